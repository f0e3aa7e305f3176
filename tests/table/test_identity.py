"""Who one is, without an account: a cookie, a name, a pass to another device, keys to seats."""

from __future__ import annotations

import asyncio

import pytest

from naqala.table.seating import KEYS
from tests.table.halls import walking
from tests.table.seated import turned_away
from tests.table.serving import Line, Person, Serving


def test_a_browser_is_nobody_until_it_chooses_a_name_or_sits_down(serving: Serving) -> None:
    async def arrive() -> None:
        ann = Person(serving)
        assert await ann.get("/api/me") == {"known": False, "name": ""}
        assert "naqala" not in ann.http.cookies
        assert await ann.post("/api/me", name="Ann") == {"known": True, "name": "Ann"}
        assert await ann.get("/api/me") == {"known": True, "name": "Ann"}
        assert await ann.post("/api/me", name="Anna") == {"known": True, "name": "Anna"}

    asyncio.run(arrive())


def test_no_script_can_read_the_cookie_and_no_other_site_sends_it(serving: Serving) -> None:
    async def arrive() -> None:
        answer = await Person(serving).http.post("/api/me", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie

    asyncio.run(arrive())


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Ann   of  Basra ", "Ann of Basra"),
        ('A"n[n]', "Ann"),
        ("Zoë \u202e\x00", "Zoë"),
        ("A" * 60, "A" * 24),
        ("   ", "Eve"),
    ],
    ids=["blanks", "brackets", "invisible letters", "too long", "nothing"],
)
def test_a_name_is_one_that_can_be_shown_and_written_into_a_record(serving: Serving, said: str, shown: str) -> None:
    async def rename() -> None:
        eve = Person(serving)
        await eve.post("/api/me", name="Eve")
        assert (await eve.post("/api/me", name=said))["name"] == shown

    asyncio.run(rename())


@pytest.mark.parametrize(
    "path", ["me/pass", "tables/{}/leave", "tables/{}/start", "tables/{}/keys", "tables/{}/seats/blue/bot"]
)
def test_somebody_unknown_can_do_nothing_that_needs_an_identity(serving: Serving, path: str) -> None:
    async def ask() -> None:
        code = await Person(serving, "Ann").lay("person", "calm")
        assert await Person(serving).refused(f"/api/{path.format(code)}") == "no-identity"
        forger = Person(serving)
        forger.http.cookies.set("naqala", "x" * 43)
        assert await forger.refused(f"/api/{path.format(code)}") == "no-identity"

    asyncio.run(ask())


def test_a_pass_moves_the_identity_to_another_device_once(serving: Serving) -> None:
    async def move() -> None:
        ann, telephone, thief = Person(serving, "Ann"), Person(serving), Person(serving)
        await ann.post("/api/me", name="Ann")
        code = await ann.lay("person", "person")
        said = (await ann.post("/api/me/pass"))["code"]
        written = "-".join((said[:4], said[4:8], said[8:])).lower()
        assert await telephone.post("/api/me/arrive", code=written) == {"known": True, "name": "Ann"}
        assert [table["code"] for table in (await telephone.get("/api/me/tables"))["tables"]] == [code]
        assert await thief.refused("/api/me/arrive", code=said) == "no-such-code"
        assert await thief.get("/api/me") == {"known": False, "name": ""}
        assert (await ann.get("/api/me"))["known"]  # the first device stays who it is

    asyncio.run(move())


def test_of_two_who_use_a_pass_at_the_same_moment_one_arrives(serving: Serving) -> None:
    async def race() -> None:
        ann = Person(serving)
        await ann.post("/api/me", name="Ann")
        said = (await ann.post("/api/me/pass"))["code"]
        devices = [Person(serving) for _ in range(5)]
        answers = await asyncio.gather(*[one.http.post("/api/me/arrive", json={"code": said}) for one in devices])
        assert sorted(answer.status_code for answer in answers) == [200] + [404] * 4

    asyncio.run(race())


def test_a_new_name_is_known_on_every_device(serving: Serving) -> None:
    async def move() -> None:
        ann, telephone = Person(serving), Person(serving)
        await ann.post("/api/me", name="Ann")
        await telephone.post("/api/me/arrive", code=(await ann.post("/api/me/pass"))["code"])
        await telephone.post("/api/me", name="Anna")
        assert (await ann.get("/api/me"))["name"] == "Anna"

    asyncio.run(move())


# Keys


def test_one_gets_keys_to_ones_own_seats_only(serving: Serving) -> None:
    async def ask() -> None:
        ann, bob, eve = Person(serving, "Ann"), Person(serving, "Bob"), Person(serving, "Eve")
        code = await ann.lay("device", "person", "device")
        await bob.join(code)
        await eve.post("/api/me", name="Eve")
        assert [key["seat"] for key in (await ann.post(f"/api/tables/{code}/keys"))["keys"]] == ["blue", "orange"]
        assert [key["seat"] for key in (await bob.post(f"/api/tables/{code}/keys"))["keys"]] == ["pink"]
        assert (await eve.post(f"/api/tables/{code}/keys"))["keys"] == []

    asyncio.run(ask())


def test_a_key_opens_its_own_seat_of_its_own_table(serving: Serving) -> None:
    async def open_seats() -> None:
        ann = Person(serving, "Ann")
        code = await ann.lay("device", "device", start=True, position=str(walking().state))
        other = await ann.lay("device", "device", start=True)
        blue, pink = await ann.keys(code)
        assert (await Line.connect(serving, code, [pink])).seats == ["pink"]
        for table, said in (
            (code, {"keys": [pink], "seat": "blue"}),
            (other, {"keys": [blue]}),
            (code, {"keys": [blue, "x" * 43]}),
            (code, {"keys": [""]}),
        ):
            assert await turned_away(serving, table, **said) == "wrong-key"

    asyncio.run(open_seats())


def test_of_too_many_keys_to_a_seat_the_oldest_is_forgotten(serving: Serving) -> None:
    async def make_many() -> None:
        ann = Person(serving, "Ann")
        code = await ann.lay("person", "person")
        keys = [(await ann.keys(code))[0] for _ in range(KEYS + 1)]
        assert await turned_away(serving, code, keys=[keys[0]]) == "wrong-key"
        for key in (keys[1], keys[-1]):
            assert (await Line.connect(serving, code, [key])).seats == ["blue"]

    asyncio.run(make_many())
