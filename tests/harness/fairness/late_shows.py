"""Proofs of one hand, some made before its players turned up their cards after it, some later."""

import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from bot.fairness.proof_text import written
from bot.fairness.sealing import NO_SEAL, sealed_hand
from bot.fairness.verifying.verify import verify
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.cheats import Evidence
from tests.harness.fairness.proven import Dealt, deal


def shown_late(game: str) -> Evidence:
    """A hand of which two players show their cards once it is over: the proof of somebody who looked on between the
    two, of the second to show after both, of the first before both, and of another player after both."""
    dealt = _mucked_by_two(game)
    first, second, *_ = (seat for seat in dealt.seats if dealt.hand.may_show(seat))
    (other, *_) = (seat for seat in dealt.seats if seat not in (first, second))
    before = _told(dealt, first)
    dealt.hand.show(first)
    between = _told(dealt, 0)
    dealt.hand.show(second)
    return Evidence([between, _told(dealt, second), before, _told(dealt, other)])


def _mucked_by_two(game: str) -> Dealt:
    for seed in count():
        dealt = deal(sealed_hand(1, 1, NO_SEAL, bytes([seed] * 32)), (), game, HouseRules(), 4, Random(seed))
        if sum(map(dealt.hand.may_show, dealt.seats)) > 1:
            return dealt
    raise AssertionError


def _told(dealt: Dealt, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(written(dealt.proof(seat, "finished", list(dealt.hand.events))))
    return told


def _between_and_after() -> tuple[Evidence, list[Any], list[Any]]:
    """The log of somebody who looked on between the two shows, and one of after both."""
    found = shown_late("razz")
    return found, found.files[0]["log"], found.files[1]["log"]


def other_cards() -> Evidence:
    """One is told that the seat showed other cards than the other saw; a third proof, without them, lies between."""
    found, log, _ = _between_and_after()
    (one, *others), known = log[-1]["cards"], _cards(found)
    log[-1]["cards"] = [next(card for card in range(52) if card not in known and card != one), *others]
    found.files = [found.files[0], found.files[2], found.files[1]]
    return found


def _cards(found: Evidence) -> set[int]:
    return {card for told in found.files for _, _, card, _ in told["openings"]}


def other_order() -> Evidence:
    """Two are told that the seats showed in different orders."""
    found, _, log = _between_and_after()
    log[-2:] = log[:-3:-1]
    return found


def shown_before_the_end() -> Evidence:
    """One is told that the cards were turned up before the hand was over."""
    found, log, _ = _between_and_after()
    log[-2:] = log[:-3:-1]
    assert log[-1]["event"] == "HandFinished"
    return found


def act_after_the_end() -> Evidence:
    """One is told that somebody acted after the hand."""
    found, log, _ = _between_and_after()
    acted = next(entry for entry in log if entry.get("person"))
    log[-1] = acted
    return found


def act_left_out() -> Evidence:
    """One's log of the hand is shorter."""
    found, log, _ = _between_and_after()
    log.remove(next(entry for entry in log if entry.get("person")))
    return found


def shown_otherwise() -> Evidence:
    """A draw game's hand that is shown late is bound by nothing but the proof of its owner, which they made before."""
    found = shown_late("badugi")
    own, late = found.files[2], found.files[3]
    shown = [entry for entry in late["log"] if (entry["event"], entry.get("seat")) == ("HoldingShown", own["reader"])][
        -1
    ]
    known = {card for entry in late["log"] if entry["event"] == "HoldingShown" for card in entry["cards"]}
    for card in set(range(52)) - known - {card for _, _, card, _ in late["openings"]}:
        shown["cards"] = sorted([*shown["cards"][:-1], card], reverse=True)
        if verify([("", json.dumps(late))]).holds:
            return Evidence([own, late])
    raise AssertionError


CONTRADICTIONS: dict[str, Callable[[], Evidence]] = {
    each.__name__: each for each in (other_cards, other_order, shown_before_the_end, act_after_the_end, act_left_out)
}
