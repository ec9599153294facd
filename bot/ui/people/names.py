"""A cache of players' display names in each server."""

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
"""The maximum number of users in one request; the gateway allows 120 requests a minute.

So tables share requests.
"""
_REMEMBERED_MOST: Final = 20_000
_OURS: Final = str.maketrans({"→": "-", "⌂": None})
"""The characters replaced in players' names: the bot's own divider, and its mark of house players."""


class Names:
    """The last known display names by server: ``learn`` loads missing ones, ``name`` reads the cache."""

    def __init__(self, directory: Directory, outbox: Outbox) -> None:
        self._directory = directory
        self._outbox = outbox
        self._names: OrderedDict[tuple[int, int], str | None] = OrderedDict()
        self._wanted: dict[int, dict[int, asyncio.Future[str | None]]] = {}
        """guild_id -> user id -> a future of the name, for names that are not requested yet."""
        self._asking: dict[int, asyncio.Task[None]] = {}
        """guild_id -> the task that is sending requests."""
        self._trouble: str | None = None
        """The type of the last logged error; None after a success. The same type is not logged twice in a row."""
        self._house: Mapping[int, int] = {}
        self.changes = 0
        """The number of changes so far; a text with names is still right while it is the same."""

    def remember_name(self, guild_id: int, player_id: int, name: str) -> None:
        """Remember the display name that came with a player's click or command."""
        self._keep((guild_id, player_id), name)

    def forget(self, player_id: int) -> None:
        """Forget the player's name in every server."""
        for key in [key for key in self._names if key[1] == player_id]:
            del self._names[key]
        self.changes += 1

    def introduce(self, numbers: Mapping[int, int]) -> None:
        """Set the house players (player_id -> number); the caller may add to the mapping later."""
        self._house = numbers

    def known(self, guild_id: int, player_ids: Iterable[int]) -> bool:
        return all(player_id in self._house or (guild_id, player_id) in self._names for player_id in player_ids)

    def name(self, guild_id: int, player_id: int, locale: str = DEFAULT) -> str | None:
        """Return the player's display name, unescaped (see ``clean``); None if it is unknown or deleted.

        House players have a name in each language.
        """
        if (number := self._house.get(player_id)) is not None:
            return say(locale, f"house-player-{number}")
        return self._names.get((guild_id, player_id))

    async def learn(self, guild_id: int, player_ids: Iterable[int]) -> None:
        """Request unknown names over the gateway and wait for them. Never raises.

        The gateway's requests do not count against the HTTP rate limit.
        """
        missing = [player_id for player_id in player_ids if not self.known(guild_id, [player_id])]
        if not missing:
            return
        users = {player_id: await self._directory.user_id(player_id) for player_id in missing}
        names = await self._ask(guild_id, [user for user in users.values() if user is not None])
        if names is None:
            return
        for player_id, user in users.items():
            if (guild_id, player_id) not in self._names:
                self._keep((guild_id, player_id), names.get(user) if user is not None else None)

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
        """Send requests one by one until no user waits.

        Each request asks for the users that were added in the meantime, at most ``ASKED_MOST``.
        """
        while wanted:
            batch = {user: wanted.pop(user) for user in list(wanted)[:ASKED_MOST]}
            names = await self._question(guild, list(batch))
            for user, answer in batch.items():
                answer.set_result(names.get(user))
        del self._asking[guild.id]

    async def _question(self, guild: discord.Guild, users: list[int]) -> dict[int, str]:
        try:
            # The default limit of discord.py is five.
            members = await self._outbox.of_gateway(
                lambda: guild.query_members(user_ids=users, limit=ASKED_MOST, cache=False), "names"
            )
        except Exception as error:
            # A table without a name is better than no table; the player's next click brings their name.
            trouble = type(error).__name__
            if trouble != self._trouble:
                log.warning("names in server %d could not be requested: %s", guild.id, trouble)
            self._trouble = trouble
            return {}
        self._trouble = None
        return {member.id: member.display_name for member in members}

    def _keep(self, key: tuple[int, int], name: str | None) -> None:
        shown = name if name is None else name.translate(_OURS)
        if key not in self._names or self._names[key] != shown:
            self._names[key] = shown
            self.changes += 1
        self._names.move_to_end(key)
        if len(self._names) > _REMEMBERED_MOST:
            self._names.popitem(last=False)
