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


def classes() -> dict[str, ast.ClassDef]:
    """From the sources, for compiled classes carry no documentation."""
    files = (Path(naqala.__file__).parent / "engine").rglob("*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}


def test_every_public_name_is_documented():
    for name in FACE:
        assert isinstance(getattr(naqala, name), str) or ast.get_docstring(classes()[name]), name


def test_every_public_method_of_a_game_is_documented_or_says_it_all():
    plain = {"options", "over"}
    methods = {node.name: node for node in classes()["Game"].body if isinstance(node, ast.FunctionDef)}
    assert set(methods) >= {"play", "undo", "options"}
    for name, method in methods.items():
        assert name.startswith("_") or name in plain or ast.get_docstring(method), name
