"""People who claim to be others: cookies, names, passes and seats that are not theirs; and no word of a secret."""

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

from naqala.table.identity import COOKIE
from naqala.table.tokens import digest
from tests.table.hostile import a_stranger, fate, proper
from tests.table.serving import Line, Person, Serving

pytestmark = pytest.mark.once

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def stranger(serving: Serving) -> Iterator[httpx.Client]:
    with a_stranger(serving) as client:
        yield client


@pytest.mark.parametrize("value", ["", "a", "a" * 5000, "\xff\xfe", '"', "=;=,", "; naqala=x", "naqala"])
def test_a_cookie_of_nonsense_is_nobody(stranger: httpx.Client, value: str) -> None:
    headers = {b"Cookie": f"{COOKIE}={value}".encode("latin-1")}
    assert proper(stranger.get("/api/me", headers=headers)).json() == {"known": False, "name": ""}
    assert proper(stranger.post("/api/me/pass", headers=headers)).json()["kind"] == "no-identity"


@pytest.mark.parametrize("evil", ["\u0000", "\n", "\u001b", "\u0085", "\u2028", "\u202e", "\u2066", "\u200f", '"', "["])
def test_a_name_comes_without_characters_that_could_deceive(stranger: httpx.Client, evil: str) -> None:
    assert proper(stranger.post("/api/me", json={"name": f"{evil}Eve{evil}"})).json()["name"] == "Eve"


@pytest.mark.parametrize("code", ["", "AAAABBBBCCCC", "a" * 40, "\u0000", "ключ", "' OR 1=1 --"])
def test_a_wrong_pass_leads_nowhere_and_takes_its_time(stranger: httpx.Client, code: str) -> None:
    began = perf_counter()
    answer = proper(stranger.post("/api/me/arrive", json={"code": code}))
    assert answer.json()["kind"] == "no-such-code"
    assert not stranger.cookies
    assert perf_counter() - began > 0.15


def test_a_pass_is_good_once_and_not_for_ever(serving: Serving) -> None:
    async def siege() -> None:
        ann, phone, thief = Person(serving), Person(serving), Person(serving)
        await ann.post("/api/me", name="Ann")
        used, old = [(await ann.post("/api/me/pass"))["code"] for _ in range(2)]
        assert await phone.post("/api/me/arrive", code=used) == {"known": True, "name": "Ann"}
        assert await thief.refused("/api/me/arrive", code=used) == "no-such-code"
        with closing(sqlite3.connect(serving.database)) as ledger, ledger:
            ledger.execute("UPDATE passes SET until = 1 WHERE digest = ?", (digest(old),))
        assert await thief.refused("/api/me/arrive", code=old) == "no-such-code"
        assert await thief.get("/api/me") == {"known": False, "name": ""}
        for person in (ann, phone, thief):
            await person.close()

    asyncio.run(siege())


def test_seats_that_do_not_play_or_are_others_are_refused(serving: Serving) -> None:
    async def siege() -> None:
        ann, eve = Person(serving, "Ann"), Person(serving, "Eve")
        await eve.post("/api/me", name="Eve")
        code = await ann.lay("person", "person")
        assert await eve.refused(f"/api/tables/{code}/join", seat="black") == "no-such-seat"
        assert await eve.refused(f"/api/tables/{code}/join", seat="green") == "malformed"
        assert await eve.refused(f"/api/tables/{code}/seats/pink", level="calm") == "not-host"
        assert await eve.refused(f"/api/tables/{code}/start") == "not-host"
        assert await eve.post(f"/api/tables/{code}/keys") == {"keys": []}
        assert await ann.refused(f"/api/tables/{code}/seats/black", level="calm") == "no-such-seat"
        running = await ann.lay("device", "device", start=True)
        for what, method in (("bot", "POST"), ("bot", "DELETE"), ("remove", "POST")):
            refused = await eve.refused(f"/api/tables/{running}/seats/blue/{what}", method)
            assert refused in ("not-yours", "not-seated")
        await ann.close()
        await eve.close()

    asyncio.run(siege())


# Secrets


def test_no_refusal_and_no_log_repeats_a_key_or_a_cookie(serving: Serving) -> None:
    async def siege() -> None:
        ann = Person(serving, "Ann")
        code, other = [await ann.lay("device", "device", start=True) for _ in range(2)]
        key, cookie = (await ann.keys(code))[0], ann.http.cookies[COOKIE]
        answers = [
            await ann.http.request(method, path, content=body, headers=JSON)
            for method, path in (("POST", "/api/me"), ("POST", f"/api/tables/{key}/join"), ("GET", f"/api/{cookie}"))
            for body in (b"{", json.dumps({"name": key + cookie, key[:9]: cookie}).encode(), b"\xff" + key.encode())
        ]
        assert all(answer.status_code >= 400 for answer in answers)
        lines = [await Line.dial(serving, where) for where in (code, other, key)]
        for line, keys in zip(lines, ([key, 1], [key], [cookie]), strict=True):
            if line is not lines[-1]:
                await line.say("hello", keys=keys)
            await fate(line)
        told = [answer.text for answer in answers] + list(itertools.chain(*[line.raw for line in lines]))
        for secret in (key, cookie):
            assert not [text for text in (*told, serving.logged()) if secret in text]
        await ann.close()

    asyncio.run(siege())
