"""The bench of the history: lookups of figures among a hundred thousand hands, and counting.

The lookups run off the event loop, as in the bot.
"""

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Final

from db import SqliteStore, open_store
from tests.bench.columns import line, machine, numbers
from tests.harness.history.hands import DAY_MS, GUILD, NOW, TableFile
from tests.harness.on_file import without_triggers

HANDS: Final = 100_000
PLAYERS: Final = 60
SEATED: Final = 6
DAYS: Final = 200
GAMES: Final = ("razz", "badugi", "five-card-draw")
REAL_HANDS: Final = 400
"""Hands that are played and counted to measure the speed of counting."""
OFTEN: Final = 0.8
"""The first player's share of all hands; this player is the one looked up."""


async def _made(path: Path) -> SqliteStore:
    """Return a file with a table and HANDS counted hands, with only the columns that lookups read."""
    store = await open_store(path)
    players = [await store.directory.player_id(80_000 + number) for number in range(PLAYERS)]
    for player in players:
        await store.bank.wallet(GUILD, player, 1_000, NOW)
    await TableFile.open(store, (players[0], players[1]))
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript("PRAGMA synchronous = OFF; PRAGMA recursive_triggers = ON; BEGIN")
        with without_triggers(connection):
            _fill(connection, players)
        connection.execute("COMMIT")
    return await open_store(path)


def _fill(connection: sqlite3.Connection, players: list[int]) -> None:
    rng = random.Random(7)
    for number in range(1, HANDS + 1):
        closed_ms, game = NOW + number * DAYS * DAY_MS // HANDS, rng.choice(GAMES)
        connection.execute(
            "INSERT INTO hand(id, table_id, number, state, opened_ms, closed_ms) VALUES (?, 1, ?, 'done', ?, ?)",
            (number, number, closed_ms, closed_ms),
        )
        first = [players[0]] if rng.random() < OFTEN else []
        dealt = [*first, *rng.sample(players[1:], SEATED - len(first))]
        nets = [rng.randint(-40, 40) for _ in dealt]
        nets[-1] -= sum(nets)
        for player, net in zip(dealt, nets, strict=True):
            row = (player, number, GUILD, game, closed_ms, net)
            connection.execute("INSERT INTO hand_result VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            connection.execute(
                """INSERT INTO player_day VALUES (?, ?, ?, ?, 1, ?, ?, 1, 1, 0, 9) ON CONFLICT DO UPDATE SET
                hands = hands + 1, profit = profit + excluded.profit, bets = bets + excluded.bets""",
                (GUILD, player, closed_ms // DAY_MS, game, net, net / 20),
            )


async def _looks(store: SqliteStore, rounds: int) -> list[tuple[str, float]]:
    """Return the milliseconds of each kind of lookup, the median of the rounds."""
    history, player = store.history, await store.directory.player_id(80_000)
    looks: dict[str, Callable[[], Awaitable[object]]] = {
        "figures of one who played most of them": lambda: history.record(GUILD, player, None, 0),
        "a player's figures in one game": lambda: history.record(GUILD, player, "razz", 0),
        "the line of a player's chips": lambda: history.line(GUILD, player, None, 0),
        "the leaderboard of all time": lambda: history.board(GUILD, "profit", None, 0, own=player, skip=0, most=10),
        "the leaderboard of a month": lambda: history.board(
            GUILD, "rate", None, NOW + 170 * DAY_MS, own=player, skip=0, most=10
        ),
        "a player's achievements": lambda: history.achieved(GUILD, player),
    }
    found = []
    for name, look in looks.items():
        times = []
        for _ in range(rounds):
            began = time.perf_counter()
            await look()
            times.append(time.perf_counter() - began)
        found.append((name, 1000 * median(times)))
    return found


async def _counting(path: Path) -> float:
    """Return how many hands are counted a second."""
    store = await open_store(path)
    players = [await store.directory.player_id(90_000 + number) for number in range(SEATED)]
    for player in players:
        await store.bank.wallet(GUILD, player, 1_000, NOW)
    table = await TableFile.open(store, tuple(players))
    for seed in range(REAL_HANDS):
        await table.play("razz", seed)
    began = time.perf_counter()
    await store.history.count_all()
    seconds = time.perf_counter() - began
    await store.close()
    return REAL_HANDS / seconds


async def _measured(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await _made(Path(folder) / "history.sqlite3")
        print(line(f"{HANDS:,} hands, {SEATED} players each", ["ms"], "goal"))
        looks = await _looks(store, rounds)
        for name, ms in looks:
            print(numbers(name, [ms], 1, "< 100"))
        await store.close()
        rate = await _counting(Path(folder) / "counting.sqlite3")
        print(numbers("hands counted a second", [rate]))


def run(rounds: int) -> None:
    print(machine())
    asyncio.run(_measured(rounds))
