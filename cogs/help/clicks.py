"""Clicks in the answers of /help and /rules."""

import re

from bot.interactions.click import Click
from bot.interactions.router import Route
from bot.locales.phrases import say
from bot.poker.games import GAMES
from bot.ui.discord.replies import tell
from bot.ui.discord.sent import selected
from bot.ui.help.guide import SECTIONS, Section
from cogs.help.answers import HelpAnswers


class HelpClicks:
    def __init__(self, answers: HelpAnswers) -> None:
        self._answers = answers

    def routes(self) -> tuple[Route, ...]:
        rules = re.compile(r"lb:w:rules:(?P<game>[a-z0-9-]{1,40})(?::(?P<section>here))?")
        return (
            Route(rules, self._read, "the menu of /rules"),
            Route(re.compile(r"lb:w:help(?::(?P<topic>[a-z]{1,20}))?"), self._open, "the menu of /help"),
        )

    async def _read(self, click: Click) -> None:
        """Show the section of a game's rules that the clicked menu or button selects."""
        interaction, name = click.interaction, click.match["game"]
        section = click.match["section"] or next(iter(selected(interaction)), "")
        known: Section = next((each for each in SECTIONS if each == section), "short")
        if name not in GAMES:
            await tell(interaction, say(click.locale, "click-gone"))
            return
        await click.acknowledge()
        await self._answers.show_rules(interaction, name, known)

    async def _open(self, click: Click) -> None:
        """Replace the current page by the topic that the clicked menu or button selects."""
        topic = click.match["topic"] or next(iter(selected(click.interaction)), "")
        await click.answer(self._answers.topic_page(click.interaction, topic))
