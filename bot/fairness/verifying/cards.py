"""The checks that revealed cards were sealed at their places, and shown cards are those dealt (F-6)."""

from collections.abc import Sequence

from bot.fairness.dealing import deck_order
from bot.fairness.hashing import context_of
from bot.fairness.openings import ROOM, Spot, down_of, has_draws, seen_by, turned_up
from bot.fairness.proof import Proof, places_of
from bot.fairness.sealing import leaf, leaf_at
from bot.fairness.verifying.own import own_cards
from bot.fairness.verifying.positions import Wrong
from bot.poker.cards import JOKER, card_text
from bot.poker.events import HoldingShown, StreetDealt
from bot.poker.games import GAMES


def opened_cards(proof: Proof) -> dict[Spot, int]:
    """Return position -> card for the cards that the proof reveals.

    Raises Wrong if a card was not sealed at its place, was not dealt, or is revealed twice.
    """
    key = proof.key
    places = {} if key is None else places_of(key, deck_order(key), proof.log)
    spots = {place: spot for spot, place in places.items()}
    context = context_of(proof.table, proof.hand)
    cards: dict[Spot, int] = {}
    for one in proof.openings:
        spot = spots.get((one.deck, one.place))
        if spot is None or spot in cards:
            raise Wrong("a card is opened that wasn't dealt, or is opened twice")
        deck = proof.decks[one.deck]
        sealed = leaf_at(deck.value, one.place) if deck.kind == "leaves" else b""
        if leaf(context, one.deck, one.place, one.card, one.salt) != sealed:
            raise Wrong(f"{card_text(one.card)} isn't the card that was sealed in its place")
        cards[spot] = one.card
    _check_once(cards)
    return cards


def _check_once(cards: dict[Spot, int]) -> None:
    seen: set[tuple[int, int]] = set()
    for (deck, _), card in cards.items():
        if (deck, card) in seen:
            raise Wrong(f"{card_text(card)} is in one deck twice")
        seen.add((deck, card))


def check_shown(proof: Proof, cards: dict[Spot, int]) -> None:
    """Check that the proof reveals exactly the cards that its reader saw.

    They must agree with the log. ``cards`` is the result of ``opened_cards``.
    """
    if proof.discards and not (proof.log and proof.reader):
        raise Wrong("discards are named, and nobody drew")
    if not proof.log:
        return
    seen = seen_by(proof.log, proof.reader, cards)
    if cards.keys() - seen:
        raise Wrong("a card is opened that you weren't shown")
    if seen - cards.keys():
        raise Wrong("a card you were shown isn't opened")
    _check_up_cards(proof, cards)
    _check_turned_up(proof, cards)
    _check_apart(proof, cards, own_cards(proof, cards))


def check_recorded(proof: Proof, cards: dict[Spot, int]) -> None:
    """Check that a stored record reveals every dealt card, and that the cards agree with the log.

    Once the down cards are deleted, the record must instead reveal exactly the cards that everybody saw.
    """
    if not proof.log:
        return
    dealt = {one[:2] for entry in proof.log for one in entry.taken if one.use != "burn"}
    if cards.keys() != dealt and cards.keys() != seen_by(proof.log, ROOM, cards):
        raise Wrong("other cards are kept than were dealt or shown")
    _check_up_cards(proof, cards)
    _check_turned_up(proof, cards)
    _check_apart(proof, cards, ())


def _check_up_cards(proof: Proof, cards: dict[Spot, int]) -> None:
    started = proof.started
    joker = started is not None and JOKER in GAMES[started.game].deck_under(started.rules)
    for entry in proof.log:
        if isinstance(entry.event, StreetDealt):
            up = [[cards[one[:2]] for one in entry.taken if one[2:] == ("up", seat)] for seat in entry.event.seats]
            shared = [cards[one[:2]] for one in entry.taken if one.use == "community"]
            same_up = [list(held) for held in entry.event.up] == (up if entry.event.up else [])
            if not same_up or shared != list(entry.event.shared):
                raise Wrong("an upcard isn't the one that was sealed")
        for one in entry.taken:
            is_joker = cards.get(one[:2]) == JOKER
            if one.use == "passed" and not one.seat and not is_joker:
                raise Wrong("a position that isn't the joker's was skipped for everyone")
            if is_joker and not joker and (one.use, one.seat) != ("passed", 0):
                raise Wrong("the joker was dealt in a game without one")


def _check_turned_up(proof: Proof, cards: dict[Spot, int]) -> None:
    for shown, before in turned_up(proof.log):
        dealt = [cards[spot] for spot in down_of(before, shown.seat) if spot in cards]
        fits = set(shown.cards) <= set(dealt) if has_draws(proof.log) else list(shown.cards) == dealt
        if not fits:
            raise Wrong(f"seat {shown.seat} showed other cards than it was dealt")


def _check_apart(proof: Proof, cards: dict[Spot, int], held: Sequence[int]) -> None:
    """Check that no known card occurs twice among upcards, shown hands and the reader's ``held`` cards."""
    shown = {entry.event.seat: entry.event.cards for entry in proof.log if isinstance(entry.event, HoldingShown)}
    known = [card for seat, down in shown.items() if seat != proof.reader for card in down] + list(held)
    for entry in proof.log:
        known += [cards[one[:2]] for one in entry.taken if one.use in ("up", "community")]
    if len(set(known)) != len(known):
        raise Wrong("the same card is in two hands")
