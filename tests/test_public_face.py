"""The public API: these names, all documented, with examples that work."""

import ast
import doctest
import random
from pathlib import Path

import pytest

import naqala
import naqala.bots
from naqala.engine import components

CLASSES_AND_FUNCTIONS = """
    Action Bid Build Buy CannotUndo Choose Drop EndTurn Event Game GoOn IllegalAction ImpossiblePosition InvalidArgument
    Invoke Keep Kill Luck Memory NaqalaError NoMove NotationError Outcome Pass PickUp Pile RecordError ScoreSheet Sell
    State Strike Summon TileSet View djinn_names imagine meeples_on tile_name tile_named tiles_of
""".split()
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)
OTHER = ["MODE", "__version__", "notation"]
CONSTANTS = (
    """
    VIZIER ELDER MERCHANT BUILDER ASSASSIN IVORY JEWELS GOLD PAPYRUS SILK SPICE FISH WHEAT POTTERY FAKIR
    VILLAGE SACRED_PLACE OASIS SMALL_MARKET LARGE_MARKET PALM_TREE PALACE NOBODY
""".split()
    + [column + row for column in "ABCDEF" for row in "12345"]
)


def test_the_public_names_are_these():
    assert sorted(naqala.__all__) == sorted([*CLASSES_AND_FUNCTIONS, *OTHER, *CONSTANTS])


def written() -> dict[str, ast.ClassDef | ast.FunctionDef]:
    """Return the definitions in the sources, because compiled modules have no docstrings."""
    files = (Path(naqala.__file__).parent / "engine").rglob("*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return {n.name: n for tree in trees for n in tree.body if isinstance(n, ast.ClassDef | ast.FunctionDef)}


def test_every_public_name_is_documented():
    for name in CLASSES_AND_FUNCTIONS:
        assert ast.get_docstring(written()[name]), name


def test_every_public_method_of_a_game_is_documented():
    methods = {node.name: node for node in written()["Game"].body if isinstance(node, ast.FunctionDef)}
    assert set(methods) >= {"play", "undo", "options"}
    for name, method in methods.items():
        assert name.startswith("_") or ast.get_docstring(method), name


def test_the_constants_are_those_of_the_engine():
    assert [getattr(naqala, name) for name in CONSTANTS] == [getattr(components, name) for name in CONSTANTS]


def test_every_error_is_a_naqala_error():
    errors = [getattr(naqala, name) for name in CLASSES_AND_FUNCTIONS]
    for error in [one for one in errors if isinstance(one, type) and issubclass(one, Exception)]:
        assert issubclass(error, naqala.NaqalaError)


@pytest.mark.parametrize(
    "call",
    [
        lambda: naqala.Game.new(players=5),
        lambda: naqala.Game.new(seed=-1),
        lambda: naqala.Drop(30, naqala.VIZIER),
        lambda: naqala.Bid(2),
        lambda: naqala.Sell.of(naqala.FAKIR),
        lambda: naqala.tile_named("G6"),
        lambda: naqala.Luck.seeded(-1),
        lambda: naqala.Pile.of_cards([10]),
        lambda: naqala.Pile.of_meeples(-1),
        lambda: naqala.TileSet(1 << 30),
        lambda: naqala.TileSet.of(30),
        lambda: naqala.djinn_names(1 << 30),
        lambda: naqala.meeples_on(naqala.Game.new().state, 30),
    ],
)
def test_a_wrong_argument_is_a_naqala_error_and_a_value_error(call):
    with pytest.raises(naqala.InvalidArgument) as raised:
        call()
    assert isinstance(raised.value, naqala.NaqalaError)
    assert isinstance(raised.value, ValueError)


def examples() -> list[doctest.DocTest]:
    """Return the examples of all docstrings in the sources."""
    found = []
    package = Path(naqala.__file__).parent
    for file in sorted(
        [package / "__init__.py", *(package / "engine").rglob("*.py"), *(package / "bots").glob("*.py")]
    ):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ">>>" in (
                ast.get_docstring(node) or ""
            ):
                names = {"naqala": naqala, "random": random, "parse_action": naqala.notation.parse_action}
                where = f"{file.stem}.{getattr(node, 'name', '')}"
                text = ast.get_docstring(node) or ""
                found.append(doctest.DocTestParser().get_doctest(text, names, where, str(file), 0))
    return found


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_an_example_of_a_docstring_works(example: doctest.DocTest):
    assert doctest.DocTestRunner().run(example).failed == 0
