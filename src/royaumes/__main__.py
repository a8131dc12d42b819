"""`python -m royaumes` is the `royaumes` command."""

import sys

from royaumes.cli import main

if __name__ == "__main__":
    sys.exit(main())
