"""`--plot FILE`: pictures of matches, ladders, statistics and tuning."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

pytestmark = pytest.mark.once

SVG = "{http://www.w3.org/2000/svg}"
QUICK = ("--seed", "5", "--jobs", "1")


@pytest.fixture(scope="module")
def records(tmp_path_factory) -> Path:
    from naqala.cli import main

    folder: Path = tmp_path_factory.mktemp("records")
    for bots, games in ((2, "4"), (3, "3")):
        assert main(["match", *["random"] * bots, "--games", games, "--records", str(folder), *QUICK, "--json"]) == 0
    return folder


def texts(picture: Path) -> list[str]:
    return ["".join(text.itertext()).strip() for text in ET.parse(picture).iter(f"{SVG}text")]


def marks(picture: Path) -> int:
    """The number of marked points of all lines, without the ticks of the axes."""
    lines = [group for group in ET.parse(picture).iter(f"{SVG}g") if group.get("id", "").startswith("line2d")]
    axes = [group for group in ET.parse(picture).iter(f"{SVG}g") if "axis" in group.get("id", "")]
    ticks = {line.get("id") for axis in axes for line in axis.iter(f"{SVG}g")}
    return sum(len(list(line.iter(f"{SVG}use"))) for line in lines if line.get("id") not in ticks)


def test_a_match_draws_the_running_share_of_wins(naqala, tmp_path):
    picture = tmp_path / "match.svg"
    result = naqala("match", "random", "random", "--games", "12", *QUICK, "--plot", str(picture), "--json")
    printed = json.loads(result.out)
    share, (low, high) = printed["win_share"]["random"], printed["interval95"]["random"]
    labels = texts(picture)
    assert "random against random#2: 12 games" in labels
    assert f"random: {100 * share:.1f} % of wins ({100 * low:.1f}–{100 * high:.1f})" in labels
    assert {"games", "share of wins so far, with its 95 % interval", "100 %"} <= set(labels)
    assert marks(picture) == 6  # deals


def test_a_match_of_three_bots_has_a_panel_for_each(naqala, tmp_path):
    picture = tmp_path / "match.svg"
    assert naqala("match", *["random"] * 3, "--games", "6", *QUICK, "--plot", str(picture)).code == 0
    titles = [label.split(":")[0] for label in texts(picture) if "% of wins" in label]
    assert titles == ["random", "random#2", "random#3"]
    assert marks(picture) == 3 * 2


def test_a_ladder_draws_its_ratings(naqala, tmp_path):
    picture = tmp_path / "ladder.svg"
    result = naqala("ladder", *["random"] * 3, "--games", "4", *QUICK, "--plot", str(picture), "--json")
    labels = texts(picture)
    for rating in json.loads(result.out)["ratings"]:
        assert rating["name"] in labels
        assert f"{rating['mu']:.1f}" in labels
        assert f"{100 * rating['win_share']:.0f} % of games won" in labels
    assert "Ratings: 12 games for 2 players" in labels
    assert marks(picture) == 3


def test_statistics_are_drawn_for_each_number_of_players(naqala, records, tmp_path):
    picture = tmp_path / "stats.svg"
    result = naqala("stats", str(records), "--plot", str(picture), "--json")
    labels = texts(picture)
    players = json.loads(result.out)["players"]
    for number, one in players.items():
        assert any(label.startswith(f"{number} players, {one['games']} games: ") for label in labels)
        assert {f"{name} ({djinn['summoned']})" for name, djinn in one["djinns"].items()} <= set(labels)
    assert labels.count("Turns of a round") == 2
    assert marks(picture) == sum(len(one["djinns"]) for one in players.values())


def test_tuning_draws_the_errors(naqala, tmp_path):
    picture, out = tmp_path / "tune.svg", tmp_path / "tuned.json"
    words = ("--players", "2,3", "--games", "1", "--generations", "2", "--out", str(out), "--plot", str(picture))
    result = naqala("tune", *words, *QUICK, "--json")
    fits = json.loads(result.out)["fits"]
    labels = texts(picture)
    assert {"2 players", "3 players", "root mean square error, points"} <= set(labels)
    last = fits[-2:]
    legend, chosen = 2, 2
    assert marks(picture) == 2 * len(fits) + sum(len(fit["races"]) for fit in last) + chosen + legend


def test_what_the_records_do_not_show_is_not_drawn(naqala, tmp_path):
    from naqala.engine.components import C3
    from tests.positions import game_at

    game = game_at({C3: "v"}, no_move=True)
    while not game.over:
        game.play(game.options[0])
    (tmp_path / "game.naqala").write_text(game.record())
    picture = tmp_path / "stats.svg"
    result = naqala("stats", str(tmp_path), "--plot", str(picture))
    assert (result.code, result.err) == (0, "")
    assert {"Points by source"} <= set(texts(picture)) >= {"winners", "others"}
    assert "Turns of a round" not in texts(picture)


@pytest.mark.parametrize(("suffix", "start"), [(".png", b"\x89PNG\r\n"), (".pdf", b"%PDF-"), (".SVG", b"<?xml")])
def test_the_suffix_names_the_format(naqala, records, tmp_path, suffix, start):
    picture = tmp_path / f"stats{suffix}"
    assert naqala("stats", str(records), "--plot", str(picture)).code == 0
    assert picture.read_bytes().startswith(start)


def test_the_same_result_is_the_same_file(naqala, records, tmp_path):
    pictures = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for picture in pictures:
        assert naqala("stats", str(records), "--plot", str(picture)).code == 0
    assert pictures[0].read_bytes() == pictures[1].read_bytes()


def test_plotting_leaves_the_settings_of_matplotlib_alone(naqala, records, tmp_path):
    import matplotlib as mpl

    before = dict(mpl.rcParams)
    assert naqala("stats", str(records), "--plot", str(tmp_path / "stats.svg")).code == 0
    assert dict(mpl.rcParams) == before


COMMANDS = {
    "match": ("match", "random", "random", "--games", "2", *QUICK),
    "ladder": ("ladder", "random", "random", "--games", "2", *QUICK),
    "stats": ("stats", "no/such/folder"),
    "tune": ("tune", "--players", "2", "--games", "1", "--out", "tuned.json", *QUICK),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("plot", "why"),
    [
        ("plot.jpeg", r"'plot.jpeg' is not the name of a picture: it should end in .svg, .png, .pdf."),
        ("plot", "'plot' is not the name of a picture"),
        ("nowhere/plot.svg", "'nowhere/plot.svg' cannot be written: there is no folder 'nowhere'."),
        ("folder.svg", "'folder.svg' cannot be written: it is a folder."),
        ("/proc/plot.svg", "'/proc/plot.svg' cannot be written: No such file or directory."),
    ],
)
def test_a_picture_that_cannot_be_written_is_refused_before_any_game(naqala, tmp_path, monkeypatch, command, plot, why):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.svg").mkdir()
    words = [*COMMANDS[command], "--plot", plot]
    if command in ("match", "ladder"):
        words += ["--records", "records"]
    result = naqala(*words)
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert why in result.err
    assert [path.name for path in tmp_path.iterdir()] == ["folder.svg"]  # no records, no weights
    assert not re.search(r"\d %|Self-play", result.out)


def test_an_earlier_picture_is_kept_until_the_new_one_is_drawn(naqala, tmp_path):
    picture = tmp_path / "plot.svg"
    picture.write_text("old")
    assert naqala("stats", str(tmp_path / "nowhere"), "--plot", str(picture)).code != 0
    assert picture.read_text() == "old"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a file that is always full")
def test_a_full_disk_is_reported_in_one_sentence(naqala, records, tmp_path):
    picture = tmp_path / "plot.svg"
    picture.symlink_to("/dev/full")
    result = naqala("stats", str(records), "--plot", str(picture))
    assert (result.code, result.err) == (
        2,
        f"{str(picture)!r} cannot be written: No space left on device. Help: naqala stats --help\n",
    )
