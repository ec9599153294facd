"""The pages of /help and /rules: a text with a menu under it."""

from typing import Final

import discord

from bot.ui.discord.attachments import Drawn
from bot.ui.discord.components import Layout, Row
from bot.ui.help.guide import Guide, Section, pictured_text

Select = discord.ui.Select[discord.ui.LayoutView]
TEXT_MOST: Final = 4000
"""The maximum number of characters in a message of components, by Discord's limit."""
_MENU_ID: Final = 100
"""The menu's component id, the same on every page: a client then keeps the menu when the page changes."""


class GuidePage(Layout):
    """A page of /help or /rules: a text, a picture if there is one, and a menu."""

    def __init__(self, text: str, menu: Select, drawn: Drawn | None = None) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(text[:TEXT_MOST]))
        if drawn is not None:
            url = f"attachment://{drawn.filename}"
            self.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(url, description=drawn.alt)))
        self.add_item(Row(menu))


def rules_page(guide: Guide, section: Section, drawn: Drawn | None, opening: str | None) -> GuidePage:
    """Return the page for a section of a game's rules; ``opening`` replaces the section's text."""
    text = guide.text(section) if drawn is None else pictured_text(guide, section)
    options = [
        discord.SelectOption(label=guide.say(f"guide-section-{each}"), value=each, default=each == section)
        for each in guide.sections()
    ]
    custom_id = f"lb:w:rules:{guide.game.name}"
    menu = Select(custom_id=custom_id, placeholder=guide.say("guide-menu"), options=options, id=_MENU_ID)
    return GuidePage(text if opening is None else opening, menu, drawn)
