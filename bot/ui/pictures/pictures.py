"""Which picture goes with a card or a letter, and how long the words beside it wait for it."""

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
from bot.ui.pictures.guide_picture import GuidePicture
from bot.ui.pictures.podium_picture import PodiumPicture
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import Scene

log = logging.getLogger(__name__)

SOON_SECONDS: Final = 0.1
"""How long an answer waits for its picture; Discord waits three seconds for the answer."""
CURRENT_SECONDS: Final = 1.0
"""How long a hand panel waits that is to follow the table: words now are better than a picture later."""
UNHURRIED_SECONDS: Final = 5.0
"""How long a message waits that nobody waits for."""
SLOW_MS: Final = 1000
"""An answer with a picture that took longer to get through shows a line too thin for more of them."""
SLOW_FOR_MS: Final = 60_000
LATE_MOST: Final = 8
"""Messages whose picture was not ready, more than there were with one: the machine cannot keep up with drawing."""
WORDS_FOR_MS: Final = 30_000
"""How long all tables are told in words then, so that clicks are answered; twice as long each time that it is the same
soon after."""
WORDS_MOST_MS: Final = 16 * WORDS_FOR_MS
REFUSED_FOR_MS: Final = 10 * 60_000
"""How long a channel that took no picture is told in words."""


Drawing = Callable[[], Awaitable[Drawn | None]]
"""Begun where it is drawn: what a stop overtakes is not begun."""


class Draws(Protocol):
    """The studio. Each picture may be None: then there is none."""

    @property
    def is_full(self) -> bool:
        """True while it takes no more pictures."""

    async def table(self, scene: Scene) -> Drawn | None: ...

    async def hand(self, scene: Scene, private: PlayerView) -> Drawn | None: ...

    async def guide(self, picture: GuidePicture) -> Drawn | None: ...

    async def podium(self, picture: PodiumPicture) -> Drawn | None: ...

    def warm_up(self) -> None: ...

    def close(self) -> None: ...


class Later(Enum):
    """Stands for a picture that is not ready yet."""

    LATER = "later"


class Pictures:
    """The pictures of cards and letters; without a ``studio`` there are none."""

    def __init__(self, studio: Draws | None, readers: Readers, timer: Timer) -> None:
        self._studio = studio
        self._readers = readers
        self._timer = timer
        self._tasks = Tasks()
        self._refused: dict[int, int] = {}
        """channel_id -> until when it gets no picture."""
        self._slow_until = 0
        self._late = 0
        self._words_for = self._words_until = 0
        self.is_patient = False
        """True where whoever wants a picture waits until it is drawn: on a page of one's own no Discord gives up."""

    def warm_up(self) -> None:
        """Pictures will soon be wanted."""
        if self._studio is not None:
            self._studio.warm_up()

    def close(self) -> None:
        """Draws nothing more."""
        if self._studio is not None:
            self._studio.close()

    # A player's own cards

    async def own_picture(
        self, scene: Scene, player_id: int, private: PlayerView, seconds: float = UNHURRIED_SECONDS
    ) -> Drawn | None:
        """The player's cards as a picture, for them alone; None where they are told in words, or it is not ready in so
        many seconds."""
        if self._studio is None or self._busy() or not self._readers.private_pictures(scene.view, player_id):
            return None
        found = await self._drawn(partial(self._studio.hand, scene, private), seconds)
        self._count(found)
        return None if found is Later.LATER else found

    # A hand that is looked at again

    async def again(self, scene: Scene, player_id: int) -> Drawn | None:
        """The table at a step of a finished hand, for one reader; None where it is told in words."""
        if self._studio is None or not self._readers.private_pictures(scene.view, player_id):
            return None
        found = await self._drawn(partial(self._studio.table, scene), SOON_SECONDS)
        return None if found is Later.LATER else found

    # How a game goes

    async def guide(self, guild_id: int, player_id: int, picture: GuidePicture) -> Drawn | None:
        """A game's example hands, for one reader of a server (0: of none); None where they are told in words."""
        if self._studio is None or not self._readers.wants_pictures(guild_id, player_id):
            return None
        found = await self._drawn(partial(self._studio.guide, picture), UNHURRIED_SECONDS)
        return None if found is Later.LATER else found

    # The first of a tournament or a week

    async def podium(self, guild_id: int, channel_id: int, picture: PodiumPicture) -> Drawn | None:
        """A podium for a channel; None where that is told in words."""
        if self._studio is None or not self._readers.room_pictures(guild_id, channel_id):
            return None
        found = await self._drawn(partial(self._studio.podium, picture), UNHURRIED_SECONDS)
        return None if found is Later.LATER else found

    # The tables' cards

    async def of(self, view: TableView) -> Drawn | None:
        """The picture for a card that nobody waits for; None where it is told in words."""
        found = await self._of_table(view, UNHURRIED_SECONDS)
        return None if found is Later.LATER else found

    async def soon(self, view: TableView) -> Drawn | Later | None:
        """The picture for an answer; ``LATER`` where the answer cannot wait for it."""
        if self._timer.now_ms() < self._slow_until:
            return Later.LATER if self._wanted(view) else None
        found = await self._of_table(view, SOON_SECONDS)
        self._count(found)
        return found

    def _count(self, found: Drawn | Later | None) -> None:
        """Note whether a picture was ready in time. One that the studio had no room for was not."""
        full = self._studio is not None and self._studio.is_full
        if found is Later.LATER or (found is None and full):
            self._late += 1
        elif found is not None:
            self._late = max(0, self._late - 1)
        if self._late > LATE_MOST:
            log.info("drawing takes too long; tables are told in words for a while")
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
        """True while the machine cannot keep up."""
        return self._timer.now_ms() < self._words_until

    async def _drawn(self, draw: Drawing, seconds: float) -> Drawn | Later | None:
        """One that takes longer is drawn all the same, and is there for the next who asks."""
        task = self._tasks.run(_harmless(draw))
        done, _ = await asyncio.wait((task,), timeout=None if self.is_patient else seconds)
        return task.result() if done else Later.LATER

    def refuse(self, view: TableView) -> None:
        """Discord takes no picture there now: the channel is told in words for a while."""
        log.warning("the pictures of table %d are not taken; it is told in words for a while", view.table_id)
        self._refused[view.place.channel_id] = self._timer.now_ms() + REFUSED_FOR_MS

    @contextlib.contextmanager
    def timed(self, drawn: Drawn | None) -> Iterator[None]:
        """An answer is on its way with this picture; if it takes long the next ones go without, and pictures follow."""
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


async def _harmless(draw: Drawing) -> Drawn | None:
    """No table stands still for its picture."""
    try:
        return await draw()
    except Exception as error:
        log.error("a picture could not be drawn: %s", where(error))
        return None
