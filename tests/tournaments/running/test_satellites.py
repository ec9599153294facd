"""Satellites with tables: from the first hand to the seats in the target (section 8 of the tournament rules)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tournaments.messages import Cancel, Withdraw
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState
from tests.harness.tournaments.club import MODERATOR, WALLET, WHY, Club
from tests.harness.tournaments.field import HOUR, MINUTE, SETTINGS, START

TARGET = replace(SETTINGS, name="Main Event", buy_in=300, check_in=False)
FEEDER = replace(
    SETTINGS, name="Satellite", buy_in=100, check_in=False, late_levels=0, target_name="Main Event", seat_chips=300
)
LATER = START + 12 * HOUR


async def opened(club: Club, target: TournamentSettings = TARGET, feeder: TournamentSettings = FEEDER) -> int:
    """Create the target and its satellite, which the club then shows; return the target's id."""
    target_id = await club.create(target, LATER)
    await club.create(replace(feeder, target=target_id))
    return target_id


async def played(club: Club) -> TournamentState:
    """Play the satellite to its end, and return its result."""
    await club.advance_to(START)
    assert await club.until(lambda: club.settled)
    return await club.result()


def seats(state: TournamentState) -> dict[int, int]:
    """Return what was won in all: tournament id -> chips of the seats in it, and 0 -> chips paid out."""
    won = Counter[int]()
    for entrant in state.entrants:
        won[entrant.seat_in] += entrant.prize
    return {target: chips for target, chips in won.items() if chips}


async def in_target(club: Club, target_id: int) -> list[int]:
    view = club.tournaments.view(target_id)
    assert view is not None
    return [each.player_id for each in view.state.registered()]


async def enter(club: Club, tournament_id: int, players: Sequence[int]) -> None:
    shown, club.tournament_id = club.tournament_id, tournament_id
    await club.register(players)
    club.tournament_id = shown


async def test_T8_2_a_satellite_ends_when_no_more_players_are_left_than_seats(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(7)
    target_id = await opened(club)
    before = await club.wallets_and_pool()
    await club.register(players)
    result = await played(club)
    assert result.seats == 2
    assert seats(result) == {target_id: 600, 0: 100}, "two seats of 300, and 100 for the next place"
    assert sorted(await in_target(club, target_id)) == sorted(
        each.player_id for each in result.entrants if each.seat_in
    )
    assert await club.wallets_and_pool() == before


async def test_T8_3_withdrawing_from_the_target_refunds_its_buy_in(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(6)
    target_id = await opened(club)
    await club.register(players)
    await played(club)
    winner = (await in_target(club, target_id))[0]
    club.tournament_id = target_id
    assert await club.ask(Withdraw(club.request(winner))) is None
    assert await club.wallet(winner) == WALLET - 100 + 300
    assert winner not in await in_target(club, target_id)


async def test_T8_3_the_part_of_a_seat_that_is_a_bounty_is_on_its_winners_head(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(6)
    target_id = await opened(club, replace(TARGET, bounty=50))
    await club.register(players)
    await played(club)
    view = club.tournaments.view(target_id)
    assert view is not None
    assert (view.pool, [each.bounty for each in view.state.entrants]) == (300, [150, 150])


@pytest.mark.parametrize("case", ["in", "full", "started", "cancelled", "buy-in"])
async def test_T8_3_who_cannot_take_the_seat_gets_the_buy_in_in_chips(shoving: Club, case: str) -> None:
    club = shoving
    players = await club.welcome(6)
    others = await club.welcome(4)
    worth = 200 if case == "buy-in" else 300
    target_id = await club.create(replace(TARGET, entrants_most=4), START if case == "started" else LATER)
    await enter(club, target_id, players[:4] if case == "in" else others if case in ("full", "started") else [])
    if case == "cancelled":
        assert await club.ask(Cancel(club.request(MODERATOR), WHY)) is None
    await club.create(replace(FEEDER, target=target_id, seat_chips=worth))
    await club.register(players)
    result = await played(club)
    assert seats(result) == {0: 600}
    for entrant in result.entrants:
        paid = 400 if case == "in" and entrant.player_id in players[:4] else 100
        assert await club.wallet(entrant.player_id) == WALLET - paid + entrant.prize
    assert sorted(each.prize for each in result.entrants if each.prize) == [worth] * (600 // worth)


async def test_T8_3_a_player_on_the_waiting_list_of_a_full_target_stays_there_with_the_chips(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(6)
    others = await club.welcome(4)
    target_id = await opened(club, replace(TARGET, entrants_most=4))
    await enter(club, target_id, [*others, *players])
    await club.register(players)
    result = await played(club)
    winners = [each.player_id for each in result.entrants if each.prize]
    assert [await club.wallet(player) for player in winners] == [WALLET + 200] * 2
    assert await in_target(club, target_id) == list(others)
    club.tournament_id = target_id
    assert await club.ask(Withdraw(club.request(others[0]))) is None
    assert len(await in_target(club, target_id)) == 4


async def test_T8_1_guaranteed_seats_are_minted_by_the_house_and_audited(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(4)
    target_id = await opened(club, feeder=replace(FEEDER, seats_guaranteed=3))
    await club.register(players)
    result = await played(club)
    assert seats(result) == {target_id: 900}
    audit = await club.database.read("SELECT reason FROM audit WHERE act = 'tournament_guarantee'")
    assert audit == [("500 chips were lacking of the guarantee",)]


async def test_T8_1_no_more_seats_are_guaranteed_than_there_are_entrants(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(4)
    target_id = await opened(club, feeder=replace(FEEDER, seats_guaranteed=9))
    await club.register(players)
    result = await played(club)
    assert seats(result) == {target_id: 1200}
    assert "bust" not in await club.causes()


async def test_T8_1_a_pool_smaller_than_a_seat_goes_to_first_place(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(4)
    await opened(club, replace(TARGET, buy_in=1000), replace(FEEDER, seat_chips=1000))
    await club.register(players)
    result = await played(club)
    assert seats(result) == {0: 400}


async def test_T8_3_the_target_is_the_next_of_a_series_that_has_not_started(shoving: Club) -> None:
    club = shoving
    players = await club.welcome(6)
    target_id = await opened(club)
    assert target_id
    club.tournament_id = await club.create(replace(FEEDER, target_series=7))
    await club.register(players)
    result = await played(club)
    assert seats(result) == {0: 600}, "the series has no tournament to come"


@pytest.mark.parametrize("writes", [1, 2, 3])
async def test_T8_3_each_seat_is_given_once_although_the_process_dies_after_every_write(
    quick: Path, writes: int
) -> None:
    club = Club(quick / "lowball.sqlite3", seed=writes)
    await club.open()
    players = await club.welcome(7)
    target_id = await opened(club, replace(TARGET, bounty=25))
    await club.register(players)
    await club.advance_to(START - MINUTE)
    before = await club.wallets_and_pool()
    club.life_writes = lambda: writes
    club.database.dies_after = writes
    result = await played(club)
    club.life_writes = lambda: None
    await club.restart()
    assert seats(result) == {target_id: 600, 0: 100}
    assert len(await in_target(club, target_id)) == 2
    assert await club.wallets_and_pool() == before
    await club.close()
