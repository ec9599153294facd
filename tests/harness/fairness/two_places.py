"""Hands with one card in two places; each proof holds alone, and only several together show the card."""

import json
from dataclasses import replace
from functools import cache
from itertools import count, pairwise
from random import Random

from bot.fairness.cutting import deal_key, whole_cut
from bot.fairness.dealing import cut_order, deck_order
from bot.fairness.hashing import context_of
from bot.fairness.proof_text import written
from bot.fairness.sealing import SealedHand, digest, seal_of
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.cheats import Evidence, posted, proof_json
from tests.harness.fairness.forged import Told, opened_as_taken
from tests.harness.fairness.proven import Dealt, deal, evening, reshuffled

ACE, DEUCE = 51, 0
PLAYERS = 8
DOWN_AT_FIRST = 2 * PLAYERS


@cache
def one_deck() -> Evidence:
    """Return proofs of two players who each got an ace of spades face down.

    The deck was sealed with a second one in place of the deuce of clubs.
    """
    before = evening("razz")[1]
    sealed = _with_two_aces(before.sealed)
    cards = sealed.decks[0].cards
    cut = whole_cut(sealed.seal, before.contributions)
    for message in count(10**18 + 2):
        key = deal_key(cut, before.closing.thread, message)
        if deck_order(key)[0]:
            continue
        positions = [at for at, place in enumerate(cut_order(key, 0)) if cards[place] == ACE]
        if max(positions) > DOWN_AT_FIRST:
            continue
        dealt = deal(sealed, before.contributions, "razz", HouseRules(), PLAYERS, Random(1), message=message)
        files = [proof_json(dealt, seat) for seat in dealt.seats]
        holders = [file for file in files if any(card == ACE for _, _, card, _ in file["openings"])]
        if len(holders) == 2:
            return Evidence(holders, [sealed.seal.hex()], [posted(dealt)])
    raise AssertionError("both aces are always seen")


def _with_two_aces(sealed: SealedHand) -> SealedHand:
    deck = sealed.decks[0]
    cards = tuple(ACE if card == DEUCE else card for card in deck.cards)
    context = context_of(sealed.table, sealed.hand)
    decks = (replace(deck, cards=cards), *sealed.decks[1:])
    seal = seal_of(context, sealed.before, [digest(each.leaves) for each in decks])
    return SealedHand(sealed.table, sealed.hand, sealed.before, decks, seal, sealed.seed)


def two_decks() -> Evidence:
    """Return proofs of a draw after a reshuffle in which a player gets a card that another one holds."""
    dealt = reshuffled()
    log = json.loads(written(dealt.proof(0)))["log"]
    for at, entry in enumerate(log):
        for passed, given in pairwise(entry.get("taken", [])):
            if (passed[2], given[2]) == ("passed", "down") and passed[3] not in (0, given[3]):
                return Evidence([_dealt_instead(dealt, at, seat, passed, given) for seat in (passed[3], given[3])])
    raise AssertionError("nothing was passed over in a draw")


def _dealt_instead(dealt: Dealt, end: int, reader: int, passed: list[object], given: list[object]) -> Told:
    """Return the reader's proof of a hand that was undone right after that place was not passed over."""
    events = dealt.hand.events[: end + 1]
    forged: Told = json.loads(written(dealt.proof(reader, "undone", events)))
    taken = forged["log"][-1]["taken"]
    at = taken.index(passed)
    first, count = int(str(passed[1])), sum(one[2] == "down" for one in taken[at:])
    dealt_to = [[passed[0], position, "down", given[3]] for position in range(first, first + count)]
    forged["log"][-1]["taken"] = [*taken[:at], *dealt_to]
    return opened_as_taken(dealt, forged)
