"""Plays games to their end without the page: a whole game takes a second or two."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

from playwright.sync_api import expect

from tests.browser.page_user import PageUser
from tests.server.serving import Serving, SocketClient, play_on


def play_to_end(*users: PageUser) -> None:
    """The users leave the page, their seats are played at random, and they come back to the score sheet."""
    code, serving = users[0].code, users[0].serving
    for user in users:
        user.visit("/")  # a page that is open would play forced choices itself
    keys = [key for user in users for key in keys_of(user)]
    with ThreadPoolExecutor(1) as thread:  # in this one runs the loop of the browser
        thread.submit(asyncio.run, play_seats(serving, code, keys)).result()
    for user in users:
        user.join(code)
        expect(user.page.locator("main.score")).to_be_visible()


def keys_of(user: PageUser) -> list[str]:
    response = user.context.request.post(f"/api/tables/{user.code}/keys")
    assert response.ok, response.text()
    return [str(key["key"]) for key in response.json()["keys"]]


async def play_seats(serving: Serving, code: str, keys: list[str]) -> None:
    clients = [await SocketClient.connect(serving, code, [key]) for key in keys]
    await play_on(clients, Random(7))
    for client in clients:
        await client.close()
