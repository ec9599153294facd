"""Creation of the studio, which draws pictures, if the host's settings allow pictures."""

import asyncio

from bot.settings import Settings
from bot.ui.pictures.studio import Studio


def studio_for(settings: Settings) -> Studio | None:
    """Return the studio; None if the settings turn pictures off."""
    return Studio() if settings.pictures == "on" else None


async def face(card: int) -> bytes:
    return await asyncio.to_thread(_drawn, card)


def _drawn(card: int) -> bytes:
    # Imported here, as in the studio, so that the start does not wait for the drawing code.
    from bot.ui.pictures.drawing.cards import card_face

    return card_face(card)
