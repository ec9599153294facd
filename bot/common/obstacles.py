"""Reasons why play is impossible at a place: Discord refuses or does not answer."""

from dataclasses import dataclass
from typing import Literal

ObstacleKind = Literal["discord", "locked", "permission", "refused", "record"]
"""The kinds of obstacle.

Discord takes no requests; a moderator has locked the thread; a permission is missing; Discord refuses the table's
message for another reason; the record of deals cannot be saved.
"""


@dataclass(frozen=True, slots=True)
class Obstacle:
    kind: ObstacleKind
    channel_id: int = 0
    """The place; 0 if it is all of Discord."""
    permission: str = ""
    """The missing permission, by the name in Discord's library."""

    @property
    def keeps_people_out(self) -> bool:
        """True if nobody can act there.

        While Discord takes no requests no clock runs, but people whose action does arrive may act.
        """
        return self.kind != "discord"
