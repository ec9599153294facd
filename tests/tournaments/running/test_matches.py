"""Brackets and shootouts with tables, from the draw to the winner (section 10 of the rules)."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.messages import Back, Close
from bot.tournaments.messages import PausePlay, Remove, ResumePlay
from bot.tournaments.rules.matches import rounds_of
from bot.tournaments.settings import TournamentSettings
from tests.harness.tournaments.club import MODERATOR, WALLET, WHY, Club
from tests.harness.tournaments.field import HOUR, MINUTE, SETTINGS, START

BRACKET = replace(
    SETTINGS, matches="bracket", seats=2, target_minutes=15, level_minutes=3, late_levels=0, check_in=False
)
SHOOTOUT = replace(BRACKET, matches="shootout", seats=6)


async def test_T10_1_a_bracket_of_five_is_played_to_a_winner(shoving: Club) -> None:
    club = shoving
    await club.started(5, BRACKET)
    assert sorted(map(len, club.seated().values())) == [2, 2], "the winner of one match waits for the fifth player"
    assert await club.until(lambda: club.settled)
    result = await club.result()
    assert result.phase == "finished"
    assert [(place, len(who)) for place, who in result.places()] == [(1, 1), (2, 1), (3, 2), (5, 1)]
    assert sum(entrant.prize for entrant in result.entrants) == 500
    assert await club.tournament_chips() == 0
    told = club.announcer.kinds()
    assert (told.count("started"), told.count("match"), told.count("through")) == (1, 2, 3)
    assert not {"moved", "table_broken", "bubble", "final_table", "hand_for_hand"} & {*told}


async def test_T10_1_every_match_begins_with_fresh_stacks(shoving: Club) -> None:
    club, seen = shoving, dict[int, set[int]]()

    def look() -> None:
        for table in club.open_tables():
            if table.hand_number == 0 and len(table.seats) == 2:
                seen.setdefault(table.table_id, set()).update(line.stack for line in table.seats)

    club.lookers.append(look)
    await club.started(8, BRACKET)
    assert await club.until(lambda: club.settled)
    assert [*seen.values()] == [{3000}] * 7


async def test_T10_2_the_winners_of_a_shootout_meet_in_the_final(shoving: Club) -> None:
    club = shoving
    await club.started(9, replace(SHOOTOUT, bounty=50, progressive=True))
    assert sorted(map(len, club.seated().values())) == [3, 3, 3]
    final = club.state.begun.matches[-1]
    assert await club.until(lambda: club.settled)
    result = await club.result()
    assert len(result.begun.matches[-1].players) == len(final.slots) == 3
    assert sum(each.prize + each.won_bounties for each in result.entrants) == 900


@pytest.mark.parametrize("settings", [BRACKET, replace(SHOOTOUT, bounty=25, progressive=True)])
async def test_T10_1_a_process_that_dies_after_every_write_loses_no_chips(
    quick: Path, settings: TournamentSettings
) -> None:
    club = Club(quick / "lowball.sqlite3", seed=2)
    await club.open()
    players = await club.welcome(5)
    await club.create(settings)
    club.life_writes = lambda: 1
    club.database.dies_after = 1
    await club.register(players)
    await club.advance_to(START)
    assert await club.until(lambda: club.settled)
    club.life_writes = lambda: None
    result = await club.result()
    assert result.phase == "finished"
    assert sum(each.prize + each.won_bounties for each in result.entrants) == 500
    assert await club.wallets_and_pool() == 5 * WALLET
    assert await club.tournament_chips() == 0
    await club.close()


async def _miss_101(club: Club) -> None:
    """Play a bracket of four until it is noted that player 101 did not come."""
    for player_id in await club.welcome(4, "tight"):
        club.guests[player_id].present = player_id != 101
    await club.create(BRACKET)
    await club.register([*club.guests])
    await club.advance_to(START)
    assert await club.until(lambda: bool(club.announcer.of("absent")), 10 * MINUTE)


async def test_T10_3_a_player_who_never_comes_loses_the_match_after_five_minutes(shoving: Club) -> None:
    club = shoving
    await _miss_101(club)
    noted_ms = club.timer.now_ms()
    assert await club.until(lambda: bool(club.announcer.of("forfeited")), 10 * MINUTE)
    assert club.timer.now_ms() == noted_ms + 5 * MINUTE
    assert club.announcer.of("forfeited")[0].player_id == 101
    entrant = club.state.entrant(101)
    assert entrant is not None
    assert not entrant.playing
    assert await club.until(lambda: club.settled)


async def test_T10_3_a_player_who_acts_once_keeps_the_match(shoving: Club) -> None:
    club = shoving
    await _miss_101(club)
    club.guests[101].away = (0, club.timer.now_ms() + MINUTE)
    club.guests[101].present = True
    await club.advance(6 * MINUTE)
    assert not club.announcer.of("forfeited")
    club.hurry()
    assert await club.until(lambda: club.settled)


async def test_T10_3_a_player_who_comes_keeps_the_match_while_another_has_no_channel(shoving: Club) -> None:
    club = shoving
    await _miss_101(club)
    club.venue.closed = True
    other = next(table_id for table_id, players in club.seated().items() if 101 not in players)
    await club.tables.submit(other, Close(None, void_hand=True))
    await club.quiet()
    club.guests[101].away = (0, club.timer.now_ms() + MINUTE)
    club.guests[101].present = True
    await club.advance(6 * MINUTE)
    assert not club.announcer.of("forfeited")


async def test_T10_3_a_player_who_comes_while_the_director_waits_to_try_again_keeps_the_match(shoving: Club) -> None:
    club = shoving
    await _miss_101(club)
    club.venue.closed = True
    own, other = sorted(club.seated(), key=lambda table_id: 101 not in club.seated()[table_id])
    await club.tables.submit(other, Close(None, void_hand=True))
    await club.advance(5 * MINUTE - 5_000)
    club.guests[101].present = True
    await club.tables.submit(own, Back(club.request(101)))
    await club.advance(MINUTE)
    assert not club.announcer.of("forfeited")


async def test_a_match_goes_on_at_another_table_if_its_thread_is_deleted(shoving: Club) -> None:
    club = shoving
    await club.started(4, BRACKET)
    for guest in club.guests.values():
        guest.kind = "tight"
    await club.advance(2 * MINUTE)
    (table, *_) = club.open_tables()
    stacks = {line.player_id: line.stack for line in table.seats}
    await club.tables.submit(table.table_id, Close(None, void_hand=True))
    await club.quiet()
    players = {*stacks}
    assert await club.until(lambda: players in [{*seats} for seats in club.seated().values()], MINUTE)
    assert sum(club.stack(player) for player in stacks) == 6000
    assert len(club.announcer.of("moved")) == 2
    club.hurry()
    assert await club.until(lambda: club.settled)


async def test_nobody_waits_for_a_match_whose_players_were_all_removed(shoving: Club) -> None:
    club = shoving
    await club.started(4, BRACKET)
    players = club.state.begun.matches[0].players
    for player_id in players:
        assert await club.ask(Remove(club.request(MODERATOR), player_id, WHY)) is None
    assert await club.until(lambda: club.settled, HOUR)
    result = await club.result()
    assert result.phase == "finished"
    assert [entrant.prize for entrant in result.entrants if entrant.player_id in players] == [0, 0]
    assert await club.tournament_chips() == 0


async def test_T3_6_a_pause_stops_the_clock_of_every_match(shoving: Club) -> None:
    club = shoving
    await club.started(4, BRACKET)
    for guest in club.guests.values():
        guest.kind = "tight"
    await club.advance(MINUTE)
    before = club.state.begun.clocks
    assert await club.ask(PausePlay(club.request(MODERATOR), WHY)) is None
    await club.advance(HOUR)
    assert [clock.level.number for clock in club.state.begun.clocks] == [1, 1]
    assert await club.ask(ResumePlay(club.request(MODERATOR), WHY)) is None
    after = club.state.begun.clocks
    assert [new.level.since_ms - old.level.since_ms for new, old in zip(after, before, strict=True)] == [HOUR, HOUR]
    assert rounds_of(club.state.begun.matches) == 2
    club.hurry()
    assert await club.until(lambda: club.settled)
