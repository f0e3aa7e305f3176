"""Writes sample messages for the page's tests: `python -m tests.page_samples FOLDER`.

The samples come from a real server, so the page is never tested with a message that the server would not send:
`actions.json` has every action by its notation, `messages.json` one message or response of each kind, and
`questions.json` a welcome message for each step that can ask. `fairness.json` has hashes and word codes as the engine
makes them. `replays.json` has the replay of every golden record, and what there was to see at its moments.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from naqala.engine import fairness
from naqala.engine.actions import ACTIONS
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.engine.notation.action_codec import action_json, action_text
from naqala.engine.scoring import score_sheets
from naqala.engine.view import view
from naqala.server.messages.event_json import event_json
from naqala.server.messages.public_view import private_holdings, question_info
from naqala.server.messages.replay_info import states_of
from naqala.server.messages.snapshots import spectator_view
from tests.games import at_random, rich

Json = Any
SEED = 11
MAX_GAMES = 200  # random games to find positions in
STEP_COUNT = 17  # steps that ask a player
TIMEOUT = 60  # seconds, for a busy machine
RECORDS = Path(__file__).parent / "records"
WHOLE_REPLAYS = ("rich_3_blocked", "rich_4_last_camel", "unfinished_sibittis")
LEVELS = ("novice", "gentle", "calm", "sharp", "fierce", "companion")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / "actions.json", {action_text(action): action_json(action) for action in ACTIONS})
    write(folder / "fairness.json", sample_hashes())
    positions = Positions()
    for seed in range(SEED, SEED + MAX_GAMES):
        positions.search(seed)
        if len(positions.by_step) == STEP_COUNT:
            break
    with run_server() as url, httpx.Client(base_url=url, timeout=TIMEOUT) as client:
        write(folder / "messages.json", sample_messages(client, positions.before_end))
        write(folder / "questions.json", sample_questions(client, positions))
        write(folder / "replays.json", sample_replays(client))


def write(path: Path, data: Json) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


# Hashes


def sample_hashes() -> Json:
    """Commitments with their seeds, salts and word codes, and contributions with their digests."""
    rng = random.Random(SEED)
    seeds = [(seed, rng.randbytes(16)) for seed in (0, 1, 2**128 - 1, *(rng.getrandbits(128) for _ in range(17)))]
    values = [rng.randbytes(16) for _ in range(5)]
    return {
        "commitments": [
            {"seed": f"{seed:032x}", "salt": salt.hex(), "commitment": fixed, "words": fairness.word_code(fixed)}
            for seed, salt in seeds
            for fixed in [fairness.commitment(seed, salt)]
        ],
        "contributions": [{"value": value.hex(), "digest": fairness.contribution_digest(value)} for value in values],
    }


# Replays


def sample_replays(client: httpx.Client) -> Json:
    """The replays by name; of some records with the views of all moments and seats, of the others with the last one."""
    found: dict[str, Json] = {}
    for file in sorted(RECORDS.glob("*.naqala")):
        record = file.read_text(encoding="utf-8")
        game, whole = Game.parse(record), file.stem in WHOLE_REPLAYS
        states = list(states_of(game))
        found[file.stem] = {
            "replay": request(client, "POST", "/api/replay", {"record": record}),
            "views": [spectator_view(state) for state in (states if whole else states[-1:])],
            "seats": [seen_by(game, seat) for seat in range(len(game.colours))] if whole else [],
        }
    return found


def seen_by(game: Game, seat: int) -> Json:
    """What one seat saw: the events of each action, and at each moment its holdings and the question."""
    return {
        "seat": game.colours[seat],
        "events": [
            [event_json(event, game.colours) for event in game.visible_events(seat, events)]
            for _, _, events in game.replay()
        ],
        "holdings": [private_holdings(view(state, seat), score_sheets(state)) for state in states_of(game)],
        "questions": [question_info(view(state, seat)) for state in states_of(game)],
    }


# Positions


@dataclass
class Positions:
    """Positions that occurred in random games, as text."""

    by_step: dict[str, str] = field(default_factory=dict)
    before_end: str = ""  # the last one in which a turn began

    def search(self, seed: int) -> None:
        """Play a game rich in djinns and add its positions."""
        game = Game.at(rich(2, seed))
        self.add(game)
        for _events in at_random(game, seed):
            if not game.over:
                self.add(game)

    def add(self, game: Game) -> None:
        step = type(game.state.steps[-1]).__name__
        self.by_step.setdefault(step, position_text(game.state))
        if step == "Moving":
            self.before_end = position_text(game.state)


# The server


@contextmanager
def run_server() -> Iterator[str]:
    """`naqala serve` on a free port, with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            *(sys.executable, "-m", "naqala", "serve", "--port", "0", "--positions", "--no-limits"),
            *("--database", f"sqlite+aiosqlite:///{folder}/tables.db"),
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            try:
                yield next(word for word in line.split() if word.startswith("http://")).rstrip("/")
            finally:
                process.terminate()


def request(client: httpx.Client, method: str, path: str, body: Json = None) -> Json:
    return client.request(method, path, json=body).json()


def create_table(client: httpx.Client, kinds: tuple[str, ...], **options: Json) -> Json:
    """A table with a seat of each kind, or a bot where the kind is a level."""
    seats = [{"kind": "bot", "level": kind} if kind in LEVELS else {"kind": kind} for kind in kinds]
    return request(client, "POST", "/api/tables", {"seats": seats, "name": "Ann", **options})


@contextmanager
def open_socket(client: httpx.Client, code: str, keys: list[str]) -> Iterator[tuple[ClientConnection, Json]]:
    """A socket and the welcome message that it received."""
    address = str(client.base_url).rstrip("/").replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{code}/socket") as socket:
        yield socket, exchange(socket, {"type": "hello", "keys": keys})[-1]


def exchange(socket: ClientConnection, message: Json) -> list[Json]:
    """Sends a message; returns everything received up to its reply."""
    socket.send(json.dumps({**message, "id": 1}))
    received: list[Json] = []
    while not received or received[-1].get("id") != 1:
        received.append(json.loads(socket.recv(TIMEOUT)))
    return received


def keys_of(client: httpx.Client, code: str) -> list[str]:
    return [key["key"] for key in request(client, "POST", f"/api/tables/{code}/keys")["keys"]]


# Samples


def sample_questions(client: httpx.Client, positions: Positions) -> Json:
    """A welcome message by the step that it asks for."""
    found: Json = {}
    for position in positions.by_step.values():
        code = create_table(client, ("device", "device"), position=position, start=True)["code"]
        with open_socket(client, code, keys_of(client, code)) as (socket, welcome):
            seat = welcome["snapshot"]["question"]["seat"]
            if seat != welcome["snapshot"]["seat"]:
                welcome = exchange(socket, {"type": "switch-seat", "seat": seat})[-1]
        found[welcome["snapshot"]["question"]["step"]] = welcome
    assert len(found) == STEP_COUNT, sorted(found)
    return found


def sample_messages(client: httpx.Client, position: str) -> Json:
    """Responses by method and path, messages by type."""
    created = create_table(client, ("person", "person", "calm"), public=True)
    played = create_table(client, ("device", "device"), position=position, start=True)
    samples: Json = {
        "GET /api/me": request(client, "GET", "/api/me"),
        "GET /api/me/tables": request(client, "GET", "/api/me/tables"),
        "GET /api/tables": request(client, "GET", "/api/tables"),
        "GET /api/rulebook": request(client, "GET", "/api/rulebook"),
        "GET /api/summary": request(client, "GET", "/api/summary"),
        "GET /api/examples": request(client, "GET", "/api/examples"),
        "GET /api/guide": request(client, "GET", "/api/guide"),
        "POST /api/tables": created,
        "POST /api/me/device-code": request(client, "POST", "/api/me/device-code"),
        "GET /api/tables/AAAAAAAA": request(client, "GET", "/api/tables/AAAAAAAA"),
    }
    with open_socket(client, created["code"], keys_of(client, created["code"])) as (socket, welcome):
        samples["waiting"] = welcome
        samples |= {message["type"]: message for message in exchange(socket, {"type": "chat", "text": "Hello"})}
    with open_socket(client, played["code"], keys_of(client, played["code"])) as (socket, welcome):
        samples |= {message["type"]: message for message in play_to_end(socket, welcome)}
    return samples


def play_to_end(socket: ClientConnection, welcome: Json) -> Iterator[Json]:
    """Every message of the rest of a game, in which the first option is played each time."""
    yield welcome
    snapshot = welcome["snapshot"]
    yield from exchange(socket, {"type": "why", "action": "end"})
    yield from exchange(socket, {"type": "outcomes"})
    yield from exchange(socket, {"type": "sale"})
    yield from exchange(socket, {"type": "undo", **counts(snapshot)})
    while snapshot["question"]:
        seat = snapshot["question"]["seat"]
        if seat != snapshot["seat"]:
            snapshot = exchange(socket, {"type": "switch-seat", "seat": seat})[-1]["snapshot"]
            continue
        action = snapshot["options"][0]["notation"]
        for message in exchange(socket, {"type": "try", "actions": [action], **counts(snapshot)}):
            snapshot = message.get("snapshot") or snapshot
            yield message


def counts(snapshot: Json) -> Json:
    """What the server compares to detect an outdated message."""
    return {"action_count": snapshot["action_count"], "draft_count": len(snapshot["draft"])}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
