"""Draws in draw games: their order, the cards served, and the reshuffle when the stub runs out (R-5.4, R-5.5)."""

import pytest

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK, parse_cards
from bot.poker.events import Drew, HoldingShown
from bot.poker.refusals import Reason, Refusal
from tests.harness.poker.deals import DrawTable

A5, TRIPLE, SINGLE = "ace-to-five-triple-draw", "deuce-to-seven-triple-draw", "deuce-to-seven-single-draw"
FIVE, BADUGI = "five-card-draw", "badugi"
THREE = {1: 1000, 2: 1000, 3: 1000}


def test_R5_4_players_draw_in_turn_from_left_of_the_button_and_everybody_sees_how_many() -> None:
    table = DrawTable(TRIPLE, THREE, {1: "2c3c4cKcKd", 2: "2d3d4d5d7d"}, stub="7c 8s", button=3).check_round()
    assert table.hand.to_act == 1
    assert table.may == {"draw": 5}
    assert table.refused("2 draw").reason is Reason.OUT_OF_TURN
    assert table.refused("1 check").reason is Reason.WRONG_KIND
    assert table.refused("1 fold").reason is Reason.WRONG_KIND
    table.play("1 draw KcKd", "2 draw")
    assert table.holding(1) == "2c3c4c7c8s"
    assert [seat.drew for seat in table.hand.view(None).seats] == [2, 0, None]


def test_R5_4_a_player_may_discard_only_their_own_cards_and_the_same_card_only_once() -> None:
    table = DrawTable(TRIPLE, THREE, {1: "2c3c4cKcKd"}, button=3).check_round()
    assert table.refused("1 draw As").reason is Reason.NOT_YOUR_CARDS
    assert table.refused("1 draw KcKc").reason is Reason.NOT_YOUR_CARDS


def test_R5_4_an_all_in_player_also_draws() -> None:
    table = DrawTable(TRIPLE, {1: 10, 2: 10, 3: 10}, {}, button=3).play("3 call", "1 call")
    draws = 0
    while not table.hand.finished:
        assert table.hand.state.drawing
        table.play(f"{table.hand.to_act} draw")
        draws += 1
    assert draws == 9


def test_R4_11_in_draw_games_all_in_hands_are_shown_after_the_last_draw() -> None:
    table = DrawTable(TRIPLE, {1: 10, 2: 10}, {}, button=1).play("1 call")
    assert not table.events(HoldingShown)
    table.pat()
    assert [type(event).__name__ for event in table.hand.events].index("HoldingShown") > max(
        at for at, event in enumerate(table.hand.events) if isinstance(event, Drew)
    )


def test_R5_5_when_the_stub_runs_out_its_last_card_is_shuffled_with_the_discards_and_dealt_on() -> None:
    stacks = dict.fromkeys(range(1, 8), 1000)
    table = DrawTable(SINGLE, stacks, {}, button=7).check_round()
    assert len(table.hand.state.stub) == 17
    last = table.hand.state.stub[-1]
    for seat in range(1, 6):
        table.play(f"{seat} draw {table.holding(seat)[:6]}")
    assert len(table.hand.state.stub) == 2
    discards = set(table.hand.state.thrown)
    own = set(parse_cards(table.holding(6)[:6]))
    table.play(f"6 draw {table.holding(6)[:6]}")
    served = table.hand.state.player(6).down[2:]
    assert served[0] not in discards
    assert set(served[1:]) <= discards | {last}
    assert not set(served) & own
    table.play(f"7 draw {table.holding(7)[:6]}")
    assert len(table.hand.state.stub) == 11


def test_R5_5_the_last_card_of_the_stub_is_not_dealt_even_if_the_stub_would_suffice() -> None:
    stacks = dict.fromkeys(range(1, 7), 1000)
    table = DrawTable(TRIPLE, stacks, {}, button=6).check_round()
    for seat in range(1, 6):
        table.play(f"{seat} draw {table.holding(seat)[:8]}")
    first, last = table.hand.state.stub
    pile = {*table.hand.state.thrown, last}
    assert len(pile) == 21
    table.play(f"6 draw {table.holding(6)[:4]}")
    served = table.hand.state.player(6).down[3:]
    assert served[0] == first
    assert served[1] in pile


def test_R5_5_folded_hands_are_among_the_cards_to_shuffle() -> None:
    stacks = dict.fromkeys(range(1, 7), 1000)
    table = DrawTable(TRIPLE, stacks, {}, button=6).play("3 fold")
    assert table.hand.state.thrown == table.hand.state.player(3).down


def test_R5_5_a_draw_that_gets_no_shuffle_but_needs_one_raises_an_error_and_changes_nothing() -> None:
    stacks = dict.fromkeys(range(1, 8), 1000)
    table = DrawTable(SINGLE, stacks, {}, button=7).check_round()
    for seat in range(1, 6):
        table.play(f"{seat} draw {table.holding(seat)[:6]}")
    before = table.hand.copy()
    table.shuffle = ()
    with pytest.raises(ValueError, match="no shuffle"):
        table.play(f"6 draw {table.holding(6)[:6]}")
    assert table.hand == before


def test_R5_5_only_a_draw_that_takes_the_last_card_of_the_stub_needs_a_shuffle() -> None:
    table = DrawTable(SINGLE, dict.fromkeys(range(1, 8), 1000), {}, button=7)
    assert not table.hand.may_need_shuffle()
    table.check_round()
    assert not table.hand.may_need_shuffle()
    for seat in range(1, 6):
        table.play(f"{seat} draw {table.holding(seat)[:6]}")
    assert table.hand.may_need_shuffle(), "two cards are left"
    one, two = (Action(6, ActionKind.DRAW, cards=parse_cards(table.holding(6)[: 2 * count])) for count in (1, 2))
    assert (table.hand.may_need_shuffle(one), table.hand.may_need_shuffle(two)) == (False, True)
    assert not isinstance(table.hand.apply(one), Refusal)


@pytest.mark.parametrize("case", [(A5, 6), (TRIPLE, 6), (SINGLE, 7), (BADUGI, 8), (FIVE, 7)])
def test_R5_5_no_player_gets_a_discarded_card_back_at_a_full_table_that_draws_the_maximum(
    case: tuple[str, int],
) -> None:
    game, most = case
    table = DrawTable(game, dict.fromkeys(range(1, most + 1), 1000), {}, button=most)
    while not table.hand.finished:
        if not table.hand.state.drawing:
            table.check_round()
            continue
        seat = table.hand.to_act
        assert seat is not None
        before = table.hand.state.player(seat).down
        count = table.may["draw"]
        discards = before[:count]
        table.play(f"{seat} draw {table.holding(seat)[: 2 * count]}")
        assert not set(discards) & set(table.hand.state.player(seat).down)
        assert table.hand.state.stub, "the last card is never dealt"
        held = [card for player in table.hand.state.live for card in player.down]
        everything = [*held, *table.hand.state.stub, *table.hand.state.thrown]
        assert sorted(everything) == sorted(DECK)
