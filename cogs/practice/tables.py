"""Practice tables: their settings, and seating the player who asks for one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.interactions.click import BotInteraction
from bot.moderation.powers import Power
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.tables.messages import Close, Leave, Sit
from bot.tables.ports import SeatLine, TableView
from bot.tables.replies import Reply
from bot.tables.saving import Request
from bot.tables.state import HouseStrength
from bot.typed.stakes import suggest_from
from bot.typed.table_order import Order
from bot.ui.scene.stakes import stakes_text
from cogs._asking.asker import guild_of, request_of
from cogs._asking.authority import authorised
from cogs._asking.submission import submit
from cogs.room.changes import settings_of_room
from cogs.room.presets import ordered_settings
from cogs.table.opening import Openings, Spot, check_allowed, for_practice, open_table

PLAYERS_MOST: Final = 4
_SEATS: Final = 6
_SMALL_BET: Final = 10


@dataclass(frozen=True, slots=True)
class PracticeTable:
    view: TableView
    request: Request
    """The command that asked for it."""
    replaces: Sequence[TableView]
    """The asker's other practice tables at which nobody else sits. They are closed."""


async def practice_table(
    interaction: BotInteraction,
    openings: Openings,
    game: str,
    strength: HouseStrength,
    players: int,
    spot: Spot | None = None,
) -> PracticeTable:
    """The asker's own practice table of this kind if it is still open; else a new one with the customary stakes, or
    with the first that the room allows; without a ``spot``, opened here. Raises Complaint and StoreError."""
    asker = await authorised(interaction, Power.OPEN_TABLE)
    room = await settings_of_room(interaction)
    seats = min(_SEATS, GAMES[game].seats_most, room.seats_most or _SEATS)
    ordered = await ordered_settings(interaction, Order(game, _stakes(game, room.stakes_menu), seats=seats))
    wanted = for_practice(ordered, strength, players)
    check_allowed(interaction, room, wanted, spot)
    request = await request_of(interaction)
    own = _alone_at(interaction, asker.player_id)
    view = next((each for each in own if each.settings == wanted), None)
    if view is None:
        with openings.one_more(interaction, asker, room, practice=True, in_place_of=own):
            view = await open_table(interaction, request, wanted, practice=True, spot=spot)
    return PracticeTable(view, request, [each for each in own if each.table_id != view.table_id])


def _alone_at(interaction: BotInteraction, player_id: int) -> list[TableView]:
    """The player's own practice tables, except those where somebody else sits or waits, or that are closing anyway."""
    views = interaction.client.services.tables.in_guild(guild_of(interaction))
    own = [view for view in views if view.practice and view.owner_id == player_id and not view.closing]
    return [view for view in own if not view.waiting and _persons(view) <= {player_id}]


def _persons(view: TableView) -> set[int]:
    return {line.player_id for line in view.seats if not line.house}


async def clear_away(interaction: BotInteraction, table: PracticeTable) -> None:
    """Closes the replaced tables, each after its hand, which its owner gives up. Lessons there end without a word: the
    asker wants another."""
    tables, tutor = interaction.client.services.tables, interaction.client.services.tutor
    for old in table.replaces:
        await tutor.give_up(old.table_id)
        if seat_of(old, table.request.player_id) is not None:
            await tables.submit(old.table_id, Leave(table.request.part(-old.table_id)))
        await tables.submit(old.table_id, Close(table.request.part(old.table_id)))


def seat_of(view: TableView, player_id: int | None) -> SeatLine | None:
    """The player's seat, unless they are leaving."""
    return next((line for line in view.seats if line.player_id == player_id and line.status != "leaving"), None)


async def sit_down(interaction: BotInteraction, view: TableView) -> Reply | None:
    """Sits the asker down. The command opens the table and sits its asker down, each once: the second request has an id
    of its own, below zero where Discord has none."""

    def sit(request: Request) -> Sit:
        return Sit(replace(request, request_id=-request.request_id), post=True)

    return (await submit(interaction, view.table_id, sit)).reply


def _stakes(name: str, menu: tuple[str, ...]) -> str:
    game, rules = GAMES[name], HouseRules()
    usual = game.stakes(rules, _SMALL_BET)
    found = suggest_from(menu, "", game, rules, usual.limit) if menu else [usual]
    return stakes_text(found[0] if found else usual)
