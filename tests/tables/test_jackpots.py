"""Jackpots at the table: deals that nobody opens, with players who are away or leave (.docs/rules.md, section 7)."""

from bot.common.outages import Outage
from bot.poker.cards import parse_cards
from bot.poker.events import (
    AntePosted,
    Checked,
    HandFinished,
    HandStarted,
    OpenersShown,
    PassedIn,
    PotReturned,
    StreetDealt,
)
from bot.poker.refusals import Reason
from bot.poker.stakes import Stakes
from bot.tables.messages import MemberGone, PlanAhead
from bot.tables.rules.position import NOBODY_PRESENT_MS
from bot.tables.saving import Account, StoreUnavailable
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, PAUSE_MS, TURN_MS, Room, button_deck, deal_draw, of_game
from tests.harness.tables.tournament_room import TournamentRoom
from tests.tables.conftest import WALLET
from tests.tables.running.test_restore import restarted

STACKS = {1: 1_000, 2: 1_000, 3: 1_000}
NOTHING = {1: "2c3c4c5d9s", 2: "TcTd3h4h5s", 3: "2d3d7h6h8d"}


async def jackpots(store: MemoryStore) -> Room:
    """Return a room of three players without openers: the ante is 4, seat 3 has the button, seat 1 speaks first."""
    room = Room(store, *deal_draw("five-card-draw", [1, 2, 3], NOTHING, button=3, jackpots=True))
    await room.started(STACKS, **of_game("five-card-draw", jackpots=True))
    return room


async def unopened(store: MemoryStore) -> Room:
    """Return a Jackpots room in which all three have checked the first deal."""
    room = await jackpots(store)
    await room.play("101 check", "102 check", "103 check")
    return room


def events_of(store: MemoryStore, kind: type) -> list[object]:
    """Return the events of this kind of all hands so far."""
    return [event for commit in store.commits for event in commit.events if isinstance(event, kind)]


async def test_R7_1_only_the_player_sees_that_their_opening_was_refused(store: MemoryStore) -> None:
    room = await jackpots(store)
    before, shown = room.view, len(room.publisher.shown)
    reply = await room.act(101, "bet")
    assert reply.refusal is not None
    assert reply.refusal.reason is Reason.NO_OPENERS
    assert room.view == before
    assert len(room.publisher.shown) == shown


async def test_R7_2_the_view_shows_everybody_the_openers_that_the_winner_shows(store: MemoryStore) -> None:
    cards = {1: "JsJdAcAh5s"}
    room = Room(store, *deal_draw("five-card-draw", [1, 2], cards, button=2, jackpots=True))
    await room.started({1: 1_000, 2: 1_000}, **of_game("five-card-draw", jackpots=True))
    await room.play("101 bet", "102 fold")
    assert OpenersShown(1, parse_cards("JdJs")) in room.view.last.recent


# A deal that nobody opens


async def test_R7_3_the_next_deal_comes_only_a_pause_after_a_deal_that_nobody_opened(store: MemoryStore) -> None:
    room = await unopened(store)
    assert (room.hand.finished, room.hand.to_act, room.view.clock.deadline_ms) == (False, None, None)
    assert room.view.clock.deal_again_ms == room.timer.now_ms() + PAUSE_MS
    await room.advance(PAUSE_MS - 1)
    assert not events_of(store, PassedIn)
    await room.advance(1)
    assert PassedIn(1, ()) in room.view.last.recent
    assert room.view.clock.deal_again_ms is None
    assert room.hand.to_act == 2
    assert room.view.clock.deadline_ms == room.timer.now_ms() + TURN_MS


async def test_R7_3_after_a_deal_that_nobody_opened_the_button_moves_and_all_ante_again(store: MemoryStore) -> None:
    room = await jackpots(store)
    room.publisher.dealt.clear()
    await room.play("101 check", "102 check", "103 check")
    assert room.publisher.dealt == []
    await room.advance(PAUSE_MS)
    assert PassedIn(1, ()) in room.view.last.recent
    assert (room.hand.button, room.view.hand_number) == (1, 1)
    assert room.stacks() == {101: 992, 102: 992, 103: 992}
    assert [player for player, _ in room.publisher.dealt] == [102, 103, 101]
    assert all(event.down == () for event in room.view.last.recent if isinstance(event, StreetDealt))
    for player in (102, 103):
        await room.leave(player)
    await room.play("101 check")
    assert room.hand.finished, "the last player wins at once"
    await room.seat_all({4: 1_000})
    await room.advance(PAUSE_MS)
    assert (room.view.hand_number, room.hand.button) == (2, 4)


async def test_R7_3_while_a_hand_waits_for_its_next_deal_nobody_can_act_or_be_dealt_in(store: MemoryStore) -> None:
    room = await unopened(store)
    reply = await room.act(101, "check")
    assert reply.refusal is not None
    assert (reply.refusal.reason, reply.refusal.to_act) == (Reason.OUT_OF_TURN, None)
    assert (await room.sit(104, 4)).done
    await room.advance(PAUSE_MS)
    assert {seat.seat for seat in room.hand.seats} == {1, 2, 3}


async def test_R7_3_a_player_who_leaves_gives_up_their_share(store: MemoryStore) -> None:
    room = await jackpots(store)
    await room.play("101 check")
    await room.leave(102)
    await room.play("103 check")
    await room.advance(PAUSE_MS)
    assert PassedIn(1, (2,)) in room.view.last.recent
    assert [seat.seat for seat in room.hand.seats if not seat.folded] == [3, 1]
    assert store.balances[Account("pot", GUILD, table_id=room.table_id)] == 3 * 4 + 2 * 4


async def test_R7_3_a_player_who_leaves_before_the_next_deal_pays_no_ante_unless_they_come_back(
    store: MemoryStore,
) -> None:
    room = await unopened(store)
    for player in (102, 103):
        await room.leave(player)
    await room.back(103)
    await room.advance(PAUSE_MS)
    assert PassedIn(1, (2,)) in room.view.last.recent
    assert room.stacks() == {101: 992, 102: 996, 103: 992}


# Absent players


async def test_R7_3_two_players_who_never_act_lose_nothing_and_sit_out_after_two_hands(store: MemoryStore) -> None:
    """A time-out puts a player out of an unopened hand, and after two in a row they sit out."""
    room = Room(store)
    stakes = Stakes.antes(10, ante=2)
    await room.started(
        {1: 400, 2: 400}, **(of_game("five-card-draw", jackpots=True) | {"stakes": stakes, "buy_in_least": 100})
    )
    await room.advance(10 * TURN_MS)
    assert room.stacks() == {101: 400, 102: 400}
    hands = len(events_of(store, HandStarted))
    assert len(events_of(store, PassedIn)) == len(events_of(store, PotReturned)) == hands == 2
    assert len(events_of(store, AntePosted)) == 4
    assert store.hands_closed == [(room.table_id, 1, "done"), (room.table_id, 2, "done")]
    assert store.total(GUILD) == 12 * WALLET


async def test_R7_3_a_returned_pot_is_a_transfer_to_each_player_and_the_button_moves_on(store: MemoryStore) -> None:
    room = await jackpots(store)
    await room.play("101 check")
    await room.advance(2 * TURN_MS)
    assert room.hand.finished
    assert [(move.credit.player_id, move.amount, move.code) for move in store.commits[-1].transfers] == [
        (101, 4, "returned"),
        (102, 4, "returned"),
        (103, 4, "returned"),
    ]
    assert store.balances[Account("pot", GUILD, table_id=room.table_id)] == 0
    await room.advance(PAUSE_MS)
    assert (room.view.hand_number, room.hand.button) == (2, 1)


async def test_R7_3_a_player_who_timed_out_pays_no_more_antes_but_plays_the_next_hand(store: MemoryStore) -> None:
    room = await jackpots(store)
    await room.play("101 check")
    await room.advance(TURN_MS)
    await room.play("103 check")
    await room.advance(PAUSE_MS)
    assert events_of(store, Checked) == [Checked(1), Checked(2, absent=True), Checked(3)]
    assert PassedIn(1, (), (2,)) in room.view.last.recent
    assert room.stacks() == {101: 992, 102: 996, 103: 992}
    reply = await room.act(102, "check")
    assert reply.refusal is not None
    assert reply.refusal.reason is Reason.NOT_IN_HAND, "even if they are back"
    await room.advance(2 * TURN_MS)
    assert room.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    await room.advance(PAUSE_MS)
    assert {seat.seat for seat in room.hand.seats} == {1, 2, 3}


async def test_R7_3_a_player_who_planned_a_check_counts_as_present(store: MemoryStore) -> None:
    room = await jackpots(store)
    assert (await room.submit(PlanAhead(room.request(102), "check_fold"))).done
    await room.play("101 check", "103 check")
    assert events_of(store, Checked) == [Checked(1), Checked(2), Checked(3)]


async def test_R7_3_at_a_tournaments_table_absent_players_are_out_and_the_pot_can_be_returned(
    store: MemoryStore,
) -> None:
    cards = [*deal_draw("five-card-draw", [1, 2, 3], NOTHING, button=3, jackpots=True)]
    room = TournamentRoom(store, *cards)
    await room.open(**of_game("five-card-draw", jackpots=True))
    await room.seat_all(STACKS)
    assert (await room.submit(MemberGone(102))).done
    await room.dealt()
    await room.play("101 check", "103 check")
    await room.advance(PAUSE_MS)
    assert PassedIn(1, (), (2,)) in room.view.last.recent
    assert room.stacks() == {101: 992, 102: 996, 103: 992}
    await room.play("103 check")
    await room.advance(TURN_MS)
    assert room.hand.finished
    assert room.view.course.waits
    assert room.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}


async def test_R7_3_a_hand_has_only_one_deal_when_all_players_of_a_tournament_table_are_absent(
    store: MemoryStore,
) -> None:
    room = TournamentRoom(store, button_deck(1))
    await room.open(**of_game("five-card-draw", jackpots=True))
    await room.seat_all(STACKS)
    for player in (101, 102, 103):
        assert (await room.submit(MemberGone(player))).done
    assert (await room.go_on()).done
    await room.advance(NOBODY_PRESENT_MS)
    assert room.view.course.waits
    assert len(events_of(store, PassedIn)) == 1
    assert sum(room.stacks().values()) == 3_000


# While the hand waits for its next deal


async def test_R7_3_a_restart_in_the_pause_before_the_next_deal_does_not_prevent_the_deal(store: MemoryStore) -> None:
    before = await unopened(store)
    after = await restarted(before)
    assert (after.hand, after.view.last.recent) == (before.hand, before.view.last.recent)
    assert (after.view.clock.deal_again_ms, after.view.clock.deadline_ms) == (after.timer.now_ms() + PAUSE_MS, None)
    await after.advance(PAUSE_MS)
    assert PassedIn(1, ()) in after.view.last.recent
    assert after.hand.to_act == 2


async def test_R7_3_a_hand_in_its_second_deal_survives_a_restart(store: MemoryStore) -> None:
    before = await unopened(store)
    await before.advance(PAUSE_MS)
    after = await restarted(before)
    assert (after.hand, after.view.last.recent) == (before.hand, before.view.last.recent)
    assert store.tables[after.table_id].state.button == 1


async def test_R7_3_voiding_a_hand_in_its_second_deal_returns_every_ante(store: MemoryStore) -> None:
    before = await unopened(store)
    await before.advance(PAUSE_MS)
    store.unreadable.add(before.table_id)
    after = await restarted(before)
    assert after.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}


async def test_R7_3_a_hand_that_waits_for_its_next_deal_can_be_undone(store: MemoryStore) -> None:
    room = await unopened(store)
    assert (await room.void()).done
    assert room.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    assert room.view.clock.deal_again_ms is None
    await room.advance(PAUSE_MS)
    assert room.view.hand_number == 2


async def test_R7_3_a_paused_table_deals_nothing_again_until_it_resumes(store: MemoryStore) -> None:
    room = await unopened(store)
    await room.pause()
    assert (room.view.clock.deal_again_ms, room.timer.pending()) == (None, [])
    after = await restarted(room)
    assert (after.view.clock.deal_again_ms, after.timer.pending()) == (None, [])
    assert (await after.resume()).done
    assert after.view.clock.deal_again_ms == after.timer.now_ms() + PAUSE_MS
    await after.advance(PAUSE_MS)
    assert after.hand.to_act == 2


async def test_R7_3_a_failed_save_of_the_next_deal_is_retried(store: MemoryStore) -> None:
    room = await unopened(store)
    store.fault = StoreUnavailable()
    await room.advance(PAUSE_MS)
    assert (room.view.course.paused, room.view.clock.deal_again_ms) == ("store_failed", None)
    assert room.stacks() == {101: 996, 102: 996, 103: 996}
    await room.advance(60_000)
    assert PassedIn(1, ()) in room.view.last.recent
    assert len(events_of(store, PassedIn)) == 1


async def test_R7_3_a_clock_set_back_does_not_delay_the_next_deal(store: MemoryStore) -> None:
    room = await unopened(store)
    before_ms = room.timer.now_ms()
    room.timer.put_back(10 * TURN_MS)
    room.tables.play_was_impossible(Outage(before_ms, room.timer.now_ms()))
    await room.quiet()
    assert room.view.clock.deal_again_ms == room.timer.now_ms() + PAUSE_MS


async def test_R7_3_a_closing_table_deals_again_until_somebody_opens_or_the_pot_is_returned(
    store: MemoryStore,
) -> None:
    room = Room(store, *deal_draw("five-card-draw", [1, 2, 3], NOTHING, button=3, jackpots=True, pass_in_max=1))
    await room.started(STACKS, **of_game("five-card-draw", jackpots=True, pass_in_max=1))
    await room.play("101 check", "102 check")
    assert (await room.close()).done
    await room.play("103 check")
    assert room.tables.view(room.table_id) is None
    assert isinstance(store.commits[-1].events[-1], HandFinished)
    assert store.total(GUILD) == 12 * WALLET
