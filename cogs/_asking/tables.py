"""The table that a command is about, and submitting a command to it; see bot/use_cases/finding.py."""

from collections.abc import Callable, Sequence

from discord import app_commands

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.moderation.powers import Power
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.ui.scene.answers import Asking
from bot.use_cases.finding import TABLES_NAMED_MOST as TABLES_NAMED_MOST
from bot.use_cases.finding import Finding
from cogs._asking.submission import answers_of
from cogs._shared.suggestions import TableSuggestions


def _finding(interaction: BotInteraction) -> Finding:
    return interaction.client.services.finding


async def table_of(interaction: BotInteraction, chosen: str | None, *, seated: bool) -> TableView:
    """The table that is meant. Raises Complaint."""
    return await _finding(interaction).table(origin_of(interaction), chosen, seated=seated)


async def table_in_sight(interaction: BotInteraction) -> TableView | None:
    """The table that ``table_of`` would choose, for suggestions. None where it would complain."""
    return await _finding(interaction).in_sight(origin_of(interaction))


async def visible_tables(interaction: BotInteraction) -> list[TableView]:
    """The server's open tables that the asker sees."""
    return await _finding(interaction).visible(origin_of(interaction))


async def suggest_tables(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    return await TableSuggestions(_finding(interaction)).visible(interaction, typed)


async def table_meant(
    interaction: BotInteraction, power: Power, chosen: str | None, among: Sequence[TableView] | None = None
) -> TableView:
    """The table that the order is about, if the asker may give it. Raises Complaint."""
    return await _finding(interaction).meant(origin_of(interaction), power, chosen, among)


async def suggest_all_tables(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests every table of the server to moderators, and to others those that they see."""
    return await TableSuggestions(_finding(interaction)).findable(interaction, typed)


async def submit_seated(
    interaction: BotInteraction, message_of: Callable[[Request], Asking], chosen: str | None = None
) -> None:
    """Submits a command to the table where the asker sits, and tells them how it went. Raises Complaint."""
    await submit(interaction, await table_of(interaction, chosen, seated=True), message_of)


async def submit(interaction: BotInteraction, view: TableView, message_of: Callable[[Request], Asking]) -> None:
    """Submits a command to its table, and tells the asker how it went."""
    await answers_of(interaction).submit_and_tell(interaction, view.table_id, message_of)
