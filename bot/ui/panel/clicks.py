"""Clicks on the button that every hand panel has: it draws the panel again, and lets one go on whose time is up."""

from typing import Final

from bot.ui.context.interactions import Click
from bot.ui.context.router import Route
from bot.ui.discord.custom_ids import PANEL_BUTTON
from bot.ui.table.clicks.card import show_cards


async def _press(click: Click) -> None:
    """One click, whichever table's."""
    await show_cards(click.interaction, int(click.match["table"]), in_place=click.on_panel)


ROUTES: Final = (Route(PANEL_BUTTON, _press, "a panel's button"),)
