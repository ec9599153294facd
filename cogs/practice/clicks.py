"""Clicks on the messages of a guided hand."""

from bot.interactions.click import Click, UnknownButton
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import say
from bot.poker.actions import ActionKind
from bot.publishing.practice.tutor import Tutor
from bot.tables.messages import Act
from bot.tables.ports import Directory
from bot.tables.saving import Request
from bot.ui.discord.replies import acknowledge, fill, tell
from bot.ui.practice.buttons import LESSON_BUTTON
from bot.ui.practice.lesson import LessonView
from bot.use_cases.tables.learning import Learning


class LessonClicks:
    def __init__(self, answers: TableAnswers, learning: Learning, tutor: Tutor, directory: Directory) -> None:
        self._answers = answers
        self._tutor = tutor
        self._learning = learning
        self._directory = directory

    def routes(self) -> tuple[Route, ...]:
        return (Route(LESSON_BUTTON, self._press),)

    async def _press(self, click: Click) -> None:
        interaction, match = click.interaction, click.match
        locale, table_id = click.locale, int(match["table"])
        wrong = self._answers.wrong_place(interaction.guild_id, table_id)
        if wrong is not None:
            await tell(interaction, say(locale, "learn-over" if wrong == "table-gone" else wrong))
        elif match["kind"]:
            await self._act(click, table_id)
        elif match["verb"] == "more":
            await self._more(click, table_id)
        elif match["verb"] == "now":
            await self._again(click, table_id)
        else:
            raise UnknownButton(click.custom_id)

    async def _act(self, click: Click, table_id: int) -> None:
        """Carry out the clicked action in the guided hand.

        The outcome replaces the message that was clicked; a refusal is a separate message.
        """
        interaction, match = click.interaction, click.match
        kind, hand, version = ActionKind(match["kind"]), int(match["hand"]), int(match["version"])
        to = int(match["to"]) if match["to"] else None

        def act(request: Request) -> Act:
            return Act(request, kind, to, hand, version)

        submitted = await self._answers.submit(interaction, table_id, act)
        self._tutor.remember_token(interaction, table_id, submitted.player_id)
        words = await submitted.words()
        if submitted.done is None or not click.private:
            await tell(interaction, words)
        else:
            await click.answer(LessonView(say(click.locale, "lesson-done", what=words)))

    async def _again(self, click: Click, table_id: int) -> None:
        interaction = click.interaction
        player = await self._directory.known(interaction.user.id)
        await acknowledge(interaction, thinking=True)
        note = None
        if player is not None:
            self._tutor.remember_token(interaction, table_id, player)
            note = await self._tutor.turn_explained(table_id, player)
        await fill(interaction, view=note or LessonView(say(click.locale, "learn-waits")))

    async def _more(self, click: Click, table_id: int) -> None:
        """Begin another guided hand at the same table, if the user sits there."""
        interaction = click.interaction
        lesson = await self._learning.next_at(origin_of(interaction), table_id)
        await tell(interaction, say(click.locale, "learn-waits"))
        await self._tutor.begin_lesson(interaction, lesson.view, lesson.player_id)
