"""The bot of docs/adding-a-bot.md plays whole games by its spec, in a folder of its own."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RECIPE = (ROOT / "docs" / "adding-a-bot.md").read_text("utf-8")
PLAY = """
import json
from naqala import Game, bots

points = []
for seed in range(2):
    game = Game.new(players=2, seed=seed)
    seated = [bots.make_bot("my_bots.Hasty", seed), bots.make_bot("random", seed)]
    while not game.over:
        game.play(seated[game.seat].choose(game.memory(game.seat)))
    points.append([sheet.total for sheet in game.scores()])
print(json.dumps(points))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (code,) = re.findall(r"```python\n(.*?)```", RECIPE, re.DOTALL)
    (tmp_path / "my_bots.py").write_text(code, "utf-8")
    return tmp_path


def run(folder: Path, *arguments: str) -> str:
    """The output of Python, started in this folder and with its modules."""
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    paths = [str(Path(path).absolute()) for line in paths for path in line.split(os.pathsep)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_wins_against_random_choices(folder):
    points = json.loads(run(folder, "-c", PLAY))
    assert all(hasty > random for hasty, random in points)


@pytest.mark.slow
def test_the_match_of_the_recipe_runs(folder):
    (match,) = re.findall(r"^naqala (match .*) --games 20 --seed 1$", RECIPE, re.MULTILINE)
    assert "my_bots.Hasty" in run(folder, "-m", "naqala", *match.split(), "--games", "2", "--seed", "1")
