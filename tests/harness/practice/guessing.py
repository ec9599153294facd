"""Quick guesses from few hands, for tests in which the quality of decisions does not matter."""

from dataclasses import replace
from functools import cache

import pytest

from bot.poker.house_rules import HouseRules
from bot.practice import turn_facts
from bot.practice.strategies import ranges
from bot.practice.strategies.skills import SKILLS

_DEALS = 200
"""The number of deals; the thousands of the real tables take longer than all hands of a test."""
_LEAST = 4
_SAMPLES = 10


def guess(patch: pytest.MonkeyPatch) -> None:
    """Use quick guesses in every game and at every strength."""
    patch.setattr(ranges, "_ranges", _from_few_deals)
    patch.setattr(turn_facts, "_READING", replace(turn_facts._READING, samples=_SAMPLES))
    for strength, skill in SKILLS.items():
        patch.setitem(SKILLS, strength, replace(skill, reading=replace(skill.reading, samples=_SAMPLES)))


@cache
def _from_few_deals(game: str, rules: HouseRules) -> tuple[ranges.Ranges, ...]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ranges, "_DEALS", _DEALS)
        patch.setattr(ranges, "_LEAST", _LEAST)
        found: tuple[ranges.Ranges, ...] = _RANGES.__wrapped__(game, rules)
    return found


_RANGES = ranges._ranges
