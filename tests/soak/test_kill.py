"""A little of ``python -m tests.soak kill``, and that it would notice what it looks for."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.saving import Request, Transfer
from db import open_store
from tests.db.scenes import ANNA, BERT, GUILD, NEW_TABLE, NOW, STATE, buy_in, ending, opening, pot, seat
from tests.soak.frames import Committing
from tests.soak.kill import soak
from tests.soak.model import Model, Wrong
from tests.soak.proof import prove

KILLS = 25


def test_killed_at_random_moments_nothing_is_lost_or_repeated(tmp_path: Path) -> None:
    tally = soak(KILLS, 20_261_120, tmp_path)
    assert tally.kills == KILLS
    assert tally.actions > KILLS
    assert tally.live_hands_restored > KILLS
    assert tally.again > KILLS


async def played(path: Path, *, as_far_as: int) -> Model:
    """A file in which two have sat down and played a hand; the model knows all of it, the file the first steps only."""
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


async def test_a_file_with_all_that_was_acknowledged_proves(tmp_path: Path) -> None:
    prove(tmp_path / "file", await played(tmp_path / "file", as_far_as=4), ())


@pytest.mark.parametrize("as_far_as", range(4))
async def test_an_acknowledged_step_that_is_lost_is_noticed(tmp_path: Path, as_far_as: int) -> None:
    model = await played(tmp_path / "file", as_far_as=as_far_as)
    with pytest.raises(Wrong):
        prove(tmp_path / "file", model, ())


@pytest.mark.parametrize("written", [True, False])
async def test_a_step_without_an_answer_is_there_or_not(tmp_path: Path, written: bool) -> None:
    model, commit = await played(tmp_path / "file", as_far_as=4), buy_in(ANNA, 50, request=3)
    if written:
        store = await open_store(tmp_path / "file")
        await store.commit(commit)
        await store.close()
    settled = prove(tmp_path / "file", model, [Committing(9, commit)])
    assert (settled.there, settled.not_there) == (int(written), int(not written))
    assert model.stacks(1)[ANNA] == 193 + 2 + 50 * written


async def test_a_step_that_is_there_by_half_is_noticed(tmp_path: Path) -> None:
    model, commit = await played(tmp_path / "file", as_far_as=4), buy_in(ANNA, 50, request=3)
    store = await open_store(tmp_path / "file")
    await store.commit(replace(commit, transfers=()))
    await store.close()
    with pytest.raises(Wrong, match="stacks"):
        prove(tmp_path / "file", model, [Committing(9, commit)])


def test_the_model_refuses_what_no_table_may_ask_for() -> None:
    model = Model(GUILD, {ANNA: 1000, BERT: 1000})
    model.open(1, NEW_TABLE, None, NOW)
    model.apply(buy_in(ANNA, 200, request=1))
    for commit in (
        buy_in(ANNA, 200, request=1),
        buy_in(ANNA, 801, request=2),
        replace(buy_in(ANNA, 1, request=3), transfers=(Transfer(pot(), seat(ANNA), 1, "award"),)),
        ending(),
        replace(opening(), first_event=3),
        replace(buy_in(ANNA, 1), request=Request(1, BERT, "sit"), state=STATE),
    ):
        with pytest.raises(Wrong):
            model.apply(commit)
