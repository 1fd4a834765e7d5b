"""`python -m smallworld_desktop` is the same program as `smallworld-desktop`."""

import sys

from smallworld_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
