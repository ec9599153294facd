"""F-8: a log that the rules of play would not have brought is refused, with what is wrong in it."""

from collections.abc import Callable

from bot.fairness.verifying.verify import verify_proof
from bot.poker.events import BetMade, Called, Drew, Folded, HandStarted, OpenersShown, StreetDealt
from tests.harness.fairness.cheats import told
from tests.harness.fairness.forged import Told, problem, terms, until
from tests.harness.fairness.proven import JACKPOTS, Dealt, evening, folded_to_one
from tests.harness.with_each import with_each


def razz() -> Dealt:
    return evening("razz")[1]


def test_a_log_begins_with_the_start_of_a_hand_of_a_known_game() -> None:
    beheaded, unknown = told(razz()), told(razz())
    del beheaded["log"][0]
    assert problem(beheaded, "deal") == "the log doesn't begin with the start of a hand of a known game"
    unknown["log"][0]["game"] = unknown["closing"]["game"] = "omaha"
    assert problem(unknown, "form") == "closing can't be read"


def alone(started: Told) -> None:
    for column in ("seats", "stacks", "antes"):
        del started[column][1:]


def without_chips(started: Told) -> None:
    started["stacks"][2] = 0


def by_rules_of_another_game(started: Told) -> None:
    started["rules"]["jackpots"] = True


@with_each([alone, without_chips, by_rules_of_another_game])
def test_a_hand_that_no_table_could_start_is_refused(change: Callable[[Told], None]) -> None:
    forged = until(razz(), HandStarted)
    (started,) = forged["log"]
    change(started)
    forged["closing"] |= {"seats": sorted(started["seats"]), "rules": terms(started)}
    assert problem(forged, "deal") == "the log has something that the rules don't allow"


def test_nobody_is_dealt_two_hands() -> None:
    forged = until(razz(), HandStarted)
    seats = forged["log"][0]["seats"]
    seats[1] = seats[0]
    forged["closing"]["seats"] = sorted(set(seats))
    assert "the deal was closed for" in str(problem(forged, "cut"))


def test_no_deck_is_taken_in_the_middle_of_a_street() -> None:
    forged = until(razz(), StreetDealt)
    forged["log"].append({"event": "DeckShuffled"})
    assert problem(forged, "deal") == "a deck was taken where none is needed"


def test_nobody_is_passed_by() -> None:
    forged = until(razz(), Called, 1)
    at, seat = next((at, entry["seat"]) for at, entry in enumerate(forged["log"]) if entry["event"] == "Called")
    del forged["log"][at]
    assert problem(forged, "deal") == f"it was the turn of seat {seat}, and something else happened"


def test_nobody_checks_when_they_owe_a_bet() -> None:
    forged = until(razz(), Folded)
    seat = forged["log"][-1]["seat"]
    forged["log"][-1] = {"event": "Checked", "seat": seat, "absent": False}
    assert problem(forged, "deal") == f"seat {seat} did what was not allowed"


def test_nobody_calls_for_less_than_the_bet() -> None:
    forged = until(razz(), Called)
    forged["log"][-1]["cost"] -= 1
    assert problem(forged, "deal") == f"seat {forged['log'][-1]['seat']} put in what was not allowed"


def shown_late(cards: list[int] | None = None) -> Told:
    """A hand that its winner turned up after the end, told as other cards, or as they were."""
    dealt = folded_to_one("badugi")
    (winner,) = [player.seat for player in dealt.hand.state.players if not player.folded]
    dealt.hand.show(winner)
    forged = told(dealt, winner)
    forged["log"][-1]["cards"] = cards or forged["log"][-1]["cards"]
    return forged


def test_after_the_end_nothing_happens_but_a_hand_shown() -> None:
    forged = told(razz())
    forged["log"].append({"event": "Folded", "seat": 1})
    assert problem(forged, "deal") == "something happened after the hand was over"


def test_a_hand_is_shown_once() -> None:
    forged = shown_late()
    forged["log"].append(forged["log"][-1])
    assert problem(forged, "deal") == "something happened after the hand was over"


def test_a_drawn_hand_is_laid_open_in_an_order_that_does_not_tell_what_was_drawn_last() -> None:
    cards = shown_late()["log"][-1]["cards"]
    assert problem(shown_late(), "deal") is None
    assert problem(shown_late(cards[::-1]), "deal") == "a hand was shown out of order"


@with_each([[0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 52]])
def test_no_hand_is_shown_that_nobody_can_hold(cards: list[int]) -> None:
    """Short of a card, with one twice, with a joker where none plays."""
    assert problem(shown_late(cards), "deal") == "cards were shown that nobody can hold"


def test_nobody_draws_more_cards_than_they_hold() -> None:
    forged = until(evening("badugi")[0], Drew)
    seat = forged["log"][-1]["seat"]
    forged["log"][-1]["count"] = 5
    assert problem(forged, "deal") == f"seat {seat} drew 5 cards, which wasn't possible"


def test_R7_2_openers_that_open_nothing_prove_no_opening() -> None:
    """Two pairs of low cards would do, these do not."""
    dealt = evening("five-card-draw", JACKPOTS)[0]
    assert problem(until(dealt, OpenersShown), "deal") is None
    for cards in ([0, 1, 6, 11, 16], [0, 1]):
        forged = until(dealt, OpenersShown)
        forged["log"][-1]["cards"] = cards
        assert problem(forged, "deal") == "the log has something that the rules don't allow"


def test_R7_2_what_an_opener_threw_away_is_passed_over_for_them_as_what_they_hold() -> None:
    dealt = evening("five-card-draw", JACKPOTS, 69, 2, True)[1]
    opener = next(event.seat for event in dealt.hand.events if isinstance(event, BetMade))
    for reader in (0, opener):
        verdict = verify_proof("", dealt.proof(reader))
        assert verdict.problem is None
        assert verdict.supply is not None
        assert [refill.passed[opener] for refill in verdict.supply.refills.values()] == [10], (
            "five held, five thrown away"
        )
