"""The bot put together over an open store as it is for players, but by the simulated Discord's clock."""

from random import Random

from bot.operating.watch import Watchman
from bot.practice.house import in_a_thread
from bot.practice.worker import OddsWorker
from bot.settings import Settings
from bot.tables.manager import TableManager
from bot.tables.ports import Dealer, Timer
from bot.tournaments.manager import TournamentManager
from bot.ui.card_pictures import Draws
from bot.ui.practice_staff import guide, house_players
from bot.ui.publisher import CardPublisher
from bot.ui.services import Services
from bot.ui.tastes import Tastes
from bot.ui.tournament_announcer import TournamentAnnouncer
from bot.ui.tournament_venue import ThreadVenue
from db.store import SqliteStore
from tests.practice.room import OddsAtOnce, think_at_once

PAUSE_SECONDS = 8
"""Between hands."""


async def assembled(
    store: SqliteStore, settings: Settings, dealer: Dealer, timer: Timer, studio: Draws | None, chance: Random | None
) -> Services:
    """With ``chance`` the house players play the same each time, and they think, and odds are worked out, on the
    spot."""
    tastes = await Tastes.loaded(store.preferences, store.directory)
    publisher = CardPublisher(
        store.directory,
        store.save_card,
        timer,
        letters=store.letters,
        rooms=store.office.rooms,
        tastes=tastes,
        studio=studio,
    )
    tables = TableManager(store, publisher, dealer, timer, hand_pause_seconds=PAUSE_SECONDS)
    for saved in await store.open_tables():
        if saved.message_id is not None:
            publisher.cards.know(saved.table_id, saved.message_id)
    publisher.letters.know(await store.letters.last())
    think = in_a_thread if chance is None else think_at_once
    announcer, venue = await _announcer(store, timer, publisher), ThreadVenue()
    tutor = guide(store.lessons, tables, timer, publisher.sight)
    return Services(
        settings=settings,
        timer=timer,
        directory=store.directory,
        bank=store.bank,
        office=store.office,
        history=store.history,
        tables=tables,
        tournaments=TournamentManager(
            store.tournaments, tables, venue, announcer, dealer, timer, hand_pause_seconds=PAUSE_SECONDS
        ),
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
        watch=Watchman(),
        awaiting=(publisher, venue, announcer, tutor),
        house=house_players(settings, store.house, tables, timer, publisher.names, think=think, chance=chance),
        odds=OddsWorker() if chance is None else OddsAtOnce(),
    )


async def _announcer(store: SqliteStore, timer: Timer, publisher: CardPublisher) -> TournamentAnnouncer:
    announcer = TournamentAnnouncer(store.tournaments, store.directory, timer, publisher.names, publisher.pacer)
    for event in await store.tournaments.unsettled():
        announcer.know_posts(event.tournament_id, event.message_id, event.board_id, event.event_id)
    return announcer
