"""A log that the rules of play do not allow is refused with the reason (F-8)."""

from collections.abc import Callable

import pytest

from bot.fairness.verifying.verify import verify_proof
from bot.poker.events import BetMade, Called, Drew, Folded, HandStarted, OpenersShown, StreetDealt
from tests.harness.fairness.cheats import proof_json
from tests.harness.fairness.forged import Told, problem, terms, until
from tests.harness.fairness.proven import JACKPOTS, Dealt, evening, folded_to_one


def razz() -> Dealt:
    return evening("razz")[1]


def test_a_log_must_start_with_a_hand_of_a_known_game() -> None:
    beheaded, unknown = proof_json(razz()), proof_json(razz())
    del beheaded["log"][0]
    assert problem(beheaded, "deal") == "the log doesn't begin with the start of a hand of a known game"
    unknown["log"][0]["game"] = unknown["closing"]["game"] = "courchevel"
    assert problem(unknown, "form") == "closing can't be read"


def alone(started: Told) -> None:
    for column in ("seats", "stacks", "antes"):
        del started[column][1:]


def without_chips(started: Told) -> None:
    started["stacks"][2] = 0


def by_rules_of_another_game(started: Told) -> None:
    started["rules"]["jackpots"] = True


@pytest.mark.parametrize("change", [alone, without_chips, by_rules_of_another_game])
def test_a_hand_whose_log_starts_with_impossible_players_or_stacks_or_rules_is_refused(
    change: Callable[[Told], None],
) -> None:
    forged = until(razz(), HandStarted)
    (started,) = forged["log"]
    change(started)
    forged["closing"] |= {"seats": sorted(started["seats"]), "rules": terms(started)}
    assert problem(forged, "deal") == "the log has something that the rules don't allow"


def test_dealing_two_hands_to_one_seat_is_refused() -> None:
    forged = until(razz(), HandStarted)
    seats = forged["log"][0]["seats"]
    seats[1] = seats[0]
    forged["closing"]["seats"] = sorted(set(seats))
    assert "the deal was closed for" in str(problem(forged, "cut"))


def test_taking_a_deck_in_the_middle_of_a_street_is_refused() -> None:
    forged = until(razz(), StreetDealt)
    forged["log"].append({"event": "DeckShuffled"})
    assert problem(forged, "deal") == "a deck was taken where none is needed"


def test_skipping_a_players_turn_is_refused() -> None:
    forged = until(razz(), Called, 1)
    at, seat = next((at, entry["seat"]) for at, entry in enumerate(forged["log"]) if entry["event"] == "Called")
    del forged["log"][at]
    assert problem(forged, "deal") == f"it was the turn of seat {seat}, and something else happened"


def test_a_check_facing_a_bet_is_refused() -> None:
    forged = until(razz(), Folded)
    seat = forged["log"][-1]["seat"]
    forged["log"][-1] = {"event": "Checked", "seat": seat, "absent": False}
    assert problem(forged, "deal") == f"seat {seat} did what was not allowed"


def test_a_call_for_less_than_the_bet_is_refused() -> None:
    forged = until(razz(), Called)
    forged["log"][-1]["cost"] -= 1
    assert problem(forged, "deal") == f"seat {forged['log'][-1]['seat']} put in what was not allowed"


def shown_late(cards: list[int] | None = None) -> Told:
    """Return a proof of a hand that its winner showed after the end, with these cards or the true ones."""
    dealt = folded_to_one("badugi")
    (winner,) = [player.seat for player in dealt.hand.state.players if not player.folded]
    dealt.hand.show(winner)
    forged = proof_json(dealt, winner)
    forged["log"][-1]["cards"] = cards or forged["log"][-1]["cards"]
    return forged


def test_after_the_end_of_a_hand_any_event_but_a_show_is_refused() -> None:
    forged = proof_json(razz())
    forged["log"].append({"event": "Folded", "seat": 1})
    assert problem(forged, "deal") == "something happened after the hand was over"


def test_showing_a_hand_twice_is_refused() -> None:
    forged = shown_late()
    forged["log"].append(forged["log"][-1])
    assert problem(forged, "deal") == "something happened after the hand was over"


def test_a_hand_of_a_draw_game_must_be_shown_in_an_order_that_hides_the_last_draw() -> None:
    cards = shown_late()["log"][-1]["cards"]
    assert problem(shown_late(), "deal") is None
    assert problem(shown_late(cards[::-1]), "deal") == "a hand was shown out of order"


@pytest.mark.parametrize("cards", [[0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 52]])
def test_showing_cards_that_nobody_can_hold_is_refused(cards: list[int]) -> None:
    """The cases are a missing card, a repeated card, and a joker in a game without one."""
    assert problem(shown_late(cards), "deal") == "cards were shown that nobody can hold"


def test_drawing_more_cards_than_a_player_holds_is_refused() -> None:
    forged = until(evening("badugi")[0], Drew)
    seat = forged["log"][-1]["seat"]
    forged["log"][-1]["count"] = 5
    assert problem(forged, "deal") == f"seat {seat} drew 5 cards, which wasn't possible"


def test_R7_2_openers_below_a_pair_of_jacks_are_refused() -> None:
    """The game accepts two low pairs, but not these cards."""
    dealt = evening("five-card-draw", JACKPOTS)[0]
    assert problem(until(dealt, OpenersShown), "deal") is None
    for cards in ([0, 1, 6, 11, 16], [0, 1]):
        forged = until(dealt, OpenersShown)
        forged["log"][-1]["cards"] = cards
        assert problem(forged, "deal") == "the log has something that the rules don't allow"


def test_R7_2_the_cards_an_opener_discarded_are_passed_over_like_those_they_hold() -> None:
    dealt = evening("five-card-draw", JACKPOTS, 69, 2, True)[1]
    opener = next(event.seat for event in dealt.hand.events if isinstance(event, BetMade))
    for reader in (0, opener):
        verdict = verify_proof("", dealt.proof(reader))
        assert verdict.problem is None
        assert verdict.supply is not None
        assert [refill.passed[opener] for refill in verdict.supply.refills.values()] == [10], (
            "five held, five thrown away"
        )
