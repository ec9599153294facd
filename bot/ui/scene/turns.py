"""Checks that a click still belongs to its player's turn, before the table is asked."""

from bot.poker.refusals import Reason, Refusal
from bot.tables.replies import Denial
from bot.ui.scene.answers import denied, refused
from bot.ui.scene.scene import Scene


def turn_over(scene: Scene, hand_number: int, version: int, player_id: int) -> str | None:
    """Why it is not the player's turn at this very moment of the hand, in the table's own words; None where it is."""
    denial = _denial(scene, hand_number, version, player_id)
    if denial is not None:
        return denied(scene, denial, player_id)
    hand, seat = scene.view.hand, scene.seat_of(player_id)
    if hand is None or seat is None or hand.to_act == seat:
        return None
    dealt = scene.dealt.get(seat)
    plays = dealt is not None and not dealt.folded and scene.dealt_players.get(seat) == player_id
    reason = Reason.OUT_OF_TURN if plays else Reason.NOT_IN_HAND
    return refused(scene, Refusal(reason, seat, hand.to_act, ()))


def _denial(scene: Scene, hand_number: int, version: int, player_id: int) -> Denial | None:
    view, hand = scene.view, scene.running
    if view.closed:
        return Denial.CLOSED
    if view.paused is not None:
        return Denial.PAUSED
    if scene.seat_of(player_id) is None:
        return Denial.NOT_SEATED
    if hand is None:
        return Denial.NO_HAND
    return Denial.STALE if (view.hand_number, hand.version) != (hand_number, version) else None
