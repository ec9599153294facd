"""The buttons of the waiting list.

lb:w:12:wait      on the message of table 12: join its waiting list
lb:w:12:unwait    in the private answer: leave the list
"""

import re
from typing import Final

from bot.locales.phrases import say
from bot.ui.discord.components import Button, PlainButton, PrivateNote
from bot.ui.discord.custom_ids import NUMBER

WAITING_BUTTON: Final = re.compile(rf"lb:w:(?P<table>{NUMBER}):(?P<verb>wait|unwait)")


def waiting_button(table_id: int, label: str) -> PlainButton:
    return PlainButton(f"lb:w:{table_id}:wait", label)


class WaitingNote(PrivateNote):
    """A message with the player's place on the waiting list, and a button to leave the list."""

    def __init__(self, locale: str, table_id: int, words: str) -> None:
        super().__init__(words, Button(custom_id=f"lb:w:{table_id}:unwait", label=say(locale, "button-unwait")))
