"""One seat: the plate with name and stack, the cards, and the bet in front of it."""

from itertools import accumulate
from typing import Final

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.cards import BACK_OF_CARD, card
from bot.ui.pictures.drawing.chips import pile
from bot.ui.pictures.drawing.colours import (
    BLACK,
    FELT_DARK,
    GOLD,
    GREEN,
    INK,
    INK_DIM,
    PILL,
    PILL_DIM,
    PLATE,
    PLATE_DIM,
    PLATE_EDGE,
    PLATE_TURN,
    RED,
    Box,
    Colour,
)
from bot.ui.pictures.drawing.layout import LEGIBLE, SeatArea, Sizes
from bot.ui.pictures.seat_picture import NoteKind, SeatPicture

_PILLS: Final[dict[NoteKind, tuple[Colour, Colour]]] = {
    "won": (GREEN, BLACK),
    "turn": (GOLD, BLACK),
    "all_in": (RED, INK),
}
_QUIET: Final = (PILL, INK)
_FAINT: Final = (PILL_DIM, INK_DIM)
_NOTE_LEAST: Final = 60
"""The least width for a note beside the stack, in pixels; if there is less, only the alternative text has the note."""


def paint_seat(canvas: Canvas, sizes: Sizes, area: SeatArea, seat: SeatPicture) -> None:
    _plate(canvas, sizes, area.plate, seat)
    _cards(canvas, sizes, area.cards, seat)
    _bet(canvas, sizes, area, seat)


# The plate


def _plate(canvas: Canvas, sizes: Sizes, box: Box, seat: SeatPicture) -> None:
    of = sizes.of
    fill = PLATE_TURN if seat.turn else PLATE_DIM if seat.dimmed else PLATE
    edge = GOLD if seat.turn else GREEN if seat.won else fill if seat.dimmed else PLATE_EDGE
    canvas.plate(box, of(18), fill, edge, of(5) if seat.turn or seat.won else of(2))
    left, top, right, bottom = box
    middle, inset = (top + bottom) // 2, of(12)
    _name(canvas, sizes, (left + inset, top + of(4), right - inset, middle), seat)
    _stack(canvas, sizes, (left + inset, middle, right - inset, bottom - of(4)), seat)


def _name(canvas: Canvas, sizes: Sizes, box: Box, seat: SeatPicture) -> None:
    of = sizes.of
    left, top, right, bottom = box
    ink = INK_DIM if seat.dimmed else INK
    badge = (left, top + of(12), left + of(30), bottom - of(10))
    canvas.plate(badge, of(9), INK_DIM if seat.dimmed else PLATE_EDGE)
    canvas.text(str(seat.seat), badge, of(24), PLATE_DIM if seat.dimmed else INK)
    if seat.dm_closed:
        right = _closed_letter(canvas, sizes, (right - of(36), top + of(16), right, bottom - of(14))) - of(8)
    name = fonts.drawable(seat.name, seat.label)
    canvas.text(name, (left + of(38), top, right, bottom), LEGIBLE, ink, align="left", least=LEGIBLE)


def _closed_letter(canvas: Canvas, sizes: Sizes, box: Box) -> int:
    """Paint a crossed-out envelope and return its left edge."""
    left, top, right, bottom = box
    canvas.plate(box, sizes.of(4), INK)
    middle, thick = (left + right) // 2, max(sizes.of(3), 2)
    canvas.line([(left, top), (middle, (top + bottom) // 2), (right, top)], PLATE, thick)
    canvas.line([(left - thick, bottom + thick), (right + thick, top - thick)], RED, thick + 2)
    return left - thick


def _stack(canvas: Canvas, sizes: Sizes, box: Box, seat: SeatPicture) -> None:
    """Write the stack, and a note in the room that is left beside it."""
    of = sizes.of
    left, top, right, bottom = box
    begins = left + fonts.width(seat.stack, LEGIBLE) + of(12)
    if seat.notes and right - begins >= _NOTE_LEAST:
        note = seat.notes[0]
        fill, ink = _PILLS.get(note.kind, _FAINT if seat.dimmed else _QUIET)
        room = (begins, top + of(6), right, bottom - of(8))
        right = canvas.pill(note.text, room, of(34), fill, ink, align="right", least=of(16))[0] - of(8)
    colour = INK_DIM if seat.dimmed else GOLD
    canvas.text(seat.stack, (left + of(2), top, right, bottom), LEGIBLE, colour, align="left", least=of(17))


# The cards


def _cards(canvas: Canvas, sizes: Sizes, box: Box, seat: SeatPicture) -> None:
    """Paint the cards, down cards first as they were dealt, as far apart as fits."""
    down = seat.shown or (BACK_OF_CARD,) * seat.backs
    faces = (*down, *seat.upcards)
    if not faces:
        return
    width, height = sizes.card
    places = list(accumulate(_steps(sizes, box, seat), initial=0))
    left = (box[0] + box[2] - _button_room(sizes, seat) - places[-1] - width) // 2
    for face, place in zip(faces, places, strict=True):
        lifted = face in seat.lifted
        dim = (seat.dimmed or bool(seat.lifted)) and not lifted
        top = box[1] if lifted else box[1] + sizes.lift
        canvas.stamp(card(face, width, height, dim=dim, gold=lifted), left + place, top)
    if lines := seat.halves or tuple(filter(None, [seat.holding or seat.draws])):
        ink = GOLD if seat.won else INK_DIM if seat.dimmed else INK
        middle = left + (places[-1] + width) // 2
        half = min(middle - box[0], box[2] - middle)
        # The last line overlaps the cards' lower edge, below the suits.
        for lines_below, line in enumerate(reversed(lines)):
            bottom = box[3] + sizes.gap - lines_below * sizes.of(34)
            strip = (middle - half, bottom - sizes.of(32), middle + half, bottom)
            canvas.pill(line, strip, sizes.of(24), BLACK, ink, least=sizes.of(15))


def _steps(sizes: Sizes, box: Box, seat: SeatPicture) -> list[int]:
    """Return the distances between the cards' left edges: small for face-down cards, as wide as fits for others."""
    of, width = sizes.of, sizes.card[0]
    room = box[2] - box[0] - _button_room(sizes, seat) - width
    down, up = len(seat.shown) or seat.backs, len(seat.upcards)
    if seat.shown or not seat.backs:
        count = down + up - 1
        return [min(width + of(6), room // max(count, 1))] * count
    if not up:
        return [min(of(52), room // max(down - 1, 1))] * (down - 1)
    backs = [of(24)] * (down - 1)
    step = min(width + of(6), (room - sum(backs)) // up)
    return [*backs, *[step] * up]


def _button_room(sizes: Sizes, seat: SeatPicture) -> int:
    """Return the width to keep free on the right of the cards for the dealer button and the blind."""
    return sizes.of(60) if seat.button or seat.blind else 0


# The bet


def _bet(canvas: Canvas, sizes: Sizes, area: SeatArea, seat: SeatPicture) -> None:
    of = sizes.of
    _button(canvas, sizes, area, seat)
    if not seat.bet:
        return
    chips = pile(seat.bet, of(30))
    left, top, right, bottom = area.bet
    text, size = fonts.fitted(seat.bet_text, of(50), right - left - chips.size[0] - of(6), of(18))
    whole = chips.size[0] + of(6) + fonts.width(text, size)
    start = {"left": left, "right": right - whole}.get(area.bet_align, (left + right - whole) // 2)
    canvas.stamp(chips, start, bottom - chips.size[1])
    canvas.text(text, (start + chips.size[0] + of(6), top, start + whole, bottom), size, INK, align="left")


def _button(canvas: Canvas, sizes: Sizes, area: SeatArea, seat: SeatPicture) -> None:
    """Paint the dealer button, the blind, or one above the other."""
    of = sizes.of
    right, middle = area.cards[2] - of(4), (area.cards[1] + sizes.lift + area.cards[3]) // 2
    apart = of(26) if seat.button and seat.blind else 0
    if seat.button:
        box = (right - of(46), middle - apart - of(23), right, middle - apart + of(23))
        canvas.plate(box, of(23), INK, PLATE_EDGE, of(3))
        canvas.text("D", box, of(28), BLACK)
    if seat.blind:
        box = (right - of(52), middle + apart - of(20), right, middle + apart + of(20))
        canvas.plate(box, of(10), FELT_DARK)
        canvas.text(seat.blind, box, of(28), INK, least=of(16))
