"""Seats in another tournament: how many, who wins them, and what is left (section 8 of the tournament rules)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.deciding import lifecycle, seats
from bot.tournaments.deciding.due import SEATS, RunningTables, draft_due_while_running
from bot.tournaments.messages import Cancel, Left, Remove, TakeSeat, TournamentDenial
from bot.tournaments.questions import league_results
from bot.tournaments.rules.formats import Ending
from bot.tournaments.settings import TournamentSettings
from tests.harness.tournaments.field import SETTINGS, Field, out, reasoned, running

FEEDER = replace(SETTINGS, target=9, target_name="Main Event", seat_chips=300, late_levels=0, check_in=False)


def begun(players: int, settings: TournamentSettings = FEEDER) -> Field:
    """Return a running satellite whose seats are fixed."""
    field = running(players, settings)
    field.do(lifecycle.close_late_registration)
    field.said.clear()
    return field


def end(field: Field) -> list[int]:
    """Pay every seat in chips, as if there were no target, finish, and return the winners, best first."""
    winners = []
    for _ in range(99):
        draft = field.draft()
        if draft_due_while_running(draft, RunningTables()) != SEATS:
            break
        draft = field.draft()
        if tied := seats.tied_for_a_seat(field.state):
            seats.draw_lots(draft, tied)
        elif (winner := seats.winner_without_seat(field.state)) is not None:
            winners.append(winner)
            seats.pay_instead(draft, winner, None)
        field.keep(draft)
    field.do(lifecycle.finish)
    assert field.pool == 0
    return winners


def prizes(field: Field) -> dict[int, int]:
    return {each.player_id: each.prize for each in field.state.entrants if each.prize}


@pytest.mark.parametrize(
    ("pool", "guaranteed", "entrants", "count"),
    [(299, 0, 9, 0), (300, 0, 9, 1), (899, 0, 9, 2), (0, 2, 9, 2), (900, 2, 9, 3), (900, 0, 2, 2), (0, 5, 3, 3)],
)
def test_T8_1_there_is_a_seat_for_each_buy_in_in_the_pool(
    pool: int, guaranteed: int, entrants: int, count: int
) -> None:
    assert Ending(300, guaranteed).seats(pool, entrants) == count


def test_T8_1_what_the_seats_leave_goes_to_the_next_place() -> None:
    field = begun(7)
    assert (field.state.seats, field.state.prizes) == (2, (300, 300, 100))
    out(field, p7=10, p6=20, p5=30, p4=40)
    out(field, p3=50)
    assert prizes(field) == {}, "nobody is paid before the seats are given"
    assert end(field) == [1, 2]
    assert prizes(field) == {1: 300, 2: 300, 3: 100}


def test_T9_1_a_satellite_knows_no_deals() -> None:
    assert SETTINGS.format.deals
    assert not FEEDER.format.deals


def test_T8_1_players_who_share_the_next_place_share_what_is_left_of_the_pool() -> None:
    field = begun(7)
    out(field, p7=10, p6=20)
    out(field, p5=50, p4=50, p3=50)
    end(field)
    assert prizes(field) == {1: 300, 2: 300, 3: 34, 4: 33, 5: 33}


def test_T8_1_with_a_seat_for_everybody_the_rest_is_shared_equally() -> None:
    field = begun(4, replace(FEEDER, buy_in=290, seats_guaranteed=4))
    assert (field.state.seats, field.pool) == (4, 1200)
    end(field)
    assert prizes(field) == dict.fromkeys((1, 2, 3, 4), 300)


def test_T8_1_a_pool_smaller_than_a_seat_goes_to_the_winner() -> None:
    field = begun(4, replace(FEEDER, seat_chips=500))
    assert (field.state.seats, field.state.ends_at) == (0, 1)
    out(field, p4=10, p3=20, p2=30)
    field.do(lifecycle.finish)
    assert prizes(field) == {1: 400}


def test_T8_2_hand_for_hand_begins_with_one_player_more_than_seats() -> None:
    field = begun(7)
    out(field, p7=10, p6=20, p5=30)
    assert not lifecycle.on_the_bubble(field.state)
    out(field, p4=40)
    assert lifecycle.on_the_bubble(field.state)


def test_T8_2_of_those_who_bust_in_the_last_hand_the_larger_stack_wins_the_seat() -> None:
    field = begun(7)
    out(field, p7=10, p6=20, p5=30)
    out(field, p4=100, p3=300, p2=200)
    assert end(field) == [1, 3]
    assert prizes(field) == {1: 300, 3: 300, 2: 100}


def test_T8_2_where_equal_stacks_would_share_a_seat_it_is_drawn_by_lot() -> None:
    field = begun(7)
    out(field, p7=10, p6=20, p5=30)
    out(field, p4=200, p3=200, p2=200)
    assert seats.tied_for_a_seat(field.state) == (2, 3, 4)
    draft = field.draft()
    seats.draw_lots(draft, (2, 3, 4))
    assert draft.audit is not None
    assert (draft.audit.act, draft.audit.subject_id, draft.audit.after) == ("tournament_lot", 4, "3 equal stacks")
    assert end(field) == [1, 4]
    assert prizes(field) == {1: 300, 4: 300, 3: 100}


def test_T8_2_the_winners_of_seats_who_are_left_share_first_place_in_the_league() -> None:
    field = begun(7, replace(FEEDER, season="month"))
    out(field, p7=10, p6=20, p5=30, p4=40, p3=50)
    end(field)
    results = {each.player_id: each for each in league_results(field.new.settings, field.state)}
    assert (results[1].place, results[2].place, results[3].place) == (1, 1, 3)
    assert results[1].points == results[2].points > results[3].points


def test_T8_3_a_removed_player_wins_no_seat_and_the_next_one_gets_it() -> None:
    field = begun(7)
    out(field, p7=10, p6=20, p5=30)
    out(field, p4=40)
    assert field.ask(reasoned(lambda request, why: Remove(request, 3, why)), 98) is None
    assert end(field) == [1, 2]
    assert prizes(field) == {1: 300, 2: 300, 4: 100}


def test_T8_3_who_left_the_server_is_noted_and_no_longer_registered_anywhere() -> None:
    field = begun(7)
    draft = field.draft()
    assert field.ask(lambda request: Left(4), 4) is None
    assert field.entrant(4).left
    assert not draft.changed


def test_T3_7_a_satellite_cancelled_between_two_seats_gives_nobody_two_shares() -> None:
    field = begun(6)
    out(field, p6=10, p5=20, p4=30, p3=40)
    field.do(lambda draft: seats.pay_instead(draft, 1, None))
    assert field.ask(reasoned(Cancel), 98, {1: 500, 2: 500}) is None
    assert (field.paid_by(1), field.paid_by(2), field.pool) == (-200, -200, 0)


def taken(field: Field, chips: int = 100) -> TournamentDenial | None:
    """Let player 5 take a seat that costs this much, which must leave everything as it was if it is refused."""
    draft = field.draft()
    denial = seats.take(draft, TakeSeat(5, chips, field.draft().commit("seat"), "Satellite, the"))
    if denial is not None:
        assert not draft.changed
        return denial
    assert draft.beside is not None
    field.state, field.pool = draft.state, draft.pool
    assert draft.audit is not None
    assert draft.audit.after == "from tournament 4 Satellite the"
    (letter,) = draft.commit("seat").letters
    assert (letter.player_id, letter.kind, letter.about["satellite"]) == (5, "tournament_seat", "Satellite, the")
    return None


def test_T8_3_a_seat_registers_its_winner_who_gets_one_letter() -> None:
    field = Field()
    assert taken(field) is None
    assert [each.player_id for each in field.state.registered()] == [5]
    assert field.pool == 100
    assert taken(field) is TournamentDenial.ALREADY_IN


def test_T8_3_the_buy_in_of_the_seat_must_be_the_targets() -> None:
    assert taken(Field(), 99) is TournamentDenial.BUY_IN_FIXED
    assert taken(Field(replace(FEEDER, buy_in=100))) is TournamentDenial.BUY_IN_FIXED, "a satellite is no target"
    assert taken(running()) is TournamentDenial.CLOSED


@given(st.data())
def test_T8_1_any_satellite_pays_its_pool_to_the_last_chip(data: st.DataObject) -> None:
    players, price = data.draw(st.integers(4, 20)), data.draw(st.integers(1, 900))
    settings = replace(
        FEEDER,
        buy_in=data.draw(st.integers(0, 300)),
        seat_chips=price,
        seats_guaranteed=data.draw(st.integers(0, 6)),
        bounty=data.draw(st.sampled_from((0, 25, 50))),
        guarantee=data.draw(st.integers(0, 2000)),
    )
    field = begun(players, settings)
    won = field.state.seats
    assert won * price <= field.pool
    while len(field.state.playing()) > field.state.ends_at:
        left = [each.player_id for each in field.state.playing()]
        busted = left[: data.draw(st.integers(1, len(left) - 1))]
        if data.draw(st.integers(0, 4)) == 0:
            field.do(lambda draft, who=busted[0]: lifecycle.remove(draft, who, "late"))  # type: ignore[misc]  # bound
            continue
        stacks = {player: data.draw(st.sampled_from((100, 200))) for player in busted}
        field.do(lambda draft, out=stacks: lifecycle.bust(draft, out, {}))  # type: ignore[misc]  # bound
    winners = end(field)
    removed = {each.player_id for each in field.state.entrants if each.removed}
    assert len(winners) == len({*winners}) == min(won, players - len(removed))
    assert not removed & prizes(field).keys()
