"""What an invitation tells about where the server can be reached."""

from __future__ import annotations

import pytest

from naqala.server.http import server_routes
from naqala.server.http.server_routes import reachable

LAN = "192.168.1.7"


@pytest.fixture(autouse=True)
def lan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_routes, "lan_address", lambda: LAN)


def test_a_server_on_the_loopback_address_is_for_this_computer_only() -> None:
    for host in ("localhost", "127.0.0.1", "[::1]"):
        assert reachable(host, ("127.0.0.1", 8000)) == {"local_only": True, "lan_url": None}


def test_a_server_on_all_addresses_tells_its_address_in_the_local_network() -> None:
    assert reachable("localhost", ("0.0.0.0", 8000)) == {"local_only": False, "lan_url": f"http://{LAN}:8000"}
    assert reachable("localhost", (LAN, 80)) == {"local_only": False, "lan_url": f"http://{LAN}:80"}


@pytest.mark.parametrize("host", ["naqala.example", LAN, "203.0.113.5", ""])
def test_a_page_that_was_opened_otherwise_learns_nothing(host: str) -> None:
    assert reachable(host, ("0.0.0.0", 8000)) == {"local_only": False, "lan_url": None}


def test_behind_a_proxy_nothing_is_told() -> None:
    assert reachable("localhost", None) == {"local_only": False, "lan_url": None}
