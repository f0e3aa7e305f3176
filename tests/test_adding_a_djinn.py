"""A 23rd djinn, added to a copy of the sources by following docs/adding-a-djinn.md to the letter, works everywhere."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RECIPE = (ROOT / "docs" / "adding-a-djinn.md").read_text("utf-8")
PLAY = """
import json
from itertools import count
from naqala import Game
from naqala.bots import LEVELS, make_bot
from naqala.engine.djinns import DJINNS
from naqala.engine.luck import Luck
from naqala.engine.roster import DJINN_COUNT
from naqala.engine.setup import deal
from naqala.server.http.game_routes import rulebook
from naqala.server.messages.schema import protocol_schema
from naqala.server.messages.typescript_constants import djinn_cards

samum = DJINNS[-1]
bit = 1 << samum.id


def start(players, owner):
    # Deal until Samum is in the draw pile, then give it to one player.
    for seed in count():
        state = deal(players, Luck.seeded(seed))
        if state.djinn_deck & bit:
            state.djinn_deck &= ~bit
            state.players[owner].djinns |= bit
            state.summoned |= bit
            return Game.at(state)


def play(levels, owner):
    game = start(len(levels), owner)
    bots = [make_bot("fierce:sims=5" if level == "fierce" else level, seed) for seed, level in enumerate(levels)]
    offered = 0
    while not game.over:
        offered += any(getattr(option, "djinn", None) == samum.id for option in game.options)
        game.play(bots[game.seat].choose(game.memory(game.seat)))
    assert [sheet.total for sheet in Game.parse(game.record()).scores()] == [sheet.total for sheet in game.scores()]
    return offered


levels = list(LEVELS)
offered = play(levels[:4], owner=0) + play(levels[4:], owner=1)
book = rulebook()
print(json.dumps({
    "djinns": DJINN_COUNT,
    "offered": offered,
    "page": [djinn for djinn in book["djinns"] if djinn["name"] == "Samum"],
    "rules": [rule["text"] for section in book["rules"] for rule in section["rules"] if rule["number"] == "D27"],
    "types": "Samum" in protocol_schema()["$defs"]["Djinn"]["enum"],
    "card": djinn_cards()["Samum"],
}))
"""


def block(heading: str, language: str) -> str:
    """The first block of code in this language below a heading of the recipe."""
    section = RECIPE.split(f"## {heading}", 1)[1]
    found = re.search(rf"```{language}\n(.*?)```", section, re.DOTALL)
    assert found
    return found[1]


@pytest.fixture
def copy(tmp_path):
    """The sources with a 23rd djinn."""
    shutil.copytree(ROOT / "src" / "naqala", tmp_path / "src" / "naqala", ignore=shutil.ignore_patterns("page", "*.so"))
    (tmp_path / "docs").mkdir()
    engine = tmp_path / "src" / "naqala" / "engine"
    (engine / "djinns" / "samum.py").write_text(block("2. The page", "python"), "utf-8")
    roster = (engine / "roster.py").read_text("utf-8")
    changed = roster.replace('    "Utug",\n', '    "Utug",\n' + block("3. The roster", "text"))
    assert changed != roster
    (engine / "roster.py").write_text(changed, "utf-8")
    rules = (ROOT / "docs" / "rules.md").read_text("utf-8")
    last_row = re.findall(r"^\| D23 \|.*\n", rules, re.MULTILINE)[0]
    (tmp_path / "docs" / "rules.md").write_text(
        rules.replace(last_row, last_row + block("1. The rule", "markdown")), "utf-8"
    )
    return tmp_path


@pytest.mark.once
@pytest.mark.slow
def test_the_recipe_adds_a_djinn_that_bots_play_and_the_page_receives(copy):
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=copy,
        env=os.environ | {"PYTHONPATH": str(copy / "src"), "NAQALA_MODE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["djinns"] == 23
    assert found["offered"]  # its power was an option in some of the games
    (page,) = found["page"]
    assert (page["rule"], page["value"]) == ("D27", 6)
    assert len(found["rules"]) == 1
    assert found["types"]
    assert found["card"] == {"timing": "pay", "cost": "EF"}
