"""Tables before their game begins: laid, found, joined, left, started."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.table.seated import turned_away
from tests.table.serving import Line, Person, Serving

# Laying


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
    async def lay() -> None:
        ann = Person(serving, "Ann")
        table = await ann.get(f"/api/tables/{await ann.lay(*seats)}")
        mine = [seat for seat in seats if seat == "device"] or ["person"]
        assert (table["status"], table["players"], table["open"]) == ("gathering", len(seats), False)
        assert [chair["kind"] for chair in table["chairs"]] == [kind(seat) for seat in seats]
        assert [chair["bot"] for chair in table["chairs"]] == [seat if kind(seat) == "bot" else None for seat in seats]
        assert [key["seat"] for key in (await ann.post(f"/api/tables/{table['code']}/keys"))["keys"]] == [
            chair["seat"] for chair in table["chairs"] if chair["kind"] == mine[0]
        ][: len(mine)]
        assert len(table["commitment"]) >= 32

    asyncio.run(lay())


def kind(seat: str) -> str:
    return seat if seat in ("person", "device") else "bot"


@pytest.mark.parametrize(
    ("seats", "refusal"),
    [
        ([{"kind": "person"}], "malformed"),
        ([{"kind": "person"}] * 5, "malformed"),
        ([{"kind": "bot", "level": "calm"}] * 2, "not-possible"),
        ([{"kind": "person"}, {"kind": "bot"}], "malformed"),
        ([{"kind": "person", "level": "calm"}, {"kind": "person"}], "malformed"),
        ([{"kind": "person"}, {"kind": "bot", "level": "divine"}], "malformed"),
    ],
    ids=["one seat", "five", "bots alone", "a bot without a level", "a person with one", "no such level"],
)
def test_a_table_that_nobody_could_play_at_is_refused(serving: Serving, seats: list[Any], refusal: str) -> None:
    async def lay() -> None:
        ann = Person(serving)
        await ann.post("/api/me", name="Ann")
        assert await ann.refused("/api/tables", seats=seats) == refusal
        assert (await ann.get("/api/me/tables"))["tables"] == []

    asyncio.run(lay())


def test_a_table_that_cannot_begin_at_once_is_not_laid(serving: Serving) -> None:
    async def lay() -> None:
        ann = Person(serving)
        await ann.post("/api/me", name="Ann")
        seats = [{"kind": "person"}, {"kind": "person"}]
        assert await ann.refused("/api/tables", seats=seats, start=True) == "not-ready"
        assert (await ann.get("/api/me/tables"))["tables"] == []

    asyncio.run(lay())


def test_those_who_share_a_device_have_names_of_their_own(serving: Serving) -> None:
    async def lay() -> None:
        ann = Person(serving)
        seats = [{"kind": "device"}, {"kind": "device", "name": "Bob"}, {"kind": "device"}]
        table = await ann.post("/api/tables", seats=seats, name="Ann", start=True)
        assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Bob", "Orange"]
        assert table["status"] == "playing"

    asyncio.run(lay())


# Finding


def test_open_tables_are_listed_and_private_ones_are_not(serving: Serving) -> None:
    async def look() -> None:
        ann, eve = Person(serving, "Ann"), Person(serving)
        public = await ann.lay("person", "person", open=True)
        private = await ann.lay("person", "person")
        running = await ann.lay("person", "gentle", open=True, start=True)
        lobby = await eve.get("/api/tables")
        gathering, playing = ([table["code"] for table in lobby[part]] for part in ("gathering", "playing"))
        assert (public in gathering, public in playing) == (True, False)
        assert (running in gathering, running in playing) == (False, True)
        assert private not in gathering + playing
        assert (await eve.get(f"/api/tables/{private}"))["code"] == private  # who knows the code may look
        mine = (await ann.get("/api/me/tables"))["tables"]
        assert [(table["code"], table["status"], table["mine"]) for table in mine] == [
            (running, "playing", ["blue"]),
            (private, "gathering", ["blue"]),
            (public, "gathering", ["blue"]),
        ]
        assert (await eve.get("/api/me/tables"))["tables"] == []

    asyncio.run(look())


def test_my_games_say_whose_answer_is_awaited(serving: Serving) -> None:
    async def look() -> None:
        ann = Person(serving, "Ann")
        line = await ann.sit(await ann.lay("device", "device", start=True))
        (table,) = (await ann.get("/api/me/tables"))["tables"]
        assert line.scene is not None
        assert table["asked"] == line.scene["asked"]["seat"]
        assert table["mine"] == ["blue", "pink"]

    asyncio.run(look())


# Joining


def test_one_joins_by_the_code_in_small_letters_with_a_hyphen(serving: Serving) -> None:
    async def join() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.lay("person", "person")
        said = f"{code[:4]}-{code[4:]}".lower()
        table = await bob.post(f"/api/tables/{said}/join", name="Bob")
        assert (table["code"], [chair["name"] for chair in table["chairs"]]) == (code, ["Ann", "Bob"])
        assert (await Line.connect(serving, said, await bob.keys(said))).seats == ["pink"]

    asyncio.run(join())


def test_a_full_table_takes_nobody_but_can_be_watched(serving: Serving) -> None:
    async def join() -> None:
        ann, bob, cem = Person(serving, "Ann"), Person(serving, "Bob"), Person(serving, "Cem")
        code = await ann.lay("person", "person")
        await bob.join(code)
        await bob.join(code)  # who sits there stays
        assert await cem.refused(f"/api/tables/{code}/join") == "full"
        assert (await Line.connect(serving, code, [])).seats == []
        table = await ann.get(f"/api/tables/{code}")
        assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Bob"]

    asyncio.run(join())


def test_one_chooses_a_seat_that_is_free(serving: Serving) -> None:
    async def join() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.lay("person", "person", "calm", "person")
        for seat, refusal in (("blue", "taken"), ("orange", "taken")):
            assert await bob.refused(f"/api/tables/{code}/join", seat=seat) == refusal
        table = await bob.post(f"/api/tables/{code}/join", seat="black", name="Bob")
        assert [chair["taken"] for chair in table["chairs"]] == [True, False, True, True]
        two = await ann.lay("person", "person")
        assert await bob.refused(f"/api/tables/{two}/join", seat="black") == "no-such-seat"

    asyncio.run(join())


def test_of_many_who_join_at_once_each_free_seat_goes_to_one(serving: Serving) -> None:
    async def join() -> None:
        code = await Person(serving, "Ann").lay("person", "person", "person", "person")
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
        code = await ann.lay("person", "person")
        await bob.join(code)
        keys = await bob.keys(code)
        line = await Line.connect(serving, code, keys)
        await bob.post(f"/api/tables/{code}/leave")
        await line.hear("welcome")
        assert line.seats == []
        assert (await line.ask("chat", words="still here"))["kind"] == "not-seated"
        assert await turned_away(serving, code, keys=keys) == "wrong-key"
        await cem.join(code)
        assert await bob.refused(f"/api/tables/{code}/leave") == "not-seated"

    asyncio.run(leave())


def test_a_host_who_leaves_hands_the_table_on_and_the_last_one_closes_it(serving: Serving) -> None:
    async def leave() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.lay("person", "person", "calm", open=True)
        await bob.join(code)
        assert (await ann.post(f"/api/tables/{code}/leave"))["host"] == "pink"
        assert await ann.refused(f"/api/tables/{code}/start") == "not-host"
        await bob.post(f"/api/tables/{code}/seats/blue", level="gentle")  # what only a host may do
        assert (await bob.post(f"/api/tables/{code}/leave"))["status"] == "closed"
        assert await ann.refused(f"/api/tables/{code}/join") == "closed"
        assert code not in [table["code"] for table in (await ann.get("/api/tables"))["gathering"]]
        assert (await bob.get("/api/me/tables"))["tables"] == []

    asyncio.run(leave())


def test_whoever_shared_a_device_leaves_all_its_seats(serving: Serving) -> None:
    async def leave() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.lay("device", "device", "person")
        await bob.join(code)
        table = await ann.post(f"/api/tables/{code}/leave")
        assert [chair["taken"] for chair in table["chairs"]] == [False, False, True]
        assert table["host"] == "orange"

    asyncio.run(leave())


# Starting


def test_only_the_host_begins_and_only_when_every_seat_is_taken(serving: Serving) -> None:
    async def start() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.lay("person", "person", "gentle")
        assert await ann.refused(f"/api/tables/{code}/start") == "not-ready"
        await bob.join(code)
        assert await bob.refused(f"/api/tables/{code}/start") == "not-host"
        line, spectator = await bob.sit(code), await Line.connect(serving, code, [])
        assert (await ann.post(f"/api/tables/{code}/start"))["status"] == "playing"
        for watching in (line, spectator):
            await watching.until(lambda line: line.scene)
            assert watching.table["status"] == "playing"
        assert await ann.refused(f"/api/tables/{code}/start") == "started"
        assert await Person(serving).refused(f"/api/tables/{code}/join") == "started"

    asyncio.run(start())


def test_the_host_frees_the_seat_of_somebody_who_came_and_went(serving: Serving) -> None:
    async def change() -> None:
        ann, bob, cem = Person(serving, "Ann"), Person(serving, "Bob"), Person(serving, "Cem")
        code = await ann.lay("person", "person")
        await bob.join(code)
        keys = await bob.keys(code)
        line = await Line.connect(serving, code, keys)
        assert not (await ann.post(f"/api/tables/{code}/seats/pink", level=None))["chairs"][1]["taken"]
        await line.until(lambda line: line.seats == [])
        assert await turned_away(serving, code, keys=keys) == "wrong-key"
        assert (await bob.get("/api/me/tables"))["tables"] == []
        await cem.join(code)
        assert (await cem.sit(code)).seats == ["pink"]

    asyncio.run(change())


def test_the_host_gives_a_free_seat_to_a_bot_and_a_bots_seat_to_whoever_comes(serving: Serving) -> None:
    async def change() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.lay("person", "person", "calm")
        await bob.join(code)
        seats = f"/api/tables/{code}/seats"
        assert await bob.refused(f"{seats}/orange", level=None) == "not-host"
        assert await ann.refused(f"{seats}/blue", level="calm") == "taken"  # one's own
        assert await ann.refused(f"{seats}/black", level="calm") == "no-such-seat"
        assert await ann.refused(f"{seats}/white", level="calm") == "malformed"
        orange = (await ann.post(f"{seats}/orange", level=None))["chairs"][2]
        assert (orange["kind"], orange["taken"], orange["bot"]) == ("person", False, None)
        orange = (await ann.post(f"{seats}/orange", level="sharp"))["chairs"][2]
        assert (orange["kind"], orange["taken"], orange["bot"]) == ("bot", True, "sharp")
        assert (await ann.post(f"/api/tables/{code}/start"))["status"] == "playing"
        assert await ann.refused(f"{seats}/orange", level=None) == "started"

    asyncio.run(change())
