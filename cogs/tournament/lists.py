"""Looking up: the tournaments of the server, and one of them whole."""

from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.tournaments.ports import Finished, TournamentView
from bot.typed.game_names import MIX
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.card import CardExtras, TournamentPost, tournament_card
from bot.ui.tournament.result import Ending, result_post
from bot.ui.tournament.scene import NAME_MOST
from cogs.tournament.words import finding_of, scene_of, told_lines, tournament_meant

LISTED_MOST: Final = 15
PAST_MOST: Final = 5
"""Finished tournaments in the list."""


async def list_text(interaction: BotInteraction) -> str:
    say_ = Phrases(str(interaction.locale))
    lines = [_line(say_, view) for view in await finding_of(interaction).visible(origin_of(interaction))]
    past = await finding_of(interaction).past(origin_of(interaction))
    over = [_past_line(say_, each) for each in past if each.state.settled][:PAST_MOST]
    parts = [told_lines(say_.locale, lines, LISTED_MOST, 1200)] if lines else [say_("tournament-list-empty")]
    if over:
        parts += [say_("tournament-list-past"), told_lines(say_.locale, over, PAST_MOST, 600)]
    return "\n".join(parts)


def _line(say_: Phrases, view: TournamentView) -> str:
    settings, state = view.new.settings, view.state
    return say_(
        "tournament-list-line",
        id=view.tournament_id,
        name=clean(settings.name, NAME_MOST),
        game=say_(f"game-{MIX if settings.rotation else settings.game}"),
        channel=f"<#{view.new.channel_id}>",
        when=full_stamp(state.start_ms),
        phase=say_(f"tournament-phase-{state.phase.replace('_', '-')}"),
        entrants=len(state.started() if state.play is not None else state.registered()),
        most=settings.entrants_most,
    )


def _past_line(say_: Phrases, each: Finished) -> str:
    return say_(
        "tournament-list-over",
        id=each.tournament_id,
        name=clean(each.settings.name, NAME_MOST),
        when=full_stamp(each.start_ms),
        phase=say_(f"tournament-phase-{each.state.phase.replace('_', '-')}"),
        entrants=len(each.state.started()),
    )


async def info_post(interaction: BotInteraction, tournament: str | None) -> TournamentPost:
    """The card of a tournament that is on, with its buttons; the result of one that is over. Raises Complaint."""
    try:
        view = await tournament_meant(interaction, tournament)
    except Complaint:
        over = await finding_of(interaction).over(origin_of(interaction), tournament)
        if over is None:
            raise
        hands = await interaction.client.services.office.hands.count_of_tournament(
            over.new.guild_id, over.tournament_id
        )
        back = tuple((entrant.player_id, entrant.refund) for entrant in over.state.entrants if entrant.refund)
        told = CardExtras(reason=over.state.reason)
        return result_post(await scene_of(interaction, over), Ending(hands, refunds=back), told)
    return tournament_card(await scene_of(interaction, view), CardExtras(reason=view.state.reason))
