"""Tasks cancelled at each of their awaits: their work is done once and completely, or not at all."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest

from bot.poker.actions import ActionKind
from bot.tables.messages import Act, Sit
from bot.tables.replies import TableDenial
from bot.tables.saving import DuplicateRequest, Request, StoreError, StoreUnavailable
from db import check, open_store
from tests.harness.db.scenes import ANNA, NEW_TABLE, NOW, buy_in, seated_table
from tests.harness.faults_db.cancelling import CancelledAt, CancelTask
from tests.harness.faults_db.place import Place
from tests.harness.on_file import wallet_balance
from tests.harness.tables.room import GUILD

CLICK = 4711


def each_await(tmp_path: Path) -> Iterator[tuple[int, Path]]:
    """Yield 1, 2, 3 ... with a new path each; the test stops once the coroutine waits less often."""
    return ((at, tmp_path / f"{at}.sqlite3") for at in count(1))


@contextmanager
def cancelling(name: str, at: int) -> Iterator[CancelTask]:
    loop, factory = asyncio.get_running_loop(), CancelTask(name, at)
    loop.set_task_factory(factory)
    try:
        yield factory
    finally:
        loop.set_task_factory(None)


async def test_a_commit_cancelled_at_any_await_is_written_exactly_once(tmp_path: Path) -> None:
    for at, path in each_await(tmp_path):
        store = await open_store(path)
        table = await seated_table(store)
        commit = CancelledAt(store.commit(buy_in(ANNA, 100, table, request=CLICK)), at)
        with suppress(asyncio.CancelledError):
            await commit
        current = asyncio.current_task()
        assert current is not None
        current.uncancel()
        with pytest.raises(DuplicateRequest):
            await store.commit(buy_in(ANNA, 100, table, request=CLICK))
        assert await wallet_balance(store, 900, ANNA) == 700
        await store.close()
        assert check(path) == []
        if commit.waits < at:
            assert at > 1, "the operation was never cancelled, as it never waits"
            break


async def test_the_opening_of_a_table_cancelled_at_any_await_opens_exactly_one_table(tmp_path: Path) -> None:
    for at, path in each_await(tmp_path):
        store = await open_store(path)
        opening = CancelledAt(store.open_table(NEW_TABLE, Request(CLICK, ANNA, "open"), NOW), at)
        with suppress(asyncio.CancelledError):
            await opening
        with pytest.raises(StoreError):
            await store.open_table(NEW_TABLE, Request(CLICK, ANNA, "open"), NOW)
        assert len(await store.open_tables()) == 1
        await store.close()
        if opening.waits < at:
            assert at > 1, "the operation was never cancelled, as it never waits"
            break


@pytest.mark.parametrize("message", ["act", "sit"])
async def test_a_request_to_a_table_cancelled_at_any_await_takes_effect_exactly_once(
    tmp_path: Path, message: str
) -> None:
    for at, path in each_await(tmp_path):
        place = Place(path)
        await place.open()
        if message == "act":
            sent: Act | Sit = Act(Request(CLICK, 101, "act"), ActionKind.COMPLETE)
        else:
            await place.store.bank.wallet(GUILD, 103, 0, 0)
            await place.store.bank.claim(Request(9, 103, "claim"), GUILD, 10_000, 0)
            sent = Sit(Request(CLICK, 103, "sit"), 1_000)
        submitted = CancelledAt(place.room.submit(sent), at)
        with suppress(asyncio.CancelledError):
            await submitted
        await place.room.quiet()
        assert (await place.room.submit(sent)).denial is TableDenial.ALREADY_DONE
        assert place.room.stacks()[101] == (978 if message == "act" else 998)
        await place.start_again()
        assert not (await place.room.submit(sent)).done
        await place.room.tables.stop()
        await place.store.close()
        assert check(path) == []
        if submitted.waits < at:
            assert at > 1, "the operation was never cancelled, as it never waits"
            break


async def test_a_table_pauses_or_continues_after_its_worker_is_cancelled_at_any_await(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Only the end of the event loop cancels a worker; the next start continues from the correct file."""
    for at, path in each_await(tmp_path):
        place = Place(path)
        await place.open()
        caplog.clear()
        with cancelling("Inbox._work", at) as factory, suppress(asyncio.CancelledError):
            await place.act("complete", request_id=CLICK)
        assert factory.cancelled is not None
        done_before = factory.cancelled.waits < at
        reply = await place.act("call" if done_before else "complete")
        assert reply.done or (reply.view.course.paused == "store_failed" and "pauses" in caplog.text)
        await place.start_again()
        assert place.room.view.course.paused is None
        assert place.room.stacks()[101] == 978
        assert (await place.act("complete", request_id=CLICK)).denial in (TableDenial.ALREADY_DONE, None)
        await place.goes_on()
        await place.close()
        if done_before:
            assert at > 1, "the operation was never cancelled, as it never waits"
            break


async def test_a_database_writer_cancelled_at_any_await_acknowledges_no_further_writes(tmp_path: Path) -> None:
    """Only the end of the event loop cancels the writer."""
    for at, path in each_await(tmp_path):
        store = await open_store(path)
        table = await seated_table(store)
        with cancelling("Database._write_batches", at) as factory:
            outcomes = await asyncio.gather(
                *(store.commit(buy_in(ANNA, 10, table, request=CLICK + n)) for n in range(3)), return_exceptions=True
            )
        assert factory.cancelled is not None
        finished = factory.cancelled.waits < at
        assert {type(outcome) for outcome in outcomes} == {type(None) if finished else StoreUnavailable}
        await store.close()
        assert check(path) == []
        again = await open_store(path)
        for n in range(3):
            with suppress(DuplicateRequest):
                await again.commit(buy_in(ANNA, 10, table, request=CLICK + n))
        assert await wallet_balance(again, 900, ANNA) == 770
        await again.close()
        if finished:
            assert at > 1, "the operation was never cancelled, as it never waits"
            break
