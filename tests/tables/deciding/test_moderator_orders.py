"""A moderator undoes a hand, takes a player from the table, hands it over, closes it; and whom the ledger refuses."""

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


async def test_an_undone_hand_gives_every_chip_back_and_is_told_until_the_next(
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


async def test_those_dealt_into_an_undone_hand_are_told_why_and_so_is_the_table(
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


async def test_a_hand_that_is_undone_with_its_table_is_told_with_the_reason(playing: Room) -> None:
    await playing.submit(Close(playing.request(OWNER), "late", void_hand=True))
    told = [(letter.player_id, letter.about["reason"]) for letter in playing.letters]
    assert told == [(player, "late") for player in (101, 102, 103)]
    assert (playing.publisher.shown[-1].course.closed, playing.publisher.shown[-1].last.voided_why) == (True, "late")


async def test_an_undone_hand_counts_as_dealt(playing: Room) -> None:
    assert playing.hand.button == 1
    await playing.void()
    await playing.advance(PAUSE_MS)
    assert (playing.view.hand_number, playing.hand.button) == (2, 2)


async def test_with_an_undone_hand_go_those_who_wanted_to(playing: Room, store: MemoryStore) -> None:
    await playing.leave(103)
    await playing.void()
    assert playing.stacks() == {101: 1_000, 102: 1_000}
    assert await store.wallet_balance(GUILD, 103) == WALLET


async def test_without_a_running_hand_there_is_none_to_undo(seated: Room, store: MemoryStore) -> None:
    assert (await seated.void()).denial is TableDenial.NO_HAND
    await seated.advance(PAUSE_MS)
    await seated.play("101 bring_in", "102 fold", "103 fold")
    stacks = seated.stacks()
    assert (await seated.void()).denial is TableDenial.NO_HAND
    assert seated.stacks() == stacks
    assert store.audit == []


async def test_a_paused_hand_is_undone_and_the_table_stays_paused(playing: Room) -> None:
    await playing.pause()
    assert (await playing.void()).done
    assert (playing.view.course.paused, playing.view.last.voided) == ("moderator", "moderator")
    await playing.advance(A_LONG_TIME)
    assert playing.view.hand is None
    await playing.resume()
    await playing.advance(PAUSE_MS)
    assert playing.view.hand_number == 2


async def test_a_pause_after_the_hand_begins_when_it_is_undone(playing: Room) -> None:
    await playing.pause(at_once=False)
    await playing.void()
    assert playing.view.course.paused == "moderator"


async def test_a_closing_table_closes_when_its_hand_is_undone(playing: Room, store: MemoryStore) -> None:
    await playing.close()
    await playing.void()
    assert playing.tables.view(playing.table_id) is None
    assert [await store.wallet_balance(GUILD, player) for player in (101, 102, 103)] == [WALLET] * 3


# Taking a player from the table


async def test_who_is_kicked_in_turn_folds_at_once_and_is_paid_out_after_the_hand(
    playing: Room, store: MemoryStore
) -> None:
    await playing.play("101 bring_in")
    assert (await playing.kick(102)).done
    assert playing.to_act() == 103
    assert playing.status(102) == "leaving"
    await playing.play("103 fold")
    assert 102 not in playing.stacks()
    assert await store.wallet_balance(GUILD, 102) == WALLET - 2


async def test_who_is_kicked_before_their_turn_folds_when_it_comes(playing: Room) -> None:
    await playing.kick(103)
    assert playing.to_act() == 101
    await playing.play("101 bring_in", "102 complete")
    assert playing.to_act() == 101


@pytest.mark.parametrize("wish", [Room.back, Room.leave, Room.sit_out])
async def test_who_is_kicked_cannot_change_it(
    playing: Room, wish: Callable[[Room, int], Awaitable[TableReply]]
) -> None:
    await playing.kick(103)
    reply = await wish(playing, 103)
    assert reply.denial is TableDenial.KICKED
    assert playing.status(103) == "leaving"


async def test_who_leaves_may_be_kicked_as_well_and_then_cannot_stay(playing: Room) -> None:
    await playing.leave(103)
    assert (await playing.kick(103)).done
    assert (await playing.kick(103)).denial is TableDenial.ALREADY_LEAVING
    assert (await playing.back(103)).denial is TableDenial.KICKED


async def test_between_hands_the_kicked_are_paid_out_at_once_paused_or_not(seated: Room, store: MemoryStore) -> None:
    await seated.kick(102)
    await seated.pause()
    await seated.kick(103)
    assert seated.stacks() == {101: 1_000}
    assert [await store.wallet_balance(GUILD, player) for player in (102, 103)] == [WALLET] * 2


async def test_who_waits_to_be_dealt_in_is_paid_out_in_mid_hand(playing: Room) -> None:
    await playing.sit(104)
    await playing.kick(104)
    assert 104 not in playing.stacks()
    assert playing.to_act() == 101


async def test_a_player_kicked_from_a_paused_hand_goes_when_it_ends(playing: Room) -> None:
    await playing.pause()
    await playing.kick(101)
    assert playing.to_act() == 101
    await playing.resume()
    assert playing.to_act() == 102
    await playing.play("102 fold", "103 fold")
    assert set(playing.stacks()) == {102, 103}


async def test_who_is_not_there_cannot_be_kicked(playing: Room, store: MemoryStore) -> None:
    assert (await playing.kick(112)).denial is TableDenial.NOT_SEATED
    assert store.audit == []


async def test_a_kick_is_no_ban(playing: Room) -> None:
    await playing.kick(103)
    await playing.play("101 bring_in", "102 fold")
    assert (await playing.sit(103)).done
    assert (await playing.sit_out(103)).done


# The table's owner


async def test_a_table_has_the_owner_that_it_was_handed_to_also_after_a_restart(playing: Room) -> None:
    assert playing.view.place.owner_id == OWNER
    assert (await playing.hand_over(102)).done
    assert playing.view.place.owner_id == 102
    after = await restarted(playing)
    assert after.view.place.owner_id == 102
    await after.hand_over(OWNER)
    assert after.view.place.owner_id == OWNER


async def test_who_owns_a_table_is_not_handed_it(playing: Room, store: MemoryStore) -> None:
    assert (await playing.hand_over(OWNER)).denial is TableDenial.ALREADY_OWNER
    assert (await playing.hand_over(102)).done
    assert (await playing.hand_over(102)).denial is TableDenial.ALREADY_OWNER
    assert [entry.act for entry in store.audit] == ["hand_over"]


# Closing


async def test_a_moderator_closes_a_table_with_its_hand_undone_in_one_commit(playing: Room, store: MemoryStore) -> None:
    await playing.play("101 bring_in", "102 complete")
    commits = len(store.commits)
    reply = await playing.shut(void_hand=True)
    assert reply.done
    assert (reply.view.course.closed, reply.view.last.voided) == (True, "moderator")
    assert len(store.commits) == commits + 1
    assert store.hands_closed == [(playing.table_id, 1, "void")]
    assert [await store.wallet_balance(GUILD, player) for player in (101, 102, 103)] == [WALLET] * 3


async def test_where_no_hand_runs_there_is_none_to_undo_by_closing(seated: Room, store: MemoryStore) -> None:
    reply = await seated.shut(void_hand=True)
    assert (reply.done, reply.view.course.closed, reply.view.last.voided) == (True, True, None)
    assert store.hands_closed == []


async def test_a_moderator_who_closes_a_paused_table_lets_its_hand_end(playing: Room) -> None:
    await playing.pause()
    await playing.advance(TURN_MS)
    await playing.shut()
    assert (playing.view.course.paused, playing.view.course.closes_after_hand) == (None, True)
    assert playing.view.clock.deadline_ms == playing.timer.now_ms() + TURN_MS
    await playing.advance(3 * TURN_MS)
    assert playing.tables.view(playing.table_id) is None


async def test_an_owner_who_closes_a_paused_table_does_not_end_the_pause(playing: Room) -> None:
    await playing.pause()
    assert (await playing.close()).done
    assert (playing.view.course.paused, playing.view.course.closes_after_hand) == ("moderator", True)
    await playing.advance(A_LONG_TIME)
    assert playing.to_act() == 101
    await playing.resume()
    await playing.play("101 bring_in", "102 fold", "103 fold")
    assert playing.tables.view(playing.table_id) is None


async def test_a_paused_table_whose_channel_is_gone_closes(playing: Room) -> None:
    """Nobody could resume it there."""
    await playing.pause()
    await playing.submit(GONE)
    assert playing.tables.view(playing.table_id) is None


async def test_where_the_place_is_gone_the_hand_is_undone_and_everybody_paid_out_and_told(
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


async def test_where_the_place_is_gone_between_hands_there_is_nothing_to_undo(seated: Room) -> None:
    await seated.submit(GONE)
    assert {(letter.kind, letter.about["undone"]) for letter in seated.letters} == {("place_gone", 0)}
    assert seated.tables.view(seated.table_id) is None


async def test_who_goes_when_a_table_is_closed_by_people_is_not_told_that_its_place_is_gone(playing: Room) -> None:
    await playing.shut(void_hand=True)
    assert playing.tables.view(playing.table_id) is None
    assert "place_gone" not in {letter.kind for letter in playing.letters}


async def test_an_owner_closes_a_paused_table_between_hands(seated: Room, store: MemoryStore) -> None:
    await seated.pause()
    await seated.close()
    assert seated.tables.view(seated.table_id) is None
    assert store.total(GUILD) == sum([await store.wallet_balance(GUILD, player) for player in PLAYERS]) == TOTAL


# Bans and frozen wallets, which the ledger itself knows of


async def test_a_banned_player_cannot_buy_in_and_the_table_goes_on(playing: Room, store: MemoryStore) -> None:
    store.banned.add(104)
    assert (await playing.sit(104)).denial is TableDenial.BANNED
    assert playing.view.course.paused is None
    await playing.play("101 bring_in")


async def test_nobody_buys_in_from_a_frozen_wallet_but_is_paid_out_into_it(playing: Room, store: MemoryStore) -> None:
    store.frozen |= {102, 104}
    assert (await playing.sit(104)).denial is TableDenial.WALLET_FROZEN
    await playing.play("101 bring_in", "102 fold", "103 fold")
    await playing.leave(102)
    assert await store.wallet_balance(GUILD, 102) == WALLET - 2
