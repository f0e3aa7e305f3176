"""The operator key and bans of networks."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import httpx
import pytest
import websockets

from naqala.server.api_error import ApiError
from naqala.server.moderation.networks import parse_network
from naqala.server.moderation.operator_key import BadOperatorKey, OperatorAccess, check_key
from naqala.server.settings import Settings
from tests.server.operating import KEY, Operator, table_of_two
from tests.server.serving import Person, Serving, SocketClient

pytestmark = pytest.mark.once

ELSEWHERE = "127.0.0.2"


def access(key: str | None = None, file: Path | None = None) -> OperatorAccess:
    return OperatorAccess(Settings(database="", operator_key=key, operator_key_file=file))


def refused(operator: OperatorAccess, authorization: str, network: str = "192.0.2.1") -> str:
    with pytest.raises(ApiError) as error:
        operator.check(authorization, network)
    return error.value.code


def test_without_a_key_there_is_no_operator_api(tmp_path: Path) -> None:
    assert refused(access(), f"Bearer {KEY}") == "not-found"
    assert refused(access(file=tmp_path / "operator.key"), "Bearer ") == "not-found"


def test_the_server_finds_a_key_file_that_is_created_while_it_runs(tmp_path: Path) -> None:
    file = tmp_path / "operator.key"
    operator = access(file=file)
    assert refused(operator, f"Bearer {KEY}") == "not-found"
    file.touch(0o600)
    file.write_text(f"{KEY}\n")
    operator.check(f"Bearer {KEY}", "192.0.2.1")
    file.unlink()
    assert refused(operator, f"Bearer {KEY}") == "not-found"


def test_a_key_file_that_others_can_read_is_not_used(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "operator.key"
    file.write_text(KEY)
    file.chmod(0o640)
    operator = access(file=file)
    with caplog.at_level(logging.WARNING):
        assert [refused(operator, f"Bearer {KEY}") for _ in range(3)] == ["not-found"] * 3
    assert [record.getMessage() for record in caplog.records] == [
        f"the operator API is off: Others can read {str(file)!r}. Run: chmod 600 {str(file)!r}"
    ]


@pytest.mark.parametrize("key", ["short", "with a space in it", "ключ" * 8, "x" * 201, "line\nbreak-in-the-key"])
def test_a_weak_key_is_refused(key: str) -> None:
    with pytest.raises(BadOperatorKey):
        check_key(key)


@pytest.mark.parametrize("sent", ["", "Bearer", "Bearer ", f"Basic {KEY}", f"Bearer {KEY}x", f"Bearer {KEY[:-1]}", KEY])
def test_only_the_whole_key_opens(sent: str) -> None:
    assert refused(access(KEY), sent) == "wrong-operator-key"


def test_guessing_is_limited_by_network_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    operator = access(KEY)
    with caplog.at_level(logging.WARNING):
        codes = [refused(operator, f"Bearer guess-{nth}") for nth in range(8)]
    assert codes == ["wrong-operator-key"] * 5 + ["rate-limited"] * 3
    assert [record.getMessage() for record in caplog.records] == ["wrong operator key"] * 5
    assert KEY not in caplog.text
    assert "guess" not in caplog.text
    operator.check(f"Bearer {KEY}", "192.0.2.2")  # the operator, elsewhere, is not locked out


def test_the_api_is_closed_to_all_without_the_key(own_serving: Serving) -> None:
    async def check() -> None:
        Operator(own_serving)
        eve = Person(own_serving, "Eve")
        await eve.post("/api/me", name="Eve")
        paths = [path for path in (await eve.get("/api/openapi.json"))["paths"] if path.startswith("/api/operator")]
        assert len(paths) >= 13
        statuses = {
            (await eve.http.request(method, path.format(report=1, code="ABCDEFGH"), json={})).status_code
            for path in paths
            for method in ("GET", "POST")
        }
        assert statuses <= {401, 405, 429}
        assert 401 in statuses

    asyncio.run(check())


# Networks


@pytest.mark.parametrize("text", ["0.0.0.0/0", "10.0.0.0/7", "::/0", "2000::/3", "nonsense", "1.2.3", "", "1.2.3.4/33"])
def test_what_is_no_network_or_too_large_cannot_be_banned(text: str) -> None:
    with pytest.raises(ApiError) as error:
        parse_network(text)
    assert error.value.code == "malformed"


def person_elsewhere(serving: Serving) -> Person:
    """A person with another address."""
    person = Person(serving, "Eve")
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
    person.http = httpx.AsyncClient(base_url=serving.url, transport=transport, timeout=60)
    return person


def test_a_banned_network_gets_the_page_alone_but_operators_cannot_lock_themselves_out(own_serving: Serving) -> None:
    async def check() -> None:
        code, ann, _ = await table_of_two(own_serving)
        eve, operator = person_elsewhere(own_serving), Operator(own_serving)
        await eve.post("/api/me", name="Eve")
        watching = await SocketClient.open_socket(own_serving, code, local_addr=(ELSEWHERE, 0))
        await watching.send("hello")
        await watching.receive("welcome")
        [ban] = (await operator.post("/ban", network=f"{ELSEWHERE}/32", reason="Flooding", hours=1))["bans"]
        assert (ban["network"], ban["person"]) == (f"{ELSEWHERE}/32", None)
        with pytest.raises(websockets.ConnectionClosed):
            await watching.until(lambda _: False)
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await SocketClient.open_socket(own_serving, code, local_addr=(ELSEWHERE, 0))
        answer = await eve.http.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert "Flooding" in answer.json()["message"]
        assert (await eve.http.get("/")).status_code in (200, 503)  # 503: the page is not built
        assert (await eve.http.get("/health")).status_code == 200
        assert (await ann.get("/api/me"))["known"]
        await operator.post("/unban", network=ELSEWHERE)
        assert (await eve.get("/api/me"))["known"]
        await operator.post("/ban", network="127.0.0.0/8", reason="Oops")  # the operator, too
        assert await ann.refused("/api/me", "GET") == "banned"
        assert (await operator.post("/unban", network="127.0.0.0/8"))["bans"] == []

    asyncio.run(check())
