"""A little of ``python -m tests.soak tournament``, and that it would notice what it looks for."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.tournaments.state import Entrant, TournamentState
from tests.soak.model import Wrong
from tests.soak.tournament import RUNS_LEAST, is_off, line, soak
from tests.soak.tournament_run import settings_of
from tests.soak.tournament_witness import Played, check_places

PLAYED = Played(4, 60.0, 50, 75.0, 9, 0, 1)


@pytest.mark.parametrize(
    ("game", "entrants", "runs"), [("razz", 9, 3), ("deuce-to-seven-triple-draw", 9, 1), ("badugi", 4, 1)]
)
async def test_tournaments_end_with_one_winner_whatever_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, entrants: int, runs: int
) -> None:
    monkeypatch.setattr("tests.soak.tournament_run.WRITES_A_LIFE", 100)
    played = await soak(tmp_path, entrants, runs, settings_of(game, target_minutes=30, level_minutes=4), 20_261_121)
    assert [each.entrants for each in played] == [entrants] * runs
    assert all(each.lives > 1 for each in played)


def state(*outs: int | None) -> TournamentState:
    """Player 1, 2 ... with the number of the round in which he was out."""
    entrants = tuple(
        Entrant(player, 0, playing=out is None, out=out, out_stack=player) for player, out in enumerate(outs, 1)
    )
    return TournamentState("finished", entrants=entrants)


def test_places_with_a_gap_two_winners_or_none_are_noticed() -> None:
    check_places(state(None, 3, 2, 1), 4)
    for wrong, came in ((state(None, None, 2, 1), 4), (state(4, 3, 2, 1), 5), (state(None, 2, 1), 4)):
        with pytest.raises(Wrong):
            check_places(wrong, came)
    with pytest.raises(Wrong, match="running"):
        check_places(replace(state(None, 1), phase="running"), 2)


def test_a_median_off_its_target_is_noticed_where_there_are_enough_runs() -> None:
    settings = settings_of("razz")
    slow = [replace(PLAYED, minutes=70.0)] * RUNS_LEAST
    assert is_off(slow, settings)
    assert not is_off(slow[1:], settings)
    assert not is_off([PLAYED] * RUNS_LEAST, settings)
    assert "70.0   +17%" in line(slow, settings, 1.0)
