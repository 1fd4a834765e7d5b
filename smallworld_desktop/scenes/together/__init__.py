"""Playing together from different houses: tables that are opened, found and joined. Here the network is known."""
