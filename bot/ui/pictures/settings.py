"""Pictures, as far as the host's settings allow them, and the faces of card emojis."""

import asyncio

from bot.settings import Settings
from bot.ui.pictures.studio import Studio


def studio_for(settings: Settings) -> Studio | None:
    """None where no pictures are wanted."""
    return Studio() if settings.pictures == "on" else None


async def face(card: int) -> bytes:
    return await asyncio.to_thread(_drawn, card)


def _drawn(card: int) -> bytes:
    # The drawing code is loaded where it is wanted, as in the studio: a start need not wait for it.
    from bot.ui.pictures.drawing.cards import card_face

    return card_face(card)
