"""An emoji for each card: uploaded once to the bot's Discord application, looked up at every start.

If several processes share a token, only one of them uploads. The work is done in the background. Until every emoji
exists, cards are written as rank and suit.
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
"""All cards that have an emoji; UNKNOWN is the back of a card."""
UPLOAD_EVERY_SECONDS: Final = 2.0
"""The pause before each upload, in seconds; Discord does not document its rate limit for emojis.

The whole deck takes 2 minutes, once.
"""
LOOK_EVERY_SECONDS: Final = 60.0
"""The interval between checks whether all emojis exist, in a process that does not upload, in seconds."""


class CardEmojis:
    """The loader of the card emojis; once all exist on Discord, texts show cards as emojis.

    ``face`` draws a card as a PNG, off the event loop. ``uploads`` is False if another process uploads the emojis;
    then this process waits for them.
    """

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
        """Start to load the emojis in the background; call this when the client is connected."""
        self._tasks.run(self.load())

    async def load(self) -> None:
        """Upload the missing emojis, or wait for another process to do it; then show cards as emojis.

        After an interruption or a refusal by Discord, the next start uploads the rest.
        """
        try:
            mentions = await (self._upload_missing() if self._uploads else self._wait_for_all())
        except Exception as error:
            # A stop closes the connection during the work; that is not logged.
            if not self._outbox.is_closed:
                log.warning("cards are shown without emojis until the next start: %s", cause(error))
        else:
            use_emojis(mentions)

    async def _upload_missing(self) -> dict[int, str]:
        """Upload the missing emojis, and return the mention of each card's emoji."""
        mentions = await self._existing_mentions()
        for card in CARDS:
            if card not in mentions:
                mentions[card] = await self._upload(card)
        return mentions

    async def _wait_for_all(self) -> dict[int, str]:
        """Wait until another process has uploaded all emojis, and return each card's mention."""
        while True:
            try:
                mentions = await self._existing_mentions()
            except Exception as error:
                if not may_pass(error):
                    raise
            else:
                if len(mentions) == len(CARDS):
                    return mentions
            await self._sleep(LOOK_EVERY_SECONDS)

    async def _existing_mentions(self) -> dict[int, str]:
        emojis = await self._outbox.counted(self._outbox.client.fetch_application_emojis, "patient")
        mention_by_name = {emoji.name: str(emoji) for emoji in emojis}
        return {card: mention_by_name[emoji_name(card)] for card in CARDS if emoji_name(card) in mention_by_name}

    async def _upload(self, card: int) -> str:
        image = await self._face(card)
        await self._sleep(UPLOAD_EVERY_SECONDS)
        create = partial(self._outbox.client.create_application_emoji, name=emoji_name(card), image=image)
        return str(await self._outbox.counted(create, "patient"))


def emojis_for(settings: Settings, outbox: Outbox) -> CardEmojis | None:
    """Return the object that provides the emojis; None if the settings turn emojis off."""
    return CardEmojis(face, outbox, uploads=settings.shard.is_first) if settings.card_emojis == "on" else None
