import logging
from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord

from bot.tables.ports import SeatLine
from bot.tournaments import course
from bot.tournaments.messages import CheckIn, Register
from bot.tournaments.ports import Happening, Schedule, VenueError, VenueGone
from bot.ui.tournament_desk import AGE_MOST_MS, CHAT_MOST, EVERY_MS
from tests.tournaments.field import HOUR, MINUTE, SETTINGS, START, Field, running
from tests.ui.scenes import play, table
from tests.ui.stage import Stage
from tests.ui.tournaments import Hall, played_out, words


@pytest.fixture
async def hall(stage: Stage, simcord_env: simcord.Env) -> Hall:
    hall = Hall.build(stage, simcord_env)
    hall.attach()
    await stage.settle()
    stage.requests()
    return hall


def entered(players: int = 3) -> Field:
    field = Field()
    for player in range(1, players + 1):
        field.ask(Register, player)
    return field


def seated(field: Field) -> Field:
    field.set(told=("seated",))
    return field


def bodies(hall: Hall, kind: str = "/messages") -> list[Any]:
    """Of all messages sent so far."""
    return [
        entry.json for entry in hall.stage.env.http_requests if entry.method == "POST" and entry.path.endswith(kind)
    ]


def called(hall: Hall) -> list[list[str]]:
    """The users each message may call."""
    return [[str(user) for user in body["allowed_mentions"].get("users", [])] for body in bodies(hall)]


# The card


async def test_a_new_tournament_gets_a_card_and_its_place_is_saved(hall: Hall) -> None:
    await hall.show(entered())
    (card,) = hall.posts()
    assert "Alice, Bob, Carol" in words(card)
    assert {"message_id": card.id} in hall.books.saved
    assert bodies(hall)[-1]["allowed_mentions"] == {"parse": []}
    assert bodies(hall)[-1]["enforce_nonce"] is True


async def test_many_registrations_are_few_edits_and_the_last_view_wins(hall: Hall) -> None:
    field = entered(1)
    await hall.show(field)
    hall.stage.did()
    for player in (2, 3, 4, 5, 6):
        field.ask(Register, player)
        await hall.show(field)
    assert hall.stage.did() == []
    await hall.pass_time(EVERY_MS["card"])
    assert hall.stage.did() == ["PATCH channels/messages"]
    assert "Entrants 6 of 64" in hall.texts()[0]


async def test_what_people_wait_for_is_shown_at_once(hall: Hall) -> None:
    field = entered(4)
    await hall.show(field)
    field.pass_time(START - 15 * MINUTE)
    hall.stage.did()
    await hall.show(field)
    assert "Check-in is open" in hall.texts()[0]


async def test_a_card_that_is_unchanged_is_not_edited(hall: Hall) -> None:
    field = entered()
    await hall.show(field)
    hall.stage.did()
    await hall.show(field)
    await hall.pass_time(MINUTE)
    assert hall.stage.did() == []


async def test_after_a_restart_the_same_card_is_edited(hall: Hall) -> None:
    field = entered(2)
    await hall.show(field)
    hall.restart()
    field.ask(Register, 3)
    await hall.show(field)
    (card,) = hall.posts()
    assert "Carol" in words(card)


async def test_a_card_that_is_gone_is_posted_anew(hall: Hall) -> None:
    field = entered(2)
    await hall.show(field)
    (card,) = hall.posts()
    await hall.stage.client.http.delete_message(card.channel.id, card.id)
    field.ask(Register, 3)
    await hall.show(field)
    await hall.pass_time(EVERY_MS["card"])
    (anew,) = hall.posts()
    assert anew.id != card.id
    assert {"message_id": anew.id} in hall.books.saved


async def test_a_card_that_chat_has_buried_can_be_posted_anew_and_the_old_one_goes(hall: Hall) -> None:
    view = await hall.show(entered())
    (before,) = hall.posts()
    hall.announcer.post_anew(view)
    await hall.stage.settle()
    (card,) = hall.posts()
    assert card.id != before.id
    assert {"message_id": card.id} in hall.books.saved


async def test_nothing_is_sent_before_the_client_is_there(stage: Stage, simcord_env: simcord.Env) -> None:
    hall = Hall.build(stage, simcord_env)
    await hall.show(entered(), Happening("reminder_day"))
    assert hall.texts() == []
    hall.attach()
    await stage.settle()
    assert any("Entrants 3" in text for text in hall.texts())
    assert any("3 of 64 places" in text for text in hall.texts())


async def test_a_channel_that_refuses_is_complained_about_once_and_raises_nothing(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    hall.stage.env.inject_error(
        "POST", f"/channels/{hall.stage.channel.id}/messages", status=403, code=50013, times=None
    )
    field = entered(2)
    with caplog.at_level(logging.WARNING):
        await hall.show(field, Happening("reminder_day"))
        for player in (3, 4, 5):
            field.ask(Register, player)
            await hall.show(field, Happening("reminder_day"))
            await hall.pass_time(MINUTE)
    told = [record.getMessage() for record in caplog.records if "tournament 4" in record.getMessage()]
    assert sorted(told) == [
        "tournament 4: an announcement was lost: HTTP 403, Discord's code 50013",
        "tournament 4: its card cannot be shown: HTTP 403, Discord's code 50013",
    ]


async def test_a_failure_of_discords_passes_and_is_tried_again(hall: Hall) -> None:
    hall.stage.env.inject_error("POST", f"/channels/{hall.stage.channel.id}/messages", status=500, code=0, times=5)
    await hall.show(entered())
    await hall.pass_time(MINUTE)
    assert len(hall.texts()) == 1


async def test_the_place_of_a_card_that_cannot_be_saved_stops_nothing(hall: Hall) -> None:
    hall.books.fails = True
    await hall.show(entered())
    assert len(hall.texts()) == 1


# The chip counts and the result


async def started(hall: Hall, players: int = 9, tables: int = 2) -> Field:
    field = running(players)
    await hall.open_tables(field, tables)
    await hall.show(seated(field))
    return field


async def test_the_chip_counts_stand_below_the_card_which_leads_to_them(hall: Hall) -> None:
    await started(hall)
    card, board = hall.posts()
    assert "9 players left · average 3,000" in words(board)
    assert f"/{board.id})" in words(card)
    assert {"board_id": board.id} in hall.books.saved


async def test_the_chip_counts_follow_the_hands_though_nothing_else_happens(hall: Hall) -> None:
    field = await started(hall)
    counts = tuple(replace(count, chips=count.player_id * 1000) for count in hall.view(field).counts)
    hall.tournaments.now = hall.view(field, counts=counts)
    hall.stage.did()
    await hall.pass_time(EVERY_MS["board"])
    assert "**1** Player 9 · 9,000" in hall.texts()[1].replace("The player", "Player 9")
    await hall.pass_time(EVERY_MS["board"] * 5)
    assert hall.stage.did() == ["PATCH channels/messages"]


async def test_a_running_hand_leaves_the_chip_counts_alone(hall: Hall) -> None:
    field = await started(hall)
    lines = tuple(SeatLine(line.seat, line.player_id, 2500, "playing", False, 3000) for line in hall.view(field).counts)  # type: ignore[arg-type]
    hand = play({1: 400, 2: 300}, deck=tuple(range(52)))
    hall.tables[1] = replace(table(hand), table_id=1, seats=lines, hand_players=((1, 1), (2, 2)))
    counts = tuple(replace(count, chips=2500) for count in hall.view(field).counts)
    hall.tournaments.now = hall.view(field, counts=counts)
    await hall.pass_time(EVERY_MS["board"])
    assert hall.texts()[1].count("3,000") == 2
    assert hall.texts()[1].count("2,500") == 7


async def test_a_bust_is_on_the_board_at_once(hall: Hall) -> None:
    field = await started(hall)
    field.do(course.close_late_registration)
    field.do(lambda draft: course.bust(draft, {9: 100}))
    await hall.show(field)
    assert "8 players left" in hall.texts()[1]


async def test_an_old_or_buried_board_is_posted_anew_at_the_end_of_the_channel(hall: Hall) -> None:
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


async def test_T5_3_the_result_takes_the_boards_place_as_a_new_post(hall: Hall) -> None:
    await started(hall)
    board = hall.posts()[1]
    hall.tables_at = ()
    hall.books.recurs = [
        Schedule(hall.stage.env.guild.id, 1, 1, SETTINGS, "2027-01-15T08:00", "UTC", "FREQ=WEEKLY", 60, 5)
    ]
    field = seated(played_out())
    field.new = replace(field.new, schedule_id=5)
    field.set(settled=True)
    await hall.show(field)
    card, result = hall.posts()
    assert result.id != board.id
    assert "123 hands" in words(result)
    assert "Next one: <t:1800604800:F>" in words(result)
    assert (
        f"[The result](https://discord.com/channels/{hall.stage.env.guild.id}/{card.channel.id}/{result.id})"
        in words(card)
    )


async def test_a_board_that_cannot_be_deleted_does_not_make_the_result_come_twice(hall: Hall) -> None:
    await started(hall)
    board = hall.posts()[1]
    place = f"/channels/{hall.stage.channel.id}/messages/{board.id}"
    hall.stage.env.inject_error("DELETE", place, status=500, code=0, times=None)
    hall.tables_at = ()
    await hall.show(seated(played_out()))
    await hall.pass_time(5 * MINUTE)
    assert sum("Friday: result" in text for text in hall.texts()) == 1


async def test_a_settled_tournament_leaves_no_timer_and_no_task(hall: Hall) -> None:
    await started(hall)
    hall.tables_at = ()
    field = seated(played_out())
    field.set(settled=True)
    await hall.show(field)
    await hall.pass_time(MINUTE)
    assert hall.stage.timer.pending() == []
    assert hall.announcer._desks == {}


async def test_a_stopped_announcer_leaves_no_timer_and_says_nothing_more(hall: Hall) -> None:
    field = await started(hall)
    hall.announcer.stop()
    assert hall.stage.timer.pending() == []
    hall.stage.did()
    await hall.show(field, Happening("level"))
    assert hall.stage.did() == []


async def test_a_cancelled_tournament_says_why_on_its_card_and_lists_refunds_below(hall: Hall) -> None:
    field = await started(hall)
    field.said.clear()
    field.do(lambda draft: course.cancel(draft, {1: 100, 2: 300}, "fire"))
    await hall.show(field, *field.said)
    texts = hall.texts()
    assert "Reason: fire" in texts[0]
    assert any("Bob got 563 back" in text for text in texts)
    assert "**Friday** is cancelled. Reason: fire" in texts


# Announcements


async def test_T1_4_a_reminder_calls_those_who_have_yet_to_check_in_and_nobody_else(hall: Hall) -> None:
    field = entered(3)
    field.pass_time(START - 15 * MINUTE)
    field.ask(CheckIn, 2)
    await hall.show(field, Happening("check_in_open"))
    alice, _, carol = (str(actor.id) for actor in hall.stage.people.values())
    assert [users for users in called(hall) if users] == [[alice, carol]]
    (reminder,) = (text for text in hall.texts() if "Check in now" in text)
    assert f"<@{alice}> <@{carol}>" in reminder


async def test_the_reminder_of_the_day_before_calls_nobody(hall: Hall) -> None:
    await hall.show(entered(), Happening("reminder_day"))
    assert all(not users for users in called(hall))


async def test_the_start_calls_each_tables_players_in_its_thread_and_lists_all_in_the_channel(hall: Hall) -> None:
    field = running(3, replace(SETTINGS, entrants_least=3))
    await hall.open_tables(field)
    await hall.show(seated(field), Happening("started"))
    alice, bob, carol = (actor.id for actor in hall.stage.people.values())
    assert f"<@{bob}>" in "".join(hall.texts(hall.thread(1)))
    assert f"`1` <@{alice}>\n`2` <@{carol}>" in "".join(hall.texts(hall.thread(2)))
    (listed,) = (text for text in hall.texts() if "has begun" in text)
    assert f"<#{hall.thread(1).id}>\n-# `1` Bob" in listed
    assert sorted(users for users in called(hall) if users) == sorted([[str(bob)], [str(alice), str(carol)]])


async def test_a_new_level_is_told_at_every_table(hall: Hall) -> None:
    field = await started(hall)
    await hall.show(field, Happening("level"))
    for table_id in (1, 2):
        assert hall.texts(hall.thread(table_id)) == ["⬆️ **Level 1** from the next hand: 100/200, ante 20, bring-in 30"]
    assert not any("from the next hand" in text for text in hall.texts())


async def test_T2_2_a_moved_player_is_added_and_called_at_the_new_table_with_a_line_at_the_old(hall: Hall) -> None:
    field = await started(hall)
    entrant = replace(field.entrant(1), arrives_until_ms=field.now + 30_000)
    field.state = field.state.with_entrant(entrant)
    counts = tuple(replace(c, table_id=1, seat=6) if c.player_id == 1 else c for c in hall.view(field).counts)
    await hall.show(field, Happening("moved", 1, 1), counts=counts)
    alice = hall.stage.people["Alice"].id
    (there,) = hall.texts(hall.thread(1))
    assert f"<@{alice}>, your seat is here: seat 6. The table waits for you until <t:" in there
    assert hall.texts(hall.thread(2)) == [f"Alice moves to <#{hall.thread(1).id}>."]
    added = [entry.path for entry in hall.stage.env.http_requests if "thread-members" in entry.path]
    assert added == [f"/channels/{hall.thread(1).id}/thread-members/{alice}"]
    assert called(hall)[-1] == [str(alice)]


async def test_a_broken_tables_thread_is_still_named_though_the_view_has_forgotten_it(hall: Hall) -> None:
    field = await started(hall)
    gone = hall.thread(2).id
    hall.tables_at = hall.tables_at[:1]
    await hall.show(field, Happening("table_broken", table_id=2))
    assert f"<#{gone}> is broken up, its players have new seats. 1 table is left." in hall.texts()


async def test_busts_of_one_hand_are_one_message(hall: Hall) -> None:
    field = await started(hall)
    before = len(hall.texts())
    outs = (Happening("knocked_out", 3, place=9), Happening("knocked_out", 2, place=8, amount=180))
    await hall.show(field, *outs)
    assert hall.texts()[before:] == ["**Carol** is out in 9th place.\n**Bob** is out in 8th place and wins 180."]


async def test_a_rebuy_is_offered_at_his_table_by_name_with_a_button(hall: Hall) -> None:
    field = running(4, replace(SETTINGS, rebuys=1))
    await hall.open_tables(field)
    await hall.show(seated(field))
    field.do(lambda draft: course.bust(draft, {1: 100}))
    await hall.show(field, Happening("rebuy_offered", 1))
    (offer,) = hall.posts(hall.thread(2))
    assert f"<@{hall.stage.people['Alice'].id}>, you are out of chips. 3,000 more cost 100" in words(offer)
    assert "lb:e:4:again" in str(offer.components)


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("break", "☕ Break"),
        ("break_over", "The break is over."),
        ("bubble", "The bubble: 9 are left"),
        ("hand_for_hand", "Hand for hand from now on"),
        ("in_the_money", "All 9 who are left are in the money."),
        ("final_table", "The final table: 9 are left."),
        ("overrun", "a level lasts two hands"),
        ("paused", "A moderator has paused **Friday**. The level's clock stands still. Reason: fire"),
        ("resumed", "**Friday** goes on. Reason: fire"),
    ],
)
async def test_what_concerns_all_is_told_at_every_table_and_in_the_channel(
    hall: Hall, kind: str, expected: str
) -> None:
    field = await started(hall)
    await hall.show(field, Happening(kind, text="fire"))  # type: ignore[arg-type]
    for place in (None, hall.thread(1), hall.thread(2)):
        assert any(expected in text for text in hall.texts(place))


@pytest.mark.parametrize(
    ("happening", "expected"),
    [
        (Happening("late_over"), "Late registration is over: 9 entrants play for 900.\n**Prizes:** 1st 450"),
        (Happening("bought_again", 1), "**Alice** is back with a new stack."),
        (Happening("refunded", 1, amount=100), "**Alice** had not checked in and got 100 back."),
        (Happening("removed", 1, text="*rude*"), "taken **Alice** out of the tournament. Reason: \\*rude\\*"),
    ],
)
async def test_what_becomes_of_one_is_told_in_the_channel(hall: Hall, happening: Happening, expected: str) -> None:
    field = await started(hall)
    field.do(course.close_late_registration)
    await hall.show(field, happening)
    assert any(expected in text for text in hall.texts())


async def test_who_moves_up_is_called_and_can_check_in(hall: Hall) -> None:
    field = entered(3)
    field.pass_time(START - 15 * MINUTE)
    await hall.show(field, Happening("moved_up", 3))
    newest = next(message for message in hall.posts() if "moved up" in words(message))
    assert "lb:e:4:checkin" in str(newest.components)


async def test_the_winner_is_told_at_the_last_table(hall: Hall) -> None:
    field = await started(hall, tables=1)
    await hall.show(field, Happening("finished", 1, place=1, amount=900))
    assert hall.texts(hall.thread(1)) == [f"🏆 **Alice** wins Friday. The result is in <#{hall.stage.channel.id}>."]


# Threads


async def test_T2_2_each_table_gets_a_public_thread_named_after_the_tournament(hall: Hall) -> None:
    await hall.open_tables(running(4))
    assert [thread.name for thread in hall.stage.channel.threads] == ["Friday 1", "Friday 2"]
    body = bodies(hall, "/threads")[0]
    assert body["type"] == discord.ChannelType.public_thread.value


async def test_where_discord_refuses_a_thread_the_venue_says_so(hall: Hall) -> None:
    hall.stage.env.inject_error(
        "POST", f"/channels/{hall.stage.channel.id}/threads", status=403, code=50013, times=None
    )
    with pytest.raises(VenueGone, match="HTTP 403"):
        await hall.open_tables(running(4))
    elsewhere = replace(hall.view(running(4)), new=replace(running(4).new, channel_id=1))
    with pytest.raises(VenueGone, match="not there"):
        await hall.venue.table_place(elsewhere, 1)


async def test_where_discord_fails_it_may_be_tried_again(hall: Hall) -> None:
    hall.stage.env.inject_error("POST", f"/channels/{hall.stage.channel.id}/threads", status=500, code=0, times=None)
    with pytest.raises(VenueError) as caught:
        await hall.open_tables(running(4))
    assert not isinstance(caught.value, VenueGone)


async def test_a_server_that_is_out_of_service_may_come_back(hall: Hall) -> None:
    guild = hall.stage.client.get_guild(hall.stage.env.guild.id)
    assert guild is not None
    guild.unavailable = True
    with pytest.raises(VenueError, match="not there yet") as caught:
        await hall.open_tables(running(4))
    assert not isinstance(caught.value, VenueGone)


# Discord's scheduled event


def events(hall: Hall) -> list[discord.ScheduledEvent]:
    return list(hall.stage.env.backend.get_guild(hall.stage.env.guild.id).scheduled_events.values())  # type: ignore[arg-type]


async def test_T1_2_a_tournament_gets_an_external_event_from_registration_to_its_target_length(hall: Hall) -> None:
    await hall.show(entered())
    (body,) = bodies(hall, "/scheduled-events")
    assert body["name"] == "Friday"
    assert body["entity_type"] == 3
    assert body["scheduled_start_time"] == "2027-01-15T08:00:00+00:00"
    assert body["scheduled_end_time"] == "2027-01-15T09:00:00+00:00"
    assert body["entity_metadata"] == {"location": "#razz"}
    (event,) = events(hall)
    assert {"event_id": event.id} in hall.books.saved


async def test_before_registration_opens_there_is_no_event(hall: Hall) -> None:
    field = Field()
    field.set(phase="scheduled")
    await hall.show(field)
    assert events(hall) == []


async def test_the_event_moves_with_the_start_and_follows_the_tournament(hall: Hall) -> None:
    field = entered(9)
    await hall.show(field)
    field.set(start_ms=START + HOUR)
    await hall.show(field)
    (event,) = events(hall)
    assert str(event.scheduled_start_time).startswith("2027-01-15T09:00:00")  # type: ignore[attr-defined]
    await hall.show(seated(running()))
    assert events(hall)[0].status == 2  # type: ignore[comparison-overlap]
    hall.restart()
    await hall.show(seated(played_out()))
    assert events(hall)[0].status == 3  # type: ignore[comparison-overlap]


async def test_a_cancelled_tournaments_event_is_cancelled(hall: Hall) -> None:
    field = entered(2)
    await hall.show(field)
    field.pass_time(START)
    await hall.show(field)
    assert events(hall)[0].status == 4  # type: ignore[comparison-overlap]


async def test_an_event_that_a_moderator_deleted_stays_away(hall: Hall) -> None:
    field = entered(4)
    await hall.show(field)
    hall.stage.env.backend.delete_scheduled_event(hall.stage.env.guild.id, events(hall)[0].id)
    field.set(start_ms=START + HOUR)
    await hall.show(field)
    assert events(hall) == []


async def test_without_the_permission_there_is_no_event_and_no_fuss(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(discord.Member, "guild_permissions", discord.Permissions.none())
    field = entered(2)
    with caplog.at_level(logging.INFO):
        await hall.show(field)
        field.ask(Register, 3)
        await hall.show(field)
        await hall.pass_time(MINUTE)
    assert events(hall) == []
    assert sum("no scheduled events" in record.getMessage() for record in caplog.records) == 1
