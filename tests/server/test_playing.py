"""Playing over sockets: try, undo, restart, confirm; committing actions; several tabs; stale messages."""

from __future__ import annotations

import asyncio
import random

import pytest

from naqala.engine.game import Game
from tests import games
from tests.server.registries import before_move
from tests.server.seated import drafted, position_seen, seated
from tests.server.serving import Person, Serving, SocketClient

WALK = ("C3>", "D3v", "E3e")


# Drafts


def test_a_walk_is_tried_taken_back_tried_again_and_confirmed(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        ann, bob = two.clients
        before = position_seen(ann)
        for nth, action in enumerate(WALK, 1):
            assert (await ann.attempt(action))["action_count"] == 0
            assert drafted(ann) == list(WALK[:nth])
        assert (await ann.ask("undo", **ann.at()))["type"] == "ack"
        assert drafted(ann) == ["C3>", "D3v"]
        assert (await ann.ask("restart", **ann.at()))["type"] == "ack"
        assert position_seen(ann) == before
        await two.play(*WALK)
        assert (await ann.ask("confirm", **ann.at()))["action_count"] == 3
        await two.wait_for_actions(3)
        assert [(action["n"], action["notation"]) for action in bob.played] == [(1, "C3>"), (2, "D3v"), (3, "E3e")]
        assert (drafted(ann), ann.options[0]["notation"]) == ([], "end")

    asyncio.run(play())


def test_nobody_else_receives_a_draft_until_it_is_confirmed(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        ann, bob = two.clients
        spectator = await two.watch()
        await bob.ask("why", action="end")
        before = [len(bob.raw), len(spectator.raw)]
        await ann.attempt(*WALK)
        await ann.ask("undo", **ann.at())
        for client, count in zip((bob, spectator), before, strict=True):
            await client.ask("why", action="end")
            others = [text for text in client.raw[count:-1] if '"type":"table"' not in text]
            assert others == []
        assert bob.snapshot is not None
        assert (bob.snapshot["draft"], bob.options) == ([], [])

    asyncio.run(play())


def test_what_commits_is_announced_in_advance_and_then_happens(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=Game.at(games.rich(2, 5)))
        rng = random.Random(11)
        seen = set()
        while two.clients[0].snapshot and two.clients[0].snapshot["action_count"] < 70 and not two.clients[0].result:
            client = two.to_move
            option = rng.choice(client.options)
            seen.add((option["commits"], option["effect"]["random"]))
            n, draft = client.at().values()
            played = len(client.played)
            await two.play(option["notation"])
            if option["commits"]:
                *_, action = client.played[played:]
                assert len(client.played) == n + draft + 1
            else:
                assert (client.snapshot["action_count"], len(client.played)) == (n, played)  # type: ignore[index]
                *_, action = client.snapshot["draft"]  # type: ignore[index]
                assert len(drafted(client)) == draft + 1
            certain = option["effect"]["events"]
            assert action["notation"] == option["notation"]
            assert action["events"][: len(certain)] == certain
            assert (action["events"] == certain) is not option["effect"]["random"]
        assert seen == {(False, False), (True, False), (True, True)}

    asyncio.run(play())


def test_what_commits_is_played_with_all_of_the_draft_before_it(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        await two.play(*WALK)
        await two.play("sell:silk+fish")
        await two.play("end")
        assert [action["notation"] for action in two.clients[1].played] == [*WALK, "sell:silk+fish", "end"]

    asyncio.run(play())


@pytest.mark.parametrize("actions", [("C3>", "D3v", "D3v"), ("D3v", "E3e"), ("C3>", "D3v", "E3e", "end", "end")])
def test_of_several_actions_tried_at_once_all_are_or_none(serving: Serving, actions: tuple[str, ...]) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        ann = two.clients[0]
        before = position_seen(ann)
        error = await ann.attempt(*actions)
        assert (error["type"], error["code"]) == ("error", "illegal-action")
        assert position_seen(await two.people[0].connect(two.code)) == before

    asyncio.run(play())


# Several tabs, several people


def test_two_tabs_of_one_seat_both_see_the_draft_and_both_can_go_on(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        here, there = two.clients[0], await two.people[0].connect(two.code)
        for action, client, other in (("C3>", here, there), ("D3v", there, here), ("E3e", here, there)):
            assert (await client.attempt(action))["type"] == "ack"
            await other.receive("draft")
            assert position_seen(here) == position_seen(there)
        assert (await there.ask("undo", **there.at()))["type"] == "ack"
        await here.receive("draft")
        assert drafted(here) == drafted(there) == ["C3>", "D3v"]
        await here.attempt("E3e")
        await there.receive("draft")
        assert (await there.ask("confirm", **there.at()))["action_count"] == 3
        await here.receive("update")
        assert position_seen(here) == position_seen(there)

    asyncio.run(play())


def test_if_many_race_for_one_decision_exactly_one_is_accepted(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving)
        everybody = [*two.clients, *[await person.connect(two.code) for person in two.people for _ in range(3)]]
        rng = random.Random(2)
        for _ in range(15):
            options = [option["notation"] for option in two.to_move.options]
            racers = rng.sample(everybody, len(everybody))
            replies = await asyncio.gather(*[client.attempt(rng.choice(options)) for client in racers])
            assert [reply["type"] for reply in replies].count("ack") == 1
            refused = [reply for reply in replies if reply["type"] == "error"]
            assert {reply["code"] for reply in refused} <= {"stale", "not-your-turn"}
            await wait_for_messages(everybody)
        log = [action["notation"] for action in everybody[0].played]
        assert all([action["notation"] for action in client.played] == log for client in everybody)

    asyncio.run(play())


async def wait_for_messages(clients: list[SocketClient]) -> None:
    """Wait until all have received the messages so far: replies come in order."""
    for client in clients:
        await client.ask("why", action="end")


def test_an_action_that_is_sent_twice_is_done_once(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        ann = two.clients[0]
        await ann.attempt(*WALK)
        at = ann.at()
        first, second = await ann.send("try", actions=["end"], **at), await ann.send("try", actions=["end"], **at)
        assert (await ann.reply(first))["type"] == "ack"
        error = await ann.reply(second)
        assert (error["type"], error["code"], error["action_count"]) == ("error", "stale", 4)
        await two.wait_for_actions(4)
        assert [action["notation"] for action in two.clients[1].played] == [*WALK, "end"]

    asyncio.run(play())


@pytest.mark.parametrize("kind", ["try", "undo", "restart", "confirm"])
def test_a_message_with_old_counts_is_stale_and_nothing_changes(serving: Serving, kind: str) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        ann = two.clients[0]
        await ann.attempt("C3>", "D3v")
        before = position_seen(ann)
        more = {"actions": ["E3e"]} if kind == "try" else {}
        for seen, tried in ((1, 2), (0, 1), (0, 3)):
            error = await ann.ask(kind, action_count=seen, draft_count=tried, **more)
            assert (error["type"], error["code"], error["action_count"]) == ("error", "stale", 0)
        assert position_seen(await two.people[0].connect(two.code)) == before

    asyncio.run(play())


# Refusals


def test_nothing_can_be_confirmed_or_taken_back_where_nothing_is_tried(serving: Serving) -> None:
    async def play() -> None:
        ann = (await seated(serving, game=before_move())).clients[0]
        kinds = [(await ann.ask(kind, **ann.at()))["code"] for kind in ("confirm", "undo", "restart")]
        assert kinds == ["empty-draft", "nothing-to-undo", "nothing-to-undo"]

    asyncio.run(play())


def test_what_is_played_is_not_taken_back(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        ann = two.clients[0]
        await ann.attempt(*WALK)
        await ann.ask("confirm", **ann.at())
        assert (await ann.ask("undo", **ann.at()))["code"] == "nothing-to-undo"

    asyncio.run(play())


def test_only_the_seat_to_move_can_act(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        _, bob = two.clients
        spectator = await two.watch()
        error = await bob.attempt("C3>")
        assert (error["code"], error["message"]) == ("not-your-turn", "It is Blue's turn.")
        assert (await spectator.attempt("C3>"))["code"] == "not-seated"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("action", "kind"), [("D3v", "illegal-action"), ("castle", "malformed"), ("F5>", "illegal-action")]
)
def test_an_action_that_is_no_option_is_refused_with_its_reason(serving: Serving, action: str, kind: str) -> None:
    async def play() -> None:
        ann = (await seated(serving, game=before_move())).clients[0]
        error = await ann.attempt(action)
        assert (error["code"], bool(error["rule"])) == (kind, kind == "illegal-action")

    asyncio.run(play())


def test_before_the_start_there_is_nothing_to_play(serving: Serving) -> None:
    async def play() -> None:
        ann = Person(serving, "Ann")
        client = await ann.connect(await ann.create_table("person", "person"))
        assert client.snapshot is None
        assert (await client.ask("try", actions=["bid:0"], action_count=0, draft_count=0))["code"] == "not-started"

    asyncio.run(play())
