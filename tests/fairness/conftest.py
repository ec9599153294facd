"""A cache of decks for the tests of proofs, which all use the same few hands."""

from collections.abc import Iterator

import pytest

from tests.harness.fairness import decks


@pytest.fixture(scope="module", autouse=True)
def _cached_decks() -> Iterator[None]:
    with decks.each_made_once():
        yield
