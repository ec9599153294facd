"""The part of a list that has room in one message. Pure."""

from collections.abc import Sequence
from itertools import accumulate


def leading(texts: Sequence[str], characters: int, between: str = "\n") -> list[str]:
    """The first of them, as many as so many characters hold, each with ``between`` after it."""
    ends = accumulate(len(text) + len(between) for text in texts)
    return list(texts[: sum(end <= characters for end in ends)])
