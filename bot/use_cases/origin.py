"""The origin of a command or click: the asker, the server, the channel and the language.

It contains no objects of discord.py, so that use cases are tested without it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.common.complaint import Complaint
from bot.tables.saving import Request


def no_access(channel_id: int) -> int:
    """Return no permissions, whatever the channel."""
    return 0


def never_private(channel_id: int) -> bool:
    """Return False, as if no channel were a private thread."""
    return False


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user, and their place in the server."""

    user_id: int
    name: str = ""
    """The name that the server shows."""
    is_bot: bool = False
    is_member: bool = True
    permissions: int = 0
    """Permission bits in the whole server, as Discord numbers them."""
    roles: frozenset[int] = frozenset()
    """The roles that the person has and the server still has, except @everyone."""
    is_timed_out: bool = False


class Spot(NamedTuple):
    """The channel where somebody opens a table or a tournament, and the bot's permissions there."""

    guild_id: int
    channel_id: int | None
    parent_id: int | None
    """The parent channel if ``channel_id`` is a thread; otherwise None."""
    bot_may: int
    """The bot's permission bits in the channel, as Discord numbers them."""
    is_text: bool = True
    """True for a text channel of the server; False for a thread."""

    @property
    def ids(self) -> tuple[int | None, int | None]:
        return self.channel_id, self.parent_id


@dataclass(frozen=True, slots=True)
class Origin:
    request_id: int
    asker: Person
    name: str
    """The name of the command, or ``button``; the database stores it."""
    guild_id: int | None = None
    """None in direct messages."""
    channel_id: int | None = None
    locale: str = "en-US"
    server_locale: str = "en-US"
    """The language of messages in the server's channels, unless the room has chosen another."""
    access: Callable[[int], int] = field(default=no_access, compare=False)
    """Returns the asker's permission bits in a channel or thread of the server; 0 if they are unknown."""
    is_private: Callable[[int], bool] = field(default=never_private, compare=False)
    """Returns True for a private thread. The bot cannot know its members."""
    has_role: Callable[[int], bool] = field(default=bool, compare=False)
    """Returns True for the id of a role that the server has."""
    has_channel: Callable[[int], bool] = field(default=bool, compare=False)
    """Returns True for the id of a channel or thread that the server has."""

    @property
    def server(self) -> int:
        """The server's id. Raises Complaint in direct messages."""
        if self.guild_id is None:
            raise Complaint("only-in-a-server")
        return self.guild_id

    def request(self, player_id: int | None) -> Request:
        """Return a request with this command's id, so that it is carried out only once."""
        return Request(self.request_id, player_id, self.name)
