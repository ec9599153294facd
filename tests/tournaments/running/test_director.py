"""Complete tournaments with tables, from registration to one winner, with crashes at every step."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.poker.events import HandStarted
from bot.poker.house_rules import HouseRules
from bot.tables.due_letters import DueLetter
from bot.tables.ports import TableView
from bot.tournaments.messages import CheckIn, PausePlay, Register, ResumePlay, TournamentDenial
from tests.harness.tournaments.club import MODERATOR, WALLET, WHY, Club
from tests.harness.tournaments.field import GUILD, HOUR, MINUTE, SETTINGS, START

CHIPS = 3000
"""A starting stack."""


async def over(club: Club) -> None:
    """Play the tournament to its end and check at every moment that the chips add up."""
    total = WALLET * len(club.guests)
    while not club.settled:
        assert await club.wallets_and_pool() == total
        assert await club.until(lambda: club.settled, 5 * MINUTE) or club.timer.now_ms() < START + 5 * HOUR
    assert await club.wallets_and_pool() == total
    assert await club.tournament_chips() == 0


async def test_nine_players_at_two_tables_play_from_registration_to_one_winner(shoving: Club) -> None:
    club = shoving
    await club.started(9)
    assert sorted(map(len, club.seated().values())) == [4, 5]
    assert club.view.pool == 900
    await over(club)
    result = await club.result()
    places = list(result.places())
    assert result.phase == "finished"
    assert [len(who) for place, who in places if place == 1] == [1]
    assert all(place + len(who) == after for (place, who), (after, _) in pairwise(places))
    assert sum(len(who) for _, who in places) == 9
    assert result.prizes == (450, 270, 180)
    assert sum(entrant.prize for entrant in result.entrants) == 900
    told = club.announcer.kinds()
    for once in ("check_in_open", "reminder_soon", "started", "late_over", "final_table", "in_the_money", "finished"):
        assert told.count(once) == 1, once
    assert told.count("knocked_out") == 8
    moves = Counter(news.player_id for news in club.announcer.of("moved"))
    assert sum(moves.values()) == sum(entrant.moved for entrant in result.entrants)


async def test_R3_3_the_last_two_of_a_table_are_not_the_last_two_of_the_tournament(shoving: Club) -> None:
    club, found = shoving, dict[tuple[int, int], tuple[int, bool]]()

    def look() -> None:
        tournament = club.tournaments.view(club.tournament_id)
        left = len(tournament.state.playing()) if tournament is not None else 0
        for view in club.open_tables() if left else ():
            for event in view.last.recent:
                if isinstance(event, HandStarted):
                    found.setdefault((view.table_id, view.hand_number), (left, event.last_two))

    club.lookers.append(look)
    await club.started(4, replace(SETTINGS, seats=2))
    await over(club)
    assert {last_two for left, last_two in found.values() if left > 2} == {False}
    assert (2, True) in found.values()


async def test_T1_4_a_player_who_did_not_check_in_is_refunded_and_not_seated(shoving: Club) -> None:
    club = shoving
    everybody = await club.welcome(6)
    await club.create()
    await club.register(everybody)
    await club.advance_to(START - 15 * MINUTE)
    assert await club.ask(CheckIn(club.request(everybody[0]))) is None
    assert await club.ask(CheckIn(club.request(everybody[0]))) is TournamentDenial.ALREADY_CHECKED_IN
    await club.check_in(everybody[1:4])
    await club.advance_to(START)
    assert [entrant.player_id for entrant in club.state.playing()] == [*everybody[:4]]
    assert [await club.wallet(player) for player in everybody] == [WALLET - 100] * 4 + [WALLET] * 2
    assert (await club.causes())[-4:] == ["start", "table", "seats", "seated"]


async def test_T1_5_with_too_few_players_at_the_start_everybody_is_refunded(shoving: Club) -> None:
    club = shoving
    everybody = await club.welcome(4)
    await club.create()
    await club.register(everybody)
    await club.advance_to(START - MINUTE)
    await club.check_in(everybody[:3])
    await club.advance_to(START)
    assert club.settled
    assert (await club.result()).phase == "cancelled"
    assert [await club.wallet(player) for player in everybody] == [WALLET] * 4


async def test_T1_5_a_late_player_gets_a_full_stack_and_a_seat(shoving: Club) -> None:
    club = shoving
    for guest in await club.welcome(6):
        club.guests[guest].present = False
    everybody = [*club.guests]
    await club.create()
    await club.register(everybody)
    await club.advance_to(START - MINUTE)
    await club.check_in(everybody)
    await club.advance_to(START + MINUTE)
    (late,) = await club.welcome(1)
    assert await club.ask(Register(club.request(late))) is None
    assert await club.until(lambda: any(late in players for players in club.seated().values()), 10 * MINUTE)
    assert club.stack(late) == CHIPS
    assert [each.player_id for each in club.announcer.of("moved")] == [late]
    (entrant,) = (each for each in club.state.playing() if each.player_id == late)
    assert entrant.moved == 0


async def test_T1_5_nobody_can_register_after_the_last_level_of_late_registration(shoving: Club) -> None:
    club = shoving
    club.kind = "tight"
    await club.started(6, replace(SETTINGS, late_levels=1))
    await club.advance_to(START + club.state.begun.level.lasts_ms + 1)
    (late,) = await club.welcome(1)
    assert await club.ask(Register(club.request(late))) is TournamentDenial.CLOSED
    assert club.state.prizes == (390, 210)


async def test_T3_1_a_new_level_applies_from_the_next_hand(shoving: Club) -> None:
    club = shoving
    club.kind = "tight"
    await club.started(5)
    stakes: dict[int, set[int]] = {}

    def note(view: TableView) -> None:
        if view.hand is not None and not view.hand.finished and view.games.stakes is not None:
            stakes.setdefault(view.hand_number, set()).add(view.games.stakes.small_bet)

    club.watchers.append(note)
    assert await club.until(lambda: club.state.begun.level.number == 2)
    (table,) = club.open_tables()
    running = table.hand_number
    assert await club.until(lambda: club.open_tables()[0].hand_number == running + 2)
    assert all(len(bets) == 1 for bets in stakes.values())
    small, big = club.state.begun.ladder.bets[:2]
    assert stakes[1] == {small}
    assert stakes[running + 2] == {big}


async def test_T3_6_an_immediate_pause_stops_the_turn_clock_and_lasts_across_a_restart(shoving: Club) -> None:
    club = shoving
    await club.started(4)
    await club.advance(8_000)
    (table,) = club.open_tables()
    assert table.hand is not None
    assert await club.ask(PausePlay(club.request(MODERATOR), WHY, at_once=True)) is None
    version = club.open_tables()[0].hand
    await club.advance(HOUR)
    assert club.open_tables()[0].hand == version
    await club.kill()
    await club.advance(HOUR)
    assert club.open_tables()[0].hand == version
    assert club.state.paused_at_once
    assert await club.ask(ResumePlay(club.request(MODERATOR), WHY)) is None
    await over(club)


async def test_T3_2_an_absent_player_is_dealt_in_and_blinded_out(shoving: Club) -> None:
    club = shoving
    club.kind = "tight"
    everybody = await club.welcome(4)
    club.guests[everybody[0]].present = False
    await club.create(replace(SETTINGS, target_minutes=20, level_minutes=2, late_levels=0))
    await club.register(everybody)
    await club.advance_to(START - MINUTE)
    await club.check_in(everybody)
    await over(club)
    result = await club.result()
    assert dict(result.places())[1] != (everybody[0],)


async def test_T3_2_jackpots_among_absent_players_end_once_an_ante_takes_a_whole_stack(
    shoving: Club,
) -> None:
    """R-7.3: until then nobody opens, and each hand returns all antes."""
    club = shoving
    settings = replace(SETTINGS, game="five-card-draw", rules=HouseRules(jackpots=True))
    await club.started(4, replace(settings, target_minutes=20, level_minutes=2, late_levels=0))
    for guest in club.guests.values():
        guest.present = False
    await over(club)
    result = await club.result()
    assert result.phase == "finished"
    assert result.ended.at_ms - result.start_ms < 60 * MINUTE


async def test_T5_3_the_players_of_a_finished_tournament_get_a_direct_message_about_its_rematch(
    shoving: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, letters = shoving, list[DueLetter]()
    create = club.store.tournaments.create

    async def noting(*given: Any) -> int:
        letters.extend(given[4])
        return await create(*given)

    await club.started(4)
    await over(club)
    finished = await club.store.tournaments.finished(GUILD, club.tournament_id)
    assert finished is not None
    first, *others = (entrant.player_id for entrant in finished.state.entrants)
    start = club.timer.now_ms() + 10 * MINUTE
    monkeypatch.setattr(club.store.tournaments, "create", noting)
    before = club.announcer.letters_due
    assert await club.tournaments.rematch(finished, GUILD, first, start, "Ann") is not None
    assert [(letter.kind, letter.player_id) for letter in letters] == [("tournament_rematch", who) for who in others]
    assert {(letter.about["player"], letter.about["start_ms"]) for letter in letters} == {("Ann", start)}
    assert club.announcer.letters_due == before + 1


# A restart at any moment


async def test_T1_1_a_tournament_plays_to_its_end_although_the_process_dies_after_every_write(quick: Path) -> None:
    club = Club(quick / "lowball.sqlite3", seed=5)
    await club.open()
    everybody = await club.welcome(9)
    await club.create()
    club.life_writes = lambda: 1
    club.database.dies_after = 1
    await club.register(everybody)
    await club.advance_to(START - 10 * MINUTE)
    await club.check_in(everybody)
    await over(club)
    club.life_writes = lambda: None
    causes = await club.causes()
    # Each of these was followed by a crash.
    assert {"check_in_open", "start", "table", "seats", "seated", "bust", "late_over", "finish", "settled"} <= {*causes}
    assert club.lives > len(causes)
    result = await club.result()
    assert sorted(place + tied for place, who in result.places() for tied in range(len(who))) == [*range(1, 10)]
    await club.close()


async def test_T7_4_progressive_bounties_are_paid_although_the_process_dies_after_every_write(quick: Path) -> None:
    club = Club(quick / "lowball.sqlite3", seed=7)
    await club.open()
    everybody = await club.welcome(7)
    await club.create(replace(SETTINGS, bounty=50, progressive=True, check_in=False))
    club.life_writes = lambda: 1
    club.database.dies_after = 1
    await club.register(everybody)
    await over(club)
    club.life_writes = lambda: None
    result = await club.result()
    assert not any(entrant.bounty for entrant in result.entrants)
    assert (sum(entrant.won_bounties for entrant in result.entrants), result.first_extra) == (350, 0)
    await club.close()


async def test_T7_6_each_bounty_is_shown_at_the_table_and_announced_when_it_is_won(shoving: Club) -> None:
    club, shown = shoving, set[int]()
    club.watchers.append(lambda view: shown.update(line.bounty for line in view.seats if view.hand is not None))
    await club.started(9, replace(SETTINGS, bounty=50, progressive=True, late_levels=0))
    tables = club.open_tables()
    await over(club)
    result, told = await club.result(), club.announcer.of("bounty")
    winner = next(each for each in result.entrants if each.out is None)
    assert 50 in shown
    assert max(shown) >= 75, "who wins a bounty has half of it on their own head in the next hand"
    assert {news.of for news in told} == {each.player_id for each in result.entrants} - {winner.player_id}
    assert {news.table_id for news in told} <= {table.table_id for table in tables}
    assert sum(news.amount or 0 for news in told) < 450, "the champion's own is in the result"
    assert sum(each.won_bounties for each in result.entrants) == 450


@pytest.mark.parametrize("seed", range(3))
async def test_T1_1_a_process_that_dies_at_random_moments_loses_no_chips(quick: Path, seed: int) -> None:
    club = Club(quick / "lowball.sqlite3", seed=seed)
    await club.open()
    everybody = await club.welcome(14)
    shares = ("30", "20", "15", "12", "10", "8", "5")
    await club.create(replace(SETTINGS, shares=shares, late_levels=0, rebuys=0, break_levels=1))
    club.life_writes = lambda: club.chance.randint(1, 30)
    club.outage_ms = lambda: club.chance.randrange(2 * MINUTE)
    club.database.dies_after = 5
    await club.register(everybody)
    await club.advance_to(START - 10 * MINUTE)
    await club.check_in(everybody)
    await over(club)
    club.life_writes = lambda: None
    assert club.lives > 10
    await club.close()


async def test_a_tournament_stops_while_the_store_fails_and_then_continues(shoving: Club) -> None:
    club = shoving
    await club.started(9)
    await club.advance(MINUTE)
    club.database.failing = True
    await club.advance(5 * MINUTE)
    assert await club.ask(Register(club.request(7))) is TournamentDenial.STORE_FAILED
    hands = [table.hand_number for table in club.open_tables()]
    await club.advance(5 * MINUTE)
    assert [table.hand_number for table in club.open_tables()] == hands
    club.database.failing = False
    await over(club)


async def test_a_tournament_starts_later_if_the_store_fails_at_the_start(shoving: Club) -> None:
    club = shoving
    everybody = await club.welcome(9)
    await club.create()
    await club.register(everybody)
    await club.advance_to(START - MINUTE)
    await club.check_in(everybody)
    club.database.failing = True
    await club.advance(10 * MINUTE)
    club.database.failing = False
    assert await club.until(lambda: club.state.phase == "running", MINUTE)
    await over(club)


async def test_T2_2_a_thread_that_discord_refuses_for_a_while_is_requested_again(shoving: Club) -> None:
    club = shoving
    club.venue.closed = True
    await club.started(9)
    await club.advance(10 * MINUTE)
    assert club.open_tables() == []
    assert club.state.phase == "running"
    club.venue.closed = False
    await over(club)
    assert [number for _, number in club.venue.made] == [1, 2]
