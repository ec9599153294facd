"""The dead button (R-5.2), also at a tournament's table (T-2.3, T-2.5)."""

import random
from collections.abc import Iterator, Sequence
from itertools import chain, combinations

import pytest

from bot.poker.seats import clockwise
from bot.tables.rules.blinds import NextHand, first_blind_seats, next_blind_seats, next_blind_seats_in_tournament
from bot.tables.state import BlindSeats

LAST = BlindSeats(button=1, small=2, big=3)


@pytest.mark.parametrize(
    "case",
    [
        ([1, 2, 3, 4], BlindSeats(2, 3, 4), {3: 5, 4: 10}),  # all stay
        ([1, 2, 4], BlindSeats(2, 3, 4), {4: 10}),  # the big blind busts
        ([1, 3, 4], BlindSeats(2, 3, 4), {3: 5, 4: 10}),  # the small blind busts
        ([3, 4], BlindSeats(3, 3, 4), {3: 5, 4: 10}),  # heads-up
        ([1, 2], BlindSeats(2, 2, 1), {2: 5, 1: 10}),  # heads-up round the table
    ],
)
def test_R5_2_button_and_blinds_move_as_the_dead_button_rule_says_when_players_bust(
    case: tuple[list[int], BlindSeats, dict[int, int]],
) -> None:
    ready, expected, posted = case
    positions, dealt, _ = next_blind_seats(LAST, ready, newcomers=())
    assert positions == expected
    assert dealt == ready
    assert positions.blinds(dealt, 5, 10) == posted


def test_R5_2_after_a_dead_small_blind_the_button_is_at_the_empty_seat() -> None:
    after_bust, *_ = next_blind_seats(LAST, [1, 2, 4], newcomers=())
    positions, *_ = next_blind_seats(after_bust, [1, 2, 4], newcomers=())
    assert positions == BlindSeats(button=3, small=4, big=1)


def test_R5_2_newcomers_wait_for_the_big_blind() -> None:
    positions, dealt, _ = next_blind_seats(LAST, [1, 2, 3, 4, 5], newcomers=[5])
    assert (positions.big, dealt) == (4, [1, 2, 3, 4])
    positions, dealt, _ = next_blind_seats(positions, [1, 2, 3, 4, 5], newcomers=[5])
    assert (positions.big, dealt) == (5, [1, 2, 3, 4, 5])


def test_R5_2_a_newcomer_between_two_players_waits_until_the_big_blind_reaches_them() -> None:
    heads_up = BlindSeats(button=1, small=1, big=5)
    positions, dealt, _ = next_blind_seats(heads_up, [1, 3, 5], newcomers=[3])
    assert (positions, dealt) == (BlindSeats(5, 5, 1), [1, 5])
    positions, dealt, _ = next_blind_seats(positions, [1, 3, 5], newcomers=[3])
    assert (positions, dealt) == (BlindSeats(button=5, small=1, big=3), [1, 3, 5])


@pytest.mark.parametrize("case", [([1, 4], BlindSeats(4, 4, 1)), ([1, 2, 4], BlindSeats(4, 1, 2))])
def test_R5_1_the_first_blinds_are_left_of_the_button_but_heads_up_the_button_is_small_blind(
    case: tuple[list[int], BlindSeats],
) -> None:
    seats, expected = case
    assert first_blind_seats(4, seats) == expected


def test_R5_2_nobody_is_the_big_blind_twice_in_a_row_when_any_one_player_busts() -> None:
    for bust in (1, 2, 3, 4):
        ready = [seat for seat in (1, 2, 3, 4) if seat != bust]
        positions, *_ = next_blind_seats(LAST, ready, newcomers=())
        assert positions.big != LAST.big


@pytest.mark.parametrize(
    "case",
    [
        (BlindSeats(1, 2, 3), [1, 2, 3, 4, 5], 5, BlindSeats(2, 3, 4), [1, 2, 3, 4, 5]),  # behind the big blind
        (BlindSeats(2, 4, 6), [2, 3, 4, 5, 6], 5, BlindSeats(4, 6, 2), [2, 4, 6]),  # never between button and blinds
        (BlindSeats(2, 4, 6), [2, 3, 4, 5, 6], 3, BlindSeats(4, 6, 2), [2, 3, 4, 6]),  # before the button
        (BlindSeats(1, 1, 5), [1, 3, 5], 3, BlindSeats(3, 5, 1), [1, 3, 5]),  # a third player
    ],
)
def test_R5_2_a_newcomer_who_posts_joins_at_once_but_not_between_button_and_blinds(
    case: tuple[BlindSeats, list[int], int, BlindSeats, list[int]],
) -> None:
    last, ready, posting, expected, dealt = case
    newcomers = [seat for seat in ready if seat not in (last.button, last.small, last.big, 4)] or [posting]
    positions, seats, joining = next_blind_seats(last, ready, newcomers, [posting])
    assert (positions, seats) == (expected, dealt)
    assert joining == [seat for seat in dealt if seat == posting]
    assert positions.blinds(seats, 5, 10, joining).get(posting) == (10 if posting in dealt else None)


def test_R5_2_in_random_hands_a_dealt_in_player_other_than_the_button_is_the_big_blind() -> None:
    luck = random.Random(5)
    positions, dealt = first_blind_seats(1, [1, 2]), [1, 2]
    for _ in range(3_000):
        ready = sorted(luck.sample(range(1, 9), luck.randint(2, 8)))
        newcomers = [seat for seat in ready if seat not in dealt]
        posting = [seat for seat in newcomers if luck.random() < 0.5]
        positions, dealt, joining = next_blind_seats(positions, ready, newcomers, posting)
        assert len(dealt) >= 2
        assert positions.big in dealt
        assert positions.big not in (positions.button, positions.small)
        order = sorted(dealt, key=lambda seat: (seat <= positions.button, seat))
        blinds = positions.blinds(dealt, 5, 10, joining)
        assert next(seat for seat in order if blinds.get(seat) == 10) == positions.big


@pytest.mark.parametrize("case", [([5, 6, 7, 8], BlindSeats(7, 8, 5)), ([3, 7], BlindSeats(3, 3, 7))])
def test_R5_2_all_newcomers_join_when_fewer_than_two_old_players_are_left(case: tuple[list[int], BlindSeats]) -> None:
    ready, expected = case
    positions, dealt, joining = next_blind_seats(LAST, ready, [seat for seat in ready if seat != 3], ready)
    assert (positions, dealt, joining) == (expected, ready, [])


@pytest.mark.parametrize(
    "case",
    [
        # Two become three as the small blind leaves.
        (
            BlindSeats(2, 2, 1),
            [1, 3, 4],
            [3, 4],
            [3, 4],
            BlindSeats(button=4, small=1, big=3),
        ),
        (BlindSeats(1, 2, 3), [1, 2, 4], [], [], BlindSeats(button=2, small=3, big=4)),  # seat 3 busts: no small blind
        (BlindSeats(1, 2, 3), [1, 3, 4], [], [], BlindSeats(button=2, small=3, big=4)),  # seat 2 busts: an empty button
    ],
)
def test_R5_2_the_button_and_the_blinds_move_as_in_the_examples_of_the_rule(
    case: tuple[BlindSeats, list[int], list[int], list[int], BlindSeats],
) -> None:
    last, ready, newcomers, posting, expected = case
    hand = next_blind_seats(last, ready, newcomers, posting)
    assert (hand.blind_seats, hand.dealt) == (expected, ready)
    assert hand.blind_seats.blinds(hand.dealt, 5, 10).keys() == {expected.small, expected.big} & set(ready)


def test_R5_2_the_button_moves_to_a_newcomer_only_if_they_posted() -> None:
    heads_up = BlindSeats(button=2, small=2, big=1)
    hand = next_blind_seats(heads_up, [1, 3, 4, 5], [3, 4, 5], [4])
    assert hand == NextHand(BlindSeats(button=4, small=1, big=3), [1, 3, 4], [4])
    hand = next_blind_seats(heads_up, [1, 3, 4], [3, 4])
    assert hand == NextHand(BlindSeats(button=1, small=1, big=3), [1, 3], [])


def test_R5_2_when_two_newcomers_post_beside_a_single_old_player_a_third_one_keeps_waiting() -> None:
    hand = next_blind_seats(BlindSeats(2, 2, 1), [2, 3, 4, 5], [3, 4, 5], [3, 4])
    assert hand == NextHand(BlindSeats(button=4, small=1, big=2), [2, 3, 4], [3, 4])


SEATS = range(1, 6)


def subsets(seats: Sequence[int], least: int = 0) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(seats, count) for count in range(least, len(seats) + 1))


def next_hands(
    last: BlindSeats, known: frozenset[int], *, tournament: bool
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], NextHand]]:
    """Yield each next hand that can follow: the seats ready, the newcomers and the hand."""
    for ready in subsets(SEATS, 2):
        # Somebody else may have taken the seat of one who was in the last hand.
        for new in subsets(ready):
            newcomers = [seat for seat in ready if seat in new or seat not in known]
            if len(newcomers) > len(new):
                continue
            if tournament:
                yield ready, new, next_blind_seats_in_tournament(last, ready, new)
                continue
            for posting in subsets(new):
                yield ready, new, next_blind_seats(last, ready, new, posting)


def reachable_hands(*, tournament: bool) -> Iterator[tuple[BlindSeats, tuple[int, ...], tuple[int, ...], NextHand]]:
    """Yield every hand that can follow every position of a table of five seats."""
    first = [(first_blind_seats(seats[0], seats), frozenset(seats)) for seats in subsets(SEATS, 2)]
    seen, ahead = set(first), list(first)
    while ahead:
        last, known = ahead.pop()
        for ready, new, hand in next_hands(last, known, tournament=tournament):
            yield last, ready, new, hand
            reaches = (hand.blind_seats, frozenset(hand.dealt))
            if reaches not in seen:
                seen.add(reaches)
                ahead.append(reaches)


def lies_between(seat: int, start: int, end: int) -> bool:
    return seat not in (start, end) and clockwise(start, seat) < clockwise(start, end)


def check_places(last: BlindSeats, hand: NextHand) -> None:
    """Check what holds for every hand with blinds, in a tournament or not."""
    (button, small, big), dealt = (hand.blind_seats.button, hand.blind_seats.small, hand.blind_seats.big), hand.dealt
    assert len(dealt) >= 2
    assert big in dealt
    assert big not in (last.big, button, small)
    if len(dealt) == 2:
        assert button == small
        assert small in dealt
    else:
        assert button != small
        assert not lies_between(button, small, big), "the button lies between the blinds"
        assert not any(lies_between(seat, button, small) for seat in dealt), "dealt in behind the button"
        assert not any(lies_between(seat, small, big) for seat in dealt), "the big blind passed somebody over"


def test_R5_2_in_every_reachable_hand_nobody_is_dealt_in_between_button_and_blinds() -> None:
    hands = 0
    for last, ready, new, hand in reachable_hands(tournament=False):
        check_places(last, hand)
        unposted = set(hand.dealt) & set(new) - {hand.blind_seats.big, *hand.joining}
        old = [seat for seat in ready if seat not in new]
        assert not unposted or (len(old) < 2 and hand.dealt == list(ready)), "dealt in without waiting or posting"
        assert not set(hand.joining) - set(new)
        # A player who was there before misses no hand.
        assert set(old) <= set(hand.dealt)
        hands += 1
    assert hands > 50_000


def test_T2_3_T2_5_in_every_reachable_tournament_hand_only_seats_behind_the_button_wait() -> None:
    hands = 0
    for last, ready, new, hand in reachable_hands(tournament=True):
        check_places(last, hand)
        assert hand.joining == []
        waiting = set(ready) - set(hand.dealt)
        assert waiting <= set(new)
        assert all(hand.blind_seats.is_behind_the_button(seat) for seat in waiting)
        small = hand.blind_seats.small
        assert small not in new or small == last.big or len(ready) == 2, "the small blind is the last big blind's seat"
        if len(ready) == 2 and len(new) == 1 and new[0] != last.big:
            assert hand.blind_seats.big == new[0]
        hands += 1
    assert hands > 10_000
