"""People at one table who do everything that is possible there, and all that they receive."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import cycle
from typing import Any, Final

from naqala.engine.notation.action_codec import TEXTS
from naqala.engine.notation.vocabulary import DJINN, SEAT, TILE, TRIBE
from tests.server.leak_search import ReceivedMessage, Response
from tests.server.recording_clients import RecordingPerson, RecordingSocket
from tests.server.serving import Serving

REVEALING_ACTIONS: Final = ("call:Sibittis", "call:Sloar")
INCIDENT_INTERVAL: Final = 6  # actions between two incidents
FAILING_PATHS: Final = (
    "/keys",
    "/seats/blue/here",
    "/seats/black/here",
    "/rematch",
    "/seats/pink/remove",
    "/seats/blue",
    "/seats/teal/substitute",
    "/start/now",
)


class RecordedTable:
    def __init__(self, serving: Serving, seed: int) -> None:
        self.serving = serving
        self.rng = random.Random(seed)
        self.code = ""
        self.sockets: list[RecordingSocket] = []  # connected now
        self.closed_sockets: list[RecordingSocket] = []
        self.players: list[RecordingPerson] = []
        self.departed: list[RecordingPerson] = []
        self.anonymous = self.person("")
        self.counts: Counter[str] = Counter()

    def person(self, name: str) -> RecordingPerson:
        return RecordingPerson(self.serving, name, lambda: self.is_over)

    # Results

    @property
    def is_over(self) -> bool:
        return any(socket.result for socket in self.sockets)

    @property
    def people(self) -> list[RecordingPerson]:
        return [*self.players, self.anonymous, *self.departed]

    def tokens(self) -> set[str]:
        return {token for person in self.people for token in person.tokens}

    def received(self) -> list[ReceivedMessage]:
        return [received for socket in (*self.sockets, *self.closed_sockets) for received in socket.received]

    def headers(self) -> list[str]:
        """Headers of the responses that opened the sockets."""
        return [socket.headers for socket in (*self.sockets, *self.closed_sockets)]

    def responses(self) -> list[Response]:
        return [play_action for person in self.people for play_action in person.responses]

    # Connecting and leaving

    async def join_all(self, *seats: str, **options: Any) -> None:
        """All players join; one spectator is there before the start, and a stranger sends requests."""
        devices = [nth for nth, kind in enumerate(seats) if kind == "device"]
        persons = [nth for nth, kind in enumerate(seats) if kind == "person"]
        free = persons if devices else persons[1:]
        host, *others = self.players = [self.person(name) for name in ("Ann", "Bob", "Cid", "Dan")[: 1 + len(free)]]
        self.code = await host.create_table(*seats, **options)
        host.seats = frozenset(devices or persons[:1])
        for other, seat in zip(others, free, strict=True):
            await other.join(self.code)
            other.seats = frozenset({seat})
        await self.watch()
        await self.connect_person(host)
        await self.run_incident(self.send_requests)
        await host.start_game(self.code)
        for other in others:
            await self.connect_person(other)
        for socket in self.sockets:
            await socket.until(lambda socket: socket.snapshot)

    async def connect_person(self, person: RecordingPerson, since: int = 0) -> None:
        self.sockets.append(await person.connect_recording(self.code, since))

    async def watch(self, since: int = 0) -> None:
        self.sockets.append(await RecordingSocket.connect_seats(self.serving, self.code, [], frozenset(), since))

    async def disconnect(self, socket: RecordingSocket) -> None:
        await socket.close()
        self.sockets.remove(socket)
        self.closed_sockets.append(socket)

    async def leave_for_good(self, person: RecordingPerson) -> None:
        """Leave for good: a bot takes over, and the player becomes a spectator."""
        for socket in [socket for socket in self.sockets if socket.key_seats == person.seats]:
            await socket.ask("sale")
            await person.post(f"/api/tables/{self.code}/leave")
            socket.key_seats = person.seats = frozenset()
        self.players.remove(person)
        self.departed.append(person)
        await self.receive_all()

    async def close_all(self) -> None:
        for socket in self.sockets:
            await socket.close()
        for person in self.people:
            await person.close()

    # Playing

    async def play(self, max_actions: int = 10**6) -> None:
        """Until the game is over, or `most` actions are played."""
        incidents = cycle(self.incidents())
        due = INCIDENT_INTERVAL
        while not self.is_over and self.sockets[0].n < max_actions:
            to_move = await self.to_move()
            if to_move is None:
                await self.sockets[0].next()
                await self.catch_up()
                continue
            await self.play_action(to_move)
            if self.sockets[0].n >= due and not self.is_over:
                await self.run_incident(next(incidents))
                due = self.sockets[0].n + INCIDENT_INTERVAL

    async def run_incident(self, incident: Callable[[], Awaitable[None]]) -> None:
        self.counts[incident.__name__] += 1
        await incident()
        await self.catch_up()

    async def to_move(self) -> RecordingSocket | None:
        """The socket of the player to move; on a shared device, switch to their seat first."""
        for socket in self.sockets:
            step = socket.snapshot["question"] if socket.snapshot else None
            if step and not socket.options and len(socket.seats) > 1 and step["seat"] in socket.seats:
                await socket.ask("switch-seat", seat=step["seat"])
            if socket.options:
                return socket
        return None

    async def play_action(self, socket: RecordingSocket) -> None:
        """Try an action; then perhaps interrupt, undo, restart or confirm."""
        n = socket.n
        reply = await socket.attempt(self.choice(socket))
        assert reply["type"] == "ack", reply
        roll = self.rng.random()
        if reply["action_count"] == n and roll < 0.3:
            self.counts["draft"] += 1
            if roll < 0.12:
                await self.run_incident(
                    self.rng.choice([self.send_queries, self.send_queries, self.send_queries, self.reconnect])
                )
            elif roll < 0.18:
                await socket.ask("undo", **socket.at())
            elif roll < 0.24:
                await socket.ask("restart", **socket.at())
            else:
                await socket.ask("confirm", **socket.at())
        await self.catch_up()

    def choice(self, socket: RecordingSocket) -> str:
        """An action that reveals secrets if possible; else each kind of action with equal probability."""
        for option in socket.options:
            if option["notation"].startswith(REVEALING_ACTIONS):
                self.counts[option["notation"].removesuffix("+F")] += 1
                return str(option["notation"])
        kind = self.rng.choice(sorted({option["action"]["action"] for option in socket.options}))
        return str(
            self.rng.choice([option["notation"] for option in socket.options if option["action"]["action"] == kind])
        )

    async def until_person_moves(self) -> RecordingSocket | None:
        """Wait for the bots; None if the game is over."""
        while (to_move := await self.to_move()) is None and not self.is_over:
            await self.sockets[0].next()
            await self.catch_up()
        return to_move

    async def try_something(self) -> None:
        """Until a draft is not empty."""
        while not any(socket.drafted for socket in self.sockets):
            to_move = await self.to_move()
            assert to_move is not None
            await to_move.attempt(self.choice(to_move))
            await self.catch_up()

    async def catch_up(self) -> None:
        """Wait until everybody has received all played actions."""
        n = max(socket.n for socket in self.sockets)
        for socket in self.sockets:
            while socket.n < n:
                await socket.next()

    async def receive_all(self) -> None:
        """Wait until everybody has received all messages so far: replies come in order."""
        for socket in self.sockets:
            await socket.ask("sale")
        await self.catch_up()

    # Incidents

    def incidents(self) -> list[Callable[[], Awaitable[None]]]:
        return [self.send_requests, self.reconnect, self.substitute_bot, self.send_queries, self.open_tab, self.chat]

    async def chat(self) -> None:
        seated = [socket for socket in self.sockets if socket.key_seats]
        await self.rng.choice(seated).ask("chat", text="What will the silk bring?")

    async def reconnect(self) -> None:
        """All connections break, and the clients reconnect."""
        for person in self.people:
            mine = [socket for socket in self.sockets if socket.key_seats == person.seats]
            since = self.rng.choice([-1, 0, self.rng.randint(0, mine[0].n), mine[0].n])
            for socket in mine:
                await self.disconnect(socket)
            await (self.connect_person(person, since) if person.seats else self.watch(since))

    async def open_tab(self) -> None:
        await self.connect_person(self.rng.choice(self.players), -1)

    async def send_queries(self) -> None:
        """Everybody sends a query, in turn or out of turn."""
        for socket in self.sockets:
            if socket.snapshot and socket.snapshot["question"]:
                await self.send_query(socket)

    async def send_query(self, socket: RecordingSocket) -> None:
        options = [option["notation"] for other in self.sockets for option in other.options] or ["end"]
        action = self.rng.choice([self.rng.choice(options), self.rng.choice(TEXTS)])
        start, final = self.rng.sample(TILE.names, 2)
        fields: dict[str, dict[str, Any]] = {
            "why": {"action": action},
            "preview": {"actions": [action]},
            "outcomes": {"start": self.rng.choice([start, None])},
            "gains": {"start": self.rng.choice([start, None])},
            "walk": {"start": start, "final": final, "tribe": self.rng.choice(TRIBE.names)},
            "sale": {},
            "ping": {},
            "payment": {"djinn": self.rng.choice(DJINN.names)},
            "switch-seat": {"seat": self.rng.choice([*socket.seats, "black"])},
            "hello": {"keys": []},
        }
        if not socket.options:
            fields |= {
                "try": {"actions": [action], **socket.at()},
                "undo": socket.at(),
                "confirm": socket.at(),
                "restart": socket.at(),
            }
        kind = self.rng.choice(sorted(fields))
        self.counts[kind] += 1
        await socket.ask(kind, **fields[kind])
        await socket.send("odd", seat="blue")
        await socket.receive("error")

    async def substitute_bot(self) -> None:
        """A bot plays for somebody for a while."""
        host = self.players[0]
        bot = f"/api/tables/{self.code}/seats/{SEAT.format(min(host.seats))}/substitute"
        await host.http.post(bot, json={"level": "gentle"})
        await self.anonymous.http.delete(bot)
        await self.receive_all()
        for _ in range(3):
            to_move = None if self.is_over else await self.to_move()
            if to_move is None:
                break
            await self.play_action(to_move)
        await self.send_queries()
        await host.http.delete(bot)
        await self.receive_all()

    async def send_requests(self) -> None:
        """One person sends all kinds of HTTP requests, most of which fail."""
        person = self.people[self.counts["send_requests"] % len(self.people)]
        table = f"/api/tables/{self.code}"
        for path in ("", "/scores", "/record", "/record.json", "/replay", "/nothing", "/socket"):
            await person.http.get(f"{table}{path}")
        for path in ("/api/tables", "/api/me/tables", "/api/me", "/api/me/devices", "/health", "/api/tables/22222222"):
            await person.http.get(path)
        for path in ("/api/server", "/api/me/votes"):
            await person.http.get(path)
        for path in FAILING_PATHS:
            await person.http.post(f"{table}{path}", json={})
        await person.http.post(f"{table}/seats/orange/substitute", json={"level": 7})
        for agree in (True, False):
            await person.http.post(f"{table}/seats/pink/vote", json={"agree": agree})
        await person.http.post(f"{table}/join", content=b'{"name": ')
        await person.http.post(f"{table}/reports", json={"seat": "pink", "reason": "other"})
        await person.http.post("/api/me/device-code")
