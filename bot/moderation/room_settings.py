"""A room's settings, chosen by its moderators. With the defaults, the bot needs no set-up."""

from dataclasses import dataclass
from typing import Final

TABLES_MOST: Final = 250
"""The most open tables on a server that has set no limit of its own.

Discord allows 1,000 active threads per server, and other people create some.
"""


@dataclass(frozen=True, slots=True)
class RoomSettings:
    """One guild's settings. None, or an empty tuple, means the host's setting, or no limit."""

    table_channels: tuple[int, ...] = ()
    """Channels that allow tables, directly or in a thread; empty for anywhere."""
    opener_roles: tuple[int, ...] = ()
    """Roles that may open tables; empty for everybody. Moderators may always open tables."""
    moderator_roles: tuple[int, ...] = ()
    """Roles that moderate, in addition to users with Discord's permissions to manage or moderate the server."""
    moderator_channel: int | None = None
    """The channel for disputes and incidents."""
    announcement_channel: int | None = None
    """The channel for announcements of open tables."""
    starting_chips: int | None = None
    """The chips of a player new to the server."""
    daily_claim: int | None = None
    """The balance up to which a broke player may claim chips, once a day."""
    stakes_menu: tuple[str, ...] = ()
    """The stakes allowed for tables, e.g. ``10/20``; empty for any."""
    tables_most: int | None = None
    """The most tables open at once on the server."""
    tables_each: int = 3
    """The most tables that one member may have open at once; moderators have no limit."""
    seats_most: int | None = None
    buy_in_most: int | None = None
    language: str | None = None
    """The language of texts in channels, as Discord names it; None for the server's own."""
    pictures: bool = True
    """True to show tables as pictures; False for text only."""
    lobby_channel: int | None = None
    """The channel of the lobby's message, which shows what can be played now; None for no lobby."""
    recap: bool = False
    """True to post a recap of the week on Mondays, in the announcement channel, or in the lobby's without one."""
    record_channel: int | None = None
    """The channel of the record thread, in which deals are closed; None for one thread in each channel with tables."""
