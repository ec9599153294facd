"""The simulated Discord's late events: in order, and all delivered before it rests."""

from random import Random
from typing import Any

import discord
import pytest

from tests.harness.discord.clockwork import ByHand
from tests.harness.discord.lateness import LateEvents
from tests.harness.discord.room import Room
from tests.harness.local_discord.lateness import MOST_SECONDS, SEED


def listen(room: Room, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """Return a list that fills with the kind and id of each message and thread event the bot gets."""
    heard, parsers = list[tuple[str, Any]](), room.client._connection.parsers
    for name in ("MESSAGE_CREATE", "THREAD_CREATE"):
        usual = parsers[name]

        def hear(data: Any, name: str = name, usual: Any = usual) -> None:
            heard.append((name, int(data["id"])))
            usual(data)

        monkeypatch.setitem(parsers, name, hear)
    return heard


@pytest.mark.parametrize("seconds", [0.0, 0.001, 2 * MOST_SECONDS])
async def test_events_arrive_in_order_and_after_the_response_to_the_request_that_caused_them(
    room: Room, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """All events have arrived once the simulated Discord is idle, and its clock does not advance for them."""
    room.join("an")
    await room.slash("an", "wallet")
    heard, began = listen(room, monkeypatch), room.env.now()
    with room.env._bot_scope():
        lobby = room.client.get_channel(room.lobby.id)
        assert isinstance(lobby, discord.TextChannel)
        posted = [(await lobby.send(f"{number}")).id for number in range(9)]
    assert heard == []
    await (room.wait(seconds) if seconds else room.env.settle())
    assert heard == [("MESSAGE_CREATE", message) for message in posted]
    assert (room.env.now() - began).total_seconds() == pytest.approx(seconds)


async def test_a_threads_event_may_arrive_after_its_first_message(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(room, monkeypatch)
    delays = {"THREAD_CREATE": MOST_SECONDS}
    monkeypatch.setattr(LateEvents, "_seconds", lambda _, name: delays.get(name, 0.0))
    room.join("an")
    await room.open_table("an")
    names = [name for name, _ in heard]
    assert names.index("MESSAGE_CREATE") < names.index("THREAD_CREATE")


async def test_in_kind_mode_no_event_is_delayed_and_otherwise_a_seed_gives_the_same_delays_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(SEED, "7")
    assert not ByHand(Any, kind=True).late_events.on
    strict, again = ByHand(Any).late_events, LateEvents(Random(7), lambda: 0.0)
    assert [strict._seconds("") for _ in range(9)] == [again._seconds("") for _ in range(9)]
