"""The changelog keeps its format, and the newest release in it is the version of the package or an earlier one."""

import re
from pathlib import Path

from naqala import __version__

CHANGELOG = (Path(__file__).parents[1] / "CHANGELOG.md").read_text("utf-8")
KINDS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def test_what_is_not_released_comes_first_and_releases_follow_from_the_newest_to_the_oldest():
    first, *releases = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    assert first == "[Unreleased]"
    found = [re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}", release) for release in releases]
    assert all(found)
    versions = [numbers(match[1]) for match in found if match]
    assert versions == sorted(versions, reverse=True)
    assert all(version <= numbers(__version__) for version in versions)


def test_each_version_lists_changes_by_kind_in_the_usual_order():
    for version in re.split(r"^## ", CHANGELOG, flags=re.MULTILINE)[1:]:
        kinds = re.findall(r"^### (.*)$", version, re.MULTILINE)
        assert kinds == [kind for kind in KINDS if kind in kinds]
        assert kinds
