"""The drawing of one seat: the plate with name, stack and hand, the cards, and the bet in front of it."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Align, Canvas, pill_pad
from bot.ui.pictures.drawing.cards import BACK_OF_CARD, card
from bot.ui.pictures.drawing.chips import pile
from bot.ui.pictures.drawing.colours import (
    BLACK,
    GOLD,
    GREEN,
    INK,
    INK_DIM,
    PILL,
    PLATE,
    PLATE_DIM,
    PLATE_EDGE,
    PLATE_TURN,
    RED,
    Box,
    Colour,
)
from bot.ui.pictures.drawing.layout import LEGIBLE, LINE, PAD, SMALL, SMALL_LINE, Sizes
from bot.ui.pictures.seat_picture import Note, NoteKind, SeatPicture

_PILLS: Final[dict[NoteKind, tuple[Colour, Colour]]] = {
    "won": (GREEN, BLACK),
    "turn": (GOLD, BLACK),
    "all_in": (RED, INK),
}
_INSET: Final = 9
"""The space at the left and right inside a plate, in pixels."""
_NUMBER: Final = 27
_MARK: Final = 36
"""The height of the dealer button and of the blind's mark on the plate, in pixels."""
_APART: Final = 9
"""The space between the marks on a plate, in pixels."""
_TARGET: Final = 36
"""The width of the target symbol in front of a bounty, in pixels."""
_BEATEN: Final = 0.8
"""The factor for the size of the cards of players who are out or beaten."""
_LINES_MOST: Final = 2


def small_lines(seats: Sequence[SeatPicture], sizes: Sizes) -> int:
    """Return the number of small lines that each plate needs below name and stack."""
    return max((len(_hand_lines(seat, sizes)) for seat in seats), default=1) or 1


def nameless_seats(seats: Sequence[SeatPicture]) -> tuple[int, ...]:
    """Return the seats that show no name, because the font lacks some of the name's letters."""
    return tuple(seat.seat for seat in seats if fonts.drawable(seat.name, seat.label) == seat.label != seat.name)


# The plate


def paint_plate(canvas: Canvas, sizes: Sizes, box: Box, seat: SeatPicture) -> None:
    paint_frame(canvas, box, seat)
    left, top, right = box[0] + _INSET, box[1] + PAD, box[2] - _INSET
    paint_name(canvas, (left, top, right, top + LINE), seat)
    lines, below = _hand_lines(seat, sizes), top + 2 * LINE
    if lines and seat.won and _mark_width(seat.notes[0].text) > right - left - _stack_width(seat):
        # Both do not fit, and the stack is told again in the next hand.
        upper = top + LINE + (LINE - _MARK) // 2
        _note(canvas, (left, upper, right, upper + _MARK), seat.notes[0])
    else:
        _stack(canvas, (left, top + LINE, right, below), seat, noted=bool(lines))
    ink = GOLD if seat.won else INK_DIM if seat.dimmed else INK
    for at, line in enumerate(lines):
        box = (left, below + at * SMALL_LINE, right, below + (at + 1) * SMALL_LINE)
        canvas.text(line, box, SMALL, ink, align="left", least=SMALL)
    if seat.notes and not lines:
        _note(canvas, (left, below, right, below + SMALL_LINE), seat.notes[0])


def paint_frame(canvas: Canvas, box: Box, seat: SeatPicture) -> None:
    """Paint an empty plate; the plates of the player to act and of winners have a coloured frame."""
    fill = PLATE_TURN if seat.turn else PLATE_DIM if seat.dimmed else PLATE
    edge = GOLD if seat.turn else GREEN if seat.won else fill if seat.dimmed else PLATE_EDGE
    canvas.plate(box, 15, fill, edge, 5 if seat.turn or seat.won else 2)


def _hand_lines(seat: SeatPicture, sizes: Sizes) -> tuple[str, ...]:
    """Return the lines with the name of the hand that the player showed; one for each half of a split pot."""
    room = sizes.plate[0] - 2 * _INSET
    if seat.halves:
        return _half_lines(seat, room)
    return fonts.wrapped(seat.holding, SMALL, room) if seat.holding else ()


def _half_lines(seat: SeatPicture, room: int) -> tuple[str, ...]:
    """Return the lines about both halves of a split pot.

    A line that is too long leaves out the name of its half, which the order of the lines also tells. If that is still
    too long and there is no low hand, the high hand gets both lines.
    """
    high, without_low = seat.short_halves[0], seat.halves[1:] == seat.short_halves[1:]
    if without_low and fonts.width(high, SMALL) > room:
        return fonts.wrapped(high, SMALL, room)
    pairs = zip(seat.halves, seat.short_halves, strict=True)
    return tuple(whole if fonts.width(whole, SMALL) <= room else short for whole, short in pairs)[:_LINES_MOST]


def paint_name(canvas: Canvas, box: Box, seat: SeatPicture) -> None:
    """Write the seat's number and the player's name, with a mark if their direct messages are closed."""
    left, top, right, bottom = box
    number = max(_NUMBER, fonts.width(str(seat.seat), SMALL) + _INSET)
    canvas.text(str(seat.seat), (left, top, left + number, bottom), SMALL, INK_DIM, align="left", least=SMALL)
    if seat.bounty:
        right = _bounty(canvas, (left + 2 * number, top, right, bottom), seat) - 8
    if seat.dm_closed:
        right = _closed_letter(canvas, (right - 33, top + 11, right, bottom - 11)) - 6
    name = fonts.drawable(seat.name, seat.label)
    ink = INK_DIM if seat.dimmed else INK
    canvas.text(name, (left + number, top, right, bottom), LEGIBLE, ink, align="left", least=LEGIBLE)


def _bounty(canvas: Canvas, box: Box, seat: SeatPicture) -> int:
    """Write the player's bounty at the right, behind a target symbol, and return the symbol's left edge."""
    left, top, right, bottom = box
    room = (left + _TARGET, top, right, bottom)
    edge = canvas.text(seat.bounty, room, SMALL, INK_DIM if seat.dimmed else INK, align="right", least=SMALL)[0]
    across, middle = edge - 8 - _TARGET // 2, (top + bottom) // 2
    for reach, colour in ((_TARGET // 2, RED), (_TARGET // 3, INK), (_TARGET // 6, RED)):
        canvas.plate((across - reach, middle - reach, across + reach, middle + reach), reach, colour)
    return across - _TARGET // 2


def _closed_letter(canvas: Canvas, box: Box) -> int:
    """Paint a crossed-out envelope and return its left edge."""
    left, top, right, bottom = box
    canvas.plate(box, 4, INK)
    middle = (left + right) // 2
    canvas.line([(left, top), (middle, (top + bottom) // 2), (right, top)], PLATE, 2)
    canvas.line([(left - 2, bottom + 2), (right + 2, top - 2)], RED, 4)
    return left - 2


def _stack(canvas: Canvas, box: Box, seat: SeatPicture, *, noted: bool) -> None:
    left, top, right, bottom = box
    right = paint_marks(canvas, (left + _stack_width(seat), top, right, bottom), seat, noted=noted)
    ink = INK_DIM if seat.dimmed else GOLD
    canvas.text(seat.stack, (left, top, right, bottom), LEGIBLE, ink, align="left", least=SMALL)


def _stack_width(seat: SeatPicture) -> int:
    """Return the least width of the player's stack with the space behind it, in pixels."""
    return fonts.width(seat.stack, SMALL) + _APART


def _mark_width(text: str) -> int:
    return fonts.width(text, SMALL) + 2 * pill_pad(_MARK)


def paint_marks(canvas: Canvas, box: Box, seat: SeatPicture, *, noted: bool) -> int:
    """Paint the dealer button and the blind's mark at the right, if they fit; return the left edge of both.

    ``noted`` paints the player's note in place of the blind's mark.
    """
    left, top, right, bottom = box
    upper = (top + bottom - _MARK) // 2
    if noted and seat.notes:
        right = _note(canvas, (left, upper, right, upper + _MARK), seat.notes[0], align="right") - _APART
    elif seat.blind and right - _mark_width(seat.blind) >= left:
        room = (left, upper, right, upper + _MARK)
        right = canvas.pill(seat.blind, room, SMALL, PILL, INK, align="right", least=SMALL)[0] - _APART
    if seat.button and right - _MARK >= left:
        disc = (right - _MARK, upper, right, upper + _MARK)
        canvas.plate(disc, _MARK // 2, INK, PLATE_EDGE, 2)
        canvas.text("D", disc, SMALL, BLACK)
        right -= _MARK + _APART
    return right


def _note(canvas: Canvas, box: Box, note: Note, *, align: Align = "left") -> int:
    """Write the note and return its left edge; an important note has a coloured background if that fits."""
    fill, ink = _PILLS.get(note.kind, (INK_DIM, INK_DIM))
    if note.kind in _PILLS and _mark_width(note.text) <= box[2] - box[0]:
        return canvas.pill(note.text, box, SMALL, fill, ink, align=align, least=SMALL)[0]
    return canvas.text(note.text, box, SMALL, fill, align=align, least=SMALL)[0]


# The cards


def paint_cards(canvas: Canvas, sizes: Sizes, box: Box, seat: SeatPicture) -> None:
    """Paint the cards, the down cards first, as far apart as fits; winners' cards are the largest."""
    down = seat.shown or (BACK_OF_CARD,) * seat.backs
    faces = (*down, *seat.upcards)
    if not faces:
        return
    part = _BEATEN if seat.dimmed else 1
    width, height = (round(side * part) for side in sizes.card)
    places = list(accumulate(_steps(sizes, width, box, seat), initial=0))
    left = (box[0] + box[2] - places[-1] - width) // 2
    line = box[3] - height if seat.lifted else (box[1] + box[3] - height) // 2
    row = []
    for face, place in zip(faces, places, strict=True):
        lifted = face in seat.lifted
        dim = (seat.dimmed or bool(seat.lifted)) and not lifted
        top = box[1] if lifted else line
        row.append((card(face, width, height, dim=dim, gold=lifted), left + place, top))
    canvas.stamp(*row)
    if seat.draws and seat.backs:
        # The backs have nothing that the text could hide.
        strip = (box[0], box[3] - SMALL_LINE, box[2], box[3])
        canvas.pill(seat.draws, strip, SMALL, BLACK, INK_DIM if seat.dimmed else INK, least=SMALL)


def _steps(sizes: Sizes, width: int, box: Box, seat: SeatPicture) -> list[int]:
    """Return the distances between the cards' left edges: short for face-down cards, longer for others."""
    of, room = sizes.of, box[2] - box[0] - width
    down, up = len(seat.shown) or seat.backs, len(seat.upcards)
    if seat.shown or not seat.backs:
        count = down + up - 1
        return [min(width + of(4), room // max(count, 1))] * count
    if not up:
        return [min(of(42), room // max(down - 1, 1))] * (down - 1)
    backs = [of(18)] * (down - 1)
    step = min(width + of(4), (room - sum(backs)) // up)
    return [*backs, *[step] * up]


# The bet


def paint_bet(canvas: Canvas, sizes: Sizes, box: Box, align: Align, amount: int, amount_text: str) -> None:
    """Paint the chips that the player has bet on this street, with the amount beside them."""
    of, (left, top, right, bottom) = sizes.of, box
    if top == bottom:
        return
    chips = pile(amount, min(of(24), (bottom - top) * 6 // 11))
    text, size = fonts.fitted(amount_text, of(38), right - left - chips.size[0] - of(6), SMALL)
    whole = chips.size[0] + of(6) + fonts.width(text, size)
    start = {"left": left, "right": right - whole}.get(align, (left + right - whole) // 2)
    canvas.stamp((chips, start, bottom - of(3) - chips.size[1]))
    canvas.text(text, (start + chips.size[0] + of(6), top, start + whole, bottom), size, INK, align="left")
