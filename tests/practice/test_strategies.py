"""The decisions of house players: legal, repeatable, based on nothing but the view, and stronger by strength."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import NamedTuple, get_args

import pytest

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import JOKER, cards_text, parse_cards
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Refusal
from bot.poker.stakes import Limit
from bot.poker.views import PlayerView
from bot.practice.strategies import Choice, Terms, choose
from bot.practice.strategies.discards import discards
from bot.practice.strategies.equity import Reading, equity
from bot.practice.strategies.ranges import beats, ranges_of, wins
from bot.practice.strategies.situation import Situation
from bot.practice.strategies.styles import style_of
from bot.tables.state import HouseStrength
from tests.harness.poker.deals import razz_deck
from tests.harness.practice.contest import contest

STRENGTHS: tuple[HouseStrength, ...] = get_args(HouseStrength)
PLAYED = [name for name, game in GAMES.items() if game.habits is not None]
DRAW_GAMES = [name for name, game in GAMES.items() if game.has_draws]
SPECIAL: list[tuple[str, HouseRules, Limit | None]] = [
    ("five-card-draw", HouseRules(jackpots=True, joker="bug"), None),
    ("five-card-draw", HouseRules(joker="wild", max_draw=3, forced_bets="blinds"), "no"),
    ("badugi", HouseRules(draws=1), "pot"),
    ("deuce-to-seven-single-draw", HouseRules(bb_ante=True), "no"),
    ("ace-to-five-triple-draw", HouseRules(raise_cap=None), None),
    ("razz", HouseRules(raise_cap=4, low_tie="position"), None),
]


class Turn(NamedTuple):
    hand: Hand
    """The hand before the choice."""
    view: PlayerView
    terms: Terms
    chance: int
    """The seed of the choice."""
    choice: Choice


def turns(
    name: str, rules: HouseRules, limit: Limit | None, strength: HouseStrength, seed: int, players: int = 4
) -> Iterator[Turn]:
    """Yield every turn of a hand that house players of this strength play, with short and long stacks."""
    game, rng = GAMES[name], random.Random(f"{name} {strength} {seed}")
    stakes = game.stakes(rules, 20, None, limit)
    deck = list(game.deck_under(rules))
    rng.shuffle(deck)
    stacks = [(seat, rng.choice((25, 90, 400, 3_000))) for seat in range(1, players + 1)]
    hand = Hand.start(game, rules, stakes, stacks, players, deck)
    terms = Terms(rules, stakes)
    while (seat := hand.to_act) is not None:
        view = hand.view(seat)
        chance = rng.getrandbits(32)
        choice = choose(view, view.options, terms, strength, chance)
        yield Turn(hand, view, terms, chance, choice)
        outside = Outside(tuple(rng.sample(deck, len(deck)))) if hand.may_need_shuffle() else Outside()
        outcome = hand.apply(Action(seat, choice.kind, choice.to, choice.cards), outside)
        assert not isinstance(outcome, Refusal), (outcome, choice.kind)


@pytest.mark.usefixtures("guessing")
@pytest.mark.parametrize("case", list(product(SPECIAL, STRENGTHS)))
def test_every_hand_ends_under_unusual_rules(case: tuple[tuple[str, HouseRules, Limit | None], HouseStrength]) -> None:
    (name, rules, limit), strength = case
    assert all(list(turns(name, rules, limit, strength, seed))[-1].hand.finished for seed in range(6))


def hidden_cards_changed(hand: Hand, seat: int, rng: random.Random) -> Hand:
    """Return the same hand as the seat sees it, with other down cards for the others and another stub."""
    changed = hand.copy()
    state = changed.state
    others = [player for player in state.players if player.seat != seat]
    unseen = [*state.stub, *state.burns, *(card for player in others for card in player.down)]
    rng.shuffle(unseen)
    for player in [state.mutable_player(other.seat) for other in others]:
        player.down, unseen = tuple(unseen[: len(player.down)]), unseen[len(player.down) :]
    state.burns, unseen = tuple(unseen[: len(state.burns)]), unseen[len(state.burns) :]
    state.stub = tuple(unseen)
    return changed


@pytest.mark.usefixtures("guessing")
@pytest.mark.parametrize("case", list(product(PLAYED, STRENGTHS)))
def test_every_choice_is_legal_and_ignores_hidden_cards_and_every_hand_ends(case: tuple[str, HouseStrength]) -> None:
    name, strength = case
    rng, compared = random.Random(5), 0
    for seed in range(6):
        for turn in turns(name, HouseRules(), None, strength, seed, 2 + seed % 5):
            if seed in (1, 2, 3):  # three, four and five players
                assert_choice_ignores_hidden_cards(turn, strength, rng)
                compared += 1
        assert turn.hand.finished
    assert compared > 8


def test_a_decision_that_takes_all_its_samples_ignores_hidden_cards() -> None:
    for turn in turns("badugi", HouseRules(), None, "strong", 1):
        assert_choice_ignores_hidden_cards(turn, "strong", random.Random(5))


def assert_choice_ignores_hidden_cards(turn: Turn, strength: HouseStrength, rng: random.Random) -> None:
    hand, view, terms, chance, choice = turn
    other = hidden_cards_changed(hand, view.seat, rng)
    held = [player.down for player in hand.state.players if player.seat != view.seat]
    assert [player.down for player in other.state.players if player.seat != view.seat] != held
    there = other.view(view.seat)
    assert there == view
    assert choose(there, other.legal(), terms, strength, chance) == choice


# Draws


@pytest.mark.parametrize("name", PLAYED)
def test_every_game_has_the_parts_of_a_playing_style_that_it_needs(name: str) -> None:
    style, game = style_of(name), GAMES[name]
    assert (style.draws is not None) is game.has_draws
    assert (style.careless is not None) is game.has_draws
    assert (style.board is not None) is game.has_board
    assert bool(style.hole_cards) is not (game.has_draws or game.has_board)


@pytest.mark.parametrize(
    "case",
    [
        ("deuce-to-seven-triple-draw", "2s3h4d7c8s", 3, "2s3h4d7c8s"),
        ("deuce-to-seven-triple-draw", "2s3h4d7cKs", 3, "2s3h4d7c"),
        ("deuce-to-seven-triple-draw", "2s2h4d7cAs", 2, "2s4d7c"),
        ("deuce-to-seven-triple-draw", "2s3h4d5c6s", 1, "2s3h4d5c"),
        ("deuce-to-seven-triple-draw", "2s3s4s5s7s", 1, "2s3s4s7s"),
        ("deuce-to-seven-triple-draw", "3s4h5d6c7s", 2, "3s4h5d7s"),
        ("deuce-to-seven-triple-draw", "2d2h3d4d7d", 2, "2h3d4d7d"),
        ("deuce-to-seven-triple-draw", "2s4h6d9c9s", 2, "2s4h6d"),
        ("deuce-to-seven-triple-draw", "2s4h6d9c9s", 1, "2s4h6d9c"),
        ("deuce-to-seven-triple-draw", "2s4h6d8cTs", 3, "2s4h6d"),
        ("deuce-to-seven-triple-draw", "2s4h6d8cTs", 1, "2s4h6d8cTs"),
        ("ace-to-five-triple-draw", "As2h3d4c5s", 3, "As2h3d4c5s"),
        ("ace-to-five-triple-draw", "As2h3dKcKs", 3, "As2h3d"),
        ("ace-to-five-triple-draw", "As2h5d6c9s", 1, "As2h5d6c9s"),
        ("ace-to-five-triple-draw", "As2h5d6c9s", 3, "As2h5d6c"),
        ("deuce-to-seven-single-draw", "2s3h7d9cTs", 1, "2s3h7d9cTs"),
        ("deuce-to-seven-single-draw", "2s3h7d9cKs", 1, "2s3h7d9c"),
        ("deuce-to-seven-single-draw", "2s3h7dTcTs", 1, "2s3h7dTc"),
        ("badugi", "As2h3d4c", 3, "As2h3d4c"),
        ("badugi", "As2h3d4s", 3, "2h3dAs"),
        ("badugi", "As2hTdJc", 1, "As2hTdJc"),
        ("badugi", "As2hTdKc", 3, "2hAs"),
        ("badugi", "As2hTdKc", 1, "As2hTdKc"),
        ("badugi", "As2hTdTs", 1, "As2hTd"),
        ("five-card-draw", "AsAhKd7c2s", 1, "AsAh"),
        ("five-card-draw", "AsAhKdKc2s", 1, "AsAhKdKc"),
        ("five-card-draw", "2s5s9sKsAh", 1, "2s5s9sKs"),
        ("five-card-draw", "5s6h7d8cKs", 1, "5s6h7d8c"),
        ("five-card-draw", "5s6h7d8c9s", 1, "5s6h7d8c9s"),
        ("five-card-draw", "7s7h7dKcQs", 1, "7s7h7d"),
        ("five-card-draw", "As3h7dTcJs", 1, "As"),
        ("five-card-draw", "As3h7dTcQs", 1, "AsQs"),
        ("five-card-draw", "2s4h7d9cKs", 1, "Ks"),
        ("five-card-draw", "JsJd2s7s9s", 1, "JsJd"),
    ],
)
def test_a_regular_draw_keeps_the_right_cards(case: tuple[str, str, int, str]) -> None:
    name, cards, draws_left, kept = case
    held, style = parse_cards(cards), style_of(name).draws
    assert style is not None
    gone = discards(style, GAMES[name].ranking, held, draws_left, GAMES[name].most_discards(HouseRules()))
    assert cards_text(sorted(set(held) - set(gone))) == cards_text(sorted(parse_cards(kept)))


@pytest.mark.parametrize("joker", ["wild", "bug"])
def test_a_joker_is_never_discarded(joker: str) -> None:
    for others in ("AsKhQd7c", "AsAhQd7c", "2s3h9dJc", "2s2h3d3c", "5h6h7h2c"):
        assert JOKER in parse_cards(kept_with_joker(joker, others))


@pytest.mark.parametrize(
    "case",
    [
        ("9s9hKd4c", "9s9hJo", "9s9hJo"),
        ("9s9hAd4c", "9s9hJo", "9s9hAdJo"),
        ("5h6h8hKd", "5h6h8hJo", "5h6h8hJo"),
        ("9sTdJh2c", "9sTdJhJo", "9sTdJhJo"),
        ("9sTdJhAc", "AcJo", "AcJo"),
        ("3s7h9dKc", "KcJo", "KcJo"),
    ],
)
def test_R8_1_a_draw_keeps_the_right_cards_with_a_wild_joker_and_with_a_bug(case: tuple[str, str, str]) -> None:
    others, wild, bug = case
    assert sorted(parse_cards(kept_with_joker("wild", others))) == sorted(parse_cards(wild))
    assert sorted(parse_cards(kept_with_joker("bug", others))) == sorted(parse_cards(bug))


def kept_with_joker(joker: str, others: str) -> str:
    style, ranking, held = style_of("five-card-draw").draws, GAMES["five-card-draw"].rankings[joker], f"{others}Jo"
    assert style is not None
    gone = discards(style, ranking, parse_cards(held), 1, 4)
    return cards_text([card for card in parse_cards(held) if card not in gone])


def test_a_beginner_stands_pat_on_rough_hands_and_keeps_a_kicker() -> None:
    careless, ranking = style_of("deuce-to-seven-triple-draw").careless, GAMES["deuce-to-seven-triple-draw"].ranking
    high = style_of("five-card-draw").careless
    assert careless is not None
    assert high is not None
    assert discards(careless, ranking, parse_cards("2s3h4d9cJs"), 3) == ()
    gone = discards(high, GAMES["five-card-draw"].ranking, parse_cards("7s7hAd9c2s"), 1, 4)
    assert sorted(gone) == sorted(parse_cards("9c2s"))


# The worth of a hand


def test_dead_cards_lower_the_worth_of_a_razz_hand() -> None:
    """A hand of ace, deuce and three needs cards from four to eight, and loses worth when others show those."""
    reading, worth = Reading(4_000, narrows=False, likely=0.0), []
    for up in ("Kh", "4h"):
        others = {2: f"ThTc{up}", 3: f"JhJc{'Qd' if up == 'Kh' else '5d'}", 4: f"QhQc{'Kd' if up == 'Kh' else '6d'}"}
        dealt = {1: "As2h3d", **others}
        worth.append(equity(_situation_of_seat_1(dealt), reading, random.Random(1)))
    assert worth[0] > worth[1] + 0.05


def _situation_of_seat_1(cards: dict[int, str]) -> Situation:
    """Return the situation of seat 1 after the bring-in and calls by the others."""
    game, rules = GAMES["razz"], HouseRules()
    stakes = game.stakes(rules, 20)
    hand = Hand.start(game, rules, stakes, [(at, 2_000) for at in cards], max(cards), razz_deck(list(cards), cards))
    while hand.to_act != 1:
        kinds = {option.kind for option in hand.legal()}
        kind = ActionKind.BRING_IN if ActionKind.BRING_IN in kinds else ActionKind.CALL
        assert hand.to_act is not None
        hand.apply(Action(hand.to_act, kind))
    return Situation(hand.view(1), hand.legal(), Terms(rules, stakes))


@pytest.mark.usefixtures("guessing")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_R4_10_a_passed_on_bring_in_is_paid_by_good_hands_and_folded_by_bad_ones(strength: HouseStrength) -> None:
    good = _choices_about_passed_on_bring_in("As2s3s", strength)
    assert good.count(ActionKind.FOLD) < 10
    bad = _choices_about_passed_on_bring_in("JsJdJc", strength)
    assert bad.count(ActionKind.FOLD) > 30


def _choices_about_passed_on_bring_in(held: str, strength: HouseStrength) -> list[ActionKind]:
    """Return the choices of seat 1 when the bring-in passes on from seat 3."""
    game, rules = GAMES["razz"], HouseRules()
    stakes, cards = game.stakes(rules, 20), {1: held, 2: "6h7h8h", 3: "4h5hKs"}
    hand = Hand.start(game, rules, stakes, [(1, 2_000), (2, 2_000), (3, 3)], 3, razz_deck(list(cards), cards))
    view = hand.view(1)
    assert {option.kind for option in view.options} == {ActionKind.FOLD, ActionKind.BRING_IN, ActionKind.COMPLETE}
    return [choose(view, view.options, Terms(rules, stakes), strength, seed).kind for seed in range(40)]


def test_the_fewer_cards_a_player_draws_the_better_the_range_of_their_hands() -> None:
    for name in DRAW_GAMES:
        ranges = ranges_of(name, HouseRules())[0]
        drawn = [ranges.of(0, count) for count in range(4)]
        known = [ends for ends in drawn if ends is not ranges.everything]
        middles = [ends[len(ends) // 2] for ends in known]
        if name != "five-card-draw":
            # In that game three of a kind draws two cards, two pairs draw one.
            assert middles == sorted(middles, reverse=True), name
        assert known[0][len(known[0]) // 2] > ranges.everything[len(ranges.everything) // 2]


def test_the_chance_that_a_hand_beats_a_range_of_hands_is_computed_correctly() -> None:
    ends = (1, 2, 2, 4)
    assert beats(4, ends) == 0.875
    assert beats(2, ends) == 0.5
    assert beats(5, ends) == 1
    assert beats(2, ends, top=0.5) == 0.25
    assert wins([5, 1], [(ends, 1.0), (ends, 1.0)]) == pytest.approx((1 + 0.125**2) / 2)


def test_the_best_hand_wins_nearly_every_pot_and_the_worst_hand_none() -> None:
    name, rules = "deuce-to-seven-triple-draw", HouseRules()
    for _, view, terms, *_ in turns(name, rules, None, "novice", 1):
        if view.room.street == 3 and not view.room.drawing:
            best = replace(view, downcards=parse_cards("2s3h4d5c7s"))
            worst = replace(view, downcards=parse_cards("AsAhAdAcKs"))
            found = [
                equity(Situation(each, each.room.options, terms), Reading(10, False, 0), random.Random(1))
                for each in (best, worst)
            ]
            assert found[0] > 0.95
            assert found[1] == 0
            return
    raise AssertionError("no hand came to the last street")


# Results


@pytest.mark.parametrize(
    ("name", "better", "worse", "hands"),
    [
        ("razz", "regular", "novice", 200),
        ("deuce-to-seven-triple-draw", "regular", "novice", 100),
        ("deuce-to-seven-single-draw", "strong", "novice", 200),
        ("limit-holdem", "strong", "novice", 200),
    ],
)
def test_the_stronger_house_players_win(name: str, better: HouseStrength, worse: HouseStrength, hands: int) -> None:
    """The test plays a few deals; ``python -m tests.soak house`` plays tens of thousands."""
    score = contest(name, better, worse, hands)
    assert score.hands == hands
    assert score.least > 0, score
