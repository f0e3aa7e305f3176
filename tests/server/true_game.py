"""The true state of a table, secrets included, read from the server's database."""

from __future__ import annotations

import json
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from contextlib import closing
from itertools import count
from pathlib import Path

from naqala.engine.actions import Action
from naqala.engine.components import SEAT_NAMES, TILE_COUNT, TRIBE_COUNT
from naqala.engine.djinns import KANDICHA, SIBITTIS, SLOAR
from naqala.engine.events import Event
from naqala.engine.fairness import Contribution, key_of, luck_of_round, mixed_seed
from naqala.engine.game import Game
from naqala.engine.geometry import bit, members
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_position
from naqala.engine.notation.action_codec import parse_action
from naqala.engine.pile import several
from naqala.engine.scoring import score_sheets
from naqala.engine.state import State
from tests.games import rich

LARGE = 100_000_000  # a smaller number may appear anywhere by accident
SECRETIVE = (SIBITTIS, SLOAR, KANDICHA)  # djinns that show secrets to their owner
WANTED = bit(SIBITTIS) | bit(SLOAR) | bit(KANDICHA)
GOLD = (1301, 2417, 3539, 4651)  # by seat; no other number in a message is like these


class TrueGame:
    """Every position of a game with its actions and events, and the secrets of its table."""

    def __init__(self, database: Path, code: str) -> None:
        self.code = code
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
            self.players, hands_open, self.seed, self.salt, self.custom_start, start, self.created = store.execute(
                "SELECT players, open_hands, seed, salt, custom_start, start_position, created "
                "FROM tables WHERE code = ?",
                (code,),
            ).fetchone()
            notations = store.execute("SELECT action FROM actions WHERE table_code = ? ORDER BY n", (code,)).fetchall()
            self.contributions = [
                Contribution(*found)
                for found in store.execute(
                    "SELECT seat, digest, value FROM contributions WHERE table_code = ? ORDER BY seat", (code,)
                )
            ]
            seats = store.execute("SELECT seat, name FROM seats WHERE table_code = ? ORDER BY seat", (code,))
            self.names: list[str] = [name or SEAT_NAMES[seat] for seat, name in seats]
            self.identities: list[str] = [identity for (identity,) in store.execute("SELECT id FROM identities")]
            self.digests: list[bytes] = [
                digest
                for table in ("identity_keys", "seat_keys", "device_codes")
                for (digest,) in store.execute(f"SELECT digest FROM {table}")
            ]
        self.hands_open = bool(hands_open)
        self.game = self._starting_game(start)
        for (notation,) in notations:
            self.game.play(parse_action(notation))
        steps = list(self.game.replay())
        self.states: list[State] = [*[before for before, _, _ in steps], self.game.state]
        self.actions: list[Action] = [action for _, action, _ in steps]
        self.events: list[list[Event]] = [events for _, _, events in steps]

    def _starting_game(self, start: str) -> Game:
        seed = int.from_bytes(self.seed, "big")
        if self.custom_start:
            return Game.at(parse_position(start, Luck.seeded(seed)), hands_open=self.hands_open)
        return Game.new(
            self.players, seed, hands_open=self.hands_open, salt=self.salt, contributions=self.contributions
        )

    # Secrets

    def seeds(self) -> list[str]:
        """Seed, salt and the seed of the deal in all notations; secret until the game is over."""
        number = int.from_bytes(self.seed, "big")
        mixed = mixed_seed(number, self.contributions)
        found = [*encodings(self.seed), str(number), *encodings(self.salt)]
        return found if mixed == number else [*found, str(mixed), *encodings(mixed.to_bytes(16, "big"))]

    def lucks(self) -> set[str]:
        """The state of the random generator at any time: it reveals all future draws."""
        lucks = [state.luck for state in self.states]
        if not self.custom_start:
            key = key_of(mixed_seed(int.from_bytes(self.seed, "big"), self.contributions))
            lucks += [luck_of_round(key, nth) for nth in range(self.states[-1].round + 2)]
        numbers = {number for luck in lucks for number in luck.key() if number >= LARGE}
        return {form for number in numbers for form in (str(number), f"{number:08x}")}

    def hidden_from(self, seat: int, n: int) -> set[str]:
        """Numbers that are a rival's gold, points or hand after n actions, if large enough to search for."""
        state = self.states[n]
        hidden = {state.deck, state.djinn_deck}
        for player, sheet in zip(state.players, score_sheets(state), strict=True):
            if player.seat != seat:
                hidden |= {player.gold, player.hand, sheet.total}
        return {str(number) for number in hidden if number >= min(GOLD) // 2}


def encodings(secret: bytes) -> list[str]:
    """Bytes in several notations: hexadecimal, base 64, Python literal, list of numbers."""
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


def remove_most_meeples(state: State) -> None:
    """Move most meeples to the bag, so that the game is short."""
    for tile in range(TILE_COUNT):
        for tribe in range(TRIBE_COUNT) if tile % 5 not in (1, 2) else ():
            n = state.board.count(tile, tribe)
            if n:
                state.board.remove(tile, tribe, n)
                state.bag += several(tribe, n)


def secret_rich_state(players: int, seed: int) -> State:
    """A deal where rivals of Blue hold Sibittis, Sloar and Kandicha and can pay, and djinns are left in the deck."""
    state = next(deal for deal in (rich(players, nth) for nth in count(1000 * seed)) if is_promising(deal))
    for player in state.players:
        others = members(player.djinns & ~WANTED)
        back = sum([bit(djinn) for djinn in others[2:]])
        player.djinns &= ~back
        state.djinn_deck |= back
        state.summoned &= ~back
        player.gold = GOLD[player.seat]
    remove_most_meeples(state)
    return state


def is_promising(state: State) -> bool:
    blue, *rivals = state.players
    held = state.summoned & ~blue.djinns
    return WANTED & ~held == 0 and all(rival.elders > 1 for rival in rivals)
