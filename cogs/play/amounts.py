"""Bets and raises of a typed amount: a button that opens a form, and the submitted form."""

from collections.abc import Callable

from bot.common.escaping import clean
from bot.interactions.click import Click
from bot.interactions.router import Route
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import Phrases, say
from bot.poker.actions import Option
from bot.poker.views import RoomView
from bot.tables.manager import TableManager
from bot.tables.messages import Act
from bot.tables.ports import Directory
from bot.tables.replies import TableDenial
from bot.tables.saving import Request
from bot.typed.amounts import parse_amount
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import open_form
from bot.ui.scene.refusals import denied, turn_over
from bot.ui.scene.scene import Scene
from bot.ui.scene.sizes import sized, two_thirds_pot
from bot.ui.table.amounts import (
    AMOUNT_BUTTON,
    AMOUNT_FORM,
    AmountForm,
    AmountNote,
    AskedAmount,
    amount_button,
    bounds,
    typed_amount,
)


class Amounts:
    def __init__(self, answers: TableAnswers, tables: TableManager, directory: Directory) -> None:
        self._answers = answers
        self._tables = tables
        self._directory = directory

    def routes(self) -> tuple[Route, ...]:
        return (
            Route(AMOUNT_BUTTON, self._open, "the button of a form", when_lost=True),
            Route(AMOUNT_FORM, self._take, "an amount", form=True),
        )

    async def _open(self, click: Click) -> None:
        """Open the form for the player whose turn it is; tell everybody else why they cannot use it."""
        interaction, asked = click.interaction, AskedAmount.of(click.match)
        found = await self._hand_and_option(click, asked)
        if isinstance(found, str):
            await self._answers.refuse(interaction, found)
        else:
            room, option = found
            typed = click.match["typed"] or str(two_thirds_pot(room, option))
            await open_form(interaction, AmountForm(Phrases(click.locale), asked, option, typed))

    async def _take(self, click: Click) -> None:
        """Handle a submitted form, even if it was opened before a restart.

        The answer redraws the table, or says privately why the amount was refused.
        """
        interaction, asked = click.interaction, AskedAmount.of(click.match)
        text = typed_amount(interaction)
        amount = parse_amount(text)
        if amount is None:
            await self._ask_again(click, asked, text)
            return
        to = amount

        def act(request: Request) -> Act:
            return Act(request, asked.kind, to, asked.hand_number, asked.version)

        if click.private:
            await self._take_from_note(click, asked, text, act)
        else:
            await self._answers.answered(click, asked.table_id, act)

    async def _take_from_note(self, click: Click, asked: AskedAmount, text: str, act: Callable[[Request], Act]) -> None:
        """Handle a form that was opened from a private message, and show the outcome in that message.

        After a refusal, the message has a button that opens the form again.
        """
        interaction = click.interaction
        wrong = self._answers.wrong_place(interaction.guild_id, asked.table_id)
        if wrong is not None:
            await click.answer(PrivateNote(say(click.locale, wrong)))
            return
        submitted = await self._answers.submit(interaction, asked.table_id, act)
        words, found = await submitted.words(), await self._hand_and_option(click, asked)
        if submitted.done is not None or isinstance(found, str):
            await click.answer(PrivateNote(words))
        else:
            await click.answer(AmountNote(words, amount_button(Phrases(click.locale), asked, text)))

    async def _ask_again(self, click: Click, asked: AskedAmount, text: str) -> None:
        """Say privately that the typed amount cannot be parsed and which amounts are allowed.

        A button opens the form again.
        """
        found, phrases = await self._hand_and_option(click, asked), Phrases(click.locale)
        if isinstance(found, str):
            await click.answer(PrivateNote(found))
        else:
            words = f"{phrases('amount-unreadable', text=clean(text))} {bounds(phrases, found[1])}"
            await click.answer(AmountNote(words, amount_button(phrases, asked, text)))

    async def _hand_and_option(self, click: Click, asked: AskedAmount) -> tuple[RoomView, Option] | str:
        """Return the running hand and the bet or raise that the form is for, or the reason for a refusal."""
        interaction, locale = click.interaction, click.locale
        wrong = self._answers.wrong_place(interaction.guild_id, asked.table_id)
        view = self._tables.view(asked.table_id)
        if wrong is not None or view is None:
            return say(locale, wrong or "table-gone")
        player = await self._directory.player_id(interaction.user.id)
        return choice(self._answers.scene(locale, view), asked, player)


def choice(scene: Scene, asked: AskedAmount, player_id: int) -> tuple[RoomView, Option] | str:
    """Return the running hand and the bet or raise that the form is for, or the reason for a refusal."""
    refusal = turn_over(scene, asked.hand_number, asked.version, player_id)
    if refusal is not None:
        return refusal
    room = scene.view.hand
    option = sized(room) if room is not None else None
    if room is None or option is None or option.kind is not asked.kind:
        return denied(scene, TableDenial.STALE, player_id)
    return room, option
