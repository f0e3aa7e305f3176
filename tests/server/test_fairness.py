"""The commitment of a table, and the players' contributions to its deal, over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

from naqala.engine.fairness import Contribution, commitment, contribution_digest, mixed_seed
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from tests.server.registries import refill_checksums
from tests.server.serving import Person, Serving, SocketClient, play_on
from tests.server.true_game import TrueGame

pytestmark = pytest.mark.once


class Contributor(Person):
    """A browser that contributes to the deal."""

    def __init__(self, serving: Serving, name: str) -> None:
        super().__init__(serving, name)
        self.value = secrets.token_bytes(16)

    @property
    def digest(self) -> str:
        return contribution_digest(self.value)

    async def contribute(self, code: str) -> Any:
        return await self.post(f"/api/tables/{code}/contribution", digest=self.digest)

    async def reveal(self, code: str) -> Any:
        return await self.post(f"/api/tables/{code}/reveal", value=self.value.hex())

    async def reveal_when_asked(self, code: str, client: SocketClient) -> None:
        await client.until(lambda client: client.table["revealing"])
        await self.reveal(code)

    async def start(self, code: str) -> Any:
        return await self.post(f"/api/tables/{code}/start", value=self.value.hex())


async def two_contributors(serving: Serving) -> tuple[str, Contributor, Contributor]:
    """Ann and Bob at a waiting table; both have contributed."""
    ann, bob = Contributor(serving, "Ann"), Contributor(serving, "Bob")
    code = await ann.create_table("person", "person")
    await bob.join(code)
    await ann.contribute(code)
    await bob.contribute(code)
    return code, ann, bob


def stored(serving: Serving, query: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(f"file:{serving.database}?mode=ro", uri=True)) as store:
        return store.execute(query, values).fetchall()


def change_database(serving: Serving, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(serving.database)) as store, store:
        assert store.execute(statement, values).rowcount == 1
    refill_checksums(Path(serving.database))


def stored_game(serving: Serving, code: str, contributions: list[Contribution]) -> Game:
    """What the seed in the database deals."""
    ((seed, salt),) = stored(serving, "SELECT seed, salt FROM tables WHERE code = ?", code)
    return Game.new(2, int.from_bytes(seed, "big"), salt=salt, contributions=contributions)


# The deal


def test_contributions_of_two_seats_change_the_deal_and_everything_is_published(serving: Serving) -> None:
    async def play() -> None:
        code, ann, bob = await two_contributors(serving)
        digests = [
            {"seat": "blue", "digest": ann.digest, "value": None},
            {"seat": "pink", "digest": bob.digest, "value": None},
        ]
        before = await ann.get(f"/api/tables/{code}")
        assert (before["contributions"], before["revealing"]) == (digests, False)
        clients = [await ann.connect(code), await bob.connect(code)]
        assert clients[1].table["contributions"] == digests
        started, _ = await asyncio.gather(ann.start(code), bob.reveal_when_asked(code, clients[1]))
        values = [{**digests[0], "value": ann.value.hex()}, {**digests[1], "value": bob.value.hex()}]
        assert (started["status"], started["revealing"], started["contributions"]) == ("playing", False, values)
        assert started["commitment"] == before["commitment"]

        contributions = [Contribution(0, ann.digest, ann.value), Contribution(1, bob.digest, bob.value)]
        ((start,),) = stored(serving, "SELECT start_position FROM tables WHERE code = ?", code)
        deals = [stored_game(serving, code, contributions[:n]) for n in (2, 1, 0)]
        assert [position_text(deal.start) == start for deal in deals] == [True, False, False]

        await asyncio.gather(*[client.until(lambda one: one.snapshot) for client in clients])
        await play_on(clients, Random(1))
        before_the_end = [text for client in clients for text in client.raw if '"seed":' not in text]
        assert len(before_the_end) > 100
        true_game = TrueGame(serving.database, code)
        assert not [text for text in before_the_end for secret in true_game.seeds() if secret in text]
        result = clients[0].result
        assert result is not None
        seed, salt = int(result["seed"], 16), bytes.fromhex(result["salt"])
        assert commitment(seed, salt) == result["commitment"] == before["commitment"]
        assert result["contributions"] == values
        record = Game.parse((await ann.http.get(f"/api/tables/{code}/record")).text)
        assert record.contributions == tuple(contributions)
        assert record.secret()[0] == seed != mixed_seed(seed, contributions)

    asyncio.run(play())


def test_without_contributions_the_deal_is_that_of_the_seed(serving: Serving) -> None:
    async def play() -> None:
        ann = Person(serving, "Ann")
        code = await ann.create_table("person", "gentle")
        table = await ann.post(f"/api/tables/{code}/start")
        assert (table["status"], table["contributions"]) == ("playing", [])
        ((start,),) = stored(serving, "SELECT start_position FROM tables WHERE code = ?", code)
        assert position_text(stored_game(serving, code, []).start) == start

    asyncio.run(play())


def test_the_host_alone_reveals_with_the_start(serving: Serving) -> None:
    async def play() -> None:
        ann = Contributor(serving, "Ann")
        code = await ann.create_table("device", "device")
        await ann.contribute(code)
        table = await ann.start(code)
        assert table["contributions"] == [{"seat": "blue", "digest": ann.digest, "value": ann.value.hex()}]

    asyncio.run(play())


# What is refused


def test_a_wrong_value_is_refused_and_the_right_one_still_taken(serving: Serving) -> None:
    async def play() -> None:
        code, ann, bob = await two_contributors(serving)
        assert await bob.refused(f"/api/tables/{code}/reveal", value=bob.value.hex()) == "not-ready"
        assert await ann.refused(f"/api/tables/{code}/start", value=bob.value.hex()) == "wrong-value"
        watching = await SocketClient.connect(serving, code, [])
        starting = asyncio.ensure_future(ann.start(code))
        await watching.until(lambda client: client.table["revealing"])
        assert await bob.refused(f"/api/tables/{code}/reveal", value=ann.value.hex()) == "wrong-value"
        other = Person(serving, "Cem")
        await other.post("/api/me", name="Cem")
        assert await other.refused(f"/api/tables/{code}/reveal", value=bob.value.hex()) == "not-seated"
        await bob.reveal(code)
        assert [one["value"] for one in (await starting)["contributions"]] == [ann.value.hex(), bob.value.hex()]
        assert await bob.refused(f"/api/tables/{code}/reveal", value=bob.value.hex()) == "started"
        assert await bob.refused(f"/api/tables/{code}/contribution", digest=bob.digest) == "started"

    asyncio.run(play())


def test_while_values_are_revealed_nothing_else_changes_the_table(serving: Serving) -> None:
    async def play() -> None:
        code, ann, bob = await two_contributors(serving)
        watching = await SocketClient.connect(serving, code, [])
        starts = [asyncio.ensure_future(ann.start(code)) for _ in range(2)]  # the host is impatient
        await watching.until(lambda client: client.table["revealing"])
        assert await bob.refused(f"/api/tables/{code}/leave") == "starting"
        assert await bob.refused(f"/api/tables/{code}/contribution", digest="0" * 64) == "starting"
        assert await bob.refused(f"/api/tables/{code}/start") == "not-host"
        assert await ann.refused(f"/api/tables/{code}/seats/pink", level="calm") == "starting"
        await bob.reveal(code)
        first, second = await asyncio.gather(*starts)
        assert first["contributions"] == second["contributions"]
        assert (await bob.post(f"/api/tables/{code}/leave"))["status"] == "playing"

    asyncio.run(play())


def test_a_contribution_is_replaced_and_lost_with_its_seat(serving: Serving) -> None:
    async def play() -> None:
        code, ann, bob = await two_contributors(serving)
        bob.value = secrets.token_bytes(16)
        table = await bob.contribute(code)
        assert [one["digest"] for one in table["contributions"]] == [ann.digest, bob.digest]
        table = await bob.post(f"/api/tables/{code}/leave")
        assert [one["digest"] for one in table["contributions"]] == [ann.digest]
        assert await bob.refused(f"/api/tables/{code}/contribution", digest=bob.digest) == "not-seated"
        await bob.join(code)
        await bob.contribute(code)
        table = await ann.post(f"/api/tables/{code}/seats/pink", level="gentle")
        assert [one["seat"] for one in table["contributions"]] == ["blue"]
        assert stored(serving, "SELECT seat FROM contributions WHERE table_code = ?", code) == [(0,)]

    asyncio.run(play())


@pytest.mark.parametrize(
    "options", [{"seed": "7"}, {"position": position_text(Game.new(2, 7).state)}], ids=["seed", "position"]
)
def test_nobody_contributes_to_a_deal_that_the_host_has_chosen(serving: Serving, options: dict[str, Any]) -> None:
    async def play() -> None:
        ann = Contributor(serving, "Ann")
        code = await ann.create_table("person", "gentle", **options)
        assert await ann.refused(f"/api/tables/{code}/contribution", digest=ann.digest) == "illegal-action"

    asyncio.run(play())


# The operator, and a killed server


async def answer_of(serving: Serving, code: str) -> tuple[dict[str, Any], int]:
    """The first message to a new client, and the close code after it."""
    client = await SocketClient.open_socket(serving, code)
    message = await client.next()
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await client.next()
    assert closed.value.rcvd is not None
    return message, closed.value.rcvd.code


def test_a_table_whose_seed_was_swapped_is_refused_with_an_error(own_serving: Serving) -> None:
    """In a waiting table and in a running game; other tables are not affected."""

    async def create() -> list[str]:
        return [await ann.create_table("person", "gentle", start=start) for start in (False, True, False)]

    async def look() -> None:
        for code in swapped:
            message, close_code = await answer_of(own_serving, code)
            assert (message["type"], message["code"], close_code) == ("error", "damaged", 4409)
            assert "commitment" in message["message"]
            assert await ann.refused(f"/api/tables/{code}/start") == "damaged"
        assert (await ann.get(f"/api/tables/{intact}"))["status"] == "waiting"

    ann = Person(own_serving, "Ann")
    *swapped, intact = asyncio.run(create())
    own_serving.stop()
    for code in swapped:
        change_database(
            own_serving, "UPDATE tables SET seed = randomblob(16), salt = randomblob(16) WHERE code = ?", code
        )
    own_serving.start()
    ann = renewed(ann)
    asyncio.run(look())
    ((started,),) = stored(own_serving, "SELECT started_at FROM tables WHERE code = ?", swapped[0])
    assert started is None


def renewed(person: Person) -> Person:
    """The same browser in another event loop."""
    again = Person(person.serving, person.name)
    again.http.cookies = person.http.cookies
    return again


def test_a_server_killed_before_the_deal_forgets_the_contributions_that_it_asked_for(own_serving: Serving) -> None:
    """A value that was revealed, even if only to the server, must not be part of a later deal."""

    async def start_and_kill() -> tuple[str, Contributor, Contributor]:
        code, ann, bob = await two_contributors(own_serving)
        watching = await SocketClient.connect(own_serving, code, [])
        starting = asyncio.ensure_future(ann.start(code))
        await watching.until(lambda client: client.table["revealing"])
        assert stored(own_serving, "SELECT digest FROM contributions WHERE table_code = ?", code) == []
        own_serving.kill()
        await asyncio.gather(starting, return_exceptions=True)
        own_serving.start()
        return code, ann, bob

    async def start_again(code: str, ann: Contributor, bob: Contributor) -> None:
        table = await ann.get(f"/api/tables/{code}")
        assert (table["status"], table["revealing"], table["contributions"]) == ("waiting", False, [])
        assert await bob.refused(f"/api/tables/{code}/reveal", value=bob.value.hex()) == "not-ready"
        assert await ann.refused(f"/api/tables/{code}/start", value=ann.value.hex()) == "wrong-value"
        ann.value = secrets.token_bytes(16)
        await ann.contribute(code)
        table = await ann.start(code)
        assert [one["value"] for one in table["contributions"]] == [ann.value.hex()]

    async def play() -> None:
        await start_again(*(await start_and_kill()))

    asyncio.run(play())
