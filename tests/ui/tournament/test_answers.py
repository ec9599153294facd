from dataclasses import replace

import pytest

from bot.tables.saving import Request
from bot.tournaments.messages import (
    AddOn,
    BuyAgain,
    Cancel,
    CheckIn,
    Edit,
    Here,
    Move,
    PausePlay,
    PersonsMessage,
    Register,
    Remove,
    ResumePlay,
    TournamentDenial,
    TournamentReply,
    Withdraw,
)
from bot.ui.tournament.answers import answer
from tests.harness.tournaments.field import MINUTE, SETTINGS, START, Field, out, running
from tests.harness.ui.tournaments import counts_of, name_of, view_of

REQUEST = Request(1, 5, "button")
ASKED: tuple[PersonsMessage, ...] = (
    *(kind(REQUEST) for kind in (Register, Withdraw, CheckIn, BuyAgain, AddOn, Here)),
    Edit(REQUEST, SETTINGS, START, "later"),
    Cancel(REQUEST, "fire"),
    PausePlay(REQUEST, "fire"),
    PausePlay(REQUEST, "fire", at_once=True),
    ResumePlay(REQUEST, "out"),
    Remove(REQUEST, 3, "rude"),
)


def answer_text(field: Field, message: PersonsMessage, denial: TournamentDenial | None = None) -> str:
    return answer("en-US", message, TournamentReply(view_of(field), denial), name_of)


@pytest.mark.parametrize("denial", TournamentDenial)
def test_every_denial_has_a_sentence(denial: TournamentDenial) -> None:
    field = running()
    for message in ASKED:
        sentence = answer_text(field, message, denial)
        assert sentence.endswith(".") or "<t:" in sentence
        assert "{" not in sentence


@pytest.mark.parametrize("message", ASKED)
def test_every_request_is_confirmed(message: PersonsMessage) -> None:
    assert answer_text(running(), message)[0].isupper()


def test_a_registered_player_reads_the_price_and_when_check_in_opens() -> None:
    field = Field()
    field.ask(Register, 5)
    sentence = answer_text(field, Register(REQUEST))
    assert sentence.startswith("You're registered for Friday, and 100 went into the prize pool. Check-in opens <t:")
    assert f"<t:{(START - 15 * MINUTE) // 1000}:F>" in sentence


def test_who_registers_during_check_in_is_checked_in_and_told_so() -> None:
    field = Field()
    field.ask(Register, 3)
    field.pass_time(START - 10 * MINUTE)
    field.ask(Register, 5)
    assert "You're checked in. Play starts <t:" in answer_text(field, Register(REQUEST))
    assert "Check in now" in answer_text(field, Register(Request(2, 3, "button")), TournamentDenial.ALREADY_IN)


def test_a_player_on_the_waiting_list_reads_their_number() -> None:
    field = Field(replace(SETTINGS, entrants_most=2))
    for player in (1, 2, 3, 5):
        field.ask(Register, player)
    assert "You're number 2 on the waiting list" in answer_text(field, Register(REQUEST))


def test_a_late_entrant_reads_their_stack() -> None:
    field = running(4)
    field.ask(Register, 5)
    assert "You're in Friday with 3,000, and 100 went into the prize pool." in answer_text(field, Register(REQUEST))


def test_a_seated_player_who_registers_again_reads_where_they_play() -> None:
    field = running(4)
    again = Register(Request(2, 3, "button"))
    assert "You play at" not in answer_text(field, again, TournamentDenial.ALREADY_IN)
    seated = view_of(field, counts_of(field), ((1, 71), (2, 72)))
    assert answer("en-US", again, TournamentReply(seated, TournamentDenial.ALREADY_IN), name_of).endswith(
        "You're playing at <#72>."
    )


def test_T1_6_an_eliminated_player_who_registers_reads_whether_they_can_re_enter() -> None:
    field = running(6, replace(SETTINGS, re_entries=1))
    again, is_out = Register(REQUEST), "You're out of this tournament."
    out(field, p5=3000)
    assert (
        answer_text(field, again, TournamentDenial.ALREADY_IN) == f"{is_out} *Re-enter* on its post gets you back in."
    )
    field.ask(BuyAgain, 5)
    assert answer_text(field, again, TournamentDenial.ALREADY_IN).startswith("You're already in.")
    out(field, p5=3000)
    assert answer_text(field, again, TournamentDenial.ALREADY_IN) == is_out
    field.ask(lambda request: Remove(request, 3, "rude"), 77)
    assert answer_text(field, Register(Request(2, 3, "button")), TournamentDenial.ALREADY_IN) == is_out


def test_moving_a_tournament_is_confirmed_with_the_new_channel() -> None:
    assert answer_text(Field(), Move(REQUEST, 77)) == "**Friday** is now in <#77>."


def test_registering_for_a_free_tournament_mentions_no_payment() -> None:
    field = Field(replace(SETTINGS, buy_in=0, check_in=False))
    field.ask(Register, 5)
    assert (
        answer_text(field, Register(REQUEST))
        == f"You're registered for Friday. It starts <t:{START // 1000}:F>; you'll be pinged at your table."
    )


def test_a_request_for_a_tournament_that_cannot_be_found_is_answered_as_for_a_finished_one() -> None:
    assert "is over" in answer("en-US", Register(REQUEST), None)


def test_a_refused_check_in_says_whether_and_when_check_in_opens() -> None:
    refused = CheckIn(REQUEST), TournamentDenial.NO_CHECK_IN
    assert answer_text(Field(replace(SETTINGS, check_in=True)), *refused).startswith(
        "Check-in isn't open yet. It opens"
    )
    assert answer_text(Field(replace(SETTINGS, check_in=False)), *refused).startswith(
        "This tournament has no check-in."
    )
    assert answer_text(running(settings=replace(SETTINGS, check_in=True)), *refused) == "Check-in is over."
