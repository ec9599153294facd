"""The buttons of a tournament's posts, from the click to its private answer. All that a click needs travels in its
custom_id, so a button survives a restart.

lb:e:12:register          tournament 12, what for
"""

import re
from collections.abc import Iterator
from typing import Final, Literal, get_args

import discord

from bot.tables.saving import Request
from bot.tournaments.deciding.entering import add_on_is_open, late_is_open
from bot.tournaments.messages import AddOn, BuyAgain, CheckIn, Here, Register, Reply, Withdraw
from bot.tournaments.ports import TournamentView
from bot.ui.buttons import Button, LastingItem, carried_out
from bot.ui.clicks import in_time, tell
from bot.ui.discard_picker import NUMBER
from bot.ui.phrases import Phrases, say
from bot.ui.room_defaults import starting_chips
from bot.ui.services import Services, services_of
from bot.ui.standings import end_told
from bot.ui.tournament_answers import Entering, answer
from bot.ui.tournament_hands import send_hands

Verb = Literal["register", "withdraw", "checkin", "again", "addon", "here", "hands"]

EVENT_BUTTON: Final = re.compile(rf"lb:e:(?P<tournament>{NUMBER}):(?P<verb>{'|'.join(get_args(Verb))})")
MESSAGES: Final[dict[str, type[Entering]]] = {
    "register": Register,
    "withdraw": Withdraw,
    "checkin": CheckIn,
    "again": BuyAgain,
    "addon": AddOn,
    "here": Here,
}
_STYLES: Final = {
    "register": discord.ButtonStyle.success,
    "checkin": discord.ButtonStyle.primary,
    "again": discord.ButtonStyle.success,
    "addon": discord.ButtonStyle.success,
    "here": discord.ButtonStyle.primary,
}


class TournamentButton(LastingItem[Button], template=EVENT_BUTTON):
    """One click on a tournament's post, whichever tournament's."""

    async def callback(self, interaction: discord.Interaction) -> None:
        await carried_out(interaction, f"the button {self.custom_id}", press(interaction, self.custom_id))


def tournament_button(say_: Phrases, view: TournamentView, verb: Verb) -> TournamentButton:
    style = _STYLES.get(verb, discord.ButtonStyle.secondary)
    label = say_(_label(view, verb), amount=view.new.settings.buy_in)
    return TournamentButton(Button(custom_id=f"lb:e:{view.tournament_id}:{verb}", label=label, style=style))


def _label(view: TournamentView, verb: Verb) -> str:
    if verb == "register" and view.state.phase == "running":
        return "tourney-button-late"
    if verb == "register" and len(view.state.registered()) >= view.new.settings.entrants_most:
        return "tourney-button-wait"
    if verb == "again":
        return "tourney-button-rebuy" if view.new.settings.rebuys else "tourney-button-re-entry"
    return f"tourney-button-{verb}"


def card_verbs(view: TournamentView) -> Iterator[Verb]:
    """What somebody may ask of the tournament now."""
    settings, state = view.new.settings, view.state
    if state.phase in ("registering", "check_in"):
        yield "register"
        if state.phase == "check_in" and not all(entrant.checked_in for entrant in state.entrants):
            yield "checkin"
        if state.entrants:
            yield "withdraw"
    if state.phase != "running":
        return
    late = late_is_open(settings, state)
    if late and len(state.started()) < settings.entrants_most:
        yield "register"
    if any(entrant.rebuy_until_ms is not None for entrant in state.playing()) or (late and settings.re_entries):
        yield "again"
    if add_on_is_open(settings, state):
        yield "addon"


# The click


async def press(interaction: discord.Interaction, custom_id: str) -> None:
    """Bring the click before its tournament; its answer is for the clicker alone, the card follows by itself."""
    match = EVENT_BUTTON.fullmatch(custom_id)
    assert match is not None
    tournament_id, verb = int(match["tournament"]), match["verb"]
    if verb == "hands":
        await send_hands(interaction, tournament_id)
    else:
        await enter(interaction, tournament_id, MESSAGES[verb])


async def enter(
    interaction: discord.Interaction, tournament_id: int, kind: type[Entering], via: str = "button"
) -> None:
    """Carry it out for who has clicked, or typed a command (``via``), and tell him how it went."""
    services, locale = services_of(interaction.client), interaction.locale.value
    view = services.tournaments.view(tournament_id)
    if view is None or view.new.guild_id != interaction.guild_id:
        await tell(interaction, say(locale, "tourney-gone"))
        return
    message, reply = await in_time(interaction, _submitted(services, interaction, tournament_id, kind, via))
    until = await end_told(services, view.new.guild_id, message.request.player_id, locale, reply)
    await tell(interaction, answer(locale, message, reply, until=until))


async def _submitted(
    services: Services, interaction: discord.Interaction, tournament_id: int, kind: type[Entering], via: str
) -> tuple[Entering, Reply | None]:
    guild_id = interaction.guild_id
    assert guild_id is not None
    player = await services.directory.player_id(interaction.user.id)
    services.names.saw(guild_id, player, interaction.user.display_name)
    if kind is Register:
        # A newcomer's wallet opens with the first grant, so that he can pay at all.
        await services.bank.wallet(guild_id, player, await starting_chips(services, guild_id), services.timer.now_ms())
    message = kind(Request(interaction.id, player, via))
    reply = await services.tournaments.submit(tournament_id, message)
    if kind is Register and reply is not None and reply.done:
        # His channel is there before his first cards, and sixty-four are not opened in one minute.
        services.mail.meet(player)
    return message, reply
