"""Previewed tournaments that wait for *Post*, without Discord."""

import asyncio
from dataclasses import replace

import pytest

from bot.tables.saving import DuplicateRequest, StoreError
from bot.tournaments.ports import NewTournament, Schedule
from bot.use_cases.authority import MANAGE_GUILD
from bot.use_cases.tournaments import limits, previews
from bot.use_cases.tournaments.previews import PreviewedTournament
from tests.harness.tournaments.field import SETTINGS
from tests.harness.use_cases.fakes import CHANNEL, GUILD, asks, moderator, refused
from tests.harness.use_cases.tournaments.fakes import Desk, tournament


def ordered(desk: Desk, **changes: object) -> PreviewedTournament:
    now_ms = desk.house.timer.now_ms()
    new = NewTournament(GUILD, CHANNEL, 109, SETTINGS, now_ms + 60_000, now_ms)
    return PreviewedTournament(replace(new, **changes), "tournament create")  # type: ignore[arg-type]


async def test_the_post_button_creates_the_tournament_once_under_the_commands_request_id() -> None:
    desk, command = Desk(), moderator()
    await desk.previews.keep(command, ordered(desk))
    posted = await desk.previews.post(moderator(8), command.request_id)
    (view,) = desk.tournaments.on.values()
    assert (posted.number, view.new.opens_ms) == (view.tournament_id, desk.house.timer.now_ms())
    (request,) = desk.tournaments.requests
    assert (request.request_id, request.player_id) == (command.request_id, 108)
    with pytest.raises(DuplicateRequest):
        await desk.previews.post(moderator(8), command.request_id)


async def test_refused_clicks_on_post_or_drop_report_the_missing_right_or_the_expired_preview() -> None:
    desk, command = Desk(), moderator()
    number = command.request_id
    await desk.previews.keep(command, ordered(desk, settings=replace(SETTINGS, guarantee=50)))
    for asked in (desk.previews.post(asks(), number), desk.previews.drop(asks(), number)):
        assert await refused(asked) == "forbidden-not-moderator"
    assert await refused(desk.previews.post(moderator(), number)) == "forbidden-guarantee"
    assert await refused(desk.previews.post(moderator(guild_id=8), number)) == "tournament-preview-gone"
    desk.house.timer.ring_next(desk.house.timer.now_ms() + 60_000)
    assert await refused(desk.previews.post(asks(permissions=MANAGE_GUILD), number)) == "start-past"
    await desk.previews.drop(moderator(), number)
    assert await refused(desk.previews.drop(moderator(), number)) == "tournament-preview-gone"
    assert desk.tournaments.requests == []


@pytest.fixture
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TOURNAMENTS_MOST", 1)
    monkeypatch.setattr(limits, "SCHEDULES_MOST", 1)
    monkeypatch.setattr(previews, "PREVIEWS_MOST", 2)


@pytest.mark.usefixtures("_few")
async def test_of_two_simultaneous_clicks_on_post_the_second_is_refused_at_the_tournament_limit() -> None:
    desk, commands = Desk(), [moderator(), moderator()]
    for command in commands:
        await desk.previews.keep(command, ordered(desk))
    asked = [desk.previews.post(moderator(), command.request_id) for command in commands]
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(each) for each in results if isinstance(each, BaseException)] == ["tournaments-too-many"]
    assert len(desk.tournaments.on) == 1
    assert await refused(desk.previews.keep(moderator(), ordered(desk))) == "tournaments-too-many"


@pytest.mark.usefixtures("_few")
async def test_recurring_tournaments_have_a_separate_limit() -> None:
    desk = Desk(tournament(4))
    wanted = Schedule(GUILD, CHANNEL, 109, SETTINGS, "2027-01-01T20:00", "UTC", "FREQ=WEEKLY")
    weekly, command = replace(ordered(desk), schedule=wanted), moderator()
    await desk.previews.keep(command, weekly)
    assert (await desk.previews.post(moderator(), command.request_id)).number == 301
    assert desk.store.recurring == [wanted]
    assert await refused(desk.previews.keep(moderator(), weekly)) == "schedules-too-many"
    desk.store.recurring, desk.store.unreadable = [], [5]
    assert await refused(desk.previews.keep(moderator(), weekly)) == "schedules-too-many", "unreadable ones count"


@pytest.mark.usefixtures("_few")
async def test_the_oldest_preview_is_dropped_when_too_many_are_kept() -> None:
    desk, commands = Desk(), [moderator() for _ in range(3)]
    for command in commands:
        await desk.previews.keep(command, ordered(desk))
    assert await refused(desk.previews.drop(moderator(), commands[0].request_id)) == "tournament-preview-gone"
    for command in commands[1:]:
        await desk.previews.drop(moderator(), command.request_id)


async def test_a_database_failure_keeps_the_preview_for_another_try() -> None:
    desk, command = Desk(), moderator()
    await desk.previews.keep(command, ordered(desk))
    desk.store.fails = True
    with pytest.raises(StoreError):
        await desk.previews.post(moderator(), command.request_id)
    desk.store.fails = False
    assert (await desk.previews.post(moderator(), command.request_id)).number
