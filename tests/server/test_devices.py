"""Devices of an identity: listing them, logging them out, and voiding keys. Everything takes effect at once."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from naqala.server.identity import Identities
from naqala.server.identity.devices import describe_device
from naqala.server.identity.tokens import digest as token_digest
from naqala.server.store import Store
from naqala.server.store.rows import Identity
from naqala.server.tables.client import Client
from naqala.server.tables.presence import Presence
from tests.server.registries import refill_checksums
from tests.server.seated import rejected
from tests.server.serving import Person, Serving, SocketClient

pytestmark = pytest.mark.once

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E1 Safari/604.1"
)
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"


@pytest.mark.parametrize(
    ("user_agent", "description"),
    [
        (FIREFOX, "Firefox on Linux"),
        (SAFARI, "Safari on iPhone"),
        (EDGE, "Edge on Windows"),
        ("Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome on Android"),
        ("python-httpx/0.28", ""),
        ("", ""),
        ("<script>" * 1000, ""),
    ],
)
def test_a_device_is_described_coarsely(user_agent: str, description: str) -> None:
    assert describe_device(user_agent) == description


async def new_person(serving: Serving, user_agent: str, name: str = "Ann") -> Person:
    person = Person(serving, name)
    person.http.headers["User-Agent"] = user_agent
    return person


async def two_devices(serving: Serving) -> tuple[Person, Person]:
    """Ann at her computer and with her phone."""
    ann, phone = await new_person(serving, FIREFOX), await new_person(serving, SAFARI)
    await ann.post("/api/me", name="Ann")
    await phone.post("/api/me/device", code=(await ann.post("/api/me/device-code"))["code"])
    return ann, phone


async def device_ids(person: Person) -> dict[str, str]:
    return {device["description"]: device["id"] for device in (await person.get("/api/me/devices"))["devices"]}


def test_one_sees_ones_devices(serving: Serving) -> None:
    async def check() -> None:
        ann, phone = await two_devices(serving)
        for person, current in ((ann, "Firefox on Linux"), (phone, "Safari on iPhone")):
            devices = (await person.get("/api/me/devices"))["devices"]
            assert {device["description"] for device in devices} == {"Firefox on Linux", "Safari on iPhone"}
            assert [device["description"] for device in devices if device["current"]] == [current]
            assert all(device["last_used"] >= device["created"] > 0 for device in devices)
            assert set(devices[0]) == {"id", "description", "created", "last_used", "current"}
        assert await Person(serving).refused("/api/me/devices", "GET") == "no-identity"

    asyncio.run(check())


def test_a_device_that_is_logged_out_is_nobody_and_loses_its_seat_at_once(serving: Serving) -> None:
    async def check() -> None:
        ann, phone = await two_devices(serving)
        code = await ann.create_table("person", "person")
        at_home, on_phone = await ann.connect(code), await phone.connect(code)
        [key] = await phone.keys(code)
        left = await ann.http.delete(f"/api/me/devices/{(await device_ids(ann))['Safari on iPhone']}")
        assert [device["description"] for device in left.json()["devices"]] == ["Firefox on Linux"]
        assert await phone.get("/api/me") == {"known": False, "name": "", "language": None}
        assert await phone.refused(f"/api/tables/{code}/keys") == "no-identity"
        assert (await on_phone.receive("welcome"))["own_seats"] == []
        assert (await on_phone.ask("chat", text="still here?"))["code"] == "not-seated"
        assert await rejected(serving, code, keys=[key]) == "wrong-key"
        assert (await at_home.ask("chat", text="I am"))["type"] == "ack"
        for client in (at_home, on_phone):
            await client.close()

    asyncio.run(check())


def test_a_log_out_survives_a_restart(own_serving: Serving) -> None:
    async def log_out() -> tuple[str, str, str, Person]:
        ann, phone = await two_devices(own_serving)
        code = await ann.create_table("person", "person")
        [lost], [kept] = await phone.keys(code), await ann.keys(code)
        await ann.post("/api/me/logout-others")
        return code, lost, kept, phone

    code, lost, kept, phone = asyncio.run(log_out())
    cookies = dict(phone.http.cookies)
    own_serving.kill()
    own_serving.start()

    async def check() -> None:
        again = Person(own_serving)
        again.http.cookies.update(cookies)
        assert await again.get("/api/me") == {"known": False, "name": "", "language": None}
        assert await rejected(own_serving, code, keys=[lost]) == "wrong-key"
        assert (await SocketClient.connect(own_serving, code, [kept])).seats == ["blue"]

    asyncio.run(check())


def test_logging_out_all_others_keeps_this_device(serving: Serving) -> None:
    async def check() -> None:
        ann, phone = await two_devices(serving)
        left = (await phone.post("/api/me/logout-others"))["devices"]
        assert [(device["description"], device["current"]) for device in left] == [("Safari on iPhone", True)]
        assert not (await ann.get("/api/me"))["known"]
        assert (await phone.get("/api/me"))["known"]

    asyncio.run(check())


def test_logging_out_here_removes_the_cookie(serving: Serving) -> None:
    async def check() -> None:
        ann, phone = await two_devices(serving)
        stolen = dict(ann.http.cookies)
        assert await ann.post("/api/me/logout") == {"known": False, "name": "", "language": None}
        assert "naqala" not in ann.http.cookies
        thief = Person(serving)
        thief.http.cookies.update(stolen)
        assert not (await thief.get("/api/me"))["known"]
        assert list(await device_ids(phone)) == ["Safari on iPhone"]

    asyncio.run(check())


def test_nobody_logs_out_the_device_of_another(serving: Serving) -> None:
    async def check() -> None:
        ann, _ = await two_devices(serving)
        eve = await new_person(serving, EDGE, "Eve")
        await eve.post("/api/me", name="Eve")
        for device in (*(await device_ids(ann)).values(), "0" * 16, "nonsense"):
            assert await eve.refused(f"/api/me/devices/{device}", "DELETE") == "not-found"
        assert len(await device_ids(ann)) == 2

    asyncio.run(check())


def test_keys_of_an_older_version_are_void_after_any_log_out(own_serving: Serving) -> None:
    """They do not tell which device they were made for."""

    async def check() -> None:
        ann, phone = await two_devices(own_serving)
        code = await ann.create_table("person", "person")
        [key] = await ann.keys(code)
        own_serving.kill()
        with closing(sqlite3.connect(own_serving.database)) as store, store:
            store.execute("UPDATE seat_keys SET identity_key = NULL")
        refill_checksums(Path(own_serving.database))
        own_serving.start()
        client = await SocketClient.connect(own_serving, code, [key])
        await phone.post("/api/me/logout")
        assert (await client.receive("welcome"))["own_seats"] == []
        assert await rejected(own_serving, code, keys=[key]) == "wrong-key"
        with closing(sqlite3.connect(own_serving.database)) as store:
            assert store.execute("SELECT count(*) FROM seat_keys").fetchone() == (0,)

    asyncio.run(check())


def test_the_last_use_of_a_device_is_stored_at_most_once_an_hour(own_serving: Serving) -> None:
    async def check() -> None:
        ann = await new_person(own_serving, FIREFOX)
        await ann.post("/api/me", name="Ann")
        for _ in range(3):
            await ann.get("/api/me")
        own_serving.stop()  # writes everything
        with closing(sqlite3.connect(own_serving.database)) as store, store:
            [(created, used)] = store.execute("SELECT created, last_used FROM identity_keys").fetchall()
            assert created <= used < created + 60
            store.execute("UPDATE identity_keys SET last_used = 1")
        own_serving.start()
        for _ in range(3):
            await ann.get("/api/me")
        [device] = (await ann.get("/api/me/devices"))["devices"]
        assert device["last_used"] > created

    asyncio.run(check())


# A leaked key


def test_revoked_keys_open_nothing_and_their_clients_become_spectators(serving: Serving) -> None:
    async def check() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        code = await ann.create_table("person", "person")
        await bob.join(code)
        [leaked] = await ann.keys(code)
        thief = await SocketClient.connect(serving, code, [leaked])
        at_home, friend = await ann.connect(code), await bob.connect(code)
        assert await ann.post(f"/api/tables/{code}/keys/revoke") == {"seats": ["blue"]}
        for client in (thief, at_home):
            assert (await client.receive("welcome"))["own_seats"] == []
            assert (await client.ask("chat", text="hello"))["code"] == "not-seated"
        assert await rejected(serving, code, keys=[leaked]) == "wrong-key"
        await friend.until(lambda client: not client.table["seats"][0]["connected"])
        assert (await friend.ask("chat", text="I am still here"))["type"] == "ack"
        assert (await ann.connect(code)).seats == ["blue"]
        assert await Person(serving).refused(f"/api/tables/{code}/keys/revoke") == "no-identity"

    asyncio.run(check())


def test_who_revokes_keys_is_absent_only_from_then_on() -> None:
    """The others may not replace the player at once because the game began long ago."""
    clock = [0.0]
    present, client = Presence(lambda: clock[0]), Client()
    client.seats = {1}
    present.add(client)
    clock[0] = 1000.0
    assert present.take_seats(client, {1}) == {1}
    clock[0] = 1010.0
    assert present.absent_seconds(1) == 10.0


def test_a_device_that_is_logged_out_while_its_key_is_read_is_nobody(tmp_path: Path) -> None:
    async def check() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        identity, token = await Identities(store).create("Ann")
        identities = Identities(store)  # with an empty cache
        read = store.read.identity_by_key

        async def read_slowly(digest: bytes) -> Identity | None:
            found = await read(digest)
            await identities.log_out(identity, [token_digest(token)])
            return found

        store.read.identity_by_key = read_slowly  # type: ignore[method-assign]
        assert await identities.by_token(token) is None
        store.read.identity_by_key = read  # type: ignore[method-assign]
        assert await identities.by_token(token) is None
        await store.close()

    asyncio.run(check())
