"""Parts of a fleet without Discord: real files, a real NATS server, and their users."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import pytest

from bot.fleet.nats_messages import NatsMessages
from bot.fleet.orders import UserOrders
from bot.fleet.part import Part
from bot.fleet.roll_call import RollCall
from bot.tables.saving import TableCommit, Transfer
from bot.tables.state import SeatState, TableState
from bot.ui.people.preferences import PlayerPreferences
from bot.use_cases.users import FleetUsers
from db import SqliteStore, open_store
from tests.harness.db.scenes import NEW_TABLE, NOW, seat, wallet
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.nats_server import NatsServer
from tests.harness.tables.doubles import ManualTimer

APPLICATION = 1234
USER = 70_001
ORDER = 9_000_000_001
"""The id of an interaction."""
LIMITS: Final = (
    "bot.fleet.nats_messages.CONNECT_SECONDS",
    "bot.fleet.nats_messages.PING_SECONDS",
    "bot.fleet.asked_turns.ANSWER_SECONDS",
    "bot.fleet.orders.PATIENT_SECONDS",
    "bot.fleet.roll_call.PATIENT_SECONDS",
    "bot.use_cases.users.PATIENT_SECONDS",
)
"""The time limits for the server and for answers of present parts.

No test waits until one ends: a missing part is known at once.
"""


def wait_patiently(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the time limits of the parts in this process to those of the tests."""
    for limit in LIMITS:
        monkeypatch.setattr(limit, PATIENCE_SECONDS)


async def at_once(seconds: float) -> None:
    await asyncio.sleep(0.01)


@dataclass
class FleetPart:
    store: SqliteStore
    path: Path
    users: FleetUsers
    preferences: PlayerPreferences
    orders: UserOrders
    messages: NatsMessages
    dropped: list[int] = field(default_factory=list)
    """The player ids that were forgotten."""


@asynccontextmanager
async def fleet_part(nats: NatsServer, folder: Path, index: int, count: int) -> AsyncIterator[FleetPart]:
    part, path = Part(index, count), folder / f"part-{index}.sqlite3"
    store = await open_store(path)
    try:
        preferences, dropped = await PlayerPreferences.loaded(store.preferences, store.directory), list[int]()
        users = FleetUsers(store.office.privacy, store.directory, preferences, ManualTimer(), dropped.append)
        messages = NatsMessages(nats.url, APPLICATION, index, at_once)
        orders = UserOrders(part, messages, store.user_orders, users.carry_out_orders)
        users.join(part, messages, orders, store.user_orders)
        async with messages.connected(RollCall(part, messages, seconds=0.05).call):
            yield FleetPart(store, path, users, preferences, orders, messages, dropped)
    finally:
        await store.close()


@asynccontextmanager
async def fleet_of(nats: NatsServer, folder: Path, count: int) -> AsyncIterator[list[FleetPart]]:
    """Yield all parts, connected at the same time."""
    async with AsyncExitStack() as leaving:
        yield [await leaving.enter_async_context(fleet_part(nats, folder, index, count)) for index in range(count)]


async def has_wallet(part: FleetPart, guild: int) -> int:
    """Give the user a wallet with chips there and return their player id."""
    player = await part.store.directory.player_id(USER)
    await part.store.bank.wallet(guild, player, 1000, NOW)
    return player


async def sits_down(part: FleetPart, guild: int) -> tuple[int, int]:
    """Seat the user at a new table there and return the table and their player id."""
    player = await has_wallet(part, guild)
    table = await part.store.open_table(replace(NEW_TABLE, guild_id=guild, owner_id=player), None, NOW)
    state = TableState(seats=(SeatState(1, player),))
    transfer = Transfer(wallet(player, guild), seat(player, table, guild), 200, "buy_in")
    await part.store.commit(TableCommit(table, state, NOW, transfers=(transfer,)))
    return table, player


async def gets_up(part: FleetPart, guild: int, table: int, player: int) -> None:
    transfer = Transfer(seat(player, table, guild), wallet(player, guild), 200, "cash_out")
    await part.store.commit(TableCommit(table, TableState(), NOW, transfers=(transfer,)))
