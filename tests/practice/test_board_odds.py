"""Winning chances in games with a board, checked by brute force and by pokerkit."""

import random
from itertools import combinations

import pytest
from pokerkit import Card, Deck, Hand, OmahaHoldemHand, StandardHighHand, calculate_equities

from bot.poker.cards import DECK, parse_cards
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.practice.odds import Held, OddsSpot, StreetOdds, odds
from tests.harness.oracle.remembering import remembering

RULES = HouseRules()
HANDS = {"limit-holdem": 2, "holdem": 2, "omaha": 4, "omaha-hi-lo": 4, "five-card-omaha": 5, "big-o": 5}


def spot_of(name: str, board: str, *hands: str, dead: str = "") -> OddsSpot:
    """Return the spot of known hands, and of an unknown one for each empty string."""
    held = tuple(Held(seat, parse_cards(cards), hidden=not cards) for seat, cards in enumerate(hands, 1))
    street = {0: 0, 3: 1, 4: 2, 5: 3}[len(board) // 2]
    return OddsSpot(name, RULES, street, held, parse_cards(dead), parse_cards(board))


def computed(spot: OddsSpot, samples: int = 8_000) -> StreetOdds:
    return odds(spot, samples, random.Random(1))


def shares(found: StreetOdds) -> list[float]:
    return [equity.share for equity in found.equities]


def counted(spot: OddsSpot) -> tuple[list[float], int]:
    """Return each known hand's share of an undivided pot, by dealing every possible rest of the board."""
    strength = GAMES[spot.game].ranking.strength
    seen = {*spot.board, *spot.dead, *(card for each in spot.held for card in each.cards)}
    boards = list(combinations([card for card in DECK if card not in seen], 5 - len(spot.board)))
    won = [0.0] * len(spot.held)
    for rest in boards:
        ends = [strength(each.cards, (*spot.board, *rest)) for each in spot.held]
        for at, end in enumerate(ends):
            won[at] += (end == max(ends)) / ends.count(max(ends))
    return [each / len(boards) for each in won], len(boards)


@pytest.mark.parametrize(
    ("spot", "ways"),
    [
        (spot_of("holdem", "Ks7h2d", "AsAh", "KhQh"), 990),
        (spot_of("limit-holdem", "Ks7h2d", "AsAh", "KhQh", "2c2s", dead="KdKc"), 820),
        (spot_of("holdem", "Ks7h2dTc", "AsAh", "JsQh"), 44),
        (spot_of("omaha", "Ks7h2d", "AsAhTd9c", "KhQhJc3s"), 820),
        (spot_of("five-card-omaha", "Ks7h2d", "AsAhTd9c4c", "KhQhJc3s5h"), 741),
    ],
    ids=lambda value: value.game if isinstance(value, OddsSpot) else str(value),
)
def test_odds_of_known_hands_from_the_flop_on_are_exact(spot: OddsSpot, ways: int) -> None:
    found = computed(spot)
    expected, boards = counted(spot)
    assert (found.exact, found.looked_at, boards) == (True, ways, ways)
    assert shares(found) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("name", "board", "hands", "best"),
    [
        ("holdem", "", ("AsAh", "KhQh"), StandardHighHand),
        ("holdem", "", ("7c7d", "AhKs", "QdJd"), StandardHighHand),
        ("holdem", "Ks7h2d", ("AsAh", ""), StandardHighHand),
        ("omaha", "", ("AsAhTd9c", "KhQhJc3s"), OmahaHoldemHand),
        ("omaha", "Ks7h2d", ("AsAhTd9c", ""), OmahaHoldemHand),
    ],
)
def test_sampled_odds_agree_with_pokerkit(
    monkeypatch: pytest.MonkeyPatch, name: str, board: str, hands: tuple[str, ...], best: type[Hand]
) -> None:
    """An unknown hand is any hand of the remaining cards, so pokerkit takes one of many drawn at random."""
    rng = random.Random(7)
    spot = spot_of(name, board, *hands)
    monkeypatch.setattr("pokerkit.analysis.sample", lambda deck, k: rng.sample(sorted(deck, key=repr), k))
    found, own = computed(spot), HANDS[name]
    assert not found.exact
    theirs = pokerkit_shares(board, hands, own, best, rng)
    assert shares(found) == pytest.approx(theirs, abs=0.02)


def pokerkit_shares(board: str, hands: tuple[str, ...], own: int, best: type[Hand], rng: random.Random) -> list[float]:
    seen = parse_cards("".join(hands) + board)
    rest = [str(card) for card in map(repr, Deck.STANDARD) if parse_cards(card)[0] not in seen]
    totals, rounds, samples = [0.0] * len(hands), *((2_500, 1) if "" in hands else (1, 2_500))
    for _ in range(rounds):
        drawn = "".join(rng.sample(rest, own))
        ranges = [[frozenset(Card.parse(hand or drawn))] for hand in hands]
        found = calculate_equities(
            ranges, tuple(Card.parse(board)), own, 5, Deck.STANDARD, (remembering(best),), sample_count=samples
        )
        totals = [total + share / rounds for total, share in zip(totals, found, strict=True)]
    return totals


def test_an_unknown_hand_is_dealt_from_the_cards_left_after_the_board() -> None:
    """On the river in hold'em there are 990 hands that the other player may hold, and all are counted."""
    spot = spot_of("holdem", "Ks7h2dTc3s", "AsAh", "")
    strength, mine = GAMES["holdem"].ranking.strength, parse_cards("AsAh")
    rest = [card for card in DECK if card not in {*mine, *spot.board}]
    ends = [strength(pair, spot.board) for pair in combinations(rest, 2)]
    ours = strength(mine, spot.board)
    found = computed(spot)
    assert (found.exact, found.looked_at) == (True, 990)
    assert shares(found)[0] == pytest.approx(sum((ours > end) + (ours == end) / 2 for end in ends) / 990)


@pytest.mark.parametrize("name", ["omaha-hi-lo", "big-o"])
def test_the_low_half_needs_three_low_cards_on_the_board(name: str) -> None:
    fifth = ("9d", "Td") if HANDS[name] == 5 else ("", "")
    hands = ("As2s3hKc" + fifth[0], "KsKhQcJc" + fifth[1])
    low, high = computed(spot_of(name, "4h5d8cKdQs", *hands)), computed(spot_of(name, "4h5dTcKdQs", *hands))
    assert [equity.halves for equity in low.equities] == [(0.0, 1.0), (1.0, 0.0)]
    assert shares(low) == [0.5, 0.5]
    assert [equity.halves for equity in high.equities] == [(0.0, 0.0), (1.0, 0.0)]
    assert shares(high) == [0.0, 1.0]


@pytest.mark.parametrize("name", HANDS)
def test_the_odds_of_a_full_table_of_unknown_hands_with_a_board_add_up_to_one(name: str) -> None:
    seats = [""] * GAMES[name].seats_most
    found = computed(spot_of(name, "", *seats), 100)
    assert found.looked_at == 100
    assert sum(shares(found)) == pytest.approx(1)
