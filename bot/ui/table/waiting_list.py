"""The buttons of the waiting list.

lb:w:12:wait      on the message of table 12: join its waiting list
lb:w:12:unwait    in the private answer: leave the list
"""

import re
from typing import Final

import discord

from bot.locales.phrases import say
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.discord.custom_ids import NUMBER

WAITING_BUTTON: Final = re.compile(rf"lb:w:(?P<table>{NUMBER}):(?P<verb>wait|unwait)")


def waiting_button(table_id: int, label: str) -> Button:
    return Button(custom_id=f"lb:w:{table_id}:wait", label=label, style=discord.ButtonStyle.secondary)


class WaitingNote(Layout):
    """A message with the player's place on the waiting list, and a button to leave the list."""

    def __init__(self, locale: str, table_id: int, text: str) -> None:
        super().__init__()
        leave = Button(
            custom_id=f"lb:w:{table_id}:unwait",
            label=say(locale, "button-unwait"),
            style=discord.ButtonStyle.secondary,
        )
        self.add_item(discord.ui.TextDisplay(text))
        self.add_item(Row(leave))
