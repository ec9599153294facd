"""The question whether a pause is of a table or of its whole tournament.

lb:q:1234:table           the custom_id of a button of the question that interaction 1234 asked
"""

import re
from typing import Final

import discord

from bot.locales.phrases import Phrases
from bot.ui.discord.components import Button, Layout, Row

PAUSE_BUTTON: Final = re.compile(r"lb:q:(?P<key>[0-9]{1,20}):(?P<verb>table|tournament)")


class PauseQuestionNote(Layout):
    def __init__(self, key: int, say_: Phrases, name: str) -> None:
        """Ask about the tournament with this escaped name."""
        super().__init__()
        buttons = (
            Button(custom_id=f"lb:q:{key}:{verb}", label=say_(f"pause-which-{verb}"), style=discord.ButtonStyle.primary)
            for verb in ("table", "tournament")
        )
        self.add_item(discord.ui.TextDisplay(say_("pause-which", name=name)))
        self.add_item(Row(*buttons))
