"""All direct messages to players: letters (a player's cards, or that it is their turn) and notes.

A letter replaces an older unsent one of the same kind and table; a note replaces nothing. Each player gets one letter
at a time. When many letters wait for a send slot, outdated ones are dropped.

No letter is sent twice and none is lost. If a letter may have arrived already, because Discord's answer was lost or an
earlier process sent it, it is first searched for in the player's channel. The channel is opened when the player first
sits down.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Final, Literal

import discord

from bot.publishing.mail.channels import DirectChannels
from bot.publishing.mail.letter import Kind, Letter, LetterBook
from bot.tables.saving import StoreError
from bot.ui.discord.attachments import Drawn, files_of, is_refused
from bot.ui.discord.faults import DMS_CLOSED, cause, may_pass
from bot.ui.discord.outbox import Outbox, newest_in
from bot.ui.text.cards import plain_marks

log = logging.getLogger(__name__)

SLOW_SECONDS: Final = 3.0
"""Letters count as slow if one of them has waited this many seconds for its send slot."""
LOOKED_THROUGH: Final = 50
"""The number of newest messages in a player's channel that are searched for a letter."""
Told = Literal["told", "refused", "not taken"]
"""The outcome of a note: delivered ("told"), refused for good, or not accepted now but perhaps later."""


class DirectMail:
    def __init__(
        self,
        channels: DirectChannels,
        outbox: Outbox,
        book: LetterBook,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._channels = channels
        self._sleep = sleep
        self._outbox = outbox
        self._book = book
        self._letters: dict[int, dict[tuple[Kind, int], Letter]] = {}
        """player_id -> ``Letter.key`` -> the newest letter that is not sent yet."""
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._met: set[int] = set()
        self._failing: set[int] = set()
        self._waiting_since: dict[int, float] = {}
        """player_id -> the time when their letter began to wait for a send slot; the longest wait is first."""
        self._passed: set[int] = set()
        """Players whose letter was outdated when it got its send slot; their next letter gets its slot first.

        Otherwise a player of many short hands could get no letter at all.
        """

    def start(self) -> None:
        """Send the letters that have waited for the connection; call this when the client is connected."""
        for player_id in (*self._met, *self._letters):
            self._start(player_id)

    def open_channel(self, *player_ids: int) -> None:
        """Open a channel to each player, so that it exists before their first letter."""
        for player_id in player_ids:
            if player_id not in self._met:
                self._met.add(player_id)
                self._start(player_id)

    def send(self, player_id: int, letter: Letter) -> None:
        """Send the letter; it replaces an unsent letter of the same kind and table."""
        self._letters.setdefault(player_id, {})[letter.key] = letter
        self._start(player_id)

    async def seen(self, player_id: int, letter: Letter) -> None:
        """Record the letter as sent, because the player has seen the same content elsewhere.

        An unsent letter of the same kind and table is dropped.
        """
        self._drop(player_id, self._waiting(player_id, letter))
        await self._note(player_id, letter)

    def forget(self, player_id: int) -> None:
        """Forget the player's channel and their unsent letters.

        If one of the letters is being sent, the letters are kept.
        """
        if player_id not in self._tasks:
            self._letters.pop(player_id, None)
        self._channels.forget(player_id)
        for known in (self._met, self._failing, self._passed):
            known.discard(player_id)

    def awaits(self, player_id: int, table_id: int) -> bool:
        """Return True if a letter with the player's cards at the table still waits to be sent."""
        return ("cards", table_id) in self._letters.get(player_id, ())

    async def write(self, player_id: int, text: str, *, ahead: bool = False, nonce: str | None = None) -> bool:
        """Send the player a note when a send slot is free; return True if it was delivered. Never raises.

        A note that Discord does not accept is retried. With ``ahead`` it is sent first and not retried, because a
        moderator waits for the result. Discord drops a note if one with the same ``nonce`` was sent in the last
        minutes.
        """
        return await self.tell(player_id, text, ahead=ahead, nonce=nonce) == "told"

    async def tell(
        self, player_id: int, text: str, *, ahead: bool, nonce: str | None, buttons: discord.ui.View | None = None
    ) -> Told:
        """Send a note as ``write`` does, perhaps with buttons below it, and return its outcome."""
        try:
            place = await self._channels.of(player_id, ahead=ahead)
            if place is None:
                return "refused"
            await self._channels.post(player_id, place, partial(self._tell, text, ahead, nonce, buttons))
        except Exception as error:
            log.info("player %d gets no direct message: %s", player_id, cause(error))
            return "not taken" if may_pass(error) else "refused"
        return "told"

    async def _tell(
        self,
        text: str,
        ahead: bool,
        known: str | None,
        buttons: discord.ui.View | None,
        place: discord.PartialMessageable,
    ) -> None:
        none = discord.AllowedMentions.none()
        view = buttons if buttons is not None else discord.utils.MISSING
        send = partial(place.send, text, allowed_mentions=none, view=view)
        if ahead:
            await self._outbox.counted(partial(send, nonce=known), ahead=True)
        else:
            await self._outbox.post(lambda nonce: send(nonce=known or nonce))

    def _start(self, player_id: int) -> None:
        if self._outbox.is_connected and player_id not in self._tasks:
            self._tasks[player_id] = asyncio.get_running_loop().create_task(self._deliver(player_id))

    async def _deliver(self, player_id: int) -> None:
        try:
            if await self._try_until_sent(player_id, None):
                while (waiting := self._letters.get(player_id)) is not None:
                    await self._try_until_sent(player_id, next(iter(waiting.values())))
        finally:
            del self._tasks[player_id]

    # One letter, tried until it is sent, overtaken or given up

    async def _try_until_sent(self, player_id: int, letter: Letter | None) -> bool:
        """Send the letter, and retry after errors; return False once the outbox allows no more retries.

        Return True if the letter was sent or is not needed any more. If ``letter`` is None, only open the player's
        channel.
        """
        for failures in count(1):
            try:
                place = await self._channels.of(player_id)
                if place is not None and letter is not None:
                    letter = await self._newest_with_slot(player_id, letter)
                    if letter is not None:
                        await self._channels.post(player_id, place, partial(self._post, letter))
                        await self._note(player_id, letter)
            except Exception as error:
                self._log_once(player_id, error)
                again = self._outbox.again_after(error, failures)
            else:
                self._drop(player_id, letter)
                if letter is not None:
                    self._failing.discard(player_id)
                return True
            if again is None:
                break
            await self._sleep(again)
            letter = self._newest(player_id, letter)
        self._give_up(player_id, letter)
        return False

    async def _newest_with_slot(self, player_id: int, letter: Letter) -> Letter | None:
        """Wait for a send slot, then return the newest letter of the same kind and table as ``letter``.

        Return None if no such letter is needed any more.
        """
        if self._newest_needed(player_id, letter) is None:
            return None
        has_slot = await self._wait_for_slot(player_id, letter)
        newest = self._newest_needed(player_id, letter)
        if not has_slot:
            return None
        (self._passed.discard if newest is not None else self._passed.add)(player_id)
        return newest

    async def _wait_for_slot(self, player_id: int, letter: Letter) -> bool:
        """Wait for a send slot; return False if the letter is dropped while it waits."""
        self._waiting_since[player_id] = asyncio.get_running_loop().time()
        try:
            ahead = player_id in self._passed
            return await self._outbox.send_slot(ahead=ahead, wanted=lambda: not self._drops_first(player_id, letter))
        finally:
            del self._waiting_since[player_id]

    def is_slow(self) -> bool:
        """Return True if a letter has waited longer than ``SLOW_SECONDS`` for its send slot."""
        since = next(iter(self._waiting_since.values()), None)
        return since is not None and asyncio.get_running_loop().time() - since > SLOW_SECONDS

    def _newest_needed(self, player_id: int, letter: Letter) -> Letter | None:
        newest = self._waiting(player_id, letter)
        if newest is not None and (newest.overtaken() or self._drops_first(player_id, letter)):
            self._drop(player_id, newest)
            return None
        return newest

    def _drops_first(self, player_id: int, letter: Letter) -> bool:
        """Return True if the letter can be dropped: letters are slow, and the player sees it elsewhere."""
        newest = self._waiting(player_id, letter)
        return newest is not None and self.is_slow() and newest.elsewhere()

    def _waiting(self, player_id: int, letter: Letter) -> Letter | None:
        """Return the player's newest unsent letter of the same kind and table as ``letter``."""
        return self._letters.get(player_id, {}).get(letter.key)

    def _newest(self, player_id: int, tried: Letter | None) -> Letter | None:
        """Return the newest unsent letter of the same kind and table as ``tried``.

        If that is ``tried`` itself, mark the letter as doubtful: it may have arrived although Discord's answer was
        lost.
        """
        newest = self._waiting(player_id, tried) if tried is not None else None
        if newest is not None and newest is tried:
            newest = self._letters[player_id][newest.key] = replace(newest, doubtful=True)
        return newest

    def _drop(self, player_id: int, letter: Letter | None) -> None:
        """Remove the letter, unless a newer one has replaced it."""
        waiting = self._letters.get(player_id, {})
        if letter is not None and waiting.get(letter.key) is letter:
            del waiting[letter.key]
            if not waiting:
                del self._letters[player_id]

    def _give_up(self, player_id: int, letter: Letter | None) -> None:
        if letter is None:
            self._letters.pop(player_id, None)
        else:
            self._drop(player_id, letter)

    def _log_once(self, player_id: int, error: Exception) -> None:
        """Log the failure, unless one was logged since the player last got a letter.

        Log nothing during a shutdown, which closes the connection.
        """
        if self._outbox.is_closed:
            return
        if player_id not in self._failing:
            log.warning("direct messages to player %d fail: %s", player_id, cause(error))
        self._failing.add(player_id)

    async def _post(self, letter: Letter, place: discord.PartialMessageable) -> None:
        """Send the letter; the caller has waited for a send slot.

        If the letter may have arrived already, search the channel for it first; the sending then takes a second slot.
        """
        if letter.doubtful:
            if await self._has_arrived(place, letter):
                letter.closed(False)
                return
            await self._outbox.send_slot()
        # Draw only now, so that nothing is drawn for a letter that is overtaken while it waits.
        drawn = await letter.picture() if letter.picture is not None else None
        try:
            await self._send(place, letter, drawn)
        except discord.HTTPException as error:
            if drawn is None or not is_refused(error):
                raise
            await self._outbox.send_slot()
            await self._send(place, letter, None)

    async def _send(self, place: discord.PartialMessageable, letter: Letter, drawn: Drawn | None) -> None:
        none, closed = discord.AllowedMentions.none(), False
        try:
            text, files, silent = letter.text, files_of(drawn), letter.kind != "turn"
            send = partial(place.send, text, files=files, nonce=letter.nonce, allowed_mentions=none, silent=silent)
            await self._outbox.in_send_slot(send, "letter")
        except discord.HTTPException as error:
            closed = error.code == DMS_CLOSED
            if not closed:
                raise
        letter.closed(closed)

    async def _has_arrived(self, place: discord.PartialMessageable, letter: Letter) -> bool:
        """Return True if the letter is already in the channel.

        It is recognized by its text, because Discord does not return a message's nonce.
        """
        messages = await self._outbox.in_send_slot(partial(newest_in, place, LOOKED_THROUGH), "letter")
        texts = [plain_marks(message.content) for message in messages]
        parts = list(map(plain_marks, letter.known_by))
        return any(all(part in content for part in parts) for content in texts)

    async def _note(self, player_id: int, letter: Letter) -> None:
        if letter.kind == "cards":
            # The store logs its own failures; the next start looks for the letter in the channel.
            with suppress(StoreError):
                await self._book.sent(letter.table_id, player_id, letter.nonce)
