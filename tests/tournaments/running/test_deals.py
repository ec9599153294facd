"""Deals at the end with real tables and a real file: play waits, also over a restart, and then ends or goes on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.messages import BY_TOURNAMENT
from bot.tables.ports import TableView
from bot.tournaments.messages import AnswerDeal, Heard, PausePlay, ProposeDeal, Remove, ResumePlay, TournamentDenial
from bot.tournaments.rules.formats import Matches
from bot.tournaments.state import Deal
from tests.harness.tournaments.club import MODERATOR, WALLET, WHY, Club
from tests.harness.tournaments.field import MINUTE, SETTINGS

THREE_PAID = replace(SETTINGS, shares=("50", "30", "20"), late_levels=0, entrants_least=3)


@pytest.fixture
async def club(quick: Path) -> AsyncIterator[Club]:
    """Open a tournament of three whom all places pay, just before their first hand."""
    club = Club(quick / "lowball.sqlite3", seed=3, kind="tight")
    await club.open()
    await club.started(3, replace(THREE_PAID, bounty=50))
    yield club
    await club.close()


def the_table(club: Club) -> TableView:
    (table,) = club.open_tables()
    return table


def deal_of(club: Club) -> Deal:
    assert club.state.deal is not None
    return club.state.deal


async def propose(club: Club, play_for: int = 0, player: int = 101) -> TournamentDenial | None:
    return await club.ask(ProposeDeal(club.request(player), "icm", play_for))


async def agree(club: Club, *players: int, number: int = 1) -> list[TournamentDenial | None]:
    return [await club.ask(AnswerDeal(club.request(player), number, agrees=True)) for player in players]


async def test_T9_1_no_hand_is_dealt_while_a_deal_is_put_to_the_players(club: Club) -> None:
    assert the_table(club).clock.next_hand_ms is not None, "the next hand is about to be dealt"
    assert await propose(club) is None
    assert club.state.asks_about_deal
    await club.advance(MINUTE - 1)
    assert (the_table(club).hand, the_table(club).clock.next_hand_ms) == (None, None)
    await club.advance(1)
    assert (club.state.deal, club.announcer.kinds()[-1]) == (None, "deal_late")
    await club.advance(MINUTE)
    assert the_table(club).hand_number > 0, "play continues"


async def test_T9_1_a_proposal_during_a_hand_waits_for_its_end(club: Club) -> None:
    assert await club.until(lambda: the_table(club).hand is not None)
    assert await propose(club) is None
    assert club.state.deal is not None
    assert not club.state.asks_about_deal
    assert (await agree(club, 102))[0] is TournamentDenial.DEAL_OVER
    number = the_table(club).hand_number
    assert await club.until(lambda: club.state.asks_about_deal)
    stacks = {line.player_id: line.stack for line in the_table(club).seats}
    assert {share.player_id: share.stack for share in deal_of(club).shares} == stacks
    await club.advance(MINUTE // 2)
    assert (the_table(club).hand_number, the_table(club).course.paused) == (number, BY_TOURNAMENT)
    await club.advance(MINUTE)
    assert (the_table(club).hand_number > number, the_table(club).course.paused) == (True, None)


async def test_T9_2_a_deal_with_nothing_to_play_for_ends_the_tournament_and_its_chips(club: Club) -> None:
    await propose(club)
    heads = sum(entrant.bounty for entrant in club.state.entrants)
    assert await agree(club, 102, 103) == [None, None]
    assert club.settled
    result = await club.result()
    assert list(result.places()) == [(1, (101, 102, 103))], "three equal stacks share the first place"
    assert sum(entrant.prize for entrant in result.entrants) == 300 - heads
    assert sum([await club.wallet(player) for player in (101, 102, 103)]) == 3 * WALLET
    assert await club.tournament_chips() == 0
    assert (await club.causes())[-3:] == ["deal_answer", "deal_answer", "settled"]
    with closing(sqlite3.connect(club.path)) as file:
        (told,) = file.execute("SELECT after FROM audit WHERE act = 'tournament_deal'").fetchall()
    assert told == ("deal by icm 150, pool 0",)


async def test_T9_2_after_a_deal_play_continues_for_the_rest(club: Club) -> None:
    await propose(club, 30)
    await agree(club, 102, 103)
    assert (club.state.phase, club.view.pool) == ("running", 30)
    club.hurry()
    assert await club.until(lambda: club.settled)
    result = await club.result()
    assert [entrant.deal for entrant in result.entrants] == [40, 40, 40]
    assert sorted(entrant.prize for entrant in result.entrants) == [40, 40, 70]
    assert club.announcer.kinds().count("finished") == 1


async def test_T9_1_a_restart_and_a_kill_put_the_deal_off_by_the_outage_and_hold_the_table(club: Club) -> None:
    await propose(club)
    until_ms = deal_of(club).until_ms
    await club.advance(20_000)
    await club.restart(out_ms=5 * MINUTE)
    assert deal_of(club).until_ms >= until_ms + 5 * MINUTE
    await club.kill(out_ms=MINUTE)
    assert club.state.asks_about_deal
    await club.advance(30_000)
    assert (club.state.asks_about_deal, the_table(club).hand) == (True, None)
    assert await agree(club, 102, 103) == [None, None]
    assert club.settled


async def test_T9_1_a_pause_at_once_and_a_removal_leave_no_table_stopped(club: Club) -> None:
    await propose(club)
    await club.ask(PausePlay(club.request(MODERATOR), WHY, at_once=True))
    await club.advance(10 * MINUTE)
    await club.ask(ResumePlay(club.request(MODERATOR), WHY))
    assert club.state.asks_about_deal
    await club.ask(Remove(club.request(MODERATOR), 103, WHY))
    assert club.state.deal is None
    await club.advance(2 * MINUTE)
    assert (the_table(club).course.paused, the_table(club).hand_number > 0) == (None, True)


async def test_T9_1_two_proposals_at_once_are_one_and_a_click_counts_once(club: Club) -> None:
    request = club.request(101)
    assert await club.ask(ProposeDeal(request, "icm")) is None
    assert await club.ask(ProposeDeal(request, "icm")) is TournamentDenial.DEAL_PROPOSED
    assert await propose(club, player=102) is TournamentDenial.DEAL_PROPOSED
    click = club.request(102)
    assert await club.ask(AnswerDeal(click, 1, agrees=True)) is None
    assert await club.ask(AnswerDeal(click, 1, agrees=True)) is TournamentDenial.HAS_AGREED
    assert await agree(club, 103) == [None]
    assert club.settled


@pytest.mark.parametrize("matches", ["bracket", "shootout"])
async def test_T9_1_the_players_of_the_last_match_can_make_a_deal(shoving: Club, matches: Matches) -> None:
    club = shoving
    await club.started(4, replace(THREE_PAID, seats=2, matches=matches, shares=("60", "30", "10")))
    assert await club.ask(ProposeDeal(club.request(101), "icm")) is TournamentDenial.NO_DEALS
    assert await club.until(lambda: len(club.state.playing()) == 2 and len(club.open_tables()) == 1)
    first, second = (entrant.player_id for entrant in club.state.playing())
    assert await propose(club, 30, first) is None
    assert await club.until(lambda: club.state.asks_about_deal)
    assert await agree(club, first, second) in ([TournamentDenial.HAS_AGREED, None], [None, None])
    assert club.view.pool == 30
    assert await club.until(lambda: club.settled)
    result = await club.result()
    assert [place for place, _ in result.places()] == [1, 2, 3]
    assert sum(entrant.prize for entrant in result.entrants) == 400
    assert sum(entrant.deal for entrant in result.entrants) == 400 - 30 - 2 * 20


async def test_T9_2_a_deal_ends_a_shootout_with_places_by_stacks(shoving: Club) -> None:
    club = shoving
    await club.started(9, replace(THREE_PAID, seats=3, matches="shootout", bounty=50))
    assert await club.until(lambda: len(club.state.playing()) == 3 and len(club.open_tables()) == 1)
    players = [entrant.player_id for entrant in club.state.playing()]
    await propose(club, 0, players[0])
    assert await club.until(lambda: club.state.asks_about_deal)
    shares = deal_of(club).shares
    await agree(club, *players)
    assert club.settled
    result = await club.result()
    stacks = {share.player_id: share.stack for share in shares}
    assert [player for _, who in result.places() for player in who][:3] == sorted(
        stacks, key=lambda each: -stacks[each]
    )
    assert sum(entrant.prize + entrant.won_bounties for entrant in result.entrants) == 900


async def click(club: Club, message: Heard) -> None:
    """Submit a message, again after each death of the process, until it is answered or the tournament is settled."""
    while not club.settled:
        asking = asyncio.get_running_loop().create_task(club.tournaments.submit(club.tournament_id, message))
        await club.quiet()
        if not asking.cancelled():
            return


async def dealt(path: Path, writes: int) -> int:
    """Make a deal while the process dies after this many writes, and return how many processes it took."""
    club = Club(path, seed=3, kind="tight")
    await club.open()
    await club.started(3, replace(THREE_PAID, bounty=50))
    club.database.dies_after = writes
    await click(club, ProposeDeal(club.request(101), "icm"))
    assert await club.until(lambda: club.state.asks_about_deal, MINUTE)
    for player in (101, 102, 103):
        await click(club, AnswerDeal(club.request(player), 1, agrees=True))
    assert await club.until(lambda: club.settled, MINUTE)
    assert [await club.wallet(player) for player in (101, 102, 103)] == [WALLET] * 3
    assert await club.tournament_chips() == 0
    await club.close()
    return club.lives


async def test_T9_2_a_process_that_dies_at_any_write_of_a_deal_pays_it_once(
    quick: Path, subtests: pytest.Subtests
) -> None:
    """Every share is paid, and no tournament chip is left."""
    lives = set()
    for writes in range(1, 9):
        with subtests.test(writes=writes):
            lives.add(await dealt(quick / f"{writes}.sqlite3", writes))
    assert lives == {1, 2}, "the last ones outlive the deal"
