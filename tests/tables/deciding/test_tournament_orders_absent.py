"""Absent players of a tournament (T-3.2): they are dealt in, post, and fold or check at once until they act again."""

from itertools import pairwise

from bot.poker.events import AntePosted, BlindPosted
from bot.tables.messages import DirectMessages, MemberGone
from bot.tables.replies import TableDenial
from bot.tables.rules.position import NOBODY_PRESENT_MS
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, PAUSE_MS, TURN_MS, button_deck, deal_draw, of_game
from tests.harness.tables.tournament_room import TOURNAMENT, TournamentRoom

FOUR = dict.fromkeys((1, 2, 3, 4), 1_000)


async def with_absent(store: MemoryStore, game: str, *absent: int) -> TournamentRoom:
    """Return a table of four players in its first hand, these of them absent and the button at seat 1."""
    room = TournamentRoom(store, button_deck(1))
    await room.open(**of_game(game))
    await room.seat_all(FOUR)
    for player_id in absent:
        assert (await room.submit(MemberGone(player_id))).done
    await room.dealt()
    return room


def folded(room: TournamentRoom) -> set[int]:
    return {seat.seat for seat in room.hand.seats if seat.folded}


async def test_T3_2_a_player_who_leaves_the_server_counts_as_absent_and_keeps_their_stack(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 102)
    assert room.status(102) == "sitting_out"
    assert (await room.submit(MemberGone(102))).denial is TableDenial.ALREADY_OUT
    assert room.stacks()[102] > 0


async def test_T3_2_absent_players_post_their_blinds_and_fold_at_once(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 102, 104)
    blinds = [event.seat for event in room.view.last.recent if isinstance(event, BlindPosted)]
    assert blinds == [2, 3]
    assert room.to_act() == 101, "104 was first to act and has folded"
    await room.play("101 call")
    assert folded(room) == {2, 4}
    assert room.to_act() == 103


async def test_T3_2_absent_players_post_antes_and_the_bring_in(store: MemoryStore) -> None:
    room = await with_absent(store, "razz", 101, 102, 103)
    assert {event.seat for event in room.view.last.recent if isinstance(event, AntePosted)} == {1, 2, 3, 4}
    while not room.hand.finished:
        assert room.to_act() == 104
        kinds = [option.kind for option in room.hand.options]
        await room.play(f"104 {next(kind for kind in kinds if kind in ('call', 'check', 'bring_in'))}")
    assert sum(room.stacks().values()) == 4_000


async def test_T3_2_absent_players_check_when_checking_is_free_and_stand_pat(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 103)
    await room.play("104 fold", "101 fold", "102 call")
    assert folded(room) == {1, 4}, "the big blind checks"
    await room.play("102 draw")
    assert folded(room) == {1, 4}, "and stands pat"
    await room.check_down()
    assert room.view.course.waits


async def test_T3_2_a_hand_plays_to_its_end_when_all_players_are_absent(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 101, 102, 103, 104)
    await room.advance(NOBODY_PRESENT_MS - PAUSE_MS)
    assert room.hand.finished
    assert room.view.course.waits
    assert sum(room.stacks().values()) == 4_000


async def test_T3_2_hands_start_at_least_twenty_seconds_apart_when_nobody_is_present(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 101, 102, 103, 104)
    dealt_ms = []
    for number in (1, 2, 3):
        while room.view.hand_number < number:
            await room.advance(1_000)
        dealt_ms.append(room.timer.now_ms())
        await room.go_on()
    assert [later - at for at, later in pairwise(dealt_ms)] == [20_000, 20_000]


async def test_T3_2_with_one_player_present_the_next_hand_starts_after_the_usual_pause(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 102, 103, 104)
    assert room.view.hand_number == 1


async def test_T3_2_a_player_who_returns_to_an_absent_table_waits_only_the_usual_pause(
    store: MemoryStore,
) -> None:
    room = await with_absent(store, "badugi", 101, 102, 103, 104)
    assert room.view.hand_number == 0
    assert (await room.back(102)).done
    await room.advance(PAUSE_MS)
    assert room.view.hand_number == 1


async def test_T3_2_a_restart_does_not_speed_up_the_hands_of_absent_players(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 101, 102, 103, 104)
    again = await room.crash()
    await again.advance(NOBODY_PRESENT_MS - 1)
    assert again.view.hand_number == 0
    await again.advance(1)
    assert again.view.hand_number == 1
    at_rest = await again.crash()
    await at_rest.go_on()
    await at_rest.advance(NOBODY_PRESENT_MS - 1)
    assert at_rest.view.hand_number == 1
    await at_rest.advance(1)
    assert at_rest.view.hand_number == 2


async def test_T3_2_two_timeouts_in_a_row_make_a_player_absent(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi")
    assert room.to_act() == 104
    await room.advance(TURN_MS)
    assert room.status(104) == "playing"
    await room.fold_round()
    await room.dealt()
    assert room.to_act() == 101
    await room.play("101 fold", "102 fold", "103 call")
    await room.advance(TURN_MS)
    assert room.status(104) == "sitting_out"
    await room.check_down()
    await room.dealt()
    assert 4 in [seat.seat for seat in room.hand.seats]


async def test_T3_2_a_player_who_acts_between_two_timeouts_is_not_absent(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi")
    await room.advance(TURN_MS)
    await room.fold_round()
    await room.dealt()
    await room.play("101 fold", "102 fold", "103 call", "104 check")
    line = next(seat for seat in room.store.tables[room.table_id].state.seats if seat.player_id == 104)
    assert line.timeouts == 0


async def test_T3_2_an_absent_player_who_comes_back_plays_the_running_hand(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 104, 102)
    assert (await room.back(102)).done
    assert (await room.back(102)).denial is TableDenial.NOT_OUT
    assert room.status(102) == "playing"
    await room.play("101 call")
    assert room.to_act() == 102


async def test_T3_2_even_a_refused_action_brings_an_absent_player_back(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 102)
    reply = await room.act(102, "call")
    assert reply.refusal is not None
    assert room.status(102) == "playing"
    assert room.store.tables[room.table_id].state.seats[1].timeouts == 0
    await room.fold_round()
    await room.submit(MemberGone(103))
    assert (await room.act(103, "check")).denial is TableDenial.NO_HAND
    assert room.status(103) == "playing"


async def test_T3_2_absent_players_may_come_back_while_the_tournament_is_paused(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 102, 103)
    await room.stop_all()
    assert (await room.back(102)).done
    assert (await room.act(103, "call")).denial is TableDenial.PAUSED
    assert [room.status(player) for player in (102, 103)] == ["playing", "playing"]
    assert room.timer.pending() == []


async def test_T3_2_absent_players_are_still_absent_after_a_restart(store: MemoryStore) -> None:
    again = await (await with_absent(store, "badugi", 102)).crash()
    assert again.status(102) == "sitting_out"
    await again.fold_round()
    await again.dealt()
    assert 2 in [seat.seat for seat in again.hand.seats]


async def test_T3_2_an_absent_player_can_be_moved_to_a_table_as_absent(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 102)
    await room.fold_round()
    await room.unseat(102)
    await room.seat(102, 6, room.off_table()[102], absent=True)
    assert room.status(102) == "sitting_out"


async def test_T1_6_an_absent_player_who_buys_chips_is_present_again(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 102)
    await room.fold_round()
    store.mint(GUILD, 102, TOURNAMENT, 500)
    await room.seat(102, 2, 500)
    assert room.status(102) == "playing"


async def test_T3_2_an_absent_player_without_chips_may_come_back_before_a_rebuy(store: MemoryStore) -> None:
    room = TournamentRoom(store, *deal_draw("badugi", [1, 2, 3], {1: "Ac2d3h4s", 2: "KsQsJsTs", 3: "KdQdJdTd"}))
    await room.open(**of_game("badugi"))
    await room.seat_all({1: 1_000, 2: 1_000, 3: 20})
    await room.submit(MemberGone(103))
    await room.dealt()
    await room.play("101 call", "102 call")
    await room.check_down()
    assert (room.stacks()[103], room.status(103)) == (0, "sitting_out")
    assert (await room.back(103)).done
    assert room.status(103) == "playing"


async def test_a_report_of_closed_direct_messages_does_not_make_an_absent_player_present(store: MemoryStore) -> None:
    room = await with_absent(store, "badugi", 102)
    await room.submit(DirectMessages(102, closed=True))
    assert room.status(102) == "sitting_out"
    await room.advance(PAUSE_MS)


async def test_T7_2_who_acts_again_after_a_timeout_and_is_out_was_knocked_out_by_the_winner(store: MemoryStore) -> None:
    room = TournamentRoom(store, *deal_draw("badugi", [1, 2], {1: "KcKdKhKs", 2: "Ac2d3h4s"}))
    await room.started({1: 20, 2: 20}, **of_game("badugi"))
    await room.play("101 call", "102 draw", "101 draw", "102 draw")
    await room.advance(TURN_MS)
    await room.play("102 draw", "101 draw")
    assert room.stacks() == {101: 0, 102: 40}
    assert [seat.lost_to for seat in room.store.tables[room.table_id].state.seats] == [(102,), ()]
