"""Jackpots deals that nobody opens, with players who are away, leave or are all-in (R-7.3)."""

from collections.abc import Collection, Mapping
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import parse_cards
from bot.poker.events import (
    AntePosted,
    Event,
    HandFinished,
    OpenersShown,
    PassedIn,
    PotAwarded,
    PotReturned,
)
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Reason
from bot.poker.stakes import Stakes
from tests.harness.oracle.referee import check_end
from tests.harness.poker.deals import DrawTable, draw_deck

FIVE = GAMES["five-card-draw"]
TEN = Stakes.antes(20, ante=10)
THREE = {1: 1000, 2: 1000, 3: 1000}
HANDS = {1: "2c3c4c5d9s", 2: "TcTd3h4h5s", 3: "2d3d7h6h8d", 4: "2s4s7c8cQs"}
"""Hands none of which may open."""


def table(stacks: Mapping[int, int], **rules: int) -> DrawTable:
    """Return a table with an ante of 10 and the button at the last seat, where nobody can open.

    The hands after the first deal cannot open either.
    """
    house_rules = HouseRules(jackpots=True, **rules)  # type: ignore[arg-type]  # the rules are named by the tests
    cards = {seat: HANDS[seat] for seat in stacks}
    dealt = DrawTable("five-card-draw", stacks, cards, button=max(stacks), rules=house_rules, stakes=TEN)
    dealt.shuffle = draw_deck(range(len(stacks)), dict(enumerate(HANDS.values())), 5, "", dealt.shuffle)
    return dealt


def waiting(stacks: Mapping[int, int], *checks: str) -> DrawTable:
    """Return a table after a deal that nobody opened, before the next deal."""
    dealt = table(stacks)
    dealt.shuffle = ()
    return dealt.play(*checks)


def dealt_again(waits: DrawTable, leaving: Collection[int] = ()) -> tuple[Event, ...]:
    return waits.hand.deal_again(Outside(FIVE.deck_under(HouseRules()), frozenset(leaving)))


def passed_in() -> DrawTable:
    dealt = table({1: 1000, 2: 1000, 3: 5})
    assert dealt.hand.state.pot == 25
    return dealt.play("1 check", "2 check")


def test_R7_3_if_nobody_opens_then_the_pot_is_kept_and_the_button_moves_and_all_ante_again() -> None:
    table = passed_in()
    assert table.events(PassedIn) == [PassedIn(1, ())]
    assert [player.seat for player in table.hand.state.players] == [2, 3, 1]
    assert table.events(AntePosted)[3:] == [AntePosted(2, 10), AntePosted(1, 10)]
    pots = table.hand.state.pots()
    assert [(pot.amount, sorted(pot.eligible)) for pot in pots] == [(15, [1, 2, 3]), (30, [1, 2])]
    assert len(table.hand.state.player(3).down) == 5, "a player without chips left is dealt in"


def test_R7_3_the_events_of_a_hand_with_several_deals_replay_to_the_same_hand() -> None:
    table = passed_in()
    assert Hand.from_events(table.hand.events) == table.hand


# Leavers


def test_R7_3_a_player_who_leaves_gives_up_their_share() -> None:
    three = table(THREE)
    three.leaving = frozenset({2})
    three.play("1 check", "2 check", "3 check")
    assert three.events(PassedIn) == [PassedIn(1, (2,))]
    assert three.hand.state.player(2).folded
    assert three.hand.stack(2) == 990


def test_R7_3_the_only_player_who_does_not_leave_wins_the_pot() -> None:
    three = table(THREE)
    three.leaving = frozenset({1, 2})
    three.play("1 check", "2 check", "3 check")
    assert three.hand.finished
    assert three.events(PotAwarded) == [PotAwarded(0, 30, ((3, 30),))]
    assert three.hand.view(None).pots[0].shares == ((3, 30),)


def test_R7_3_a_player_for_whom_the_clock_checked_wins_the_pot_if_all_others_have_left() -> None:
    three = table(THREE)
    three.leaving = frozenset({1, 2})
    three.play("1 check", "2 check", "3 check absent")
    assert three.events(PassedIn) == [PassedIn(3, (1, 2))]
    assert three.stacks() == {1: 990, 2: 990, 3: 1020}


def test_R7_3_a_player_whom_the_clock_put_out_of_the_hand_wins_the_pot_if_all_others_leave() -> None:
    three = table(THREE).play("1 check absent", "2 check", "3 check")
    three.leaving = frozenset({2, 3})
    three.play("3 check", "2 check")
    assert three.events(PassedIn) == [PassedIn(2, (), (1,)), PassedIn(2, (3, 2))]
    assert three.stacks() == {1: 1040, 2: 980, 3: 980}


# Absent players


def test_R7_3_a_player_checked_by_the_clock_pays_no_more_antes_and_loses_their_share() -> None:
    three = table(THREE).play("1 check", "2 check absent", "3 check")
    assert three.events(PassedIn) == [PassedIn(1, (), (2,))]
    assert three.events(AntePosted)[3:] == [AntePosted(3, 10), AntePosted(1, 10)]
    assert [len(three.hand.state.player(seat).down) for seat in (1, 2, 3)] == [5, 0, 5]
    assert {seat.seat: (seat.folded, seat.out) for seat in three.hand.view(None).seats}[2] == (True, True)
    three.shuffle = draw_deck((1, 3), {3: "JcJd2c3c4c"}, 5, "", FIVE.deck_under(HouseRules()))
    three.play("3 check", "1 check", "1 check", "3 bet", "1 fold")
    assert three.stacks() == {1: 970, 2: 990, 3: 1040}


def test_R7_3_the_button_skips_players_who_are_out() -> None:
    three = table(THREE).play("1 check absent", "2 check", "3 check")
    assert three.hand.state.button == 2
    assert three.play("3 check", "2 check").hand.state.button == 3


def test_R7_3_a_player_checked_by_the_clock_stays_in_if_somebody_opens() -> None:
    cards = {1: HANDS[1], 2: "JcJdQhKhAh"}
    three = DrawTable("five-card-draw", THREE, cards, button=3, rules=HouseRules(jackpots=True), stakes=TEN)
    three.play("1 check absent", "2 bet", "3 fold", "1 call").pat().check_round()
    assert not three.hand.state.player(1).folded


@pytest.mark.parametrize("checks", [("1 check absent", "2 check absent"), ("1 check absent", "2 check")])
def test_R7_3_with_fewer_than_two_players_present_all_get_their_chips_back(checks: tuple[str, ...]) -> None:
    two = table({1: 1000, 2: 400}).play(*checks)
    assert two.hand.finished
    assert two.events(PotReturned) == [PotReturned(((1, 10), (2, 10)))]
    assert not two.events(PotAwarded)
    assert two.stacks() == {1: 1000, 2: 400}
    assert two.hand.state.button == 2, "no cards were dealt from another button"


def test_R7_3_a_player_who_is_out_gets_their_chips_back_when_the_pot_is_returned_later() -> None:
    three = table(THREE).play("1 check absent", "2 check", "3 check", "3 check absent", "2 check")
    assert three.events(PassedIn) == [PassedIn(2, (), (1,)), PassedIn(2, (), (3,))]
    assert three.events(PotReturned) == [PotReturned(((3, 20), (1, 10), (2, 20)))]
    assert three.stacks() == THREE


def test_R7_3_a_player_who_is_all_in_counts_as_present() -> None:
    three = table({1: 1000, 2: 1000, 3: 5}).play("1 check absent", "2 check")
    assert three.events(PassedIn) == [PassedIn(2, (), (1,))]
    assert three.hand.state.drawing, "at most one has chips: no opening is needed (R-7.1)"
    assert three.pat().hand.finished
    assert sum(three.stacks().values()) == 2005


def test_R7_3_the_chips_of_leavers_are_split_among_the_others_when_the_pot_is_returned() -> None:
    four = table({**THREE, 4: 1000})
    four.leaving = frozenset({1})
    four.play("1 check", "2 check absent", "3 check absent", "4 check")
    assert four.events(PassedIn) == [PassedIn(4, (1,), (2, 3))]
    assert four.events(PotReturned) == [PotReturned(((2, 14), (3, 13), (4, 13)))]
    assert four.stacks() == {1: 990, 2: 1004, 3: 1003, 4: 1003}


def test_R7_3_a_player_who_was_out_and_leaves_gets_nothing_when_the_pot_is_returned() -> None:
    four = table({**THREE, 4: 1000}).play("1 check absent", "2 check", "3 check", "4 check")
    four.leaving = frozenset({1})
    four.play("3 check absent", "4 check absent", "2 check absent")
    assert four.events(PotReturned) == [PotReturned(((3, 24), (4, 23), (2, 23)))]
    assert four.stacks() == {1: 990, 2: 1003, 3: 1004, 4: 1003}


@pytest.mark.parametrize("most", [1, 2, 12])
def test_R7_3_the_pot_is_returned_after_the_maximum_number_of_passed_in_deals(most: int) -> None:
    three = table({**THREE, 3: 25}, pass_in_max=most)
    while not three.hand.finished:
        three.play(f"{three.hand.to_act} check")
    assert len(three.events(PassedIn)) == most
    assert three.stacks() == {**THREE, 3: 25}
    assert isinstance(three.hand.events[-1], HandFinished)


# Waiting for the next deal


def test_R7_3_without_a_shuffle_the_hand_waits_for_the_next_deal() -> None:
    waits = waiting(THREE, "1 check", "2 check", "3 check")
    assert waits.hand.is_passed_in
    assert (waits.hand.to_act, waits.hand.legal(), waits.hand.finished) == (None, (), False)
    assert waits.refused("1 check").reason is Reason.OUT_OF_TURN
    assert Hand.from_events(waits.hand.events).is_passed_in, "also after a restart"
    happened = dealt_again(waits)
    assert happened[0] == PassedIn(1, ())
    assert (waits.hand.to_act, waits.hand.is_passed_in) == (2, False)


@pytest.mark.parametrize("shuffle", [(), (*range(52), 0), tuple(range(51))])
def test_R7_3_a_next_deal_without_a_complete_deck_is_refused(shuffle: tuple[int, ...]) -> None:
    waits = waiting(THREE, "1 check", "2 check", "3 check")
    before = waits.hand.copy()
    with pytest.raises(ValueError, match="no shuffle"):
        waits.hand.deal_again(Outside(shuffle))
    assert waits.hand == before
    assert waits.hand.is_passed_in


def test_R7_3_only_a_hand_that_nobody_opened_is_dealt_again() -> None:
    three = table(THREE)
    with pytest.raises(ValueError, match="no hand waits"):
        dealt_again(three)
    three.play("1 check", "2 check")
    with pytest.raises(ValueError, match="no hand waits"):
        dealt_again(three)


def test_R7_3_a_player_who_leaves_while_the_hand_waits_folds_and_pays_no_ante() -> None:
    waits = waiting(THREE, "1 check", "2 check", "3 check")
    dealt_again(waits, {3})
    assert waits.stacks() == {1: 980, 2: 980, 3: 990}
    assert [player.seat for player in waits.hand.state.live] == [2, 1]


def test_R7_3_a_player_wins_the_pot_if_all_others_leave_while_the_hand_waits() -> None:
    waits = waiting(THREE, "1 check", "2 check", "3 check")
    dealt_again(waits, {2, 3})
    assert waits.hand.finished
    assert waits.stacks() == {1: 1020, 2: 990, 3: 990}


def test_R7_3_a_hand_that_cannot_have_another_deal_ends_instead_of_waiting_for_one() -> None:
    waits = waiting({1: 1000, 2: 1000}, "1 check", "2 check absent")
    assert waits.hand.finished


# Openers who fold


def test_R5_5_the_cards_of_an_opener_who_folded_are_never_dealt_again() -> None:
    """The first player opens with jacks and folds to a raise; six others draw until the stub is reshuffled."""
    cards = {1: "JcJd2c3c4c"}
    seven = DrawTable("five-card-draw", dict.fromkeys(range(1, 8), 1000), cards, rules=HouseRules(jackpots=True))
    seven.play("1 bet", "2 raise", *(f"{seat} call" for seat in range(3, 8)), "1 fold")
    opener = set(seven.hand.state.player(1).down)
    seven.shuffle = [*opener, *(card for card in FIVE.deck_under(HouseRules()) if card not in opener)]
    for seat in range(2, 8):
        seven.play(f"{seat} draw {seven.holding(seat)[:8]}")
    assert not opener & {card for seat in range(2, 8) for card in seven.hand.state.player(seat).down}
    assert not {*seven.hand.state.stub, *seven.hand.state.thrown} & opener
    seven.check_round()
    assert seven.events(OpenersShown) == [OpenersShown(1, parse_cards("JcJd"))]


# Random play


@st.composite
def unopened(draw: st.DrawFn) -> list[tuple[int, int]]:
    """Return two to seven players as (seat, stack), some of them short."""
    seats = draw(st.lists(st.integers(1, 8), min_size=2, max_size=7, unique=True))
    return [(seat, draw(st.one_of(st.integers(1, 45), st.just(1000)))) for seat in seats]


@given(unopened(), st.integers(1, 8), st.integers(1, 12), st.builds(Random, st.integers(0, 10**9)), st.floats(0, 0.6))
@settings(max_examples=100, deadline=None)
def test_R7_3_no_chip_is_lost_when_players_time_out_or_leave_or_are_all_in(  # type: ignore[no-untyped-def]
    seats, button, most, chance, often
) -> None:
    """The referee of ``check_end`` decides who antes, who is out and who gets the chips."""
    rules = HouseRules(jackpots=True, pass_in_max=most)
    deck = FIVE.deck_under(rules)
    hand = Hand.start(FIVE, rules, TEN, seats, button, chance.sample(deck, 52))
    while not hand.finished:
        waits = chance.random() < 0.5
        leaving = frozenset(seat for seat, _ in seats if chance.random() < often / 4)
        outside = Outside(() if waits and not hand.is_passed_in else chance.sample(deck, 52), leaving)
        if hand.is_passed_in:
            hand.deal_again(outside)
        else:
            assert hand.to_act is not None
            kind = ActionKind.DRAW if hand.state.drawing else ActionKind.CHECK
            hand.apply(Action(hand.to_act, kind, absent=chance.random() < often), outside)
        back = sum(chips for shares in (*hand.state.awarded, hand.state.returned) for _, chips in shares)
        assert sum(player.stack for player in hand.state.players) + hand.state.pot - back == sum(c for _, c in seats)
    assert hand.state.jackpots is not None
    assert hand.state.jackpots.passed_in <= most
    assert Hand.from_events(hand.events) == hand
    check_end(hand)
