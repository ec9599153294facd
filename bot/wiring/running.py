"""Running the whole bot with its database and background tasks."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path

from bot.common.house_clock import HouseClock
from bot.fleet.part import Part
from bot.operating.lifetime import beside
from bot.operating.memory import give_memory_back
from bot.operating.monitor import HealthMonitor
from bot.publishing.due_posts import DuePostSender
from bot.settings import Settings
from bot.tables.due_posts import DuePost
from bot.tables.ports import Timer
from bot.ui.discord.outbox import Outbox
from bot.wiring.build import Wiring, build
from db import BackupSchedule, Housekeeping, open_store
from db.file.connection import Database


@asynccontextmanager
async def running_bot(
    settings: Settings, database: Path, monitor: HealthMonitor, *, part: Part | None = None, accept_loss: bool = False
) -> AsyncIterator[Wiring]:
    """Run the whole bot with its database, which must belong to ``part`` if that is given.

    On exit, the tables finish their work, and the database is closed last. If one part fails to stop, the others still
    stop. If the database fails, the task is cancelled, and DatabaseError is raised once everything has stopped.
    """
    async with AsyncExitStack() as leaving:
        store = await open_store(database, accept_loss=accept_loss, part=part)
        leaving.enter_context(_ended_by(store.database))
        leaving.push_async_callback(store.close)
        wiring = await build(settings, store, monitor)
        leaving.callback(wiring.reach.pictures.close)
        leaving.callback(wiring.odds.close)
        leaving.push_async_callback(wiring.play.decks.close)
        for stops in (wiring.posts.tutor, wiring.play.tables, wiring.house_players, wiring.play.tournaments):
            leaving.push_async_callback(stops.stop)
        with monitor.listening():
            yield wiring


@contextmanager
def _ended_by(database: Database) -> Iterator[None]:
    """Cancel the current task if the database fails, because only a restart can find out what was saved."""
    task = asyncio.current_task()
    assert task is not None

    def end() -> None:
        if not task.cancelling():
            task.cancel()

    database.on_failure = end
    try:
        yield
    except asyncio.CancelledError:
        if database.failure is None:
            raise
        task.uncancel()
        raise database.failure from None
    finally:
        database.on_failure = None


async def recall_messages(wiring: Wiring) -> None:
    """Tell each part which of its messages an earlier process left on Discord. Raises StoreError.

    Call it before the tables are restored.
    """
    store, posts = wiring.base.store, wiring.posts
    for table in await store.open_tables():
        if table.message_id is not None:
            posts.shown.cards.restore_message(table.table_id, table.message_id)
    posts.shown.letters.restore_letters(await store.letters.last())
    posts.records.restore_threads(await store.records.threads())
    posts.lobbies.restore_places(await store.lobbies.places(), await store.lobbies.pending_pings())
    for saved in await store.tournaments.unsettled():
        posts.announcer.know_posts(saved.tournament_id, saved.message_id, saved.board_id, saved.event_id)


@asynccontextmanager
async def caretaking(wiring: Wiring) -> AsyncIterator[None]:
    """Watch the clock, make backups, delete old hands and give memory back until the end of the block."""
    base = wiring.base
    settings, store, clock = base.settings, base.store, base.clock
    keeper = Housekeeping(
        store.database, keep_cards_days=settings.keep_cards_days, keep_hands_days=settings.keep_hands_days
    )
    tell = partial(tell_of_failed_backup, wiring.reach.outbox, wiring.notices.due_posts, base.timer)
    with clock.running():
        async with (
            backups(settings, clock, base.monitor, tell),
            beside(keeper.run(clock.sleep), "housekeeping"),
            beside(store.history.run(), "counting hands"),
            beside(store.database.sweep_now_and_then(), "emptying the log"),
            beside(give_memory_back(clock.sleep), "giving memory back"),
        ):
            yield


@asynccontextmanager
async def backups(
    settings: Settings,
    clock: HouseClock,
    monitor: HealthMonitor | None = None,
    on_failure: Callable[[], bool] = lambda: True,
) -> AsyncIterator[None]:
    """Make backups at the interval in the settings until the end of the block; none if the interval is 0."""
    if not settings.backup_every_hours:
        yield
        return
    schedule = BackupSchedule(
        settings.database,
        settings.backup_folder,
        every_hours=settings.backup_every_hours,
        keep=settings.backup_keep,
        name=settings.shard.name_of(settings.database.stem),
    )
    schedule.on_failure = on_failure
    if monitor is not None:
        monitor.observe_backups(schedule)
    async with beside(schedule.run(clock.sleep), "backups"):
        yield


def tell_of_failed_backup(outbox: Outbox, due_posts: DuePostSender, timer: Timer) -> bool:
    """Tell the moderators of every server that a backup failed, because they can tell the bot's host.

    Return False while the bot is not connected to Discord.
    """
    if not outbox.is_connected:
        return False
    for guild in outbox.client.guilds:
        due_posts.tell(DuePost(guild.id, 0, "backup_failed", at_ms=timer.now_ms()))
    return True
