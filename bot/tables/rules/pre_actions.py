"""Plans: what a player does on their next turn without being asked. Pure.

A plan is good for one turn, and for the street that it was made on: it goes when the player acts, when somebody acts
for them, and when the next cards come, after a hand that was thrown in, too (R-7.3). It is saved with the table, in the
same transaction as everything that could end it, so a restart finds it as it was. Nobody else learns of a plan while
the player may still change it. When their turn comes:

| plan         | done for the player                            | asked all the same                               |
|--------------|------------------------------------------------|--------------------------------------------------|
| `check_fold` | checks; folds only where that is not allowed   | when they must bring it in                       |
| `call_this`  | calls the bet that stood when they planned it  | when the bet has grown since                     |
| `call_any`   | calls whatever the bet is, checks without one  | for a call of their last chips, and the bring-in |
| `fold_any`   | folds where that is allowed                    | when they may check, or must bring it in         |
| `pat`        | stands pat                                     | never: it is planned while a draw is on          |

So no plan ever bets, raises, brings it in, discards, folds a hand that could check, or puts a player all-in. The one
exception is `call_this` where that very call was all-in when the player planned it; they are told so then.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.poker.actions import ActionKind
from bot.poker.events import Event, PassedIn, StreetDealt
from bot.poker.hand import Hand
from bot.tables.state import Plan, PlanKind


@dataclass(frozen=True, slots=True)
class Prospect:
    """The plans that a player may make at this moment, for their eyes only."""

    hand_number: int
    kinds: tuple[PlanKind, ...]
    planned: PlanKind | None
    """The plan that they have made; None where it will not be carried out any more."""
    to: int
    """The bet that a call would match: what each player has to have in on this street."""
    cost: int
    """The chips that a call costs; 0 where nothing is to be called."""
    all_in: bool
    """A call would take the player's last chips."""


def plannable(hand: Hand, seat: int) -> tuple[PlanKind, ...]:
    """The plans that the seat may make now; none where it is its turn already, or it has no turn to come on this
    street."""
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
    """The bet that the seat has to call, and its chips for it; (0, 0) where it has nothing to call."""
    betting, player = hand.state.betting, hand.state.player(seat)
    if betting is None or betting.level <= player.bet:
        return 0, 0
    return betting.level, min(betting.level - player.bet, player.stack)


def prospect(hand: Hand, hand_number: int, seat: int, planned: PlanKind | None) -> Prospect:
    """``seat`` must be in the hand."""
    to, cost = price(hand, seat)
    return Prospect(hand_number, plannable(hand, seat), planned, to, cost, 0 < cost == hand.state.player(seat).stack)


def planned_act(plan: Plan, hand: Hand) -> ActionKind | None:
    """The action that the plan stands for now, for the player to act; None where they are to be asked."""
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
    """False for the call of a bet that has grown since: the player is asked instead."""
    return plan.kind != "call_this" or price(hand, seat)[0] == plan.to


def kept(plans: tuple[Plan, ...], happened: Iterable[Event], player_id: int | None = None) -> tuple[Plan, ...]:
    """The plans that still hold after these events; ``player_id`` is the player who has acted."""
    if not plans or any(isinstance(event, StreetDealt | PassedIn) for event in happened):
        return ()
    return without(plans, player_id)


def without(plans: tuple[Plan, ...], player_id: int | None) -> tuple[Plan, ...]:
    return tuple(plan for plan in plans if plan.player_id != player_id)


def of_player(plans: tuple[Plan, ...], player_id: int | None) -> Plan | None:
    return next((plan for plan in plans if plan.player_id == player_id), None)
