"""The options of the player to act, and the reasons why any other action is refused (R-3.2, R-4.12)."""

from functools import lru_cache
from typing import Final

from bot.poker.actions import BIGGER, Action, ActionKind, Option
from bot.poker.machine.betting import Betting
from bot.poker.machine.state import HandState
from bot.poker.refusals import Reason
from bot.poker.seats import Player

_BET: Final = ActionKind.BET  # looking up a member takes longer than the rest of the choice
_COMPLETE: Final = ActionKind.COMPLETE
_RAISE: Final = ActionKind.RAISE
_NO_RAISE: Final = (None, 0, 0)
_OPTIONS_KEPT: Final = 256
"""The number of options of each kind that are kept: a fixed-limit table has few amounts, and they recur."""


def options(state: HandState, player: Player) -> tuple[Option, ...]:
    """Return every kind of action that is allowed for the player to act."""
    if state.drawing:
        return _to_draw(state.most_discards)
    betting = state.betting
    assert betting is not None
    bet, level = player.bet, betting.level
    bigger, least, most = _bigger(state, betting, player)
    if state.bring_in_due:
        return _to_bring_in(min(state.stakes.bring_in, player.stack), state.bring_in_passed, bigger, least, most)
    if bet >= level:
        return _to_check(bet, bigger, least, most)
    all_in = bet + player.stack
    return _to_call(bet, level if level < all_in else all_in, bigger, least, most)


@lru_cache
def _to_draw(most: int) -> tuple[Option, ...]:
    return (Option(ActionKind.DRAW, 0, 0, most),)


@lru_cache(maxsize=_OPTIONS_KEPT)
def _to_bring_in(to: int, passed: bool, bigger: ActionKind | None, least: int, most: int) -> tuple[Option, ...]:
    brings_in = (Option(ActionKind.BRING_IN, to, to, to), *_raises(0, bigger, least, most))
    return (Option(ActionKind.FOLD, 0, 0, 0), *brings_in) if passed else brings_in


@lru_cache(maxsize=_OPTIONS_KEPT)
def _to_check(bet: int, bigger: ActionKind | None, least: int, most: int) -> tuple[Option, ...]:
    return Option(ActionKind.CHECK, 0, bet, bet), *_raises(bet, bigger, least, most)


@lru_cache(maxsize=_OPTIONS_KEPT)
def _to_call(bet: int, to: int, bigger: ActionKind | None, least: int, most: int) -> tuple[Option, ...]:
    calls = Option(ActionKind.CALL, to - bet, to, to)
    return Option(ActionKind.FOLD, 0, bet, bet), calls, *_raises(bet, bigger, least, most)


def _raises(bet: int, bigger: ActionKind | None, least: int, most: int) -> tuple[Option, ...]:
    return () if bigger is None else (Option(bigger, least - bet, least, most),)


def _bigger(state: HandState, betting: Betting, player: Player) -> tuple[ActionKind | None, int, int]:
    """Return the kind of the bet, completion or raise that is allowed, and its minimum and maximum total.

    The kind is None if none is allowed.
    """
    if player.seat in betting.acted or not _somebody_can_call(state, betting, player):
        return _NO_RAISE
    if state.bring_in_due and not _can_complete_at_once(state, player):
        return _NO_RAISE
    pot = _pot(state) if betting.limit == "pot" else 0  # the sum over all players is needed in pot limit only
    raises = betting.raise_range(player.bet, player.stack, pot)
    if raises is None:
        return _NO_RAISE
    least, most = raises
    return _bigger_kind(state, betting), least, most


def _pot(state: HandState) -> int:
    """Return the chips that count as the pot in pot limit.

    On the first street the big blind's ante for the table is not one of them (R-15.9).
    """
    return state.pot if state.street or state.edition < 2 else state.pot - state.dead


def _can_complete_at_once(state: HandState, player: Player) -> bool:
    """Return True if the player may complete instead of bringing it in (R-3.1).

    A bring-in equal to the small bet is already the bet. A player who cannot put in more than the bring-in can only
    bring it in.
    """
    return state.stakes.bring_in < state.stakes.small_bet and player.stack > state.stakes.bring_in


def _somebody_can_call(state: HandState, betting: Betting, player: Player) -> bool:
    level = betting.level
    for other in state.players:
        stack = other.stack
        if stack and stack + other.bet > level and other is not player and not other.folded:
            return True
    return False


def _bigger_kind(state: HandState, betting: Betting) -> ActionKind:
    if betting.made or (betting.level and betting.limit != "fixed"):
        return _RAISE  # above an all-in short of a bet, which is completed in fixed limit only
    return _COMPLETE if betting.level or state.bring_in_due else _BET


def reason_against(state: HandState, action: Action) -> Reason:
    """Return the reason why the player to act may not take an action of this kind, which is none of their options."""
    if state.bring_in_due or state.drawing:
        return Reason.WRONG_KIND
    if action.kind is ActionKind.CHECK:
        return Reason.CHECK_FACING_BET
    if action.kind is ActionKind.FOLD:
        return Reason.FOLD_IS_FREE
    if action.kind is ActionKind.CALL:
        return Reason.NOTHING_TO_CALL
    return _reason_against_raise(state, action) if action.kind in BIGGER else Reason.WRONG_KIND


def _reason_against_raise(state: HandState, action: Action) -> Reason:
    betting = state.betting
    assert betting is not None
    if betting.is_capped:
        return Reason.CAPPED
    if action.seat in betting.acted:
        return Reason.NOT_REOPENED
    if not _somebody_can_call(state, betting, state.player(action.seat)):
        return Reason.NOBODY_TO_CALL
    return Reason.WRONG_KIND
