"""Ways to cheat, each with the evidence that detects it; the host makes everything else consistent."""

import json
from base64 import b64encode
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

from bot.fairness.cutting import ClosingLine, Contribution, closing_line, whole_cut
from bot.fairness.dealing import cut_order, deck_order
from bot.fairness.hashing import context_of
from bot.fairness.proof_text import written
from bot.fairness.sealing import NO_SEAL, SealedHand, digest, seal_of, sealed_hand
from bot.poker import hand
from bot.poker.events import DeckShuffled, PassedIn, StreetDealt
from bot.poker.house_rules import HouseRules
from bot.poker.machine import jackpots
from tests.harness.fairness.proven import JACKPOTS, Dealt, deal, evening, reshuffled

SERVER = 42


@dataclass
class Evidence:
    """Proofs, and the seals and closing messages that their reader kept."""

    files: list[dict[str, Any]]
    seals: list[str] = field(default_factory=list)
    closings: list[tuple[str, str]] = field(default_factory=list)

    @property
    def last(self) -> dict[str, Any]:
        return self.files[-1]

    def texts(self) -> list[tuple[str, str]]:
        return [(str(at), json.dumps(told)) for at, told in enumerate(self.files)]


def proof_json(dealt: Dealt, seat: int = 1) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(written(dealt.proof(seat)))
    return value


def posted(dealt: Dealt) -> tuple[str, str]:
    """Return the link and the text of the closing message on Discord."""
    closing, sealed = dealt.closing, dealt.sealed
    cut = whole_cut(sealed.seal, dealt.contributions)
    following = sealed_hand(sealed.table, sealed.hand + 1, sealed.seal, bytes(32))
    line = ClosingLine(
        *(sealed.table, sealed.hand, closing.game, closing.button, closing.seats, closing.rules, sealed.seal),
        *(following.seal, cut),
    )
    link = f"https://discord.com/channels/{SERVER}/{closing.thread}/{closing.message}"
    return link, f"Table 7, hand {sealed.hand - 1}: seat 2 wins 40.\n{closing_line(line)}"


def honest(game: str = "razz") -> Evidence:
    before, dealt = evening(game)[:2]
    return evidence(dealt, before)


def evidence(dealt: Dealt, before: Dealt | None = None, seat: int = 1) -> Evidence:
    files = [proof_json(before, seat)] if before else []
    return Evidence([*files, proof_json(dealt, seat)], [dealt.sealed.seal.hex()], [posted(dealt)])


def card_swapped() -> Evidence:
    """Claim that a down card was another card."""
    found = honest()
    opening = next(one for one in found.last["openings"] if one[2] != 52)
    opening[2] = (opening[2] + 1) % 52
    return found


def seal_changed() -> Evidence:
    """Deal from decks that were sealed afterwards, with an otherwise valid proof."""
    before, dealt = evening("razz")[:2]
    sealed = sealed_hand(7, 2, before.sealed.seal, b"\x07" * 32)
    other = deal(sealed, dealt.contributions, "razz", HouseRules(), 8, Random(1))
    return Evidence([proof_json(before), proof_json(other)], [dealt.sealed.seal.hex()], [posted(dealt)])


def contribution_dropped() -> Evidence:
    found = honest()
    found.last["contributions"].pop(3)
    return found


def contribution_added() -> Evidence:
    found = honest()
    found.last["contributions"].append([3, "cut", 0, "mine"])
    return found


def contribution_moved() -> Evidence:
    found = honest()
    acts = found.last["contributions"]
    acts[0], acts[-1] = acts[-1], acts[0]
    return found


def closed_by_another_message() -> Evidence:
    """Post closings until the order is good, and prove the hand with the chosen message."""
    before, dealt = evening("razz")[:2]
    other = deal(dealt.sealed, dealt.contributions, "razz", HouseRules(), 8, Random(1), message=10**18 + 77)
    return Evidence([proof_json(before), proof_json(other)], [dealt.sealed.seal.hex()], [posted(dealt)])


def another_roster() -> Evidence:
    """Deal in seven players although the message closed the deal for eight."""
    before, dealt = evening("razz")[:2]
    other = deal(dealt.sealed, dealt.contributions, "razz", HouseRules(), 7, Random(1))
    return Evidence([proof_json(before), proof_json(other)], [dealt.sealed.seal.hex()], [posted(dealt)])


def two_aces_of_spades() -> Evidence:
    """Seal an unused deck that has the ace of spades in place of the deuce of clubs."""
    _, dealt = evening("razz")[:2]
    unused = deck_order(dealt.key)[-1]
    decks = list(dealt.sealed.decks)
    deck = decks[unused]
    cards = tuple(51 if card == 0 else card for card in deck.cards)
    context = context_of(7, 2)
    decks[unused] = replace(deck, cards=cards)
    seal = seal_of(context, dealt.sealed.before, [digest(each.leaves) for each in decks])
    for message in range(10**18, 10**18 + 400):
        sealed = SealedHand(7, 2, dealt.sealed.before, tuple(decks), seal, dealt.sealed.seed)
        other = deal(sealed, dealt.contributions, "razz", HouseRules(), 8, Random(1), message=message)
        if unused not in deck_order(other.key)[:1]:
            return evidence(other)
    raise AssertionError("the deck is always dealt")


def position_skipped() -> Evidence:
    """Skip the next card, so that all later ones come from the following position."""
    dealt = evening("razz")[1]
    streets = [at for at, event in enumerate(dealt.hand.events) if isinstance(event, StreetDealt)]
    value: dict[str, Any] = json.loads(written(dealt.proof(1, "undone", dealt.hand.events[: streets[1] + 1])))
    moved = {one[1]: one[1] + 1 for one in value["log"][-1]["taken"][1:]}
    value["log"][-1]["taken"][1:] = [[deck, at + 1, use, seat] for deck, at, use, seat in value["log"][-1]["taken"][1:]]
    number, cut = deck_order(dealt.key)[0], cut_order(dealt.key, 0)
    deck = dealt.sealed.decks[number]
    positions = {moved.get(at, at) for at in (cut.index(one[1]) for one in value["openings"])}
    value["openings"] = [[number, cut[at], deck.cards[cut[at]], deck.salt(cut[at]).hex()] for at in sorted(positions)]
    return Evidence([value], [dealt.sealed.seal.hex()], [posted(dealt)])


def burn_dealt() -> Evidence:
    """Deal the first player the card that should be burned, and burn theirs."""
    found = honest()
    street = next(entry for entry in found.last["log"] if entry["event"] == "StreetDealt")
    burned, given = [one for one in street["taken"] if one[2] != "passed"][:2]
    assert burned[2] == "burn"
    burned[2:], given[2:] = given[2:], burned[2:]
    return found


def flop_card_swapped() -> Evidence:
    """Claim that the flop had another card, in a hand that was undone before anybody won with it."""
    dealt = evening("holdem")[1]
    flop = next(at for at, event in enumerate(dealt.hand.events) if isinstance(event, StreetDealt) and event.board)
    value: dict[str, Any] = json.loads(written(dealt.proof(1, "undone", dealt.hand.events[: flop + 1])))
    board = value["log"][-1]["board"]
    board[0] = next(card for card in range(52) if card not in board)
    return Evidence([value], [dealt.sealed.seal.hex()], [posted(dealt)])


def flop_dealt_from_the_burn() -> Evidence:
    """Deal the card that should be burned on the flop, and burn the next one."""
    found, dealt = honest("holdem"), evening("holdem")[1]
    flop = _flop_of(found)
    burned, first = [one for one in flop["taken"] if one[2] != "passed"][:2]
    burned[2:], first[2:] = first[2:], burned[2:]
    number, cut = deck_order(dealt.key)[0], cut_order(dealt.key, 0)
    deck, place, before = dealt.sealed.decks[number], cut[burned[1]], cut[first[1]]
    flop["board"][0] = deck.cards[place]
    opened = [one for one in found.last["openings"] if one[:2] != [number, before]]
    found.last["openings"] = sorted([*opened, [number, place, deck.cards[place], deck.salt(place).hex()]])
    return found


def _flop_of(found: Evidence) -> dict[str, Any]:
    return next(entry for entry in found.last["log"] if entry.get("board"))


def passed_over_in_the_pile() -> Evidence:
    """Pass over a card that the reader discarded long ago as if they held it; all later ones move by one position."""
    dealt = reshuffled()
    log = dealt.record().whole.log
    drawn = next(
        entry
        for entry in log
        if getattr(entry.event, "count", 0) and entry.taken and entry.taken[-1].deck and entry.taken[-1].use == "down"
    )
    last = drawn.taken[-1]
    reader = next(seat for seat in dealt.seats if seat != last.seat)
    value = proof_json(dealt, reader)
    entry = next(one for one in value["log"] if one.get("taken") and list(one["taken"][-1]) == list(last))
    number, cut = deck_order(dealt.key)[last.deck], cut_order(dealt.key, last.deck)
    entry["taken"][-1] = [last.deck, last.position, "passed", reader]
    entry["taken"].append([last.deck, last.position + 1, "down", last.seat])
    deck, place = dealt.sealed.decks[number], cut[last.position]
    value["openings"].append([number, place, deck.cards[place], deck.salt(place).hex()])
    del value["log"][value["log"].index(entry) + 1 :]
    value["state"] = "undone"
    drawn_by_reader = sum(one["event"] == "Drew" and one["seat"] == reader for one in value["log"])
    del value["discards"][drawn_by_reader:]
    kept = {(one[0], one[1]) for told_entry in value["log"] for one in told_entry.get("taken", [])}
    order, cuts = deck_order(dealt.key), [cut_order(dealt.key, at) for at in range(16)]
    places = {(order[at], cuts[at][position]) for at, position in kept}
    value["openings"] = [one for one in value["openings"] if (one[0], one[1]) in places]
    return Evidence([value], [dealt.sealed.seal.hex()], [posted(dealt)])


def another_hand() -> Evidence:
    """Return the proof of the previous hand with this hand's number."""
    found = honest()
    other = deepcopy(found.files[0])
    other["hand"] = 2
    return Evidence([other], found.seals, found.closings)


def chain_cut() -> Evidence:
    """Name another seal before the hand's own, and make its own match."""
    before, dealt = evening("razz")[:2]
    sealed = dealt.sealed
    digests = [digest(deck.leaves) for deck in sealed.decks]
    stranger = sha256(b"another past").digest()
    seal = seal_of(context_of(7, 2), stranger, digests)
    other = deal(replace(sealed, before=stranger, seal=seal), dealt.contributions, "razz", HouseRules(), 8, Random(1))
    return Evidence([proof_json(before), proof_json(other)], [seal.hex()], [posted(other)])


def unused_deck_shut() -> Evidence:
    found, dealt = honest(), evening("razz")[1]
    number = next(at for at, deck in enumerate(found.last["decks"]) if "seed" in deck)
    found.last["decks"][number] = {"leaves": b64encode(dealt.sealed.decks[number].leaves).decode()}
    return found


def decks_taken_for_nothing() -> Evidence:
    """Claim that an undone hand started deck after deck, so that all sixteen stay closed."""
    dealt = reshuffled()
    begun = [at for at, event in enumerate(dealt.hand.events) if isinstance(event, DeckShuffled)][1] + 1
    value: dict[str, Any] = json.loads(written(dealt.proof(1, "undone", dealt.hand.events[:begun])))
    value["log"] += [value["log"][-1]] * (len(value["decks"]) - 2)
    for number, deck in enumerate(dealt.sealed.decks):
        value["decks"][number] = {"leaves": b64encode(deck.leaves).decode()}
    return Evidence([value], [dealt.sealed.seal.hex()], [posted(dealt)])


def seal_left_out() -> Evidence:
    """Show a seal, then continue the chain from the one before it."""
    before, dealt = evening("razz")[:2]
    sealed = sealed_hand(7, 3, before.sealed.seal, b"\x08" * 32)
    other = deal(sealed, dealt.contributions, "razz", HouseRules(), 8, Random(1))
    return Evidence([proof_json(dealt), proof_json(other)], [dealt.sealed.seal.hex()], [posted(other)])


def dealt_another_way_round() -> Evidence:
    """Deal from another seat once the order is known, so that a friend gets the best cards."""
    before, dealt = evening("razz")[:2]
    with patch.object(hand, "clockwise", lambda button, seat: -seat):
        other = deal(dealt.sealed, dealt.contributions, "razz", HouseRules(), 8, Random(1))
    return evidence(other, before)


def button_passed_on_wrongly() -> Evidence:
    """Deal again from the wrong seat after a deal that nobody opened."""
    sealed, cut = sealed_hand(7, 1, NO_SEAL, bytes(32)), (Contribution(1, "cut", word="lucky seven"),)
    with patch.object(jackpots, "clockwise", lambda button, seat: -seat):
        found = (deal(sealed, cut, "five-card-draw", JACKPOTS, 5, Random(seed)) for seed in count())
        return evidence(next(dealt for dealt in found if _is_dealt_again(dealt)))


def _is_dealt_again(dealt: Dealt) -> bool:
    return sum(isinstance(event, PassedIn) for event in dealt.hand.events) > 1


def rules_changed() -> Evidence:
    """Stop burning cards once the order is known."""
    before, dealt = evening("razz")[:2]
    other = deal(dealt.sealed, dealt.contributions, "razz", HouseRules(burn=False), 8, Random(1))
    return evidence(other, before)


def rules_closed_otherwise() -> Evidence:
    """Close the first hand of a game for other house rules than it is dealt by; the proof names those of the deal."""
    dealt = evening("razz")[1]
    other = deal(dealt.sealed, dealt.contributions, "razz", HouseRules(burn=False), 8, Random(1))
    return Evidence([proof_json(other)], [dealt.sealed.seal.hex()], [posted(dealt)])


def rules_unlike_the_closing() -> Evidence:
    """Deal by other house rules than the message names, with a proof that names those of the message."""
    found = rules_closed_otherwise()
    found.last["closing"]["rules"] = evening("razz")[1].closing.rules.hex()
    return found


def stakes_unlike_the_closing() -> Evidence:
    found = honest()
    found.last["log"][0]["stakes"]["big_bet"] += 1
    return found


def discards_of_an_onlooker() -> Evidence:
    """Claim a discard of a spectator."""
    found = evidence(evening("badugi")[1], seat=0)
    found.last["discards"] = [[found.last["openings"][0][2]]]
    return found


CHEATS: dict[str, Callable[[], Evidence]] = {
    cheat.__name__: cheat
    for cheat in (
        card_swapped,
        seal_changed,
        contribution_dropped,
        contribution_added,
        contribution_moved,
        closed_by_another_message,
        another_roster,
        two_aces_of_spades,
        position_skipped,
        burn_dealt,
        flop_card_swapped,
        flop_dealt_from_the_burn,
        passed_over_in_the_pile,
        another_hand,
        chain_cut,
        unused_deck_shut,
        decks_taken_for_nothing,
        seal_left_out,
        dealt_another_way_round,
        button_passed_on_wrongly,
        rules_changed,
        rules_closed_otherwise,
        rules_unlike_the_closing,
        stakes_unlike_the_closing,
        discards_of_an_onlooker,
    )
}
