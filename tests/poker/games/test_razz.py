"""Razz by rule number: section 4 of .docs/rules.md, and the parts of sections 1 and 3 that need a whole hand.

Showdowns are tested in ``tests/poker/machine/test_showdown.py``.
"""

from itertools import permutations, product

import pytest

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK, card_text, cards_text, parse_cards
from bot.poker.events import AntePosted, BroughtIn, DeckShuffled, HoldingShown, PotAwarded, StreetDealt
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.refusals import Reason
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import Table

RAZZ = GAMES["razz"]
BRIEF = HouseRules()
NEXT_WORST = HouseRules(allin_bringin="next_worst")
TEN = Stakes.of(10)


def streets(table: Table) -> list[StreetDealt]:
    return [event for event in table.hand.events if isinstance(event, StreetDealt)]


def deck_of(table: Table) -> tuple[int, ...]:
    (shuffled,) = (event for event in table.hand.events if isinstance(event, DeckShuffled))
    return shuffled.cards


def opening(upcards: list[str], rules: HouseRules | None = None, stacks: dict[int, int] | None = None) -> Table:
    """Return a table whose seats 1, 2, ... show these cards on third street."""
    junk = [card_text(card) for card in DECK if card_text(card) not in upcards]
    cards = {seat: junk.pop(0) + junk.pop(0) + up for seat, up in enumerate(upcards, 1)}
    return Table(stacks or dict.fromkeys(cards, 1000), cards, stakes=TEN, rules=rules)


def test_R1_4_two_cards_face_down_and_one_face_up_are_dealt_in_turn_from_left_of_the_button() -> None:
    deck = parse_cards("Kc 2c 3c 4c 5c 6c 7c 8c 9c Tc") + tuple(
        card for card in DECK if card_text(card)[1] != "c" or card_text(card)[0] in "AJQ"
    )
    hand = Hand.start(RAZZ, HouseRules(), TEN, [(1, 100), (4, 100), (6, 100)], 4, deck)
    assert [player.seat for player in hand.state.players] == [6, 1, 4]
    assert [cards_text(player.down) for player in hand.state.players] == ["2c5c", "3c6c", "4c7c"]
    assert [cards_text(player.up) for player in hand.state.players] == ["8c", "9c", "Tc"]


@pytest.mark.parametrize("case", [(1, False), (2, True), (8, True), (9, False)])
def test_R4_1_razz_seats_two_to_eight_players(case: tuple[int, bool]) -> None:
    seats, allowed = case

    def start() -> Hand:
        return Hand.start(RAZZ, HouseRules(), TEN, [(seat, 100) for seat in range(1, seats + 1)], 1, DECK)

    if allowed:
        assert start().to_act is not None
    else:
        with pytest.raises(ValueError, match="2 to 8"):
            start()


def test_R4_1_all_players_post_the_ante_before_the_cards_are_dealt() -> None:
    table = opening(["5s", "Kd", "4c"])
    kinds = [type(event).__name__ for event in table.hand.events[2:6]]
    assert kinds == ["AntePosted", "AntePosted", "AntePosted", "StreetDealt"]
    assert table.events(AntePosted) == [AntePosted(1, 2), AntePosted(2, 2), AntePosted(3, 2)]


def test_R4_2_a_player_gets_two_cards_face_down_then_four_face_up_then_one_face_down() -> None:
    table = opening(["5s", "Kd"]).play("2 bring_in", "1 call")
    while not table.hand.finished:
        table.play(f"{table.hand.to_act} check")
    dealt = streets(table)
    assert [(len(event.down[0]), len(event.up[0])) for event in dealt] == [(2, 1), (0, 1), (0, 1), (0, 1), (1, 0)]


@pytest.mark.parametrize(
    "case",
    [
        (["Ac", "Qd", "Kh"], "cdhs", 3),
        (["Kh", "Kc", "2d"], "cdhs", 1),
        (["2h", "2c"], "cdhs", 1),
        (["Kh", "Ks"], "cdhs", 2),
        (["Kh", "Ks"], "shdc", 1),
        (["Kc", "Ks", "Kd"], "shdc", 1),
        (["As", "2c"], "cdhs", 2),
    ],
)
def test_R4_3_the_highest_upcard_brings_it_in(case: tuple[list[str], str, int]) -> None:
    upcards, order, seat = case
    rules = HouseRules(suit_order="shdc") if order == "shdc" else HouseRules()
    assert opening(upcards, rules).hand.to_act == seat


def test_R4_4_the_first_player_brings_in_or_completes_and_the_others_follow_clockwise() -> None:
    table = opening(["5s", "Kd", "4c"])
    assert table.may == {"bring_in": 3, "complete": 10}
    assert table.refused("2 check").reason is Reason.WRONG_KIND
    assert table.refused("2 fold").reason is Reason.WRONG_KIND
    table.play("2 bring_in")
    assert table.hand.to_act == 3
    assert table.may == {"fold": 0, "call": 3, "complete": 10}
    table.play("3 complete")
    assert table.may == {"fold": 0, "call": 10, "raise": 20}


def opener(boards: list[str], rules: HouseRules | None = None) -> int | None:
    """Return the opener of the street that follows these boards; seat 1 is left of the button."""
    held = [parse_cards(board) for board in boards]
    taken = {card for board in held for card in board}
    junk = [card_text(card) for card in DECK if card not in taken]
    cards = {seat: junk.pop(0) + junk.pop(0) + boards[seat - 1] for seat in range(1, len(boards) + 1)}
    table = Table(dict.fromkeys(cards, 1000), cards, stakes=TEN, rules=rules)
    table.play(f"{table.hand.to_act} bring_in")
    while table.hand.state.street < len(held[0]) - 1:
        table.play(f"{table.hand.to_act} {'call' if 'call' in table.may else 'check'}")
    return table.hand.to_act


@pytest.mark.parametrize(
    "case",
    [
        (["As Kc", "3h 2c"], HouseRules(), 2),
        (["2s 2d", "Kh Qc"], HouseRules(), 2),
        (["3s 2d", "3h 2c"], HouseRules(), 2),
        (["3s 2d", "3h 2c"], HouseRules(low_tie="high_suit"), 1),
        (["3s 2d", "3h 2c"], HouseRules(low_tie="high_card_suit"), 1),
        (["3h 2s", "3s 2h"], HouseRules(low_tie="high_card_suit"), 2),
        (["3h 2s", "3s 2h"], HouseRules(low_tie="high_suit"), 1),
        (["5h 5d", "5s 5c"], HouseRules(low_tie="high_card_suit"), 2),
        (["3s 2d", "3h 2c"], HouseRules(low_tie="high_card_suit", suit_order="shdc"), 2),
        (["3s 2d", "3h 2c"], HouseRules(low_tie="position"), 1),
        (["3h 2c", "3s 2d"], HouseRules(low_tie="position"), 1),
        (["5s 5c", "5h 5d"], HouseRules(), 2),
        (["5s 5c", "5h 5d"], HouseRules(low_tie="high_suit"), 1),
        (["3s 2d", "3h 2c"], HouseRules(suit_order="shdc"), 1),
        (["7c 4d 2h", "7d 4h 2c", "7h 3s 2s"], HouseRules(), 3),
        (["7c 4d 2h Tc", "7d 4h 2c Td", "7h 3s Ks Qs"], HouseRules(), 1),
    ],
)
def test_R4_5_the_lowest_board_opens_the_later_streets(case: tuple[list[str], HouseRules, int]) -> None:
    boards, rules, seat = case
    assert opener(boards, rules) == seat


def test_R4_6_bets_are_small_on_third_and_fourth_street_and_big_from_fifth_even_with_a_pair() -> None:
    table = Table({1: 1000, 2: 1000}, {1: "2c3c4c 4d5c6c", 2: "2d3dKd KhQdJd"}, stakes=TEN)
    table.play("2 bring_in", "1 call")
    sizes = []
    while not table.hand.finished:
        sizes.append(table.may["bet"])
        table.play(f"{table.hand.to_act} check").play(f"{table.hand.to_act} check")
    assert sizes == [10, 20, 20, 20]


@pytest.mark.parametrize("button", [1, 2, 3])
def test_R4_7_dealing_starts_left_of_the_button(button: int) -> None:
    hand = Hand.start(RAZZ, HouseRules(), TEN, [(1, 100), (2, 100), (3, 100)], button, DECK)
    order = [player.seat for player in hand.state.players]
    assert order[-1] == button
    assert order == [button % 3 + 1, (button + 1) % 3 + 1, button]


@pytest.mark.parametrize("case", [(True, 1), (False, 0)])
def test_R4_8_a_card_is_burned_before_third_to_sixth_street(case: tuple[bool, int]) -> None:
    burn, first = case
    hand = Hand.start(RAZZ, HouseRules(burn=burn), TEN, [(1, 100), (2, 100)], 2, DECK)
    assert hand.state.players[0].down[0] == DECK[first]
    assert len(hand.state.burns) == first
    while not hand.finished:
        assert hand.to_act is not None
        kinds = [option.kind for option in hand.legal()]
        hand.apply(Action(hand.to_act, kinds[1] if kinds[0] is ActionKind.FOLD else kinds[0]))
    assert len(hand.state.burns) == (4 if burn else 0)


def run_out(players: int, folds: dict[int, int], *, burn: bool = True) -> Table:
    """Play a hand in which all check and call to the end.

    ``folds`` says how many players fold on each street (0 third ... 3 sixth).
    """
    table = Table(dict.fromkeys(range(1, players + 1), 1000), {}, stakes=TEN, rules=HouseRules(burn=burn))
    table.play(f"{table.hand.to_act} bring_in")
    left, street, bet = dict(folds), 0, False
    while not table.hand.finished:
        if table.hand.state.street != street:
            street, bet = table.hand.state.street, False
        may = table.may
        if left.get(street) and "bet" in may and not bet:
            act, bet = "bet", True
        elif left.get(street) and "fold" in may:
            left[street] -= 1
            act = "fold"
        else:
            act = "call" if "call" in may else "check"
        table.play(f"{table.hand.to_act} {act}")
    assert not any(left.values())
    return table


@pytest.mark.parametrize(
    "case",
    [
        (8, {}, True, True),
        (8, {}, False, True),
        (7, {}, True, False),
        (7, {}, False, False),
        (8, {0: 1}, True, False),
        (8, {0: 1}, False, False),
        (8, {1: 1}, True, True),
        (8, {1: 1}, False, True),
        (8, {3: 4}, True, False),
        (8, {3: 4}, False, False),
    ],
)
def test_R4_9_a_community_card_is_dealt_only_if_stub_and_burns_do_not_suffice(
    case: tuple[int, dict[int, int], bool, bool],
) -> None:
    players, folds, burn, community = case
    table = run_out(players, folds, burn=burn)
    seventh = streets(table)[-1]
    assert (seventh.community is not None) is community
    state = table.hand.state
    dealt = [card for player in state.players for card in player.down + player.up]
    assert len(set(dealt)) == len(dealt), "folded cards are never dealt again"
    assert seventh.community not in dealt


def test_R4_9_the_first_burn_becomes_the_community_card_when_all_eight_players_stay() -> None:
    table = run_out(8, {})
    assert table.hand.state.board == deck_of(table)[:1]
    assert len(table.hand.state.cards(table.hand.state.players[0])) == 6


def test_R4_9_seventh_street_uses_the_burns_in_order_when_the_stub_is_empty() -> None:
    table = run_out(8, {0: 1})
    deck = deck_of(table)
    burns = (deck[0], deck[25], deck[33], deck[41])
    seventh = streets(table)[-1]
    assert [cards[0] for cards in seventh.down] == [*deck[49:], *burns]


def test_R4_10_a_player_who_is_all_in_for_the_ante_does_not_bring_it_in() -> None:
    stacks = {1: 2, 2: 1000, 3: 1000}
    left = opening(["Ks", "5d", "Qh"], stacks=stacks)
    assert left.hand.to_act == 2
    assert left.may == {"fold": 0, "bring_in": 3, "complete": 10}
    assert opening(["Ks", "5d", "Qh"], NEXT_WORST, stacks).hand.to_act == 3


@pytest.mark.parametrize("case", [(BRIEF, [2, 3, 4]), (NEXT_WORST, [3, 4, 2])])
def test_R4_10_when_a_player_folds_the_bring_in_passes_to_the_next_player(case: tuple[HouseRules, list[int]]) -> None:
    """The last player against the all-in hand has no decision, and the cards are run out."""
    rules, order = case
    table = opening(["Ks", "5d", "Qh", "Jc"], rules, {1: 2, 2: 1000, 3: 1000, 4: 1000})
    for seat in order[:-1]:
        assert (table.hand.to_act, table.may) == (seat, {"fold": 0, "bring_in": 3, "complete": 10})
        table.play(f"{seat} fold")
    assert table.hand.finished
    assert not table.events(BroughtIn)
    assert {event.seat for event in table.hand.events if isinstance(event, HoldingShown)} == {1, order[-1]}
    awards = [event.amount for event in table.hand.events if isinstance(event, PotAwarded)]
    assert sum(awards) == 8


@pytest.mark.parametrize("case", [(BRIEF, 3, [4, 2]), (NEXT_WORST, 4, [2, 3])])
def test_R4_10_the_others_call_or_complete_once_a_player_brings_it_in_after_a_fold(
    case: tuple[HouseRules, int, list[int]],
) -> None:
    rules, brings_in, others = case
    table = opening(["Ks", "5d", "6h", "Jc"], rules, {1: 2, 2: 1000, 3: 1000, 4: 1000})
    if rules is BRIEF:
        table.play("2 fold")
        others = [4]
    table.play(f"{brings_in} bring_in")
    for seat in others:
        assert (table.hand.to_act, table.may) == (seat, {"fold": 0, "call": 3, "complete": 10})
        table.play(f"{seat} call")
    assert table.hand.state.street == 1


def test_R4_10_a_player_who_owes_the_bring_in_by_their_own_card_may_not_fold() -> None:
    table = opening(["5d", "Ks", "Qh"], stacks={1: 2, 2: 1000, 3: 1000})
    assert (table.hand.to_act, table.may) == (2, {"bring_in": 3, "complete": 10})
    assert table.refused("2 fold").reason is Reason.WRONG_KIND


def test_R4_10_the_bring_in_passes_to_each_player_with_chips_in_order() -> None:
    """Try each order of the cards, each set of all-in players and each number of folds before the bring-in."""
    for upcards in permutations(("Ks", "Qh", "Jc", "5d")):
        worst_first = sorted(range(1, 5), key=lambda seat: "KQJ5".index(upcards[seat - 1][0]))
        for short, folds in product(product((False, True), repeat=4), range(4)):
            stacks = {seat: 2 if all_in else 1000 for seat, all_in in enumerate(short, 1)}
            for rules in (BRIEF, NEXT_WORST):
                left_first = [1 + (worst_first[0] - 1 + step) % 4 for step in range(4)]
                order = [seat for seat in (left_first if rules is BRIEF else worst_first) if stacks[seat] > 2]
                check_asked(opening(list(upcards), rules, stacks), order, folds, owes=worst_first[0])


def check_asked(table: Table, order: list[int], folds: int, owes: int) -> None:
    while len(order) > 1:
        seat = order.pop(0)
        assert table.hand.to_act == seat
        assert ("fold" in table.may) is (seat != owes)
        folds -= 1
        if folds < 0 or seat == owes:
            table.play(f"{seat} bring_in")
            assert len(table.events(BroughtIn)) == 1
            return
        table.play(f"{seat} fold")
    assert table.hand.finished
    assert not table.events(BroughtIn)


def test_R4_10_players_call_the_full_bring_in_even_if_it_was_posted_short() -> None:
    stacks = {1: 3, 2: 1000, 3: 1000, 4: 1000}
    table = opening(["Ks", "5d", "Qh", "Jc"], stacks=stacks)
    assert table.may == {"bring_in": 1}
    table.play("1 bring_in", "2 fold")
    assert table.may == {"fold": 0, "call": 3, "complete": 10}
    table.play("3 call", "4 call")
    assert table.events(BroughtIn) == [BroughtIn(1, 1, 1)]
    assert [(pot.amount, pot.eligible) for pot in table.hand.state.pots()] == [(11, (1, 3, 4)), (4, (3, 4))]


@pytest.mark.parametrize(
    "case",
    [
        ("1 check", Reason.OUT_OF_TURN),
        ("9 check", Reason.NOT_IN_HAND),
        ("3 check", Reason.CHECK_FACING_BET),
        ("3 bet", Reason.WRONG_KIND),
        ("3 bring_in", Reason.WRONG_KIND),
        ("3 raise", Reason.WRONG_KIND),
        ("3 complete 11", Reason.WRONG_AMOUNT),
        ("3 call 4", Reason.WRONG_AMOUNT),
    ],
)
def test_R4_12_an_action_that_is_not_allowed_is_refused_and_changes_nothing(case: tuple[str, Reason]) -> None:
    act, reason = case
    table = opening(["5s", "Kd", "4c"]).play("2 bring_in")
    refusal = table.refused(act)
    assert refusal.reason is reason
    assert refusal.to_act == 3
    assert bool(refusal.options) is (refusal.seat == 3)


def test_R4_12_a_raise_that_nobody_could_call_is_refused() -> None:
    table = Table({1: 22, 2: 1000}, {1: "2c3c4c", 2: "2d3dKd"}, stakes=TEN).play("2 complete", "1 raise")
    assert table.may == {"fold": 0, "call": 10}
    assert table.refused("2 raise").reason is Reason.NOBODY_TO_CALL


def test_R4_12_a_raise_to_an_amount_that_is_no_integer_is_refused() -> None:
    table = opening(["5s", "Kd", "4c"]).play("2 bring_in")
    for amount in (True, 10.0, "10"):
        outcome = table.hand.apply(Action(3, ActionKind.COMPLETE, amount))  # type: ignore[arg-type]  # hostile input
        assert getattr(outcome, "reason", None) is Reason.WRONG_AMOUNT
