"""Proofs of one hand, some made before its players showed their cards after the end and some made later."""

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
    """Return four proofs of a hand that two players show after its end.

    They are a spectator's between the two shows, the second player's after both, the first player's before both, and
    another player's after both.
    """
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
    """Return the evidence with a spectator's log between the two shows and a log after both."""
    found = shown_late("razz")
    return found, found.files[0]["log"], found.files[1]["log"]


def other_cards() -> Evidence:
    """Tell two readers of different shown cards; a third proof without the cards lies between theirs."""
    found, log, _ = _between_and_after()
    (one, *others), known = log[-1]["cards"], _cards(found)
    log[-1]["cards"] = [next(card for card in range(52) if card not in known and card != one), *others]
    found.files = [found.files[0], found.files[2], found.files[1]]
    return found


def _cards(found: Evidence) -> set[int]:
    return {card for told in found.files for _, _, card, _ in told["openings"]}


def other_order() -> Evidence:
    """Tell two readers of different orders of the shows."""
    found, _, log = _between_and_after()
    log[-2:] = log[:-3:-1]
    return found


def shown_before_the_end() -> Evidence:
    """Tell one reader that the cards were shown before the end of the hand."""
    found, log, _ = _between_and_after()
    log[-2:] = log[:-3:-1]
    assert log[-1]["event"] == "HandFinished"
    return found


def act_after_the_end() -> Evidence:
    """Tell one reader that a player acted after the end of the hand."""
    found, log, _ = _between_and_after()
    acted = next(entry for entry in log if entry.get("person"))
    log[-1] = acted
    return found


def act_left_out() -> Evidence:
    """Leave one action out of one reader's log."""
    found, log, _ = _between_and_after()
    log.remove(next(entry for entry in log if entry.get("person")))
    return found


def shown_otherwise() -> Evidence:
    """Show other cards in a draw game, which only the owner's earlier proof contradicts."""
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
