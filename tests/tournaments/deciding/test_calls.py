"""Calls to those who want news of tournaments, and edits that leave little time (T-1.4)."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.tables.saving import Request
from bot.tournaments.deciding.calls import OPENS, call, role_posts, wishes_of
from bot.tournaments.deciding.decide import decide, draft_due_before_start
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.messages import Edit, Register
from bot.tournaments.settings import TournamentSettings
from tests.harness.tournaments.field import HOUR, MINUTE, SETTINGS, START, Field


class Called(Field):
    """A tournament whose registration opened two days before; it notes the calls."""

    def __init__(self, settings: TournamentSettings = SETTINGS, now: int = START - 30 * HOUR) -> None:
        super().__init__(settings, now)
        self.state = replace(self.state, announced=(OPENS,))
        self.calls: list[tuple[str, tuple[int, ...]]] = []

    def keep(self, draft: TournamentDraft) -> None:
        super().keep(draft)
        if draft.call is not None:
            self.calls.append((draft.call.letter.kind, draft.call.without))


def moved(field: Field, start_ms: int, **changes: object) -> Callable[[Request], Edit]:
    settings = replace(field.new.settings, **changes)  # type: ignore[arg-type]  # the names are those of the fields
    return lambda request: Edit(request, settings, start_ms)


@pytest.mark.parametrize("check_in", [True, False])
def test_T1_4_players_not_yet_entered_are_called_once_a_day_before_and_once_as_the_last_call(check_in: bool) -> None:
    field = Called(replace(SETTINGS, check_in=check_in))
    field.ask(Register, 1)
    field.pass_time(START - 24 * HOUR)
    field.ask(Register, 2)
    field.pass_time(START - 15 * MINUTE)
    assert field.calls == [("tournament_tomorrow", (1,)), ("tournament_last_call", (1, 2))]
    assert field.ask(moved(field, START + 50 * HOUR), 77) is None
    field.pass_time(START + 50 * HOUR - MINUTE)
    assert len(field.calls) == 2


def test_T1_4_players_are_not_called_again_shortly_after_registration_opens() -> None:
    field = Called(now=START - 20 * HOUR)
    field.new = replace(field.new, opens_ms=START - 20 * HOUR)
    field.pass_time(START - 19 * HOUR)
    assert field.calls == []
    field.pass_time(START - 15 * MINUTE)
    assert [kind for kind, _ in field.calls] == ["tournament_last_call"]
    late = Called(now=START - 10 * MINUTE)
    late.new = replace(late.new, opens_ms=START - 10 * MINUTE)
    late.pass_time(START - 5 * MINUTE)
    assert late.calls == []


def test_T1_4_no_player_is_called_to_a_tournament_that_is_full() -> None:
    field = Called(replace(SETTINGS, entrants_most=4))
    for player in (1, 2, 3, 4):
        field.ask(Register, player)
    field.pass_time(START - 10 * MINUTE)
    assert field.calls == []


def test_players_are_called_once_when_registration_opens_by_itself_or_by_an_edit() -> None:
    planned = Called(now=START - 240 * HOUR)
    planned.state = replace(planned.state, phase="scheduled", announced=())
    planned.pass_time(START - 48 * HOUR)
    assert planned.calls == [(OPENS, ())]
    earlier = Called(now=START - 240 * HOUR)
    earlier.state = replace(earlier.state, phase="scheduled", announced=())
    assert earlier.ask(moved(earlier, START - 120 * HOUR), 77) is None
    assert earlier.calls == [(OPENS, (77,))], "whoever edits it knows"


def test_T1_4_an_edit_that_shortens_check_in_makes_the_last_call_and_sends_no_past_reminder() -> None:
    field = Called()
    field.ask(Register, 1)
    assert field.ask(moved(field, field.now + 4 * MINUTE), 77) is None
    assert (field.state.phase, field.state.check_in_cut) == ("check_in", True)
    assert field.calls == [("tournament_last_call", (1, 77))]
    field.said.clear()
    assert draft_due_before_start(field.draft()) is None


def test_T1_4_a_start_that_is_postponed_during_check_in_does_not_shorten_check_in() -> None:
    field = Called(now=START - 2 * HOUR)
    field.ask(Register, 1)
    field.pass_time(START - 5 * MINUTE)
    assert field.ask(moved(field, START + 5 * MINUTE), 77) is None
    assert (field.state.phase, field.state.check_in_cut) == ("check_in", False)


def test_T1_4_nobody_loses_a_seat_if_check_in_is_introduced_shortly_before_the_start() -> None:
    field = Called(replace(SETTINGS, check_in=False), now=START - 2 * HOUR)
    for player in (1, 2, 3, 4):
        field.ask(Register, player)
    field.pass_time(START - 10 * MINUTE)
    assert field.ask(moved(field, START, check_in=True), 77) is None
    assert (field.state.phase, field.state.check_in_cut) == ("check_in", True)
    assert field.pass_time(START)[-1] == "start"
    assert len(field.state.playing()) == 4


def test_the_direct_message_about_an_edit_names_only_changes_that_entrants_can_notice() -> None:
    field = Called()
    field.ask(Register, 1)
    draft = field.draft()
    quiet = replace(SETTINGS, hand_seconds=50, usual_start="friday 20:00", ping_role=5)
    assert decide(draft, Edit(Request(9, 77, "edit"), quiet, START), {}) is None
    assert draft.commit("edit").letters == ()
    draft = field.draft()
    assert decide(draft, Edit(Request(9, 77, "edit"), replace(SETTINGS, turn_seconds=20), START), {}) is None
    (letter,) = draft.commit("edit").letters
    assert letter.about["other"] == 1
    assert not [name for name in letter.about if name.startswith("new_")]


def test_players_are_notified_of_a_tournament_by_its_games_or_its_series_or_as_one_of_all() -> None:
    new = Field().new
    assert wishes_of(new) == ("all", "game:razz")
    mix = replace(SETTINGS, rotation=("razz", "badugi"))
    assert wishes_of(replace(new, settings=mix, schedule_id=3)) == (
        *("all", "game:mix", "game:razz", "game:badugi"),
        "series:3",
    )


def test_a_role_is_pinged_only_when_registration_opens_and_that_call_names_the_role() -> None:
    new = replace(Field().new, settings=replace(SETTINGS, ping_role=5))
    assert [post.about["role_id"] for post in role_posts(new, 1)] == [5]
    assert role_posts(Field().new, 1) == ()
    assert call(new, OPENS, 1, ()).letter.about["role_id"] == 5
    assert call(new, "tournament_last_call", 1, ()).letter.about["role_id"] == 0
