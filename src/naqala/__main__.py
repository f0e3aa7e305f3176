"""Runs the command `naqala` as `python -m naqala`."""

import sys

from naqala.cli import main

sys.exit(main())
