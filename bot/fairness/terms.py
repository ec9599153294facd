"""The house rules and stakes of a hand in one short digest, which its closing line holds (F-3)."""

import json
from dataclasses import asdict
from typing import Final

from bot.fairness.hashing import hashed
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes

TERMS_BYTES: Final = 16
"""Of the digest: half of a hash, so that a message holds more lines."""


def terms_digest(rules: HouseRules, stakes: Stakes) -> bytes:
    """Of the values as a log tells them, with their names in order."""
    told = json.dumps([asdict(rules), asdict(stakes)], sort_keys=True, separators=(",", ":"))
    return hashed("rules", told)[:TERMS_BYTES]
