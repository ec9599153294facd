"""A request's reason, and whose turn it is to change a server's settings."""

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from discord import app_commands

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction, Client
from bot.ui.moderation.audit_text import printable

REASON_MOST: Final = 200
"""Characters."""
_TURNS: Final[WeakKeyDictionary[Client, asyncio.Lock]] = WeakKeyDictionary()
Reason = app_commands.Range[str, 1, REASON_MOST]


def reason_of(text: str, most: int = REASON_MOST) -> str:
    """The reason as it is kept: one line of visible characters. Raises Complaint if it is empty or too long."""
    plain = printable(text)
    if not 1 <= len(plain) <= most:
        raise Complaint("reason-needed", most=most)
    return plain


def turn(interaction: BotInteraction) -> asyncio.Lock:
    """Held by who reads what a server has set, to save it changed: where two do so at once, the second changes what the
    first has saved, and the audit says so."""
    return _TURNS.setdefault(interaction.client, asyncio.Lock())
