"""The button of /fair that asks for a word, and its form: the table takes the word."""

from typing import Final

from bot.interactions.click import Click
from bot.interactions.router import Route
from bot.interactions.submission import submit
from bot.interactions.table_answers import wrong_place
from bot.locales.phrases import Phrases, say
from bot.tables.messages import CutDeal
from bot.ui.discord.replies import open_form, tell
from bot.ui.discord.sent import written
from cogs.fairness.note import CUT_BUTTON, CUT_FORM, WORD_FIELD, CutForm


async def _open(click: Click) -> None:
    await open_form(click.interaction, CutForm(Phrases(click.interaction.locale.value), int(click.match["table"])))


async def _take(click: Click) -> None:
    """Brings the word before the table. A changed client may name another table."""
    interaction, table_id = click.interaction, int(click.match["table"])
    word = written(interaction).get(WORD_FIELD, "")
    wrong = wrong_place(interaction, table_id)
    if wrong is not None:
        await tell(interaction, say(interaction.locale.value, wrong))
        return
    submitted = await submit(interaction, table_id, lambda request: CutDeal(request, word))
    await tell(interaction, await submitted.words())


ROUTES: Final = (
    Route(CUT_BUTTON, _open, "the button to cut a deal"),
    Route(CUT_FORM, _take, "a word to cut with", form=True),
)
