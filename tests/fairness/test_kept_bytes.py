"""Tests of the bytes in which a deal's decks and openings are stored; ``test_proofs`` stores those of every game."""

import pytest

from bot.fairness.dealing import CutDecks
from bot.fairness.hashing import context_of
from bot.fairness.kept_bytes import DamagedBytes, bytes_of_ended_hand, kept_bytes, read_kept_bytes
from bot.fairness.sealing import DECKS, PLACES, leaf_at
from bot.poker.cards import JOKER
from bot.poker.events import PassedIn
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.proven import VARIANTS, evening

DEALT = evening("badugi", eager=True)[0]
KEPT = DEALT.record().kept
STORED = kept_bytes(KEPT)
CONTEXT = context_of(DEALT.sealed.table, DEALT.sealed.hand)


def test_an_open_place_takes_17_bytes_and_a_shut_one_32() -> None:
    dealt = sum(deck.kind == "leaves" for deck in KEPT.decks)
    opened = len(KEPT.openings)
    assert opened > 20
    assert len(STORED) == 2 + 32 * (DECKS - dealt) + 7 * dealt + 17 * opened + 32 * (PLACES * dealt - opened)


def test_the_leaf_of_an_open_place_is_made_again_and_not_stored() -> None:
    for one in KEPT.openings:
        assert leaf_at(KEPT.decks[one.deck].value, one.place) not in STORED
    assert read_kept_bytes(STORED, CONTEXT) == KEPT


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_hand_that_ends_is_stored_in_the_bytes_of_its_record(variant: tuple[str, HouseRules]) -> None:
    """Also if it is undone after any of its events."""
    for dealt in evening(*variant, eager=True):
        for count in range(len(dealt.hand.events) + 1):
            record, decks = dealt.record("undone", dealt.hand.events[:count]), CutDecks.of(dealt.sealed, dealt.key)
            taken = [one for entry in record.whole.log for one in entry.taken]
            assert bytes_of_ended_hand(decks, taken, record.whole.decks_taken) == kept_bytes(record.kept)


def test_the_hands_that_are_stored_here_have_jokers_and_several_decks() -> None:
    """Otherwise the test above would show less."""
    hands = [dealt.record().whole for variant in VARIANTS for dealt in evening(*variant, eager=True)]
    assert max(hand.decks_taken for hand in hands) > 2
    assert any(one.card == JOKER for hand in hands for one in hand.openings)
    assert any(isinstance(entry.event, PassedIn) for hand in hands for entry in hand.log)


def test_in_another_hand_the_same_bytes_have_other_leaves() -> None:
    decks, openings = read_kept_bytes(STORED, context_of(DEALT.sealed.table, DEALT.sealed.hand + 1))
    assert openings == KEPT.openings
    assert decks != KEPT.decks


@pytest.mark.parametrize("damaged", [b"", STORED[:1], STORED[:100], STORED[:-1], STORED + b"\0"], ids=len)
def test_bytes_that_end_too_early_or_too_late_are_refused(damaged: bytes) -> None:
    with pytest.raises(DamagedBytes):
        read_kept_bytes(damaged, CONTEXT)
