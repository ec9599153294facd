"""The process that makes decks ahead: when it runs, what it gets, and what happens without it."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from itertools import count
from pathlib import Path

import pytest

from bot.fairness.sealing import made_decks
from bot.operating import decks_ahead
from bot.operating.deck_process import order
from bot.operating.decks_ahead import DecksAhead
from bot.tables.running.dealer import fresh_seed

TABLE = 7
MANY = 3


@pytest.fixture
async def decks() -> AsyncIterator[DecksAhead]:
    maker = DecksAhead(fresh_seed, many=MANY, processors=2)
    yield maker
    await maker.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.to_thread(os.sched_yield)


async def started(decks: DecksAhead) -> None:
    for hand in range(1, MANY + 1):
        decks.made(TABLE, hand)
    decks.prepare(TABLE, MANY + 1)
    await until(lambda: decks.is_running)
    await until(lambda: not decks._wanted or not decks.is_running)
    decks.forget(TABLE)


def pid(decks: DecksAhead) -> int:
    assert decks._helper is not None
    number = decks._helper._process.get_pid()
    assert number is not None
    return number


async def test_F1_decks_made_ahead_are_those_of_their_seed_and_are_given_out_once(decks: DecksAhead) -> None:
    await started(decks)
    tables = range(1, 40)
    for table in tables:
        decks.prepare(table, 12)
    await until(lambda: len(decks._ready) == len(tables))
    ahead = [decks.made(table, 12) for table in tables]
    assert [(each.table, each.hand) for each in ahead] == [(table, 12) for table in tables]
    assert ahead == [made_decks(each.table, each.hand, each.seed) for each in ahead]
    assert len({each.seed for each in ahead} | {decks.made(table, 12).seed for table in tables}) == 2 * len(tables)


async def test_decks_asked_for_while_the_process_starts_are_made_once_it_runs(decks: DecksAhead) -> None:
    for hand in range(1, MANY + 1):
        decks.made(TABLE, hand)
    for table in range(1, 40):
        decks.prepare(table, 12)
    assert not decks.is_running
    await until(lambda: len(decks._ready) == 39)


async def test_the_process_starts_only_for_many_deals_and_where_it_has_a_processor_of_its_own() -> None:
    few, alone = DecksAhead(fresh_seed, many=MANY, processors=2), DecksAhead(fresh_seed, many=MANY, processors=1)
    few.made(TABLE, 1)
    for hand in range(1, MANY + 1):
        alone.made(TABLE, hand)
    for decks in (few, alone):
        decks.prepare(TABLE, MANY + 1)
        await decks.close()
        assert decks._starting is None
        assert not decks._wished
        assert decks.made(TABLE, MANY + 1).hand == MANY + 1


async def test_a_process_that_dies_is_done_without(decks: DecksAhead, caplog: pytest.LogCaptureFixture) -> None:
    await started(decks)
    os.kill(pid(decks), signal.SIGKILL)
    decks.prepare(TABLE, 12)
    await until(lambda: not decks.is_running)
    assert "has ended by itself" in caplog.text
    decks.prepare(TABLE, 13)
    made = decks.made(TABLE, 13)
    assert made == made_decks(TABLE, 13, made.seed)


async def test_decks_that_do_not_fit_their_seed_are_not_used(
    decks: DecksAhead, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The process gets other seeds than the bot remembers."""
    monkeypatch.setattr(decks_ahead, "order", lambda table, hand, _: order(table, hand, bytes(32)))
    await started(decks)
    decks.prepare(TABLE, 12)
    await until(lambda: not decks.is_running)
    assert "makes wrong ones" in caplog.text
    made = decks.made(TABLE, 12)
    assert made == made_decks(TABLE, 12, made.seed)


async def test_the_process_gets_no_file_and_no_setting(decks: DecksAhead, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    mine = os.open(__file__, os.O_RDONLY)
    await started(decks)
    decks.prepare(TABLE, 12)
    # Its first answer shows that it runs.
    await until(lambda: bool(decks._ready))
    process = Path(f"/proc/{pid(decks)}")
    assert b"DISCORD" not in (process / "environ").read_bytes()
    opened = [os.readlink(each) for each in (process / "fd").iterdir()]
    os.close(mine)
    assert len(opened) == 3
    assert all(each.startswith(("pipe:", "socket:", "/dev/null")) for each in opened)


async def test_the_process_runs_no_code_of_the_folder_in_which_the_bot_was_started(
    decks: DecksAhead, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "struct.py").write_text("raise SystemExit")
    monkeypatch.chdir(tmp_path)
    await started(decks)
    decks.prepare(TABLE, 12)
    await until(lambda: bool(decks._ready) or not decks.is_running)
    assert decks.is_running


async def test_the_process_ends_once_it_has_little_to_do(decks: DecksAhead, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks_ahead, "LOOK_SECONDS", 0.01)
    await started(decks)
    await until(lambda: not decks.is_running)


async def test_decks_of_a_closed_table_and_those_asked_for_too_early_are_dropped(decks: DecksAhead) -> None:
    await started(decks)
    for table in (1, 2, 3):
        decks.prepare(table, 12)
    decks.forget(1)
    early = decks.made(2, 12)
    await until(lambda: 3 in decks._ready)
    assert list(decks._ready) == [3]
    assert decks.made(2, 12).seed != early.seed
    assert decks.made(3, 13).hand == 13
    assert decks._ready == {}


async def test_no_more_is_asked_for_at_once_than_the_process_can_make_in_time(decks: DecksAhead) -> None:
    await started(decks)
    for table in count(1):
        decks.prepare(table, 12)
        if table not in decks._wanted:
            break
    assert table == decks_ahead._WAITING_MOST + 1
    decks.prepare(table + 1, 12)
    await until(lambda: table + 1 in decks._ready)
    assert table in decks._ready, "they are asked for later, in order"
    assert decks.made(table, 12).hand == 12
