"""Rebuys, re-entries and the add-on at real tables (T-1.6)."""

from collections import Counter
from dataclasses import replace

from bot.tournaments.messages import AddOn, BuyAgain, Denial, Remove
from bot.tournaments.state import Entrant
from tests.tournaments.field import MINUTE, SETTINGS, START
from tests.tournaments.house import MODERATOR, WALLET, WHY, House

CHIPS = 3000
"""A starting stack."""


async def codes(house: House) -> Counter[str]:
    """What moved chips from wallets to the pool, so often."""
    rows = await house.database.read(
        "SELECT t.code FROM transfer t JOIN account c ON c.id = t.credit WHERE c.kind = 'prize'"
    )
    return Counter(code for (code,) in rows)


def asked(house: House) -> list[Entrant]:
    return [entrant for entrant in house.state.playing() if entrant.rebuy_until_ms is not None]


def out(house: House) -> list[Entrant]:
    return [entrant for entrant in house.state.entrants if not entrant.playing]


async def test_T1_6_who_rebuys_plays_on_in_his_seat_with_a_full_stack(shoving: House) -> None:
    house = shoving
    await house.started(6, replace(SETTINGS, rebuys=1))
    assert await house.until(lambda: bool(asked(house)))
    broke = asked(house)[0].player_id
    (table,) = house.open_tables()
    (seat,) = (line.seat for line in table.seats if line.player_id == broke)
    assert await house.ask(BuyAgain(house.request(broke))) is None
    assert house.stack(broke) == CHIPS
    number = house.open_tables()[0].hand_number
    assert await house.until(lambda: house.open_tables()[0].hand_number > number, MINUTE)
    assert broke in dict(house.open_tables()[0].hand_players).values()
    assert [line.seat for line in house.open_tables()[0].seats if line.player_id == broke] == [seat]
    assert await house.wallet(broke) == WALLET - 200
    assert await codes(house) == {"tournament_buy_in": 6, "tournament_rebuy": 1}
    assert await house.tournament_chips() == 7 * CHIPS


async def test_T1_6_a_rebuy_that_is_not_taken_in_time_is_gone_and_his_place_is_that_of_his_last_hand(
    shoving: House,
) -> None:
    house = shoving
    house.kind = "tight"
    await house.started(6, replace(SETTINGS, rebuys=1, turn_seconds=120))
    for guest in house.guests.values():
        guest.kind = "shoves"
    assert await house.until(lambda: bool(asked(house)))
    broke = [entrant.player_id for entrant in asked(house)]
    for guest in house.guests.values():
        guest.present = False
    await house.advance(MINUTE)
    assert [entrant.player_id for entrant in out(house)] == broke
    assert not any(entrant.player_id in broke for entrant in house.state.playing())
    assert await house.until(lambda: broke[0] not in house.seated()[1], 10 * MINUTE)
    assert await house.ask(BuyAgain(house.request(broke[0]))) is Denial.NO_REBUY


async def test_T1_6_a_rebuy_outlives_a_crash_before_the_chips_are_at_the_table(shoving: House) -> None:
    house = shoving
    await house.started(6, replace(SETTINGS, rebuys=1))
    assert await house.until(lambda: bool(asked(house)))
    broke = asked(house)[0].player_id
    house.database.dies_after = 1
    assert await house.ask(BuyAgain(house.request(broke))) in (None, Denial.ALREADY_DONE, Denial.NOT_OUT)
    assert house.lives == 2
    assert await house.until(lambda: house.stack(broke) > 0, 5 * MINUTE)
    assert (house.stack(broke), await house.wallet(broke)) == (CHIPS, WALLET - 200)
    assert await house.tournament_chips() == 7 * CHIPS


async def test_T1_6_who_re_enters_gets_a_seat_and_so_often_as_was_said(shoving: House) -> None:
    house = shoving
    await house.started(6, replace(SETTINGS, re_entries=1, late_levels=20))
    assert await house.until(lambda: bool(out(house)))
    gone = out(house)[0].player_id
    assert await house.ask(BuyAgain(house.request(gone))) is None
    assert await house.until(lambda: any(gone in players for players in house.seated().values()), 10 * MINUTE)
    assert await codes(house) == {"tournament_buy_in": 6, "tournament_re_entry": 1}
    assert gone in [each.player_id for each in house.announcer.of("moved")]
    assert await house.until(lambda: house.settled or gone in [entrant.player_id for entrant in out(house)])
    if not house.settled:
        assert await house.ask(BuyAgain(house.request(gone))) is Denial.NO_REBUY
        assert await house.until(lambda: house.settled)
    result = await house.result()
    assert sum(entrant.prize for entrant in result.entrants) == 700
    assert sorted(player for _, who in result.places() for player in who) == sorted(house.guests)


async def test_T1_6_an_add_on_in_the_break_after_the_late_levels(shoving: House) -> None:
    house = shoving
    house.kind = "tight"
    await house.started(5, replace(SETTINGS, add_on=True, late_levels=1))
    buyer = house.state.playing()[0].player_id
    assert await house.ask(AddOn(house.request(buyer))) is Denial.NO_ADD_ON
    level_ends_ms = START + house.state.level_ms
    await house.advance_to(level_ends_ms + 1)
    assert house.state.break_until_ms == level_ends_ms + 5 * MINUTE
    buyer = house.state.playing()[0].player_id
    assert await house.until(lambda: all(table.waits for table in house.open_tables()), 4 * MINUTE)
    before = house.stack(buyer)
    assert await house.ask(AddOn(house.request(buyer))) is None
    assert await house.ask(AddOn(house.request(buyer))) is Denial.NO_ADD_ON
    assert house.stack(buyer) == before + CHIPS
    assert not house.state.late_over
    await house.kill()
    assert await house.until(lambda: house.state.break_until_ms is None, 6 * MINUTE)
    assert (house.state.late_over, sum(house.state.prizes)) == (True, 600)
    assert await house.until(lambda: house.settled)


async def test_T3_6_where_the_last_with_chips_is_removed_who_is_asked_for_a_rebuy_has_won(shoving: House) -> None:
    house = shoving
    house.kind = "tight"
    await house.started(4, replace(SETTINGS, rebuys=1))
    for guest in house.guests.values():
        guest.kind = "shoves"
    assert await house.until(lambda: bool(asked(house)))
    holders = [entrant.player_id for entrant in house.state.playing() if entrant.rebuy_until_ms is None]
    broke = [entrant.player_id for entrant in asked(house)]
    for player_id in holders:
        assert await house.ask(Remove(house.request(MODERATOR), player_id, WHY)) is None
    await house.quiet()
    assert house.settled
    result = await house.result()
    (winner,) = dict(result.places())[1]
    assert winner in broke
    assert await house.wallet(winner) == WALLET - 100 + 400
