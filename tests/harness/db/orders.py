"""A moderator's orders, for tests of the file."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

from bot.moderation.ports import Dispute, Standing
from bot.tables.saving import AuditEntry, Request
from db import SqliteStore
from tests.harness.db.scenes import BERT, GUILD, NOW, ending, opening, seated_table

MODERATOR = 77

_numbers = count(50_000)


def order(number: int | None = None) -> Request:
    """Return a click of the moderator, with a new number unless one is named."""
    return Request(next(_numbers) if number is None else number, MODERATOR, "mod")


def entry(act: str = "look", guild: int = GUILD, at_ms: int = NOW) -> AuditEntry:
    return AuditEntry(guild, act, MODERATOR, "because", at_ms)


def dispute(hand: int = 1, player: int = BERT, guild: int = GUILD, table: int = 1) -> Dispute:
    return Dispute(guild, table, hand, player, "the pot was mine", NOW)


async def played(store: SqliteStore, hands: int = 1) -> int:
    """Return a table with this many finished hands, which end a second apart."""
    table = await seated_table(store)
    for number in range(1, hands + 1):
        await store.commit(opening(table, number))
        await store.commit(ending(table, number)._replace(at_ms=NOW + 1000 * number))
    return table


def to(standing: Standing) -> Callable[[Standing], Standing]:
    """Return a change that replaces any standing with this one."""
    return lambda _: standing


async def abandoned(change: Awaitable[object]) -> None:
    """Start the change and cancel its caller before the change is durable."""
    task = asyncio.ensure_future(change)
    await asyncio.sleep(0)
    task.cancel()
    assert (await asyncio.gather(task, return_exceptions=True))[0].__class__ is asyncio.CancelledError
