"""Load for `naqala bench --server`: tables of four that commit an action per second, even if the server is late.

The games are computed in advance, from positions of every stage, so that the load need not parse messages beyond the
number of played actions.
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

from naqala.bots.registry import make_bot
from naqala.engine.actions import Action
from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_position, position_text
from naqala.engine.notation.action_codec import action_text
from naqala.engine.state import State
from naqala.server.drafts import preview_action

PLAYERS: Final = 4
SHORTEST_GAME: Final = 140  # actions of a game of four; most have about 240
GOLDEN_RATIO: Final = 0.6180339887  # fractional parts of its multiples are evenly spread
DRAFT_SECONDS: Final = 0.5  # that an action stays in the draft before it is played
SETUP_TIMEOUT: Final = 60.0  # seconds
SETTLE_TIMEOUT: Final = 15.0  # seconds to wait for late updates
UPDATE: Final = b'{"type":"update"'
WELCOME: Final = b'{"type":"welcome"'
ERROR: Final = b'{"type":"error"'
ACTION_COUNT: Final = b'"snapshot":{"action_count":'


class BenchFailed(NaqalaError):
    """The server cannot be measured."""


# Precomputed games


@dataclass(frozen=True)
class ScriptedAction:
    """An action of a seat; if it does not commit by itself, it is confirmed."""

    seat: int
    notation: str
    commits: bool


@dataclass(frozen=True)
class Script:
    """A game to be played, from a position."""

    position: str
    seed: int
    actions: list[ScriptedAction]


@cache
def script(seed: int, seconds: int) -> Script:
    """A game of calm bots. Like people, they keep their goods, so late positions have many options.

    Each seed starts at another stage of the game, and every script has at least one action per second.
    """
    log = [action for _, action in play_bots(Game.new(PLAYERS, seed))]
    skipped = round(seed * GOLDEN_RATIO % 1 * max(len(log) - seconds, 0))
    while True:
        position = position_text(position_after(seed, log[:skipped]))
        game = Game.at(parse_position(position, Luck.seeded(seed)))
        actions = [
            ScriptedAction(before.seat, action_text(action), preview_action(before, action).commits)
            for before, action in play_bots(game)
        ]
        if len(actions) >= seconds or skipped == 0:
            return Script(position, seed, actions)
        skipped = max(skipped - seconds, 0)  # with the new luck the game was too short


def play_bots(game: Game) -> Iterator[tuple[State, Action]]:
    """Each position and the action played there, until the game is over."""
    bots = [make_bot("calm", seat) for seat in range(PLAYERS)]
    while not game.over:
        before, action = game.state, bots[game.seat].choose(game.memory(game.seat))
        game.play(action)
        yield before, action


def position_after(seed: int, log: list[Action]) -> State:
    game = Game.new(PLAYERS, seed)
    for action in log:
        game.play(action)
    return game.state


# Creating tables


@dataclass(frozen=True)
class StartedTable:
    code: str
    keys: list[str]  # by seat
    script: Script


def start_table(port: int, script: Script) -> StartedTable:
    """Create a table with four players, each with a cookie, and start its game."""
    http = HTTPConnection("127.0.0.1", port, timeout=SETUP_TIMEOUT)
    players = [HttpPlayer(http) for _ in range(PLAYERS)]
    host = players[0]
    table = {"seats": [{"kind": "person"}] * PLAYERS, "position": script.position, "seed": str(script.seed)}
    code = host.post("/api/tables", table)["code"]
    for player in players[1:]:
        player.post(f"/api/tables/{code}/join", {})
    host.post(f"/api/tables/{code}/start", {})
    keys = [player.post(f"/api/tables/{code}/keys", {})["keys"][0]["key"] for player in players]
    http.close()
    return StartedTable(code, keys, script)


class HttpPlayer:
    def __init__(self, http: HTTPConnection) -> None:
        self.http = http
        self.cookie = ""

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        self.http.request("POST", path, json.dumps(body), headers)
        response = self.http.getresponse()
        text = response.read()
        if response.status != 200:
            raise BenchFailed(f"The server rejected {path}: {text.decode()[:300]}")
        self.cookie = response.getheader("Set-Cookie", self.cookie).partition(";")[0]
        return json.loads(text)


async def connect_seat(port: int, code: str, key: str) -> ClientConnection:
    socket = await connect(
        f"ws://127.0.0.1:{port}/api/tables/{code}/socket",
        compression=None, max_size=None, ping_interval=None, open_timeout=SETUP_TIMEOUT,
    )  # fmt: skip
    await socket.send(json.dumps({"type": "hello", "keys": [key]}))
    while not (await socket.recv(decode=False)).startswith(WELCOME):
        pass
    return socket


# Playing


@dataclass
class LoadStats:
    """Measurements of one run."""

    latencies: list[float] = field(default_factory=list)  # seconds from a commit until all seats have the update
    missed: int = 0  # commits that were skipped because the previous one was not delivered yet
    drafts: int = 0
    lags: list[float] = field(default_factory=list)  # seconds by which the load itself was late

    def miss(self, waited: float) -> None:
        self.missed += 1
        self.latencies.append(waited)


@dataclass
class Traffic:
    messages: int = 0
    bytes: int = 0
    errors: list[str] = field(default_factory=list)


class LiveTable:
    """A table of four sockets that plays its script."""

    def __init__(self, script: Script, sockets: list[ClientConnection], traffic: Traffic) -> None:
        self.script = script
        self.sockets = sockets
        self.traffic = traffic
        self.stats = LoadStats()
        self.n = 0  # actions that all seats have received
        self.waiting: set[int] = set()  # seats that have not received the next one
        self.has_draft = False
        self.committed_at = 0.0
        self.receiving = [asyncio.create_task(self.receive(seat)) for seat in range(PLAYERS)]

    async def draft(self, stats: LoadStats) -> None:
        """Draft the next action, if it does not commit."""
        if self.waiting or self.has_draft or self.script.actions[self.n].commits:
            return
        stats.drafts += 1
        self.has_draft = True
        await self.send("try")

    async def commit(self, stats: LoadStats) -> None:
        """Play the next action, unless the previous one is late."""
        if self.waiting:
            stats.miss(perf_counter() - self.committed_at)
            return
        await self.draft(stats)
        self.stats = stats
        self.waiting = set(range(PLAYERS))
        self.committed_at = perf_counter()
        await self.send("confirm" if self.has_draft else "try")

    async def send(self, kind: str) -> None:
        action = self.script.actions[self.n]
        body: dict[str, Any] = {"actions": [action.notation]} if kind == "try" else {}
        message = {"type": kind, "action_count": self.n, "draft_count": int(kind == "confirm"), **body}
        try:
            await self.sockets[action.seat].send(json.dumps(message))
        except ConnectionClosed:
            return  # nobody will receive it, which counts as late

    async def receive(self, seat: int) -> None:
        traffic, socket = self.traffic, self.sockets[seat]
        try:
            while True:
                message = await socket.recv(decode=False)
                traffic.messages += 1
                traffic.bytes += len(message)
                if message.startswith(UPDATE):
                    self.on_update(seat, message)
                elif message.startswith(ERROR):
                    traffic.errors.append(message.decode())
        except ConnectionClosed:
            return

    def on_update(self, seat: int, update: bytes) -> None:
        at = update.index(ACTION_COUNT) + len(ACTION_COUNT)
        if int(update[at : update.index(b",", at)]) <= self.n:
            return
        self.waiting.discard(seat)
        if self.waiting:
            return
        self.stats.latencies.append(perf_counter() - self.committed_at)
        self.n += 1
        self.has_draft = False

    async def close(self) -> None:
        for task in self.receiving:
            task.cancel()
        await asyncio.gather(*[socket.close() for socket in self.sockets])


class Load:
    """All tables, each with its own game."""

    def __init__(self, port: int, seconds: int) -> None:
        self.port = port
        self.seconds = seconds  # that each script must last
        self.tables: list[LiveTable] = []
        self.traffic = Traffic()

    async def start_tables(self, n: int) -> list[StartedTable]:
        seeds = range(len(self.tables), len(self.tables) + n)
        return await asyncio.gather(*[asyncio.to_thread(self._start_table, seed) for seed in seeds])

    def _start_table(self, seed: int) -> StartedTable:
        return start_table(self.port, script(seed, self.seconds))

    async def connect(self, started: Iterable[StartedTable]) -> None:
        for table in started:
            sockets = await asyncio.gather(*[connect_seat(self.port, table.code, key) for key in table.keys])
            self.tables.append(LiveTable(table.script, sockets, self.traffic))

    async def play(self, tables: int, seconds: range, start: float, stats: LoadStats) -> None:
        """Let the first `tables` tables commit once per second, evenly spread; each drafts half a second before."""
        playing = self.tables[:tables]
        schedule = sorted(
            (second + nth / tables + (DRAFT_SECONDS if commits else 0.0), nth, commits)
            for second in range(seconds.stop)
            for nth in range(tables)
            for commits in (False, True)
        )
        for due, nth, commits in schedule:
            if not seconds.start <= due < seconds.stop:
                continue
            await asyncio.sleep(start + due - perf_counter())
            stats.lags.append(perf_counter() - start - due)
            await (playing[nth].commit(stats) if commits else playing[nth].draft(stats))
        self.check_errors()

    async def settle(self, stats: LoadStats) -> None:
        """Wait for late updates, up to a limit."""
        end = perf_counter() + SETTLE_TIMEOUT
        while perf_counter() < end and any(table.waiting for table in self.tables):
            await asyncio.sleep(0.05)
        for table in self.tables:
            if table.waiting and table.stats is stats:
                stats.latencies.append(perf_counter() - table.committed_at)

    def check_errors(self) -> None:
        if self.traffic.errors:
            raise BenchFailed(f"The server returned an error: {self.traffic.errors[0][:300]}")

    async def close(self) -> None:
        await asyncio.gather(*[table.close() for table in self.tables])
