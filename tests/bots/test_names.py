"""The names of the bots at a table."""

import re
from pathlib import Path

from naqala.bots.names import NAMES, bot_name, unused_name
from naqala.engine.djinns import DJINNS
from naqala.server.identity.lookalikes import fold, reserved_kind

PORTRAITS = Path(__file__).parents[2] / "web/src/ui/portraits.ts"


def test_the_names_at_a_table_differ_and_stay_the_same():
    for table in ("ABCDEFGH", "WQPHQ3QK", ""):
        names = [bot_name(table, seat) for seat in range(4)]
        assert len(set(names)) == 4
        assert names == [bot_name(table, seat) for seat in range(4)]
    assert [bot_name("ABCDEFGH", seat) for seat in range(4)] == ["Gazmira", "Zenobar", "Kesbara", "Mirzuna"]


def test_other_tables_have_other_names():
    assert len({bot_name(f"TABLE{n}", 1) for n in range(400)}) == len(NAMES)


def test_a_name_that_is_taken_is_not_given_again():
    used = [bot_name("ABCDEFGH", seat) for seat in (1, 2)]
    assert unused_name("ABCDEFGH", 1, used) == bot_name("ABCDEFGH", 3)
    assert unused_name("ABCDEFGH", 0, used) == bot_name("ABCDEFGH", 0)


def test_no_name_looks_like_another_or_like_a_level_a_colour_or_a_djinn():
    folded = [fold(name) for name in (*NAMES, *[djinn.name for djinn in DJINNS])]
    assert len(set(folded)) == len(folded)
    assert [name for name in NAMES if reserved_kind(name)] == []
    assert max(map(len, NAMES)) <= 8  # the columns of the score sheet in the terminal


def test_every_name_has_a_portrait():
    assert tuple(re.findall(r'^  ([A-Z]\w+): "', PORTRAITS.read_text(), re.MULTILINE)) == NAMES
