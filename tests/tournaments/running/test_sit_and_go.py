"""Sit and gos with tables: from the first seat taken to the winner, and the next one of a standing one."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tournaments.messages import Cancel, Register
from tests.harness.tournaments.club import MODERATOR, WALLET, WHY, Club
from tests.harness.tournaments.field import GUILD, HOUR, MINUTE, SETTINGS, START

FOUR = replace(
    SETTINGS, sit_and_go=True, entrants_least=4, entrants_most=4, check_in=False, late_levels=0, target_minutes=30
)
STANDING = replace(FOUR, standing=True)


def opened(club: Club) -> list[int]:
    """Return the ids of the tournaments that can be entered."""
    return [view.tournament_id for view in club.tournaments.in_guild(GUILD) if view.state.phase == "registering"]


async def test_T6_1_a_sit_and_go_is_played_from_its_first_seat_to_a_winner(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(4)
    await club.create(replace(FOUR, bounty=50, progressive=True))
    begun_ms = club.timer.now_ms()
    await club.register(players)
    assert club.announcer.kinds().count("full") == 1
    await club.advance(MINUTE)
    assert (club.state.phase, club.state.start_ms) == ("running", begun_ms + MINUTE)
    assert await club.until(lambda: club.settled)
    result = await club.result()
    assert result.phase == "finished"
    assert sum(each.prize + each.won_bounties for each in result.entrants) == 400


async def test_T6_3_a_standing_sit_and_go_opens_the_next_one_as_soon_as_it_starts(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(8)
    first = await club.create(STANDING)
    await club.register(players[:4])
    assert opened(club) == [first], "one at a time is open"
    await club.advance(MINUTE)
    (second,) = opened(club)
    assert second != first
    view = club.tournaments.view(second)
    assert view is not None
    assert (view.new.settings, view.state.start_ms) == (STANDING, club.timer.now_ms() + 24 * HOUR)
    club.tournament_id = second
    await club.register(players[4:])
    await club.advance(MINUTE)
    assert len(opened(club)) == 1
    assert not {first, second} & {*opened(club)}


async def test_T6_3_a_standing_sit_and_go_that_was_not_filled_in_time_is_followed_by_another(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(3)
    first = await club.create(STANDING)
    await club.register(players)
    await club.advance_to(START)
    assert first not in opened(club)
    assert len(opened(club)) == 1
    assert [await club.wallet(player) for player in players] == [WALLET] * 3


async def test_T6_3_a_standing_sit_and_go_that_a_moderator_cancels_is_not_followed_by_another(shoving: Club) -> None:
    club = shoving
    await club.create(STANDING)
    assert await club.ask(Cancel(club.request(MODERATOR), WHY)) is None
    await club.advance(2 * HOUR)
    assert opened(club) == []


@pytest.mark.parametrize("writes", [1, 2])
async def test_T6_3_only_one_sit_and_go_follows_although_the_process_dies_after_every_write(
    quick: Path, writes: int
) -> None:
    club = Club(quick / "lowball.sqlite3", seed=3)
    await club.open()
    players = await club.welcome(4)
    first = await club.create(STANDING)
    club.life_writes = lambda: writes
    club.database.dies_after = writes
    await club.register(players)
    assert await club.until(lambda: club.settled)
    club.life_writes = lambda: None
    await club.restart()
    assert len(opened(club)) == 1
    await club.close()
    with closing(sqlite3.connect(quick / "lowball.sqlite3")) as file:
        rows = file.execute("SELECT id, follows, phase FROM tournament ORDER BY id").fetchall()
    assert rows == [(first, None, "finished"), (first + 1, first, "registering")]


async def test_T6_1_a_full_sit_and_go_starts_even_if_the_bot_restarts_in_the_minute_before(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(4)
    await club.create(FOUR)
    await club.register(players)
    await club.restart(10 * MINUTE)
    assert club.state.is_full
    assert await club.ask(Register(club.request(players[0]))) is not None
    await club.advance(15_000)
    assert club.state.phase == "running"
