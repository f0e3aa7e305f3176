"""A server answers only to its own names, and only to pages of its own site: DNS rebinding reaches nothing."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from naqala.cli.serve import CannotServe, origin_hosts
from naqala.server.allowed_hosts import AllowedHosts, own_hosts
from naqala.server.api_error import ApiError
from naqala.server.origin import is_cross_origin
from tests.server.serving import Person, Serving

pytestmark = pytest.mark.once

HANDSHAKE = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    flags = ("--allow-host", "Naqala.example", "--origin", "https://other.example")
    running = Serving(tmp_path_factory.mktemp("named"), *flags).start()
    yield running
    assert running.stop() == 0, running.logged()


def allows(host: str, *names: str) -> bool:
    try:
        AllowedHosts(names).check(Headers({"host": host}))
    except ApiError:
        return False
    return True


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "127.0.0.1:8000", "192.168.1.5:8000", "[::1]:8000", "[fe80::1]", "localhost", "LOCALHOST:80",
     "a.localhost", "localhost.", "mine.example", "Mine.Example:8443", "mine.example."],
)  # fmt: skip
def test_addresses_localhost_and_own_names_are_allowed(host: str) -> None:
    assert allows(host, "mine.example")


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "mine.example.evil.com",
     "notmine.example", "", ":8000", "[", "[::1", "mine.example@evil.com", "127.0.0.1, evil.example", "a b", "évil",
     "x" * 300, "evil.example:99999999", "2130706433"],
)  # fmt: skip
def test_no_other_name_is_allowed(host: str) -> None:
    assert not allows(host, "mine.example")


@pytest.mark.parametrize("name", ["Mine.example", "mine.example:8000", "https://mine.example/", "mine.example."])
def test_an_operator_may_write_a_name_in_several_ways(name: str) -> None:
    assert allows("mine.example:8443", name)
    assert not allows("evil.example", name)


def test_an_invalid_name_allows_nothing() -> None:
    assert not allows("", "no name")
    assert not allows("evil.example", "no name", "")


def test_two_names_are_not_allowed_and_none_is() -> None:
    two = Headers(raw=[(b"host", b"mine.example"), (b"host", b"evil.example")])
    with pytest.raises(ApiError):
        AllowedHosts(("mine.example",)).check(two)
    AllowedHosts(("mine.example",)).check(Headers({}))


def test_an_embedded_app_answers_to_every_name_unless_told_otherwise() -> None:
    assert allows("evil.example", "*")


def test_a_server_for_the_network_answers_to_the_names_of_its_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Gamebox")
    for host in ("gamebox:8000", "gamebox.local:8000", "gamebox.lan", "192.168.1.5:8000"):
        assert allows(host, *own_hosts("0.0.0.0"))
    assert not allows("gamebox.evil.example", *own_hosts("0.0.0.0"))
    assert own_hosts("127.0.0.1") == own_hosts("::1") == ("localhost",)


def test_sites_that_may_use_the_server_are_names_of_it() -> None:
    assert origin_hosts(["https://naqala.example", "http://x:8000"]) == ["naqala.example", "x"]
    for invalid in ("naqala.example", "http://["):
        with pytest.raises(CannotServe):
            origin_hosts([invalid])


def test_a_request_for_another_name_reaches_nothing_and_is_told_the_flag(named: Serving) -> None:
    for path in ("/", "/health", "/api/me", "/api/openapi.json"):
        response = httpx.get(named.url + path, headers={"Host": "evil.example:8000"})
        assert response.status_code == 421
        assert response.json()["code"] == "wrong-host"
        assert "--allow-host evil.example" in response.json()["message"]
        assert "access-control-allow-origin" not in response.headers


@pytest.mark.parametrize("host", ["naqala.example", "other.example", "localhost:1"])
def test_a_request_for_a_name_of_the_server_is_answered(named: Serving, host: str) -> None:
    assert httpx.get(f"{named.url}/health", headers={"Host": host}).status_code == 200


# Sockets


async def handshake(serving: Serving, code: str, host: str, origin: str = "") -> str:
    """The response to a WebSocket handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
    more = f"Origin: {origin}\r\n" if origin else ""
    writer.write(HANDSHAKE.format(code=code, host=host, more=more).encode())
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    body = "" if " 101 " in head else (await reader.read()).decode()
    writer.close()
    return head + body


def test_a_socket_for_another_name_or_of_another_site_is_refused(named: Serving) -> None:
    async def use() -> None:
        ann = Person(named)
        code = await ann.create_table("person", "calm")
        await ann.close()
        own = f"127.0.0.1:{named.port}"
        refused = await handshake(named, code, "evil.example", "http://evil.example")
        assert refused.startswith("HTTP/1.1 421 ")
        assert json.loads(refused.partition("\r\n\r\n")[2])["code"] == "wrong-host"
        for origin in ("http://evil.example", f"https://{own}", f"ws://{own}", "http://127.0.0.1", "null"):
            assert (await handshake(named, code, own, origin)).startswith("HTTP/1.1 403 ")
        for origin in (f"http://{own}", "https://other.example", ""):
            assert (await handshake(named, code, own, origin)).startswith("HTTP/1.1 101 ")

    asyncio.run(use())
    assert '"level": "error"' not in named.logged()


# Origins


def scope(scheme: str, origin: str) -> dict[str, object]:
    headers = [(b"host", b"a.example"), (b"origin", origin.encode())]
    return {"type": "http", "scheme": scheme, "headers": headers}


@pytest.mark.parametrize(
    ("scheme", "origin", "is_other"),
    [
        ("http", "http://a.example", False), ("https", "https://a.example", False),
        ("ws", "http://a.example", False), ("wss", "https://a.example", False),
        ("http", "https://a.example", True), ("https", "http://a.example", True),
        ("ws", "https://a.example", True), ("wss", "http://a.example", True), ("ws", "ws://a.example", True),
        ("http", "ftp://a.example", True), ("http", "//a.example", True), ("http", "http://b.example", True),
        ("http", "https://trusted.example", False),
    ],
)  # fmt: skip
def test_the_scheme_of_an_origin_counts(scheme: str, origin: str, is_other: bool) -> None:
    assert is_cross_origin(scope(scheme, origin), ("https://trusted.example",)) == is_other


def test_a_page_over_http_may_not_change_anything_at_a_server_behind_tls(tmp_path: Path) -> None:
    serving = Serving(tmp_path / "proxied", "--proxy", "127.0.0.1", "--allow-host", "naqala.example").start()
    headers = {"Host": "naqala.example", "X-Forwarded-Proto": "https"}
    try:
        for origin, status in (("http://naqala.example", 403), ("https://naqala.example", 200)):
            sent = headers | {"Origin": origin}
            assert httpx.post(f"{serving.url}/api/me", json={"name": "Ann"}, headers=sent).status_code == status
    finally:
        serving.kill()
