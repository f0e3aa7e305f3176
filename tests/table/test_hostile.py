"""Sockets that say what makes no sense: refused with a kind or cut with a code, and the game stays as it was."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

import pytest
import websockets

from tests.table.hostile import NO_CODE, Besieged, fate, untroubled
from tests.table.serving import Line, Person, Serving

pytestmark = pytest.mark.once

LARGEST = 16 * 1024
NONSENSE: dict[str, str | bytes] = {
    "nothing": "",
    "blanks": "  \n",
    "bytes": b"\x00\xff\x80",
    "a message as bytes": b'{"say":"sale"}',
    "half of a message": '{"say":"sa',
    "two messages": '{"say":"sale"}{"say":"sale"}',
    "no JSON": "{'say':'sale'}",
    "null": "null",
    "a number": "1",
    "a list": '[{"say":"sale"}]',
    "no say": "{}",
    "a say that is unknown": '{"say":"dance"}',
    "a say that is a list": '{"say":["sale"]}',
    "a say that is null": '{"say":null}',
    "an unknown field": '{"say":"sale","more":1}',
    "a field of the engine": '{"say":"sale","__class__":"Game"}',
    "deep lists": "[" * 5000 + "]" * 5000,
    "a deep field": '{"say":"sale","to":' + '{"a":' * 1000 + "1" + "}" * 1001,
    "a huge number": '{"say":"sale","to":' + "9" * 10_000 + "}",
    "a number beyond all": '{"say":"sale","to":1e999}',
    "not a number": '{"say":"sale","to":NaN}',
    "endless": '{"say":"sale","to":-Infinity}',
    "a fraction": '{"say":"sale","to":1.5}',
    "a number below zero": '{"say":"sale","to":-1}',
    "yes for a number": '{"say":"sale","to":true}',
    "words for a number": '{"say":"sale","to":"1"}',
    "half of a letter": '{"say":"chat","words":"\\ud800"}',
    "the wrong half of a letter": '{"say":"chat","words":"\\udc00\\ud800"}',
    "a broken escape": '{"say":"chat","words":"\\u12"}',
    "a line break in words": '{"say":"chat","words":"a\nb"}',
    "no words": '{"say":"chat","words":""}',
    "too many words": '{"say":"chat","words":"' + "a" * 301 + '"}',
    "words that are a number": '{"say":"chat","words":7}',
    "hello again": '{"say":"hello"}',
    "no deeds": '{"say":"would","deeds":[]}',
    "deeds that are numbers": '{"say":"would","deeds":[1]}',
    "an empty deed": '{"say":"would","deeds":[""]}',
    "a deed too long": '{"say":"would","deeds":["' + "C3>" * 30 + '"]}',
    "too many deeds": json.dumps({"say": "would", "deeds": ["end"] * 65}),
    "a deed that is no notation": '{"say":"why","deed":"castle"}',
    "a deed in other digits": '{"say":"why","deed":"C\\u0663>"}',
    "a deed with a zero": '{"say":"why","deed":"C3>\\u0000"}',
    "a tile off the board": '{"say":"outcomes","start":"G6"}',
    "a tile and a line break": '{"say":"outcomes","start":"A1\\n"}',
    "a tribe that is none": '{"say":"outcomes","tribe":"x"}',
    "a seat that is none": '{"say":"sit","seat":"green"}',
    "a djinn that is none": '{"say":"payment","djinn":"Aladdin"}',
    "a djinn of control characters": '{"say":"payment","djinn":"\\u0007\\u202e"}',
}


@pytest.fixture(scope="module")
def besieged(serving: Serving) -> Besieged:
    return asyncio.run(Besieged.lay(serving))


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused_as_malformed_and_the_line_goes_on(besieged: Besieged, nonsense: str | bytes) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            line = await besieged.line()
            await line.socket.send(nonsense)
            assert (await line.hear("refusal"))["kind"] == "malformed"
            assert (await line.ask("sale"))["told"] == "sale"
            await line.close()

    asyncio.run(siege())


# The first message

WRONG_KEY = "A" * 43
HELLOS: dict[str, tuple[str | bytes, str, int]] = {
    "no hello": ('{"say":"sale"}', "malformed", 4400),
    "nothing": ("", "malformed", 4400),
    "a hello as bytes": (b'{"say":"hello"}', "malformed", 4400),
    "keys that are no list": ('{"say":"hello","keys":"abc"}', "malformed", 4400),
    "keys that are numbers": ('{"say":"hello","keys":[1]}', "malformed", 4400),
    "five keys": (json.dumps({"say": "hello", "keys": [WRONG_KEY] * 5}), "malformed", 4400),
    "a key too long": (json.dumps({"say": "hello", "keys": ["A" * 101]}), "malformed", 4400),
    "half of a letter for a key": ('{"say":"hello","keys":["\\ud800"]}', "malformed", 4400),
    "a seat that is none": ('{"say":"hello","seat":"green"}', "malformed", 4400),
    "since long before": ('{"say":"hello","since":-2}', "malformed", 4400),
    "since beyond all": ('{"say":"hello","since":1000001}', "malformed", 4400),
    "a wrong key": (json.dumps({"say": "hello", "keys": [WRONG_KEY]}), "wrong-key", 4403),
    "an empty key": ('{"say":"hello","keys":[""]}', "wrong-key", 4403),
    "a key in other letters": ('{"say":"hello","keys":["ключ"]}', "wrong-key", 4403),
    "a seat without a key": ('{"say":"hello","seat":"blue"}', "wrong-key", 4403),
    "a seat that does not play": ('{"say":"hello","seat":"black"}', "wrong-key", 4403),
}


@pytest.mark.parametrize(("hello", "kind", "code"), HELLOS.values(), ids=HELLOS)
def test_who_does_not_say_hello_properly_is_refused_and_cut(
    besieged: Besieged, hello: str | bytes, kind: str, code: int
) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            line = await besieged.dial()
            await line.socket.send(hello)
            assert await fate(line) == [kind, code]

    asyncio.run(siege())


def test_the_keys_of_another_table_open_nothing_even_beside_right_ones(besieged: Besieged) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            eve = Person(besieged.serving, "Eve")
            keys = await eve.keys(await eve.lay("device", "device", start=True))
            for said in (keys, [*besieged.keys, keys[0]], [besieged.keys[0], WRONG_KEY]):
                line = await besieged.dial()
                await line.say("hello", keys=said)
                assert await fate(line) == ["wrong-key", 4403]
            await eve.close()

    asyncio.run(siege())


@pytest.mark.parametrize(
    "code", ["AAAAAAAA", "A", "A" * 2000, "%00", "%FF", "ABCDEFG%C3%9F", "..%2e", "AAAA'OR1", "%F0%9F%90%AA"]
)
def test_a_table_that_is_not_there_is_refused_and_the_line_is_cut(serving: Serving, code: str) -> None:
    async def siege() -> None:
        with untroubled(serving):
            assert await fate(await Line.dial(serving, code)) == ["no-such-table", 4404]

    asyncio.run(siege())


def test_a_code_may_be_written_in_small_letters_with_hyphens_and_blanks(besieged: Besieged) -> None:
    async def siege() -> None:
        small = besieged.code.lower()
        line = await Line.connect(besieged.serving, f"{small[:4]}-{small[4:]}%20", besieged.keys)
        assert line.table["code"] == besieged.code
        await line.close()

    asyncio.run(siege())


# Frames


def test_a_message_above_16_kb_cuts_its_line_and_no_other(besieged: Besieged) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            line, other = await besieged.line(), await besieged.line()
            await line.socket.send("x" * LARGEST)
            assert (await line.hear("refusal"))["kind"] == "malformed"
            await line.socket.send("x" * (LARGEST + 1))
            assert (await fate(line))[-1] == 1009
            assert (await other.ask("sale"))["told"] == "sale"
            await other.close()

    asyncio.run(siege())


def test_a_message_above_16_kb_in_many_frames_cuts_its_line_too(besieged: Besieged) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            line = await besieged.line()
            with suppress(websockets.ConnectionClosed):  # it may be cut before all is sent
                await line.socket.send("x" * 1000 for _ in range(20))
            assert (await fate(line))[-1] in (1009, NO_CODE)

    asyncio.run(siege())


def test_a_text_that_is_no_utf_8_cuts_its_line(besieged: Besieged) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            line = await besieged.line()
            await line.socket.send(b'{"say":"chat","words":"\xff"}', text=True)
            assert (await fate(line))[-1] == 1007

    asyncio.run(siege())


# Where a page comes from


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://", "http://[", "http://[::1", "file://", "http://127.0.0.1:1"]
)
def test_a_page_of_another_site_gets_no_line(besieged: Besieged, origin: str) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            with pytest.raises(websockets.InvalidStatus) as refused:
                await besieged.dial(origin=origin)
            assert refused.value.response.status_code == 403

    asyncio.run(siege())


def test_a_page_of_this_site_gets_a_line_and_so_does_a_program(besieged: Besieged) -> None:
    async def siege() -> None:
        for origin in (besieged.serving.url, None):
            line = await besieged.dial(origin=origin)
            assert (await line.ask("hello"))["told"] == "welcome"
            await line.close()

    asyncio.run(siege())


# Deeds


def test_deeds_that_are_no_options_are_refused_by_their_rule_and_the_draft_stays(besieged: Besieged) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            line = await besieged.line()
            for deeds in (["end"], ["F5>"], [besieged.option, "A1>"], [besieged.option] * 64):
                refusal = await line.attempt(*deeds)
                assert refusal["kind"] == "not-possible"
                assert refusal["rule"]
                assert (await line.ask("would", deeds=deeds))["kind"] == "not-possible"
            await line.close()

    asyncio.run(siege())


@pytest.mark.parametrize("deeds", [["castle"], [" "], ["C3>", "\u0000"], ["end"] * 65, ["\u202eend"]])
def test_deeds_that_are_no_notation_are_malformed(besieged: Besieged, deeds: list[str]) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            line = await besieged.line()
            await line.say("try", deeds=deeds, **line.at())
            assert (await line.hear("refusal"))["kind"] == "malformed"
            await line.close()

    asyncio.run(siege())


@pytest.mark.parametrize("what", ["try", "undo", "restart", "confirm"])
def test_nobody_acts_for_the_seat_that_is_asked_but_itself(besieged: Besieged, what: str) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            own = await besieged.line()
            message = {**own.at(), **({"deeds": [besieged.option]} if what == "try" else {})}
            spectator = await Line.connect(besieged.serving, besieged.code, [])
            assert (await spectator.ask(what, **message))["kind"] == "not-seated"
            other = "pink" if besieged.seat == "blue" else "blue"
            assert (await own.ask("sit", seat=other))["told"] == "welcome"
            assert (await own.ask(what, **message))["kind"] == "not-your-turn"
            assert (await own.ask("sit", seat="black"))["kind"] == "wrong-key"
            await own.close()
            await spectator.close()

    asyncio.run(siege())


def test_who_claims_to_have_seen_deeds_that_nobody_played_is_stale(besieged: Besieged) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            line = await besieged.line()
            for far in ({"seen": 1_000_000}, {"drafted": 1_000_000}):
                assert (await line.ask("confirm", **{**line.at(), **far}))["kind"] == "stale"
            await line.close()
            late = await Line.connect(besieged.serving, besieged.code, besieged.keys, since=1_000_000)
            assert late.played == []
            await late.close()

    asyncio.run(siege())


# Words


@pytest.mark.parametrize("evil", ["\u0000", "\u0007", "\u001b", "\n", "\u0085", "\u2028", "\u202e", "\u2066"])
def test_words_come_without_characters_that_could_deceive(besieged: Besieged, evil: str) -> None:
    async def siege() -> None:
        line = await besieged.line()
        assert (await line.ask("chat", words=f"you{evil}won"))["told"] == "done"
        assert line.chat[-1]["words"] in ("youwon", "you won")
        await line.close()

    asyncio.run(siege())


def test_words_that_show_nothing_are_refused(besieged: Besieged) -> None:
    async def siege() -> None:
        async with besieged.unharmed():
            line = await besieged.line()
            for words in (" ", "\t\n", "\u202e\u202c"):
                assert (await line.ask("chat", words=words))["kind"] == "malformed"
            await line.close()

    asyncio.run(siege())
