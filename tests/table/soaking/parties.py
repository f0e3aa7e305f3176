"""People who play one game after another, by the sockets alone, whatever becomes of the server meanwhile."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final

import httpx

from naqala.engine.actions import Action
from naqala.engine.game import Game
from tests.table.serving import Person
from tests.table.soaking.evening import Evening
from tests.table.soaking.regulars import Regular

# In turn: alone with a bot, many people, and all between.
SEATS: Final = (
    ("person", "calm"),
    ("person", "person"),
    ("person", "person", "gentle"),
    ("person", "person", "person", "person"),
    ("gentle", "person"),
    ("person", "person", "person"),
    ("person", "calm", "person", "gentle"),
)
LATE: Final = 0.4  # of the new tables begin shortly before the end of a game
LEFT: Final = 30  # deeds, if all goes as it went
ASK_AGAIN: Final = 0.05  # seconds


class Stubborn:
    """A browser that asks until it hears an answer."""

    def __init__(self, evening: Evening, name: str) -> None:
        self.evening = evening
        self.name = name
        self.person = Person(evening.serving, name)

    async def post(self, path: str, *fine: str, **said: object) -> dict[str, Any]:
        """What is answered; a refusal only if it is one of these kinds."""
        status, answer = await self.ask("POST", path, said)
        assert status == 200 or answer.get("kind") in fine, f"{self.name} asked {path}: {status} {answer}"
        self.evening.witness("seated")
        return answer

    async def get(self, path: str) -> dict[str, Any]:
        status, answer = await self.ask("GET", path, None)
        assert status == 200, f"{self.name} asked {path}: {status} {answer}"
        return answer

    async def ask(self, method: str, path: str, said: object) -> tuple[int, dict[str, Any]]:
        while True:
            try:
                async with self.evening.talk():
                    answer = await self.person.http.request(method, path, json=said)
                    return answer.status_code, answer.json()
            except httpx.TransportError:
                await asyncio.sleep(ASK_AGAIN)


class Party:
    """Those who sit together, and one who looks on."""

    def __init__(self, evening: Evening, nth: int, chance: Random) -> None:
        self.evening = evening
        self.seats = SEATS[nth % len(SEATS)]
        self.begins_late = nth % 2 == 1  # so that soon some games are over
        self.chance = chance
        self.people = [Stubborn(evening, f"P{nth} {which}") for which in range(self.seats.count("person"))]
        self.regulars: list[Regular] = []  # of all games, the last one at the end

    async def keep_playing(self) -> None:
        for one in self.people:
            await one.post("/api/me", name=one.name)
        code = await self.lay()
        await self.play(code)
        while not self.evening.is_late:
            code = await (self.lay() if self.chance.random() < 0.4 else self.rematch(code))
            await self.play(code)

    async def lay(self) -> str:
        """A table of which nobody heard stays empty."""
        host, *others = self.people
        kinds = [{"kind": "person"} if seat == "person" else {"kind": "bot", "level": seat} for seat in self.seats]
        wish: dict[str, object] = {"seed": str(self.chance.getrandbits(128)), "name": host.name}
        if self.chance.random() < LATE or (self.begins_late and not self.regulars):
            wish["position"] = str(before_the_end(LEFT, len(self.seats), self.chance)[0].state)
        table = await host.post("/api/tables", seats=kinds, **wish)
        code = str(table["code"])
        self.evening.testimony(code).hear_table(table)
        for other in others:
            told = await other.post(f"/api/tables/{code}/join", name=other.name)
            self.evening.testimony(code).hear_table(told)
        await self.begin(code, host)
        return code

    async def rematch(self, code: str) -> str:
        """Everybody asks for it; the first is the host."""
        asking = self.chance.sample(self.people, len(self.people))
        tables = [await one.post(f"/api/tables/{code}/rematch") for one in asking]
        following = {str(table["code"]) for table in tables}
        self.evening.testimony(code).expect(len(following) == 1, f"several tables follow: {following}")
        for table in tables:
            self.evening.testimony(table["code"]).hear_table(table)
        self.evening.testimony(code).following = tables[0]["code"]
        await self.begin(tables[0]["code"], asking[0])
        return str(tables[0]["code"])

    async def begin(self, code: str, host: Stubborn) -> None:
        """Perhaps it has begun, and the server did not live to say so."""
        told = await host.post(f"/api/tables/{code}/start", "started")
        if "status" in told:
            self.evening.testimony(code).hear_table(told)

    async def play(self, code: str) -> None:
        here = [Regular(self.evening, code, f"a spectator of {code}", None, [], self.fork())]
        for one in self.people:
            (told,) = (await one.post(f"/api/tables/{code}/keys"))["keys"]
            self.evening.testimony(code).keys[told["seat"]] = told["key"]
            here.append(Regular(self.evening, code, one.name, told["seat"], [told["key"]], self.fork()))
        self.regulars += here
        await asyncio.gather(*[regular.stay() for regular in here])

    def fork(self) -> Random:
        return Random(self.chance.getrandbits(64))


def before_the_end(deeds: int, players: int, chance: Random) -> tuple[Game, tuple[Action, ...]]:
    """A game that was played by chance, so many deeds before it is over, and those deeds."""
    whole = Game.new(players, chance.getrandbits(128))
    while not whole.over:
        whole.play(chance.choice(whole.options))
    seed, _ = whole.secret()
    game = Game.new(players, seed)
    for action in whole.log[:-deeds]:
        game.play(action)
    return game, whole.log[-deeds:]
