"""Properties of every hand, however it is played: chips, end, replay, refusals and secrecy."""

import random
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from itertools import repeat
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.poker.actions import Action, ActionKind
from bot.poker.events import HoldingShown
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Reason, Refusal
from bot.poker.rule_text import rule_choices, value_text

STACKS = st.one_of(st.integers(1, 60), st.integers(1, 2000))
CHOICES: dict[str, list[object]] = {
    "suit_order": ["cdhs", "shdc"],
    "raise_cap": [3, 4, None],
    "heads_up_uncapped": ["off", "last_two", "round"],
    "low_tie": ["low_suit", "high_suit", "position", "high_card_suit"],
    "high_tie": ["position", "suit"],
    "burn": [True, False],
    "allin_bringin": ["left", "next_worst"],
    "show_all": [False, True],
    "forced_bets": [None, "blinds", "ante"],
    "bb_ante": [False, True],
    "max_draw": [3, 4, 5],
    "jackpots": [False, True],
    "joker": ["none", "wild", "bug", "low"],
    "qualifier": [None, 8],
    "draws": [1, 3],
    "draw_opener": ["raiser", "button"],
    "pass_in_max": [1, 2, 5, 10, 12],
}


def test_the_random_hands_use_every_value_of_every_house_rule() -> None:
    assert CHOICES.keys() == rule_choices().keys()
    unplayed = {name: {*values} - {*map(value_text, CHOICES[name])} for name, values in rule_choices().items()}
    unplayed["pass_in_max"] = set()  # a few of its values are enough
    assert not any(unplayed.values())


@st.composite
def house_rules(draw: st.DrawFn, game: Game) -> HouseRules:
    values: dict[str, Any] = {name: draw(st.sampled_from(CHOICES[name])) for name in game.house_rules}
    return game.fitting(HouseRules(**values))


@st.composite
def hands(draw: st.DrawFn) -> tuple[Hand, random.Random]:
    """Return a hand just dealt and a seeded random generator to choose its actions.

    Were each action drawn by hypothesis, the choices would take as long as the play.
    """
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    rules = draw(house_rules(game))
    stacks = draw(st.lists(STACKS, min_size=2, max_size=game.seats_most))
    stakes = game.stakes(rules, draw(st.sampled_from([2, 10, 25])), limit=draw(st.sampled_from(game.limits)))
    rng = random.Random(draw(st.integers(0, 10**9)))
    numbers = rng.sample(range(1, max(8, len(stacks)) + 1), len(stacks))
    hand = Hand.start(
        game, rules, stakes, list(zip(numbers, stacks, strict=True)), rng.randint(1, 8), shuffled(game, rules, rng),
        last_two=draw(st.booleans()),
    )  # fmt: skip
    return hand, rng


def shuffled(game: Game, rules: HouseRules, rng: random.Random) -> list[int]:
    deck = game.deck_under(rules)
    return rng.sample(deck, len(deck))


def any_legal(hand: Hand, rng: random.Random) -> Action:
    assert hand.to_act is not None
    option = rng.choice(hand.legal())
    if option.kind is ActionKind.DRAW:
        held = hand.state.player(hand.to_act).down
        return Action(hand.to_act, option.kind, cards=tuple(rng.sample(held, rng.randint(0, option.most))))
    return Action(hand.to_act, option.kind, rng.choice([None, option.to, option.most]))


def play_one_action(hand: Hand, rng: random.Random, dead: frozenset[int] = frozenset()) -> None:
    """Apply one legal action, with players who are away or leave and deals that wait.

    A player who may not open a jackpot checks instead.
    """
    leaving = frozenset(player.seat for player in hand.state.players if rng.random() < 0.05)
    outside = Outside(shuffled(hand.state.game, hand.state.rules, rng), leaving, dead)
    if hand.is_passed_in:
        assert hand.deal_again(outside)
        return
    if hand.state.needs_openers and rng.random() < 0.5:
        outside = Outside((), leaving, dead)
    action = any_legal(hand, rng)._replace(absent=rng.random() < 0.2)
    outcome = hand.apply(action, outside)
    if isinstance(outcome, Refusal):
        assert outcome.reason is Reason.NO_OPENERS
        assert hand.to_act is not None
        check = Action(hand.to_act, ActionKind.CHECK, absent=action.absent)
        assert not isinstance(hand.apply(check, outside), Refusal)


def chips(hand: Hand) -> int:
    paid = sum(share for pot in (*hand.state.awarded, hand.state.returned) for _, share in pot)
    return sum(player.stack for player in hand.state.players) + hand.state.pot - paid


def cards_in(value: object) -> set[int]:
    """Return every card that can be reached in a view, in any field that holds cards."""
    found: set[int] = set()
    for name, inner in parts(value):
        if name in ("upcards", "shown", "downcards", "board") and isinstance(inner, tuple):
            found.update(inner)
        else:
            found |= cards_in(inner)
    return found


def parts(value: object) -> Iterable[tuple[str, object]]:
    """Return the parts of a value, with their names if they have any."""
    if is_dataclass(value):
        return [(field.name, getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, tuple):
        return zip(getattr(value, "_fields", repeat("")), value, strict=False)
    return ()


@given(hands())
@settings(max_examples=80, deadline=None)
def test_random_legal_play_keeps_the_number_of_chips_and_ends_and_replays_to_the_same_hand(
    start: tuple[Hand, random.Random],
) -> None:
    hand, rng = start
    total = chips(hand)
    steps = 0
    while not hand.finished:
        assert Hand.from_events(hand.events) == hand
        play_one_action(hand, rng)
        assert chips(hand) == total
        assert all(player.stack >= 0 for player in hand.state.players)
        steps += 1
        assert steps < 2000, "the hand does not end"
    assert Hand.from_events(hand.events) == hand
    assert hand.legal() == ()


@given(hands(), st.sampled_from(ActionKind), st.one_of(st.none(), st.integers(-10, 3000)), st.integers(0, 9))
@settings(max_examples=80, deadline=None)
def test_an_action_that_is_not_offered_is_refused_and_changes_nothing(
    start: tuple[Hand, random.Random], kind: ActionKind, to: int | None, seat: int
) -> None:
    hand, rng = start
    for _ in range(rng.randint(0, 12)):
        if not hand.finished:
            play_one_action(hand, rng)
    allowed = seat == hand.to_act and any(
        option.kind is kind and (to is None or (option.to <= to <= option.most and kind is not ActionKind.DRAW))
        for option in hand.legal()
    )
    before = hand.copy()
    outcome = hand.apply(Action(seat, kind, to), Outside(shuffled(hand.state.game, hand.state.rules, rng)))
    if isinstance(outcome, Refusal) and outcome.reason is Reason.NO_OPENERS:
        allowed = False
    assert isinstance(outcome, Refusal) is not allowed
    assert (hand == before) is not allowed


@given(hands())
@settings(max_examples=60, deadline=None)
def test_no_view_shows_a_card_that_its_viewer_may_not_see(start: tuple[Hand, random.Random]) -> None:
    hand, rng = start
    while not hand.finished:
        play_one_action(hand, rng)
        players = hand.state.players
        secret = {player.seat: set(player.down) - set(player.shown) for player in players}
        live = [secret[player.seat] for player in hand.state.live]
        hidden = {*hand.state.stub, *hand.state.burns, *hand.state.thrown}.union(*live)
        assert not cards_in(hand.view(None)) & hidden
        assert cards_in(hand.view(None)) >= {card for player in players for card in player.up}
        for player in players:
            seen = cards_in(hand.view(player.seat))
            assert seen & hidden <= secret[player.seat]
            assert seen >= {*player.down}


@given(hands())
@settings(max_examples=60, deadline=None)
def test_a_copy_of_a_hand_and_its_original_are_independent(start: tuple[Hand, random.Random]) -> None:
    """Play goes on with the copy or with the original, from any point of the hand; somebody looks now and then."""
    hand, rng = start
    left: list[Hand] = []
    while not hand.finished:
        ahead = hand.copy()
        if rng.random() < 0.5:
            hand.view(None)
        if rng.random() < 0.5:
            play_one_action(ahead, rng)
            ahead.view(None)
        hand, behind = (ahead, hand) if rng.random() < 0.5 else (hand, ahead)
        left.append(behind)
        if not hand.finished:
            play_one_action(hand, rng)
    for one in (*left, hand):
        assert one == Hand.from_events(one.events)
        assert one.state.by_seat == {player.seat: player for player in one.state.players}
        assert one.to_act == Hand.from_events(one.events).to_act
        assert one.view(None) == Hand.from_events(one.events).view(None)


def test_the_view_of_a_player_who_has_not_changed_is_made_once() -> None:
    stakes = GAMES["razz"].stakes(HouseRules(), 10)
    seats = [(seat, 1_000) for seat in (1, 2, 3, 4)]
    deck = GAMES["razz"].deck_under(HouseRules())
    before = Hand.start(GAMES["razz"], HouseRules(), stakes, seats, 1, deck)
    after, seen = before.copy(), before.view(None).seats
    assert not isinstance(after.apply(Action(after.to_act or 0, ActionKind.BRING_IN)), Refusal)
    same = [one is other for one, other in zip(seen, after.view(None).seats, strict=True)]
    assert same.count(True) == 3
    assert before.view(None).seats == seen


@given(hands(), st.integers(0, 12))
@settings(deadline=None)
def test_T3_6_a_taken_out_player_shows_nothing_and_wins_only_what_nobody_else_can_win(
    dealt: tuple[Hand, random.Random], acts: int
) -> None:
    hand, rng = dealt
    for _ in repeat(None, acts):
        if not hand.finished:
            play_one_action(hand, rng)
    if hand.finished:
        return
    dead = rng.choice(hand.state.players).seat
    all_chips, before = chips(hand), hand.version
    while not hand.finished:
        play_one_action(hand, rng, frozenset({dead}))
    since = hand.events[before:]
    assert not [event for event in since if isinstance(event, HoldingShown) and event.seat == dead]
    for pot, shares in zip(hand.state.pots(), hand.state.awarded, strict=True):
        assert pot.eligible == (dead,) or dead not in dict(shares)
    assert chips(hand) == all_chips
    assert Hand.from_events(hand.events) == hand
