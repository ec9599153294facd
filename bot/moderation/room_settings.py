"""A room's settings, chosen by its moderators. The bot also works with the defaults."""

from dataclasses import dataclass
from typing import Final

TABLES_MOST: Final = 250
"""The maximum number of open tables on a server that has set no limit of its own.

Discord allows 1,000 active threads per server, and other people create some.
"""


@dataclass(frozen=True, slots=True)
class RoomSettings:
    """One guild's settings. None, or an empty tuple, means the host's default or no limit."""

    table_channels: tuple[int, ...] = ()
    """The channels that allow tables, directly or in their threads; empty if all do."""
    opener_roles: tuple[int, ...] = ()
    """The roles that may open tables; empty for everybody. Moderators may always open tables."""
    moderator_roles: tuple[int, ...] = ()
    """Roles that make their members moderators, in addition to those with Discord's permissions."""
    moderator_channel: int | None = None
    """The channel where moderators are told about disputes and incidents."""
    announcement_channel: int | None = None
    """The channel for announcements of open tables."""
    starting_chips: int | None = None
    """The chips that a player new to the server gets."""
    daily_claim: int | None = None
    """The balance to which a broke player may refill their wallet once a day."""
    stakes_menu: tuple[str, ...] = ()
    """The stakes allowed for tables, e.g. ``10/20``; empty for any."""
    tables_most: int | None = None
    """The maximum number of open tables on the server."""
    tables_each: int = 3
    """The maximum number of open tables per member; moderators have no limit."""
    seats_most: int | None = None
    buy_in_most: int | None = None
    language: str | None = None
    """The language of texts in channels, as Discord's code; None for the server's language in Discord."""
    zone: str | None = None
    """The IANA time zone of the times that people type, like the start of a tournament; None for UTC."""
    pictures: bool = True
    """True to show tables as pictures; False for text only."""
    lobby_channel: int | None = None
    """The channel of the lobby's message, which shows what can be played now; None for no lobby."""
    recap: bool = False
    """True to post a recap of the week on Mondays, in the announcement channel, or else the lobby channel."""
    record_channel: int | None = None
    """The channel of the record thread, where the closings of deals are posted.

    None for one record thread in each channel with tables.
    """
