"""Attack a server and measure what honest clients notice.

python -m tests.server.attacks [--server COMMAND] [--attack NAME …] [--sources 1|20] [--seconds N] [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path

from tests.server.attacks.attack_catalog import ATTACKS
from tests.server.attacks.attack_report import Result, misses, report
from tests.server.attacks.attack_run import AttackRun, RunOptions
from tests.server.attacks.attacked_server import DEFAULT_COMMAND

MAX_PHASE_SECONDS = 120.0


def main() -> int:
    arguments = parse_arguments()
    results: list[Result] = []
    for sources in arguments.sources or [1, 20]:
        options = RunOptions(arguments.server, sources, min(arguments.seconds, MAX_PHASE_SECONDS))
        for name in arguments.attack or ATTACKS:
            results.append(asyncio.run(AttackRun(name, options).run()))
            print(f"{name} from {sources}: {'; '.join(misses(results[-1])) or 'held'}", file=sys.stderr, flush=True)
            if arguments.json:
                arguments.json.write_text(json.dumps(results, indent=1))
    print(report(results))
    return 1 if any(misses(result) for result in results) else 0


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.attacks", description="Attack a server on this machine."
    )
    parser.add_argument(
        "--server", default=DEFAULT_COMMAND, metavar="COMMAND", help="started with `serve` and its flags"
    )
    parser.add_argument("--attack", nargs="+", choices=sorted(ATTACKS), help="some of the attacks (all)")
    parser.add_argument("--sources", nargs="+", type=int, choices=(1, 20), help="addresses it comes from (1 and 20)")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each phase: quiet, attack, recovery (5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
