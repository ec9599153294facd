"""A request's reason, and whose turn it is to change a server's settings."""

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from bot.interactions.click import BotInteraction, Client
from bot.use_cases.reasons import reason_of
from cogs._shared.options import Reason

__all__ = ["Reason", "reason_of", "turn"]

_TURNS: Final[WeakKeyDictionary[Client, asyncio.Lock]] = WeakKeyDictionary()


def turn(interaction: BotInteraction) -> asyncio.Lock:
    """Held by who reads what a server has set, to save it changed: where two do so at once, the second changes what the
    first has saved, and the audit says so."""
    return _TURNS.setdefault(interaction.client, asyncio.Lock())
