"""The origin of a command or click: the asker, the server, the channel and the language.

It contains no objects of discord.py, so that tests of use cases do not need that library.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.common.complaint import Complaint
from bot.tables.saving import Request


def no_access(channel_id: int) -> int:
    """Return 0, which stands for no permissions; the default of ``Origin.access``."""
    return 0


def never_private(channel_id: int) -> bool:
    """Return False; the default of ``Origin.is_private``."""
    return False


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user, with their name, permissions and roles in the server."""

    user_id: int
    name: str = ""
    """The user's name as the server shows it."""
    is_bot: bool = False
    is_member: bool = True
    permissions: int = 0
    """Permission bits in the whole server, as Discord numbers them."""
    roles: frozenset[int] = frozenset()
    """The ids of the person's roles in the server, except @everyone."""
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
    """The name of the command, or ``button`` for a click; it is stored with the request."""
    guild_id: int | None = None
    """The server's id; None in direct messages."""
    channel_id: int | None = None
    locale: str = "en-US"
    server_locale: str = "en-US"
    """The server's language in Discord, used for messages in channels unless the room sets another."""
    access: Callable[[int], int] = field(default=no_access, compare=False)
    """A function that returns the asker's permission bits in a channel or thread; 0 if they are unknown."""
    is_private: Callable[[int], bool] = field(default=never_private, compare=False)
    """A function that returns True for a private thread, whose members the bot cannot know."""
    has_role: Callable[[int], bool] = field(default=bool, compare=False)
    """A function that returns True if the server has a role with this id."""
    has_channel: Callable[[int], bool] = field(default=bool, compare=False)
    """A function that returns True if the server has a channel or thread with this id."""

    @property
    def server(self) -> int:
        """The server's id. Raises Complaint in direct messages."""
        if self.guild_id is None:
            raise Complaint("only-in-a-server")
        return self.guild_id

    def request(self, player_id: int | None) -> Request:
        """Return a request with this command's id; the id makes the command idempotent."""
        return Request(self.request_id, player_id, self.name)
