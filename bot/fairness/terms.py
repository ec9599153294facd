"""A short digest of a hand's house rules and stakes, for its closing line (F-3)."""

import json
from dataclasses import asdict
from typing import Final

from bot.fairness.hashing import hashed
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes

TERMS_BYTES: Final = 16
"""The length of the digest: half a hash, so that more lines fit into a message."""


def terms_digest(rules: HouseRules, stakes: Stakes) -> bytes:
    """Return the digest of the rules and stakes as the log stores them, sorted by name."""
    text = json.dumps([asdict(rules), asdict(stakes)], sort_keys=True, separators=(",", ":"))
    return hashed("rules", text)[:TERMS_BYTES]
