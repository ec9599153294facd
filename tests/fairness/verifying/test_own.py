"""The reader's own cards in a proof must match what they held (F-5, F-6)."""

import json

from bot.fairness.proof import proof_for, record_of
from bot.fairness.proof_text import written
from bot.poker.events import Drew, HoldingShown
from tests.harness.fairness.cheats import proof_json
from tests.harness.fairness.forged import drawn, opened_as_taken, problem, until
from tests.harness.fairness.proven import evening, reshuffled


def test_a_show_of_other_cards_than_the_reader_held_is_refused() -> None:
    dealt = evening("badugi")[0]
    first, second = [event for event in dealt.hand.events if isinstance(event, HoldingShown)][:2]
    forged = until(dealt, HoldingShown, seat=first.seat)
    forged["log"][-1]["cards"] = second.cards
    assert problem(forged, "shown") == "the cards you showed aren't the ones you had"


def test_more_or_fewer_discards_than_the_reader_drew_are_refused() -> None:
    forged = proof_json(evening("badugi")[0], 2)
    forged["discards"].append([])
    assert problem(forged, "shown") == "more discards are named than you drew cards"
    del forged["discards"][-2:]
    assert problem(forged, "shown") == "the discards named as yours don't fit your draws"


def test_discards_of_a_reader_who_drew_nothing_are_refused() -> None:
    """The cases are a spectator, and the reader of a hand that was never dealt."""
    dealt = evening("badugi")[0]
    undealt = json.loads(written(proof_for(record_of(dealt.sealed, (), None, (), (), "undealt"), 2)))
    for forged in (proof_json(dealt, 0), undealt):
        assert problem(forged, "shown") is None
        forged["discards"].append([])
        assert problem(forged, "shown") == "discards are named, and nobody drew"


def test_discarding_a_card_that_the_reader_does_not_hold_is_refused() -> None:
    dealt = evening("badugi", eager=True)[0]
    forged = proof_json(dealt, 2)
    forged["discards"][0][0] = dealt.hand.state.by_seat[3].down[0]
    assert problem(forged, "shown") == "the discards named as yours don't fit your draws"


def test_dealing_the_reader_a_card_they_already_held_is_refused() -> None:
    """After a reshuffle, the place of a card the reader discarded in this draw is not passed over."""
    dealt = reshuffled()
    draws = enumerate(drawn(dealt))
    which, seat = next((at, seat) for at, (seat, taken) in draws if any(one[2:] == ("passed", seat) for one in taken))
    forged = until(dealt, Drew, which, seat)
    assert problem(forged, "shown") is None
    taken = forged["log"][-1]["taken"]
    next(one for one in taken if one[2:] == ["passed", seat])[2] = "down"
    while sum(one[2] == "down" for one in taken) > forged["log"][-1]["count"] or taken[-1][2] != "down":
        del taken[-1]
    assert problem(opened_as_taken(dealt, forged), "shown") == "you were dealt a card you already had"
