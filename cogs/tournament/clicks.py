"""Clicks on a tournament's message: registering, re-entering, files of hands. All answers are private."""

from functools import partial
from typing import Final

from bot.interactions.click import Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.tournaments.messages import AddOn, BuyAgain, CheckIn, Entering, Here, Register, Withdraw
from bot.ui.discord.sent import written
from bot.ui.tournament.buttons import EVENT_BUTTON, RETURN_BUTTON
from bot.ui.tournament.password import PASSWORD_FIELD, PASSWORD_FORM
from bot.use_cases.exports import TournamentHands
from bot.use_cases.tournaments.coming_back import ComingBack
from bot.use_cases.tournaments.entering import EnteringTournaments
from cogs.tournament.answers import TournamentAnswers
from cogs.tournament.hand_files import send_hands

MESSAGES: Final[dict[str, type[Entering]]] = {
    "register": Register,
    "withdraw": Withdraw,
    "checkin": CheckIn,
    "again": BuyAgain,
    "addon": AddOn,
    "here": Here,
}


class TournamentClicks:
    def __init__(
        self,
        entering: EnteringTournaments,
        coming_back: ComingBack,
        hands: TournamentHands,
        answers: TournamentAnswers,
    ) -> None:
        self._entering = entering
        self._hands = hands
        self._answers = answers
        self._ways_back = {"next": coming_back.enter_next, "rematch": coming_back.enter_rematch}

    def routes(self) -> tuple[Route, ...]:
        return (
            Route(EVENT_BUTTON, self._press),
            Route(RETURN_BUTTON, self._come_back),
            Route(PASSWORD_FORM, self._enter_with_password, "a tournament's password", form=True),
        )

    async def _press(self, click: Click) -> None:
        """Handle a click on a tournament's message. The message itself is updated separately."""
        tournament_id = int(click.match["tournament"])
        if click.match["verb"] == "hands":
            await send_hands(click.interaction, self._hands, tournament_id)
            return
        message = click.pick(MESSAGES)
        asked = partial(Register, buy_in=int(click.match["price"])) if message is Register else message
        submitting = self._entering.ask(origin_of(click.interaction), tournament_id, asked)
        await self._answers.tell(click.interaction, submitting)

    async def _enter_with_password(self, click: Click) -> None:
        """Register the user with the password that they typed."""
        password = written(click.interaction).get(PASSWORD_FIELD, "")
        origin, tournament_id = origin_of(click.interaction), int(click.match["tournament"])
        # The form may come from *Next one*, before registration opens.
        message = partial(Register, ahead=True, buy_in=int(click.match["price"]), password=password)
        submitting = self._entering.ask(origin, tournament_id, message)
        await self._answers.tell(click.interaction, submitting)

    async def _come_back(self, click: Click) -> None:
        """Register the user for the schedule's next tournament (*Next one*) or for a rematch (*Rematch*)."""
        enter = click.pick(self._ways_back)
        origin, tournament_id = origin_of(click.interaction), int(click.match["tournament"])
        submitting = enter(origin, tournament_id, int(click.match["price"]))
        await self._answers.tell(click.interaction, submitting)
