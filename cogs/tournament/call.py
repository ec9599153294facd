"""/tournament announce: posts the card at the end of its channel again, and on a moderator's word calls everybody who
is in."""

from functools import partial
from typing import Final

import discord

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.locales.phrases import say
from bot.moderation.powers import Power
from bot.tournaments.messages import Move
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import OVER
from bot.ui.discord.faults import UNTAKEN
from bot.ui.discord.outbox import WAITED_SECONDS
from bot.ui.discord.replies import tell
from bot.use_cases.tournaments.finding import title
from cogs._asking.authority import authorised
from cogs._asking.submission import brought
from cogs.tournament.managing import place_of
from cogs.tournament.words import tournament_meant

NOTE_MOST: Final = 300
"""Characters of what is announced."""


async def call(interaction: BotInteraction, tournament: str | None, text: str | None) -> None:
    """Without a text the card alone is posted, and nobody is called."""
    await authorised(interaction, Power.RUN_TOURNAMENT)
    view = await tournament_meant(interaction, tournament)
    if view.state.phase in OVER:
        raise Complaint("tourney-denial-over")
    view = await _at_home(interaction, view)
    interaction.client.services.announcer.post_anew(view)
    called = await _called(interaction, view) if text is not None else []
    if text is not None:
        await _post(interaction, view, text, called)
    locale = str(interaction.locale)
    await tell(interaction, say(locale, "tournament-announced", name=title(view), called=len(called)))


async def _at_home(interaction: BotInteraction, view: TournamentView) -> TournamentView:
    """If its channel is gone, the tournament moves to the channel of the command. Raises Complaint."""
    guild = interaction.guild
    if guild is None or guild.get_channel_or_thread(view.new.channel_id) is not None:
        return view
    place = place_of(interaction)
    found = await brought(
        interaction,
        lambda request: Move(request, place, "/tournament announce"),
        partial(interaction.client.services.tournaments.submit, view.tournament_id),
    )
    reply = found.reply
    if reply is None or reply.denial is not None:
        raise Complaint(f"tourney-denial-{reply.denial if reply is not None else 'over'}")
    return reply.view


async def _called(interaction: BotInteraction, view: TournamentView) -> list[int]:
    """The Discord users who are registered, or once it runs are still in."""
    running = view.state.phase == "running"
    entrants = view.state.playing() if running else view.state.entrants
    users = [await interaction.client.services.directory.user_id(entrant.player_id) for entrant in entrants]
    return [user for user in users if user is not None]


async def _post(interaction: BotInteraction, view: TournamentView, text: str, called: list[int]) -> None:
    """Raises Complaint if Discord does not take it."""
    say_ = await interaction.client.services.readers.room_phrases(view.new.guild_id)
    mentions = " ".join(f"<@{user}>" for user in called)
    told = say_("tournament-call", name=title(view), text=clean(text, NOTE_MOST), users=mentions)
    users = [discord.Object(user) for user in called]
    only = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
    outbox = interaction.client.services.outbox
    place = outbox.channel(view.new.guild_id, view.new.channel_id)
    try:
        await outbox.post(
            lambda nonce: place.send(told.strip(), nonce=nonce, allowed_mentions=only),
            ahead=True,
            seconds=WAITED_SECONDS,
        )
    except UNTAKEN as error:
        raise Complaint("call-not-posted", channel=f"<#{view.new.channel_id}>") from error
