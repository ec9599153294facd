"""Clicks below a guide's notes."""

from typing import Final

from bot.interactions.click import BotInteraction, Click
from bot.interactions.router import Route
from bot.interactions.services import Services
from bot.locales.phrases import say
from bot.poker.actions import ActionKind
from bot.tables.messages import Act
from bot.tables.saving import Request
from bot.ui.discord.replies import acknowledge, fill, tell
from bot.ui.practice.buttons import LESSON_BUTTON
from bot.ui.practice.lesson import LessonView
from cogs._asking.submission import submit, wrong_place


async def _press(click: Click) -> None:
    interaction, match = click.interaction, click.match
    services, locale, table_id = interaction.client.services, interaction.locale.value, int(match["table"])
    wrong = wrong_place(interaction, table_id)
    if wrong is not None:
        await tell(interaction, say(locale, "learn-over" if wrong == "table-gone" else wrong))
    elif match["kind"]:
        await _act(services, click, table_id)
    elif match["verb"] == "more":
        await _more(services, interaction, table_id)
    else:
        await _again(services, interaction, table_id)


ROUTES: Final = (Route(LESSON_BUTTON, _press),)


async def _act(services: Services, click: Click, table_id: int) -> None:
    """The note becomes what was done. What was refused is said beside it."""
    interaction, match = click.interaction, click.match
    kind, hand, version = ActionKind(match["kind"]), int(match["hand"]), int(match["version"])

    def act(request: Request) -> Act:
        return Act(request, kind, None, hand, version)

    submitted = await submit(interaction, table_id, act)
    services.tutor.heard(interaction, table_id, submitted.player_id)
    told = await submitted.words()
    if submitted.done is None or not click.private:
        await tell(interaction, told)
    else:
        await click.answer(LessonView(say(interaction.locale.value, "lesson-done", what=told)))


async def _again(services: Services, interaction: BotInteraction, table_id: int) -> None:
    locale, player = interaction.locale.value, await services.directory.known(interaction.user.id)
    await acknowledge(interaction, thinking=True)
    note = None
    if player is not None:
        services.tutor.heard(interaction, table_id, player)
        note = await services.tutor.explained(table_id, player)
    await fill(interaction, view=note or LessonView(say(locale, "learn-waits")))


async def _more(services: Services, interaction: BotInteraction, table_id: int) -> None:
    """One more hand at the same table, for who sits there."""
    locale, player = interaction.locale.value, await services.directory.known(interaction.user.id)
    view = services.tables.view(table_id)
    seated = view is not None and any(line.player_id == player for line in view.seats)
    if player is None or view is None or not view.practice or not seated:
        await tell(interaction, say(locale, "learn-not-yours"))
        return
    other = services.tutor.learner_at(table_id)
    if other not in (None, player):
        await tell(interaction, say(locale, "learn-not-yours"))
        return
    await tell(interaction, say(locale, "learn-waits"))
    await services.tutor.begin(interaction, view, player)
