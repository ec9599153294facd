"""Refuses what comes from servers of other parts, so that nothing of theirs is ever written into this part's file."""

import logging

from bot.fleet.part import Part

log = logging.getLogger(__name__)


class OwnServers:
    """Discord sends a part the events of its own servers. Others would come only through a mistake in how the parts are
    started."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self._refused: set[int] = set()

    def has(self, guild_id: int | None) -> bool:
        """False for a server of another part, which the log tells once. Without a server it is True: that comes to
        Discord's shard 0, which the first part holds."""
        if guild_id is None or self._part.owns_server(guild_id):
            return True
        if guild_id not in self._refused:
            self._refused.add(guild_id)
            log.error("server %d is not one of part %s: what comes from it is refused", guild_id, self._part)
        return False
