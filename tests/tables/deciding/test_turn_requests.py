"""Showing cards after a hand: who may do so, and that no other card becomes visible."""

import pytest

from bot.poker.events import HandFinished, HoldingMucked, HoldingShown
from bot.poker.hand import Hand
from bot.tables.replies import TableDenial
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, PAUSE_MS, Room, deal
from tests.harness.tables.turn_room import show
from tests.tables.conftest import WALLET

MUCKING = {1: "KsKhKdKcQsQdJh", 2: "2c3c4c5c6c7d9d", 3: "2d3d5d6d7c8d9h"}
"""Cards with which 102 shows first or beats the first hand shown, and 101 has nothing."""


@pytest.fixture
async def won_unseen(playing: Room) -> Room:
    await playing.play("101 complete", "102 fold", "103 fold")
    assert playing.hand.finished
    return playing


async def test_a_winner_whom_nobody_called_may_show_their_cards(won_unseen: Room, store: MemoryStore) -> None:
    before, stacks = store.commits[-1], won_unseen.stacks()
    assert [line.may_show for line in won_unseen.view.seats] == [True, False, False]
    assert (await show(won_unseen, 101)).done
    seat = next(seat for seat in won_unseen.hand.seats if seat.seat == 1)
    assert len(seat.shown) == 2
    assert seat.downcards == 0
    assert seat.holding is None, "three cards have no name"
    commit = store.commits[-1]
    assert commit.events == (HoldingShown(1, seat.shown),)
    assert (commit.hand_number, commit.first_event) == (1, before.first_event + len(before.events))
    assert commit.after_hand
    assert not commit.closes_hand
    assert commit.transfers == ()
    assert won_unseen.stacks() == stacks
    assert not any(other.shown for other in won_unseen.hand.seats if other.seat != 1)


async def test_the_winner_may_still_show_after_others_have_left_or_bought_in_again(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2, 3], MUCKING))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    await room.play("101 complete", "102 fold", "103 fold")
    await room.leave(102)
    await room.leave(103)
    back = await room.sit(103)
    assert back.done, back.denial
    reply = await show(room, 101)
    assert (reply.done, reply.denial) == (True, None)
    assert room.stacks()[103] == room.view.settings.buy_in_least


async def test_a_player_may_show_their_cards_only_once(won_unseen: Room) -> None:
    await show(won_unseen, 101)
    assert not any(line.may_show for line in won_unseen.view.seats)
    assert (await show(won_unseen, 101)).denial is TableDenial.NOTHING_TO_SHOW


async def test_a_folded_hand_is_never_shown(won_unseen: Room) -> None:
    """See R-3.2."""
    assert (await show(won_unseen, 102)).denial is TableDenial.NOTHING_TO_SHOW


async def test_cards_may_be_shown_only_until_the_next_hand_starts(won_unseen: Room) -> None:
    due = won_unseen.view.clock.next_hand_ms
    await won_unseen.advance(PAUSE_MS - 1)
    await show(won_unseen, 101)
    assert won_unseen.view.clock.next_hand_ms == due, "a show does not delay the next hand"
    await won_unseen.advance(1)
    assert won_unseen.view.hand_number == 2
    assert (await show(won_unseen, 101, hand_number=1)).denial is TableDenial.NOTHING_TO_SHOW
    assert (await show(won_unseen, 101)).denial is TableDenial.NOTHING_TO_SHOW


async def test_nobody_may_show_their_cards_while_a_hand_is_running(playing: Room) -> None:
    assert (await show(playing, 101)).denial is TableDenial.NOTHING_TO_SHOW
    assert not any(line.may_show for line in playing.view.seats)


async def test_a_player_who_mucked_may_show_their_cards(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2, 3], MUCKING))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    await room.check_down()
    mucked = [event.seat for event in room.view.last.recent if isinstance(event, HoldingMucked)]
    assert mucked
    player = 100 + mucked[0]
    assert (await show(room, player)).done
    seat = next(seat for seat in room.hand.seats if seat.seat == mucked[0])
    assert not seat.mucked
    assert seat.shown
    assert seat.holding is not None
    assert store.total(GUILD) == 12 * WALLET


async def test_a_player_cannot_show_the_cards_of_the_previous_player_in_their_seat(won_unseen: Room) -> None:
    await won_unseen.leave(101)
    await won_unseen.sit(104, 1)
    assert not any(line.may_show for line in won_unseen.view.seats)
    assert (await show(won_unseen, 104)).denial is TableDenial.NOTHING_TO_SHOW
    assert (await show(won_unseen, 101)).denial is TableDenial.NOT_SEATED


async def test_the_events_of_a_hand_with_a_later_show_replay_to_the_same_hand(
    won_unseen: Room, store: MemoryStore
) -> None:
    await show(won_unseen, 101)
    events = tuple(event for commit in store.commits for event in commit.events)
    hand = Hand.from_events(events)
    assert hand.finished
    assert isinstance(events[-2], HandFinished)
    assert hand.view(None) == won_unseen.hand
    assert not hand.may_show(1)


async def test_an_undone_hand_has_nothing_to_show(playing: Room) -> None:
    await playing.void()
    assert (await show(playing, 101)).denial is TableDenial.NOTHING_TO_SHOW


async def test_asking_a_hand_to_show_a_seat_that_may_not_show_raises_an_error(
    won_unseen: Room, store: MemoryStore
) -> None:
    hand = Hand.from_events(tuple(event for commit in store.commits for event in commit.events))
    before = hand.copy()
    for seat in (2, 3, 8):
        with pytest.raises(ValueError, match="nothing to show"):
            hand.show(seat)
    assert hand == before
