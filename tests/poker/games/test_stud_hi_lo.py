"""Stud Hi-Lo, played as whole hands (.docs/rules.md, sections 11 and 12); ``test_split_pots`` tests how pots split."""

from bot.poker.events import PotAwarded
from bot.poker.games import GAMES
from bot.poker.holdings import SplitRanking
from bot.poker.house_rules import HouseRules
from bot.poker.phh import parse, replay, write
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import Table

HI_LO = GAMES["stud-hi-lo"]
CARDS = {1: "As 2h 3c 4d 8s Kd Kh", 2: "9c 9d 9h Th 2c Jc Qd", 3: "Kc Qs 7d 7c 6s 8d Jh"}


def shown_down(rules: HouseRules | None = None) -> Table:
    played = Table(dict.fromkeys(CARDS, 1000), CARDS, stakes=Stakes.of(20), rules=rules, game=HI_LO)
    played.play(f"{played.hand.to_act} bring_in")
    while not played.hand.finished:
        played.check_round()
    return played


def test_R12_2_the_lowest_upcard_brings_it_in_and_the_highest_board_opens_later() -> None:
    played = Table({1: 1000, 2: 1000}, {1: "Ac Kc 3d 9d", 2: "2c 4c 3c Th"}, stakes=Stakes.of(20), game=HI_LO)
    assert played.hand.to_act == 2
    played.play("2 bring_in", "1 call")
    assert played.hand.to_act == 2


def test_R12_2_the_best_high_and_the_best_low_share_the_pot() -> None:
    awards = [event for event in shown_down().hand.events if isinstance(event, PotAwarded)]
    assert [(event.half, [seat for seat, _ in event.shares]) for event in awards] == [(1, [2]), (2, [1])]


def test_R11_4_a_holding_is_named_for_high_and_low_and_the_file_has_the_code_of_hi_lo() -> None:
    names = {seat.seat: str(seat.holding) for seat in shown_down().hand.view(None).seats if seat.holding}
    assert (names[1], names[2]) == ("high: pair of kings; low: eight-four", "high: three nines; no low")
    assert (HI_LO.phh, write(shown_down().hand.events).partition("\n")[0]) == ("7S/8", "variant = 'F7S/8'")


def test_a_file_of_a_split_pot_replays_to_the_same_stacks() -> None:
    for rules in (HouseRules(), HouseRules(qualifier=None)):
        played = shown_down(rules)
        assert replay(parse(write(played.hand.events)), HouseRules()).finishing_stacks == tuple(
            played.hand.stack(seat) for seat in CARDS
        )


def test_R11_2_only_games_for_high_and_low_have_the_qualifier_as_a_house_rule() -> None:
    fitting = [game.name for game in GAMES.values() if game.misfit(HouseRules(qualifier=None)) is None]
    assert fitting[:3] == ["stud-hi-lo", "omaha-hi-lo", "big-o"]
    splits = {name: game.ranking for name, game in GAMES.items() if isinstance(game.ranking, SplitRanking)}
    assert fitting == [name for name, ranking in splits.items() if ranking.names == ("high", "low")]
