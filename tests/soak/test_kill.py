"""A short run of ``python -m tests.soak kill``, and the faults that it must notice."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.saving import Request, Transfer
from bot.tables.state import TableState, WaitingState
from db import open_store
from tests.harness.db.scenes import ANNA, BERT, GUILD, NEW_TABLE, NOW, STATE, buy_in, ending, opening, pot, seat
from tests.harness.tables import room as card_room
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.turn_room import plan
from tests.soak.frames import Committing, Restored
from tests.soak.kill import GRACE_MS, soak
from tests.soak.model import Model, Wrong
from tests.soak.proof import compare_restored, prove

pytestmark = pytest.mark.xdist_group("programs")

KILLS = 12


def test_after_kills_at_random_moments_nothing_is_lost_or_repeated(tmp_path: Path) -> None:
    tally = soak(KILLS, 20_261_120, tmp_path)
    assert tally.kills == KILLS
    assert tally.actions > KILLS
    assert tally.live_hands_restored > KILLS
    assert tally.again > KILLS
    assert {"button", "house", "pre_action"} <= tally.via.keys()
    assert tally.games["practice"]
    assert tally.closed > KILLS


async def played(path: Path, *, as_far_as: int) -> Model:
    """Make a file in which two sat down and played a hand.

    The model knows all of it, the file only the first steps.
    """
    store, model = await open_store(path), Model(GUILD, {ANNA: 1000, BERT: 1000})
    for player in (ANNA, BERT):
        await store.bank.wallet(GUILD, player, 1000, NOW)
    model.open(await store.open_table(NEW_TABLE, None, NOW), NEW_TABLE, None, NOW)
    for step, commit in enumerate((buy_in(ANNA, 200, request=1), buy_in(BERT, 200, request=2), opening(), ending())):
        model.apply(commit)
        if step < as_far_as:
            await store.commit(commit)
    await store.close()
    return model


async def test_a_file_with_every_acknowledged_step_is_accepted(tmp_path: Path) -> None:
    prove(tmp_path / "file", await played(tmp_path / "file", as_far_as=4), ())


@pytest.mark.parametrize("as_far_as", range(4))
async def test_a_lost_acknowledged_step_is_noticed(tmp_path: Path, as_far_as: int) -> None:
    model = await played(tmp_path / "file", as_far_as=as_far_as)
    with pytest.raises(Wrong):
        prove(tmp_path / "file", model, ())


@pytest.mark.parametrize("written", [True, False])
async def test_a_step_without_an_answer_may_be_in_the_file_or_not(tmp_path: Path, written: bool) -> None:
    model, commit = await played(tmp_path / "file", as_far_as=4), buy_in(ANNA, 50, request=3)
    if written:
        store = await open_store(tmp_path / "file")
        await store.commit(commit)
        await store.close()
    settled = prove(tmp_path / "file", model, [Committing(9, commit)])
    assert (settled.there, settled.not_there) == (int(written), int(not written))
    assert model.stacks(1)[ANNA] == 193 + 2 + 50 * written


@pytest.mark.parametrize("again", [True, False])
async def test_a_repeated_request_that_changed_something_again_is_noticed(tmp_path: Path, again: bool) -> None:
    model, known = await played(tmp_path / "file", as_far_as=4), buy_in(ANNA, 200, request=1)
    if again:
        store = await open_store(tmp_path / "file")
        await store.commit(known._replace(request=None))
        await store.close()
        with pytest.raises(Wrong):
            prove(tmp_path / "file", model, [Committing(9, known)])
    else:
        settled = prove(tmp_path / "file", model, [Committing(9, known)])
        assert (settled.there, settled.not_there) == (0, 1)


async def test_a_half_saved_step_is_noticed(tmp_path: Path) -> None:
    model, commit = await played(tmp_path / "file", as_far_as=4), buy_in(ANNA, 50, request=3)
    store = await open_store(tmp_path / "file")
    await store.commit(commit._replace(transfers=()))
    await store.close()
    with pytest.raises(Wrong, match="stacks"):
        prove(tmp_path / "file", model, [Committing(9, commit)])


FORGOTTEN: dict[str, Callable[[TableState], TableState]] = {
    "a plan": lambda state: replace(state, plans=()),
    "who waits": lambda state: replace(state, waiting=()),
    "an invitation": lambda state: replace(state, guests=()),
    "the button": lambda state: replace(state, button=3),
    "a leaving": lambda state: replace(state, seats=tuple(replace(seat, leaving=False) for seat in state.seats)),
}


async def came_back() -> tuple[Model, Restored]:
    """Return a full private table in its first hand with much pending, and how the next process restored it."""
    store, players = MemoryStore(), range(101, 105)
    for player in players:
        store.grant(card_room.GUILD, player, 1_000)
    room = card_room.Room(store, *card_room.deal([1, 2, 3], {1: "AsAhKs"}))
    await room.open(seats_max=3, private=True)
    for player in players:
        await room.invite(card_room.OWNER, player)
    await room.seat_all({1: 1_000, 2: 1_000, 3: 1_000})
    await room.advance(card_room.PAUSE_MS)
    for reply in (await plan(room, 102, "fold_any"), await room.wait_for_seat(104), await room.leave(103)):
        assert reply.done, reply.denial
    model = Model(card_room.GUILD, dict.fromkeys(players, 1_000))
    model.open(room.table_id, store.tables[room.table_id].new, None, 0)
    for commit in store.commits:
        model.apply(commit._replace(request=None))
    state = room.tables._hosts[room.table_id]._position.state
    assert state.turn is not None
    assert state.waiting == (WaitingState(104, 1_000),)
    now_ms = state.turn.deadline_ms - card_room.TURN_MS
    return model, Restored(room.view, {}, state, now_ms, now_ms)


async def test_the_comparison_accepts_a_table_that_was_restored_unchanged() -> None:
    compare_restored(*await came_back(), GRACE_MS)


@pytest.mark.parametrize("what", FORGOTTEN)
async def test_the_comparison_notices_whatever_a_restored_table_forgot(what: str) -> None:
    model, restored = await came_back()
    with pytest.raises(Wrong, match="what it remembers"):
        compare_restored(model, replace(restored, state=FORGOTTEN[what](restored.state)), GRACE_MS)


def test_the_model_refuses_commits_that_no_table_may_make() -> None:
    model = Model(GUILD, {ANNA: 1000, BERT: 1000})
    model.open(1, NEW_TABLE, None, NOW)
    model.apply(buy_in(ANNA, 200, request=1))
    for commit in (
        buy_in(ANNA, 200, request=1),
        buy_in(ANNA, 801, request=2),
        buy_in(ANNA, 1, request=3)._replace(transfers=(Transfer(pot(), seat(ANNA), 1, "award"),)),
        ending(),
        opening()._replace(first_event=3),
        buy_in(ANNA, 1)._replace(request=Request(1, BERT, "sit"), state=STATE),
    ):
        with pytest.raises(Wrong):
            model.apply(commit)
