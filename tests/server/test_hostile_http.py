"""Invalid requests get a documented error, and nothing is stored."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import httpx
import pytest

from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.server.http.middleware import MAX_REQUEST_BYTES
from tests.server.hostile import anonymous_client, check_response, no_errors_logged, row_counts
from tests.server.serving import Person, Serving

pytestmark = pytest.mark.once

JSON = {"Content-Type": "application/json"}
TWO = [{"kind": "person"}, {"kind": "person"}]


@pytest.fixture
def anonymous(serving: Serving) -> Iterator[httpx.Client]:
    with anonymous_client(serving) as client:
        yield client


# Bodies

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "half": b'{"name":',
    "no object": b"[]",
    "null": b"null",
    "a wrong type": b'{"name":7}',
    "an unknown field": b'{"name":"a","more":1}',
    "a field in half a letter": b'{"name":"a","\\ud800":1}',
    "half a letter": b'{"name":"\\ud800"}',
    "not a number": b'{"name":NaN}',
    "a huge number": b'{"name":' + b"9" * 60_000 + b"}",
    "no UTF-8": b'{"name":"\xff\xfe"}',
    "bytes": bytes(range(256)),
    "deep": b'{"name":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "deep and open": b"[" * 60_000,
    "too long a name": b'{"name":"' + b"a" * 61 + b'"}',
}


@pytest.mark.parametrize("path", ["/api/me", "/api/tables"])
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_malformed_body_is_refused_as_malformed(anonymous: httpx.Client, path: str, body: bytes) -> None:
    response = check_response(anonymous.post(path, content=body, headers=JSON))
    assert (response.status_code, response.json()["code"]) == (422, "malformed")


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ";/"])
def test_a_body_that_does_not_say_it_is_json_is_refused(anonymous: httpx.Client, kind: str | None) -> None:
    headers = {} if kind is None else {"Content-Type": kind}
    assert check_response(anonymous.post("/api/me", content=b'{"name":"Eve"}', headers=headers)).status_code == 422


def test_a_body_above_64_kb_is_refused_whether_it_says_so_or_not(anonymous: httpx.Client) -> None:
    large = json.dumps({"name": "a" * MAX_REQUEST_BYTES}).encode()
    chunks = (large[start : start + 1000] for start in range(0, len(large), 1000))
    for content in (large, chunks):
        response = check_response(anonymous.post("/api/me", content=content, headers=JSON))
        assert (response.status_code, response.json()["code"]) == (413, "too-large")


def test_a_body_just_below_64_kb_is_read(anonymous: httpx.Client) -> None:
    content = json.dumps({"name": "Eve"}).encode().ljust(MAX_REQUEST_BYTES)
    assert check_response(anonymous.post("/api/me", content=content, headers=JSON)).status_code == 200


# Tables that cannot be

TABLE_OPTIONS: dict[str, dict[str, Any]] = {
    "no seats": {"seats": []},
    "one seat": {"seats": TWO[:1]},
    "five seats": {"seats": TWO * 2 + TWO[:1]},
    "a seat for a cat": {"seats": [{"kind": "cat"}, {"kind": "person"}]},
    "a bot without a level": {"seats": [{"kind": "bot"}, {"kind": "person"}]},
    "a person with a level": {"seats": [{"kind": "person", "level": "calm"}, {"kind": "person"}]},
    "a seed of 2^128": {"seats": TWO, "seed": str(1 << 128)},
    "a seed of 40 digits": {"seats": TWO, "seed": "9" * 40},
    "a seed below zero": {"seats": TWO, "seed": "-1"},
    "a seed in other digits": {"seats": TWO, "seed": "٣"},
    "a seed and a line break": {"seats": TWO, "seed": "3\n"},
    "a seed that is a number": {"seats": TWO, "seed": 3},
    "a position of nonsense": {"seats": TWO, "position": "round=1 " * 500},
    "a position too long": {"seats": TWO, "position": "a" * 4001},
    "a position for three": {"seats": TWO, "position": position_text(Game.new(3, 1).start)},
    "yes as a word": {"seats": TWO, "open": "yes"},
}


@pytest.mark.parametrize("options", TABLE_OPTIONS.values(), ids=TABLE_OPTIONS)
def test_an_impossible_table_is_refused(anonymous: httpx.Client, options: dict[str, Any]) -> None:
    assert check_response(anonymous.post("/api/tables", json=options)).json()["code"] == "malformed"


def test_the_largest_seed_is_dealt(anonymous: httpx.Client) -> None:
    options = {"seats": [{"kind": "device"}] * 2, "seed": str((1 << 128) - 1), "start": True}
    assert check_response(anonymous.post("/api/tables", json=options)).json()["status"] == "playing"


@pytest.mark.parametrize("filler", ["(", ">", "9", "+ivory", "pink,", "0:pink,", "Leta,", " round=1", "vema"])
def test_a_long_position_is_refused_quickly(anonymous: httpx.Client, filler: str) -> None:
    for field in position_text(Game.new(2, 1).start).split():
        position = position_text(Game.new(2, 1).start).replace(field, (field + filler * 3000)[:3400])[:4000]
        began = perf_counter()
        assert (
            check_response(anonymous.post("/api/tables", json={"seats": TWO, "position": position})).status_code == 422
        )
        assert perf_counter() - began < 5


# What is refused leaves nothing behind

REFUSED: dict[str, tuple[str, dict[str, Any]]] = {
    "a malformed table": ("/api/tables", {"seats": 7}),
    "a table of bots": ("/api/tables", {"seats": [{"kind": "bot", "level": "calm"}] * 2}),
    "a table that cannot start": ("/api/tables", {"seats": TWO, "start": True, "open": True}),
    "a table from no position": ("/api/tables", {"seats": TWO, "position": "round=1"}),
    "a seat at no table": ("/api/tables/AAAAAAAA/join", {}),
    "a malformed name": ("/api/me", {"name": 7}),
    "a wrong pass": ("/api/me/device", {"code": "AAAABBBBCCCC"}),
    "a pass for nobody": ("/api/me/device-code", {}),
    "an exercise that does not exist": ("/api/guide/nothing", {}),
    "keys for nobody": ("/api/tables/AAAAAAAA/keys", {}),
}


@pytest.mark.parametrize(("path", "body"), REFUSED.values(), ids=REFUSED)
def test_a_refused_request_stores_nothing(
    serving: Serving, anonymous: httpx.Client, path: str, body: dict[str, Any]
) -> None:
    before = row_counts(serving)
    assert check_response(anonymous.post(path, json=body)).status_code >= 400
    assert row_counts(serving) == before


def test_joining_a_full_table_stores_nothing(serving: Serving, anonymous: httpx.Client) -> None:
    async def a_full_table() -> str:
        ann, bob = Person(serving), Person(serving)
        code = await ann.create_table("person", "person")
        await bob.join(code)
        await ann.close()
        await bob.close()
        return code

    code = asyncio.run(a_full_table())
    before = row_counts(serving)
    for options, kind in (({}, "full"), ({"seat": "blue"}, "taken")):
        assert check_response(anonymous.post(f"/api/tables/{code}/join", json=options)).json()["code"] == kind
    assert row_counts(serving) == before


# Methods and paths


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"])
def test_a_wrong_method_is_refused_and_the_right_ones_are_named(anonymous: httpx.Client, method: str) -> None:
    response = check_response(anonymous.request(method, "/api/tables"))
    assert (response.status_code, response.headers.get("Allow")) in ((405, "GET"), (405, "POST"), (405, "GET, POST"))


@pytest.mark.parametrize(
    "path", ["/api/me/device-code", "/api/me/device", "/api/tables/AAAAAAAA/join", "/api/guide/sow"]
)
def test_to_get_what_can_only_be_posted_is_a_wrong_method(anonymous: httpx.Client, path: str) -> None:
    assert check_response(anonymous.get(path)).status_code == 405


@pytest.mark.parametrize(
    "path",
    [
        *("/api", "/api/", "/api/nothing", "/nothing", "/assets/nothing", "/assets/%00", "/assets/" + "a" * 5000),
        *("/api/tables/%00", "/api/tables/%FF%FE", "/api/tables/%ED%A0%80", "/api/tables/" + "A" * 7_000),
        *("/api/tables/..%2f..%2fetc", "/api/tables/AAAAAAAA/record.json", "/api/tables/AAAAAAAA/seats"),
        *("/assets/..%2f..%2fapp.py", "/%2e%2e/%2e%2e/etc/passwd", "/api/tables/AAAAAAAA%00/replay"),
    ],
)
def test_a_path_that_leads_nowhere_is_refused(anonymous: httpx.Client, path: str) -> None:
    assert check_response(anonymous.get(path)).status_code == 404


RAW: dict[str, bytes] = {
    "up and up": b"GET /api/tables/../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "raw bytes": b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a path of 200 kB": b"GET /api/tables/" + b"A" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "a length below zero": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    "two lengths": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "a length and chunks": b"POST /api/me HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a length of gigabytes": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000000\r\n\r\n{}",
    "a broken chunk": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a socket without a key": (
        b"GET /api/tables/AAAAAAAA/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\n\r\n"
    ),
}


@pytest.mark.parametrize("sent", RAW.values(), ids=RAW)
def test_invalid_http_is_refused_and_logs_no_error(serving: Serving, sent: bytes) -> None:
    with no_errors_logged(serving), socket.create_connection(("127.0.0.1", serving.port), 20) as connection:
        connection.sendall(sent)
        assert connection.recv(100).startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 404 ", b"HTTP/1.1 413 ", b"HTTP/1.1 414 "))


# Pages of other sites


@pytest.mark.parametrize(
    "origin", [b"http://evil.example", b"null", b"", b"http://", b"http://[", b"http://[::1", b"http://\xff"]
)
@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/me"), ("DELETE", "/api/tables/AAAAAAAA/seats/blue/substitute")]
)
def test_a_page_of_another_site_may_change_nothing(
    serving: Serving, anonymous: httpx.Client, method: str, path: str, origin: bytes
) -> None:
    before = row_counts(serving)
    response = check_response(anonymous.request(method, path, headers={b"Origin": origin}))
    assert (response.status_code, response.json()["code"]) == (403, "wrong-origin")
    assert row_counts(serving) == before


def test_a_page_of_this_site_may(serving: Serving, anonymous: httpx.Client) -> None:
    response = check_response(anonymous.post("/api/me", json={"name": "Ann"}, headers={"Origin": serving.url}))
    assert response.json() == {"known": True, "name": "Ann", "language": None}
