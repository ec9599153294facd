"""Suggestions of tables, for what people type."""

from collections.abc import Iterable

from discord import app_commands

from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.tables.ports import TableView
from bot.ui.scene.stakes import game_line
from bot.use_cases.finding import Finding


class TableSuggestions:
    def __init__(self, finding: Finding) -> None:
        self._finding = finding

    async def visible(self, interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """Those that the asker sees."""
        return _choices(interaction, typed, await self._finding.visible(origin_of(interaction)))

    async def findable(self, interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """Every table of the server for moderators, and for others those that they see."""
        return _choices(interaction, typed, await self._finding.findable(origin_of(interaction)))


def _choices(interaction: BotInteraction, typed: str, views: Iterable[TableView]) -> list[app_commands.Choice[str]]:
    locale, wanted = interaction.locale.value, typed.casefold()
    names = [(f"{view.name}, {game_line(locale, view.settings)}", str(view.table_id)) for view in views]
    fitting = [(name[:CHOICE_CHARACTERS], value) for name, value in names if wanted in name.casefold()]
    return [app_commands.Choice(name=name, value=value) for name, value in fitting[:CHOICES_MOST]]
