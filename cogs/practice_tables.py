"""Practice tables: what one is opened with, and who sits down there first."""

from dataclasses import replace
from typing import Final

from bot.client import Asked, Complaint
from bot.moderation.powers import Power
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.tables.messages import Sit
from bot.tables.ports import TableView
from bot.tables.replies import Reply
from bot.tables.saving import Request
from bot.tables.state import HouseStrength, TableSettings
from bot.ui.stakes_text import stakes_text
from cogs.authority import authorised
from cogs.common import request_of
from cogs.opening import Openings, check_allowed, open_table
from cogs.ordering import Order
from cogs.room_changes import settings_of_room
from cogs.room_presets import ordered_settings
from cogs.stakes import suggest_from

PLAYERS_MOST: Final = 4
PLAYERS: Final = 3
_SEATS: Final = 6
_SMALL_BET: Final = 10


def for_practice(
    interaction: Asked, settings: TableSettings, strength: HouseStrength = "regular", players: int = PLAYERS
) -> TableSettings:
    """With house players, as far as there is room beside a person and a free seat. Raises Complaint where the bot has
    none."""
    if interaction.client.services.house is None:
        raise Complaint("practice-nobody")
    room = max(1, settings.seats_max - 2)
    return replace(settings, house_strength=strength, house_players=min(players, room))


async def open_and_sit(
    interaction: Asked, openings: Openings, game: str, strength: HouseStrength, players: int
) -> tuple[TableView, Reply | None]:
    """A practice table of the customary stakes, or the first that the room allows, with the asker at it. Raises
    Complaint and StoreError."""
    asker = await authorised(interaction, Power.OPEN_TABLE)
    room = await settings_of_room(interaction)
    seats = min(_SEATS, GAMES[game].seats_most, room.seats_most or _SEATS)
    ordered = await ordered_settings(interaction, Order(game, _stakes(game, room.stakes_menu), seats=seats))
    wanted = for_practice(interaction, ordered, strength, players)
    check_allowed(interaction, room, wanted)
    request = await request_of(interaction)
    with openings.one_more(interaction, asker, room):
        view = await open_table(interaction, request, wanted, practice=True)
    return view, await sit_down(interaction, view, request)


async def sit_down(interaction: Asked, view: TableView, request: Request) -> Reply | None:
    """The command opens the table and sits its asker down, each once: the second has an id of its own, below zero where
    Discord has none."""
    return await interaction.client.services.tables.submit(
        view.table_id, Sit(replace(request, request_id=-request.request_id), post=True)
    )


def _stakes(name: str, menu: tuple[str, ...]) -> str:
    game, rules = GAMES[name], HouseRules()
    usual = game.stakes(rules, _SMALL_BET)
    found = suggest_from(menu, "", game, rules, usual.limit) if menu else [usual]
    return stakes_text(found[0] if found else usual)
