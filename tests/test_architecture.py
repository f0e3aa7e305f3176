"""docs/architecture.md names files that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FOLDERS = [
    ROOT / folder
    for folder in (
        ".",
        "src/naqala",
        "src/naqala/engine",
        "src/naqala/engine/steps",
        "src/naqala/bots",
        "src/naqala/server",
        "web/src",
    )
]
FLOWS = TEXT.partition("## Three flows")[2].partition("\n## ")[0]
NAMED = re.findall(r"`([\w./-]+(?:\.py|\.ts|\.svelte|/))`", TEXT)
STEPS = re.findall(r"^\d+\. (.*)$", FLOWS, re.MULTILINE)


def test_every_file_and_folder_that_the_page_names_exists():
    assert NAMED
    missing = [name for name in NAMED if not any((folder / name).exists() for folder in FOLDERS)]
    assert missing == []


def test_every_step_of_the_three_flows_is_a_file_or_a_folder_and_one_clause():
    assert len(STEPS) > 20
    assert [step for step in STEPS if not re.fullmatch(r"`[\w./-]+`(, `[\w./-]+`)* – [^\n]+\.", step)] == []
