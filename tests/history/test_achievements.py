"""Achievements: each one on laid-out hands, and never based on a card that the player does not know."""

from dataclasses import replace

import pytest

from bot.history.achievements import ACHIEVEMENTS, BY_DOWN_CARDS, SHOWDOWNS, earned
from bot.history.seen_events import NOBODY, all_seen_by
from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK, parse_cards
from bot.poker.events import Event, StreetDealt
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.refusals import Refusal
from tests.harness.history.hands import played
from tests.harness.poker.deals import BoardTable

CHECK = ("check", "call", "bring_in")


def drawn(
    game: str, *holdings: str, acts: str = "", stub: str = "", stacks: tuple[int, ...] | None = None, small: int = 10
) -> Hand:
    """Play a hand of a draw game with these holdings, in order of the deal; the last seat has the button.

    ``acts`` has a letter for each action: f(old), b(et), r(aise), p(at), a number of first cards to discard, or any
    other letter to check or call. Afterwards all check, call and stand pat.
    """
    dealt = [parse_cards(holding) for holding in holdings]
    order = [card for row in zip(*dealt, strict=True) for card in row]
    served = parse_cards(stub)
    rest = [card for card in DECK if card not in order and card not in served]
    rules, count = HouseRules(), len(holdings)
    chips = stacks or (500,) * count
    made = GAMES[game]
    deck = (*order, *served, *rest)
    seats = list(enumerate(chips, 1))
    hand = Hand.start(made, rules, made.stakes(rules, small, limit=made.limits[0]), seats, count, deck)
    return _played(hand, list(acts))


def razz(*holdings: str, acts: str = "", stacks: tuple[int, ...] | None = None, game: str = "razz") -> Hand:
    """Play a hand of Razz or another stud game with these seven cards each, dealt in order; other cards are burned."""
    dealt = [parse_cards(holding) for holding in holdings]
    used = {card for one in dealt for card in one}
    rest = iter([card for card in DECK if card not in used])
    deck: list[int] = [next(rest)]
    deck += [one[at] for at in range(3) for one in dealt]
    for street in range(3, 6):
        deck += [next(rest), *(one[street] for one in dealt)]
    deck += [one[6] for one in dealt]
    made, rules = GAMES[game], HouseRules()
    chips = stacks or (500,) * len(holdings)
    first = Hand.start(made, rules, made.stakes(rules, 10), list(enumerate(chips, 1)), len(holdings), (*deck, *rest))
    return _played(first, list(acts))


def boarded(game: str, board: str, *holdings: str) -> Hand:
    """Play a hand of a game with a board to its showdown, with these own cards each."""
    seats = range(1, len(holdings) + 1)
    cards = dict(zip(seats, holdings, strict=True))
    return BoardTable(game, dict.fromkeys(seats, 500), cards, board).check_down().hand


def _played(hand: Hand, acts: list[str]) -> Hand:
    while not hand.finished:
        assert hand.to_act is not None
        kinds = {option.kind for option in hand.legal()}
        result = hand.apply(_action(hand, hand.to_act, kinds, acts.pop(0) if acts else ""))
        assert not isinstance(result, Refusal), result
    assert not acts
    return hand


def _action(hand: Hand, seat: int, kinds: set[ActionKind], act: str) -> Action:
    if ActionKind.DRAW in kinds:
        count = int(act) if act.isdigit() else 0
        return Action(seat, ActionKind.DRAW, cards=hand.state.player(seat).down[:count])
    if act == "f":
        return Action(seat, ActionKind.FOLD)
    if act in ("b", "r"):
        return Action(
            seat, next(kind for kind in (ActionKind.COMPLETE, ActionKind.BET, ActionKind.RAISE) if kind in kinds)
        )
    return Action(seat, next(kind for kind in map(ActionKind, CHECK) if kind in kinds))


def names(hand: Hand, seat: int) -> set[str]:
    return set(earned(hand.events)[seat])


def test_a_wheel_at_the_showdown_is_an_achievement() -> None:
    hand = razz("As2d3c4h5sKdQc", "Kh9c8d9d8s7hTc")
    assert "wheel" in names(hand, 1)
    assert "wheel" not in names(hand, 2)


def test_the_best_hand_of_deuce_to_seven_earns_the_number_one_achievement() -> None:
    hand = drawn("deuce-to-seven-single-draw", "7d5h4s3c2d", "8d5c4h3s2c")
    assert "number-one" in names(hand, 1)
    assert {"wheel", "number-one"}.isdisjoint(names(hand, 2))


def test_the_best_hand_of_either_half_of_a_split_pot_earns_its_achievement() -> None:
    assert "wheel" in names(drawn("badacey", "As2d3c4h5s", "Kd4c3h2sQh"), 1)
    assert "number-one" in names(drawn("badeucey", "7d5h4s3c2d", "8d5c4h3s2c"), 1)
    assert "badugi" in names(drawn("badacey", "As2d3c4hKs", "5d4c6h2sQh"), 1)
    assert "badugi" not in names(drawn("badacey", "As2d3c5hKs", "5d4c6h2sQh"), 1)
    hand = razz("As2d3c4h5sKdQc", "Kh9c8d9d8s7hTc", game="stud-hi-lo")
    assert "wheel" in names(hand, 1)
    assert "wheel" not in names(hand, 2)


def test_a_four_high_badugi_is_an_achievement() -> None:
    hand = drawn("badugi", "As2d3c4h", "Kd4c3h2s")
    assert "badugi" in names(hand, 1)
    assert "badugi" not in names(hand, 2)


def test_four_of_a_kind_is_an_achievement() -> None:
    hand = drawn("five-card-draw", "9s9d9c9h2d", "AdAcKhKs3c")
    assert "quads" in names(hand, 1)
    assert "quads" not in names(hand, 2)


@pytest.mark.parametrize(
    ("game", "board", "own", "praised"),
    [
        ("holdem", "7s7h7d7cTs", "AsKd", False),  # the board's quads are nobody's, whatever the kicker
        ("holdem", "7s7h7dTcTs", "7cKd", True),
        ("holdem", "7s7hTd2c3s", "7d7c", True),
        ("limit-holdem", "5s6s7s8s9s", "AdKd", False),
        ("limit-holdem", "5s6s7s8s9s", "TsKd", True),
        ("limit-holdem", "AsKsQsJsTs", "9sKd", False),
        ("limit-holdem", "AsKsQsJs2d", "TsTd", True),
        ("omaha", "7s7h7d7cTs", "AsKdQc2h", False),
        ("omaha", "7s7h7dTcTh", "7cKdQc2h", True),
        ("big-o", "5s6s7s2d2h", "8s9sKdQcJh", True),
    ],
)
def test_the_boards_four_of_a_kind_is_nobodys(game: str, board: str, own: str, praised: bool) -> None:
    rival = "4d4hJc9cJd"[: len(own)]
    assert ("quads" in names(boarded(game, board, own, rival), 1)) == praised


@pytest.mark.parametrize("game", ["omaha-hi-lo", "big-o"])
def test_the_wheel_of_omaha_takes_two_own_cards_and_wins_both_halves(game: str) -> None:
    own = ("As2hKd9cQs", "KsKhQdJcTc")
    cut = tuple(holding[: 8 if game == "omaha-hi-lo" else 10] for holding in own)
    hand = boarded(game, "3c4d5h9s9d", *cut)
    assert {"wheel", "scoop"} <= names(hand, 1)
    assert {"wheel", "scoop"}.isdisjoint(names(hand, 2))
    shared = boarded(game, "2c3c4d5h9d", *cut)
    assert "wheel" in names(shared, 1)
    alone = boarded(game, "As2c3c4d5h", *(holding.replace("As", "Qc") for holding in cut))
    assert [seat for seat in (1, 2) if "wheel" in names(alone, seat)] == []


def test_winning_without_a_low_in_omaha_hi_lo_is_no_scoop() -> None:
    hand = boarded("omaha-hi-lo", "KcTd9s9dJh", "KsKhQd2c", "As2h3d4c")
    assert (hand.state.player(1).won > 0, "scoop" in names(hand, 1)) == (True, False)


def test_a_folded_hand_earns_no_achievement() -> None:
    hand = drawn("deuce-to-seven-single-draw", "7d5h4s3c2d", "8d5c4h3s2c", acts="bf")
    assert hand.state.player(1).folded
    assert earned(hand.events) == {1: frozenset(), 2: frozenset()}


def test_winning_a_low_showdown_with_a_nine_is_an_achievement() -> None:
    hand = drawn("deuce-to-seven-single-draw", "9d5h4s3c2d", "Td5c4h3s2c")
    assert "rough-nine" in names(hand, 1)
    assert "rough-nine" not in names(drawn("deuce-to-seven-single-draw", "8d5h4s3c2d", "Td5c4h3s2c"), 1)


def test_winning_after_posting_the_bring_in_is_an_achievement() -> None:
    hand = razz("As2dKc4h5s6dQc", "Kh9c8d9d8s7hTc")
    assert "bring-in" in names(hand, 1)
    assert "bring-in" not in names(hand, 2)


def test_standing_pat_in_every_draw_and_winning_the_showdown_is_an_achievement() -> None:
    hand = drawn("deuce-to-seven-triple-draw", "8d5h4s3c2d", "Td5c4h3s2c")
    assert "pat" in names(hand, 1)
    assert "pat" not in names(hand, 2)
    drew = drawn("deuce-to-seven-triple-draw", "Kd5h4s3c2d", "Td5c4h3s2c", acts="cc1p", stub="8s")
    assert "pat" not in names(drew, 1)


def test_winning_unseen_with_a_bad_pat_hand_is_the_snow_achievement() -> None:
    hand = drawn("deuce-to-seven-triple-draw", "KdKh4s3c2d", "Td5c4h3s2c", acts="ccppbf")
    assert earned(hand.events) == {1: frozenset({"snow"}), 2: frozenset()}
    honest = drawn("deuce-to-seven-triple-draw", "8d7h4s3c2d", "Td5c4h3s2c", acts="ccppbf")
    assert earned(honest.events) == {1: frozenset(), 2: frozenset()}


def test_winning_the_pot_with_less_than_a_big_bet_is_an_achievement() -> None:
    hand = razz("As2dKc4h5s6dQc", "Kh9c8d9d8s7hTc", stacks=(19, 500))
    assert "chair" in names(hand, 1)
    assert "chair" not in names(razz("As2dKc4h5s6dQc", "Kh9c8d9d8s7hTc", stacks=(20, 500)), 1)


def test_winning_a_showdown_of_four_players_is_an_achievement() -> None:
    holdings = ("8d5h4s3c2d", "Td5c4h3s2c", "JdJc6h6s6c", "QdQcQhTs9c")
    assert "crowd" in names(drawn("deuce-to-seven-single-draw", *holdings), 1)
    assert "crowd" not in names(drawn("deuce-to-seven-single-draw", *holdings[:3]), 1)


def test_a_scoop_is_winning_both_halves_of_a_pot_at_the_showdown() -> None:
    both = names(drawn("badacey", "As2d3c4h5s", "Kd4c3h2sQh"), 1)
    assert "scoop" in both
    halved = drawn("badacey", "As2s3s4s5d", "Kd8c7h6sQh")
    assert [seat for seat in (1, 2) if "scoop" in names(halved, seat)] == []
    tied = drawn("badacey", "As2d3c4h5s", "Ad2c3h4s5d")
    assert [seat for seat in (1, 2) if "scoop" in names(tied, seat)] == []
    assert "scoop" not in names(drawn("badacey", "As2d3c4h5s", "Kd4c3h2sQh", acts="ccppbf"), 1)
    assert "scoop" not in names(drawn("five-card-draw", "9s9d9c9h2d", "AdAcKhKs3c"), 1)


def test_winning_with_a_high_hand_when_nobody_has_a_low_is_no_scoop() -> None:
    alone = razz("KsKdTc9h5sKcQc", "QhJc8d9d8s7h3s", game="stud-hi-lo")
    assert (alone.state.player(1).won > 0, "scoop" in names(alone, 1)) == (True, False)
    assert "scoop" in names(razz("As2d3c4h5sKdQc", "Kh9c8d9d8s7hTc", game="stud-hi-lo"), 1)


def test_getting_the_odd_chip_of_a_shared_pot_is_an_achievement() -> None:
    holdings = ("7d5h4s3c2d", "7c5d4h3s2c", "KhKdKcQsQh")
    hand = drawn("deuce-to-seven-single-draw", *holdings, stacks=(500, 500, 9))
    assert hand.state.awarded[0] == ((1, 14), (2, 13))
    assert [seat for seat in (1, 2, 3) if "odd-chip" in names(hand, seat)] == [1]


@pytest.mark.parametrize("game", GAMES)
def test_a_players_achievements_do_not_depend_on_the_down_cards_of_others(game: str) -> None:
    """The same achievements follow from the events as the player saw them."""
    for seed in range(15):
        events: list[Event] = list(played(game, seed).events)
        whole = earned(events)
        for seat in (1, 2, 3, 4):
            assert earned(all_seen_by(events, seat))[seat] == whole[seat]


def test_without_stored_down_cards_achievements_count_only_cards_that_everybody_saw() -> None:
    hand = razz("As2d3c4h5sKdQc", "Kh9c8d9d8s7hTc", acts="ccbf")
    gone = [replace(event, down=()) if isinstance(event, StreetDealt) else event for event in hand.events]
    assert "wheel" not in earned(gone)[1]


@pytest.mark.parametrize("game", GAMES)
def test_achievements_shown_to_others_follow_from_cards_that_everybody_saw(game: str) -> None:
    for seed in range(15):
        events: list[Event] = list(played(game, seed).events)
        whole, seen = earned(events), earned(all_seen_by(events, NOBODY))
        for seat, names_of in whole.items():
            assert names_of - BY_DOWN_CARDS <= seen[seat]


def test_there_are_13_achievements_and_random_hands_earn_no_others() -> None:
    assert len(set(ACHIEVEMENTS)) == len(ACHIEVEMENTS) == 13
    assert SHOWDOWNS in ACHIEVEMENTS
    seen = {
        name
        for game in GAMES
        for seed in (*range(40), 100)  # the last of them has a snow
        for own in earned(played(game, seed).events).values()
        for name in own
    }
    assert seen <= set(ACHIEVEMENTS)
    assert {"rough-nine", "bring-in", "pat", "snow", "scoop"} <= seen
