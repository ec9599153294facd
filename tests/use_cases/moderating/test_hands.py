"""The cards of a finished hand that a moderator may see."""

from dataclasses import replace
from typing import Any

import pytest

from bot.moderation.hand_archive import Disclosure, LoggedHand
from bot.poker.house_rules import HouseRules
from bot.tournaments.level_length import planned
from bot.tournaments.ports import NewTournament, TournamentView
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Entrant, Phase, TournamentState
from bot.use_cases.moderating.hands import disclosure_of

ANNA, BERT, MODERATOR = 1, 2, 3
SETTINGS = TournamentSettings("Friday", "razz", HouseRules(), re_entries=1)
HAND = LoggedHand(9, 7, "Friday 2", 12, "done", SETTINGS.at_table(6), {1: ANNA, 2: BERT}, (), 1, 2, {}, 5)
"""A hand of another table in the tournament. That table may be broken, so the tests pass no view of it."""


def tournament(phase: Phase = "running", settings: TournamentSettings = SETTINGS, **entrant: Any) -> TournamentView:
    state = TournamentState(phase, entrants=(Entrant(MODERATOR, **entrant),), play=planned(settings, 2).play)
    return TournamentView(5, NewTournament(9, 8, ANNA, settings, 1, 1), state, 0, (), (), None, 1, 0)


def test_a_moderator_outside_the_game_sees_the_whole_hand() -> None:
    assert disclosure_of(HAND, MODERATOR, None) == Disclosure()
    assert disclosure_of(HAND, 99, None, tournament(playing=True)) == Disclosure()


def test_a_moderator_who_was_dealt_in_sees_only_their_own_cards_even_after_leaving() -> None:
    assert disclosure_of(HAND, BERT, None) == Disclosure("dealt_in", 2)


@pytest.mark.parametrize(
    "view",
    [tournament(playing=True), tournament("registering"), tournament(waiting=True), tournament(out=3)],
    ids=["plays", "is registered", "waits", "may re-enter"],
)
def test_a_moderator_still_in_the_tournament_sees_no_cards_of_another_table(view: TournamentView) -> None:
    assert disclosure_of(HAND, MODERATOR, None, view) == Disclosure("plays_on")


@pytest.mark.parametrize(
    "view",
    [
        tournament(out=3, settings=replace(SETTINGS, re_entries=0)),
        tournament(out=3, entries=2),
        tournament(out=3, removed=True),
        tournament("finished", playing=True),
        tournament("cancelled", playing=True),
    ],
    ids=["is out", "has re-entered", "was taken out", "has won", "was in when it was cancelled"],
)
def test_a_moderator_out_of_the_tournament_for_good_sees_the_whole_hand(view: TournamentView) -> None:
    assert disclosure_of(HAND, MODERATOR, None, view) == Disclosure()
