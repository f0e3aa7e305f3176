"""Broken connections, other devices, restarted servers: everybody goes on where they were."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from naqala.engine.notation import position_text
from tests.server.registries import before_move
from tests.server.seated import Seated, drafted, position_seen, seated
from tests.server.serving import Person, Serving, SocketClient, play_on

# Broken connections


def test_a_player_who_reconnects_in_the_middle_of_a_move_keeps_the_draft(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        ann = two.clients[0]
        await ann.attempt("C3>", "D3v")
        await ann.close()
        same_browser = await two.people[0].connect(two.code)
        assert position_seen(same_browser) == position_seen(ann)
        assert drafted(same_browser) == ["C3>", "D3v"]
        assert (await same_browser.attempt("E3e"))["type"] == "ack"
        assert (await same_browser.ask("confirm", **same_browser.at()))["action_count"] == 3

    asyncio.run(play())


def test_a_key_can_be_used_for_several_connections(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        keys = await two.people[0].keys(two.code)
        for nth, action in enumerate(("C3>", "D3v", "E3e"), 1):
            client = await SocketClient.connect(serving, two.code, keys)
            await client.attempt(action)
            assert len(drafted(client)) == nth
            client.socket.transport.abort()

    asyncio.run(play())


def test_on_another_device_one_goes_on_with_the_same_draft(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        await two.clients[0].attempt("C3>", "D3v")
        telephone = Person(serving)
        await telephone.post("/api/me/device", code=(await two.people[0].post("/api/me/device-code"))["code"])
        client = await telephone.connect(two.code)
        assert (client.seats, drafted(client)) == (["blue"], ["C3>", "D3v"])
        assert (await client.attempt("E3e"))["type"] == "ack"
        await two.clients[0].receive("draft")
        assert drafted(two.clients[0]) == ["C3>", "D3v", "E3e"]

    asyncio.run(play())


def test_a_screen_that_is_passed_around_keeps_the_draft_of_the_player_to_move(serving: Serving) -> None:
    async def play() -> None:
        ann = Person(serving, "Ann")
        client = await ann.connect(
            await ann.create_table("device", "device", start=True, position=position_text(before_move().state))
        )
        await client.attempt("C3>")
        await client.ask("switch-seat", seat="pink")
        assert (client.options, drafted(client)) == ([], [])
        assert (await client.attempt("D3v"))["code"] == "not-your-turn"
        await client.ask("switch-seat", seat="blue")
        assert drafted(client) == ["C3>"]
        assert (await client.ask("switch-seat", seat="black"))["code"] == "wrong-key"
        await client.attempt("D3v", "E3e", "end")
        for since, missed in ((-1, []), (0, [1, 2, 3, 4]), (3, [4])):
            welcome = await client.ask("switch-seat", seat="pink", since=since)
            assert [action["n"] for action in welcome["missed"]] == missed

    asyncio.run(play())


# Killed and stopped servers


@pytest.fixture(scope="module")
def killable_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server to kill and to start again."""
    running = Serving(tmp_path_factory.mktemp("mortal"), "--positions", "--no-limits").start()
    yield running
    running.kill()


async def reconnect(two: Seated) -> Seated:
    """Everybody, with a new connection."""
    for person in two.people:
        await person.close()
    people = [same_browser(person) for person in two.people]
    return Seated(two.serving, two.code, people, [await person.connect(two.code) for person in people])


def same_browser(person: Person) -> Person:
    """The same browser: it has its cookie still."""
    same = Person(person.serving, person.name)
    same.http.cookies = person.http.cookies
    return same


def test_a_killed_server_restarts_with_all_acknowledged_actions_and_drafts(
    killable_server: Serving,
) -> None:
    async def play() -> None:
        drafting, others = await seated(killable_server, game=before_move()), await seated(killable_server)
        await play_on(others.clients, random.Random(1), max_actions=30)
        ann = drafting.clients[0]
        await ann.attempt("C3>", "D3v")
        await ann.ask("chat", text="wait")  # it is kept after the draft, and only then answered
        killable_server.kill()
        killable_server.start()
        restored_drafting, restored_others = await reconnect(drafting), await reconnect(others)
        assert position_seen(restored_drafting.clients[0]) == position_seen(ann)
        assert drafted(restored_drafting.clients[0]) == ["C3>", "D3v"]
        await restored_drafting.play("E3e")
        await restored_drafting.play("end")
        assert [action["notation"] for action in restored_drafting.clients[1].played] == ["C3>", "D3v", "E3e", "end"]
        assert [client.played for client in restored_others.clients] == [client.played for client in others.clients]
        await play_on(restored_others.clients, random.Random(2), max_actions=40)
        assert restored_others.clients[1].at()["action_count"] >= 40

    asyncio.run(play())


def test_a_server_that_stops_notifies_clients_and_they_reconnect_to_the_same_state(killable_server: Serving) -> None:
    async def play() -> None:
        two = await seated(killable_server, game=before_move())
        spectator = await two.watch()
        await two.clients[0].attempt("C3>", "D3v")
        assert await asyncio.to_thread(killable_server.stop) == 0, killable_server.logged()
        for client in (*two.clients, spectator):
            await client.receive("shutting-down")
            with pytest.raises(ConnectionClosed) as closed:
                await client.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # "service restart": to come again is meant
        killable_server.start()
        restored = await reconnect(two)
        assert drafted(restored.clients[0]) == ["C3>", "D3v"]
        await restored.play("E3e")

    asyncio.run(play())
