"""`naqala bench --server`: a tiny run of it, and how it looks for the number of tables."""

import json
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("websockets")

from naqala.cli.bench_load import script
from naqala.cli.bench_server import LIMIT, BenchStep, next_number, percentile, what_limits
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_position
from naqala.engine.notation.action_codec import parse_action

SECONDS = 18


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    """A run of three tables that play for two seconds."""
    command = [sys.executable, "-m", "naqala", "bench", "--server", "--json", "--tables", "3", "--seconds", "2"]
    figures: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return figures


def test_what_is_measured_is_told_as_one_json_object(figures):
    assert set(figures) == {
        "version", "mode", "python", "cores", "server_has_its_own_core", "sockets_per_table", "limit_ms", "aim_tables",
        "holds_tables", "what_limits", "idle_table_kb", "live_table_kb", "at", "steps",
    }  # fmt: skip
    steps = [BenchStep(**one) for one in figures["steps"]]
    assert figures["holds_tables"] == max([one.tables for one in steps if one.held], default=0)
    assert figures["live_table_kb"] > figures["idle_table_kb"]


def test_three_tables_play_one_action_a_second_each_and_all_four_hear_of_it(figures):
    first = BenchStep(**figures["steps"][0])
    assert (first.tables, first.missed) == (3, 0)
    assert first.commits_per_s == pytest.approx(3, rel=0.1)
    assert first.messages_per_s >= 4 * first.commits_per_s
    assert 0 < first.p50_ms <= first.p95_ms <= first.p99_ms <= first.max_ms
    assert first.held == (first.p99_ms < LIMIT)


def test_what_the_server_takes_is_measured(figures):
    first = BenchStep(**figures["steps"][0])
    assert 0 < first.server_cpu < 1
    assert first.transactions_per_s >= 1
    assert first.server_mb > 30


@pytest.mark.parametrize("words", [["--seconds", "0.5"], ["--seconds", "1000"], ["--tables", "0"]], ids=" ".join)
def test_what_cannot_be_measured_is_refused(naqala, words):
    told = naqala("bench", "--server", *words)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("Measure at least one table")


# The games


def test_a_script_can_be_played_from_its_position_to_the_end():
    foreseen = script(5, SECONDS)
    game = Game.at(parse_position(foreseen.position, Luck.seeded(foreseen.seed)))
    for action in foreseen.actions:
        assert game.seat == action.seat
        game.play(parse_action(action.notation))
    assert game.over


def test_the_games_are_of_all_ages_and_last_long_enough():
    lengths = [len(script(seed, SECONDS).actions) for seed in range(3)]
    assert min(lengths) >= SECONDS
    assert max(lengths) > 2 * min(lengths)


# The number of tables


def step(tables: int, p99: float, **more: float) -> BenchStep:
    """A step with this number of tables on a quiet machine."""
    figures = dict.fromkeys(BenchStep.__dataclass_fields__, 0.0)
    figures |= {"p95_ms": p99 / 4, "p99_ms": p99, "max_ms": 2 * p99, "server_cpu": 0.5, **more}
    return BenchStep(**{**figures, "tables": tables, "held": p99 < LIMIT})  # type: ignore[arg-type]


def test_tables_are_doubled_until_it_is_too_much_and_then_the_middle_is_tried():
    assert next_number([step(25, 10)], 800) == 50
    assert next_number([step(25, 10), step(50, 300)], 800) == 37
    assert next_number([step(25, 10), step(50, 300), step(37, 20)], 800) == 43


def test_the_search_ends_when_the_number_is_near_enough_or_no_more_are_wanted():
    assert next_number([step(100, 10), step(110, 300)], 800) is None
    assert next_number([step(25, 10)], 40) == 40
    assert next_number([step(40, 10)], 40) is None


def test_a_step_that_others_disturbed_has_one_more_chance():
    disturbed = step(50, 300, server_waited=0.4)
    assert next_number([step(25, 10), disturbed], 800) == 50
    assert next_number([step(25, 10), disturbed, disturbed], 800) == 37
    assert next_number([step(25, 10), disturbed, step(50, 20)], 800) == 100


@pytest.mark.parametrize(
    ("failed", "words"),
    [
        (step(50, 300, server_cpu=0.95), "the server's core is full"),
        (step(50, 300, load_cpu=0.95, server_cpu=0.95), "the load, not the server"),
        (step(50, 300, server_waited=0.4), "other programs"),
        (step(50, 300), "single pauses of up to 600 ms"),
        (step(50, 1000), "waiting"),
    ],
)
def test_it_says_what_limits(failed, words):
    assert what_limits([step(25, 10), failed]).startswith(words)


def test_nothing_limits_what_held():
    assert what_limits([step(25, 10)]).startswith("nothing yet")


def test_a_percentile_is_a_value_that_this_share_does_not_exceed():
    assert percentile([float(n) for n in range(1, 101)], 99) == 99
    assert percentile([1.0, 2.0, 3.0], 99) == 3
    assert percentile([1.0, 2.0, 3.0], 50) == 2
