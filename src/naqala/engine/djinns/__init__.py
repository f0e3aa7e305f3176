"""The djinns of the roster, loaded from their pages, and which of them implement which hook.

Events look up the djinns that react to them in a bit set, so that a game without such a djinn pays nothing for it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import Djinn
from naqala.engine.roster import DJINN_NAMES, DJINNS, constant_name

__all__ = [
    "AL_AMIN",
    "ANUN_NAK",
    "ANYTIME_POWERS",
    "BAAL",
    "BOAZ",
    "BOURAQ",
    "CLAIM_VICTIMS",
    "DISCOUNT_BIDS",
    "DJINNS",
    "ECHIDNA",
    "ENKI",
    "HAGIS",
    "HAURVATAT",
    "IBLIS",
    "JAFAAR",
    "KANDICHA",
    "KUMARBI",
    "LAMIA",
    "LETA",
    "MARID",
    "MONKIR",
    "NEKIR",
    "ON_DJINN",
    "ON_DROP",
    "ON_KILL",
    "ON_PALACE",
    "PROTECT_MEEPLES",
    "SHAMHAT",
    "SIBITTIS",
    "SLOAR",
    "STEP_POWERS",
    "UTUG",
]

# Numbers of the djinns, for code and tests that mean one in particular.
AL_AMIN: Final = 0
ANUN_NAK: Final = 1
BAAL: Final = 2
BOAZ: Final = 3
BOURAQ: Final = 4
ECHIDNA: Final = 5
ENKI: Final = 6
HAGIS: Final = 7
HAURVATAT: Final = 8
IBLIS: Final = 9
JAFAAR: Final = 10
KANDICHA: Final = 11
KUMARBI: Final = 12
LAMIA: Final = 13
LETA: Final = 14
MARID: Final = 15
MONKIR: Final = 16
NEKIR: Final = 17
SHAMHAT: Final = 18
SIBITTIS: Final = 19
SLOAR: Final = 20
UTUG: Final = 21


def _load_page(name: str) -> Djinn:
    """Create a djinn from its page: `Al-Amin` is `al_amin.AlAmin`."""
    constant = constant_name(name)
    page = import_module(f"naqala.engine.djinns.{constant.lower()}")
    djinn = getattr(page, constant.title().replace("_", ""))()
    assert isinstance(djinn, Djinn)
    return djinn


def _load_roster() -> None:
    for number, name in enumerate(DJINN_NAMES):
        djinn = _load_page(name)
        djinn.id = number
        DJINNS.append(djinn)


_load_roster()


def _implementing(hook: str) -> int:
    """Return the set of djinns whose page overrides a hook."""
    return sum(1 << djinn.id for djinn in DJINNS if getattr(type(djinn), hook) is not getattr(Djinn, hook))


ON_DROP: Final[i64] = _implementing("on_drop")
ON_PALACE: Final[i64] = _implementing("on_palace")
ON_KILL: Final[i64] = _implementing("on_kill")
ON_DJINN: Final[i64] = _implementing("on_djinn")
CLAIM_VICTIMS: Final[i64] = _implementing("claims_victim")
ANYTIME_POWERS: Final[i64] = _implementing("usable")  # paid powers for any moment of a turn (T4)
STEP_POWERS: Final[i64] = _implementing("modifies_step")  # paid powers that change one step
PROTECT_MEEPLES: Final[i64] = sum(1 << djinn.id for djinn in DJINNS if type(djinn).protects_meeples)
DISCOUNT_BIDS: Final[i64] = sum(1 << djinn.id for djinn in DJINNS if type(djinn).discounts_bids)
