"""Tournaments with tables: the start, moves, levels, single announcements, removed players."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.ports import TableView
from bot.tables.running.dealer import SecureDealer
from bot.tournaments.messages import Here, PausePlay, Remove, ResumePlay
from tests.harness.tournaments.club import MODERATOR, WHY, Club
from tests.harness.tournaments.field import HOUR, MINUTE, SETTINGS, START
from tests.harness.tournaments.people import SHOVES

CHIPS = 3000
"""A starting stack."""


@pytest.fixture
async def club(quick: Path) -> AsyncIterator[Club]:
    club = Club(quick / "lowball.sqlite3", seed=3, kind="tight", now_ms=START - 40 * HOUR)
    await club.open()
    yield club
    await club.close()


async def test_T1_1_a_tournament_continues_in_the_same_phase_after_a_restart(club: Club) -> None:
    everybody = await club.welcome(5)
    await club.create()
    await club.register(everybody)
    for phase, at_ms in (("registering", START - 20 * MINUTE), ("check_in", START - 10 * MINUTE)):
        await club.advance_to(at_ms)
        await club.restart()
        assert (club.state.phase, club.state.start_ms) == (phase, START)
    await club.check_in(everybody)
    await club.advance_to(START + MINUTE)
    seats = club.seated()
    await club.restart(out_ms=10 * MINUTE)
    assert (club.state.phase, club.seated()) == ("running", seats)
    # The outage and 15 s postpone the level's end; the outage is known to begin at the last write.
    assert 0 <= club.state.begun.level.since_ms - (START + 10 * MINUTE + 15_000) < MINUTE
    causes = await club.causes()
    assert causes[:2] == ["create", "register"]
    assert causes.index("check_in_open") < causes.index("check_in") < causes.index("start") < causes.index("seated")


async def test_T1_4_each_reminder_is_sent_once_even_across_restarts(club: Club) -> None:
    everybody = await club.welcome(4)
    await club.create()
    await club.register(everybody)
    for before in (24 * HOUR, 15 * MINUTE, 5 * MINUTE):
        await club.advance_to(START - before)
        await club.restart()
        await club.advance(1000)
        await club.restart()
    said = [kind for kind in club.announcer.kinds() if kind.startswith(("reminder", "check_in"))]
    assert said == ["reminder_day", "check_in_open", "reminder_soon"]


@pytest.mark.parametrize("players", [8, 13, 20])
async def test_T2_1_at_the_start_the_tables_differ_by_at_most_one_player(club: Club, players: int) -> None:
    await club.started(players)
    sizes = [len(seated) for seated in club.seated().values()]
    assert sum(sizes) == players
    assert max(sizes) - min(sizes) <= 1
    assert all(table.hand_number == 0 for table in club.open_tables())


async def test_T2_1_seats_are_drawn_at_random(quick: Path) -> None:
    drawn = set()
    for seed in range(3):
        club = Club(quick / f"{seed}.sqlite3", seed=seed)
        await club.open()
        await club.started(8)
        drawn.add(tuple((line.player_id, line.seat) for table in club.open_tables() for line in table.seats))
        await club.close()
    assert len(drawn) == 3


def test_T2_1_the_draw_uses_a_secure_source() -> None:
    # The same source shuffles the decks; the doubles of these tests are seeded.
    players = range(64)
    orders = {SecureDealer().shuffle(players) for _ in range(5)}
    assert len(orders) == 5
    assert all(sorted(order) == list(players) for order in orders)


async def until_somebody_is_on_their_way(club: Club) -> int:
    """Play until a player is on their way to another table, and return that player.

    A third of the players go all in, so that a table is soon short of players.
    """
    for guest in list(club.guests.values())[::3]:
        guest.kind = SHOVES
    assert await club.until(lambda: any(each.arrives_until_ms for each in club.state.playing()))
    return next(each.player_id for each in club.state.playing() if each.arrives_until_ms)


async def test_T2_2_the_table_of_a_moved_player_waits_thirty_seconds(club: Club) -> None:
    await club.started(13)
    player_id = await until_somebody_is_on_their_way(club)
    entrant = club.state.entrant(player_id)
    assert entrant is not None
    assert entrant.arrives_until_ms == club.timer.now_ms() + 30_000
    assert (player_id, entrant.table_id) in [(each.player_id, each.table_id) for each in club.announcer.of("moved")]
    hand = next(table.hand_number for table in club.open_tables() if table.table_id == entrant.table_id)
    await club.advance(29_000)
    assert [table.hand_number for table in club.open_tables() if table.table_id == entrant.table_id] == [hand]
    await club.advance(15_000)
    assert [table.hand_number for table in club.open_tables() if table.table_id == entrant.table_id] == [hand + 1]


async def test_T2_2_a_table_stops_waiting_when_the_moved_player_reports_that_they_are_there(club: Club) -> None:
    await club.started(13)
    player_id = await until_somebody_is_on_their_way(club)
    assert await club.ask(Here(club.request(player_id))) is None
    entrant = club.state.entrant(player_id)
    assert entrant is not None
    assert entrant.arrives_until_ms is None


async def test_T3_6_a_removed_players_posted_chips_stay_in_the_pot_and_their_stack_leaves_play(club: Club) -> None:
    await club.started(5)
    await club.advance(8_000)
    (table,) = club.open_tables()
    assert table.hand is not None
    # The first to act has the bring-in to pay, wherever they are.
    player_id = next(player for seat, player in table.last.hand_players if seat != table.hand.to_act)
    posted = CHIPS - club.stack(player_id)
    assert posted
    assert await club.ask(Remove(club.request(MODERATOR), player_id, WHY)) is None
    assert await club.until(lambda: club.open_tables()[0].hand_number > table.hand_number)
    assert await club.tournament_chips() == 4 * CHIPS + posted
    assert player_id not in club.seated()[table.table_id]


async def test_T3_6_a_pause_stops_the_level_clock_and_lets_running_hands_finish(club: Club) -> None:
    await club.started(4, replace(SETTINGS, level_minutes=6))
    await club.advance(10_000)
    await club.ask(PausePlay(club.request(MODERATOR), WHY))
    await club.advance(HOUR)
    assert (club.state.begun.level.number, [table.course.waits for table in club.open_tables()]) == (1, [True])
    await club.ask(ResumePlay(club.request(MODERATOR), WHY))
    assert club.view.level_ends_ms == START + HOUR + club.state.begun.level.lasts_ms


@pytest.mark.parametrize("level", [{"level_hands": 1, "break_levels": 2, "break_minutes": 1}, {"level_minutes": 1}])
async def test_T3_1_the_hand_after_the_announcement_of_a_level_has_its_stakes(
    club: Club, level: dict[str, int]
) -> None:
    dealt: dict[int, tuple[int, int]] = {}

    def note(view: TableView) -> None:
        if view.hand is not None and view.games.stakes is not None:
            dealt.setdefault(view.hand_number, (club.timer.now_ms(), view.games.stakes.small_bet))

    club.watchers.append(note)
    await club.started(4, replace(SETTINGS, target_minutes=20, **level))  # type: ignore[arg-type]  # the names are those of the fields
    assert await club.until(lambda: club.settled)
    told = [view for view, news in club.announcer.told if news.kind == "level"]
    assert told
    for view in told:
        following = [bet for at_ms, bet in dealt.values() if at_ms > view.now_ms]
        assert following
        assert following[0] == view.state.begun.ladder.bet(view.state.begun.level.number)
