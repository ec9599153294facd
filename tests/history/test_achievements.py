"""Achievements, by hands laid out, each claim by itself; and never by a card that the player does not know."""

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
from tests.harness.with_each import with_each

CHECK = ("check", "call", "bring_in")


def drawn(
    game: str, *holdings: str, acts: str = "", stub: str = "", stacks: tuple[int, ...] | None = None, small: int = 10
) -> Hand:
    """A draw game: holdings in order of the deal, from the left of the button, which is the last seat. ``acts``: what
    each in turn does by the first letter: f(old), b(et) or r(aise), else check or call; p stands for pat, digits for as
    many of their first cards thrown. After the last of them everybody checks, calls and stands pat."""
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
    """Or another stud game. Seven cards each, dealt down, down, up, then one a street; burns come from the rest."""
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


def test_a_wheel_counts_held_to_the_end() -> None:
    hand = razz("As2d3c4h5sKdQc", "Kh9c8d9d8s7hTc")
    assert "wheel" in names(hand, 1)
    assert "wheel" not in names(hand, 2)


def test_number_one_is_the_best_of_deuce_to_seven() -> None:
    hand = drawn("deuce-to-seven-single-draw", "7d5h4s3c2d", "8d5c4h3s2c")
    assert "number-one" in names(hand, 1)
    assert {"wheel", "number-one"}.isdisjoint(names(hand, 2))


def test_the_best_hand_of_a_half_counts_too() -> None:
    assert "wheel" in names(drawn("badacey", "As2d3c4h5s", "Kd4c3h2sQh"), 1)
    assert "number-one" in names(drawn("badeucey", "7d5h4s3c2d", "8d5c4h3s2c"), 1)
    assert "badugi" in names(drawn("badacey", "As2d3c4hKs", "5d4c6h2sQh"), 1)
    assert "badugi" not in names(drawn("badacey", "As2d3c5hKs", "5d4c6h2sQh"), 1)
    hand = razz("As2d3c4h5sKdQc", "Kh9c8d9d8s7hTc", game="stud-hi-lo")
    assert "wheel" in names(hand, 1)
    assert "wheel" not in names(hand, 2)


def test_a_badugi_of_ace_to_four() -> None:
    hand = drawn("badugi", "As2d3c4h", "Kd4c3h2s")
    assert "badugi" in names(hand, 1)
    assert "badugi" not in names(hand, 2)


def test_four_of_a_kind() -> None:
    hand = drawn("five-card-draw", "9s9d9c9h2d", "AdAcKhKs3c")
    assert "quads" in names(hand, 1)
    assert "quads" not in names(hand, 2)


def test_what_was_folded_counts_for_nothing() -> None:
    hand = drawn("deuce-to-seven-single-draw", "7d5h4s3c2d", "8d5c4h3s2c", acts="bf")
    assert hand.state.player(1).folded
    assert earned(hand.events) == {1: frozenset(), 2: frozenset()}


def test_a_nine_that_wins_a_low_showdown() -> None:
    hand = drawn("deuce-to-seven-single-draw", "9d5h4s3c2d", "Td5c4h3s2c")
    assert "rough-nine" in names(hand, 1)
    assert "rough-nine" not in names(drawn("deuce-to-seven-single-draw", "8d5h4s3c2d", "Td5c4h3s2c"), 1)


def test_who_brings_it_in_and_wins() -> None:
    hand = razz("As2dKc4h5s6dQc", "Kh9c8d9d8s7hTc")
    assert "bring-in" in names(hand, 1)
    assert "bring-in" not in names(hand, 2)


def test_pat_throughout_and_the_best_hand() -> None:
    hand = drawn("deuce-to-seven-triple-draw", "8d5h4s3c2d", "Td5c4h3s2c")
    assert "pat" in names(hand, 1)
    assert "pat" not in names(hand, 2)
    drew = drawn("deuce-to-seven-triple-draw", "Kd5h4s3c2d", "Td5c4h3s2c", acts="cc1p", stub="8s")
    assert "pat" not in names(drew, 1)


def test_a_snow_wins_without_being_asked() -> None:
    hand = drawn("deuce-to-seven-triple-draw", "KdKh4s3c2d", "Td5c4h3s2c", acts="ccppbf")
    assert earned(hand.events) == {1: frozenset({"snow"}), 2: frozenset()}
    honest = drawn("deuce-to-seven-triple-draw", "8d7h4s3c2d", "Td5c4h3s2c", acts="ccppbf")
    assert earned(honest.events) == {1: frozenset(), 2: frozenset()}


def test_less_than_a_big_bet_and_the_pot() -> None:
    hand = razz("As2dKc4h5s6dQc", "Kh9c8d9d8s7hTc", stacks=(19, 500))
    assert "chair" in names(hand, 1)
    assert "chair" not in names(razz("As2dKc4h5s6dQc", "Kh9c8d9d8s7hTc", stacks=(20, 500)), 1)


def test_four_in_the_showdown() -> None:
    holdings = ("8d5h4s3c2d", "Td5c4h3s2c", "JdJc6h6s6c", "QdQcQhTs9c")
    assert "crowd" in names(drawn("deuce-to-seven-single-draw", *holdings), 1)
    assert "crowd" not in names(drawn("deuce-to-seven-single-draw", *holdings[:3]), 1)


def test_a_scoop_is_both_halves_of_the_pot_with_one_hand() -> None:
    both = names(drawn("badacey", "As2d3c4h5s", "Kd4c3h2sQh"), 1)
    assert "scoop" in both
    halved = drawn("badacey", "As2s3s4s5d", "Kd8c7h6sQh")
    assert [seat for seat in (1, 2) if "scoop" in names(halved, seat)] == []
    tied = drawn("badacey", "As2d3c4h5s", "Ad2c3h4s5d")
    assert [seat for seat in (1, 2) if "scoop" in names(tied, seat)] == []
    assert "scoop" not in names(drawn("badacey", "As2d3c4h5s", "Kd4c3h2sQh", acts="ccppbf"), 1)
    assert "scoop" not in names(drawn("five-card-draw", "9s9d9c9h2d", "AdAcKhKs3c"), 1)


def test_a_high_hand_that_no_low_meets_is_no_scoop() -> None:
    alone = razz("KsKdTc9h5sKcQc", "QhJc8d9d8s7h3s", game="stud-hi-lo")
    assert (alone.state.player(1).won > 0, "scoop" in names(alone, 1)) == (True, False)
    assert "scoop" in names(razz("As2d3c4h5sKdQc", "Kh9c8d9d8s7hTc", game="stud-hi-lo"), 1)


def test_the_chip_that_does_not_divide() -> None:
    holdings = ("7d5h4s3c2d", "7c5d4h3s2c", "KhKdKcQsQh")
    hand = drawn("deuce-to-seven-single-draw", *holdings, stacks=(500, 500, 9))
    assert hand.state.awarded[0] == ((1, 14), (2, 13))
    assert [seat for seat in (1, 2, 3) if "odd-chip" in names(hand, seat)] == [1]


@pytest.mark.parametrize("game", GAMES)
def test_others_down_cards_make_no_difference(game: str) -> None:
    """The same comes of what the player saw themselves."""
    for seed in range(15):
        events: list[Event] = list(played(game, seed).events)
        whole = earned(events)
        for seat in (1, 2, 3, 4):
            assert earned(all_seen_by(events, seat))[seat] == whole[seat]


def test_without_the_down_cards_only_what_the_room_saw_counts() -> None:
    hand = razz("As2d3c4h5sKdQc", "Kh9c8d9d8s7hTc", acts="ccbf")
    gone = [replace(event, down=()) if isinstance(event, StreetDealt) else event for event in hand.events]
    assert "wheel" not in earned(gone)[1]


@with_each(GAMES)
def test_what_others_are_told_of_can_be_told_without_a_down_card(game: str) -> None:
    for seed in range(15):
        events: list[Event] = list(played(game, seed).events)
        whole, seen = earned(events), earned(all_seen_by(events, NOBODY))
        for seat, names_of in whole.items():
            assert names_of - BY_DOWN_CARDS <= seen[seat]


def test_all_are_told_apart() -> None:
    assert len(set(ACHIEVEMENTS)) == len(ACHIEVEMENTS) == 13
    assert SHOWDOWNS in ACHIEVEMENTS
    seen = {
        name
        for game in GAMES
        for seed in (*range(40), 100)  # in the last of them somebody snows
        for own in earned(played(game, seed).events).values()
        for name in own
    }
    assert seen <= set(ACHIEVEMENTS)
    assert {"rough-nine", "bring-in", "pat", "snow", "scoop"} <= seen
