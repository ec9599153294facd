"""Two proofs of one hand must agree, even if one was made much later (F-8)."""

import pytest

from bot.fairness.verifying.verify import verify
from bot.poker.games import GAMES
from tests.harness.fairness.late_shows import CONTRADICTIONS, shown_late


@pytest.mark.parametrize("game", GAMES)
def test_F8_proofs_made_before_and_after_a_late_show_agree(game: str) -> None:
    verified = verify(shown_late(game).texts())
    assert [verdict.problem for verdict in verified.verdicts if verdict.problem] == []
    assert verified.together == []


@pytest.mark.parametrize("contradiction", CONTRADICTIONS)
def test_F8_proofs_that_differ_in_more_than_late_shows_contradict_each_other(contradiction: str) -> None:
    verified = verify(CONTRADICTIONS[contradiction]().texts())
    assert set(verified.together) == {"table 1, hand 1: two proofs of this hand contradict each other"}
