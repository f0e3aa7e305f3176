"""Few names, all documented."""

import ast
from pathlib import Path

import naqala

FACE = """
    MODE Action Bid Build Buy Choose Drop EndTurn Event Game GoOn Impossible Invoke Irrevocable Keep Kill Memory
    NaqalaError NoMove Outcome Pass PickUp Refused ScoreSheet Sell State Strike Summon View __version__ imagine
""".split()


def test_the_public_names_are_these():
    assert sorted(naqala.__all__) == sorted(FACE)


def written() -> dict[str, ast.ClassDef | ast.FunctionDef]:
    """From the sources, for what is compiled carries no documentation."""
    files = (Path(naqala.__file__).parent / "engine").rglob("*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return {n.name: n for tree in trees for n in tree.body if isinstance(n, ast.ClassDef | ast.FunctionDef)}


def test_every_public_name_is_documented():
    for name in FACE:
        assert isinstance(getattr(naqala, name), str) or ast.get_docstring(written()[name]), name


def test_every_public_method_of_a_game_is_documented_or_says_it_all():
    plain = {"options", "over"}
    methods = {node.name: node for node in written()["Game"].body if isinstance(node, ast.FunctionDef)}
    assert set(methods) >= {"play", "undo", "options"}
    for name, method in methods.items():
        assert name.startswith("_") or name in plain or ast.get_docstring(method), name
