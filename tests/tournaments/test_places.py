"""What becomes of a tournament whose people, places or server go away: no chips are lost, and nobody tries for ever."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.moderation.ports import FOREVER, AuditFilter, Standing
from bot.tables.messages import Close, MemberGone
from bot.tables.saving import AuditEntry
from bot.tournaments.messages import Cancel, Denial, Left, Move, PausePlay, Register, Remove, ResumePlay, Withdraw
from bot.tournaments.ports import Schedule
from tests.tournaments.field import CHANNEL, GUILD, HOUR, MINUTE, OWNER, SETTINGS, START
from tests.tournaments.house import MODERATOR, WALLET, WHY, House

CHIPS = 3000
"""A starting stack."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "lowball.sqlite3", seed=7, kind="tight")
    await house.open()
    yield house
    await house.close()


async def wallets(house: House) -> list[int]:
    return [await house.wallet(player_id) for player_id in house.guests]


async def audited(house: House) -> list[str]:
    found = await house.store.office.audit.page(GUILD, AuditFilter(), skip=0, most=100)
    return [each.entry.act for each in reversed(found)]


# People


async def test_T1_3_who_leaves_the_server_is_refunded_and_the_waiting_list_moves_up(house: House) -> None:
    everybody = await house.welcome(5)
    await house.create(replace(SETTINGS, entrants_most=4))
    await house.register(everybody)
    await house.tournaments.member_left(GUILD, everybody[0])
    await house.quiet()
    assert [entrant.player_id for entrant in house.state.registered()] == list(everybody[1:])
    assert await wallets(house) == [WALLET, *[WALLET - 100] * 4]
    assert (await house.causes())[-2:] == ["left", "move_up"]


async def test_T3_2_nobody_waits_at_the_next_table_for_who_has_left_the_server(house: House) -> None:
    await house.started(9)
    await house.advance(9_000)
    table = house.open_tables()[0]
    gone = table.seats[0].player_id
    house.guests[gone].present = False
    await house.tables.submit(table.table_id, MemberGone(gone))
    assert await house.ask(Left(gone)) is Denial.RUNNING
    await house.tables.submit(table.table_id, Close(None, void_hand=True))
    await house.quiet()
    entrant = house.state.entrant(gone)
    assert entrant is not None
    assert entrant.arrives_until_ms is None
    lines = [line for table in house.open_tables() for line in table.seats if line.player_id == gone]
    assert [(line.status, line.stack) for line in lines] == [("sitting_out", CHIPS)]
    await house.until(lambda: house.settled)
    assert (await house.result()).phase == "finished"


async def test_the_banned_get_their_buy_in_back(house: House) -> None:
    everybody = await house.welcome(5)
    await house.create()
    await house.register(everybody)
    one, other = everybody[:2]
    for player_id in (one, other):
        entry = AuditEntry(GUILD, "ban", MODERATOR, WHY, house.timer.now_ms(), player_id)
        await house.store.office.conduct.change(house.request(MODERATOR), entry, player_id, Standing(FOREVER, True))
    assert await house.ask(Withdraw(house.request(one))) is None
    assert await house.ask(Register(house.request(one))) in (Denial.BANNED, Denial.WALLET_FROZEN)
    assert await house.ask(Remove(house.request(MODERATOR), other, WHY)) is None
    assert await wallets(house) == [WALLET, WALLET, *[WALLET - 100] * 3]


async def test_a_ban_keeps_the_waiting_list_of_a_free_tournament_shut(house: House) -> None:
    everybody = await house.welcome(6)
    await house.create(replace(SETTINGS, entrants_most=4, buy_in=0))
    await house.register(everybody)
    entry = AuditEntry(GUILD, "ban", MODERATOR, WHY, house.timer.now_ms(), everybody[4])
    await house.store.office.conduct.change(house.request(MODERATOR), entry, everybody[4], Standing(FOREVER))
    assert await house.ask(Withdraw(house.request(everybody[0]))) is None
    assert [entrant.player_id for entrant in house.state.registered()] == [*everybody[1:4], everybody[5]]
    assert (await house.causes())[-3:] == ["withdraw", "drop_waiting", "move_up"]


# Places


async def test_T2_2_where_a_tables_thread_is_deleted_its_players_go_on_elsewhere(house: House) -> None:
    await house.started(9)
    await house.advance(60_000)
    lost = house.open_tables()[1]
    await house.tables.submit(
        lost.table_id, Close(replace(house.request(1), player_id=None), "It is gone.", void_hand=True)
    )
    await house.quiet()
    assert len(house.venue.made) == 3
    assert lost.table_id not in house.seated()
    assert sorted(map(len, house.seated().values())) == [4, 5]
    assert await house.tournament_chips() == 9 * CHIPS
    await house.until(lambda: house.settled)
    assert (await house.result()).phase == "finished"
    assert "close" in await audited(house)


async def test_where_its_channel_is_gone_it_waits_and_says_so_once(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.venue.gone = True
    with caplog.at_level(logging.WARNING):
        await house.started(9)
        await house.advance(HOUR)
    assert house.state.paused == "at_once"
    assert house.announcer.kinds().count("no_place") == 1
    assert (house.venue.asked, len(caplog.records)) == (1, 1)
    assert await house.ask(ResumePlay(house.request(MODERATOR), WHY)) is None
    assert house.state.paused == "at_once"
    assert house.announcer.kinds().count("no_place") == 2
    house.venue.gone = False
    assert await house.ask(Move(house.request(MODERATOR), CHANNEL + 50)) is None
    assert await house.ask(ResumePlay(house.request(MODERATOR), WHY)) is None
    await house.restart()
    assert house.view.new.channel_id == CHANNEL + 50
    assert house.state.level_since_ms >= START + HOUR
    await house.until(lambda: house.settled)
    assert (await house.result()).phase == "finished"
    assert "tournament_move" in await audited(house)


async def test_a_place_that_is_missing_for_a_while_is_logged_once(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.venue.closed = True
    with caplog.at_level(logging.WARNING):
        await house.started(9)
        await house.advance(10 * MINUTE)
    assert [record.message for record in caplog.records] == ["tournament 1 has no place for a table: no threads today"]
    assert house.state.paused is None
    house.venue.closed = False
    await house.advance(MINUTE)
    assert sorted(map(len, house.seated().values())) == [4, 5]


# The server


async def test_T1_5_where_the_bot_is_thrown_out_before_the_start_all_are_refunded(house: House) -> None:
    everybody = await house.welcome(4)
    wall = Schedule(GUILD, CHANNEL, OWNER, SETTINGS, "2027-01-15T20:00", "UTC", "FREQ=WEEKLY", 7 * 24 * 60)
    await house.tournaments.save_schedule(wall, house.request(OWNER))
    await house.create()
    await house.register(everybody)
    await house.tournaments.guild_left(GUILD, "gone")
    await house.quiet()
    assert house.tournaments.in_guild(GUILD) == []
    assert await house.store.tournaments.schedules(GUILD) == []
    assert await wallets(house) == [WALLET] * 4


async def test_T3_7_where_the_bot_is_thrown_out_while_it_runs_the_pool_is_shared(house: House) -> None:
    await house.started(9)
    await house.advance(60_000)
    await house.tournaments.guild_left(GUILD, "gone")
    await house.quiet()
    assert house.settled
    assert house.tables.in_guild(GUILD) == []
    assert sum(await wallets(house)) == 9 * WALLET
    assert await house.tournament_chips() == 0


# Cancelled


async def test_T3_7_why_and_what_everybody_got_back_outlive_a_restart_before_it_is_settled(house: House) -> None:
    await house.started(9)
    await house.advance(60_000)
    house.database.dies_after = 1
    reason = "the hall is flooded"
    asyncio.get_running_loop().create_task(
        house.tournaments.submit(house.tournament_id, Cancel(house.request(MODERATOR), reason))
    )
    await house.quiet()
    state = await house.result()
    assert (house.lives, state.reason) == (2, reason)
    assert sum(entrant.refund for entrant in state.entrants) == 900
    assert await wallets(house) == [WALLET - 100 + entrant.refund for entrant in state.entrants]


async def test_T3_7_a_table_that_closes_at_the_same_time_takes_nobodys_share(house: House) -> None:
    await house.started(9)
    await house.advance(60_000)
    table = house.open_tables()[0]
    closing = house.tables.submit(table.table_id, Close(None, void_hand=True))
    cancelling = house.tournaments.submit(house.tournament_id, Cancel(house.request(MODERATOR), WHY))
    assert (await closing) is not None
    assert (await cancelling) is not None
    await house.quiet()
    assert all(entrant.refund for entrant in (await house.result()).entrants)


async def test_a_pause_says_why_after_a_restart_too(house: House) -> None:
    await house.started(4)
    assert await house.ask(PausePlay(house.request(MODERATOR), WHY)) is None
    await house.restart()
    assert house.state.reason == WHY


# All at once


async def test_fifteen_who_want_four_places_at_once_pay_for_four(house: House) -> None:
    everybody = await house.welcome(15)
    await house.create(replace(SETTINGS, entrants_most=4))
    asked = [house.tournaments.submit(house.tournament_id, Register(house.request(each))) for each in everybody]
    await asyncio.gather(*asked)
    await house.quiet()
    assert (len(house.state.registered()), len(house.state.entrants), house.view.pool) == (4, 15, 400)
    assert sum(await wallets(house)) == 15 * WALLET - 400


async def test_a_click_that_is_delivered_twice_at_once_pays_once(house: House) -> None:
    (player_id,) = await house.welcome(1)
    await house.create()
    request = house.request(player_id)
    twice = [house.tournaments.submit(house.tournament_id, Register(request)) for _ in range(2)]
    denials = [reply.denial if reply is not None else None for reply in await asyncio.gather(*twice)]
    assert denials[0] is None
    assert denials[1] in (Denial.ALREADY_IN, Denial.ALREADY_DONE)
    assert await house.wallet(player_id) == WALLET - 100


async def test_who_withdraws_or_registers_in_the_moment_of_the_start_is_in_or_out_and_not_both(house: House) -> None:
    everybody = await house.welcome(6)
    await house.create(replace(SETTINGS, check_in=False))
    await house.register(everybody[:5])
    await house.advance_to(START - 1)
    house.timer.ring_next(START)
    leaves, comes = everybody[0], everybody[5]
    await asyncio.gather(
        house.tournaments.submit(house.tournament_id, Withdraw(house.request(leaves))),
        house.tournaments.submit(house.tournament_id, Register(house.request(comes))),
    )
    await house.quiet()
    entered = {entrant.player_id for entrant in house.state.entrants}
    for player_id in everybody:
        assert await house.wallet(player_id) == WALLET - (100 if player_id in entered else 0)
    assert house.view.pool == 100 * len(entered)
    assert await house.tournament_chips() == CHIPS * len(entered)
    assert house.state.phase == "running"


async def test_T1_4_who_cannot_pay_when_his_turn_comes_is_passed_over(house: House) -> None:
    everybody = await house.welcome(4)
    await house.create(replace(SETTINGS, entrants_most=2))
    await house.register(everybody)
    poor = everybody[2]
    entry = AuditEntry(GUILD, "ban", MODERATOR, WHY, house.timer.now_ms(), poor)
    await house.store.office.conduct.change(house.request(MODERATOR), entry, poor, Standing(FOREVER, False))
    assert await house.ask(Withdraw(house.request(everybody[0]))) is None
    assert [entrant.player_id for entrant in house.state.registered()] == [everybody[1], everybody[3]]
    assert house.state.entrant(poor) is None
