"""Where the games of a user are stored."""

from __future__ import annotations

from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from naqala.server.settings import APP, NoDataFolder, data_folder, database_url, folder_in_use


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in ("NAQALA_HOME", "NAQALA_DATABASE_URL", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def on_linux(variable: str, value: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(variable, value)
    monkeypatch.setattr("naqala.server.settings.USER_DIRS", Unix(APP))
    return data_folder()


def test_a_chosen_folder_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert on_linux("NAQALA_HOME", "games", monkeypatch) == Path("games")


def test_on_linux_it_is_in_the_folder_for_data(monkeypatch: pytest.MonkeyPatch) -> None:
    assert on_linux("XDG_DATA_HOME", "/data", monkeypatch) == Path("/data/naqala")


@pytest.mark.parametrize("value", ["", "data"], ids=["empty", "relative"])
def test_on_linux_it_is_in_the_home_folder_otherwise(home: Path, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert on_linux("XDG_DATA_HOME", value, monkeypatch) == home / ".local" / "share" / "naqala"


def test_on_macos_it_is_where_macos_has_it_unless_there_is_only_the_earlier_one(home: Path) -> None:
    native, earlier = MacOS(APP, appauthor=False).user_data_path, Unix(APP).user_data_path
    assert native == home / "Library" / "Application Support" / "naqala"
    assert folder_in_use(native, earlier) == native
    earlier.mkdir(parents=True)
    assert folder_in_use(native, earlier) == earlier
    native.mkdir(parents=True)
    assert folder_in_use(native, earlier) == native


def test_the_database_is_in_it_by_an_absolute_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NAQALA_HOME", "games")
    assert database_url() == f"sqlite+aiosqlite:///{tmp_path}/games/tables.db"


def test_a_user_without_a_home_folder_is_told_to_choose_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(_: int) -> None:
        raise KeyError

    monkeypatch.delenv("HOME")
    monkeypatch.setattr("pwd.getpwuid", unknown)
    with pytest.raises(NoDataFolder, match="NAQALA_HOME"):
        data_folder()
