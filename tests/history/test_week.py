"""A week of play: the biggest pot, the best low shown and the most improved player."""

import subprocess
import sys
from dataclasses import replace

import pytest

from bot.history.week import HandsReader, WeekFigures, most_improved
from bot.poker.events import HoldingShown, PotAwarded
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.holdings import ACE_TO_FIVE, DEUCE_TO_SEVEN, EIGHT_OR_BETTER, KINDS, Ranking, SplitRanking
from tests.harness.history.hands import logged, played
from tests.harness.poker.deals import BoardTable

EVERYBODY = frozenset({101, 102, 103, 104})


def week(*hands: Hand, named: frozenset[int] = EVERYBODY) -> HandsReader:
    reader = HandsReader(named)
    for hand in hands:
        reader.read_hand(logged(tuple(hand.events)))
    return reader


def pot_of(hand: Hand) -> int:
    return sum(event.amount for event in hand.events if isinstance(event, PotAwarded))


def test_the_biggest_pot_of_the_week_names_its_chips_and_the_player_who_won_most_of_it() -> None:
    hands = [played("razz", seed) for seed in range(30)]
    found = week(*hands)
    biggest = max(hands, key=pot_of)
    assert found.hands == 30
    assert found.pot is not None
    assert found.pot.chips == pot_of(biggest)
    assert biggest.state.player(found.pot.player_id - 100).won == max(each.won for each in biggest.state.players)


@pytest.mark.parametrize("game", ["razz", "deuce-to-seven-triple-draw"])
def test_the_best_low_of_the_week_is_the_best_low_that_was_shown(game: str) -> None:
    hands = [played(game, seed) for seed in range(40)]
    low = week(*hands).low
    assert low is not None
    shown = [
        hand.state.ranking.strength(hand.state.cards(hand.state.player(event.seat)))
        for hand in hands
        for event in hand.events
        if isinstance(event, HoldingShown) and hand.state.player(event.seat).shown
    ]
    assert low.worth[1] == max(shown)
    assert low.holding.kind in ("low", "wheel")


LOW_HALVES: list[tuple[str, int, Ranking]] = [
    ("deuce-to-seven-razz", 0, DEUCE_TO_SEVEN),
    ("ace-to-five-single-draw", 0, ACE_TO_FIVE),
    ("stud-hi-lo", 2, EIGHT_OR_BETTER),
    ("badacey", 1, ACE_TO_FIVE),
    ("badeucey", 1, DEUCE_TO_SEVEN),
]


@pytest.mark.parametrize("case", LOW_HALVES)
def test_the_low_half_of_a_split_pot_counts_as_a_low(case: tuple[str, int, Ranking]) -> None:
    """The best low is described by its low half only."""
    game, half, ranking = case
    hands = [played(game, seed) for seed in range(40)]
    low = week(*hands).low
    assert low is not None
    shown = [
        hand.state.cards(player)
        for hand in hands
        for player in hand.state.players
        if player.shown and not player.folded
    ]
    best = max(shown, key=ranking.strength)
    assert low.worth[1] == ranking.strength(best)
    name = GAMES[game].ranking.describe(best).of_half(half)
    assert (low.holding.kind, low.holding.half, low.holding.second) == (name.kind, None, None)
    assert all(told == rank for told, rank in zip(low.holding.ranks, name.ranks, strict=False))


@pytest.mark.parametrize("game", ["omaha-hi-lo", "big-o"])
def test_the_low_half_of_omaha_counts_as_a_low(game: str) -> None:
    hands = [played(game, seed) for seed in range(60)]
    low, ranking = week(*hands).low, GAMES[game].ranking
    assert isinstance(ranking, SplitRanking)
    assert low is not None
    shown = [
        ranking.second.strength(hand.state.cards(player), hand.state.board)
        for hand in hands
        for player in hand.state.players
        if player.shown and not player.folded
    ]
    assert low.worth == (1, max(shown))
    assert (low.holding.kind, low.holding.half) == ("wheel", None)


@pytest.mark.parametrize("game", ["limit-holdem", "holdem", "omaha", "five-card-omaha"])
def test_a_high_game_with_a_board_has_a_best_hand_that_is_not_the_boards(game: str) -> None:
    reader = week(*(played(game, seed) for seed in range(40)))
    assert reader.low is None
    (best,) = reader.others.values()
    assert best.holding.kind in KINDS


def test_a_hand_that_lies_on_the_board_is_nobodys_best() -> None:
    def shown(board: str, own: str) -> HandsReader:
        return week(BoardTable("holdem", {1: 500, 2: 500}, {1: own, 2: "4c5c"}, board).check_down().hand)

    assert shown("AsKsQsJsTs", "2d3d").others == {}
    assert shown("7s7h7d7c2s", "AdKd").others == {}
    (best,) = shown("7s7h7d8c2s", "7cKd").others.values()
    assert (best.player_id, best.holding.kind) == (101, "quads")


def test_lows_of_several_games_are_compared_with_each_other() -> None:
    """An eight or better beats every low with high aces, and ace-to-five lows compare across games."""
    deuces, split, razz = (
        [played(game, seed) for seed in range(40)] for game in ("deuce-to-seven-razz", "stud-hi-lo", "razz")
    )
    lows = [week(*hands).low for hands in (split, [*deuces, *split], razz, [*razz, *split])]
    alone, with_deuces, of_razz, of_both = [low.worth for low in lows if low is not None]
    assert with_deuces == alone
    assert of_both == max(of_razz, alone)


@pytest.mark.parametrize("game", ["seven-card-stud", "five-card-draw", "badugi"])
def test_high_games_and_badugi_have_no_best_low(game: str) -> None:
    assert week(*(played(game, seed) for seed in range(20))).low is None


def test_a_hand_that_was_not_shown_is_never_the_best_low() -> None:
    """The log has the winner's down cards, but nobody else saw them."""
    hands = [played("razz", seed) for seed in range(60)]
    unseen = [hand for hand in hands if not any(isinstance(event, HoldingShown) for event in hand.events)]
    assert unseen
    assert week(*unseen).low is None


def test_a_player_who_is_not_listed_is_not_named() -> None:
    hands = [played("razz", seed) for seed in range(40)]
    found = week(*hands, named=frozenset({102}))
    assert found.pot is not None
    assert found.low is not None
    assert {found.pot.player_id, found.low.player_id} == {102}
    assert week(*hands, named=frozenset()).pot is None


def test_a_hand_with_a_deleted_log_is_counted_but_names_nobody() -> None:
    reader = HandsReader(EVERYBODY)
    reader.read_hand(replace(logged(tuple(played("razz", 1).events)), events=()))
    assert (reader.hands, reader.pot, reader.low) == (1, None, None)


@pytest.mark.parametrize("options", [[], ["-O"]])
def test_a_hand_with_a_corrupt_log_is_counted_but_has_no_best_low(options: list[str]) -> None:
    """Also without assertions, as the deployed bot runs."""
    script = """
from dataclasses import replace
from bot.history.week import HandsReader
from bot.poker.events import StreetDealt
from tests.harness.history.hands import logged, played
hand = logged(tuple(played("razz", 1).events))
reader = HandsReader(frozenset({101, 102, 103, 104}))
reader.read_hand(replace(hand, events=tuple([one for one in hand.events if not isinstance(one.event, StreetDealt)])))
print(reader.hands, reader.low)
"""
    read = subprocess.run([sys.executable, *options, "-c", script], capture_output=True, text=True)
    assert (read.stdout, read.stderr) == ("1 None\n", "")


def test_the_most_improved_player_is_the_one_who_gained_most_over_the_week_before() -> None:
    before = {1: WeekFigures(20, -500), 2: WeekFigures(100, 300), 3: WeekFigures(5, -9000), 4: WeekFigures(30, 100)}
    after = {1: WeekFigures(20, 100), 2: WeekFigures(100, 800), 3: WeekFigures(99, 50), 5: WeekFigures(99, 9999)}
    improved = most_improved(after, before)
    assert improved is not None
    assert (improved.player_id, improved.chips) == (1, 600)
    assert most_improved({2: WeekFigures(50, 100)}, before) is None
