"""Draws pictures off the event loop, each once, and none where too many are wanted.

One thread is enough. A picture takes some ten milliseconds of a processor, and the steps of which it is made are short,
so that the event loop gets its turn between them (``python -m tests.bench pictures`` measures both). A process of its
own would cost 40 MB and have to be watched.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Generic, TypeVar

from bot.locales import DEFAULT
from bot.poker.views import PlayerView
from bot.ui.discord.attachments import Drawn
from bot.ui.pictures.alt_text import alt_text, guide_alt_text, hand_alt_text, podium_alt_text
from bot.ui.pictures.guide_picture import GuidePicture
from bot.ui.pictures.hand_picture import HandPicture, hand_picture
from bot.ui.pictures.podium_picture import PodiumPicture
from bot.ui.pictures.table_picture import TablePicture, table_picture
from bot.ui.scene.scene import Scene

log = logging.getLogger(__name__)

TABLES_KEPT: Final = 200
"""Pictures of tables that are kept, the least lately wanted thrown away first: 50 KB each."""
HANDS_KEPT: Final = 400
"""And of players' own cards, which their panels show for a whole street: 11 KB each."""
GUIDES_KEPT: Final = 50
"""And of example hands: each game's in each language, and some tables' own."""
PODIUMS_KEPT: Final = 10
"""And of podiums, each of which is posted once."""
WAITING_MOST: Final = 24
"""Pictures that are being drawn or wait for it; whoever wants one more goes without."""

_EMPTY_TABLE: Final = TablePicture(DEFAULT, "", "", "", "", "", (), (), "", None)
_EMPTY_HAND: Final = HandPicture(DEFAULT, "", "", "", (), (), (), None, "", ())
_EMPTY_GUIDE: Final = GuidePicture(DEFAULT, "", "", "", ())

_Picture = TypeVar("_Picture", bound=TablePicture | HandPicture | GuidePicture | PodiumPicture)


class Studio:
    """Draws in one thread of its own. Until it is warmed up, or the first picture, it costs nothing."""

    def __init__(self, waiting_most: int = WAITING_MOST) -> None:
        self._waiting_most = waiting_most
        self._thread: ThreadPoolExecutor | None = None
        self._tables: _Easel[TablePicture] = _Easel(_drawn_table, TABLES_KEPT)
        self._hands: _Easel[HandPicture] = _Easel(_drawn_hand, HANDS_KEPT)
        self._guides: _Easel[GuidePicture] = _Easel(_drawn_guide, GUIDES_KEPT)
        self._podiums: _Easel[PodiumPicture] = _Easel(_drawn_podium, PODIUMS_KEPT)
        self._closed = False

    async def table(self, scene: Scene) -> Drawn | None:
        """The room's picture of the table; None where too many pictures wait, or it cannot be drawn: play goes on
        without."""
        return await self._from(self._tables, table_picture(scene))

    async def hand(self, scene: Scene, private: PlayerView) -> Drawn | None:
        """The player's own cards, for their eyes only; None as with ``table``."""
        return await self._from(self._hands, hand_picture(scene, private))

    async def guide(self, picture: GuidePicture) -> Drawn | None:
        """A game's example hands; None as with ``table``."""
        return await self._from(self._guides, picture)

    async def podium(self, picture: PodiumPicture) -> Drawn | None:
        """The first of a tournament or a week; None as with ``table``."""
        return await self._from(self._podiums, picture)

    @property
    def is_full(self) -> bool:
        """True while it takes no more pictures, for too many wait."""
        return sum(len(each.under_way) for each in self._easels()) >= self._waiting_most

    def warm_up(self) -> None:
        """Load what draws, in the thread that will: whoever wants the first picture shall not wait for that. What goes
        wrong the first picture will tell."""
        if not self._closed:
            self._own_thread().submit(_loaded)

    def close(self) -> None:
        """Draws nothing more. Whoever waits gets None."""
        self._closed = True
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)

    async def _from(self, easel: "_Easel[_Picture]", picture: _Picture) -> Drawn | None:
        known = easel.kept(picture)
        if known is not None:
            return known
        task = easel.under_way.get(picture)
        if task is None:
            if self._closed or self.is_full:
                return None
            loop = asyncio.get_running_loop()
            # In the thread's queue at once, so that a close in the meantime finds it there.
            drawing = loop.run_in_executor(self._own_thread(), easel.draw, picture)
            task = loop.create_task(easel.made(drawing, picture))
            easel.under_way[picture] = task
        # Others may wait for the same picture: who gives up leaves it to them.
        return await asyncio.shield(task)

    def _easels(self) -> "tuple[_Easel[Any], ...]":
        return self._tables, self._hands, self._guides, self._podiums

    def _own_thread(self) -> ThreadPoolExecutor:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "pictures")
        return self._thread


class _Easel(Generic[_Picture]):
    """Pictures of one kind: those that are kept, and those that are being drawn."""

    def __init__(self, draw: Callable[[_Picture], Drawn], kept_most: int) -> None:
        self.draw = draw
        self._kept_most = kept_most
        self._kept: OrderedDict[_Picture, Drawn] = OrderedDict()
        self.under_way: dict[_Picture, asyncio.Task[Drawn | None]] = {}

    def kept(self, picture: _Picture) -> Drawn | None:
        known = self._kept.get(picture)
        if known is not None:
            self._kept.move_to_end(picture)
        return known

    async def made(self, drawing: asyncio.Future[Drawn], picture: _Picture) -> Drawn | None:
        try:
            drawn = await drawing
        except asyncio.CancelledError:
            # The studio was closed meanwhile: whoever waits goes without, and nothing is wrong.
            return None
        except Exception as error:
            # Only the kind of the error: its text might tell a card.
            log.error("a picture could not be drawn: %s", type(error).__name__)
            return None
        finally:
            del self.under_way[picture]
        self._kept[picture] = drawn
        if len(self._kept) > self._kept_most:
            self._kept.popitem(last=False)
        return drawn


def _drawn_table(picture: TablePicture) -> Drawn:
    # The drawing code is loaded with the first picture, in the thread that draws it.
    from bot.ui.pictures.drawing.table import draw

    return Drawn(draw(picture), "table.png", alt_text(picture))


def _drawn_hand(picture: HandPicture) -> Drawn:
    from bot.ui.pictures.drawing.hand import draw_hand

    return Drawn(draw_hand(picture), "cards.png", hand_alt_text(picture))


def _drawn_guide(picture: GuidePicture) -> Drawn:
    from bot.ui.pictures.drawing.guide import draw_guide

    return Drawn(draw_guide(picture), "hands.png", guide_alt_text(picture))


def _drawn_podium(picture: PodiumPicture) -> Drawn:
    from bot.ui.pictures.drawing.podium import draw_podium

    return Drawn(draw_podium(picture), "podium.png", podium_alt_text(picture))


def _loaded() -> None:
    """Something empty of each kind is painted and thrown away: the felt, the fonts and the palette are kept."""
    from bot.ui.pictures.drawing.guide import draw_guide
    from bot.ui.pictures.drawing.hand import draw_hand
    from bot.ui.pictures.drawing.table import draw

    draw(_EMPTY_TABLE)
    draw_hand(_EMPTY_HAND)
    draw_guide(_EMPTY_GUIDE)
