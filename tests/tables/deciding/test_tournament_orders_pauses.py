"""Pauses and levels of a tournament's table, as its director sets them."""

import pytest

from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.messages import BY_TOURNAMENT
from bot.tables.replies import TableDenial
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import A_LONG_TIME, PAUSE_MS, TURN_MS, of_game
from tests.harness.tables.tournament_room import BET, THREE, TournamentRoom, posted

# Pauses


async def test_T3_6_a_pause_of_the_tournament_stops_the_clock_and_is_followed_by_a_full_turn(
    dealt: TournamentRoom,
) -> None:
    assert (await dealt.stop_all()).done
    assert (await dealt.stop_all()).denial is TableDenial.ALREADY_PAUSED
    assert dealt.view.course.paused == BY_TOURNAMENT
    assert dealt.timer.pending() == []
    assert (await dealt.act(dealt.to_act(), "bring_in")).denial is TableDenial.PAUSED
    await dealt.advance(A_LONG_TIME)
    assert (await dealt.start_all()).done
    assert (await dealt.start_all()).denial is TableDenial.NOT_PAUSED
    assert dealt.view.course.paused is None
    assert dealt.view.clock.deadline_ms == dealt.timer.now_ms() + TURN_MS
    assert dealt.store.audit == []


@pytest.mark.parametrize("moderator_first", [True, False])
async def test_T3_6_the_pauses_of_a_moderator_and_of_the_tournament_end_separately(
    dealt: TournamentRoom, moderator_first: bool
) -> None:
    for order in (dealt.pause, dealt.stop_all) if moderator_first else (dealt.stop_all, dealt.pause):
        assert (await order()).done
    assert dealt.view.course.paused == "moderator"
    again = await dealt.crash()
    assert (await again.resume()).done
    assert again.view.course.paused == BY_TOURNAMENT
    assert (await again.resume()).denial is TableDenial.NOT_PAUSED
    assert (await again.pause()).done
    assert (await again.start_all()).done
    assert again.view.course.paused == "moderator"
    assert again.view.clock.deadline_ms is None
    assert (await again.resume()).done
    assert again.view.clock.deadline_ms is not None


async def test_a_table_ordered_to_deal_during_a_pause_deals_when_the_pause_ends(waiting: TournamentRoom) -> None:
    await waiting.pause()
    assert (await waiting.go_on()).done
    await waiting.advance(A_LONG_TIME)
    assert waiting.view.hand is None
    await waiting.resume()
    await waiting.advance(PAUSE_MS)
    assert waiting.view.hand_number == 1


# Levels


async def test_T3_1_a_new_level_applies_from_the_next_hand(dealt: TournamentRoom) -> None:
    assert posted(dealt).small_bet == BET
    await dealt.fold_round()
    await dealt.dealt(bet=50)
    stakes = posted(dealt)
    assert (stakes.small_bet, stakes.big_bet, stakes.ante, stakes.bring_in) == (50, 100, 10, 15)
    assert dealt.view.games.stakes == stakes
    assert (await dealt.crash()).view.games.stakes == stakes


async def test_T3_1_R17_7_each_game_of_a_mix_takes_its_stakes_from_the_level(store: MemoryStore) -> None:
    mix = ("razz", "badugi", "deuce-to-seven-single-draw")
    room = TournamentRoom(store)
    await room.open(rotation=mix, rotation_hands=1, seats_max=6)
    await room.seat_all(THREE)
    seen = []
    for bet in (40, 60, 80):
        await room.dealt(bet)
        stakes = posted(room)
        seen.append((room.hand.game, stakes.limit, stakes.small_bet, stakes.big_blind))
        assert room.view.games.stakes == stakes
        await room.fold_round()
    assert seen == [("razz", "fixed", 40, 0), ("badugi", "fixed", 60, 60), (mix[2], "no", 40, 40)]
    assert room.view.games.level_stakes == Stakes.of(80), "by which the mix is named, whichever game is on"


async def test_T4_4_a_new_level_keeps_the_betting_limit_of_the_game(store: MemoryStore) -> None:
    room = TournamentRoom(store)
    await room.open(**of_game("badugi") | {"stakes": GAMES["badugi"].stakes(HouseRules(), 20, limit="no")})
    await room.seat_all(THREE)
    await room.dealt(bet=60)
    stakes = posted(room)
    assert (stakes.limit, stakes.small_blind, stakes.big_blind, stakes.big_bet) == ("no", 30, 60, 60)
