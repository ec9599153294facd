"""The picture for each message, and how long the message waits for it."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from enum import Enum
from functools import partial
from typing import Final, Protocol

from bot.common.tracebacks import where
from bot.poker.views import PlayerView
from bot.tables.ports import TableView, Timer
from bot.ui.discord.attachments import Drawn
from bot.ui.discord.tasks import Tasks
from bot.ui.pictures.bracket_picture import BracketPicture
from bot.ui.pictures.guide_picture import GuidePicture
from bot.ui.pictures.podium_picture import PodiumPicture
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import Scene

log = logging.getLogger(__name__)

SOON_SECONDS: Final = 0.1
"""The time that an answer to a click waits for its picture, in seconds.

Discord waits three seconds for the answer.
"""
CURRENT_SECONDS: Final = 1.0
"""The time that an update of a hand panel waits for its picture, in seconds.

Text now is better than a picture later.
"""
UNHURRIED_SECONDS: Final = 5.0
"""The time that a message waits for its picture, in seconds, if no player waits for the message."""
SLOW_MS: Final = 1000
"""The maximum time for sending an answer with a picture, in ms.

If it takes longer, the connection is too slow for pictures.
"""
SLOW_FOR_MS: Final = 60_000
LATE_MOST: Final = 8
"""If late pictures outnumber timely ones by more than this, the machine is too slow for drawing."""
WORDS_FOR_MS: Final = 30_000
"""The time for which all tables have only text if drawing is too slow, in ms.

Answers to clicks then do not wait for pictures. The time is doubled if the machine is too slow again soon afterwards.
"""
WORDS_MOST_MS: Final = 16 * WORDS_FOR_MS
REFUSED_FOR_MS: Final = 10 * 60_000
"""The time for which a channel gets only text after Discord has refused a picture there, in ms."""


DrawPicture = Callable[[], Awaitable[Drawn | None]]
"""A function that starts a drawing.

It is not a coroutine: Python would warn if a shutdown prevented a coroutine from being awaited.
"""


class Draws(Protocol):
    """The protocol of the studio, which draws pictures; its methods return None if there is no picture."""

    @property
    def is_full(self) -> bool:
        """Return True while too many pictures are queued, so that no more are accepted."""

    async def table(self, scene: Scene) -> Drawn | None: ...

    async def hand(self, scene: Scene, private: PlayerView) -> Drawn | None: ...

    async def panel(self, scene: Scene, private: PlayerView) -> Drawn | None: ...

    async def guide(self, picture: GuidePicture) -> Drawn | None: ...

    async def podium(self, picture: PodiumPicture) -> Drawn | None: ...

    async def bracket(self, picture: BracketPicture) -> Drawn | None: ...

    def warm_up(self) -> None: ...

    def close(self) -> None: ...


class Later(Enum):
    """The type of ``LATER``, which stands for a picture that is not ready yet."""

    LATER = "later"


class Pictures:
    """The source of pictures for tables and private messages; without a ``studio`` there are no pictures."""

    def __init__(self, studio: Draws | None, readers: Readers, timer: Timer) -> None:
        self._studio = studio
        self._readers = readers
        self._timer = timer
        self._tasks = Tasks()
        self._refused: dict[int, int] = {}
        """channel_id -> the time until which the channel gets only text, in ms."""
        self._slow_until = 0
        self._late = 0
        self._words_for = self._words_until = 0
        self.is_patient = False
        """True to wait for every picture as long as it takes, as pages outside Discord need."""

    def warm_up(self) -> None:
        """Load the drawing code in advance, so that the first picture is not late."""
        if self._studio is not None:
            self._studio.warm_up()

    def close(self) -> None:
        """Stop drawing."""
        if self._studio is not None:
            self._studio.close()

    # A player's own cards

    async def own_picture(
        self, scene: Scene, player_id: int, private: PlayerView, seconds: float = UNHURRIED_SECONDS
    ) -> Drawn | None:
        """Return a private picture of the player's own cards.

        None if the player gets text, or if the picture is not ready within ``seconds``.
        """
        if self._studio is None or not self._private(scene, player_id):
            return None
        return await self._in_time(partial(self._studio.hand, scene, private), seconds)

    async def panel(self, scene: Scene, player_id: int, private: PlayerView, seconds: float) -> Drawn | None:
        """Return a private picture of the table from the player's own seat.

        None if the player gets text, or if the picture is not ready within ``seconds``.
        """
        if self._studio is None or not self._private(scene, player_id):
            return None
        return await self._in_time(partial(self._studio.panel, scene, private), seconds)

    def _private(self, scene: Scene, player_id: int) -> bool:
        return not self._busy() and self._readers.private_pictures(scene.view, player_id)

    async def _in_time(self, draw: DrawPicture, seconds: float) -> Drawn | None:
        drawn = await self._drawn(draw, seconds)
        self._count(drawn)
        return None if drawn is Later.LATER else drawn

    # A replayed hand

    async def again(self, scene: Scene, player_id: int, private: PlayerView | None = None) -> Drawn | None:
        """Return a picture of the table at one step of a replay, for one reader; None to show text instead.

        With ``private``, it shows the table from the reader's own seat, with their cards.
        """
        if self._studio is None or not self._readers.private_pictures(scene.view, player_id):
            return None
        if private is not None and private.downcards:
            drawn = await self._drawn(partial(self._studio.panel, scene, private), SOON_SECONDS)
        else:
            drawn = await self._drawn(partial(self._studio.table, scene), SOON_SECONDS)
        return None if drawn is Later.LATER else drawn

    # A game's guide

    async def guide(self, guild_id: int, player_id: int, picture: GuidePicture) -> Drawn | None:
        """Return a picture of a game's example hands for one reader; None to show text instead.

        ``guild_id`` is 0 outside a server.
        """
        if self._studio is None or not self._readers.wants_pictures(guild_id, player_id):
            return None
        drawn = await self._drawn(partial(self._studio.guide, picture), UNHURRIED_SECONDS)
        return None if drawn is Later.LATER else drawn

    # The first places of a tournament or a week

    async def podium(self, guild_id: int, channel_id: int, picture: PodiumPicture) -> Drawn | None:
        """Return a picture of a podium for a channel; None to show text instead."""
        if self._studio is None or not self._readers.room_pictures(guild_id, channel_id):
            return None
        drawn = await self._drawn(partial(self._studio.podium, picture), UNHURRIED_SECONDS)
        return None if drawn is Later.LATER else drawn

    async def bracket(self, guild_id: int, channel_id: int, picture: BracketPicture) -> Drawn | None:
        """Return a picture of a bracket for a channel; None to show text instead."""
        if self._studio is None or not self._readers.room_pictures(guild_id, channel_id):
            return None
        drawn = await self._drawn(partial(self._studio.bracket, picture), UNHURRIED_SECONDS)
        return None if drawn is Later.LATER else drawn

    # The tables' messages

    async def of(self, view: TableView) -> Drawn | None:
        """Return a picture for a table's message that no person waits for; None to show text instead."""
        drawn = await self._of_table(view, UNHURRIED_SECONDS)
        return None if drawn is Later.LATER else drawn

    async def soon(self, view: TableView) -> Drawn | Later | None:
        """Return a picture for the answer to a click; None to show text, ``LATER`` if it is not ready in time."""
        if self._timer.now_ms() < self._slow_until:
            return Later.LATER if self._wanted(view) else None
        drawn = await self._of_table(view, SOON_SECONDS)
        self._count(drawn)
        return drawn

    def _count(self, drawn: Drawn | Later | None) -> None:
        """Count the picture as timely or late; it is also late if the studio's full queue refused it."""
        full = self._studio is not None and self._studio.is_full
        if drawn is Later.LATER or (drawn is None and full):
            self._late += 1
        elif drawn is not None:
            self._late = max(0, self._late - 1)
        if self._late > LATE_MOST:
            log.info("drawing takes too long; tables have text only for a while")
            now_ms, self._late = self._timer.now_ms(), 0
            again = now_ms - self._words_until <= self._words_for
            self._words_for = min(2 * self._words_for, WORDS_MOST_MS) if again else WORDS_FOR_MS
            self._words_until = now_ms + self._words_for

    async def _of_table(self, view: TableView, seconds: float) -> Drawn | Later | None:
        if self._studio is None or not self._wanted(view):
            return None
        return await self._drawn(partial(self._studio.table, self._readers.scene(view)), seconds)

    def _wanted(self, view: TableView) -> bool:
        now_ms = self._timer.now_ms()
        until = self._refused.get(view.place.channel_id)
        if until is not None and until <= now_ms:
            del self._refused[view.place.channel_id]
        held_back = view.place.channel_id in self._refused or self._busy()
        return self._studio is not None and not held_back and self._readers.pictures(view)

    def _busy(self) -> bool:
        """Return True while only text is shown because the machine is too slow for drawing."""
        return self._timer.now_ms() < self._words_until

    async def _drawn(self, draw: DrawPicture, seconds: float) -> Drawn | Later | None:
        """Return the picture, or ``LATER`` after ``seconds``.

        The drawing continues, so that a later request gets the picture.
        """
        task = self._tasks.run(_harmless(draw))
        done, _ = await asyncio.wait((task,), timeout=None if self.is_patient else seconds)
        return task.result() if done else Later.LATER

    def refuse(self, view: TableView) -> None:
        """Stop pictures in the table's channel for a while, because Discord has refused one there."""
        log.warning("Discord refuses the pictures of table %d; it has text only for a while", view.table_id)
        self._refused[view.place.channel_id] = self._timer.now_ms() + REFUSED_FOR_MS

    @contextlib.contextmanager
    def timed(self, drawn: Drawn | None) -> Iterator[None]:
        """Measure how long sending an answer with this picture takes.

        If it is slow, answers are sent for a while without waiting for pictures, which follow later.
        """
        if drawn is None:
            yield
            return
        began = self._timer.now_ms()
        try:
            yield
        finally:
            now_ms = self._timer.now_ms()
            if now_ms - began > SLOW_MS:
                self._slow_until = now_ms + SLOW_FOR_MS


async def _harmless(draw: DrawPicture) -> Drawn | None:
    """Return the drawn picture; None if drawing fails, because a picture must never stop play."""
    try:
        return await draw()
    except Exception as error:
        log.error("a picture could not be drawn: %s", where(error))
        return None
