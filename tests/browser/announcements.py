"""What a screen reader would say: recorded from the live regions, and compared with the record of the game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tests.browser.page_user import PageUser

# Every text added to a live region, in order, since the page was opened.
RECORD: Final = """() => {
    window.announced = [];
    const live = (node) => node.parentElement?.closest("[aria-live]")?.getAttribute("aria-live");
    const note = (node) => {
        if (node instanceof Element && live(node)) window.announced.push([live(node), node.textContent.trim()]);
    };
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note)))
        .observe(document, { childList: true, subtree: true });
}"""


WALK_OR_BID: Final = re.compile(" (bid:|[A-F][1-5]>)")


@dataclass(frozen=True)
class Announced:
    urgency: str
    text: str


def record_announcements(user: PageUser) -> None:
    """From the next page on."""
    user.context.add_init_script(f"({RECORD})()")


def announced(user: PageUser) -> list[Announced]:
    found = user.page.evaluate("() => window.announced")
    return [Announced(urgency, text) for urgency, text in found]


def polite(user: PageUser) -> list[str]:
    return [one.text for one in announced(user) if one.urgency == "polite"]


def server_record(user: PageUser) -> str:
    response = user.context.request.get(f"/api/tables/{user.code}/record")
    assert response.ok, response.text()
    return response.text()


def expected_turns(record: str, names: dict[str, str]) -> list[re.Pattern[str]]:
    """A pattern for the announcement of each round but the first, each bid and each turn of the record, in order.

    After a player could not move, the turns of the others in that round just end, and there is nothing to tell of them.
    """
    body = record.rsplit("]\n\n", maxsplit=1)[-1].strip().splitlines()[1:]
    no_walk = [nth for nth, line in enumerate(body) if line.startswith(tuple(names)) and not WALK_OR_BID.search(line)]
    told = [line for nth, line in enumerate(body) if line.split()[1:] != ["end"] or nth in no_walk[:1]]
    return [pattern for line in told if (pattern := expected_turn(line.split(), names))]


def expected_turn(words: list[str], names: dict[str, str]) -> re.Pattern[str] | None:
    if not words or words[0] in ("scores", "unfinished"):
        return None
    first, *actions = words
    if first == "round":
        return re.compile(rf"^Round {actions[0]} starts\.$")
    name = re.escape(names[first])
    if actions[0].startswith("bid:"):
        return re.compile(rf"^{name} bids? {actions[0][4:].split('-')[0]}\b")
    walk = [action for action in actions if re.fullmatch(r"[A-F][1-5][>vemba]", action)]
    if not walk:
        return re.compile(rf"^{name} ")
    return re.compile(rf"^{name} .*moves? from {walk[0][:2]} to {walk[-1][:2]}\b")


def is_log_sentence(text: str, names: dict[str, str]) -> bool:
    """Whether it tells what somebody did, and not what the player is asked or has planned."""
    if re.match(r"Round \d+ starts\.", text):
        return True
    verbs = "(bid|move|use|sell|pay|summon|take|earn|draw|kill|capture|place|look|keep|discard)s?|cannot"
    return any(re.match(rf"{re.escape(name)} ({verbs}) ", text) for name in names.values())


def assert_announced(user: PageUser, names: dict[str, str]) -> None:
    """Every turn of the server's record was announced once and in order."""
    expected = expected_turns(server_record(user), names)
    told = lambda: [text for text in polite(user) if is_log_sentence(text, names)]  # noqa: E731
    user.until(
        lambda: len(told()) >= len(expected),
        lambda: f"{len(told())} announcements for {len(expected)} turns: {told()[-3:]}",
    )
    spoken = told()
    for nth, (pattern, text) in enumerate(zip(expected, spoken, strict=False)):
        assert pattern.match(text), f"announcement {nth} is {text!r}, not {pattern.pattern}, after {spoken[:nth][-2:]}"
    assert len(spoken) == len(expected), f"{len(spoken)} announcements for {len(expected)} turns: {spoken[-3:]}"
