"""Identities without accounts: a cookie, a name, a device code, seat keys."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from naqala.engine.notation import position_text
from naqala.locales.languages import ENGLISH
from naqala.server.http.identity_routes import known_language
from naqala.server.store.rows import Identity
from naqala.server.tables.seat_changes import MAX_SEAT_KEYS
from tests.server.registries import before_move, open_registry
from tests.server.seated import rejected
from tests.server.serving import Person, Serving, SocketClient


def test_a_browser_is_nobody_until_it_chooses_a_name_or_sits_down(serving: Serving) -> None:
    async def check() -> None:
        ann = Person(serving)
        assert await ann.get("/api/me") == {"known": False, "name": "", "language": None}
        assert "naqala" not in ann.http.cookies
        assert await ann.post("/api/me", name="Ann") == {"known": True, "name": "Ann", "language": None}
        assert await ann.get("/api/me") == {"known": True, "name": "Ann", "language": None}
        assert await ann.post("/api/me", name="Anna") == {"known": True, "name": "Anna", "language": None}

    asyncio.run(check())


def test_no_script_can_read_the_cookie_and_no_other_site_sends_it(serving: Serving) -> None:
    async def check() -> None:
        answer = await Person(serving).http.post("/api/me", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie

    asyncio.run(check())


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("  Ann   of  Basra ", "Ann of Basra"),
        ('A"n[n]', "Ann"),
        ("Zoë \u202e\x00", "Zoë"),
        ("A" * 60, "A" * 24),
        ("", "Eve"),
    ],
    ids=["blanks", "brackets", "invisible letters", "too long", "nothing"],
)
def test_a_name_is_one_that_can_be_shown_and_written_into_a_record(serving: Serving, sent: str, shown: str) -> None:
    async def rename() -> None:
        eve = Person(serving)
        await eve.post("/api/me", name="Eve")
        assert (await eve.post("/api/me", name=sent))["name"] == shown

    asyncio.run(rename())


@pytest.mark.parametrize(
    "path",
    ["me/device-code", "tables/{}/leave", "tables/{}/start", "tables/{}/keys", "tables/{}/seats/blue/substitute"],
)
def test_somebody_unknown_can_do_nothing_that_needs_an_identity(serving: Serving, path: str) -> None:
    async def check() -> None:
        code = await Person(serving, "Ann").create_table("person", "calm")
        assert await Person(serving).refused(f"/api/{path.format(code)}") == "no-identity"
        forger = Person(serving)
        forger.http.cookies.set("naqala", "x" * 43)
        assert await forger.refused(f"/api/{path.format(code)}") == "no-identity"

    asyncio.run(check())


def test_a_device_code_moves_the_identity_to_another_device_once(serving: Serving) -> None:
    async def move() -> None:
        ann, telephone, thief = Person(serving, "Ann"), Person(serving), Person(serving)
        await ann.post("/api/me", name="Ann")
        code = await ann.create_table("person", "person")
        sent = (await ann.post("/api/me/device-code"))["code"]
        written = "-".join((sent[:4], sent[4:8], sent[8:])).lower()
        assert await telephone.post("/api/me/device", code=written) == {"known": True, "name": "Ann", "language": None}
        assert [table["code"] for table in (await telephone.get("/api/me/tables"))["tables"]] == [code]
        assert await thief.refused("/api/me/device", code=sent) == "no-such-code"
        assert await thief.get("/api/me") == {"known": False, "name": "", "language": None}
        assert (await ann.get("/api/me"))["known"]  # the first device stays who it is

    asyncio.run(move())


def test_if_several_devices_use_a_device_code_at_once_one_succeeds(serving: Serving) -> None:
    async def race() -> None:
        ann = Person(serving)
        await ann.post("/api/me", name="Ann")
        sent = (await ann.post("/api/me/device-code"))["code"]
        devices = [Person(serving) for _ in range(5)]
        answers = await asyncio.gather(*[one.http.post("/api/me/device", json={"code": sent}) for one in devices])
        assert sorted(answer.status_code for answer in answers) == [200] + [404] * 4

    asyncio.run(race())


def test_a_new_name_is_known_on_every_device(serving: Serving) -> None:
    async def move() -> None:
        ann, telephone = Person(serving), Person(serving)
        await ann.post("/api/me", name="Ann")
        await telephone.post("/api/me/device", code=(await ann.post("/api/me/device-code"))["code"])
        await telephone.post("/api/me", name="Anna")
        assert (await ann.get("/api/me"))["name"] == "Anna"

    asyncio.run(move())


# Keys


def test_one_gets_keys_to_ones_own_seats_only(serving: Serving) -> None:
    async def check() -> None:
        ann, bob, eve = Person(serving, "Ann"), Person(serving, "Bob"), Person(serving, "Eve")
        code = await ann.create_table("device", "person", "device")
        await bob.join(code)
        await eve.post("/api/me", name="Eve")
        assert [key["seat"] for key in (await ann.post(f"/api/tables/{code}/keys"))["keys"]] == ["blue", "orange"]
        assert [key["seat"] for key in (await bob.post(f"/api/tables/{code}/keys"))["keys"]] == ["pink"]
        assert (await eve.post(f"/api/tables/{code}/keys"))["keys"] == []

    asyncio.run(check())


def test_a_key_opens_its_own_seat_of_its_own_table(serving: Serving) -> None:
    async def open_seats() -> None:
        ann = Person(serving, "Ann")
        code = await ann.create_table("device", "device", start=True, position=position_text(before_move().state))
        other = await ann.create_table("device", "device", start=True)
        blue, pink = await ann.keys(code)
        assert (await SocketClient.connect(serving, code, [pink])).seats == ["pink"]
        for table, sent in (
            (code, {"keys": [pink], "seat": "blue"}),
            (other, {"keys": [blue]}),
            (code, {"keys": [blue, "x" * 43]}),
            (code, {"keys": [""]}),
        ):
            assert await rejected(serving, table, **sent) == "wrong-key"

    asyncio.run(open_seats())


def test_of_too_many_keys_to_a_seat_the_oldest_is_forgotten(serving: Serving) -> None:
    async def make_many() -> None:
        ann = Person(serving, "Ann")
        code = await ann.create_table("person", "person")
        keys = [(await ann.keys(code))[0] for _ in range(MAX_SEAT_KEYS + 1)]
        assert await rejected(serving, code, keys=[keys[0]]) == "wrong-key"
        for key in (keys[1], keys[-1]):
            assert (await SocketClient.connect(serving, code, [key])).seats == ["blue"]

    asyncio.run(make_many())


# Language


def test_a_language_is_chosen_for_all_devices(serving: Serving) -> None:
    async def check() -> None:
        ann, phone = Person(serving), Person(serving)
        assert await ann.refused("/api/me/language", language=ENGLISH) == "no-identity"
        await ann.post("/api/me", name="Ann")
        code = (await ann.post("/api/me/device-code"))["code"]
        chosen = {"known": True, "name": "Ann", "language": ENGLISH}
        assert await ann.post("/api/me/language", language=ENGLISH) == chosen
        assert await phone.post("/api/me/device", code=code) == chosen
        assert await ann.post("/api/me", name="Anna") == {**chosen, "name": "Anna"}
        assert await phone.post("/api/me/language", language=None) == {**chosen, "name": "Anna", "language": None}
        assert (await ann.get("/api/me"))["language"] is None

    asyncio.run(check())


@pytest.mark.parametrize("language", ["xx", "EN", "", "e\x00n", "en" * 20, 7])
def test_a_language_is_one_that_has_texts(serving: Serving, language: object) -> None:
    async def check() -> None:
        ann = Person(serving)
        await ann.post("/api/me", name="Ann")
        assert await ann.refused("/api/me/language", language=language) == "malformed"
        assert (await ann.get("/api/me"))["language"] is None

    asyncio.run(check())


def test_a_language_survives_a_restart(tmp_path: Path) -> None:
    async def choose() -> str:
        async with open_registry(tmp_path) as registry:
            identity, token = await registry.context.identities.create("Ann")
            await registry.context.identities.set_language(identity, ENGLISH)
            await registry.context.identities.rename(identity, "Anna")
            return token

    async def read(token: str) -> Identity | None:
        async with open_registry(tmp_path) as registry:
            return await registry.context.identities.by_token(token)

    found = asyncio.run(read(asyncio.run(choose())))
    assert found is not None
    assert (found.name, found.language) == ("Anna", ENGLISH)


@pytest.mark.parametrize(("stored", "sent"), [(None, None), (ENGLISH, ENGLISH), ("xx", None)])
def test_a_stored_language_of_another_version_is_not_sent(stored: str | None, sent: str | None) -> None:
    assert known_language(stored) == sent
