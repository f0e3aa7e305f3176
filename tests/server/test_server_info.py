"""What an invitation tells about where the server can be reached."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from naqala.server.http import server_routes
from naqala.server.http.server_routes import reachable
from tests.server.in_process import open_app

LAN = "192.168.1.7"
NOTHING = {"local_only": False, "lan_url": None}


@pytest.fixture(autouse=True)
def lan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_routes, "lan_address", lambda: LAN)


def test_a_server_on_the_loopback_address_is_for_this_computer_only() -> None:
    assert reachable(("127.0.0.1", 8000)) == {"local_only": True, "lan_url": None}


def test_a_server_on_all_addresses_tells_its_address_in_the_local_network() -> None:
    assert reachable(("0.0.0.0", 8000)) == {"local_only": False, "lan_url": f"http://{LAN}:8000"}
    assert reachable((LAN, 80)) == {"local_only": False, "lan_url": f"http://{LAN}:80"}


def test_behind_a_proxy_nothing_is_told() -> None:
    assert reachable(None) == NOTHING


def get(folder: Path, host: str, client: str) -> object:
    """What somebody at this address is told who calls the server by this name."""

    async def ask() -> object:
        async with open_app(folder, listening=("0.0.0.0", 8000)) as running, running.browser(client) as browser:
            return (await browser.get("/api/server", headers={"host": host})).json()

    return asyncio.run(ask())


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000"])
def test_a_page_that_was_opened_on_this_computer_learns_the_address(tmp_path: Path, host: str) -> None:
    assert get(tmp_path, host, "127.0.0.1") == {"local_only": False, "lan_url": f"http://{LAN}:8000"}


@pytest.mark.parametrize("host", ["naqala.example", LAN, "203.0.113.5"])
def test_a_page_that_was_opened_under_another_name_learns_nothing(tmp_path: Path, host: str) -> None:
    assert get(tmp_path, host, "127.0.0.1") == NOTHING


def test_another_computer_that_claims_to_be_this_one_learns_nothing(tmp_path: Path) -> None:
    assert get(tmp_path, "localhost:8000", "203.0.113.5") == NOTHING
