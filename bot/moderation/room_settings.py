"""The settings that a server's moderators have made for their room. Every default is such that the bot works before
anyone sets anything up."""

from dataclasses import dataclass
from typing import Final

TABLES_MOST: Final = 250
"""Most tables open at once on a server that has set no number: Discord allows 1,000 active threads there, and others
make some."""


@dataclass(frozen=True, slots=True)
class RoomSettings:
    """One guild's. None, or nothing named, leaves a thing to the host's settings or open to all."""

    table_channels: tuple[int, ...] = ()
    """Where tables may be opened, in the channel or a thread of it; anywhere where none is named."""
    opener_roles: tuple[int, ...] = ()
    """Roles that may open tables; everyone may where none is named. Moderators always may."""
    moderator_roles: tuple[int, ...] = ()
    """Roles that moderate, beside those whom Discord's own permissions let manage or moderate the server."""
    moderator_channel: int | None = None
    """Where disputes and incidents are posted."""
    announcement_channel: int | None = None
    """Where open tables are announced."""
    starting_chips: int | None = None
    """Of a player new to the server."""
    daily_claim: int | None = None
    """The wallet's height up to which a broke player may claim chips back, once a day."""
    stakes_menu: tuple[str, ...] = ()
    """The stakes that tables may be opened at, such as ``10/20``; any where none is named."""
    tables_most: int | None = None
    """Open at once on the server."""
    tables_each: int = 3
    """Open at once by one member who is no moderator."""
    seats_most: int | None = None
    buy_in_most: int | None = None
    language: str | None = None
    """Of what stands in channels, as Discord names languages; the server's own where None."""
    pictures: bool = True
    """True if tables are shown as pictures; in words alone else."""
    lobby_channel: int | None = None
    """Where one message shows what can be played now; nowhere where None."""
    recap: bool = False
    """True if the week is told on Mondays, in the announcement channel, or else the lobby's."""
    record_channel: int | None = None
    """Where the thread stands in whose messages deals are closed; beside each channel with tables where None."""
