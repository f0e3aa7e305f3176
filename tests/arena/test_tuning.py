"""Tuning: least squares, and generations whose result does not depend on the number of processes."""

import json
import os
import random
import signal
import threading
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.arena import tuning
from naqala.arena.least_squares import MIN_RIDGE, RELATIVE_RIDGE, NormalEquations
from naqala.arena.tuning import Fit, TuningPlan, start_from_shipped, start_from_zero, tune
from naqala.bots.search.features import FEATURES
from naqala.bots.search.self_play import SelfPlay
from naqala.bots.search.turn_simulator import TurnSimulator
from naqala.bots.search.weights import RACE, make_evaluator, shipped_weights
from naqala.bots.weight_files import InvalidWeights, read_weights
from naqala.bots.worker_pool import FunctionPool, WorkerLost
from naqala.engine.luck import Luck
from tests.positions import PINK, game_at

QUICK = TuningPlan(players=(2,), games=3, generations=1, seed=5, width=1)


# Least squares


def equations_of(rows: list[list[float]], *answers: list[float]) -> NormalEquations:
    matrix, targets = np.array(rows), np.array(answers)
    return NormalEquations(matrix.T @ matrix, targets @ matrix, (targets**2).sum(axis=1), len(rows))


def rows_of(columns: int, rows: int, seed: int) -> tuple[list[list[float]], list[float], list[float]]:
    """Random rows, their answers and prior weights."""
    luck = random.Random(seed)
    return (
        [[luck.gauss(0, 10 * luck.random() ** 4) for _ in range(columns)] for _ in range(rows)],
        [luck.gauss(0, 50) for _ in range(rows)],
        [luck.gauss(0, 3) for _ in range(columns)],
    )


@given(st.integers(1, 8), st.integers(1, 40), st.integers(0, 10**6))
def test_a_fit_is_least_squares_over_the_rows_and_the_prior_weights(columns, rows, seed):
    samples, answers, prior = rows_of(columns, rows, seed)
    matrix = np.array(samples)
    pull = np.sqrt(MIN_RIDGE + RELATIVE_RIDGE * (matrix**2).sum(axis=0))
    expected, *_ = np.linalg.lstsq(np.vstack([matrix, np.diag(pull)]), np.concatenate([answers, pull * prior]))
    equations = equations_of(samples, answers)
    assert equations.fit(0, prior) == pytest.approx(expected.tolist(), rel=1e-6, abs=1e-8)
    error = sum((matrix @ np.array(prior) - np.array(answers)) ** 2)
    assert equations.squared_error(0, prior) == pytest.approx(error, rel=1e-9)


def test_a_fit_recovers_planted_weights_of_each_answer():
    luck = random.Random(1)
    planted = [[3.0, -2.0, 0.5], [0.0, 1.0, 4.0]]
    rows = [[luck.gauss(0, 10) for _ in range(3)] for _ in range(4000)]
    noisy = [
        [sum(x * w for x, w in zip(row, weights, strict=True)) + luck.gauss(0, 2) for row in rows]
        for weights in planted
    ]
    equations = equations_of(rows, *noisy)
    for nth, weights in enumerate(planted):
        found = equations.fit(nth, weights)
        assert found == pytest.approx(weights, abs=0.02)
        assert equations.deviation(equations.squared_error(nth, found)) == pytest.approx(2, abs=0.1)
        assert (
            equations.squared_error(nth, found)
            < equations.squared_error(nth, weights)
            < equations.squared_error(nth, [0.0] * 3)
        )


def test_a_column_with_little_data_keeps_its_prior_weight():
    equations = equations_of([[100.0, 0.0, 0.0], [0.0, 0.1, 0.0]], [700.0, 5.0])
    assert equations.fit(0, [6.0, 2.0, 9.0]) == pytest.approx([7, 2, 9], abs=0.03)


def test_the_sums_of_parts_add_up_to_those_of_the_whole():
    rows, answers = [[1.0, 2.0], [3.0, -1.0], [0.0, 5.0]], ([1.0, 2.0, 3.0], [4.0, 5.0, 6.0])
    parts = [equations_of([row], *[[ys[nth]] for ys in answers]) for nth, row in enumerate(rows)]
    summed, whole = sum(parts, NormalEquations.none(2, 2)), equations_of(rows, *answers)
    assert summed.rows == whole.rows
    for name in ("products", "targets", "squares"):
        np.testing.assert_array_equal(getattr(summed, name), getattr(whole, name))


# Worker pools


def slowly(number: int) -> int:
    time.sleep(0.02 * (number % 3))
    return number * number


def do(pool: FunctionPool[int, int], tasks: Iterable[int]) -> Iterator[int | None]:
    pool.start(tasks)
    return pool.results_in_order()


def fatally(number: int) -> int:
    os._exit(number)


def test_results_come_in_the_order_of_the_tasks():
    with FunctionPool(3, slowly) as pool:
        for _ in range(2):
            assert [found for found in do(pool, range(8)) if found is not None] == [n * n for n in range(8)]
        assert len(pool.workers) == 3
    assert pool.workers == []


def test_no_more_workers_than_tasks():
    with FunctionPool(9, slowly) as pool:
        assert [found for found in do(pool, [2]) if found is not None] == [4]
        assert len(pool.workers) == 1
        assert list(do(pool, [])) == []


def test_a_lost_worker_is_reported():
    with FunctionPool(1, fatally) as pool, pytest.raises(WorkerLost, match="exit code 3"):
        list(do(pool, [3]))


# Tuning


def as_json(fits: list[Fit]) -> str:
    return json.dumps([vars(fit) for fit in fits])


def test_the_same_weights_however_many_processes_play(monkeypatch):
    monkeypatch.setattr(tuning, "BATCH", 1)
    one, two = [list(tune(QUICK, shipped_weights(), jobs)) for jobs in (1, 2)]
    assert as_json(one) == as_json(two)
    (fit,) = one
    assert (fit.generation, fit.players, fit.games) == (1, 2, 3)
    assert fit.rows > 5
    assert fit.before > 0
    assert fit.after == min(fit.races.values())
    assert fit.races[fit.race] == fit.after
    assert set(fit.weights) == {*FEATURES, RACE}
    make_evaluator(fit.weights)


def test_another_seed_gives_other_weights():
    one, other = [list(tune(replace(QUICK, games=1, seed=seed), shipped_weights(), 1)) for seed in (1, 2)]
    assert as_json(one) != as_json(other)


def test_each_generation_plays_new_games_with_the_weights_of_the_one_before(monkeypatch):
    plan = replace(QUICK, games=1, generations=2)
    played: list[tuple[tuple[int, ...], object]] = []
    batches = TuningPlan.batches

    def noted(plan, generation, players, weights):
        found = batches(plan, generation, players, weights)
        played.extend([(batch.seeds, batch.weights) for batch in found])
        return found

    monkeypatch.setattr(TuningPlan, "batches", noted)
    start = start_from_zero((2,))
    first, second = tune(plan, start, 1)
    assert (first.generation, second.generation) == (1, 2)
    assert [weights for _, weights in played] == [start["2"], first.weights]
    assert played[0][0] != played[1][0]


def test_three_players_give_three_samples_per_round():
    (fit,) = tune(replace(QUICK, players=(3,), games=1), shipped_weights(), 1)
    assert fit.rows % 3 == 0


def test_an_improvement_must_be_confirmed_in_other_games():
    (fit,) = tune(replace(QUICK, games=1), shipped_weights(), 1)  # one batch: there is no other half
    present = shipped_weights()["2"][RACE][0]
    assert fit.races[present] == pytest.approx(fit.before)


def test_after_ctrl_c_finished_generations_are_kept():
    fits = []
    for fit in tune(replace(QUICK, games=1, generations=1000), shipped_weights(), 1):
        fits.append(fit)
        if len(fits) == 2:
            threading.Timer(0.01, os.kill, (os.getpid(), signal.SIGINT)).start()
    assert 2 <= len(fits) < 1000


def test_progress_is_reported():
    reported: list[int] = []
    list(tune(replace(QUICK, games=2, generations=2), shipped_weights(), 1, reported.append))
    assert reported == sorted(reported)
    assert reported[-1] == 4


def test_no_djinn_is_dealt_when_none_is_left():
    state = game_at(other_djinns=PINK).state
    before = [player.djinns for player in state.players]
    self_play = SelfPlay(2, TurnSimulator(make_evaluator(shipped_weights()["2"]), Luck.seeded(1)), [0.3], 1, 0.0)
    for seed in range(10):
        self_play.simulator.luck = Luck.seeded(seed)
        self_play.deal_extra_djinns(state)
    assert [player.djinns for player in state.players] == before


# Starting points


def test_the_shipped_weights_are_a_starting_point():
    assert set(start_from_shipped((2, 3, 4))) == {"2", "3", "4"}


def broken(name: str, value: object) -> str:
    weights: dict[str, object] = {**shipped_weights()["2"], name: value}
    return json.dumps({"2": {key: value for key, value in weights.items() if value is not None}})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "holds no weights: it is no JSON"),
        ("[" * 100_000, "it is no JSON"),
        ("[]", "holds no weights by number of players"),
        ("{}", "has no weights for 2 players"),
        ('{"2": 5}', "has no weights for 2 players"),
        (broken("gold", None), "should have two numbers for 'gold' of 2 players, not None"),
        (broken("gold", [1]), r"two numbers for 'gold' of 2 players, not \[1\]"),
        (broken("Marid", [1, "2"]), "two numbers for 'Marid'"),
        (broken("race", [1, 2]), "one number for 'race'"),
        (broken("race", [float("nan")]), "one number for 'race'"),
    ],
)
def test_a_file_without_valid_weights_is_rejected_with_the_reason(tmp_path, text, why):
    file = tmp_path / "weights.json"
    file.write_text(text)
    with pytest.raises(InvalidWeights, match=why):
        read_weights(str(file), (2,))


def test_a_missing_file_is_rejected():
    with pytest.raises(InvalidWeights, match="No such file"):
        read_weights("no/such.json", (2,))
