"""A player sees their devices, logs out one, all others or this one, and renews the key of a seat."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from tests.browser.conftest import Invite
from tests.browser.page_user import PHONE, PageUser
from tests.browser.two_players import seated
from tests.server.serving import TIMEOUT, Serving

pytestmark = pytest.mark.once
DEVICE = re.compile("Chrome|Chromium")


def open_settings(user: PageUser) -> Locator:
    user.visit("/")
    user.button("Settings").click()
    return user.page.get_by_role("dialog", name="Settings")


def add_device(ann: PageUser, other: PageUser) -> None:
    """Ann shows a code, and her other device uses it."""
    settings = open_settings(ann)
    settings.get_by_role("button", name="Show code").click()
    code = settings.locator(".code b").inner_text()
    settings = open_settings(other)
    settings.get_by_label("Enter a code from another device").fill(code)
    settings.get_by_role("button", name="Use code").click()
    expect(other.page.get_by_role("dialog")).to_have_count(0)  # the page loads again


def test_a_player_logs_out_another_device(invite: Invite, serving: Serving) -> None:
    ann, phone = invite(serving, "Ann"), invite(serving, "Ann", size=PHONE)
    ann.create_table("person", "calm", start=True)
    add_device(ann, phone)
    expect(phone.page.get_by_role("heading", name="Your games")).to_be_visible()
    settings = open_settings(ann)
    devices = settings.get_by_role("region", name="Your devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this device")).to_have_text(DEVICE)
    devices.filter(has_not_text="this device").get_by_role("button", name="Log out").click()
    settings.get_by_role("group").get_by_role("button", name="Log out").click()
    expect(devices).to_have_count(1)
    phone.visit("/")
    expect(phone.page.get_by_text("No games yet")).to_be_visible()
    ann.visit("/")
    expect(ann.page.get_by_role("link", name=re.compile("^(Play|Resume)"))).to_have_count(1)


def test_a_player_logs_out_all_other_devices(invite: Invite, serving: Serving) -> None:
    ann, phone, laptop = invite(serving, "Ann"), invite(serving, "Ann", size=PHONE), invite(serving, "Ann")
    ann.create_table("person", "calm", start=True)
    for other in (phone, laptop):
        add_device(ann, other)
    settings = open_settings(ann)
    devices = settings.get_by_role("region", name="Your devices").get_by_role("listitem")
    expect(devices).to_have_count(3)
    settings.get_by_role("button", name="Log out all other devices").click()
    settings.get_by_role("group").get_by_role("button", name="Log out").click()
    expect(settings.get_by_text("All other devices are logged out.", exact=True)).to_be_visible()
    expect(devices).to_have_count(1)
    for other in (phone, laptop):
        other.visit("/")
        expect(other.page.get_by_text("No games yet")).to_be_visible()
    ann.visit("/")
    expect(ann.page.get_by_role("link", name=re.compile("^(Play|Resume)"))).to_have_count(1)


def test_a_player_logs_out_this_device_and_goes_on_with_another(invite: Invite, serving: Serving) -> None:
    ann, phone = invite(serving, "Ann"), invite(serving, "Ann", size=PHONE)
    ann.create_table("person", "calm", start=True)
    add_device(ann, phone)
    settings = open_settings(ann)
    settings.get_by_role("button", name="Log out this device").click()
    settings.get_by_role("group").get_by_role("button", name="Log out").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)  # the page loads again
    expect(ann.page.get_by_text("No games yet")).to_be_visible()
    phone.visit("/")
    expect(phone.page.get_by_role("link", name=re.compile("^(Play|Resume)"))).to_have_count(1)


def test_a_player_renews_a_stolen_key_and_goes_on(invite: Invite, serving: Serving) -> None:
    ann, _ = seated(invite, serving)
    stolen = [key["key"] for key in ann.context.request.post(f"/api/tables/{ann.code}/keys").json()["keys"]]
    with connect(f"{serving.url.replace('http', 'ws')}/api/tables/{ann.code}/socket") as thief:
        thief.send(json.dumps({"type": "hello", "id": 1, "keys": stolen}))
        assert json.loads(thief.recv(TIMEOUT))["own_seats"] == ["blue"]
        ann.button("People at the table").click()
        ann.button("Someone else is playing my seat").click()
        ann.button("Renew my key").click()
        expect(ann.page.get_by_text("Your seat has a new key")).to_be_visible()
        while (message := json.loads(thief.recv(TIMEOUT))).get("own_seats") != []:
            assert message["type"] in ("table", "welcome", "update")
    owned = lambda: [message["own_seats"] for message in ann.received if message["type"] == "welcome"]  # noqa: E731
    ann.until(lambda: owned()[-2:] == [[], ["blue"]], lambda: f"Ann had {owned()}")
    ann.page.keyboard.press("Escape")
    ann.sow("C3 D3b")
    ann.expect_lit("E3")
