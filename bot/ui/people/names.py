"""The names that players go by in each server."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Final

import discord

from bot.locales import DEFAULT
from bot.locales.phrases import say
from bot.tables.ports import Directory
from bot.ui.discord.outbox import Outbox

log = logging.getLogger(__name__)

ASKED_MOST: Final = 100
"""Users in one question. The gateway takes 120 of a bot's messages a minute, so many tables ask together."""
_REMEMBERED_MOST: Final = 20_000
_OURS: Final = str.maketrans({"→": "-", "⌂": None})
"""No player's name contains the divider, nor the mark before a house player's name."""


class Names:
    """The display names that players were last seen with, by server. ``learn`` finds out, ``known`` only looks."""

    def __init__(self, directory: Directory, outbox: Outbox) -> None:
        self._directory = directory
        self._outbox = outbox
        self._names: OrderedDict[tuple[int, int], str | None] = OrderedDict()
        self._wanted: dict[int, dict[int, asyncio.Future[str | None]]] = {}
        """By server and user: who waits for an answer."""
        self._asking: dict[int, asyncio.Task[None]] = {}
        """By server, while there is something to ask."""
        self._trouble: str | None = None
        """The trouble that was logged last."""
        self._house: Mapping[int, int] = {}

    def remember_name(self, guild_id: int, player_id: int, name: str) -> None:
        """Remember a player's display name, as it came with their click or command."""
        self._keep((guild_id, player_id), name)

    def forget(self, player_id: int) -> None:
        """Forgets the player's name in every server."""
        for key in [key for key in self._names if key[1] == player_id]:
            del self._names[key]

    def introduce(self, numbers: Mapping[int, int]) -> None:
        """player_id -> number of the house players, who are called by it; more may be added there later."""
        self._house = numbers

    def known(self, guild_id: int, player_ids: Iterable[int]) -> bool:
        return all(player_id in self._house or (guild_id, player_id) in self._names for player_id in player_ids)

    def name(self, guild_id: int, player_id: int, locale: str = DEFAULT) -> str | None:
        """The player's own name, not yet made safe (``clean``); None for someone unknown or gone. House players are
        named as such in the reader's language."""
        if (number := self._house.get(player_id)) is not None:
            return say(locale, f"house-player-{number}")
        return self._names.get((guild_id, player_id))

    async def learn(self, guild_id: int, player_ids: Iterable[int]) -> None:
        """Ask for the names not yet known, over the gateway: that costs no request. Never fails."""
        missing = [player_id for player_id in player_ids if not self.known(guild_id, [player_id])]
        if not missing:
            return
        users = {player_id: await self._directory.user_id(player_id) for player_id in missing}
        found = await self._ask(guild_id, [user for user in users.values() if user is not None])
        if found is None:
            return
        for player_id, user in users.items():
            if (guild_id, player_id) not in self._names:
                self._keep((guild_id, player_id), found.get(user) if user is not None else None)

    async def _ask(self, guild_id: int, users: list[int]) -> dict[int, str] | None:
        guild = self._outbox.guild(guild_id)
        if guild is None or not users:
            return {} if not users else None
        loop, wanted = asyncio.get_running_loop(), self._wanted.setdefault(guild_id, {})
        answers = {user: wanted.setdefault(user, loop.create_future()) for user in users}
        if guild_id not in self._asking:
            self._asking[guild_id] = loop.create_task(self._ask_together(guild, wanted))
        await asyncio.wait(answers.values())
        return {user: name for user, answer in answers.items() if (name := answer.result()) is not None}

    async def _ask_together(self, guild: discord.Guild, wanted: dict[int, asyncio.Future[str | None]]) -> None:
        """One question after the other, each for all who were asked about meanwhile."""
        while wanted:
            batch = {user: wanted.pop(user) for user in list(wanted)[:ASKED_MOST]}
            found = await self._question(guild, list(batch))
            for user, answer in batch.items():
                answer.set_result(found.get(user))
        del self._asking[guild.id]

    async def _question(self, guild: discord.Guild, users: list[int]) -> dict[int, str]:
        try:
            # The library asks for five at the most where it is not told.
            members = await self._outbox.of_gateway(
                lambda: guild.query_members(user_ids=users, limit=ASKED_MOST, cache=False), "names"
            )
        except Exception as error:
            # A card without a name is better than no card; the player's next click tells their name.
            trouble = type(error).__name__
            if trouble != self._trouble:
                log.warning("names in server %d could not be asked for: %s", guild.id, trouble)
            self._trouble = trouble
            return {}
        self._trouble = None
        return {member.id: member.display_name for member in members}

    def _keep(self, key: tuple[int, int], name: str | None) -> None:
        self._names[key] = name if name is None else name.translate(_OURS)
        self._names.move_to_end(key)
        if len(self._names) > _REMEMBERED_MOST:
            self._names.popitem(last=False)
