"""Sending of the direct messages that wait in the database file; each is deleted there once sent.

If the process dies before that, the next start sends the letters with the same nonces; Discord drops a duplicate for
some minutes. A letter that Discord does not accept for minutes is retried with the next letter, or at the next start.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection
from typing import Final, get_args

from bot.publishing.due_letter_words import DueLetterWords
from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.tournament_letters import TournamentLetters
from bot.tables.due_letters import DueKind, DueLetter, DueLetterBook, ModeratorKind, TournamentNewsKind
from bot.tables.due_posts import DuePost
from bot.tables.ports import Timer
from bot.tables.saving import StoreError
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

_MODERATOR_KINDS: Final = frozenset[DueKind](get_args(ModeratorKind))
"""The kinds of letters caused by a moderator, who waits to learn whether the letter arrived."""
_PINGED_INSTEAD: Final = frozenset[DueKind](get_args(TournamentNewsKind))
"""The kinds of letters that become a ping in the tournament's channel if Discord refuses them."""


class DueLetterSender:
    """The sender of the letters that wait in the database file.

    It is created before the Discord client; letters wait until the client is connected.
    """

    def __init__(
        self,
        book: DueLetterBook,
        words: DueLetterWords,
        of_tournaments: TournamentLetters,
        mail: DirectMail,
        outbox: Outbox,
        tasks: Tasks,
        timer: Timer,
        posts_due: Callable[[], None],
    ) -> None:
        """Take the dependencies; ``posts_due`` is called when refused letters have become posts."""
        self._book = book
        self._words = words
        self._of_tournaments = of_tournaments
        self._posts_due = posts_due
        self._together: Counter[tuple[int, DueKind, int]] = Counter()
        """(guild_id, kind, time) -> the number of letters with these that are being sent."""
        self._mail = mail
        self._outbox = outbox
        self._tasks = tasks
        self._timer = timer
        self._under_way: dict[str, asyncio.Task[bool]] = {}
        """The letters that are being sent, by nonce."""

    def start(self) -> None:
        """Send the letters that an earlier process left; call this when the client is connected."""
        self._tasks.run(self._send(frozenset()))

    def look(self) -> None:
        """Send the waiting letters, except the kinds for which a moderator awaits the result. Never raises."""
        if self._outbox.is_connected and not self._outbox.is_closed:
            self._tasks.run(self._send(_MODERATOR_KINDS))

    async def reach(self, letter: DueLetter) -> bool:
        """Send a stored letter ahead of letters that nobody waits for; return True if it reached the player.

        Never raises.
        """
        try:
            number = next((number for number, each in await self._book.waiting() if each == letter), None)
            return number is not None and await asyncio.shield(self._delivery(number, letter, ahead=True))
        except StoreError as error:
            log.warning("a letter could not be sent and waits for the next start: %s", error)
            return False

    async def _send(self, excluded: Collection[DueKind]) -> None:
        try:
            waiting = [
                (number, letter)
                for number, letter in await self._book.waiting()
                if letter.kind not in excluded and not self._of_tournaments.is_early(letter)
            ]
            unwanted = await self._of_tournaments.unwanted([letter for _, letter in waiting])
            for number, letter in waiting:
                if letter in unwanted:
                    await self._book.delete_sent(number, letter)
                else:
                    self._delivery(number, letter)
        except StoreError as error:
            log.warning("letters wait for the next one, because the file cannot be read: %s", error)

    def _delivery(self, number: int, letter: DueLetter, *, ahead: bool = False) -> asyncio.Task[bool]:
        """Return the task that sends the letter; start it if it is not running yet."""
        nonce = nonce_of("due", number, letter.player_id, letter.kind, letter.at_ms)
        if nonce not in self._under_way:
            self._under_way[nonce] = task = self._tasks.run(self._deliver(number, letter, nonce, ahead))
            task.add_done_callback(lambda _: self._under_way.pop(nonce))
        return self._under_way[nonce]

    async def _deliver(self, number: int, letter: DueLetter, nonce: str, ahead: bool) -> bool:
        """Send the letter; return True if it reached the player."""
        reached, group = False, (letter.guild_id, letter.kind, letter.at_ms)
        self._together[group] += 1
        try:
            text = await self._words.of(letter, self._timer.now_ms())
            buttons = await self._of_tournaments.buttons(letter)
            outcome = await self._mail.tell(letter.player_id, text, ahead=ahead, nonce=nonce, buttons=buttons)
            reached = outcome == "told"
            # A letter that Discord does not accept now stays in the file, unless a moderator was told that it failed.
            # When this process is about to end, every letter stays for the next start.
            stays = self._outbox.is_closed or (outcome == "not taken" and letter.kind not in _MODERATOR_KINDS)
            if not (reached or stays) and letter.kind in _PINGED_INSTEAD:
                await self._book.post_instead(number, letter, ping_instead(letter))
            elif reached or not stays:
                await self._book.delete_sent(number, letter)
        except StoreError as error:
            log.warning("a letter could not be sent and waits for the next start: %s", error)
        finally:
            self._together[group] -= 1
            if not self._together[group]:
                # All who must be pinged for the same news are known now, and one message pings them.
                del self._together[group]
                if letter.kind in _PINGED_INSTEAD:
                    self._posts_due()
        return reached


def ping_instead(letter: DueLetter) -> DuePost:
    """Return the post in the tournament's channel that pings the letter's reader."""
    about = {**letter.about, "kind": letter.kind}
    channel_id = int(letter.about["channel_id"])
    return DuePost(letter.guild_id, channel_id, "tournament_news", about, letter.at_ms, (letter.player_id,))
