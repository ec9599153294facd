"""Split pots: who wins each half of each pot, who may muck and how each half is named (.docs/rules.md, section 11)."""

from dataclasses import replace

from bot.poker.cards import parse_cards
from bot.poker.events import HoldingMucked, HoldingShown, PotAwarded
from bot.poker.games.openers import highest_board, lowest_upcard
from bot.poker.games.razz import RAZZ
from bot.poker.hand import Hand
from bot.poker.holdings import ACE_TO_FIVE, EIGHT_OR_BETTER, HIGH, SplitRanking
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import Table

THIRD, *LATER = RAZZ.streets
GAME = replace(
    RAZZ,
    name="split",
    ranking=SplitRanking(HIGH, EIGHT_OR_BETTER, ("high", "low")),
    without_qualifier=SplitRanking(HIGH, ACE_TO_FIVE, ("high", "low")),
    streets=(replace(THIRD, opener=lowest_upcard), *(replace(street, opener=highest_board) for street in LATER)),
    house_rules=(*RAZZ.house_rules, "qualifier"),
)
KINGS = "Ks Kh Kd Ts 9s 9c Jc"
EIGHT = "2c 3d 4h 6c 8d Qs Qd"
SAME_EIGHT = "2d 3h 4c 6d 8h Qh Jd"
NOTHING = "Th Tc 7s 5s Jh Ad 9h"


def played(cards: dict[int, str], stacks: dict[int, int], *, ante: int = 2, rules: HouseRules | None = None) -> Table:
    """Play a hand in which all go all-in, except that seats with fewer than seven cards fold."""
    folding = {seat: 1 for seat, held in cards.items() if len(parse_cards(held)) < 7}
    table = Table(stacks, cards, stakes=Stakes.of(20, ante=ante, bring_in=3), game=GAME, rules=rules, out=folding)
    while not table.hand.finished:
        seat = table.hand.to_act
        if seat in folding and "fold" in table.may:
            table.play(f"{seat} fold")
        else:
            kind = next(kind for kind in ("complete", "raise", "bet", "call", "check", "bring_in") if kind in table.may)
            table.play(f"{seat} {kind}")
    return table


def awards(table: Table) -> list[tuple[int, int, tuple[tuple[int, int], ...]]]:
    return [(each.pot, each.half, each.shares) for each in table.hand.events if isinstance(each, PotAwarded)]


def shown_down(cards: dict[int, str], rules: HouseRules | None = None) -> Table:
    """Play a hand in which all call and check to the end and nobody is all-in."""
    stakes = Stakes.of(20, ante=2, bring_in=3)
    table = Table(dict.fromkeys(cards, 1000), cards, stakes=stakes, game=GAME, rules=rules)
    table.play(f"{table.hand.to_act} bring_in")
    while not table.hand.finished:
        table.check_round()
    return table


def test_R11_1_the_high_half_gets_the_odd_chip_when_a_pot_is_halved() -> None:
    cards = {1: KINGS, 2: EIGHT, 3: SAME_EIGHT, 4: "7d 7h 5c"}
    table = played(cards, {1: 33, 2: 33, 3: 33, 4: 100})
    assert awards(table) == [(0, 1, ((1, 51),)), (0, 2, ((3, 25), (2, 25)))]


def test_R11_1_the_cards_of_a_half_decide_who_gets_its_odd_chip() -> None:
    """The low half of 103 is 51, and the equal eight with the heart gets its odd chip."""
    cards = {1: KINGS, 2: EIGHT, 3: SAME_EIGHT, 4: "7d 7h 5c"}
    table = played(cards, {1: 34, 2: 34, 3: 34, 4: 100}, ante=1)
    assert awards(table) == [(0, 1, ((1, 52),)), (0, 2, ((3, 26), (2, 25)))]
    assert table.hand.state.awarded == (((1, 52), (3, 26), (2, 25)),)
    assert table.stacks() == {1: 52, 2: 25, 3: 26, 4: 99}


def test_R11_1_each_pot_is_halved_separately() -> None:
    """Seat 2 wins the low half of the main pot only; seat 3 wins that of the side pot."""
    cards = {1: KINGS, 2: "Ac 2h 3s 4d 6h Qs Qd", 3: SAME_EIGHT}
    table = played(cards, {1: 60, 2: 30, 3: 60})
    assert awards(table) == [(0, 1, ((1, 45),)), (0, 2, ((2, 45),)), (1, 1, ((1, 30),)), (1, 2, ((3, 30),))]


def test_R11_1_a_player_who_wins_both_halves_wins_the_whole_pot() -> None:
    table = played({1: "As Ac 2h 3s 5d 7c Ad", 2: SAME_EIGHT}, {1: 33, 2: 33})
    assert awards(table) == [(0, 0, ((1, 66),))]


def test_R11_1_a_pot_is_shared_once_when_the_same_players_win_both_halves() -> None:
    """66 is shared as 33 and 33, not halved twice with two odd chips; the high's order decides the odd chip of 69."""
    cards = {1: "Ac Ks 3h 4h 6d 8c Qd", 2: "As Kc 3d 4d 6h 8s Qh", 3: "7d 7h 5c"}
    assert awards(played({1: cards[1], 2: cards[2]}, {1: 33, 2: 33})) == [(0, 0, ((2, 33), (1, 33)))]
    assert awards(played(cards, {1: 34, 2: 34, 3: 100}, ante=1)) == [(0, 0, ((2, 35), (1, 34)))]


def test_R11_1_a_pot_with_only_one_player_is_not_halved() -> None:
    table = Table({1: 100, 2: 100}, {1: "2c 3c 9h", 2: "Ks Kd Kh"}, game=GAME)
    table.play("1 bring_in", "2 complete", "1 fold")
    assert awards(table) == [(0, 0, ((2, 10),))]


def test_R11_2_without_a_low_the_high_wins_the_whole_pot() -> None:
    table = played({1: KINGS, 2: NOTHING}, {1: 33, 2: 33})
    assert awards(table) == [(0, 0, ((1, 66),))]


def test_R11_2_without_a_qualifier_any_low_wins_its_half() -> None:
    table = played({1: KINGS, 2: NOTHING}, {1: 33, 2: 33}, rules=HouseRules(qualifier=None))
    assert awards(table) == [(0, 1, ((1, 33),)), (0, 2, ((2, 33),))]


def test_R11_3_a_hand_that_wins_either_half_is_shown_and_one_without_a_low_is_mucked() -> None:
    table = shown_down({1: KINGS, 2: NOTHING, 3: EIGHT})
    told = [(type(each), each.seat) for each in table.hand.events if isinstance(each, HoldingShown | HoldingMucked)]
    assert {seat: kind for kind, seat in told} == {1: HoldingShown, 2: HoldingMucked, 3: HoldingShown}


def test_R11_4_a_shown_hand_is_named_for_each_half_of_the_pot() -> None:
    table = shown_down({1: KINGS, 2: NOTHING, 3: EIGHT})
    names = {seat.seat: str(seat.holding) for seat in table.hand.view(None).seats if seat.holding}
    assert names == {1: "high: full house, kings full of nines; no low", 3: "high: pair of queens; low: eight-six"}


def test_the_view_shows_a_halved_pot_by_its_halves_and_as_a_whole() -> None:
    table = played({1: KINGS, 2: EIGHT}, {1: 33, 2: 33})
    (pot,) = table.hand.view(None).pots
    assert (pot.shares, pot.halves) == (((1, 33), (2, 33)), (((1, 33),), ((2, 33),)))


def test_the_events_of_a_split_pot_replay_to_the_same_hand() -> None:
    table = played({1: KINGS, 2: EIGHT}, {1: 33, 2: 33})
    assert Hand.from_events(table.hand.events, {"split": GAME}) == table.hand
    for version in range(1, table.hand.version):
        Hand.from_events(table.hand.events[:version], {"split": GAME})
