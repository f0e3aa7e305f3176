"""The options in groups, each with the text to type for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from naqala.cli.play.styles import TextStyle, flowed, padded, visible_length
from naqala.engine.actions import Action

MAX_INDENT: Final = 14  # columns; longer titles do not indent the following lines further


@dataclass(frozen=True)
class MenuOption:
    """An action and its description. With a keyword, that is typed instead of a number."""

    action: Action
    text: str
    keyword: str = ""


@dataclass(frozen=True)
class MenuGroup:
    title: str
    options: list[MenuOption]


@dataclass(frozen=True)
class MenuEntry:
    """An option and the keyword or number that selects it."""

    label: str
    option: MenuOption


class Menu:
    """The groups, numbered throughout. It may leave options out: every option can be typed in notation."""

    def __init__(self, groups: list[MenuGroup], remarks: list[str]) -> None:
        self.remarks = remarks
        self.groups: list[tuple[str, list[MenuEntry]]] = []
        self.by_label: dict[str, Action] = {}
        number = 0
        for group in groups:
            entries = []
            for option in group.options:
                number += 0 if option.keyword else 1
                entry = MenuEntry(option.keyword or str(number), option)
                self.by_label[entry.label.lower()] = option.action
                entries.append(entry)
            if entries:
                self.groups.append((group.title, entries))

    @property
    def highest_number(self) -> int:
        return sum(label.isdecimal() for label in self.by_label)

    def lines(self, style: TextStyle, width: int, room: int) -> list[str]:
        """The options, followed by the remarks if they fit into `room` lines."""
        options: list[str] = []
        for title, entries in self.groups:
            options += group_lines(title, entries, style, width)
        remarks: list[str] = []
        for remark in self.remarks:
            remarks += flowed([style.faint(word) for word in remark.split()], width, "  ")
        fits = len(options) + len(remarks) <= max(room, len(options) + 1)
        return options + remarks if fits else options


def group_lines(title: str, entries: list[MenuEntry], style: TextStyle, width: int) -> list[str]:
    """The options of a group, in columns if they are short enough."""
    texts = [f"{style.bold(f'{entry.label:>2}')} {entry.option.text}".rstrip() for entry in entries]
    widest = max(visible_length(text) for text in texts)
    if widest > width // 2:
        return ([title] if title else []) + [line for text in texts for line in flowed(text.split(" "), width, "   ")]
    if not title:
        return flowed(texts, width, "", gap="  ")
    columns = [padded(text, widest) for text in texts]
    return flowed([title, *columns], width, " " * min(visible_length(title) + 2, MAX_INDENT), gap="  ")
