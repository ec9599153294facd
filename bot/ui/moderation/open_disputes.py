"""The message that lists open disputes."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.moderation.ports import DISPUTE_MOST, Dispute
from bot.ui.discord.components import Layout
from bot.ui.moderation.disputes import show_button
from bot.ui.scene.answers import NameOf
from bot.ui.text.hand_names import HandNames
from bot.ui.text.moments import short_stamp

LISTED_MOST: Final = 5
"""The maximum number of disputes in one answer, the oldest first; Discord accepts 4,000 characters."""
_BY_ID: Final = HandNames()


class OpenDisputes(Layout):
    """A list of open disputes, each with a button that shows its hand."""

    def __init__(self, say_: Phrases, disputes: Sequence[Dispute], name_of: NameOf, called: HandNames = _BY_ID) -> None:
        super().__init__()
        shown = disputes[:LISTED_MOST]
        self.add_item(discord.ui.TextDisplay(say_("disputes-title", count=len(disputes))))
        hands: set[tuple[int, int]] = set()
        for dispute in shown:
            text, hand = _line(say_, dispute, name_of, called), (dispute.table_id, dispute.hand_number)
            # Discord refuses the same button twice in a message.
            if hand in hands:
                self.add_item(discord.ui.TextDisplay(text))
            else:
                self.add_item(discord.ui.Section(text, accessory=show_button(say_, *hand)))
            hands.add(hand)
        if len(disputes) > len(shown):
            self.add_item(discord.ui.TextDisplay(say_("disputes-more", count=len(disputes) - len(shown))))
        self.add_item(discord.ui.TextDisplay(say_("disputes-how")))


def _line(say_: Phrases, dispute: Dispute, name_of: NameOf, called: HandNames) -> str:
    name = name_of(dispute.player_id)
    return say_(
        "disputes-line",
        id=dispute.dispute_id,
        hand=called.plain(dispute.table_id, dispute.hand_number),
        name=clean(name) if name else say_("somebody-gone"),
        when=short_stamp(dispute.at_ms),
        text=clean(dispute.text, DISPUTE_MOST),
    )
