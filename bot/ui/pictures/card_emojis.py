"""The faces of cards as emojis of the application's own: uploaded once, found again by their names at every start.

It all happens beside the play. Until every card is there, cards are told by rank and suit.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.poker.cards import DECK, JOKER, UNKNOWN
from bot.ui.discord.faults import cause
from bot.ui.discord.rate_limit import RateLimit
from bot.ui.discord.tasks import Errands
from bot.ui.text.cards import emoji_name, use_emojis

log = logging.getLogger(__name__)

CARDS: Final = (*DECK, JOKER, UNKNOWN)
"""UNKNOWN is the back of a card."""
UPLOAD_EVERY_SECONDS: Final = 2.0
"""Discord's limits of emojis are its own and told nowhere; all of them take two minutes, once."""


class CardEmojis:
    """``face`` draws a card as a PNG, off the event loop."""

    def __init__(
        self,
        face: Callable[[int], Awaitable[bytes]],
        pacer: RateLimit,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._face = face
        self._pacer = pacer
        self._sleep = sleep
        self._errands = Errands()

    def attach(self, client: discord.Client) -> None:
        """The client is logged in: go to work. Returns at once."""
        self._errands.run(self.bring(client))

    async def bring(self, client: discord.Client) -> None:
        """Upload what is missing, then use them. A start that is cut short, or that Discord lets down, leaves the rest
        to the next one."""
        try:
            mentions = await self._known(client)
            for card in CARDS:
                if card not in mentions:
                    mentions[card] = await self._upload(client, card)
        except Exception as error:
            # A stop closes the connection under it, which is no news.
            if not client.is_closed():
                log.warning("cards are told without emojis until the next start: %s", cause(error))
        else:
            use_emojis(mentions)

    async def _known(self, client: discord.Client) -> dict[int, str]:
        await self._pacer.turn()
        there = {emoji.name: str(emoji) for emoji in await client.fetch_application_emojis()}
        return {card: there[emoji_name(card)] for card in CARDS if emoji_name(card) in there}

    async def _upload(self, client: discord.Client, card: int) -> str:
        image = await self._face(card)
        await self._sleep(UPLOAD_EVERY_SECONDS)
        await self._pacer.turn()
        return str(await client.create_application_emoji(name=emoji_name(card), image=image))
