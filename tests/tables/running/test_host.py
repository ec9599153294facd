"""A hand at a table, from the deal to the next one."""

from bot.poker.events import AntePosted, DeckShuffled, HandStarted, StreetDealt
from bot.poker.refusals import Reason
from bot.tables.replies import TableDenial
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import PAUSE_MS, TURN_MS, Room, deal

CARDS = {1: "AsAhKs", 2: "2c3c4c5c6c7d9d", 3: "2d3d5d6d7c8d9h"}
"""Cards with which seat 1 must bring it in, by the king of spades."""


async def test_R4_1_a_hand_starts_after_the_pause_once_two_players_are_ready(room: Room, store: MemoryStore) -> None:
    await room.open()
    await room.seat_all({1: 1_000})
    assert room.view.clock.next_hand_ms is None
    await room.seat_all({2: 1_000})
    assert room.view.clock.next_hand_ms == room.timer.now_ms() + PAUSE_MS
    await room.advance(PAUSE_MS - 1)
    assert room.view.hand is None
    await room.advance(1)
    assert [seat.stack for seat in room.hand.seats] == [998, 998]
    assert room.view.hand_number == 1
    opening = store.commits[-1]
    assert opening.first_event == 0
    assert [type(event) for event in opening.events[:4]] == [HandStarted, DeckShuffled, AntePosted, AntePosted]
    assert [(move.code, move.amount) for move in opening.transfers] == [("ante", 2), ("ante", 2)]
    assert opening.cause is not None
    assert opening.cause.via == "table"


async def test_R3_3_the_start_of_a_hand_says_whether_only_two_players_are_left(room: Room, store: MemoryStore) -> None:
    await room.started({1: 1_000, 2: 1_000})
    opening = store.commits[-1].events[0]
    assert isinstance(opening, HandStarted)
    assert opening.last_two
    await room.started({3: 1_000, 4: 1_000, 5: 1_000})
    opening = store.commits[-1].events[0]
    assert isinstance(opening, HandStarted)
    assert not opening.last_two


async def test_a_player_who_sits_down_during_the_pause_is_dealt_in(room: Room) -> None:
    await room.open()
    await room.seat_all({1: 1_000, 2: 1_000})
    await room.advance(PAUSE_MS // 2)
    await room.seat_all({3: 1_000})
    await room.advance(PAUSE_MS // 2)
    assert len(room.hand.seats) == 3


async def test_down_cards_go_to_their_owners_and_the_view_shows_whose_turn_it_is(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2, 3], CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    assert [(player, len(private.downcards)) for player, private in room.publisher.dealt] == [
        (102, 2), (103, 2), (101, 2),
    ]  # fmt: skip
    assert room.to_act() == 101
    assert room.view.clock.deadline_ms == room.timer.now_ms() + TURN_MS
    await room.play("101 bring_in")
    assert room.to_act() == 102


async def test_an_action_is_saved_with_its_transfers_and_its_request_and_how_it_was_made(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2], CARDS))
    await room.started({1: 1_000, 2: 1_000})
    reply = await room.act(101, "complete")
    saved = store.commits[-1]
    assert reply.done
    assert reply.private is not None
    assert reply.private == room.tables.private(room.table_id, 101)
    assert [(move.debit.kind, move.credit.kind, move.amount) for move in saved.transfers] == [("seat", "pot", 20)]
    assert saved.request is not None
    assert saved.cause is not None
    assert saved.cause.via == "button"
    assert saved.hand_number == 1
    assert reply.view.hand is not None
    assert saved.first_event + len(saved.events) == reply.view.hand.version


async def test_an_action_against_the_rules_is_refused_and_changes_nothing(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2], CARDS))
    await room.started({1: 1_000, 2: 1_000})
    before, commits = room.view, len(store.commits)
    out_of_turn = await room.act(102, "fold")
    wrong_kind = await room.act(101, "check")
    assert out_of_turn.refusal is not None
    assert out_of_turn.refusal.reason is Reason.OUT_OF_TURN
    assert wrong_kind.refusal is not None
    assert not wrong_kind.done
    assert room.view == before
    assert len(store.commits) == commits


async def test_a_player_who_may_not_act_gets_the_reason(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2], CARDS))
    await room.open()
    assert (await room.act(101, "fold")).denial is TableDenial.NOT_SEATED
    await room.seat_all({1: 1_000, 2: 1_000})
    assert (await room.act(101, "fold")).denial is TableDenial.NO_HAND
    await room.advance(PAUSE_MS)
    await room.seat_all({3: 1_000})
    waiting = await room.act(103, "fold")
    assert waiting.refusal is not None
    assert waiting.refusal.reason is Reason.NOT_IN_HAND


async def test_a_button_of_an_earlier_turn_is_refused_but_a_command_acts_in_the_current_turn(
    store: MemoryStore,
) -> None:
    room = Room(store, *deal([1, 2], CARDS))
    await room.started({1: 1_000, 2: 1_000})
    version = room.hand.version
    await room.play("101 bring_in")
    assert (await room.act(102, "call", hand_number=1, version=version)).denial is TableDenial.STALE
    assert (await room.act(102, "call", hand_number=2, version=room.hand.version)).denial is TableDenial.STALE
    assert (await room.act(102, "call")).done


async def test_the_end_of_a_hand_awards_the_chips_and_the_next_hand_follows(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2], CARDS))
    await room.started({1: 1_000, 2: 1_000})
    await room.play("101 bring_in", "102 complete", "101 fold")
    assert room.hand.finished
    assert room.stacks() == {101: 995, 102: 1_005}
    assert store.commits[-1].closes_hand
    assert room.view.clock.deadline_ms is None
    assert room.view.clock.next_hand_ms == room.timer.now_ms() + PAUSE_MS
    await room.advance(PAUSE_MS)
    assert room.view.hand_number == 2
    assert room.hand.button == 2


async def test_R4_7_the_button_moves_to_the_next_player_who_is_ready(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2, 3], CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    assert room.hand.button == 1
    await room.sit_out(102)
    await room.play("101 bring_in", "102 fold", "103 fold")
    await room.advance(PAUSE_MS)
    assert room.hand.button == 3


async def test_a_player_who_loses_all_chips_keeps_their_seat_and_sits_out(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2], {1: "AsAhKsKhQsQhJs", 2: "2c3c4c5c6c7d9d"}))
    await room.started({1: 30, 2: 1_000}, buy_in_least=10)
    await room.play("101 complete", "102 raise", "101 call")
    assert room.hand.finished
    assert room.stacks() == {101: 0, 102: 1_030}
    assert room.status(101) == "sitting_out"
    assert room.view.clock.next_hand_ms is None
    assert store.total(7) == 120_000


async def test_each_player_gets_the_card_of_seventh_street_once(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2], {1: "AsAhKs2s3s4s5s", 2: "2c3c4c5c6c7d9d"}))
    await room.started({1: 1_000, 2: 1_000})
    room.publisher.dealt.clear()
    await room.play("101 bring_in", "102 call")
    while room.hand.street < 4:
        await room.act(room.to_act(), "check")
    assert sorted((player, len(private.downcards)) for player, private in room.publisher.dealt) == [(101, 3), (102, 3)]


async def test_no_public_view_has_a_down_card_or_the_deck(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2], CARDS))
    await room.started({1: 1_000, 2: 1_000})
    await room.play("101 bring_in", "102 call")
    for view in room.publisher.shown:
        assert not any(isinstance(event, DeckShuffled) for event in view.last.recent)
        assert all(event.down == () for event in view.last.recent if isinstance(event, StreetDealt))
    assert any(isinstance(event, StreetDealt) for event in room.view.last.recent)


async def test_a_newcomer_never_sees_the_cards_of_the_previous_player_in_their_seat(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2], CARDS))
    await room.started({1: 1_000, 2: 1_000})
    await room.play("101 bring_in", "102 complete")
    await room.leave(101)
    assert room.hand.finished
    assert (await room.sit(105, 1)).private is None
    assert room.tables.private(room.table_id, 105) is None
    assert room.tables.private(room.table_id, 102) is not None
    assert room.view.last.hand_players == ((1, 101), (2, 102))
    assert room.status(105) == "waiting"
