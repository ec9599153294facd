"""The short version of a game's rules at the top of /rules."""

import pytest

from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.holdings import halves
from bot.poker.house_rules import HouseRules
from bot.ui.help.in_short import in_short


class Keys(Phrases):
    """Phrases that return the key in place of the text."""

    def __call__(self, key: str, **values: str | int) -> str:
        return key


def summary(say: Phrases, game: Game, rules: HouseRules) -> list[str]:
    assert game.misfit(rules) is None
    return list(in_short(say, game, rules, cards="Your cards", draw="Draw"))


def text(game: str, **rules: object) -> str:
    return "\n".join(summary(Phrases("en-US"), GAMES[game], HouseRules(**rules)))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES.values())
def test_the_summary_has_a_line_for_each_half_of_the_pot_that_can_be_won(game: Game) -> None:
    jokers = [HouseRules(joker=joker) for joker in ("wild", "bug", "low")]
    for rules in {HouseRules(), *map(game.fitting, [*jokers, HouseRules(qualifier=None)])}:
        keys = summary(Keys("en-US"), game, rules)
        assert sum(key.startswith("rules-hands-") for key in keys) == len(tuple(halves(game.ranking_under(rules))))


def test_R10_1_with_one_draw_the_summary_names_one_draw_and_its_bets() -> None:
    usual, short = text("badugi"), text("badugi", draws=1)
    assert "four down cards, three draws; four cards" in usual
    assert "big bets from the second draw on" in usual
    assert "four down cards, one draw; four cards" in short
    assert "the round after the draw uses big bets" in short
    assert "second draw" not in short


def test_R5_1_the_summary_names_blinds_or_antes_as_the_table_posts_them() -> None:
    assert "post the small and big blinds" in text("five-card-draw", forced_bets="blinds")
    assert "ante" not in text("five-card-draw", forced_bets="blinds")
    antes = text("badugi", forced_bets="ante")
    assert "Everyone posts an ante." in antes
    assert "blind" not in antes
    assert "five" not in antes


def test_R6_3_the_summary_says_who_acts_first_after_the_draw() -> None:
    by_raiser, by_button = "the last to raise acts first", "after that the first one left of the button"
    raiser = text("five-card-draw", forced_bets="blinds")
    assert by_raiser in raiser
    assert by_button not in raiser
    button = text("five-card-draw", forced_bets="blinds", draw_opener="button")
    assert by_raiser not in button
    assert by_button in button
    assert by_raiser not in text("five-card-draw", draw_opener="button")
    assert by_button in text("badugi")


def test_R11_2_the_summary_mentions_a_limit_for_the_low_only_if_there_is_a_qualifier() -> None:
    assert "none above an eight" in text("stud-hi-lo")
    assert "none above an eight" not in text("stud-hi-lo", qualifier=None)


@pytest.mark.parametrize("case", [("none", ""), ("wild", "five of a kind, "), ("bug", "five aces, ")])
def test_R8_1_with_a_joker_the_ranking_starts_with_the_best_hand_that_it_can_make(case: tuple[str, str]) -> None:
    joker, best = case
    assert f"best first: {best}straight flush, four of a kind" in text("five-card-draw", joker=joker)


def test_R15_3_the_summary_of_a_board_game_names_the_cards_of_each_street_and_no_upcard() -> None:
    holdem = text("holdem")
    assert "Flop (3 cards), Turn (1 card), River (1 card)" in holdem
    assert "post the small and big blinds" in holdem
    assert "upcard" not in holdem
    assert "bring-in" not in holdem


def test_R16_2_the_summary_says_that_two_own_cards_and_three_of_the_board_play_where_they_do() -> None:
    told = {name for name in GAMES if "exactly two of your down cards" in text(name)}
    assert {"omaha", "omaha-hi-lo", "five-card-omaha", "big-o"} <= told
    assert not told & {"limit-holdem", "holdem", "seven-card-stud", "badugi"}


def test_R15_1_the_summary_of_a_board_game_names_the_bets_of_its_own_limits_only() -> None:
    fixed, pot, none = "Small bets preflop", "at most what's in the pot after your call", "all-in at any time"
    told = {name: text(name) for name in ("limit-holdem", "holdem", "omaha", "omaha-hi-lo")}
    assert fixed in told["limit-holdem"]
    assert pot not in told["limit-holdem"]
    assert none not in told["limit-holdem"]
    for name in ("holdem", "omaha", "omaha-hi-lo"):
        assert pot in told[name]
        assert none in told[name]
        assert ("fixed limit" in told[name]) == ("fixed" in GAMES[name].limits)


FOUR_CARDS = {"en-US": "four down", "de": "vier verdeckte", "sv-SE": "fyra dolda", "fr": "quatre cartes cachées"}


@pytest.mark.parametrize("locale", FOUR_CARDS)
def test_R15_3_the_summary_of_omaha_hi_lo_says_how_many_own_cards_there_are(locale: str) -> None:
    told = summary(Phrases(locale), GAMES["omaha-hi-lo"], HouseRules())
    assert FOUR_CARDS[locale] in told[0]
