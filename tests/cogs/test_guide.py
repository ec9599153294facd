"""What /rules says of each game, put together from its data."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.poker.cards import parse_cards
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.holdings import HIGH_WILD
from bot.poker.house_rules import HouseRules
from bot.tables.ports import TableView
from bot.tables.state import TableSettings
from cogs.guide import SECTIONS, examples, guide_to
from cogs.guide_menus import TEXT_MOST
from tests.cogs.test_lobby import view

EN = "en-US"


def at(game: Game, rules: HouseRules | None = None) -> TableView:
    rules = rules or HouseRules()
    settings = TableSettings(game.name, game.stakes(rules, 10), rules, game.seats_most, 400, 400)
    return replace(view(), settings=settings, game=game.name, stakes=settings.stakes)


def every_page() -> Iterator[tuple[str, str]]:
    for name, game in GAMES.items():
        for rules in (HouseRules(), HouseRules(jackpots=True, joker="bug"), HouseRules(draws=1, bb_ante=True)):
            if game.misfit(rules) is None:
                guide = guide_to(EN, game, at(game, rules))
                yield from ((name, guide.text(section)) for section in guide.sections())


def test_no_page_is_too_long_or_empty() -> None:
    for name, text in every_page():
        assert 0 < len(text) <= TEXT_MOST, name


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_example_hands_the_best_first(game: Game) -> None:
    hands = [parse_cards(hand) for hand in examples(game)]
    assert len(hands) > 4
    strengths = [game.ranking.strength(hand) for hand in hands]
    assert all(better > worse for better, worse in pairwise(strengths))


def test_a_hand_is_shown_as_cards_with_its_name() -> None:
    text = guide_to(EN, GAMES["razz"], None).text("hands")
    assert "wheel" in text
    assert "eight-seven low" in text
    assert text.count("`") >= 2 * 5 * len(examples(GAMES["razz"]))


def test_each_street_says_what_comes_who_speaks_first_and_how_much() -> None:
    lines = guide_to(EN, GAMES["razz"], at(GAMES["razz"])).text("streets").splitlines()
    third = next(line for line in lines if "Third street" in line)
    assert "cards down: 2, and up: 1" in third
    assert "must open, with the bring-in" in third
    assert "small bet, 10 here" in third
    assert "big bet, 20 here" in next(line for line in lines if "Fifth street" in line)
    assert "1 card down" in next(line for line in lines if "Seventh street" in line)


@pytest.mark.parametrize(("draws", "count"), [(3, 3), (1, 1)])
def test_the_streets_are_those_of_the_house_rules(draws: int, count: int) -> None:
    game = GAMES["badugi"]
    rules = HouseRules(draws=1) if draws == 1 else HouseRules()
    assert guide_to(EN, game, at(game, rules)).text("streets").count("throws up to 4 cards away") == count


def test_antes_in_place_of_blinds_change_who_speaks_first() -> None:
    game = GAMES["badugi"]
    blinds = guide_to(EN, game, at(game)).text("streets")
    antes = guide_to(EN, game, at(game, HouseRules(forced_bets="ante"))).text("streets")
    assert "left of the big blind acts first" in blinds
    assert "big blind" not in antes


def test_the_tables_own_section_is_for_its_games_alone() -> None:
    table = at(GAMES["five-card-draw"], HouseRules(jackpots=True))
    guide = guide_to(EN, GAMES["five-card-draw"], table)
    assert guide.sections() == SECTIONS
    here = guide.text("here")
    for part in ("Buy-in: 400", "ante 2", "jacks or better to open"):
        assert part in here
    assert guide_to(EN, GAMES["razz"], table).sections() == SECTIONS[:-1]


def test_bets_are_told_for_the_limit_that_is_played() -> None:
    fixed, table = GAMES["badugi"], at(GAMES["badugi"])
    stakes = fixed.stakes(HouseRules(), 10, limit="no")
    free = replace(table, settings=replace(table.settings, stakes=stakes), stakes=stakes)
    assert "One bet and 3 raises" in guide_to(EN, fixed, table).text("bets")
    assert "all that you have at any time" in guide_to(EN, fixed, free).text("bets")
    assert "small bet" not in guide_to(EN, fixed, free).text("streets")


def test_a_ranking_without_examples_is_told_without_them() -> None:
    to_come = replace(GAMES["five-card-draw"], ranking=HIGH_WILD)
    assert examples(to_come) == ()
    assert guide_to(EN, to_come, None).text("hands").count("\n") == 1
