"""What an invitation tells about where the server can be reached."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from naqala.server.http import server_routes
from naqala.server.http.server_routes import reachable
from tests.server.in_process import TWO_PEOPLE, open_app

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


# The QR code of an invitation


def invitation(folder: Path, code: str | None = None, *, client: str = "127.0.0.1", address: str = "0.0.0.0") -> Any:
    """The response to a request for the QR code of this table, or of a new one; and the code of the new one."""

    async def ask() -> Any:
        async with open_app(folder, listening=(address, 8000)) as running, running.browser(client) as browser:
            created = (await browser.post("/api/tables", json=TWO_PEOPLE)).json()["code"]
            path = f"/api/tables/{created if code is None else code}/invitation.svg"
            return await browser.get(path, headers={"host": "localhost:8000"}), created

    return asyncio.run(ask())


def test_an_invitation_has_a_qr_code_of_its_link_in_the_local_network(tmp_path: Path) -> None:
    response, created = invitation(tmp_path)
    assert (response.status_code, response.headers["content-type"]) == (200, "image/svg+xml")
    assert response.content == server_routes.qr_code(f"http://{LAN}:8000/t/{created}")
    assert response.text.startswith("<svg")


def test_a_qr_code_is_dark_on_white_with_a_quiet_zone() -> None:
    text = server_routes.qr_code(f"http://{LAN}:8000/t/K7QX2M4P").decode()
    assert '<path fill="#fff" d="M0 0h37v37h-37z"/>' in text  # 29 modules and 4 on each side
    assert 'stroke="#000" d="M4 4.5' in text


@pytest.mark.parametrize("code", ["22222222", "https:%2F%2Fexample.com", "x"])
def test_there_are_qr_codes_of_own_tables_only(tmp_path: Path, code: str) -> None:
    response, _ = invitation(tmp_path, code)
    assert response.status_code == 404


def test_where_there_is_no_link_for_the_local_network_there_is_no_qr_code(tmp_path: Path) -> None:
    for number, options in enumerate(({"client": "203.0.113.5"}, {"address": "127.0.0.1"})):
        (tmp_path / str(number)).mkdir()
        response, _ = invitation(tmp_path / str(number), **options)
        assert (response.status_code, response.json()["code"]) == (404, "not-found")
