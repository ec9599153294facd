"""A moderator's moves and corrections at real tables, with hands that run on and a death at any write."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.ports import TableView
from bot.tournaments.messages import Cancel, CorrectChips, PausePlay, ResumePlay, SendToTable, TournamentDenial
from db import check
from tests.harness.tournaments.club import MODERATOR, WHY, Club
from tests.harness.tournaments.field import HOUR, MINUTE, SETTINGS, START

CHIPS = 3000
"""A starting stack."""
DEATHS = (1, 2, 3, 4, 5, 6)
"""After how many writes of the order and what follows the process dies."""


@pytest.fixture
async def club(quick: Path) -> AsyncIterator[Club]:
    club = Club(quick / "lowball.sqlite3", seed=3, kind="tight", now_ms=START - 40 * HOUR)
    await club.open()
    yield club
    await club.close()


async def at_two_tables(club: Club) -> tuple[int, TableView]:
    """Start with eight players, and return one of them and the table where they do not sit."""
    await club.started(8)
    await club.advance(10_000)
    one, two = club.open_tables()
    return one.seats[0].player_id, two


def table_of(club: Club, player_id: int) -> int:
    return next(table_id for table_id, players in club.seated().items() if player_id in players)


def chips_of(club: Club, player_id: int) -> int:
    return next(count.chips for count in club.view.counts if count.player_id == player_id)


async def between_hands(club: Club) -> None:
    """Pause after the current hands, and wait until they have ended."""
    await club.ask(PausePlay(club.request(MODERATOR), WHY))
    assert await club.until(lambda: all(table.course.waits for table in club.open_tables()))


async def test_T3_6_a_moved_player_finishes_the_hand_and_the_new_table_waits_for_them(club: Club) -> None:
    player_id, to = await at_two_tables(club)
    before = table_of(club, player_id)
    assert await club.ask(SendToTable(club.request(MODERATOR), player_id, to.table_id, WHY)) is None
    assert table_of(club, player_id) == before
    assert await club.until(lambda: any(each.arrives_until_ms for each in club.state.playing()))
    assert table_of(club, player_id) == to.table_id
    entrant = club.state.entrant(player_id)
    assert entrant is not None
    assert (entrant.moved, entrant.arrives_until_ms) == (1, club.timer.now_ms() + 30_000)
    await club.advance(5 * MINUTE)
    assert table_of(club, player_id) == to.table_id
    assert sorted(map(len, club.seated().values())) == [4, 4], "somebody else balances the tables"


@pytest.mark.parametrize("writes", DEATHS)
async def test_T3_6_a_move_survives_a_death_at_any_write(club: Club, writes: int) -> None:
    player_id, to = await at_two_tables(club)
    await between_hands(club)
    club.database.dies_after = writes
    denial = await club.ask(SendToTable(club.request(MODERATOR), player_id, to.table_id, WHY))
    assert denial in (None, TournamentDenial.SAME_TABLE, TournamentDenial.ALREADY_DONE)
    await club.advance(MINUTE)
    assert (table_of(club, player_id), await club.tournament_chips()) == (to.table_id, 8 * CHIPS)


@pytest.mark.parametrize("chips", [500, -500])
@pytest.mark.parametrize("writes", DEATHS)
async def test_T3_6_a_correction_counts_once_after_a_death_at_any_write(club: Club, writes: int, chips: int) -> None:
    player_id, _ = await at_two_tables(club)
    await between_hands(club)
    had = chips_of(club, player_id)
    club.database.dies_after = writes
    denial = await club.ask(CorrectChips(club.request(MODERATOR), player_id, chips, WHY))
    assert denial in (None, TournamentDenial.ALREADY_DONE)
    await club.advance(MINUTE)
    assert (chips_of(club, player_id), club.stack(player_id)) == (had + chips, had + chips)
    assert await club.tournament_chips() == 8 * CHIPS + chips


async def test_T3_6_a_correction_during_a_hand_waits_for_its_end(club: Club) -> None:
    await club.started(4)
    await club.advance(10_000)
    (table,) = club.open_tables()
    assert table.hand is not None
    player_id, had = table.seats[0].player_id, club.stack(table.seats[0].player_id)
    assert await club.ask(CorrectChips(club.request(MODERATOR), player_id, -100, WHY)) is None
    assert (club.stack(player_id), await club.tournament_chips()) == (had, 4 * CHIPS)
    assert await club.until(lambda: club.open_tables()[0].hand_number > table.hand_number)
    assert await club.tournament_chips() == 4 * CHIPS - 100


async def test_T3_7_a_cancellation_during_a_hand_counts_the_chips_that_a_correction_takes(club: Club) -> None:
    await club.started(4)
    await club.advance(10_000)
    (table,) = club.open_tables()
    assert table.hand is not None
    player_id = table.seats[0].player_id
    assert await club.ask(CorrectChips(club.request(MODERATOR), player_id, -2_900, WHY)) is None
    assert await club.ask(Cancel(club.request(MODERATOR), WHY)) is None
    refunds = {entrant.player_id: entrant.refund for entrant in (await club.result()).entrants}
    assert (refunds.pop(player_id), sum(refunds.values())) == (50 + 200 * 100 // 9_100, 348)
    assert await club.tournament_chips() == 0


async def test_T3_6_levels_and_forecast_continue_with_the_corrected_chips(club: Club) -> None:
    await club.started(4, replace(SETTINGS, level_minutes=3))
    await between_hands(club)
    assert await club.ask(CorrectChips(club.request(MODERATOR), club.view.counts[0].player_id, 9_000, WHY)) is None
    await club.ask(ResumePlay(club.request(MODERATOR), WHY))
    ladder = club.state.begun.ladder
    assert await club.until(lambda: club.state.begun.level.number > 1)
    assert (club.state.begun.ladder, club.state.begun.forecast.chips) == (ladder, 4 * CHIPS + 9_000)


async def test_T3_6_the_check_finds_a_correction_that_the_ledger_does_not_have(quick: Path) -> None:
    path = quick / "lowball.sqlite3"
    club = Club(path, seed=3, now_ms=START - 40 * HOUR)
    await club.open()
    await club.started(4)
    player_id = club.view.counts[0].player_id
    assert await club.ask(CorrectChips(club.request(MODERATOR), player_id, 300, WHY)) is None
    await club.close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE tournament SET state = replace(state, '\"corrected\":300', '\"corrected\":200')")
        file.commit()
    assert check(path) == [f"tournament 1: player {player_id} was corrected by 200 chips, and the ledger says 300"]
