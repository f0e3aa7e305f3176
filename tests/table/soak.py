"""Many tables play while the server is killed again and again: is anything lost that somebody was told?

python -m tests.table.soak --kills 25 --tables 12 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import time
from dataclasses import asdict
from random import Random
from typing import Any, Final

from tests.table.serving import a_folder
from tests.table.soaking import visit
from tests.table.soaking.auditor import Auditor, wired
from tests.table.soaking.evening import Evening, Moment, Mortal
from tests.table.soaking.pages import Pages, read_pages
from tests.table.soaking.parties import Party
from tests.table.soaking.regulars import Regular

MOMENTS: Final[tuple[Moment, ...]] = (
    "starting", "played", "thinking", "anytime", "drafted", "starting", "seated", "heard", "over", "anytime", "played",
)  # fmt: skip
AWAITED: Final = 20.0  # seconds for a moment to come, also on a slow machine; then any is good
LIVELY: Final = 12  # deeds that every table plays, at most, before such a moment is waited for
ONWARD: Final = 15  # deeds that every table plays after the last kill, or else it is over
ONWARD_SECONDS: Final = 300.0
ORPHANED: Final = 15.0  # seconds that a process may outlive its server: a bot thinks for 10 at most


class Contradicted(Exception):
    """Something that somebody was told is not true."""


class Soak:
    def __init__(self, serving: Mortal, kills: int, tables: int, seed: int) -> None:
        self.kills = kills
        self.seed = seed
        self.chance = Random(seed)
        self.serving = serving
        self.evening = Evening(serving)
        self.parties = [Party(self.evening, nth, Random(self.chance.getrandbits(64))) for nth in range(tables)]
        self.auditor = Auditor()
        self.opening = 1.5  # seconds that a server needs to open, as far as is known

    async def run(self) -> dict[str, Any]:
        began = time.monotonic()
        try:
            async with asyncio.TaskGroup() as group:
                for party in self.parties:
                    group.create_task(party.keep_playing())
                for moment in self.moments():
                    await self.live_until(moment)
                    await self.die()
                await self.go_on()
                await self.close()
            await self.come_once_more()
        finally:
            self.serving.kill()
        await self.see_orphans_off()
        return self.figures(time.monotonic() - began)

    def moments(self) -> list[Moment]:
        """Of all kinds, mixed; but the first server never opens."""
        first, *others = [MOMENTS[nth % len(MOMENTS)] for nth in range(max(self.kills, 1))]
        return [first, *self.chance.sample(others, len(others))]

    # Killing

    async def live_until(self, moment: Moment) -> None:
        self.evening.struck.clear()
        self.serving.spawn()
        self.evening.door.set()
        if moment == "starting":
            await asyncio.sleep(self.chance.uniform(0, self.opening))
        else:
            self.opening = await self.serving.opened()
            moment = await self.come_to(moment)
        if not self.evening.struck.is_set():
            self.evening.strike()
        seen = self.evening.figures.moments
        seen[moment] = seen.get(moment, 0) + 1

    async def come_to(self, moment: Moment) -> Moment:
        """This moment; if it does not come in time, any other."""
        if moment == "anytime":
            await asyncio.sleep(self.chance.uniform(0, 4))
            return moment
        await self.some_deeds(self.chance.randrange(LIVELY * len(self.parties)))
        if moment == "thinking":
            return moment if await self.a_bot_is_asked() else "anytime"
        self.evening.awaited = moment
        try:
            await asyncio.wait_for(self.evening.struck.wait(), AWAITED)
        except TimeoutError:
            self.evening.awaited = None
            return "anytime"
        return moment

    async def some_deeds(self, wanted: int) -> None:
        """Are played, if it does not take too long."""
        end, before = time.monotonic() + AWAITED, self.acknowledged()
        while self.acknowledged() < before + wanted and time.monotonic() < end:
            await asyncio.sleep(0.01)

    def acknowledged(self) -> int:
        return sum(len(testimony.acknowledged) for testimony in self.evening.testimonies.values())

    async def a_bot_is_asked(self) -> bool:
        """And has not answered yet, as far as is known."""
        end = time.monotonic() + AWAITED
        while time.monotonic() < end:
            if any(bot_is_asked(regular) for regular in self.regulars()):
                return True
            await asyncio.sleep(0.002)
        return False

    async def die(self) -> None:
        """What the server leaves is what it had promised."""
        await self.evening.silence()
        self.serving.kill()
        self.evening.figures.kills += 1
        pages = read_pages(self.serving.database)
        self.evening.drafts = {code: pages.drafts.get(code) for code in pages.tables}
        self.audit(pages)

    def audit(self, pages: Pages, *more: str) -> None:
        found = [*self.auditor.contradictions(pages, self.evening.testimonies), *more]
        found += [f"the server broke: {line}" for line in broken(self.serving.logged())]
        if found:
            raise Contradicted("\n".join([f"run with seed {self.seed}: {what}" for what in found]))

    # Going on, and the end

    async def go_on(self) -> None:
        self.serving.spawn()
        self.evening.door.set()
        await self.serving.opened()
        before = {code: testimony.played for code, testimony in self.evening.testimonies.items()}
        end = time.monotonic() + ONWARD_SECONDS
        while waiting := [code for code, n in before.items() if not self.has_gone_on(code, n)]:
            if time.monotonic() > end:
                raise Contradicted(f"run with seed {self.seed}: these tables do not go on: {waiting}")
            await asyncio.sleep(0.05)
        await self.hear_of_all()

    async def hear_of_all(self) -> None:
        """On a slow machine it takes longer until a game is over and somebody has spoken."""
        testimonies = self.evening.testimonies
        end = time.monotonic() + ONWARD_SECONDS
        while not (any(t.result for t in testimonies.values()) and any(t.words for t in testimonies.values())):
            if time.monotonic() > end:
                raise Contradicted(f"run with seed {self.seed}: no game is over, or nobody speaks")
            await asyncio.sleep(0.05)

    def has_gone_on(self, code: str, before: int) -> bool:
        testimony = self.evening.testimonies[code]
        return testimony.result is not None or testimony.played >= before + ONWARD

    async def close(self) -> None:
        """Kindly: who is asked something may still answer, and hears of it."""
        self.evening.is_late = True
        await asyncio.sleep(0.5)
        code = await asyncio.to_thread(self.serving.stop)
        await self.evening.silence()
        pages = read_pages(self.serving.database)
        self.audit(pages, *([f"the server ended with {code}"] if code else []), *self.gaps(pages))

    def gaps(self, pages: Pages) -> list[str]:
        """Who has heard the end of the game, or of the server, has heard of every deed."""
        written = {code: [wired(deed) for deed in deeds] for code, deeds in pages.deeds.items()}
        return [
            f"table {regular.testimony.code}: {regular.name} was told {len(regular.history)} deeds, not all of them"
            for regular in self.regulars()
            if regular.heard_the_end and regular.history != written.get(regular.testimony.code, [])
        ]

    def regulars(self) -> list[Regular]:
        return [regular for party in self.parties for regular in party.regulars]

    async def come_once_more(self) -> None:
        """To another server, on another day."""
        pages = read_pages(self.serving.database)
        self.serving.spawn()
        self.evening.door.set()
        await self.serving.opened()
        people = [one for party in self.parties for one in party.people]
        found = [*await visit.tables(self.evening, pages), *await visit.people(people)]
        if found:
            raise Contradicted("\n".join([f"run with seed {self.seed}: {what}" for what in found]))

    async def see_orphans_off(self) -> None:
        end = time.monotonic() + ORPHANED
        while left := self.serving.left_over():
            if time.monotonic() > end:
                raise Contradicted(f"processes outlive their server: {sorted(left)}")
            await asyncio.sleep(0.1)

    def figures(self, seconds: float) -> dict[str, Any]:
        testimonies = self.evening.testimonies.values()
        pages = read_pages(self.serving.database)
        return {
            **asdict(self.evening.figures),
            "tables": len(pages.tables),
            "deeds_acknowledged": self.acknowledged(),
            "deeds_in_ledger": sum(len(deeds) for deeds in pages.deeds.values()),
            "words_acknowledged": sum(len(testimony.words) for testimony in testimonies),
            "games_finished": sum(table.finished is not None for table in pages.tables.values()),
            "seed": self.seed,
            "seconds": round(seconds, 1),
        }


def bot_is_asked(regular: Regular) -> bool:
    scene = regular.line.scene if regular.line else None
    if regular.seat is not None or not scene or not scene["asked"] or regular.line is None:
        return False
    asked = scene["asked"]["seat"]
    return any(chair["seat"] == asked and chair["bot"] for chair in regular.line.table["chairs"])


def broken(log: str) -> list[str]:
    """What a server should never have to write down."""
    return [line for line in log.splitlines() if '"level": "error"' in line or line.startswith("Traceback")]


def main() -> int:
    asked = argparse.ArgumentParser(description="Kill the server while people play, and see whether anything is lost.")
    asked.add_argument("--kills", type=int, default=25)
    asked.add_argument("--tables", type=int, default=12)
    asked.add_argument("--seed", type=int, default=1)
    wish = asked.parse_args()
    folder, figures = a_folder(), None
    try:
        figures = asyncio.run(Soak(Mortal(folder), wish.kills, wish.tables, wish.seed).run())
    except* Contradicted as contradictions:
        for contradiction in contradictions.exceptions:
            print(contradiction, file=sys.stderr)
    if figures is None:
        print(f"The ledger and the log are in {folder}.", file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
