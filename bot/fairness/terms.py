"""A short digest of the house rules and stakes of a hand, for the closing line (F-3)."""

import json
from dataclasses import asdict
from functools import lru_cache
from typing import Final

from bot.fairness.hashing import hashed
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes

TERMS_BYTES: Final = 16
"""The length of the digest in bytes. It is half a hash, so that more closing lines fit into a message."""


@lru_cache(maxsize=256)
def terms_digest(rules: HouseRules, stakes: Stakes) -> bytes:
    """Return the digest of the house rules and stakes, taken over their JSON with sorted keys.

    Cached, because a table closes each deal with it, and seldom changes them.
    """
    text = json.dumps([asdict(rules), asdict(stakes)], sort_keys=True, separators=(",", ":"))
    return hashed("rules", text)[:TERMS_BYTES]
