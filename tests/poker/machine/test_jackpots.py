"""Jackpots by rule number (.docs/rules.md, section 7)."""

from typing import Literal

import pytest

from bot.poker.cards import cards_text, parse_cards
from bot.poker.events import OpenersShown, PassedIn
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.machine.jackpots import can_open, proof
from bot.poker.refusals import Reason
from tests.harness.poker.deals import DrawTable

JACKPOTS = HouseRules(jackpots=True)
FIVE = GAMES["five-card-draw"]
THREE = {1: 1000, 2: 1000, 3: 1000}
NOTHING = "2c3c4c5d9s"
TENS = "TcTd3h4h5s"
JACKS = "JcJd3d4d6s"


def test_R7_1_only_jacks_or_better_may_open_but_the_public_options_do_not_reveal_openers() -> None:
    table = DrawTable("five-card-draw", THREE, {1: TENS, 2: JACKS}, button=3, rules=JACKPOTS)
    assert "bet" in table.may, "the public options do not reveal the cards"
    assert table.refused("1 bet").reason is Reason.NO_OPENERS
    table.play("1 check", "2 bet")
    assert table.hand.state.opened is not None


def test_R7_1_a_player_without_openers_sees_no_bet_option_while_the_others_see_one() -> None:
    cards = {1: TENS, 2: JACKS}
    table = DrawTable("five-card-draw", THREE, cards, button=3, rules=JACKPOTS)
    room, own = table.hand.view(None), table.hand.view(1)
    assert {option.kind for option in room.options} == {"check", "bet"}
    assert {option.kind for option in own.options} == {"check"}
    assert own.room == room
    assert table.hand.view(2).options == (), "it is not their turn"
    assert "check" not in repr(own).replace(repr(room), ""), "a player's own options are as secret as the cards"
    table.play("1 check")
    assert table.hand.view(2).options == table.hand.view(None).options
    table.play("2 bet", "3 fold")
    assert {option.kind for option in table.hand.view(1).options} == {"call", "raise", "fold"}


def test_R7_1_a_player_with_openers_may_check_and_a_checker_may_raise_with_any_hand() -> None:
    table = DrawTable("five-card-draw", THREE, {1: NOTHING, 2: JACKS, 3: "KcKd2h7h8h"}, button=3, rules=JACKPOTS)
    table.play("1 check", "2 check", "3 bet", "1 raise")
    assert table.hand.to_act == 2


def test_R7_1_no_opening_is_needed_when_at_most_one_player_has_chips() -> None:
    table = DrawTable("five-card-draw", {1: 2, 2: 2, 3: 1000}, {}, button=3, rules=JACKPOTS)
    assert table.hand.state.drawing
    assert table.pat().hand.finished
    assert not table.events(PassedIn)


def test_R7_2_the_opener_shows_openers_when_all_others_fold() -> None:
    table = DrawTable("five-card-draw", THREE, {1: "JsJdAcAh5s"}, button=3, rules=JACKPOTS)
    table.play("1 bet", "2 fold", "3 fold")
    assert table.events(OpenersShown) == [OpenersShown(1, parse_cards("JdJs"))]
    assert type(table.hand.events[-1]).__name__ == "HandFinished"


def test_R7_2_an_opener_who_split_the_pair_and_folds_after_the_draw_shows_openers() -> None:
    cards = {1: "JsJdQhKhAh", 2: NOTHING}
    table = DrawTable("five-card-draw", THREE, cards, stub="2h", button=3, rules=JACKPOTS)
    table.play("1 bet", "2 call", "3 fold", "1 draw Jd", "2 draw", "1 check", "2 bet", "1 fold")
    assert table.events(OpenersShown) == [OpenersShown(1, parse_cards("JdJs"))]
    assert parse_cards("Jd")[0] not in table.hand.state.thrown, "the opener's discards are kept aside"


@pytest.mark.parametrize(
    "case",
    [
        ("JsJdAcAh5s", "JdJs"),
        ("3s3d4c4h9d", "3d3s4c4h"),
        ("7s7d7c2h3h", "7c7d7s"),
        ("2c3d4h5s6c", "2c3d4h5s6c"),
        ("2h5h9hJhKh", "2h5h9hJhKh"),
        ("QsQd2c3c4c", "QdQs"),
    ],
)
def test_R7_2_the_opener_shows_the_fewest_cards_that_prove_openers(case: tuple[str, str]) -> None:
    dealt, shown = case
    assert cards_text(proof(FIVE.ranking, parse_cards(dealt), wild=False)) == shown


@pytest.mark.parametrize("case", [("JoJc9d6h3s", False), ("JoAc9d6h3s", True), ("Jo5d6h7s8c", True)])
def test_R8_1_a_bug_counts_toward_openers_as_an_ace_or_in_a_straight(case: tuple[str, bool]) -> None:
    dealt, opens = case
    ranking = FIVE.rankings["bug"]
    cards = parse_cards(dealt)
    assert can_open(ranking, cards) is opens
    if opens:
        assert len(proof(ranking, cards, wild=False)) == (2 if "Ac" in dealt else 5)


PROVED: list[tuple[Literal["wild", "bug"], str]] = [("wild", "KcJo"), ("bug", "AcJo")]


@pytest.mark.parametrize("case", PROVED)
def test_R7_2_the_joker_proves_openers_as_the_card_it_may_stand_for(case: tuple[Literal["wild", "bug"], str]) -> None:
    joker, shown = case
    rules, cards = HouseRules(jackpots=True, joker=joker), {1: "JoAcKc6h3s"}
    table = DrawTable("five-card-draw", THREE, cards, button=3, rules=rules).play("1 bet", "2 fold", "3 fold")
    assert table.events(OpenersShown) == [OpenersShown(1, parse_cards(shown))]


def test_R8_1_a_wild_joker_proves_openers_as_a_pair_with_the_highest_card() -> None:
    assert cards_text(proof(FIVE.rankings["wild"], parse_cards("JoKc9d6h3s"), wild=True)) == "KcJo"
