"""The vectors of bot/fairness/README.md, and the hand they belong to."""

import re
from pathlib import Path
from typing import Final

import bot.fairness
from bot.fairness.cutting import Contribution
from bot.fairness.sealing import NO_SEAL, SealedHand, sealed_hand

README: Final = Path(bot.fairness.__file__).with_name("README.md").read_text(encoding="utf-8")
VECTORS: Final = dict(re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|$", README, re.MULTILINE))
TABLE, HAND, SEED = 7, 12, bytes(range(32))
THREAD, MESSAGE = 1573982130298421277, 1573982276461527103
CONTRIBUTIONS: Final = (
    Contribution(3, "complete"),
    Contribution(5, "draw", 2),
    Contribution(3, "cut", word="lucky seven"),
)


def sealed() -> SealedHand:
    return sealed_hand(TABLE, HAND, NO_SEAL, SEED)
