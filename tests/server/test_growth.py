"""One person or one network can create a bounded number of tables, identities and chat messages."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.websockets import WebSocket

from naqala.server import rate_limits
from naqala.server.identity import identities
from naqala.server.identity.identities import USE_INTERVAL
from naqala.server.rate_limits import TokenBucket
from naqala.server.settings import DAY
from naqala.server.socket.connection import Connection
from naqala.server.tables import chatting, quotas
from naqala.server.tables.chatting import add_chat
from naqala.server.tables.table_options import SeatOptions, TableOptions
from tests.server.in_process import TWO_PEOPLE, InProcess, finished_game, open_app, with_app
from tests.server.registries import (
    Clock,
    api_error,
    connect_client,
    open_registry,
    queued_messages,
    start_two_player_game,
)

pytestmark = pytest.mark.once


async def create(browser: httpx.AsyncClient) -> httpx.Response:
    return await browser.post("/api/tables", json=TWO_PEOPLE)


def refusal(response: httpx.Response) -> str:
    body: dict[str, Any] = response.json()
    assert (response.status_code, body["code"]) == (429, "limit-reached"), body
    return str(body["message"])


async def created(browser: httpx.AsyncClient) -> str:
    response = await create(browser)
    assert response.status_code == 200, response.text
    return str(response.json()["code"])


# Tables


def test_a_person_hosts_a_bounded_number_of_open_tables_even_after_a_restart(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path, open_tables_per_identity=2) as app:
            ann = app.browser()
            first, _ = await created(ann), await created(ann)
            assert refusal(await create(ann)) == "You have 2 open games; finish or leave one first."
            assert (await create(app.browser())).status_code == 200  # somebody else, at the same address
        async with open_app(tmp_path, open_tables_per_identity=2) as app:
            again = app.browser()
            again.cookies = ann.cookies
            refusal(await create(again))
            assert (await again.post(f"/api/tables/{first}/leave")).status_code == 200
            await created(again)
            refusal(await create(again))

    asyncio.run(check())


def test_tables_that_are_created_at_the_same_time_count_too(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        ann = app.browser()
        await ann.post("/api/me", json={"name": "Ann"})
        responses = await asyncio.gather(*[create(ann) for _ in range(6)])
        assert sorted([response.status_code for response in responses]) == [200, 200, 429, 429, 429, 429]
        assert len(app.registry.quotas._locks) == 0

    with_app(tmp_path, check, open_tables_per_identity=2)


def test_a_game_that_its_host_left_does_not_count(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        ann = app.browser()
        seats = [{"kind": "person"}, {"kind": "bot", "level": "gentle"}]
        for _ in range(3):
            response = await ann.post("/api/tables", json={"seats": seats, "start": True})
            assert response.status_code == 200, response.text
            await ann.post(f"/api/tables/{response.json()['code']}/leave")

    with_app(tmp_path, check, open_tables_per_identity=1)


def test_a_rematch_counts(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        table, (ann, bob) = await finished_game(app.registry)
        await app.registry.create(ann, TableOptions(seats=[SeatOptions("device")] * 2, start=True))
        assert (await api_error(app.registry.rematch(table, ann, "10.0.0.1"))).code == "limit-reached"
        new = await app.registry.rematch(table, bob, "10.0.0.1")
        assert await app.registry.rematch(table, ann, "10.0.0.1") is new  # it exists already

    with_app(tmp_path, check, open_tables_per_identity=1)


def test_a_network_has_a_bounded_number_of_open_tables_regardless_of_their_hosts(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        ann = app.browser()
        first, _ = await created(ann), await created(app.browser())
        assert refusal(await create(app.browser())).startswith("There are 2 open games from your network")
        await created(app.browser("10.0.0.2"))
        await ann.post(f"/api/tables/{first}/leave")
        await created(app.browser())

    with_app(tmp_path, check, open_tables_per_address=2)


def test_a_refused_stranger_gets_no_identity(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        await created(app.browser())
        before = (await app.registry.context.store.read.count()).identities
        refusal(await create(app.browser()))
        assert (await app.registry.context.store.read.count()).identities == before == 1

    with_app(tmp_path, check, open_tables_per_address=1)


def test_a_network_creates_a_bounded_number_of_tables_per_day_even_if_they_are_closed_at_once(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        ann = app.browser()
        for _ in range(3):
            await ann.post(f"/api/tables/{await created(ann)}/leave")
        assert "today" in refusal(await create(ann))
        await created(app.browser("10.0.0.2"))

    with_app(tmp_path, check, tables_per_day=3)


def test_open_tables_are_remembered_for_a_bounded_number_of_networks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MAX_NETWORKS", 2)

    async def check(app: InProcess) -> None:
        for nth in range(4):
            app.registry.quotas.note_table(f"code{nth}", f"10.0.0.{nth}")
        assert list(app.registry.quotas._tables) == ["10.0.0.2", "10.0.0.3"]

    with_app(tmp_path, check)


# Identities


def test_a_network_creates_a_bounded_number_of_identities_per_day(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        known = app.browser()
        for browser in (known, app.browser()):
            assert (await browser.post("/api/me", json={"name": "Ann"})).status_code == 200
        assert "today" in refusal(await app.browser().post("/api/me", json={"name": "Eve"}))
        refusal(await create(app.browser()))
        assert (await app.registry.context.store.read.count()).identities == 2
        assert (await known.post("/api/me", json={"name": "Anna"})).status_code == 200
        assert (await app.browser("10.0.0.2").post("/api/me", json={"name": "Bob"})).status_code == 200

    with_app(tmp_path, check, identities_per_day=2)


def test_the_cache_of_identities_keeps_those_that_were_used_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identities, "CACHE_SIZE", 2)

    async def check() -> None:
        async with open_registry(tmp_path) as registry:
            people = registry.context.identities
            created = [await people.create(str(nth)) for nth in range(3)]
            await people.by_token(created[1][1])
            await people.create("new")
            assert len(people._cache) == 2
            assert created[1][0].id in people.known()

    asyncio.run(check())


def test_when_somebody_was_last_seen_is_stored_once_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(identities, "time", clock)

    async def check() -> None:
        async with open_registry(tmp_path) as registry:
            ann, token = await registry.context.identities.create("Ann")

            async def stored_after(seconds: float) -> float:
                clock.now += seconds
                await registry.context.identities.by_token(token)
                await registry.context.store.write()
                stored = await registry.context.store.read.identity(ann.id)
                assert stored is not None
                return stored.last_seen

            first = await stored_after(1.0)
            assert await stored_after(USE_INTERVAL / 2) == first
            assert await stored_after(USE_INTERVAL) == first + 1.5 * USE_INTERVAL

    asyncio.run(check())


def test_the_addresses_of_one_ipv6_network_share_its_limit_of_requests(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        addresses = ("2001:db8::1", "2001:db8::2", "2001:db8::ffff:1", "2001:db8:0:1::1")
        statuses = [(await app.browser(address).get("/api/me")).status_code for address in addresses]
        assert statuses == [200, 200, 429, 200]

    with_app(tmp_path, check, requests_per_second=0.2)


# Without limits


def test_without_limits_nothing_is_bounded(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        for _ in range(3):
            ann = app.browser()
            for _ in range(2):
                await created(ann)

    with_app(
        tmp_path,
        check,
        limits=False,
        open_tables_per_identity=1,
        open_tables_per_address=1,
        tables_per_day=1,
        identities_per_day=1,
    )


# Chat


def test_a_seat_writes_a_few_messages_at_once_and_no_more(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_registry(tmp_path, chat_burst=2, chat_per_second=0.0001) as registry:
            table, _ = await start_two_player_game(registry)
            for _ in range(2):
                await add_chat(table, 0, "hello")
            error = await api_error(add_chat(table, 0, "hello"))
            assert (error.code, "wait a few seconds" in error.message) == ("limit-reached", True)
            await add_chat(table, 1, "hello")
            assert [message.n for message in table.chat] == [1, 2, 3]

    asyncio.run(check())


def test_the_messages_of_a_day_are_bounded_by_seat_and_by_table_even_after_a_restart(tmp_path: Path) -> None:
    limits = {"chat_per_day": 3, "chat_per_table": 5}

    async def check() -> None:
        async with open_registry(tmp_path, **limits) as registry:
            table, _ = await start_two_player_game(registry)
            for _ in range(3):
                await add_chat(table, 0, "hello")
        async with open_registry(tmp_path, **limits) as registry:
            table = await registry.get(table.code)
            assert "3 messages today" in (await api_error(add_chat(table, 0, "hello"))).message
            for _ in range(2):
                await add_chat(table, 1, "hello")
            assert "full for today" in (await api_error(add_chat(table, 1, "hello"))).message

    asyncio.run(check())


def test_of_a_long_chat_the_last_messages_are_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(chatting, "time", clock)

    async def check() -> None:
        async with open_registry(tmp_path, chat_per_table=3) as registry:
            table, _ = await start_two_player_game(registry)
            for nth in range(1, 6):
                clock.now += 2 * DAY
                await add_chat(table, 0, f"{nth}")
            stored = await registry.context.store.read.chat_messages(table.code, 100)
            assert [message.text for message in stored] == ["3", "4", "5"]

    asyncio.run(check())


# Bots


def test_bots_think_in_the_name_of_the_hosts_network(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry)
            clients = [connect_client(table, *seats) for seats in ((), (1,), (0,))]
            for client, network in zip(clients, ("spectator", "guest", "host"), strict=True):
                client.network = network
            owners = [table.bot_player.owner()]
            for client in reversed(clients):
                table.remove_client(client)
                owners.append(table.bot_player.owner())
            assert owners == ["host", "guest", "spectator", ""]

    asyncio.run(check())


def test_a_client_counts_for_the_network_that_its_socket_comes_from(tmp_path: Path) -> None:
    async def never(*_: object) -> Any:
        raise AssertionError

    async def check() -> None:
        async with open_registry(tmp_path) as registry:
            socket = WebSocket({"type": "websocket", "client": ("2001:db8:1:2:3::4", 1), "headers": []}, never, never)
            client = Connection(registry, socket, TokenBucket(1, 1)).client
            assert client.network == "2001:db8:1:2::/64"

    asyncio.run(check())


def test_a_query_that_makes_much_work_counts_as_several_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "monotonic", Clock())

    async def never(*_: object) -> Any:
        raise AssertionError

    async def check() -> None:
        async with open_registry(tmp_path, messages_per_second=2) as registry:
            table, _ = await start_two_player_game(registry)
            socket = WebSocket({"type": "websocket", "client": ("10.0.0.1", 1), "headers": []}, never, never)
            connection = Connection(registry, socket, TokenBucket(1, 1000))
            for query in ["sale"] * 2 + ["outcomes"] * 4 + ["ping"]:
                await connection.handle(table, json.dumps({"type": query}))
            replies = [message for message in queued_messages(connection.client) if message]
            answers = [message.get("code", message["type"]) for message in replies]
            # Of 6 tokens, each `outcomes` takes 2 besides the one that is taken for any message when it is received.
            assert answers == ["not-seated"] * 2 + ["outcomes"] * 3 + ["rate-limited", "ack"]

    asyncio.run(check())
