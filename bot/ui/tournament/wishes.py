"""*Notify me* for tournaments: the button, and the private menus in which a player chooses what to hear of.

lb:y:open          open the menus
lb:y:games         the menu of games; lb:y:series is the menu of series
"""

import re
from collections.abc import Collection, Mapping
from typing import Any, Final

import discord

from bot.common.escaping import plain
from bot.locales.phrases import Phrases
from bot.ui.discord.components import Button, Layout, Row

WISH_BUTTON: Final = re.compile(r"lb:y:open")
WISH_MENU: Final = re.compile(r"lb:y:(?P<menu>games|series)")
LABEL_MOST: Final = 100
"""The maximum number of characters of a menu's option, by Discord's limit."""

Select = discord.ui.Select[discord.ui.LayoutView]


def wish_button(say_: Phrases, key: str = "tourney-wish-button") -> Button:
    return Button(custom_id="lb:y:open", label=say_(key))


class WishMenus(Layout):
    def __init__(
        self, say_: Phrases, text: str, offered: Mapping[str, Mapping[str, str]], chosen: Collection[str]
    ) -> None:
        """Show the menus; ``offered`` is menu -> wish -> its name, and a menu without wishes is left out."""
        super().__init__()
        items: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay(text)]
        items += [Row(_menu(say_, menu, wishes, chosen)) for menu, wishes in offered.items() if wishes]
        for item in items:
            self.add_item(item)


def _menu(say_: Phrases, menu: str, wishes: Mapping[str, str], chosen: Collection[str]) -> Select:
    options = [
        discord.SelectOption(label=plain(name, LABEL_MOST), value=wish, default=wish in chosen)
        for wish, name in wishes.items()
    ]
    return Select(
        custom_id=f"lb:y:{menu}",
        placeholder=say_(f"tourney-wish-{menu}"),
        options=options,
        min_values=0,
        max_values=len(options),
    )
