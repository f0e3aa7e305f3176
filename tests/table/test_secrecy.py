"""Secrecy on the wire: nobody is told what is secret to them, whatever they do and ask (H2)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass

import httpx
import pytest

from naqala.engine.game import Game
from naqala.engine.notation.actions import action_text
from naqala.engine.things import NOBODY
from tests.games import at_random
from tests.table.leaky import SLOWLY, LeakyServing
from tests.table.overhearing import Guest
from tests.table.party import Party
from tests.table.secrets import Heard, Leak, Search
from tests.table.serving import Line, Serving
from tests.table.truth import Truth, secretive
from tests.table.twins import KINDS, Twins, told

pytestmark = pytest.mark.rule("H2")


@dataclass(frozen=True)
class Gathering:
    """Who plays; a seed for a deal that is rich in secrets, or a plain one."""

    seats: tuple[str, ...]
    secretive: int | None = None
    hands_open: bool = False

    def __str__(self) -> str:
        kind = "plain" if self.secretive is None else "secretive"
        return "-".join([*(["open"] if self.hands_open else []), kind, *self.seats])

    def wish(self) -> dict[str, object]:
        position = None if self.secretive is None else str(secretive(len(self.seats), self.secretive))
        return {"hands_open": self.hands_open, "position": position}


PERSONS = ("person",) * 4
GAMES = [
    Gathering(PERSONS[:2]),
    Gathering(PERSONS[:3]),
    Gathering(PERSONS[:4]),
    Gathering(PERSONS[:2], 1),
    Gathering(("device", "device", "person"), 2),
    Gathering(PERSONS[:4], 3),
    Gathering(PERSONS[:3], 4, hands_open=True),
]
MORE = [
    Gathering(PERSONS[:players], seed, hands_open=hands_open)
    for players in (2, 3, 4)
    for seed in (None, 5, 6, 7)
    for hands_open in (False, True)
]


async def played(serving: Serving, game: Gathering, most: int = 10**6) -> Party:
    party = Party(serving, len(game.seats))
    await party.gather(*game.seats, **game.wish())
    await party.play(most)
    return party


async def played_out(serving: Serving, game: Gathering) -> Party:
    party = await played(serving, game)
    await party.happen(party.ask_around)
    await party.leave()
    return party


def search_of(party: Party) -> Search:
    return Search(Truth(party.serving.database, party.code), party.tokens())


def leaks(party: Party) -> set[Leak]:
    """All that anybody was told and should not have been."""
    search = search_of(party)
    found = {leak for heard in party.heard() for leak in search.in_message(heard)}
    found |= {leak for headers in party.headers() for leak in search.in_headers(headers)}
    return found | {leak for answer in party.answers() for leak in search.in_answer(answer)}


def told_of(party: Party, seat: int) -> str:
    return "\n".join([heard.text for heard in party.heard() if heard.seat == seat])


# Whole games


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_in_a_whole_game_nobody_is_told_what_is_secret_to_them(serving: Serving, game: Gathering) -> None:
    party = asyncio.run(played_out(serving, game))
    assert leaks(party) == set()
    assert search_of(party).in_log(serving.logged()) == []
    assert party.is_over
    assert all(party.did[deed] for deed in ("draft", "pry", "come_again", "hand_over", "ask_around", "open_tab"))
    if game.secretive is not None:
        assert '"event":"djinns-shown-unseen"' in told_of(party, NOBODY)
        assert f'"event":"card-drawn{"" if game.hands_open else "-unseen"}"' in told_of(party, NOBODY)


async def given_up(serving: Serving) -> Party:
    party = await played(serving, GAMES[3], 10)
    bob = party.players[1]
    await party.give_up(bob)
    await party.play(30)
    await party.leave()
    return party


def test_whoever_gives_up_is_told_what_those_are_told_who_look_on(serving: Serving) -> None:
    party = asyncio.run(given_up(serving))
    assert leaks(party) == set()
    locked_out = [ear for ear in (*party.ears, *party.gone) if ear.said[1]["keys"] and not ear.holding]
    assert locked_out
    assert all(ear.seat == NOBODY for ear in locked_out)


@pytest.mark.slow
@pytest.mark.parametrize("game", MORE, ids=str)
def test_in_many_more_games_nobody_is_told_what_is_secret_to_them(serving: Serving, game: Gathering) -> None:
    assert leaks(asyncio.run(played_out(serving, game))) == set()


# Worlds that differ in what is secret


def dithering(nth: int) -> bool:
    return nth % 2 == 0


def resolute(_nth: int) -> bool:
    return False


async def both(serving: Serving, twins: Twins) -> list[list[str]]:
    """What is told in each of the worlds; in one of them rivals try things and take them back."""
    return [
        await told(serving, twins.one, twins.script, dithering),
        await told(serving, twins.other, twins.script, resolute),
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_worlds_that_differ_in_secrets_alone_tell_the_same(serving: Serving, kind: Callable[[], Twins]) -> None:
    one, other = asyncio.run(both(serving, kind()))
    assert len(one) > 50
    assert one == other


# A server that goes and comes again, and logs all it can


@dataclass(frozen=True)
class Restarted:
    party: Party
    damaged: str  # the code of a table whose first deed is not lawful


async def interrupted(serving: Serving) -> Restarted:
    """The server is restarted while somebody tries something; at another table something is not as it was."""
    party = await played(serving, GAMES[3], 20)
    await party.try_something()
    for ear in list(party.ears):
        await party.hang_up(ear)
    damaged = await bid_at_a_poor_table(serving)
    serving.stop()
    with closing(sqlite3.connect(serving.database)) as ledger:
        ledger.execute("UPDATE deeds SET action = 'bid:18' WHERE code = ? AND n = 0", (damaged,))
        ledger.commit()
    serving.start()
    for guest in party.players:
        await party.come(guest)
    assert any(ear.drafted for ear in party.ears)
    await party.watch()
    await party.pry()
    await party.ask_around()
    await party.leave()
    return Restarted(party, damaged)


async def bid_at_a_poor_table(serving: Serving) -> str:
    """Where everybody has 13 gold."""
    state = secretive(2, 1)
    for player in state.players:
        player.gold = 13
    ann, bob = Guest(serving, "Ann", lambda: False), Guest(serving, "Bob", lambda: False)
    code = await ann.lay("person", "person", position=str(state))
    await bob.join(code)
    await ann.begin(code)
    asked = next(ear for ear in [await ann.come(code), await bob.come(code)] if ear.offers)
    await asked.attempt("bid:0")
    await asked.ask("confirm", **asked.at())
    return code


@pytest.fixture(scope="module")
def restarted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restarted]:
    folder = tmp_path_factory.mktemp("restarted")
    serving = Serving(folder, "--positions", "--no-limits", "--log", "debug").start()
    try:
        yield asyncio.run(interrupted(serving))
    finally:
        serving.kill()


def test_a_restart_in_the_middle_of_a_draft_tells_nobody_else_of_it(restarted: Restarted) -> None:
    assert leaks(restarted.party) == set()


def test_a_game_of_another_version_is_refused_without_a_word_of_gold(restarted: Restarted) -> None:
    answer = httpx.get(f"{restarted.party.serving.url}/api/tables/{restarted.damaged}")
    assert answer.json()["kind"] == "another-version"
    assert "13 gold" not in answer.text


async def turned_away(party: Party) -> list[str]:
    """What those hear who come with a wrong key, or to a wrong table, or say something else first."""
    heard: list[str] = []
    for code, say, said in (
        (party.code, "hello", {"keys": ["A" * 43]}),
        (party.code, "hello", {"keys": [], "seat": "blue"}),
        ("22222222", "hello", {"keys": []}),
        (party.code, "sale", {}),
    ):
        line = await Line.dial(party.serving, code)
        await line.say(say, **said)
        await line.hear("refusal")
        heard += line.raw
        await line.close()
    return heard


def test_whoever_is_turned_away_is_told_nothing(restarted: Restarted) -> None:
    search = search_of(restarted.party)
    refusals = asyncio.run(turned_away(restarted.party))
    assert [search.in_message(Heard(text, frozenset(), NOBODY, 0)) for text in refusals] == [[]] * 4


def test_no_secret_is_in_the_log_even_of_a_server_that_logs_all_it_can(restarted: Restarted) -> None:
    log = restarted.party.serving.logged()
    assert '"event": "request"' in log
    assert search_of(restarted.party).in_log(log) == []


# A server that leaks


LEAKS = ("screens", "draft", "hands", "previews", "draws", "log", "slow")


@pytest.fixture(scope="module")
def leaky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LeakyServing]:
    serving = LeakyServing(tmp_path_factory.mktemp("leaky"), *LEAKS).start()
    yield serving
    serving.kill()


async def looked_over_the_shoulder(serving: Serving) -> Party:
    """Some of a game; in the end somebody tries something while another comes to watch."""
    party = await played(serving, GAMES[3], 40)
    await party.try_something()
    await party.watch()
    await party.leave()
    return party


def test_leaks_of_a_server_are_found(leaky: LeakyServing) -> None:
    party = asyncio.run(looked_over_the_shoulder(leaky))
    found = {leak.place for leak in leaks(party)}
    assert found >= {"scene.screens", "scene.sight.mats[].hand", "scene.offers.brings.events", "played.events"}
    keys = {leak.what for leak in search_of(party).in_log(leaky.logged()) if leak.place == "text"}
    assert keys
    assert keys <= party.tokens()


@pytest.mark.parametrize("kind", KINDS)
def test_worlds_of_a_server_that_leaks_do_not_tell_the_same(leaky: LeakyServing, kind: Callable[[], Twins]) -> None:
    one, other = asyncio.run(both(leaky, kind()))
    assert one != other


# A server that is slow


def last_deed() -> tuple[str, str]:
    """A position, and what ends the game there."""
    game = Game.at(secretive(2, 1))
    for _ in at_random(game, 1):
        pass
    *_, (state, action, _) = game.retold()
    return str(state), action_text(action)


async def scores_asked_early_and_late(serving: Serving) -> list[int]:
    """While the last deed is being kept, and when it is."""
    position, say = last_deed()
    ann, bob = Guest(serving, "Ann", lambda: False), Guest(serving, "Bob", lambda: False)
    code = await ann.lay("person", "person", position=position)
    await bob.join(code)
    await ann.begin(code)
    asked = next(ear for ear in [await ann.come(code), await bob.come(code)] if ear.offers)
    deed = asyncio.create_task(asked.attempt(say))
    await asyncio.sleep(SLOWLY / 2)
    early = await bob.http.get(f"/api/tables/{code}/scores")
    await deed
    late = await bob.http.get(f"/api/tables/{code}/scores")
    return [early.status_code, late.status_code]


def test_sheets_are_told_only_when_the_last_deed_is_kept(leaky: LeakyServing) -> None:
    assert asyncio.run(scores_asked_early_and_late(leaky)) == [409, 200]
