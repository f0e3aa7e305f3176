"""Somebody at a table who comes back as often as the line breaks, and remembers all that was told."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from websockets.exceptions import WebSocketException

from tests.table.serving import Line
from tests.table.soaking.evening import Evening
from tests.table.soaking.testimony import Done

LAST_WORDS: Final = 100  # of the chat, that a welcome tells
MOST_WORDS: Final = 12  # at one table


@dataclass(frozen=True)
class Unanswered:
    """What was said, and no reply was heard: at which deed, with which draft, and what would be in it or played."""

    say: str
    said: dict[str, Any]
    seen: int
    draft: tuple[str, ...]
    becomes: tuple[str, ...]
    commits: bool


@dataclass(frozen=True)
class Drafted:
    """What a draft was told to be, and when."""

    says: tuple[str, ...]
    when: float


NO_DRAFT: Final = Drafted((), 0.0)


class Regular:
    """With a key a player, without one a spectator."""

    def __init__(
        self, evening: Evening, code: str, name: str, seat: str | None, keys: list[str], chance: Random
    ) -> None:
        self.evening = evening
        self.testimony = evening.testimony(code)
        self.name = name
        self.seat = seat
        self.keys = keys
        self.chance = chance
        self.line: Line | None = None
        self.history: list[Done] = []
        self.chat: dict[int, tuple[str, str]] = {}
        self.drafts = [NO_DRAFT]  # as they were told, while the same deeds are played; the last is now
        self.drafts_at = -1
        self.cut_at = 0.0  # when the line broke
        self.unanswered: Unanswered | None = None
        self.words = 0
        self.visits = 0
        self.heard_the_end = False  # or that the server closes: so nothing is missing

    @property
    def talk(self) -> Line:
        assert self.line is not None
        return self.line

    @property
    def scene(self) -> dict[str, Any]:
        assert self.talk.scene is not None
        return self.talk.scene

    async def stay(self) -> None:
        """Until the game is over, or it is late."""
        while not self.heard_the_end:
            try:
                async with self.evening.talk():
                    await self.come()
                    await self.go_on()
            except (OSError, WebSocketException, TimeoutError):
                if self.evening.is_late:
                    return
                await asyncio.sleep(0.05)
            finally:
                await self.hang_up()

    async def hang_up(self) -> None:
        line, self.line = self.line, None
        if line is None:
            return
        if line.scene is not None:  # else the server died before the welcome
            self.cut_at = time.monotonic()
        await line.close()

    # Coming back

    async def come(self) -> None:
        self.line = await Line.dial(self.evening.serving, self.testimony.code)
        await self.talk.say("hello", keys=self.keys, since=len(self.history))
        while (welcome := await self.hear())["told"] == "table":
            pass
        self.testimony.expect(welcome["told"] == "welcome", f"{self.name} is not let in: {welcome}")
        if welcome["told"] != "welcome":
            raise WebSocketException
        self.testimony.expect(welcome["seats"] == ([self.seat] if self.seat else []), f"{self.name} has lost a seat")
        self.evening.figures.reconnects += self.visits > 0
        self.visits += 1
        if self.unanswered is not None:
            await self.learn(self.unanswered)

    def hear_words(self, chat: list[dict[str, Any]]) -> None:
        for words in chat:
            self.chat[words["nth"]] = (words["seat"], words["words"])
            self.testimony.hear_words(words["nth"], words["seat"], words["words"])

    def miss_words(self, chat: list[dict[str, Any]]) -> None:
        """Whatever this one heard before is told again, as far back as is told."""
        told = {words["nth"] for words in chat}
        missing = [nth for nth in self.chat if nth not in told and nth > max(self.chat) - LAST_WORDS]
        self.testimony.expect(not missing, f"{self.name} is not told {missing} of the chat any more")

    async def learn(self, said: Unanswered) -> None:
        """What became of it; and to say it once more does no harm."""
        self.unanswered = None
        if len(self.history) > said.seen:
            await self.find_played(said)
        elif self.draft == said.draft and self.chance.random() < 0.5:
            self.evening.figures.again += 1
            await self.ask(said)

    async def find_played(self, said: Unanswered) -> None:
        """The whole of it; and it cannot be played twice."""
        found = tuple([done.say for done in self.history[said.seen : said.seen + len(said.becomes)]])
        self.testimony.expect(said.commits and found == said.becomes, f"{said} became {found}")
        self.evening.figures.unheard += 1
        if self.chance.random() < 0.5:
            self.evening.figures.again += 1
            reply = await self.reply(said.say, **said.said)
            self.testimony.expect(reply.get("kind") == "stale", f"{said} was played, said again, and {reply}")

    # Hearing

    async def hear(self) -> dict[str, Any]:
        message = await self.talk.next()
        self.talk.raw.clear()
        told = message["told"]
        if told in ("welcome", "table"):
            self.testimony.hear_table(message["table"])
        if told == "welcome":
            self.miss_words(message["chat"])
            self.hear_words(message["chat"])
        if told in ("welcome", "news"):
            self.take_in(message["missed" if told == "welcome" else "played"], message)
        if told in ("welcome", "news", "draft") and message["scene"]:
            self.see_draft(message["scene"], told)
        if told == "chat":
            self.hear_words([message["chat"]])
            self.evening.witness("heard")
        if told == "closing":
            self.heard_the_end = True
        return message

    def take_in(self, played: list[dict[str, Any]], message: dict[str, Any]) -> None:
        for deed in played:
            self.testimony.expect(deed["n"] == len(self.history) + 1, f"{self.name} was told {deed['n']} out of turn")
            self.history.append(Done(deed["n"], deed["seat"], deed["say"]))
            if message["told"] == "news":
                self.testimony.acknowledge(self.history[-1])
            self.testimony.hear_deed(self.history[-1])
        n = message["scene"]["n"] if message["scene"] else 0
        self.testimony.expect(n == len(self.history), f"{self.name} knows {len(self.history)} deeds of {n}")
        if message["result"]:
            self.testimony.hear_result(message["result"])
            self.heard_the_end = True
            self.evening.witness("over")
        elif message["told"] == "news":
            self.evening.witness("played")

    def see_draft(self, scene: dict[str, Any], told: str) -> None:
        now = tuple([tried["say"] for tried in scene["draft"]])
        if self.drafts_at != scene["n"]:
            self.drafts_at, self.drafts = scene["n"], [NO_DRAFT]
        elif told == "welcome":
            self.compare_draft(now)
        if told == "welcome" and scene["asked"] and scene["asked"]["seat"] == self.seat:
            self.compare_with_written(scene["n"], now)
        if self.draft != now:
            self.drafts.append(Drafted(now, time.monotonic()))
        if told == "draft":
            self.evening.witness("drafted")

    @property
    def draft(self) -> tuple[str, ...]:
        return self.drafts[-1].says

    def compare_draft(self, now: tuple[str, ...]) -> None:
        """With what it was when the line broke, or became by what was said last."""
        figures, said = self.evening.figures, self.unanswered
        if now == self.draft or (said and not said.commits and now == said.becomes):
            figures.drafts_kept += bool(self.draft)
            return
        figures.drafts_lost += 1
        known = [nth for nth, drafted in enumerate(self.drafts) if drafted.says == now]
        self.testimony.expect(known, f"{self.name} never had the draft {now}")
        if known:
            lost = self.cut_at - self.drafts[known[-1] + 1].when
            figures.latest_loss = max(figures.latest_loss, round(lost, 3))

    def compare_with_written(self, n: int, now: tuple[str, ...]) -> None:
        if self.testimony.code not in self.evening.drafts:
            return
        left = self.evening.drafts.pop(self.testimony.code)
        written = tuple(left.actions.split()) if left is not None and left.n == n else ()
        self.testimony.expect(now == written, f"the draft {written} was written, and {self.name} finds {now}")

    # Playing

    async def go_on(self) -> None:
        while not self.heard_the_end:
            if self.seat is None or not self.talk.offers or self.evening.is_late:
                await self.hear()
                continue
            await asyncio.sleep(self.chance.random() * 0.03)
            await self.act()

    async def act(self) -> None:
        lot, draft = self.chance.random(), self.draft
        if lot < 0.04 and self.words < MOST_WORDS:
            await self.speak()
        elif lot < 0.10 and draft:
            await self.ask(self.thought("undo", draft[:-1]))
        elif lot < 0.13 and draft:
            await self.ask(self.thought("restart", ()))
        elif lot < 0.18 and draft:
            await self.ask(self.thought("confirm", draft, commits=True))
        else:
            offer = self.chance.choice(self.talk.offers)
            say = offer["say"]
            await self.ask(self.thought("try", (*draft, say), commits=offer["commits"], deeds=[say]))

    def thought(self, say: str, becomes: tuple[str, ...], *, commits: bool = False, **more: Any) -> Unanswered:
        return Unanswered(say, {**self.talk.at(), **more}, self.scene["n"], self.draft, becomes, commits)

    async def ask(self, said: Unanswered) -> None:
        """To do something with the draft; nobody else does, so it is done."""
        assert self.seat is not None
        deeds = [Done(n, self.seat, say) for n, say in enumerate(said.becomes, said.seen + 1)] if said.commits else []
        self.testimony.said |= set(deeds)
        self.unanswered = said
        reply = await self.reply(said.say, **said.said)
        self.unanswered = None
        if reply["told"] != "done":
            self.testimony.contradict(f"{self.name} said {said} and was refused: {reply}")
            return
        self.testimony.expect(reply["n"] == said.seen + len(deeds), f"{self.name} said {said} and is told {reply}")
        for deed in deeds:
            self.testimony.acknowledge(deed)

    async def speak(self) -> None:
        assert self.seat is not None
        self.words += 1
        words = (self.seat, f"{self.name} says {self.words}")
        self.testimony.uttered.add(words)
        reply = await self.reply("chat", words=words[1])
        self.testimony.expect(reply["told"] == "done", f"{self.name} may not speak: {reply}")
        self.testimony.words.add(words)

    async def reply(self, say: str, **said: Any) -> dict[str, Any]:
        to = await self.talk.say(say, **said)
        while (message := await self.hear()).get("to") != to:
            pass
        return message
