"""The strategies of house players. Pure: the same view, terms, seed and strength give the same choice.

They see no cards outside the view. A novice plays loose, seldom raises, draws to weak hands, and ignores the other
players. A regular has standards for starting hands, counts dead cards, considers the other players' boards and draws,
and never bluffs. A strong player also weighs pot odds and ways to draw, assumes that a bettor has a better hand, uses
position and sometimes bluffs.
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
    """Return the house player's decision: one of ``options``, with an amount or discards that it allows.

    ``options`` are the player's allowed actions, never empty.
    """
    rng, skill = random.Random(seed), SKILLS[strength]
    situation = Situation(view, options, terms)
    if situation.option(ActionKind.DRAW) is not None:
        return Choice(ActionKind.DRAW, cards=draw(situation, skill, rng))
    return bet(situation, skill, rng)
