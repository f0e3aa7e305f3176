"""The model of clocks: whose time runs, and how much is left."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.server.api_error import ApiError
from naqala.server.tables import clocks
from naqala.server.tables.clocks import DAY, Clocks, TimeControl, check_control, new_clocks, parse_control

BANK = TimeControl("live", bank=300, increment=20)
LIMIT = TimeControl("live", turn=60)
DAYS = TimeControl("correspondence", turn=3 * DAY, at_zero="seat", timeouts=2)
CONTROLS = (BANK, LIMIT, DAYS)
seconds = st.floats(0, 1000)


@st.composite
def histories(draw: st.DrawFn) -> tuple[TimeControl, list[tuple[int | None, float, bool]]]:
    """A control, and the seats to move (None while a bot thinks), each with its seconds and whether its turn ends."""
    steps = st.tuples(st.one_of(st.none(), st.integers(0, 2)), seconds, st.booleans())
    return draw(st.sampled_from(CONTROLS)), draw(st.lists(steps, max_size=20))


def played(control: TimeControl, steps: list[tuple[int | None, float, bool]]) -> list[tuple[float, Clocks]]:
    """The clocks after each step, and when."""
    now, state, found = 1000.0, new_clocks(control, 3), []
    for seat, spent, is_turn in steps:
        state = clocks.following(state, seat, now)
        now += spent
        if state.is_due(now):
            state = clocks.expired(state)
        if is_turn and seat is not None:
            state = clocks.turn_finished(control, state, seat, now)
        found.append((now, state))
    return found


@given(histories())
def test_no_time_is_ever_negative_and_only_one_clock_runs(
    history: tuple[TimeControl, list[tuple[int | None, float, bool]]],
) -> None:
    for now, state in played(*history):
        assert all(state.left(seat, later) >= 0 for seat in range(3) for later in (now, now + 5000))
        assert state.deadline is None or state.running is not None


@given(histories(), seconds)
def test_only_the_running_clock_loses_time_and_exactly_what_has_passed(
    history: tuple[TimeControl, list[tuple[int | None, float, bool]]], later: float
) -> None:
    for now, state in played(*history):
        for seat in range(3):
            lost = state.left(seat, now) - state.left(seat, now + later)
            expected = min(later, state.left(seat, now)) if seat == state.running else 0.0
            assert lost == pytest.approx(expected, abs=1e-6)


@given(st.lists(st.floats(0, 20), max_size=30))
def test_a_bank_is_what_it_was_less_what_was_used_plus_an_increment_for_each_turn(turns: list[float]) -> None:
    final = played(BANK, [(0, spent, True) for spent in turns])
    expected = 300 - sum(turns) + 20 * len(turns)
    assert not final or final[-1][1].remaining[0] == pytest.approx(expected)


@given(st.lists(st.floats(0, 59), min_size=1, max_size=10))
def test_with_a_limit_each_turn_has_the_whole_of_it(turns: list[float]) -> None:
    for _, state in played(LIMIT, [(1, spent, True) for spent in turns]):
        assert state.remaining[1] == 60


def test_several_decisions_are_one_turn_and_bring_one_increment() -> None:
    (_, first), (_, second) = played(BANK, [(0, 30, False), (0, 10, True)])
    assert (first.running, second.running) == (0, None)
    assert second.remaining[0] == 300 - 40 + 20


def test_no_clock_runs_while_a_bot_thinks() -> None:
    (_, mine), (now, bots) = played(BANK, [(0, 30, True), (None, 500, False)])
    assert bots.running is None
    assert bots.remaining == mine.remaining == (290.0, 300.0, 300.0)
    assert bots.left(0, now + 99) == 290


def test_time_that_is_up_stays_so_until_the_turn_ends() -> None:
    state = clocks.started(new_clocks(BANK, 2), 1, 0.0)
    assert (state.is_due(299.9), state.is_due(300.0)) == (False, True)
    state = clocks.expired(state)
    assert (state.expired_seat, state.timeouts, state.is_due(1e9), state.left(1, 400.0)) == (1, (0, 1), False, 0.0)
    assert clocks.following(state, 1, 400.0) == state
    state = clocks.turn_finished(BANK, state, 1, 400.0)
    assert (state.remaining, state.expired_seat) == ((300.0, 20.0), None)


def test_a_player_who_returns_to_a_lost_seat_has_time_for_a_turn() -> None:
    state = clocks.forfeited(BANK, clocks.expired(clocks.started(new_clocks(BANK, 2), 0, 0.0)))
    assert (state.running, state.remaining[0], state.timeouts) == (None, 20.0, (1, 0))


def test_a_limit_starts_again_after_the_turn_of_a_substitute() -> None:
    state = clocks.stopped(clocks.started(new_clocks(LIMIT, 2), 0, 0.0), 50.0)
    assert state.remaining[0] == 10
    assert clocks.turn_finished(LIMIT, state, 0, 70.0).remaining[0] == 60
    banked = clocks.stopped(clocks.started(new_clocks(BANK, 2), 0, 0.0), 50.0)
    assert clocks.turn_finished(BANK, banked, 0, 70.0).remaining[0] == 250


def test_a_seat_is_lost_after_as_many_timeouts_as_were_agreed() -> None:
    assert [DAYS.loses_seat(n) for n in (0, 1, 2, 3)] == [False, False, True, True]
    assert not any(control.loses_seat(99) for control in (BANK, LIMIT))


@pytest.mark.parametrize("control", [*CONTROLS, None])
def test_a_control_is_stored_as_it_is(control: TimeControl | None) -> None:
    check_control(control)
    assert parse_control(control.text() if control else None) == control


@pytest.mark.parametrize(
    "control",
    [
        TimeControl("live"),
        TimeControl("live", bank=300),  # without an increment nobody could act after the bank is used up
        TimeControl("live", bank=1, increment=20),
        TimeControl("live", bank=10**6, increment=20),
        TimeControl("live", turn=1),
        TimeControl("live", turn=60, bank=300, increment=20),
        TimeControl("correspondence", turn=3600),
        TimeControl("correspondence", turn=31 * DAY),
        TimeControl("correspondence", bank=300, increment=20),
        TimeControl("live", turn=60, at_zero="seat"),
        TimeControl("live", turn=60, at_zero="bot", timeouts=2),
        TimeControl("live", turn=60, at_zero="seat", timeouts=99),
    ],
    ids=lambda control: control.text(),
)
def test_a_control_that_nobody_could_play_with_is_refused(control: TimeControl) -> None:
    with pytest.raises(ApiError):
        check_control(control)
