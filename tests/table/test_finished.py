"""How a table is dealt, and what remains of it when the game is over."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from naqala.bots.roster import LEVELS
from naqala.engine.djinns import DJINNS
from naqala.engine.game import Game
from naqala.engine.mode import MODE
from naqala.engine.notation.record_json import game_from_json
from naqala.engine.scoring import score_sheets
from naqala.engine.steps import Selling
from naqala.engine.things import FISH, NOBODY
from naqala.engine.view import view
from naqala.table.hall import Seating, Wish
from naqala.table.telling import points_by_round
from naqala.table.wire.sight import land_told, sight
from naqala.version import VERSION
from tests.laying import BLUE, Seat, lay
from tests.table.halls import a_hall, refused, walking
from tests.table.seated import Seated, seated
from tests.table.serving import Line, Person, Serving, play_on


def at_the_end() -> Game:
    """The last turn of the game: Blue may still sell."""
    return lay(asked=[Selling(BLUE)], to_act=[], no_move=True, blue=Seat(gold=40, cards=[FISH]), pink=Seat(gold=30))


async def finished(serving: Serving, **more: Any) -> Seated:
    two = await seated(serving, game=at_the_end(), **more)
    await two.play("end")
    assert two.lines[0].result
    return two


# Dealing


def test_a_chosen_seed_is_marked_and_deals_that_very_game(serving: Serving) -> None:
    async def deal() -> None:
        seed = 2**128 - 12345
        chosen = await seated(serving, seed=str(seed))
        game = Game.new(2, seed)
        line = chosen.lines[0]
        assert line.table["seed_chosen"]
        assert line.scene is not None
        assert line.scene["sight"] == sight(game.view(NOBODY), game.scores())
        chance = random.Random(3)
        while len(line.played) < 30:  # by the same luck, too
            asked = chosen.asked
            await chosen.play(chance.choice(asked.offers)["say"])
        for deed in line.played:
            game.play(next(option for option in game.options if str(option) == deed["say"]))
        assert (await chosen.watch()).scene["sight"] == sight(game.view(NOBODY), game.scores())  # type: ignore[index]
        assert not (await seated(serving)).lines[0].table["seed_chosen"]

    asyncio.run(deal())


@pytest.mark.parametrize("seed", [str(2**128), "-1", "1.5", "x", ""])
def test_what_is_no_seed_is_refused(serving: Serving, seed: str) -> None:
    async def deal() -> None:
        seats = [{"kind": "device"}] * 2
        assert await Person(serving).refused("/api/tables", seats=seats, seed=seed) == "malformed"

    asyncio.run(deal())


def test_with_open_hands_all_see_behind_every_screen_and_else_only_ones_own(serving: Serving) -> None:
    async def look() -> None:
        for hands_open, seen in ((True, [2, 2, 2]), (False, [1, 1, 0])):
            two = await seated(serving, game=at_the_end(), hands_open=hands_open)
            assert two.lines[0].table["hands_open"] is hands_open
            lines = [*two.lines, await two.watch()]
            assert [len(line.scene["screens"]) for line in lines if line.scene] == seen

    asyncio.run(look())


def test_a_position_is_laid_out_without_a_promise_of_a_seed(serving: Serving) -> None:
    async def look() -> None:
        two = await seated(serving, game=walking())
        state = walking().state
        line = two.lines[0]
        assert line.scene is not None
        assert (line.table["laid_out"], line.table["commitment"]) == (True, "")
        assert line.scene["sight"] == sight(view(state, NOBODY), score_sheets(state))

    asyncio.run(look())


def test_what_is_no_position_for_these_seats_is_refused(serving: Serving) -> None:
    async def look() -> None:
        position = str(walking().state)
        over = at_the_end()
        over.play(over.options[0])
        crowded = position.replace("pink=50/0v", "pink=50/99v")
        for players, said in ((3, position), (2, "castle"), (2, crowded), (2, str(over.state))):
            seats = [{"kind": "device"}] * players
            assert await Person(serving).refused("/api/tables", seats=seats, position=said) == "malformed"

    asyncio.run(look())


def test_a_server_that_was_not_told_to_lays_out_no_position(tmp_path: Path) -> None:
    async def look() -> None:
        async with a_hall(tmp_path, lays_positions=False) as hall:
            ann, _ = await hall.guests.new("Ann")
            wish = Wish(seats=[Seating("device")] * 2, position=str(walking().state))
            assert (await refused(hall.lay(ann, wish))).kind == "not-possible"

    asyncio.run(look())


# When all is over


@pytest.mark.parametrize("what", ["scores", "record", "record.json", "replay"])
def test_of_a_game_that_is_not_over_nothing_is_told(serving: Serving, what: str) -> None:
    async def look() -> None:
        two = await seated(serving, game=walking())
        gathering = await two.people[0].lay("person", "person")
        for code in (two.code, gathering):
            assert await Person(serving).refused(f"/api/tables/{code}/{what}", "GET") == "not-over"
        assert await Person(serving).refused(f"/api/tables/22222222/{what}", "GET") == "no-such-table"

    asyncio.run(look())


def test_of_a_game_that_is_over_anybody_with_the_link_may_know_all(serving: Serving) -> None:
    async def look() -> None:
        two = await finished(serving)
        game = at_the_end()
        game.play(game.options[0])
        anybody, path = Person(serving), f"/api/tables/{two.code}"
        scores = await anybody.get(f"{path}/scores")
        assert scores == two.lines[0].result == two.lines[1].result
        assert [sheet["total"] for sheet in scores["sheets"]] == [sheet.total for sheet in game.scores()]
        assert (scores["winners"], scores["seed"], scores["commitment"]) == (["blue"], None, "")
        replay = await anybody.get(f"{path}/replay")
        assert (replay["land"], replay["result"]) == (land_told(game.start.land), scores)
        assert replay["start"] == sight(view(game.start, NOBODY), score_sheets(game.start))
        assert [deed["say"] for deed in replay["played"]] == ["end"]
        text = (await anybody.http.get(f"{path}/record")).text
        assert (Game.parse(text).log, str(Game.parse(text).state)) == (game.log, str(game.state))
        assert '[Blue "person Ann"]' in text
        as_json, _ = game_from_json(await anybody.get(f"{path}/record.json"))
        assert as_json.log == game.log

    asyncio.run(look())


def test_when_the_game_is_over_nobody_acts_any_more(serving: Serving) -> None:
    async def act() -> None:
        two = await finished(serving)
        line, path = two.lines[0], f"/api/tables/{two.code}"
        await line.until(lambda line: line.table["status"] == "over")
        assert line.offers == []
        assert (await line.ask("try", deeds=["end"], seen=1, drafted=0))["kind"] == "over"
        assert (await line.ask("why", deed="end"))["why"]["rule"] == "E4"
        assert (await line.ask("outcomes"))["told"] == "outcomes"
        assert await two.people[0].refused(f"{path}/seats/blue/bot") == "over"
        assert await two.people[0].refused(f"{path}/seats/pink/remove") == "over"
        assert (await line.ask("chat", words="well played"))["told"] == "done"
        assert await two.people[0].refused(f"{path}/leave") == "over"  # who played has played

    asyncio.run(act())


# Once more


def test_a_rematch_is_one_table_for_the_same_people_whoever_asks(serving: Serving) -> None:
    async def again() -> None:
        two = await finished(serving, hands_open=True)
        old = f"/api/tables/{two.code}/rematch"
        tables = await asyncio.gather(*[person.post(old) for person in (*two.people, *two.people)])
        assert len({table["code"] for table in tables}) == 1
        (new, *_), (ann, bob) = tables, two.people
        assert (new["previous"], new["status"], new["hands_open"]) == (two.code, "gathering", True)
        assert (new["laid_out"], new["seed_chosen"], bool(new["commitment"])) == (False, False, True)
        assert [(chair["kind"], chair["name"]) for chair in new["chairs"]] == [("person", "Ann"), ("person", "Bob")]
        for line in two.lines:
            await line.until(lambda line: line.table["following"] == new["code"])
        host = ann if new["host"] == "blue" else bob
        await host.begin(new["code"])
        lines = [await person.sit(new["code"]) for person in two.people]
        assert [line.seats for line in lines] == [["blue"], ["pink"]]
        await play_on(lines, random.Random(1), most=5)

    asyncio.run(again())


def test_only_those_who_played_ask_for_a_rematch_and_only_at_the_end(serving: Serving) -> None:
    async def again() -> None:
        two = await seated(serving, game=at_the_end())
        eve = Person(serving)
        await eve.post("/api/me", name="Eve")
        path = f"/api/tables/{two.code}/rematch"
        assert await two.people[0].refused(path) == "not-over"
        await two.play("end")
        assert await eve.refused(path) == "not-seated"

    asyncio.run(again())


def test_in_a_rematch_bots_sit_again_and_the_seat_of_who_has_left_is_free(serving: Serving) -> None:
    async def again() -> None:
        game = lay(players=3, asked=[Selling(BLUE)], to_act=[], no_move=True)
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.lay("person", "person", "gentle", position=str(game.state))
        await bob.join(code)
        await ann.begin(code)
        await bob.post(f"/api/tables/{code}/leave")
        line = await ann.sit(code)
        await line.attempt("end")
        new = await ann.post(f"/api/tables/{code}/rematch")
        assert [chair["bot"] for chair in new["chairs"]] == [None, None, "gentle"]
        assert [chair["taken"] for chair in new["chairs"]] == [True, False, True]
        assert await ann.refused(f"/api/tables/{new['code']}/start") == "not-ready"

    asyncio.run(again())


def test_when_everybody_has_left_the_rematch_there_can_be_another(serving: Serving) -> None:
    async def again() -> None:
        two = await finished(serving)
        first = await two.people[0].post(f"/api/tables/{two.code}/rematch")
        for person in two.people:
            await person.post(f"/api/tables/{first['code']}/leave")
        second = await two.people[0].post(f"/api/tables/{two.code}/rematch")
        assert second["status"] == "gathering"

    asyncio.run(again())


def test_the_points_are_told_from_the_start_of_the_game_to_the_end_of_every_round() -> None:
    game, chance = Game.new(3, 5), random.Random(5)
    while not game.over:
        game.play(chance.choice(game.options))
    told = points_by_round(game)
    assert [points["round"] for points in told] == list(range(told[-1]["round"] + 1))
    assert told[0]["totals"] == [50, 50, 50]
    assert told[-1]["totals"] == [sheet.total for sheet in game.scores()]
    assert told[-1]["round"] == game.state.round


# What anybody may read


def test_the_book_has_the_levels_the_djinns_and_every_rule(serving: Serving) -> None:
    async def read() -> None:
        book = await Person(serving).get("/api/book")
        rules = [rule["number"] for section in book["rules"] for rule in section["rules"]]
        assert book["version"] == VERSION
        assert [level["level"] for level in book["levels"]] == list(LEVELS)
        assert [(djinn["name"], djinn["value"]) for djinn in book["djinns"]] == [(d.name, d.value) for d in DJINNS]
        assert {djinn["rule"] for djinn in book["djinns"]} | {"M4", "E4", "V6", "H2"} <= set(rules)
        assert len(rules) == len(set(rules))

    asyncio.run(read())


def test_the_book_has_the_price_of_every_power(serving: Serving) -> None:
    async def read() -> None:
        prices = {djinn["name"]: djinn["price"] for djinn in (await Person(serving).get("/api/book"))["djinns"]}
        assert prices["Jafaar"] == "nothing"
        assert prices["Utug"] == "an Elder, and an Elder or a Fakir"
        assert prices["Kumarbi"] == "one or more Fakirs"

    asyncio.run(read())


def test_the_servers_health_says_how_much_is_going_on(serving: Serving) -> None:
    async def look() -> None:
        anybody = Person(serving)
        before = await anybody.get("/health")
        assert (before["status"], before["version"], before["engine"]) == ("ok", VERSION, MODE)
        two = await seated(serving, game=walking())
        line = await Line.connect(serving, two.code, [])
        during = await anybody.get("/health")
        assert during["tables"] >= before["tables"] + 1
        assert during["visitors"] >= 3
        await line.close()

    asyncio.run(look())
