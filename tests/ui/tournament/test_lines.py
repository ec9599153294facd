"""Announcements of a tournament: their words, their channels, and the players they ping."""

from dataclasses import replace

import pytest

from bot.tournaments.deciding import lifecycle
from bot.tournaments.messages import CheckIn
from bot.tournaments.news import News
from tests.harness.tournaments.field import MINUTE, SETTINGS, START, running
from tests.harness.ui.tournament_posts import called, entered, seated, started
from tests.harness.ui.tournaments import Hall, words


async def test_T1_4_the_check_in_reminder_pings_only_players_who_have_yet_to_check_in(hall: Hall) -> None:
    field = entered(3)
    field.pass_time(START - 15 * MINUTE)
    field.ask(CheckIn, 2)
    await hall.show(field, News("check_in_open"))
    alice, _, carol = (str(actor.id) for actor in hall.stage.people.values())
    assert [users for users in called(hall) if users] == [[alice, carol]]
    (reminder,) = (text for text in hall.texts() if "Check in now" in text)
    assert f"Check in now to keep your spot: <@{alice}> <@{carol}>" in reminder, "a spot may be one on the waiting list"


async def test_the_reminder_on_the_day_before_pings_nobody(hall: Hall) -> None:
    await hall.show(entered(), News("reminder_day"))
    assert all(not users for users in called(hall))


async def test_the_start_pings_each_tables_players_in_its_thread_and_lists_all_in_the_channel(hall: Hall) -> None:
    field = running(3, replace(SETTINGS, entrants_least=3))
    await hall.open_tables(field)
    await hall.show(seated(field), News("started"))
    alice, bob, carol = (actor.id for actor in hall.stage.people.values())
    assert f"<@{bob}>" in "".join(hall.texts(hall.thread(1)))
    assert f"`1` <@{alice}>\n`2` <@{carol}>" in "".join(hall.texts(hall.thread(2)))
    (listed,) = (text for text in hall.texts() if "has started" in text)
    assert f"<#{hall.thread(1).id}>\n-# `1` Bob" in listed
    assert sorted(users for users in called(hall) if users) == sorted([[str(bob)], [str(alice), str(carol)]])


async def test_a_new_level_is_announced_at_every_table(hall: Hall) -> None:
    field = await started(hall)
    await hall.show(field, News("level"))
    for table_id in (1, 2):
        assert hall.texts(hall.thread(table_id)) == [
            "⬆️ **Level 1** from the next hand, for about 7 minutes: 100/200, ante 20, bring-in 30"
        ]
    assert not any("from the next hand" in text for text in hall.texts())


async def test_T2_2_a_moved_player_is_pinged_at_the_new_table_and_announced_at_the_old_one(hall: Hall) -> None:
    field = await started(hall)
    entrant = replace(field.entrant(1), arrives_until_ms=field.now + 30_000)
    field.state = field.state.with_entrant(entrant)
    counts = tuple(replace(c, table_id=1, seat=6) if c.player_id == 1 else c for c in hall.view(field).counts)
    await hall.show(field, News("moved", 1, 1), counts=counts)
    alice = hall.stage.people["Alice"].id
    (there,) = hall.texts(hall.thread(1))
    until = f"<t:{-(-(field.now + 30_000) // 1000)}:T>"
    assert there.startswith(
        f"<@{alice}>, you've been moved here, to seat 6. The table waits for you until {until}, then"
    )
    assert ":R>" not in there, "nobody updates the message, and a countdown below zero makes no sense"
    assert hall.texts(hall.thread(2)) == [f"Alice moves to <#{hall.thread(1).id}>."]
    added = [entry.path for entry in hall.stage.env.http_requests if "thread-members" in entry.path]
    assert added == [f"/channels/{hall.thread(1).id}/thread-members/{alice}"]
    assert called(hall)[-1] == [str(alice)]


async def test_T2_2_a_moved_player_gets_no_button_if_the_new_table_is_not_waiting_for_them(hall: Hall) -> None:
    field = await started(hall)
    await hall.show(field, News("moved", 1, 1))
    (there,) = hall.posts(hall.thread(1))
    alice = hall.stage.people["Alice"].id
    assert words(there) == f"<@{alice}>, you've been moved here, to seat 1."
    assert "lb:e:4:here" not in str(there.components)


@pytest.mark.parametrize("news", [News("moved", 1, 99), News("table_broken", table_id=99), News("rebuy_offered", 1)])
async def test_news_that_is_out_of_date_is_not_announced(hall: Hall, news: News) -> None:
    """Check a seat at a table that is gone, a table that nobody knows, and an offer that has expired."""
    field = await started(hall)
    before = len(hall.texts())
    await hall.show(field, news)
    assert len(hall.texts()) == before
    assert not any(hall.texts(hall.thread(table_id)) for table_id in (1, 2))


async def test_the_break_with_an_add_on_offers_it_at_every_table_and_in_the_channel(hall: Hall) -> None:
    field = running(9, replace(SETTINGS, add_on=True))
    await hall.open_tables(field)
    field.set_play(break_until_ms=field.now + 5 * MINUTE)
    field.set_level(number=SETTINGS.late_until(field.state.begun.ladder) + 1)
    await hall.show(seated(field), News("break"))
    for place in (None, hall.thread(1), hall.thread(2)):
        newest = next(message for message in hall.posts(place) if words(message).startswith("☕ Break"))
        assert "everyone can take an add-on: 3,000 more for 100." in words(newest)
        assert "lb:e:4:addon" in str(newest.components)


async def test_a_long_announcement_of_the_start_is_split_and_names_everybody(hall: Hall) -> None:
    field = running(320, replace(SETTINGS, entrants_most=400))
    await hall.open_tables(field)
    before = len(hall.texts())
    await hall.show(seated(field), News("started"))
    texts = [text for text in hall.texts()[before:] if "` " in text]
    assert len(texts) >= 2
    names = "\n".join(texts)
    assert all(f"<#{hall.thread(table_id).id}>" in names for table_id in (1, 2))
    assert names.count("` ") == 320


async def test_the_thread_of_a_broken_table_is_named_even_if_the_view_no_longer_has_the_table(hall: Hall) -> None:
    field = await started(hall)
    gone = hall.thread(2).id
    hall.tables_at = hall.tables_at[:1]
    await hall.show(field, News("table_broken", table_id=2))
    assert f"<#{gone}> breaks, and its players have been moved. 1 table is left." in hall.texts()


async def test_players_eliminated_in_one_hand_share_a_message(hall: Hall) -> None:
    field = await started(hall)
    before = len(hall.texts())
    outs = (News("knocked_out", 3, place=9), News("knocked_out", 2, place=8, amount=180))
    await hall.show(field, *outs)
    assert hall.texts()[before:] == ["**Carol** finishes 9th.\n**Bob** finishes 8th for 180."]


async def test_a_rebuy_is_offered_to_the_player_at_their_table_with_a_button(hall: Hall) -> None:
    field = running(4, replace(SETTINGS, rebuys=1))
    await hall.open_tables(field)
    await hall.show(seated(field))
    field.do(lambda draft: lifecycle.bust(draft, {1: 100}))
    await hall.show(field, News("rebuy_offered", 1))
    (offer,) = hall.posts(hall.thread(2))
    assert f"<@{hall.stage.people['Alice'].id}>, you're out of chips. You can get 3,000 more for 100" in words(offer)
    assert "lb:e:4:again" in str(offer.components)


async def test_a_free_rebuy_is_offered_without_a_price(hall: Hall) -> None:
    field = running(4, replace(SETTINGS, rebuys=1, add_on=True, buy_in=0))
    await hall.open_tables(field)
    await hall.show(seated(field))
    field.do(lambda draft: lifecycle.bust(draft, {1: 100}))
    await hall.show(field, News("rebuy_offered", 1))
    assert "You can get 3,000 more for free. You have until" in words(hall.posts(hall.thread(2))[0])


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("break", "☕ Break"),
        ("break_over", "The break is over."),
        ("bubble", "On the bubble: 9 left"),
        ("hand_for_hand", "Hand for hand from now on"),
        ("in_the_money", "All 9 players left are in the money."),
        ("final_table", "Final table: 9 left."),
        ("overrun", "Once it's 10 minutes past the target, each level"),
        ("paused", "A moderator paused **Friday**. The level clock is stopped. Reason: fire"),
        ("resumed", "**Friday** is back on. Reason: fire"),
    ],
)
async def test_news_for_everyone_is_announced_at_every_table_and_in_the_channel(
    hall: Hall, kind: str, expected: str
) -> None:
    field = await started(hall)
    await hall.show(field, News(kind, text="fire"))  # type: ignore[arg-type]  # one of its kinds
    for place in (None, hall.thread(1), hall.thread(2)):
        assert any(expected in text for text in hall.texts(place))


@pytest.mark.parametrize(
    ("news", "expected"),
    [
        (
            News("late_over"),
            "Late registration is over: 9 entrants are playing for 900.\n**Payouts:** 1st\N{NO-BREAK SPACE}450",
        ),
        (News("bought_again", 1), "**Alice** is back with a new stack."),
        (News("refunded", 1, amount=100), "**Alice** didn't check in and got 100 back."),
        (News("removed", 1, text="*rude*"), "removed **Alice** from the tournament. Reason: \\*rude\\*"),
    ],
)
async def test_news_about_one_player_is_announced_in_the_channel(hall: Hall, news: News, expected: str) -> None:
    field = await started(hall)
    field.do(lifecycle.close_late_registration)
    await hall.show(field, news)
    assert any(expected in text for text in hall.texts())


async def test_a_free_tournament_announces_no_prize_pool_and_no_refund(hall: Hall) -> None:
    field = running(9, replace(SETTINGS, buy_in=0))
    await hall.open_tables(field)
    await hall.show(seated(field))
    field.do(lifecycle.close_late_registration)
    await hall.show(field, News("late_over"), News("refunded", 1, amount=0))
    late, refunded = (
        "Late registration is over: 9 entrants are playing.",
        "**Alice** didn't check in and isn't playing.",
    )
    assert f"{late}\n{refunded}" in hall.texts()


async def test_a_player_who_moves_up_from_the_waiting_list_gets_a_button_to_check_in(hall: Hall) -> None:
    field = entered(3)
    field.pass_time(START - 15 * MINUTE)
    await hall.show(field, News("moved_up", 3))
    newest = next(message for message in hall.posts() if "moved up" in words(message))
    assert "lb:e:4:checkin" in str(newest.components)


async def test_the_winner_is_announced_at_the_last_table(hall: Hall) -> None:
    field = await started(hall, tables=1)
    await hall.show(field, News("finished", 1, place=1, amount=900))
    assert hall.texts(hall.thread(1)) == [f"🏆 **Alice** wins Friday. See the result in <#{hall.stage.channel.id}>."]
