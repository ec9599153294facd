"""R-5.2: the dead button."""

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
    positions, dealt = next_positions(LAST, ready, newcomers=())
    assert positions == expected
    assert dealt == ready
    assert positions.blinds(dealt, 5, 10) == posted


def test_R5_2_after_a_dead_small_blind_the_button_stands_on_the_empty_seat() -> None:
    after_bust, _ = next_positions(LAST, [1, 2, 4], newcomers=())
    positions, _ = next_positions(after_bust, [1, 2, 4], newcomers=())
    assert positions == Positions(button=3, small=4, big=1)


def test_R5_2_newcomers_wait_for_the_big_blind() -> None:
    positions, dealt = next_positions(LAST, [1, 2, 3, 4, 5], newcomers=[5])
    assert (positions.big, dealt) == (4, [1, 2, 3, 4])
    positions, dealt = next_positions(positions, [1, 2, 3, 4, 5], newcomers=[5])
    assert (positions.big, dealt) == (5, [1, 2, 3, 4, 5])


def test_R5_2_a_newcomer_between_two_players_waits_until_the_big_blind_reaches_him() -> None:
    heads_up = Positions(button=1, small=1, big=5)
    positions, dealt = next_positions(heads_up, [1, 3, 5], newcomers=[3])
    assert (positions, dealt) == (Positions(5, 5, 1), [1, 5])
    positions, dealt = next_positions(positions, [1, 3, 5], newcomers=[3])
    assert (positions, dealt) == (Positions(button=5, small=1, big=3), [1, 3, 5])


@pytest.mark.parametrize(("seats", "expected"), [([1, 4], Positions(4, 4, 1)), ([1, 2, 4], Positions(4, 1, 2))])
def test_R5_1_the_first_hand(seats: list[int], expected: Positions) -> None:
    assert first_positions(4, seats) == expected


def test_R5_2_nobody_is_the_big_blind_twice_running_whoever_busts() -> None:
    for bust in (1, 2, 3, 4):
        ready = [seat for seat in (1, 2, 3, 4) if seat != bust]
        positions, _ = next_positions(LAST, ready, newcomers=())
        assert positions.big != LAST.big
