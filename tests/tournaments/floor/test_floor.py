"""The director's next step at its tables: busts, seats, balancing, breaking, hand for hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.tables.ports import SeatLine, TableView
from bot.tables.rules.blinds import BlindsDue
from bot.tables.state import BlindSeats
from bot.tables.view_parts import CourseView, PlaceView
from bot.tournaments.director_steps import (
    Bust,
    CloseTable,
    Collect,
    Correct,
    HandForHand,
    Lift,
    NoteDraw,
    OpenTable,
    PlaceEntrant,
    Release,
    Stay,
    Step,
)
from bot.tournaments.floor.floor import Floor, lost_at, stacks
from bot.tournaments.level_length import planned
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import DrawnSeat, Entrant, TournamentPause, TournamentState
from tests.harness.tables.altered import altered
from tests.harness.tournaments.field import CHANNEL, GUILD, OWNER, SETTINGS, START, TOURNAMENT


def as_they_are(cards: Sequence[int]) -> Sequence[int]:
    return cards


def table(
    table_id: int,
    seats: Mapping[int, int],
    *,
    waits: bool = True,
    started: Mapping[int, int] | None = None,
    **more: Any,
) -> TableView:
    """Return a table with these stacks by seat; the player in seat 3 of table 1 is 103."""
    lines = tuple(
        SeatLine(seat, 100 * table_id + seat, chips, "playing", False, (started or {}).get(seat, 3000))
        for seat, chips in seats.items()
    )
    view = TableView(
        table_id=table_id,
        place=PlaceView(guild_id=GUILD, channel_id=CHANNEL + table_id, name=f"Friday {table_id}", owner_id=OWNER),
        course=CourseView(waits=waits),
        settings=SETTINGS.at_table(6),
        seats=lines,
        hand_number=1,
        hand=None,
        revision=1,
        tournament_id=TOURNAMENT,
    )
    return altered(view, **more)


def playing(
    *tables: TableView,
    also: Sequence[int] = (),
    pause: TournamentPause | None = None,
    prizes: tuple[int, ...] | None = None,
    **course: Any,
) -> TournamentState:
    """Return a running state with these tables; ``course`` changes fields of its play."""
    at = {line.player_id: each.table_id for each in tables for line in each.seats} | dict.fromkeys(also)
    return TournamentState(
        "running",
        START,
        tuple(Entrant(player, checked_in=True, playing=True, table_id=seat) for player, seat in at.items()),
        play=replace(planned(SETTINGS, 9).begun, tables=tuple(each.table_id for each in tables), **course),
        prizes=prizes,
        pause=pause,
    )


def step(
    state: TournamentState,
    *tables: TableView,
    off_table: Mapping[int, int] | None = None,
    settings: TournamentSettings = SETTINGS,
    now: int = START,
) -> Step | None:
    return Floor(settings, state, tables, off_table or {}, now, as_they_are).next_step()


SIX = dict.fromkeys(range(1, 7), 3000)
FOUR = dict.fromkeys(range(1, 5), 3000)


def test_T2_1_a_table_is_opened_before_any_player_is_seated() -> None:
    state = playing(also=range(1, 10))
    assert step(state, off_table=dict.fromkeys(range(1, 10), 3000)) == OpenTable()


def test_T2_1_players_go_to_the_shortest_table() -> None:
    one, two = table(1, {1: 3000}), table(2, {})
    state = playing(one, two, also=range(1, 9))
    assert step(state, one, two, off_table=dict.fromkeys(range(1, 9), 3000)) == PlaceEntrant(2, 1, 1)


def test_a_player_waits_for_a_seat_while_the_short_table_is_in_a_hand() -> None:
    one, two = table(1, FOUR, waits=False), table(2, dict.fromkeys(range(1, 4), 3000), waits=False)
    state = playing(one, two, also=[9])
    assert step(state, one, two, off_table={9: 3000}) is None


def test_T2_2_a_table_waits_for_the_player_who_was_moved_there() -> None:
    one = table(1, FOUR)
    state = playing(one)
    moving = state.with_entrant(replace(state.entrants[0], arrives_until_ms=START + 30_000))
    assert step(moving, one) is None
    assert step(moving, one, now=START + 30_000) == Release(1)
    assert step(state, one) == Release(1)


def test_T2_3_a_player_is_moved_from_the_longer_table() -> None:
    one, two = table(1, dict.fromkeys(range(1, 6), 3000)), table(2, dict.fromkeys(range(1, 4), 3000), waits=False)
    assert step(playing(one, two), one, two) == Lift(1, 101)


def test_T2_3_nobody_else_is_moved_until_the_moved_player_has_a_seat() -> None:
    one, two = table(1, dict.fromkeys(range(1, 6), 3000)), table(2, {1: 3000, 2: 3000}, waits=False)
    state = playing(one, two, also=[9])
    assert not isinstance(step(state, one, two, off_table={9: 3000}), Lift)


def test_T2_4_a_table_breaks_player_by_player_and_is_closed() -> None:
    one, two = table(1, FOUR, waits=False), table(2, {1: 3000, 4: 3000})
    state = playing(one, two)
    assert step(state, one, two) == NoteDraw(2, {201: (1, 5), 204: (1, 6)})
    for player_id, seat in {201: 5, 204: 6}.items():
        entrant = state.entrant(player_id)
        assert entrant is not None
        state = state.with_entrant(replace(entrant, drawn=DrawnSeat(1, seat)))
    assert step(state, one, two) == Lift(2, 201)
    empty = table(2, {})
    assert step(playing(one, empty, also=[201, 204]), one, empty, off_table={201: 3000, 204: 3000}) == CloseTable(2)


def test_T2_4_a_player_of_a_broken_table_takes_the_seat_they_drew_and_a_latecomer_another() -> None:
    one, drawn = table(1, FOUR), Entrant(201, playing=True, drawn=DrawnSeat(1, 5))
    assert step(playing(one).with_entrant(drawn), one, off_table={201: 3000}) == PlaceEntrant(1, 201, 5)
    late = playing(one, also=[9]).with_entrant(drawn)
    assert step(late, one, off_table={9: 3000, 201: 3000}) == PlaceEntrant(1, 9, 6)
    taken = table(1, {**FOUR, 6: 3000})
    state = playing(taken).with_entrant(Entrant(201, playing=True, drawn=DrawnSeat(1, 6)))
    assert step(state, taken, off_table={201: 3000}) == PlaceEntrant(1, 201, 5)


def test_T2_4_a_table_is_not_broken_up_before_its_hand_is_over() -> None:
    one, two = table(1, FOUR, waits=False), table(2, {1: 3000, 4: 3000}, waits=False)
    assert step(playing(one, two), one, two) is None


def test_T2_4_players_of_a_breaking_table_go_to_tables_that_stay_open() -> None:
    one, two = table(1, FOUR), table(2, {})
    state = playing(one, two, also=[201])
    assert step(state, one, two, off_table={201: 3000}) == PlaceEntrant(1, 201, 5)


def test_T2_4_the_final_table_of_razz_seats_seven_if_it_unites_two_tables() -> None:
    six = table(1, SIX)
    state = playing(six, also=[9], prizes=(900,), tables_made=2, rounds=1)
    assert step(state, six, off_table={9: 500}) == PlaceEntrant(1, 9, 7)


def test_T2_4_a_table_of_a_6_max_tournament_seats_no_seventh_entrant() -> None:
    six = table(1, SIX)
    for course in ({"tables_made": 1, "rounds": 1, "prizes": (900,)}, {"tables_made": 2, "rounds": 1}):
        state = playing(six, also=[9], **course)
        assert step(state, six, off_table={9: 500}) == OpenTable(), course


def test_T3_4_a_player_without_chips_busts_with_the_stack_they_started_with() -> None:
    one = table(1, {1: 9000, 2: 0, 3: 0, 4: 100}, started={2: 700, 3: 900})
    assert step(playing(one), one) == Bust({102: 700, 103: 900})


def test_nobody_busts_while_their_hand_is_running() -> None:
    one = table(1, {1: 9000, 2: 0}, waits=False)
    assert step(playing(one), one) is None


def test_T1_6_a_player_offered_a_rebuy_keeps_their_seat_while_the_others_play_on() -> None:
    one = table(1, {1: 9000, 2: 0, 3: 300})
    state = playing(one)
    asked = state.with_entrant(replace(state.entrants[1], rebuy_until_ms=START + 1, out=1))
    assert step(asked, one) == Release(1)


def test_T1_6_a_rebuy_reaches_the_seat_before_the_next_hand() -> None:
    one = table(1, {1: 9000, 2: 0, 3: 300})
    assert step(playing(one), one, off_table={102: 3000}) == PlaceEntrant(1, 102, 2)


def test_T1_6_bought_chips_reach_the_stack_between_hands_but_not_during_a_hand() -> None:
    one = table(1, {1: 9000, 2: 0, 3: 300}, waits=False)
    assert step(playing(one), one, off_table={102: 3000}) is None
    pausing = altered(one, next_hand_ms=START + 5000)
    assert step(playing(pausing), pausing, off_table={102: 3000}) == PlaceEntrant(1, 102, 2)


def test_a_player_who_is_out_leaves_their_seat() -> None:
    one = table(1, {1: 9000, 2: 0, 3: 300})
    state = playing(one)
    gone = state.with_entrant(replace(state.entrants[1], playing=False, out=1))
    assert step(gone, one) == Lift(1, 102)


def test_T3_6_a_removed_player_leaves_in_the_middle_of_a_hand() -> None:
    one = table(1, {1: 9000, 2: 500, 3: 300}, waits=False)
    state = playing(one)
    gone = state.with_entrant(replace(state.entrants[1], playing=False, out=1, removed=True))
    assert step(gone, one) == Lift(1, 102)


def bubble(*tables: TableView, **course: Any) -> TournamentState:
    """Return a state with one player more than are paid."""
    players = sum(len(each.seats) for each in tables)
    return playing(*tables, prizes=(100,) * (players - 1), **course)


def test_T3_3_several_tables_play_hand_for_hand_on_the_bubble() -> None:
    one, two = table(1, FOUR, waits=False), table(2, FOUR)
    assert step(bubble(one, two), one, two) == HandForHand(True)
    single = table(1, FOUR)
    assert step(bubble(single), single) == Release(1)


def test_T3_3_no_table_deals_before_all_have_finished() -> None:
    one, two = table(1, FOUR, waits=False), table(2, FOUR)
    assert step(bubble(one, two, hand_for_hand=True), one, two) is None


def test_T3_3_all_tables_deal_together_once_all_have_finished() -> None:
    one, two = table(1, FOUR), table(2, FOUR)
    state = bubble(one, two, hand_for_hand=True)
    assert step(state, one, two) == Release(1)
    let_go = altered(one, waits=False, next_hand_ms=START + 8000)
    assert step(state, let_go, two) == Release(2)


def test_T3_3_busts_at_several_tables_in_one_round_count_as_busts_in_the_same_hand() -> None:
    one, two = table(1, {1: 100, 2: 0}, started={2: 500}), table(2, {1: 0, 2: 100, 3: 100}, started={1: 800})
    assert step(bubble(one, two, hand_for_hand=True), one, two) == Bust({102: 500, 201: 800})
    still = altered(two, waits=False)
    assert step(bubble(one, still, hand_for_hand=True), one, still) is None


def test_T3_6_nothing_is_dealt_in_a_pause_or_a_break() -> None:
    one = table(1, FOUR)
    assert step(playing(one, pause=TournamentPause(START)), one) is None
    assert step(playing(one, break_until_ms=START + 1), one) is None


def test_a_player_without_opponents_is_not_dealt_a_hand() -> None:
    one = table(1, {1: 9000, 2: 0})
    state = playing(one)
    asked = state.with_entrant(replace(state.entrants[1], rebuy_until_ms=START + 1, out=1))
    assert step(asked, one) is None


def test_a_players_stack_is_the_sum_of_their_chips_at_the_table_and_off_it() -> None:
    assert stacks([table(1, {1: 500, 2: 700})], {102: 100, 9: 50}) == {101: 500, 102: 800, 9: 50}


def backwards(cards: Sequence[int]) -> Sequence[int]:
    return list(reversed(cards))


def blinds(seats: Mapping[int, int]) -> TableView:
    """Return a table whose last hand had the small blind in seat 1 and the big blind in seat 2."""
    return table(1, seats, blinds_due=BlindsDue(BlindSeats(6, 1, 2), tuple(seats), frozenset()))


def where_to(state: TournamentState, *tables: TableView) -> Step | None:
    """Return the next step for player 9, who has chips off the table."""
    return Floor(SETTINGS, state, tables, {9: 3000}, START, backwards).next_step()


def test_T2_3_a_player_moved_to_balance_tables_gets_the_worst_seat() -> None:
    short, long = blinds({2: 3000, 5: 3000}), table(2, SIX, waits=False)
    state = playing(short, long, also=[9])
    moved = state.with_entrant(replace(state.entrants[-1], table_id=2))
    assert where_to(moved, short, long) == PlaceEntrant(1, 9, 3)


def test_T2_3_a_moved_player_waits_a_hand_if_only_the_small_blinds_seat_is_free() -> None:
    """Seat 3 had the last big blind, and the button has to pass seat 2 first."""
    seats = dict.fromkeys((1, 4, 5, 6), 3000)
    short = table(1, seats, blinds_due=BlindsDue(BlindSeats(6, 1, 3), (1, 4, 5, 6), frozenset()))
    long = table(2, SIX, waits=False)
    state = playing(short, long, also=[9])
    moved = state.with_entrant(replace(state.entrants[-1], table_id=2))
    assert where_to(moved, short, long) == Release(1)
    a_hand_later = altered(short, blinds_due=BlindsDue(BlindSeats(1, 3, 4), (1, 4, 5, 6), frozenset()))
    assert where_to(moved, a_hand_later, long) == PlaceEntrant(1, 9, 2)


def test_T2_4_the_players_of_a_broken_table_draw_their_seats() -> None:
    short, long = blinds({2: 3000, 5: 3000, 4: 3000}), table(2, dict.fromkeys(range(1, 6), 3000), waits=False)
    state = playing(short, long, also=[9])
    from_broken = state.with_entrant(replace(state.entrants[-1], table_id=3))
    assert where_to(from_broken, short, long) == PlaceEntrant(1, 9, 6)


def test_T2_1_a_late_player_draws_their_seat() -> None:
    short, long = blinds({2: 3000, 5: 3000, 4: 3000}), table(2, dict.fromkeys(range(1, 6), 3000), waits=False)
    assert where_to(playing(short, long, also=[9]), short, long) == PlaceEntrant(1, 9, 6)


def test_no_table_is_opened_in_a_pause() -> None:
    paused = playing(also=range(1, 10), pause=TournamentPause(START, at_once=True))
    assert step(paused, off_table=dict.fromkeys(range(1, 10), 3000)) is None


def test_T7_2_the_winners_of_last_chips_are_read_at_tables_between_hands_alone() -> None:
    over, running = table(1, {1: 0, 2: 6000}), table(2, {1: 0, 2: 6000}, waits=False)
    lost = [each._replace(seats=(each.seats[0]._replace(lost_to=(102,)), each.seats[1])) for each in (over, running)]
    assert lost_at(lost) == {101: (102,)}


# What a moderator ordered for one player


def sent(state: TournamentState, player_id: int, table_id: int) -> TournamentState:
    entrant = state.entrant(player_id)
    assert entrant is not None
    return state.with_entrant(replace(entrant, sent_to=table_id))


def owing(state: TournamentState, player_id: int, chips: int) -> TournamentState:
    entrant = state.entrant(player_id)
    assert entrant is not None
    return state.with_entrant(replace(entrant, owes=chips))


def test_T3_6_a_moved_player_leaves_after_the_hand_and_gets_the_worst_seat() -> None:
    small, big = BlindSeats(1, 2, 3), BlindsDue(BlindSeats(1, 2, 3), (1, 2, 3), frozenset())
    assert big.last == small
    one, two = table(1, FOUR), table(2, dict.fromkeys(range(1, 4), 3000), blinds_due=big)
    state = sent(playing(one, two), 102, 2)
    assert step(state, one, two) == Lift(1, 102)
    assert step(state, table(1, FOUR, waits=False), two) == Release(2)
    left = table(1, dict.fromkeys((1, 3, 4), 3000))
    assert step(state, left, two, off_table={102: 3000}) == PlaceEntrant(2, 102, 4)


def test_T3_6_a_move_is_called_off_if_the_table_fills_up_or_breaks() -> None:
    one, two = table(1, FOUR), table(2, SIX)
    assert step(sent(playing(one, two), 102, 2), one, two) == Stay(102)
    gone = sent(playing(one, two), 102, 9)
    assert step(gone, one, two) == Stay(102)


def test_T3_6_in_hand_for_hand_play_a_move_waits_until_all_tables_have_finished() -> None:
    one, two = table(1, FOUR), table(2, FOUR, waits=False)
    state = sent(playing(one, two, hand_for_hand=True, prizes=(1,) * 7), 102, 2)
    assert step(state, one, two) is None
    assert step(state, one, table(2, FOUR)) == Lift(1, 102)


def test_T3_6_a_correction_takes_chips_between_hands_then_removes_them_from_play() -> None:
    one = table(1, FOUR)
    state = owing(playing(one), 102, 500)
    assert step(state, table(1, FOUR, waits=False)) is None
    assert step(state, one) == Collect(1, 102, 500)
    after = table(1, {**FOUR, 2: 2500})
    assert step(state, after, off_table={102: 500}) == Correct(102)


def test_T3_6_a_correction_lapses_if_it_would_take_a_players_last_chips() -> None:
    one = table(1, {**FOUR, 2: 500})
    assert step(owing(playing(one), 102, 500), one) == Correct(102, lapses=True)
    assert step(owing(playing(one), 102, 499), one) == Collect(1, 102, 499)
    assert step(owing(playing(one), 102, 500), one, off_table={102: 1}) == Collect(1, 102, 499)


def test_T3_6_a_player_without_chips_is_out_and_not_corrected() -> None:
    one = table(1, {**FOUR, 2: 0}, started={2: 700})
    assert step(owing(playing(one), 102, 500), one) == Bust({102: 700})
