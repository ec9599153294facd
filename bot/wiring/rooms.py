"""Creation of the features of a room: its settings, and the server's events."""

from bot.interactions.feature import Feature
from bot.ui.room.words import RoomDefaults
from bot.use_cases.health import LookingAtHealth
from bot.use_cases.leavers import Leavers
from bot.use_cases.room_reports import RoomExports, RoomWeeks
from bot.use_cases.tables.gone_places import GonePlaces
from bot.use_cases.tables.presets import Presets
from bot.wiring.build import Wiring
from cogs import room, server


def room_feature(wiring: Wiring) -> Feature:
    base, cases, tables = wiring.base, wiring.cases, wiring.play.tables
    office, authority, desk = base.store.office, cases.authority, cases.room_desk
    return room.feature(
        authority,
        desk,
        Presets(office.rooms, desk, cases.terms, authority, tables),
        RoomExports(authority, office.accounts, office.audit),
        RoomWeeks(authority, office.accounts, base.timer),
        office.rooms,
        LookingAtHealth(authority, office.rooms, base.monitor, tables),
        wiring.notices.play_watch,
        RoomDefaults(base.settings.first_grant, base.settings.claim_amount),
    )


def server_feature(wiring: Wiring, leavers: Leavers) -> Feature:
    notices, posts, play = wiring.notices, wiring.posts, wiring.play
    return server.feature(
        leavers,
        play.tables,
        GonePlaces(play.tables, play.tournaments, notices.due_posts, wiring.base.timer),
        posts.shown.gone_tables,
        notices.play_watch,
        posts.shown.cards,
        posts.announcer,
        posts.lobbies,
        wiring.reach.access,
    )
