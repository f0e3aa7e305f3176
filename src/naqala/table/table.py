"""A table as it lives: its game, those who sit at it, those who are connected, and the draft of whoever is asked.

Everything that reads or changes it happens `alone`, one thing after another. What is played is on the disk before
anybody hears of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from time import time
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from naqala.engine.actions import Action
from naqala.engine.events.event import Event
from naqala.engine.game import Game
from naqala.engine.notation.actions import action_text
from naqala.engine.notation.lines import drawn_text
from naqala.engine.notation.tales import drawn_by
from naqala.engine.things import NOBODY, SEAT_NAMES
from naqala.table import telling
from naqala.table.chairs import answering_bot, is_persons, record_tags, shown_name
from naqala.table.drafts import Draft
from naqala.table.presence import Presence
from naqala.table.refusal import Refusal
from naqala.table.store.errors import Unwritten
from naqala.table.store.ledger import Ledger
from naqala.table.store.rows import ChairRow, Chat, TableRow
from naqala.table.store.writes import Write, add_chat, add_deed, drop_draft, finish_table, keep_draft
from naqala.table.thinkers import Thinkers
from naqala.table.visitors import Visitor
from naqala.table.wire.told import Words
from naqala.table.wire.words import seat_word

if TYPE_CHECKING:
    from naqala.table.wire.told import Played

LAST_WORDS: Final = 100  # of the chat, for those who come
LAST_REPLY: Final = 0.2  # seconds before the lines of a table that is gone are cut
Status = Literal["gathering", "playing", "over", "closed"]
Result = TypeVar("Result")
log = logging.getLogger(__name__)


def status_of(started: float | None, finished: float | None, closed: float | None) -> Status:
    if closed is not None:
        return "closed"
    if started is None:
        return "gathering"
    return "playing" if finished is None else "over"


@dataclass(frozen=True)
class House:
    """What all tables share."""

    ledger: Ledger
    thinkers: Thinkers
    patience: float  # seconds after which somebody who does not answer may be removed


class Table:
    def __init__(self, house: House, row: TableRow, chairs: list[ChairRow], keys: dict[bytes, int]) -> None:
        self.house = house
        self.row = row
        self.chairs = chairs
        self.keys = keys  # digest of a key, and the seat that it opens
        self.game: Game | None = None
        self.draft: Draft | None = None  # of whoever is asked
        self.chat: list[Chat] = []
        self.presence = Presence()
        self.votes: dict[int, set[str]] = {}  # by seat, the guests who want it given to a bot
        self.commitment = ""
        self.is_gone = False  # put away, or not to be trusted any more: it must be loaded anew
        self.touched = time()
        self._lock = asyncio.Lock()
        self._shared_sight = ""
        self._bots: asyncio.Task[None] | None = None

    # One thing after another

    async def alone(self, deed: Callable[[], Awaitable[Result]]) -> Result:
        """Nothing else happens at this table meanwhile; and once begun it is finished, whoever hangs up."""
        return await asyncio.shield(asyncio.ensure_future(self._alone(deed)))

    async def _alone(self, deed: Callable[[], Awaitable[Result]]) -> Result:
        async with self._lock:
            if self.is_gone:
                raise Refusal("not-kept", "The table is being laid again; try once more.")
            self.touched = time()
            return await deed()

    @property
    def is_busy(self) -> bool:
        return bool(self.visitors) or self._lock.locked() or self._bots is not None

    # What it is

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def status(self) -> Status:
        return status_of(self.row.started, self.row.finished, self.row.closed)

    @property
    def running(self) -> Game:
        if self.game is None:
            raise Refusal("not-started", "The game has not begun yet.")
        return self.game

    def sit_down(self, game: Game) -> None:
        """To this game, as far as it is played."""
        self.game = game
        self.commitment = game.commitment
        self.ask()

    def ask(self) -> None:
        """Whoever is asked now has a fresh draft."""
        game = self.running
        self.draft = None if game.over else Draft(game)
        self._shared_sight = ""
        self.presence.ask()

    def shared_sight(self) -> str:
        if not self._shared_sight:
            self._shared_sight = telling.shared_sight(self.running)
        return self._shared_sight

    # Those who are connected

    @property
    def visitors(self) -> set[Visitor]:
        return self.presence.visitors

    def is_silent(self, seat: int) -> bool:
        """A person of whom nothing was heard for too long, while asked or away."""
        chair = self.chairs[seat]
        if self.status != "playing" or not is_persons(chair) or answering_bot(chair):
            return False
        return self.presence.silence(seat, self.running.seat) > self.house.patience

    def hear_from(self, seat: int) -> None:
        """Who speaks is not silent, whatever others wanted."""
        self.presence.hear_from(seat)
        self.votes.pop(seat, None)

    def enter(self, visitor: Visitor, welcome: Callable[[], str]) -> None:
        """The others learn of it if a seat was empty; how many look on, they learn now and then."""
        came = self.presence.enter(visitor)
        try:
            visitor.tell(welcome())
        except BaseException:
            self.presence.go(visitor)
            raise
        if came:
            self.tell_table_changed()
        self.let_bots_answer()

    def go(self, visitor: Visitor) -> None:
        """The line is cut; the seat waits."""
        if self.presence.go(visitor):
            self.tell_table_changed()

    def tell_all(self, text: str) -> None:
        for visitor in self.visitors:
            visitor.tell(text)

    def tell_seat(self, seat: int, text: str) -> None:
        for visitor in self.visitors:
            if visitor.seat == seat:
                visitor.tell(text)

    def tell_table_changed(self) -> None:
        if self.visitors:
            self.tell_all(telling.written({"told": "table", "table": telling.table_told(self)}))

    def dismiss_all(self) -> None:
        for visitor in list(self.visitors):
            visitor.dismiss()

    def ask_anew(self, seat: int) -> None:
        """Somebody else answers for this seat now: what it tried is gone, and its own see who is asked."""
        if self.game is None or self.game.over or self.game.seat != seat:
            return
        self.house.ledger.write_soon(drop_draft(self.code))
        self.ask()
        self.tell_seat(seat, telling.draft_changed(telling.scene(self, seat)))
        self.let_bots_answer()

    # Playing

    def own_draft(self, seat: int) -> Draft:
        """Of a seat that is asked and answers for itself."""
        game = self.running
        if game.over:
            raise Refusal("over", "The game is over.", "E4")
        if game.seat != seat or self.draft is None:
            whose = SEAT_NAMES[game.seat]
            raise Refusal("not-your-turn", f"{whose} is asked now.", game.view(NOBODY).steps[-1].rule())
        if answering_bot(self.chairs[seat]):
            raise Refusal("not-your-turn", "A bot answers for this seat; take the seat back first.")
        return self.draft

    def refuse_stale(self, seen: int) -> None:
        n = len(self.running.log)
        if seen != n:
            raise Refusal("stale", f"{n} deeds are played, you have seen {seen}.", n=n)

    async def try_out(self, seat: int, actions: list[Action]) -> None:
        """In the draft; all or nothing. What commits is played, and all of the draft before it."""
        draft = self.own_draft(seat)
        trial = draft.tried_with(actions)
        if trial.commits:
            await self.commit(seat, [*draft.actions, *actions])
            return
        self.draft = trial.draft
        self.draft_changed()

    def undo(self, seat: int) -> None:
        self.own_draft(seat).undo()
        self.draft_changed()

    def restart(self, seat: int) -> None:
        self.own_draft(seat).restart()
        self.draft_changed()

    async def confirm(self, seat: int) -> None:
        draft = self.own_draft(seat)
        if not draft.tried:
            raise Refusal("nothing-drafted", "There is nothing in the draft to play.")
        await self.commit(seat, draft.actions)

    def draft_changed(self) -> None:
        """Its own seat hears of it at once; it is written down soon, so that it outlives the server."""
        draft = self.draft
        assert draft is not None
        says = " ".join([action_text(action) for action in draft.actions])
        if draft.tried:
            self.house.ledger.write_soon(keep_draft(self.code, draft.played, draft.seat, says))
        else:
            self.house.ledger.write_soon(drop_draft(self.code))
        self.tell_seat(draft.seat, telling.draft_changed(telling.scene(self, draft.seat)))

    async def commit(self, seat: int, actions: list[Action]) -> None:
        """Play these, keep them, and then tell everybody. A draft that is kept is out of date then, by its number."""
        game, n = self.running, len(self.running.log)
        heard: list[tuple[Action, list[Event]]] = []
        writes: list[Write] = []
        for nth, action in enumerate(actions):
            before = game.state
            events = game.play(action)
            drawn = drawn_text(drawn_by(before, events))
            writes.append(add_deed(self.code, n + nth, seat, action_text(action), drawn, time()))
            heard.append((action, events))
        finished = time() if game.over else None
        if finished is not None:
            writes.append(finish_table(self.code, finished, game.record(record_tags(self.chairs))))
        await self.keep(*writes)
        self.row = replace(self.row, finished=finished)
        self.ask()
        self.tell_news(n, seat, heard)
        self.let_bots_answer()

    async def keep(self, *writes: Write) -> None:
        """On the disk; if that fails, the table in memory is not to be trusted any more."""
        try:
            await self.house.ledger.write(*writes)
        except BaseException as error:
            self.is_gone = True
            asyncio.get_running_loop().call_later(LAST_REPLY, self.dismiss_all)  # whoever asked is answered first
            if isinstance(error, Unwritten):
                log.error("not kept", extra={"error": str(error)})
                raise Refusal("not-kept", "This could not be kept, so it has not happened. Try again.") from error
            raise

    def tell_news(self, n: int, seat: int, heard: list[tuple[Action, list[Event]]]) -> None:
        game = self.running
        end = telling.result(game)
        texts: dict[int, str] = {}
        for visitor in self.visitors:
            if visitor.seat not in texts:
                deeds: list[Played] = [
                    telling.played(game, n + nth, seat, action_text(action), events, visitor.seat)
                    for nth, (action, events) in enumerate(heard, 1)
                ]
                texts[visitor.seat] = telling.news(deeds, end, telling.scene(self, visitor.seat))
            visitor.tell(texts[visitor.seat])
        if end is not None:
            self.tell_table_changed()

    # Talking

    async def say(self, seat: int, words: str) -> None:
        nth = self.chat[-1].nth + 1 if self.chat else 1
        chat = Chat(self.code, nth, seat, shown_name(self.chairs[seat]), words, time())
        await self.keep(add_chat(self.code, nth, seat, chat.name, words, chat.at))
        self.chat = [*self.chat, chat][-LAST_WORDS:]
        self.tell_all(telling.written({"told": "chat", "chat": words_told(chat)}))

    def chat_told(self) -> list[Words]:
        return [words_told(chat) for chat in self.chat]

    # Bots

    def let_bots_answer(self) -> None:
        """Begin, unless they do already. They think while somebody is there to see it; nobody waits for them."""
        if self._bots is None and self.visitors and self._bot_asked():
            self._bots = asyncio.ensure_future(self._answer_for_bots())

    def _bot_asked(self) -> str:
        if self.status != "playing" or self.is_gone or self.running.over:
            return ""
        return answering_bot(self.chairs[self.running.seat])

    async def _answer_for_bots(self) -> None:
        try:
            while self.visitors and (spec := self._bot_asked()):
                await self._answer_for_bot(spec)
        except Refusal as refusal:
            log.warning("bots stopped", extra={"kind": refusal.kind})
        except Exception:  # whatever it is, they are asked again soon
            log.exception("bots stopped")
        finally:
            self._bots = None

    async def _answer_for_bot(self, spec: str) -> None:
        game = self.running
        n, seat = len(game.log), game.seat
        answer = await self.house.thinkers.choose(f"{self.code}/{seat}", spec, game.memory(seat))

        async def play() -> None:
            if len(game.log) == n and self._bot_asked() == spec:
                await self.commit(seat, [answer.action])

        await self.alone(play)

    async def rest(self) -> None:
        """Bots think no more, and what is being done is finished."""
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
        async with self._lock:
            self.is_gone = True


def words_told(chat: Chat) -> Words:
    return {
        "nth": chat.nth,
        "seat": seat_word(chat.seat),
        "name": chat.name,
        "words": chat.words,
        "at": chat.at,
    }
