"""Statistics of games as JSON: the output of `naqala stats`."""

from __future__ import annotations

from bisect import bisect_right
from statistics import fmean
from typing import Final

from naqala.arena.game_stats import SOURCES, GameStats, Mean
from naqala.engine.djinns import DJINNS

CLASSES: Final = 5  # classes of players by gold spent on bids


def summarize(stats: GameStats) -> dict[str, object]:
    """All statistics as one JSON object."""
    every = Mean(sum([mean.total for mean in stats.options.values()]), sum([mean.n for mean in stats.options.values()]))
    return {
        "games": stats.games,
        "score": stats.scores.value,
        "winning_score": stats.winning.value,
        "rounds": stats.rounds.value,
        "ends": dict(sorted(stats.ends.items())),
        "branching": {
            "all": {"decisions": every.n, "options": every.value},
            **{
                kind: {"decisions": mean.n, "options": mean.value}
                for kind, mean in sorted(stats.options.items(), key=lambda item: -item[1].n)
            },
        },
        "spots": {str(price): {"bids": mean.n, "gold": mean.value} for price, mean in sorted(stats.paid.items())},
        "turns": {
            str(place): {"gold": stats.bids[place].value, "points": mean.value}
            for place, mean in sorted(stats.gained.items())
        },
        "spent": spending(stats),
        "sources": {
            source: {"winners": stats.won_by[source].value, "losers": stats.lost_by[source].value}
            for source in SOURCES
        },
        "djinns": {
            djinn.name: {
                "summoned": found.summoned,
                "win_share": found.wins.value,
                "margin": found.margin.value,
                "gold": found.gold / found.summoned,
            }
            for djinn, found in zip(DJINNS, stats.djinns, strict=True)
            if found.summoned
        },
    }  # fmt: skip


def spending(stats: GameStats) -> list[dict[str, float]]:
    """Players in classes of about the same size, by gold spent on bids, with the share of wins of each class."""
    amounts = sorted([gold for gold, _ in stats.spent])
    cuts = [amounts[nth * len(amounts) // CLASSES] for nth in range(1, CLASSES)] if amounts else []
    found: list[dict[str, float]] = []
    for nth in range(CLASSES):
        some = [(gold, share) for gold, share in stats.spent if bisect_right(cuts, gold) == nth]
        if some:
            golds, shares = [gold for gold, _ in some], [share for _, share in some]
            found.append({"from": min(golds), "to": max(golds), "players": len(some), "win_share": fmean(shares)})
    return found
