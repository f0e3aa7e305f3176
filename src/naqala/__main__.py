"""`python -m naqala`."""

import sys

from naqala.cli import main

sys.exit(main())
