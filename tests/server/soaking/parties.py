"""People who play one game after another over sockets, whatever happens to the server."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final

from naqala.engine.actions import Action
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from tests.server.soaking.contributors import Contributors
from tests.server.soaking.retrying_person import RetryingPerson
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
SEED_SHARE: Final = 0.2  # of the others have a seed that the host chose; to the rest the players contribute
ACTIONS_LEFT: Final = 30  # actions, if all goes as it went


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
        code = await self.next_game(None)
        await self.play(code)
        while not self.session.is_ending:
            code = await self.next_game(code)
            await self.play(code)

    async def next_game(self, last: str | None) -> str:
        """Start a game at a new table, or a rematch; the soak test does not end meanwhile."""
        with self.session.preparing():
            return await (self.create_table() if last is None or self.rng.random() < 0.4 else self.rematch(last))

    async def create_table(self) -> str:
        """Create a table and start its game; a table whose response was lost stays empty."""
        host, *others = self.people
        kinds = [{"kind": "person"} if seat == "person" else {"kind": "bot", "level": seat} for seat in self.seats]
        table = await host.post("/api/tables", seats=kinds, name=host.name, **self.chosen_deal())
        code = str(table["code"])
        self.session.recorded(code).receive_table(table)
        for other in others:
            table = await other.post(f"/api/tables/{code}/join", name=other.name)
            self.session.recorded(code).receive_table(table)
        await self.start_game(table, host)
        return code

    def chosen_deal(self) -> dict[str, object]:
        """A position or a seed, or neither. The first game of a table begins late, or the players contribute to it."""
        is_first = not self.soak_players
        if self.begins_late if is_first else self.rng.random() < LATE_START_SHARE:
            position = position_text(before_the_end(ACTIONS_LEFT, len(self.seats), self.rng)[0].state)
            return {"position": position, "seed": str(self.rng.getrandbits(128))}
        if not is_first and self.rng.random() < SEED_SHARE:
            return {"seed": str(self.rng.getrandbits(128))}
        return {}

    async def rematch(self, code: str) -> str:
        """Everybody requests a rematch; the first is the host."""
        asking = self.rng.sample(self.people, len(self.people))
        tables = [await one.post(f"/api/tables/{code}/rematch") for one in asking]
        following = {str(table["code"]) for table in tables}
        self.session.recorded(code).expect(len(following) == 1, f"several tables follow: {following}")
        for table in tables:
            self.session.recorded(table["code"]).receive_table(table)
        self.session.recorded(code).following = tables[0]["code"]
        await self.start_game(tables[0], asking[0])
        return str(tables[0]["code"])

    async def start_game(self, table: dict[str, Any], host: RetryingPerson) -> None:
        """The game may have started already, if the server was killed before its response."""
        if table["custom_seed"] or table["custom_start"]:
            started = await host.post(f"/api/tables/{table['code']}/start", "started")
            if "status" in started:
                self.session.recorded(table["code"]).receive_table(started)
            return
        others = [one for one in self.people if one is not host]
        await Contributors(self.session, table["code"], [host, *others], self.fork()).start_game()

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
