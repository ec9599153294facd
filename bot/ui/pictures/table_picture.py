"""The data of a table's picture, as one immutable value; tables that look the same have equal data.

It is computed from the public view alone, which has no field for a down card, so no picture can contain one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.common.escaping import plain
from bot.poker.views import RoomView
from bot.ui.pictures.seat_picture import SeatPicture, seat_pictures
from bot.ui.scene.pots import pot_line, settled_pots, stage_name
from bot.ui.scene.scene import Scene
from bot.ui.scene.stakes import title

TABLE_NAME_MOST: Final = 60


@dataclass(frozen=True, slots=True)
class DrawnPot:
    amount: int
    text: str
    """The full text about the pot: ``Side pot 1: 40 (seats 1, 3)``."""
    label: str
    """A short text about the pot, for narrow places: ``Side 40``."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    locale: str
    table: str
    """The table's name."""
    title: str
    """The game and its stakes as text."""
    hand: str
    """The text ``Hand 12`` in the reader's language; empty before the first hand."""
    stage: str
    """The stage of the hand as text: ``Fifth street``, ``Showdown``."""
    banner: str
    """The reason why play has stopped, or will stop after this hand; empty while play continues."""
    seats: tuple[SeatPicture, ...]
    """The occupied seats by number: players in the hand, and others at the table."""
    pots: tuple[DrawnPot, ...]
    pot_text: str
    """A text with the total of all pots; empty before the first chip."""
    board: tuple[int, ...]
    """The cards that lie face up for all players."""
    board_lifted: tuple[int, ...] = ()
    """The cards of the board that count in a winning hand."""


def table_picture(scene: Scene) -> TablePicture:
    """Return the data of the table's public picture. Pure, and fast enough for the event loop."""
    return scene.once(_table_picture)


def _table_picture(scene: Scene) -> TablePicture:
    view, say, hand = scene.view, scene.say, scene.view.hand
    pots = () if hand is None else tuple(_pots(scene, hand))
    total = sum(pot.amount for pot in pots)
    seats = tuple(seat_pictures(scene))
    board = hand.board if hand is not None else ()
    return TablePicture(
        locale=say.locale,
        table=plain(view.place.name, TABLE_NAME_MOST) or "?",
        title=title(scene),
        hand="" if hand is None else say("table-hand", number=view.hand_number),
        stage="" if hand is None else stage_name(scene, hand),
        banner=_banner(scene),
        seats=seats,
        pots=pots,
        pot_text=say("pot", amount=total) if total else "",
        board=board,
        board_lifted=tuple([card for card in board if any(card in seat.lifted for seat in seats)]),
    )


def _pots(scene: Scene, hand: RoomView) -> Iterator[DrawnPot]:
    pots = settled_pots(hand)
    for number, pot in enumerate(pots):
        label = scene.say("picture-side" if number else "picture-main", amount=pot.amount)
        yield DrawnPot(pot.amount, pot_line(scene, number, pot, len(pots)), label)


def _banner(scene: Scene) -> str:
    view, say = scene.view, scene.say
    if view.course.closed:
        return say("picture-closed")
    if view.course.paused:
        return say("picture-paused")
    if view.last.voided and view.hand is None:
        return say("picture-undone", number=view.hand_number)
    if scene.running is None and view.clock.next_hand_ms is None:
        return say("hand-follows") if scene.of_tournament else say("picture-waiting")
    if view.course.closes_after_hand:
        return say("picture-closes-after-hand")
    return say("picture-pausing") if view.course.pausing else ""
