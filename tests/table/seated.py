"""People who have sat down at a table of a real server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from naqala.engine.game import Game
from tests.table.serving import Line, Person, Serving


@dataclass
class Seated:
    """Those who play at a table, each with a line, in the order of their seats."""

    serving: Serving
    code: str
    people: list[Person]
    lines: list[Line]

    @property
    def asked(self) -> Line:
        """The line of whoever is asked, when all have heard all."""
        return next(line for line in self.lines if line.offers)

    async def watch(self) -> Line:
        return await Line.connect(self.serving, self.code, [])

    async def all_hear(self, n: int) -> None:
        """Everybody has heard of so many deeds."""
        for line in self.lines:
            await line.until(lambda line: line.scene and line.scene["n"] >= n)

    async def play(self, *deeds: str) -> None:
        """Whoever is asked tries these; if that commits, all hear of it."""
        reply = await self.asked.attempt(*deeds)
        assert reply["told"] == "done", reply
        await self.all_hear(reply["n"])


async def seated(serving: Serving, players: int = 2, game: Game | None = None, **more: Any) -> Seated:
    """So many people at a game that has begun, perhaps from a position."""
    if game is not None:
        more["position"] = str(game.state)
    people = [Person(serving, name) for name in ("Ann", "Bob", "Cem", "Dot")[:players]]
    code = await people[0].lay(*["person"] * players, **more)
    for person in people[1:]:
        await person.join(code)
    await people[0].begin(code)
    return Seated(serving, code, people, [await person.sit(code) for person in people])


def drafted(line: Line) -> list[str]:
    """What is in the draft that this line sees."""
    assert line.scene is not None
    return [deed["say"] for deed in line.scene["draft"]]


def bots(line: Line) -> list[str | None]:
    """By seat, the level of the bot that answers for it."""
    return [chair["bot"] for chair in line.table["chairs"]]


def at_rest(line: Line) -> tuple[Any, ...]:
    """What lies on the table, as this line has last heard."""
    assert line.scene is not None
    return line.scene["n"], line.scene["sight"], line.scene["screens"], line.scene["draft"]


async def turned_away(serving: Serving, code: str, **hello: object) -> str:
    """The kind of the refusal of a hello."""
    line = await Line.dial(serving, code)
    await line.say("hello", **hello)
    return str((await line.hear("refusal"))["kind"])
