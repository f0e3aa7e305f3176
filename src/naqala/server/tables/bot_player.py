"""Plays the bots of a table: one task, which thinks outside the table's lock and plays under it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from naqala.server.api_error import ApiError

if TYPE_CHECKING:
    from naqala.server.tables.session import TableSession

log = logging.getLogger(__name__)


class BotPlayer:
    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.task: asyncio.Task[None] | None = None

    @property
    def is_playing(self) -> bool:
        return self.task is not None

    def start(self) -> None:
        """Let bots play if one is to move and somebody waits for it."""
        if self.task is None and self._is_awaited and self._to_move() and self.session.context.store.status == "ok":
            self.task = asyncio.ensure_future(self._play())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    @property
    def _is_awaited(self) -> bool:
        """Does somebody wait for the bots? With a clock, people do even while they are away."""
        session = self.session
        has_people = any(row.is_held and not row.bot for row in session.seats)
        return bool(session.clients) or (session.clock.control is not None and has_people)

    def _to_move(self) -> str:
        """The level of the bot to move; empty if a person is to move, or nobody. At an exercise bots only sit."""
        session = self.session
        if session.exercise.ends_after_turn:
            return ""
        if session.status != "playing" or session.is_discarded or session.started_game.over:
            return ""
        return session.bot_playing(session.started_game.seat)

    async def _play(self) -> None:
        try:
            while self._is_awaited and (level := self._to_move()):
                await self._play_action(level)
        except ApiError as error:
            if error.code != "not-saved":  # logged already
                log.warning("bots stopped", extra={"code": error.code})
        except Exception:  # they are started again by the next maintenance run
            log.exception("bots stopped")
        finally:
            self.task = None

    async def _play_action(self, level: str) -> None:
        session, game = self.session, self.session.started_game
        n, seat = len(game.log), game.seat
        answer = await session.context.bots.choose(f"{session.code}/{seat}", level, game.memory(seat), self.owner())

        async def play() -> None:
            if len(game.log) == n and self._to_move() == level:
                await session.commit(seat, [answer.action])

        await session.run_exclusive(play)

    def owner(self) -> str:
        """Whose turn among all who let bots think it is: the network of the host."""
        session = self.session
        return session.presence.network({row.seat for row in session.seats if row.identity == session.row.host})
