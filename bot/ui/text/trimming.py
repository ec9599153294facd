"""The selection of the first texts of a list that fit into one message. Pure."""

from collections.abc import Sequence
from itertools import accumulate


def leading(texts: Sequence[str], characters: int, between: str = "\n") -> list[str]:
    """Return the first texts that fit into ``characters``, if each is followed by ``between``."""
    ends = accumulate(len(text) + len(between) for text in texts)
    return list(texts[: sum(end <= characters for end in ends)])
