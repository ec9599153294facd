"""T-1.6: freezeout by default, re-entries, rebuys and the add-on."""

from dataclasses import replace

from bot.tournaments.deciding import levels, lifecycle
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.deciding.due import RunningTables, draft_due_while_running
from bot.tournaments.messages import AddOn, BuyAgain, Register, Remove, TournamentDenial
from tests.harness.tournaments.field import MINUTE, SETTINGS, out, running


def test_T1_6_a_tournament_is_a_freezeout_by_default() -> None:
    field = running(5)
    field.do(lambda draft: lifecycle.bust(draft, {5: 3000}))
    assert field.ask(BuyAgain, 5) is TournamentDenial.NO_REBUY
    assert field.ask(BuyAgain, 4) is TournamentDenial.NOT_OUT


def test_T1_6_a_re_entry_pays_another_buy_in() -> None:
    field = running(5, replace(SETTINGS, re_entries=1))
    field.off_table.clear()
    field.do(lambda draft: lifecycle.bust(draft, {5: 3000}))
    assert not field.entrant(5).playing
    assert field.ask(BuyAgain, 5) is None
    assert (field.paid_by(5), field.pool, field.off_table[5]) == (200, 600, 3000)
    assert field.entrant(5).playing
    field.off_table.clear()
    field.do(lambda draft: lifecycle.bust(draft, {5: 3000}))
    assert field.ask(BuyAgain, 5) is TournamentDenial.NO_REBUY


def test_T1_6_a_rebuy_is_offered_for_a_minute_and_keeps_the_seat() -> None:
    field = running(5, replace(SETTINGS, rebuys=1))
    field.off_table.clear()
    field.do(lambda draft: lifecycle.bust(draft, {5: 3000}))
    assert field.entrant(5).playing
    assert field.kinds() == ["rebuy_offered"]
    assert field.ask(BuyAgain, 5) is None
    assert field.entrant(5).rebuy_until_ms is None
    assert (field.pool, field.off_table[5]) == (600, 3000)


def test_T1_6_a_player_who_declines_a_rebuy_is_placed_by_the_hand_in_which_they_busted() -> None:
    field = running(5, replace(SETTINGS, rebuys=1))
    field.off_table.clear()
    field.do(lambda draft: lifecycle.bust(draft, {5: 3000}))
    field.set_level(number=3)
    field.do(lambda draft: lifecycle.bust(draft, {4: 3000}))
    field.now += MINUTE
    field.do(lifecycle.end_rebuy_offers)
    assert dict(field.state.places()) == {4: (4,), 5: (5,)}


def test_T1_6_a_player_with_a_rebuy_offer_wins_if_the_last_player_with_chips_is_removed() -> None:
    field = running(4, replace(SETTINGS, rebuys=1))
    out(field, p4=3000)
    out(field, p2=5000, p3=4000)
    assert field.ask(lambda request: Remove(request, 1, "rude"), 77) is None
    causes: list[str | None] = []

    def due(draft: TournamentDraft) -> None:
        causes.append(draft_due_while_running(draft, RunningTables()))

    while field.state.phase == "running":
        field.do(due)
    assert causes == ["last_standing", "late_over", "finish"]
    assert dict(field.state.places()) == {1: (2,), 2: (1,), 3: (3,), 4: (4,)}
    assert field.paid_by(2) == 100 - 400
    assert field.pool == 0


def test_T1_5_a_hand_that_ends_the_tournament_does_not_announce_the_end_of_late_registration() -> None:
    field = running(4)
    out(field, p2=3000, p3=3000, p4=3000)
    field.said.clear()
    while field.state.phase == "running":
        field.do(assert_due)
    assert field.kinds() == ["finished"]
    assert field.state.late_over


def assert_due(draft: TournamentDraft) -> None:
    assert draft_due_while_running(draft, RunningTables(decided=True)) is not None


def test_T1_6_an_add_on_can_be_bought_once_and_only_in_its_break() -> None:
    field = running(5, replace(SETTINGS, add_on=True))
    assert field.ask(AddOn, 1) is TournamentDenial.NO_ADD_ON
    for _ in range(2):
        field.do(levels.next_level)
    assert field.state.begun.break_until_ms is not None
    field.off_table.clear()
    assert field.ask(AddOn, 1) is None
    assert (field.paid_by(1), field.off_table[1]) == (200, 3000)
    assert field.ask(AddOn, 1) is TournamentDenial.NO_ADD_ON
    assert field.ask(AddOn, 99) is TournamentDenial.NOT_IN


def test_T1_6_late_registration_is_closed_in_the_add_on_break() -> None:
    field = running(5, replace(SETTINGS, add_on=True))
    for _ in range(2):
        field.do(levels.next_level)
    assert field.ask(Register, 9) is TournamentDenial.CLOSED
