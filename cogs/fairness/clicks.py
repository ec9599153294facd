"""Clicks in a table's menu that show /fair or cut the next deal."""

from bot.interactions.click import Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import Phrases, say
from bot.tables.messages import CutDeal
from bot.ui.discord.custom_ids import FAIR_BUTTON
from bot.ui.discord.replies import open_form, tell
from bot.ui.discord.sent import written
from bot.ui.fairness.note import CUT_BUTTON, CUT_FORM, WORD_FIELD, CutForm
from cogs.fairness.notes import FairNotes


class FairClicks:
    def __init__(self, answers: TableAnswers, notes: FairNotes) -> None:
        self._answers = answers
        self._notes = notes

    def routes(self) -> tuple[Route, ...]:
        return (
            Route(FAIR_BUTTON, self._explain),
            Route(CUT_BUTTON, self._open, "the button to cut a deal"),
            Route(CUT_FORM, self._take, "a word to cut with", form=True),
        )

    async def _explain(self, click: Click) -> None:
        origin = origin_of(click.interaction)
        table = await self._answers.seen_table(origin, int(click.match["table"]))
        await click.answer(await self._notes.note(Phrases(click.locale), origin.guild_id, table))

    async def _open(self, click: Click) -> None:
        await open_form(click.interaction, CutForm(Phrases(click.locale), int(click.match["table"])))

    async def _take(self, click: Click) -> None:
        """Send the typed word to the table.

        Tables of other servers are refused; only a modified client can name one.
        """
        interaction, table_id = click.interaction, int(click.match["table"])
        word = written(interaction).get(WORD_FIELD, "")
        wrong = self._answers.wrong_place(interaction.guild_id, table_id)
        if wrong is not None:
            await tell(interaction, say(click.locale, wrong))
            return
        submitted = await self._answers.submit(interaction, table_id, lambda request: CutDeal(request, word))
        await tell(interaction, await submitted.words())
