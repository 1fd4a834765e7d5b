"""`python -m smallworld_desktop` is the same program as `smallworld-desktop`."""

import multiprocessing
import sys

from smallworld_desktop.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # in the packaged program, worker processes start here too
    sys.exit(main())
