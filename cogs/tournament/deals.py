"""Deals at the end of a tournament: the preview, the proposal, and the answers to it (section 9 of the rules)."""

from collections.abc import Callable

from bot.interactions.click import BotInteraction, Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.tables.saving import Request
from bot.tournaments.deal_offer import DealOffer
from bot.tournaments.messages import AnswerDeal, Dealing, ProposeDeal
from bot.tournaments.rules.deal import KINDS, DealKind
from bot.ui.discord.custom_ids import DEAL_BUTTON
from bot.ui.discord.replies import open_form, show
from bot.ui.tournament.deal import (
    ANSWER_BUTTON,
    PROPOSE_BUTTON,
    REST_BUTTON,
    DealPreview,
    RestForm,
    typed_rest,
)
from bot.use_cases.tournaments.dealing import DealingTournaments
from bot.use_cases.tournaments.entering import EnteringTournaments
from cogs.tournament.answers import TournamentAnswers

_KINDS: dict[str, DealKind] = {kind: kind for kind in KINDS}
_ANSWERS = {"agree": True, "decline": False}


class DealClicks:
    def __init__(self, dealing: DealingTournaments, entering: EnteringTournaments, answers: TournamentAnswers) -> None:
        self._dealing = dealing
        self._entering = entering
        self._answers = answers

    def routes(self) -> tuple[Route, ...]:
        return (
            Route(DEAL_BUTTON, self._preview),
            Route(REST_BUTTON, self._open_form),
            Route(REST_BUTTON, self._take_rest, "what is left to play for", form=True),
            Route(PROPOSE_BUTTON, self._propose),
            Route(ANSWER_BUTTON, self._answer),
        )

    async def show(self, interaction: BotInteraction, tournament: str | None, play_for: int | None) -> None:
        """Show the deals that the user can propose, as the answer to a command."""
        typed = None if play_for is None else str(play_for)
        origin = origin_of(interaction)
        offer = await self._dealing.offer(origin, tournament, typed)
        await show(interaction, await self._shown(origin.locale, offer))

    async def _shown(self, locale: str, offer: DealOffer) -> DealPreview:
        names = await self._answers.names_of(offer.view.new.guild_id, list(offer.stacks))
        return DealPreview(Phrases(locale), offer, names)

    async def _preview(self, click: Click) -> None:
        await self._preview_with(click, None)

    async def _preview_with(self, click: Click, typed: str | None) -> None:
        origin, tournament_id = origin_of(click.interaction), int(click.match["tournament"])
        offer = await self._dealing.offer_in(origin, tournament_id, typed)
        await click.answer(await self._shown(click.locale, offer))

    async def _open_form(self, click: Click) -> None:
        offer = await self._dealing.offer_in(origin_of(click.interaction), int(click.match["tournament"]))
        await open_form(click.interaction, RestForm(Phrases(click.locale), offer))

    async def _take_rest(self, click: Click) -> None:
        await self._preview_with(click, typed_rest(click.interaction))

    async def _propose(self, click: Click) -> None:
        kind = click.pick(_KINDS, "kind")
        play_for, seen = int(click.match["play_for"]), int(click.match["seen"])
        await self._ask(click, lambda request: ProposeDeal(request, kind, play_for, seen))

    async def _answer(self, click: Click) -> None:
        agrees, number = click.pick(_ANSWERS, "answer"), int(click.match["number"])
        await self._ask(click, lambda request: AnswerDeal(request, number, agrees))

    async def _ask(self, click: Click, message_of: Callable[[Request], Dealing]) -> None:
        tournament_id = int(click.match["tournament"])
        submitting = self._entering.ask(origin_of(click.interaction), tournament_id, message_of)
        await self._answers.tell(click.interaction, submitting)
