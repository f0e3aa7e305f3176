"""Weights made by self-play: least squares, and generations that do not depend on who plays them."""

import json
import os
import random
import signal
import threading
import time
from dataclasses import replace

import pytest

from naqala.arena import tuning
from naqala.arena.hands import HandLost, Hands
from naqala.arena.least_squares import Sums, solve
from naqala.arena.tuning import Course, Fit, from_naqala, from_scratch, tune
from naqala.bots.mind.features import FEATURES
from naqala.bots.mind.lessons import Lessons
from naqala.bots.mind.turns import Mind
from naqala.bots.mind.weights import RACE, stored, valuer_of
from naqala.bots.weights_file import NoWeights, from_file
from naqala.engine.luck import Luck
from tests.laying import PINK, lay

QUICK = Course(players=(2,), games=3, generations=1, seed=5, width=1)


# Least squares


def sums_of(rows: list[list[float]], *answers: list[float]) -> Sums:
    columns = range(len(rows[0]))
    return Sums(
        [sum(row[i] * row[j] for row in rows) for i in columns for j in columns],
        [[sum(row[i] * y for row, y in zip(rows, ys, strict=True)) for i in columns] for ys in answers],
        [sum(y * y for y in ys) for ys in answers],
        len(rows),
    )


@pytest.mark.parametrize(
    ("matrix", "right", "answer"),
    [
        ([[2.0]], [6.0], [3.0]),
        ([[1.0, 1.0], [1.0, -1.0]], [5.0, 1.0], [3.0, 2.0]),
        ([[0.0, 2.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]], [7.0, 4.0, 3.0], [4.0, 3.0, 1.0]),  # no pivot in place
        ([[1e-20, 1.0], [1.0, 1.0]], [1.0, 2.0], [1.0, 1.0]),  # a pivot too small to use
    ],
)
def test_equations_with_a_known_answer(matrix, right, answer):
    asked = [line[:] for line in matrix]
    assert solve(matrix, right) == pytest.approx(answer)
    assert matrix == asked


def test_equations_without_an_answer_are_refused():
    with pytest.raises(ZeroDivisionError, match="no solution, or many"):
        solve([[1.0, 2.0], [2.0, 4.0]], [1.0, 1.0])


def test_a_fit_recovers_planted_weights_of_each_answer():
    luck = random.Random(1)
    planted = [[3.0, -2.0, 0.5], [0.0, 1.0, 4.0]]
    rows = [[luck.gauss(0, 10) for _ in range(3)] for _ in range(4000)]
    noisy = [
        [sum(x * w for x, w in zip(row, weights, strict=True)) + luck.gauss(0, 2) for row in rows]
        for weights in planted
    ]
    sums = sums_of(rows, *noisy)
    for nth, weights in enumerate(planted):
        found = sums.fit(nth, weights)
        assert found == pytest.approx(weights, abs=0.02)
        assert sums.deviation(sums.missed(nth, found)) == pytest.approx(2, abs=0.1)
        assert sums.missed(nth, found) < sums.missed(nth, weights) < sums.missed(nth, [0.0] * 3)


def test_what_was_hardly_seen_stays_as_it_was():
    sums = sums_of([[100.0, 0.0, 0.0], [0.0, 0.1, 0.0]], [700.0, 5.0])
    assert sums.fit(0, [6.0, 2.0, 9.0]) == pytest.approx([7, 2, 9], abs=0.03)


def test_the_sums_of_parts_add_up_to_those_of_the_whole():
    rows, answers = [[1.0, 2.0], [3.0, -1.0], [0.0, 5.0]], ([1.0, 2.0, 3.0], [4.0, 5.0, 6.0])
    parts = [sums_of([row], *[[ys[nth]] for ys in answers]) for nth, row in enumerate(rows)]
    assert sum(parts, Sums.none(2, 2)) == sums_of(rows, *answers)


# Hands


def slowly(number: int) -> int:
    time.sleep(0.02 * (number % 3))
    return number * number


def fatally(number: int) -> int:
    os._exit(number)


def test_what_hands_do_comes_in_order():
    with Hands(3, slowly) as hands:
        for _ in range(2):
            assert [found for found in hands.do(range(8)) if found is not None] == [n * n for n in range(8)]
        assert len(hands.hands) == 3
    assert hands.hands == []


def test_no_more_hands_than_tasks():
    with Hands(9, slowly) as hands:
        assert [found for found in hands.do([2]) if found is not None] == [4]
        assert len(hands.hands) == 1
        assert list(hands.do([])) == []


def test_a_hand_that_is_lost_is_told():
    with Hands(1, fatally) as hands, pytest.raises(HandLost, match="exit code 3"):
        list(hands.do([3]))


# Tuning


def told(fits: list[Fit]) -> str:
    return json.dumps([vars(fit) for fit in fits])


def test_the_same_weights_however_many_processes_play(monkeypatch):
    monkeypatch.setattr(tuning, "BATCH", 1)
    one, two = [list(tune(QUICK, stored(), jobs)) for jobs in (1, 2)]
    assert told(one) == told(two)
    (fit,) = one
    assert (fit.generation, fit.players, fit.games) == (1, 2, 3)
    assert fit.rows > 5
    assert fit.before > 0
    assert fit.after == min(fit.races.values())
    assert fit.races[fit.race] == fit.after
    assert set(fit.weights) == {*FEATURES, RACE}
    valuer_of(fit.weights)


def test_another_seed_teaches_something_else():
    one, other = [list(tune(replace(QUICK, games=1, seed=seed), stored(), 1)) for seed in (1, 2)]
    assert told(one) != told(other)


def test_each_generation_plays_other_games_with_what_the_one_before_taught(monkeypatch):
    course = replace(QUICK, games=1, generations=2)
    played: list[tuple[tuple[int, ...], object]] = []
    batches = Course.batches

    def noted(course, generation, players, weights):
        found = batches(course, generation, players, weights)
        played.extend([(batch.seeds, batch.weights) for batch in found])
        return found

    monkeypatch.setattr(Course, "batches", noted)
    start = from_scratch((2,))
    first, second = tune(course, start, 1)
    assert (first.generation, second.generation) == (1, 2)
    assert [weights for _, weights in played] == [start["2"], first.weights]
    assert played[0][0] != played[1][0]


def test_three_players_teach_three_rows_a_round():
    (fit,) = tune(replace(QUICK, players=(3,), games=1), stored(), 1)
    assert fit.rows % 3 == 0


def test_nothing_is_said_to_be_better_that_no_other_games_have_tried():
    (fit,) = tune(replace(QUICK, games=1), stored(), 1)  # one batch: there is no other half
    present = stored()["2"][RACE][0]
    assert fit.races[present] == pytest.approx(fit.before)


def test_after_ctrl_c_what_is_finished_stays():
    fits = []
    for fit in tune(replace(QUICK, games=1, generations=1000), stored(), 1):
        fits.append(fit)
        if len(fits) == 2:
            threading.Timer(0.01, os.kill, (os.getpid(), signal.SIGINT)).start()
    assert 2 <= len(fits) < 1000


def test_progress_is_told():
    heard: list[int] = []
    list(tune(replace(QUICK, games=2, generations=2), stored(), 1, heard.append))
    assert heard == sorted(heard)
    assert heard[-1] == 4


def test_where_no_djinn_is_left_none_is_lent():
    state = lay(other_djinns=PINK).state
    before = [player.djinns for player in state.players]
    lessons = Lessons(2, Mind(valuer_of(stored()["2"]), Luck.seeded(1)), [0.3], 1, 0.0)
    for seed in range(10):
        lessons.mind.luck = Luck.seeded(seed)
        lessons.lend_djinns(state)
    assert [player.djinns for player in state.players] == before


# Where to start


def test_what_naqala_has_is_a_start():
    assert set(from_naqala((2, 3, 4))) == {"2", "3", "4"}


def broken(name: str, said: object) -> str:
    weights: dict[str, object] = {**stored()["2"], name: said}
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
def test_a_file_that_is_no_start_is_refused_with_the_reason(tmp_path, text, why):
    file = tmp_path / "weights.json"
    file.write_text(text)
    with pytest.raises(NoWeights, match=why):
        from_file(str(file), (2,))


def test_a_file_that_is_not_there_is_refused():
    with pytest.raises(NoWeights, match="No such file"):
        from_file("no/such.json", (2,))
