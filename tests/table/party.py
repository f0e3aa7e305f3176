"""People at one table who do everything that can be done there, and all that any of them gets to hear."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import cycle
from typing import Any, Final

from naqala.engine.notation.actions import TEXTS
from naqala.engine.notation.words import DJINN, SEAT, TILE, TRIBE
from tests.table.overhearing import Ear, Guest
from tests.table.secrets import Answer, Heard
from tests.table.serving import Serving

SECRETIVE: Final = ("call:Sibittis", "call:Sloar")
OFTEN: Final = 6  # deeds between two incidents
VAIN: Final = ("/keys", "/rematch", "/seats/pink/remove", "/seats/blue", "/seats/teal/bot", "/start/now")


class Party:
    def __init__(self, serving: Serving, seed: int) -> None:
        self.serving = serving
        self.chance = random.Random(seed)
        self.code = ""
        self.ears: list[Ear] = []  # connected now
        self.gone: list[Ear] = []
        self.players: list[Guest] = []
        self.departed: list[Guest] = []
        self.stranger = self.guest("")
        self.did: Counter[str] = Counter()

    def guest(self, name: str) -> Guest:
        return Guest(self.serving, name, lambda: self.is_over)

    # What came of it

    @property
    def is_over(self) -> bool:
        return any(ear.result for ear in self.ears)

    @property
    def guests(self) -> list[Guest]:
        return [*self.players, self.stranger, *self.departed]

    def tokens(self) -> set[str]:
        return {token for guest in self.guests for token in guest.tokens}

    def heard(self) -> list[Heard]:
        return [heard for ear in (*self.ears, *self.gone) for heard in ear.heard]

    def headers(self) -> list[str]:
        """Of the answers that opened the sockets."""
        return [ear.headers for ear in (*self.ears, *self.gone)]

    def answers(self) -> list[Answer]:
        return [answer for guest in self.guests for answer in guest.answers]

    # Coming and going

    async def gather(self, *seats: str, **wish: Any) -> None:
        """Everybody sits down; one looks on from before the start, and a stranger asks around."""
        devices = [nth for nth, kind in enumerate(seats) if kind == "device"]
        persons = [nth for nth, kind in enumerate(seats) if kind == "person"]
        free = persons if devices else persons[1:]
        host, *others = self.players = [self.guest(name) for name in ("Ann", "Bob", "Cid", "Dan")[: 1 + len(free)]]
        self.code = await host.lay(*seats, **wish)
        host.seats = frozenset(devices or persons[:1])
        for other, seat in zip(others, free, strict=True):
            await other.join(self.code)
            other.seats = frozenset({seat})
        await self.watch()
        await self.come(host)
        await self.happen(self.ask_around)
        await host.begin(self.code)
        for other in others:
            await self.come(other)
        for ear in self.ears:
            await ear.until(lambda ear: ear.scene)

    async def come(self, guest: Guest, since: int = 0) -> None:
        self.ears.append(await guest.come(self.code, since))

    async def watch(self, since: int = 0) -> None:
        self.ears.append(await Ear.listen(self.serving, self.code, [], frozenset(), since))

    async def hang_up(self, ear: Ear) -> None:
        await ear.close()
        self.ears.remove(ear)
        self.gone.append(ear)

    async def give_up(self, guest: Guest) -> None:
        """For good; a bot goes on, and they look on."""
        for ear in [ear for ear in self.ears if ear.holding == guest.seats]:
            await ear.ask("sale")
            await guest.post(f"/api/tables/{self.code}/leave")
            ear.holding = guest.seats = frozenset()
        self.players.remove(guest)
        self.departed.append(guest)
        await self.listen_up()

    async def leave(self) -> None:
        for ear in self.ears:
            await ear.close()
        for guest in self.guests:
            await guest.close()

    # Playing

    async def play(self, most: int = 10**6) -> None:
        """Until the game is over, or so many deeds are played."""
        incidents = cycle([self.ask_around, self.come_again, self.hand_over, self.pry, self.open_tab, self.chat])
        due = OFTEN
        while not self.is_over and self.ears[0].n < most:
            asked = await self.asked()
            if asked is None:
                await self.ears[0].next()
                await self.catch_up()
                continue
            await self.answer(asked)
            if self.ears[0].n >= due and not self.is_over:
                await self.happen(next(incidents))
                due = self.ears[0].n + OFTEN

    async def happen(self, incident: Callable[[], Awaitable[None]]) -> None:
        self.did[incident.__name__] += 1
        await incident()
        await self.catch_up()

    async def asked(self) -> Ear | None:
        """Somebody who can answer; at a device that is passed around the right one sits down first."""
        for ear in self.ears:
            step = ear.scene["asked"] if ear.scene else None
            if step and not ear.offers and len(ear.seats) > 1 and step["seat"] in ear.seats:
                await ear.ask("sit", seat=step["seat"])
            if ear.offers:
                return ear
        return None

    async def answer(self, ear: Ear) -> None:
        """Try something; with a draft, perhaps let others wait, or think again."""
        n = ear.n
        reply = await ear.attempt(self.choice(ear))
        assert reply["told"] == "done", reply
        whim = self.chance.random()
        if reply["n"] == n and whim < 0.3:
            self.did["draft"] += 1
            if whim < 0.12:
                await self.happen(self.chance.choice([self.pry, self.pry, self.pry, self.come_again]))
            elif whim < 0.18:
                await ear.ask("undo", **ear.at())
            elif whim < 0.24:
                await ear.ask("restart", **ear.at())
            else:
                await ear.ask("confirm", **ear.at())
        await self.catch_up()

    def choice(self, ear: Ear) -> str:
        """What brings secrets if possible; else each kind of deed is as likely as the others."""
        for offer in ear.offers:
            if offer["say"].startswith(SECRETIVE):
                self.did[offer["say"].removesuffix("+F")] += 1
                return str(offer["say"])
        kind = self.chance.choice(sorted({offer["deed"]["action"] for offer in ear.offers}))
        return str(self.chance.choice([offer["say"] for offer in ear.offers if offer["deed"]["action"] == kind]))

    async def try_something(self) -> None:
        """Until there is something in a draft."""
        while not any(ear.drafted for ear in self.ears):
            asked = await self.asked()
            assert asked is not None
            await asked.attempt(self.choice(asked))
            await self.catch_up()

    async def catch_up(self) -> None:
        """Everybody hears what is played."""
        n = max(ear.n for ear in self.ears)
        for ear in self.ears:
            while ear.n < n:
                await ear.next()

    async def listen_up(self) -> None:
        """Everybody hears all that was told until now: what is asked later is answered later."""
        for ear in self.ears:
            await ear.ask("sale")
        await self.catch_up()

    # What else people do

    async def chat(self) -> None:
        seated = [ear for ear in self.ears if ear.holding]
        await self.chance.choice(seated).ask("chat", words="What will the silk bring?")

    async def come_again(self) -> None:
        """The lines break, and whoever comes again is told what was missed."""
        for guest in self.guests:
            mine = [ear for ear in self.ears if ear.holding == guest.seats]
            since = self.chance.choice([-1, 0, self.chance.randint(0, mine[0].n), mine[0].n])
            for ear in mine:
                await self.hang_up(ear)
            await (self.come(guest, since) if guest.seats else self.watch(since))

    async def open_tab(self) -> None:
        await self.come(self.chance.choice(self.players), -1)

    async def pry(self) -> None:
        """Everybody asks something, most of all those who are not asked."""
        for ear in self.ears:
            if ear.scene and ear.scene["asked"]:
                await self.question(ear)

    async def question(self, ear: Ear) -> None:
        offers = [offer["say"] for other in self.ears for offer in other.offers] or ["end"]
        deed = self.chance.choice([self.chance.choice(offers), self.chance.choice(TEXTS)])
        start, final = self.chance.sample(TILE.names, 2)
        said: dict[str, dict[str, Any]] = {
            "why": {"deed": deed},
            "would": {"deeds": [deed]},
            "outcomes": {"start": self.chance.choice([start, None])},
            "walk": {"start": start, "final": final, "tribe": self.chance.choice(TRIBE.names)},
            "sale": {},
            "ping": {},
            "payment": {"djinn": self.chance.choice(DJINN.names)},
            "sit": {"seat": self.chance.choice([*ear.seats, "black"])},
            "hello": {"keys": []},
        }
        if not ear.offers:
            said |= {"try": {"deeds": [deed], **ear.at()}, "undo": ear.at(), "confirm": ear.at(), "restart": ear.at()}
        what = self.chance.choice(sorted(said))
        self.did[what] += 1
        await ear.ask(what, **said[what])
        await ear.say("odd", seat="blue")
        await ear.hear("refusal")

    async def hand_over(self) -> None:
        """A bot answers for somebody for a while."""
        host = self.players[0]
        bot = f"/api/tables/{self.code}/seats/{SEAT.say(min(host.seats))}/bot"
        await host.http.post(bot, json={"level": "gentle"})
        await self.stranger.http.delete(bot)
        await self.listen_up()
        for _ in range(3):
            asked = None if self.is_over else await self.asked()
            if asked is None:
                break
            await self.answer(asked)
        await self.pry()
        await host.http.delete(bot)
        await self.listen_up()

    async def ask_around(self) -> None:
        """By HTTP, one guest after another: all that can be asked, most of it in vain."""
        guest = self.guests[self.did["ask_around"] % len(self.guests)]
        table = f"/api/tables/{self.code}"
        for path in ("", "/scores", "/record", "/record.json", "/replay", "/nothing", "/socket"):
            await guest.http.get(f"{table}{path}")
        for path in ("/api/tables", "/api/me/tables", "/api/me", "/health", "/api/tables/22222222"):
            await guest.http.get(path)
        for path in VAIN:
            await guest.http.post(f"{table}{path}", json={})
        await guest.http.post(f"{table}/seats/orange/bot", json={"level": 7})
        await guest.http.post(f"{table}/join", content=b'{"name": ')
        await guest.http.post("/api/me/pass")
