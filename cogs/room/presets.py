"""Presets: a table's settings under a name, saved by /room preset and opened by /table open."""

import re
from dataclasses import replace
from typing import Final

from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases
from bot.moderation.powers import Asker
from bot.tables.rules.pace import at_pace
from bot.tables.saving import Request
from bot.tables.state import TableSettings
from bot.typed.table_order import Order
from bot.ui.scene.stakes import buy_in_told, game_line, special_rules_at
from bot.ui.scene.table_text import clock_text
from bot.use_cases.tables.terms import TableTerms, found_preset, turn_seconds
from cogs._asking.asker import guild_of
from cogs._asking.authority import entry_of
from cogs._shared.choices import OrderSuggestions

NAME_MOST: Final = 32
"""Characters of a preset's name."""
LINE_MOST: Final = 150
"""Characters of one line of the list, so that all of them fit into one message."""
_NAME: Final = re.compile(rf"[\w .'/&+-]{{1,{NAME_MOST}}}")


async def save_preset(
    interaction: BotInteraction,
    asker: Asker,
    name: str,
    order: Order | None,
    clock: int | None,
    pace: str | None = None,
) -> str:
    """Saves the order, or without one this channel's table, under the name. Returns the answer; raises Complaint."""
    rooms = interaction.client.services.office.rooms
    called, known = _readable(name), await rooms.presets(guild_of(interaction))
    if len(known) >= CHOICES_MOST and found_preset(known, called) is None:
        raise Complaint("preset-too-many", most=CHOICES_MOST)
    settings = await _settings(interaction, order, clock, pace)
    before, after = found_preset(known, called), _audited(called, settings)
    request = Request(interaction.id, asker.player_id, "room preset save")
    was = _audited(before, known[before]) if before is not None else "none"
    entry = entry_of(interaction, "save_preset", request, "/room preset save", before=was, after=after)
    await rooms.save_preset(request, entry, called, settings)
    say_ = Phrases(str(interaction.locale))
    return say_("preset-saved", line=preset_line(say_, called, settings), name=clean(called, NAME_MOST))


async def drop_preset(interaction: BotInteraction, asker: Asker, name: str) -> str:
    """Returns the answer; raises Complaint if there is no such preset."""
    rooms = interaction.client.services.office.rooms
    called, settings = await preset_named(interaction, name)
    request = Request(interaction.id, asker.player_id, "room preset delete")
    was = _audited(called, settings)
    entry = entry_of(interaction, "drop_preset", request, "/room preset delete", before=was, after="none")
    if not await rooms.drop_preset(request, entry, called):
        raise Complaint("preset-unknown", text=name)
    return Phrases(str(interaction.locale))("preset-deleted", name=clean(called, NAME_MOST))


async def preset_named(interaction: BotInteraction, name: str) -> tuple[str, TableSettings]:
    """The preset's name as it was saved, and its settings. Raises Complaint."""
    return await _terms(interaction).preset_named(guild_of(interaction), name)


async def ordered_settings(
    interaction: BotInteraction, order: Order, clock: int | None = None, pace: str | None = None
) -> TableSettings:
    """The settings ordered, within the room's limits for what was not asked for. Raises Complaint."""
    return await _terms(interaction).ordered(guild_of(interaction), order, clock, pace)


async def suggest_presets(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    return await OrderSuggestions(interaction.client.services.office.rooms).presets(interaction, typed)


def _terms(interaction: BotInteraction) -> TableTerms:
    services = interaction.client.services
    settings = services.settings
    return TableTerms(services.office.rooms, settings.turn_seconds, 60 * settings.table_idle_minutes)


async def list_presets(interaction: BotInteraction) -> str:
    known = await interaction.client.services.office.rooms.presets(guild_of(interaction))
    say_ = Phrases(str(interaction.locale))
    if not known:
        return say_("preset-list-empty")
    return "\n".join([say_("preset-list"), *(preset_line(say_, name, each) for name, each in known.items())])


def preset_line(say_: Phrases, name: str, settings: TableSettings) -> str:
    line = say_(
        "preset-line",
        name=clean(name, NAME_MOST),
        game=game_line(say_.locale, settings),
        clock=clock_text(say_, settings),
        seats=settings.seats_max,
        buy_in=buy_in_told(say_, settings),
    )
    return ", ".join([line, *special_rules_at(say_, settings)])[:LINE_MOST]


def _readable(name: str) -> str:
    called = " ".join(name.split())
    if not _NAME.fullmatch(called):
        raise Complaint("preset-bad-name", text=name, most=NAME_MOST)
    return called


async def _settings(
    interaction: BotInteraction, order: Order | None, clock: int | None, pace: str | None
) -> TableSettings:
    services = interaction.client.services
    if order is not None:
        return await ordered_settings(interaction, order, clock, pace)
    view = services.tables.view_in(interaction.channel_id)
    if view is None or view.tournament_id is not None:
        raise Complaint("preset-from-what")
    # Who may sit, and with how many house players, is settled when a table is opened.
    kept = replace(view.settings, private=False, role_id=None, house_players=0, house_strength="regular")
    if clock is None and pace is None:
        return kept
    turn = turn_seconds(pace, clock, kept.turn_seconds)
    return at_pace(kept, turn, 60 * services.settings.table_idle_minutes)


def _audited(name: str, settings: TableSettings) -> str:
    stakes = settings.stakes
    return f"{name}: {settings.game} {stakes.limit} {stakes.small_bet}/{stakes.big_bet}, {settings.turn_seconds} s"
