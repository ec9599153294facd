"""The common bet sizes in pot limit and no limit. Pure."""

from typing import Final, Literal, NamedTuple

from bot.poker.actions import BIGGER, ActionKind, Option, cost_of_call
from bot.poker.views import RoomView, SeatView

Common = Literal["least", "half-pot", "pot", "all-in"]
_PAYS: Final = (ActionKind.CALL, ActionKind.BRING_IN)

DIGITS_MOST: Final = 18
"""The maximum number of digits of an amount that is read as a number; nobody has so many chips."""


class Size(NamedTuple):
    common: Common
    to: int
    """The seat's total bet in this round after the act, in chips."""


def is_named_by_cost(kind: ActionKind) -> bool:
    """Return True if people say what the act costs ("call 40"), not its total ("raise to 80")."""
    return kind in _PAYS


def named_amount(option: Option) -> int:
    """Return the chips that a button or sentence shows for the option's minimum size."""
    return option.cost if is_named_by_cost(option.kind) else option.to


def offered(room: RoomView) -> tuple[list[tuple[Option, int]], Option | None]:
    """Return the options of fixed size with the chips on their buttons, and the option of free size.

    The latter is None if the player cannot choose any size.
    """
    return [(option, named_amount(option)) for option in room.options if not _has_size(option)], sized(room)


def sized(room: RoomView) -> Option | None:
    """Return the bet or raise whose size the player can choose; None if there is none, as in fixed limit."""
    return next(filter(_has_size, room.options), None)


def _has_size(option: Option) -> bool:
    return option.kind in BIGGER and option.most > option.to


def common_sizes(room: RoomView, option: Option) -> list[Size]:
    """Return the minimum, half the pot, the pot and all-in, if allowed and different, smallest first.

    A raise of the pot's size first calls, then raises by the pot after that call (R-3.8).
    """
    level, pot = _level_and_pot(room)
    sizes = [Size("least", option.to), Size("half-pot", level + pot // 2), Size("pot", level + pot)]
    acting = _acting(room)
    if option.most == acting.bet + acting.stack:
        sizes.append(Size("all-in", option.most))
    # The last of equal sizes stays: "all-in" says more than "pot".
    allowed = {size.to: size for size in sizes if option.to <= size.to <= option.most}
    return [allowed[to] for to in sorted(allowed)]


def two_thirds_pot(room: RoomView, option: Option) -> int:
    """Return a bet or raise of two thirds of the pot, a common size, but within the allowed sizes."""
    level, pot = _level_and_pot(room)
    return max(option.to, min(level + 2 * pot // 3, option.most))


def _acting(room: RoomView) -> SeatView:
    return next(seat for seat in room.seats if seat.seat == room.to_act)


def _level_and_pot(room: RoomView) -> tuple[int, int]:
    """Return (the seat's total bet after a call, the pot after that call)."""
    to_call = cost_of_call(room.options)
    return _acting(room).bet + to_call, sum(each.amount for each in room.pots) + to_call


def suggest_sizes(room: RoomView, typed: str) -> list[int]:
    """Return suggestions: the typed amount if it is allowed, then common sizes that begin with its digits.

    The list is empty if no size can be chosen.
    """
    option = sized(room)
    if option is None:
        return []
    own = int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= DIGITS_MOST else 0
    typed_size = [own] if option.to <= own <= option.most else []
    common = dict.fromkeys((*(size.to for size in common_sizes(room, option)), option.most))
    return [*typed_size, *(to for to in common if to != own and str(to).startswith(typed))]
