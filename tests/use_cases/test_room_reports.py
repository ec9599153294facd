"""Reports about a room: the last weeks for moderators, and one file with everything for administrators."""

import asyncio
import io
import json
import zipfile
from datetime import UTC, datetime
from typing import Any, cast

import pytest

from bot.moderation.ports import Accounts, AuditLog, Week
from bot.tables.saving import StoreError
from bot.use_cases import room_reports
from bot.use_cases.room_reports import RoomExports, RoomWeeks
from tests.harness.tables.doubles import ManualTimer
from tests.harness.use_cases.fakes import GUILD, House, administrator, asks, moderator, refused
from tests.harness.use_cases.moderating.fakes import Audit


class Books:
    """Every database row of a guild; reading waits for ``goes_on``."""

    def __init__(self) -> None:
        self.begun, self.goes_on = asyncio.Event(), asyncio.Event()
        self.goes_on.set()
        self.asked: list[int] = []
        self.starts: list[tuple[int, int]] = []

    async def weeks(self, guild_id: int, first_start_ms: int, count: int) -> list[Week]:
        self.starts.append((first_start_ms, count))
        return []

    async def everything(self, guild_id: int) -> dict[str, list[dict[str, Any]]]:
        self.asked.append(guild_id)
        self.begun.set()
        await self.goes_on.wait()
        return {"wallet": [{"player": 101, "chips": 5}, {"player": 102, "chips": 6}], "hand": []}


class Desk:
    def __init__(self) -> None:
        self.house, self.books, self.audit = House(), Books(), Audit()
        self.exports = RoomExports(self.house.authority, cast(Accounts, self.books), cast(AuditLog, self.audit))


async def test_moderators_read_a_report_of_the_last_weeks_which_begin_on_mondays() -> None:
    desk = Desk()
    weeks = RoomWeeks(desk.house.authority, cast(Accounts, desk.books), ManualTimer(ms(29, 12)))
    await weeks.last(moderator(), 1)
    await weeks.last(moderator(), 2)
    assert desk.books.starts == [(ms(26), 1), (ms(19), 2)]
    assert await refused(weeks.last(asks(), 1)) == "forbidden-not-moderator"
    assert len(desk.books.starts) == 2


def ms(day: int, hour: int = 0) -> int:
    """Return a time in February 2024, where the 26th was a Monday."""
    return int(datetime(2024, 2, day, hour, tzinfo=UTC).timestamp() * 1000)


async def test_an_administrators_export_has_every_row_of_the_room_and_is_audited() -> None:
    desk = Desk()
    made = await desk.exports.make(administrator(), "json")
    with zipfile.ZipFile(io.BytesIO(made.zipped)) as folder:
        assert json.loads(folder.read("lowball.json"))["wallet"][1] == {"player": 102, "chips": 6}
    assert (made.files, made.rows) == (2, 2)
    assert [(entry.act, entry.after) for entry in desk.audit.lines] == [("export", "json")]


async def test_moderators_are_refused_the_full_export_before_any_data_is_read() -> None:
    desk = Desk()
    assert await refused(desk.exports.make(moderator(), "csv")) == "forbidden-not-administrator"
    assert (desk.books.asked, desk.audit.lines) == ([], [])


async def test_a_server_can_make_only_one_export_at_a_time_even_if_the_first_is_cancelled() -> None:
    desk = Desk()
    desk.books.goes_on.clear()
    first = asyncio.create_task(desk.exports.make(administrator(5), "csv"))
    await asyncio.wait_for(desk.books.begun.wait(), 5)
    assert await refused(desk.exports.make(administrator(6), "csv")) == "export-busy"
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    desk.books.goes_on.set()
    assert (await desk.exports.make(administrator(6), "csv")).files == 2
    assert (desk.books.asked, len(desk.audit.lines)) == ([GUILD, GUILD], 1)


async def test_a_room_export_is_not_sent_if_it_is_too_large_or_cannot_be_audited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk()
    desk.audit.fails = StoreError("disk full")
    with pytest.raises(StoreError):
        await desk.exports.make(administrator(), "csv")
    monkeypatch.setattr(room_reports, "BYTES_MOST", 10)
    assert await refused(desk.exports.make(administrator(), "csv")) == "export-too-large"
