"""Conversion of a command's options or a preset into a table's settings, within the room's limits."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.common.complaint import Complaint
from bot.moderation.ports import RoomBook
from bot.moderation.room_settings import RoomSettings
from bot.tables.rules.pace import PACE_NAMES, PACES, at_pace, with_idle
from bot.tables.state import HouseStrength, TableSettings
from bot.typed.house_rules import parse_house_rules
from bot.typed.rotation import games_of
from bot.typed.stakes import first_limit, parse_limit, stakes_text
from bot.typed.table_order import BESIDES_A_PRESET, TableOrder, settings_of
from bot.use_cases.tables.room_stakes import RoomStakes

HOUSE_PLAYERS: Final = 3
"""The number of house players at a practice table, unless the command says another number."""


class TableTerms:
    """The conversion of options or a preset into a table's settings.

    ``turn_seconds`` and ``idle_seconds`` are the host's defaults.
    """

    def __init__(self, rooms: RoomBook, stakes: RoomStakes, turn_seconds: int, idle_seconds: int) -> None:
        self._rooms = rooms
        self._stakes = stakes
        self._turn_seconds = turn_seconds
        self._idle_seconds = idle_seconds

    async def ordered(self, guild_id: int, order: TableOrder) -> TableSettings:
        """Return the settings of the named preset; without a preset, those that follow from the options.

        Raises Complaint.
        """
        made = self._chosen(guild_id, order) if order.preset is None else self._preset(guild_id, order, order.preset)
        # A role makes the table private: only its members may sit down without an invitation.
        settings = replace(await made, private=order.private or order.role is not None, role_id=order.role)
        return for_practice(settings) if order.practice else settings

    async def _chosen(self, guild_id: int, order: TableOrder) -> TableSettings:
        turn, room = turn_seconds(order, self._turn_seconds), await self._rooms.settings(guild_id)
        if order.stakes is None and order.game is not None:
            order = replace(order, stakes=await self._usual_stakes(guild_id, order, order.game))
        return _within(at_pace(settings_of(order), turn, self._idle_seconds), order, room)

    async def _usual_stakes(self, guild_id: int, order: TableOrder, game: str) -> str:
        games = games_of(game, order.rotation, order.limit)
        limit = parse_limit(order.limit, games)
        rules = games[0].fitting(parse_house_rules(order.rules, games, limit))
        first = first_limit(limit, games)
        offered = await self._stakes.offered(guild_id, games[0], rules, first, practice=order.practice)
        return stakes_text(offered[0])

    async def _preset(self, guild_id: int, order: TableOrder, name: str) -> TableSettings:
        """Return the preset's settings, with the host's current idle time. Raises Complaint."""
        if order.has_besides(*BESIDES_A_PRESET):
            raise Complaint("preset-alone")
        _, settings = await self.preset_named(guild_id, name)
        return with_idle(settings, self._idle_seconds)

    def repaced(self, settings: TableSettings, order: TableOrder) -> TableSettings:
        """Return the settings with the chosen pace.

        Raises Complaint if the options have both a pace and a clock.
        """
        return at_pace(settings, turn_seconds(order, settings.turn_seconds), self._idle_seconds)

    async def preset_named(self, guild_id: int, name: str) -> tuple[str, TableSettings]:
        """Return the preset's name as it was saved, and its settings. Raises Complaint."""
        presets = await self._rooms.presets(guild_id)
        saved_name = found_preset(presets, name)
        if saved_name is None:
            raise Complaint("preset-unknown" if presets else "preset-none", text=name)
        return saved_name, presets[saved_name]


def found_preset(known: Mapping[str, TableSettings], name: str) -> str | None:
    """Return the preset's name as it was saved, ignoring the case of ``name``; None if there is none."""
    wanted = " ".join(name.split()).casefold()
    return next((each for each in known if each.casefold() == wanted), None)


def turn_seconds(order: TableOrder, usual: int) -> int:
    """Return the length of a turn. Raises Complaint if the order has both a pace and a clock."""
    if order.pace is not None and order.clock is not None:
        raise Complaint("pace-and-clock")
    known = next((PACES[name].turn for name in PACE_NAMES if name == order.pace), None)
    return known or order.clock or usual


def _within(settings: TableSettings, order: TableOrder, room: RoomSettings) -> TableSettings:
    """Return the settings with the default number of seats and buy-in lowered to the room's limits.

    Values that the user chose are not changed.
    """
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
    """Return the settings with house players, but with one seat for the user and one more free seat."""
    room = max(1, settings.seats_max - 2)
    return replace(settings, house_strength=strength, house_players=min(players, room))
