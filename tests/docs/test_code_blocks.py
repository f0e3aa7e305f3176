"""Every code block of the documentation works: Python and commands run, the rest can be read."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from naqala import Game
from tests.docs.page_runner import NOT_RUN, PageRunner, matches
from tests.docs.pages import MARKDOWN, PAGES, ROOT, Block, blocks_of, name_of

EXECUTED = {"python", "sh"}
READ = {"json", "output", "record"}
SHOWN = {
    "text": "a list, a tree or a plot",
    "markdown": "a line to add: tests/test_adding_a_djinn.py adds it",
    "actions": "tests/engine/notation/test_documentation.py reads these four",
    "asked": "",
    "lines": "",
    "position": "",
    "ebnf": "the grammar of the notation",
    "nginx": "a configuration, tried with nginx by hand",
    "html": "for a page of another site",
}
DIRECTIVES = {"{eval-rst}", "{toctree}"}
ELSEWHERE = {
    "docs/wire.md": "tests/server/test_protocol_docs.py runs the client against a server",
    "docs/adding-a-djinn.md": "tests/test_adding_a_djinn.py adds the djinn to a copy of the sources",
}
ALL = [block for page in PAGES for block in blocks_of(page)]


def with_language(*languages: str) -> list[Block]:
    return [block for block in ALL if block.language in languages]


def test_every_block_has_a_language_that_is_executed_read_or_only_shown():
    unknown = [str(block) for block in ALL if block.language not in EXECUTED | READ | set(SHOWN) | DIRECTIVES]
    assert not unknown


def test_no_fence_is_left_open():
    for page in MARKDOWN:
        fences = re.findall(r"^```", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(fences) == 2 * len(blocks_of(page)), page


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PageRunner]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    page_runner = PageRunner(tmp_path)
    yield page_runner
    page_runner.stop()
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


@pytest.mark.once
@pytest.mark.parametrize(
    "page", [page for page in PAGES if {block.language for block in blocks_of(page)} & EXECUTED], ids=name_of
)
def test_the_code_of_a_page_runs_and_prints_what_it_says(page: Path, runner: PageRunner):
    for block in blocks_of(page):
        if block.language != "python" or name_of(page) not in ELSEWHERE:
            runner.run(block)


def test_pages_that_are_run_elsewhere_exist_and_so_does_their_test():
    for page, test in ELSEWHERE.items():
        assert (ROOT / page).exists()
        assert Path(page).name in (ROOT / test.partition(" ")[0]).read_text(encoding="utf-8")


def test_no_command_is_excused_that_is_not_documented():
    lines = [line for block in with_language("sh") for line in block.text.splitlines()]
    for command in NOT_RUN:
        assert any(re.match(command, line) for line in lines), command


@pytest.mark.parametrize("block", with_language("json"), ids=str)
def test_json_can_be_parsed(block: Block):
    rest = block.text.strip()
    while rest:
        _, end = json.JSONDecoder().raw_decode(rest)
        rest = rest[end:].strip()


@pytest.mark.parametrize("block", with_language("record"), ids=str)
def test_a_record_can_be_read(block: Block):
    assert Game.parse(block.text).log


def test_an_output_is_compared_with_what_was_printed():
    assert matches("a … c\n", "a b c\n")
    assert not matches("a c\n", "a b c\n")
    assert not matches("a …", "b a b")


def test_a_command_that_fails_is_noticed(runner: PageRunner):
    with pytest.raises(AssertionError, match="nobody"):
        runner.run(Block("page", 1, "sh", "naqala match nobody random\n"))


def test_an_output_that_differs_is_noticed(runner: PageRunner):
    runner.run(Block("page", 1, "python", "print(1 + 1)\n"))
    with pytest.raises(AssertionError, match="printed was"):
        runner.run(Block("page", 3, "output", "3\n"))
