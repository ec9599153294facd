"""The posts of a tournament: its post, chip counts and result, each posted, edited, found again and reposted."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.publishing.kept_post import AGE_MOST_MS
from bot.publishing.tournament.known_posts import CHAT_MOST, EVERY_MS
from bot.tables.ports import SeatLine
from bot.tables.saving import StoreError
from bot.tournaments.deciding import lifecycle
from bot.tournaments.messages import Register
from bot.tournaments.news import News
from bot.tournaments.ports import Schedule
from bot.tournaments.state import End
from bot.ui.discord.outbox import Outbox
from tests.harness.tables.altered import altered
from tests.harness.tournaments.field import MINUTE, SETTINGS, START
from tests.harness.ui.scenes import play, table
from tests.harness.ui.stage import Stage
from tests.harness.ui.tournament_posts import bodies, entered, seated, started
from tests.harness.ui.tournaments import Hall, NoNews, played_out, words

# The post


async def test_a_new_tournament_is_posted_and_the_id_of_its_post_is_saved(hall: Hall) -> None:
    await hall.show(entered())
    (card,) = hall.posts()
    assert "Alice, Bob, Carol" in words(card)
    assert {"message_id": card.id} in hall.books.saved
    assert bodies(hall)[-1]["allowed_mentions"] == {"parse": []}
    assert bodies(hall)[-1]["enforce_nonce"] is True


async def test_many_registrations_cause_few_edits_and_the_last_view_is_shown(hall: Hall) -> None:
    field = entered(1)
    await hall.show(field)
    hall.stage.did()
    for player in (2, 3, 4, 5, 6):
        field.ask(Register, player)
        await hall.show(field)
    assert hall.stage.did() == []
    await hall.pass_time(EVERY_MS["post"])
    assert hall.stage.did() == ["PATCH channels/messages"]
    assert "Entrants 6 of 64" in hall.texts()[0]


async def test_the_opening_of_check_in_is_shown_at_once(hall: Hall) -> None:
    field = entered(4)
    await hall.show(field)
    field.pass_time(START - 15 * MINUTE)
    hall.stage.did()
    await hall.show(field)
    assert "Check-in is open" in hall.texts()[0]


async def test_an_unchanged_post_is_not_edited(hall: Hall) -> None:
    field = entered()
    await hall.show(field)
    hall.stage.did()
    await hall.show(field)
    await hall.pass_time(MINUTE)
    assert hall.stage.did() == []


async def test_after_a_restart_the_same_post_is_edited(hall: Hall) -> None:
    field = entered(2)
    await hall.show(field)
    hall.restart()
    field.ask(Register, 3)
    await hall.show(field)
    (card,) = hall.posts()
    assert "Carol" in words(card)


async def test_a_deleted_post_is_reposted(hall: Hall) -> None:
    field = entered(2)
    await hall.show(field)
    (card,) = hall.posts()
    await hall.stage.client.http.delete_message(card.channel.id, card.id)
    field.ask(Register, 3)
    await hall.show(field)
    await hall.pass_time(EVERY_MS["post"])
    (anew,) = hall.posts()
    assert anew.id != card.id
    assert {"message_id": anew.id} in hall.books.saved


async def test_a_post_buried_by_chat_can_be_reposted_and_the_old_one_is_deleted(hall: Hall) -> None:
    view = await hall.show(entered())
    (before,) = hall.posts()
    hall.announcer.post_anew(view)
    await hall.stage.settle()
    (card,) = hall.posts()
    assert card.id != before.id
    assert {"message_id": card.id} in hall.books.saved


async def test_nothing_is_sent_before_the_client_is_connected(stage: Stage, simcord_env: simcord.Env) -> None:
    hall = Hall.build(stage, simcord_env)
    await hall.show(entered(), News("reminder_day"))
    assert hall.texts() == []
    hall.attach()
    await stage.settle()
    assert any("Entrants 3" in text for text in hall.texts())
    assert any("3 of 64 spots" in text for text in hall.texts())


async def test_a_channel_that_refuses_posts_is_logged_once_and_raises_nothing(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    hall.stage.env.inject_error(
        "POST", f"/channels/{hall.stage.channel.id}/messages", status=403, code=50013, times=None
    )
    field = entered(2)
    with caplog.at_level(logging.WARNING):
        await hall.show(field, News("reminder_day"))
        for player in (3, 4, 5):
            field.ask(Register, player)
            await hall.show(field, News("reminder_day"))
            await hall.pass_time(MINUTE)
    logged = [record.getMessage() for record in caplog.records if "tournament 4" in record.getMessage()]
    assert sorted(logged) == [
        "tournament 4: an announcement was lost: HTTP 403, Discord's code 50013",
        "tournament 4: its post cannot be shown: HTTP 403, Discord's code 50013",
    ]


async def test_a_post_is_tried_again_after_a_server_error(hall: Hall) -> None:
    hall.stage.env.inject_error("POST", f"/channels/{hall.stage.channel.id}/messages", status=500, code=0, times=5)
    await hall.show(entered())
    await hall.pass_time(MINUTE)
    assert len(hall.texts()) == 1


async def test_a_failure_that_returns_after_a_success_is_logged_again(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    field = entered(1)
    path = f"/channels/{hall.stage.channel.id}/messages*"
    for refused in ((), ("POST", "PATCH"), (), ("POST", "PATCH")):
        for method in refused:
            hall.stage.env.inject_error(method, path, status=403, code=50013, times=1)
        field.ask(Register, len(field.state.entrants) + 1)
        await hall.show(field, News("reminder_day"))
        await hall.pass_time(MINUTE)
    logged = [record.getMessage().partition(": HTTP")[0] for record in caplog.records]
    assert sorted(logged) == [
        *["tournament 4: an announcement was lost"] * 2,
        *["tournament 4: its post cannot be shown"] * 2,
    ]


async def test_news_is_kept_until_the_database_can_name_the_users_to_ping(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    deleted: list[str] = []

    async def delete_told(book: NoNews, tournament_id: int, news: Sequence[News]) -> None:
        deleted.extend(each.kind for each in news)

    async def failing(player_id: int) -> int:
        raise StoreError("disk is full")

    monkeypatch.setattr(NoNews, "delete_told", delete_told)
    field = entered()
    with monkeypatch.context() as patch:
        patch.setattr(hall.stage.directory, "user_id", failing)
        await hall.show(field, News("started"))
    assert deleted == []
    await hall.show(field, News("check_in_open"))
    assert deleted == ["check_in_open"]


async def test_a_stop_during_a_request_is_not_logged(
    hall: Hall, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def closing(**options: Any) -> bool:
        monkeypatch.setattr(Outbox, "is_closed", True)
        raise ConnectionResetError

    monkeypatch.setattr(hall.outbox, "send_slot", closing)
    await hall.show(entered(), News("reminder_day"))
    assert hall.outbox.is_closed
    assert [record for record in caplog.records if record.name.startswith("bot")] == []


async def test_posts_appear_even_if_their_ids_can_only_be_saved_later(hall: Hall) -> None:
    """Otherwise a restart would post everything twice."""
    hall.books.fails = True
    await hall.show(entered(9))
    await started(hall)
    assert (len(hall.posts()), hall.books.saved) == (2, [])
    hall.books.fails = False
    await hall.pass_time(MINUTE)
    post, board = hall.posts()
    (event,) = hall.stage.env.backend.get_guild(hall.stage.env.guild.id).scheduled_events.values()
    assert {key: found for ids in hall.books.saved for key, found in ids.items()} == {
        "message_id": post.id,
        "board_id": board.id,
        "event_id": event.id,
    }
    assert len(hall.books.saved) == 3


async def test_a_repost_requested_during_an_edit_is_made_after_the_edit(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    field = entered(2)
    await hall.show(field)
    (before,) = hall.posts()
    send_slot = hall.outbox.send_slot

    async def asked_meanwhile(**options: Any) -> bool:
        monkeypatch.undo()
        hall.announcer.post_anew(hall.view(field))
        return await send_slot(**options)

    field.ask(Register, 3)
    monkeypatch.setattr(hall.outbox, "send_slot", asked_meanwhile)
    await hall.show(field)
    await hall.pass_time(MINUTE)
    (post,) = hall.posts()
    assert post.id != before.id


# The chip counts and the result


async def test_the_chip_counts_are_below_the_post_which_links_to_them(hall: Hall) -> None:
    await started(hall)
    card, board = hall.posts()
    assert "9 players left · average 3,000" in words(board)
    assert f"/{board.id})" in words(card)
    assert {"board_id": board.id} in hall.books.saved


async def test_the_chip_counts_are_updated_even_without_news(hall: Hall) -> None:
    field = await started(hall)
    counts = tuple(replace(count, chips=count.player_id * 1000) for count in hall.view(field).counts)
    hall.tournaments.now = hall.view(field, counts=counts)
    hall.stage.did()
    await hall.pass_time(EVERY_MS["board"])
    assert "**1** Player 9 · 9,000" in hall.texts()[1].replace("The player", "Player 9")
    await hall.pass_time(EVERY_MS["board"] * 5)
    assert hall.stage.did() == ["PATCH channels/messages"]


async def test_a_running_hand_does_not_change_the_chip_counts(hall: Hall) -> None:
    field = await started(hall)
    lines = tuple(
        SeatLine(line.seat or 0, line.player_id, 2500, "playing", False, 3000) for line in hall.view(field).counts
    )
    hand = play({1: 400, 2: 300}, deck=tuple(range(52)))
    hall.tables[1] = altered(table(hand), table_id=1, seats=lines, hand_players=((1, 1), (2, 2)))
    counts = tuple(replace(count, chips=2500) for count in hall.view(field).counts)
    hall.tournaments.now = hall.view(field, counts=counts)
    await hall.pass_time(EVERY_MS["board"])
    assert hall.texts()[1].count("3,000") == 2
    assert hall.texts()[1].count("2,500") == 7


async def test_an_elimination_is_in_the_chip_counts_at_once(hall: Hall) -> None:
    field = await started(hall)
    field.do(lifecycle.close_late_registration)
    field.do(lambda draft: lifecycle.bust(draft, {9: 100}))
    await hall.show(field)
    assert "8 players left" in hall.texts()[1]


async def test_old_or_buried_chip_counts_are_reposted_at_the_end_of_the_channel(hall: Hall) -> None:
    field = await started(hall)
    board = hall.posts()[1]
    for at in range(CHAT_MOST):
        hall.announcer.note_message(hall.stage.channel.id, board.id + 1 + at)
    await hall.pass_time(EVERY_MS["board"])
    anew = hall.posts()[1]
    assert anew.id != board.id
    assert len(hall.texts()) == 2
    assert f"/{anew.id})" in hall.texts()[0]
    field.now = hall.stage.timer.now_ms()
    await hall.pass_time(AGE_MOST_MS + EVERY_MS["board"])
    assert hall.posts()[1].id not in (board.id, anew.id)


async def test_T5_3_the_result_is_a_new_post_in_place_of_the_chip_counts(hall: Hall) -> None:
    await started(hall)
    board = hall.posts()[1]
    hall.tables_at = ()
    hall.books.recurs = [
        Schedule(hall.stage.env.guild.id, 1, 1, SETTINGS, "2027-01-15T08:00", "UTC", "FREQ=WEEKLY", schedule_id=5)
    ]
    field = seated(played_out())
    field.new = replace(field.new, schedule_id=5)
    field.set(end=End(field.now, settled=True))
    await hall.show(field)
    card, result = hall.posts()
    assert result.id != board.id
    assert "123\N{NO-BREAK SPACE}hands" in words(result)
    assert "Next one: <t:1800604800:F>" in words(result)
    assert (
        f"[The result](https://discord.com/channels/{hall.stage.env.guild.id}/{card.channel.id}/{result.id})"
        in words(card)
    )


async def test_chip_counts_that_cannot_be_deleted_do_not_cause_a_second_result(hall: Hall) -> None:
    await started(hall)
    board = hall.posts()[1]
    place = f"/channels/{hall.stage.channel.id}/messages/{board.id}"
    hall.stage.env.inject_error("DELETE", place, status=500, code=0, times=None)
    hall.tables_at = ()
    await hall.show(seated(played_out()))
    await hall.pass_time(5 * MINUTE)
    assert sum("Friday: result" in text for text in hall.texts()) == 1


async def test_a_settled_tournament_leaves_no_timer_and_no_post_in_memory(hall: Hall) -> None:
    await started(hall)
    hall.tables_at = ()
    field = seated(played_out())
    field.set(end=End(field.now, settled=True))
    await hall.show(field)
    await hall.pass_time(MINUTE)
    assert hall.stage.timer.pending() == []
    assert hall.announcer._known_posts == {}


async def test_a_cancelled_tournament_says_why_in_its_post_and_lists_refunds_below(hall: Hall) -> None:
    field = await started(hall)
    field.said.clear()
    field.do(lambda draft: lifecycle.cancel(draft, {1: 100, 2: 300}, "fire"))
    await hall.show(field, *field.said)
    texts = hall.texts()
    assert "Reason: fire" in texts[0]
    assert any("Bob got 563 back" in text for text in texts)
    assert "**Friday** is canceled. Reason: fire" in texts
