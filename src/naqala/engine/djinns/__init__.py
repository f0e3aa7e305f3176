"""The roster of the 22 djinns, and which of them listen to what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from naqala.engine.djinns.al_amin import AlAmin
from naqala.engine.djinns.anun_nak import AnunNak
from naqala.engine.djinns.baal import Baal
from naqala.engine.djinns.boaz import Boaz
from naqala.engine.djinns.bouraq import Bouraq
from naqala.engine.djinns.djinn import Djinn
from naqala.engine.djinns.echidna import Echidna
from naqala.engine.djinns.enki import Enki
from naqala.engine.djinns.hagis import Hagis
from naqala.engine.djinns.haurvatat import Haurvatat
from naqala.engine.djinns.iblis import Iblis
from naqala.engine.djinns.jafaar import Jafaar
from naqala.engine.djinns.kandicha import Kandicha
from naqala.engine.djinns.kumarbi import Kumarbi
from naqala.engine.djinns.lamia import Lamia
from naqala.engine.djinns.leta import Leta
from naqala.engine.djinns.marid import Marid
from naqala.engine.djinns.monkir import Monkir
from naqala.engine.djinns.nekir import Nekir
from naqala.engine.djinns.shamhat import Shamhat
from naqala.engine.djinns.sibittis import Sibittis
from naqala.engine.djinns.sloar import Sloar
from naqala.engine.djinns.utug import Utug

DJINNS: Final[list[Djinn]] = [
    AlAmin(), AnunNak(), Baal(), Boaz(), Bouraq(), Echidna(), Enki(), Hagis(), Haurvatat(), Iblis(), Jafaar(),
    Kandicha(), Kumarbi(), Lamia(), Leta(), Marid(), Monkir(), Nekir(), Shamhat(), Sibittis(), Sloar(), Utug(),
]  # fmt: skip

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


def _number() -> None:
    for number, djinn in enumerate(DJINNS):
        djinn.id = number


_number()


def by_id(number: int) -> Djinn:
    return DJINNS[number]


def _filling(hook: str) -> int:
    """The set of djinns whose page fills a hook."""
    return sum(1 << djinn.id for djinn in DJINNS if getattr(type(djinn), hook) is not getattr(Djinn, hook))


ON_DROP: Final[i64] = _filling("on_drop")
ON_PALACE: Final[i64] = _filling("on_palace")
ON_KILL: Final[i64] = _filling("on_kill")
ON_DJINN: Final[i64] = _filling("on_djinn")
SPOILS: Final[i64] = _filling("spoils")
SHIELDS: Final[i64] = sum(1 << djinn.id for djinn in DJINNS if type(djinn).shields)
HAGGLES: Final[i64] = sum(1 << djinn.id for djinn in DJINNS if type(djinn).haggles)
FREE: Final[i64] = _filling("useful")
BENDING: Final[i64] = _filling("bends")
