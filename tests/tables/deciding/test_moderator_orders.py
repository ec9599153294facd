"""Moderators undo hands, remove players, hand tables over and close them; the ledger refuses banned players."""

from collections.abc import Awaitable, Callable

import pytest

from bot.tables.messages import Close
from bot.tables.replies import TableDenial, TableReply
from bot.tables.saving import Account, Request
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import A_LONG_TIME, GUILD, OWNER, PAUSE_MS, TURN_MS, WHY, Room
from tests.tables.conftest import PLAYERS, WALLET
from tests.tables.running.test_restore import restarted

TOTAL = len(PLAYERS) * WALLET
GONE = Close(Request(500, None, "channel gone"), "Its channel was deleted.", gone="channel")


def pot(room: Room, store: MemoryStore) -> int:
    return store.balances[Account("pot", GUILD, table_id=room.table_id)]


# Undoing a hand


async def test_undoing_a_hand_returns_every_chip_and_the_view_reports_it_until_the_next_hand(
    playing: Room, store: MemoryStore
) -> None:
    await playing.play("101 bring_in", "102 complete", "103 call")
    assert (await playing.void()).done
    assert playing.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    assert pot(playing, store) == 0
    assert store.hands_closed == [(playing.table_id, 1, "void")]
    assert (playing.view.hand, playing.view.last.recent, playing.view.last.hand_players) == (None, (), ())
    assert playing.view.last.voided == "moderator"
    assert playing.view.clock.next_hand_ms == playing.timer.now_ms() + PAUSE_MS
    assert playing.posts == []
    await playing.advance(PAUSE_MS)
    assert playing.view.last.voided is None
    assert store.total(GUILD) == TOTAL


async def test_the_players_and_the_view_get_the_reason_why_a_moderator_undid_the_hand(
    playing: Room,
) -> None:
    await playing.leave(103)
    await playing.void()
    told = [(letter.player_id, letter.kind, letter.about["reason"]) for letter in playing.letters]
    assert told == [(player, "undone", WHY) for player in (101, 102, 103)]
    assert playing.publisher.due == 1
    assert playing.view.last.voided_why == WHY
    assert (await restarted(playing)).view.last.voided_why == WHY
    await playing.advance(PAUSE_MS)
    assert playing.view.last.voided_why == ""


async def test_the_players_get_the_reason_when_closing_the_table_undoes_their_hand(playing: Room) -> None:
    await playing.submit(Close(playing.request(OWNER), "late", void_hand=True))
    told = [(letter.player_id, letter.about["reason"]) for letter in playing.letters]
    assert told == [(player, "late") for player in (101, 102, 103)]
    assert (playing.publisher.shown[-1].course.closed, playing.publisher.shown[-1].last.voided_why) == (True, "late")


async def test_after_an_undone_hand_the_button_and_the_hand_number_move_on(playing: Room) -> None:
    assert playing.hand.button == 1
    await playing.void()
    await playing.advance(PAUSE_MS)
    assert (playing.view.hand_number, playing.hand.button) == (2, 2)


async def test_players_who_asked_to_leave_are_paid_out_when_the_hand_is_undone(
    playing: Room, store: MemoryStore
) -> None:
    await playing.leave(103)
    await playing.void()
    assert playing.stacks() == {101: 1_000, 102: 1_000}
    assert await store.wallet_balance(GUILD, 103) == WALLET


async def test_undoing_is_refused_when_no_hand_is_running(seated: Room, store: MemoryStore) -> None:
    assert (await seated.void()).denial is TableDenial.NO_HAND
    await seated.advance(PAUSE_MS)
    await seated.play("101 bring_in", "102 fold", "103 fold")
    stacks = seated.stacks()
    assert (await seated.void()).denial is TableDenial.NO_HAND
    assert seated.stacks() == stacks
    assert store.audit == []


async def test_a_paused_hand_can_be_undone_and_the_table_stays_paused(playing: Room) -> None:
    await playing.pause()
    assert (await playing.void()).done
    assert (playing.view.course.paused, playing.view.last.voided) == ("moderator", "moderator")
    await playing.advance(A_LONG_TIME)
    assert playing.view.hand is None
    await playing.resume()
    await playing.advance(PAUSE_MS)
    assert playing.view.hand_number == 2


async def test_a_pause_ordered_for_the_end_of_the_hand_begins_when_the_hand_is_undone(playing: Room) -> None:
    await playing.pause(at_once=False)
    await playing.void()
    assert playing.view.course.paused == "moderator"


async def test_a_closing_table_closes_when_its_hand_is_undone(playing: Room, store: MemoryStore) -> None:
    await playing.close()
    await playing.void()
    assert playing.tables.view(playing.table_id) is None
    assert [await store.wallet_balance(GUILD, player) for player in (101, 102, 103)] == [WALLET] * 3


# Taking a player from the table


async def test_a_player_kicked_on_their_turn_folds_at_once_and_is_paid_out_after_the_hand(
    playing: Room, store: MemoryStore
) -> None:
    await playing.play("101 bring_in")
    assert (await playing.kick(102)).done
    assert playing.to_act() == 103
    assert playing.status(102) == "leaving"
    await playing.play("103 fold")
    assert 102 not in playing.stacks()
    assert await store.wallet_balance(GUILD, 102) == WALLET - 2


async def test_a_player_kicked_before_their_turn_folds_when_it_comes(playing: Room) -> None:
    await playing.kick(103)
    assert playing.to_act() == 101
    await playing.play("101 bring_in", "102 complete")
    assert playing.to_act() == 101


@pytest.mark.parametrize("wish", [Room.back, Room.leave, Room.sit_out])
async def test_a_kicked_player_can_neither_come_back_nor_leave_again_nor_sit_out(
    playing: Room, wish: Callable[[Room, int], Awaitable[TableReply]]
) -> None:
    await playing.kick(103)
    reply = await wish(playing, 103)
    assert reply.denial is TableDenial.KICKED
    assert playing.status(103) == "leaving"


async def test_a_leaving_player_can_be_kicked_and_then_cannot_stay(playing: Room) -> None:
    await playing.leave(103)
    assert (await playing.kick(103)).done
    assert (await playing.kick(103)).denial is TableDenial.ALREADY_LEAVING
    assert (await playing.back(103)).denial is TableDenial.KICKED


async def test_between_hands_a_kicked_player_is_paid_out_at_once_even_during_a_pause(
    seated: Room, store: MemoryStore
) -> None:
    await seated.kick(102)
    await seated.pause()
    await seated.kick(103)
    assert seated.stacks() == {101: 1_000}
    assert [await store.wallet_balance(GUILD, player) for player in (102, 103)] == [WALLET] * 2


async def test_a_kicked_player_who_waits_to_be_dealt_in_is_paid_out_during_the_hand(playing: Room) -> None:
    await playing.sit(104)
    await playing.kick(104)
    assert 104 not in playing.stacks()
    assert playing.to_act() == 101


async def test_a_player_kicked_from_a_paused_hand_is_paid_out_when_it_ends(playing: Room) -> None:
    await playing.pause()
    await playing.kick(101)
    assert playing.to_act() == 101
    await playing.resume()
    assert playing.to_act() == 102
    await playing.play("102 fold", "103 fold")
    assert set(playing.stacks()) == {102, 103}


async def test_a_player_who_is_not_seated_cannot_be_kicked(playing: Room, store: MemoryStore) -> None:
    assert (await playing.kick(112)).denial is TableDenial.NOT_SEATED
    assert store.audit == []


async def test_a_kicked_player_may_sit_down_again(playing: Room) -> None:
    await playing.kick(103)
    await playing.play("101 bring_in", "102 fold")
    assert (await playing.sit(103)).done
    assert (await playing.sit_out(103)).done


# The table's owner


async def test_a_table_handed_over_has_the_new_owner_even_after_a_restart(playing: Room) -> None:
    assert playing.view.place.owner_id == OWNER
    assert (await playing.hand_over(102)).done
    assert playing.view.place.owner_id == 102
    after = await restarted(playing)
    assert after.view.place.owner_id == 102
    await after.hand_over(OWNER)
    assert after.view.place.owner_id == OWNER


async def test_a_table_cannot_be_handed_over_to_the_player_who_already_owns_it(
    playing: Room, store: MemoryStore
) -> None:
    assert (await playing.hand_over(OWNER)).denial is TableDenial.ALREADY_OWNER
    assert (await playing.hand_over(102)).done
    assert (await playing.hand_over(102)).denial is TableDenial.ALREADY_OWNER
    assert [entry.act for entry in store.audit] == ["hand_over"]


# Closing


async def test_a_moderator_closes_a_table_and_undoes_its_hand_in_one_commit(playing: Room, store: MemoryStore) -> None:
    await playing.play("101 bring_in", "102 complete")
    commits = len(store.commits)
    reply = await playing.shut(void_hand=True)
    assert reply.done
    assert (reply.view.course.closed, reply.view.last.voided) == (True, "moderator")
    assert len(store.commits) == commits + 1
    assert store.hands_closed == [(playing.table_id, 1, "void")]
    assert [await store.wallet_balance(GUILD, player) for player in (101, 102, 103)] == [WALLET] * 3


async def test_closing_a_table_without_a_running_hand_undoes_no_hand(seated: Room, store: MemoryStore) -> None:
    reply = await seated.shut(void_hand=True)
    assert (reply.done, reply.view.course.closed, reply.view.last.voided) == (True, True, None)
    assert store.hands_closed == []


async def test_a_moderator_who_closes_a_paused_table_resumes_its_hand_so_that_it_ends(playing: Room) -> None:
    await playing.pause()
    await playing.advance(TURN_MS)
    await playing.shut()
    assert (playing.view.course.paused, playing.view.course.closes_after_hand) == (None, True)
    assert playing.view.clock.deadline_ms == playing.timer.now_ms() + TURN_MS
    await playing.advance(3 * TURN_MS)
    assert playing.tables.view(playing.table_id) is None


async def test_closing_a_paused_table_as_its_owner_does_not_end_the_pause(playing: Room) -> None:
    await playing.pause()
    assert (await playing.close()).done
    assert (playing.view.course.paused, playing.view.course.closes_after_hand) == ("moderator", True)
    await playing.advance(A_LONG_TIME)
    assert playing.to_act() == 101
    await playing.resume()
    await playing.play("101 bring_in", "102 fold", "103 fold")
    assert playing.tables.view(playing.table_id) is None


async def test_a_paused_table_closes_when_its_channel_is_deleted(playing: Room) -> None:
    """Nobody could resume it there."""
    await playing.pause()
    await playing.submit(GONE)
    assert playing.tables.view(playing.table_id) is None


async def test_deleting_the_channel_undoes_the_hand_and_pays_everybody_out_and_tells_the_players(
    playing: Room, store: MemoryStore
) -> None:
    await playing.play("101 bring_in", "102 complete")
    assert (await playing.submit(GONE)).done
    assert playing.tables.view(playing.table_id) is None
    assert store.hands_closed == [(playing.table_id, 1, "void")]
    assert store.total(GUILD) == sum([await store.wallet_balance(GUILD, player) for player in PLAYERS]) == TOTAL
    told = [(each.player_id, each.kind, each.about["amount"], each.about["undone"]) for each in playing.letters]
    assert told == [(player, "place_gone", 1_000, 1) for player in (101, 102, 103)]
    assert {each.about["gone"] for each in playing.letters} == {"channel"}


async def test_a_channel_deleted_between_hands_undoes_no_hand(seated: Room) -> None:
    await seated.submit(GONE)
    assert {(letter.kind, letter.about["undone"]) for letter in seated.letters} == {("place_gone", 0)}
    assert seated.tables.view(seated.table_id) is None


async def test_closing_a_table_as_a_moderator_does_not_tell_players_that_the_channel_was_deleted(playing: Room) -> None:
    await playing.shut(void_hand=True)
    assert playing.tables.view(playing.table_id) is None
    assert "place_gone" not in {letter.kind for letter in playing.letters}


async def test_an_owner_may_close_a_paused_table_between_hands(seated: Room, store: MemoryStore) -> None:
    await seated.pause()
    await seated.close()
    assert seated.tables.view(seated.table_id) is None
    assert store.total(GUILD) == sum([await store.wallet_balance(GUILD, player) for player in PLAYERS]) == TOTAL


# Bans and frozen wallets, which the ledger itself knows of


async def test_a_banned_player_cannot_buy_in_and_the_table_plays_on(playing: Room, store: MemoryStore) -> None:
    store.banned.add(104)
    assert (await playing.sit(104)).denial is TableDenial.BANNED
    assert playing.view.course.paused is None
    await playing.play("101 bring_in")


async def test_a_frozen_wallet_refuses_buy_ins_but_receives_payouts(playing: Room, store: MemoryStore) -> None:
    store.frozen |= {102, 104}
    assert (await playing.sit(104)).denial is TableDenial.WALLET_FROZEN
    await playing.play("101 bring_in", "102 fold", "103 fold")
    await playing.leave(102)
    assert await store.wallet_balance(GUILD, 102) == WALLET - 2
