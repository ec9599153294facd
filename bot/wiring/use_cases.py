"""Creation of the use cases that several features share."""

from dataclasses import dataclass

from bot.publishing.table.announcements import TableAnnouncements
from bot.publishing.table.places import DiscordPlaces
from bot.use_cases.authority import Authority
from bot.use_cases.finding import Finding
from bot.use_cases.hands.finding import FindingHands
from bot.use_cases.moderating.closing import ClosingTables
from bot.use_cases.requests import Requests
from bot.use_cases.room_settings import RoomSettingsDesk
from bot.use_cases.standing import Standings
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.room_stakes import RoomStakes
from bot.use_cases.tables.terms import TableTerms
from bot.use_cases.tables.waiting import WaitingLists
from bot.use_cases.users import FleetUsers, Users
from bot.use_cases.wallets import Wallets
from bot.wiring.base import Base
from bot.wiring.play import Managers
from bot.wiring.posts import Posts
from bot.wiring.reach import Reach


@dataclass(frozen=True, slots=True, kw_only=True)
class UseCases:
    wallets: Wallets
    standings: Standings
    requests: Requests
    authority: Authority
    finding: Finding
    finding_hands: FindingHands
    stakes: RoomStakes
    terms: TableTerms
    places: DiscordPlaces
    opening: OpeningTables
    closing: ClosingTables
    waiting_lists: WaitingLists
    room_desk: RoomSettingsDesk
    users: Users
    """The use case for the data that the bot stores about users."""


def use_cases_over(base: Base, reach: Reach, play: Managers, posts: Posts) -> UseCases:
    settings, store, timer, rooms = base.settings, base.store, base.timer, base.store.office.rooms
    wallets = Wallets(store.bank, rooms, timer, settings.first_grant, settings.claim_amount)
    standings = Standings(store.office.conduct, store.office.audit, timer)
    requests = Requests(store.directory, reach.names, wallets)
    authority = Authority(rooms, standings, requests, store.directory, reach.names, play.tournaments, timer)
    announcements = TableAnnouncements(rooms, reach.readers, reach.outbox)
    places = DiscordPlaces(reach.outbox, reach.readers, play.tables, rooms, timer, announcements, reach.access)
    stakes = RoomStakes(rooms, store.past_tables)
    terms = TableTerms(rooms, stakes, settings.turn_seconds, 60 * settings.table_idle_minutes)
    finding = Finding(play.tables, authority, store.directory)
    users = _users(base, posts)
    return UseCases(
        wallets=wallets,
        standings=standings,
        requests=requests,
        authority=authority,
        finding=finding,
        finding_hands=FindingHands(store.office.hands, store.history, requests),
        stakes=stakes,
        terms=terms,
        places=places,
        opening=OpeningTables(rooms, authority, terms, play.tables, places, timer),
        closing=ClosingTables(authority, finding),
        waiting_lists=WaitingLists(play.tables, store.directory, standings, users),
        room_desk=RoomSettingsDesk(rooms, authority, reach.readers, (posts.lobbies, posts.records)),
        users=users,
    )


def _users(base: Base, posts: Posts) -> Users:
    kind = Users if base.settings.shard.is_whole else FleetUsers
    store = base.store
    return kind(store.office.privacy, store.directory, base.preferences, base.timer, posts.shown.publisher.forget)
