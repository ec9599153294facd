"""Presets, which are saved settings for tables. Saving or deleting one adds an audit entry."""

import re
from dataclasses import replace
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.moderation.ports import RoomBook
from bot.moderation.powers import Power
from bot.tables.manager import TableManager
from bot.tables.saving import Request
from bot.tables.state import TableSettings
from bot.typed.game_names import DEALERS_CHOICE, kind_of
from bot.typed.table_order import TableOrder
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin
from bot.use_cases.room_settings import RoomSettingsDesk
from bot.use_cases.tables.terms import TableTerms, found_preset

NAME_MOST: Final = 32
"""The maximum number of characters in a preset's name."""
_NAME: Final = re.compile(rf"[\w .'/&+-]{{1,{NAME_MOST}}}")


class Preset(NamedTuple):
    name: str
    settings: TableSettings


class Presets:
    def __init__(
        self, rooms: RoomBook, desk: RoomSettingsDesk, terms: TableTerms, authority: Authority, tables: TableManager
    ) -> None:
        self._rooms = rooms
        self._desk = desk
        self._terms = terms
        self._authority = authority
        self._tables = tables

    async def save(self, origin: Origin, name: str, order: TableOrder) -> Preset:
        """Save the options as a preset with this name.

        If they name neither a game nor stakes, save the settings of this channel's table. Raises Complaint.
        """
        asker = await self._authority.require(origin, Power.PRESETS)
        if _means_this_table(order) and order.has_besides("clock", "pace"):
            raise Complaint("preset-from-what")
        async with self._desk.turn(origin.server):
            called, presets = _readable(name), await self._rooms.presets(origin.server)
            before = found_preset(presets, called)
            if len(presets) >= CHOICES_MOST and before is None:
                raise Complaint("preset-too-many", most=CHOICES_MOST)
            settings = await self._settings(origin, order)
            request = Request(origin.request_id, asker.player_id, "room preset save")
            was = _audited(before, presets[before]) if before is not None else "none"
            entry = self._authority.entry_of(
                origin, "save_preset", request, "/room preset save", before=was, after=_audited(called, settings)
            )
            await self._rooms.save_preset(request, entry, called, settings)
        return Preset(called, settings)

    async def drop(self, origin: Origin, name: str) -> str:
        """Delete the preset, and return its name as it was saved. Raises Complaint if there is none."""
        asker = await self._authority.require(origin, Power.PRESETS)
        async with self._desk.turn(origin.server):
            called, settings = await self._terms.preset_named(origin.server, name)
            request = Request(origin.request_id, asker.player_id, "room preset delete")
            was = _audited(called, settings)
            entry = self._authority.entry_of(
                origin, "drop_preset", request, "/room preset delete", before=was, after="none"
            )
            if not await self._rooms.drop_preset(request, entry, called):
                raise Complaint("preset-unknown", text=name)
        return called

    async def all(self, origin: Origin) -> list[Preset]:
        """Return all presets of the room. Raises Complaint if the user may not see them."""
        await self._authority.require(origin, Power.PRESETS)
        return [Preset(name, each) for name, each in (await self._rooms.presets(origin.server)).items()]

    async def _settings(self, origin: Origin, order: TableOrder) -> TableSettings:
        if not _means_this_table(order):
            return await self._terms.ordered(origin.server, order)
        view = self._tables.view_in(origin.channel_id)
        if view is None or view.tournament_id is not None:
            raise Complaint("preset-from-what")
        # A preset leaves open who may sit and how many house players there are: the opener decides.
        kept = replace(view.settings, private=False, role_id=None, house_players=0, house_strength="regular")
        return self._terms.repaced(kept, order) if order.has_besides() else kept


def _means_this_table(order: TableOrder) -> bool:
    return order.game is None or order.stakes is None


def _readable(name: str) -> str:
    one_line = " ".join(name.split())
    if not _NAME.fullmatch(one_line):
        raise Complaint("preset-bad-name", text=name, most=NAME_MOST)
    return one_line


def _audited(name: str, settings: TableSettings) -> str:
    stakes, played = settings.stakes, kind_of(settings.game, settings.rotation)
    game = DEALERS_CHOICE if settings.dealers_choice else played
    blinds = ", big_bet_blinds same" if settings.big_bet_blinds == "same" else ""
    return f"{name}: {game} {stakes.limit} {stakes.small_bet}/{stakes.big_bet}{blinds}, {settings.turn_seconds} s"
