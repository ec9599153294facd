"""The check that an event is about a server of this part; no data of other servers is stored here."""

import logging

from bot.fleet.part import Part

log = logging.getLogger(__name__)


class OwnServers:
    """The servers that belong to this part of the bot.

    Discord sends a part only the events of its own servers. Events of other servers arrive only if the parts were
    started with wrong settings.
    """

    def __init__(self, part: Part) -> None:
        self._part = part
        self._refused: set[int] = set()

    def has(self, guild_id: int | None) -> bool:
        """Return False if the server belongs to another part, and log that once for each server.

        Return True for an event without a server: Discord sends those to its shard 0, which belongs to the first part.
        """
        if guild_id is None or self._part.owns_server(guild_id):
            return True
        if guild_id not in self._refused:
            self._refused.add(guild_id)
            log.error("server %d is not one of part %s: its events are refused", guild_id, self._part)
        return False
