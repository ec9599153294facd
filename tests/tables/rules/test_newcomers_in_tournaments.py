"""Button and blinds at a tournament's table, where newcomers wait only in the seats behind the button."""

import random
from itertools import product

import pytest

from bot.poker.events import BlindPosted
from bot.tables.rules.blinds import BlindsDue, first_blind_seats, next_blind_seats_in_tournament
from bot.tables.state import BlindSeats
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, button_deck, deal_draw, of_game
from tests.harness.tables.tournament_room import TOURNAMENT, TournamentRoom

LAST = BlindSeats(button=1, small=3, big=5)


def after(last: BlindSeats, ready: list[int], newcomers: list[int]) -> tuple[BlindSeats, list[int], list[int]]:
    return next_blind_seats_in_tournament(last, ready, newcomers)


@pytest.mark.parametrize(
    "case",
    [
        (2, BlindSeats(3, 5, 7), [1, 2, 3, 5, 7]),  # before the button
        (4, BlindSeats(3, 5, 7), [1, 3, 5, 7]),  # between button and small blind
        (6, BlindSeats(3, 5, 6), [1, 3, 5, 6, 7]),  # on the big blind
        (8, BlindSeats(3, 5, 7), [1, 3, 5, 7, 8]),  # behind the big blind
    ],
)
def test_T2_3_a_newcomer_is_dealt_in_at_once_except_between_button_and_small_blind(
    case: tuple[int, BlindSeats, list[int]],
) -> None:
    new, expected, dealt = case
    ready = sorted([1, 3, 5, 7, new])
    assert after(LAST, ready, [new]) == (expected, dealt, [])


def test_T2_3_newcomers_behind_the_button_are_dealt_in_once_the_button_has_passed_them() -> None:
    positions, dealt, _ = after(LAST, [1, 3, 4, 5, 7], [4])
    assert dealt == [1, 3, 5, 7]
    assert after(positions, [1, 3, 4, 5, 7], [4]) == (BlindSeats(5, 7, 1), [1, 3, 4, 5, 7], [])


def test_T2_3_a_newcomer_at_the_seat_of_the_last_big_blind_posts_the_small_blind() -> None:
    positions, dealt, joining = after(LAST, [1, 3, 5, 7], [5])
    assert (positions, dealt) == (BlindSeats(3, 5, 7), [1, 3, 5, 7])
    assert positions.blinds(dealt, 5, 10, joining) == {5: 5, 7: 10}


def test_T2_3_newcomers_post_nothing_to_join() -> None:
    positions, dealt, joining = after(LAST, [1, 2, 3, 5, 7, 8], [2, 8])
    assert positions.blinds(dealt, 5, 10, joining) == {5: 5, 7: 10}


@pytest.mark.parametrize(
    "case",
    [
        ([4, 5, 7], [4], BlindSeats(button=4, small=5, big=7)),  # two stay
        ([1, 3, 4], [3, 4], BlindSeats(button=4, small=5, big=1)),  # one stays
        ([1, 2, 4], [2, 4], BlindSeats(button=4, small=5, big=1)),  # one stays, and the newcomers sit apart
    ],
)
def test_T2_3_newcomers_behind_the_button_join_at_once_when_only_two_would_play(
    case: tuple[list[int], list[int], BlindSeats],
) -> None:
    """If newcomers waited here, the small blind would fall to players who were just moved to the table."""
    ready, new, expected = case
    assert after(LAST, ready, new) == (expected, ready, [])


@pytest.mark.parametrize("case", [(4, 7), (7, 4), (1, 7)])
def test_T2_3_a_newcomer_who_joins_a_single_remaining_player_posts_the_big_blind(case: tuple[int, int]) -> None:
    """The newcomer may sit at any seat except that of the last big blind."""
    seat, button = case
    ready = sorted([seat, button])
    assert after(LAST, ready, [seat]) == (BlindSeats(button, button, seat), ready, [])
    assert after(LAST, [5, 7], [5]) == (BlindSeats(5, 5, 7), [5, 7], [])


@pytest.mark.parametrize(
    "case",
    [
        # The soonest big blind first, none between button and small blind.
        (
            LAST,
            [1, 3, 5],
            [2, 4, 6, 7, 8],
            [6, 7, 8, 2],
        ),
        (LAST, [1, 3, 7], [2, 4, 5, 6, 8], [6, 8, 2]),  # without the small blind's seat
        (LAST, [1, 3, 6, 7, 8], [2, 4, 5], [2]),  # only the seat before the button
        (LAST, [1, 2, 3, 6, 7, 8], [4, 5], []),  # no such seat is free
        (LAST, [1, 2, 5, 6, 7, 8], [3, 4], [3]),  # the empty seat of the button
        (LAST, [7], [1, 5, 6], [6, 1]),  # heads-up the newcomer has the big blind
        (BlindSeats(2, 2, 1), [1, 2], [3, 8], [3, 8]),  # a third player
        (LAST, [], [5, 4], [4, 5]),  # no players
    ],
)
def test_T2_3_the_worst_free_seat_is_the_one_that_gets_the_big_blind_soonest(
    case: tuple[BlindSeats, list[int], list[int], list[int]],
) -> None:
    last, ready, free, worst = case
    assert BlindsDue(last, tuple(ready), frozenset()).worst_places(free) == worst


def test_T2_3_the_seat_due_for_the_big_blind_has_a_player_who_can_play() -> None:
    assert BlindsDue(LAST, (1, 3, 5), frozenset()).big == 1
    assert BlindsDue(LAST, (), frozenset()).big == 0


@pytest.mark.parametrize(
    "case", list(product([LAST, BlindSeats(1, 1, 5), BlindSeats(2, 4, 5)], [[1, 5], [3, 5], [1, 3], [5, 7], [1, 7]]))
)
def test_T2_5_heads_up_the_button_posts_the_small_blind_and_the_big_blind_changes(
    case: tuple[BlindSeats, list[int]],
) -> None:
    last, left = case
    positions, dealt, _ = after(last, left, [])
    assert dealt == left
    assert positions.button == positions.small != positions.big
    assert positions.big != last.big


def test_T2_5_nobody_is_big_blind_twice_in_a_row_when_a_third_player_joins_a_heads_up_table() -> None:
    heads_up = BlindSeats(1, 1, 5)
    assert after(heads_up, [1, 3, 5], [3]) == (BlindSeats(3, 5, 1), [1, 3, 5], [])
    assert after(heads_up, [1, 5, 7], [7]) == (BlindSeats(1, 5, 7), [1, 5, 7], [])


def test_T2_3_in_random_hands_no_newcomer_waits_twice_and_nobody_is_big_blind_twice_in_a_row() -> None:
    luck = random.Random(7)
    positions, dealt, ready, waited = first_blind_seats(1, [1, 2]), [1, 2], [1, 2], set[int]()
    for _ in range(20_000):
        stays = [seat for seat in ready if luck.random() < 0.85]
        comes = [seat for seat in range(1, 9) if seat not in ready and luck.random() < 0.15]
        ready = sorted([*stays, *comes]) if len(stays) + len(comes) > 1 else ready
        before, was_dealt = positions, dealt
        positions, dealt, joining = after(before, ready, [seat for seat in ready if seat not in was_dealt])
        waiting = set(ready) - set(dealt)
        assert len(dealt) >= 2
        assert positions.big in dealt
        assert positions.big not in (positions.button, positions.small, before.big)
        assert joining == []
        assert all(positions.is_behind_the_button(seat) for seat in waiting)
        assert not waiting & waited, "the button has passed since then"
        if len(dealt) == 2:
            assert positions.button == positions.small
        waited = waiting


# At the table


def posted(room: TournamentRoom) -> dict[int, int]:
    return {event.seat: event.amount for event in room.view.last.recent if isinstance(event, BlindPosted)}


def dealt_to(room: TournamentRoom) -> list[int]:
    return sorted(seat.seat for seat in room.hand.seats)


async def playing(store: MemoryStore, game: str, *seats: int) -> TournamentRoom:
    room = TournamentRoom(store, button_deck(1))
    await room.started(dict.fromkeys(seats, 1_000), **of_game(game))
    return room


async def test_T2_3_a_moved_player_plays_the_next_hand_and_posts_nothing(store: MemoryStore) -> None:
    room = await playing(store, "badugi", 1, 2, 4)
    await room.fold_round()
    await room.seat_all({6: 1_000})
    await room.dealt()
    assert (room.hand.button, posted(room), dealt_to(room)) == (2, {4: 10, 6: 20}, [1, 2, 4, 6])
    await room.fold_round()
    await room.seat_all({3: 1_000})
    await room.dealt()
    assert (room.hand.button, posted(room), dealt_to(room)) == (4, {6: 10, 1: 20}, [1, 2, 3, 4, 6])


async def test_T2_3_a_player_seated_between_button_and_small_blind_waits_one_hand(store: MemoryStore) -> None:
    room = await playing(store, "badugi", 1, 2, 4, 5)
    await room.fold_round()
    await room.seat_all({3: 1_000})
    await room.dealt()
    assert (room.hand.button, dealt_to(room)) == (2, [1, 2, 4, 5])
    assert room.status(103) == "waiting"
    room = await room.crash()
    await room.next_hand()
    assert (room.hand.button, dealt_to(room)) == (4, [1, 2, 3, 4, 5])


async def test_T2_3_in_a_game_without_blinds_newcomers_are_dealt_in_at_any_seat(store: MemoryStore) -> None:
    room = await playing(store, "razz", 1, 2, 4, 5)
    for seat in (3, 6):
        await room.fold_round()
        await room.seat_all({seat: 1_000})
        await room.dealt()
        assert seat in dealt_to(room)


async def test_R17_7_T2_3_in_a_mix_who_moves_where_goes_by_the_next_hands_game(store: MemoryStore) -> None:
    room = TournamentRoom(store, button_deck(1))
    mix = ("badugi", "razz", "deuce-to-seven-single-draw")
    await room.started(
        dict.fromkeys((1, 2, 4), 1_000), **of_game("badugi") | {"rotation": mix, "rotation_hands": 2, "seats_max": 6}
    )
    due = []
    for game in (*("badugi", "razz", "razz"), *(mix[2], mix[2], "badugi")):
        await room.fold_round()
        assert (room.view.games.next_game or room.view.games.game) == game
        due.append(room.view.games.blinds_due.big if room.view.games.blinds_due is not None else None)
        await room.dealt()
    assert due == [1, None, None, 2, 4, 1], "the blinds go on from where they stood before razz"


async def test_T2_5_nobody_is_big_blind_twice_in_a_row_when_the_table_becomes_heads_up() -> None:
    for gone in (1, 2, 4):
        room = TournamentRoom(MemoryStore(), button_deck(1))
        await room.started({1: 1_000, 2: 1_000, 4: 1_000}, **of_game("badugi"))
        assert room.view.games.big_blind_seat == 4
        await room.fold_round()
        await room.unseat(100 + gone)
        await room.dealt()
        assert room.view.games.big_blind_seat not in (4, gone)
        assert posted(room)[room.hand.button] == 10, "the button has the small blind"


@pytest.mark.parametrize(("game", "seat"), [("badugi", 3), ("razz", None), ("five-card-draw", None)])
async def test_the_view_names_the_big_blind_only_in_games_with_blinds(
    store: MemoryStore, game: str, seat: int | None
) -> None:
    room = await playing(store, game, 1, 2, 3)
    assert room.view.games.big_blind_seat == seat


async def test_T1_6_a_player_who_rebuys_between_two_hands_is_no_newcomer(store: MemoryStore) -> None:
    """After a rebuy the small blind of the last hand still has the button of the next."""
    room = TournamentRoom(store, *deal_draw("badugi", [1, 2, 3], {1: "Ac2d3h4s", 2: "KsQsJsTs", 3: "KdQdJdTd"}))
    await room.started({1: 1_000, 2: 20, 3: 1_000}, **of_game("badugi"))
    await room.play("101 call", "102 call", "103 check", "102 draw", "103 draw", "101 draw", "103 check")
    await room.check_down()
    assert room.stacks()[102] == 0
    store.mint(GUILD, 102, TOURNAMENT, 500)
    assert (await room.seat(102, 2, 500)).done
    await room.dealt()
    assert (room.hand.button, posted(room), dealt_to(room)) == (2, {3: 10, 1: 20}, [1, 2, 3])
