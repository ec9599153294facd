"""The posts about disputes in the moderators' channel."""

import discord

from bot.common.escaping import clean
from bot.history.ids import hand_name
from bot.locales.phrases import Phrases
from bot.moderation.ports import DISPUTE_MOST, RULING_MOST, Dispute
from bot.ui.discord.components import Button
from bot.ui.discord.custom_ids import hand_button
from bot.ui.moderation.bulletin import TABLE_NAME_MOST, Bulletin
from bot.ui.text.hand_names import HandNames
from bot.ui.text.moments import short_stamp


def dispute_bulletin(say: Phrases, dispute: Dispute, table: str, player: str | None) -> Bulletin:
    """Return the post about a new dispute.

    ``table`` and ``player`` are unescaped names; ``player`` is None if their name is unknown.
    """
    text = say(
        "bulletin-dispute",
        id=dispute.dispute_id,
        name=clean(player) if player else say("somebody-gone"),
        hand=hand_name(dispute.table_id, dispute.hand_number),
        table=clean(table, TABLE_NAME_MOST),
        text=clean(dispute.text, DISPUTE_MOST),
    )
    return Bulletin(text, show_button(say, dispute.table_id, dispute.hand_number))


def settled_bulletin(
    say: Phrases, dispute: Dispute, player: str | None, moderator: str | None, called: HandNames | None = None
) -> Bulletin:
    """Return the post about a settled dispute, which replaces the post that announced the dispute.

    It has no button, so nobody handles the dispute again. Names and texts are unescaped; a name is None if it is
    unknown.
    """
    text = say(
        "bulletin-settled",
        id=dispute.dispute_id,
        hand=(called or HandNames()).plain(dispute.table_id, dispute.hand_number),
        name=clean(moderator) if moderator else say("somebody-gone"),
        when=short_stamp(dispute.settled_ms or dispute.at_ms),
        ruling=clean(dispute.ruling or "", RULING_MOST),
        player=clean(player) if player else say("somebody-gone"),
        text=clean(dispute.text, DISPUTE_MOST),
    )
    return Bulletin(text)


def show_button(say: Phrases, table_id: int, number: int) -> Button:
    """Return a button beside a text that names the hand."""
    label = say("button-show-hand")
    return Button(custom_id=hand_button(table_id, number), label=label, style=discord.ButtonStyle.primary)
