"""How house players play. Pure: the same view, terms, seed and strength always give the same choice, and the view is
all that is known of any card.

A novice plays loose and seldom raises, draws to too much, and looks at nobody else. A regular has standards for
starting hands, counts dead cards, reads boards and how many cards others drew, and never bluffs. A strong one also
weighs the pot's odds and ways to draw, gives a bettor credit for a hand, minds their position and bluffs now and then.
"""

import random

from bot.poker.actions import ActionKind, Option
from bot.poker.views import PlayerView
from bot.practice.strategies.betting import bet
from bot.practice.strategies.choice import Choice
from bot.practice.strategies.draw import draw
from bot.practice.strategies.situation import Situation, Terms
from bot.practice.strategies.skills import SKILLS
from bot.tables.state import HouseStrength

__all__ = ["Choice", "Situation", "Terms", "choose"]


def choose(view: PlayerView, options: tuple[Option, ...], terms: Terms, strength: HouseStrength, seed: int) -> Choice:
    """``options`` are what the player may do now, never empty; the choice is one of them and within its bounds."""
    rng, skill = random.Random(seed), SKILLS[strength]
    situation = Situation(view, options, terms)
    if situation.option(ActionKind.DRAW) is not None:
        return Choice(ActionKind.DRAW, cards=draw(situation, skill, rng))
    return bet(situation, skill, rng)
