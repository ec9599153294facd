"""Hold'em in fixed, pot and no limit: the streets, the board, the betting and the showdown."""

from dataclasses import replace

import pytest

from bot.poker.cards import DECK, cards_text
from bot.poker.events import AntePosted, HandStarted, HoldingMucked, HoldingShown, PotAwarded, StreetDealt
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.refusals import Reason
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import BoardTable, Played

LIMIT, FREE = "limit-holdem", "holdem"
FOUR = dict.fromkeys((1, 2, 3, 4), 1000)
TWO = {1: 1000, 2: 1000}
CARDS = {1: "AsAd", 2: "KsKd", 3: "QsQd", 4: "JsJd"}
BOARD = "2c5h9c3d8h"
SHOWN = HouseRules(show_all=True)


def streets(table: BoardTable) -> list[StreetDealt]:
    return [event for event in table.hand.events if isinstance(event, StreetDealt)]


# The deal


def test_R15_3_the_board_has_three_cards_on_the_flop_and_one_more_on_turn_and_river() -> None:
    table = BoardTable(LIMIT, FOUR, CARDS, BOARD).check_down()
    assert [cards_text(street.board) for street in streets(table)] == ["", "2c5h9c", "3d", "8h"]
    assert [street.seats for street in streets(table)] == [(1, 2, 3, 4), (), (), ()]
    assert table.board == BOARD


def test_R15_3_own_cards_come_one_at_a_time_from_the_left_of_the_button() -> None:
    table = BoardTable(LIMIT, FOUR, {}, button=2)
    dealt = table.hand.events[1].cards  # type: ignore[union-attr]
    downs = dict(zip(streets(table)[0].seats, streets(table)[0].down, strict=True))
    assert downs == {3: (dealt[0], dealt[4]), 4: (dealt[1], dealt[5]), 1: (dealt[2], dealt[6]), 2: (dealt[3], dealt[7])}


@pytest.mark.parametrize("burn", [True, False])
def test_R15_4_a_card_is_burned_before_flop_and_turn_and_river_unless_the_house_burns_none(burn: bool) -> None:
    table = BoardTable(LIMIT, FOUR, CARDS, BOARD, rules=HouseRules(burn=burn)).check_down()
    assert [street.burned for street in streets(table)] == [False, burn, burn, burn]
    assert len(table.hand.state.burns) == (3 if burn else 0)
    assert len(table.hand.state.stub) == 52 - 8 - 5 - (3 if burn else 0)
    assert table.board == BOARD


def test_R15_2_the_deck_is_enough_for_ten_players_who_all_stay() -> None:
    table = BoardTable("omaha", dict.fromkeys(range(1, 11), 1000), {}).check_down()
    state = table.hand.state
    dealt = [card for player in state.players for card in player.down]
    assert len({*dealt, *state.board, *state.burns, *state.stub}) == len(DECK)
    assert len(state.stub) == 4
    assert streets(table)[-1].community is None


def test_everybody_sees_the_board_and_nobody_another_ones_cards() -> None:
    table = BoardTable(LIMIT, FOUR, CARDS, BOARD).check_round()
    room, own = table.hand.view(None), table.hand.view(2)
    assert cards_text(room.board) == cards_text(own.room.board) == "2c5h9c"
    assert [(seat.upcards, seat.downcards) for seat in room.seats] == [((), 2)] * 4
    assert cards_text(own.downcards) == "KsKd"


# Who speaks


def test_R15_3_preflop_the_player_left_of_the_big_blind_speaks_first_and_later_the_first_left_of_the_button() -> None:
    table = BoardTable(LIMIT, FOUR, CARDS, BOARD)
    assert table.hand.to_act == 3
    assert table.check_round().hand.to_act == 1
    table.play("1 check", "2 bet", "3 call", "4 call", "1 fold")
    assert table.hand.to_act == 2


def test_R15_5_heads_up_the_button_has_the_small_blind_and_speaks_first_preflop_and_last_later() -> None:
    table = BoardTable(LIMIT, TWO, CARDS, BOARD, button=1)
    assert (table.hand.state.player(1).blind, table.hand.to_act) == (5, 1)
    assert table.play("1 call", "2 check").hand.to_act == 2


def test_R15_5_the_big_blind_may_raise_if_merely_called() -> None:
    table = BoardTable(LIMIT, FOUR, CARDS).play("3 call", "4 call", "1 call")
    assert table.hand.to_act == 2
    assert table.may == {"check": 0, "raise": 20}


def test_R5_2_a_small_blind_may_be_missing() -> None:
    table = BoardTable(FREE, FOUR, CARDS, blinds={2: 10})
    assert (table.hand.to_act, table.hand.state.pot) == (3, 10)


# Bets


def test_R15_7_in_fixed_limit_the_bet_doubles_on_the_turn_and_three_raises_are_the_most() -> None:
    table = BoardTable(LIMIT, FOUR, CARDS, BOARD)
    for street in (("3 raise 20", "4 raise 30", "1 raise 40"), ("1 bet 10", "2 raise 20", "3 raise 30", "4 raise 40")):
        table.play(*street)
        assert "raise" not in table.may
        table.check_round()
    table.play("1 bet 20", "2 raise 40", "3 raise 60", "4 raise 80")
    assert table.may == {"fold": 0, "call": 60}


def test_R15_7_with_a_cap_of_four_raises_there_is_one_more() -> None:
    table = BoardTable(LIMIT, FOUR, CARDS, rules=HouseRules(raise_cap=4))
    table.play("3 raise 20", "4 raise 30", "1 raise 40", "2 raise 50")
    assert "raise" not in table.may


def test_R15_8_in_pot_limit_the_first_player_may_raise_to_seven_small_blinds() -> None:
    table = BoardTable(FREE, FOUR, CARDS, limit="pot")
    assert table.most("raise") == 35
    assert BoardTable(FREE, FOUR, CARDS, limit="pot", blinds={2: 10}).most("raise") == 30


def test_R15_8_blinds_50_and_100_are_raised_to_350_and_1100_and_3350_in_pot_limit() -> None:
    stakes = Stakes.blinds(100, limit="pot")
    table = BoardTable(FREE, dict.fromkeys(range(1, 7), 10_000), {}, stakes=stakes)
    assert table.most("raise") == 350
    table.play("3 raise 350", "4 fold", "5 fold", "6 fold", "1 fold")
    assert table.most("raise") == 1_100
    table.play("2 raise 1100")
    assert table.most("raise") == 3_350


def test_R15_8_a_short_big_blind_is_called_and_raised_in_full() -> None:
    table = BoardTable(FREE, {1: 1000, 2: 6, 3: 1000, 4: 1000}, CARDS, limit="pot")
    assert table.may == {"fold": 0, "call": 10, "raise": 20}
    assert table.most("raise") == 31


def test_R15_8_the_least_bet_of_no_limit_is_the_big_blind_on_every_street() -> None:
    table = BoardTable(FREE, FOUR, CARDS, BOARD)
    for _ in range(3):
        table.check_round()
        assert (table.may["bet"], table.most("bet")) == (10, 990)


def test_R4_12_a_check_where_a_fold_is_free_and_a_raise_beyond_the_cap_are_refused() -> None:
    table = BoardTable(LIMIT, FOUR, CARDS, BOARD).check_round()
    assert table.refused("1 fold").reason is Reason.FOLD_IS_FREE
    table.play("1 bet", "2 raise", "3 raise", "4 raise")
    assert table.refused("1 raise").reason is Reason.CAPPED


def test_R5_1_the_big_blind_may_ante_for_the_table() -> None:
    table = BoardTable(FREE, FOUR, CARDS, BOARD, rules=HouseRules(bb_ante=True))
    assert table.events(AntePosted) == [AntePosted(2, 10, dead=True)]


@pytest.mark.parametrize("name", ["omaha", "badugi"])
def test_R15_9_the_ante_for_the_table_is_no_part_of_the_pot_before_the_second_street(name: str) -> None:
    stakes, rules = Stakes.blinds(100, limit="pot"), HouseRules(bb_ante=True)
    stacks = dict.fromkeys(range(1, 7), 10_000)
    table: Played = BoardTable(name, stacks, {}, stakes=stakes, rules=rules)
    assert table.most("raise") == 350
    table.play("3 raise 350", "4 fold", "5 fold", "6 fold", "1 fold", "2 call").pat()
    assert table.hand.state.pot == table.most("bet") == 850


def test_R15_9_an_ante_of_each_player_always_counts() -> None:
    stakes = Stakes(10, 10, 2, 0, 5, 10, "pot")
    assert BoardTable(FREE, FOUR, {}, stakes=stakes).most("raise") == 43


def test_R15_9_in_a_log_of_the_first_edition_the_ante_for_the_table_counts_from_the_beginning() -> None:
    table = BoardTable(FREE, FOUR, {}, limit="pot", rules=HouseRules(bb_ante=True))
    started, *others = table.hand.events
    assert isinstance(started, HandStarted)
    earlier = Hand.from_events([replace(started, edition=1), *others])
    assert [option.most for option in earlier.legal()][-1] == table.most("raise") + 10 == 45


# The showdown


def test_R15_10_all_hands_are_opened_before_the_cards_to_come_once_no_betting_is_left() -> None:
    table = BoardTable(FREE, dict.fromkeys((1, 2, 3), 100), CARDS, BOARD)
    table.play("3 raise 100", "1 call", "2 call")
    kinds = [type(event) for event in table.hand.events if isinstance(event, StreetDealt | HoldingShown)]
    assert kinds == [StreetDealt, *[HoldingShown] * 3, *[StreetDealt] * 3]
    assert [event.seat for event in table.hand.events if isinstance(event, HoldingShown)] == [1, 2, 3]
    assert table.board == BOARD
    assert table.stacks() == {1: 300, 2: 0, 3: 0}


def test_R15_11_the_last_to_bet_on_the_river_shows_first_and_a_worse_hand_is_mucked() -> None:
    table = BoardTable(LIMIT, FOUR, CARDS, BOARD).check_round().check_round().check_round()
    table.play("1 check", "2 check", "3 bet", "4 call", "1 call", "2 call")
    told = [event for event in table.hand.events if isinstance(event, HoldingShown | HoldingMucked)]
    assert [(type(event), event.seat) for event in told] == [
        (HoldingShown, 3),
        (HoldingMucked, 4),
        (HoldingShown, 1),
        (HoldingMucked, 2),
    ]


def test_R15_11_who_plays_the_board_shows_their_own_cards_and_all_share_the_pot() -> None:
    table = BoardTable(LIMIT, dict.fromkeys((1, 2, 3), 1000), {1: "2c3d", 2: "2d4c", 3: "5c6c"}, "AhKdQdJsTc")
    table.check_down()
    assert table.stacks() == dict.fromkeys((1, 2, 3), 1000)
    assert [cards_text(event.cards) for event in table.hand.events if isinstance(event, HoldingShown)] == [
        "2c3d",
        "2d4c",
        "5c6c",
    ]
    names = {str(seat.holding) for seat in table.hand.view(None).seats}
    assert names == {"ace-high straight"}


def test_R16_1_the_kicker_in_the_hand_wins_and_is_named() -> None:
    table = BoardTable(LIMIT, {1: 1000, 2: 1000, 3: 1000}, {1: "AhKc", 2: "AdQs", 3: "4c6c"}, "As7d7c3h2s", rules=SHOWN)
    table.check_down()
    names = {seat.seat: str(seat.holding) for seat in table.hand.view(None).seats}
    assert names[1] == "two pair, aces and sevens, king kicker"
    assert names[2] == "two pair, aces and sevens, queen kicker"
    assert table.stacks() == {1: 1020, 2: 990, 3: 990}


def test_R15_12_an_odd_chip_goes_to_the_first_winner_left_of_the_button_whatever_the_suits() -> None:
    table = BoardTable(FREE, dict.fromkeys((1, 2, 3), 1000), {1: "7c6c", 2: "Kh3c", 3: "Ks3s"}, "KdQd9c8c2h")
    table.play("3 call", "1 fold").check_down()
    assert [event.shares for event in table.hand.events if isinstance(event, PotAwarded)] == [((2, 13), (3, 12))]


# The game's data


def test_R15_1_holdem_is_two_games_whose_limits_differ() -> None:
    fixed, free = GAMES[LIMIT], GAMES[FREE]
    assert (fixed.limits, free.limits) == (("fixed",), ("no", "pot"))
    assert (fixed.phh, fixed.streets, fixed.ranking) == (free.phh, free.streets, free.ranking)
    assert (fixed.seats_least, fixed.seats_most) == (2, 10)


def test_R15_1_the_board_games_come_last_wherever_games_are_listed() -> None:
    board_games = [name for name, game in GAMES.items() if game.has_board]
    assert board_games == list(GAMES)[-len(board_games) :]
    assert board_games[:6] == ["limit-holdem", "holdem", "omaha", "omaha-hi-lo", "five-card-omaha", "big-o"]


@pytest.mark.parametrize("name", ["limit-holdem", "holdem", "omaha", "big-o"])
def test_R15_6_board_games_have_blinds_and_no_rules_of_stud_or_draws(name: str) -> None:
    game = GAMES[name]
    for rules in (
        HouseRules(forced_bets="ante"),
        HouseRules(suit_order="shdc"),
        HouseRules(allin_bringin="next_worst"),
    ):
        assert game.misfit(rules) is not None
    assert game.misfit(HouseRules(burn=False, bb_ante=True, show_all=True, raise_cap=4)) is None
    with pytest.raises(ValueError, match="needs stakes with blinds"):
        BoardTable(name, FOUR, {}, stakes=Stakes.antes(10, limit=game.limits[0]))


def test_R16_6_games_with_other_decks_or_boards_or_draws_are_not_dealt() -> None:
    assert not {"short-deck", "courchevel", "pineapple", "dramaha", "double-board-omaha"} & GAMES.keys()
