"""/mod pause: pauses the table, or in a tournament's thread first asks whether to pause the whole tournament."""

from bot.interactions.click import BotInteraction, Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import Phrases
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill, show, tell
from bot.ui.moderation.pause_question import PAUSE_BUTTON, PauseQuestionNote
from bot.ui.tournament.answers import answer
from bot.use_cases.moderating.pausing import PausingPlay
from bot.use_cases.moderating.tables import ModeratingTables
from bot.use_cases.tournaments.finding import title
from cogs.moderation.answers import order_text


class Pauses:
    def __init__(self, answers: TableAnswers, tables: ModeratingTables, pausing: PausingPlay) -> None:
        self._answers = answers
        self._tables = tables
        self._pausing = pausing

    def routes(self) -> tuple[Route, ...]:
        return (Route(PAUSE_BUTTON, self._press),)

    async def pause(self, interaction: BotInteraction, table: str | None, reason: str, *, after_hand: bool) -> None:
        """Pause the named table; without a name this channel's, after a question if it is a tournament's."""
        origin = origin_of(interaction)
        view = await self._pausing.ask(origin, reason, after_hand=after_hand) if table is None else None
        if view is not None:
            await show(interaction, PauseQuestionNote(interaction.id, Phrases(origin.locale), title(view)))
            return
        ordered = await self._tables.pause(origin, table, reason, after_hand=after_hand)
        await tell(interaction, await order_text(self._answers, origin, ordered))

    async def _press(self, click: Click) -> None:
        carry_out = click.pick({"table": self._pause_table, "tournament": self._pause_tournament})
        await click.acknowledge()
        await fill(click.interaction, view=PrivateNote(await carry_out(click, int(click.match["key"]))))

    async def _pause_table(self, click: Click, key: int) -> str:
        origin, say = origin_of(click.interaction), Phrases(click.locale)
        ordered = await self._pausing.pause_table(origin, key)
        told, reply = await order_text(self._answers, origin, ordered), ordered.submitted.reply
        return f"{told}\n{say('pause-meanwhile-table')}" if reply is not None and reply.done else told

    async def _pause_tournament(self, click: Click, key: int) -> str:
        say = Phrases(click.locale)
        submitted = await self._pausing.pause_tournament(origin_of(click.interaction), key)
        told, reply = answer(click.locale, submitted.message, submitted.reply), submitted.reply
        return f"{told}\n{say('pause-meanwhile-tournament')}" if reply is not None and reply.done else told
