"""Pictures and card emojis, as far as the host's settings allow them."""

import asyncio

from bot.settings import Settings
from bot.ui.discord.outbox import Outbox
from bot.ui.pictures.card_emojis import CardEmojis
from bot.ui.pictures.studio import Studio


def studio_for(settings: Settings) -> Studio | None:
    """None where no pictures are wanted."""
    return Studio() if settings.pictures == "on" else None


def emojis_for(settings: Settings, outbox: Outbox) -> CardEmojis | None:
    """None where cards are to be told by rank and suit."""
    return CardEmojis(_face, outbox, uploads=settings.shard.is_first) if settings.card_emojis == "on" else None


async def _face(card: int) -> bytes:
    return await asyncio.to_thread(_drawn, card)


def _drawn(card: int) -> bytes:
    # The drawing code is loaded where it is wanted, as in the studio: a start need not wait for it.
    from bot.ui.pictures.drawing.cards import card_face

    return card_face(card)
