"""Players who do not act or who leave, and tables that nobody uses."""

import discord
import pytest

from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.room import GRANT, Room

TURN_SECONDS = 45
BANK_SECONDS = 60
"""The time bank, which follows the turn time once."""
IDLE_SECONDS = 30 * 60


async def test_a_player_who_times_out_checks_if_that_is_free_and_folds_otherwise(hand: Room) -> None:
    await hand.click("bo", "Bring in 3")
    await hand.click("an", "Complete to 10")
    await hand.click("bo", "Call 7")
    await hand.wait(TURN_SECONDS + BANK_SECONDS)
    assert "an checks" in hand.card_text
    await hand.click("bo", "Bet 10")
    await hand.wait(TURN_SECONDS - 1)
    assert hand.view.hand is not None
    assert not hand.view.hand.finished
    await hand.wait(2)
    assert "an folds" in hand.card_text
    assert hand.stacks() == {"an": 388, "bo": 412}


async def test_two_timeouts_in_a_row_sit_a_player_out(hand: Room) -> None:
    await hand.wait(TURN_SECONDS + BANK_SECONDS)
    assert "bo brings it in for 3" in hand.card_text
    await hand.click("an", "Complete to 10")
    await hand.wait(TURN_SECONDS)
    assert hand.view.seats[1].status == "sitting_out"
    await hand.wait(3 * PAUSE_SECONDS)
    assert hand.view.hand_number == 1, "one player alone is not dealt a hand"
    hand.dealer.razz("As2dKc", "KhQd3s")
    await hand.slash("bo", "table back")
    await hand.wait(PAUSE_SECONDS)
    assert hand.view.hand_number == 2


async def test_acting_in_time_clears_an_earlier_timeout(hand: Room) -> None:
    await hand.wait(TURN_SECONDS + BANK_SECONDS)
    await hand.click("an", "Complete to 10")
    await hand.click("bo", "Call 7")
    await hand.click("an", "Bet 10")
    await hand.wait(TURN_SECONDS)
    assert "bo folds" in hand.card_text
    assert hand.view.seats[1].status != "sitting_out"


async def test_a_player_who_leaves_during_a_hand_folds_and_is_paid_out_afterwards(hand: Room) -> None:
    await hand.click("bo", "Bring in 3")
    await hand.click("an", "Complete to 10")
    assert hand.view.hand is not None
    await hand.leave("bo")
    assert [line.player_id for line in hand.view.seats] == [await hand.player_id("an")]
    assert await hand.wallet("bo") == GRANT - 5
    assert hand.stack("an") == 405
    hand.assert_secret("bo", "KhQd")


async def test_a_player_who_leaves_out_of_turn_stays_in_the_hand_while_checking_is_free(hand: Room) -> None:
    await hand.click("bo", "Complete to 10")
    await hand.click("an", "Call 10")
    told = await hand.leave("bo", command=True)
    assert "You'll leave Table 1 after this hand" in told
    assert "already leaving" in await hand.slash("bo", "table leave")
    await hand.click("an", "Check")
    assert "bo checks" in hand.card_text
    await hand.click("an", "Bet 20")
    assert "bo folds" in hand.card_text
    assert await hand.wallet("bo") == GRANT - 12


async def test_a_player_who_clicked_leave_can_still_decide_to_stay_during_the_hand(hand: Room) -> None:
    await hand.click("bo", "Complete to 10")
    told = await hand.leave("bo")
    assert "You'll leave Table 1 after this hand" in told
    assert "check" in told
    await hand.click("bo", "I'm back")
    await hand.click("an", "Call 10")
    await hand.click("an", "Check")
    await hand.click("bo", "Check")
    assert hand.view.hand is not None
    assert not hand.view.hand.finished
    assert len(hand.view.seats) == 2


async def test_a_leaving_player_who_presses_sit_down_learns_how_to_stay(hand: Room) -> None:
    await hand.click("bo", "Complete to 10")
    await hand.click("an", "Call 10")
    await hand.leave("bo")
    told = await hand.click("bo", "Sit down (400)")
    assert told.startswith("You're already leaving")
    assert "Use *More* at the table or `/table back` before the hand ends." in told
    assert await hand.slash("bo", "table wait") == told


async def test_a_member_who_leaves_the_server_is_cashed_out(hand: Room) -> None:
    await hand.seat("cy")
    hand.guild.remove_member(hand.people["cy"])
    await hand.env.settle()
    assert len(hand.view.seats) == 2
    assert await hand.wallet("cy") == GRANT
    hand.guild.remove_member(hand.people["bo"])
    await hand.env.settle()
    assert "bo brings it in" in hand.card_text
    await hand.click("an", "Complete to 10")
    assert [line.player_id for line in hand.view.seats] == [await hand.player_id("an")]
    assert hand.stack("an") == 405
    assert await hand.wallet("bo") == GRANT - 5


async def test_a_member_who_never_played_can_leave_without_any_effect(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    await room.seat("an")
    room.guild.remove_member(room.people["bo"])
    await room.env.settle()
    assert len(room.view.seats) == 1


async def test_a_member_who_left_unnoticed_is_cashed_out_at_the_next_start(hand: Room) -> None:
    await hand.restart(members=False)
    hand.guild.remove_member(hand.people["bo"])
    await hand.env.settle()
    assert len(hand.view.seats) == 2
    await hand.restart()
    await hand.click("an", "Complete to 10")
    assert len(hand.view.seats) == 1
    assert await hand.wallet("bo") == GRANT - 5


async def test_without_the_members_intent_the_bot_looks_for_leavers_every_ten_minutes(room: Room) -> None:
    await room.restart(members=False)
    room.join("an", "bo")
    await room.open_table("an")
    await room.seat("an")
    room.guild.remove_member(room.people["an"])
    await room.wait(10 * 60)
    assert room.view.seats == ()
    assert await room.wallet("an") == GRANT
    await room.seat("bo")
    room.guild.remove_member(room.people["bo"])
    await room.wait(10 * 60)
    assert room.view.seats == ()


async def test_an_idle_table_closes_and_pays_out(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an")
    await room.wait(IDLE_SECONDS - 10)
    assert room.is_open
    await room.wait(11)
    assert not room.is_open
    assert await room.wallet("an") == GRANT
    assert "This table is closed" in room.card_text


async def test_a_table_closes_and_pays_out_when_its_thread_is_deleted(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an")
    room.env.backend.delete_channel(room.table.id)
    await room.env.settle()
    assert not room.is_open
    assert await room.wallet("an") == GRANT


@pytest.mark.parametrize("what", ["thread", "channel"])
async def test_a_tables_running_hand_is_voided_and_paid_out_when_its_thread_or_channel_is_deleted(
    hand: Room, what: str
) -> None:
    await hand.slash("bo", "settings language", language="de")
    await hand.click("bo", "Bring in 3")
    hand.env.backend.delete_channel(hand.table.id if what == "thread" else hand.lobby.id)
    await hand.env.settle()
    assert not hand.is_open
    assert [await hand.wallet(name) for name in ("an", "bo")] == [GRANT, GRANT]
    assert hand.letters("an")[-1] == (
        "**Table 1** is closed: its thread or channel was deleted. Hand 1 was voided, and the pot refunded. "
        "Your 400 chips are back in your wallet."
    )
    assert hand.letters("bo")[-1].startswith("**Table 1** ist geschlossen")
    assert (len(hand.letters("an")), len(hand.letters("bo"))) == (2, 2)


async def test_a_table_with_a_thread_deleted_unnoticed_closes_at_the_next_start(
    hand: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as unheard:
        unheard.setattr(hand.env.backend, "emit", lambda *told: None)
        hand.env.backend.delete_channel(hand.table.id)
    await hand.restart()
    await hand.env.settle()
    assert not hand.is_open
    assert [await hand.wallet(name) for name in ("an", "bo")] == [GRANT, GRANT]
    assert "Hand 1 was voided" in hand.letters("an")[-1]


async def test_one_unknown_channel_error_does_not_close_a_table(hand: Room) -> None:
    hand.env.inject_error("PATCH", f"/channels/{hand.table.id}/messages/*", status=404, code=10003, times=1)
    await hand.restart()
    await hand.env.settle()
    assert hand.is_open
    await hand.click("bo", "Bring in 3")
    assert hand.view.hand is not None


async def test_a_practice_table_closes_silently_when_its_thread_is_deleted(room: Room) -> None:
    room.join("an")
    await room.open_table("an", practice=True)
    await room.seat("an")
    before = room.letters("an")
    room.env.backend.delete_channel(room.table.id)
    await room.env.settle()
    assert not room.is_open
    assert room.letters("an") == before
    assert await room.wallet("an") == GRANT


async def test_removing_the_bot_from_a_server_closes_and_pays_out_all_its_tables(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an")
    await room.open_table("an")
    room.seats.clear()
    await room.seat("bo")
    tables = room.wiring.play.tables
    guild_id = room.guild.id
    assert len(tables.in_guild(guild_id)) == 2
    room.env.backend.remove_guild(guild_id)
    await room.env.settle()
    assert room.client.get_guild(guild_id) is None
    assert tables.in_guild(guild_id) == []
    assert await room.wallet("an") == await room.wallet("bo") == GRANT


async def test_removing_the_bot_from_a_server_voids_the_running_hand(hand: Room) -> None:
    tables, guild_id = hand.wiring.play.tables, hand.guild.id
    hand.env.backend.remove_guild(guild_id)
    await hand.env.settle()
    assert tables.in_guild(guild_id) == []
    assert [await hand.wallet(name) for name in ("an", "bo")] == [GRANT, GRANT]
    assert "I was removed from its server" in hand.letters("an")[-1]


async def test_a_lost_connection_does_not_end_the_regular_search_for_leavers(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object, **__: object) -> list[discord.Member]:
        raise ConnectionResetError("Cannot write to closing transport")

    await room.restart(members=False)
    room.join("an")
    await room.open_table("an")
    await room.seat("an")
    room.guild.remove_member(room.people["an"])
    with monkeypatch.context() as away:
        away.setattr(discord.Guild, "query_members", broken)
        await room.wait(10 * 60)
        assert len(room.view.seats) == 1
    await room.wait(10 * 60)
    assert not room.view.seats
