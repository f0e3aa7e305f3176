"""Tables whose players choose their colours."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from naqala.bots.names import bot_name
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation import position_text
from naqala.engine.setup import deal
from tests.server.in_process import InProcess, with_app
from tests.server.serving import Person, Serving, SocketClient, play_on

CHOSEN = ["black", "blue", "orange"]
THREE = [{"kind": "person"}, {"kind": "bot", "level": "gentle"}, {"kind": "bot", "level": "calm"}]
PEOPLE = [{"kind": "person"}, {"kind": "person"}, {"kind": "person"}]


def colours(table: dict[str, Any]) -> list[str]:
    return [seat["seat"] for seat in table["seats"]]


def test_black_blue_and_orange_play_to_the_end(serving: Serving) -> None:
    async def play() -> None:
        ann = Person(serving, "Ann")
        code = await ann.create_table("person", "person", "gentle", colours=CHOSEN)
        bob = Person(serving, "Bob")
        assert colours(await bob.post(f"/api/tables/{code}/join", seat="blue", name="Bob")) == CHOSEN
        await ann.start_game(code)
        clients = [await person.connect(code) for person in (ann, bob)]
        spectator = await SocketClient.connect(serving, code, [])
        await play_on(clients, random.Random(7))
        await spectator.until(lambda client: client.result)
        result = spectator.result
        assert result is not None
        assert [sheet["seat"] for sheet in result["score_sheets"]] == CHOSEN
        assert {action["seat"] for action in spectator.played} == set(CHOSEN)
        assert "pink" not in json.dumps([spectator.played, result, spectator.snapshot]).lower()
        record = (await ann.http.get(f"/api/tables/{code}/record")).text
        game = Game.parse(record)
        assert (game.over, list(game.colours)) == (True, CHOSEN)
        assert '[Black "person Ann"]' in record
        assert '[Blue "person Bob"]' in record
        assert f'[Orange "bot gentle {bot_name(code, 2)}"]' in record
        assert result["winners"] == [game.colours[seat] for seat in game.winners()]
        rematch = await ann.post(f"/api/tables/{code}/rematch")
        assert colours(rematch) == CHOSEN

    asyncio.run(play())


def test_a_game_is_loaded_with_its_colours(tmp_path: Path) -> None:
    async def start(running: InProcess) -> None:
        async with running.browser() as ann:
            table = (await ann.post("/api/tables", json={"seats": THREE, "colours": CHOSEN, "start": True})).json()
            codes.append(table["code"])
            game = running.registry.sessions[table["code"]].started_game
            starts.append(position_text(game.start))

    async def load(running: InProcess) -> None:
        session = await running.registry.get(codes[0])
        assert list(session.started_game.colours) == list(session.colours) == CHOSEN
        assert position_text(session.started_game.start) == starts[0]
        assert session.info()["seats"][0]["name"] == "Black"

    codes: list[str] = []
    starts: list[str] = []
    with_app(tmp_path, start)
    with_app(tmp_path, load)


def test_a_position_brings_its_colours_unless_others_are_chosen(tmp_path: Path) -> None:
    async def check(running: InProcess) -> None:
        position = position_text(deal(3, Luck.seeded(1), CHOSEN))
        async with running.browser() as ann:
            table = (await ann.post("/api/tables", json={"seats": THREE, "position": position})).json()
            assert colours(table) == CHOSEN
            chosen = ["pink", "black", "blue"]
            body = {"seats": THREE, "position": position, "colours": chosen, "start": True}
            table = (await ann.post("/api/tables", json=body)).json()
            assert colours(table) == chosen
            assert list(running.registry.sessions[table["code"]].started_game.colours) == chosen

    with_app(tmp_path, check)


def test_colours_of_a_new_table_that_cannot_be(tmp_path: Path) -> None:
    async def check(running: InProcess) -> None:
        async with running.browser() as ann:
            for wrong in (["black", "blue"], ["black", "black", "blue"], ["green", "blue", "pink"], []):
                answer = await ann.post("/api/tables", json={"seats": THREE, "colours": wrong})
                assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), answer.text

    with_app(tmp_path, check)


def test_a_player_takes_another_free_colour_before_the_start(tmp_path: Path) -> None:
    async def check(running: InProcess) -> None:
        async with running.browser("10.0.0.1") as ann, running.browser("10.0.0.2") as bob:
            code = (await ann.post("/api/tables", json={"seats": PEOPLE})).json()["code"]
            await bob.post(f"/api/tables/{code}/join", json={"seat": "orange"})

            async def change(person: Any, seat: str, colour: str) -> Any:
                answer = await person.post(f"/api/tables/{code}/seats/{seat}/colour", json={"colour": colour})
                return colours(answer.json()) if answer.status_code == 200 else answer.json()["code"]

            assert await change(bob, "orange", "black") == ["blue", "pink", "black"]  # a colour that nobody had
            assert await change(bob, "black", "pink") == ["blue", "black", "pink"]  # that of a free seat
            assert await change(bob, "pink", "blue") == "not-yours"
            assert await change(bob, "blue", "orange") == "not-yours"
            assert await change(bob, "orange", "blue") == "no-such-seat"
            assert await change(bob, "black", "orange") == "not-yours"  # a free seat: only the host
            assert await change(ann, "black", "orange") == ["blue", "orange", "pink"]
            assert await change(ann, "blue", "blue") == ["blue", "orange", "pink"]
            keys = (await bob.post(f"/api/tables/{code}/keys")).json()["keys"]
            assert [key["seat"] for key in keys] == ["pink"]
            await ann.post(f"/api/tables/{code}/seats/orange", json={"level": "gentle"})
            assert await change(bob, "pink", "orange") == "not-yours"
            assert await change(ann, "orange", "black") == ["blue", "black", "pink"]
            started = (await ann.post(f"/api/tables/{code}/start")).json()
            assert (started["status"], colours(started)) == ("playing", ["blue", "black", "pink"])
            assert await change(bob, "pink", "orange") == "started"
            assert running.registry.sessions[code].started_game.colours == ("blue", "black", "pink")

    with_app(tmp_path, check)


def test_the_texts_about_colours_are_data(tmp_path: Path) -> None:
    """The page shows them in the reader's language."""

    async def check(running: InProcess) -> None:
        async with running.browser("10.0.0.1") as ann, running.browser("10.0.0.2") as bob:
            code = (await ann.post("/api/tables", json={"seats": PEOPLE})).json()["code"]
            await bob.post(f"/api/tables/{code}/join", json={"seat": "orange"})
            for seat, colour, key, shown in (
                ("blue", "black", "server-seat-not-yours", "blue"),
                ("orange", "blue", "server-colour-taken", "blue"),
            ):
                answer = await bob.post(f"/api/tables/{code}/seats/{seat}/colour", json={"colour": colour})
                assert answer.json()["text"] == {"key": key, "arguments": {"seat": shown}}
            answer = await ann.post("/api/tables", json={"seats": THREE, "colours": ["black", "blue", "blue"]})
            assert answer.json()["text"] == {"key": "argument-colour-twice", "arguments": {}}

    with_app(tmp_path, check)


def test_connected_players_are_told_their_new_colour(serving: Serving) -> None:
    async def play() -> None:
        ann = Person(serving, "Ann")
        code = await ann.create_table("person", "person")
        client = await ann.connect(code)
        await ann.post(f"/api/tables/{code}/seats/blue/colour", colour="black")
        await client.until(lambda client: colours(client.table) == ["black", "pink"])
        await client.until(lambda client: client.seats == ["black"])

    asyncio.run(play())
