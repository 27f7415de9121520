"""`python -m waldlehre` is `waldlehre`."""

import sys

from waldlehre.cli import main

if __name__ == "__main__":
    sys.exit(main())
