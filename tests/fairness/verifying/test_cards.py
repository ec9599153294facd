"""A proof opens the cards that its reader was shown, where they were sealed, and no card twice (F-6)."""

from dataclasses import replace
from itertools import count
from random import Random

from bot.fairness.cutting import deal_key, whole_cut
from bot.fairness.dealing import deck_order
from bot.fairness.hashing import context_of
from bot.fairness.sealing import digest, seal_of
from bot.poker.cards import JOKER
from bot.poker.events import Drew, HoldingShown, StreetDealt
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.cheats import proof_json
from tests.harness.fairness.forged import drawn, moved, opened_as_taken, problem, until
from tests.harness.fairness.proven import deal, evening, folded_to_one


def test_a_proof_that_opens_a_card_the_reader_was_not_shown_is_refused() -> None:
    """Otherwise the proof of one player could reveal another's cards."""
    dealt = evening("razz")[1]
    forged = proof_json(dealt)
    forged["openings"] = sorted({tuple(one) for seat in (1, 2) for one in proof_json(dealt, seat)["openings"]})
    assert problem(forged, "shown") == "a card is opened that you weren't shown"


def test_a_proof_that_does_not_open_a_card_the_reader_was_shown_is_refused() -> None:
    forged = proof_json(evening("razz")[1])
    forged["openings"].pop()
    assert problem(forged, "shown") == "a card you were shown isn't opened"


def test_an_upcard_that_was_not_sealed_in_its_place_is_refused() -> None:
    forged = until(evening("razz")[1], StreetDealt)
    first, second, *others = forged["log"][-1]["up"]
    forged["log"][-1]["up"] = [second, first, *others]
    assert problem(forged, "shown") == "an upcard isn't the one that was sealed"


def test_skipping_a_card_that_is_not_the_joker_is_refused() -> None:
    """From the skipped card on, every card comes from the following position, and all are opened."""
    dealt = evening("badugi")[0]
    forged = until(dealt, StreetDealt)
    street = forged["log"][-1]
    street["taken"] = [[0, 0, "passed", 0], *moved(street["taken"], 1)]
    opened_as_taken(dealt, forged)
    assert problem(forged, "shown") == "a position that isn't the joker's was skipped for everyone"


def test_dealing_the_joker_in_a_game_without_one_is_refused() -> None:
    """The player who draws gets the joker, and the following cards come from one position earlier."""
    dealt = evening("badugi")[0]
    draws = enumerate(drawn(dealt))
    which, seat = next((at, seat) for at, (seat, taken) in draws if any(one[2:] == ("passed", 0) for one in taken))
    forged = until(dealt, Drew, which, seat)
    taken = forged["log"][-1]["taken"]
    joker = next(at for at, one in enumerate(taken) if one[2] == "passed")
    taken[joker:] = moved(taken[joker + 1 :], -1)
    opened_as_taken(dealt, forged)
    assert problem(forged, "shown") == "the joker was dealt in a game without one"


def test_a_deck_with_a_card_twice_is_refused() -> None:
    """The deck was dealt from and is never opened whole, but its upcards have two of a kind."""
    sealed, contributions = evening("razz")[1].sealed, evening("razz")[1].contributions
    deck, context = sealed.decks[0], context_of(sealed.table, sealed.hand)
    cards = tuple(card if card == JOKER else card - card % 2 for card in deck.cards)
    decks = (replace(deck, cards=cards), *sealed.decks[1:])
    seal = seal_of(context, sealed.before, [digest(each.leaves) for each in decks])
    cut = whole_cut(seal, contributions)
    message = next(message for message in count(10**18) if deck_order(deal_key(cut, 10**18, message))[0] == 0)
    forged = replace(sealed, decks=decks, seal=seal)
    dealt = deal(forged, contributions, "razz", HouseRules(), 8, Random(1), message=message)
    assert str(problem(proof_json(dealt), "cards")).endswith("is in one deck twice")
    assert problem(proof_json(dealt), "seal") is None


def test_showing_a_hand_that_was_not_dealt_is_refused() -> None:
    dealt = folded_to_one("razz")
    (winner,) = [player.seat for player in dealt.hand.state.players if not player.folded]
    dealt.hand.show(winner)
    forged = proof_json(dealt, 3 - winner)
    cards = forged["log"][-1]["cards"]
    cards.reverse()
    assert problem(forged, "shown") == f"seat {winner} showed other cards than it was dealt"


def test_showing_a_card_that_is_in_another_hand_is_refused() -> None:
    """No proof shows how a drawn hand that wins nothing was sealed, but the reader holds the same cards."""
    dealt = evening("badugi")[0]
    first, second = [event for event in dealt.hand.events if isinstance(event, HoldingShown)][:2]
    forged = until(dealt, HoldingShown, seat=second.seat)
    assert problem(forged, "shown") is None
    assert forged["log"][-1] == {"event": "HoldingShown", "seat": first.seat, "cards": list(first.cards)}
    forged["log"][-1]["cards"] = second.cards
    assert problem(forged, "shown") == "the same card is in two hands"
