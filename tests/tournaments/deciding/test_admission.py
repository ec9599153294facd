"""Entry by role or password."""

from dataclasses import replace
from functools import partial

from bot.common.passwords import hashed
from bot.tables.saving import Request
from bot.tournaments.deciding.decide import decide
from bot.tournaments.messages import Edit, Enroll, Register, TournamentDenial
from bot.tournaments.settings import TournamentSettings
from tests.harness.tournaments.field import SETTINGS, START, Field

ROLE = 55
LOCKED = replace(SETTINGS, entry_role=ROLE, password=hashed("sesame"))


def enter(field: Field, player: int, *roles: int, password: str = "") -> TournamentDenial | None:
    return field.ask(partial(Register, roles=frozenset(roles), password=password), player)


def test_the_role_comes_first_then_the_password_and_a_refusal_changes_nothing() -> None:
    field = Field(LOCKED)
    assert enter(field, 1) is TournamentDenial.NEEDS_ROLE
    assert enter(field, 1, 54, password="sesame") is TournamentDenial.NEEDS_ROLE
    assert enter(field, 1, ROLE) is TournamentDenial.NEEDS_PASSWORD
    assert enter(field, 1, ROLE, password="simsim") is TournamentDenial.WRONG_PASSWORD
    assert enter(field, 1, ROLE, password=" sesame ") is None
    assert (field.paid_by(1), enter(field, 1)) == (100, TournamentDenial.ALREADY_IN)


def test_T1_5_a_late_entry_needs_the_role_and_the_password_too() -> None:
    field = Field(replace(LOCKED, check_in=False))
    for player in range(1, 5):
        assert enter(field, player, ROLE, password="sesame") is None
    field.pass_time(START)
    assert enter(field, 9) is TournamentDenial.NEEDS_ROLE
    assert enter(field, 9, ROLE) is TournamentDenial.NEEDS_PASSWORD
    assert enter(field, 9, ROLE, password="sesame") is None


def test_a_moderators_offer_needs_neither_but_only_once() -> None:
    field = Field(LOCKED)
    assert field.ask(lambda request: Enroll(request, 1, "/tournament add"), 99) is None
    assert enter(field, 2) is TournamentDenial.NEEDS_ROLE
    assert enter(field, 1) is None


def test_a_password_that_an_edit_changed_meanwhile_is_wrong() -> None:
    field = Field(replace(SETTINGS, password=hashed("sesame")))
    other = replace(SETTINGS, password=hashed("simsim"))
    assert field.ask(lambda request: Edit(request, other, START), 99) is None
    assert enter(field, 1, password="sesame") is TournamentDenial.WRONG_PASSWORD


def test_the_audit_says_that_the_password_changed_and_shows_neither_it_nor_its_hash() -> None:
    for before, after, told in (
        ("", hashed("a"), ("none", "new")),
        (hashed("a"), hashed("b"), ("old", "new")),
        (hashed("a"), "", ("old", "none")),
    ):
        settings: TournamentSettings = replace(SETTINGS, password=before)
        draft = Field(settings).draft()
        assert decide(draft, Edit(Request(1, 99, "test"), replace(settings, password=after), START), {}) is None
        assert draft.audit is not None
        assert (draft.audit.before.rpartition(" ")[2], draft.audit.after.rpartition(" ")[2]) == told
        assert ":" not in draft.audit.before + draft.audit.after
        assert "password" not in repr(settings)
