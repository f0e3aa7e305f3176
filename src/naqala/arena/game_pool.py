"""Worker processes that play games. A process that hangs is killed, and its game is played again without the decision
that hung.

The results do not depend on the number of processes; only the order in which games finish does.
"""

from __future__ import annotations

from multiprocessing.connection import Connection
from time import monotonic

from naqala.arena.game_runner import FinishedGame, MatchSettings, play_game
from naqala.arena.schedule import ScheduledGame, with_forced_forfeit
from naqala.bots.time_limit import STOP_GRACE_SECONDS, killed_too_late, process_ended
from naqala.bots.worker_pool import SPAWN, Worker, WorkerPool, send_output_to_stderr, serve
from naqala.engine.errors import NaqalaError


class GamePoolError(NaqalaError):
    """A game could not be played, for another reason than a bot's mistake."""


class DecisionMarker:
    """The present decision of a worker: its process writes, the pool reads."""

    def __init__(self) -> None:
        self.cells = SPAWN.RawArray("q", 3)  # decision, seat, and decisions started in this game

    def on_decision(self, decision: int, seat: int) -> None:
        self.cells[0], self.cells[1] = decision, seat
        self.cells[2] += 1

    def reset(self) -> None:
        self.cells[2] = 0

    def read(self) -> tuple[int, int, int]:
        decision, seat, started = self.cells[:]
        return decision, seat, started


def play_games(pipe: Connection, marker: DecisionMarker, settings: MatchSettings) -> None:
    """The main function of a worker."""
    send_output_to_stderr()

    def play(scheduled: ScheduledGame) -> FinishedGame:
        try:
            return play_game(scheduled, settings, marker.on_decision)
        finally:
            marker.reset()

    serve(pipe, play)


class GameWorker(Worker):
    def __init__(self, settings: MatchSettings) -> None:
        self.marker = DecisionMarker()
        super().__init__(play_games, self.marker, settings)
        self.games = 0  # finished
        self.last_seen = (0, 0, 0)
        self.since = monotonic()

    def watch(self) -> None:
        """Start the clock of the hang detection anew."""
        self.last_seen, self.since = (0, 0, 0), monotonic()

    def hangs(self, limit: float) -> bool:
        """Has the same decision taken too long?"""
        seen = self.marker.read()
        if seen != self.last_seen or not seen[2]:
            self.last_seen, self.since = seen, monotonic()
        return monotonic() - self.since > limit + STOP_GRACE_SECONDS


class GamePool(WorkerPool[GameWorker, ScheduledGame, FinishedGame]):
    """Workers that play the games of a schedule."""

    def __init__(self, size: int, settings: MatchSettings) -> None:
        super().__init__(size)
        self.settings = settings

    def new_worker(self) -> GameWorker:
        return GameWorker(self.settings)

    def assign(self, worker: GameWorker, numbered: tuple[int, ScheduledGame]) -> None:
        worker.watch()
        super().assign(worker, numbered)

    def receive(self, worker: GameWorker) -> tuple[int, FinishedGame] | None:
        done = super().receive(worker)
        if done:
            worker.games += 1
        return done

    def is_hanging(self, worker: GameWorker) -> bool:
        return worker.hangs(self.settings.limit)

    def on_hanging(self, worker: GameWorker) -> None:
        self.play_again(worker, killed_too_late(self.settings.limit))

    def on_lost(self, worker: GameWorker, exit_code: int | None) -> None:
        self.play_again(worker, process_ended(exit_code))

    def play_again(self, worker: GameWorker, reason: str) -> None:
        """End a worker and play its game again; the bot that was thinking forfeits the decision."""
        decision, seat, started = worker.marker.read()
        number, scheduled = self.drop(worker)
        if not started and not worker.games:
            raise GamePoolError("A process that was to play a game ended before any bot was asked.")
        if started:
            scheduled = with_forced_forfeit(scheduled, decision, seat, reason)
        self.retries.append((number, scheduled))
