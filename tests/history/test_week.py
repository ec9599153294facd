"""A week of play: the biggest pot, the best low that was shown, and who won more than before."""

from dataclasses import replace

import pytest

from bot.history.week import Figures, WeekReader, most_improved
from bot.poker.events import HoldingShown, PotAwarded
from bot.poker.hand import Hand
from tests.history.hands import logged, played

EVERYBODY = frozenset({101, 102, 103, 104})


def week(*hands: Hand, named: frozenset[int] = EVERYBODY) -> WeekReader:
    reader = WeekReader(named)
    for hand in hands:
        reader.take(logged(tuple(hand.events)))
    return reader


def pot_of(hand: Hand) -> int:
    return sum(event.amount for event in hand.events if isinstance(event, PotAwarded))


def test_the_biggest_pot_is_that_of_the_most_chips_and_names_who_got_the_most_of_it() -> None:
    hands = [played("razz", seed) for seed in range(30)]
    found = week(*hands)
    biggest = max(hands, key=pot_of)
    assert found.hands == 30
    assert found.pot is not None
    assert found.pot.chips == pot_of(biggest)
    assert biggest.state.player(found.pot.player_id - 100).won == max(each.won for each in biggest.state.players)


@pytest.mark.parametrize("game", ["razz", "deuce-to-seven-triple-draw"])
def test_the_best_low_is_one_that_was_shown(game: str) -> None:
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


def test_a_hand_that_was_not_shown_is_not_told_however_good() -> None:
    """The winner's holding is in the log with its down cards, and nobody else saw it."""
    hands = [played("razz", seed) for seed in range(60)]
    unseen = [hand for hand in hands if not any(isinstance(event, HoldingShown) for event in hand.events)]
    assert unseen
    assert week(*unseen).low is None


def test_who_is_not_listed_or_was_forgotten_is_not_named() -> None:
    hands = [played("razz", seed) for seed in range(40)]
    found = week(*hands, named=frozenset({102}))
    assert found.pot is not None
    assert found.low is not None
    assert {found.pot.player_id, found.low.player_id} == {102}
    assert week(*hands, named=frozenset()).pot is None


def test_a_log_that_is_gone_counts_as_a_hand_and_tells_nothing() -> None:
    reader = WeekReader(EVERYBODY)
    reader.take(replace(logged(tuple(played("razz", 1).events)), events=()))
    assert (reader.hands, reader.pot, reader.low) == (1, None, None)


def test_most_improved_is_who_won_most_more_than_the_week_before() -> None:
    before = {1: Figures(20, -500), 2: Figures(100, 300), 3: Figures(5, -9000), 4: Figures(30, 100)}
    after = {1: Figures(20, 100), 2: Figures(100, 800), 3: Figures(99, 50), 5: Figures(99, 9999)}
    improved = most_improved(after, before)
    assert improved is not None
    assert (improved.player_id, improved.chips) == (1, 600)
    assert most_improved({2: Figures(50, 100)}, before) is None
