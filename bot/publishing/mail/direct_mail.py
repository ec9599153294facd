"""All direct messages to players. Letters: the newest of each kind and table to each player, one at a time; where many
wait for their turn, an overtaken letter is dropped. And single notes, which take the place of nothing.

No letter goes out twice and none is lost: one that may have got through before, because its answer never came or
because another process sent it, is looked for in the player's channel first. A player's channel is opened when they
first sit down.
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
"""Letters are slow where the oldest has waited longer for its turn."""
LOOKED_THROUGH: Final = 50
"""Messages of a player's channel, the newest, that a letter is looked for in."""
Told = Literal["told", "refused", "not taken"]
"""A note has reached its reader, never will, or may yet: Discord did not take it now."""


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
        """player_id -> key -> the newest letter that has not gone out."""
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._met: set[int] = set()
        self._troubled: set[int] = set()
        self._line: dict[int, float] = {}
        """player_id -> since when their letter waits for its turn; who came first stands first."""
        self._passed: set[int] = set()
        """Whose turn came when there was nothing left to say: their next letter goes ahead of the others, or players of
        short hands would wait from one hand to the next and see no letter at all."""

    def start(self) -> None:
        """The client is connected: send what waits."""
        for player_id in (*self._met, *self._letters):
            self._start(player_id)

    def open_channel(self, *player_ids: int) -> None:
        """See to it that there is a channel to each player, in good time before their first letter."""
        for player_id in player_ids:
            if player_id not in self._met:
                self._met.add(player_id)
                self._start(player_id)

    def send(self, player_id: int, letter: Letter) -> None:
        """Sends it in place of the table's older one of its kind that has not gone out yet."""
        self._letters.setdefault(player_id, {})[letter.key] = letter
        self._start(player_id)

    async def seen(self, player_id: int, letter: Letter) -> None:
        """The player has been shown elsewhere what this letter tells: it counts as sent, and the table's older one
        that still waits is dropped."""
        self._drop(player_id, self._waiting(player_id, letter))
        await self._note(player_id, letter)

    def forget(self, player_id: int) -> None:
        """Forget the player's channel, and their letters but for one that is being sent."""
        if player_id not in self._tasks:
            self._letters.pop(player_id, None)
        self._channels.forget(player_id)
        for known in (self._met, self._troubled, self._passed):
            known.discard(player_id)

    def awaits(self, player_id: int, table_id: int) -> bool:
        """True if a letter with the player's cards at the table has yet to go out."""
        return ("cards", table_id) in self._letters.get(player_id, ())

    async def write(self, player_id: int, text: str, *, ahead: bool = False, nonce: str | None = None) -> bool:
        """Write a note to the player when its turn comes; whether it reached them. Never fails. What Discord does not
        take is tried again, but for a note that goes ahead: a moderator waits to hear whether it reached the player.
        With the ``nonce`` of a note of some minutes ago Discord drops it."""
        return await self.tell(player_id, text, ahead=ahead, nonce=nonce) == "told"

    async def tell(self, player_id: int, text: str, *, ahead: bool, nonce: str | None) -> Told:
        """As ``write``, and why the note did not reach them."""
        try:
            place = await self._channels.of(player_id, ahead=ahead)
            if place is None:
                return "refused"
            await self._channels.post(player_id, place, partial(self._tell, text, ahead, nonce))
        except Exception as error:
            log.info("player %d cannot be told by direct message: %s", player_id, cause(error))
            return "not taken" if may_pass(error) else "refused"
        return "told"

    async def _tell(self, text: str, ahead: bool, known: str | None, place: discord.PartialMessageable) -> None:
        none = discord.AllowedMentions.none()
        if ahead:
            await self._outbox.counted(partial(place.send, text, nonce=known, allowed_mentions=none), ahead=True)
        else:
            await self._outbox.post(lambda nonce: place.send(text, nonce=known or nonce, allowed_mentions=none))

    def _start(self, player_id: int) -> None:
        if self._outbox.is_connected and player_id not in self._tasks:
            self._tasks[player_id] = asyncio.get_running_loop().create_task(self._deliver(player_id))

    async def _deliver(self, player_id: int) -> None:
        try:
            if await self._tried(player_id, None):
                while (waiting := self._letters.get(player_id)) is not None:
                    await self._tried(player_id, next(iter(waiting.values())))
        finally:
            del self._tasks[player_id]

    # One letter, tried until it is out, overtaken or given up

    async def _tried(self, player_id: int, letter: Letter | None) -> bool:
        """Returns True if it went out, after as many tries as it may take. Without a letter it is about the channel
        alone, for which the letters to come try again."""
        for failures in count(1):
            try:
                place = await self._channels.of(player_id)
                if place is not None and letter is not None:
                    letter = await self._due(player_id, letter)
                    if letter is not None:
                        await self._channels.post(player_id, place, partial(self._post, letter))
                        await self._note(player_id, letter)
            except Exception as error:
                self._complain(player_id, error)
                again = self._outbox.again_after(error, failures)
            else:
                self._drop(player_id, letter)
                if letter is not None:
                    self._troubled.discard(player_id)
                return True
            if again is None:
                break
            await self._sleep(again)
            letter = self._newest(player_id, letter)
        self._give_up(player_id, letter)
        return False

    async def _due(self, player_id: int, letter: Letter) -> Letter | None:
        """The table's newest letter, once its turn has come: by then the one that began to wait may be overtaken. None
        where none is needed any more."""
        if self._needed(player_id, letter) is None:
            return None
        has_turn = await self._stand_in_line(player_id, letter)
        newest = self._needed(player_id, letter)
        if not has_turn:
            return None
        (self._passed.discard if newest is not None else self._passed.add)(player_id)
        return newest

    async def _stand_in_line(self, player_id: int, letter: Letter) -> bool:
        """True if the turn has come; else the letter was dropped meanwhile."""
        self._line[player_id] = asyncio.get_running_loop().time()
        try:
            ahead = player_id in self._passed
            return await self._outbox.send_slot(ahead=ahead, wanted=lambda: not self._drops_first(player_id, letter))
        finally:
            del self._line[player_id]

    def is_slow(self) -> bool:
        """True if the letter that waits longest for its turn waits long."""
        since = next(iter(self._line.values()), None)
        return since is not None and asyncio.get_running_loop().time() - since > SLOW_SECONDS

    def _needed(self, player_id: int, letter: Letter) -> Letter | None:
        newest = self._waiting(player_id, letter)
        if newest is not None and (newest.overtaken() or self._drops_first(player_id, letter)):
            self._drop(player_id, newest)
            return None
        return newest

    def _drops_first(self, player_id: int, letter: Letter) -> bool:
        """True if its player sees the same elsewhere, and others wait long for theirs."""
        newest = self._waiting(player_id, letter)
        return newest is not None and self.is_slow() and newest.elsewhere()

    def _waiting(self, player_id: int, letter: Letter) -> Letter | None:
        """The newest in its place."""
        return self._letters.get(player_id, {}).get(letter.key)

    def _newest(self, player_id: int, tried: Letter | None) -> Letter | None:
        """The table's newest letter now; the one that was tried may have got through."""
        newest = self._waiting(player_id, tried) if tried is not None else None
        if newest is not None and newest is tried:
            newest = self._letters[player_id][newest.key] = replace(newest, doubtful=True)
        return newest

    def _drop(self, player_id: int, letter: Letter | None) -> None:
        """It needs no more care, unless a newer one has taken its place."""
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

    def _complain(self, player_id: int, error: Exception) -> None:
        """Once, until a letter gets through again. A stop closes the connection under it, which is no news."""
        if self._outbox.is_closed:
            return
        if player_id not in self._troubled:
            log.warning("direct messages to player %d fail: %s", player_id, cause(error))
        self._troubled.add(player_id)

    async def _post(self, letter: Letter, place: discord.PartialMessageable) -> None:
        """Its turn has come. What may have got through before is looked for, which takes another."""
        if letter.doubtful:
            if await self._is_there(place, letter):
                letter.closed(False)
                return
            await self._outbox.send_slot()
        # Drawn only now, so that nothing is drawn for a letter that is overtaken while it waits.
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
            send = partial(place.send, letter.text, files=files_of(drawn), nonce=letter.nonce, allowed_mentions=none)
            await self._outbox.in_send_slot(send, "letter")
        except discord.HTTPException as error:
            closed = error.code == DMS_CLOSED
            if not closed:
                raise
        letter.closed(closed)

    async def _is_there(self, place: discord.PartialMessageable, letter: Letter) -> bool:
        """Discord tells nobody the nonce of a message, so it is known by what it says."""
        found = await self._outbox.in_send_slot(partial(newest_in, place, LOOKED_THROUGH), "letter")
        said = [plain_marks(message.content) for message in found]
        parts = list(map(plain_marks, letter.known_by))
        return any(all(part in content for part in parts) for content in said)

    async def _note(self, player_id: int, letter: Letter) -> None:
        if letter.kind == "cards":
            # The file says for itself what is wrong with it; the next start will look for the letter in the channel.
            with suppress(StoreError):
                await self._book.sent(letter.table_id, player_id, letter.nonce)
