"""Reasons why play is impossible at a place: Discord refuses or does not answer."""

from dataclasses import dataclass
from typing import Literal

ObstacleKind = Literal["discord", "locked", "permission", "refused", "record"]
"""The kinds of obstacle.

In this order: Discord accepts no requests; a moderator has locked the thread; a permission is missing; Discord refuses
the table's message for another reason; the record of deals cannot be saved.
"""


@dataclass(frozen=True, slots=True)
class Obstacle:
    kind: ObstacleKind
    channel_id: int = 0
    """The id of the place; 0 if it is all of Discord."""
    permission: str = ""
    """The missing permission, by its name in discord.py."""

    @property
    def keeps_people_out(self) -> bool:
        """True if nobody can act there.

        While Discord accepts no requests, no clock runs, but people whose actions do arrive may act.
        """
        return self.kind != "discord"
