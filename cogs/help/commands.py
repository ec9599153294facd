"""The commands /help and /rules.

Their content is built from the command tree, the phrases and the guide.
"""

from discord import app_commands
from discord.ext import commands

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.ui.discord.replies import fill, suggesting
from bot.ui.help.topics import TOPICS_MOST, heading, topics_of
from bot.ui.text.command_texts import described
from cogs._shared.choices import game_choices
from cogs.help.answers import HelpAnswers


async def _topics(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    topics = [(heading(origin_of(interaction).locale, name), name) for name in topics_of(interaction.client)]
    fitting = [(text, name) for text, name in topics if typed.casefold() in text.casefold()]
    return [app_commands.Choice(name=text, value=name) for text, name in fitting[:TOPICS_MOST]]


class Help(commands.Cog):
    """The commands /help and /rules."""

    def __init__(self, answers: HelpAnswers) -> None:
        self._answers = answers

    @app_commands.command(name="help", description=described("help"))
    @app_commands.describe(topic=described("help-topic"))
    @suggesting(topic=_topics)
    async def help(self, interaction: BotInteraction, topic: str | None = None) -> None:
        await fill(interaction, view=self._answers.topic_page(interaction, topic or ""))

    @app_commands.command(name="rules", description=described("rules"))
    @app_commands.describe(game=described("rules-game"))
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: BotInteraction, game: str | None = None) -> None:
        await self._answers.tell_rules(interaction, game)
