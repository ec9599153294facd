"""Section 2 of the tournament rules: seats, balancing, breaking, the final table."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.seating import (
    Seated,
    TournamentTable,
    balance,
    final_seats,
    next_big_blind,
    place_at,
    tables_for,
    to_break,
)
from bot.tournaments.steps import Lift


def as_they_are(cards: Sequence[int]) -> Sequence[int]:
    return cards


def backwards(cards: Sequence[int]) -> Sequence[int]:
    return list(reversed(cards))


def table(table_id: int, *seats: int, big_blind: int = 0, free: bool = True) -> TournamentTable:
    """Players are called by table and seat: 103 sits in seat 3 of table 1."""
    return TournamentTable(table_id, tuple(Seated(100 * table_id + seat, seat) for seat in seats), big_blind, free)


@pytest.mark.parametrize(("seats", "game_most", "final"), [(8, 8, 8), (6, 8, 7), (6, 7, 7), (6, 6, 6), (4, 8, 4)])
def test_T2_4_the_final_table_unites(seats: int, game_most: int, final: int) -> None:
    assert final_seats(seats, game_most) == final


@pytest.mark.parametrize(
    ("players", "seats", "final", "tables"),
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
def test_T2_4_as_many_tables_as_it_takes(players: int, seats: int, final: int, tables: int) -> None:
    assert tables_for(players, seats, final) == tables


def test_T2_4_the_last_table_breaks_when_the_rest_can_seat_all() -> None:
    assert to_break([1, 2, 3], 12, 6, 7) == 3
    assert to_break([1, 2, 3], 13, 6, 7) is None
    assert to_break([1, 2], 8, 6, 7) is None
    assert to_break([1, 2], 7, 6, 7) == 2


def test_T2_3_tables_within_one_player_stay_as_they_are() -> None:
    assert balance([table(1, 1, 2, 3, 4), table(2, 1, 2, 3)], as_they_are) is None


def test_T2_3_in_draw_games_the_next_big_blind_goes() -> None:
    long, short = table(1, 1, 2, 3, 4, 5, big_blind=3), table(2, 1, 4, big_blind=1)
    assert balance([long, short], as_they_are) == Lift(1, 104)
    assert place_at(short, 6, as_they_are) == 2  # the first to be big blind there


def test_T2_3_the_big_blind_comes_round_the_table() -> None:
    assert next_big_blind(table(1, 2, 3, 6, big_blind=6)).seat == 2


def test_T2_3_in_stud_who_goes_is_drawn() -> None:
    long, short = table(1, 1, 2, 3, 4, 5), table(2, 1, 2, 3)
    assert balance([long, short], as_they_are) == Lift(1, 101)
    assert balance([long, short], backwards) == Lift(1, 105)


def test_T2_3_among_those_moved_least() -> None:
    players = tuple(Seated(100 + seat, seat, moved=0 if seat in (3, 5) else 1) for seat in range(1, 6))
    long = TournamentTable(1, players)
    assert balance([long, table(2, 1, 2, 3)], as_they_are) == Lift(1, 103)


def test_T2_3_nobody_is_taken_out_of_a_running_hand() -> None:
    assert balance([table(1, 1, 2, 3, 4, 5, free=False), table(2, 1, 2, 3)], as_they_are) is None


@given(st.lists(st.integers(0, 6), min_size=2, max_size=9), st.booleans())
def test_T2_3_balancing_ends_within_one(sizes: list[int], blinds: bool) -> None:
    tables = [table(number, *range(1, size + 1), big_blind=int(blinds)) for number, size in enumerate(sizes, 1)]
    moves = 0
    while (lift := balance(tables, as_they_are)) is not None:
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
        assert seat not in {seated.seat for seated in players}
        players = sorted([*players, Seated(lift.player_id, seat)], key=lambda seated: seated.seat)
    return TournamentTable(each.table_id, tuple(players), each.big_blind_seat, each.free)


def test_T2_1_a_seat_in_stud_is_drawn() -> None:
    assert place_at(table(1, 2, 4), 6, as_they_are) == 1
    assert place_at(table(1, 2, 4), 6, backwards) == 6
