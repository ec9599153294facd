"""Hands of every game, played at random to their middle or to their end."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hypothesis import strategies as st

from bot.poker.actions import Action, ActionKind, Option
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Course:
    """The start of a hand, and the seed and number of the actions in it."""

    game: str
    limit: str
    stacks: tuple[tuple[int, int], ...]
    button: int
    deck: tuple[int, ...]
    chances: int
    """The seed of the choices."""
    steps: int
    """The greatest number of actions."""


@st.composite
def courses(draw: st.DrawFn, games: Mapping[str, Game] = GAMES) -> Course:
    game = games[draw(st.sampled_from(sorted(games)))]
    chances = random.Random(draw(st.integers(0, 1 << 32)))
    seats = sorted(chances.sample(range(1, max(game.seats_most, 8) + 1), draw(st.integers(2, game.seats_most))))
    rich = draw(st.booleans())
    stacks = tuple((seat, chances.randint(1, 5_000_000 if rich else 300)) for seat in seats)
    deck = tuple(chances.sample(range(52), 52))
    limit = draw(st.sampled_from(game.limits))
    steps = draw(st.integers(0, 60))
    return Course(game.name, limit, stacks, chances.choice(seats), deck, chances.randrange(1 << 32), steps)


def played(course: Course, *, to_showdown: bool = True, deck: Sequence[int] | None = None) -> Hand:
    """Return the hand after its steps.

    Without ``to_showdown``, stop before the action that would end the hand.
    """
    hand = _start(course, deck)
    chances = random.Random(course.chances)
    for _ in range(course.steps):
        if hand.finished:
            break
        before = None if to_showdown else Hand.from_events(hand.events)
        _act(hand, chances)
        if hand.finished and before is not None:
            return before
    return hand


def _start(course: Course, deck: Sequence[int] | None) -> Hand:
    game, rules = GAMES[course.game], HouseRules()
    limit = next(limit for limit in game.limits if limit == course.limit)
    stakes = game.stakes(rules, 10, limit=limit)
    return Hand.start(game, rules, stakes, course.stacks, course.button, tuple(deck or course.deck))


def _act(hand: Hand, chances: random.Random) -> None:
    assert hand.to_act is not None
    # A fold is allowed facing any bet, and would end most hands at once.
    options = [option for option in hand.legal() if option.kind is not ActionKind.FOLD or chances.random() < 0.3]
    option = chances.choice(options or list(hand.legal()))
    reshuffled = chances.sample(range(52), 52)
    outcome = hand.apply(_chosen(hand, option, chances), Outside(reshuffled))
    assert not isinstance(outcome, Refusal), outcome


def _chosen(hand: Hand, option: Option, chances: random.Random) -> Action:
    assert hand.to_act is not None
    if option.kind is ActionKind.DRAW:
        down = hand.view(hand.to_act).downcards
        places = chances.sample(range(len(down)), chances.randint(0, min(option.most, len(down))))
        return Action(hand.to_act, option.kind, None, tuple(down[place] for place in places))
    to = chances.randint(option.to, option.most) if option.most > option.to else None
    return Action(hand.to_act, option.kind, to)
