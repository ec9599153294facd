"""The events that a player's action causes, or the reason why it is not allowed (R-3.2, R-4.12)."""

from collections.abc import Sequence
from typing import Final

from bot.poker.actions import Action, ActionKind, Option
from bot.poker.events import BetMade, BroughtIn, Called, Checked, Completed, Event, Folded, Raised
from bot.poker.machine.draws import draw, reason_against_draw
from bot.poker.machine.jackpots import may_bet
from bot.poker.machine.legal import reason_against
from bot.poker.machine.state import HandState
from bot.poker.refusals import Reason
from bot.poker.seats import Player

_WITH_CHIPS: Final[dict[ActionKind, type[Called | BroughtIn | Completed | BetMade | Raised]]] = {
    ActionKind.CALL: Called,
    ActionKind.BRING_IN: BroughtIn,
    ActionKind.COMPLETE: Completed,
    ActionKind.BET: BetMade,
    ActionKind.RAISE: Raised,
}
_CHECK: Final = ActionKind.CHECK  # looking up a member takes longer than the rest of a comparison
_DRAW: Final = ActionKind.DRAW


def events_of(
    state: HandState, player: Player, options: Sequence[Option], action: Action, shuffle: Sequence[int]
) -> tuple[Event, ...] | Reason:
    """Return the events that the action of the player to act causes, or the reason why it is not allowed.

    ``options`` are the player's. Raises ValueError if a ``shuffle`` is needed and missing.
    """
    seat, kind, to, cards, absent = action
    for option in options:
        if option.kind is kind:
            break
    else:
        return reason_against(state, action)
    if kind is _DRAW and to is None:
        return reason_against_draw(state, player, cards) or draw(state, player, cards, shuffle)
    _, cost, least, most = option
    if to is None:
        to = least
    elif type(to) is not int or not least <= to <= most or kind is _DRAW:
        return Reason.WRONG_AMOUNT
    event = _WITH_CHIPS.get(kind)
    if event is None:
        return (Checked(seat, absent) if kind is _CHECK else Folded(seat),)
    if state.jackpots is not None and not may_bet(state, player):
        return Reason.NO_OPENERS
    return (event(seat, to, cost + to - least),)
