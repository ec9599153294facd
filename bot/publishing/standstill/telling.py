"""Messages to people about stopped play and its cause.

They are posted in the moderators' channel or, if that fails, sent to the player who opened the table. All players at
the table get a direct message.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.common.escaping import clean
from bot.common.obstacles import Obstacle
from bot.locales.phrases import Phrases
from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.moderators import Moderators
from bot.publishing.player_notices import PlayerNotices
from bot.ui.discord.faults import cause
from bot.ui.moderation.bulletin import Bulletin
from bot.ui.scene.readers import Readers
from bot.ui.text.obstacles import reason_of

log = logging.getLogger(__name__)

NAME_MOST: Final = 60
LINES_MOST: Final = 15
"""The maximum number of lines in one message; changing a role can stop a hundred tables at once."""


@dataclass(frozen=True, slots=True)
class StoppedPlay:
    """A table or a tournament where play has stopped."""

    name: str
    owner_id: int
    """The player_id of the player who opened the table or tournament."""
    obstacle: Obstacle
    players: tuple[int, ...] = ()


class StandstillNews:
    def __init__(self, moderators: Moderators, notices: PlayerNotices, mail: DirectMail, readers: Readers) -> None:
        self._moderators = moderators
        self._notices = notices
        self._mail = mail
        self._readers = readers

    async def tell(self, guild_id: int, standings: Sequence[StoppedPlay]) -> list[StoppedPlay]:
        """Inform people about the server's stopped tables; return the tables for which that succeeded.

        Never raises.
        """
        try:
            say = await self._readers.room_phrases(guild_id)
            posted = await self._moderators.post(guild_id, Bulletin(_bulletin(say, standings))) is not None
            return [each for each in standings if await self._write_of(guild_id, each, told=posted) or posted]
        except Exception as error:
            log.warning("people in server %d cannot be told that play stands still: %s", guild_id, cause(error))
            return []

    async def _write_of(self, guild_id: int, standing: StoppedPlay, *, told: bool) -> bool:
        """Write to the players at the table; also to its owner if the moderators were not informed (``told``).

        Return True if somebody was reached.
        """
        keys = dict.fromkeys(standing.players, "standstill-letter")
        if not told:
            keys[standing.owner_id] = "standstill-owner"
        reached = [await self._write(guild_id, player_id, standing, key) for player_id, key in keys.items()]
        return any(reached)

    async def _write(self, guild_id: int, player_id: int, standing: StoppedPlay, key: str) -> bool:
        say = await self._notices.phrases(guild_id, player_id)
        name, reason = clean(standing.name, NAME_MOST), reason_of(say, standing.obstacle)
        text = say(key, name=name, reason=reason, server=self._notices.server_name(guild_id))
        return await self._mail.write(player_id, text)


def _bulletin(say: Phrases, standings: Sequence[StoppedPlay]) -> str:
    lines = standing_lines(say, [(each.name, each.obstacle) for each in standings])
    return "\n".join([say("standstill-bulletin"), *lines])


def standing_lines(say: Phrases, standings: Sequence[tuple[str, Obstacle]]) -> list[str]:
    """Return a line for each stopped table up to ``LINES_MOST``, and one that counts the rest."""
    shown, more = standings[:LINES_MOST], len(standings) - LINES_MOST
    lines = [say("standstill-line", name=clean(name, NAME_MOST), reason=reason_of(say, why)) for name, why in shown]
    return [*lines, *([say("standstill-more", count=more)] if more > 0 else [])]
