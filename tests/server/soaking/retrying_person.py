"""A person whose requests survive the server."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import httpx

from tests.server.serving import Person
from tests.server.soaking.soak_session import SoakSession

RETRY_SECONDS: Final = 0.05


class RetryingPerson:
    """A browser that repeats requests until it gets a response."""

    def __init__(self, session: SoakSession, name: str) -> None:
        self.session = session
        self.name = name
        self.person = Person(session.serving, name)

    async def post(self, path: str, *allowed_codes: str, **fields: object) -> dict[str, Any]:
        """Returns the response body; errors only with one of these codes."""
        status, response = await self.ask("POST", path, fields)
        assert status == 200 or response.get("code") in allowed_codes, f"{self.name} asked {path}: {status} {response}"
        self.session.check_moment("seated")
        return response

    async def get(self, path: str) -> dict[str, Any]:
        status, response = await self.ask("GET", path, None)
        assert status == 200, f"{self.name} asked {path}: {status} {response}"
        return response

    async def ask(self, method: str, path: str, fields: object) -> tuple[int, dict[str, Any]]:
        while True:
            try:
                async with self.session.request():
                    response = await self.person.http.request(method, path, json=fields)
                    return response.status_code, response.json()
            except httpx.TransportError:
                await asyncio.sleep(RETRY_SECONDS)
