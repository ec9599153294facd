"""The codes of variants: each names one game and limit, and tells which are the standard's."""

import pytest

from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.phh import code_of, variant_of
from bot.poker.phh.variants import STANDARD, notes_on

BOARD_CODES = {
    "limit-holdem": ("FT",),
    "holdem": ("NT", "PT"),
    "omaha": ("PO", "FO", "NO"),
    "omaha-hi-lo": ("FO/8", "PO/8", "NO/8"),
    "five-card-omaha": ("P5O", "F5O", "N5O"),
    "big-o": ("P5O/8", "F5O/8", "N5O/8"),
}
"""Game -> its codes, that of the customary limit first."""


def test_each_code_names_one_game_and_limit() -> None:
    variants = [(game, limit) for game in GAMES.values() for limit in game.limits]
    codes = [code_of(game, limit) for game, limit in variants]
    assert len(set(codes)) == len(codes)
    assert [variant_of(code) for code in codes] == variants


@pytest.mark.parametrize("name", BOARD_CODES)
def test_R18_1_codes_of_board_games_that_are_not_the_standards_are_explained(name: str) -> None:
    game = GAMES[name]
    assert tuple(code_of(game, limit) for limit in game.limits) == BOARD_CODES[name]
    for code, limit in zip(BOARD_CODES[name], game.limits, strict=True):
        like = "FT" if limit == "fixed" else "NT"
        note = f"{code} is not a code of the standard: {name}, {limit} limit, written like {like}."
        assert notes_on(game, limit, HouseRules()) == ([] if code in STANDARD else [note])


def test_R18_1_the_standard_has_four_codes_of_board_games_that_are_dealt() -> None:
    assert STANDARD & {code for codes in BOARD_CODES.values() for code in codes} == {"FT", "NT", "PO", "FO/8"}
