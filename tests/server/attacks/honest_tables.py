"""Honest use of the server: tables of two people, a person against a bot, and newcomers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final

from tests.server.attacks.honest_player import HonestPlayer
from tests.server.attacks.latency_log import LatencyLog, ticks
from tests.server.attacks.loopback import HOST, honest_source

ACTION_INTERVAL: Final = 0.2  # seconds between two actions at a table, and between two pings of a player
NEWCOMER_INTERVAL: Final = 0.25
NEWCOMER_TIMEOUT: Final = 10.0
FIRST_NEWCOMER: Final = 100  # players have the source addresses below
NEWCOMERS: Final = 20  # source addresses that newcomers take in turn
DRAIN_SECONDS: Final = 15.0  # for replies that are late
PERSON: Final = {"kind": "person"}
CALM: Final = {"kind": "bot", "level": "calm"}


class HonestTable:
    """Two people who play their first option at a steady pace and ping."""

    def __init__(self, ann: HonestPlayer, bob: HonestPlayer) -> None:
        self.players = (ann, bob)

    async def open(self) -> str:
        ann, bob = self.players
        code = await ann.create_table(PERSON, PERSON)
        await bob.post(f"/api/tables/{code}/join", name="Bob")
        await ann.post(f"/api/tables/{code}/start")
        for player in self.players:
            await player.connect(code)
        return code

    async def play(self) -> None:
        """If the game ends during a long run, only the pings go on."""
        async for _ in ticks(ACTION_INTERVAL):
            if not any(player.is_acting for player in self.players):
                for player in self.players:
                    if player.is_to_move:
                        await player.act()


class BotTable:
    """A person against a bot; what is measured is how long the bot keeps the person waiting."""

    def __init__(self, player: HonestPlayer) -> None:
        self.player = player

    async def open(self) -> None:
        await self.player.connect(await self.player.create_table(PERSON, CALM, start=True))

    async def play(self) -> None:
        player = self.player
        async for _ in ticks(ACTION_INTERVAL):
            if player.is_to_move and not player.is_acting:
                phase, acted_at = player.log.phase, perf_counter()
                await player.act()
                if await self.waits_for_bot():
                    player.log.add(phase, "bot", perf_counter() - acted_at)

    async def waits_for_bot(self) -> bool:
        """Wait until the person may act again; returns whether the bot had to decide meanwhile."""
        player, has_waited = self.player, False
        while not player.is_finished:
            player.changed.clear()
            if not player.is_acting:
                if player.is_to_move:
                    return has_waited
                has_waited = True
            await player.changed.wait()
        return False


async def ping(player: HonestPlayer) -> None:
    async for _ in ticks(ACTION_INTERVAL, player.log):
        await player.send("ping", "ping")


async def visit_repeatedly(port: int, log: LatencyLog) -> None:
    """Newcomers open a connection of their own and look at the lobby."""
    nth, visits = 0, set()
    async for _ in ticks(NEWCOMER_INTERVAL):
        task = asyncio.create_task(visit(port, log, honest_source(FIRST_NEWCOMER + nth % NEWCOMERS)))
        visits.add(task)
        task.add_done_callback(visits.discard)
        nth += 1


async def visit(port: int, log: LatencyLog, source: str) -> None:
    began, phase = perf_counter(), log.phase
    try:
        async with asyncio.timeout(NEWCOMER_TIMEOUT):
            await read_lobby(port, source)
    except (OSError, EOFError, TimeoutError) as error:
        log.lost[phase] += 1
        log.errors[f"newcomer: {type(error).__name__}"] += 1
    log.add(phase, "newcomer", perf_counter() - began)


async def read_lobby(port: int, source: str) -> None:
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(source, 0))
    try:
        writer.write(f"GET /api/tables HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n\r\n".encode())
        response = await reader.read()
    finally:
        writer.close()
    if not response.startswith(b"HTTP/1.1 200"):
        raise EOFError(response[:100])


class HonestLoad:
    def __init__(self, port: int, log: LatencyLog, tables: int) -> None:
        self.port = port
        self.log = log
        self.players = [HonestPlayer(nth, port, log) for nth in range(2 * tables + 1)]
        self.tables = [HonestTable(*self.players[2 * nth : 2 * nth + 2]) for nth in range(tables)]
        self.bot_table = BotTable(self.players[-1])
        self.code = ""  # of the first table

    async def open(self) -> None:
        codes = [await table.open() for table in self.tables]
        self.code = codes[0]
        await self.bot_table.open()

    def start_reading(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(player.stay_connected()) for player in self.players]

    def start_sending(self) -> list[asyncio.Task[None]]:
        playing = [self.bot_table.play(), *[table.play() for table in self.tables]]
        pinging = [ping(player) for player in self.players]
        return [asyncio.create_task(job) for job in (*playing, *pinging, visit_repeatedly(self.port, self.log))]

    async def wait_for_replies(self) -> None:
        end = perf_counter() + DRAIN_SECONDS
        while any(player.pending for player in self.players) and perf_counter() < end:
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        await asyncio.gather(*[player.close() for player in self.players])


@asynccontextmanager
async def honest_load(port: int, log: LatencyLog, tables: int) -> AsyncIterator[HonestLoad]:
    """Honest clients that are playing; at the end their late replies are waited for."""
    load = HonestLoad(port, log, tables)
    tasks: list[asyncio.Task[None]] = []
    try:
        await load.open()
        sending = load.start_sending()
        tasks = [*sending, *load.start_reading()]
        yield load
        for task in tasks:
            if task.done():  # all of them are endless
                task.result()
        await cancel(sending)
        await load.wait_for_replies()
    finally:
        await cancel(tasks)
        await load.close()


async def cancel(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
