"""Tables before the start: created, found, joined, left, started."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.seated import rejected
from tests.server.serving import Person, Serving, SocketClient

# Creating


@pytest.mark.parametrize(
    "seats",
    [
        ("person", "person"),
        ("person", "gentle"),
        ("device", "device"),
        ("calm", "person", "sharp"),
        ("person", "fierce", "person"),
        ("device", "calm", "device", "person"),
        ("gentle", "calm", "sharp", "person"),
    ],
    ids="-".join,
)
def test_a_table_of_two_to_four_seats_of_any_kind(serving: Serving, seats: tuple[str, ...]) -> None:
    async def create() -> None:
        ann = Person(serving, "Ann")
        table = await ann.get(f"/api/tables/{await ann.create_table(*seats)}")
        mine = [seat for seat in seats if seat == "device"] or ["person"]
        assert (table["status"], table["players"], table["public"]) == ("waiting", len(seats), False)
        assert [seat_row["kind"] for seat_row in table["seats"]] == [kind(seat) for seat in seats]
        assert [seat_row["bot"] for seat_row in table["seats"]] == [
            seat if kind(seat) == "bot" else None for seat in seats
        ]
        assert [key["seat"] for key in (await ann.post(f"/api/tables/{table['code']}/keys"))["keys"]] == [
            seat_row["seat"] for seat_row in table["seats"] if seat_row["kind"] == mine[0]
        ][: len(mine)]
        assert len(table["commitment"]) >= 32

    asyncio.run(create())


def kind(seat: str) -> str:
    return seat if seat in ("person", "device") else "bot"


@pytest.mark.parametrize(
    ("seats", "error"),
    [
        ([{"kind": "person"}], "malformed"),
        ([{"kind": "person"}] * 5, "malformed"),
        ([{"kind": "bot", "level": "calm"}] * 2, "illegal-action"),
        ([{"kind": "person"}, {"kind": "bot"}], "malformed"),
        ([{"kind": "person", "level": "calm"}, {"kind": "person"}], "malformed"),
        ([{"kind": "person"}, {"kind": "bot", "level": "divine"}], "malformed"),
    ],
    ids=["one seat", "five", "bots alone", "a bot without a level", "a person with one", "no such level"],
)
def test_a_table_that_nobody_could_play_at_is_refused(serving: Serving, seats: list[Any], error: str) -> None:
    async def create() -> None:
        ann = Person(serving)
        await ann.post("/api/me", name="Ann")
        assert await ann.refused("/api/tables", seats=seats) == error
        assert (await ann.get("/api/me/tables"))["tables"] == []

    asyncio.run(create())


def test_a_table_that_cannot_start_at_once_is_not_created(serving: Serving) -> None:
    async def create() -> None:
        ann = Person(serving)
        await ann.post("/api/me", name="Ann")
        seats = [{"kind": "person"}, {"kind": "person"}]
        assert await ann.refused("/api/tables", seats=seats, start=True) == "not-ready"
        assert (await ann.get("/api/me/tables"))["tables"] == []

    asyncio.run(create())


def test_those_who_share_a_device_have_names_of_their_own(serving: Serving) -> None:
    async def create() -> None:
        ann = Person(serving)
        seats = [{"kind": "device"}, {"kind": "device", "name": "Bob"}, {"kind": "device"}]
        table = await ann.post("/api/tables", seats=seats, name="Ann", start=True)
        assert [seat_row["name"] for seat_row in table["seats"]] == ["Ann", "Bob", "Orange"]
        assert table["status"] == "playing"

    asyncio.run(create())


# Finding


def test_open_tables_are_listed_and_private_ones_are_not(serving: Serving) -> None:
    async def look() -> None:
        ann, eve = Person(serving, "Ann"), Person(serving)
        public = await ann.create_table("person", "person", public=True)
        private = await ann.create_table("person", "person")
        running = await ann.create_table("person", "gentle", public=True, start=True)
        lobby = await eve.get("/api/tables")
        gathering, playing = ([table["code"] for table in lobby[part]] for part in ("waiting", "playing"))
        assert (public in gathering, public in playing) == (True, False)
        assert (running in gathering, running in playing) == (False, True)
        assert private not in gathering + playing
        assert (await eve.get(f"/api/tables/{private}"))["code"] == private  # who knows the code may look
        mine = (await ann.get("/api/me/tables"))["tables"]
        assert [(table["code"], table["status"], table["own_seats"]) for table in mine] == [
            (running, "playing", ["blue"]),
            (private, "waiting", ["blue"]),
            (public, "waiting", ["blue"]),
        ]
        assert (await eve.get("/api/me/tables"))["tables"] == []

    asyncio.run(look())


def test_my_games_list_whose_turn_it_is(serving: Serving) -> None:
    async def look() -> None:
        ann = Person(serving, "Ann")
        client = await ann.connect(await ann.create_table("device", "device", start=True))
        (table,) = (await ann.get("/api/me/tables"))["tables"]
        assert client.snapshot is not None
        assert table["turn"] == client.snapshot["question"]["seat"]
        assert table["own_seats"] == ["blue", "pink"]

    asyncio.run(look())


# Joining


def test_one_joins_by_the_code_in_small_letters_with_a_hyphen(serving: Serving) -> None:
    async def join() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.create_table("person", "person")
        typed = f"{code[:4]}-{code[4:]}".lower()
        table = await bob.post(f"/api/tables/{typed}/join", name="Bob")
        assert (table["code"], [seat_row["name"] for seat_row in table["seats"]]) == (code, ["Ann", "Bob"])
        assert (await SocketClient.connect(serving, typed, await bob.keys(typed))).seats == ["pink"]

    asyncio.run(join())


def test_a_full_table_takes_nobody_but_can_be_watched(serving: Serving) -> None:
    async def join() -> None:
        ann, bob, cem = Person(serving, "Ann"), Person(serving, "Bob"), Person(serving, "Cem")
        code = await ann.create_table("person", "person")
        await bob.join(code)
        await bob.join(code)  # who sits there stays
        assert await cem.refused(f"/api/tables/{code}/join") == "full"
        assert (await SocketClient.connect(serving, code, [])).seats == []
        table = await ann.get(f"/api/tables/{code}")
        assert [seat_row["name"] for seat_row in table["seats"]] == ["Ann", "Bob"]

    asyncio.run(join())


def test_one_chooses_a_seat_that_is_free(serving: Serving) -> None:
    async def join() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.create_table("person", "person", "calm", "person")
        for seat, error in (("blue", "taken"), ("orange", "taken")):
            assert await bob.refused(f"/api/tables/{code}/join", seat=seat) == error
        table = await bob.post(f"/api/tables/{code}/join", seat="black", name="Bob")
        assert [seat_row["taken"] for seat_row in table["seats"]] == [True, False, True, True]
        two = await ann.create_table("person", "person")
        assert await bob.refused(f"/api/tables/{two}/join", seat="black") == "no-such-seat"

    asyncio.run(join())


def test_if_many_join_at_once_each_free_seat_goes_to_one(serving: Serving) -> None:
    async def join() -> None:
        code = await Person(serving, "Ann").create_table("person", "person", "person", "person")
        others = [Person(serving, f"P{nth}") for nth in range(8)]
        answers = await asyncio.gather(*[other.http.post(f"/api/tables/{code}/join", json={}) for other in others])
        assert sorted(answer.status_code for answer in answers) == [200] * 3 + [409] * 5
        seated = [key for other in others if "naqala" in other.http.cookies for key in await other.keys(code)]
        assert len(seated) == 3

    asyncio.run(join())


# Leaving


def test_before_the_start_a_seat_that_is_left_is_free_again_and_its_key_is_worthless(serving: Serving) -> None:
    async def leave() -> None:
        ann, bob, cem = Person(serving, "Ann"), Person(serving, "Bob"), Person(serving, "Cem")
        code = await ann.create_table("person", "person")
        await bob.join(code)
        keys = await bob.keys(code)
        client = await SocketClient.connect(serving, code, keys)
        await bob.post(f"/api/tables/{code}/leave")
        await client.receive("welcome")
        assert client.seats == []
        assert (await client.ask("chat", text="still here"))["code"] == "not-seated"
        assert await rejected(serving, code, keys=keys) == "wrong-key"
        await cem.join(code)
        assert await bob.refused(f"/api/tables/{code}/leave") == "not-seated"

    asyncio.run(leave())


def test_a_host_who_leaves_hands_the_table_on_and_the_last_one_closes_it(serving: Serving) -> None:
    async def leave() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.create_table("person", "person", "calm", public=True)
        await bob.join(code)
        assert (await ann.post(f"/api/tables/{code}/leave"))["host"] == "pink"
        assert await ann.refused(f"/api/tables/{code}/start") == "not-host"
        await bob.post(f"/api/tables/{code}/seats/blue", level="gentle")  # what only a host may do
        assert (await bob.post(f"/api/tables/{code}/leave"))["status"] == "closed"
        assert await ann.refused(f"/api/tables/{code}/join") == "closed"
        assert code not in [table["code"] for table in (await ann.get("/api/tables"))["waiting"]]
        assert (await bob.get("/api/me/tables"))["tables"] == []

    asyncio.run(leave())


def test_a_shared_device_leaves_all_its_seats(serving: Serving) -> None:
    async def leave() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.create_table("device", "device", "person")
        await bob.join(code)
        table = await ann.post(f"/api/tables/{code}/leave")
        assert [seat_row["taken"] for seat_row in table["seats"]] == [False, False, True]
        assert table["host"] == "orange"

    asyncio.run(leave())


# Starting


def test_only_the_host_begins_and_only_when_every_seat_is_taken(serving: Serving) -> None:
    async def start() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.create_table("person", "person", "gentle")
        assert await ann.refused(f"/api/tables/{code}/start") == "not-ready"
        await bob.join(code)
        assert await bob.refused(f"/api/tables/{code}/start") == "not-host"
        client, spectator = await bob.connect(code), await SocketClient.connect(serving, code, [])
        assert (await ann.post(f"/api/tables/{code}/start"))["status"] == "playing"
        for watching in (client, spectator):
            await watching.until(lambda client: client.snapshot)
            assert watching.table["status"] == "playing"
        assert await ann.refused(f"/api/tables/{code}/start") == "started"
        assert await Person(serving).refused(f"/api/tables/{code}/join") == "started"

    asyncio.run(start())


def test_the_host_frees_the_seat_of_somebody_who_came_and_went(serving: Serving) -> None:
    async def change() -> None:
        ann, bob, cem = Person(serving, "Ann"), Person(serving, "Bob"), Person(serving, "Cem")
        code = await ann.create_table("person", "person")
        await bob.join(code)
        keys = await bob.keys(code)
        client = await SocketClient.connect(serving, code, keys)
        assert not (await ann.post(f"/api/tables/{code}/seats/pink", level=None))["seats"][1]["taken"]
        await client.until(lambda client: client.seats == [])
        assert await rejected(serving, code, keys=keys) == "wrong-key"
        assert (await bob.get("/api/me/tables"))["tables"] == []
        await cem.join(code)
        assert (await cem.connect(code)).seats == ["pink"]

    asyncio.run(change())


def test_the_host_gives_a_free_seat_to_a_bot_and_a_bots_seat_to_the_next_person(serving: Serving) -> None:
    async def change() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.create_table("person", "person", "calm")
        await bob.join(code)
        seats = f"/api/tables/{code}/seats"
        assert await bob.refused(f"{seats}/orange", level=None) == "not-host"
        assert await ann.refused(f"{seats}/blue", level="calm") == "taken"  # one's own
        assert await ann.refused(f"{seats}/black", level="calm") == "no-such-seat"
        assert await ann.refused(f"{seats}/white", level="calm") == "malformed"
        orange = (await ann.post(f"{seats}/orange", level=None))["seats"][2]
        assert (orange["kind"], orange["taken"], orange["bot"]) == ("person", False, None)
        orange = (await ann.post(f"{seats}/orange", level="sharp"))["seats"][2]
        assert (orange["kind"], orange["taken"], orange["bot"]) == ("bot", True, "sharp")
        assert (await ann.post(f"/api/tables/{code}/start"))["status"] == "playing"
        assert await ann.refused(f"{seats}/orange", level=None) == "started"

    asyncio.run(change())
