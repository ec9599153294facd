"""Parsing of typed numbers of chips."""

import re
from typing import Final

CHIPS_MOST: Final = 10**12
"""The most chips in one amount: the audit has one line for it, and the ledger one transfer."""
_WHOLE: Final = re.compile(r"\d{1,18}|\d{1,3}(?P<group>[.,'\u2019_ ])\d{3}(?:(?P=group)\d{3}){0,4}", re.ASCII)
"""Digits, or groups of three with any usual separator."""


def parse_amount(text: str) -> int | None:
    """Return the chips that somebody typed; None for anything but a whole number."""
    plain = " ".join(text.split())
    return int(re.sub(r"\D", "", plain)) if _WHOLE.fullmatch(plain) else None
