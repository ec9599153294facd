"""The composition root: everything real is wired here, and nowhere else. Only this module and the command line know the
database. What it needs is imported as it is built, so that commands that build nothing start at once."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.settings import Settings

if TYPE_CHECKING:
    from bot.operating.watch import Watchman
    from bot.tables.manager import TableManager
    from bot.tables.ports import Dealer, Publisher, Timer
    from bot.tournaments.manager import TournamentManager
    from bot.ui.publisher import CardPublisher
    from bot.ui.services import Services
    from bot.ui.tastes import Tastes
    from bot.ui.tournament_announcer import TournamentAnnouncer
    from bot.ui.tournament_venue import ThreadVenue
    from db import SqliteStore
    from db.file.connection import Database


@asynccontextmanager
async def caretaking(settings: Settings, store: "SqliteStore", watch: "Watchman") -> AsyncIterator[None]:
    """Backups are made and old hands cleared away meanwhile."""
    from bot.cli.running import beside
    from db import Housekeeping

    keeper = Housekeeping(
        store.database, keep_cards_days=settings.keep_cards_days, keep_hands_days=settings.keep_hands_days
    )
    async with (
        backups(settings, watch),
        beside(keeper.run(), "housekeeping"),
        beside(store.history.run(), "counting hands"),
    ):
        yield


@asynccontextmanager
async def backups(settings: Settings, watch: "Watchman | None" = None) -> AsyncIterator[None]:
    """Made on their schedule in the meantime, where the settings want any."""
    from bot.cli.running import beside
    from db import BackupSchedule

    if not settings.backup_every_hours:
        yield
        return
    schedule = BackupSchedule(
        settings.database, settings.backup_folder, every_hours=settings.backup_every_hours, keep=settings.backup_keep
    )
    if watch is not None:
        watch.look_after_backups(schedule)
    async with beside(schedule.run(), "backups"):
        yield


@asynccontextmanager
async def house(
    settings: Settings, database: Path, watch: "Watchman", *, accept_loss: bool = False
) -> "AsyncIterator[tuple[SqliteStore, Services]]":
    """The tables over their file; on the way out they finish what is under way, and the file is closed last. What fails
    to stop keeps nothing else from stopping. Where the file fails the task is cancelled, and DatabaseFailing is raised
    once all is put away."""
    from db import open_store

    async with AsyncExitStack() as leaving:
        store = await open_store(database, accept_loss=accept_loss)
        leaving.enter_context(_ended_by(store.database))
        leaving.push_async_callback(store.close)
        services = await _services(settings, store, watch)
        leaving.callback(services.pictures.close)
        leaving.callback(services.odds.close)
        for part in (services.tutor, services.tables, services.house, services.tournaments):
            leaving.push_async_callback(part.stop)
        with watch.listening():
            yield store, services


@contextmanager
def _ended_by(database: "Database") -> "Iterator[None]":
    """Cancel the task when the file fails, for only a fresh start can tell what it holds."""
    from db import DatabaseFailing

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
        raise DatabaseFailing(database.failure) from None
    finally:
        database.on_failure = None


async def _services(settings: Settings, store: "SqliteStore", watch: "Watchman") -> "Services":
    import discord

    from bot.tables.running.clock import LoopTimer
    from bot.tables.running.dealer import SecureDealer
    from bot.ui.practice_staff import guide, house_players
    from bot.ui.services import Services
    from bot.ui.showing import emojis_for
    from bot.ui.tastes import Tastes
    from bot.ui.tournament_announcer import TournamentAnnouncer
    from bot.ui.tournament_venue import ThreadVenue

    # Looked up at each call: the demo puts its own clock there.
    timer, dealer = LoopTimer(lambda: discord.utils.utcnow()), SecureDealer()
    tastes = await Tastes.loaded(store.preferences, store.directory)
    publisher = _publisher(settings, store, timer, tastes)
    tables = _tables(settings, store, watch, publisher, dealer, timer)
    venue = ThreadVenue()
    announcer = TournamentAnnouncer(store.tournaments, store.directory, timer, publisher.names, publisher.pacer)
    tutor, emojis = guide(store.lessons, tables, timer, publisher.sight), emojis_for(settings, publisher.pacer)
    return Services(
        settings=settings,
        timer=timer,
        directory=store.directory,
        bank=store.bank,
        office=store.office,
        history=store.history,
        tables=tables,
        tournaments=_tournaments(settings, store, tables, venue, announcer, dealer, timer),
        house=house_players(settings, store.house, tables, timer, publisher.names),
        tastes=tastes,
        names=publisher.names,
        sight=publisher.sight,
        pictures=publisher.pictures,
        pacer=publisher.pacer,
        mail=publisher.mail,
        cards=publisher.cards,
        letters=publisher.letters,
        publisher=publisher,
        announcer=announcer,
        tutor=tutor,
        watch=watch,
        awaiting=(publisher, venue, announcer, *([emojis] if emojis is not None else []), tutor),
    )


def _publisher(settings: Settings, store: "SqliteStore", timer: "Timer", tastes: "Tastes") -> "CardPublisher":
    from bot.ui.publisher import CardPublisher
    from bot.ui.showing import studio_for

    return CardPublisher(
        store.directory,
        store.save_card,
        timer,
        letters=store.letters,
        rooms=store.office.rooms,
        tastes=tastes,
        studio=studio_for(settings),
    )


def _tables(
    settings: Settings,
    store: "SqliteStore",
    watch: "Watchman",
    publisher: "Publisher",
    dealer: "Dealer",
    timer: "Timer",
) -> "TableManager":
    from bot.operating.tables import CountedTables

    tables = CountedTables(
        watch.figures,
        store,
        publisher,
        dealer,
        timer,
        hand_pause_seconds=settings.hand_pause_seconds,
        outage_grace_seconds=settings.outage_grace_seconds,
    )
    watch.look_after(store.database, tables)
    return tables


def _tournaments(
    settings: Settings,
    store: "SqliteStore",
    tables: "TableManager",
    venue: "ThreadVenue",
    announcer: "TournamentAnnouncer",
    dealer: "Dealer",
    timer: "Timer",
) -> "TournamentManager":
    from bot.tournaments.manager import TournamentManager

    return TournamentManager(
        store.tournaments,
        tables,
        venue,
        announcer,
        dealer,
        timer,
        hand_pause_seconds=settings.hand_pause_seconds,
        outage_grace_seconds=settings.outage_grace_seconds,
    )
