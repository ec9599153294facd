"""The parts that update messages: tables, lobbies, tournaments, record threads, lessons, recaps."""

from dataclasses import dataclass

from bot.publishing.achievements import Praise
from bot.publishing.lobby.lobbies import Lobbies
from bot.publishing.lobby.pings import LobbyPings
from bot.publishing.practice.tutor import Tutor
from bot.publishing.recaps import Recaps
from bot.publishing.record.closings import DealClosings
from bot.publishing.record.threads import RecordThreads
from bot.publishing.table.evenings import TableEvenings
from bot.publishing.tournament.announcer import TournamentAnnouncer
from bot.publishing.tournament.message_context import MessageContext
from bot.ui.discord.tasks import Tasks
from bot.wiring.base import Base
from bot.wiring.notices import Notices
from bot.wiring.play import Managers
from bot.wiring.reach import Reach
from bot.wiring.shown import ShownTables, shown_tables


@dataclass(frozen=True, slots=True)
class Posts:
    shown: ShownTables
    lobbies: Lobbies
    records: DealClosings
    announcer: TournamentAnnouncer
    tutor: Tutor
    recaps: Recaps


def posts_of(base: Base, reach: Reach, play: Managers, notices: Notices) -> Posts:
    """Return the parts that update messages, connected to the events of tables and tournaments."""
    store, outbox, readers, rooms = base.store, reach.outbox, reach.readers, base.store.office.rooms
    lobbies = _lobbies(base, reach, play)
    shown = shown_tables(
        reach,
        play.tables,
        store.directory,
        store.save_table_message,
        base.preferences,
        base.timer,
        base.steady,
        TableEvenings(store.history, store.evenings, reach.names),
        notices.play_watch,
        lobbies.table_changed,
        notices.send_due,
    )
    records = _records(base, reach, play, notices)
    play.tables.publish_to(shown.publisher, records if base.dealer is None else None, notices.play_watch)
    announcer = _announcer(base, reach, play, notices, lobbies)
    play.tournaments.publish_to(announcer, notices.play_watch)
    store.history.praise = Praise(outbox, Tasks(), base.preferences, base.timer, play.tables, readers, shown.cards).tell
    return Posts(
        shown,
        lobbies,
        records,
        announcer,
        Tutor(store.lessons, play.tables, outbox, readers.scene_for, base.steady, store.directory),
        Recaps(store.recaps, base.timer, outbox, rooms, play.tournaments, store.history, readers, reach.pictures),
    )


def _lobbies(base: Base, reach: Reach, play: Managers) -> Lobbies:
    book, office, outbox = base.store.lobbies, base.store.office, reach.outbox
    pings = LobbyPings(book, base.timer, outbox, Tasks(), office.conduct, base.store.directory)
    return Lobbies(book, pings, base.steady, outbox, office.rooms, reach.readers, play.tables, play.tournaments)


def _records(base: Base, reach: Reach, play: Managers, notices: Notices) -> DealClosings:
    steady, outbox, readers, tables = base.steady, reach.outbox, reach.readers, play.tables
    threads = RecordThreads(base.store.records, steady, outbox, readers, base.store.office.rooms, tables, reach.access)
    return DealClosings(threads, steady, outbox, Tasks(), readers, tables, notices.play_watch)


def _announcer(base: Base, reach: Reach, play: Managers, notices: Notices, lobbies: Lobbies) -> TournamentAnnouncer:
    store = base.store
    context = MessageContext(
        reach.outbox, reach.readers, reach.pictures, play.tables, play.tournaments, store.office.hands
    )
    return TournamentAnnouncer(
        store.tournaments,
        store.directory,
        base.timer,
        base.steady,
        context,
        store.tournament_news,
        lobbies.table_changed,
        notices.send_due,
    )
