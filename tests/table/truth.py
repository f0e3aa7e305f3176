"""A table as it truly is: what the tests know from the server's own file, and nobody at the table may."""

from __future__ import annotations

import json
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from contextlib import closing
from itertools import count
from pathlib import Path

from naqala.engine.actions import Action
from naqala.engine.djinns import KANDICHA, SIBITTIS, SLOAR
from naqala.engine.events import Event
from naqala.engine.fairness import key_of, luck_of_round
from naqala.engine.game import Game
from naqala.engine.geometry import bit, members
from naqala.engine.luck import Luck
from naqala.engine.notation.actions import parse_action
from naqala.engine.pile import several
from naqala.engine.scoring import score_sheets
from naqala.engine.state import State
from naqala.engine.things import TILES, TRIBES
from tests.games import rich

LARGE = 100_000_000  # below it a number may stand anywhere by accident
SECRETIVE = (SIBITTIS, SLOAR, KANDICHA)  # the djinns that bring what only their owner may know
WANTED = bit(SIBITTIS) | bit(SLOAR) | bit(KANDICHA)
GOLD = (1301, 2417, 3539, 4651)  # by seat; no other number of a message is like these


class Truth:
    """Every position of a game, what was played there and all that came of it, with the secrets of its table."""

    def __init__(self, database: Path, code: str) -> None:
        self.code = code
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as ledger:
            self.players, hands_open, self.seed, self.salt, self.laid_out, start, self.made = ledger.execute(
                "SELECT players, hands_open, seed, salt, laid_out, start, made FROM tables WHERE code = ?", (code,)
            ).fetchone()
            says = ledger.execute("SELECT action FROM deeds WHERE code = ? ORDER BY n", (code,)).fetchall()
            self.guests: list[str] = [guest for (guest,) in ledger.execute("SELECT id FROM guests")]
            self.digests: list[bytes] = [
                digest
                for table in ("guest_keys", "seat_keys", "passes")
                for (digest,) in ledger.execute(f"SELECT digest FROM {table}")
            ]
        self.hands_open = bool(hands_open)
        self.game = self._begun(start)
        for (say,) in says:
            self.game.play(parse_action(say))
        told = list(self.game.retold())
        self.states: list[State] = [*[before for before, _, _ in told], self.game.state]
        self.deeds: list[Action] = [action for _, action, _ in told]
        self.events: list[list[Event]] = [events for _, _, events in told]

    def _begun(self, start: str) -> Game:
        seed = int.from_bytes(self.seed, "big")
        if self.laid_out:
            return Game.at(State.parse(start, Luck.seeded(seed)), hands_open=self.hands_open)
        return Game.new(self.players, seed, hands_open=self.hands_open, salt=self.salt)

    # What must not be read anywhere

    def seeds(self) -> list[str]:
        """Seed and salt, in all ways to write them, until the game is over."""
        return [*written(self.seed), str(int.from_bytes(self.seed, "big")), *written(self.salt)]

    def lucks(self) -> set[str]:
        """The numbers in the generator at any moment of the game, past and next; by them all that comes is known."""
        lucks = [state.luck for state in self.states]
        if not self.laid_out:
            key = key_of(int.from_bytes(self.seed, "big"))
            lucks += [luck_of_round(key, nth) for nth in range(self.states[-1].round + 2)]
        numbers = {number for luck in lucks for number in luck.key() if number >= LARGE}
        return {form for number in numbers for form in (str(number), f"{number:08x}")}

    def hidden_from(self, seat: int, n: int) -> set[str]:
        """Numbers that are a rival's gold, points or hand after n deeds, if they are like no other number."""
        state = self.states[n]
        hidden = {state.deck, state.djinn_deck}
        for player, sheet in zip(state.players, score_sheets(state), strict=True):
            if player.seat != seat:
                hidden |= {player.gold, player.hand, sheet.total}
        return {str(number) for number in hidden if number >= min(GOLD) // 2}


def written(secret: bytes) -> list[str]:
    """Bytes as somebody may write them: hexadecimal, base 64, as Python does, and as a list of numbers."""
    shown = repr(secret)[2:-1]
    return [
        secret.hex(),
        secret.hex().upper(),
        b64encode(secret).decode().rstrip("="),
        urlsafe_b64encode(secret).decode().rstrip("="),
        shown,
        json.dumps(shown)[1:-1],
        ",".join([str(byte) for byte in secret]),
        ", ".join([str(byte) for byte in secret]),
    ]


def thin_out(state: State) -> None:
    """Most meeples are in the bag already, so that the game is not a long one."""
    for tile in range(TILES):
        for tribe in range(TRIBES) if tile % 5 not in (1, 2) else ():
            n = state.board.count(tile, tribe)
            if n:
                state.board.remove(tile, tribe, n)
                state.bag += several(tribe, n)


def secretive(players: int, seed: int) -> State:
    """A deal where rivals of Blue hold Sibittis, Sloar and Kandicha and can pay, and djinns are left to be shown."""
    state = next(deal for deal in (rich(players, nth) for nth in count(1000 * seed)) if is_promising(deal))
    for player in state.players:
        others = members(player.djinns & ~WANTED)
        back = sum([bit(djinn) for djinn in others[2:]])
        player.djinns &= ~back
        state.djinn_deck |= back
        state.summoned &= ~back
        player.gold = GOLD[player.seat]
    thin_out(state)
    return state


def is_promising(state: State) -> bool:
    blue, *rivals = state.players
    held = state.summoned & ~blue.djinns
    return WANTED & ~held == 0 and all(rival.elders > 1 for rival in rivals)
