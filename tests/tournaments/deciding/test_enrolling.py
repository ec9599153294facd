"""A moderator registers somebody else."""

from dataclasses import replace

import pytest

from bot.tables.due_letters import DueLetter
from bot.tables.saving import Request
from bot.tournaments.deciding.decide import decide
from bot.tournaments.messages import Edit, Enroll, Register, TournamentDenial, Withdraw
from bot.tournaments.ports import TournamentCommit
from bot.tournaments.settings import TournamentSettings
from tests.harness.tournaments.field import MINUTE, SETTINGS, START, Field, running

FREE = replace(SETTINGS, buy_in=0)
MODERATOR, PLAYER = 99, 5


def enroll(field: Field, player: int = PLAYER) -> TournamentDenial | None:
    return field.ask(lambda request: Enroll(request, player, "/tournament add"), MODERATOR)


def commit_of(field: Field) -> TournamentCommit:
    """Return the commit of enrolling the player, without keeping it."""
    draft = field.draft()
    assert decide(draft, Enroll(Request(1, MODERATOR, "test"), PLAYER, "/tournament add"), {}) is None
    return draft.commit("enroll")


def letter_of(field: Field) -> DueLetter:
    (letter,) = commit_of(field).letters
    return letter


def test_a_free_tournament_registers_the_player_at_once_and_writes_to_them() -> None:
    field = Field(FREE)
    letter, commit = letter_of(field), commit_of(field)
    assert (letter.player_id, letter.kind, letter.about["start_ms"]) == (PLAYER, "tournament_added", START)
    assert commit.audit is not None
    assert (commit.audit.act, commit.audit.actor_id, commit.audit.subject_id) == ("tournament_add", MODERATOR, PLAYER)
    assert commit.enters_id == PLAYER, "the store refuses banned players"
    assert enroll(field) is None
    assert field.entrant(PLAYER).checked_in is False
    assert enroll(field) is TournamentDenial.ALREADY_IN


def test_a_buy_in_is_only_offered_and_moves_no_chips_and_holds_no_spot() -> None:
    field = Field(replace(SETTINGS, entrants_most=2, entrants_least=2))
    assert field.ask(Register, 1) is None
    commit = commit_of(field)
    assert (commit.transfers, [each.kind for each in commit.letters]) == ((), ["tournament_offered"])
    assert commit.audit is not None
    assert commit.audit.act == "tournament_offer"
    assert enroll(field) is None
    assert (field.paid_by(PLAYER), field.state.entrant(PLAYER)) == (0, None)
    assert field.ask(Register, 2) is None
    assert field.entrant(2).waiting is False
    assert field.ask(Register, PLAYER) is None
    assert field.entrant(PLAYER).waiting


def test_a_second_offer_waits_until_the_first_is_taken() -> None:
    field = Field()
    assert enroll(field) is None
    assert enroll(field) is TournamentDenial.ALREADY_OFFERED
    assert field.ask(Register, PLAYER) is None
    assert enroll(field) is TournamentDenial.ALREADY_IN
    assert field.ask(Withdraw, PLAYER) is None
    assert enroll(field) is None


def test_an_offer_is_sent_again_once_its_price_or_start_is_not_true_any_more() -> None:
    field = Field()
    assert enroll(field) is None
    dearer, same = replace(SETTINGS, buy_in=SETTINGS.buy_in + 50), replace(SETTINGS, name="Another name")
    for settings, start_ms, told in ((dearer, START, 1), (SETTINGS, START + MINUTE, 1), (same, START, 0)):
        draft = field.draft()
        assert decide(draft, Edit(Request(2, MODERATOR, "test"), settings, start_ms), {}) is None
        letters = [
            (each.player_id, each.kind, each.about["amount"], each.about["start_ms"])
            for each in draft.commit("edit").letters
        ]
        assert letters == [(PLAYER, "tournament_offered", settings.buy_in, start_ms)] * told


def test_T1_4_who_is_registered_by_a_moderator_during_check_in_still_has_to_check_in() -> None:
    field = Field(FREE)
    field.pass_time(START - 10 * MINUTE)
    assert letter_of(field).about["checkin"] == 1
    assert enroll(field) is None
    assert field.entrant(PLAYER).checked_in is False


def test_T1_5_once_a_free_tournament_runs_a_late_entry_is_only_offered() -> None:
    field = running(4, replace(FREE, entrants_least=2))
    letter = letter_of(field)
    assert (letter.kind, letter.about["runs"]) == ("tournament_offered", 1)
    assert enroll(field, 1) is TournamentDenial.ALREADY_IN


@pytest.mark.parametrize("settings", [FREE, SETTINGS])
def test_nobody_is_enrolled_or_offered_a_spot_where_nobody_can_register(settings: TournamentSettings) -> None:
    over, early = Field(settings), Field(settings)
    closed = running(4, replace(settings, entrants_least=2, late_levels=0))
    over.pass_time(START)
    early.set(phase="scheduled")
    assert enroll(over) is TournamentDenial.OVER
    assert enroll(closed) is TournamentDenial.CLOSED
    assert enroll(early) is TournamentDenial.NOT_OPEN
