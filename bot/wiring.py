"""The composition root: everything real is wired here, and nowhere else. Only this module and the command line know the
database. What it needs is imported as it is built, so that commands that build nothing start at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.settings import Settings

if TYPE_CHECKING:
    from bot.operating.watch import Watchman
    from bot.ui.services import Services
    from db import SqliteStore


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
async def house(settings: Settings, database: Path, watch: "Watchman") -> "AsyncIterator[tuple[SqliteStore, Services]]":
    """The tables over their file; on the way out they finish what is under way, and the file is closed last."""
    import discord

    from bot.operating.tables import CountedTables
    from bot.tables.clock import LoopTimer
    from bot.tables.dealer import SecureDealer
    from bot.tournaments.manager import TournamentManager
    from bot.ui.practice_staff import guide, house_players
    from bot.ui.publisher import CardPublisher
    from bot.ui.services import Services
    from bot.ui.showing import emojis_for, studio_for
    from bot.ui.tastes import Tastes
    from bot.ui.tournament_announcer import TournamentAnnouncer
    from bot.ui.tournament_venue import ThreadVenue
    from db import open_store

    store = await open_store(database)
    try:
        # Looked up at each call: the demo puts its own clock there.
        timer = LoopTimer(lambda: discord.utils.utcnow())
        dealer = SecureDealer()
        tastes = await Tastes.loaded(store.preferences, store.directory)
        publisher = CardPublisher(
            store.directory,
            store.save_card,
            timer,
            letters=store.letters,
            rooms=store.office.rooms,
            tastes=tastes,
            studio=studio_for(settings),
        )
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
        staff = house_players(settings, store.house, tables, timer, publisher.names)
        tutor = guide(store.lessons, tables, timer, publisher)
        venue = ThreadVenue()
        announcer = TournamentAnnouncer(store.tournaments, store.directory, timer, publisher.names, publisher.pacer)
        tournaments = TournamentManager(
            store.tournaments,
            tables,
            venue,
            announcer,
            dealer,
            timer,
            hand_pause_seconds=settings.hand_pause_seconds,
            outage_grace_seconds=settings.outage_grace_seconds,
        )
        services = Services(
            settings,
            tables,
            store.directory,
            store.bank,
            timer,
            publisher,
            store.office,
            watch=watch,
            tournaments=tournaments,
            announcer=announcer,
            venue=venue,
            tastes=tastes,
            house=staff,
            tutor=tutor,
            emojis=emojis_for(settings, publisher.pacer),
            history=store.history,
        )
        try:
            with watch.listening():
                yield store, services
        finally:
            await tournaments.stop()
            await staff.stop()
            await tables.stop()
            await tutor.stop()
            services.odds.close()
            publisher.pictures.close()
    finally:
        await store.close()
