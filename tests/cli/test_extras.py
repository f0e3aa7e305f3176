"""A command that needs an extra says how to install it; the others work without."""

import os
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import naqala
from naqala.cli.extras import MODULES

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("extra", MODULES)
def test_the_modules_of_an_extra_are_those_of_its_packages(extra):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    required = [line for line in project["optional-dependencies"][extra] if "sys_platform" not in line]
    found = packages_distributions()
    assert [found[module][0].lower().replace("-", "_") for module in MODULES[extra]] == [
        line.split(">")[0].split("[")[0].lower().replace("-", "_") for line in required
    ]


@pytest.fixture(scope="module")
def without_extras(tmp_path_factory):
    """Runs `naqala` where the modules of all extras are not installed."""
    folder: Path = tmp_path_factory.mktemp("site")
    hidden = {module for modules in MODULES.values() for module in modules}
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if path.name.split(".")[0] not in hidden:
            (folder / path.name).symlink_to(path)
    search = os.pathsep.join([str(Path(naqala.__file__).parents[1]), str(folder)])
    if Path(naqala.__file__).is_relative_to(Path(sysconfig.get_path("purelib"))):
        search = str(folder)

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-S", "-m", "naqala", *words],
            env={**os.environ, "PYTHONPATH": search}, capture_output=True, text=True, check=False, cwd=folder,
        )  # fmt: skip

    return run


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("match random random --games 2", "arena"),
        ("ladder random random --games 2", "arena"),
        ("tune --games 1 --out tuned.json", "arena"),
        ("stats records --plot stats.svg", "arena"),
        ("serve", "server"),
        ("bench --server", "server"),
        ("admin check tables.db", "server"),
    ],
)
def test_a_missing_extra_is_explained_in_one_line(without_extras, words, extra):
    result = without_extras(*words.split())
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == (
        f"This command needs packages that are not installed ({', '.join(MODULES[extra])}). "
        f"Run: pip install 'naqala[{extra}]'\n"
    )


@pytest.mark.parametrize("words", ["--version", "--help", "match --help", "rules P4", "play --watch --seed 1"])
def test_other_commands_do_without_extras(without_extras, words):
    result = without_extras(*words.split())
    assert (result.returncode, result.stderr) == (0, "")


def test_statistics_without_a_plot_do_without_extras(without_extras, tmp_path):
    game = naqala.Game.new(2, 1)
    while not game.over:
        game.play(game.options[0])
    (tmp_path / "game.naqala").write_text(game.record())
    result = without_extras("stats", str(tmp_path))
    assert (result.returncode, result.stderr) == (0, "")
    assert "2 players: 1 games" in result.stdout
