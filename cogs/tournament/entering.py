"""Clicks on a tournament's posts, and what they share with its commands: the way to the tournament, whose answers are
private."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from bot.common.complaint import Complaint
from bot.interactions.ban_words import end_told
from bot.interactions.click import BotInteraction, Click
from bot.interactions.router import Route
from bot.interactions.submission import brought
from bot.locales.phrases import say
from bot.tables.saving import Request
from bot.tournaments.messages import AddOn, BuyAgain, CheckIn, Here, Register, Reply, Withdraw
from bot.tournaments.ports import TournamentView
from bot.tournaments.settings import TOURNAMENTS_MOST
from bot.ui.discord.replies import tell
from bot.ui.tournament.answers import Entering, Ordering, answer
from bot.ui.tournament.buttons import EVENT_BUTTON
from cogs.tournament.hand_files import send_hands

MESSAGES: Final[dict[str, type[Entering]]] = {
    "register": Register,
    "withdraw": Withdraw,
    "checkin": CheckIn,
    "again": BuyAgain,
    "addon": AddOn,
    "here": Here,
}


async def _press(click: Click) -> None:
    """One click, whichever tournament's; the card follows by itself."""
    tournament_id, verb = int(click.match["tournament"]), click.match["verb"]
    if verb == "hands":
        await send_hands(click.interaction, tournament_id)
    else:
        await _enter(click.interaction, tournament_id, MESSAGES[verb])


ROUTES: Final = (Route(EVENT_BUTTON, _press),)


async def _enter(interaction: BotInteraction, tournament_id: int, kind: type[Entering]) -> None:
    services = interaction.client.services
    view = services.tournaments.view(tournament_id)
    if view is None or view.new.guild_id != interaction.guild_id:
        await tell(interaction, say(interaction.locale.value, "tourney-gone"))
    else:
        await submit(interaction, view, kind)


async def submit(
    interaction: BotInteraction, view: TournamentView, message_of: Callable[[Request], Entering | Ordering]
) -> Reply | None:
    """Bring a request or an order before its tournament, and tell how it went. Raises StoreError."""
    services, locale, guild = interaction.client.services, interaction.locale.value, view.new.guild_id
    take = partial(services.tournaments.submit, view.tournament_id)
    found = await brought(interaction, message_of, take)
    player, message, reply = found.player_id, found.message, found.reply
    if isinstance(message, Register) and reply is not None and reply.done:
        # Their channel is there before their first cards, and sixty-four are not opened in one minute.
        services.mail.meet(player)
    until = await end_told(services.standings, guild, player, locale, reply)
    await tell(interaction, answer(locale, message, reply, services.readers.name_of(guild), until))
    return reply


def check_room_for_more(present: Iterable[TournamentView]) -> None:
    """Raises Complaint if the server has its fill of tournaments, those that recur not counted."""
    if sum(view.new.schedule_id is None for view in present) >= TOURNAMENTS_MOST:
        raise Complaint("tournaments-too-many", most=TOURNAMENTS_MOST)
