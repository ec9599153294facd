"""Clicks on a tournament's posts, brought before the tournament; their answers are private."""

from typing import Final

from bot.tables.saving import Request
from bot.tournaments.messages import AddOn, BuyAgain, CheckIn, Here, Register, Reply, Withdraw
from bot.ui.context.bans import end_told
from bot.ui.context.interactions import BotInteraction, Click
from bot.ui.context.router import Route
from bot.ui.context.services import Services
from bot.ui.context.submission import name_of, open_wallet, player_of
from bot.ui.discord.replies import in_time, tell
from bot.ui.text.phrases import say
from bot.ui.tournament.answers import Entering, answer
from bot.ui.tournament.buttons import EVENT_BUTTON
from bot.ui.tournament.hand_files import send_hands

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
        await enter(click.interaction, tournament_id, MESSAGES[verb])


ROUTES: Final = (Route(EVENT_BUTTON, _press),)


async def enter(interaction: BotInteraction, tournament_id: int, kind: type[Entering]) -> None:
    """Carry it out for the one who has clicked or typed a command, and tell them how it went."""
    services, locale = interaction.client.services, interaction.locale.value
    view = services.tournaments.view(tournament_id)
    if view is None or view.new.guild_id != interaction.guild_id:
        await tell(interaction, say(locale, "tourney-gone"))
        return
    message, reply = await in_time(interaction, _submitted(services, interaction, tournament_id, kind))
    until = await end_told(services, view.new.guild_id, message.request.player_id, locale, reply)
    await tell(interaction, answer(locale, message, reply, until=until))


async def _submitted(
    services: Services, interaction: BotInteraction, tournament_id: int, kind: type[Entering]
) -> tuple[Entering, Reply | None]:
    player = await player_of(interaction)
    if kind is Register:
        await open_wallet(interaction, player)
    message = kind(Request(interaction.id, player, name_of(interaction)))
    reply = await services.tournaments.submit(tournament_id, message)
    if kind is Register and reply is not None and reply.done:
        # Their channel is there before their first cards, and sixty-four are not opened in one minute.
        services.mail.meet(player)
    return message, reply
