"""Connections that have not joined a table take turns, so that a crowd of them delays nobody who is playing."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from naqala.server.transport.http_protocol import LimitedHttpProtocol
from tests.server.transport_server import REQUEST, RawClient, TransportServer, attack

pytestmark = pytest.mark.once

CROWD_SIZE = 40


async def crowd(server: TransportServer) -> list[RawClient]:
    return [await server.connect("127.0.0.2") for _ in range(CROWD_SIZE)]


def test_one_request_of_all_newcomers_is_begun_in_each_turn_of_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    turns, begun, begin = 0, Counter[int](), LimitedHttpProtocol.on_headers_complete

    def count_turns() -> None:
        nonlocal turns
        turns += 1
        asyncio.get_running_loop().call_soon(count_turns)

    def begin_and_count(protocol: LimitedHttpProtocol) -> None:
        begun[turns] += 1
        begin(protocol)

    async def use(server: TransportServer) -> None:
        clients = await crowd(server)
        count_turns()
        for client in clients:
            client.send(REQUEST)
        assert {await client.head() for client in clients} == {200}
        for client in clients:
            client.close()

    monkeypatch.setattr(LimitedHttpProtocol, "on_headers_complete", begin_and_count)
    attack(use)
    assert begun.total() == CROWD_SIZE
    assert max(begun.values()) == 1


def test_a_newcomer_from_another_network_does_not_wait_for_a_whole_crowd() -> None:
    order: list[RawClient] = []

    async def answered(client: RawClient) -> None:
        assert await client.head() == 200
        order.append(client)

    async def use(server: TransportServer) -> None:
        clients = [*await crowd(server), newcomer := await server.connect("127.0.0.3")]
        for client in clients:
            client.send(REQUEST)
        await asyncio.gather(*[answered(client) for client in clients])
        assert order.index(newcomer) < CROWD_SIZE // 2
        for client in clients:
            client.close()

    attack(use)


def test_a_connection_that_was_closed_while_it_waited_for_its_turn_is_passed_over() -> None:
    async def use(server: TransportServer) -> None:
        clients = await crowd(server)
        for client in clients:
            client.send(REQUEST)
        for client in clients[::2]:
            client.close()
        assert {await client.head() for client in clients[1::2]} == {200}
        assert await server.is_open_to("127.0.0.3")
        for client in clients:
            client.close()

    attack(use)
