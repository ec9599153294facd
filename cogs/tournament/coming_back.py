"""The buttons of a result that bring people back: *Next one* registers for the next occurrence of the schedule,
*Rematch* offers the same again in ten minutes and registers the clicker (T-5.3)."""

from functools import partial
from typing import Final

from bot.common.complaint import Complaint
from bot.interactions.ban_words import end_of_ban
from bot.interactions.click import BotInteraction, Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.tournaments.messages import Register
from bot.tournaments.ports import Finished, TournamentView
from bot.tournaments.state import OVER
from bot.ui.discord.replies import in_time
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.buttons import RETURN_BUTTON
from cogs.tournament.entering import check_room_for_more, submit

MINUTE_MS: Final = 60_000
REMATCH_IN_MS: Final = 10 * MINUTE_MS
REMATCH_UNTIL_MS: Final = 60 * MINUTE_MS
"""After the end; by then people have gone."""


async def _press(click: Click) -> None:
    interaction, find = click.interaction, _FINDS[click.match["verb"]]
    view = await in_time(interaction, find(interaction, int(click.match["tournament"])))
    await submit(interaction, view, partial(Register, ahead=True))


ROUTES: Final = (Route(RETURN_BUTTON, _press),)


async def _next(interaction: BotInteraction, tournament_id: int) -> TournamentView:
    """The next occurrence that has not begun. Raises Complaint and StoreError."""
    over = await _over(interaction, tournament_id)
    manager, guild_id = interaction.client.services.tournaments, interaction.guild_id or 0
    for view in manager.in_guild(guild_id):
        awaited = view.state.phase not in (*OVER, "running")
        if awaited and view.new.schedule_id is not None and view.new.schedule_id == over.schedule_id:
            return view
    raise Complaint("tourney-next-none")


async def _rematch(interaction: BotInteraction, tournament_id: int) -> TournamentView:
    """The rematch, offered by the first click of one who played. Raises Complaint and StoreError."""
    services, guild_id = interaction.client.services, interaction.guild_id or 0
    manager, now_ms = services.tournaments, services.timer.now_ms()
    over = await _over(interaction, tournament_id)
    views = manager.in_guild(guild_id)
    there = next((view for view in views if view.new.rematch_of == tournament_id), None)
    if there is not None:
        return there
    player_id = await services.requests.player_of(origin_of(interaction))
    await _check(interaction, over, player_id)
    check_room_for_more(views)
    start_ms = -(-(now_ms + REMATCH_IN_MS) // MINUTE_MS) * MINUTE_MS
    made = await manager.rematch(over, guild_id, player_id, start_ms)
    if made is None:
        raise Complaint("tourney-rematch-over")
    return made


async def _check(interaction: BotInteraction, over: Finished, player_id: int) -> None:
    """Whoever played may offer a rematch, for an hour: a moderator has set these terms up. Raises Complaint."""
    services, guild_id = interaction.client.services, interaction.guild_id or 0
    now_ms, ended_ms = services.timer.now_ms(), over.state.ended.at_ms
    if over.state.phase != "finished" or now_ms > ended_ms + REMATCH_UNTIL_MS:
        raise Complaint("tourney-rematch-late", when=full_stamp(ended_ms + REMATCH_UNTIL_MS))
    if player_id not in {entrant.player_id for entrant in over.state.started() if not entrant.removed}:
        raise Complaint("tourney-rematch-players")
    standing = await services.office.conduct.standing(guild_id, player_id)
    if standing.banned(now_ms):
        until = await end_of_ban(services.standings, guild_id, player_id, interaction.locale.value)
        raise Complaint("tourney-denial-banned", until=until)


async def _over(interaction: BotInteraction, tournament_id: int) -> Finished:
    found = await interaction.client.services.tournaments.store.finished(interaction.guild_id or 0, tournament_id)
    if found is None:
        raise Complaint("tourney-gone")
    return found


_FINDS: Final = {"next": _next, "rematch": _rematch}
