"""R-5.2: the dead button."""

import random

import pytest

from bot.tables.positions import Positions, first_positions, next_positions

LAST = Positions(button=1, small=2, big=3)


@pytest.mark.parametrize(
    ("ready", "expected", "posted"),
    [
        ([1, 2, 3, 4], Positions(2, 3, 4), {3: 5, 4: 10}),
        ([1, 2, 4], Positions(2, 3, 4), {4: 10}),
        ([1, 3, 4], Positions(2, 3, 4), {3: 5, 4: 10}),
        ([3, 4], Positions(3, 3, 4), {3: 5, 4: 10}),
        ([1, 2], Positions(2, 2, 1), {2: 5, 1: 10}),
    ],
    ids=["all stay", "the big blind busts", "the small blind busts", "heads-up", "heads-up round the table"],
)
def test_R5_2_dead_button(ready: list[int], expected: Positions, posted: dict[int, int]) -> None:
    positions, dealt, _ = next_positions(LAST, ready, newcomers=())
    assert positions == expected
    assert dealt == ready
    assert positions.blinds(dealt, 5, 10) == posted


def test_R5_2_after_a_dead_small_blind_the_button_stands_on_the_empty_seat() -> None:
    after_bust, *_ = next_positions(LAST, [1, 2, 4], newcomers=())
    positions, *_ = next_positions(after_bust, [1, 2, 4], newcomers=())
    assert positions == Positions(button=3, small=4, big=1)


def test_R5_2_newcomers_wait_for_the_big_blind() -> None:
    positions, dealt, _ = next_positions(LAST, [1, 2, 3, 4, 5], newcomers=[5])
    assert (positions.big, dealt) == (4, [1, 2, 3, 4])
    positions, dealt, _ = next_positions(positions, [1, 2, 3, 4, 5], newcomers=[5])
    assert (positions.big, dealt) == (5, [1, 2, 3, 4, 5])


def test_R5_2_a_newcomer_between_two_players_waits_until_the_big_blind_reaches_him() -> None:
    heads_up = Positions(button=1, small=1, big=5)
    positions, dealt, _ = next_positions(heads_up, [1, 3, 5], newcomers=[3])
    assert (positions, dealt) == (Positions(5, 5, 1), [1, 5])
    positions, dealt, _ = next_positions(positions, [1, 3, 5], newcomers=[3])
    assert (positions, dealt) == (Positions(button=5, small=1, big=3), [1, 3, 5])


@pytest.mark.parametrize(("seats", "expected"), [([1, 4], Positions(4, 4, 1)), ([1, 2, 4], Positions(4, 1, 2))])
def test_R5_1_the_first_hand(seats: list[int], expected: Positions) -> None:
    assert first_positions(4, seats) == expected


def test_R5_2_nobody_is_the_big_blind_twice_running_whoever_busts() -> None:
    for bust in (1, 2, 3, 4):
        ready = [seat for seat in (1, 2, 3, 4) if seat != bust]
        positions, *_ = next_positions(LAST, ready, newcomers=())
        assert positions.big != LAST.big


@pytest.mark.parametrize(
    ("last", "ready", "posting", "expected", "dealt"),
    [
        (Positions(1, 2, 3), [1, 2, 3, 4, 5], 5, Positions(2, 3, 4), [1, 2, 3, 4, 5]),
        (Positions(2, 4, 6), [2, 3, 4, 5, 6], 5, Positions(4, 6, 2), [2, 4, 6]),
        (Positions(2, 4, 6), [2, 3, 4, 5, 6], 3, Positions(4, 6, 2), [2, 3, 4, 6]),
        (Positions(1, 1, 5), [1, 3, 5], 3, Positions(3, 5, 1), [1, 3, 5]),
    ],
    ids=["behind the big blind", "never between button and blinds", "before the button", "a third player"],
)
def test_R5_2_a_newcomer_who_posts_comes_in_at_once_but_not_before_the_blinds(
    last: Positions, ready: list[int], posting: int, expected: Positions, dealt: list[int]
) -> None:
    newcomers = [seat for seat in ready if seat not in (last.button, last.small, last.big, 4)] or [posting]
    positions, seats, joining = next_positions(last, ready, newcomers, [posting])
    assert (positions, seats) == (expected, dealt)
    assert joining == [seat for seat in dealt if seat == posting]
    assert positions.blinds(seats, 5, 10, joining).get(posting) == (10 if posting in dealt else None)


def test_R5_2_whoever_comes_and_goes_a_hand_has_one_big_blind_and_a_button_that_is_not_it() -> None:
    luck = random.Random(5)
    positions, dealt = first_positions(1, [1, 2]), [1, 2]
    for _ in range(3_000):
        ready = sorted(luck.sample(range(1, 9), luck.randint(2, 8)))
        newcomers = [seat for seat in ready if seat not in dealt]
        posting = [seat for seat in newcomers if luck.random() < 0.5]
        positions, dealt, joining = next_positions(positions, ready, newcomers, posting)
        assert len(dealt) >= 2
        assert positions.big in dealt
        assert positions.big not in (positions.button, positions.small)
        order = sorted(dealt, key=lambda seat: (seat <= positions.button, seat))
        blinds = positions.blinds(dealt, 5, 10, joining)
        assert next(seat for seat in order if blinds.get(seat) == 10) == positions.big


@pytest.mark.parametrize(("ready", "expected"), [([5, 6, 7, 8], Positions(7, 8, 5)), ([3, 7], Positions(3, 3, 7))])
def test_R5_2_where_nobody_is_left_to_wait_for_all_come_in(ready: list[int], expected: Positions) -> None:
    positions, dealt, joining = next_positions(LAST, ready, [seat for seat in ready if seat != 3], ready)
    assert (positions, dealt, joining) == (expected, ready, [])
