"""The picture on a table's message: one request, no picture uploaded twice, and words if there is none."""

import asyncio
import gc
import warnings
from typing import Any

import pytest
import simcord

from bot.poker.actions import ActionKind
from bot.publishing.kept_post import AGE_MOST_MS
from bot.tables.ports import TableView
from bot.ui.discord.attachments import Drawn
from bot.ui.pictures import pictures as pictures_module
from bot.ui.pictures.pictures import LATE_MOST, SLOW_FOR_MS, SLOW_MS, WORDS_FOR_MS, Later
from tests.harness.local_discord.rules.files import media
from tests.harness.ui.easel import QuickStudio
from tests.harness.ui.pictured import CLICK, MESSAGES, hand, sent
from tests.harness.ui.pictured import room as room
from tests.harness.ui.pictured import studio as studio
from tests.harness.ui.scenes import act, scene, table
from tests.harness.ui.stage import Stage


def pictures(body: dict[str, Any]) -> list[str]:
    """Return the addresses of the pictures that a body shows."""
    return list(media(body["components"]))


def shown_picture(room: Stage) -> bytes:
    """Return the bytes of the only picture on the table's message."""
    (attachment,) = room.card.attachments
    blob = room.env.backend.cdn.get(attachment.url)
    assert blob is not None
    return blob


async def test_the_picture_studio_is_warmed_up_only_on_request(stage: Stage, studio: QuickStudio) -> None:
    assert not studio.warm, "the start does not wait for the studio"
    stage.reach.pictures.warm_up()
    assert studio.warm


async def test_the_studio_is_not_warmed_up_while_there_is_no_table(room: Stage, studio: QuickStudio) -> None:
    assert not studio.warm, "drawing takes memory that a small machine lacks"


async def test_the_studio_is_warmed_up_at_a_start_with_open_tables(
    stage: Stage, studio: QuickStudio, simcord_env: simcord.Env
) -> None:
    stage.furnish(simcord_env)
    stage.publisher.show_table(stage.table(hand()))
    stage.attach()
    await stage.settle()
    assert studio.warm


async def test_cancelling_a_picture_before_its_drawing_starts_leaves_no_unawaited_coroutine(room: Stage) -> None:
    gc.collect()
    view = room.table(hand())
    others = asyncio.all_tasks()
    asking = asyncio.create_task(room.reach.pictures.of(view))
    await asyncio.sleep(0)
    begun = asyncio.all_tasks() - others
    assert len(begun) == 2, "the caller and the drawing"
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)
    assert asking.cancelled()
    with warnings.catch_warnings(record=True) as warned:
        del begun, task, asking
        gc.collect()
    assert [str(warning.message) for warning in warned] == []


# One request


async def test_the_tables_message_is_posted_together_with_its_picture(room: Stage, studio: QuickStudio) -> None:
    await room.show(room.table(hand()))
    (body,) = sent(room)
    assert pictures(body) == ["attachment://table.png"]
    assert [one["filename"] for one in body["attachments"]] == ["table.png"]
    assert shown_picture(room).startswith(b"\x89PNG")


async def test_the_alt_text_describes_the_picture_and_the_message_says_what_it_does_not_show(room: Stage) -> None:
    dealt = hand()
    act(dealt, ActionKind.BRING_IN)
    await room.show(room.table(dealt))
    (body,) = sent(room)
    (item,) = next(part["items"] for part in body["components"][0]["components"] if part["type"] == 12)
    assert "Seat 1, Alice: stack 395" in item["description"]
    assert item["description"] == body["attachments"][0]["description"]
    assert "to act, 3 to call, time runs out <t:" in room.text
    assert "Alice brings it in for 3" in room.text
    assert "`1`" not in room.text, "the picture shows the seats"
    assert "Free seats: 3-8" in room.text


async def test_an_action_edits_the_message_once_with_a_new_picture(room: Stage) -> None:
    dealt = hand()
    await room.show(room.table(dealt))
    before = shown_picture(room)
    room.did()
    act(dealt, ActionKind.BRING_IN)
    await room.change(hand=dealt.view(None))
    assert room.did() == ["PATCH channels/messages"]
    assert shown_picture(room) != before


async def test_no_picture_is_uploaded_when_only_the_deadline_changes(room: Stage) -> None:
    await room.show(room.table(hand()))
    before = room.card.attachments[0].id
    sent(room)
    await room.change(deadline_ms=1_900_000_000_000)
    (body,) = sent(room)
    assert [one["id"] for one in body["attachments"]] == [before], "the picture is kept by its id"
    assert pictures(body) == ["attachment://table.png"]
    assert "<t:1900000000:R>" in room.text
    assert room.card.attachments[0].id == before


async def test_the_answer_to_a_click_carries_the_new_picture(room: Stage) -> None:
    dealt = hand()
    await room.show(room.table(dealt))
    before = shown_picture(room)
    act(dealt, ActionKind.BRING_IN)
    room.on_click(hand=dealt.view(None))
    sent(room)
    result = await room.people["Alice"].click(room.card, custom_id=CLICK)
    assert result.acknowledged
    await room.settle()
    (body,) = sent(room)
    assert pictures(body) == ["attachment://table.png"]
    assert len(body["attachments"]) == 1
    assert shown_picture(room) != before


async def test_the_click_token_is_used_to_edit_the_message_and_its_picture_after_a_click(room: Stage) -> None:
    dealt = hand()
    await room.show(room.table(dealt))
    room.on_click(name="Seaside")
    await room.people["Alice"].click(room.card, custom_id=CLICK)
    before = shown_picture(room)
    room.did()
    act(dealt, ActionKind.BRING_IN)
    await room.change(hand=dealt.view(None))
    assert room.did() == []
    assert shown_picture(room) != before


async def test_a_reposted_message_has_its_picture_again(room: Stage) -> None:
    await room.show(room.table(hand()))
    old = room.card.id
    room.timer.ring_next(room.timer.now_ms() + AGE_MOST_MS)
    room.did()
    await room.change(hand=hand().view(None), hand_number=13)
    assert room.card.id != old
    assert room.did() == ["POST channels/messages", "DELETE channels/messages"]
    assert shown_picture(room).startswith(b"\x89PNG")


async def test_a_click_on_an_old_message_that_has_moved_removes_the_picture_from_it(room: Stage) -> None:
    await room.show(room.table(hand()))
    old = room.card
    room.timer.ring_next(room.timer.now_ms() + AGE_MOST_MS)
    room.env.inject_error("DELETE", MESSAGES, status=404, code=10008, times=1)
    await room.change(hand=hand().view(None), hand_number=13)
    room.on_click(name="Seaside")
    sent(room)
    await room.people["Alice"].click(old, custom_id=CLICK)
    await room.settle()
    moved = next(body for body in sent(room) if "moved" in str(body["components"]) or "stands" in str(body))
    assert moved["attachments"] == []
    (left,) = [message for message in room.channel.history() if message.id == old.id]
    assert left.attachments == []


# Never in the way


async def test_a_click_is_answered_without_waiting_long_for_a_picture(
    studio: QuickStudio, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures_module, "SOON_SECONDS", 0.01)
    studio.ready = asyncio.Event()
    assert await stage.reach.pictures.soon(table(hand())) is Later.LATER
    studio.ready.set()
    assert isinstance(await stage.reach.pictures.soon(table(hand())), Drawn)


async def test_in_patient_mode_a_click_is_answered_only_once_the_picture_is_drawn(
    studio: QuickStudio, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures_module, "SOON_SECONDS", 0.0)
    pictures, studio.ready = stage.reach.pictures, asyncio.Event()
    pictures.is_patient = True
    asyncio.get_running_loop().call_later(0.01, studio.ready.set)
    assert isinstance(await pictures.soon(table(hand())), Drawn)


async def test_a_click_whose_picture_is_late_is_acknowledged_and_gets_the_picture_in_a_later_edit(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = hand()
    await room.show(room.table(dealt))
    before, soon = shown_picture(room), room.reach.pictures.soon

    async def later(view: TableView) -> Later:
        await soon(view)
        return Later.LATER

    monkeypatch.setattr(room.reach.pictures, "soon", later)
    act(dealt, ActionKind.BRING_IN)
    room.on_click(hand=dealt.view(None))
    room.did()
    result = await room.people["Alice"].click(room.card, custom_id=CLICK)
    assert result.deferred
    await room.settle()
    assert shown_picture(room) != before
    assert room.did() == [], "an edit by the click's token does not count"


async def test_after_a_slow_answer_clicks_are_acknowledged_before_drawing_for_some_time(stage: Stage) -> None:
    pictures, timer, drawn = stage.reach.pictures, stage.timer, Drawn(b"", "table.png", "")
    with pictures.timed(drawn):
        timer.ring_next(timer.now_ms() + SLOW_MS)
    assert isinstance(await pictures.soon(table(hand())), Drawn)
    with pictures.timed(None):
        timer.ring_next(timer.now_ms() + 2 * SLOW_MS)
    assert isinstance(await pictures.soon(table(hand())), Drawn), (
        "an answer without a picture says nothing about pictures"
    )
    with pictures.timed(drawn):
        timer.ring_next(timer.now_ms() + 2 * SLOW_MS)
    assert await pictures.soon(table(hand())) is Later.LATER
    timer.ring_next(timer.now_ms() + SLOW_FOR_MS)
    assert isinstance(await pictures.soon(table(hand())), Drawn)


async def test_a_machine_too_slow_for_pictures_shows_tables_in_words_for_a_while(
    stage: Stage, studio: QuickStudio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures_module, "SOON_SECONDS", 0.001)
    pictures, ready = stage.reach.pictures, asyncio.Event()
    for _ in range(LATE_MOST):
        # A picture in time makes up for one that was late.
        for studio.ready, expected in ((ready, Later), (None, Drawn)):
            assert isinstance(await pictures.soon(table(hand())), expected)
    studio.ready = ready
    for _ in range(LATE_MOST + 1):
        assert await pictures.soon(table(hand())) is Later.LATER
    studio.ready = None
    assert await pictures.soon(table(hand())) is None
    assert await pictures.of(table(hand())) is None
    assert await pictures.own_picture(scene(table(hand())), 101, hand().view(1)) is None
    stage.timer.ring_next(stage.timer.now_ms() + WORDS_FOR_MS)
    assert isinstance(await pictures.soon(table(hand())), Drawn)
    assert isinstance(await pictures.own_picture(scene(table(hand())), 101, hand().view(1)), Drawn)
    ready.set()


@pytest.mark.parametrize(
    ("kept_up_ms", "again_ms"), [(WORDS_FOR_MS, 2 * WORDS_FOR_MS), (WORDS_FOR_MS + 1, WORDS_FOR_MS)]
)
async def test_a_machine_that_is_soon_too_slow_again_uses_words_for_longer(
    stage: Stage, studio: QuickStudio, monkeypatch: pytest.MonkeyPatch, kept_up_ms: int, again_ms: int
) -> None:
    monkeypatch.setattr(pictures_module, "SOON_SECONDS", 0.001)
    pictures, timer, ready = stage.reach.pictures, stage.timer, asyncio.Event()
    for pause_ms in (WORDS_FOR_MS + kept_up_ms, again_ms - 1):
        studio.ready = ready
        for _ in range(LATE_MOST + 1):
            await pictures.soon(table(hand()))
        studio.ready = None
        assert await pictures.of(table(hand())) is None
        timer.ring_next(timer.now_ms() + pause_ms)
    assert await pictures.of(table(hand())) is None
    timer.ring_next(timer.now_ms() + 1)
    assert isinstance(await pictures.of(table(hand())), Drawn)
    ready.set()


async def test_late_pictures_of_players_own_cards_count_as_slow_too(stage: Stage, studio: QuickStudio) -> None:
    pictures, studio.ready = stage.reach.pictures, asyncio.Event()
    for _ in range(LATE_MOST + 1):
        assert await pictures.own_picture(scene(table(hand())), 101, hand().view(1), 0.001) is None
    assert await pictures.soon(table(hand())) is None
    studio.ready.set()


async def test_pictures_that_an_overloaded_studio_refuses_count_as_slow_too(stage: Stage, studio: QuickStudio) -> None:
    pictures, studio.overloaded = stage.reach.pictures, True
    for _ in range(LATE_MOST + 1):
        assert await pictures.soon(table(hand())) is None
    asked, studio.overloaded = len(studio.tables), False
    assert await pictures.soon(table(hand())) is None
    assert len(studio.tables) == asked, "the studio is not even asked"
    stage.timer.ring_next(stage.timer.now_ms() + WORDS_FOR_MS)
    assert isinstance(await pictures.soon(table(hand())), Drawn)


async def test_pictures_that_fail_to_draw_do_not_count_as_slow(stage: Stage, studio: QuickStudio) -> None:
    pictures, studio.fails = stage.reach.pictures, True
    for _ in range(LATE_MOST + 1):
        assert await pictures.soon(table(hand())) is None
    studio.fails = False
    assert isinstance(await pictures.soon(table(hand())), Drawn)


async def test_the_tables_message_is_in_words_while_the_studio_is_overloaded(room: Stage, studio: QuickStudio) -> None:
    await room.show(room.table(hand()))
    studio.overloaded = True
    await room.change(name="Seaside")
    assert room.card.attachments == []
    assert "`1` **Alice**" in room.text
    studio.overloaded = False
    await room.change(name="Lakeside")
    assert len(room.card.attachments) == 1


async def test_a_picture_that_fails_to_draw_does_not_stop_the_message(
    room: Stage, studio: QuickStudio, caplog: pytest.LogCaptureFixture
) -> None:
    studio.fails = True
    await room.show(room.table(hand()))
    assert "`1` **Alice**" in room.text
    assert "RuntimeError" in caplog.text
    assert "Riverside" not in caplog.text, "the text of an error may name a card"
