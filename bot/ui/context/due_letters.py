"""Sends the letters that the file holds for players, and strikes out each once it has gone out.

A process that dies before that leaves them to the next start, which sends them with the same nonce: Discord drops a
second one for some minutes."""

import logging
from typing import Final

from bot.tables.due_letters import DueKind, DueLetter, DueLetterBook
from bot.tables.saving import StoreError
from bot.ui.context.player_notices import player_phrases
from bot.ui.context.services import services_of
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.discord.tasks import Tasks
from bot.ui.text.escaping import clean

log = logging.getLogger(__name__)

NAME_MOST: Final = 60
"""Characters of a name."""
KEYS: Final[dict[DueKind, str]] = {
    "passed_over": "tourney-passed-over",
    "missed_check_in": "tourney-missed-check-in",
    "left_out": "tourney-left-out",
}
"""The phrase of each kind."""


class DueLetters:
    """It is made before the client exists; the letters that are due by then go out once it is connected."""

    def __init__(self, book: DueLetterBook, outbox: Outbox, tasks: Tasks) -> None:
        self._book = book
        self._outbox = outbox
        self._tasks = tasks
        self._under_way: set[str] = set()
        """Nonces."""

    def start(self) -> None:
        """The client is connected: send what a process before has left."""
        self.look()

    def look(self) -> None:
        """Letters were stored: send them. Never fails."""
        if self._outbox.is_connected and not self._outbox.is_closed:
            self._tasks.run(self._send())

    async def _send(self) -> None:
        try:
            for number, letter in await self._book.waiting():
                nonce = nonce_of("due", number, letter.player_id, letter.kind, letter.at_ms)
                if nonce not in self._under_way:
                    self._under_way.add(nonce)
                    self._tasks.run(self._deliver(number, letter, nonce))
        except StoreError as error:
            log.warning("letters that are due wait for the next: %s", error)

    async def _deliver(self, number: int, letter: DueLetter, nonce: str) -> None:
        try:
            mail, text = services_of(self._outbox.client).mail, await self._worded(letter)
            await mail.write(letter.player_id, text, nonce=nonce)
            # Where this process is about to end, a letter that could not be sent stays for the next start.
            if not self._outbox.is_closed:
                await self._book.sent(number, letter)
        except StoreError as error:
            log.warning("a letter that is due waits for the next start: %s", error)
        finally:
            self._under_way.discard(nonce)

    async def _worded(self, letter: DueLetter) -> str:
        """In the reader's language now."""
        say = await player_phrases(self._outbox.client, letter.guild_id, letter.player_id)
        told = {name: clean(each, NAME_MOST) if isinstance(each, str) else each for name, each in letter.about.items()}
        return say(KEYS[letter.kind], place=f"<#{told.pop('channel_id', 0)}>", **told)
