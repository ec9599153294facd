"""The start of a street and of its betting round (R-3.3, R-3.4, R-5.4)."""

from bot.poker.machine.betting import Betting
from bot.poker.machine.state import HandState
from bot.poker.seats import Player


def begin_street(state: HandState, at: int) -> None:
    """Begin the street with index ``at``, after its cards are dealt.

    If it has a draw, the betting begins after the draw.
    """
    if at:  # blinds count as bets of the first street
        state.clear_bets()
    state.street = at
    state.last_aggressor, state.aggressor, state.opener, state.betting = state.aggressor, None, None, None
    state.bring_in_due = state.bring_in_passed = False
    state.drawing, state.due = state.streets[at].draw, ()
    if state.drawing:
        for player in state.players:
            state.mutable_player(player.seat).drew = None
        state.due = tuple([player.seat for player in state.live])  # all-in players draw too
    else:
        open_round(state)


def open_round(state: HandState) -> None:
    """Begin the street's betting, if somebody can still bet against another player."""
    live, street = state.live, state.streets[state.street]
    bettors = [player for player in live if player.stack]
    if not bettors:
        return
    doubled = street.big_bet and state.stakes.limit == "fixed"
    unit = state.stakes.big_bet if doubled else state.stakes.small_bet
    state.betting = Betting(state.stakes.limit, unit, _cap(state, len(live)))
    if state.street == 0 and any(player.blind for player in state.players):
        state.betting.force(state.stakes.big_blind, is_the_bet=True)
    if len(bettors) == 1 and not _faces_a_bet(state, bettors[0]):
        state.betting = None
        return
    state.bring_in_due = state.game.forced == "bring_in" and state.street == 0
    state.due = _due_first(state, live)
    state.opener = state.due[0]


def _due_first(state: HandState, live: list[Player]) -> tuple[int, ...]:
    """Return the seats that bet on the street, the first to act first (R-3.4, R-4.10).

    ``live`` are the players still in. If the one to open the street cannot bet, the next player who can is first.
    """
    opener = state.streets[state.street].opener
    first = state.by_seat[opener(state, live)]
    if first.folded or not first.stack:
        state.bring_in_passed = state.bring_in_due
        if state.bring_in_passed and state.rules.allin_bringin == "next_worst":
            first = state.by_seat[opener(state, state.players_able_to_bet)]
    return state.seats_able_to_bet(first.at)


def pass_bring_in_on(state: HandState) -> None:
    """Give the bring-in to the next player, because the player who had it has folded.

    They were allowed to fold because they had the bring-in only in place of a player who is all-in from the ante
    (R-4.10).
    """
    state.bring_in_due = len(state.players_able_to_bet) > 1
    if state.bring_in_due:
        state.due = _due_first(state, state.live)


def _faces_a_bet(state: HandState, player: Player) -> bool:
    return any(other.bet > player.bet for other in state.live)


def _cap(state: HandState, players: int) -> int | None:
    """Return the maximum number of bets and raises in a round of so many players.

    Only fixed limit has a cap (R-3.3).
    """
    rules = state.rules
    if rules.raise_cap is None or state.stakes.limit != "fixed":
        return None
    if rules.heads_up_uncapped == "last_two" and state.last_two:
        return None
    if rules.heads_up_uncapped == "round" and players == 2:
        return None
    return 1 + rules.raise_cap
