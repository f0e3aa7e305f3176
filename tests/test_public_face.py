"""Few names, all documented."""

import ast
from pathlib import Path

import naqala

FACE = """
    MODE Action Bid Build Buy Choose Drop EndTurn Event Game GoOn Impossible Invoke Keep Kill NaqalaError NoMove Outcome
    Pass PickUp Refused ScoreSheet Sell State Strike Summon __version__
""".split()


def test_the_public_names_are_these():
    assert sorted(naqala.__all__) == sorted(FACE)


def test_every_public_name_is_documented():
    for name in FACE:
        thing = getattr(naqala, name)
        assert isinstance(thing, str) or thing.__doc__, name


def test_every_public_method_of_a_game_is_documented_or_says_it_all():
    plain = {"options", "over"}
    source = Path(naqala.__file__).parent / "engine" / "game.py"
    (game,) = [
        node for node in ast.parse(source.read_text(encoding="utf-8")).body if getattr(node, "name", "") == "Game"
    ]
    methods = {node.name: node for node in ast.walk(game) if isinstance(node, ast.FunctionDef)}
    assert set(methods) >= {"play", "undo", "options"}
    for name, method in methods.items():
        assert name.startswith("_") or name in plain or ast.get_docstring(method), name
