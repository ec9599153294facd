"""F-8: two proofs of one hand tell the same, however much later one of them was made."""

from bot.fairness.verifying.verify import verify
from bot.poker.games import GAMES
from tests.harness.fairness.late_shows import CONTRADICTIONS, shown_late
from tests.harness.with_each import with_each


@with_each(GAMES)
def test_F8_proofs_from_before_and_after_somebody_showed_fit_each_other(game: str) -> None:
    verified = verify(shown_late(game).texts())
    assert [verdict.problem for verdict in verified.verdicts if verdict.problem] == []
    assert verified.together == []


@with_each(CONTRADICTIONS)
def test_F8_nothing_but_shown_cards_may_come_after_the_end(contradiction: str) -> None:
    verified = verify(CONTRADICTIONS[contradiction]().texts())
    assert set(verified.together) == {"table 1, hand 1: two proofs of this hand contradict each other"}
