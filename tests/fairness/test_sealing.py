"""Sixteen whole decks behind one seal (F-1, F-2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.fairness.hashing import context_of, hashed
from bot.fairness.sealing import DECKS, NO_SEAL, PLACES, digest, leaf, leaf_at, seal_of, sealed_hand
from bot.poker.cards import card_text
from tests.harness.fairness import plain
from tests.harness.fairness.vectors import HAND, SEED, TABLE, VECTORS, sealed

SEEDS = st.binary(min_size=32, max_size=32)


def test_the_first_deck_equals_the_test_vectors_in_the_readme() -> None:
    deck = sealed().decks[0]
    assert deck.seed.hex() == VECTORS["d_0"]
    assert " ".join(map(card_text, deck.cards[:8])) == VECTORS["deck 0, places 0 to 7"]
    assert deck.salt(0).hex() == VECTORS["deck 0, place 0: salt"]
    assert leaf_at(deck.leaves, 0).hex() == VECTORS["deck 0, place 0: leaf"]
    assert digest(deck.leaves).hex() == VECTORS["D_0"]


def test_the_seal_equals_the_test_vector_in_the_readme() -> None:
    assert sealed().seal.hex() == VECTORS["C_12"]


@given(SEEDS, st.integers(0, DECKS - 1), st.integers(1, 9), st.integers(1, 10**6))
def test_a_deck_equals_that_of_the_plain_implementation(seed: bytes, number: int, table: int, hand: int) -> None:
    deck = sealed_hand(table, hand, NO_SEAL, seed).decks[number]
    cards, salts, sealed_as = plain.deck(table, hand, seed, number)
    assert list(deck.cards) == cards
    assert [deck.salt(place) for place in range(PLACES)] == salts
    assert digest(deck.leaves) == sealed_as


@given(SEEDS)
def test_F1_every_deck_has_all_cards_and_all_decks_differ(seed: bytes) -> None:
    decks = sealed_hand(1, 1, NO_SEAL, seed).decks
    assert len(decks) == DECKS
    assert all(sorted(deck.cards) == list(range(53)) for deck in decks)
    assert len({deck.cards for deck in decks}) == DECKS


@given(SEEDS)
def test_no_salt_is_used_twice(seed: bytes) -> None:
    salts = [deck.salt(place) for deck in sealed_hand(1, 1, NO_SEAL, seed).decks for place in range(PLACES)]
    assert len(set(salts)) == DECKS * PLACES


@given(SEEDS, st.integers(0, DECKS - 1), st.integers(0, PLACES - 1))
def test_F1_a_leaf_opens_only_with_its_own_salt_and_card(seed: bytes, number: int, place: int) -> None:
    deck = sealed_hand(3, 4, NO_SEAL, seed).decks[number]
    shut, context = leaf_at(deck.leaves, place), context_of(3, 4)
    fits = [card for card in range(PLACES) if leaf(context, number, place, card, deck.salt(place)) == shut]
    assert fits == [deck.cards[place]]
    other = deck.salt((place + 1) % PLACES)
    assert shut not in [leaf(context, number, place, card, other) for card in range(PLACES)], "the salt hides it"
    assert shut not in [leaf(context, number, place, card, b"") for card in range(PLACES)]


def test_F2_the_seal_changes_with_everything_that_it_covers() -> None:
    seals = {
        sealed().seal,
        sealed_hand(TABLE + 1, HAND, NO_SEAL, SEED).seal,
        sealed_hand(TABLE, HAND + 1, NO_SEAL, SEED).seal,
        sealed_hand(TABLE, HAND, b"\1" * 32, SEED).seal,
        sealed_hand(TABLE, HAND, NO_SEAL, SEED[::-1]).seal,
    }
    assert len(seals) == 5
    digests = [digest(deck.leaves) for deck in sealed().decks]
    context = context_of(TABLE, HAND)
    assert seal_of(context, NO_SEAL, digests) != seal_of(context, NO_SEAL, [*digests[1:], digests[0]])


def test_the_same_seed_makes_the_same_decks() -> None:
    assert sealed() == sealed()


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        sealed_hand(1, 1, NO_SEAL, b"short")


def test_the_repr_of_a_sealed_hand_shows_no_secret() -> None:
    told = repr(sealed())
    deck = sealed().decks[0]
    assert repr(deck.seed) not in told
    assert repr(deck.cards) not in told + repr(deck)
    assert repr(deck.salts) not in repr(deck)


def test_the_seed_of_a_deck_reveals_no_other_deck() -> None:
    """The seed of a deck is a hash of the secret, so an opened one leads to no other."""
    seeds = [deck.seed for deck in sealed().decks]
    assert seeds == [hashed("deck", SEED, number) for number in range(DECKS)]
    assert len(set(seeds)) == DECKS
