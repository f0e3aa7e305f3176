"""What the bots think of each djinn, one page for each. A djinn without a page is neutral to them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.search.djinns.al_amin import AlAminValues
from naqala.bots.search.djinns.anun_nak import AnunNakValues
from naqala.bots.search.djinns.baal import BaalValues
from naqala.bots.search.djinns.bouraq import BouraqValues
from naqala.bots.search.djinns.djinn_values import DjinnValues
from naqala.bots.search.djinns.echidna import EchidnaValues
from naqala.bots.search.djinns.enki import EnkiValues
from naqala.bots.search.djinns.hagis import HagisValues
from naqala.bots.search.djinns.haurvatat import HaurvatatValues
from naqala.bots.search.djinns.iblis import IblisValues
from naqala.bots.search.djinns.jafaar import JafaarValues
from naqala.bots.search.djinns.kandicha import KandichaValues
from naqala.bots.search.djinns.lamia import LamiaValues
from naqala.bots.search.djinns.leta import LetaValues
from naqala.bots.search.djinns.marid import MaridValues
from naqala.bots.search.djinns.monkir import MonkirValues
from naqala.bots.search.djinns.nekir import NekirValues
from naqala.bots.search.djinns.shamhat import ShamhatValues
from naqala.bots.search.djinns.sibittis import SibittisValues
from naqala.bots.search.djinns.sloar import SloarValues
from naqala.bots.search.djinns.utug import UtugValues
from naqala.engine.djinns import DJINNS
from naqala.engine.geometry import lowest

_KNOWN: Final[list[DjinnValues]] = [
    AlAminValues(), AnunNakValues(), BaalValues(), BouraqValues(), EchidnaValues(), EnkiValues(), HagisValues(),
    HaurvatatValues(), IblisValues(), JafaarValues(), KandichaValues(), LamiaValues(), LetaValues(), MaridValues(),
    MonkirValues(), NekirValues(), ShamhatValues(), SibittisValues(), SloarValues(), UtugValues(),
]  # fmt: skip


def _pages() -> list[DjinnValues]:
    by_name = {type(page).name: page for page in _KNOWN}
    pages = [by_name.get(djinn.name) or DjinnValues() for djinn in DJINNS]
    for number, page in enumerate(pages):
        page.djinn = number
    return pages


PAGES: Final[list[DjinnValues]] = _pages()  # by the number of the djinn


def _having(trait: str) -> int:
    """The set of djinns whose page has a trait."""
    return sum(1 << number for number, page in enumerate(PAGES) if getattr(type(page), trait))


def _points(trait: str) -> list[float]:
    return [getattr(type(page), trait) for page in PAGES]


VALUES_LAND: Final[i64] = _having("values_land")
EARNS_BY_PALACES: Final[i64] = _having("earns_by_palaces")
EARNS_BY_DJINNS: Final[i64] = _having("earns_by_djinns")
EARNS_BY_KILLS: Final[i64] = _having("earns_by_kills")
MOVES_PALM_TREES: Final[i64] = _having("moves_palm_trees")
MOVES_PALACES: Final[i64] = _having("moves_palaces")
DOUBLES_BUILDERS: Final[i64] = _having("doubles_builders")
KILLS_TWO: Final[i64] = _having("kills_two")
CAPTURES_VICTIMS: Final[i64] = _having("captures_victims")

EXTRA_ELDER_POINTS: Final[vec[float]] = vec[float](_points("elder_points"))
EXTRA_VIZIER_POINTS: Final[vec[float]] = vec[float](_points("vizier_points"))
EXTRA_PALM_POINTS: Final[vec[float]] = vec[float](_points("palm_points"))
EXTRA_FAKIR_POINTS: Final[vec[float]] = vec[float](_points("fakir_points"))

AT_END_OF_TURN: Final[list[DjinnValues]] = sorted(
    [page for page in PAGES if type(page).end_of_turn_order], key=lambda page: type(page).end_of_turn_order
)


def sum_points(points: vec[float], djinns: i64) -> float:
    """What these djinns add together."""
    total: float = 0.0
    while djinns:
        total += points[lowest(djinns)]
        djinns &= djinns - 1
    return total
