"""The winners of a busted player's last chips, in side pots, split pots and halved pots (T-7.2, T-7.3)."""

from bot.poker.games import GAMES
from bot.poker.machine.pots import Pot
from bot.poker.machine.state import HandState, Payout
from bot.tables.rules.knock_outs import takers, with_takers
from bot.tables.state import SeatState
from tests.harness.poker.deals import Table

KINGS = "Ks Kh Kd Ts 9s 9c Jc"
EIGHT = "2c 3d 4h 6c 8d Qs Qd"
SAME_EIGHT = "2d 3h 4c 6d 8h Qh Jd"
LOW = "Ac 2h 3s 4d 6h Qs Qd"
"""A six low, which wins the low half, and queens, which lose the high half to ``KINGS``."""


def knocked_out(table: Table) -> dict[int, tuple[int, ...]]:
    """Return who won the last chips of each seat that has none left."""
    state = table.hand.state
    return {seat: takers(state, seat) for seat, stack in table.stacks().items() if not stack}


def all_in(stacks: dict[int, int], cards: dict[int, str], game: str = "razz") -> Table:
    """Play a hand in which all go all-in."""
    table = Table(stacks, cards, game=GAMES[game])
    while not table.hand.finished:
        kind = next(kind for kind in ("complete", "raise", "bet", "call", "check", "bring_in") if kind in table.may)
        table.play(f"{table.hand.to_act} {kind}")
    return table


def split(stacks: dict[int, int], cards: dict[int, str]) -> Table:
    return all_in(stacks, cards, "stud-hi-lo")


WHEEL, SIX, NINE = "5c4c 3s 2sAsKs Kd", "6d4d 3h 2hAhKh Kc", "9c8c 7h 4sQdQh Qs"


def test_T7_2_the_winner_of_the_only_pot_knocks_out_everybody_who_lost_all_chips() -> None:
    assert knocked_out(all_in({1: 60, 2: 60, 3: 60}, {1: WHEEL, 2: SIX, 3: NINE})) == {2: (1,), 3: (1,)}


def test_T7_2_the_bounty_goes_to_the_winner_of_the_last_pot_that_the_player_had_a_claim_to() -> None:
    """Seat 1 wins the main pot, seat 2 the side pot that seat 3's last chips are in."""
    table = all_in({1: 30, 2: 60, 3: 60}, {1: WHEEL, 2: SIX, 3: NINE})
    assert table.stacks() == {1: 90, 2: 60, 3: 0}
    assert knocked_out(table) == {3: (2,)}


def test_T7_2_a_player_is_knocked_out_only_by_the_winner_of_a_pot_that_they_had_a_claim_to() -> None:
    """Seat 3 could win only the main pot, seat 2 the side pot too; both lost to seat 1."""
    table = all_in({1: 90, 2: 60, 3: 30, 4: 90}, {1: WHEEL, 2: NINE, 3: "9d8d 7c 5hJdJh Js", 4: SIX})
    assert knocked_out(table) == {2: (1,), 3: (1,), 4: (1,)}
    table = all_in({1: 30, 2: 60, 3: 30, 4: 60}, {1: WHEEL, 2: NINE, 3: "9d8d 7c 5hJdJh Js", 4: SIX})
    assert knocked_out(table) == {2: (4,), 3: (1,)}


def test_T7_2_winners_of_a_split_pot_share_a_bounty_and_the_better_card_comes_first() -> None:
    """Equal hands: the seven of diamonds is higher than that of clubs (R-3.9)."""
    same = {1: "7c5h 4s 3s2sKs Kd", 2: "7d5s 4d 3h2hKh Kc"}
    table = all_in({1: 60, 2: 60, 3: 60}, {**same, 3: "9c8c Th 4hQdQh Qs"})
    assert knocked_out(table) == {3: (2, 1)}


def test_T7_2_all_winners_of_either_half_of_a_pot_share_a_bounty_equally() -> None:
    """The high half has one winner and the low half two: each gets a third, the winner of the high half first."""
    cards = {1: KINGS, 2: EIGHT, 3: SAME_EIGHT, 4: "7d 7h 5c 5s Jh Td 9h"}
    table = split({1: 60, 2: 60, 3: 60, 4: 60}, cards)
    assert knocked_out(table) == {4: (1, 3, 2)}


def test_T7_2_a_bounty_goes_to_the_winners_of_either_half_of_the_last_pot() -> None:
    """Seat 2 wins half of the main pot only. Seats 1 and 3 win the halves of the side pot that seat 4 was in."""
    table = split({1: 60, 2: 30, 3: 60, 4: 60}, {1: KINGS, 2: LOW, 3: SAME_EIGHT, 4: "7d 7h 5c 5s Jh Td 9h"})
    assert knocked_out(table) == {4: (1, 3)}


def test_T7_2_a_player_who_wins_both_halves_of_the_pot_wins_the_whole_bounty() -> None:
    table = split({1: 33, 2: 33}, {1: "As Ac 2h 3s 5d 7c Ad", 2: SAME_EIGHT})
    assert knocked_out(table) == {2: (1,)}


def test_T7_3_nobody_wins_their_own_bounty_even_with_a_share_of_less_than_a_chip() -> None:
    """A pot of one chip is shared by two: who gets nothing of it is out, and the other takes them."""
    hand = all_in({1: 60, 2: 60}, {1: WHEEL, 2: SIX}).hand.state
    hand.payout = Payout((Pot(1, (1, 2)),), (((2, 1), (1, 0)),))
    assert takers(hand, 1) == (2,)
    assert takers(hand, 2) == ()


def test_T7_2_a_player_who_could_win_no_pot_lost_the_last_chips_to_the_main_pot() -> None:
    hand = all_in({1: 60, 2: 60}, {1: WHEEL, 2: SIX}).hand.state
    hand.payout = Payout((Pot(50, (1, 2)), Pot(40, (2,))), (((1, 50),), ((2, 40),)))
    assert takers(hand, 3) == (1,)


def test_a_pot_that_nobody_won_knocks_nobody_out() -> None:
    hand: HandState = Table({1: 60, 2: 60}, {1: WHEEL, 2: SIX}).hand.state
    assert takers(hand, 1) == ()


def test_T7_2_only_seats_that_lost_all_their_chips_in_the_hand_are_marked() -> None:
    hand = all_in({1: 30, 2: 60, 3: 60}, {1: WHEEL, 2: SIX, 3: NINE}).hand.state
    seats = tuple(SeatState(seat, 100 + seat) for seat in (1, 2, 3, 4))
    marked = with_takers(seats, hand, {1: 101, 2: 102, 3: 103})
    assert [seat.lost_to for seat in marked] == [(), (), (102,), ()]
