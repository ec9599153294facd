"""Whole tournaments with tables, from registration to one winner; and that each step outlives the process."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bot.poker.events import HandStarted
from bot.tables.ports import TableView
from bot.tournaments.messages import CheckIn, Denial, PausePlay, Register, ResumePlay
from tests.tournaments.field import HOUR, MINUTE, SETTINGS, START
from tests.tournaments.house import MODERATOR, WALLET, WHY, House

CHIPS = 3000
"""A starting stack."""


async def over(house: House) -> None:
    """Play it down; chips must add up at every moment of it."""
    total = WALLET * len(house.guests)
    while not house.settled:
        assert await house.wallets_and_pool() == total
        assert await house.until(lambda: house.settled, 5 * MINUTE) or house.timer.now_ms() < START + 5 * HOUR
    assert await house.wallets_and_pool() == total
    assert await house.tournament_chips() == 0


async def test_nine_over_two_tables_from_registration_to_one_winner(shoving: House) -> None:
    house = shoving
    await house.started(9)
    assert sorted(map(len, house.seated().values())) == [4, 5]
    assert house.view.pool == 900
    await over(house)
    result = await house.result()
    places = list(result.places())
    assert result.phase == "finished"
    assert [len(who) for place, who in places if place == 1] == [1]
    assert all(place + len(who) == after for (place, who), (after, _) in pairwise(places))
    assert sum(len(who) for _, who in places) == 9
    assert result.prizes == (450, 270, 180)
    assert sum(entrant.prize for entrant in result.entrants) == 900
    told = house.announcer.kinds()
    for once in ("check_in_open", "reminder_soon", "started", "late_over", "final_table", "in_the_money", "finished"):
        assert told.count(once) == 1, once
    assert told.count("knocked_out") == 8
    moves = Counter(happening.player_id for happening in house.announcer.of("moved"))
    assert sum(moves.values()) == sum(entrant.moved for entrant in result.entrants)


async def test_R3_3_the_last_two_of_a_table_are_not_the_last_two_of_the_tournament(shoving: House) -> None:
    house, found = shoving, dict[tuple[int, int], tuple[int, bool]]()

    def look() -> None:
        tournament = house.tournaments.view(house.tournament_id)
        left = len(tournament.state.playing()) if tournament is not None else 0
        for view in house.open_tables() if left else ():
            for event in view.recent:
                if isinstance(event, HandStarted):
                    found.setdefault((view.table_id, view.hand_number), (left, event.last_two))

    house.lookers.append(look)
    await house.started(4, replace(SETTINGS, seats=2))
    await over(house)
    assert {last_two for left, last_two in found.values() if left > 2} == {False}
    assert (2, True) in found.values()


async def test_T1_4_who_has_not_checked_in_is_refunded_and_not_seated(shoving: House) -> None:
    house = shoving
    everybody = await house.welcome(6)
    await house.create()
    await house.register(everybody)
    await house.advance_to(START - 15 * MINUTE)
    assert await house.ask(CheckIn(house.request(everybody[0]))) is None
    assert await house.ask(CheckIn(house.request(everybody[0]))) is Denial.ALREADY_CHECKED_IN
    await house.check_in(everybody[1:4])
    await house.advance_to(START)
    assert [entrant.player_id for entrant in house.state.playing()] == [*everybody[:4]]
    assert [await house.wallet(player) for player in everybody] == [WALLET - 100] * 4 + [WALLET] * 2
    assert (await house.causes())[-4:] == ["start", "table", "seats", "seated"]


async def test_T1_5_too_few_at_the_start_and_all_are_refunded(shoving: House) -> None:
    house = shoving
    everybody = await house.welcome(4)
    await house.create()
    await house.register(everybody)
    await house.advance_to(START - MINUTE)
    await house.check_in(everybody[:3])
    await house.advance_to(START)
    assert house.settled
    assert (await house.result()).phase == "cancelled"
    assert [await house.wallet(player) for player in everybody] == [WALLET] * 4


async def test_T1_5_who_comes_late_gets_a_full_stack_and_a_seat(shoving: House) -> None:
    house = shoving
    for guest in await house.welcome(6):
        house.guests[guest].present = False
    everybody = [*house.guests]
    await house.create()
    await house.register(everybody)
    await house.advance_to(START - MINUTE)
    await house.check_in(everybody)
    await house.advance_to(START + MINUTE)
    (late,) = await house.welcome(1)
    assert await house.ask(Register(house.request(late))) is None
    assert await house.until(lambda: any(late in players for players in house.seated().values()), 10 * MINUTE)
    assert house.stack(late) == CHIPS
    assert [each.player_id for each in house.announcer.of("moved")] == [late]
    (entrant,) = (each for each in house.state.playing() if each.player_id == late)
    assert entrant.moved == 0


async def test_T1_5_and_nobody_after_the_level_that_was_named(shoving: House) -> None:
    house = shoving
    house.kind = "tight"
    await house.started(6, replace(SETTINGS, late_levels=1))
    await house.advance_to(START + house.state.level_ms + 1)
    (late,) = await house.welcome(1)
    assert await house.ask(Register(house.request(late))) is Denial.CLOSED
    assert house.state.prizes == (390, 210)


async def test_T3_1_a_new_level_counts_from_the_next_hand(shoving: House) -> None:
    house = shoving
    house.kind = "tight"
    await house.started(5)
    stakes: dict[int, set[int]] = {}

    def note(view: TableView) -> None:
        if view.hand is not None and not view.hand.finished and view.stakes is not None:
            stakes.setdefault(view.hand_number, set()).add(view.stakes.small_bet)

    house.watchers.append(note)
    assert await house.until(lambda: house.state.level == 2)
    (table,) = house.open_tables()
    running = table.hand_number
    assert await house.until(lambda: house.open_tables()[0].hand_number == running + 2)
    assert all(len(bets) == 1 for bets in stakes.values())
    small, big = house.state.bets[:2]
    assert stakes[1] == {small}
    assert stakes[running + 2] == {big}


async def test_T3_6_a_pause_at_once_stops_the_action_clock_and_lasts_over_a_restart(shoving: House) -> None:
    house = shoving
    await house.started(4)
    await house.advance(8_000)
    (table,) = house.open_tables()
    assert table.hand is not None
    assert await house.ask(PausePlay(house.request(MODERATOR), WHY, at_once=True)) is None
    version = house.open_tables()[0].hand
    await house.advance(HOUR)
    assert house.open_tables()[0].hand == version
    await house.kill()
    await house.advance(HOUR)
    assert house.open_tables()[0].hand == version
    assert house.state.paused == "at_once"
    assert await house.ask(ResumePlay(house.request(MODERATOR), WHY)) is None
    await over(house)


async def test_T3_2_an_absent_player_is_dealt_in_and_blinded_out(shoving: House) -> None:
    house = shoving
    house.kind = "tight"
    everybody = await house.welcome(4)
    house.guests[everybody[0]].present = False
    await house.create()
    await house.register(everybody)
    await house.advance_to(START - MINUTE)
    await house.check_in(everybody)
    await over(house)
    result = await house.result()
    assert dict(result.places())[1] != (everybody[0],)


# A restart at any moment


async def test_T1_1_a_process_that_dies_after_every_single_write_plays_it_down_all_the_same(quick: Path) -> None:
    house = House(quick / "lowball.sqlite3", seed=5)
    await house.open()
    everybody = await house.welcome(9)
    await house.create()
    house.life_writes = lambda: 1
    house.database.dies_after = 1
    await house.register(everybody)
    await house.advance_to(START - 10 * MINUTE)
    await house.check_in(everybody)
    await over(house)
    house.life_writes = lambda: None
    causes = await house.causes()
    # Each of these was followed by a crash.
    assert {"check_in_open", "start", "table", "seats", "seated", "bust", "late_over", "finish", "settled"} <= {*causes}
    assert house.lives > len(causes)
    result = await house.result()
    assert sorted(place + tied for place, who in result.places() for tied in range(len(who))) == [*range(1, 10)]
    await house.close()


@pytest.mark.parametrize("seed", range(3))
async def test_T1_1_a_process_that_dies_now_and_then_loses_nothing(quick: Path, seed: int) -> None:
    house = House(quick / "lowball.sqlite3", seed=seed)
    await house.open()
    everybody = await house.welcome(14)
    shares = ("30", "20", "15", "12", "10", "8", "5")
    await house.create(replace(SETTINGS, shares=shares, late_levels=0, rebuys=0, break_levels=1))
    house.life_writes = lambda: house.chance.randint(1, 30)
    house.outage_ms = lambda: house.chance.randrange(2 * MINUTE)
    house.database.dies_after = 5
    await house.register(everybody)
    await house.advance_to(START - 10 * MINUTE)
    await house.check_in(everybody)
    await over(house)
    house.life_writes = lambda: None
    assert house.lives > 10
    await house.close()


async def test_a_store_that_fails_for_a_while_stops_it_and_heals(shoving: House) -> None:
    house = shoving
    await house.started(9)
    await house.advance(MINUTE)
    house.database.failing = True
    await house.advance(5 * MINUTE)
    assert await house.ask(Register(house.request(7))) is Denial.STORE_FAILED
    hands = [table.hand_number for table in house.open_tables()]
    await house.advance(5 * MINUTE)
    assert [table.hand_number for table in house.open_tables()] == hands
    house.database.failing = False
    await over(house)


async def test_a_store_that_fails_at_the_start_delays_it(shoving: House) -> None:
    house = shoving
    everybody = await house.welcome(9)
    await house.create()
    await house.register(everybody)
    await house.advance_to(START - MINUTE)
    await house.check_in(everybody)
    house.database.failing = True
    await house.advance(10 * MINUTE)
    house.database.failing = False
    assert await house.until(lambda: house.state.phase == "running", MINUTE)
    await over(house)


async def test_T2_2_a_venue_that_refuses_for_a_while_is_asked_again(shoving: House) -> None:
    house = shoving
    house.venue.closed = True
    await house.started(9)
    await house.advance(10 * MINUTE)
    assert house.open_tables() == []
    assert house.state.phase == "running"
    house.venue.closed = False
    await over(house)
    assert [number for _, number in house.venue.made] == [1, 2]
