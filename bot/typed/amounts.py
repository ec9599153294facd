"""Parsing of typed numbers of chips."""

import re
from typing import Final

CHIPS_MOST: Final = 10**12
"""The maximum number of chips in one typed amount."""
_WHOLE: Final = re.compile(r"\d{1,18}|\d{1,3}(?P<group>[.,'\u2019_ ])\d{3}(?:(?P=group)\d{3}){0,4}", re.ASCII)
"""The pattern of a number: digits, or groups of three digits with any common separator."""


def parse_amount(text: str) -> int | None:
    """Return the number of chips that somebody typed; None if the text is no whole number."""
    plain = " ".join(text.split())
    return int(re.sub(r"\D", "", plain)) if _WHOLE.fullmatch(plain) else None
