"""What is true of every hand, however it is played: chips, end, replay, refusals and secrecy."""

import random
from dataclasses import fields, is_dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules, Stakes
from bot.poker.refusals import Refusal

RULES = st.builds(
    HouseRules,
    suit_order=st.sampled_from(["cdhs", "shdc"]),
    raise_cap=st.sampled_from([3, 4, None]),
    heads_up_uncapped=st.sampled_from(["off", "last_two", "round"]),
    low_tie=st.sampled_from(["low_suit", "high_suit", "position"]),
    burn=st.booleans(),
    allin_bringin=st.sampled_from(["left", "next_worst"]),
    show_all=st.booleans(),
)
STACKS = st.lists(st.one_of(st.integers(1, 60), st.integers(1, 2000)), min_size=2, max_size=8)
STAKES = st.sampled_from([Stakes.of(10), Stakes.of(10, ante=0), Stakes.of(10, bring_in=10), Stakes.of(10, ante=3)])


@st.composite
def hands(draw: st.DrawFn) -> tuple[Hand, random.Random]:
    """A hand just dealt, and the choices to play it with."""
    stacks = draw(STACKS)
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    rng = draw(st.randoms(use_true_random=False))
    deck = list(DECK)
    rng.shuffle(deck)
    numbers = rng.sample(range(1, 9), len(stacks))
    hand = Hand.start(
        game, draw(RULES), draw(STAKES), list(zip(numbers, stacks, strict=True)), rng.randint(1, 8), deck,
        last_two=draw(st.booleans()),
    )  # fmt: skip
    return hand, rng


def any_legal(hand: Hand, rng: random.Random) -> Action:
    assert hand.to_act is not None
    option = rng.choice(hand.legal())
    return Action(hand.to_act, option.kind, rng.choice([None, option.to, option.most]))


def chips(hand: Hand) -> int:
    return sum(player.stack for player in hand.state.players) + (
        0 if hand.finished else hand.state.pot - sum(share for pot in hand.state.awarded for _, share in pot)
    )


def cards_in(value: object) -> set[int]:
    """Every card that can be reached in a view, wherever a field for cards is."""
    found: set[int] = set()
    if is_dataclass(value):
        for field in fields(value):
            inner = getattr(value, field.name)
            if field.name in ("upcards", "shown", "downcards") and isinstance(inner, tuple):
                found.update(inner)
            elif field.name == "community" and inner is not None:
                found.add(inner)
            else:
                found |= cards_in(inner)
    elif isinstance(value, tuple):
        for item in value:
            found |= cards_in(item)
    return found


@given(hands())
@settings(max_examples=150, deadline=None)
def test_any_legal_play_conserves_chips_ends_and_replays_to_the_same_hand(start: tuple[Hand, random.Random]) -> None:
    hand, rng = start
    total = chips(hand)
    steps = 0
    while not hand.finished:
        assert Hand.from_events(hand.events) == hand
        assert not isinstance(hand.apply(any_legal(hand, rng)), Refusal)
        assert chips(hand) == total
        assert all(player.stack >= 0 for player in hand.state.players)
        steps += 1
        assert steps < 2000, "the hand does not end"
    assert Hand.from_events(hand.events) == hand
    assert hand.legal() == ()


@given(hands(), st.sampled_from(ActionKind), st.one_of(st.none(), st.integers(-10, 3000)), st.integers(0, 9))
@settings(max_examples=150, deadline=None)
def test_every_action_that_is_not_offered_is_refused_with_nothing_changed(
    start: tuple[Hand, random.Random], kind: ActionKind, to: int | None, seat: int
) -> None:
    hand, rng = start
    for _ in range(rng.randint(0, 12)):
        if not hand.finished:
            hand.apply(any_legal(hand, rng))
    allowed = seat == hand.to_act and any(
        option.kind is kind and (to is None or option.to <= to <= option.most) for option in hand.legal()
    )
    before = hand.copy()
    outcome = hand.apply(Action(seat, kind, to))
    assert isinstance(outcome, Refusal) is not allowed
    assert (hand == before) is not allowed


@given(hands())
@settings(max_examples=100, deadline=None)
def test_no_view_shows_a_card_that_its_viewer_may_not_see(start: tuple[Hand, random.Random]) -> None:
    hand, rng = start
    while not hand.finished:
        hand.apply(any_legal(hand, rng))
        players = hand.state.players
        secret = {player.seat: set(player.down) - set(player.shown) for player in players}
        hidden = {*hand.state.stub, *hand.state.burns}.union(*secret.values())
        assert not cards_in(hand.view(None)) & hidden
        for player in players:
            assert cards_in(hand.view(player.seat)) & hidden == secret[player.seat]


@given(hands())
@settings(max_examples=60, deadline=None)
def test_a_copy_goes_its_own_way(start: tuple[Hand, random.Random]) -> None:
    hand, rng = start
    before = Hand.from_events(hand.events)
    if not hand.finished:
        hand.copy().apply(any_legal(hand, rng))
    assert hand == before
