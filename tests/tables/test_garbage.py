"""Play at a table, which must leave no reference cycles: everybody waits while the garbage collector looks for them."""

import gc
from pathlib import Path

from bot.tables.replies import TableDenial
from tests.bench.parts import looks
from tests.harness.tables.room import PAUSE_MS, TURN_MS
from tests.harness.tables.sealed_room import SealedRoom

STRANGER = 999
"""A player without chips, so that the database refuses their buy-in."""


async def test_playing_hands_leaves_no_reference_cycles_even_with_refusals_and_alarms(tmp_path: Path) -> None:
    gc.collect()
    gc.freeze()  # The collections below scan only the room and its remains, not older objects.
    room = await SealedRoom.on_file(tmp_path / "room.sqlite3")
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    await evening(room)
    gc.collect()
    with looks() as seen:
        await evening(room)
        gc.collect()
    await room.stop()
    assert seen.found == 0


async def evening(room: SealedRoom) -> None:
    """Play a hand to its showdown and one by the clock, with every refusal possible on the way."""
    assert (await room.act(room.to_act(), "draw")).refusal is not None
    assert (await room.act(room.to_act(), "fold", version=1)).denial is TableDenial.STALE
    assert (await room.sit(STRANGER, 4)).denial is TableDenial.INSUFFICIENT_CHIPS
    await room.check_down()
    await room.advance(PAUSE_MS)
    await room.advance(TURN_MS)
    for player_id in (101, 102, 103):
        await room.back(player_id)
    await room.check_down()
    await room.advance(PAUSE_MS)
