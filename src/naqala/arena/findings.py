"""A tally as figures: what `naqala stats` tells."""

from __future__ import annotations

from bisect import bisect_right
from statistics import fmean
from typing import Final

from naqala.arena.tally import SOURCES, Mean, Tally
from naqala.engine.djinns import DJINNS

CLASSES: Final = 5  # of players, by the gold that they spent on bids


def findings(tally: Tally) -> dict[str, object]:
    """As one JSON object."""
    every = Mean(sum([mean.total for mean in tally.options.values()]), sum([mean.n for mean in tally.options.values()]))
    return {
        "games": tally.games,
        "score": tally.scores.value,
        "winning_score": tally.winning.value,
        "rounds": tally.rounds.value,
        "ends": dict(sorted(tally.ends.items())),
        "branching": {
            "all": {"decisions": every.n, "options": every.value},
            **{
                kind: {"decisions": mean.n, "options": mean.value}
                for kind, mean in sorted(tally.options.items(), key=lambda item: -item[1].n)
            },
        },
        "spots": {str(price): {"bids": mean.n, "gold": mean.value} for price, mean in sorted(tally.paid.items())},
        "turns": {
            str(place): {"gold": tally.bids[place].value, "points": mean.value}
            for place, mean in sorted(tally.gained.items())
        },
        "spent": spending(tally),
        "sources": {
            source: {"winners": tally.won_by[source].value, "losers": tally.lost_by[source].value}
            for source in SOURCES
        },
        "djinns": {
            djinn.name: {
                "summoned": found.summoned,
                "win_share": found.wins.value,
                "margin": found.margin.value,
                "gold": found.gold / found.summoned,
            }
            for djinn, found in zip(DJINNS, tally.djinns, strict=True)
            if found.summoned
        },
    }  # fmt: skip


def spending(tally: Tally) -> list[dict[str, float]]:
    """Players by the gold that they spent on bids, in classes of about the same size: who won more often?"""
    amounts = sorted([gold for gold, _ in tally.spent])
    cuts = [amounts[nth * len(amounts) // CLASSES] for nth in range(1, CLASSES)] if amounts else []
    found: list[dict[str, float]] = []
    for nth in range(CLASSES):
        some = [(gold, share) for gold, share in tally.spent if bisect_right(cuts, gold) == nth]
        if some:
            golds, shares = [gold for gold, _ in some], [share for _, share in some]
            found.append({"from": min(golds), "to": max(golds), "players": len(some), "win_share": fmean(shares)})
    return found
