"""Edge cases of the rules by number."""

from itertools import product

import pytest

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import UNKNOWN
from bot.poker.codec import decode, encode
from bot.poker.events import AntePosted, BlindPosted, Event, HandStarted, HoldingShown, PassedIn, PotAwarded
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.phh import parse, replay, write
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import DrawTable, Played, Table

FIVE, TRIPLE, SINGLE = "five-card-draw", "deuce-to-seven-triple-draw", "deuce-to-seven-single-draw"
THREE = {1: 1000, 2: 1000, 3: 1000}
JACKPOTS = HouseRules(jackpots=True)
NOTHING = {1: "2c3c4c5d9s", 2: "TcTd3h4h5s", 3: "2d3d7h6h8d"}
ONE = Stakes.blinds(1)
"""Stakes whose small blind is as large as the big blind."""


def test_R5_1_heads_up_the_button_speaks_first_even_if_both_blinds_are_equal() -> None:
    table = DrawTable(TRIPLE, {1: 100, 2: 100}, {}, button=1, stakes=ONE)
    assert table.hand.to_act == 1
    assert table.may == {"check": 0, "raise": 2}


def test_R5_1_the_big_blind_posts_the_table_ante_even_if_both_blinds_are_equal() -> None:
    table = DrawTable(TRIPLE, THREE, {}, button=3, stakes=ONE, rules=HouseRules(bb_ante=True))
    assert table.events(AntePosted) == [AntePosted(2, 1, dead=True)]
    assert table.hand.to_act == 3


def test_R5_2_a_newcomer_who_posts_a_big_blind_is_not_the_big_blind() -> None:
    stacks = dict.fromkeys(range(1, 6), 1000)
    rules = HouseRules(bb_ante=True)
    table = DrawTable(TRIPLE, stacks, {}, button=5, blinds={1: 5, 2: 10, 4: 10}, rules=rules)
    assert table.events(AntePosted) == [AntePosted(2, 10, dead=True)]
    assert table.hand.to_act == 3, "the player left of the big blind"
    table.play("3 call")
    assert table.may == {"check": 0, "raise": 20}, "the blind of seat 4 is live"


def test_R5_2_with_a_dead_small_blind_the_equal_post_of_a_newcomer_is_not_the_big_blind() -> None:
    """Left of the button sit the big blind, a newcomer who posts the same amount, and the button."""
    game, rules = GAMES["badugi"], HouseRules(bb_ante=True)
    seats, blinds = [(1, 100), (2, 100), (3, 100)], {1: 1, 2: 1}
    hand = Hand.start(game, rules, game.stakes(rules, 1), seats, 3, game.deck_under(rules), blinds=blinds, big_blind=1)
    assert [event.seat for event in hand.events if isinstance(event, AntePosted)] == [1]
    assert hand.to_act == 2
    again = replay(parse(write(hand_played_out(hand).events)), rules).hand
    assert [event.seat for event in again.events if isinstance(event, AntePosted)] == [1]


def hand_played_out(hand: Hand) -> Hand:
    """Play the hand to its end: all check or call, and stand pat."""
    passive = (ActionKind.CHECK, ActionKind.CALL, ActionKind.DRAW)
    while hand.to_act is not None:
        kinds = {option.kind for option in hand.legal()}
        hand.apply(Action(hand.to_act, next(kind for kind in passive if kind in kinds)))
    return hand


def test_R5_2_nobody_posts_a_dead_small_blind() -> None:
    table = DrawTable(TRIPLE, {1: 1000, 2: 1000, 4: 1000}, {}, button=2, blinds={4: 10})
    assert table.events(BlindPosted) == [BlindPosted(4, 10)]
    assert table.hand.to_act == 1


def test_R3_8_blinds_of_5_and_10_and_four_antes_of_2_allow_a_pot_limit_raise_to_43() -> None:
    stacks = dict.fromkeys(range(1, 5), 1000)
    table = DrawTable(TRIPLE, stacks, {}, button=4, stakes=Stakes(10, 10, 2, 0, 5, 10, "pot"))
    assert [event.seat for event in table.hand.events if isinstance(event, AntePosted)] == [1, 2, 3, 4]
    assert table.events(BlindPosted) == [BlindPosted(1, 5), BlindPosted(2, 10)]
    assert table.most("raise") == 43


def test_R3_8_in_pot_limit_the_smallest_bet_may_exceed_the_pot() -> None:
    table = DrawTable(FIVE, {1: 1000, 2: 1000}, {}, button=2, stakes=Stakes.antes(10, limit="pot"))
    assert table.hand.state.pot == 4
    assert (table.may["bet"], table.most("bet")) == (10, 10)
    table.play("1 bet")
    assert (table.may["raise"], table.most("raise")) == (20, 34)


def test_R3_8_the_smallest_bet_doubles_only_in_fixed_limit() -> None:
    table = DrawTable(SINGLE, THREE, {}, button=3, stakes=Stakes(10, 20, 0, 0, 5, 10, "no")).check_round().pat()
    assert table.may["bet"] == 10


def no_limit(stacks: dict[int, int]) -> DrawTable:
    """Return a table with antes of 2, bets from 100 and the button at the last seat."""
    rules = HouseRules(forced_bets="ante")
    return DrawTable(SINGLE, stacks, {}, button=max(stacks), rules=rules, stakes=Stakes(100, 100, 2, 0, limit="no"))


def test_R3_7_in_no_limit_two_short_all_ins_let_raiser_and_caller_raise_to_2200() -> None:
    table = no_limit({1: 9000, 2: 9000, 3: 9000, 4: 1302, 5: 1702})
    table.play("1 bet 500", "2 raise 1000", "3 call", "4 raise 1300", "5 raise 1700", "1 fold")
    assert table.may == {"fold": 0, "call": 700, "raise": 2200}
    table.play("2 call")
    assert table.may == {"fold": 0, "call": 700, "raise": 2200}


def test_R3_7_in_no_limit_a_caller_of_a_short_all_in_may_not_raise_less_than_a_full_raise() -> None:
    table = no_limit({1: 9000, 2: 127, 3: 9000, 4: 202, 5: 9000})
    table.play("1 bet 100", "2 raise 125", "3 call", "4 raise 200", "5 call")
    assert table.may == {"fold": 0, "call": 100, "raise": 300}, "100 more is a full raise for seat 1"
    table.play("1 call")
    assert table.may == {"fold": 0, "call": 75}, "75 more is not"


def test_R3_7_in_no_limit_an_all_in_below_a_bet_is_raised_not_completed() -> None:
    table = no_limit({1: 42, 2: 9000, 3: 9000}).play("1 bet")
    assert table.may == {"fold": 0, "call": 40, "raise": 140}


def test_R3_7_in_fixed_limit_an_all_in_below_a_bet_is_completed() -> None:
    table = DrawTable(FIVE, {1: 5, 2: 1000, 3: 1000}, {}, button=3, stakes=Stakes.antes(10)).play("1 bet")
    assert table.may == {"fold": 0, "call": 3, "complete": 10}


def test_R7_3_if_all_players_leave_then_the_pot_goes_to_the_player_who_acts_last() -> None:
    table = DrawTable(FIVE, THREE, NOTHING, button=3, rules=JACKPOTS)
    table.leaving = frozenset(THREE)
    table.play("1 check", "2 check", "3 check")
    assert table.events(PassedIn) == [PassedIn(3, (1, 2))]
    assert table.events(PotAwarded) == [PotAwarded(0, 6, ((3, 6),))]
    assert table.hand.finished


@pytest.mark.parametrize("shuffle", [(*range(52), 0), tuple(range(51))])
def test_R7_3_a_check_that_needs_the_next_deal_changes_nothing_without_a_complete_deck(
    shuffle: tuple[int, ...],
) -> None:
    cards = {1: NOTHING[1], 2: NOTHING[2]}
    table = DrawTable(FIVE, {1: 1000, 2: 1000}, cards, button=2, rules=JACKPOTS).play("1 check")
    before, table.shuffle = table.hand.copy(), shuffle
    with pytest.raises(ValueError, match="no shuffle"):
        table.play("2 check")
    assert table.hand == before
    assert (table.hand.to_act, table.hand.legal()) == (2, before.legal())
    table.shuffle = GAMES[FIVE].deck_under(JACKPOTS)
    assert table.play("2 check").events(PassedIn)


def played_out(table: Played) -> Hand:
    """Play the hand to its end: all call, and draw two cards in each draw."""
    hand = table.hand
    while not hand.finished:
        passive = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN, ActionKind.DRAW)
        kind = next(option.kind for option in hand.legal() if option.kind in passive)
        table.play(f"{hand.to_act} {kind}" + (f" {table.holding(hand.to_act or 0)[:4]}" if kind == "draw" else ""))
    return hand


def without(secrets: set[str], events: list[Event]) -> list[Event]:
    """Return the events as they are read after these classes of secrets were deleted."""
    encoded = [encode(event) for event in events]
    return [
        decode(each.kind, each.public, {name: part for name, part in each.secrets.items() if name not in secrets})
        for each in encoded
    ]


@pytest.mark.parametrize(
    "case", list(product(sorted(GAMES), [THREE, {1: 12, 2: 1000, 3: 1000}], [{"deck"}, {"deck", "cards"}]))
)
def test_events_without_their_secrets_still_give_the_public_view(case: tuple[str, dict[int, int], set[str]]) -> None:
    game, stacks, gone = case
    table = Table(stacks, {}) if game == "razz" else DrawTable(game, stacks, {}, button=3)
    hand = played_out(table)
    old = Hand.from_events(without(gone, hand.events))
    assert old.view(None) == hand.view(None)
    if "cards" in gone:
        shown = {event.seat for event in hand.events if isinstance(event, HoldingShown)}
        assert all(set(old.view(seat).downcards) == {UNKNOWN} for seat in stacks if seat not in shown)


def test_the_public_view_does_not_depend_on_the_down_cards() -> None:
    """The view uses public fields only, at each moment of Jackpots with a joker."""
    rules = HouseRules(jackpots=True, joker="bug")
    deck = GAMES[FIVE].deck_under(rules)
    hand = Hand.start(GAMES[FIVE], rules, Stakes.antes(10), list(THREE.items()), 3, deck)
    table = Played()
    table.hand, table.shuffle = hand, tuple(reversed(deck))
    for act in ("1 check", "2 check", "3 check", "2 bet", "3 raise", "1 fold", "2 call", "2 draw", "3 draw", "3 bet"):
        table.play(act)
        assert Hand.from_events(without({"cards", "deck"}, hand.events)).view(None) == hand.view(None)


def test_R2_4_a_hand_has_its_short_name_when_the_other_hand_is_unknown() -> None:
    table = Table({1: 10, 2: 10}, {1: "2c3cAs5s6s8s9c", 2: "2d3d8d7c9hTcJd"}, button=2)
    hand = played_out(table)
    log = [
        HoldingShown(event.seat, (UNKNOWN,) * len(event.cards))
        if isinstance(event, HoldingShown) and event.seat == 2
        else event
        for event in hand.events
    ]
    names = {seat.seat: seat.holding for seat in Hand.from_events(log).view(None).seats}
    assert str(names[1]) == "six-five low"
    assert names[2] is None


def test_R1_4_the_first_event_has_the_house_rules_of_the_hand() -> None:
    rules = HouseRules(jackpots=True, joker="wild", max_draw=3, show_all=True, raise_cap=4)
    hand = Hand.start(GAMES[FIVE], rules, Stakes.antes(10), [(1, 100), (2, 100)], 1, GAMES[FIVE].deck_under(rules))
    encoded = encode(hand.events[0])
    started = decode(encoded.kind, encoded.public, {})
    assert isinstance(started, HandStarted)
    assert started.rules == rules
