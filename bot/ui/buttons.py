"""What every button of ours is made of, and how a fault in one is told."""

import logging
import re
from collections.abc import Coroutine
from typing import Any, Final, Self, TypeVar, cast

import discord

from bot.common.tracebacks import where
from bot.ui.admission import admitted
from bot.ui.clicks import apologise, is_unheard, unheard
from bot.ui.discord.faults import cause
from bot.ui.services import services_of

log = logging.getLogger(__name__)

Button = discord.ui.Button[discord.ui.LayoutView]
Row = discord.ui.ActionRow[Any]
Part = TypeVar("Part", bound=discord.ui.Item[Any], covariant=True)
_NOTHING: Final = re.compile(r"(?!)")


class LastingItem(discord.ui.DynamicItem[Part], template=_NOTHING):
    """A button or menu that outlives the process: all that a click on it needs is in its custom_id, which the
    ``template`` of each kind tells from others."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast(Part, item))


async def carried_out(interaction: discord.Interaction, what: str, work: Coroutine[Any, Any, None]) -> None:
    """Do the work of a click or form, where the clicker does not ask too much. The library would only log what is
    raised in it, so the clicker is told, too."""
    try:
        if not await admitted(interaction):
            return
        await work
        services_of(interaction.client).tastes.met(interaction.user.id)
    except Exception as error:
        if is_unheard(interaction, error):
            log.info("%s: the answer was not taken (%s)", what, unheard(error))
        elif isinstance(error, discord.HTTPException):
            log.error("a click: %s", cause(error))
        else:
            # The place alone: the text of an error could tell a card.
            log.error("%s failed: %s", what, where(error))
        await apologise(interaction)
    finally:
        # What was never begun; otherwise it is over, and this does nothing.
        work.close()


def stands_on(message: discord.Message, custom_id: str) -> bool:
    """Whether the message still has the button, menu or so with this id."""
    children = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    return any(getattr(child, "custom_id", None) == custom_id for child in children)
