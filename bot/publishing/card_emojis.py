"""The faces of cards as emojis of the application's own: uploaded once, found again by their names at every start.
Where several processes share a token, one of them uploads.

It all happens beside the play. Until every card is there, cards are told by rank and suit.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from bot.poker.cards import DECK, JOKER, UNKNOWN
from bot.settings import Settings
from bot.ui.discord.faults import cause, may_pass
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.pictures.settings import face
from bot.ui.text.cards import emoji_name, use_emojis

log = logging.getLogger(__name__)

CARDS: Final = (*DECK, JOKER, UNKNOWN)
"""UNKNOWN is the back of a card."""
UPLOAD_EVERY_SECONDS: Final = 2.0
"""Discord's limits of emojis are its own and told nowhere; all of them take two minutes, once."""
LOOK_EVERY_SECONDS: Final = 60.0
"""The interval at which who uploads none looks whether all are there."""


class CardEmojis:
    """``face`` draws a card as a PNG, off the event loop. ``uploads``: False where another process does."""

    def __init__(
        self,
        face: Callable[[int], Awaitable[bytes]],
        outbox: Outbox,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        *,
        uploads: bool = True,
    ) -> None:
        self._face = face
        self._uploads = uploads
        self._outbox = outbox
        self._sleep = sleep
        self._tasks = Tasks()

    def start(self) -> None:
        """The client is connected: go to work. Returns at once."""
        self._tasks.run(self.bring())

    async def bring(self) -> None:
        """Bring them there, then use them. A start that is cut short, or that Discord lets down, leaves the rest to
        the next one."""
        try:
            mentions = await (self._uploaded() if self._uploads else self._awaited())
        except Exception as error:
            # A stop closes the connection under it, which is no news.
            if not self._outbox.is_closed:
                log.warning("cards are told without emojis until the next start: %s", cause(error))
        else:
            use_emojis(mentions)

    async def _uploaded(self) -> dict[int, str]:
        """All of them, once what was missing is uploaded."""
        mentions = await self._known()
        for card in CARDS:
            if card not in mentions:
                mentions[card] = await self._upload(card)
        return mentions

    async def _awaited(self) -> dict[int, str]:
        """All of them, once another process has uploaded them."""
        while True:
            try:
                mentions = await self._known()
            except Exception as error:
                if not may_pass(error):
                    raise
            else:
                if len(mentions) == len(CARDS):
                    return mentions
            await self._sleep(LOOK_EVERY_SECONDS)

    async def _known(self) -> dict[int, str]:
        found = await self._outbox.counted(self._outbox.client.fetch_application_emojis, "patient")
        there = {emoji.name: str(emoji) for emoji in found}
        return {card: there[emoji_name(card)] for card in CARDS if emoji_name(card) in there}

    async def _upload(self, card: int) -> str:
        image = await self._face(card)
        await self._sleep(UPLOAD_EVERY_SECONDS)
        create = partial(self._outbox.client.create_application_emoji, name=emoji_name(card), image=image)
        return str(await self._outbox.counted(create, "patient"))


def emojis_for(settings: Settings, outbox: Outbox) -> CardEmojis | None:
    """None where cards are to be told by rank and suit."""
    return CardEmojis(face, outbox, uploads=settings.shard.is_first) if settings.card_emojis == "on" else None
