"""Answers with the server's tournaments, or with a single one."""

from typing import Final

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tournaments.ports import Finished, TournamentView
from bot.typed.game_names import kind_of
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.post import PostExtras, TournamentPost, tournament_post
from bot.ui.tournament.result import Ending, result_post
from bot.ui.tournament.scene import NAME_MOST, starts_text
from bot.use_cases.exports import TournamentHands
from bot.use_cases.origin import Origin
from bot.use_cases.tournaments.finding import FindingTournaments
from cogs.tournament.answers import TournamentAnswers
from cogs.tournament.words import told_lines

LISTED_MOST: Final = 15
PAST_MOST: Final = 5
"""The maximum number of finished tournaments in the list."""


class TournamentLookups:
    def __init__(self, finding: FindingTournaments, hands: TournamentHands, answers: TournamentAnswers) -> None:
        self._finding = finding
        self._hands = hands
        self._answers = answers

    async def all(self, origin: Origin) -> str:
        """Return the text with the server's tournaments. Raises StoreError."""
        say = Phrases(origin.locale)
        lines = [_line(say, view) for view in await self._finding.visible(origin)]
        all_past = await self._finding.past(origin)
        finished = [_past_line(say, each) for each in all_past if each.state.settled][:PAST_MOST]
        parts = [told_lines(say.locale, lines, LISTED_MOST, 1200)] if lines else [say("tournament-list-empty")]
        if finished:
            parts += [say("tournament-list-past"), told_lines(say.locale, finished, PAST_MOST, 600)]
        return "\n".join(parts)

    async def one(self, origin: Origin, tournament: str | None) -> TournamentPost:
        """Return the message of an unfinished tournament with its buttons, or the result of a finished one.

        Raises Complaint and StoreError.
        """
        view, is_over = await self._finding.on_or_over(origin, tournament)
        scene, extras = await self._answers.scene(origin.locale, view), PostExtras(reason=view.state.reason)
        if not is_over:
            return tournament_post(scene, extras)
        played = await self._hands.count(view.new.guild_id, view.tournament_id)
        return result_post(scene, Ending(played, refunds=scene.refunds), extras, shareable=True)


def _line(say: Phrases, view: TournamentView) -> str:
    settings, state = view.new.settings, view.state
    return say(
        "tournament-list-line",
        id=view.tournament_id,
        name=clean(settings.name, NAME_MOST),
        game=say(f"game-{kind_of(settings.game, settings.rotation)}"),
        channel=f"<#{view.new.channel_id}>",
        when=starts_text(say, view),
        phase=say(f"tournament-phase-{state.phase.replace('_', '-')}"),
        entrants=len(state.started() if state.play is not None else state.registered()),
        most=settings.entrants_most,
    )


def _past_line(say: Phrases, each: Finished) -> str:
    return say(
        "tournament-list-over",
        id=each.tournament_id,
        name=clean(each.settings.name, NAME_MOST),
        when=full_stamp(each.start_ms),
        phase=say(f"tournament-phase-{each.state.phase.replace('_', '-')}"),
        entrants=len(each.state.started()),
    )
