"""Messages to players who do not know whether their request was saved, because of a disk error.

They are sent after the next start.
"""

import logging
from typing import Final, Protocol

import discord

from bot.locales import DEFAULT
from bot.locales.phrases import say
from bot.publishing.mail.direct_mail import DirectMail
from bot.tables.ports import Timer
from bot.ui.discord.faults import cause
from bot.ui.discord.tasks import Tasks
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.text.moments import short_stamp

log = logging.getLogger(__name__)

LATE_MOST_MS: Final = 7 * 24 * 3600_000
"""The age from which a message is not retried any more, in ms."""


class UnsureBook(Protocol):
    async def outcomes(self) -> list[tuple[int, int, bool]]:
        """Return (request id, player id, was it saved) for each player who has not been informed yet.

        Raises StoreError.
        """
        ...

    def delete_told(self, request_id: int) -> None: ...


class UnsureNews:
    """The sender of the messages about unsure requests.

    A request has the id of its click or command, and the time can be computed from that id.
    """

    def __init__(
        self, book: UnsureBook, mail: DirectMail, preferences: PlayerPreferences, timer: Timer, tasks: Tasks
    ) -> None:
        self._book = book
        self._mail = mail
        self._preferences = preferences
        self._timer = timer
        self._tasks = tasks

    def start(self) -> None:
        self._tasks.run(self._tell_all())

    async def _tell_all(self) -> None:
        """Inform all players; those who cannot be reached are tried again after a later start."""
        try:
            for request_id, player_id, counted in await self._book.outcomes():
                at_ms = int(discord.utils.snowflake_time(request_id).timestamp() * 1000)
                key = "letter-unsure-counted" if counted else "letter-unsure-not"
                text = say(self._preferences.language(player_id) or DEFAULT, key, when=short_stamp(at_ms))
                reached = await self._mail.write(player_id, text)
                if reached or at_ms < self._timer.now_ms() - LATE_MOST_MS:
                    self._book.delete_told(request_id)
        except Exception as error:
            log.warning("players cannot be told yet whether their requests were carried out: %s", cause(error))
