"""Moderators' orders about tournaments: create and edit, pause and resume, cancel, remove a player."""

from collections.abc import Callable
from functools import partial
from typing import Final

import discord

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.moderation.powers import Power
from bot.tables.saving import Request
from bot.tournaments.messages import Cancel, Edit, Ordering, PausePlay, Remove, Reply, ResumePlay
from bot.tournaments.ports import NewTournament, TournamentView
from bot.tournaments.settings import TournamentSettings
from bot.typed.times.starts import Start, parse_start
from bot.typed.tournament_order import TournamentOrder, games_wanted, lacking, settings_of
from bot.ui.discord.replies import tell
from bot.ui.tournament.preview import PreviewedTournament, warnings
from cogs._asking.asker import guild_of
from cogs._asking.authority import authorised
from cogs._asking.members import Whom, known_player
from cogs._asking.requests import reason_of
from cogs.tournament.answers import TournamentAnswers
from cogs.tournament.preview import show_preview
from cogs.tournament.templates import template_settings
from cogs.tournament.words import tournament_meant
from cogs.tournament.zone import now_of, zone_wanted

HAND_SECONDS: Final = (20, 300)
"""The learnt length of a hand is believed within these bounds."""


async def create(interaction: BotInteraction, order: TournamentOrder, template: str | None) -> None:
    asker = await authorised(interaction, Power.RUN_TOURNAMENT)
    place = place_of(interaction)
    settings, start = await settings_ordered(interaction, order, template)
    await check_guarantee(interaction, settings)
    now_ms = interaction.client.services.timer.now_ms()
    new = NewTournament(guild_of(interaction), place, asker.player_id, settings, start.at_ms, now_ms)
    await show_preview(interaction, PreviewedTournament(new, "tournament create"))


async def settings_ordered(
    interaction: BotInteraction, order: TournamentOrder, template: str | None
) -> tuple[TournamentSettings, Start]:
    """The settings ordered, on top of the template's, and the start. Raises Complaint."""
    base = await template_settings(interaction, template) if template is not None else None
    if missing := lacking(order, base):
        say_ = Phrases(str(interaction.locale))
        raise Complaint("tournament-lacks", parts=say_.all_of([say_(f"tournament-lacks-{part}") for part in missing]))
    zone = await zone_wanted(interaction, order.zone or (base.zone if base is not None else None))
    start = parse_start(order.start or (base.usual_start if base is not None else ""), now_of(interaction), zone)
    seconds = await hand_seconds(interaction, order, base)
    return settings_of(order, base, zone=zone.key, hand_seconds=seconds), start


async def check_guarantee(interaction: BotInteraction, settings: TournamentSettings) -> None:
    """Raises Complaint if there is a guarantee and the asker may not give one, whoever thought of it first."""
    if settings.guarantee:
        await authorised(interaction, Power.GUARANTEE)


async def hand_seconds(
    interaction: BotInteraction, order: TournamentOrder, base: TournamentSettings | None
) -> int | None:
    """The learnt length of a hand here (T-4.3); for a mix, the mean of what is known. Raises Complaint."""
    store, guild_id = interaction.client.services.tournaments.store, guild_of(interaction)
    found = [await store.hand_seconds(guild_id, game.name) for game in games_wanted(order, base)]
    known = [seconds for seconds in found if seconds is not None]
    least, most = HAND_SECONDS
    return min(most, max(least, round(sum(known) / len(known)))) if known else None


async def submit(
    interaction: BotInteraction, view: TournamentView, message_of: Callable[[Request], Ordering]
) -> Reply | None:
    services = interaction.client.services
    take = partial(services.tournaments.submit, view.tournament_id)
    asked = services.requests.submit(origin_of(interaction), message_of, take)
    return await TournamentAnswers(services.standings, services.readers).tell(interaction, asked)


def place_of(interaction: BotInteraction) -> int:
    """The channel of the command, if the bot may post the card and make threads there. Raises Complaint."""
    channel, allowed = interaction.channel, interaction.app_permissions
    if not isinstance(channel, discord.TextChannel):
        raise Complaint("tournament-text-channel")
    if not allowed.view_channel:
        raise Complaint("place-unseen")
    needed = (allowed.send_messages, allowed.create_public_threads, allowed.send_messages_in_threads)
    if not all(needed):
        raise Complaint("tournament-no-room")
    return channel.id


async def edit(interaction: BotInteraction, order: TournamentOrder, tournament: str | None, reason: str | None) -> None:
    why = reason_of(reason) if reason else ""
    await authorised(interaction, Power.RUN_TOURNAMENT)
    view = await tournament_meant(interaction, tournament)
    before, planned = view.new.settings, view.state.start_ms
    zone = await zone_wanted(interaction, order.zone or before.zone)
    start = parse_start(order.start, now_of(interaction), zone).at_ms if order.start else planned
    seconds = before.hand_seconds if order.game is None else await hand_seconds(interaction, order, before)
    settings = settings_of(order, before, zone=zone.key, hand_seconds=seconds)
    if (settings, start) == (before, planned):
        raise Complaint("tournament-edit-what")
    await check_guarantee(interaction, settings)
    reply = await submit(interaction, view, lambda request: Edit(request, settings, start, why, (before, planned)))
    if reply is not None and reply.done and (told := warnings(Phrases(str(interaction.locale)), settings)):
        await tell(interaction, "\n".join(told))


async def cancel(interaction: BotInteraction, tournament: str | None, reason: str) -> None:
    """Cancelling a running tournament shares out its pool, so it takes the power for that as well."""
    why = reason_of(reason)
    await authorised(interaction, Power.RUN_TOURNAMENT)
    view = await tournament_meant(interaction, tournament)
    runs = _runs(view)
    if runs:
        await authorised(interaction, Power.CANCEL_PLAY, tournament_id=view.tournament_id)
    await submit(interaction, view, lambda request: Cancel(request, why, before_start=not runs))


async def pause(interaction: BotInteraction, tournament: str | None, reason: str, *, at_once: bool) -> None:
    why = reason_of(reason)
    await authorised(interaction, Power.RUN_TOURNAMENT)
    view = await tournament_meant(interaction, tournament, _runs)
    await submit(interaction, view, lambda request: PausePlay(request, why, at_once))


async def resume(interaction: BotInteraction, tournament: str | None, reason: str) -> None:
    why = reason_of(reason)
    await authorised(interaction, Power.RUN_TOURNAMENT)
    view = await tournament_meant(interaction, tournament, lambda each: each.state.pause is not None)
    await submit(interaction, view, lambda request: ResumePlay(request, why))


def _runs(view: TournamentView) -> bool:
    return view.state.phase == "running"


async def remove(interaction: BotInteraction, user: Whom, tournament: str | None, reason: str) -> None:
    """If no tournament is named and none is here, removes the player from the only one that they are in."""
    why = reason_of(reason)
    await authorised(interaction, Power.REMOVE_ENTRANT)
    player = await known_player(interaction, user)
    view = await tournament_meant(interaction, tournament, lambda each: each.state.entrant(player) is not None)
    await authorised(
        interaction, Power.REMOVE_ENTRANT, subject_id=player, subject=user, tournament_id=view.tournament_id
    )
    await submit(interaction, view, lambda request: Remove(request, player, why))
