"""The wheel contains what it should and works in an empty environment."""

import subprocess
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]

PLAY = """
import naqala, random
game = naqala.Game.new(4, seed=1)
while not game.over:
    game.play(random.choice(game.options))
print(naqala.MODE, len(game.scores()))
"""


@pytest.fixture
def wheel() -> Path:
    (found,) = (ROOT / ".build" / "wheel").glob("naqala-*.whl")
    return found


def test_the_wheel_contains_sources_libraries_and_the_type_marker(wheel):
    names = ZipFile(wheel).namelist()
    assert "naqala/py.typed" in names
    assert {"naqala/rules.md", "naqala/rules.fr.md", "naqala/rules.de.md", "naqala/rules.nl.md"} <= set(names)
    assert "naqala/engine/state.py" in names
    assert any(name.startswith("naqala/engine/state.") and name.endswith(".so") for name in names)
    assert not [name for name in names if name.endswith((".c", ".h"))]


def test_the_wheel_contains_the_page_plain_and_compressed(wheel):
    names = ZipFile(wheel).namelist()
    scripts = [name for name in names if name.startswith("naqala/server/page/assets/") and name.endswith(".js")]
    assert scripts
    for file in scripts:
        assert {file, f"{file}.gz", f"{file}.br"} <= set(names)
    assert {f"naqala/server/page/{page}.html" for page in ("index", "lobby", "table")} <= set(names)


@pytest.mark.slow
def test_installed_into_an_empty_environment_it_plays_a_game(wheel, tmp_path):
    venv.create(tmp_path / "empty", with_pip=True)
    python = tmp_path / "empty" / "bin" / "python"
    run([python, "-m", "pip", "install", "-q", wheel], tmp_path)
    assert run([python, "-c", PLAY], tmp_path) == "compiled 4\n"
    played = run([tmp_path / "empty" / "bin" / "naqala", "play", "--watch"], tmp_path)
    assert played.rstrip().endswith(("Naqala.", "each."))  # the Great Sultan, or several who share the throne


def run(command: list[str | Path], folder: Path) -> str:
    """Run outside the project, so that nothing is imported from it by accident."""
    return subprocess.run(command, cwd=folder, env={}, capture_output=True, text=True, check=True).stdout
