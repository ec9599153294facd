"""The order in which sealed decks are used and their cards are dealt (F-4, F-5)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.fairness.dealing import JOKER, CutDecks, cut_order, deck_order
from bot.fairness.sealing import DECKS, NO_SEAL, sealed_hand
from bot.poker.cards import DECK, card_text
from bot.poker.cards import JOKER as THE_JOKER
from tests.harness.fairness import vectors
from tests.harness.fairness.vectors import VECTORS

KEYS = st.binary(min_size=32, max_size=32)


def test_the_order_of_decks_and_cards_equals_the_test_vectors_in_the_readme() -> None:
    decks = vectors.decks()
    assert " ".join(map(str, decks.order)) == VECTORS["decks in order"]
    assert " ".join(map(str, cut_order(decks.key, 0)[:6])) == VECTORS["cut 0, positions 0 to 5: places"]
    cards = decks.cards(0, joker=True)[:6]
    assert " ".join(map(card_text, cards)) == VECTORS["cut 0, positions 0 to 5: cards"]


def test_the_joker_of_sealed_decks_is_the_joker_of_the_rules() -> None:
    assert JOKER == THE_JOKER


@given(KEYS, st.integers(0, DECKS - 1))
def test_F4_every_deck_has_all_cards_and_the_joker_only_in_games_with_one(key: bytes, taken: int) -> None:
    decks = CutDecks.of(sealed_hand(1, 1, NO_SEAL, bytes(32)), key)
    assert sorted(decks.cards(taken, joker=False)) == list(DECK)
    with_joker = decks.cards(taken, joker=True)
    assert sorted(with_joker) == [*DECK, JOKER]
    assert tuple(card for card in with_joker if card != JOKER) == decks.cards(taken, joker=False)


@given(KEYS)
def test_F4_each_deck_is_used_once_and_has_a_cut_of_its_own(key: bytes) -> None:
    assert sorted(deck_order(key)) == list(range(DECKS))
    assert len({cut_order(key, taken) for taken in range(DECKS)}) == DECKS


def test_a_hand_that_needs_a_seventeenth_deck_raises_an_error() -> None:
    with pytest.raises(ValueError, match="used all its decks"):
        vectors.decks().cards(DECKS, joker=False)


def test_the_repr_shows_neither_the_key_nor_the_order() -> None:
    decks = vectors.decks()
    assert repr(decks.key) not in repr(decks)
    assert repr(decks.order) not in repr(decks)
