"""What every button of ours is made of, and how a fault in one is told."""

import logging
from collections.abc import Awaitable
from typing import Any, Final

import discord

from bot.tables.faults import where
from bot.ui.clicks import apologise
from bot.ui.direct_mail import cause

log = logging.getLogger(__name__)

Button = discord.ui.Button[discord.ui.LayoutView]
Row = discord.ui.ActionRow[Any]

_NOBODY_WAITS: Final = frozenset({10062, 40060})
"""Too late to answer, or answered before: Discord may deliver a click twice."""


async def carried_out(interaction: discord.Interaction, what: str, work: Awaitable[None]) -> None:
    """Do the work of a click. The library would only log what is raised in it, so the clicker is told, too."""
    try:
        await work
    except discord.HTTPException as error:
        log.log(logging.INFO if error.code in _NOBODY_WAITS else logging.ERROR, "a click: %s", cause(error))
        await apologise(interaction)
    except Exception as error:
        # The place alone: the text of an error could tell a card.
        log.error("%s failed: %s", what, where(error))
        await apologise(interaction)
