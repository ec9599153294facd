"""A table's settings, from what was ordered or a preset, within the room's limits."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.common.complaint import Complaint
from bot.moderation.ports import RoomBook
from bot.moderation.room_settings import RoomSettings
from bot.tables.rules.pace import PACE_NAMES, PACES, at_pace, with_idle
from bot.tables.state import HouseStrength, TableSettings
from bot.typed.table_order import TableOrder, settings_of

HOUSE_PLAYERS: Final = 3
"""At a practice table, unless another number is asked for."""


class TableTerms:
    """``turn_seconds`` and ``idle_seconds`` are the host's."""

    def __init__(self, rooms: RoomBook, turn_seconds: int, idle_seconds: int) -> None:
        self._rooms = rooms
        self._turn_seconds = turn_seconds
        self._idle_seconds = idle_seconds

    async def ordered(self, guild_id: int, order: TableOrder) -> TableSettings:
        """The preset's settings, or those ordered within the room's limits for what was not asked for. Raises
        Complaint."""
        made = self._chosen(guild_id, order) if order.preset is None else self._preset(guild_id, order, order.preset)
        # With a role it is private: only members with the role may sit down without an invitation.
        wanted = replace(await made, private=order.private or order.role is not None, role_id=order.role)
        return for_practice(wanted) if order.practice else wanted

    async def _chosen(self, guild_id: int, order: TableOrder) -> TableSettings:
        turn = turn_seconds(order, self._turn_seconds)
        settings = at_pace(settings_of(order), turn, self._idle_seconds)
        return _within(settings, order, await self._rooms.settings(guild_id))

    async def _preset(self, guild_id: int, order: TableOrder, name: str) -> TableSettings:
        """The settings that the preset opens a table with now: the host decides how long a table may stand idle."""
        if order.has_besides("preset", "name", "private", "role", "practice"):
            raise Complaint("preset-alone")
        _, settings = await self.preset_named(guild_id, name)
        return with_idle(settings, self._idle_seconds)

    def repaced(self, settings: TableSettings, order: TableOrder) -> TableSettings:
        """The settings at the pace ordered. Raises Complaint."""
        return at_pace(settings, turn_seconds(order, settings.turn_seconds), self._idle_seconds)

    async def preset_named(self, guild_id: int, name: str) -> tuple[str, TableSettings]:
        """The preset's name as it was saved, and its settings. Raises Complaint."""
        known = await self._rooms.presets(guild_id)
        called = found_preset(known, name)
        if called is None:
            raise Complaint("preset-unknown" if known else "preset-none", text=name)
        return called, known[called]


def found_preset(known: Mapping[str, TableSettings], name: str) -> str | None:
    """The preset's name as it was saved, whatever the case of ``name``."""
    wanted = " ".join(name.split()).casefold()
    return next((each for each in known if each.casefold() == wanted), None)


def turn_seconds(order: TableOrder, usual: int) -> int:
    """The length of a turn. Raises Complaint where both a pace and a clock are given."""
    if order.pace is not None and order.clock is not None:
        raise Complaint("pace-and-clock")
    known = next((PACES[name].turn for name in PACE_NAMES if name == order.pace), None)
    return known or order.clock or usual


def _within(settings: TableSettings, order: TableOrder, room: RoomSettings) -> TableSettings:
    """The usual seats and the usual buy-in give way to the room's limits; what was asked for does not."""
    if order.seats is None and room.seats_most is not None:
        settings = replace(settings, seats_max=min(settings.seats_max, room.seats_most))
    most = room.buy_in_most
    usual = order.buy_in is None and order.buy_in_most is None
    if usual and most is not None and settings.stakes.big_bet <= most < settings.buy_in_most:
        settings = replace(settings, buy_in_least=most, buy_in_most=most)
    return settings


def for_practice(
    settings: TableSettings, strength: HouseStrength = "regular", players: int = HOUSE_PLAYERS
) -> TableSettings:
    """The settings with house players, leaving room for a person and a free seat."""
    room = max(1, settings.seats_max - 2)
    return replace(settings, house_strength=strength, house_players=min(players, room))
