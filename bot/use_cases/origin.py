"""Where a command or click comes from: who asks, in which server and channel, and in which language. No objects of
Discord's library: use cases are tested without it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.common.complaint import Complaint
from bot.tables.saving import Request


def no_access(channel_id: int) -> int:
    """Nothing is allowed in any channel."""
    return 0


def never_private(channel_id: int) -> bool:
    """No channel is a private thread."""
    return False


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user, and their place in the server."""

    user_id: int
    name: str = ""
    """As the server shows it."""
    is_bot: bool = False
    is_member: bool = True
    permissions: int = 0
    """In the whole server, as Discord numbers them."""
    roles: frozenset[int] = frozenset()
    """Those that the server still has, without the one that everybody has."""
    is_timed_out: bool = False


class Spot(NamedTuple):
    """A channel where a table or a tournament is asked for, and what the bot may do there."""

    guild_id: int
    channel_id: int | None
    parent_id: int | None
    """The channel that it is a thread of."""
    bot_may: int
    """The bot's permissions, as Discord numbers them."""
    is_text: bool = True
    """True for a text channel of the server; a thread is none."""

    @property
    def ids(self) -> tuple[int | None, int | None]:
        return self.channel_id, self.parent_id


@dataclass(frozen=True, slots=True)
class Origin:
    request_id: int
    asker: Person
    name: str
    """Of the command, or ``button``, as the file has it."""
    guild_id: int | None = None
    """None in direct messages."""
    channel_id: int | None = None
    locale: str = "en-US"
    server_locale: str = "en-US"
    """Of what stands in the server's channels, where the room names no language."""
    access: Callable[[int], int] = field(default=no_access, compare=False)
    """The asker's permissions in a channel or thread of the server, as Discord numbers them; 0 where it is unknown."""
    is_private: Callable[[int], bool] = field(default=never_private, compare=False)
    """True for a private thread. Nobody tells the bot who is in one."""
    has_role: Callable[[int], bool] = field(default=bool, compare=False)
    """True for a role that the server has."""
    has_channel: Callable[[int], bool] = field(default=bool, compare=False)
    """True for a channel or thread that the server has."""

    @property
    def server(self) -> int:
        """The server's id. Raises Complaint in direct messages."""
        if self.guild_id is None:
            raise Complaint("only-in-a-server")
        return self.guild_id

    def request(self, player_id: int | None) -> Request:
        """The request of this very command, so that it is carried out once."""
        return Request(self.request_id, player_id, self.name)
