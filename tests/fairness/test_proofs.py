"""Proofs of honest hands: they hold for every reader and open only cards that the reader was shown (F-4 to F-8)."""

import json
from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from bot.fairness.dealing import deck_order
from bot.fairness.hashing import context_of
from bot.fairness.kept_bytes import kept_bytes, read_kept_bytes
from bot.fairness.proof import DealRecord, Proof, places_of, proof_for, record_of, without_down_cards
from bot.fairness.proof_text import NotAProof, read, written
from bot.fairness.sealing import DECKS, leaf, sealed_hand
from bot.fairness.verifying.verify import STEPS, verify, verify_proof
from bot.poker.cards import JOKER
from bot.poker.events import HoldingShown, StreetDealt
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.canary import shown_to
from tests.harness.fairness.proven import (
    JACKPOTS,
    VARIANTS,
    Dealt,
    deal,
    evening,
    folded_to_one,
    is_reshuffled,
    reshuffled,
)

Variant: TypeAlias = tuple[str, HouseRules]
EVERY_GAME = pytest.mark.parametrize("variant", VARIANTS)


@EVERY_GAME
def test_every_proof_of_several_honest_hands_holds(variant: Variant) -> None:
    """The players of these hands rarely fold; ``tests/db/history/test_deal_records.py`` covers other hands."""
    game, rules = variant
    hands = evening(game, rules, eager=True)
    files = [
        (f"{at}-{seat}", written(dealt.proof(seat))) for at, dealt in enumerate(hands) for seat in (0, *dealt.seats)
    ]
    verified = verify(files)
    assert [verdict.problem for verdict in verified.verdicts if verdict.problem] == []
    assert verified.together == []
    assert [step.name for step in verified.verdicts[0].steps] == list(STEPS)


@EVERY_GAME
def test_an_undone_hand_is_proved_up_to_the_event_it_reached(variant: Variant) -> None:
    game, rules = variant
    dealt = evening(game, rules, eager=True)[0]
    for length in range(2, len(dealt.hand.events), 5):
        proof = dealt.proof(dealt.seats[0], "undone", dealt.hand.events[:length])
        begun = {one.deck for entry in proof.log for one in entry.taken}
        expected = None if len(begun) == proof.decks_taken else "a deck was taken, and no card of it was dealt"
        assert verify_proof("", proof).problem == expected, length


def test_F2_the_proof_of_an_undealt_hand_contains_the_seeds_of_all_its_decks() -> None:
    sealed = sealed_hand(7, 4, b"\1" * 32, bytes(32))
    proof = proof_for(record_of(sealed, (), None, (), (), "undealt"), 3)
    assert verify_proof("", proof).problem is None
    assert [deck.kind for deck in proof.decks] == ["seed"] * DECKS


@EVERY_GAME
def test_a_proof_survives_being_written_and_read(variant: Variant) -> None:
    game, rules = variant
    dealt = evening(game, rules)[-1]
    proof = dealt.proof(2)
    assert read(written(proof)) == proof


def after_storage(record: DealRecord) -> DealRecord:
    """Return the record with its cards as the bot stores and reads them; the log is stored elsewhere."""
    context = context_of(record.whole.table, record.whole.hand)
    decks, openings = read_kept_bytes(kept_bytes(record.kept), context)
    return DealRecord(replace(record.whole, decks=decks, openings=openings))


def test_the_stored_record_can_be_read_back_but_is_refused_as_a_proof() -> None:
    """The stored record combines the cards that all players saw, so no program may accept it as a proof."""
    record = evening("badugi", eager=True)[0].record()
    assert after_storage(record) == record
    assert proof_for(after_storage(record), 2) == proof_for(record, 2)
    with pytest.raises(NotAProof, match="from 0"):
        read(written(record.whole))
    with pytest.raises(NotAProof):
        read(kept_bytes(record.kept).decode("latin-1"))
    assert "openings" not in repr(record)


def secrets_of(dealt: Dealt) -> dict[tuple[int, int], str]:
    """Return (number of a deck that was dealt from, place) -> its salt."""
    return {(k, i): dealt.sealed.decks[k].salt(i).hex() for k in used_decks(dealt.proof(0)) for i in range(53)}


def used_decks(proof: Proof) -> set[int]:
    return {number for number, deck in enumerate(proof.decks) if deck.kind != "seed"}


@pytest.mark.parametrize("case", list(product(VARIANTS, [False, True])))
def test_F6_a_proof_has_no_salt_or_card_that_its_reader_was_not_shown(case: tuple[Variant, bool]) -> None:
    (game, rules), eager = case
    dealt = evening(game, rules, eager=eager)[0]
    salts, everyones, texts = secrets_of(dealt), dict[tuple[int, int], int](), list[str]()
    no_joker = JOKER not in GAMES[game].deck_under(rules)
    for seat in (0, *dealt.seats):
        proof = dealt.proof(seat)
        texts.append(written(proof))
        opened = {(one.deck, one.place): one.card for one in proof.openings}
        assert [place for place, salt in salts.items() if place not in opened and salt in texts[-1]] == []
        assert not any(dealt.sealed.decks[number].seed.hex() in texts[-1] for number in used_decks(proof))
        cards = {card for card in opened.values() if not (no_joker and card == JOKER)}
        assert cards <= shown_to(dealt.hand.events, seat)
        everyones |= opened
    together = json.dumps(texts)
    assert [place for place, salt in salts.items() if place not in everyones and salt in together] == []


@EVERY_GAME
def test_F7_after_down_cards_are_deleted_only_the_public_proof_is_kept(variant: Variant) -> None:
    game, rules = variant
    for dealt in evening(game, rules, eager=True):
        left = after_storage(without_down_cards(dealt.record()))
        proof = proof_for(left, 0)
        assert proof == dealt.proof(0)
        assert verify_proof("", proof).problem is None
        stored, opened = kept_bytes(left.kept), {(one.deck, one.place) for one in proof.openings}
        shut = [bytes.fromhex(salt) for place, salt in secrets_of(dealt).items() if place not in opened]
        assert [salt for salt in shut if salt in stored] == []
        for seat in dealt.seats:
            assert proof_for(left, seat).openings == proof.openings


def test_F6_all_proofs_of_a_hand_together_reveal_only_cards_that_one_of_them_opens() -> None:
    dealt = evening("razz")[0]
    context = context_of(dealt.sealed.table, dealt.sealed.hand)
    proofs = [dealt.proof(seat) for seat in dealt.seats]
    opened = {(one.deck, one.place): one for proof in proofs for one in proof.openings}
    known = {one.salt for one in opened.values()} | {b"", bytes(16)}
    for number in used_decks(proofs[0]):
        leaves = proofs[0].decks[number].value
        for place in range(53):
            if (number, place) not in opened:
                guesses = {leaf(context, number, place, card, salt) for card in range(53) for salt in known}
                assert leaves[32 * place : 32 * place + 32] not in guesses


@pytest.mark.parametrize("game", [name for name, kind in GAMES.items() if kind.has_draws])
def test_F6_in_a_draw_game_the_cards_of_a_beaten_hand_are_not_opened_to_others(game: str) -> None:
    for dealt in evening(game, seed=4):
        won = {player.seat for player in dealt.hand.state.players if player.won}
        for seat in dealt.seats:
            proof = dealt.proof(seat)
            opened = {(one.deck, one.place) for one in proof.openings}
            places = places_of(dealt.key, order_of(dealt), proof.log)
            others = {
                places[one.deck, one.position]
                for entry in proof.log
                for one in entry.taken
                if one.use == "down" and one.seat not in {seat, *won}
            }
            assert opened.isdisjoint(others)


def order_of(dealt: Dealt) -> tuple[int, ...]:
    return deck_order(dealt.key)


def test_F6_after_a_reshuffle_the_cards_of_a_shown_hand_are_not_opened_to_others() -> None:
    hands = [dealt for dealt in evening("badugi", HouseRules(), 2, 6, True) if is_reshuffled(dealt)]
    shown = [dealt for dealt in hands if any(isinstance(event, HoldingShown) for event in dealt.hand.events)]
    assert shown
    for dealt in shown:
        proof = dealt.proof(0)
        assert {one.card for one in proof.openings} <= {JOKER}


def test_F5_after_a_reshuffle_the_deal_passes_over_cards_that_a_seat_already_holds() -> None:
    dealt = reshuffled()
    for seat in dealt.seats:
        record = dealt.proof(seat)
        taken = [one for entry in record.log for one in entry.taken]
        passed = Counter((one.deck, one.seat) for one in taken if one.use == "passed" and one.seat)
        assert all(count <= 4 + 3 for count in passed.values()), "four held, and three of the old stub"
        assert verify_proof("", record).problem is None


def test_F5_cards_are_passed_over_about_as_often_as_expected_by_chance() -> None:
    count, expected = 0, 0.0
    for seed in range(8):
        for dealt in evening("badugi", HouseRules(), seed, 2, True):
            supply = verify_proof("", dealt.proof(0)).supply
            assert supply is not None
            for refill in supply.refills.values():
                count += sum(refill.passed.values())
                expected += sum(map(refill.expected, refill.own))
    assert expected > 50
    assert abs(count - expected) < 5 * expected**0.5


@pytest.mark.parametrize("game", [name for name, kind in GAMES.items() if kind.has_draws])
def test_sixteen_decks_are_enough_even_if_all_players_draw_the_maximum(game: str) -> None:
    rules = JACKPOTS if GAMES[game].jackpots else HouseRules()
    for dealt in evening(game, rules, 3, 2, True):
        assert dealt.proof(0).decks_taken <= 14


@hypothesis_settings(max_examples=15)
@given(st.sampled_from(VARIANTS), st.integers(), st.booleans(), st.integers(0, 9))
def test_every_proof_of_a_random_hand_holds(variant: Variant, seed: int, eager: bool, seat: int) -> None:
    game, rules = variant
    rng = Random(seed)
    players = rng.randint(GAMES[game].seats_least, GAMES[game].seats_most)
    sealed = sealed_hand(3, 9, rng.randbytes(32), rng.randbytes(32))
    some = [frozenset(seat for seat in range(1, players + 1) if rng.random() < 0.2) for _ in range(2)]
    dealt = deal(sealed, (), game, rules, players, rng, eager=eager, leaving=some[0], dead=some[1])
    proof = dealt.proof(seat if seat in dealt.seats else 0)
    assert verify_proof("", read(written(proof))).problem is None


def test_F6_the_proof_of_an_all_in_hand_shown_early_does_not_reveal_its_later_cards() -> None:
    """The last card is opened only once it is shown; if the hand is undone before that, it stays closed."""
    for seed in range(60):
        rng = Random(seed)
        dealt = deal(sealed_hand(3, 9, rng.randbytes(32), rng.randbytes(32)), (), "razz", HouseRules(), 2, rng)
        events = dealt.hand.events
        streets = [at for at, event in enumerate(events) if isinstance(event, StreetDealt)]
        last = streets[-1]
        if len(streets) == 5 and any(isinstance(event, HoldingShown) for event in events[:last]):
            break
    undone = dealt.proof(0, "undone", events[: last + 1])
    assert verify_proof("", undone).problem is None
    assert "down" in {one.use for one in undone.log[last].taken}
    places = places_of(dealt.key, order_of(dealt), undone.log)
    late = {places[one[:2]] for one in undone.log[last].taken}
    assert late.isdisjoint((one.deck, one.place) for one in undone.openings)
    assert late <= {(one.deck, one.place) for one in dealt.proof(0).openings}, "and the finished hand opens them"


def test_a_proof_opens_the_cards_of_a_hand_shown_after_the_end_only_in_stud_games() -> None:
    for game in ("razz", "badugi"):
        dealt = folded_to_one(game)
        (winner,) = [player.seat for player in dealt.hand.state.players if not player.folded]
        before = dealt.proof(0)
        dealt.hand.show(winner)
        after = dealt.proof(0)
        assert verify_proof("", after).problem is None
        opened = len(after.openings) - len(before.openings)
        assert (opened > 0) is (not GAMES[game].has_draws)


def test_a_proof_with_at_most_three_decks_is_smaller_than_24_kib() -> None:
    sizes = [
        len(written(dealt.proof(seat)).encode())
        for game, rules in VARIANTS
        for dealt in evening(game, rules, eager=True)
        if dealt.proof(0).decks_taken <= 3
        for seat in dealt.seats[:2]
    ]
    assert max(sizes) < 24 * 1024


BOUND = {"table", "hand", "before", "seal", "contributions", "closing", "decks", "openings"}
"""The parts in which no value can be changed; some values of the log are checked only against other proofs."""


@hypothesis_settings(max_examples=60)
@given(st.data())
def test_changing_a_bound_value_breaks_the_proof_and_never_crashes_the_verifier(data: st.DataObject) -> None:
    text = written(evening("badugi", eager=True)[-1].proof(2))
    told = json.loads(text)
    path: list[tuple[Any, Any]] = []
    inside: Any = told
    while isinstance(inside, (dict, list)) and inside:
        key = data.draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
        path.append((inside, key))
        inside = inside[key]
    parent, key = path[-1]
    parent[key] = data.draw(st.none() | st.integers(-1, 60) | st.integers(0, 2**70) | st.text(max_size=5))
    verified = verify([("", json.dumps(told))])
    if path[0][1] in BOUND and told != json.loads(text):
        assert not verified.holds


def test_only_the_readers_own_discards_are_in_a_proof() -> None:
    dealt = evening("badugi", eager=True)[0]
    assert dealt.proof(2).discards != ()
    assert dealt.proof(0).discards == ()
    assert replace(dealt.proof(2), reader=0, openings=(), discards=()) == replace(
        dealt.proof(3), reader=0, openings=(), discards=()
    )


def test_a_joker_in_play_is_dealt_like_any_other_card() -> None:
    rules = HouseRules(joker="wild", max_draw=5)
    for dealt in evening("five-card-draw", rules, 5, 3, True):
        passed = [
            one for entry in dealt.record().whole.log for one in entry.taken if one.use == "passed" and not one.seat
        ]
        assert passed == []
