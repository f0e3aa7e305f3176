"""Two people in two browsers at one table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from naqala.engine.game import Game
from naqala.engine.notation import position_text
from tests.browser.conftest import Invite
from tests.browser.page_user import PageUser
from tests.browser.positions import one_path
from tests.server.serving import Serving


def seated(invite: Invite, serving: Serving, **bobs_wishes: Any) -> tuple[PageUser, PageUser]:
    """Ann is Blue and to move; Bob came by the address she sent him."""
    ann, bob = invite(serving, "Ann", quick=False), invite(serving, "Bob", quick=False, **bobs_wishes)
    begin(ann, bob, one_path(), "person", "person")
    return ann, bob


def begin(ann: PageUser, bob: PageUser, game: Game, *seats: str) -> None:
    """Ann creates the table, and Bob takes the free seat."""
    code = ann.create_table(*seats, position=position_text(game.state))
    bob.join(code)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Join the game").click()
    expect(bob.page.get_by_text("Waiting for Ann to start the game")).to_be_visible()
    ann.join(code)
    ann.button("Start game").click()
    for somebody in (ann, bob):
        expect(somebody.board).to_be_visible()
