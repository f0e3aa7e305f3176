"""A played table, and leaks to plant in its messages."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from naqala.engine.components import NOBODY
from naqala.engine.notation.vocabulary import SEAT
from naqala.engine.sowing import outcomes
from naqala.server.messages.event_json import event_json
from naqala.server.messages.public_view import card_counts
from tests.positions import BLUE, PINK
from tests.server.expected_views import resulting_events, with_draft
from tests.server.leak_search import ReceivedMessage, Response, Search
from tests.server.recorded_table import RecordedTable
from tests.server.true_game import TrueGame

IT_IS_PINKS_TURN = {"key": "server-turn-of-other", "arguments": {"seat": "pink"}}

OutgoingMessage = dict[str, Any]


@dataclass
class PlayedTable:
    """The messages of a table without leaks, and the true game."""

    table: RecordedTable
    true_game: TrueGame
    search: Search

    def received(self, fits: Callable[[ReceivedMessage, OutgoingMessage], object]) -> ReceivedMessage:
        """The first message like this."""
        return next(received for received in self.table.received() if fits(received, json.loads(received.text)))

    def for_spectator(self, kind: str = "update") -> ReceivedMessage:
        """A message to a spectator, after a few actions."""
        return self.received(
            lambda received, message: received.seat == NOBODY and message["type"] == kind and received.n > 5
        )

    def event_for_spectator(self, kind: str) -> ReceivedMessage:
        return self.received(lambda received, message: received.seat == NOBODY and kind in str(message.get("played")))

    def while_choosing_djinn(self, is_whose: Callable[[int, int], bool]) -> ReceivedMessage:
        """A snapshot while djinns are shown; `is_whose` selects by receiver and owner."""

        def fits(received: ReceivedMessage, message: OutgoingMessage) -> object:
            question = message.get("snapshot") and message["snapshot"]["question"]
            return question and question["step"] == "keeping" and is_whose(received.seat, SEAT.parse(question["seat"]))

        return self.received(fits)

    def with_draft(self) -> ReceivedMessage:
        """A snapshot with a draft, while sowing."""
        return self.received(
            lambda _, message: message["type"] == "draft" and message["snapshot"]["question"]["step"] == "sowing"
        )

    def for_other_seat(self, received: ReceivedMessage) -> ReceivedMessage:
        """A snapshot of another seat, after the same number of actions."""
        return self.received(
            lambda other, message: (
                other.n == received.n and message["type"] == "update" and other.seat not in (received.seat, NOBODY)
            )
        )

    def with_random_option(self) -> ReceivedMessage:
        """A snapshot with an option that draws at random."""
        return self.received(
            lambda _, message: (
                message.get("snapshot") and any(option["effect"]["random"] for option in message["snapshot"]["options"])
            )
        )

    def response(self, path: str) -> Response:
        return next(response for response in self.table.responses() if response.path.endswith(path))


def altered(received: ReceivedMessage, alter: Callable[[OutgoingMessage], object]) -> ReceivedMessage:
    message = json.loads(received.text)
    alter(message)
    return replace(received, text=json.dumps(message))


# Plants


def the_screen_of_a_rival(played: PlayedTable) -> ReceivedMessage:
    own = played.received(
        lambda received, message: received.seat == PINK and message["type"] == "update" and received.n > 5
    )
    screens = json.loads(own.text)["snapshot"]["holdings"]
    for_other_seat = played.received(
        lambda received, message: received.seat == NOBODY and message["type"] == "update" and received.n == own.n
    )
    return altered(for_other_seat, lambda message: message["snapshot"].update(holdings=screens))


def a_rivals_numbers_as_ones_own(played: PlayedTable) -> ReceivedMessage:
    received = played.received(lambda received, message: received.seat == BLUE and message["type"] == "update")
    hand = card_counts(played.true_game.states[received.n].players[PINK].hand)
    return altered(received, lambda message: message["snapshot"]["holdings"][0].update(hand=hand))


def gold_in_a_place_of_its_own(played: PlayedTable) -> ReceivedMessage:
    return altered(
        played.for_spectator(), lambda message: message["snapshot"]["public_view"]["players"][1].update(gold=4)
    )


def gold_as_another_number(played: PlayedTable) -> ReceivedMessage:
    received = played.for_spectator()
    gold = played.true_game.states[received.n].players[PINK].gold
    return altered(
        received,
        lambda message: message["table"].update(spectators=gold) if "table" in message else message.update(id=gold),
    )


def a_hand_among_the_discards(played: PlayedTable) -> ReceivedMessage:
    received = played.for_spectator()
    hand = card_counts(played.true_game.states[received.n].players[PINK].hand)
    return altered(received, lambda message: message["snapshot"]["public_view"].update(discards=hand))


def a_hand_as_a_number(played: PlayedTable) -> ReceivedMessage:
    """The largest hand: a small number occurs anywhere, so nobody can search for it.

    Which hands are large depends on when somebody happened to chat; so the message is chosen by the hand.
    """

    def largest_hand(n: int) -> int:
        return max(player.hand for player in played.true_game.states[n].players)

    received = played.received(
        lambda received, message: (
            received.seat == NOBODY
            and message["type"] == "chat"
            and str(largest_hand(received.n)) in played.true_game.hidden_from(NOBODY, received.n)
        )
    )
    return altered(received, lambda message: message["chat"].update(n=largest_hand(received.n)))


def revealed(played: PlayedTable, kind: str) -> ReceivedMessage:
    def reveal(message: OutgoingMessage) -> None:
        for action in message["played"]:
            action["events"] = [event_json(event) for event in played.true_game.events[action["n"] - 1]]

    return altered(played.event_for_spectator(f"hidden-{kind}"), reveal)


def a_card_that_was_drawn(played: PlayedTable) -> ReceivedMessage:
    return revealed(played, "card-drawn")


def djinns_that_were_shown(played: PlayedTable) -> ReceivedMessage:
    return revealed(played, "djinns-shown")


def a_drawn_card_in_words(played: PlayedTable) -> ReceivedMessage:
    def reveal(message: OutgoingMessage) -> None:
        for action in message["played"]:
            for event, true in zip(action["events"], played.true_game.events[action["n"] - 1], strict=True):
                event["text"] = str(true)

    return altered(played.event_for_spectator("hidden-card-drawn"), reveal)


def djinns_to_choose_from(played: PlayedTable) -> ReceivedMessage:
    own = json.loads(played.while_choosing_djinn(lambda seat, owner: seat == owner).text)["snapshot"]
    received = played.while_choosing_djinn(lambda seat, _: seat == NOBODY)
    return altered(received, lambda message: message["snapshot"]["question"].update(shown=own["question"]["shown"]))


def offers_of_djinns(played: PlayedTable) -> ReceivedMessage:
    own = json.loads(played.while_choosing_djinn(lambda seat, owner: seat == owner).text)["snapshot"]
    received = played.while_choosing_djinn(lambda seat, owner: seat not in (NOBODY, owner))
    return altered(received, lambda message: message["snapshot"].update(options=own["options"]))


def a_djinn_shown_in_the_row(played: PlayedTable) -> ReceivedMessage:
    own = json.loads(played.while_choosing_djinn(lambda seat, owner: seat == owner).text)["snapshot"]
    received = played.while_choosing_djinn(lambda seat, owner: seat not in (NOBODY, owner))
    return altered(
        received, lambda message: message["snapshot"]["public_view"]["djinns"].append(own["question"]["shown"][0])
    )


def part_of_another_draft(part: str) -> Callable[[PlayedTable], ReceivedMessage]:
    """Of a draft."""

    def plant(played: PlayedTable) -> ReceivedMessage:
        received = played.with_draft()
        own = json.loads(received.text)["snapshot"]
        return altered(played.for_other_seat(received), lambda message: message["snapshot"].update({part: own[part]}))

    return plant


def a_point_of_somebody_elses_draft(played: PlayedTable) -> ReceivedMessage:
    received = played.with_draft()
    return altered(
        played.for_other_seat(received),
        lambda message: message["snapshot"]["public_view"]["players"][0]["points"].update(tiles=99),
    )


def the_next_action(played: PlayedTable) -> ReceivedMessage:
    def add(message: OutgoingMessage) -> None:
        message["played"].append(
            {"n": message["snapshot"]["action_count"] + 1, "seat": "blue", "notation": "end", "events": []}
        )

    return altered(played.for_spectator(), add)


def reach_of_somebody_elses_draft(played: PlayedTable) -> ReceivedMessage:
    """The possible outcomes reveal how far the draft has sown."""
    received = played.with_draft()
    own = json.loads(received.text)["snapshot"]
    state = with_draft(played.true_game.states[received.n], [tried["notation"] for tried in own["draft"]])
    outcome_infos = [
        {"start": "A1", "final": "A1", "tribe": "v", "collected": one.taken, "empties": one.empties}
        for one in outcomes(state.board)
    ]
    answered = {"type": "outcomes", "id": 1, "outcomes": outcome_infos}
    return replace(played.for_other_seat(received), text=json.dumps(answered), query={"draft": []})


def gains(played: PlayedTable, **drawn: object) -> ReceivedMessage:
    """What a move brings, said to somebody else, or with a card that is still to be drawn."""
    gain = {"start": "A1", "final": "A2", "tribe": "a", "collected": 2, "empties": False, "points": 3, "random": True}
    answered = {"type": "gains", "id": 1, "gains": [{**gain, "events": [drawn] if drawn else []}]}
    received = played.with_draft() if drawn else played.for_other_seat(played.with_draft())
    return replace(received, text=json.dumps(answered), query={"draft": []})


def in_random_option(
    alter: Callable[[PlayedTable, ReceivedMessage, OutgoingMessage], object],
) -> Callable[[PlayedTable], ReceivedMessage]:
    def plant(played: PlayedTable) -> ReceivedMessage:
        received = played.with_random_option()

        def alter_options(message: OutgoingMessage) -> None:
            for option in message["snapshot"]["options"]:
                if option["effect"]["random"]:
                    alter(played, received, option)

        return altered(received, alter_options)

    return plant


def reveal_draw(played: PlayedTable, received: ReceivedMessage, option: OutgoingMessage) -> None:
    snapshot = json.loads(received.text)["snapshot"]
    state = with_draft(
        played.true_game.states[snapshot["action_count"]], [tried["notation"] for tried in snapshot["draft"]]
    )
    option["effect"]["events"], _ = resulting_events(state, [option["notation"]], state.luck.copy())


def a_reason_to_whom_it_does_not_concern(played: PlayedTable) -> ReceivedMessage:
    text = {"key": "You have 4 gold.", "arguments": {}}
    why = {"possible": False, "code": "illegal-action", "message": "It is Pink's turn.", "text": text, "rule": "B4"}
    message = {"type": "why", "id": 1, "why": why}
    return replace(played.for_spectator(), text=json.dumps(message))


def a_refusal_that_says_too_much(played: PlayedTable) -> ReceivedMessage:
    error = {"code": "illegal-action", "message": "Pink has no Fakirs.", "text": IT_IS_PINKS_TURN, "rule": "A4"}
    message = {"type": "error", "id": 1, **error}
    return replace(played.for_spectator(), text=json.dumps(message))


def a_trial_of_somebody_else(played: PlayedTable) -> ReceivedMessage:
    own = played.with_random_option()
    effect = json.loads(own.text)["snapshot"]["options"][0]["effect"]
    message = {"type": "preview", "id": 1, "preview": {"effect": effect, "snapshot": None}}
    return replace(played.for_other_seat(own), text=json.dumps(message), query={"actions": ["end"], "draft": []})


def a_whole_scene(played: PlayedTable) -> ReceivedMessage:
    own = played.received(lambda received, message: received.seat == PINK and message["type"] == "update")
    return replace(own, key_seats=frozenset({BLUE}))


def the_land_before_the_start(played: PlayedTable) -> ReceivedMessage:
    received = played.received(lambda received, message: message["type"] == "welcome" and message["snapshot"] is None)
    tiles = json.loads(played.received(lambda _, message: message["type"] == "welcome" and message["snapshot"]).text)[
        "tiles"
    ]
    return altered(received, lambda message: message.update(tiles=tiles))


def the_end_before_the_end(played: PlayedTable) -> ReceivedMessage:
    end = {"score_sheets": [], "winners": ["blue"], "seed": None, "salt": None, "commitment": "", "contributions": []}
    return altered(played.for_spectator(), lambda message: message.update(result=end))


def in_chat(secret: Callable[[PlayedTable], str]) -> Callable[[PlayedTable], ReceivedMessage]:
    def plant(played: PlayedTable) -> ReceivedMessage:
        return altered(
            played.for_spectator("chat"), lambda message: message["chat"].update(text=f"psst: {secret(played)}!")
        )

    return plant


def in_note(alter: Callable[[PlayedTable, OutgoingMessage], object]) -> Callable[[PlayedTable], ReceivedMessage]:
    def plant(played: PlayedTable) -> ReceivedMessage:
        return altered(played.for_spectator("note"), lambda message: alter(played, message["note"]))

    return plant


def in_clock(alter: Callable[[PlayedTable, OutgoingMessage], object]) -> Callable[[PlayedTable], ReceivedMessage]:
    def plant(played: PlayedTable) -> ReceivedMessage:
        return altered(played.for_spectator(), lambda message: alter(played, message["clock"]))

    return plant


def in_vote(alter: Callable[[OutgoingMessage], object]) -> Callable[[PlayedTable], ReceivedMessage]:
    """In a vote about Pink, as if one were called."""

    def plant(played: PlayedTable) -> ReceivedMessage:
        def call_vote(message: OutgoingMessage) -> None:
            vote = {"voters": ["blue"], "agreed": ["blue"], "warning": 60.0, "confirm": True}
            message["table"]["seats"][PINK]["vote"] = vote
            alter(vote)

        return altered(played.for_spectator("table"), call_vote)

    return plant


def gold_of_pink(played: PlayedTable) -> int:
    return played.true_game.states[played.for_spectator().n].players[PINK].gold


def luck_number(played: PlayedTable) -> str:
    return str(max(played.true_game.states[30].luck.key()[:3]))


MESSAGES: dict[str, Callable[[PlayedTable], ReceivedMessage]] = {
    "the screen of a rival": the_screen_of_a_rival,
    "a rival's hand as one's own": a_rivals_numbers_as_ones_own,
    "gold in a place of its own": gold_in_a_place_of_its_own,
    "gold as another number": gold_as_another_number,
    "a hand among the discards": a_hand_among_the_discards,
    "a hand as a number": a_hand_as_a_number,
    "a card that was drawn": a_card_that_was_drawn,
    "a card that was drawn, in words": a_drawn_card_in_words,
    "djinns that were shown": djinns_that_were_shown,
    "djinns to choose from": djinns_to_choose_from,
    "options of djinns": offers_of_djinns,
    "a djinn shown, in the row": a_djinn_shown_in_the_row,
    "somebody else's draft": part_of_another_draft("draft"),
    "somebody else's options": part_of_another_draft("options"),
    "the table as somebody else tries it": part_of_another_draft("public_view"),
    "what somebody else's draft asks": part_of_another_draft("question"),
    "a point of somebody else's draft": a_point_of_somebody_elses_draft,
    "an action that is not played": the_next_action,
    "what can be reached in somebody else's draft": reach_of_somebody_elses_draft,
    "what a move of somebody else brings": gains,
    "a card that a move will draw": lambda played: gains(played, event="card-drawn", seat="blue", card="fish"),
    "what chance will bring": in_random_option(reveal_draw),
    "gold by chance": in_random_option(lambda _played, _received, option: option["effect"].update(gold=3)),
    "points by chance": in_random_option(lambda _played, _received, option: option["effect"].update(points=3)),
    "a reason to whom it does not concern": a_reason_to_whom_it_does_not_concern,
    "a refusal that says too much": a_refusal_that_says_too_much,
    "a trial of somebody else": a_trial_of_somebody_else,
    "a whole snapshot of somebody else": a_whole_scene,
    "the land before the start": the_land_before_the_start,
    "the end before the end": the_end_before_the_end,
    "the seed in hexadecimal": in_chat(lambda played: played.true_game.seed.hex()),
    "the seed in decimal": in_chat(lambda played: str(int.from_bytes(played.true_game.seed, "big"))),
    "the seed in bytes": in_chat(lambda played: repr(played.true_game.seed)),
    "the salt": in_chat(lambda played: b64encode(played.true_game.salt).decode()),
    "a number of the luck": in_chat(luck_number),
    "a key": in_chat(lambda played: sorted(played.table.players[0].tokens)[0]),
    "the digest of a key": in_chat(lambda played: played.true_game.digests[0].hex()),
    "a draft in a note": in_note(lambda _, note: note.update(draft=["A1>"])),
    "the length of a draft in a note": in_note(lambda _, note: note.update(action_count=note["action_count"] + 99)),
    "another player in a note": in_note(lambda _, note: note.update(name="Eve")),
    "a card in a note": in_note(lambda _, note: note.update(reason="silk")),
    "a draft in a clock": in_clock(lambda _, clock: clock.update(draft=2)),
    "gold in a clock": in_clock(lambda played, clock: clock.update(remaining=[gold_of_pink(played)])),
    "the identities of voters": in_vote(lambda vote: vote.update(identities=["x"])),
    "the name of a guest in the store": in_chat(lambda played: played.true_game.identities[0]),
}
