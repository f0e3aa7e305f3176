"""Fuzzing: random WebSocket messages and HTTP requests. Every one gets an answer, none of them a 5xx, no game changes.

python -m tests.server.fuzz --inputs 100000 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final
from urllib.parse import quote

import httpx
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.server.hostile import AttackedGame, check_response, no_errors_logged
from tests.server.serving import TIMEOUT, Serving, SocketClient, temporary_folder
from tests.server.test_hostile_random import LAST, REPLIES, anything, messages, words

ROUND: Final = 60  # generated lists
BATCH: Final = 300  # mutations between two checks that the game is unchanged
UNREAD: Final = 30  # messages sent before their replies are read; a client that reads nothing is disconnected
HTTP_SHARE: Final = 0.1  # of all batches
ROUTES: Final = (
    "me", "me/device-code", "me/device", "me/tables", "tables", "tables/{}", "tables/{}/join", "tables/{}/leave",
    "tables/{}/start", "tables/{}/rematch", "tables/{}/keys", "tables/{}/seats/{}", "tables/{}/seats/{}/substitute",
    "tables/{}/seats/{}/remove", "tables/{}/scores", "tables/{}/record", "tables/{}/record.json", "tables/{}/replay",
    "replay", "replay/continue", "tables/{}/continue",
    "tables/{}/contribution", "tables/{}/reveal", "tables/{}/keys/revoke", "tables/{}/reports", "me/devices",
    "me/devices/{}", "me/logout-others", "me/logout", "operator/{}", "operator/tables/{}/close", "operator/ban",
    "rulebook", "guide", "guide/{}", "{}", "openapi.json",
)  # fmt: skip
FIELDS: Final = (
    "name", "seats", "seat", "code", "level", "seed", "position", "public", "start", "open_hands", "digest", "value",
    "reason", "text", "identity", "network", "hours", "record", "n",
)  # fmt: skip
METHODS: Final = ("GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS")

parts = st.sampled_from(["ABCDEFGH", "23456789", "blue", "black", "sow", ".", "..", ""]) | words
bodies = st.one_of(
    st.dictionaries(st.sampled_from(FIELDS) | words, anything, max_size=5).map(lambda body: json.dumps(body).encode()),
    anything.map(lambda body: json.dumps(body).encode()),
    st.binary(max_size=200),
)


@st.composite
def requests(draw: st.DrawFn) -> tuple[str, str, bytes]:
    """Method, path and body."""
    route = draw(st.sampled_from(ROUTES))
    places = [quote(draw(parts).encode("utf-8", "surrogatepass"), safe="") for _ in range(route.count("{}"))]
    return draw(st.sampled_from(METHODS)), f"/api/{route.format(*places)}", draw(bodies)


class Fuzzer:
    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.attacked = asyncio.run(AttackedGame.create_table(serving))
        self.inputs = 0
        self.statuses: Counter[int] = Counter()
        self.replies: Counter[str] = Counter()
        self.browser = httpx.Client(base_url=serving.url, timeout=TIMEOUT)

    def send_messages(self, sent: list[str | bytes]) -> None:
        async def attack() -> None:
            client = await self.attacked.connect_player()
            for start in range(0, len(sent), UNREAD):
                await self.exchange(client, sent[start : start + UNREAD])
            await client.close()

        asyncio.run(attack())
        self.inputs += len(sent)
        assert self.replies["internal-error"] == 0

    async def exchange(self, client: SocketClient, sent: list[str | bytes]) -> None:
        for message in [*sent, json.dumps({"type": "sale", "id": LAST})]:
            await client.socket.send(message)
        replies: list[dict[str, Any]] = []
        while not replies or replies[-1].get("id") != LAST:
            replies += [message for message in [await client.next()] if message["type"] in REPLIES]
        assert len(replies) == len(sent) + 1
        self.replies.update([reply.get("code", reply["type"]) for reply in replies])

    def send_requests(self, sent: list[tuple[str, str, bytes]]) -> None:
        for method, path, body in sent:
            headers = {"Content-Type": "application/json"}
            response = self.browser.request(method, path, content=body, headers=headers)
            self.statuses[check_response(response).status_code] += 1
        self.inputs += len(sent)

    def run(self, inputs: int, rng: Random) -> None:
        """First what the strategies generate, then mutations of it: generating takes much longer than sending."""
        sent: list[str | bytes] = []
        asked: list[tuple[str, str, bytes]] = []
        with no_errors_logged(self.serving):
            generate(sent.extend, st.lists(messages, min_size=15, max_size=30), rng)
            generate(asked.extend, st.lists(requests(), min_size=15, max_size=30), rng)
            self.send_messages(sent)
            self.send_requests(asked)
            while self.inputs < inputs:
                if rng.random() < HTTP_SHARE:
                    self.send_requests([mutated_request(rng, asked) for _ in range(BATCH)])
                else:
                    self.send_messages([mutated(rng, sent) for _ in range(BATCH)])
                assert asyncio.run(self.attacked.current_state()) == self.attacked.initial
                print(f"{self.inputs} inputs", file=sys.stderr, flush=True)


def mutated(rng: Random, corpus: Sequence[str | bytes]) -> str | bytes:
    """A message with a piece of another one, or without a piece of its own."""
    base, other = rng.choice(corpus), rng.choice(corpus)
    if isinstance(base, str) != isinstance(other, str):
        return base
    start, cut = rng.randrange(len(base) + 1), rng.randrange(len(other) + 1)
    piece = other[cut : cut + rng.choice((0, 1, 2, 8, 40))]
    return base[:start] + piece + base[start + rng.choice((0, 0, 1, 3)) :]  # type: ignore[operator]


def mutated_request(rng: Random, corpus: Sequence[tuple[str, str, bytes]]) -> tuple[str, str, bytes]:
    method, path, body = (rng.choice(corpus)[nth] for nth in range(3))
    changed = mutated(rng, [body, rng.choice(corpus)[2]])
    return str(method), str(path), changed if isinstance(changed, bytes) else changed.encode()


def generate(send: Callable[[Any], None], inputs: st.SearchStrategy[Any], rng: Random) -> None:
    """Call it with generated lists."""
    limits = settings(
        max_examples=ROUND, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip

    @seed(rng.getrandbits(64))
    @limits
    @given(inputs)
    def send_all(sent: Any) -> None:
        send(sent)

    send_all()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began, folder = time.monotonic(), temporary_folder()
    serving = Serving(folder, "--positions", "--no-limits", "--log", "warning").start()
    try:
        fuzzer = Fuzzer(serving)
        fuzzer.run(options.inputs, Random(options.seed))
    finally:
        serving.kill()
    shutil.rmtree(folder)
    figures = {"inputs": fuzzer.inputs, "http": dict(fuzzer.statuses), "socket": dict(fuzzer.replies)}
    print(json.dumps(figures | {"seconds": round(time.monotonic() - began)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
