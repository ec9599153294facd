"""The rules of the draw games by number (.docs/rules.md, sections 5, 6, 9, 10 and 13)."""

from typing import Literal

import pytest

from bot.poker.cards import DECK, cards_text
from bot.poker.events import AntePosted, BlindPosted, HoldingMucked, HoldingShown, PotAwarded
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.refusals import Reason
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import DrawTable

A5, TRIPLE, SINGLE = "ace-to-five-triple-draw", "deuce-to-seven-triple-draw", "deuce-to-seven-single-draw"
FIVE, BADUGI, A5_SINGLE = "five-card-draw", "badugi", "ace-to-five-single-draw"
THREE = {1: 1000, 2: 1000, 3: 1000}


def test_R5_1_the_two_players_left_of_the_button_post_blinds_and_the_next_one_speaks_first() -> None:
    table = DrawTable(TRIPLE, {1: 1000, 2: 1000, 3: 1000, 4: 1000}, {}, button=1)
    assert table.events(BlindPosted) == [BlindPosted(2, 5), BlindPosted(3, 10)]
    assert table.hand.to_act == 4
    assert table.may == {"fold": 0, "call": 10, "raise": 20}


def test_R5_1_heads_up_the_button_posts_the_small_blind_and_speaks_first_before_the_draw() -> None:
    table = DrawTable(TRIPLE, {1: 1000, 2: 1000}, {}, button=1)
    assert table.events(BlindPosted) == [BlindPosted(2, 10), BlindPosted(1, 5)]
    assert table.hand.to_act == 1
    table.play("1 call", "2 check")
    assert table.hand.to_act == 2


def test_R5_1_after_a_draw_the_first_live_player_left_of_the_button_speaks_first() -> None:
    table = DrawTable(TRIPLE, THREE, {}, button=3).play("3 call", "1 fold", "2 check").pat()
    assert table.hand.to_act == 2


def test_R5_1_players_call_the_full_big_blind_even_if_it_was_posted_short() -> None:
    table = DrawTable(TRIPLE, {1: 1000, 2: 4, 3: 1000}, {}, button=3)
    assert table.may == {"fold": 0, "call": 10, "raise": 20}


def test_R5_1_the_small_blind_may_call_a_big_blind_that_is_all_in() -> None:
    table = DrawTable(TRIPLE, {1: 1000, 2: 10}, {}, button=1)
    assert table.hand.to_act == 1
    assert table.may == {"fold": 0, "call": 5}


def test_R5_1_with_antes_the_player_left_of_the_button_speaks_first() -> None:
    rules = HouseRules(forced_bets="ante")
    table = DrawTable(TRIPLE, THREE, {}, button=3, rules=rules)
    assert table.events(AntePosted) == [AntePosted(1, 2), AntePosted(2, 2), AntePosted(3, 2)]
    assert table.hand.to_act == 1
    assert table.may == {"check": 0, "bet": 10}


def test_R5_1_a_big_blind_ante_is_dead_money_posted_after_the_blind() -> None:
    rules = HouseRules(bb_ante=True)
    table = DrawTable(
        SINGLE, {1: 1000, 2: 1000, 3: 1000}, {}, button=3, rules=rules, stakes=Stakes.blinds(10, limit="no")
    )
    assert table.events(AntePosted) == [AntePosted(2, 10, dead=True)]
    assert table.hand.state.pot == 25
    short = DrawTable(
        SINGLE, {1: 1000, 2: 13, 3: 1000}, {}, button=3, rules=rules, stakes=Stakes.blinds(10, limit="no")
    )
    assert short.events(AntePosted) == [AntePosted(2, 3, dead=True)]
    short.play("3 call", "1 call")
    assert [pot.amount for pot in short.hand.state.pots()] == [33]


def test_R3_3_before_the_first_draw_the_big_blind_counts_as_the_first_bet() -> None:
    table = DrawTable(TRIPLE, THREE, {}, button=3).play("3 raise 20", "1 raise 30", "2 raise 40")
    assert table.refused("3 raise").reason is Reason.CAPPED


def test_R3_4_the_big_blind_may_raise_when_the_others_only_call() -> None:
    table = DrawTable(TRIPLE, THREE, {}, button=3).play("3 call", "1 call")
    assert table.may == {"check": 0, "raise": 20}


def test_R3_8_a_raise_has_a_minimum_and_a_maximum_both_in_pot_limit_and_in_no_limit() -> None:
    pot = DrawTable(TRIPLE, THREE, {}, button=3, stakes=Stakes.blinds(10, limit="pot"))
    assert (pot.may["raise"], pot.most("raise")) == (20, 35)
    pot.play("3 fold")
    assert pot.most("raise") == 30
    no = DrawTable(SINGLE, THREE, {}, button=3)
    assert (no.may["raise"], no.most("raise")) == (20, 1000)
    assert no.refused("3 raise 19").reason is Reason.WRONG_AMOUNT
    no.play("3 raise 35")
    assert no.may["raise"] == 60


def test_R5_3_in_triple_draw_the_bet_doubles_after_the_second_draw() -> None:
    table = DrawTable(TRIPLE, THREE, {}, button=3)
    sizes = []
    for _ in range(3):
        table.check_round().pat()
        sizes.append(table.may["bet"])
    assert sizes == [10, 20, 20]


@pytest.mark.parametrize("game", [SINGLE, FIVE, BADUGI])
def test_R5_3_with_one_draw_the_bet_doubles_after_that_draw(game: str) -> None:
    rules = HouseRules(draws=1) if game == BADUGI else HouseRules()
    stakes = GAMES[game].stakes(rules, 10, limit="fixed")
    table = DrawTable(game, THREE, {}, button=3, rules=rules, stakes=stakes).check_round().pat()
    assert table.may["bet"] == 20
    table.check_round()
    assert table.hand.finished


@pytest.mark.parametrize("case", [(FIVE, 7), (A5, 6), (TRIPLE, 6), (SINGLE, 7), (BADUGI, 8)])
def test_R5_6_each_draw_game_seats_at_least_two_players_and_at_most_its_own_maximum(case: tuple[str, int]) -> None:
    game, most = case
    assert (GAMES[game].seats_least, GAMES[game].seats_most) == (2, most)
    with pytest.raises(ValueError, match="players"):
        DrawTable(game, dict.fromkeys(range(1, most + 2), 1000), {})


MAX_DRAWS: list[Literal[3, 4, 5]] = [3, 4, 5]


@pytest.mark.parametrize("allowed", MAX_DRAWS)
def test_R6_2_nobody_may_draw_more_cards_than_the_max_draw_rule_allows(allowed: Literal[3, 4, 5]) -> None:
    table = DrawTable(FIVE, THREE, {1: "2c3c4cKcKd"}, button=3, rules=HouseRules(max_draw=allowed)).check_round()
    assert table.may == {"draw": allowed}
    if allowed < 5:
        assert table.refused("1 draw 2c3c4cKcKd"[: 7 + 2 * allowed + 2]).reason is Reason.TOO_MANY_DISCARDS


def test_R6_1_all_post_antes_and_the_draw_follows_when_everybody_checks() -> None:
    table = DrawTable(FIVE, THREE, {}, button=3)
    assert len(table.events(AntePosted)) == 3
    assert table.hand.to_act == 1
    table.play("1 check", "2 check", "3 check")
    assert table.hand.state.drawing


def test_R6_3_the_last_raiser_speaks_first_in_round_two() -> None:
    table = DrawTable(FIVE, THREE, {}, button=3).play("1 bet", "2 raise", "3 call", "1 call").pat()
    assert table.hand.to_act == 2


def test_R6_3_after_the_draw_the_opener_speaks_first_or_else_the_player_left_of_the_button() -> None:
    opened = DrawTable(FIVE, THREE, {}, button=3).play("1 check", "2 bet", "3 call", "1 call").pat()
    assert opened.hand.to_act == 2
    checked = DrawTable(FIVE, THREE, {}, button=3).check_round().pat()
    assert checked.hand.to_act == 1


def test_R6_3_with_blinds_the_last_raiser_also_speaks_first_in_round_two() -> None:
    table = DrawTable(FIVE, THREE, {}, button=3, rules=HouseRules(forced_bets="blinds"))
    table.play("3 raise", "1 call", "2 call").pat()
    assert table.hand.to_act == 3


def test_R6_3_calling_the_big_blind_does_not_count_as_opening() -> None:
    table = DrawTable(FIVE, THREE, {}, button=3, rules=HouseRules(forced_bets="blinds"))
    table.play("3 call", "1 call", "2 check").pat()
    assert table.hand.to_act == 1


def test_R6_3_when_the_opener_is_all_in_the_next_player_with_chips_speaks_first() -> None:
    table = DrawTable(FIVE, {**THREE, 2: 12}, {}, button=3).play("1 check", "2 bet", "3 call", "1 call").pat()
    assert table.hand.to_act == 3


def test_R6_3_a_house_rule_lets_the_player_left_of_the_button_speak_first_in_round_two() -> None:
    antes = DrawTable(FIVE, THREE, {}, button=3, rules=HouseRules(draw_opener="button"))
    assert antes.play("1 bet", "2 raise", "3 call", "1 call").pat().hand.to_act == 1
    blinds = DrawTable(FIVE, THREE, {}, button=3, rules=HouseRules(forced_bets="blinds", draw_opener="button"))
    assert blinds.play("3 raise", "1 call", "2 call").pat().hand.to_act == 1


def test_R6_4_without_a_bet_in_round_two_the_player_who_spoke_first_shows_first() -> None:
    table = DrawTable(FIVE, THREE, {}, button=3).play("1 check", "2 bet", "3 call", "1 call").pat().check_round()
    shown = [event for event in table.hand.events if isinstance(event, HoldingShown | HoldingMucked)]
    assert isinstance(shown[0], HoldingShown)
    assert [event.seat for event in shown] == [2, 3, 1]


def test_R6_4_the_last_raiser_of_round_two_shows_first() -> None:
    cards = {1: "2c2d3c4c5d", 2: "AcAdKcKd9s", 3: "7c7d8c9c2s"}
    table = DrawTable(FIVE, THREE, cards, button=3).check_round().pat().play("1 check", "2 bet", "3 call", "1 call")
    shown = [event for event in table.hand.events if isinstance(event, HoldingShown | HoldingMucked)]
    assert [(type(event), event.seat) for event in shown] == [(HoldingShown, 2), (HoldingMucked, 3), (HoldingMucked, 1)]


@pytest.mark.parametrize("case", [(2, 1), (1, 2)])
def test_R3_9_in_draw_games_the_first_winner_left_of_the_button_gets_the_odd_chip(case: tuple[int, int]) -> None:
    """Seats 1 and 2 tie for their own bets and the small blind of 5 that seat 3 folded."""
    button, first = case
    cards = {1: "7c5c4c3c2d", 2: "7d5d4d3d2c"}
    blinds = {3: 5, first: 10}
    table = DrawTable(TRIPLE, THREE, cards, button=button, blinds=blinds)
    while not table.hand.finished:
        act = "fold" if table.hand.to_act == 3 and "fold" in table.may else None
        table.play(
            f"{table.hand.to_act} {act or next(kind for kind in ('draw', 'check', 'call') if kind in table.may)}"
        )
    assert table.events(PotAwarded) == [PotAwarded(0, 25, ((first, 13), (3 - first, 12)))]


def test_R9_1_triple_draw_games_and_badugi_have_four_betting_rounds_and_three_draws() -> None:
    for game in (A5, TRIPLE, BADUGI):
        assert [street.draw for street in GAMES[game].streets] == [False, True, True, True]
        assert GAMES[game].limits[0] == "fixed"


def test_R9_2_single_draw_is_played_in_no_limit_by_default() -> None:
    assert [street.draw for street in GAMES[SINGLE].streets] == [False, True]
    assert GAMES[SINGLE].stakes(HouseRules(), 10) == Stakes(10, 10, 0, 0, 5, 10, "no")


@pytest.mark.parametrize(
    "case",
    [
        (HouseRules(), 3, [False, False, True, True]),  # three draws
        (HouseRules(draws=1), 1, [False, True]),  # one draw by house rule
    ],
)
def test_R10_1_badugi_deals_four_cards_and_its_bet_doubles_after_the_second_or_only_draw(
    case: tuple[HouseRules, int, list[bool]],
) -> None:
    rules, draws, big_bets = case
    state = DrawTable(BADUGI, THREE, {}, button=3, rules=rules).hand.state
    assert [len(player.down) for player in state.players] == [4, 4, 4]
    assert sum(street.draw for street in state.streets) == draws
    assert [street.big_bet for street in state.streets] == big_bets
    assert state.stakes.limit == "fixed"


@pytest.mark.parametrize(
    "case",
    [
        ("five-card-draw", HouseRules(joker="low")),
        (A5_SINGLE, HouseRules(joker="wild")),
        (A5_SINGLE, HouseRules(joker="bug")),
        (A5, HouseRules(joker="low")),
        ("seven-card-stud", HouseRules(joker="wild")),
        ("razz", HouseRules(joker="wild")),
        (TRIPLE, HouseRules(burn=False)),
        (FIVE, HouseRules(jackpots=True, forced_bets="blinds")),
        (FIVE, HouseRules(bb_ante=True)),
        (TRIPLE, HouseRules(draws=1)),
    ],
)
def test_a_hand_refuses_house_rules_that_do_not_apply_to_its_game(case: tuple[str, HouseRules]) -> None:
    game, rules = case
    with pytest.raises(ValueError, match="doesn't apply"):
        DrawTable(game, THREE, {}, rules=rules)


def test_R5_1_a_hand_with_antes_refuses_stakes_with_blinds() -> None:
    rules, stakes = HouseRules(forced_bets="ante"), Stakes(10, 20, 2, 0, 5, 10)
    with pytest.raises(ValueError, match="has no blinds"):
        Hand.start(GAMES[TRIPLE], rules, stakes, [(1, 100), (2, 100)], 1, DECK)


# Section 13


def test_R13_1_ace_to_five_single_draw_has_two_rounds_and_one_draw_and_is_usually_fixed_limit() -> None:
    table = DrawTable(A5_SINGLE, THREE, {}, button=3).play("3 call", "1 call", "2 check")
    assert table.hand.state.drawing
    table.pat()
    assert table.may == {"check": 0, "bet": 20}
    table.check_round()
    assert table.hand.finished
    assert (GAMES[A5_SINGLE].limits[0], GAMES[A5_SINGLE].seats_least, GAMES[A5_SINGLE].seats_most) == ("fixed", 2, 7)


def test_R13_1_a_low_joker_is_dealt_and_shown_as_the_lowest_rank_missing_in_the_hand() -> None:
    cards = {1: "JoKcKdAh2s", 2: "8c6d4h3s2c", 3: "9c7d4c3c2d"}
    table = DrawTable(A5_SINGLE, THREE, cards, stub="6c5d", button=3, rules=HouseRules(joker="low"))
    table.play("3 call", "1 call", "2 check", "1 draw KcKd", "2 draw", "3 draw").check_round()
    assert [str(seat.holding) for seat in table.hand.view(None).seats] == ["six-five low", "None", "None"]
    (first, *_) = [event for event in table.hand.events if isinstance(event, HoldingShown)]
    assert cards_text(first.cards) == "6c5dJo2sAh"
    assert table.hand.stack(1) > 1000


def test_R13_1_the_deck_has_a_joker_only_under_the_house_rule() -> None:
    assert len(GAMES[A5_SINGLE].deck_under(HouseRules())) == 52
    assert len(GAMES[A5_SINGLE].deck_under(HouseRules(joker="low"))) == 53
    assert GAMES[A5_SINGLE].fitting(HouseRules(joker="wild")) == HouseRules()
