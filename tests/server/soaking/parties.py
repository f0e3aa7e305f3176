"""People who play one game after another over sockets, whatever happens to the server."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final

import httpx

from naqala.engine.actions import Action
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from tests.server.serving import Person
from tests.server.soaking.soak_players import SoakPlayer
from tests.server.soaking.soak_session import SoakSession

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
LATE_START_SHARE: Final = 0.4  # of the new tables begin shortly before the end of a game
ACTIONS_LEFT: Final = 30  # actions, if all goes as it went
RETRY_SECONDS: Final = 0.05  # seconds


class RetryingPerson:
    """A browser that repeats requests until it gets a response."""

    def __init__(self, session: SoakSession, name: str) -> None:
        self.session = session
        self.name = name
        self.person = Person(session.serving, name)

    async def post(self, path: str, *allowed_codes: str, **fields: object) -> dict[str, Any]:
        """Returns the response body; errors only with one of these codes."""
        status, response = await self.ask("POST", path, fields)
        assert status == 200 or response.get("code") in allowed_codes, f"{self.name} asked {path}: {status} {response}"
        self.session.check_moment("seated")
        return response

    async def get(self, path: str) -> dict[str, Any]:
        status, response = await self.ask("GET", path, None)
        assert status == 200, f"{self.name} asked {path}: {status} {response}"
        return response

    async def ask(self, method: str, path: str, fields: object) -> tuple[int, dict[str, Any]]:
        while True:
            try:
                async with self.session.request():
                    response = await self.person.http.request(method, path, json=fields)
                    return response.status_code, response.json()
            except httpx.TransportError:
                await asyncio.sleep(RETRY_SECONDS)


class SoakTable:
    """The players of a table, and a spectator."""

    def __init__(self, session: SoakSession, nth: int, rng: Random) -> None:
        self.session = session
        self.seats = SEATS[nth % len(SEATS)]
        self.begins_late = nth % 2 == 1  # so that soon some games are over
        self.rng = rng
        self.people = [RetryingPerson(session, f"P{nth} {which}") for which in range(self.seats.count("person"))]
        self.soak_players: list[SoakPlayer] = []  # of all games, the last one at the end

    async def keep_playing(self) -> None:
        for one in self.people:
            await one.post("/api/me", name=one.name)
        code = await self.create_table()
        await self.play(code)
        while not self.session.is_ending:
            code = await (self.create_table() if self.rng.random() < 0.4 else self.rematch(code))
            await self.play(code)

    async def create_table(self) -> str:
        """Create a table and start its game; a table whose response was lost stays empty."""
        host, *others = self.people
        kinds = [{"kind": "person"} if seat == "person" else {"kind": "bot", "level": seat} for seat in self.seats]
        options: dict[str, object] = {"seed": str(self.rng.getrandbits(128)), "name": host.name}
        if self.rng.random() < LATE_START_SHARE or (self.begins_late and not self.soak_players):
            options["position"] = position_text(before_the_end(ACTIONS_LEFT, len(self.seats), self.rng)[0].state)
        table = await host.post("/api/tables", seats=kinds, **options)
        code = str(table["code"])
        self.session.recorded(code).receive_table(table)
        for other in others:
            table = await other.post(f"/api/tables/{code}/join", name=other.name)
            self.session.recorded(code).receive_table(table)
        await self.start_game(code, host)
        return code

    async def rematch(self, code: str) -> str:
        """Everybody requests a rematch; the first is the host."""
        asking = self.rng.sample(self.people, len(self.people))
        tables = [await one.post(f"/api/tables/{code}/rematch") for one in asking]
        following = {str(table["code"]) for table in tables}
        self.session.recorded(code).expect(len(following) == 1, f"several tables follow: {following}")
        for table in tables:
            self.session.recorded(table["code"]).receive_table(table)
        self.session.recorded(code).following = tables[0]["code"]
        await self.start_game(tables[0]["code"], asking[0])
        return str(tables[0]["code"])

    async def start_game(self, code: str, host: RetryingPerson) -> None:
        """The game may have started already, if the server was killed before its response."""
        table = await host.post(f"/api/tables/{code}/start", "started")
        if "status" in table:
            self.session.recorded(code).receive_table(table)

    async def play(self, code: str) -> None:
        here = [SoakPlayer(self.session, code, f"a spectator of {code}", None, [], self.fork())]
        for one in self.people:
            (seat_key,) = (await one.post(f"/api/tables/{code}/keys"))["keys"]
            self.session.recorded(code).keys[seat_key["seat"]] = seat_key["key"]
            here.append(SoakPlayer(self.session, code, one.name, seat_key["seat"], [seat_key["key"]], self.fork()))
        self.soak_players += here
        await asyncio.gather(*[player.play_until_end() for player in here])

    def fork(self) -> Random:
        return Random(self.rng.getrandbits(64))


def before_the_end(actions: int, players: int, rng: Random) -> tuple[Game, tuple[Action, ...]]:
    """A random game, this number of actions before its end, and those actions."""
    whole = Game.new(players, rng.getrandbits(128))
    while not whole.over:
        whole.play(rng.choice(whole.options))
    seed, _ = whole.secret()
    game = Game.new(players, seed)
    for action in whole.log[:-actions]:
        game.play(action)
    return game, whole.log[-actions:]
