"""The pages of /rules, with a menu of their sections: ``lb:w:rules:razz``. What a choice needs travels in the menu's
id, so that it survives a restart."""

import re
from collections.abc import Mapping
from typing import Any, Final, Self, cast

import discord

from bot.poker.games import GAMES
from bot.tables.ports import TableView
from bot.ui.buttons import Row, carried_out
from bot.ui.clicks import tell
from bot.ui.phrases import say
from bot.ui.services import services_of
from cogs.guide import SECTIONS, Section, guide_to

Select = discord.ui.Select[discord.ui.LayoutView]
TEXT_MOST: Final = 4000
"""Characters in a message of components, by Discord's limit."""
_NOBODY: Final = discord.AllowedMentions.none()


class Page(discord.ui.LayoutView):
    """Words with a menu under them."""

    def __init__(self, text: str, menu: discord.ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.TextDisplay(text[:TEXT_MOST]))
        self.add_item(Row(menu))


def table_here(interaction: discord.Interaction) -> TableView | None:
    tables = services_of(interaction.client).tables
    table_id = tables.in_channel(interaction.channel_id) if interaction.channel_id is not None else None
    return tables.view(table_id) if table_id is not None else None


def chosen_value(interaction: discord.Interaction) -> str:
    """A changed client may send anything in the place of the list."""
    data: Mapping[str, Any] = interaction.data or {}
    values = data.get("values")
    return values[0] if isinstance(values, list) and values and isinstance(values[0], str) else ""


async def turn_to(interaction: discord.Interaction, page: Page | None) -> None:
    """Show the page in the place of the one that was there. A changed client may send the choice along with any
    message, such as a table's card: nothing is drawn over that."""
    own = interaction.message is not None and interaction.message.flags.ephemeral
    if page is None:
        await tell(interaction, say(interaction.locale.value, "click-gone"))
    elif own:
        await interaction.response.edit_message(view=page, allowed_mentions=_NOBODY)
    else:
        await interaction.response.send_message(view=page, ephemeral=True, allowed_mentions=_NOBODY)


class RulesMenu(discord.ui.DynamicItem[Select], template=re.compile(r"lb:w:rules:(?P<game>[a-z0-9-]{1,40})")):
    """Which section of a game's rules to read."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast(Select, item))

    async def callback(self, interaction: discord.Interaction) -> None:
        await carried_out(interaction, f"the menu {self.custom_id}", self._read(interaction))

    async def _read(self, interaction: discord.Interaction) -> None:
        name, section = self.custom_id.rpartition(":")[2], chosen_value(interaction)
        known: Section = next((each for each in SECTIONS if each == section), "short")
        page = rules_page(interaction.locale.value, name, table_here(interaction), known) if name in GAMES else None
        await turn_to(interaction, page)


def rules_page(
    locale: str, name: str, table: TableView | None, section: Section = "short", *, opening: str | None = None
) -> Page:
    """Of a game of ``GAMES``. ``opening``: what is said in the place of the section."""
    guide = guide_to(locale, GAMES[name], table)
    section = section if section in guide.sections() else "short"
    text = guide.text(section) if opening is None else opening
    options = [
        discord.SelectOption(label=say(locale, f"guide-section-{each}"), value=each, default=each == section)
        for each in guide.sections()
    ]
    menu = Select(custom_id=f"lb:w:rules:{name}", placeholder=say(locale, "guide-menu"), options=options)
    return Page(text, RulesMenu(menu))
