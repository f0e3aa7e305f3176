"""People who contribute to the deal of a game, and start it, whatever happens to the server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from naqala.engine.fairness import contribution_digest
from tests.server.soaking.recorded_messages import RecordedMessages, SentContribution
from tests.server.soaking.retrying_person import RetryingPerson
from tests.server.soaking.soak_session import SoakSession

CONTRIBUTING_SHARE: Final = 0.9  # of the people
WITHHOLDING_SHARE: Final = 0.05  # of those who contributed; the others wait for them for some seconds
POLL_SECONDS: Final = 0.02


class Contributors:
    """The people of a waiting table, the host first."""

    def __init__(self, session: SoakSession, code: str, people: Sequence[RetryingPerson], rng: Random) -> None:
        self.session = session
        self.path = f"/api/tables/{code}"
        self.recorded: RecordedMessages = session.recorded(code)
        self.people = people
        self.rng = rng

    async def start_game(self) -> None:
        """If the server was killed before the deal, it knows no digest any more: contribute new values."""
        while True:
            self.recorded.begin_contributions()
            sent = [await self.contribute(person) for person in self.people if self.rng.random() < CONTRIBUTING_SHARE]
            started = await self.start(sent)
            if started.get("code") != "wrong-value":
                return
            self.session.figures.starts_again += 1

    async def contribute(self, person: RetryingPerson) -> SentContribution:
        value = self.rng.randbytes(16)
        sent = SentContribution(person.name, contribution_digest(value), value)
        self.recorded.send_contribution(sent)
        table = await person.post(f"{self.path}/contribution", "started", digest=sent.digest)
        if self.receive(table):
            self.recorded.acknowledged_digests[person.name] = sent.digest
        return sent

    async def start(self, sent: Sequence[SentContribution]) -> dict[str, Any]:
        """The host starts the game, perhaps with their own value; the others reveal theirs when they are asked."""
        host = self.people[0]
        own = [one for one in sent if one.name == host.name and self.rng.random() < 0.5]
        self.recorded.start_sent = True
        value = own[0].value.hex() if own else None
        starting = asyncio.create_task(host.post(f"{self.path}/start", "started", "wrong-value", value=value))
        willing = [one for one in sent if one not in own and self.rng.random() >= WITHHOLDING_SHARE]
        await asyncio.gather(*[self.reveal_when_asked(one, starting) for one in willing])
        if self.receive(await starting):
            self.accept(own)
        return starting.result()

    async def reveal_when_asked(self, one: SentContribution, starting: asyncio.Task[dict[str, Any]]) -> None:
        (person,) = [person for person in self.people if person.name == one.name]
        while not starting.done():
            table = await person.get(self.path)
            self.receive(table)
            if table["revealing"]:
                await self.reveal(person, one)
                return
            await asyncio.sleep(POLL_SECONDS)

    async def reveal(self, person: RetryingPerson, one: SentContribution) -> None:
        """The value may come too late, or after a kill, when nobody waits for it any more."""
        self.recorded.revealed.add(one.digest)
        late = ("started", "not-ready", "wrong-value")
        if self.receive(await person.post(f"{self.path}/reveal", *late, value=one.value.hex())):
            self.accept([one])
            self.session.check_moment("revealed")

    def accept(self, revealed: Sequence[SentContribution]) -> None:
        self.session.figures.values_accepted += len(revealed)
        for one in revealed:
            self.recorded.accepted_values[one.digest] = self.session.figures.kills

    def receive(self, response: dict[str, Any]) -> bool:
        """Whether this is a table, and not an error."""
        if "status" not in response:
            return False
        self.recorded.receive_table(response)
        return True
