"""The decision to bet, raise, call, check or fold, from the quality of a hand (see Skill). Pure."""

import random
from typing import Final

from bot.poker.actions import ActionKind, Option
from bot.practice.strategies.choice import Choice
from bot.practice.strategies.equity import equity
from bot.practice.strategies.situation import Situation
from bot.practice.strategies.skills import Skill

_AGAIN: Final = 0.25
"""The share by which the quality needed for a raise grows with each earlier raise."""
_LATE_OPENS: Final = 0.12
"""The reduction of the quality needed for a bet, if the player weighs pot odds and acts last."""
_BLUFF_MOST: Final = 2
"""The maximum number of rivals against whom a player bluffs."""


def bet(situation: Situation, skill: Skill, rng: random.Random) -> Choice:
    share = equity(situation, skill.reading, rng)
    share = min(1.0, max(0.0, share + rng.uniform(-1, 1) * skill.noise))
    return bet_by(situation, skill, share, rng)


def bet_by(situation: Situation, skill: Skill, share: float, rng: random.Random) -> Choice:
    """Decide as ``bet`` does, but by an expected share of the pot that the caller has computed.

    It is from 0 to 1.
    """
    quality = share * (1 + len(situation.rivals))
    bigger = situation.bigger
    if bigger is not None and _wants_more(situation, skill, quality, rng):
        return _sized(situation, skill, bigger, share, rng)
    to_stay = situation.to_stay
    if to_stay is None:
        return Choice(ActionKind.CHECK if situation.option(ActionKind.CHECK) else ActionKind.BRING_IN)
    stays = _calls(situation, skill, share, quality)
    return Choice(to_stay.kind if stays else ActionKind.FOLD)


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
