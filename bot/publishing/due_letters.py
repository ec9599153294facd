"""Sends the letters that the file holds for players, and strikes out each once it has gone out.

A process that dies before that leaves them to the next start, which sends them with the same nonce: Discord drops a
second one for some minutes. What Discord does not take for minutes waits for the next letter, or for the next start."""

import asyncio
import logging
from collections.abc import Collection
from typing import Final, get_args

from bot.publishing.due_letter_words import DueLetterWords
from bot.publishing.mail.direct_mail import DirectMail
from bot.tables.due_letters import DueKind, DueLetter, DueLetterBook, ModeratorKind
from bot.tables.ports import Timer
from bot.tables.saving import StoreError
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

_AWAITED: Final = frozenset[DueKind](get_args(ModeratorKind))
"""The kinds of which somebody waits to hear whether they reached their readers."""


class DueLetters:
    """It is made before the client exists; the letters that are due by then go out once it is connected."""

    def __init__(
        self, book: DueLetterBook, words: DueLetterWords, mail: DirectMail, outbox: Outbox, tasks: Tasks, timer: Timer
    ) -> None:
        self._book = book
        self._words = words
        self._mail = mail
        self._outbox = outbox
        self._tasks = tasks
        self._timer = timer
        self._under_way: dict[str, asyncio.Task[bool]] = {}
        """By nonce."""

    def start(self) -> None:
        """The client is connected: send what a process before has left."""
        self._tasks.run(self._send(frozenset()))

    def look(self) -> None:
        """Letters were stored that nobody waits for: send them. Never fails."""
        if self._outbox.is_connected and not self._outbox.is_closed:
            self._tasks.run(self._send(_AWAITED))

    async def reach(self, letter: DueLetter) -> bool:
        """Send one that was stored, ahead of all that nobody waits for; whether it reached its reader. Never fails."""
        try:
            number = next((number for number, each in await self._book.waiting() if each == letter), None)
            return number is not None and await asyncio.shield(self._delivery(number, letter, ahead=True))
        except StoreError as error:
            log.warning("a letter that is due waits for the next start: %s", error)
            return False

    async def _send(self, but: Collection[DueKind]) -> None:
        try:
            for number, letter in await self._book.waiting():
                if letter.kind not in but:
                    self._delivery(number, letter)
        except StoreError as error:
            log.warning("letters that are due wait for the next: %s", error)

    def _delivery(self, number: int, letter: DueLetter, *, ahead: bool = False) -> asyncio.Task[bool]:
        """The one that is under way, or else a new one."""
        nonce = nonce_of("due", number, letter.player_id, letter.kind, letter.at_ms)
        if nonce not in self._under_way:
            self._under_way[nonce] = task = self._tasks.run(self._deliver(number, letter, nonce, ahead))
            task.add_done_callback(lambda _: self._under_way.pop(nonce))
        return self._under_way[nonce]

    async def _deliver(self, number: int, letter: DueLetter, nonce: str, ahead: bool) -> bool:
        """True if it reached its reader."""
        reached = False
        try:
            text = await self._words.of(letter, self._timer.now_ms())
            told = await self._mail.tell(letter.player_id, text, ahead=ahead, nonce=nonce)
            reached = told == "told"
            # What Discord does not take now stays for the next look, unless somebody was told that it came to nothing;
            # where this process is about to end, for the next start.
            stays = self._outbox.is_closed or (told == "not taken" and letter.kind not in _AWAITED)
            if reached or not stays:
                await self._book.delete_sent(number, letter)
        except StoreError as error:
            log.warning("a letter that is due waits for the next start: %s", error)
        return reached
