"""People at a table with clocks: they also run out of time, vote about absent players, and take their seats back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from naqala.engine.notation.vocabulary import SEAT
from tests.server.recorded_table import RecordedTable
from tests.server.recording_clients import RecordingPerson, RecordingSocket
from tests.server.serving import SocketClient
from tests.server.steered_server import SteeredServing

DAY: Final = 86400
ABSENT: Final = 901.0  # seconds after which even a single other player may call a vote
WARNING: Final = 61.0
MAX_DRAFT: Final = 4  # actions


def control(at_zero: str) -> dict[str, Any]:
    return {"kind": "correspondence", "turn": DAY, "at_zero": at_zero, "timeouts": 1 if at_zero == "seat" else 0}


class ClockedTable(RecordedTable):
    def __init__(self, serving: SteeredServing, seed: int) -> None:
        super().__init__(serving, seed)
        self.steered = serving

    def incidents(self) -> list[Callable[[], Awaitable[None]]]:
        return [
            self.run_out_of_time,
            self.send_requests,
            self.cancel_vote,
            self.run_out_with_draft,
            self.reconnect,
            self.lose_seat_by_vote,
            self.send_queries,
            self.substitute_bot,
            self.open_tab,
        ]

    def note_kinds(self) -> set[str]:
        sockets = (*self.sockets, *self.closed_sockets)
        return {note["kind"] for socket in sockets for note in socket.notes}

    # Time

    async def run_out_of_time(self) -> None:
        if (to_move := await self.until_person_moves()) is not None:
            await self.pass_turn(to_move)

    async def run_out_with_draft(self) -> None:
        """The player to move has tried a part of the turn, or all of it but its end."""
        to_move = await self.until_person_moves()
        while to_move and to_move.options and len(to_move.drafted) < MAX_DRAFT:
            undoable = [option["notation"] for option in to_move.options if not option["commits"]]
            if not undoable:
                break
            await to_move.attempt(self.rng.choice(undoable))
        if to_move and to_move.options:
            self.counts["draft taken over" if to_move.drafted else "no draft"] += 1
            await self.pass_turn(to_move)

    async def pass_turn(self, to_move: RecordingSocket) -> None:
        """The time of this player is up; one who loses the seat takes it back."""
        assert to_move.snapshot is not None
        seat = to_move.snapshot["question"]["seat"]
        noted = self.last_note()
        self.steered.pass_time(DAY + 1)
        await self.until_all(lambda socket: any(note["n"] > noted for note in socket.notes))
        await self.send_queries()
        await self.take_back(seat)

    async def take_back(self, seat: str) -> None:
        """Refused for everybody but the owner of the seat, and after the end."""
        for person in self.people:
            await person.http.delete(f"/api/tables/{self.code}/seats/{seat}/substitute")
        await self.receive_all()

    # Absence

    async def cancel_vote(self) -> None:
        """A player is gone, the others vote, and the player answers without opening the table."""
        if await self.until_person_moves() is None:
            return
        person, seat = await self.call_vote()
        for other in (*self.players[:-1], self.anonymous, person):
            await other.http.post(f"/api/tables/{self.code}/seats/{seat}/here")
        await self.until_all(lambda socket: socket.notes[-1]["kind"] == "vote-cancelled")
        await self.connect_person(person)

    async def lose_seat_by_vote(self) -> None:
        if await self.until_person_moves() is None:
            return
        person, seat = await self.call_vote()
        self.steered.pass_time(WARNING)
        if len(self.players) == 2:
            await self.vote(seat)
        await self.until_all(lambda socket: socket.notes[-1]["kind"] == "substituted")
        await self.send_queries()
        await self.take_back(seat)
        await self.connect_person(person)

    async def call_vote(self) -> tuple[RecordingPerson, str]:
        """The last player disconnects, and all others vote for a bot."""
        person = self.players[-1]
        seat = SEAT.format(min(person.seats))
        nth = min(person.seats)
        await self.until_all(lambda socket: socket.table["seats"][nth]["connected"])  # what they know may be old
        for socket in [socket for socket in self.sockets if socket.key_seats == person.seats]:
            await self.disconnect(socket)
        await self.until_all(lambda socket: not socket.table["seats"][nth]["connected"])
        self.steered.pass_time(ABSENT)
        await self.vote(seat)
        await self.until_all(lambda socket: socket.notes and socket.notes[-1]["kind"] == "vote-called")
        return person, seat

    async def vote(self, seat: str) -> None:
        for person in (self.anonymous, *self.players):
            await person.http.post(f"/api/tables/{self.code}/seats/{seat}/vote", json={"agree": True})

    # Waiting

    def last_note(self) -> int:
        return max([note["n"] for socket in self.sockets for note in socket.notes], default=0)

    async def until_all(self, condition: Callable[[SocketClient], object]) -> None:
        for socket in self.sockets:
            await socket.until(condition)
