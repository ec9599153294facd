"""The options of the player to act, and the reasons why any other action is refused (R-3.2, R-4.12)."""

from collections.abc import Sequence

from bot.poker.actions import BIGGER, Action, ActionKind, Option
from bot.poker.machine.betting import Betting
from bot.poker.machine.state import HandState
from bot.poker.refusals import Reason
from bot.poker.seats import Player


def options(state: HandState, player: Player) -> tuple[Option, ...]:
    """Return every kind of action that is allowed for the player to act."""
    if state.drawing:
        return (Option(ActionKind.DRAW, 0, 0, state.game.most_discards(state.rules)),)
    betting = state.betting
    assert betting is not None
    raising = _raise(state, betting, player)
    if state.bring_in_due:
        bring_in = min(state.stakes.bring_in, player.stack)
        brings_in = (Option(ActionKind.BRING_IN, bring_in, bring_in, bring_in), *raising)
        return (Option(ActionKind.FOLD, 0, 0, 0), *brings_in) if state.bring_in_passed else brings_in
    bet, level = player.bet, betting.level
    if bet >= level:
        return Option(ActionKind.CHECK, 0, bet, bet), *raising
    called = min(level, bet + player.stack)
    return Option(ActionKind.FOLD, 0, bet, bet), Option(ActionKind.CALL, called - bet, called, called), *raising


def _raise(state: HandState, betting: Betting, player: Player) -> tuple[Option, ...]:
    """Return the option to bet, complete or raise; empty if that is not allowed."""
    if player.seat in betting.acted or betting.is_capped or not _somebody_can_call(state, betting, player):
        return ()
    if state.bring_in_due and not _can_complete_at_once(state, player):
        return ()
    pot = _pot(state) if betting.limit == "pot" else 0  # the sum over all players is needed in pot limit only
    raises = betting.raise_range(player.bet, player.stack, pot)
    if raises is None:
        return ()
    least, most = raises
    return (Option(_bigger_kind(state, betting), least - player.bet, least, most),)


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
        if other.stack and other.stack + other.bet > level and other is not player and not other.folded:
            return True
    return False


def _bigger_kind(state: HandState, betting: Betting) -> ActionKind:
    if betting.made or (betting.level and betting.limit != "fixed"):
        return ActionKind.RAISE  # above an all-in short of a bet, which is completed in fixed limit only
    return ActionKind.COMPLETE if betting.level or state.bring_in_due else ActionKind.BET


def reason_against(state: HandState, action: Action, allowed: Sequence[Option]) -> Reason:
    """Return the reason why the player to act may not take this action.

    ``draws.py`` checks the cards of a draw.
    """
    if any(option.kind is action.kind for option in allowed):
        return Reason.WRONG_AMOUNT
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
