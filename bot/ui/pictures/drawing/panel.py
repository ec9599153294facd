"""The picture of a hand panel: the table from one player's seat, with their own cards in large."""

from typing import Final

from PIL import Image

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.colours import FELT, FELT_DARK, FELT_LIGHT, GOLD, GROUND, INK, INK_DIM, Box, png
from bot.ui.pictures.drawing.layout import LEGIBLE, LINE, PAD, SMALL, WIDTH, Sizes
from bot.ui.pictures.drawing.middle import paint_middle
from bot.ui.pictures.drawing.own_cards import paint_own_cards, rise
from bot.ui.pictures.drawing.panel_layout import LABEL, OWN_CARD, OWN_LINE, PanelGeometry, panel_layout
from bot.ui.pictures.drawing.seat import paint_bet, paint_frame, paint_marks, paint_name, paint_seat, small_lines
from bot.ui.pictures.panel_picture import PanelPicture

_INSET: Final = 20
_NAME_RIGHT: Final = 560


def draw_panel(picture: PanelPicture) -> bytes:
    """Draw the panel and return a PNG, ``WIDTH`` wide and as high as the geometry says.

    It takes some milliseconds, so do not call it on the event loop.
    """
    placed = panel_geometry(picture)
    canvas = _felt(placed.height)
    paint_middle(canvas, placed.middle, picture.table)
    for seat, area in zip(picture.others, placed.areas, strict=True):
        paint_seat(canvas, placed.sizes, area, seat)
    paint_bet(canvas, Sizes(1.0), placed.bet, "middle", picture.seat)
    paint_own_cards(canvas, picture.hand, placed.cards, OWN_CARD, LABEL, picture.seat.lifted)
    _own_plate(canvas, placed.plate, picture)
    return png(canvas.image)


def panel_geometry(picture: PanelPicture) -> PanelGeometry:
    """Return the positions of everything in the picture."""
    others = picture.others
    lines = small_lines(others, panel_layout(len(others), 1, 1, 0).sizes)
    return panel_layout(len(others), lines, len(_own_lines(picture)) or 1, rise(picture.hand, LABEL))


def _own_lines(picture: PanelPicture) -> tuple[str, ...]:
    """Return the lines that name the player's own hand, or say that they folded."""
    hand = picture.hand
    if hand.folded:
        return (hand.folded_text,)
    if hand.halves:
        return hand.halves
    return fonts.wrapped(hand.holding, LEGIBLE, WIDTH - 3 * _INSET) if hand.holding else ()


def _own_plate(canvas: Canvas, box: Box, picture: PanelPicture) -> None:
    seat = picture.seat
    paint_frame(canvas, box, seat)
    left, top, right = box[0] + _INSET, box[1] + PAD, box[2] - _INSET
    paint_name(canvas, (left, top, _NAME_RIGHT, top + LINE), seat)
    right = paint_marks(canvas, (_NAME_RIGHT, top, right, top + LINE), seat, noted=True)
    ink = INK_DIM if seat.dimmed else GOLD
    canvas.text(seat.stack, (_NAME_RIGHT + 20, top, right, top + LINE), LEGIBLE, ink, align="left", least=SMALL)
    ink = INK_DIM if picture.hand.folded else GOLD if seat.won or not seat.dimmed else INK
    for at, line in enumerate(_own_lines(picture)):
        upper = top + LINE + at * OWN_LINE
        within = (left, upper, box[2] - _INSET, upper + OWN_LINE)
        canvas.text(line, within, LEGIBLE, ink, align="left", least=LEGIBLE)


def _felt(high: int) -> Canvas:
    """Return a canvas of this height with the empty table.

    It is not cached: each height would take 5 MB, to save one millisecond.
    """
    canvas = Canvas(Image.new("RGB", (WIDTH, high), GROUND))
    canvas.plate((0, 0, WIDTH, high), 28, FELT, FELT_DARK, 8)
    canvas.plate((22, 22, WIDTH - 22, high - 22), 18, FELT, FELT_LIGHT, 2)
    return canvas
