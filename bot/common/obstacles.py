"""Why play is impossible at a place: Discord says no there, or says nothing."""

from dataclasses import dataclass
from typing import Literal

ObstacleKind = Literal["discord", "locked", "permission", "refused", "record"]
"""Discord takes no requests; a moderator has locked the thread; a permission is missing; Discord refuses the table's
message for another reason; the record of deals cannot be kept."""


@dataclass(frozen=True, slots=True)
class Obstacle:
    kind: ObstacleKind
    channel_id: int = 0
    """The place; 0 where it is all of Discord."""
    permission: str = ""
    """The one that is missing there, by the name of Discord's library."""

    @property
    def keeps_people_out(self) -> bool:
        """Nobody can act there. While Discord takes no requests no clock runs; but whoever is heard all the same may
        act."""
        return self.kind != "discord"
