"""Section 2 of the tournament rules: seats, balancing, breaking, the final table."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.rules.blinds import BlindsDue
from bot.tables.state import BlindSeats
from bot.tournaments.director_steps import Lift
from bot.tournaments.rules.seating import (
    TakenSeat,
    TournamentTable,
    balance,
    drawn_place,
    final_seats,
    place_at,
    tables_for,
    to_break,
)


def as_they_are(cards: Sequence[int]) -> Sequence[int]:
    return cards


def backwards(cards: Sequence[int]) -> Sequence[int]:
    return list(reversed(cards))


def table(table_id: int, *seats: int, last: BlindSeats | None = None, free: bool = True) -> TournamentTable:
    """Return a table whose players are numbered by table and seat: 103 sits in seat 3 of table 1.

    ``last`` are the positions of the last hand, in games with blinds.
    """
    players = tuple(TakenSeat(100 * table_id + seat, seat) for seat in seats)
    blinds = BlindsDue(last, seats, frozenset()) if last is not None else None
    return TournamentTable(table_id, players, blinds, free)


@pytest.mark.parametrize("case", [(8, 8, 8), (6, 8, 7), (6, 7, 7), (6, 6, 6), (4, 8, 4)])
def test_T2_4_the_final_table_has_one_more_seat_if_the_game_allows_it(case: tuple[int, int, int]) -> None:
    seats, game_most, final = case
    assert final_seats(seats, game_most) == final


@pytest.mark.parametrize(
    "case",
    [
        (8, 8, 8, 1),
        (9, 8, 8, 2),
        (16, 8, 8, 2),
        (17, 8, 8, 3),
        (7, 6, 7, 1),
        (8, 6, 7, 2),
        (64, 6, 7, 11),
        (2, 6, 6, 1),
    ],
)
def test_T2_4_no_more_tables_are_open_than_the_players_need(case: tuple[int, int, int, int]) -> None:
    players, seats, final, tables = case
    assert tables_for(players, seats, final) == tables


def test_T2_4_the_last_table_breaks_when_the_others_can_seat_all_players() -> None:
    assert to_break([1, 2, 3], 12, 6, 7) == 3
    assert to_break([1, 2, 3], 13, 6, 7) is None
    assert to_break([1, 2], 8, 6, 7) is None
    assert to_break([1, 2], 7, 6, 7) == 2


def test_T2_3_tables_that_differ_by_one_player_are_not_balanced() -> None:
    assert balance([table(1, 1, 2, 3, 4), table(2, 1, 2, 3)], 6, as_they_are) is None


def test_T2_3_in_games_with_blinds_the_player_due_for_the_big_blind_is_moved() -> None:
    long, short = table(1, 1, 2, 3, 4, 5, last=BlindSeats(1, 2, 3)), table(2, 1, 4, last=BlindSeats(4, 4, 1))
    assert balance([long, short], 6, as_they_are) == Lift(1, 104)
    assert place_at(short, 6, as_they_are) == 2  # the first to be big blind there


def test_T2_3_the_player_due_for_the_big_blind_is_the_next_with_chips_around_the_table() -> None:
    long = table(1, 2, 3, 4, 6, last=BlindSeats(3, 4, 6))
    assert balance([long, table(2, 1)], 6, as_they_are) == Lift(1, 102)
    asked = replace(long, blinds=BlindsDue(BlindSeats(3, 4, 6), (3, 4, 6), frozenset()))
    assert balance([asked, table(2, 1)], 6, as_they_are) == Lift(1, 103)


def test_T2_3_a_moved_player_is_never_seated_in_the_small_blind_or_behind_the_button() -> None:
    bust = table(1, 1, 2, 4, last=BlindSeats(1, 2, 3))
    assert place_at(bust, 6, as_they_are) == 5
    gap = table(1, 1, 2, 5, last=BlindSeats(1, 2, 5))
    assert place_at(gap, 5, as_they_are) is None  # 3 and 4 are where the button has to pass first


def test_T2_3_a_move_waits_a_hand_if_only_seats_at_the_small_blind_or_behind_the_button_are_free() -> None:
    long = table(1, 1, 2, 3, 4, 5, 6, last=BlindSeats(1, 2, 3))
    full = table(2, 1, 2, 3, 6, last=BlindSeats(2, 3, 5))
    assert balance([long, full], 6, as_they_are) is None
    assert balance([long, replace(full, free=False)], 6, as_they_are) == Lift(1, 104)
    a_hand_later = table(2, 1, 2, 3, 6, last=BlindSeats(3, 5, 6))
    assert balance([long, a_hand_later], 6, as_they_are) == Lift(1, 104)
    assert place_at(a_hand_later, 6, as_they_are) == 4


def test_T2_3_a_move_does_not_wait_for_a_hand_that_cannot_be_dealt_without_the_player() -> None:
    assert place_at(table(2, 5, last=BlindSeats(1, 2, 5)), 5, as_they_are) == 1
    alone = table(2, 2, last=BlindSeats(1, 1, 2))
    assert place_at(alone, 2, as_they_are) == 1
    with_the_small_blind = table(2, 1, last=BlindSeats(1, 1, 2))
    assert place_at(with_the_small_blind, 2, as_they_are) == 2


def test_T2_3_in_stud_the_player_to_move_is_drawn_at_random() -> None:
    long, short = table(1, 1, 2, 3, 4, 5), table(2, 1, 2, 3)
    assert balance([long, short], 6, as_they_are) == Lift(1, 101)
    assert balance([long, short], 6, backwards) == Lift(1, 105)


def test_T2_3_the_player_to_move_is_drawn_among_those_moved_least_often() -> None:
    players = tuple(TakenSeat(100 + seat, seat, moved=0 if seat in (3, 5) else 1) for seat in range(1, 6))
    long = TournamentTable(1, players)
    assert balance([long, table(2, 1, 2, 3)], 6, as_they_are) == Lift(1, 103)


def test_T2_3_of_equally_long_tables_the_one_with_the_least_moved_player_gives_up_a_player() -> None:
    long = table(1, 1, 2, 3, 4, 5, last=BlindSeats(1, 2, 3))
    moved = replace(long, players=tuple(replace(seated, moved=1) for seated in long.players))
    other = table(2, 1, 2, 3, 4, 5, last=BlindSeats(3, 4, 5))
    assert balance([moved, other, table(3, 1, 2)], 6, as_they_are) == Lift(2, 201)
    assert balance([long, other, table(3, 1, 2)], 6, as_they_are) == Lift(1, 104)
    assert balance([replace(long, free=False), moved, table(3, 1, 2)], 6, as_they_are) == Lift(1, 104)


@pytest.mark.parametrize("last", [None, BlindSeats(1, 2, 3)])
def test_T3_6_balancing_moves_others_before_the_player_whom_a_moderator_sent_there(last: BlindSeats | None) -> None:
    one, two = table(1, 1, 2, 3, 4, last=last), table(2, 1, 2, last=last)
    assert balance([one, two], 6, backwards) == Lift(1, 104)
    kept = replace(one, players=(*one.players[:3], replace(one.players[3], stays=True)))
    assert balance([kept, two], 6, backwards) == Lift(1, 103 if last is None else 101)
    all_kept = replace(one, players=tuple(replace(each, stays=True) for each in one.players))
    assert balance([all_kept, two], 6, backwards) == Lift(1, 104), "or the tables would stay uneven"


def test_T2_3_nobody_is_taken_out_of_a_running_hand() -> None:
    assert balance([table(1, 1, 2, 3, 4, 5, free=False), table(2, 1, 2, 3)], 6, as_they_are) is None


@given(st.lists(st.integers(0, 6), min_size=2, max_size=9), st.booleans())
def test_T2_3_balancing_stops_when_the_tables_differ_by_one_player_at_most(sizes: list[int], blinds: bool) -> None:
    last = BlindSeats(5, 6, 1) if blinds else None
    tables = [table(number, *range(1, size + 1), last=last) for number, size in enumerate(sizes, 1)]
    moves = 0
    while (lift := balance(tables, 6, as_they_are)) is not None:
        moves += 1
        assert moves <= sum(sizes)
        shortest = min(tables, key=lambda each: len(each.players))
        tables = [_moved(each, lift, shortest) for each in tables]
    counts = [len(each.players) for each in tables]
    assert max(counts) - min(counts) <= 1
    assert sum(counts) == sum(sizes)


def _moved(each: TournamentTable, lift: Lift, shortest: TournamentTable) -> TournamentTable:
    players = [seated for seated in each.players if seated.player_id != lift.player_id]
    if each is shortest:
        seat = place_at(each, 6, as_they_are)
        assert seat is not None
        assert seat not in {seated.seat for seated in players}
        players = sorted([*players, TakenSeat(lift.player_id, seat)], key=lambda seated: seated.seat)
    blinds = each.blinds and replace(each.blinds, ready=tuple(seated.seat for seated in players))
    return TournamentTable(each.table_id, tuple(players), blinds, each.free)


def test_T2_1_in_stud_a_seat_is_drawn_at_random() -> None:
    assert place_at(table(1, 2, 4), 6, as_they_are) == 1
    assert place_at(table(1, 2, 4), 6, backwards) == 6


def test_T2_4_players_of_a_broken_table_may_draw_the_small_blinds_seat() -> None:
    assert drawn_place(table(1, 1, 2, 4, last=BlindSeats(1, 2, 3)), 6, as_they_are) == 3
    assert drawn_place(table(1, 1, 2, 4, last=BlindSeats(1, 2, 3)), 6, backwards) == 6
