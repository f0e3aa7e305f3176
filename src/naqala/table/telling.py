"""What is told to whom. What all may know is put into words once and shared; secrets go to their seat alone."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import TYPE_CHECKING, cast

from pydantic_core import to_json

from naqala.engine.events.event import Event
from naqala.engine.notation.actions import action_text
from naqala.engine.scoring import score_sheets, scores
from naqala.engine.things import NOBODY
from naqala.engine.view import view
from naqala.table.chairs import answering_bot, is_persons, shown_name
from naqala.table.wire.happenings import event_json
from naqala.table.wire.offers import drafted, offers_told
from naqala.table.wire.sight import asked_told, land_told, screens_told, sheet_told, sight
from naqala.table.wire.told import ChairTold, Closing, Done, Played, Refusal, Result, RoundPoints, Sight, TableTold
from naqala.table.wire.words import Level, seat_or_none, seat_word

if TYPE_CHECKING:
    from naqala.engine.game import Game
    from naqala.table.drafts import Draft
    from naqala.table.refusal import Refusal as Refused
    from naqala.table.store.rows import ChairRow
    from naqala.table.table import Table

CLOSING: Closing = {"told": "closing"}


def written(message: object) -> str:
    return to_json(message).decode()


# The scene


def scene(table: Table, seat: int) -> str:
    """JSON of a Scene. Nobody but the seat that is asked sees its draft and its options."""
    game = table.running
    if game.seat == seat and table.draft is not None and not answering_bot(table.chairs[seat]):
        return own_scene(table.draft, table.shared_sight())
    seen = game.view(seat)
    return scene_text(
        len(game.log), seat, table.shared_sight(), written(screens_told(seen, game.scores())), written(asked_told(seen))
    )


def own_scene(draft: Draft, shared_sight: str) -> str:
    """For the seat that is asked."""
    seen, sheets = draft.view(), score_sheets(draft.state)
    seat = draft.seat
    shown = written(sight(view(draft.state, NOBODY), sheets)) if draft.tried else shared_sight
    asked = written(asked_told(seen))
    offers = written(offers_told(draft, seen))
    tried = written([drafted(tried) for tried in draft.tried])
    return scene_text(draft.played, seat, shown, written(screens_told(seen, sheets)), asked, offers, tried)


def scene_text(n: int, seat: int, sight: str, screens: str, asked: str, offers: str = "[]", draft: str = "[]") -> str:
    """A Scene of parts that are JSON already."""
    return (
        f'{{"n":{n},"seat":{written(seat_or_none(seat))},"sight":{sight},"screens":{screens},'
        f'"asked":{asked},"offers":{offers},"draft":{draft}}}'
    )


def shared_sight(game: Game) -> str:
    return written(sight(view(game.state, NOBODY), game.scores()))


# Deeds


def played(game: Game, n: int, seat: int, say: str, events: list[Event], listener: int) -> Played:
    """The nth deed as the listener may hear of it."""
    heard = game.heard_by(listener, events)
    return {"n": n, "seat": seat_word(seat), "say": say, "events": [event_json(event) for event in heard]}


def missed(game: Game, since: int, listener: int) -> list[Played]:
    """All deeds but the first `since`; none if that is below 0."""
    if since < 0 or since >= len(game.log):
        return []
    return [
        played(game, since + nth, before.seat, action_text(action), events, listener)
        for nth, (before, action, events) in enumerate(islice(game.retold(), since, None), 1)
    ]


def sight_before(game: Game, since: int) -> Sight | None:
    """The table as it lay when so many deeds were played, if more are played now."""
    if since < 0 or since >= len(game.log):
        return None
    before, _, _ = next(islice(game.retold(), since, None))
    return sight(view(before, NOBODY), score_sheets(before))


def told_openly(game: Game) -> list[Played]:
    """Every deed with all its events, of a game that is over."""
    return [
        {
            "n": n,
            "seat": seat_word(before.seat),
            "say": action_text(action),
            "events": [event_json(event) for event in events],
        }
        for n, (before, action, events) in enumerate(game.retold(), 1)
    ]


def result(game: Game) -> Result | None:
    """Once the game is over: before, seed and sheets are secrets."""
    if not game.over:
        return None
    seed: str | None = None
    salt: str | None = None
    if game.commitment:
        number, bytes_ = game.reveal()
        seed, salt = f"{number:032x}", bytes_.hex()
    return {
        "sheets": [sheet_told(sheet) for sheet in game.scores()],
        "rounds": points_by_round(game),
        "winners": [seat_word(seat) for seat in game.winners()],
        "seed": seed,
        "salt": salt,
        "commitment": game.commitment,
    }


def points_by_round(game: Game) -> list[RoundPoints]:
    """At the start, which is the end of the round before the first, and after each round, the last one too."""
    found: list[RoundPoints] = []
    last = 0
    for before, _, _ in game.retold():
        if before.round != last:
            found.append({"round": before.round - 1, "totals": scores(before)})
        last = before.round
    return [*found, {"round": last, "totals": [sheet.total for sheet in game.scores()]}]


# The table


def table_told(table: Table) -> TableTold:
    row = table.row
    host = [chair.seat for chair in table.chairs if chair.guest == row.host and is_persons(chair)]
    return {
        "code": row.code,
        "status": table.status,
        "players": row.players,
        "open": row.is_open,
        "hands_open": row.hands_open,
        "seed_chosen": row.seed_chosen,
        "laid_out": row.laid_out,
        "commitment": table.commitment,
        "made": row.made,
        "host": seat_word(host[0]) if host else None,
        "chairs": [chair_told(chair, table) for chair in table.chairs],
        "spectators": table.presence.spectators,
        "previous": row.previous,
        "following": row.following,
    }


def chair_told(chair: ChairRow, table: Table | None) -> ChairTold:
    """At a table that is not in memory nobody is."""
    bot = answering_bot(chair)
    return {
        "seat": seat_word(chair.seat),
        "kind": chair.kind,
        "name": shown_name(chair),
        "taken": is_persons(chair) or bool(bot),
        "bot": cast("Level", bot) if bot else None,
        "present": table is not None and table.presence.is_here(chair.seat),
        "silent": table is not None and table.is_silent(chair.seat),
        "votes": len(table.votes.get(chair.seat, ())) if table else 0,
    }


# Messages


def welcome(table: Table, seats: set[int], seat: int, since: int, to: int | None) -> str:
    game = table.game
    parts = {
        "told": "welcome",
        "to": to,
        "table": table_told(table),
        "seats": [seat_word(held) for held in sorted(seats)],
        "land": land_told(game.start.land) if game else [],
        "before": sight_before(game, since) if game else None,
        "missed": missed(game, since, seat) if game else [],
        "chat": table.chat_told(),
        "result": result(game) if game else None,
    }
    return with_scene(parts, scene(table, seat) if game else "null")


def news(deeds: list[Played], end: Result | None, scene: str) -> str:
    return with_scene({"told": "news", "played": deeds, "result": end}, scene)


def draft_changed(scene: str) -> str:
    return with_scene({"told": "draft"}, scene)


def with_scene(parts: Mapping[str, object], scene: str) -> str:
    """A message of these parts and a scene that is JSON already."""
    return f'{written(parts)[:-1]},"scene":{scene}}}'


def done(to: int | None, n: int) -> str:
    message: Done = {"told": "done", "to": to, "n": n}
    return written(message)


def refused(to: int | None, why: Refused) -> str:
    message: Refusal = {"told": "refusal", "to": to, "kind": why.kind, "words": why.words, "rule": why.rule}
    if why.n is not None:
        message["n"] = why.n
    return written(message)
