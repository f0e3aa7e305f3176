"""An evening at a table, and leaks to plant in what people heard there."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from naqala.engine.notation.words import SEAT
from naqala.engine.sowing import outcomes
from naqala.engine.things import NOBODY
from naqala.table.wire.happenings import event_json
from naqala.table.wire.sight import hand_told
from tests.laying import BLUE, PINK
from tests.table.knowing import coming, drafted
from tests.table.party import Party
from tests.table.secrets import Answer, Heard, Search
from tests.table.truth import Truth

Told = dict[str, Any]


@dataclass
class Evening:
    """What people heard at a table where all was told as it should be, and what is true."""

    party: Party
    truth: Truth
    search: Search

    def heard(self, fits: Callable[[Heard, Told], object]) -> Heard:
        """The first message like this."""
        return next(heard for heard in self.party.heard() if fits(heard, json.loads(heard.text)))

    def watched(self, kind: str = "news") -> Heard:
        """What a spectator was told, when the game went on for a while."""
        return self.heard(lambda heard, told: heard.seat == NOBODY and told["told"] == kind and heard.n > 5)

    def watched_event(self, kind: str) -> Heard:
        return self.heard(lambda heard, told: heard.seat == NOBODY and kind in str(told.get("played")))

    def while_keeping(self, is_whose: Callable[[int, int], bool]) -> Heard:
        """A scene while djinns are shown to somebody: listener and owner are such."""

        def fits(heard: Heard, told: Told) -> object:
            asked = told.get("scene") and told["scene"]["asked"]
            return asked and asked["step"] == "keeping" and is_whose(heard.seat, SEAT.read(asked["seat"]))

        return self.heard(fits)

    def drafted(self) -> Heard:
        """A scene in the middle of a walk that is only tried."""
        return self.heard(lambda _, told: told["told"] == "draft" and told["scene"]["asked"]["step"] == "sowing")

    def beside(self, heard: Heard) -> Heard:
        """A scene of somebody else, after as many deeds."""
        return self.heard(
            lambda other, told: other.n == heard.n and told["told"] == "news" and other.seat not in (heard.seat, NOBODY)
        )

    def at_risk(self) -> Heard:
        """A scene with an offer whose outcome is a matter of chance."""
        return self.heard(
            lambda _, told: told.get("scene") and any(offer["brings"]["chance"] for offer in told["scene"]["offers"])
        )

    def answer(self, path: str) -> Answer:
        return next(answer for answer in self.party.answers() if answer.path.endswith(path))


def doctored(heard: Heard, doctor: Callable[[Told], object]) -> Heard:
    told = json.loads(heard.text)
    doctor(told)
    return replace(heard, text=json.dumps(told))


# Plants


def the_screen_of_a_rival(evening: Evening) -> Heard:
    own = evening.heard(lambda heard, told: heard.seat == PINK and told["told"] == "news" and heard.n > 5)
    screens = json.loads(own.text)["scene"]["screens"]
    beside = evening.heard(lambda heard, told: heard.seat == NOBODY and told["told"] == "news" and heard.n == own.n)
    return doctored(beside, lambda told: told["scene"].update(screens=screens))


def a_rivals_numbers_as_ones_own(evening: Evening) -> Heard:
    heard = evening.heard(lambda heard, told: heard.seat == BLUE and told["told"] == "news")
    hand = hand_told(evening.truth.states[heard.n].players[PINK].hand)
    return doctored(heard, lambda told: told["scene"]["screens"][0].update(hand=hand))


def gold_in_a_place_of_its_own(evening: Evening) -> Heard:
    return doctored(evening.watched(), lambda told: told["scene"]["sight"]["mats"][1].update(gold=4))


def gold_as_another_number(evening: Evening) -> Heard:
    heard = evening.watched()
    gold = evening.truth.states[heard.n].players[PINK].gold
    return doctored(
        heard, lambda told: told["table"].update(spectators=gold) if "table" in told else told.update(to=gold)
    )


def a_hand_among_the_discards(evening: Evening) -> Heard:
    heard = evening.watched()
    hand = hand_told(evening.truth.states[heard.n].players[PINK].hand)
    return doctored(heard, lambda told: told["scene"]["sight"].update(discards=hand))


def a_hand_as_a_number(evening: Evening) -> Heard:
    heard = evening.watched("chat")
    return doctored(heard, lambda told: told["chat"].update(nth=evening.truth.states[heard.n].players[PINK].hand))


def revealed(evening: Evening, kind: str) -> Heard:
    def reveal(told: Told) -> None:
        for deed in told["played"]:
            deed["events"] = [event_json(event) for event in evening.truth.events[deed["n"] - 1]]

    return doctored(evening.watched_event(f"{kind}-unseen"), reveal)


def a_card_that_was_drawn(evening: Evening) -> Heard:
    return revealed(evening, "card-drawn")


def djinns_that_were_shown(evening: Evening) -> Heard:
    return revealed(evening, "djinns-shown")


def a_drawn_card_in_words(evening: Evening) -> Heard:
    def reveal(told: Told) -> None:
        for deed in told["played"]:
            for event, true in zip(deed["events"], evening.truth.events[deed["n"] - 1], strict=True):
                event["words"] = str(true)

    return doctored(evening.watched_event("card-drawn-unseen"), reveal)


def djinns_to_choose_from(evening: Evening) -> Heard:
    own = json.loads(evening.while_keeping(lambda seat, owner: seat == owner).text)["scene"]
    heard = evening.while_keeping(lambda seat, _: seat == NOBODY)
    return doctored(heard, lambda told: told["scene"]["asked"].update(shown=own["asked"]["shown"]))


def offers_of_djinns(evening: Evening) -> Heard:
    own = json.loads(evening.while_keeping(lambda seat, owner: seat == owner).text)["scene"]
    heard = evening.while_keeping(lambda seat, owner: seat not in (NOBODY, owner))
    return doctored(heard, lambda told: told["scene"].update(offers=own["offers"]))


def a_djinn_shown_in_the_row(evening: Evening) -> Heard:
    own = json.loads(evening.while_keeping(lambda seat, owner: seat == owner).text)["scene"]
    heard = evening.while_keeping(lambda seat, owner: seat not in (NOBODY, owner))
    return doctored(heard, lambda told: told["scene"]["sight"]["djinns"].append(own["asked"]["shown"][0]))


def somebody_elses(part: str) -> Callable[[Evening], Heard]:
    """Of a draft."""

    def planted(evening: Evening) -> Heard:
        heard = evening.drafted()
        own = json.loads(heard.text)["scene"]
        return doctored(evening.beside(heard), lambda told: told["scene"].update({part: own[part]}))

    return planted


def a_point_of_somebody_elses_draft(evening: Evening) -> Heard:
    heard = evening.drafted()
    return doctored(evening.beside(heard), lambda told: told["scene"]["sight"]["mats"][0]["points"].update(tiles=99))


def the_next_deed(evening: Evening) -> Heard:
    def add(told: Told) -> None:
        told["played"].append({"n": told["scene"]["n"] + 1, "seat": "blue", "say": "end", "events": []})

    return doctored(evening.watched(), add)


def reach_of_somebody_elses_draft(evening: Evening) -> Heard:
    """Where the walker stands in the draft, one can see by what can be reached."""
    heard = evening.drafted()
    own = json.loads(heard.text)["scene"]
    state = drafted(evening.truth.states[heard.n], [tried["say"] for tried in own["draft"]])
    reach = [
        {"start": "A1", "final": "A1", "tribe": "v", "taken": one.taken, "empties": one.empties}
        for one in outcomes(state.board)
    ]
    answered = {"told": "outcomes", "to": 1, "outcomes": reach}
    return replace(evening.beside(heard), text=json.dumps(answered), asked={"drafted": []})


def of_chance(doctor: Callable[[Evening, Heard, Told], object]) -> Callable[[Evening], Heard]:
    def planted(evening: Evening) -> Heard:
        heard = evening.at_risk()

        def plant(told: Told) -> None:
            for offer in told["scene"]["offers"]:
                if offer["brings"]["chance"]:
                    doctor(evening, heard, offer)

        return doctored(heard, plant)

    return planted


def foretell(evening: Evening, heard: Heard, offer: Told) -> None:
    scene = json.loads(heard.text)["scene"]
    state = drafted(evening.truth.states[scene["n"]], [tried["say"] for tried in scene["draft"]])
    offer["brings"]["events"], _ = coming(state, [offer["say"]], state.luck.copy())


def a_reason_to_whom_it_does_not_concern(evening: Evening) -> Heard:
    told = {"told": "why", "to": 1, "why": {"possible": False, "words": "You have 4 gold.", "rule": "B4"}}
    return replace(evening.watched(), text=json.dumps(told))


def a_refusal_that_says_too_much(evening: Evening) -> Heard:
    told = {"told": "refusal", "to": 1, "kind": "not-possible", "words": "Pink has no Fakirs.", "rule": "A4"}
    return replace(evening.watched(), text=json.dumps(told))


def a_trial_of_somebody_else(evening: Evening) -> Heard:
    own = evening.at_risk()
    brings = json.loads(own.text)["scene"]["offers"][0]["brings"]
    told = {"told": "would", "to": 1, "would": {"brings": brings, "scene": None}}
    return replace(evening.beside(own), text=json.dumps(told), asked={"deeds": ["end"], "drafted": []})


def a_whole_scene(evening: Evening) -> Heard:
    own = evening.heard(lambda heard, told: heard.seat == PINK and told["told"] == "news")
    return replace(own, holding=frozenset({BLUE}))


def the_land_before_the_start(evening: Evening) -> Heard:
    heard = evening.heard(lambda heard, told: told["told"] == "welcome" and told["scene"] is None)
    land = json.loads(evening.heard(lambda _, told: told["told"] == "welcome" and told["scene"]).text)["land"]
    return doctored(heard, lambda told: told.update(land=land))


def the_end_before_the_end(evening: Evening) -> Heard:
    end = {"sheets": [], "winners": ["blue"], "seed": None, "salt": None, "commitment": ""}
    return doctored(evening.watched(), lambda told: told.update(result=end))


def said_in_the_chat(secret: Callable[[Evening], str]) -> Callable[[Evening], Heard]:
    def planted(evening: Evening) -> Heard:
        return doctored(evening.watched("chat"), lambda told: told["chat"].update(words=f"psst: {secret(evening)}!"))

    return planted


def a_luck(evening: Evening) -> str:
    return str(max(evening.truth.states[30].luck.key()[:3]))


MESSAGES: dict[str, Callable[[Evening], Heard]] = {
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
    "offers of djinns": offers_of_djinns,
    "a djinn shown, in the row": a_djinn_shown_in_the_row,
    "somebody else's draft": somebody_elses("draft"),
    "somebody else's offers": somebody_elses("offers"),
    "the table as somebody else tries it": somebody_elses("sight"),
    "what somebody else's draft asks": somebody_elses("asked"),
    "a point of somebody else's draft": a_point_of_somebody_elses_draft,
    "a deed that is not played": the_next_deed,
    "what can be reached in somebody else's draft": reach_of_somebody_elses_draft,
    "what chance will bring": of_chance(foretell),
    "gold by chance": of_chance(lambda _evening, _heard, offer: offer["brings"].update(gold=3)),
    "points by chance": of_chance(lambda _evening, _heard, offer: offer["brings"].update(points=3)),
    "a reason to whom it does not concern": a_reason_to_whom_it_does_not_concern,
    "a refusal that says too much": a_refusal_that_says_too_much,
    "a trial of somebody else": a_trial_of_somebody_else,
    "a whole scene of somebody else": a_whole_scene,
    "the land before the start": the_land_before_the_start,
    "the end before the end": the_end_before_the_end,
    "the seed in hexadecimal": said_in_the_chat(lambda evening: evening.truth.seed.hex()),
    "the seed in decimal": said_in_the_chat(lambda evening: str(int.from_bytes(evening.truth.seed, "big"))),
    "the seed in bytes": said_in_the_chat(lambda evening: repr(evening.truth.seed)),
    "the salt": said_in_the_chat(lambda evening: b64encode(evening.truth.salt).decode()),
    "a number of the luck": said_in_the_chat(a_luck),
    "a key": said_in_the_chat(lambda evening: sorted(evening.party.players[0].tokens)[0]),
    "the digest of a key": said_in_the_chat(lambda evening: evening.truth.digests[0].hex()),
    "the name of a guest in the ledger": said_in_the_chat(lambda evening: evening.truth.guests[0]),
}
