"""The one way to a table or tournament, for clicks and commands alike."""

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
    """The names of players, as their servers show them."""

    def remember_name(self, guild_id: int, player_id: int, name: str) -> None: ...
    async def learn(self, guild_id: int, players: Iterable[int]) -> None: ...


@dataclass(frozen=True, slots=True)
class Submitted(Generic[Asks, Answer]):
    """A request, and its outcome."""

    player_id: int
    message: Asks
    reply: Answer


class Requests:
    def __init__(self, directory: Directory, names: KnownNames, wallets: Wallets) -> None:
        self._directory = directory
        self._names = names
        self._wallets = wallets

    async def player_of(self, origin: Origin) -> int:
        """The asker's pseudonym. Raises StoreError, as all of these do."""
        player = await self._directory.player_id(origin.asker.user_id)
        self._names.remember_name(origin.guild_id or 0, player, origin.asker.name)
        return player

    async def known_player(self, origin: Origin) -> int | None:
        """The asker's pseudonym; None for somebody who never did anything here, and gets none by asking."""
        return await self._directory.known(origin.asker.user_id)

    async def request_of(self, origin: Origin) -> Request:
        """The request of this very command, by an asker whose wallet is open. Raises Complaint outside a server."""
        guild_id, player = origin.server, await self.player_of(origin)
        await self._wallets.opened(guild_id, player)
        return origin.request(player)

    async def submit(
        self, origin: Origin, message_of: Callable[[Request], Asks], take: Callable[[Asks], Awaitable[Answer]]
    ) -> Submitted[Asks, Answer]:
        """Bring what is asked before whoever takes it."""
        player = await self.player_of(origin)
        message = message_of(Request(origin.request_id, player, origin.name))
        if isinstance(message, Sit | Wait | Register):
            await self._wallets.opened(origin.guild_id or 0, player)
        return Submitted(player, message, await take(message))
