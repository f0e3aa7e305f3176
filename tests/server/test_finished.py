"""Options of a table, and what is available when its game is over."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from naqala.bots.registry import LEVELS
from naqala.engine.components import FISH, NOBODY
from naqala.engine.djinns import DJINNS
from naqala.engine.game import Game
from naqala.engine.mode import MODE
from naqala.engine.notation import position_text
from naqala.engine.records import game_from_json
from naqala.engine.scoring import score_sheets
from naqala.engine.steps import Selling
from naqala.engine.view import view
from naqala.locales import LANGUAGES, Language
from naqala.server import rules_text
from naqala.server.messages.game_history import points_by_round
from naqala.server.messages.public_view import printed_tiles, public_view
from naqala.server.tables.table_options import SeatOptions, TableOptions
from naqala.version import VERSION
from tests.positions import BLUE, Seat, game_at
from tests.server.registries import api_error, before_move, open_registry
from tests.server.seated import Seated, seated
from tests.server.serving import Person, Serving, SocketClient, play_on


def at_the_end() -> Game:
    """The last turn of the game: Blue may still sell."""
    return game_at(asked=[Selling(BLUE)], to_act=[], no_move=True, blue=Seat(gold=40, cards=[FISH]), pink=Seat(gold=30))


async def finished(serving: Serving, **more: Any) -> Seated:
    two = await seated(serving, game=at_the_end(), **more)
    await two.play("end")
    assert two.clients[0].result
    return two


# Dealing


def test_a_chosen_seed_is_marked_and_deals_that_very_game(serving: Serving) -> None:
    async def deal() -> None:
        seed = 2**128 - 12345
        chosen = await seated(serving, seed=str(seed))
        game = Game.new(2, seed)
        client = chosen.clients[0]
        assert client.table["custom_seed"]
        assert client.snapshot is not None
        assert client.snapshot["public_view"] == public_view(game.view(NOBODY), game.scores())
        rng = random.Random(3)
        while len(client.played) < 30:  # by the same luck, too
            asked = chosen.to_move
            await chosen.play(rng.choice(asked.options)["notation"])
        for action in client.played:
            game.play(next(option for option in game.options if str(option) == action["notation"]))
        assert (await chosen.watch()).snapshot["public_view"] == public_view(game.view(NOBODY), game.scores())  # type: ignore[index]
        assert not (await seated(serving)).clients[0].table["custom_seed"]

    asyncio.run(deal())


@pytest.mark.parametrize("seed", [str(2**128), "-1", "1.5", "x", ""])
def test_what_is_no_seed_is_refused(serving: Serving, seed: str) -> None:
    async def deal() -> None:
        seats = [{"kind": "device"}] * 2
        assert await Person(serving).refused("/api/tables", seats=seats, seed=seed) == "malformed"

    asyncio.run(deal())


def test_with_open_hands_all_see_behind_every_screen_and_else_only_ones_own(serving: Serving) -> None:
    async def check() -> None:
        for hands_open, seen in ((True, [2, 2, 2]), (False, [1, 1, 0])):
            two = await seated(serving, game=at_the_end(), open_hands=hands_open)
            assert two.clients[0].table["open_hands"] is hands_open
            clients = [*two.clients, await two.watch()]
            assert [len(client.snapshot["holdings"]) for client in clients if client.snapshot] == seen

    asyncio.run(check())


def test_a_game_from_a_position_has_no_commitment(serving: Serving) -> None:
    async def check() -> None:
        two = await seated(serving, game=before_move())
        state = before_move().state
        client = two.clients[0]
        assert client.snapshot is not None
        assert (client.table["custom_start"], client.table["commitment"]) == (True, "")
        assert client.snapshot["public_view"] == public_view(view(state, NOBODY), score_sheets(state))

    asyncio.run(check())


def test_what_is_no_position_for_these_seats_is_refused(serving: Serving) -> None:
    async def check() -> None:
        position = position_text(before_move().state)
        over = at_the_end()
        over.play(over.options[0])
        crowded = position.replace("pink=50/0v", "pink=50/99v")
        for players, position_sent in ((3, position), (2, "castle"), (2, crowded), (2, position_text(over.state))):
            seats = [{"kind": "device"}] * players
            assert await Person(serving).refused("/api/tables", seats=seats, position=position_sent) == "malformed"

    asyncio.run(check())


def test_a_server_without_the_option_refuses_positions(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_registry(tmp_path, allow_positions=False) as registry:
            ann, _ = await registry.context.identities.create("Ann")
            options = TableOptions(seats=[SeatOptions("device")] * 2, position=position_text(before_move().state))
            assert (await api_error(registry.create(ann, options))).code == "illegal-action"

    asyncio.run(check())


# When all is over


@pytest.mark.parametrize("what", ["scores", "record", "record.json", "replay"])
def test_nothing_is_revealed_before_the_game_is_over(serving: Serving, what: str) -> None:
    async def check() -> None:
        two = await seated(serving, game=before_move())
        waiting = await two.people[0].create_table("person", "person")
        for code in (two.code, waiting):
            assert await Person(serving).refused(f"/api/tables/{code}/{what}", "GET") == "not-finished"
        assert await Person(serving).refused(f"/api/tables/22222222/{what}", "GET") == "no-such-table"

    asyncio.run(check())


def test_of_a_game_that_is_over_anybody_with_the_link_may_know_all(serving: Serving) -> None:
    async def check() -> None:
        two = await finished(serving)
        game = at_the_end()
        game.play(game.options[0])
        anybody, path = Person(serving), f"/api/tables/{two.code}"
        scores = await anybody.get(f"{path}/scores")
        assert scores == two.clients[0].result == two.clients[1].result
        assert [sheet["total"] for sheet in scores["score_sheets"]] == [sheet.total for sheet in game.scores()]
        assert (scores["winners"], scores["seed"], scores["commitment"]) == (["blue"], None, "")
        replay = await anybody.get(f"{path}/replay")
        assert (replay["tiles"], replay["result"]) == (printed_tiles(game.start.layout), scores)
        assert replay["start"] == public_view(view(game.start, NOBODY), score_sheets(game.start))
        assert [action["notation"] for action in replay["played"]] == ["end"]
        text = (await anybody.http.get(f"{path}/record")).text
        assert (Game.parse(text).log, position_text(Game.parse(text).state)) == (game.log, position_text(game.state))
        assert '[Blue "person Ann"]' in text
        as_json, _ = game_from_json(await anybody.get(f"{path}/record.json"))
        assert as_json.log == game.log

    asyncio.run(check())


def test_when_the_game_is_over_nobody_acts_any_more(serving: Serving) -> None:
    async def act() -> None:
        two = await finished(serving)
        client, path = two.clients[0], f"/api/tables/{two.code}"
        await client.until(lambda client: client.table["status"] == "finished")
        assert client.options == []
        assert (await client.ask("try", actions=["end"], action_count=1, draft_count=0))["code"] == "finished"
        assert (await client.ask("why", action="end"))["why"]["rule"] == "E4"
        assert (await client.ask("outcomes"))["type"] == "outcomes"
        assert await two.people[0].refused(f"{path}/seats/blue/substitute") == "finished"
        assert await two.people[0].refused(f"{path}/seats/pink/vote", agree=True) == "finished"
        assert (await client.ask("chat", text="well played"))["type"] == "ack"
        assert await two.people[0].refused(f"{path}/leave") == "finished"  # who played has played

    asyncio.run(act())


# Once more


def test_a_rematch_is_one_table_for_the_same_people_no_matter_who_asks(serving: Serving) -> None:
    async def again() -> None:
        two = await finished(serving, open_hands=True, move_help=False)
        old = f"/api/tables/{two.code}/rematch"
        tables = await asyncio.gather(*[person.post(old) for person in (*two.people, *two.people)])
        assert len({table["code"] for table in tables}) == 1
        (new, *_), (ann, bob) = tables, two.people
        assert (new["previous"], new["status"], new["open_hands"]) == (two.code, "waiting", True)
        assert new["move_help"] is False
        assert (new["custom_start"], new["custom_seed"], bool(new["commitment"])) == (False, False, True)
        assert [(seat_row["kind"], seat_row["name"]) for seat_row in new["seats"]] == [
            ("person", "Ann"),
            ("person", "Bob"),
        ]
        for client in two.clients:
            await client.until(lambda client: client.table["next"] == new["code"])
        host = ann if new["host"] == "blue" else bob
        await host.start_game(new["code"])
        clients = [await person.connect(new["code"]) for person in two.people]
        assert [client.seats for client in clients] == [["blue"], ["pink"]]
        await play_on(clients, random.Random(1), max_actions=5)

    asyncio.run(again())


def test_only_those_who_played_ask_for_a_rematch_and_only_at_the_end(serving: Serving) -> None:
    async def again() -> None:
        two = await seated(serving, game=at_the_end())
        eve = Person(serving)
        await eve.post("/api/me", name="Eve")
        path = f"/api/tables/{two.code}/rematch"
        assert await two.people[0].refused(path) == "not-finished"
        await two.play("end")
        assert await eve.refused(path) == "not-seated"

    asyncio.run(again())


def test_in_a_rematch_bots_keep_their_seats_and_the_seat_of_a_player_who_left_is_free(serving: Serving) -> None:
    async def again() -> None:
        game = game_at(players=3, asked=[Selling(BLUE)], to_act=[], no_move=True)
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.create_table("person", "person", "gentle", position=position_text(game.state))
        await bob.join(code)
        await ann.start_game(code)
        await bob.post(f"/api/tables/{code}/leave")
        client = await ann.connect(code)
        await client.attempt("end")
        new = await ann.post(f"/api/tables/{code}/rematch")
        assert [seat_row["bot"] for seat_row in new["seats"]] == [None, None, "gentle"]
        assert [seat_row["taken"] for seat_row in new["seats"]] == [True, False, True]
        assert await ann.refused(f"/api/tables/{new['code']}/start") == "not-ready"

    asyncio.run(again())


def test_when_everybody_has_left_the_rematch_there_can_be_another(serving: Serving) -> None:
    async def again() -> None:
        two = await finished(serving)
        first = await two.people[0].post(f"/api/tables/{two.code}/rematch")
        for person in two.people:
            await person.post(f"/api/tables/{first['code']}/leave")
        second = await two.people[0].post(f"/api/tables/{two.code}/rematch")
        assert second["status"] == "waiting"

    asyncio.run(again())


def test_the_points_are_listed_from_the_start_of_the_game_to_the_end_of_every_round() -> None:
    game, rng = Game.new(3, 5), random.Random(5)
    while not game.over:
        game.play(rng.choice(game.options))
    points = points_by_round(game)
    assert [row["round"] for row in points] == list(range(points[-1]["round"] + 1))
    assert points[0]["totals"] == [50, 50, 50]
    assert points[-1]["totals"] == [sheet.total for sheet in game.scores()]
    assert points[-1]["round"] == game.state.round


# What anybody may read


def test_the_rulebook_has_the_levels_the_djinns_and_every_rule(serving: Serving) -> None:
    async def read() -> None:
        book = await Person(serving).get("/api/rulebook")
        rules = [rule["number"] for section in book["rules"] for rule in section["rules"]]
        assert book["version"] == VERSION
        assert book["levels"] == list(LEVELS)
        assert [(djinn["name"], djinn["value"]) for djinn in book["djinns"]] == [(d.name, d.value) for d in DJINNS]
        assert {djinn["rule"] for djinn in book["djinns"]} | {"M4", "E4", "V6", "H2"} <= set(rules)
        assert len(rules) == len(set(rules))

    asyncio.run(read())


@pytest.mark.parametrize(
    ("asked", "sent"), [("", "en"), *[(f"?language={one}", one) for one in LANGUAGES], ("?language=x", "en")]
)
def test_the_rulebook_is_in_the_language_that_was_asked_for(serving: Serving, asked: str, sent: Language) -> None:
    async def read() -> None:
        book = await Person(serving).get(f"/api/rulebook{asked}")
        assert book["language"] == sent
        assert {section["letter"]: section["title"] for section in book["rules"]} == rules_text.sections(sent)
        texts = {rule["number"]: rule["text"] for section in book["rules"] for rule in section["rules"]}
        assert texts == rules_text.rules(sent)
        for djinn in book["djinns"]:
            assert texts[djinn["rule"]].endswith(f": {djinn['text']}")

    asyncio.run(read())


def test_the_servers_health_says_how_much_is_going_on(serving: Serving) -> None:
    async def check() -> None:
        anybody = Person(serving)
        before = await anybody.get("/health")
        assert (before["status"], before["version"], before["engine"]) == ("ok", VERSION, MODE)
        two = await seated(serving, game=before_move())
        client = await SocketClient.connect(serving, two.code, [])
        during = await anybody.get("/health")
        assert during["tables"] >= before["tables"] + 1
        assert during["connections"] >= 3
        await client.close()

    asyncio.run(check())
