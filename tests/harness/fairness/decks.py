"""A cache of decks: the proofs of all readers of a hand have the seeds of the same decks."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

import pytest

from bot.fairness import sealing
from bot.fairness.verifying import sealed

_DECKS_KEPT: Final = 512


@contextmanager
def each_made_once() -> Iterator[None]:
    """Cache the deck of each seed; the verifier still makes its own decks and never sees the dealer's."""
    made = sealing.made_deck
    with pytest.MonkeyPatch.context() as patch:
        for user in (sealing, sealed):
            patch.setattr(user, "made_deck", lru_cache(maxsize=_DECKS_KEPT)(made))
        yield
