"""The features of a room: its settings, its lobby's command, and the server's events."""

from bot.interactions.feature import Feature
from bot.interactions.services import Services
from bot.ui.room.words import RoomDefaults
from bot.use_cases.leavers import Leavers
from bot.use_cases.room_exports import RoomExports
from bot.use_cases.tables.presets import Presets
from cogs import room, server
from cogs.room.clicks import SetupClicks
from cogs.room.commands import Room
from cogs.server.events import ServerEvents


def room_feature(parts: Services) -> Feature:
    authority, office = parts.authority, parts.office
    defaults = RoomDefaults(parts.settings.first_grant, parts.settings.claim_amount)
    clicks = SetupClicks(authority, parts.room_desk, defaults)
    commands = Room(
        authority,
        parts.room_desk,
        Presets(office.rooms, parts.room_desk, parts.terms, authority, parts.tables),
        RoomExports(authority, office.accounts, office.audit),
        office.accounts,
        parts.tables,
        office.rooms,
        parts.monitor,
        parts.play_watch,
        parts.timer,
        defaults,
        clicks,
    )
    return room.feature(commands, clicks)


def leavers_of(parts: Services) -> Leavers:
    return Leavers(parts.tables, parts.tournaments, parts.directory, parts.lobby_book)


def server_feature(parts: Services, leavers: Leavers) -> Feature:
    events = ServerEvents(
        leavers,
        parts.tables,
        parts.tournaments,
        parts.gone_tables,
        parts.due_posts,
        parts.play_watch,
        parts.cards,
        parts.announcer,
        parts.timer,
    )
    return server.feature(events)
