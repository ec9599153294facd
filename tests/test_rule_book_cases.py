"""The tables of the rule book: each of their cases is played."""

import re
from dataclasses import asdict
from fractions import Fraction
from pathlib import Path
from typing import Final

import pytest

from bot.locales import DEFAULT
from bot.locales.phrases import say
from bot.poker.cards import card_text, cards_text, parse_cards
from bot.poker.events import PotAwarded
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.mixes import MIXES
from bot.poker.holdings import (
    ACE_TO_FIVE,
    ACE_TO_FIVE_JOKER,
    BADUGI,
    DEUCE_TO_SEVEN,
    HIGH,
    HIGH_BUG,
    HIGH_WILD,
    OMAHA_HIGH,
    OMAHA_LOW,
    Ranking,
)
from bot.poker.house_rules import PRESETS, HouseRules
from bot.poker.machine import jackpots
from bot.poker.rule_text import differences, rule_choices, value_text
from bot.poker.stakes import Stakes
from bot.tournaments.rules.prizes import shares
from bot.tournaments.settings import TournamentSettings
from tests.harness.poker.deals import BoardTable

DOCS: Final = Path(__file__).parents[1] / ".docs"
BOOK: Final = "".join((DOCS / page).read_text(encoding="utf-8") for page in ("rules.md", "tournament-rules.md"))
Row = list[str]


def tables(heading: str) -> list[list[Row]]:
    """Return the tables under the first such heading, as rows of cells without their head."""
    section = BOOK.partition(f"\n{heading}")[2]
    section = re.split(r"^##", section, maxsplit=1, flags=re.MULTILINE)[0]
    blocks = re.findall(r"(?:^\|.*\|\n)+", section, re.MULTILINE)
    return [[_cells(line) for line in block.splitlines()[2:]] for block in blocks]


def _cells(line: str) -> Row:
    return [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]


def hand(text: str) -> tuple[int, ...]:
    """Return the cards; five ranks alone get suits that make no flush."""
    suited = text if len(text) > 5 else "".join(map("".join, zip(text, "cdhsc", strict=True)))
    return parse_cards(suited)


LOWS: Final[list[tuple[str, Ranking]]] = [("### R-2.2", ACE_TO_FIVE), ("### R-2.5", DEUCE_TO_SEVEN)]


@pytest.mark.parametrize("case", LOWS)
def test_R2_2_R2_5_low_hands_rank_in_the_order_given_in_the_rule_book(case: tuple[str, Ranking]) -> None:
    heading, ranking = case
    hands = [(hand(cards), name) for _, cards, name in tables(heading)[0]]
    strengths = [ranking.strength(cards) for cards, _ in hands]
    assert strengths == sorted(set(strengths), reverse=True)
    assert [str(ranking.describe(cards)) for cards, _ in hands] == [name for _, name in hands]


def test_R2_6_badugi_hands_count_and_compare_as_in_the_rule_books_examples() -> None:
    compared, counted = tables("### R-2.6")
    for better, its_set, worse, other_set, _ in compared:
        assert BADUGI.strength(hand(better)) > BADUGI.strength(hand(worse))
        counted += [[better, its_set], [worse, other_set]]
    for cards, counts in counted:
        assert cards_text(BADUGI.playing(hand(cards), "cdhs")) == counts


def test_R3_1_bets_and_antes_and_blinds_have_the_amounts_given_in_the_rule_book() -> None:
    usual = {name: int(chips) for name, _, chips in tables("### R-3.1")[0]}
    razz = GAMES["razz"].stakes(HouseRules(), 10)
    drawn = GAMES["badugi"].stakes(HouseRules(), 10)
    assert usual == {
        "big bet": razz.big_bet,
        "ante": razz.ante,
        "bring-in": razz.bring_in,
        "big blind": drawn.big_blind,
        "small blind": drawn.small_blind,
    }


def test_R7_2_openers_prove_their_hands_with_the_cards_given_in_the_rule_book() -> None:
    shown = [row for row in tables("### R-7.2")[0] if len(row[0]) == 10]
    assert len(shown) == 2
    for dealt, cards in shown:
        assert cards_text(jackpots.proof(HIGH, hand(dealt), wild=False)) == cards


@pytest.mark.parametrize("case", [(1, HIGH_WILD), (2, HIGH_BUG)])
def test_R8_1_a_hand_with_the_joker_ranks_as_in_the_rule_books_examples(case: tuple[int, Ranking]) -> None:
    column, ranking = case
    for row in tables("### R-8.1")[0]:
        assert row[column].startswith(str(ranking.describe(hand(row[0]))))
        if "Jackpots" in row[column]:
            assert jackpots.can_open(ranking, hand(row[0])) is ("doesn't" not in row[column])
    assert ranking.strength(hand("JoAhKh9h4h")) == ranking.strength(hand("AsKsQs9s4s"))


def test_R13_1_a_low_hand_with_the_joker_ranks_as_in_the_rule_books_examples() -> None:
    wheel, also, _ = (hand(row[0]) for row in tables("### R-13.1")[0])
    assert ACE_TO_FIVE_JOKER.strength(wheel) == ACE_TO_FIVE_JOKER.strength(also) == ACE_TO_FIVE.strength(hand("5432A"))
    assert ACE_TO_FIVE_JOKER.strength(hand("JoKcKd3h2s")) == ACE_TO_FIVE.strength(hand("KK32A"))


def game_called(name: str) -> Game:
    return next(game for game in GAMES.values() if say(DEFAULT, f"game-{game.name}") == name)


def test_R5_6_each_game_seats_as_many_players_as_the_rule_book_lists() -> None:
    for games, players in tables("### R-5.6")[0]:
        for game in map(game_called, games.split(", ")):
            assert f"{game.seats_least} to {game.seats_most}" == players


def test_R11_4_games_have_the_names_and_codes_listed_in_the_rule_book() -> None:
    for name, word, code, _ in tables("### R-11.4")[0]:
        game = game_called(name)
        assert (f"`{game.name}`", f"`{game.phh}`") == (word, code)


def test_R15_1_board_games_have_the_limits_and_codes_listed_in_the_rule_book() -> None:
    rows = tables("### R-15.1")[0]
    told = {word.strip("`"): (tuple(limits.split(", ")), code.strip("`")) for _, word, limits, code in rows}
    assert told == {name: (game.limits, game.phh) for name, game in GAMES.items() if game.has_board}


def test_R16_2_omahas_hands_are_those_of_the_rule_book() -> None:
    for own, board, high, low in tables("### R-16.2")[0]:
        cards, shared = hand(own), hand(board)
        name = OMAHA_HIGH.describe(cards, None, shared)
        assert high.startswith("two pair, " if name.kind == "pairs_up" else str(name))
        ranks = "-".join(card_text(card)[0] for card in OMAHA_LOW.playing(cards, "cdhs", shared))
        assert low.partition(",")[0] == {"": "none", "5-4-3-2-A": "the wheel"}.get(ranks, ranks)


def test_R16_4_quarters_are_paid_as_the_rule_book_lists_them() -> None:
    """Seat 3, with the button, wins the high and ties with seat 2 for the low; the small blind makes the pot odd."""
    for pot, *told in tables("### R-16.4")[0]:
        chips, (high, first, second, *_) = numbers(pot)[-1], numbers(" ".join(told))
        small = 2 + chips % 2
        stakes, cards = Stakes(10, 10, 0, 0, small, 10, "no"), {2: "Ac2cQdJd", 3: "KsKdAs2d"}
        table = BoardTable("omaha-hi-lo", dict.fromkeys((1, 2, 3), 9000), cards, "Kh3c5d8h9h", stakes=stakes)
        table.play(f"3 raise {(chips - small) // 2}", "1 fold", "2 call").check_down()
        awards = [(event.half, event.shares) for event in table.hand.events if isinstance(event, PotAwarded)]
        assert awards == [(1, ((3, high),)), (2, ((2, first), (3, second)))], pot


def numbers(text: str) -> list[int]:
    return [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", text)]


def test_R14_1_mixes_have_the_games_listed_in_the_rule_book() -> None:
    mixes = {
        word.strip("`"): tuple(game_called(name).name for name in games.split(", "))
        for word, games in tables("### R-14.1")[0]
    }
    with_boards = [word.strip("`") for word, *_ in tables("### R-17.1")[0]]
    assert [*with_boards, *mixes] == list(MIXES)
    assert mixes == {mix: MIXES[mix] for mix in mixes}


def test_the_rule_book_lists_every_house_rule_with_its_values_and_default() -> None:
    rules, presets = tables("## All house rules")
    told = {name.strip("`"): tuple(values.replace("`", "").split()) for name, values, *_ in rules}
    choices = rule_choices()
    assert told.keys() == choices.keys()
    assert {name: set(values) for name, values in told.items()} == {
        name: set(values) for name, values in choices.items()
    }
    usual = {name: f"`{value_text(value)}`" for name, value in asdict(HouseRules()).items()}
    assert {name.strip("`"): default for name, _, default, *_ in rules} == usual
    assert {name.strip("`"): re.findall(r"`(\w+=\w+)`", changes) for name, changes in presets} == {
        name: differences(rules, HouseRules()) for name, rules in PRESETS.items()
    }


def test_T4_2_tournaments_have_the_levels_listed_in_the_rule_book() -> None:
    for entrants, bets, growth in tables("### T-4.2")[0]:
        made = TournamentSettings("", "razz", HouseRules(), hand_seconds=75).ladder(int(entrants))
        assert made.stack == 3000
        assert not bets or [str(bet) for bet in made.bets] == bets.split()
        assert growth == ("" if made.shortest_minutes is None else f"{made.growth:.2f}, warned")


def test_T5_1_tournaments_pay_the_shares_listed_in_the_rule_book() -> None:
    for entrants, percentages in tables("### T-5.1")[0]:
        for number in entrants.split("-"):
            assert shares(int(number)) == tuple(map(Fraction, percentages.split()))
