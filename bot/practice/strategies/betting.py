"""The decision to bet, raise, call, check or fold, from the quality of a hand (see Skill). Pure."""

import random
from typing import Final

from bot.poker.actions import ActionKind, Option
from bot.practice.strategies.choice import Choice
from bot.practice.strategies.equity import equity
from bot.practice.strategies.situation import Situation
from bot.practice.strategies.skills import Skill
from bot.practice.strategies.starts import standing

_AGAIN: Final = 0.25
"""The share by which the quality needed for a raise grows with each earlier raise."""
_LATE_OPENS: Final = 0.12
"""The reduction of the quality needed for a bet, if the player weighs pot odds and acts last."""
_USUAL_PRICE: Final = 0.4
"""The price of a call before the flop when nobody has raised, as a share of the pot with it."""
_BLUFF_MOST: Final = 2
"""The maximum number of rivals against whom a player bluffs."""


def bet(situation: Situation, skill: Skill, rng: random.Random) -> Choice:
    if situation.is_before_the_flop:
        return first_bet(situation, skill, rng)
    share = equity(situation, skill.reading, rng)
    share = min(1.0, max(0.0, share + rng.uniform(-1, 1) * skill.noise))
    return bet_by(situation, skill, share, rng)


def bet_by(situation: Situation, skill: Skill, share: float, rng: random.Random) -> Choice:
    """Decide as ``bet`` does, but by an expected share of the pot that the caller has computed.

    It is from 0 to 1.
    """
    if situation.is_before_the_flop:
        return first_bet(situation, skill, rng)
    quality = share * (1 + len(situation.rivals))
    bigger = situation.bigger
    if bigger is not None and _wants_more(situation, skill, quality, rng):
        return _sized(situation, skill, bigger, share, rng)
    to_stay = situation.to_stay
    if to_stay is None:
        return Choice(ActionKind.CHECK if situation.option(ActionKind.CHECK) else ActionKind.BRING_IN)
    stays = _calls(situation, skill, share, quality)
    return Choice(to_stay.kind if stays else ActionKind.FOLD)


def first_bet(situation: Situation, skill: Skill, rng: random.Random) -> Choice:
    """Decide before the flop of a board game, by how the own cards stand among all hands that can be dealt.

    What counts is the chance that nobody still in has better ones. Each raise counts like one more player, which a
    careless player does not mind.
    """
    place = standing(situation.game.name, situation.view.downcards) + rng.uniform(-1, 1) * skill.noise
    others = len(situation.rivals) + (0 if skill.careless else situation.pressure)
    best = min(1.0, max(0.0, place)) ** others
    bigger, to_stay = situation.bigger, situation.to_stay
    if bigger is not None and best >= skill.first_raises and rng.random() < skill.eager:
        return _sized(situation, skill, bigger, best, rng)
    if to_stay is None:
        return Choice(ActionKind.CHECK)
    price = situation.cost / (situation.pot + situation.cost)
    return Choice(to_stay.kind if best >= skill.first_plays * price / _USUAL_PRICE else ActionKind.FOLD)


def _wants_more(situation: Situation, skill: Skill, quality: float, rng: random.Random) -> bool:
    pressure = situation.pressure
    if pressure == 0:
        least = skill.bets - (_LATE_OPENS * situation.lateness if skill.weighs_odds else 0)
    else:
        least = skill.raises * (1 + _AGAIN * (pressure - 1))
    if quality >= least:
        return rng.random() < skill.eager
    alone = pressure == 0 and len(situation.rivals) <= _BLUFF_MOST
    return alone and quality < 1 and rng.random() < skill.bluffs


def _calls(situation: Situation, skill: Skill, share: float, quality: float) -> bool:
    if situation.game.has_board and skill.weighs_odds:
        return share >= situation.cost / (situation.pot + situation.cost) + skill.caution
    if situation.view.room.street == 0:
        return quality >= skill.starts
    if not (skill.weighs_odds and situation.is_last_street):
        # While more bets can follow, pot odds look better than they are.
        return quality >= skill.stays
    return share >= situation.cost / (situation.pot + situation.cost) + skill.caution


def _sized(situation: Situation, skill: Skill, bigger: Option, share: float, rng: random.Random) -> Choice:
    """Return a bet or raise with its size, where the player may choose the size.

    A regular bets half the pot, a strong player more with a better hand, a novice any size.
    """
    if bigger.most == bigger.to:
        return Choice(bigger.kind)
    part = rng.uniform(0.1, 1.0) if skill.careless else 0.4 + 0.5 * share if skill.weighs_odds else 0.5
    level = max(seat.bet for seat in situation.view.room.seats)
    to = level + round(part * (situation.pot + situation.cost))
    return Choice(bigger.kind, min(bigger.most, max(bigger.to, to)))
