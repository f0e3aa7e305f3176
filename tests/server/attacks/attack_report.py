"""Which attacks hold the target, and a table of everything measured."""

from __future__ import annotations

from typing import Any, Final

from tests.server.attacks.attack_catalog import ATTACKS

MAX_RATIO: Final = 3.0  # p99 under attack to the quiet p99
MAX_GROWTH_MB: Final = 50.0
COLUMNS: Final = (
    "attack", "from", "quiet ms", "attack ms", "p99 ×", "recovery", "newcomers", "bot", "lost", "MB", "CPU", "attacker",
    "target",
)  # fmt: skip

Result = dict[str, Any]


def misses(result: Result) -> list[str]:
    """How the target is missed; empty if it is held."""
    phases, found = result["phases"], []
    if p99_ratio(result) > MAX_RATIO:
        found.append(f"p99 is {p99_ratio(result):.1f} times the quiet value")
    if result["memory_growth_mb"] > MAX_GROWTH_MB:
        found.append(f"memory grows by {result['memory_growth_mb']:.0f} MB")
    if lost := sum(phases[phase]["lost"] + phases[phase]["disconnects"] for phase in phases):
        found.append(f"{lost} honest messages or connections are lost")
    if ATTACKS[result["attack"]].must_be_answered and result["attacker"]["hanging"]:
        found.append(f"{result['attacker']['hanging']} requests hang")
    if not result["survived"]:
        found.append("the server ended")
    return found


def p99_ratio(result: Result) -> float:
    quiet = result["phases"]["quiet"]["talking"]["p99"]
    return float(result["phases"]["attack"]["talking"]["p99"] / max(quiet, 0.01))


def report(results: list[Result]) -> str:
    rows = [COLUMNS, *[row(result) for result in results]]
    widths = [max(len(cells[nth]) for cells in rows) for nth in range(len(COLUMNS))]
    lines = ["  ".join([cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]) for cells in rows]
    return "\n".join([line.rstrip() for line in [*lines, "", *explanations(results)]])


def row(result: Result) -> tuple[str, ...]:
    quiet, attack, recovery = (result["phases"][phase] for phase in ("quiet", "attack", "recovery"))
    return (
        result["attack"],
        str(result["sources"]),
        three(quiet["talking"]),
        three(attack["talking"]),
        f"{p99_ratio(result):.1f}",
        f"{recovery['talking']['p99']:.0f}",
        f"{quiet['newcomer']['p99']:.0f}→{attack['newcomer']['p99']:.0f}",
        f"{quiet['bot']['median']:.0f}→{attack['bot']['median']:.0f}",
        str(sum(phase["lost"] + phase["disconnects"] for phase in (quiet, attack, recovery))),
        f"{result['memory_growth_mb']:+.0f}",
        f"{100 * attack['cpu_seconds'] / result['seconds']:.0f}%",
        achieved(result),
        "missed" if misses(result) else "held",
    )


def three(latency: dict[str, float]) -> str:
    return f"{latency['median']:.1f}/{latency['p99']:.0f}/{latency['max']:.0f} (n={latency['n']})"


def achieved(result: Result) -> str:
    """What the attacker got through."""
    tally = result["attacker"]
    rate = tally["sent"] / result["seconds"] / 1e6
    return f"{tally['opened']} opened, {tally['closed']} closed, {tally['refused']} refused, {rate:.1f} MB/s"


def explanations(results: list[Result]) -> list[str]:
    missed = [(result, misses(result)) for result in results]
    lines = [f"{result['attack']} from {result['sources']}: {'; '.join(found)}" for result, found in missed if found]
    held = sum(not found for _, found in missed)
    target = f"p99 at most {MAX_RATIO:.0f} × the quiet value, at most {MAX_GROWTH_MB:.0f} MB more, nothing lost"
    return [*lines, f"{held} of {len(results)} attacks hold the target: {target}."]
