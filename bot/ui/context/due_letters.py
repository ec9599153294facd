"""Sends the letters that the file holds for players, and strikes out each once it has gone out.

A process that dies before that leaves them to the next start, which sends them with the same nonce: Discord drops a
second one for some minutes."""

import asyncio
import logging
from collections.abc import Collection, Mapping
from typing import Final

import discord

from bot.moderation.ports import FOREVER
from bot.tables.due_letters import DueKind, DueLetter, DueLetterBook
from bot.tables.saving import StoreError
from bot.ui.context.player_notices import player_phrases, server_name
from bot.ui.context.services import services_of
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.discord.tasks import Tasks
from bot.ui.text.escaping import clean
from bot.ui.text.hand_names import HandNames
from bot.ui.text.standing import ban_end, reason_given

log = logging.getLogger(__name__)

NAME_MOST: Final = 60
"""Characters of a name."""
KEYS: Final[dict[DueKind, str]] = {
    "passed_over": "tourney-passed-over",
    "missed_check_in": "tourney-missed-check-in",
    "left_out": "tourney-left-out",
    "ban": "letter-ban",
    "unban": "letter-unban",
    "freeze": "letter-freeze",
    "unfreeze": "letter-unfreeze",
    "ruling": "ruling-letter",
}
"""The phrase of each kind."""
_UNAWAITED: Final = frozenset[DueKind]({"passed_over", "missed_check_in", "left_out"})
"""The kinds of which nobody waits to hear whether they reached their readers."""


class DueLetters:
    """It is made before the client exists; the letters that are due by then go out once it is connected."""

    def __init__(self, book: DueLetterBook, outbox: Outbox, tasks: Tasks) -> None:
        self._book = book
        self._outbox = outbox
        self._tasks = tasks
        self._under_way: dict[str, asyncio.Task[bool]] = {}
        """By nonce."""

    def start(self) -> None:
        """The client is connected: send what a process before has left."""
        self._tasks.run(self._send(KEYS))

    def look(self) -> None:
        """Letters were stored that nobody waits for: send them. Never fails."""
        if self._outbox.is_connected and not self._outbox.is_closed:
            self._tasks.run(self._send(_UNAWAITED))

    async def reach(self, letter: DueLetter) -> bool:
        """Send one that was stored, ahead of all that nobody waits for; whether it reached its reader. Never fails."""
        try:
            number = next((number for number, each in await self._book.waiting() if each == letter), None)
            return number is not None and await asyncio.shield(self._delivery(number, letter, ahead=True))
        except StoreError as error:
            log.warning("a letter that is due waits for the next start: %s", error)
            return False

    async def _send(self, kinds: Collection[DueKind]) -> None:
        try:
            for number, letter in await self._book.waiting():
                if letter.kind in kinds:
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
        client, reached = self._outbox.client, False
        try:
            text = await worded(client, letter)
            reached = await services_of(client).mail.write(letter.player_id, text, ahead=ahead, nonce=nonce)
            # Where this process is about to end, a letter that could not be sent stays for the next start.
            if reached or not self._outbox.is_closed:
                await self._book.sent(number, letter)
        except StoreError as error:
            log.warning("a letter that is due waits for the next start: %s", error)
        return reached


async def worded(client: discord.Client, letter: DueLetter) -> str:
    """In the reader's language now."""
    say = await player_phrases(client, letter.guild_id, letter.player_id)
    told = {name: clean(each, NAME_MOST) if isinstance(each, str) else each for name, each in letter.about.items()}
    key = KEYS[letter.kind]
    if letter.kind in _UNAWAITED:
        return say(key, place=f"<#{told.pop('channel_id', 0)}>", **told)
    if letter.kind == "ruling":
        return say(key, server=server_name(client, letter.guild_id), **_ruled(letter.about))
    server, until = server_name(client, letter.guild_id), ban_end(say, int(letter.about.get("until_ms", FOREVER)))
    return f"{say(key, server=server, until=until)}\n{reason_given(say, str(letter.about['reason']))}"


def _ruled(about: Mapping[str, str | int]) -> dict[str, str]:
    """The disputed hand and the ruling, safe to print."""
    table_id, ruling = int(about["table_id"]), str(about["ruling"])
    hand = HandNames({table_id: str(about["table"])} if about["table"] else {}).plain(
        table_id, int(about["hand_number"])
    )
    return {"hand": hand, "ruling": clean(ruling, len(ruling))}
