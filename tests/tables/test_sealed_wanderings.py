"""Random evenings at a sealed table: after each step the file has the cut that players were shown."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.tables.rules.seals import DEAL_CLOSING_LEAD_MS, restored
from db import check
from db.tables.seals import open_seals
from tests.harness.tables.room import PAUSE_MS, TURN_MS, of_game
from tests.harness.tables.sealed_room import SealedRoom

STEPS = 60
STEP_KINDS = {"act": 50, "time": 16, "word": 14, "closing": 6, "resume": 6, "void": 4, "pause": 2, "restart": 2}


@pytest.mark.parametrize("seed", range(6))
async def test_F3_the_file_always_has_the_cut_that_players_see(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    room = await SealedRoom.on_file(tmp_path / "room.sqlite3", at_once=seed % 3 > 0)
    await room.started({1: 1_000, 2: 1_000, 3: 1_000}, **of_game(("razz", "badugi", "holdem")[seed % 3]))
    for number in range(STEPS):
        (step,) = chance.choices([*STEP_KINDS], [*STEP_KINDS.values()])
        if step == "restart":
            before = room.seal
            room = await room.restarted()
            assert (room.seal.seal, room.seal.contributions) == (before.seal, before.contributions)
        else:
            await take(room, step, chance, number)
        check_file(room)
    await room.stop()
    assert check(room.path) == []


async def take(room: SealedRoom, step: str, chance: Random, number: int) -> None:
    match step:
        case "act" if room.view.hand is not None and room.hand.to_act and not room.view.course.paused:
            await act(room, chance)
        case "word":
            await room.cut(chance.choice([101, 102, 103]), f"word {number}")
        case "closing" if not room.thread.at_once and room.thread.asked:
            await room.thread.answer()
        case "resume":
            await room.resume()
        case "void":
            await room.void()
        case "pause":
            await room.pause(at_once=chance.random() < 0.5)
        case _:
            await room.advance(chance.choice([DEAL_CLOSING_LEAD_MS, PAUSE_MS, TURN_MS]))


async def act(room: SealedRoom, chance: Random) -> None:
    """Let the player to act take a random action, which cuts the next deal once."""
    before, seat = room.seal, room.hand.to_act
    option = chance.choice(room.hand.options)
    reply = await room.act(
        room.to_act(), option.kind, option.to if option.kind in ("bet", "raise", "complete") else None
    )
    assert reply.done, (option, reply.denial, reply.refusal)
    *earlier, newest = room.seal.contributions
    assert (tuple(earlier), newest.seat, newest.kind) == (before.contributions, seat, option.kind.replace("_", "-"))


def check_file(room: SealedRoom) -> None:
    with closing(sqlite3.connect(room.path)) as connection:
        rows = [row for row in open_seals(connection).of(room.table_id) if row.state == "next"]
    row, shown = min(rows, key=lambda row: row.hand), room.seal
    first = restored(room.table_id, row)
    assert (first.sealed.hand, first.sealed.seal.hex(), first.cut.hex()) == (shown.hand, shown.seal, shown.cut)
    assert (first.contributions, first.words) == (shown.contributions, shown.words)
    assert (first.final_cut is None) is (row.roster is None), "once its closing is requested, nothing more cuts it"
