"""Plans: actions that a player sets before their next turn, carried out without asking them. Pure.

A plan lasts for one turn on the street where it was made. It ends when the player acts, when the table acts for them,
and when new cards are dealt, including a redeal (R-7.3). It is saved with the table, in the same transaction as
anything that could end it, so it survives a restart unchanged. Nobody else sees a plan while the player can still
change it. When the player's turn comes:

| plan         | action for the player                          | the player must decide instead                   |
|--------------|------------------------------------------------|--------------------------------------------------|
| `check_fold` | checks; folds only if checking is not allowed  | if they must bring in                            |
| `call_this`  | calls the bet that they saw when planning      | if the bet has grown since                       |
| `call_any`   | calls any bet; checks if there is none         | for a call of their last chips, or the bring-in  |
| `fold_any`   | folds if that is allowed                       | if they may check, or must bring in              |
| `pat`        | stands pat                                     | never: it is planned only during a draw          |

So no plan bets, raises, brings in, discards, folds a hand that could check, or puts a player all-in. The one
exception is `call_this` if that call was already all-in when the player planned it, as the bot then warned them.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.poker.actions import ActionKind
from bot.poker.events import Event, PassedIn, StreetDealt
from bot.poker.hand import Hand
from bot.tables.state import Plan, PlanKind


@dataclass(frozen=True, slots=True)
class Prospect:
    """The plans that a player may make now for their next turn; only this player may see them."""

    hand_number: int
    kinds: tuple[PlanKind, ...]
    planned: PlanKind | None
    """The player's current plan; None if there is none, or the bet has grown beyond it."""
    to: int
    """The bet that a call would match: each player's total on this street."""
    cost: int
    """The chips that a call costs; 0 if there is nothing to call."""
    all_in: bool
    """True if a call would take the player's last chips."""


def plannable(hand: Hand, seat: int) -> tuple[PlanKind, ...]:
    """Return the plans that the seat may make now; none on its turn, or with no turn left on this street."""
    player = hand.state.by_seat.get(seat)
    if player is None or player.folded or hand.finished or hand.to_act in (None, seat):
        return ()
    if hand.state.drawing:
        return ("pat",) if player.drew is None else ()
    if not player.stack:
        return ()
    to, _ = price(hand, seat)
    return ("check_fold", "call_this", "call_any", "fold_any") if to else ("check_fold", "call_any", "fold_any")


def price(hand: Hand, seat: int) -> tuple[int, int]:
    """Return the bet that the seat must match and the chips that a call costs; (0, 0) if there is none."""
    betting, player = hand.state.betting, hand.state.player(seat)
    if betting is None or betting.level <= player.bet:
        return 0, 0
    return betting.level, min(betting.level - player.bet, player.stack)


def prospect(hand: Hand, hand_number: int, seat: int, planned: PlanKind | None) -> Prospect:
    """Return the seat's possible plans; ``seat`` must be in the hand."""
    to, cost = price(hand, seat)
    return Prospect(hand_number, plannable(hand, seat), planned, to, cost, 0 < cost == hand.state.player(seat).stack)


def planned_act(plan: Plan, hand: Hand) -> ActionKind | None:
    """Return the action that the plan makes for the player to act; None if the player must decide."""
    kinds = {option.kind: option for option in hand.legal()}
    if plan.kind == "pat":
        return ActionKind.DRAW if ActionKind.DRAW in kinds else None
    if plan.kind != "fold_any" and plan.kind != "call_this" and ActionKind.CHECK in kinds:
        return ActionKind.CHECK
    if plan.kind in ("check_fold", "fold_any"):
        return ActionKind.FOLD if ActionKind.FOLD in kinds else None
    if ActionKind.CALL not in kinds or hand.to_act is None:
        return None
    if plan.kind == "call_this":
        return ActionKind.CALL if holds(plan, hand, hand.to_act) else None
    return ActionKind.CALL if kinds[ActionKind.CALL].cost < hand.stack(hand.to_act) else None


def holds(plan: Plan, hand: Hand, seat: int) -> bool:
    """Return False if the plan was to call a bet that has grown since; the player must then be asked."""
    return plan.kind != "call_this" or price(hand, seat)[0] == plan.to


def kept(plans: tuple[Plan, ...], happened: Iterable[Event], player_id: int | None = None) -> tuple[Plan, ...]:
    """Return the plans that remain after these events; ``player_id``: the player who acted."""
    if not plans or any(isinstance(event, StreetDealt | PassedIn) for event in happened):
        return ()
    return without(plans, player_id)


def without(plans: tuple[Plan, ...], player_id: int | None) -> tuple[Plan, ...]:
    return tuple(plan for plan in plans if plan.player_id != player_id)


def of_player(plans: tuple[Plan, ...], player_id: int | None) -> Plan | None:
    return next((plan for plan in plans if plan.player_id == player_id), None)
