"""Tables of four that play on a server by themselves: one committed deed a second each, whether it keeps up or not.

The games are known in advance, from positions of every age, so nothing that the server tells has to be understood
here but who has heard of which deed.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from http.client import HTTPConnection
from time import perf_counter
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from naqala.bots.roster import named
from naqala.engine.actions import Action
from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation.actions import action_text
from naqala.engine.state import State
from naqala.table.drafts import previewed

SEATS: Final = 4
SHORTEST: Final = 140  # deeds of a game of four; most have some 240
GOLDEN: Final = 0.6180339887  # its multiples are spread evenly between whole numbers
DRAFTED: Final = 0.5  # seconds that a deed is in the draft before it is played
PATIENCE: Final = 60.0  # seconds for a table to be laid, or for what is late
NEWS: Final = b'{"told":"news"'
WELCOME: Final = b'{"told":"welcome"'
REFUSAL: Final = b'{"told":"refusal"'
COUNT: Final = b'"scene":{"n":'


class Unplayable(NaqalaError):
    """The server does not play along, and why."""


# Games known in advance


@dataclass(frozen=True)
class Deed:
    """What a seat says; if it does not commit by itself, it is confirmed."""

    seat: int
    say: str
    commits: bool


@dataclass(frozen=True)
class Script:
    """A game as it will be played, from a position."""

    position: str
    seed: int
    deeds: list[Deed]


@cache
def script(seed: int, beats: int) -> Script:
    """As calm bots play it: they keep their goods, as people do, so late in the game there is much to choose from.

    Each seed begins at another age, and none ends before so many beats.
    """
    log = [action for _, action in playing(Game.new(SEATS, seed))]
    age = round(seed * GOLDEN % 1 * max(len(log) - beats, 0))
    while True:
        position = str(after(seed, log[:age]))
        game = Game.at(State.parse(position, Luck.seeded(seed)))
        deeds = [
            Deed(before.seat, action_text(action), previewed(before, action).commits)
            for before, action in playing(game)
        ]
        if len(deeds) >= beats or age == 0:
            return Script(position, seed, deeds)
        age = max(age - beats, 0)  # the luck is another from here on, and brought the end too soon


def playing(game: Game) -> Iterator[tuple[State, Action]]:
    """Each position and what is answered there, until the game is over."""
    bots = [named("calm", seat) for seat in range(SEATS)]
    while not game.over:
        before, action = game.state, bots[game.seat].choose(game.memory(game.seat))
        game.play(action)
        yield before, action


def after(seed: int, log: list[Action]) -> State:
    game = Game.new(SEATS, seed)
    for action in log:
        game.play(action)
    return game.state


# Tables are laid


@dataclass(frozen=True)
class Laid:
    """A table with its game begun, and the keys to its seats."""

    code: str
    keys: list[str]
    script: Script


def lay(port: int, script: Script) -> Laid:
    """By four guests, each with a cookie."""
    line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    guests = [Guest(line) for _ in range(SEATS)]
    host = guests[0]
    wish = {"seats": [{"kind": "person"}] * SEATS, "position": script.position, "seed": str(script.seed)}
    code = host.post("/api/tables", wish)["code"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{code}/join", {})
    host.post(f"/api/tables/{code}/start", {})
    keys = [guest.post(f"/api/tables/{code}/keys", {})["keys"][0]["key"] for guest in guests]
    line.close()
    return Laid(code, keys, script)


class Guest:
    def __init__(self, line: HTTPConnection) -> None:
        self.line = line
        self.cookie = ""

    def post(self, path: str, said: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        self.line.request("POST", path, json.dumps(said), headers)
        answer = self.line.getresponse()
        text = answer.read()
        if answer.status != 200:
            raise Unplayable(f"The server refuses {path}: {text.decode()[:300]}")
        self.cookie = answer.getheader("Set-Cookie", self.cookie).partition(";")[0]
        return json.loads(text)


async def sit_down(port: int, code: str, key: str) -> ClientConnection:
    line = await connect(
        f"ws://127.0.0.1:{port}/api/tables/{code}/socket",
        compression=None, max_size=None, ping_interval=None, open_timeout=PATIENCE,
    )  # fmt: skip
    await line.send(json.dumps({"say": "hello", "keys": [key]}))
    while not (await line.recv(decode=False)).startswith(WELCOME):
        pass
    return line


# Tables play


@dataclass
class Tally:
    """What was measured while some tables played."""

    seconds: list[float] = field(default_factory=list)  # from a commit until everybody has heard of it
    missed: int = 0  # beats without a commit, since the one before was not heard of yet
    drafts: int = 0
    lags: list[float] = field(default_factory=list)  # how late the load itself was

    def miss(self, waited: float) -> None:
        self.missed += 1
        self.seconds.append(waited)


@dataclass
class Traffic:
    """What all sockets have heard."""

    messages: int = 0
    bytes: int = 0
    refusals: list[str] = field(default_factory=list)


class LiveTable:
    """Four sockets and the game that they play."""

    def __init__(self, script: Script, lines: list[ClientConnection], traffic: Traffic) -> None:
        self.script = script
        self.lines = lines
        self.traffic = traffic
        self.tally = Tally()
        self.n = 0  # deeds that everybody has heard of
        self.unheard: set[int] = set()  # seats that have not heard of the next one yet
        self.has_drafted = False
        self.sent = 0.0
        self.listening = [asyncio.create_task(self.listen(seat)) for seat in range(SEATS)]

    async def draft(self, tally: Tally) -> None:
        """The next deed, if it can be tried without being played."""
        if self.unheard or self.has_drafted or self.script.deeds[self.n].commits:
            return
        tally.drafts += 1
        self.has_drafted = True
        await self.say("try")

    async def commit(self, tally: Tally) -> None:
        """The next deed, if all have heard of the last; else that one is late already."""
        if self.unheard:
            tally.miss(perf_counter() - self.sent)
            return
        await self.draft(tally)
        self.tally = tally
        self.unheard = set(range(SEATS))
        self.sent = perf_counter()
        await self.say("confirm" if self.has_drafted else "try")

    async def say(self, say: str) -> None:
        deed = self.script.deeds[self.n]
        said = {"deeds": [deed.say]} if say == "try" else {}
        drafted = int(say == "confirm")
        try:
            await self.lines[deed.seat].send(json.dumps({"say": say, "seen": self.n, "drafted": drafted, **said}))
        except ConnectionClosed:
            return  # nobody will hear of it, and that is late enough

    async def listen(self, seat: int) -> None:
        traffic, line = self.traffic, self.lines[seat]
        try:
            while True:
                message = await line.recv(decode=False)
                traffic.messages += 1
                traffic.bytes += len(message)
                if message.startswith(NEWS):
                    self.hear(seat, message)
                elif message.startswith(REFUSAL):
                    traffic.refusals.append(message.decode())
        except ConnectionClosed:
            return

    def hear(self, seat: int, news: bytes) -> None:
        at = news.index(COUNT) + len(COUNT)
        if int(news[at : news.index(b",", at)]) <= self.n:
            return
        self.unheard.discard(seat)
        if self.unheard:
            return
        self.tally.seconds.append(perf_counter() - self.sent)
        self.n += 1
        self.has_drafted = False

    async def leave(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*[line.close() for line in self.lines])


class Load:
    """All tables, each with a game of its own."""

    def __init__(self, port: int, beats: int) -> None:
        self.port = port
        self.beats = beats  # for which each table must be good
        self.tables: list[LiveTable] = []
        self.traffic = Traffic()

    async def lay(self, n: int) -> list[Laid]:
        seeds = range(len(self.tables), len(self.tables) + n)
        return await asyncio.gather(*[asyncio.to_thread(self._lay, seed) for seed in seeds])

    def _lay(self, seed: int) -> Laid:
        return lay(self.port, script(seed, self.beats))

    async def connect(self, laid: Iterable[Laid]) -> None:
        for table in laid:
            lines = await asyncio.gather(*[sit_down(self.port, table.code, key) for key in table.keys])
            self.tables.append(LiveTable(table.script, lines, self.traffic))

    async def play(self, tables: int, seconds: range, start: float, tally: Tally) -> None:
        """So many tables, each once a second, spread evenly; a deed is drafted half a second before."""
        playing = self.tables[:tables]
        moments = sorted(
            (second + nth / tables + (DRAFTED if commits else 0.0), nth, commits)
            for second in range(seconds.stop)
            for nth in range(tables)
            for commits in (False, True)
        )
        for due, nth, commits in moments:
            if not seconds.start <= due < seconds.stop:
                continue
            await asyncio.sleep(start + due - perf_counter())
            tally.lags.append(perf_counter() - start - due)
            await (playing[nth].commit(tally) if commits else playing[nth].draft(tally))
        self.refuse_refusals()

    async def settle(self, tally: Tally) -> None:
        """What is late is waited for, but not for ever."""
        end = perf_counter() + PATIENCE / 4
        while perf_counter() < end and any(table.unheard for table in self.tables):
            await asyncio.sleep(0.05)
        for table in self.tables:
            if table.unheard and table.tally is tally:
                tally.seconds.append(perf_counter() - table.sent)

    def refuse_refusals(self) -> None:
        if self.traffic.refusals:
            raise Unplayable(f"The server refuses: {self.traffic.refusals[0][:300]}")

    async def leave(self) -> None:
        await asyncio.gather(*[table.leave() for table in self.tables])
