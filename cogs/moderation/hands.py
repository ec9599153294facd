"""Finished hands shown to moderators, by command and by button: who may see how much, and the audit's line about each
look."""

from typing import Final

from discord import app_commands

from bot.common.complaint import Complaint
from bot.history.ids import hand_name
from bot.interactions.click import BotInteraction, Click
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.moderation.hand_archive import LoggedHand
from bot.moderation.powers import Power, plays_at
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.tournaments.ports import TournamentView
from bot.tournaments.questions import plays_on
from bot.ui.discord.custom_ids import HAND_BUTTON
from bot.ui.discord.replies import acknowledge, fill
from bot.ui.history.report import Disclosure, HandPages, report
from cogs._asking.asker import guild_of, moderates
from cogs._asking.authority import authorised, entry_of
from cogs._asking.hands import suggest_all_hands

_LOOKED: Final = {
    None: "whole",
    "dealt_in": "as a player",
    "sits_there": "as the room saw it",
    "plays_on": "as the room saw it",
}


async def _press(click: Click) -> None:
    """Shows a hand, or another page of it."""
    interaction, match = click.interaction, click.match
    if match["page"]:
        # Turning a page: the report stays one message.
        await click.acknowledge()
    else:
        await acknowledge(interaction, thinking=True)
    await show_hand(interaction, int(match["table"]), int(match["hand"]), int(match["page"] or 0))


ROUTES: Final = (Route(HAND_BUTTON, _press),)


async def show_hand(interaction: BotInteraction, table_id: int, number: int, page: int = 0) -> None:
    """Answers a deferred command or click with a page of the hand. Every look is saved in the audit before anything is
    shown. Raises Complaint."""
    # Without the table: moderators who play there are not refused, they see less.
    asker = await authorised(interaction, Power.SEE_HAND)
    hand = await _found(interaction, table_id, number)
    services, phrases = interaction.client.services, Phrases(str(interaction.locale))
    disclosure = disclosure_of(hand, asker.player_id, services.tables.view(table_id), _tournament_of(interaction, hand))
    await services.names.learn(hand.guild_id, hand.players.values())
    pages = report(hand, disclosure, services.readers.name_of(hand.guild_id), phrases)
    await _write_down(interaction, asker.player_id, hand, disclosure, page)
    view = HandPages(hand, pages, page, phrases)
    await fill(interaction, view=view)


async def _found(interaction: BotInteraction, table_id: int, number: int) -> LoggedHand:
    hand = await interaction.client.services.office.hands.hand(guild_of(interaction), table_id, number)
    if hand is None:
        raise Complaint("hand-not-there", hand=hand_name(table_id, number))
    return hand


def disclosure_of(
    hand: LoggedHand, player_id: int, table: TableView | None, tournament: TournamentView | None = None
) -> Disclosure:
    """A moderator who was dealt in, sits at that table now, or may still meet those players in the tournament, sees no
    more than the room did and their own cards."""
    seat = next((seat for seat, player in hand.players.items() if player == player_id), None)
    if seat is not None:
        return Disclosure("dealt_in", seat)
    if table is not None and plays_at(table, player_id):
        return Disclosure("sits_there")
    on = tournament is not None and plays_on(tournament.new.settings, tournament.state, player_id)
    return Disclosure("plays_on") if on else Disclosure()


def _tournament_of(interaction: BotInteraction, hand: LoggedHand) -> TournamentView | None:
    tournaments = interaction.client.services.tournaments
    return tournaments.view(hand.tournament_id) if hand.tournament_id is not None else None


async def _write_down(
    interaction: BotInteraction, asker: int, hand: LoggedHand, disclosure: Disclosure, page: int
) -> None:
    request = Request(interaction.id, asker, "mod hand")
    looked = _LOOKED[disclosure.barred] + (f", page {page + 1}" if page else "")
    entry = entry_of(
        interaction, "see_hand", request, "", table_id=hand.table_id, hand_number=hand.number, after=looked
    )
    await interaction.client.services.office.audit.record(request, entry)


async def suggest_hands(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests the server's last finished hands, to moderators only."""
    return await suggest_all_hands(interaction, typed) if await moderates(interaction) else []
