"""People seated at a table of a real server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from naqala.engine.game import Game
from naqala.engine.notation import position_text
from tests.server.serving import Person, Serving, SocketClient


@dataclass
class Seated:
    """The players of a table, each with a socket, in seat order."""

    serving: Serving
    code: str
    people: list[Person]
    clients: list[SocketClient]

    @property
    def to_move(self) -> SocketClient:
        """The socket of the player to move."""
        return next(client for client in self.clients if client.options)

    async def watch(self) -> SocketClient:
        return await SocketClient.connect(self.serving, self.code, [])

    async def wait_for_actions(self, n: int) -> None:
        """Wait until all players have received n actions."""
        for client in self.clients:
            await client.until(lambda client: client.snapshot and client.snapshot["action_count"] >= n)

    async def play(self, *actions: str) -> None:
        """The player to move tries these; if that commits, wait until all have received it."""
        reply = await self.to_move.attempt(*actions)
        assert reply["type"] == "ack", reply
        await self.wait_for_actions(reply["action_count"])


async def seated(serving: Serving, players: int = 2, game: Game | None = None, **options: Any) -> Seated:
    """People at a game that has started, perhaps from a position."""
    if game is not None:
        options["position"] = position_text(game.state)
    people = [Person(serving, name) for name in ("Ann", "Bob", "Cem", "Dot")[:players]]
    code = await people[0].create_table(*["person"] * players, **options)
    for person in people[1:]:
        await person.join(code)
    await people[0].start_game(code)
    return Seated(serving, code, people, [await person.connect(code) for person in people])


def drafted(client: SocketClient) -> list[str]:
    """The draft that this socket sees."""
    assert client.snapshot is not None
    return [action["notation"] for action in client.snapshot["draft"]]


def bots(client: SocketClient) -> list[str | None]:
    """By seat, the level of the bot that plays it."""
    return [seat_row["bot"] for seat_row in client.table["seats"]]


def position_seen(client: SocketClient) -> tuple[Any, ...]:
    """The position as this socket last received it."""
    assert client.snapshot is not None
    return (
        client.snapshot["action_count"],
        client.snapshot["public_view"],
        client.snapshot["holdings"],
        client.snapshot["draft"],
    )


async def rejected(serving: Serving, code: str, **hello: object) -> str:
    """The code of the error that a hello gets."""
    client = await SocketClient.open_socket(serving, code)
    await client.send("hello", **hello)
    return str((await client.receive("error"))["code"])
