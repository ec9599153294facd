"""Looking up: the tournaments of the server, and one of them whole."""

from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases
from bot.tournaments.ports import Finished, NewTournament, TournamentView
from bot.typed.game_names import MIX
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.card import CardExtras, TournamentPost, tournament_card
from bot.ui.tournament.result import Ending, result_post
from bot.ui.tournament.scene import NAME_MOST
from cogs._asking.asker import guild_of
from cogs.tournament.words import channels_seen, scene_of, told_lines, tournament_meant, visible

LISTED_MOST: Final = 15
PAST_MOST: Final = 5
"""Finished tournaments in the list."""
FOUND_MOST: Final = 50
"""Finished tournaments that can be looked up."""


async def list_text(interaction: BotInteraction) -> str:
    say_ = Phrases(str(interaction.locale))
    lines = [_line(say_, view) for view in await visible(interaction)]
    past = await _past(interaction)
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
        over = await _over(interaction, tournament)
        if over is None:
            raise
        hands = await interaction.client.services.office.hands.count_of_tournament(
            over.new.guild_id, over.tournament_id
        )
        back = tuple((entrant.player_id, entrant.refund) for entrant in over.state.entrants if entrant.refund)
        told = CardExtras(reason=over.state.reason)
        return result_post(await scene_of(interaction, over), Ending(hands, refunds=back), told)
    return tournament_card(await scene_of(interaction, view), CardExtras(reason=view.state.reason))


async def _over(interaction: BotInteraction, tournament: str | None) -> TournamentView | None:
    """A finished tournament by its name or number; the newest of that name."""
    guild_id, now_ms = guild_of(interaction), interaction.client.services.timer.now_ms()
    wanted = (tournament or "").strip().removeprefix("#").casefold()
    for each in await _past(interaction):
        if wanted in (str(each.tournament_id), each.settings.name.casefold()):
            new = NewTournament(guild_id, each.channel_id, 0, each.settings, each.start_ms, each.start_ms)
            return TournamentView(each.tournament_id, new, each.state, 0, (), (), None, now_ms, 0)
    return None


async def _past(interaction: BotInteraction) -> list[Finished]:
    """The finished tournaments that the asker may know of, the newest first."""
    sees = await channels_seen(interaction)
    past = await interaction.client.services.tournaments.store.past(guild_of(interaction), FOUND_MOST)
    return [each for each in past if sees(each.channel_id)]
