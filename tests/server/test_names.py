"""Names: visible, normalised, and marked if they could be taken for somebody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from naqala.bots.names import bot_name
from naqala.engine.game import Game
from naqala.server.api_error import ApiError
from naqala.server.identity.lookalikes import fold, lookalike, reserved_kind, spectator_lookalike
from naqala.server.identity.names import MAX_MARKS, clean_name
from naqala.server.store.rows import SeatRow
from tests.server.in_process import TWO_PEOPLE, InProcess, with_app
from tests.server.serving import Person, Serving

pytestmark = pytest.mark.once

INVISIBLE = {
    "blanks": "   ", "zero width": "\u200b\u200d\u2060", "hangul filler": "\u3164", "half-width filler": "\uffa0",
    "braille blank": "\u2800", "override": "\u202e\u202c", "no-break space": "\u00a0", "marks only": "\u0301\u0302",
    "variation selectors": "\ufe0f\U000e0100", "tags": "\U000e0041", "grapheme joiner": "\u034f", "dots": "...",
    "quotes": '""[]', "control": "\x1b\x00", "surrogate": "\ud800",
}  # fmt: skip


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_of_which_nothing_is_visible_is_refused(name: str) -> None:
    with pytest.raises(ApiError, match="blank or invisible") as refused:
        clean_name(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("", ""),
        ("Ａｎｎ", "Ann"),
        ("A\u200dn\u00adn", "Ann"),
        ("\u202eAnn\u2066", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Zoe\u034f\u0308", "Zoë"),
        ("A\u3164n\ufe0fn\u2800", "Ann"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("ที่รัก", "ที่รัก"),
        ("نقله", "نقله"),
        ("玲子", "玲子"),
        ("🐪", "🐪"),
        ("\u0301Ann", "Ann"),
        ("A\u20ddnn", "Ann"),
    ],
)
def test_a_name_is_normalised(sent: str, kept: str) -> None:
    assert clean_name(sent) == kept


def test_a_flood_of_combining_marks_is_cut() -> None:
    flooded = clean_name("Z" + "\u0338\u0322\u031b\u0354" * 5 + "a" + "\u0337" * 9)
    assert flooded == "Z" + "\u0338" * MAX_MARKS + "a" + "\u0337" * MAX_MARKS


@pytest.mark.parametrize(
    "name",
    ["Server", "NAQALA", "N\u0430qala", "Nаqаlа", "ADM1N", "Moderat0r", "the_admin", "TheAdmin", "s y s t e m",
     "naqala-server", "Operator 2", "Аdmіn", "Real Admin"],
)  # fmt: skip
def test_nobody_can_be_called_like_the_server_or_its_staff(name: str) -> None:
    with pytest.raises(ApiError, match="looks like the server or its staff"):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        *[
            (name, "bot")
            for name in ("Calm", "саlm", "c a l m", "CaIm", "calrn", "Calm 2", "SharpBot", "sh4rp", "FIERCE")
        ],
        *[(name, "bot") for name in ("𝓬𝓪𝓵𝓶", "gentle-bot", "bot", "ƒierce")],
        *[(name, "seat") for name in ("blue", "ΒLUE", "B1ue", "Black!", "the orange player")],
        *[(name, "staff") for name in ("Smooth Operator", "Admin Bob")],
        *[(name, None) for name in ("Ann", "Pinky", "Blueberry", "Marion", "Иван", "玲子", "Keep Calm and Sow")],
    ],
)
def test_a_look_alike_is_recognised(name: str, kind: str | None) -> None:
    assert reserved_kind(name) == kind


def seat(number: int, name: str, kind: str = "person") -> SeatRow:
    return SeatRow("ABCDEFGH", number, kind, "somebody", name)  # type: ignore[arg-type]


def test_players_whose_names_look_alike_are_both_marked() -> None:
    seats = [seat(0, "Ann"), seat(1, "Аnn"), seat(2, "Bob"), seat(3, "")]
    assert [lookalike(row, seats) for row in seats] == ["player", "player", None, None]
    assert fold("Ann") == fold("Аnn")


def test_ones_own_colour_deceives_nobody_and_bots_are_no_look_alikes() -> None:
    seats = [seat(0, "Blue"), seat(1, "Blue"), SeatRow("ABCDEFGH", 2, "bot", None, "", "calm")]
    assert [lookalike(row, seats) for row in seats] == ["player", "seat", None]


def test_a_person_called_like_a_bot_is_marked_at_the_table_of_the_bot_only() -> None:
    name = bot_name("ABCDEFGH", 2)
    bot = SeatRow("ABCDEFGH", 2, "bot", None, "", "calm")
    for copy in (name, name.upper(), f"{name} 2"):
        assert lookalike(seat(0, copy), [seat(0, copy), seat(1, "Bob"), bot]) == "bot"
        assert lookalike(seat(0, copy), [seat(0, copy), seat(1, "Bob")]) is None
        assert spectator_lookalike(copy, [seat(1, "Bob"), bot]) == "bot"
    assert lookalike(seat(0, bot_name("ABCDEFGH", 0)), [seat(0, bot_name("ABCDEFGH", 0)), bot]) is None


# On a server


def test_a_refused_name_changes_nothing(serving: Serving) -> None:
    async def check() -> None:
        ann, eve = Person(serving, "Ann"), Person(serving, "\u3164")
        code = await ann.create_table("person", "person", "person")
        assert await eve.refused("/api/me", name="\u200b") == "bad-name"
        assert await eve.refused(f"/api/tables/{code}/join", name="Server") == "bad-name"
        seats = [{"kind": "device", "name": "Eve"}, {"kind": "device", "name": "\u2800"}]
        assert await eve.refused("/api/tables", seats=seats) == "bad-name"
        assert "naqala" not in eve.http.cookies
        await eve.post("/api/me", name="Eve")
        assert await eve.refused("/api/me", name="   ") == "bad-name"
        assert await eve.post("/api/me", name="") == {"known": True, "name": "Eve", "language": None}

    asyncio.run(check())


def test_look_alikes_are_marked_at_the_table_and_in_the_lobby(serving: Serving) -> None:
    async def check() -> None:
        ann, eve = Person(serving, "Ann"), Person(serving, "Cаlm")
        code = await ann.create_table("person", "person", "calm", "person", public=True)
        await eve.join(code)
        client = await ann.connect(code)
        assert [seat["lookalike"] for seat in client.table["seats"]] == [None, "bot", None, None]
        listed = [table for table in (await eve.get("/api/tables"))["waiting"] if table["code"] == code]
        assert [seat["lookalike"] for seat in listed[0]["seats"]] == [None, "bot", None, None]
        await client.close()

    asyncio.run(check())


def test_a_look_alike_is_marked_in_the_lobby_if_its_table_is_not_in_memory(tmp_path: Path) -> None:
    async def check(app: InProcess) -> None:
        eve = app.browser()
        await eve.post("/api/tables", json=TWO_PEOPLE | {"public": True, "name": "Cаlm"})
        app.registry.sessions.clear()
        (table,) = (await eve.get("/api/tables")).json()["waiting"]
        assert [seat["lookalike"] for seat in table["seats"]] == ["bot", None]

    with_app(tmp_path, check)


@pytest.mark.parametrize("name", ["Z\u0338\u0322a", "玲子", "🐪", "O'Hara", "نقله"])
def test_a_kept_name_can_be_written_into_a_record(name: str) -> None:
    game = Game.new(2, 7)
    record = game.record({"Blue": f"person {clean_name(name)}"})
    assert f'[Blue "person {clean_name(name)}"]' in record
