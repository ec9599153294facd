"""What shows only with tables: the start, moves, levels, what is said once, what a removed player leaves behind."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.ports import TableView
from bot.tables.running.dealer import SecureDealer
from bot.tournaments.messages import Here, PausePlay, Remove, ResumePlay
from tests.tournaments.field import HOUR, MINUTE, SETTINGS, START
from tests.tournaments.house import MODERATOR, WHY, House

CHIPS = 3000
"""A starting stack."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "lowball.sqlite3", seed=3, kind="tight", now_ms=START - 40 * HOUR)
    await house.open()
    yield house
    await house.close()


async def test_T1_1_a_restart_in_each_phase_goes_on_from_there(house: House) -> None:
    everybody = await house.welcome(5)
    await house.create()
    await house.register(everybody)
    for phase, at_ms in (("registering", START - 20 * MINUTE), ("check_in", START - 10 * MINUTE)):
        await house.advance_to(at_ms)
        await house.restart()
        assert (house.state.phase, house.state.start_ms) == (phase, START)
    await house.check_in(everybody)
    await house.advance_to(START + MINUTE)
    seats = house.seated()
    await house.restart(out_ms=10 * MINUTE)
    assert (house.state.phase, house.seated()) == ("running", seats)
    # The level's clock is pushed out by the outage and 15 s; when the last change was written is what is known of it.
    assert 0 <= house.state.level_since_ms - (START + 10 * MINUTE + 15_000) < MINUTE
    causes = await house.causes()
    assert causes[:2] == ["create", "register"]
    assert causes.index("check_in_open") < causes.index("check_in") < causes.index("start") < causes.index("seated")


async def test_T1_4_each_reminder_is_sent_once_even_across_restarts(house: House) -> None:
    everybody = await house.welcome(4)
    await house.create()
    await house.register(everybody)
    for before in (24 * HOUR, 15 * MINUTE, 5 * MINUTE):
        await house.advance_to(START - before)
        await house.restart()
        await house.advance(1000)
        await house.restart()
    said = [kind for kind in house.announcer.kinds() if kind.startswith(("reminder", "check_in"))]
    assert said == ["reminder_day", "check_in_open", "reminder_soon"]


@pytest.mark.parametrize("players", [8, 13, 20])
async def test_T2_1_at_the_start_tables_are_within_one_player_of_each_other(house: House, players: int) -> None:
    await house.started(players)
    sizes = [len(seated) for seated in house.seated().values()]
    assert sum(sizes) == players
    assert max(sizes) - min(sizes) <= 1
    assert all(table.hand_number == 0 for table in house.open_tables())


async def test_T2_1_seats_are_drawn(tmp_path: Path) -> None:
    drawn = set()
    for seed in range(3):
        house = House(tmp_path / f"{seed}.sqlite3", seed=seed)
        await house.open()
        await house.started(8)
        drawn.add(tuple((line.player_id, line.seat) for table in house.open_tables() for line in table.seats))
        await house.close()
    assert len(drawn) == 3


def test_T2_1_the_draw_is_from_a_secure_source() -> None:
    # What it is dealt with; the doubles of these tests are seeded.
    players = range(64)
    orders = {SecureDealer().shuffle(players) for _ in range(5)}
    assert len(orders) == 5
    assert all(sorted(order) == list(players) for order in orders)


async def until_somebody_is_on_his_way(house: House) -> int:
    """His player_id."""
    assert await house.until(lambda: any(each.arrives_until_ms for each in house.state.playing()))
    return next(each.player_id for each in house.state.playing() if each.arrives_until_ms)


async def test_T2_2_the_table_of_a_moved_player_waits_thirty_seconds(house: House) -> None:
    await house.started(13)
    player_id = await until_somebody_is_on_his_way(house)
    entrant = house.state.entrant(player_id)
    assert entrant is not None
    assert entrant.arrives_until_ms == house.timer.now_ms() + 30_000
    assert (player_id, entrant.table_id) in [(each.player_id, each.table_id) for each in house.announcer.of("moved")]
    hand = next(table.hand_number for table in house.open_tables() if table.table_id == entrant.table_id)
    await house.advance(29_000)
    assert [table.hand_number for table in house.open_tables() if table.table_id == entrant.table_id] == [hand]
    await house.advance(15_000)
    assert [table.hand_number for table in house.open_tables() if table.table_id == entrant.table_id] == [hand + 1]


async def test_T2_2_who_says_that_he_is_there_is_not_waited_for(house: House) -> None:
    await house.started(13)
    player_id = await until_somebody_is_on_his_way(house)
    assert await house.ask(Here(house.request(player_id))) is None
    entrant = house.state.entrant(player_id)
    assert entrant is not None
    assert entrant.arrives_until_ms is None


async def test_T3_6_what_a_removed_player_has_posted_stays_and_the_rest_leaves_play(house: House) -> None:
    await house.started(5)
    await house.advance(8_000)
    (table,) = house.open_tables()
    assert table.hand is not None
    # Who is to act first has the bring-in to pay, wherever he is.
    player_id = next(player for seat, player in table.hand_players if seat != table.hand.to_act)
    posted = CHIPS - house.stack(player_id)
    assert posted
    assert await house.ask(Remove(house.request(MODERATOR), player_id, WHY)) is None
    assert await house.until(lambda: house.open_tables()[0].hand_number > table.hand_number)
    assert await house.tournament_chips() == 4 * CHIPS + posted
    assert player_id not in house.seated()[table.table_id]


async def test_T3_6_a_level_stands_still_in_a_pause_and_hands_that_run_are_finished(house: House) -> None:
    await house.started(4, replace(SETTINGS, level_minutes=6))
    await house.advance(10_000)
    await house.ask(PausePlay(house.request(MODERATOR), WHY))
    await house.advance(HOUR)
    assert (house.state.level, [table.waits for table in house.open_tables()]) == (1, [True])
    await house.ask(ResumePlay(house.request(MODERATOR), WHY))
    assert house.view.level_ends_ms == START + HOUR + house.state.level_ms


@pytest.mark.parametrize("level", [{"level_hands": 1, "break_levels": 2, "break_minutes": 1}, {"level_minutes": 1}])
async def test_T3_1_a_level_that_is_announced_is_that_of_the_next_hand_and_there_is_one(
    house: House, level: dict[str, int]
) -> None:
    dealt: dict[int, tuple[int, int]] = {}

    def note(view: TableView) -> None:
        if view.hand is not None and view.stakes is not None:
            dealt.setdefault(view.hand_number, (house.timer.now_ms(), view.stakes.small_bet))

    house.watchers.append(note)
    await house.started(4, replace(SETTINGS, **level))  # type: ignore[arg-type]  # the names are those of the fields
    assert await house.until(lambda: house.settled)
    told = [view for view, happening in house.announcer.told if happening.kind == "level"]
    assert told
    for view in told:
        following = [bet for at_ms, bet in dealt.values() if at_ms > view.now_ms]
        assert following
        assert following[0] == view.state.bet(view.state.level)
