"""A studio that draws pictures off the event loop, each only once; a full queue refuses more.

One thread is enough. A picture takes two to five milliseconds of a processor, in short steps, so that the event loop
can run in between (``python -m tests.bench pictures`` measures both). A separate process would cost 40 MB and need
supervision.
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
from bot.ui.pictures.alt_text import (
    alt_text,
    bracket_alt_text,
    guide_alt_text,
    hand_alt_text,
    panel_alt_text,
    podium_alt_text,
)
from bot.ui.pictures.bracket_picture import BracketPicture
from bot.ui.pictures.guide_picture import GuidePicture
from bot.ui.pictures.hand_picture import HandPicture, hand_picture
from bot.ui.pictures.panel_picture import PanelPicture, panel_picture
from bot.ui.pictures.podium_picture import PodiumPicture
from bot.ui.pictures.seat_picture import SeatPicture
from bot.ui.pictures.table_picture import TablePicture, table_picture
from bot.ui.scene.scene import Scene

log = logging.getLogger(__name__)

TABLES_KEPT: Final = 20
"""The number of tables' pictures in the least-recently-used cache; 50 KB each.

At ten tables a third of the requests find theirs, and with 60 no more.
"""
HANDS_KEPT: Final = 20
"""The number of pictures of players' own cards in the cache, for direct messages; 11 KB each."""
PANELS_KEPT: Final = 20
"""The number of panels' pictures in the cache; only one player requests each of them; 50 KB each."""
GUIDES_KEPT: Final = 50
"""The number of pictures of example hands in the cache: one per game, language and set of house rules."""
BRACKETS_KEPT: Final = 10
"""The number of pictures of brackets in the cache; a post is updated with the same one until a match ends."""
PODIUMS_KEPT: Final = 10
"""The number of podium pictures in the cache; each is posted only once."""
WAITING_MOST: Final = 24
"""The maximum number of pictures that are queued or being drawn; further requests get None."""
PANELS_WAITING_MOST: Final = WAITING_MOST // 2
"""The queue length from which panels' pictures are refused. The rest of the queue is for tables."""

_EMPTY_TABLE: Final = TablePicture(DEFAULT, "", "", "", "", "", (), (), "", ())
_EMPTY_HAND: Final = HandPicture(DEFAULT, "", "", "", (0,), (), (), (), "", ())
_EMPTY_PANEL: Final = PanelPicture(_EMPTY_TABLE, SeatPicture(1, "", "", ""), _EMPTY_HAND)
_EMPTY_GUIDE: Final = GuidePicture(DEFAULT, "", "", "", ())

_Picture = TypeVar(
    "_Picture", bound=TablePicture | HandPicture | PanelPicture | GuidePicture | PodiumPicture | BracketPicture
)


class Studio:
    """The drawing thread and its caches; the thread starts at the warm-up or with the first picture."""

    def __init__(self, waiting_most: int = WAITING_MOST) -> None:
        self._waiting_most = waiting_most
        self._thread: ThreadPoolExecutor | None = None
        self._tables: _Easel[TablePicture] = _Easel(_drawn_table, TABLES_KEPT)
        self._hands: _Easel[HandPicture] = _Easel(_drawn_hand, HANDS_KEPT)
        self._panels: _Easel[PanelPicture] = _Easel(_drawn_panel, PANELS_KEPT)
        self._guides: _Easel[GuidePicture] = _Easel(_drawn_guide, GUIDES_KEPT)
        self._podiums: _Easel[PodiumPicture] = _Easel(_drawn_podium, PODIUMS_KEPT)
        self._brackets: _Easel[BracketPicture] = _Easel(_drawn_bracket, BRACKETS_KEPT)
        self._closed = False

    async def table(self, scene: Scene) -> Drawn | None:
        """Return the public picture of the table; None if the queue is full or drawing fails."""
        return await self._from(self._tables, table_picture(scene))

    async def hand(self, scene: Scene, private: PlayerView) -> Drawn | None:
        """Return a private picture of the player's own cards; None if the queue is full or drawing fails."""
        return await self._from(self._hands, hand_picture(scene, private))

    async def panel(self, scene: Scene, private: PlayerView) -> Drawn | None:
        """Return a private picture of the table from the player's own seat, with their cards.

        None if the queue is full or drawing fails; also if the queue is long, because tables come first.
        """
        if self._waiting >= PANELS_WAITING_MOST:
            return None
        return await self._from(self._panels, panel_picture(scene, private))

    async def guide(self, picture: GuidePicture) -> Drawn | None:
        """Return a picture of a game's example hands; None if the queue is full or drawing fails."""
        return await self._from(self._guides, picture)

    async def podium(self, picture: PodiumPicture) -> Drawn | None:
        """Return a picture of a podium; None if the queue is full or drawing fails."""
        return await self._from(self._podiums, picture)

    async def bracket(self, picture: BracketPicture) -> Drawn | None:
        """Return a picture of a bracket; None if the queue is full or drawing fails."""
        return await self._from(self._brackets, picture)

    @property
    def is_full(self) -> bool:
        """True while too many pictures are queued, so that no more are accepted."""
        return self._waiting >= self._waiting_most

    @property
    def _waiting(self) -> int:
        return sum(len(each.under_way) for each in self._easels())

    def warm_up(self) -> None:
        """Load the drawing code in the drawing thread, so that the first picture does not have to wait for it.

        Errors are ignored here; the first picture logs them.
        """
        if not self._closed:
            self._own_thread().submit(_loaded)

    def close(self) -> None:
        """Stop drawing; pending requests get None."""
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
            # Queued in the executor at once, so that a close in the meantime cancels it.
            drawing = loop.run_in_executor(self._own_thread(), easel.draw, picture)
            task = loop.create_task(easel.made(drawing, picture))
            easel.under_way[picture] = task
        # Shielded, because others may wait for the same picture.
        return await asyncio.shield(task)

    def _easels(self) -> "tuple[_Easel[Any], ...]":
        return self._tables, self._hands, self._panels, self._guides, self._podiums, self._brackets

    def _own_thread(self) -> ThreadPoolExecutor:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "pictures")
        return self._thread


class _Easel(Generic[_Picture]):
    """The drawing of pictures of one kind: a cache of finished ones, and the tasks that draw others."""

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
            # The studio was closed in the meantime, which is no error.
            return None
        except Exception as error:
            # Only the type of the error: its text could reveal a card.
            log.error("a picture could not be drawn: %s", type(error).__name__)
            return None
        finally:
            del self.under_way[picture]
        self._kept[picture] = drawn
        if len(self._kept) > self._kept_most:
            self._kept.popitem(last=False)
        return drawn


def _drawn_table(picture: TablePicture) -> Drawn:
    # Imported with the first picture, in the drawing thread.
    from bot.ui.pictures.drawing.seat import nameless_seats
    from bot.ui.pictures.drawing.table import draw

    return Drawn(draw(picture), "table.png", alt_text(picture), nameless=nameless_seats(picture.seats))


def _drawn_hand(picture: HandPicture) -> Drawn:
    from bot.ui.pictures.drawing.hand import draw_hand

    return Drawn(draw_hand(picture), "cards.png", hand_alt_text(picture))


def _drawn_panel(picture: PanelPicture) -> Drawn:
    from bot.ui.pictures.drawing.panel import draw_panel
    from bot.ui.pictures.drawing.seat import nameless_seats

    nameless = nameless_seats((picture.seat, *picture.others))
    return Drawn(draw_panel(picture), "panel.png", panel_alt_text(picture), shows_table=True, nameless=nameless)


def _drawn_guide(picture: GuidePicture) -> Drawn:
    from bot.ui.pictures.drawing.guide import draw_guide

    return Drawn(draw_guide(picture), "hands.png", guide_alt_text(picture))


def _drawn_podium(picture: PodiumPicture) -> Drawn:
    from bot.ui.pictures.drawing.podium import draw_podium

    return Drawn(draw_podium(picture), "podium.png", podium_alt_text(picture))


def _drawn_bracket(picture: BracketPicture) -> Drawn:
    from bot.ui.pictures.drawing.bracket import draw_bracket, nameless_players

    nameless = nameless_players(picture)
    return Drawn(draw_bracket(picture), "bracket.png", bracket_alt_text(picture), nameless=nameless)


def _loaded() -> None:
    """Draw a nearly empty picture of each kind to fill the caches of felt, fonts, cards and palette."""
    from bot.ui.pictures.drawing.guide import draw_guide
    from bot.ui.pictures.drawing.hand import draw_hand
    from bot.ui.pictures.drawing.panel import draw_panel
    from bot.ui.pictures.drawing.table import draw

    draw(_EMPTY_TABLE)
    draw_hand(_EMPTY_HAND)
    draw_panel(_EMPTY_PANEL)
    draw_guide(_EMPTY_GUIDE)
