"""The league table of a season, without Discord (T-5.2)."""

from dataclasses import replace

from bot.tournaments.rules.league import Result
from tests.harness.tournaments.field import SETTINGS
from tests.harness.use_cases.fakes import asks, refused
from tests.harness.use_cases.tournaments.fakes import Desk, tournament


async def test_the_default_season_is_the_current_quarter_or_month_as_in_the_newest_tournament() -> None:
    """The clock is set to November 2023."""
    desk = Desk()
    assert (await desk.league.table(asks(), None)).season == "2023-Q4"
    monthly = tournament(4)
    desk.tournaments.on[4] = replace(monthly, new=replace(monthly.new, settings=replace(SETTINGS, season="month")))
    assert (await desk.league.table(asks(), None)).season == "2023-11"
    assert (await desk.league.table(asks(), "2022")).season == "2022"
    assert await refused(desk.league.table(asks(), "spring")) == "season-unreadable"


async def test_reading_the_league_table_creates_no_player() -> None:
    desk = Desk()
    assert (await desk.league.table(asks(), None)).asker_id is None
    await desk.house.users.player_id(7)
    assert (await desk.league.table(asks(), None)).asker_id == 107
    assert (await desk.league.seasons(asks()))[:3] == ["2023-11", "2023-Q4", "2023"]


async def test_the_leader_comes_first_in_the_league_table() -> None:
    desk = Desk()
    desk.store.league = [Result(107, 2, 4), Result(108, 1, 4)]
    assert [row.player_id for row in (await desk.league.table(asks(), None)).rows] == [108, 107]
