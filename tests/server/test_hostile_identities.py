"""Impostors: other people's cookies, names, device codes and seats; and no secret is revealed."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from time import perf_counter

import httpx
import pytest

from naqala.server.identity.tokens import COOKIE, digest
from tests.server.hostile import anonymous_client, check_response, remaining_messages
from tests.server.serving import Person, Serving, SocketClient

pytestmark = pytest.mark.once

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def anonymous(serving: Serving) -> Iterator[httpx.Client]:
    with anonymous_client(serving) as client:
        yield client


@pytest.mark.parametrize("value", ["", "a", "a" * 5000, "\xff\xfe", '"', "=;=,", "; naqala=x", "naqala"])
def test_an_invalid_cookie_is_no_identity(anonymous: httpx.Client, value: str) -> None:
    headers = {b"Cookie": f"{COOKIE}={value}".encode("latin-1")}
    assert check_response(anonymous.get("/api/me", headers=headers)).json() == {
        "known": False,
        "name": "",
        "language": None,
    }
    assert check_response(anonymous.post("/api/me/device-code", headers=headers)).json()["code"] == "no-identity"


@pytest.mark.parametrize("evil", ["\u0000", "\n", "\u001b", "\u0085", "\u2028", "\u202e", "\u2066", "\u200f", '"', "["])
def test_a_name_comes_without_characters_that_could_deceive(anonymous: httpx.Client, evil: str) -> None:
    assert check_response(anonymous.post("/api/me", json={"name": f"{evil}Eve{evil}"})).json()["name"] == "Eve"


@pytest.mark.parametrize("code", ["", "AAAABBBBCCCC", "a" * 40, "\u0000", "ключ", "' OR 1=1 --"])
def test_a_wrong_device_code_is_refused_after_a_delay(anonymous: httpx.Client, code: str) -> None:
    began = perf_counter()
    response = check_response(anonymous.post("/api/me/device", json={"code": code}))
    assert response.json()["code"] == "no-such-code"
    assert not anonymous.cookies
    assert perf_counter() - began > 0.15


def test_a_device_code_works_once_and_expires(serving: Serving) -> None:
    async def attack() -> None:
        ann, phone, thief = Person(serving), Person(serving), Person(serving)
        await ann.post("/api/me", name="Ann")
        used, old = [(await ann.post("/api/me/device-code"))["code"] for _ in range(2)]
        assert await phone.post("/api/me/device", code=used) == {"known": True, "name": "Ann", "language": None}
        assert await thief.refused("/api/me/device", code=used) == "no-such-code"
        with closing(sqlite3.connect(serving.database)) as store, store:
            store.execute("UPDATE device_codes SET expires = 1 WHERE digest = ?", (digest(old),))
        assert await thief.refused("/api/me/device", code=old) == "no-such-code"
        assert await thief.get("/api/me") == {"known": False, "name": "", "language": None}
        for person in (ann, phone, thief):
            await person.close()

    asyncio.run(attack())


def test_seats_that_do_not_play_or_are_others_are_refused(serving: Serving) -> None:
    async def attack() -> None:
        ann, eve = Person(serving, "Ann"), Person(serving, "Eve")
        await eve.post("/api/me", name="Eve")
        code = await ann.create_table("person", "person")
        assert await eve.refused(f"/api/tables/{code}/join", seat="black") == "no-such-seat"
        assert await eve.refused(f"/api/tables/{code}/join", seat="green") == "malformed"
        assert await eve.refused(f"/api/tables/{code}/seats/pink", level="calm") == "not-host"
        assert await eve.refused(f"/api/tables/{code}/start") == "not-host"
        assert await eve.post(f"/api/tables/{code}/keys") == {"keys": []}
        assert await ann.refused(f"/api/tables/{code}/seats/black", level="calm") == "no-such-seat"
        running = await ann.create_table("device", "device", start=True)
        for what, method in (("substitute", "POST"), ("substitute", "DELETE"), ("vote", "POST"), ("here", "POST")):
            body = {"agree": True} if what == "vote" else {}
            refused = await eve.refused(f"/api/tables/{running}/seats/blue/{what}", method, **body)
            assert refused in ("not-yours", "not-seated")
        await ann.close()
        await eve.close()

    asyncio.run(attack())


# Secrets


def test_no_error_and_no_log_repeats_a_key_or_a_cookie(serving: Serving) -> None:
    async def attack() -> None:
        ann = Person(serving, "Ann")
        code, other = [await ann.create_table("device", "device", start=True) for _ in range(2)]
        key, cookie = (await ann.keys(code))[0], ann.http.cookies[COOKIE]
        responses = [
            await ann.http.request(method, path, content=body, headers=JSON)
            for method, path in (("POST", "/api/me"), ("POST", f"/api/tables/{key}/join"), ("GET", f"/api/{cookie}"))
            for body in (b"{", json.dumps({"name": key + cookie, key[:9]: cookie}).encode(), b"\xff" + key.encode())
        ]
        assert all(response.status_code >= 400 for response in responses)
        clients = [await SocketClient.open_socket(serving, where) for where in (code, other, key)]
        for client, keys in zip(clients, ([key, 1], [key], [cookie]), strict=True):
            if client is not clients[-1]:
                await client.send("hello", keys=keys)
            await remaining_messages(client)
        texts = [response.text for response in responses] + list(itertools.chain(*[client.raw for client in clients]))
        for secret in (key, cookie):
            assert not [text for text in (*texts, serving.logged()) if secret in text]
        await ann.close()

    asyncio.run(attack())
