"""/room: to set up the room, and to see reports about it."""

from bot.interactions.feature import Feature
from bot.moderation.ports import RoomBook
from bot.publishing.standstill.watch import PlayWatch
from bot.ui.room.words import RoomDefaults
from bot.use_cases.authority import Authority
from bot.use_cases.health import LookingAtHealth
from bot.use_cases.room_reports import RoomExports, RoomWeeks
from bot.use_cases.room_settings import RoomSettingsDesk
from bot.use_cases.tables.presets import Presets
from cogs.room.clicks import SetupClicks
from cogs.room.commands import Room
from cogs.room.report import RoomReports


def feature(
    authority: Authority,
    desk: RoomSettingsDesk,
    presets: Presets,
    exports: RoomExports,
    weeks: RoomWeeks,
    rooms: RoomBook,
    health: LookingAtHealth,
    play_watch: PlayWatch,
    defaults: RoomDefaults,
) -> Feature:
    clicks = SetupClicks(authority, desk, defaults)
    reports = RoomReports(weeks, health, play_watch)
    cog = Room(desk, presets, exports, reports, rooms, defaults, clicks)
    return Feature((cog,), clicks.routes())
