"""What counts as one client."""

import pytest

from naqala.server.addresses import client_network, network_of

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_an_ipv6_client_is_its_network_and_an_ipv4_client_its_address(address, network):
    assert network_of(address) == network


def test_a_request_without_an_address_is_counted_too():
    assert client_network({"type": "http", "client": None}) == "unknown"
    assert client_network({"type": "http", "client": ("2001:db8::9", 5)}) == "2001:db8::/64"
