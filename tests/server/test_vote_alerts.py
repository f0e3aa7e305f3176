"""A vote about an absent player reaches them wherever they have a page of this server open."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from naqala.server.tables import replacing
from naqala.server.tables.client import Client
from naqala.server.tables.session import TableSession
from tests.positions import BLUE, PINK
from tests.server.in_process import TWO_PEOPLE, InProcess, with_app
from tests.server.registries import Clock, connect_client, open_registry, queued_messages, start_two_player_game
from tests.server.seated import seated
from tests.server.serving import Serving, SocketClient

pytestmark = pytest.mark.once

ABSENT = 901.0  # seconds


def votes_sent(client: Client) -> list[list[dict[str, Any]]]:
    return [message["votes"] for message in queued_messages(client) if message and message["type"] == "votes"]


def owned_client(table: TableSession, owner: str, *seats: int) -> Client:
    """A connected client in the browser of this identity."""
    client = connect_client(table, *seats)
    client.owner = owner
    return client


def test_a_vote_is_sent_once_to_all_pages_of_the_player_and_to_nobody_else(tmp_path: Path, clock: Clock) -> None:
    async def vote() -> None:
        async with open_registry(tmp_path) as registry:
            table, (ann, bob) = await start_two_player_game(registry)
            other, _ = await start_two_player_game(registry)
            connect_client(table, BLUE)
            pages = [owned_client(other, bob.id, PINK), owned_client(other, bob.id), owned_client(table, bob.id)]
            strangers = [
                owned_client(other, ann.id, BLUE), owned_client(other, ""), owned_client(other, "somebody", PINK)
            ]  # fmt: skip
            clock.now += ABSENT
            await table.run_exclusive(lambda: replacing.vote(table, ann, PINK, agree=True))
            for _ in range(3):
                await registry.clock_watch.check_memory()
                clock.now += 1
            expected = [{"code": table.code, "seat": "pink", "warning": 60.0}]
            assert [votes_sent(client) for client in pages] == [[expected]] * 3
            assert [votes_sent(client) for client in strangers] == [[]] * 3
            await table.run_exclusive(lambda: replacing.answer(table, bob, PINK))
            await registry.clock_watch.check_memory()
            assert [votes_sent(client) for client in pages] == [[[]]] * 3

    asyncio.run(vote())


def test_the_lobby_can_ask_for_votes_about_its_player(tmp_path: Path, clock: Clock) -> None:
    async def ask(running: InProcess) -> None:
        async with running.browser() as ann, running.browser("10.0.0.2") as bob, running.browser("10.0.0.3") as eve:
            code = (await ann.post("/api/tables", json=TWO_PEOPLE)).json()["code"]
            await bob.post(f"/api/tables/{code}/join", json={})
            await ann.post(f"/api/tables/{code}/start")
            table = await running.registry.get(code)
            connect_client(table, BLUE)
            clock.now += ABSENT
            await ann.post(f"/api/tables/{code}/seats/pink/vote", json={"agree": True})
            clock.now += 10
            votes = [(await browser.get("/api/me/votes")).json()["votes"] for browser in (ann, bob, eve)]
            assert votes == [[], [{"code": code, "seat": "pink", "warning": 50.0}], []]
            await bob.post(f"/api/tables/{code}/seats/pink/here")
            assert (await bob.get("/api/me/votes")).json() == {"votes": []}

    with_app(tmp_path, ask)


def test_a_socket_belongs_to_the_browser_that_opened_it(impatient: Serving) -> None:
    """Not to the player of the seat, whose key somebody else may have."""

    async def play() -> None:
        two, other = await seated(impatient), await seated(impatient)
        bob = two.people[1]
        cookie = {"Cookie": f"naqala={bob.http.cookies['naqala']}"}
        page = await SocketClient.open_socket(impatient, other.code, additional_headers=cookie)
        await page.send("hello", keys=await other.people[0].keys(other.code))
        await page.receive("welcome")
        await two.clients[1].close()
        await two.clients[0].until(lambda client: client.table["seats"][1]["replaceable"])
        await two.people[0].post(f"/api/tables/{two.code}/seats/pink/vote", agree=True)
        told = await page.receive("votes")
        assert [(vote["code"], vote["seat"]) for vote in told["votes"]] == [(two.code, "pink")]
        ping = await other.clients[1].ask("ping")
        assert ping["type"] == "ack"
        assert not any('"type":"votes"' in text for text in other.clients[1].raw)

    asyncio.run(play())
