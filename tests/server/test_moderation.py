"""Moderation: reports of players, mutes, bans of people, closed tables, and the audit log."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest

from tests.server.operating import Operator, table_of_two
from tests.server.seated import rejected, seated
from tests.server.serving import Person, Serving, SocketClient

pytestmark = pytest.mark.once


# Reports


def test_a_report_contains_both_people_and_the_recent_chat(serving: Serving) -> None:
    async def check() -> None:
        code, ann, bob = await table_of_two(serving)
        client = await bob.connect(code)
        for nth in range(35):
            await client.ask("chat", text=f"insult {nth}")
        receipt = await ann.post(f"/api/tables/{code}/reports", seat="pink", reason="abuse", text="He\x1b insults\nme")
        operator = Operator(serving)
        [report] = [one for one in (await operator.get("/reports"))["reports"] if one["id"] == receipt["report"]]
        assert (report["table"], report["seat"], report["reason"]) == (code, "pink", "abuse")
        assert (report["reported_name"], report["reported"]["name"]) == ("Bob", "")  # named at this table only
        assert report["text"] == "He insults me"
        assert [message["text"] for message in report["chat"]] == [f"insult {nth}" for nth in range(5, 35)]
        resolved = await operator.post(f"/reports/{report['id']}/resolve", note="talked to Bob")
        assert report["id"] not in [one["id"] for one in resolved["reports"]]
        old = (await operator.get("/reports", status="resolved"))["reports"]
        assert ("talked to Bob", report["id"]) in [(one["note"], one["id"]) for one in old]
        assert await operator.refused("/reports/999999/resolve") == "not-found"

    asyncio.run(check())


def test_a_player_who_insulted_and_left_can_still_be_reported(serving: Serving) -> None:
    async def check() -> None:
        code, ann, bob = await table_of_two(serving)
        await (await bob.connect(code)).ask("chat", text="insult")
        await bob.post("/api/me", name="Bob the Rude")
        await bob.post(f"/api/tables/{code}/leave")
        await ann.post(f"/api/tables/{code}/reports", seat="pink", reason="abuse")
        report = (await Operator(serving).get("/reports"))["reports"][0]
        assert report["reported"]["name"] == "Bob the Rude"

    asyncio.run(check())


def test_only_players_report_others_and_not_too_often(serving: Serving) -> None:
    async def check() -> None:
        code, ann, _ = await table_of_two(serving)
        eve = Person(serving, "Eve")
        await eve.post("/api/me", name="Eve")
        reports = f"/api/tables/{code}/reports"
        assert await Person(serving).refused(reports, seat="pink", reason="spam") == "no-identity"
        assert await eve.refused(reports, seat="pink", reason="spam") == "not-seated"
        assert await ann.refused(reports, seat="blue", reason="spam") == "illegal-action"
        assert await ann.refused(reports, seat="black", reason="spam") == "no-such-seat"
        assert await ann.refused(reports, seat="pink", reason="boring") == "malformed"
        assert await ann.refused(reports, seat="pink", reason="spam", text="x" * 501) == "malformed"
        await ann.post(reports, seat="pink", reason="spam")
        assert await ann.refused(reports, seat="pink", reason="other") == "already-reported"
        with_bot = await ann.create_table("person", "calm", "person")
        assert await ann.refused(f"/api/tables/{with_bot}/reports", seat="pink", reason="other") == "illegal-action"
        assert await ann.refused(f"/api/tables/{with_bot}/reports", seat="orange", reason="other") == "illegal-action"

    asyncio.run(check())


def test_one_identity_reports_ten_times_a_day(serving: Serving) -> None:
    async def check() -> None:
        ann, bob = Person(serving, "Ann"), Person(serving, "Bob")
        codes = []
        for _ in range(4):
            codes.append(await ann.create_table("person", "device", "person", "person"))
            for other in (bob, Person(serving), Person(serving)):
                await other.join(codes[-1])
        sent = [(code, seat) for code in codes for seat in ("blue", "pink", "orange", "black")]
        answers = [
            (await bob.http.post(f"/api/tables/{code}/reports", json={"seat": seat, "reason": "other"})).json()
            for code, seat in sent
        ]
        assert sum("report" in answer for answer in answers) == 10
        assert answers[-1].get("code") in ("rate-limited", "illegal-action")
        assert "rate-limited" in [answer.get("code") for answer in answers]

    asyncio.run(check())


def test_a_report_contains_nothing_of_the_game(serving: Serving) -> None:
    async def check() -> None:
        table = await seated(serving)
        await table.people[0].post(f"/api/tables/{table.code}/reports", seat="pink", reason="cheating")
        operator = Operator(serving)
        texts = [json.dumps(await operator.get(path)) for path in ("/reports", "/tables", "/identities", "/overview")]
        with closing(sqlite3.connect(serving.database)) as store:
            secrets = store.execute("SELECT hex(seed), hex(salt) FROM tables WHERE code = ?", (table.code,)).fetchone()
        for word in (*secrets, "gold", "hand", "seed", "salt"):
            assert not [text for text in texts if word.lower() in text.lower()], word

    asyncio.run(check())


# Mutes


def test_who_is_muted_cannot_chat_and_reads_why(serving: Serving) -> None:
    async def check() -> None:
        code, _, bob = await table_of_two(serving)
        client, operator = await bob.connect(code), Operator(serving)
        assert (await client.ask("chat", text="hello"))["type"] == "ack"
        [muted] = (await operator.post("/mute", identity=f"{code}/pink", reason="Insults", hours=2))["identities"]
        assert muted["mute"]["reason"] == "Insults"
        refusal = await client.ask("chat", text="hello")
        assert refusal["code"] == "muted"
        assert "until" in refusal["message"]
        assert "Insults" in refusal["message"]
        me = await bob.get("/api/me")
        assert me["mute"] == muted["mute"]
        assert muted["short"] in [person["short"] for person in (await operator.get("/mutes"))["identities"]]
        assert (await client.ask("ping"))["type"] == "ack"  # everything else works
        await operator.post("/unmute", identity=muted["short"])
        assert (await client.ask("chat", text="sorry"))["type"] == "ack"
        assert await operator.refused("/unmute", identity=muted["short"]) == "not-found"

    asyncio.run(check())


def test_a_mute_ends_by_itself(serving: Serving) -> None:
    async def check() -> None:
        code, _, bob = await table_of_two(serving)
        client, operator = await bob.connect(code), Operator(serving)
        await operator.post("/mute", identity=f"{code}/pink", reason="A moment", hours=1 / 3600)
        while (reply := await client.ask("chat", text="hello"))["type"] != "ack":
            assert reply["code"] == "muted"
            await asyncio.sleep(0.1)

    asyncio.run(check())


# Bans


def test_who_is_banned_loses_the_seat_and_can_do_nothing_but_see_why(serving: Serving) -> None:
    async def check() -> None:
        code, ann, bob = await table_of_two(serving)
        [key], client, friend = await bob.keys(code), await bob.connect(code), await ann.connect(code)
        operator = Operator(serving)
        bans = (await operator.post("/ban", identity=f"{code}/pink", reason="Cheating", hours=24))["bans"]
        person = next(ban["person"] for ban in bans if ban["person"] and ban["reason"] == "Cheating")
        assert (await client.receive("welcome"))["own_seats"] == []
        await friend.until(lambda client: not client.table["seats"][1]["connected"])
        assert await rejected(serving, code, keys=[key]) == "banned"
        for path in (f"{code}/join", f"{code}/keys", f"{code}/start", f"{code}/rematch"):
            assert await bob.refused(f"/api/tables/{path}") == "banned"
        seats = [{"kind": "person"}, {"kind": "bot", "level": "calm"}]
        assert await bob.refused("/api/tables", seats=seats) == "banned"
        assert await bob.refused("/api/me", name="Another") == "banned"
        assert (await bob.get("/api/me"))["ban"]["reason"] == "Cheating"
        assert (await SocketClient.connect(serving, code, [])).seats == []  # may watch
        await bob.post(f"/api/tables/{code}/leave")
        await operator.post("/unban", identity=person["id"])
        await bob.join(code)
        assert "ban" not in await bob.get("/api/me")

    asyncio.run(check())


def test_everything_the_operator_did_survives_a_restart(own_serving: Serving) -> None:
    async def restrict() -> tuple[str, str]:
        game = await seated(own_serving)
        await game.to_move.attempt(game.to_move.options[0]["notation"])
        code, ann, _ = await table_of_two(own_serving)
        operator = Operator(own_serving)
        await operator.post("/mute", identity=f"{code}/blue", reason="Spam")
        await operator.post("/ban", identity=f"{code}/pink", reason="Abuse")
        await ann.post(f"/api/tables/{code}/reports", seat="pink", reason="abuse")
        await operator.post(f"/tables/{game.code}/close", reason="Insults")
        return code, game.code

    code, closed = asyncio.run(restrict())
    own_serving.kill()
    own_serving.start()

    async def check() -> None:
        operator = Operator(own_serving)
        actions = (await operator.get("/actions"))["actions"]
        done = [(action["action"], action["reason"]) for action in actions]
        assert done == [("close", "Insults"), ("ban", "Abuse"), ("mute", "Spam")]
        client = await SocketClient.connect(own_serving, closed, [])
        assert (client.table["status"], client.table["closed_reason"]) == ("closed", "Insults")
        assert await Person(own_serving, "Eve").refused(f"/api/tables/{closed}/join") == "closed"
        overview = await operator.get("/overview")
        assert (overview["mutes"], overview["bans"], overview["open_reports"]) == (1, 1, 1)
        assert await operator.refused("/mute", identity="@nobodyhere", reason="x") == "not-found"
        assert (await operator.get("/reports"))["reports"][0]["table"] == code

    asyncio.run(check())


# Closing tables


def test_the_operator_closes_a_running_game_and_everybody_is_told(serving: Serving) -> None:
    async def check() -> None:
        table, operator = await seated(serving), Operator(serving)
        to_move = table.to_move
        [closed] = (await operator.post(f"/tables/{table.code}/close", reason="Offensive chat"))["tables"]
        assert closed["status"] == "closed"
        for client in table.clients:
            await client.until(lambda client: client.table["status"] == "closed" and not client.options)
            assert client.table["closed_reason"] == "Offensive chat"
        assert (await to_move.ask("try", actions=["1"], action_count=0, draft_count=0))["code"] == "closed"
        assert (await to_move.ask("chat", text="why?"))["code"] == "closed"
        for what in ("scores", "record", "replay"):  # nothing secret is published
            assert await table.people[0].refused(f"/api/tables/{table.code}/{what}", "GET") == "not-finished"
        assert await operator.refused(f"/tables/{table.code}/close", reason="again") == "closed"

    asyncio.run(check())


def test_the_operator_finds_people_and_tables(serving: Serving) -> None:
    async def check() -> None:
        code, ann, _ = await table_of_two(serving)
        await ann.post("/api/me", name="Xanthippe 100%_")
        operator = Operator(serving)
        [person] = (await operator.get("/identities", query="THIPPE 100%_"))["identities"]
        assert person["name"] == "Xanthippe 100%_"
        assert (await operator.get("/identities", query=person["short"]))["identities"] == [person]
        [table] = (await operator.get("/tables", query=code.lower()))["tables"]
        assert table["seats"][0]["short"] == person["short"]
        assert (await operator.get("/tables", query="no such name"))["tables"] == []
        for wrong in ("@abc", "K7Q2M9AB/green", f"{code}/black", "@" + "x" * 20):
            assert await operator.refused("/mute", identity=wrong, reason="x") in ("not-found", "malformed")

    asyncio.run(check())


def test_the_key_is_nowhere_in_the_log(serving: Serving) -> None:
    async def use() -> str:
        operator = Operator(serving)
        await operator.get("/overview")
        return operator.key

    assert asyncio.run(use()) not in serving.logged()
