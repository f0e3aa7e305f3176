"""The roster: every djinn of the rules has its module, its test and its texts (C5, D)."""

import pickle
import re
from pathlib import Path

import pytest

from naqala.engine import djinns as roster
from naqala.engine.actions import Invoke
from naqala.engine.components import C3, D3, FAKIR
from naqala.engine.djinns import DJINNS
from naqala.engine.djinns.djinn import FAKIR_ALONE, NOTHING, ONE, TWO, Djinn, Price
from naqala.engine.roster import DJINN_COUNT
from tests.positions import BLUE, Seat, game_at, options

ROOT = Path(__file__).parents[3]
PAGES = ROOT / "src" / "naqala" / "engine" / "djinns"
STEPS = ROOT / "src" / "naqala" / "engine" / "steps"
TABLE = re.findall(
    r"^\| (D\d+) \| ([^|]+) \| (\d+) \| ([^|]+) \| ", (ROOT / "docs" / "rules.md").read_text("utf-8"), re.MULTILINE
)
COSTS = {
    "–": NOTHING,
    "E or F": ONE,
    "E + (E or F)": TWO,
    "F": FAKIR_ALONE,
    "1+ F": NOTHING,  # paid with a bid, not by itself
}
each_djinn = pytest.mark.parametrize("djinn", DJINNS, ids=[djinn.name for djinn in DJINNS])


def page_of(djinn):
    """Return the name of its module: Al-Amin's is al_amin, Ba'al's is baal."""
    return djinn.name.lower().replace("-", "_").replace("'", "")


def missing(path):
    return [] if path.exists() else [str(path.relative_to(ROOT))]


@pytest.mark.rule("C5")
def test_there_are_22_djinns():
    assert len(DJINNS) == len(TABLE) == DJINN_COUNT == 22


@pytest.mark.rule("C5")
def test_numbers_names_values_and_costs_are_those_of_the_rules():
    of_the_rules = [(rule, name, int(value), COSTS[cost]) for rule, name, value, cost in TABLE]
    assert [(djinn.rule, djinn.name, djinn.value, djinn.cost) for djinn in DJINNS] == of_the_rules


@each_djinn
def test_each_is_in_the_roster_at_the_index_of_its_constant(djinn):
    assert getattr(roster, page_of(djinn).upper(), None) == djinn.id == DJINNS.index(djinn)
    assert djinn.rule == f"D{djinn.id + 2}"


@each_djinn
def test_each_has_a_module_that_names_it_and_its_rule(djinn):
    page = PAGES / f"{page_of(djinn)}.py"
    assert missing(page) == []
    assert type(djinn).__module__ == f"naqala.engine.djinns.{page.stem}"
    assert type(djinn).__name__ == djinn.name.replace("-", "").replace("'a", "a")
    first = page.read_text("utf-8").splitlines()[0]
    assert first.startswith(f'"""{djinn.name}: ')
    assert first.endswith(f' ({djinn.rule})."""')


@each_djinn
def test_each_has_a_test_file_that_names_its_rule(djinn):
    tests = Path(__file__).parent / f"test_{page_of(djinn)}.py"
    assert missing(tests) == []
    assert f'rule("{djinn.rule}"' in tests.read_text("utf-8")


@each_djinn
def test_each_has_a_sentence_that_describes_its_power(djinn):
    assert re.fullmatch(r"[A-Z][^\n]{15,}\.", djinn.text)


@each_djinn
def test_each_has_its_value_and_its_price(djinn):
    assert (djinn.points, djinn.price) == (djinn.value, djinn.cost)


def test_no_module_is_left_out_of_the_roster():
    pages = {page.stem for page in PAGES.glob("*.py")} - {"__init__", "djinn"}
    assert pages == {page_of(djinn) for djinn in DJINNS}


@pytest.mark.parametrize("room", sorted(STEPS.glob("*.py")), ids=lambda room: room.stem)
def test_the_steps_know_no_djinn_by_name(room):
    spellings = "|".join(djinn.name.replace("-", "[-_ ]?").replace("'", "'?") for djinn in DJINNS)
    named = re.compile(rf"(?<![a-z])({spellings})(?![a-z])", re.IGNORECASE)
    assert named.findall(room.read_text("utf-8")) == []


@pytest.mark.rule("D1", "T5")
@pytest.mark.parametrize("djinn", [d for d in DJINNS if d.cost == NOTHING], ids=repr)
def test_a_power_without_a_cost_is_never_invoked(djinn):
    game = game_at({C3: "v", D3: "v"}, blue=Seat(elders=3, cards=[FAKIR] * 3, djinns=[djinn.id]))
    assert not options(game, Invoke)


@pytest.mark.rule("V4")
def test_the_values_of_several_djinns_add_up():
    game = game_at({C3: "v", D3: "v"}, other_djinns=BLUE)
    assert game.scores()[BLUE].djinns == sum(int(value) for _, _, value, _ in TABLE) == 141


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("price", "words"),
    [
        (NOTHING, "nothing"),
        (ONE, "an Elder or a Fakir"),
        (TWO, "an Elder, and an Elder or a Fakir"),
        (FAKIR_ALONE, "a Fakir"),
    ],
    ids=["nothing", "one", "two", "a Fakir alone"],
)
def test_a_price_is_described_in_english(price, words):
    assert str(price) == words


def test_a_price_adds_up():
    assert [price.total for price in (NOTHING, ONE, TWO, FAKIR_ALONE)] == [0, 1, 2, 1]
    assert repr(Price(2, 3, 4)) == "Price(elders=2, fakirs=3, either=4)"
    assert Price(2, 3, 4).total == 9


@each_djinn
def test_each_is_known_by_its_name_and_stays_itself_when_saved(djinn):
    assert repr(djinn) == djinn.name
    assert pickle.loads(pickle.dumps(djinn)) is djinn


def test_a_djinn_whose_module_defines_nothing_does_nothing():
    blank = Djinn()
    state = game_at({C3: "v", D3: "v"}).state
    owner, step = state.players[BLUE], state.steps[-1]
    assert (blank.protects_meeples, blank.discounts_bids, blank.claims_victim(state, owner, C3, 0)) == (
        False,
        False,
        False,
    )
    assert (blank.usable(state, owner, 0), blank.modifies_step(state, owner, step, 0)) == (False, False)
    assert (blank.value, blank.points, blank.cost, blank.price, blank.id) == (0, 0, NOTHING, NOTHING, -1)


def test_the_roster_numbers_its_djinns_in_order():
    assert [djinn.id for djinn in DJINNS] == list(range(DJINN_COUNT))


@pytest.mark.parametrize(
    ("hook", "listening", "names"),
    [
        ("on_drop", roster.ON_DROP, ["Marid"]),
        ("on_palace", roster.ON_PALACE, ["Monkir"]),
        ("on_kill", roster.ON_KILL, ["Nekir"]),
        ("on_djinn", roster.ON_DJINN, ["Ba'al"]),
        ("claims_victim", roster.CLAIM_VICTIMS, ["Kandicha"]),
        ("usable", roster.ANYTIME_POWERS, ["Anun-Nak", "Bouraq", "Enki", "Leta", "Sibittis", "Sloar", "Utug"]),
        ("modifies_step", roster.STEP_POWERS, ["Echidna", "Hagis", "Iblis", "Lamia"]),
    ],
)
def test_the_roster_knows_which_djinns_define_a_hook(hook, listening, names):
    assert [djinn.name for djinn in DJINNS if listening >> djinn.id & 1] == names
    assert roster._implementing(hook) == listening


def test_the_roster_knows_which_djinn_protects_meeples_and_which_discounts_bids():
    assert [djinn.name for djinn in DJINNS if roster.PROTECT_MEEPLES >> djinn.id & 1] == ["Boaz"]
    assert [djinn.name for djinn in DJINNS if roster.DISCOUNT_BIDS >> djinn.id & 1] == ["Kumarbi"]
