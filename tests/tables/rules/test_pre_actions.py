"""Plans: actions that players choose for their next turn, and when the table asks the player instead."""

import pytest

from bot.poker.events import Called, Checked, Drew, Folded
from bot.tables.messages import PlanAhead
from bot.tables.replies import TableDenial
from bot.tables.state import PlanKind
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import PAUSE_MS, TURN_MS, Room, deal, deal_draw, of_game
from tests.harness.tables.turn_room import offered, plan, planned
from tests.tables.conftest import _CARDS
from tests.tables.deciding.test_acting import bring_in_passed_to_102

BADUGI = {1: "As2d3c4h", 2: "KsKdKcKh", 3: "QsQdQcQh"}


@pytest.fixture
async def badugi(store: MemoryStore) -> Room:
    """Return a badugi room: 101 has the button and is to act, 102 and 103 posted blinds of 10 and 20."""
    room = Room(store, *deal_draw("badugi", [1, 2, 3], BADUGI))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000}, **of_game("badugi"))
    assert room.to_act() == 101
    return room


def last(store: MemoryStore) -> tuple[type, str | None]:
    """Return the newest event of a hand and its cause."""
    commit = next(commit for commit in reversed(store.commits) if commit.events)
    return type(commit.events[0]), commit.cause.via if commit.cause else None


async def test_the_check_or_fold_plan_folds_to_a_bet_and_the_log_says_that_it_was_planned(
    playing: Room, store: MemoryStore
) -> None:
    assert (await plan(playing, 102, "check_fold")).done
    await playing.play("101 complete")
    assert last(store) == (Folded, "pre_action")
    assert playing.to_act() == 103
    assert planned(playing, 102) is None


async def test_the_check_or_fold_plan_checks_when_checking_is_free_and_lasts_for_one_turn_only(
    playing: Room, store: MemoryStore
) -> None:
    await playing.play("101 bring_in", "102 call", "103 call")
    first, second = playing.to_act(), _next(playing)
    await plan(playing, second, "check_fold")
    await playing.play(f"{first} check")
    assert last(store) == (Checked, "pre_action")
    third = playing.to_act()
    await playing.play(f"{third} bet", f"{first} call")
    assert playing.to_act() == second, "the table asks the player: the plan was for one turn only"


async def test_the_player_who_owes_the_bring_in_cannot_plan_an_action(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2, 3], _CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    assert room.to_act() == 101
    assert (await plan(room, 101, "fold_any")).denial is TableDenial.YOUR_TURN
    assert offered(room, 101) == ()


@pytest.mark.parametrize(("kind", "done"), [("check_fold", True), ("fold_any", True), ("call_any", False)])
async def test_R4_10_a_plan_to_fold_also_folds_to_a_bring_in_that_was_passed_on(
    store: MemoryStore, kind: PlanKind, done: bool
) -> None:
    room = await bring_in_passed_to_102(store)
    await plan(room, 103, kind)
    await room.play("102 fold")
    if done:
        assert last(store)[0] is Folded
        assert room.hand.finished
    else:
        assert room.to_act() == 103, "no plan brings it in"


async def test_a_planned_call_of_the_current_bet_calls_the_bet_that_the_player_saw(
    playing: Room, store: MemoryStore
) -> None:
    await playing.play("101 complete")
    found = playing.tables.prospect(playing.table_id, 103)
    assert found is not None
    assert (found.to, found.cost, found.all_in) == (20, 20, False)
    await plan(playing, 103, "call_this", 20)
    await playing.play("102 call")
    assert last(store) == (Called, "pre_action")


async def test_a_planned_call_of_the_current_bet_does_nothing_after_a_raise(playing: Room, store: MemoryStore) -> None:
    await playing.play("101 complete")
    await plan(playing, 103, "call_this", 20)
    await playing.play("102 raise")
    assert playing.to_act() == 103
    assert last(store)[1] == "button"
    await playing.advance(TURN_MS)
    assert last(store) == (Folded, "timeout")


async def test_a_raise_cancels_a_planned_call_of_the_current_bet_even_before_the_players_turn(
    store: MemoryStore,
) -> None:
    room = Room(store, *deal([1, 2, 3, 4], _CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000, 4: 1_000})
    await room.play("101 complete")
    await plan(room, 104, "call_this", 20)
    assert planned(room, 104) == "call_this"
    await room.play("102 raise")
    assert room.to_act() == 103
    assert planned(room, 104) is None
    await room.play("103 call")
    assert room.to_act() == 104


async def test_a_planned_call_is_refused_if_the_bet_has_grown_since_the_player_saw_it(playing: Room) -> None:
    await playing.play("101 complete")
    await playing.play("102 raise")
    await playing.play("103 call")
    await plan(playing, 102, None)
    await playing.play("101 raise")
    assert (await plan(playing, 103, "call_this", 40)).denial is TableDenial.BET_GREW
    assert planned(playing, 103) is None
    assert (await plan(playing, 103, "call_this", 60)).done


async def test_the_plan_to_call_any_bet_calls_a_raise(playing: Room, store: MemoryStore) -> None:
    await plan(playing, 103, "call_any")
    await playing.play("101 complete", "102 raise")
    assert last(store) == (Called, "pre_action")
    assert playing.to_act() == 101


async def test_the_plan_to_call_any_bet_checks_when_there_is_nothing_to_call(badugi: Room, store: MemoryStore) -> None:
    await plan(badugi, 103, "call_any")
    await badugi.play("101 call", "102 call")
    assert last(store) == (Checked, "pre_action")


async def test_the_plan_to_call_any_bet_never_goes_all_in(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2, 3], _CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 40}, buy_in_least=40)
    await plan(room, 103, "call_any")
    await room.play("101 complete", "102 raise")
    assert room.to_act() == 103, "a call of 38 is all that they have"
    assert last(store)[1] == "button"


async def test_a_planned_call_goes_all_in_if_the_player_saw_that_it_takes_all_their_chips(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2, 3], _CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 22}, buy_in_least=22)
    await room.play("101 complete")
    found = room.tables.prospect(room.table_id, 103)
    assert found is not None
    assert found.all_in
    await plan(room, 103, "call_this", found.to)
    await room.play("102 call")
    commit = next(commit for commit in store.commits if commit.cause is not None and commit.cause.via == "pre_action")
    assert isinstance(commit.events[0], Called)
    assert commit.events[0].cost == 20


async def test_the_plan_to_fold_to_any_bet_asks_the_player_when_checking_is_free(playing: Room) -> None:
    await playing.play("101 bring_in", "102 call", "103 call")
    second = _next(playing)
    await plan(playing, second, "fold_any")
    await playing.play(f"{playing.to_act()} check")
    assert playing.to_act() == second


async def test_the_plan_to_fold_to_any_bet_folds_to_a_bet(playing: Room, store: MemoryStore) -> None:
    await plan(playing, 103, "fold_any")
    await playing.play("101 bring_in", "102 call")
    assert last(store) == (Folded, "pre_action")


async def test_a_plan_ends_with_its_street(playing: Room, store: MemoryStore) -> None:
    await playing.play("101 bring_in", "102 call")
    await plan(playing, 101, "fold_any")
    await plan(playing, 102, "check_fold")
    await playing.play("103 call")
    assert playing.hand.street == 1
    assert [planned(playing, player) for player in (101, 102, 103)] == [None] * 3
    assert store.commits[-1].state.plans == ()


async def test_a_jackpots_hand_that_nobody_opened_is_dealt_again_without_the_old_plans(store: MemoryStore) -> None:
    cards = {1: "2s3d4c5h7s", 2: "2d3c4h5s7d", 3: "2c3h4s5d7c"}
    room = Room(store, *deal_draw("five-card-draw", [1, 2, 3], cards, jackpots=True, forced_bets="ante"))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000}, **of_game("five-card-draw", jackpots=True, forced_bets="ante"))
    first = room.to_act()
    await room.play(f"{first} check")
    await plan(room, first, "fold_any")
    await room.play(f"{room.to_act()} check")
    await room.play(f"{room.to_act()} check")
    await room.advance(PAUSE_MS)
    assert (room.view.hand_number, room.hand.street) == (1, 0)
    assert room.hand.to_act is not None
    assert store.commits[-1].state.plans == ()


async def test_standing_pat_can_be_planned_during_a_draw(badugi: Room, store: MemoryStore) -> None:
    await badugi.play("101 call", "102 call", "103 check")
    assert badugi.hand.drawing
    assert offered(badugi, 101) == ("pat",)
    assert (await plan(badugi, 101, "check_fold")).denial is TableDenial.NO_PLAN
    assert (await plan(badugi, 101, "pat")).done
    await badugi.play("102 draw", "103 draw")
    commit = next(commit for commit in store.commits if commit.cause is not None and commit.cause.via == "pre_action")
    assert isinstance(commit.events[0], Drew)
    assert commit.events[0].count == 0
    assert not badugi.hand.drawing


async def test_a_new_plan_replaces_the_old_one(playing: Room, store: MemoryStore) -> None:
    await plan(playing, 102, "fold_any")
    await plan(playing, 102, "call_any")
    assert planned(playing, 102) == "call_any"
    assert [entry.kind for entry in store.commits[-1].state.plans] == ["call_any"]
    await plan(playing, 102, None)
    await playing.play("101 complete")
    assert playing.to_act() == 102


async def test_a_plan_that_is_not_possible_is_not_offered_and_is_refused(playing: Room) -> None:
    assert "call_this" not in offered(playing, 102), "there is no bet yet"
    assert (await plan(playing, 102, "call_this")).denial is TableDenial.NO_PLAN
    assert (await plan(playing, 112, "fold_any")).denial is TableDenial.NOT_SEATED
    await playing.play("101 complete", "102 fold")
    assert (await plan(playing, 102, "call_any")).denial is TableDenial.NO_PLAN
    await playing.leave(103)
    assert (await plan(playing, 103, "call_any")).denial in (TableDenial.ALREADY_LEAVING, TableDenial.NOT_SEATED)


async def test_a_plan_does_not_apply_to_the_next_hand(playing: Room) -> None:
    await plan(playing, 102, "call_any")
    await playing.play("101 complete", "103 fold")
    await playing.fold_round()
    assert (await plan(playing, 103, "call_any")).denial is TableDenial.NO_HAND
    await playing.advance(PAUSE_MS)
    assert playing.view.hand_number == 2
    assert [planned(playing, player) for player in (101, 102, 103)] == [None] * 3
    old = PlanAhead(playing.request(103), "call_any", 1)
    assert (await playing.submit(old)).denial is TableDenial.STALE


async def test_nobody_sees_that_a_player_has_a_plan(playing: Room) -> None:
    shown, view = len(playing.publisher.shown), playing.view
    await plan(playing, 102, "fold_any")
    await plan(playing, 102, None)
    await plan(playing, 103, "call_any")
    assert len(playing.publisher.shown) == shown
    assert "fold_any" not in repr(playing.view)
    assert playing.view.hand == view.hand


async def test_a_plan_survives_a_restart(playing: Room, store: MemoryStore) -> None:
    await plan(playing, 102, "call_any")
    again = Room(store, timer=playing.timer)
    again.requests, again.table_id = playing.requests, playing.table_id
    await again.tables.restore()
    assert planned(again, 102) == "call_any"
    await again.play("101 complete")
    assert last(store) == (Called, "pre_action")


async def test_a_planned_action_resets_the_time_outs(playing: Room, store: MemoryStore) -> None:
    await playing.play("101 bring_in", "102 call", "103 call")
    sleeper = playing.to_act()
    await playing.advance(TURN_MS)
    assert next(seat for seat in store.commits[-1].state.seats if seat.player_id == sleeper).timeouts == 1
    while playing.hand.street == 1:
        await playing.act(playing.to_act(), "check")
    if playing.to_act() == sleeper:
        await playing.play(f"{sleeper} check")
    else:
        await plan(playing, sleeper, "check_fold")
        while playing.to_act() != sleeper and playing.hand.street == 2:
            await playing.act(playing.to_act(), "check")
    assert next(seat for seat in store.commits[-1].state.seats if seat.player_id == sleeper).timeouts == 0


async def test_at_a_paused_table_nothing_can_be_planned_and_old_plans_wait(playing: Room) -> None:
    await plan(playing, 102, "call_any")
    await playing.pause()
    assert (await plan(playing, 103, "call_any")).denial is TableDenial.PAUSED
    await playing.resume()
    assert planned(playing, 102) == "call_any"


@pytest.mark.parametrize("kind", ["check_fold", "call_any", "fold_any"])
async def test_when_all_others_plan_the_hand_plays_on_without_them(
    playing: Room, store: MemoryStore, kind: PlanKind
) -> None:
    for player in (102, 103):
        await plan(playing, player, kind)
    await playing.play("101 bring_in")
    assert [planned(playing, player) for player in (102, 103)] == [None, None]
    assert sum(commit.cause is not None and commit.cause.via == "pre_action" for commit in store.commits) == 2
    assert playing.hand.finished == (kind != "call_any")


def _next(room: Room) -> int:
    """Return the player who acts after the one to act."""
    live = sorted(seat.seat for seat in room.hand.seats if not seat.folded)
    behind = [seat for seat in live if seat > (room.hand.to_act or 0)] or live
    return dict(room.view.last.hand_players)[behind[0]]


async def test_a_plan_brings_a_player_who_sits_out_back_into_the_hand(playing: Room, store: MemoryStore) -> None:
    await playing.play("101 bring_in", "102 call", "103 call")
    away = playing.to_act()
    for _ in range(2):
        while playing.to_act() != away:
            await playing.play(f"{playing.to_act()} check")
        await playing.advance(TURN_MS)
    assert playing.status(away) == "sitting_out"
    assert (await plan(playing, away, "call_any")).done
    await playing.play(f"{playing.to_act()} bet", f"{_next(playing)} call")
    assert last(store) == (Called, "pre_action"), "the plan calls instead of a fold for the absent player"
