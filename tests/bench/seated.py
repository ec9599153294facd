"""A database with many tables whose players are seated and have played before.

The tables themselves make it on a real file, so that a bench begins with play instead of an hour of sitting down. The
players' DM channels are known.
"""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bot.common.house_clock import HouseClock
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.manager import TableManager
from bot.tables.messages import Sit
from bot.tables.running.dealer import SecureDealer
from bot.tables.saving import NewTable, Request
from bot.tables.state import TableSettings
from db.store import SqliteStore, open_store
from tests.harness.local_discord.world import THREAD, Json, World

BUY_IN_CHIPS: Final = 100_000
"""Chips enough for nobody to go broke during the bench."""
STAKES: Final = Stakes.of(10)
NEVER_SECONDS: Final = 3600


class Nobody:
    """A publisher that publishes nothing."""

    def show_table(self, *told: Any) -> None: ...

    cards_dealt = send_due = show_table


@dataclass(frozen=True)
class SeatedTable:
    channel: Json
    people: tuple[Json, ...]
    """The users, from seat 1 on."""


async def seat(world: World, database: Path, tables: int, players: int) -> list[SeatedTable]:
    """Create ``tables`` threads with a Razz table each and ``players`` at it, in the file and the world."""
    store = await open_store(database)
    timer = HouseClock(lambda: datetime.now(UTC))
    manager = TableManager(store, SecureDealer(), timer, hand_pause_seconds=NEVER_SECONDS)
    manager.publish_to(Nobody())
    try:
        numbers = range(1, tables + 1)
        return await asyncio.gather(*(_table(world, store, manager, number, players) for number in numbers))
    finally:
        await manager.stop()
        await store.close()


async def _table(world: World, store: SqliteStore, manager: TableManager, number: int, players: int) -> SeatedTable:
    people = tuple(world.member(f"p{number}n{seat}")["user"] for seat in range(1, players + 1))
    channel = _thread(world, f"Table {number}")
    ids = [await known_player(world, store, user) for user in people]
    settings = TableSettings("razz", STAKES, HouseRules(), 8, BUY_IN_CHIPS, BUY_IN_CHIPS, turn_seconds=NEVER_SECONDS)
    guild = int(world.guild_id)
    new = NewTable(guild, int(channel["id"]), ids[0], f"Table {number}", settings)
    view = await manager.open(new, Request(int(world.snowflake()), ids[0], "bench"))
    for player in ids:
        reply = await manager.submit(view.table_id, Sit(Request(int(world.snowflake()), player, "bench")))
        assert reply is not None
        assert reply.done, reply.denial
    return SeatedTable(channel, people)


async def known_player(world: World, store: SqliteStore, user: Json) -> int:
    """Return the pseudonym of a user who has played before and has chips for one buy-in."""
    player = await store.directory.player_id(int(user["id"]))
    await store.bank.wallet(int(world.guild_id), player, BUY_IN_CHIPS, int(datetime.now(UTC).timestamp() * 1000))
    await store.directory.save_dm_channel(player, int(world.dm(user["id"])["id"]))
    return player


def _thread(world: World, name: str) -> Json:
    metadata = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
    return world.channel(
        name,
        type=THREAD,
        parent_id=world.lobby["id"],
        owner_id=world.bot["id"],
        message_count=0,
        member_count=1,
        thread_metadata=metadata | {"locked": False},
    )
