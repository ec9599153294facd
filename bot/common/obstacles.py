"""Reasons why play is impossible at a table: Discord refuses requests or does not answer, for example."""

from dataclasses import dataclass
from typing import Literal

ObstacleKind = Literal["discord", "locked", "permission", "refused", "record"]
"""The kinds of obstacles to play.

``discord``: Discord accepts no requests. ``locked``: a moderator has locked the thread. ``permission``: the bot lacks
a permission. ``refused``: Discord refuses the table's message for another reason. ``record``: the record of deals
cannot be saved.
"""


@dataclass(frozen=True, slots=True)
class Obstacle:
    kind: ObstacleKind
    channel_id: int = 0
    """The id of the channel or thread; 0 if the obstacle concerns all of Discord."""
    permission: str = ""
    """The permission that the bot lacks, by its name in discord.py."""

    @property
    def keeps_people_out(self) -> bool:
        """True if players cannot act at the table.

        While Discord accepts no requests, no deadlines run, but players whose actions do arrive may act.
        """
        return self.kind != "discord"
