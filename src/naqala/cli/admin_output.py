"""Prints what `naqala admin` finds, as tables for people."""

from __future__ import annotations

from collections.abc import Sequence
from time import localtime, strftime
from typing import Any

from naqala.cli.text_output import print_wrapped
from naqala.cli.text_tables import print_table

Answer = dict[str, Any]


def print_overview(answer: Answer) -> None:
    for name, value in answer.items():
        print(f"{name.replace('_', ' ')}: {value}")


def print_people(answer: Answer) -> None:
    rows = [
        [person["short"], person["name"] or "-", when(person["created"]), when(person["last_seen"]), standing(person)]
        for person in answer["identities"]
    ]
    print_rows(["id", "name", "created", "last seen", "restrictions"], rows, "Nobody was found.")


def standing(person: Answer) -> str:
    marks = [
        f"{word} {end_of(person[kind])}: {person[kind]['reason']}"
        for kind, word in (("mute", "muted"), ("ban", "banned"))
        if person[kind]
    ]
    return "; ".join(marks)


def end_of(restriction: Answer) -> str:
    return "for ever" if restriction["until"] is None else f"until {when(restriction['until'])}"


def print_tables(answer: Answer) -> None:
    rows = [
        [table["code"], table["status"], when(table["created"]), str(table["connections"]), players(table)]
        for table in answer["tables"]
    ]
    print_rows(["code", "status", "created", "connected", "players"], rows, "No table was found.")


def players(table: Answer) -> str:
    return ", ".join([player(seat) for seat in table["seats"]])


def player(seat: Answer) -> str:
    if seat["identity"] is None:
        return f"{seat['seat']}: {'bot ' + seat['bot'] if seat['bot'] else 'free'}"
    return f"{seat['seat']}: {seat['name']} {seat['short']}"


def print_bans(answer: Answer) -> None:
    rows = [
        [ban["network"] or f"{ban['person']['short']} {ban['person']['name']}", end_of(ban), ban["reason"]]
        for ban in answer["bans"]
    ]
    print_rows(["banned", "how long", "reason"], rows, "Nobody is banned.")


def print_actions(answer: Answer) -> None:
    rows = [[when(row["at"]), row["action"], row["target"], row["reason"]] for row in answer["actions"]]
    print_rows(["when", "action", "target", "reason"], rows, "The operator has done nothing yet.")


def print_reports(answer: Answer) -> None:
    if not answer["reports"]:
        print("There are no reports.")
    for report in answer["reports"]:
        print_report(report)


def print_report(report: Answer) -> None:
    reported = report["reported"]
    state = "" if report["resolved_at"] is None else f" (resolved {when(report['resolved_at'])}: {report['note']})"
    print_wrapped(
        printable(f"Report {report['id']}, {when(report['created'])}: {report['reason']}{state}"),
        printable(f"about {report['reported_name']} {reported['short'] if reported else ''}, "
                  f"{report['seat']} at table {report['table']}"),
        printable(f"by {report['reporter']['name'] or '-'} {report['reporter']['short']}"),
        hanging="  ",
    )  # fmt: skip
    if report["text"]:
        print_wrapped(printable(f'"{report["text"]}"'), indent="  ", hanging="  ")
    for message in report["chat"]:
        print_wrapped(printable(f"{message['name']} ({message['seat']}): {message['text']}"), indent="    ")
    print()


# Helpers


def when(seconds: float) -> str:
    """Local time, to the minute."""
    return strftime("%Y-%m-%d %H:%M", localtime(seconds)) if seconds else "-"


def print_rows(head: Sequence[str], rows: Sequence[Sequence[str]], nothing: str) -> None:
    if rows:
        print_table([head, *[[printable(cell) for cell in row] for row in rows]], justify="left")
    else:
        print(nothing)


def printable(text: str) -> str:
    """Text from other people must not control the terminal."""
    return "".join([letter if letter.isprintable() else "?" for letter in text])
