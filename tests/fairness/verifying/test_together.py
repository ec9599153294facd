"""No card may be in two places in all proofs of a hand together (F-8)."""

from collections.abc import Callable

import pytest

from bot.fairness.verifying.verify import verify
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.cheats import Evidence, proof_json
from tests.harness.fairness.late_shows import shown_late, shown_otherwise
from tests.harness.fairness.proven import JACKPOTS, Dealt, evening, reshuffled
from tests.harness.fairness.two_places import one_deck, two_decks

PROBLEMS: dict[Callable[[], Evidence], str] = {
    one_deck: "As is in one deck twice",
    two_decks: "is in two hands",
    shown_otherwise: "is said to have shown other cards than it had",
}


@pytest.mark.parametrize("cheat", PROBLEMS)
def test_F8_a_card_in_two_places_is_found_when_both_proofs_are_compared(cheat: Callable[[], Evidence]) -> None:
    evidence = cheat()
    assert all(verify([text]).holds for text in evidence.texts())
    (found,) = verify(evidence.texts()).together
    assert found.endswith(PROBLEMS[cheat])


@pytest.mark.parametrize("game", ["razz", "badugi"])
def test_F8_a_late_show_agrees_with_the_owners_earlier_proof(game: str) -> None:
    assert verify(shown_late(game).texts()).together == []


def check_that_all_proofs_agree(dealt: Dealt) -> None:
    files = [proof_json(dealt, seat) for seat in (0, *dealt.seats)]
    assert verify(Evidence(files).texts()).together == []


@pytest.mark.parametrize("game", GAMES)
def test_F8_all_proofs_of_an_honest_hand_agree(game: str) -> None:
    check_that_all_proofs_agree(evening(game)[1])


def test_F8_proofs_agree_after_reshuffles_and_when_an_openers_discards_are_kept_aside() -> None:
    check_that_all_proofs_agree(reshuffled())
    for dealt in evening("badugi", HouseRules(), seed=3, hands=5, eager=True):
        check_that_all_proofs_agree(dealt)
    for dealt in evening("five-card-draw", JACKPOTS, seed=28, eager=True):
        check_that_all_proofs_agree(dealt)
