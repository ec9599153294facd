"""The composition root: everything real is wired here, and nowhere else. Only this module and the command line know the
database. The command line imports it only for commands that build something, so that the others start at once."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import TypedDict, Unpack, get_args

import discord

from bot.common.house_clock import HouseClock
from bot.fleet.own_servers import OwnServers
from bot.fleet.part import Part
from bot.interactions.services import Services
from bot.moderation.ports import Office, RoomBook
from bot.operating.lifetime import beside
from bot.operating.monitor import HealthMonitor
from bot.operating.table_counts import CountedTables
from bot.practice.house_players import HousePlayers, Think, in_a_thread
from bot.practice.worker import OddsWorker
from bot.publishing.achievements import Praise
from bot.publishing.card_emojis import emojis_for
from bot.publishing.dispute_posts import DisputePosts
from bot.publishing.due_letter_words import DueLetterWords
from bot.publishing.due_letters import DueLetters
from bot.publishing.due_posts import DuePosts, Tell
from bot.publishing.gone_tables import GoneTables
from bot.publishing.lobby.lobbies import LobbyKeeper
from bot.publishing.lobby.pings import LobbyCalls
from bot.publishing.mail.channels import DirectChannels
from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.mail.letter import LetterBook
from bot.publishing.moderators import Moderators
from bot.publishing.panel.panels import PanelKeeper
from bot.publishing.panel.use import PanelUse
from bot.publishing.player_notices import PlayerNotices
from bot.publishing.practice.tutor import Tutor
from bot.publishing.recaps import Recaps
from bot.publishing.record.closings import RecordCloser
from bot.publishing.record.threads import RecordThreads
from bot.publishing.standstill.telling import StandstillNews
from bot.publishing.standstill.watch import PlayWatch
from bot.publishing.table.announcements import TableAnnouncements
from bot.publishing.table.letters import LetterWriter
from bot.publishing.table.messages import CardKeeper, SaveCard
from bot.publishing.table.places import DiscordPlaces
from bot.publishing.table.publisher import CardPublisher, note_direct_messages
from bot.publishing.table.reminders import Reminders
from bot.publishing.table.seat_pings import SeatPings
from bot.publishing.table.waiting_list import WaitingListNews
from bot.publishing.tournament.announcer import TournamentAnnouncer
from bot.publishing.tournament.message_context import MessageContext
from bot.publishing.tournament.venue import ThreadVenue
from bot.publishing.unsure_news import UnsureNews
from bot.settings import Settings
from bot.tables.due_posts import DuePost, NoticeKind, PostKind
from bot.tables.manager import TableManager
from bot.tables.ports import Dealer, Directory, Timer
from bot.tables.running.dealer import SecureDealer
from bot.tournaments.manager import TournamentManager
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.rate_limit import DISCORDS_PER_SECOND, RateLimit
from bot.ui.discord.tasks import Tasks
from bot.ui.people.names import Names
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.pictures.pictures import Draws, Pictures
from bot.ui.pictures.settings import studio_for
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import link_to
from bot.use_cases.authority import Authority
from bot.use_cases.finding import Finding
from bot.use_cases.hands import FindingHands
from bot.use_cases.requests import Requests
from bot.use_cases.room_settings import RoomSettingsDesk
from bot.use_cases.standing import Standings
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.terms import TableTerms
from bot.use_cases.tables.waiting import WaitingLists
from bot.use_cases.users import FleetUsers, Users
from bot.use_cases.wallets import Wallets
from db import BackupSchedule, Housekeeping, SqliteStore, open_store
from db.file.connection import Database


@asynccontextmanager
async def caretaking(
    settings: Settings, store: SqliteStore, monitor: HealthMonitor, services: Services
) -> AsyncIterator[None]:
    """Watch the clock, make backups and clear old hands away meanwhile."""
    keeper = Housekeeping(
        store.database, keep_cards_days=settings.keep_cards_days, keep_hands_days=settings.keep_hands_days
    )
    clock = services.clock
    with clock.running():
        async with (
            backups(settings, clock, monitor, partial(tell_of_failed_backup, services)),
            beside(keeper.run(clock.sleep), "housekeeping"),
            beside(store.history.run(), "counting hands"),
            beside(store.database.sweep_now_and_then(), "emptying the log"),
        ):
            yield


@asynccontextmanager
async def backups(
    settings: Settings,
    clock: HouseClock,
    monitor: HealthMonitor | None = None,
    on_failure: Callable[[], bool] = lambda: True,
) -> AsyncIterator[None]:
    """Make backups on their schedule meanwhile, where the settings want any."""
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


def tell_of_failed_backup(services: Services) -> bool:
    """Tells every server's moderators, who can tell the host. False while Discord is not there."""
    if not services.outbox.is_connected:
        return False
    for guild in services.outbox.client.guilds:
        services.due_posts.tell(DuePost(guild.id, 0, "backup_failed", at_ms=services.timer.now_ms()))
    return True


@asynccontextmanager
async def running_bot(
    settings: Settings, database: Path, monitor: HealthMonitor, *, part: Part | None = None, accept_loss: bool = False
) -> AsyncIterator[tuple[SqliteStore, Services]]:
    """The whole bot over its file, which must be that of ``part`` where one is named. On the way out the tables finish
    what is under way, and the file is closed last; whatever fails to stop keeps nothing else from stopping. Where the
    file fails the task is cancelled, and a DatabaseError is raised once everything has stopped."""
    async with AsyncExitStack() as leaving:
        store = await open_store(database, accept_loss=accept_loss, part=part)
        leaving.enter_context(_ended_by(store.database))
        leaving.push_async_callback(store.close)
        services = await build(settings, store, monitor)
        leaving.callback(services.pictures.close)
        leaving.callback(services.odds.close)
        for stops in (services.tutor, services.tables, services.house_players, services.tournaments):
            leaving.push_async_callback(stops.stop)
        with monitor.listening():
            yield store, services


@contextmanager
def _ended_by(database: Database) -> Iterator[None]:
    """Cancel the task when the file fails, for only a fresh start can tell what it holds."""
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


class Overrides(TypedDict, total=False):
    """The parts that tests replace."""

    timer: Timer
    """In place of the house's clock; it is not watched."""
    dealer: Dealer
    """With one of a test's own, deals are not sealed."""
    studio: Draws | None
    """None draws no pictures."""
    think: Think
    """Decides for house players."""
    chance: Random | None
    """Of house players."""
    odds: OddsWorker


async def build(
    settings: Settings, store: SqliteStore, monitor: HealthMonitor, **overrides: Unpack[Overrides]
) -> Services:
    """The bot over an open file, before its tables are restored. Raises StoreError."""
    # The clock is looked up at each call: the demo puts its own there.
    clock = HouseClock(lambda: discord.utils.utcnow())
    timer = overrides.get("timer") or clock
    # Only how long something is ago counts for what is posted, not the time of day.
    steady = overrides.get("timer") or clock.steady
    dealer = overrides.get("dealer") or SecureDealer()
    preferences = await PlayerPreferences.loaded(store.preferences, store.directory)
    studio = overrides["studio"] if "studio" in overrides else studio_for(settings)
    outbox, office = _outbox(settings, steady), store.office
    seen = scene_edge(store.directory, store.letters, office.rooms, preferences, studio, steady, outbox)
    readers, mail, pictures = seen["readers"], seen["mail"], seen["pictures"]
    tables = _tables(settings, store, monitor, dealer, timer)
    tournaments = _tournaments(settings, store, tables, ThreadVenue(outbox, readers, tables), dealer, timer)
    monitor.observe(store.database, tables, outbox)
    notices = PlayerNotices(outbox, preferences, readers)
    moderators = Moderators(outbox, office.rooms, readers)
    standstill = StandstillNews(moderators, notices, mail, readers)
    watch = PlayWatch(outbox, Tasks(), timer, steady, tables, tournaments, standstill)
    words = DueLetterWords(notices, office.conduct)
    due_letters = DueLetters(store.due_letters, words, mail, outbox, Tasks(), timer)
    seat_pings = SeatPings(tables, store.directory, readers, outbox)
    due_posts = DuePosts(store.due_posts, outbox, Tasks(), _tellers(moderators, seat_pings, office, readers))
    pings = LobbyCalls(store.lobbies, timer, outbox, Tasks(), office.conduct, store.directory)
    lobbies = LobbyKeeper(store.lobbies, pings, steady, outbox, office.rooms, readers, tables, tournaments)

    def send_due() -> None:
        due_letters.look()
        due_posts.look()

    shown = table_edge(
        seen,
        tables,
        store.directory,
        store.save_table_message,
        preferences,
        timer,
        steady,
        watch,
        lobbies.look,
        send_due,
    )
    threads = RecordThreads(store.records, steady, outbox, readers, office.rooms, tables)
    records = RecordCloser(threads, steady, outbox, Tasks(), readers, tables, watch)
    tables.publish_to(shown["publisher"], None if "dealer" in overrides else records, watch)
    context = MessageContext(outbox, readers, pictures, tables, tournaments, office.hands)
    announcer = TournamentAnnouncer(
        store.tournaments, store.directory, timer, steady, context, store.tournament_news, lobbies.look, send_due
    )
    tournaments.publish_to(announcer, watch)
    tutor = Tutor(store.lessons, tables, outbox, readers.scene_for, steady, store.directory)
    store.history.praise = Praise(outbox, Tasks(), preferences, timer, tables, readers, shown["cards"]).tell
    emojis = filter(None, [emojis_for(settings, outbox)])
    recaps = Recaps(store.recaps, timer, outbox, office.rooms, tournaments, store.history, readers, pictures)
    # A tournament goes by what its tables show, so that they come first.
    clock.watch(tables.play_was_impossible)
    clock.watch(tournaments.play_was_impossible)
    unsure = UnsureNews(store.unsure_requests, mail, preferences, timer, Tasks())
    names = seen["names"]
    wallets = Wallets(store.bank, office.rooms, timer, settings.first_grant, settings.claim_amount)
    standings = Standings(office.conduct, office.audit, timer)
    requests = Requests(store.directory, names, wallets)
    authority = Authority(office.rooms, standings, requests, store.directory, names, tournaments, timer)
    announcements = TableAnnouncements(office.rooms, readers, outbox)
    places = DiscordPlaces(outbox, readers, tables, office.rooms, timer, announcements)
    users = _users(settings, store, preferences, timer, shown["publisher"])
    return Services(
        terms=TableTerms(office.rooms, settings.turn_seconds, 60 * settings.table_idle_minutes),
        places=places,
        room_desk=RoomSettingsDesk(office.rooms, authority, readers, (lobbies, records)),
        opening=OpeningTables(office.rooms, authority, tables, places, timer),
        waiting_lists=WaitingLists(tables, store.directory, standings, users),
        wallets=wallets,
        standings=standings,
        requests=requests,
        authority=authority,
        finding=Finding(tables, authority, store.directory),
        finding_hands=FindingHands(office.hands, store.history, requests),
        settings=settings,
        clock=clock,
        timer=timer,
        directory=store.directory,
        bank=store.bank,
        office=store.office,
        history=store.history,
        tables=tables,
        tournaments=tournaments,
        house_players=_house_players(settings, store, tables, names, timer, overrides),
        preferences=preferences,
        announcer=announcer,
        due_letters=due_letters,
        due_posts=due_posts,
        lobbies=lobbies,
        lobby_book=store.lobbies,
        records=records,
        tutor=tutor,
        users=users,
        monitor=monitor,
        starting=(
            watch,
            shown["publisher"],
            records,
            announcer,
            tournaments,
            lobbies,
            *emojis,
            tutor,
            recaps,
            due_letters,
            due_posts,
            unsure,
        ),
        play_watch=watch,
        odds=overrides.get("odds") or OddsWorker(),
        own_servers=None if settings.shard.is_whole else OwnServers(settings.shard),
        announcements=announcements,
        **seen,
        **shown,
    )


def _tellers(
    moderators: Moderators, seat_pings: SeatPings, office: Office, readers: Readers
) -> Mapping[PostKind, Tell]:
    """Sends the posts that are due, by kind."""
    disputes = DisputePosts(moderators, office.disputes, office.hands, readers)
    return {
        **dict.fromkeys(get_args(NoticeKind), moderators.send_notice),
        "seated": seat_pings.call_seated,
        "list_closed": seat_pings.call_all_who_waited,
        "dispute": disputes.send_dispute,
        "settled": disputes.send_ruling,
    }


def _outbox(settings: Settings, steady: Timer) -> Outbox:
    """The door to Discord, which counts the requests of all processes with a token together."""
    processes = settings.shard.count
    per_second = settings.requests_per_second or DISCORDS_PER_SECOND / processes
    return Outbox(RateLimit.below(per_second), processes=processes, now_ms=steady.now_ms)


class SceneEdge(TypedDict):
    """The parts that know how people see a table and how they are reached, by their names among the services."""

    names: Names
    readers: Readers
    pictures: Pictures
    outbox: Outbox
    mail: DirectMail


def scene_edge(
    directory: Directory,
    book: LetterBook,
    rooms: RoomBook,
    preferences: PlayerPreferences,
    studio: Draws | None,
    steady: Timer,
    outbox: Outbox,
) -> SceneEdge:
    """Without a ``studio`` everything is told in words. ``steady`` never jumps."""
    names = Names(directory, outbox)
    mail = DirectMail(DirectChannels(directory, outbox), outbox, book)
    readers = Readers(names, outbox, rooms, preferences, mail.is_slow)
    pictures = Pictures(studio, readers, steady)
    return {"names": names, "readers": readers, "pictures": pictures, "outbox": outbox, "mail": mail}


class TableEdge(TypedDict):
    """The parts that show people their tables, by their names among the services."""

    cards: CardKeeper
    panels: PanelKeeper
    letters: LetterWriter
    publisher: CardPublisher
    gone_tables: GoneTables


def table_edge(
    seen: SceneEdge,
    tables: TableManager,
    directory: Directory,
    save_card: SaveCard,
    preferences: PlayerPreferences,
    timer: Timer,
    steady: Timer,
    watch: PlayWatch | None,
    changed: Callable[[int], None],
    due: Callable[[], None],
) -> TableEdge:
    """``steady`` never jumps. ``changed`` and ``due`` are the publisher's."""
    tasks, use, outbox, mail = Tasks(), PanelUse(), seen["outbox"], seen["mail"]
    readers, pictures = seen["readers"], seen["pictures"]
    gone = GoneTables(tables, outbox)
    found = partial(note_direct_messages, tables, outbox, tasks)
    cards = CardKeeper(save_card, steady, readers, outbox, tasks, pictures, use, gone, watch)
    letters = LetterWriter(mail, readers.scene_for, link_to, found, pictures.own_picture, preferences, use)
    reminders = Reminders(timer, directory, readers, outbox, tasks, mail, found, preferences)
    waiting_news = WaitingListNews(tables, directory, timer, outbox, tasks)
    panels = PanelKeeper(tables, steady, readers, pictures, outbox, use)
    publisher = CardPublisher(
        tables,
        outbox,
        tasks,
        seen["names"],
        readers,
        pictures,
        mail,
        letters,
        cards,
        reminders,
        waiting_news,
        panels,
        changed,
        due,
    )
    return {"cards": cards, "panels": panels, "letters": letters, "publisher": publisher, "gone_tables": gone}


def _users(
    settings: Settings, store: SqliteStore, preferences: PlayerPreferences, timer: Timer, publisher: CardPublisher
) -> Users:
    kind = Users if settings.shard.is_whole else FleetUsers
    return kind(store.office.privacy, store.directory, preferences, timer, publisher.forget)


def _tables(
    settings: Settings, store: SqliteStore, monitor: HealthMonitor, dealer: Dealer, timer: Timer
) -> CountedTables:
    return CountedTables(
        monitor.figures,
        store,
        dealer,
        timer,
        hand_pause_seconds=settings.hand_pause_seconds,
        outage_grace_seconds=settings.outage_grace_seconds,
    )


def _tournaments(
    settings: Settings, store: SqliteStore, tables: CountedTables, venue: ThreadVenue, dealer: Dealer, timer: Timer
) -> TournamentManager:
    return TournamentManager(
        store.tournaments,
        tables,
        venue,
        dealer,
        timer,
        hand_pause_seconds=settings.hand_pause_seconds,
        outage_grace_seconds=settings.outage_grace_seconds,
    )


def _house_players(
    settings: Settings, store: SqliteStore, tables: CountedTables, names: Names, timer: Timer, overrides: Overrides
) -> HousePlayers:
    """Made before the tables are restored, so that they miss nothing that happens there."""
    think, chance = overrides.get("think", in_a_thread), overrides.get("chance")
    pause_ms = settings.house_player_seconds * 1000
    house = HousePlayers(store.house_book, tables, timer, pause_ms=pause_ms, think=think, chance=chance)
    names.introduce(house.numbers)
    return house


async def recall_messages(store: SqliteStore, services: Services) -> None:
    """Tell the services which messages the process before left on Discord; before the tables are restored. Raises
    StoreError."""
    for table in await store.open_tables():
        if table.message_id is not None:
            services.cards.know(table.table_id, table.message_id)
    services.letters.know(await store.letters.last())
    services.records.know(await store.records.threads())
    services.lobbies.know(await store.lobbies.places(), await store.lobbies.pending_pings())
    for saved in await store.tournaments.unsettled():
        services.announcer.know_posts(saved.tournament_id, saved.message_id, saved.board_id, saved.event_id)
