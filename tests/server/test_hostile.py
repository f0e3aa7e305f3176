"""Invalid messages over sockets get an error or a close code, and the game is unchanged."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

import pytest
import websockets

from tests.server.hostile import NO_CODE, AttackedGame, no_errors_logged, remaining_messages
from tests.server.serving import Person, Serving, SocketClient

pytestmark = pytest.mark.once

LARGEST = 16 * 1024
MALFORMED_MESSAGES: dict[str, str | bytes] = {
    "nothing": "",
    "blanks": "  \n",
    "bytes": b"\x00\xff\x80",
    "a message as bytes": b'{"type":"sale"}',
    "half of a message": '{"type":"sa',
    "two messages": '{"type":"sale"}{"type":"sale"}',
    "no JSON": "{'type':'sale'}",
    "null": "null",
    "a number": "1",
    "a list": '[{"type":"sale"}]',
    "no type": "{}",
    "a type that is unknown": '{"type":"dance"}',
    "a type that is a list": '{"type":["sale"]}',
    "a type that is null": '{"type":null}',
    "an unknown field": '{"type":"sale","more":1}',
    "a field of the engine": '{"type":"sale","__class__":"Game"}',
    "deep lists": "[" * 5000 + "]" * 5000,
    "a deep field": '{"type":"sale","id":' + '{"a":' * 1000 + "1" + "}" * 1001,
    "a huge number": '{"type":"sale","id":' + "9" * 10_000 + "}",
    "a number beyond all": '{"type":"sale","id":1e999}',
    "not a number": '{"type":"sale","id":NaN}',
    "endless": '{"type":"sale","id":-Infinity}',
    "a fraction": '{"type":"sale","id":1.5}',
    "a number below zero": '{"type":"sale","id":-1}',
    "yes for a number": '{"type":"sale","id":true}',
    "words for a number": '{"type":"sale","id":"1"}',
    "half of a letter": '{"type":"chat","text":"\\ud800"}',
    "the wrong half of a letter": '{"type":"chat","text":"\\udc00\\ud800"}',
    "a broken escape": '{"type":"chat","text":"\\u12"}',
    "a line break in words": '{"type":"chat","text":"a\nb"}',
    "no words": '{"type":"chat","text":""}',
    "too many words": '{"type":"chat","text":"' + "a" * 301 + '"}',
    "words that are a number": '{"type":"chat","text":7}',
    "hello again": '{"type":"hello"}',
    "no actions": '{"type":"preview","actions":[]}',
    "actions that are numbers": '{"type":"preview","actions":[1]}',
    "an empty action": '{"type":"preview","actions":[""]}',
    "an action too long": '{"type":"preview","actions":["' + "C3>" * 30 + '"]}',
    "too many actions": json.dumps({"type": "preview", "actions": ["end"] * 65}),
    "an action that is no notation": '{"type":"why","action":"castle"}',
    "an action in other digits": '{"type":"why","action":"C\\u0663>"}',
    "an action with a zero": '{"type":"why","action":"C3>\\u0000"}',
    "a tile off the board": '{"type":"outcomes","start":"G6"}',
    "a tile and a line break": '{"type":"outcomes","start":"A1\\n"}',
    "a tribe that is none": '{"type":"outcomes","tribe":"x"}',
    "a seat that is none": '{"type":"switch-seat","seat":"green"}',
    "a djinn that is none": '{"type":"payment","djinn":"Aladdin"}',
    "a djinn of control characters": '{"type":"payment","djinn":"\\u0007\\u202e"}',
}


@pytest.fixture(scope="module")
def attacked(serving: Serving) -> AttackedGame:
    return asyncio.run(AttackedGame.create_table(serving))


@pytest.mark.parametrize("malformed", MALFORMED_MESSAGES.values(), ids=MALFORMED_MESSAGES)
def test_a_malformed_message_is_an_error_and_the_connection_stays_open(
    attacked: AttackedGame, malformed: str | bytes
) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            client = await attacked.connect_player()
            await client.socket.send(malformed)
            assert (await client.receive("error"))["code"] == "malformed"
            assert (await client.ask("sale"))["type"] == "sale"
            await client.close()

    asyncio.run(attack())


# The first message

WRONG_KEY = "A" * 43
HELLOS: dict[str, tuple[str | bytes, str, int]] = {
    "no hello": ('{"type":"sale"}', "malformed", 4400),
    "nothing": ("", "malformed", 4400),
    "a hello as bytes": (b'{"type":"hello"}', "malformed", 4400),
    "keys that are no list": ('{"type":"hello","keys":"abc"}', "malformed", 4400),
    "keys that are numbers": ('{"type":"hello","keys":[1]}', "malformed", 4400),
    "five keys": (json.dumps({"type": "hello", "keys": [WRONG_KEY] * 5}), "malformed", 4400),
    "a key too long": (json.dumps({"type": "hello", "keys": ["A" * 101]}), "malformed", 4400),
    "half of a letter for a key": ('{"type":"hello","keys":["\\ud800"]}', "malformed", 4400),
    "a seat that is none": ('{"type":"hello","seat":"green"}', "malformed", 4400),
    "since long before": ('{"type":"hello","since":-2}', "malformed", 4400),
    "since beyond all": ('{"type":"hello","since":1000001}', "malformed", 4400),
    "a wrong key": (json.dumps({"type": "hello", "keys": [WRONG_KEY]}), "wrong-key", 4403),
    "an empty key": ('{"type":"hello","keys":[""]}', "wrong-key", 4403),
    "a key in other letters": ('{"type":"hello","keys":["ключ"]}', "wrong-key", 4403),
    "a seat without a key": ('{"type":"hello","seat":"blue"}', "wrong-key", 4403),
    "a seat that does not play": ('{"type":"hello","seat":"black"}', "wrong-key", 4403),
}


@pytest.mark.parametrize(("hello", "kind", "code"), HELLOS.values(), ids=HELLOS)
def test_an_invalid_hello_is_an_error_and_closes_the_connection(
    attacked: AttackedGame, hello: str | bytes, kind: str, code: int
) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            client = await attacked.open_socket()
            await client.socket.send(hello)
            assert await remaining_messages(client) == [kind, code]

    asyncio.run(attack())


def test_keys_of_another_table_are_invalid_even_beside_valid_ones(attacked: AttackedGame) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            eve = Person(attacked.serving, "Eve")
            keys = await eve.keys(await eve.create_table("device", "device", start=True))
            for keys_sent in (keys, [*attacked.keys, keys[0]], [attacked.keys[0], WRONG_KEY]):
                client = await attacked.open_socket()
                await client.send("hello", keys=keys_sent)
                assert await remaining_messages(client) == ["wrong-key", 4403]
            await eve.close()

    asyncio.run(attack())


@pytest.mark.parametrize(
    "code", ["AAAAAAAA", "A", "A" * 2000, "%00", "%FF", "ABCDEFG%C3%9F", "..%2e", "AAAA'OR1", "%F0%9F%90%AA"]
)
def test_an_unknown_table_is_an_error_and_the_connection_is_closed(serving: Serving, code: str) -> None:
    async def attack() -> None:
        with no_errors_logged(serving):
            assert await remaining_messages(await SocketClient.open_socket(serving, code)) == ["no-such-table", 4404]

    asyncio.run(attack())


def test_a_code_may_be_written_in_small_letters_with_hyphens_and_blanks(attacked: AttackedGame) -> None:
    async def attack() -> None:
        small = attacked.code.lower()
        client = await SocketClient.connect(attacked.serving, f"{small[:4]}-{small[4:]}%20", attacked.keys)
        assert client.table["code"] == attacked.code
        await client.close()

    asyncio.run(attack())


# Frames


def test_a_message_above_16_kb_closes_its_connection_and_no_other(attacked: AttackedGame) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            client, other = await attacked.connect_player(), await attacked.connect_player()
            await client.socket.send("x" * LARGEST)
            assert (await client.receive("error"))["code"] == "malformed"
            await client.socket.send("x" * (LARGEST + 1))
            assert (await remaining_messages(client))[-1] == 1009
            assert (await other.ask("sale"))["type"] == "sale"
            await other.close()

    asyncio.run(attack())


def test_a_message_above_16_kb_in_many_frames_closes_its_connection_too(attacked: AttackedGame) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            client = await attacked.connect_player()
            with suppress(websockets.ConnectionClosed):  # it may be cut before all is sent
                await client.socket.send("x" * 1000 for _ in range(20))
            assert (await remaining_messages(client))[-1] in (1009, NO_CODE)

    asyncio.run(attack())


def test_a_text_that_is_no_utf_8_closes_its_connection(attacked: AttackedGame) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            client = await attacked.connect_player()
            await client.socket.send(b'{"type":"chat","text":"\xff"}', text=True)
            assert (await remaining_messages(client))[-1] == 1007

    asyncio.run(attack())


# Origins


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://", "http://[", "http://[::1", "file://", "http://127.0.0.1:1"]
)
def test_a_page_of_another_site_cannot_connect(attacked: AttackedGame, origin: str) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            with pytest.raises(websockets.InvalidStatus) as refused:
                await attacked.open_socket(origin=origin)
            assert refused.value.response.status_code == 403

    asyncio.run(attack())


def test_a_page_of_this_site_can_connect_and_so_can_a_program(attacked: AttackedGame) -> None:
    async def attack() -> None:
        for origin in (attacked.serving.url, None):
            client = await attacked.open_socket(origin=origin)
            assert (await client.ask("hello"))["type"] == "welcome"
            await client.close()

    asyncio.run(attack())


# Actions


def test_actions_that_are_no_options_are_refused_by_their_rule_and_the_draft_stays(attacked: AttackedGame) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            client = await attacked.connect_player()
            for actions in (["end"], ["F5>"], [attacked.option, "A1>"], [attacked.option] * 64):
                error = await client.attempt(*actions)
                assert error["code"] == "illegal-action"
                assert error["rule"]
                assert (await client.ask("preview", actions=actions))["code"] == "illegal-action"
            await client.close()

    asyncio.run(attack())


@pytest.mark.parametrize("actions", [["castle"], [" "], ["C3>", "\u0000"], ["end"] * 65, ["\u202eend"]])
def test_actions_that_are_no_notation_are_malformed(attacked: AttackedGame, actions: list[str]) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            client = await attacked.connect_player()
            await client.send("try", actions=actions, **client.at())
            assert (await client.receive("error"))["code"] == "malformed"
            await client.close()

    asyncio.run(attack())


@pytest.mark.parametrize("what", ["try", "undo", "restart", "confirm"])
def test_only_the_seat_to_move_can_act_for_itself(attacked: AttackedGame, what: str) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            own = await attacked.connect_player()
            message = {**own.at(), **({"actions": [attacked.option]} if what == "try" else {})}
            spectator = await SocketClient.connect(attacked.serving, attacked.code, [])
            assert (await spectator.ask(what, **message))["code"] == "not-seated"
            other = "pink" if attacked.seat == "blue" else "blue"
            assert (await own.ask("switch-seat", seat=other))["type"] == "welcome"
            assert (await own.ask(what, **message))["code"] == "not-your-turn"
            assert (await own.ask("switch-seat", seat="black"))["code"] == "wrong-key"
            await own.close()
            await spectator.close()

    asyncio.run(attack())


def test_a_message_that_counts_actions_nobody_played_is_stale(attacked: AttackedGame) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            client = await attacked.connect_player()
            for far in ({"action_count": 1_000_000}, {"draft_count": 1_000_000}):
                assert (await client.ask("confirm", **{**client.at(), **far}))["code"] == "stale"
            await client.close()
            late = await SocketClient.connect(attacked.serving, attacked.code, attacked.keys, since=1_000_000)
            assert late.played == []
            await late.close()

    asyncio.run(attack())


# Chat


@pytest.mark.parametrize("evil", ["\u0000", "\u0007", "\u001b", "\n", "\u0085", "\u2028", "\u202e", "\u2066"])
def test_characters_that_could_deceive_are_removed_from_chat(attacked: AttackedGame, evil: str) -> None:
    async def attack() -> None:
        client = await attacked.connect_player()
        assert (await client.ask("chat", text=f"you{evil}won"))["type"] == "ack"
        assert client.chat[-1]["text"] in ("youwon", "you won")
        await client.close()

    asyncio.run(attack())


def test_chat_messages_without_visible_text_are_refused(attacked: AttackedGame) -> None:
    async def attack() -> None:
        async with attacked.unchanged():
            client = await attacked.connect_player()
            for words in (" ", "\t\n", "\u202e\u202c"):
                assert (await client.ask("chat", text=words))["code"] == "malformed"
            await client.close()

    asyncio.run(attack())
