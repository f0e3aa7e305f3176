"""`create_app` returns a safe application, without further wrapping."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from naqala.server.http.app import create_app
from naqala.server.http.middleware import MAX_REQUEST_BYTES, SECURITY_HEADERS
from naqala.server.settings import Settings

pytestmark = pytest.mark.once


def with_client(folder: Path, ask: Callable[[httpx.AsyncClient], Awaitable[None]], **options: float) -> None:
    async def run() -> None:
        settings = Settings(database=f"sqlite+aiosqlite:///{folder / 'tables.db'}", bot_workers=0, **options)  # type: ignore[arg-type]
        app = create_app(settings)

        async def fail() -> None:
            raise RuntimeError("a fault of the server")

        app.add_api_route("/api/fail", fail)
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://t") as client,
        ):
            await ask(client)

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/health", "/api/me", "/api/nothing", "/api/fail"])
def test_every_response_has_the_security_headers(tmp_path: Path, path: str) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        response = await client.get(path)
        assert {name: response.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS

    with_client(tmp_path, ask)


def test_a_page_of_another_site_may_not_change_anything(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        response = await client.post("/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"})
        assert (response.status_code, response.json()["code"]) == (403, "wrong-origin")

    with_client(tmp_path, ask)


def test_a_request_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        response = await client.post("/api/me", content=b"x" * (MAX_REQUEST_BYTES + 1))
        assert (response.status_code, response.json()["code"]) == (413, "too-large")

    with_client(tmp_path, ask)


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        codes = [(await client.get("/api/me")).status_code for _ in range(15)]
        assert codes[:10] == [200] * 10
        assert codes[-1] == 429

    with_client(tmp_path, ask, requests_per_second=1.0)
