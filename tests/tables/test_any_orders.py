"""Moderators' orders mixed into random play, with failures and restarts; hypothesis finds the shortest failing story.

``SOAK_LONG`` in the environment makes it try many more stories.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.messages import Act
from bot.tables.replies import TableReply
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import A_LONG_TIME, GUILD, PAUSE_MS, TURN_MS, Room
from tests.tables.conftest import PLAYERS, WALLET
from tests.tables.test_anything import after_a_crash, check_alive, check_money, check_orders

STACK = 60
"""A short stack, so that hands also end in all-ins."""
ORDERS: dict[str, Callable[[Room, int], Awaitable[TableReply]]] = {
    "pause": lambda room, _: room.pause(),
    "pause after the hand": lambda room, _: room.pause(at_once=False),
    "resume": lambda room, _: room.resume(),
    "void": lambda room, _: room.void(),
    "kick": Room.kick,
    "hand over": Room.hand_over,
    "close": lambda room, _: room.shut(),
    "void and close": lambda room, _: room.shut(void_hand=True),
}
WISHES: dict[str, Callable[[Room, int], Awaitable[TableReply]]] = {
    "sit": Room.sit,
    "leave": Room.leave,
    "sit out": Room.sit_out,
    "back": Room.back,
    "owner closes": lambda room, _: room.close(),
}


@dataclass(frozen=True)
class Step:
    does: str
    player: int = 101
    number: int = 0
    """The number of the option to take, or the time to wait in ms."""
    fails: bool = False
    """Whether the store is down during the step."""


people = st.sampled_from(PLAYERS[:4])
failing = st.sampled_from((False,) * 7 + (True,))
acts = st.builds(Step, st.just("act"), number=st.integers(0, 3), fails=failing)
steps = st.one_of(
    acts,
    acts,
    st.builds(Step, st.sampled_from(tuple(ORDERS)), people, fails=failing),
    st.builds(Step, st.sampled_from(tuple(WISHES)), people, fails=failing),
    st.builds(Step, st.just("wait"), number=st.sampled_from((1_000, PAUSE_MS, TURN_MS, A_LONG_TIME))),
    st.just(Step("crash")),
)


@settings(max_examples=1_000 if "SOAK_LONG" in os.environ else 60, deadline=None)
@given(st.lists(steps, min_size=10, max_size=40))
def test_random_orders_of_moderators_lose_no_chips_and_nothing_happens_at_a_paused_table(story: list[Step]) -> None:
    asyncio.run(play_story(story))


async def play_story(story: list[Step]) -> None:
    store = MemoryStore()
    for player in PLAYERS:
        store.grant(GUILD, player, WALLET)
    room = Room(store)
    for step in story:
        if room.tables.view(room.table_id) is None:
            await room.started(dict.fromkeys((1, 2, 3), STACK), buy_in_least=STACK, buy_in_most=STACK)
        room = await carry_out(room, store, step)
        check_money(room, store)
        if room.tables.view(room.table_id) is not None:
            check_alive(room)
    check_orders(store)


async def carry_out(room: Room, store: MemoryStore, step: Step) -> Room:
    paused, hand = room.view.course.paused, room.view.hand
    store.down = step.fails
    if step.does == "crash":
        return await after_a_crash(room, store)
    if step.does == "wait":
        await room.advance(step.number)
        assert paused != "moderator" or (room.view.course.paused, room.view.hand) == (paused, hand)
    elif step.does == "act" and hand is not None and hand.options:
        option = hand.options[step.number % len(hand.options)]
        await room.submit(Act(room.request(room.to_act()), option.kind))
    elif step.does != "act":
        await (ORDERS | WISHES)[step.does](room, step.player)
    store.down = False
    return room
