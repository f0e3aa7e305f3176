"""`naqala admin` against a running server."""

from __future__ import annotations

import asyncio
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.operating import table_of_two
from tests.server.serving import Serving

pytestmark = pytest.mark.once

Admin = Callable[..., Any]


@pytest.fixture
def admin(naqala: Any, serving: Serving, monkeypatch: pytest.MonkeyPatch) -> Admin:
    """Runs `naqala admin` as the operator would, on the machine of the server."""
    monkeypatch.delenv("NAQALA_OPERATOR_KEY", raising=False)
    monkeypatch.delenv("NAQALA_HOST", raising=False)
    monkeypatch.setenv("NAQALA_PORT", str(serving.port))
    monkeypatch.setenv("NAQALA_DATABASE_URL", f"sqlite+aiosqlite:///{serving.database}")

    def run(*words: str) -> Any:
        return naqala("admin", *words)

    return run


def test_the_first_command_creates_a_key_that_only_its_owner_can_read(
    naqala: Any, own_serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NAQALA_OPERATOR_KEY", raising=False)
    options = ("--server", own_serving.url, "--database", f"sqlite+aiosqlite:///{own_serving.database}")
    result = naqala("admin", "status", *options)
    assert result.code == 0, result.err
    assert "open reports: 0" in result.out
    file = own_serving.folder / "operator.key"
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    assert len(file.read_text().strip()) >= 40
    assert naqala("admin", "status", *options).code == 0
    assert file.read_text().strip() not in own_serving.logged()


def test_a_report_is_read_and_handled(admin: Admin, serving: Serving) -> None:
    async def report() -> tuple[str, int]:
        code, ann, bob = await table_of_two(serving)
        await (await bob.connect(code)).ask("chat", text="You camel")
        return code, (await ann.post(f"/api/tables/{code}/reports", seat="pink", reason="abuse", text="Rude"))["report"]

    code, number = asyncio.run(report())
    shown = admin("reports").out
    for words in (
        f"Report {number}",
        "abuse",
        f"pink at table {code}",
        "about Bob @",
        "by - @",
        '"Rude"',
        "Bob (pink): You camel",
    ):
        assert words in shown, words
    muted = admin("mute", f"{code}/pink", "--reason", "Be kind", "--days", "1")
    assert "muted until" in muted.out
    assert "Be kind" in muted.out
    [person] = json.loads(admin("mutes", "--json").out)["identities"]
    assert person["mute"]["reason"] == "Be kind"
    assert admin("unmute", person["short"]).code == 0
    assert admin("mutes").out == "Nobody was found.\n"
    assert f"Report {number}" not in admin("resolve", str(number), "--note", "muted").out
    assert "resolved" in admin("reports", "--all").out
    assert "unmute" in admin("log").out


def test_people_and_networks_are_banned_and_tables_closed(admin: Admin, serving: Serving) -> None:
    code, _, _ = asyncio.run(table_of_two(serving))
    assert "Abuse" in admin("ban", f"{code}/pink", "--reason", "Abuse").out
    assert "198.51.100.0/24" in admin("ban", "198.51.100.0/24", "--reason", "Spam", "--hours", "2").out
    assert "for ever" in admin("bans").out
    assert "198.51.100.0/24" not in admin("unban", "198.51.100.0/24").out
    assert admin("unban", f"{code}/pink").out == "Nobody is banned.\n"
    assert "pink: Bob @" in admin("tables", code).out
    assert "closed" in admin("close", code, "--reason", "Test").out
    assert "Bob" not in admin("people", "nobody has this name").out
    refused = admin("close", code, "--reason", "Again")
    assert refused.code == 2
    assert refused.err.startswith("This table is closed already. (closed)")


def test_without_a_server_the_command_says_how_to_start_one(naqala: Any, tmp_path: Path) -> None:
    result = naqala(
        "admin", "reports", "--server", "http://127.0.0.1:9", "--database", f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    )
    assert result.code == 2
    assert "No Naqala server answers at http://127.0.0.1:9" in result.err
    assert "naqala serve" in result.err


def test_another_data_folder_or_a_wrong_key_is_explained(admin: Admin, tmp_path: Path) -> None:
    assert admin("status").code == 0
    wrong = admin("status", "--operator-key", "this-is-not-the-right-key")
    assert wrong.code == 2
    assert "The operator key is wrong." in wrong.err
    assert "--operator-key" in wrong.err
    assert "not-the-right" not in wrong.err
    assert "16 to 200" in admin("status", "--operator-key", "short").err


def test_the_key_is_not_sent_in_the_clear_to_another_machine(naqala: Any) -> None:
    clear = naqala("admin", "status", "--server", "http://naqala.example", "--operator-key", "x" * 20)
    assert clear.code == 2
    assert "https" in clear.err
    own = naqala("admin", "status", "--server", "https://naqala.example", "--operator-key", "")
    assert own.code == 2
    assert "Give the operator key of https://naqala.example" in own.err


@pytest.mark.parametrize("missing", [("mute", "@someone"), ("ban", "192.0.2.1"), ("close", "ABCDEFGH")])
def test_a_reason_is_required(admin: Admin, missing: tuple[str, ...]) -> None:
    result = admin(*missing)
    assert result.code == 2
    assert "--reason" in result.err
