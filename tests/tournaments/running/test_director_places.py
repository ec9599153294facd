"""A tournament that loses players, places or its server: no chips are lost, and retries end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.moderation.ports import FOREVER, AuditFilter, Standing
from bot.tables.messages import Close, MemberGone
from bot.tables.saving import AuditEntry
from bot.tournaments.messages import (
    Cancel,
    CheckIn,
    Left,
    Move,
    PausePlay,
    Register,
    Remove,
    ResumePlay,
    TournamentDenial,
    Withdraw,
)
from bot.tournaments.ports import Schedule
from tests.harness.tournaments.club import MODERATOR, WALLET, WHY, Club
from tests.harness.tournaments.field import CHANNEL, GUILD, HOUR, MINUTE, OWNER, SETTINGS, START

CHIPS = 3000
"""A starting stack."""


@pytest.fixture
async def club(quick: Path) -> AsyncIterator[Club]:
    club = Club(quick / "lowball.sqlite3", seed=7, kind="tight")
    await club.open()
    yield club
    await club.close()


async def wallets(club: Club) -> list[int]:
    return [await club.wallet(player_id) for player_id in club.guests]


async def audited(club: Club) -> list[str]:
    found = await club.store.office.audit.page(GUILD, AuditFilter(), skip=0, most=100)
    return [each.entry.act for each in reversed(found)]


# People


async def test_T1_3_a_player_who_leaves_the_server_is_refunded_and_the_waiting_list_moves_up(club: Club) -> None:
    everybody = await club.welcome(5)
    await club.create(replace(SETTINGS, entrants_most=4))
    await club.register(everybody)
    await club.tournaments.member_left(GUILD, everybody[0])
    await club.quiet()
    assert [entrant.player_id for entrant in club.state.registered()] == list(everybody[1:])
    assert await wallets(club) == [WALLET, *[WALLET - 100] * 4]
    assert (await club.causes())[-2:] == ["left", "move_up"]


async def test_T3_2_no_table_waits_for_a_moved_player_who_left_the_server(club: Club) -> None:
    await club.started(9)
    await club.advance(9_000)
    table = club.open_tables()[0]
    gone = table.seats[0].player_id
    club.guests[gone].present = False
    await club.tables.submit(table.table_id, MemberGone(gone))
    assert await club.ask(Left(gone)) is TournamentDenial.RUNNING
    await club.tables.submit(table.table_id, Close(None, void_hand=True))
    await club.quiet()
    entrant = club.state.entrant(gone)
    assert entrant is not None
    assert entrant.arrives_until_ms is None
    lines = [line for table in club.open_tables() for line in table.seats if line.player_id == gone]
    assert [(line.status, line.stack) for line in lines] == [("sitting_out", CHIPS)]
    club.hurry()
    await club.until(lambda: club.settled)
    assert (await club.result()).phase == "finished"


async def test_banned_players_get_their_buy_in_back(club: Club) -> None:
    everybody = await club.welcome(5)
    await club.create()
    await club.register(everybody)
    one, other = everybody[:2]
    for player_id in (one, other):
        entry = AuditEntry(GUILD, "ban", MODERATOR, WHY, club.timer.now_ms(), player_id)
        await club.store.office.conduct.change(
            club.request(MODERATOR), entry, player_id, lambda _: Standing(FOREVER, True)
        )
    assert await club.ask(Withdraw(club.request(one))) is None
    assert await club.ask(Register(club.request(one))) in (TournamentDenial.BANNED, TournamentDenial.WALLET_FROZEN)
    assert await club.ask(Remove(club.request(MODERATOR), other, WHY)) is None
    assert await wallets(club) == [WALLET, WALLET, *[WALLET - 100] * 3]


async def test_a_banned_player_is_dropped_from_the_waiting_list_of_a_free_tournament(club: Club) -> None:
    everybody = await club.welcome(6)
    await club.create(replace(SETTINGS, entrants_most=4, buy_in=0))
    await club.register(everybody)
    entry = AuditEntry(GUILD, "ban", MODERATOR, WHY, club.timer.now_ms(), everybody[4])
    await club.store.office.conduct.change(club.request(MODERATOR), entry, everybody[4], lambda _: Standing(FOREVER))
    assert await club.ask(Withdraw(club.request(everybody[0]))) is None
    assert [entrant.player_id for entrant in club.state.registered()] == [*everybody[1:4], everybody[5]]
    assert (await club.causes())[-3:] == ["withdraw", "drop_waiting", "move_up"]


# Places


async def test_T2_2_players_of_a_deleted_thread_continue_at_other_tables(club: Club) -> None:
    await club.started(9)
    await club.advance(60_000)
    lost = club.open_tables()[1]
    await club.tables.submit(
        lost.table_id, Close(replace(club.request(1), player_id=None), "It is gone.", void_hand=True)
    )
    await club.quiet()
    assert len(club.venue.made) == 3
    assert lost.table_id not in club.seated()
    assert sorted(map(len, club.seated().values())) == [4, 5]
    assert await club.tournament_chips() == 9 * CHIPS
    club.hurry()
    await club.until(lambda: club.settled)
    assert (await club.result()).phase == "finished"
    assert "close" in await audited(club)


@pytest.mark.parametrize("killed", [False, True])
async def test_T7_2_a_bounty_goes_to_the_winner_of_the_chips_though_the_table_closed_with_that_hand(
    club: Club, killed: bool
) -> None:
    await club.started(9, replace(SETTINGS, bounty=50, late_levels=0))
    await club.advance(9_000)
    club.hurry()
    for table in club.open_tables():
        await club.tables.submit(table.table_id, Close(replace(club.request(1), player_id=None), "It is gone."))
        if killed:
            club.database.dies_after = 1
        await club.until(lambda number=table.table_id: all(each.table_id != number for each in club.open_tables()))  # type: ignore[misc]  # it is called at once
    await club.quiet()
    out = [entrant for entrant in club.state.entrants if entrant.out is not None]
    assert out
    assert all(entrant.lost_to and entrant.out_stack == CHIPS and not entrant.bounty for entrant in out)
    assert club.state.first_extra == 0
    assert sum(entrant.won_bounties for entrant in club.state.entrants) == 50 * len(out)


async def test_a_tournament_whose_channel_is_deleted_pauses_and_announces_it_once(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    club.venue.gone = True
    with caplog.at_level(logging.WARNING):
        await club.started(9)
        await club.advance(HOUR)
    assert club.state.paused_at_once
    assert club.announcer.kinds().count("no_place") == 1
    assert (club.venue.asked, len(caplog.records)) == (1, 1)
    assert await club.ask(ResumePlay(club.request(MODERATOR), WHY)) is None
    assert club.state.paused_at_once
    assert club.announcer.kinds().count("no_place") == 2
    club.venue.gone = False
    assert await club.ask(Move(club.request(MODERATOR), CHANNEL + 50)) is None
    assert await club.ask(ResumePlay(club.request(MODERATOR), WHY)) is None
    await club.restart()
    assert club.view.new.channel_id == CHANNEL + 50
    assert club.state.begun.level.since_ms >= START + HOUR
    club.hurry()
    await club.until(lambda: club.settled)
    assert (await club.result()).phase == "finished"
    assert "tournament_move" in await audited(club)


async def test_a_lasting_lack_of_threads_for_tables_is_logged_once(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    club.venue.closed = True
    with caplog.at_level(logging.WARNING):
        await club.started(9)
        await club.advance(10 * MINUTE)
    assert [record.message for record in caplog.records] == ["tournament 1 has no place for a table: no threads today"]
    assert club.state.pause is None
    club.venue.closed = False
    await club.advance(MINUTE)
    assert sorted(map(len, club.seated().values())) == [4, 5]


async def test_T1_1_tables_get_their_threads_as_soon_as_discord_is_connected(club: Club) -> None:
    """A new process tries once before it is connected, and that try fails."""
    club.venue.closed = True
    await club.started(9)
    await club.restart()
    assert club.open_tables() == []
    club.venue.closed = False
    club.tournaments.start()
    await club.quiet()
    assert sorted(map(len, club.seated().values())) == [4, 5]


# The server


async def test_T1_5_removing_the_bot_from_the_server_before_the_start_refunds_everybody(club: Club) -> None:
    everybody = await club.welcome(4)
    wall = Schedule(GUILD, CHANNEL, OWNER, SETTINGS, "2027-01-15T20:00", "UTC", "FREQ=WEEKLY")
    await club.tournaments.save_schedule(wall, club.request(OWNER))
    await club.create()
    await club.register(everybody)
    await club.tournaments.guild_left(GUILD, "gone")
    await club.quiet()
    assert club.tournaments.in_guild(GUILD) == []
    assert await club.store.tournaments.schedules(GUILD) == []
    assert await wallets(club) == [WALLET] * 4


async def test_T3_7_removing_the_bot_from_the_server_during_the_tournament_shares_out_the_pool(club: Club) -> None:
    await club.started(9)
    await club.advance(60_000)
    await club.tournaments.guild_left(GUILD, "gone")
    await club.quiet()
    assert club.settled
    assert club.tables.in_guild(GUILD) == []
    assert sum(await wallets(club)) == 9 * WALLET
    assert await club.tournament_chips() == 0


# Cancelled


async def test_T3_7_reason_and_refunds_survive_a_restart_before_the_tournament_is_settled(club: Club) -> None:
    await club.started(9)
    await club.advance(60_000)
    club.database.dies_after = 1
    reason = "the hall is flooded"
    asyncio.get_running_loop().create_task(
        club.tournaments.submit(club.tournament_id, Cancel(club.request(MODERATOR), reason))
    )
    await club.quiet()
    state = await club.result()
    assert (club.lives, state.reason) == (2, reason)
    assert sum(entrant.refund for entrant in state.entrants) == 900
    assert await wallets(club) == [WALLET - 100 + entrant.refund for entrant in state.entrants]


async def test_T3_7_a_table_that_closes_during_the_cancellation_costs_nobody_their_refund(club: Club) -> None:
    await club.started(9)
    await club.advance(60_000)
    table = club.open_tables()[0]
    closing = club.tables.submit(table.table_id, Close(None, void_hand=True))
    cancelling = club.tournaments.submit(club.tournament_id, Cancel(club.request(MODERATOR), WHY))
    assert (await closing) is not None
    assert (await cancelling) is not None
    await club.quiet()
    assert all(entrant.refund for entrant in (await club.result()).entrants)


async def test_the_reason_for_a_pause_survives_a_restart(club: Club) -> None:
    await club.started(4)
    assert await club.ask(PausePlay(club.request(MODERATOR), WHY)) is None
    await club.restart()
    assert club.state.reason == WHY


# All at once


async def test_only_four_of_fifteen_players_who_register_at_once_for_four_places_pay(club: Club) -> None:
    everybody = await club.welcome(15)
    await club.create(replace(SETTINGS, entrants_most=4))
    asked = [club.tournaments.submit(club.tournament_id, Register(club.request(each))) for each in everybody]
    await asyncio.gather(*asked)
    await club.quiet()
    assert (len(club.state.registered()), len(club.state.entrants), club.view.pool) == (4, 15, 400)
    assert sum(await wallets(club)) == 15 * WALLET - 400


async def test_a_click_delivered_twice_at_once_pays_once(club: Club) -> None:
    (player_id,) = await club.welcome(1)
    await club.create()
    request = club.request(player_id)
    twice = [club.tournaments.submit(club.tournament_id, Register(request)) for _ in range(2)]
    denials = [reply.denial if reply is not None else None for reply in await asyncio.gather(*twice)]
    assert denials[0] is None
    assert denials[1] in (TournamentDenial.ALREADY_IN, TournamentDenial.ALREADY_DONE)
    assert await club.wallet(player_id) == WALLET - 100


async def test_a_player_who_registers_or_withdraws_at_the_very_start_is_either_in_or_out(club: Club) -> None:
    everybody = await club.welcome(6)
    await club.create(replace(SETTINGS, check_in=False))
    await club.register(everybody[:5])
    await club.advance_to(START - 1)
    club.timer.ring_next(START)
    leaves, comes = everybody[0], everybody[5]
    await asyncio.gather(
        club.tournaments.submit(club.tournament_id, Withdraw(club.request(leaves))),
        club.tournaments.submit(club.tournament_id, Register(club.request(comes))),
    )
    await club.quiet()
    entered = {entrant.player_id for entrant in club.state.entrants}
    for player_id in everybody:
        assert await club.wallet(player_id) == WALLET - (100 if player_id in entered else 0)
    assert club.view.pool == 100 * len(entered)
    assert await club.tournament_chips() == CHIPS * len(entered)
    assert club.state.phase == "running"


async def test_T1_4_the_reply_to_a_withdrawal_says_whether_the_player_was_waiting(club: Club) -> None:
    everybody = await club.welcome(4)
    await club.create(replace(SETTINGS, entrants_most=2))
    await club.register(everybody)
    first, _, third, last = everybody
    asked = [club.tournaments.submit(club.tournament_id, Withdraw(club.request(each))) for each in (last, first, third)]
    replies = await asyncio.gather(*asked)
    assert [reply is not None and reply.done and reply.was_waiting for reply in replies] == [True, False, False]
    assert [await club.wallet(each) for each in (last, first, third)] == [WALLET] * 3


async def test_T1_4_a_waiting_player_who_cannot_pay_is_passed_over(club: Club) -> None:
    everybody = await club.welcome(4)
    await club.create(replace(SETTINGS, entrants_most=2))
    await club.register(everybody)
    poor = everybody[2]
    entry = AuditEntry(GUILD, "ban", MODERATOR, WHY, club.timer.now_ms(), poor)
    await club.store.office.conduct.change(club.request(MODERATOR), entry, poor, lambda _: Standing(FOREVER, False))
    assert await club.ask(Withdraw(club.request(everybody[0]))) is None
    assert [entrant.player_id for entrant in club.state.registered()] == [everybody[1], everybody[3]]
    assert club.state.entrant(poor) is None
    assert [(news.kind, news.player_id) for _, news in club.announcer.told] == [
        ("passed_over", poor),
        ("moved_up", everybody[3]),
    ]


async def test_T1_4_players_still_waiting_at_the_start_are_notified_that_they_are_left_out(club: Club) -> None:
    everybody = await club.welcome(8)
    await club.create(replace(SETTINGS, entrants_most=4))
    await club.register(everybody)
    await club.until(lambda: club.state.phase == "check_in")
    for player_id in everybody[1:7]:
        assert await club.ask(CheckIn(club.request(player_id))) is None
    await club.until(lambda: club.state.phase == "running")
    told = [(news.kind, news.player_id) for _, news in club.announcer.told]
    assert [each for each in told if each[0] in ("refunded", "missed_check_in", "moved_up", "left_out")] == [
        ("refunded", everybody[0]),
        ("missed_check_in", everybody[7]),
        ("moved_up", everybody[4]),
        ("left_out", everybody[5]),
        ("left_out", everybody[6]),
    ]
    assert [await club.wallet(each) for each in everybody] == [WALLET, *[WALLET - 100] * 4, *[WALLET] * 3]
