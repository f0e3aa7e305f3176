"""Chat, presence, and missed actions."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from naqala.server.messages.table_info import chat_message
from naqala.server.tables import table_registry as registry_module
from naqala.server.tables.chatting import CHAT_HISTORY, add_chat
from naqala.server.tables.client import Client
from naqala.server.tables.presence import MAX_SPECTATOR_NAMES
from tests.server.registries import before_move, connect_client, open_registry, start_two_player_game
from tests.server.seated import seated
from tests.server.serving import Person, Serving, SocketClient, play_on

# Chat


def test_a_chat_message_reaches_everybody_also_those_who_connect_later(serving: Serving) -> None:
    async def chat() -> None:
        two = await seated(serving, game=before_move())
        ann, bob = two.clients
        spectator = await two.watch()
        assert (await ann.ask("chat", text="Salaam!"))["type"] == "ack"
        assert (await bob.ask("chat", text="Peace, <b>friend</b> 🐪"))["type"] == "ack"
        late = await two.watch()
        for client in (ann, bob, spectator):
            await client.until(lambda client: len(client.chat) == 2)
        for client in (ann, bob, spectator, late):
            assert [(message["n"], message["seat"], message["name"], message["text"]) for message in client.chat] == [
                (1, "blue", "Ann", "Salaam!"),
                (2, "pink", "Bob", "Peace, <b>friend</b> 🐪"),
            ]

    asyncio.run(chat())


def test_players_can_chat_before_the_game_starts_but_spectators_cannot(serving: Serving) -> None:
    async def chat() -> None:
        ann = Person(serving, "Ann")
        code = await ann.create_table("person", "person")
        client, spectator = await ann.connect(code), await SocketClient.connect(serving, code, [])
        assert (await client.ask("chat", text="Who will play?"))["action_count"] == 0
        assert (await spectator.ask("chat", text="I will!"))["code"] == "not-seated"
        assert [message["text"] for message in (await ann.connect(code)).chat] == ["Who will play?"]

    asyncio.run(chat())


def test_a_chat_message_is_one_line_and_not_empty(serving: Serving) -> None:
    async def chat() -> None:
        two = await seated(serving, game=before_move())
        ann = two.clients[0]
        assert (await ann.ask("chat", text=" one\n\t two\u202e "))["type"] == "ack"
        assert ann.chat[-1]["text"] == "one two"
        assert (await ann.ask("chat", text=" \n "))["code"] == "malformed"

    asyncio.run(chat())


def test_the_chat_survives_a_restart_but_only_the_last_messages_are_sent(tmp_path: Path) -> None:
    async def chat() -> None:
        async with open_registry(tmp_path, limits=False) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            for nth in range(CHAT_HISTORY + 3):
                await table.run_exclusive(lambda nth=nth: add_chat(table, nth % 2, f"word {nth}"))  # type: ignore[misc]
        async with open_registry(tmp_path) as registry:
            table = await registry.get(table.code)
            await table.run_exclusive(lambda: add_chat(table, 0, "and more"))
            texts = [message["text"] for message in [chat_message(row, table.colours) for row in table.chat]]
            assert texts == [*[f"word {nth}" for nth in range(4, CHAT_HISTORY + 3)], "and more"]
            assert table.chat[-1].n == CHAT_HISTORY + 4

    asyncio.run(chat())


# Presence


def test_all_see_who_connects_and_who_leaves(serving: Serving) -> None:
    async def connect_and_leave() -> None:
        two = await seated(serving, game=before_move())
        ann, bob = two.clients
        await ann.until(lambda client: present(client) == [True, True])
        await bob.until(lambda client: present(client) == [True, True])
        await bob.close()
        await ann.until(lambda client: present(client) == [True, False])
        again = await two.people[1].connect(two.code)
        await ann.until(lambda client: present(client) == [True, True])
        await again.close()

    asyncio.run(connect_and_leave())


def test_a_welcome_is_the_first_message_and_lists_the_client_as_connected(serving: Serving) -> None:
    async def connect_clients() -> None:
        two = await seated(serving, game=before_move())
        for keys, here in (([], [False, False]), (await two.people[1].keys(two.code), [False, True])):
            for client in two.clients:
                await client.close()
            client = await SocketClient.open_socket(serving, two.code)
            await client.send("hello", keys=keys)
            first = await client.next()
            assert first["type"] == "welcome"
            assert (present(client), client.table["spectators"]) == (here, 0 if keys else 1)
            await client.close()

    asyncio.run(connect_clients())


def test_a_player_with_two_tabs_is_connected_until_both_are_closed(serving: Serving) -> None:
    async def connect_and_leave() -> None:
        two = await seated(serving, game=before_move())
        ann, bob = two.clients
        another = await two.people[1].connect(two.code)
        await ann.until(lambda client: present(client) == [True, True])
        await bob.close()
        await another.ask("chat", text="I am still here")
        await ann.receive("chat")
        assert present(ann) == [True, True]
        await another.close()
        await ann.until(lambda client: present(client) == [True, False])

    asyncio.run(connect_and_leave())


def test_spectators_are_counted(serving: Serving) -> None:
    async def connect_and_leave() -> None:
        two = await seated(serving, game=before_move())
        watching = [await two.watch() for _ in range(3)]
        table = f"/api/tables/{two.code}"
        assert (await two.people[0].get(table))["spectators"] == 3
        await watching[0].close()
        async with asyncio.timeout(10):
            while (await two.people[0].get(table))["spectators"] != 2:
                await asyncio.sleep(0.01)

    asyncio.run(connect_and_leave())


def test_spectators_who_have_a_name_are_named_once_each_and_marked_if_it_misleads(tmp_path: Path) -> None:
    async def watch() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry)
            for identity, name in (("e", "Eve"), ("e", "Eve"), ("b", "B0b"), ("n", "")):
                client = Client()
                client.identity, client.name = identity, name
                table.presence.add(client)
            info = table.info()
            assert info["spectators"] == 4
            assert info["spectator_names"] == [
                {"name": "B0b", "lookalike": "player"}, {"name": "Eve", "lookalike": None},
            ]  # fmt: skip

    asyncio.run(watch())


def test_no_more_spectators_are_named_than_the_page_can_show(tmp_path: Path) -> None:
    async def watch() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry)
            for nth in range(MAX_SPECTATOR_NAMES + 5):
                client = Client()
                client.identity, client.name = str(nth), f"Person {nth}"
                table.presence.add(client)
            assert len(table.info()["spectator_names"]) == MAX_SPECTATOR_NAMES

    asyncio.run(watch())


def test_players_are_soon_notified_of_the_number_of_spectators(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "MAINTENANCE_INTERVAL", 0.05)

    async def connect_and_leave() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            ann = connect_client(table, 0)
            connect_client(table)  # before the registry has looked at the table for the first time
            text = await asyncio.wait_for(ann.outbox.get(), 5)
            assert text is not None
            assert json.loads(text)["table"]["spectators"] == 1

    asyncio.run(connect_and_leave())


def present(client: SocketClient) -> list[bool]:
    return [seat_row["connected"] for seat_row in client.table["seats"]]


# Missed actions


def test_a_client_that_reconnects_receives_exactly_the_missed_actions(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, seed="7")
        spectator = await two.watch()
        await play_on(two.clients, random.Random(5), max_actions=40)
        n = two.clients[0].at()["action_count"]
        await spectator.until(lambda client: client.at()["action_count"] == n)
        keys = [await person.keys(two.code) for person in two.people]
        for client, key in zip((*two.clients, spectator), (*keys, []), strict=True):
            assert [action["n"] for action in client.played] == list(range(1, n + 1))
            for since in range(0, n + 3, 7):
                again = await SocketClient.connect(serving, two.code, key, since)
                assert again.played == client.played[since:]
                await again.close()

    asyncio.run(play())


@pytest.mark.parametrize("since", [-1, 3, 4, 1_000_000])
def test_a_client_that_has_seen_everything_or_wants_nothing_receives_no_actions(serving: Serving, since: int) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        await two.play("C3>", "D3v", "E3e")
        await two.clients[0].ask("confirm", **two.clients[0].at())
        again = await two.people[1].connect(two.code, since)
        assert (again.played, again.at()["action_count"]) == ([], 3)

    asyncio.run(play())
