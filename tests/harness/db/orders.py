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
    """A click of the moderator's that was never seen before, or the one of this number."""
    return Request(next(_numbers) if number is None else number, MODERATOR, "mod")


def entry(act: str = "look", guild: int = GUILD, at_ms: int = NOW) -> AuditEntry:
    return AuditEntry(guild, act, MODERATOR, "because", at_ms)


def dispute(hand: int = 1, player: int = BERT, guild: int = GUILD, table: int = 1) -> Dispute:
    return Dispute(guild, table, hand, player, "the pot was mine", NOW)


async def played(store: SqliteStore, hands: int = 1) -> int:
    """A table with so many finished hands, a second between the ends of two."""
    table = await seated_table(store)
    for number in range(1, hands + 1):
        await store.commit(opening(table, number))
        await store.commit(ending(table, number)._replace(at_ms=NOW + 1000 * number))
    return table


def to(standing: Standing) -> Callable[[Standing], Standing]:
    """The change that makes this of any standing."""
    return lambda _: standing


async def abandoned(change: Awaitable[object]) -> None:
    """The caller goes away before the change is durable."""
    task = asyncio.ensure_future(change)
    await asyncio.sleep(0)
    task.cancel()
    assert (await asyncio.gather(task, return_exceptions=True))[0].__class__ is asyncio.CancelledError
