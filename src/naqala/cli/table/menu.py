"""What is offered, in groups, each option with what one types for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from naqala.cli.table.ink import Ink, flowed, length, padded
from naqala.engine.actions import Action

TITLE: Final = 14  # wider titles do not indent what follows


@dataclass(frozen=True)
class Offer:
    """An option and what it means. Its own word, if it has one, is typed in place of a number."""

    action: Action
    words: str
    word: str = ""


@dataclass(frozen=True)
class Group:
    title: str
    offers: list[Offer]


@dataclass(frozen=True)
class Entry:
    """An offer with the word or number by which it is chosen."""

    label: str
    offer: Offer


class Menu:
    """The groups numbered through; not every option need be in it, for notation says all."""

    def __init__(self, groups: list[Group], remarks: list[str]) -> None:
        self.remarks = remarks
        self.groups: list[tuple[str, list[Entry]]] = []
        self.by_label: dict[str, Action] = {}
        number = 0
        for group in groups:
            entries = []
            for offer in group.offers:
                number += 0 if offer.word else 1
                entry = Entry(offer.word or str(number), offer)
                self.by_label[entry.label.lower()] = offer.action
                entries.append(entry)
            if entries:
                self.groups.append((group.title, entries))

    @property
    def numbers(self) -> int:
        return sum(label.isdecimal() for label in self.by_label)

    def lines(self, ink: Ink, width: int, room: int) -> list[str]:
        """The options; the remarks only if there is room for them."""
        lines: list[str] = []
        for title, entries in self.groups:
            lines += group_lines(title, entries, ink, width)
        said: list[str] = []
        for remark in self.remarks:
            said += flowed([ink.faint(word) for word in remark.split()], width, "  ")
        return lines + said if len(lines) + len(said) <= max(room, len(lines) + 1) else lines


def group_lines(title: str, entries: list[Entry], ink: Ink, width: int) -> list[str]:
    """The options in columns, behind the title if it is short."""
    texts = [f"{ink.bold(f'{entry.label:>2}')} {entry.offer.words}".rstrip() for entry in entries]
    widest = max(length(text) for text in texts)
    if widest > width // 2 or not title:
        chunks = texts
    else:
        chunks = [padded(text, widest) for text in texts]
    if widest > width // 2:
        return ([title] if title else []) + [line for text in texts for line in flowed(text.split(" "), width, "   ")]
    indent = " " * min(length(title) + 2, TITLE) if title else ""
    return flowed([title, *chunks] if title else chunks, width, indent, gap="  ")
