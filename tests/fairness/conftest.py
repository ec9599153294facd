"""Every test here looks at the same few hands, in many readers' proofs."""

from collections.abc import Iterator

import pytest

from tests.harness.fairness import decks


@pytest.fixture(scope="module", autouse=True)
def _a_seed_gives_its_deck_once() -> Iterator[None]:
    with decks.each_made_once():
        yield
