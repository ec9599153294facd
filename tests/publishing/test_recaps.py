"""The weekly recap: once on Monday by the server's time zone, even across a restart, and only where it is turned on."""

import re
from datetime import UTC, date, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.history.ports import Placed
from bot.history.week import BestHand, BigPot, Improved, WeekOfPlay
from bot.locales.phrases import LOCALES, Phrases
from bot.poker.holdings import HoldingName
from bot.publishing.recaps import due_monday, midnight_ms
from bot.ui.history.recap import Recap, recap_text
from db.history.recaps import SqliteRecaps
from tests.discord.conftest import club as club
from tests.discord.conftest import room as room
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import create, lobby_text
from tests.harness.ui.easel import QuickStudio

BERLIN = ZoneInfo("Europe/Berlin")
DAY = 86_400
TITLE = "The week in review"


@pytest.fixture
async def weekly(club: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """Return a server in Berlin's time zone with an invented week of two players."""
    an, bo = await club.player_id("an"), await club.player_id("bo")
    asked: list[tuple[int, ...]] = []

    async def week(self: SqliteRecaps, guild_id: int, *spans: int) -> WeekOfPlay:
        asked.append(spans)
        return WeekOfPlay(
            hands=123,
            pot=BigPot(12_500, bo, 7, 12),
            low=BestHand((1, 9), an, HoldingName("low", (4, 2))),
            improved=Improved(bo, 3_400),
            leaders=(Placed(1, an, 60, 1_200, 1.0), Placed(2, bo, 60, -300, -1.0)),
        )

    monkeypatch.setattr(SqliteRecaps, "week", week)
    club.wiring.reach.pictures._studio = QuickStudio()
    await create(club, start="2026-03-01 20:00", zone="Europe/Berlin")
    await club.slash("ada", "room set", at=club.lobby, setting="zone", value="berlin")
    await club.slash("ada", "room set", at=club.lobby, setting="announcement_channel", value=club.lobby.mention)
    club.asked = asked  # type: ignore[attr-defined]  # what the recap asked the file for
    return club


async def wanted(club: Room) -> None:
    await club.slash("ada", "room set", at=club.lobby, setting="recap", value="on")


async def until(club: Room, moment: datetime) -> None:
    await club.wait(moment.timestamp() - club.wiring.base.timer.now_ms() / 1000)


def recaps(club: Room) -> list[Any]:
    return [each for each in club.lobby.history() if TITLE in str([part.to_dict() for part in each.components])]


async def test_the_recap_of_a_week_is_posted_once_on_monday_even_across_a_restart(weekly: Room) -> None:
    await wanted(weekly)
    await until(weekly, datetime(2026, 1, 5, 8, 55, tzinfo=BERLIN))
    assert not recaps(weekly)
    await weekly.wait(3_600)
    (post,) = recaps(weekly)
    shown = str([part.to_dict() for part in post.components])
    for words in (
        "2025-12-29 to 2026-01-04 · 123 hands",
        "1st **an** · +1,200",
        "Biggest pot: **bo** · 12,500 chips",
        "Best low: **an** · six-four low",
        "Most improved: **bo** · +3,400",
        "Next tournament: **Friday**",
    ):
        assert words in shown
    assert [each.filename for each in post.attachments] == ["podium.png"]
    await weekly.restart()
    await weekly.wait(DAY)
    assert [each.id for each in recaps(weekly)] == [post.id]
    monday = datetime(2026, 1, 5, tzinfo=BERLIN).timestamp() * 1000
    week = 7 * DAY * 1000
    assert weekly.asked == [(monday - 2 * week, monday - week, monday)]  # type: ignore[attr-defined]


async def test_no_recap_is_posted_until_the_server_turns_it_on(weekly: Room) -> None:
    await until(weekly, datetime(2026, 1, 5, 12, tzinfo=BERLIN))
    assert TITLE not in lobby_text(weekly)
    await wanted(weekly)
    await weekly.wait(3_600)
    assert len(recaps(weekly)) == 1


async def test_a_recap_that_could_not_be_posted_is_tried_again(weekly: Room, caplog: pytest.LogCaptureFixture) -> None:
    await wanted(weekly)
    weekly.env.inject_error("POST", f"/channels/{weekly.lobby.id}/messages", status=403, code=50001, times=2)
    await until(weekly, datetime(2026, 1, 5, 9, 55, tzinfo=BERLIN))
    assert not recaps(weekly)
    assert "the weekly recap of server" in caplog.text
    await weekly.wait(2 * 3_600)
    assert len(recaps(weekly)) == 1


@pytest.mark.parametrize("language", sorted(LOCALES))
def test_no_line_of_the_recap_becomes_a_markdown_list(language: str) -> None:
    leaders = (Placed(1, 5, 60, 1_200, 1.0), Placed(2, 6, 60, -300, -1.0))
    week = WeekOfPlay(123, BigPot(12_500, 6, 7, 12), None, None, leaders)
    shown = recap_text(Recap(Phrases(language), week, date(2026, 1, 5), {5: "Ada", 6: "Ben"}.get))
    assert "**Ada** · " in shown
    assert not re.search(r"^\s*\d+\. ", shown, re.MULTILINE)


@pytest.mark.parametrize(
    "case",
    [
        ("2027-03-29 06:59", None),  # 08:59 in Berlin, a day after the clocks went forward
        ("2027-03-29 07:00", date(2027, 3, 29)),
        ("2027-03-31 06:59", date(2027, 3, 29)),
        ("2027-03-31 07:00", None),
        ("2027-04-04 12:00", None),
    ],
)
def test_a_recap_is_due_from_monday_morning_for_two_days(case: tuple[str, date | None]) -> None:
    moment, monday = case
    at_ms = int(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp() * 1000)
    assert due_monday(at_ms, BERLIN) == monday


def test_the_week_in_which_the_clocks_change_is_an_hour_shorter() -> None:
    span = midnight_ms(date(2027, 3, 29), BERLIN) - midnight_ms(date(2027, 3, 22), BERLIN)
    assert span == (7 * DAY - 3_600) * 1000
