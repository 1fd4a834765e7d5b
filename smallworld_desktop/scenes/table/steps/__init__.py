"""What can be done now, one class per kind of decision. Everything comes from the rules' offers."""
