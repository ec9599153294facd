"""Rebuys, re-entries and the add-on at real tables (T-1.6)."""

from collections import Counter
from dataclasses import replace

from bot.tournaments.messages import AddOn, BuyAgain, Remove, TournamentDenial
from bot.tournaments.state import Entrant
from tests.harness.tournaments.club import MODERATOR, WALLET, WHY, Club
from tests.harness.tournaments.field import MINUTE, SETTINGS, START
from tests.harness.tournaments.people import SHOVES

CHIPS = 3000
"""A starting stack."""


async def codes(club: Club) -> Counter[str]:
    """Return how often each kind of transfer paid chips into the pool."""
    rows = await club.database.read(
        "SELECT t.code FROM transfer t JOIN account c ON c.id = t.credit WHERE c.kind = 'prize'"
    )
    return Counter(code for (code,) in rows)


def asked(club: Club) -> list[Entrant]:
    return [entrant for entrant in club.state.playing() if entrant.rebuy_until_ms is not None]


def out(club: Club) -> list[Entrant]:
    return [entrant for entrant in club.state.entrants if not entrant.playing]


def two_go_all_in(club: Club) -> None:
    """Let two players go all in against each other, so that only one busts."""
    for guest in list(club.guests.values())[:2]:
        guest.kind = SHOVES


async def test_T1_6_a_player_who_rebuys_keeps_their_seat_with_a_full_stack(shoving: Club) -> None:
    club = shoving
    await club.started(6, replace(SETTINGS, rebuys=1))
    assert await club.until(lambda: bool(asked(club)))
    broke = asked(club)[0].player_id
    (table,) = club.open_tables()
    (seat,) = (line.seat for line in table.seats if line.player_id == broke)
    assert await club.ask(BuyAgain(club.request(broke))) is None
    assert club.stack(broke) == CHIPS
    number = club.open_tables()[0].hand_number
    assert await club.until(lambda: club.open_tables()[0].hand_number > number, MINUTE)
    assert broke in dict(club.open_tables()[0].last.hand_players).values()
    assert [line.seat for line in club.open_tables()[0].seats if line.player_id == broke] == [seat]
    assert await club.wallet(broke) == WALLET - 200
    assert await codes(club) == {"tournament_buy_in": 6, "tournament_rebuy": 1}
    assert await club.tournament_chips() == 7 * CHIPS


async def test_T1_6_a_rebuy_not_taken_in_time_is_lost_and_the_player_is_out(
    shoving: Club,
) -> None:
    club = shoving
    club.kind = "tight"
    await club.started(6, replace(SETTINGS, rebuys=1, turn_seconds=120))
    two_go_all_in(club)
    assert await club.until(lambda: bool(asked(club)))
    broke = [entrant.player_id for entrant in asked(club)]
    for guest in club.guests.values():
        guest.present = False
    await club.advance(MINUTE)
    assert [entrant.player_id for entrant in out(club)] == broke
    assert not any(entrant.player_id in broke for entrant in club.state.playing())
    assert await club.until(lambda: broke[0] not in club.seated()[1], 10 * MINUTE)
    assert await club.ask(BuyAgain(club.request(broke[0]))) is TournamentDenial.NO_REBUY


async def test_T1_6_a_rebuy_survives_a_crash_before_the_chips_reach_the_table(shoving: Club) -> None:
    club = shoving
    await club.started(6, replace(SETTINGS, rebuys=1))
    assert await club.until(lambda: bool(asked(club)))
    broke = asked(club)[0].player_id
    club.database.dies_after = 1
    assert await club.ask(BuyAgain(club.request(broke))) in (
        None,
        TournamentDenial.ALREADY_DONE,
        TournamentDenial.NOT_OUT,
    )
    assert club.lives == 2
    assert await club.until(lambda: club.stack(broke) > 0, 5 * MINUTE)
    assert (club.stack(broke), await club.wallet(broke)) == (CHIPS, WALLET - 200)
    assert await club.tournament_chips() == 7 * CHIPS


async def test_T1_6_a_player_can_re_enter_only_as_often_as_allowed_and_gets_a_seat(shoving: Club) -> None:
    club = shoving
    club.kind = "tight"
    await club.started(6, replace(SETTINGS, re_entries=1, late_levels=20))
    two_go_all_in(club)
    assert await club.until(lambda: bool(out(club)))
    gone = out(club)[0].player_id
    club.hurry()
    assert await club.ask(BuyAgain(club.request(gone))) is None
    assert await club.until(lambda: any(gone in players for players in club.seated().values()), 10 * MINUTE)
    assert await codes(club) == {"tournament_buy_in": 6, "tournament_re_entry": 1}
    assert gone in [each.player_id for each in club.announcer.of("moved")]
    assert await club.until(lambda: club.settled or gone in [entrant.player_id for entrant in out(club)])
    if not club.settled:
        assert await club.ask(BuyAgain(club.request(gone))) is TournamentDenial.NO_REBUY
        assert await club.until(lambda: club.settled)
    result = await club.result()
    assert sum(entrant.prize for entrant in result.entrants) == 700
    assert sorted(player for _, who in result.places() for player in who) == sorted(club.guests)


async def test_T1_6_an_add_on_is_sold_in_the_break_after_the_late_levels(shoving: Club) -> None:
    club = shoving
    club.kind = "tight"
    await club.started(5, replace(SETTINGS, add_on=True, late_levels=1))
    buyer = club.state.playing()[0].player_id
    assert await club.ask(AddOn(club.request(buyer))) is TournamentDenial.NO_ADD_ON
    level_ends_ms = START + club.state.begun.level.lasts_ms
    await club.advance_to(level_ends_ms + 1)
    assert club.state.begun.break_until_ms == level_ends_ms + 5 * MINUTE
    buyer = club.state.playing()[0].player_id
    assert await club.until(lambda: all(table.course.waits for table in club.open_tables()), 4 * MINUTE)
    before = club.stack(buyer)
    assert await club.ask(AddOn(club.request(buyer))) is None
    assert await club.ask(AddOn(club.request(buyer))) is TournamentDenial.NO_ADD_ON
    assert club.stack(buyer) == before + CHIPS
    assert not club.state.late_over
    await club.kill()
    assert await club.until(lambda: club.state.begun.break_until_ms is None, 6 * MINUTE)
    assert (club.state.late_over, sum(club.state.prizes or ())) == (True, 600)
    assert await club.until(lambda: club.settled)


async def test_T3_6_a_player_with_a_rebuy_offer_wins_if_all_players_with_chips_are_removed(shoving: Club) -> None:
    club = shoving
    club.kind = "tight"
    await club.started(4, replace(SETTINGS, rebuys=1))
    club.hurry()
    assert await club.until(lambda: bool(asked(club)))
    holders = [entrant.player_id for entrant in club.state.playing() if entrant.rebuy_until_ms is None]
    broke = [entrant.player_id for entrant in asked(club)]
    for player_id in holders:
        assert await club.ask(Remove(club.request(MODERATOR), player_id, WHY)) is None
    await club.quiet()
    assert club.settled
    result = await club.result()
    (winner,) = dict(result.places())[1]
    assert winner in broke
    assert await club.wallet(winner) == WALLET - 100 + 400
