"""A ban's effect on entries in tournaments."""

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases
from bot.moderation.powers import Power
from bot.tables.saving import Request
from bot.tournaments.messages import Remove, Reply
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import OVER
from bot.ui.tournament.scene import NAME_MOST
from cogs._asking.asker import guild_of
from cogs._asking.authority import authorised
from cogs._asking.members import Whom


async def take_out(
    interaction: BotInteraction, request: Request, user: Whom, player: int, reason: str, until_ms: int
) -> list[str]:
    """Takes the player out of every tournament that would start before the ban ends, with their buy-in back, except
    those in which the asker plays: there the asker's power ends. Moderators decide about running tournaments
    themselves. Returns lines for the moderator."""
    tournaments = interaction.client.services.tournaments
    views = tournaments.in_guild(guild_of(interaction))
    sorts: dict[str, list[str]] = {"mod-banned-out-of": [], "mod-banned-still-in": []}
    paid = 0
    for view in views:
        entrant = view.state.entrant(player)
        if entrant is None or view.state.phase in OVER or (view.state.phase == "running" and not entrant.playing):
            continue
        if view.state.phase != "running" and view.state.start_ms >= until_ms:
            continue
        running = view.state.phase == "running"
        reply = None if running else await _removed(interaction, request, user, player, reason, view)
        key = "mod-banned-still-in" if reply is None else "mod-banned-out-of"
        sorts[key].append(clean(view.new.settings.name, NAME_MOST))
        if reply is not None and not reply.was_waiting:
            paid += view.new.settings.buy_in
    phrases, name = Phrases(str(interaction.locale)), user.display_name
    return [
        phrases(key, name=clean(name), names=phrases.all_of(names), buy_in=paid)
        for key, names in sorts.items()
        if names
    ]


async def _removed(
    interaction: BotInteraction, request: Request, user: Whom, player: int, reason: str, view: TournamentView
) -> Reply | None:
    """The answer, if the player is out now; None where the order failed or the asker may not give it."""
    try:
        await authorised(
            interaction, Power.REMOVE_ENTRANT, subject_id=player, subject=user, tournament_id=view.tournament_id
        )
    except Complaint:
        return None
    tournaments = interaction.client.services.tournaments
    # Tables have positive numbers, and theirs is another part of the same order.
    order = Remove(request.part(-view.tournament_id), player, reason, before_start=True)
    reply = await tournaments.submit(view.tournament_id, order)
    return reply if reply is not None and reply.done else None
