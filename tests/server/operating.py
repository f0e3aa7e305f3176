"""The operator of a test server."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.serving import TIMEOUT, Person, Serving

KEY = "a-key-only-for-these-tests"


class Operator:
    """Talks to the operator API. The key is in the file that the server reads."""

    def __init__(self, serving: Serving) -> None:
        file = serving.folder / "operator.key"
        if not file.exists():
            file.touch(0o600)
            file.write_text(KEY)
        self.key = file.read_text().strip()  # perhaps one that `naqala admin` has created
        self.headers = {"Authorization": f"Bearer {self.key}"}
        self.http = httpx.AsyncClient(base_url=f"{serving.url}/api/operator", headers=self.headers, timeout=TIMEOUT)

    async def get(self, path: str, **query: str) -> Any:
        response = await self.http.get(path, params=query)
        assert response.status_code == 200, response.text
        return response.json()

    async def post(self, path: str, **fields: object) -> Any:
        response = await self.http.post(path, json=fields)
        assert response.status_code == 200, response.text
        return response.json()

    async def refused(self, path: str, **fields: object) -> str:
        response = await self.http.post(path, json=fields)
        assert response.status_code >= 400, response.text
        return str(response.json()["code"])


async def table_of_two(serving: Serving) -> tuple[str, Person, Person]:
    """Ann and Bob at a table that waits."""
    ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
    code = await ann.create_table("person", "person")
    await bob.join(code)
    return code, ann, bob
