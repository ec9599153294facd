"""Sending a user's click or command to a table or tournament."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from bot.tables.messages import Sit
from bot.tables.ports import Directory
from bot.tables.saving import Request
from bot.tables.seat_messages import Wait
from bot.tournaments.messages import Register
from bot.use_cases.origin import Origin
from bot.use_cases.wallets import Wallets

Asks = TypeVar("Asks")
Answer = TypeVar("Answer")


class KnownNames(Protocol):
    """The cache of players' names in their servers."""

    def remember_name(self, guild_id: int, player_id: int, name: str) -> None: ...
    async def learn(self, guild_id: int, players: Iterable[int]) -> None: ...


@dataclass(frozen=True, slots=True)
class Submitted(Generic[Asks, Answer]):
    """A player's message to a table or tournament, and the reply to it."""

    player_id: int
    message: Asks
    reply: Answer


class Requests:
    def __init__(self, directory: Directory, names: KnownNames, wallets: Wallets) -> None:
        self._directory = directory
        self._names = names
        self._wallets = wallets

    async def player_of(self, origin: Origin) -> int:
        """Return the asker's pseudonym, and create one for a new user. All methods raise StoreError."""
        player = await self._directory.player_id(origin.asker.user_id)
        self._names.remember_name(origin.guild_id or 0, player, origin.asker.name)
        return player

    async def known_player(self, origin: Origin) -> int | None:
        """Return the asker's pseudonym; None for a new user. Unlike ``player_of``, this creates none."""
        return await self._directory.known(origin.asker.user_id)

    async def request_of(self, origin: Origin) -> Request:
        """Return the request that identifies this command. A new player also gets a wallet.

        Raises Complaint outside a server.
        """
        guild_id, player = origin.server, await self.player_of(origin)
        await self._wallets.open_and_read(guild_id, player)
        return origin.request(player)

    async def submit(
        self, origin: Origin, message_of: Callable[[Request], Asks], take: Callable[[Asks], Awaitable[Answer]]
    ) -> Submitted[Asks, Answer]:
        """Build the asker's message, and send it to the table or tournament with ``take``.

        If the message asks for a seat or a place in a tournament, first make sure that the asker has a wallet.
        """
        player = await self.player_of(origin)
        message = message_of(Request(origin.request_id, player, origin.name))
        if isinstance(message, Sit | Wait | Register):
            await self._wallets.open_and_read(origin.guild_id or 0, player)
        return Submitted(player, message, await take(message))
