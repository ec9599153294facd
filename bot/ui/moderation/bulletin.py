"""Posts for the moderators' channel."""

from typing import Final

import discord

from bot.common.escaping import clean
from bot.history.ids import hand_name
from bot.locales.phrases import Phrases
from bot.tables.due_posts import DuePost
from bot.ui.discord.components import Button, Layout, Row

TABLE_NAME_MOST: Final = 60


class Bulletin(Layout):
    """A post for the moderators' channel: a text with buttons under it."""

    def __init__(self, text: str, *buttons: Button) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(text))
        if buttons:
            self.add_item(Row(*buttons))


def notice_text(say: Phrases, notice: DuePost) -> str:
    table_id, name = int(notice.about.get("table_id", 0)), str(notice.about.get("table", ""))
    table = clean(name, TABLE_NAME_MOST) if name else say("table-number", number=table_id)
    if notice.kind == "tournament_homeless":
        return say("bulletin-tournament-homeless", name=table)
    if notice.kind == "table_paid_out":
        return say("bulletin-table-paid-out", table=table)
    if notice.kind in ("file_copied", "backup_failed"):
        return say(f"bulletin-{notice.kind.replace('_', '-')}")
    hand = hand_name(table_id, int(notice.about["hand_number"]))
    return say("bulletin-hand-voided", table=table, hand=hand)
