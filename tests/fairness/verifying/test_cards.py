"""F-6: a proof opens what its reader was shown, where it was sealed, and no card twice."""

from dataclasses import replace
from itertools import count
from random import Random

from bot.fairness.cutting import deal_key, whole_cut
from bot.fairness.dealing import deck_order
from bot.fairness.hashing import context_of
from bot.fairness.sealing import digest, leaf, seal_of
from bot.poker.cards import JOKER
from bot.poker.events import Drew, HoldingShown, StreetDealt
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.cheats import told
from tests.harness.fairness.forged import drawn, moved, opened_as_taken, problem, until
from tests.harness.fairness.proven import deal, evening, folded_to_one


def test_no_more_is_opened_than_the_reader_was_shown() -> None:
    """Else one player's proof could tell another's cards."""
    dealt = evening("razz")[1]
    forged = told(dealt)
    forged["openings"] = sorted({tuple(one) for seat in (1, 2) for one in told(dealt, seat)["openings"]})
    assert problem(forged, "shown") == "a card is opened that you weren't shown"


def test_no_less_is_opened_than_the_reader_was_shown() -> None:
    forged = told(evening("razz")[1])
    forged["openings"].pop()
    assert problem(forged, "shown") == "a card you were shown isn't opened"


def test_an_upcard_is_the_one_that_was_sealed_in_its_place() -> None:
    forged = until(evening("razz")[1], StreetDealt)
    first, second, *others = forged["log"][-1]["up"]
    forged["log"][-1]["up"] = [second, first, *others]
    assert problem(forged, "shown") == "an upcard isn't the one that was sealed"


def test_no_card_is_skipped_as_if_it_were_the_joker() -> None:
    """From the skipped card on everything comes from one position further down, and all of it is opened."""
    dealt = evening("badugi")[0]
    forged = until(dealt, StreetDealt)
    street = forged["log"][-1]
    street["taken"] = [[0, 0, "passed", 0], *moved(street["taken"], 1)]
    opened_as_taken(dealt, forged)
    assert problem(forged, "shown") == "a position that isn't the joker's was skipped for everyone"


def test_no_joker_is_dealt_where_none_plays() -> None:
    """The player who draws gets it, and what follows comes from one position further up."""
    dealt = evening("badugi")[0]
    draws = enumerate(drawn(dealt))
    which, seat = next((at, seat) for at, (seat, taken) in draws if any(one[2:] == ("passed", 0) for one in taken))
    forged = until(dealt, Drew, which, seat)
    taken = forged["log"][-1]["taken"]
    joker = next(at for at, one in enumerate(taken) if one[2] == "passed")
    taken[joker:] = moved(taken[joker + 1 :], -1)
    opened_as_taken(dealt, forged)
    assert problem(forged, "shown") == "the joker was dealt in a game without one"


def test_no_card_is_in_a_deck_twice() -> None:
    """The deck is dealt from and so never opened whole, but among the upcards there are two of a kind."""
    sealed, contributions = evening("razz")[1].sealed, evening("razz")[1].contributions
    deck, context = sealed.decks[0], context_of(sealed.table, sealed.hand)
    cards = tuple(card if card == JOKER else card - card % 2 for card in deck.cards)
    leaves = b"".join(leaf(context, 0, place, card, deck.salt(place)) for place, card in enumerate(cards))
    decks = (replace(deck, cards=cards, leaves=leaves), *sealed.decks[1:])
    seal = seal_of(context, sealed.before, [digest(each.leaves) for each in decks])
    cut = whole_cut(seal, contributions)
    message = next(message for message in count(10**18) if deck_order(deal_key(cut, 10**18, message))[0] == 0)
    forged = replace(sealed, decks=decks, seal=seal)
    dealt = deal(forged, contributions, "razz", HouseRules(), 8, Random(1), message=message)
    assert str(problem(told(dealt), "cards")).endswith("is in one deck twice")
    assert problem(told(dealt), "seal") is None


def test_a_hand_that_is_shown_is_the_one_that_was_dealt() -> None:
    dealt = folded_to_one("razz")
    (winner,) = [player.seat for player in dealt.hand.state.players if not player.folded]
    dealt.hand.show(winner)
    forged = told(dealt, 3 - winner)
    cards = forged["log"][-1]["cards"]
    cards.reverse()
    assert problem(forged, "shown") == f"seat {winner} showed other cards than it was dealt"


def test_no_card_is_in_two_hands() -> None:
    """Nothing tells how the cards of a drawn hand that wins nothing were sealed, but the reader holds them."""
    dealt = evening("badugi")[0]
    first, second = [event for event in dealt.hand.events if isinstance(event, HoldingShown)][:2]
    forged = until(dealt, HoldingShown, seat=second.seat)
    assert problem(forged, "shown") is None
    assert forged["log"][-1] == {"event": "HoldingShown", "seat": first.seat, "cards": list(first.cards)}
    forged["log"][-1]["cards"] = second.cards
    assert problem(forged, "shown") == "the same card is in two hands"
