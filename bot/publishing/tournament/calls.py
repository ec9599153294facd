"""The message in which a moderator pings everybody who is in a tournament."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.common.escaping import clean
from bot.tournaments.ports import TournamentView
from bot.ui.discord.faults import UNTAKEN
from bot.ui.discord.outbox import WAITED_SECONDS, Outbox
from bot.ui.scene.readers import Readers
from bot.use_cases.tournaments.finding import title

NOTE_MOST: Final = 300
"""The maximum number of characters of the moderator's text."""


class EntrantCalls:
    """Implements bot.use_cases.tournaments.announcing.Calls on Discord."""

    def __init__(self, outbox: Outbox, readers: Readers) -> None:
        self._outbox = outbox
        self._readers = readers

    async def call(self, view: TournamentView, text: str, user_ids: Sequence[int]) -> bool:
        say = await self._readers.room_phrases(view.new.guild_id)
        mentions = " ".join(f"<@{user_id}>" for user_id in user_ids)
        content = say("tournament-call", name=title(view), text=clean(text, NOTE_MOST), users=mentions)
        users = [discord.Object(user_id) for user_id in user_ids]
        allowed = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
        place = self._outbox.channel(view.new.guild_id, view.new.channel_id)
        try:
            await self._outbox.post(
                lambda nonce: place.send(content.strip(), nonce=nonce, allowed_mentions=allowed),
                ahead=True,
                seconds=WAITED_SECONDS,
            )
        except UNTAKEN:
            return False
        return True
