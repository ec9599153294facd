"""A table's message, thread, channel or server is deleted, and no player loses chips."""

from tests.harness.faults.live_bot import GRANT_CHIPS, LiveBot
from tests.harness.local_discord.world import Json


async def test_a_deleted_table_message_is_posted_again(live: LiveBot) -> None:
    old = live.card
    live.local.world.delete_message(old)
    await live.local.gateway.tell_news()
    await live.play_blind()
    await live.until(lambda: live.card["id"] != old["id"])
    await live.play()
    assert live.logged() == []


async def check_everybody_is_paid_out(live: LiveBot) -> None:
    """Wait until the hand is voided, everybody has all chips back and has been notified by direct message."""
    await live.until(lambda: live.view is None)
    assert [await live.wallet(person) for person in live.people] == [GRANT_CHIPS] * len(live.people)
    await live.until(lambda: all("Hand 1 was voided" in told(live, person) for person in live.people))


def told(live: LiveBot, person: Json) -> str:
    """Return all direct messages to the player; one with cards may have been in transit."""
    channel, messages = live.local.world.dms.get(person["id"]), live.local.world.messages.values()
    return "\n".join(str(one["content"]) for one in messages if one["channel_id"] == channel)


async def test_deleting_a_tables_thread_pays_everybody_out(live: LiveBot) -> None:
    await live.play_blind()
    live.local.world.delete_channel(live.thread)
    await live.local.gateway.tell_news()
    await check_everybody_is_paid_out(live)


async def test_deleting_a_tables_channel_pays_everybody_out(live: LiveBot) -> None:
    live.local.world.delete_channel(live.local.world.lobby)
    await live.local.gateway.tell_news()
    await check_everybody_is_paid_out(live)


async def test_deleting_the_channel_of_an_archived_table_thread_pays_everybody_out(live: LiveBot) -> None:
    """The library has forgotten an archived thread, and Discord reports only the deleted channel."""
    live.thread["thread_metadata"]["archived"] = True
    live.local.world.news.append(("THREAD_UPDATE", live.thread))
    live.local.world.delete_channel(live.local.world.lobby)
    await live.local.gateway.tell_news()
    await check_everybody_is_paid_out(live)


async def test_a_thread_deleted_without_an_event_is_noticed_at_the_next_table_message(live: LiveBot) -> None:
    live.local.world.delete_channel(live.thread)
    live.local.world.news.clear()
    await live.play_blind()
    await check_everybody_is_paid_out(live)


async def test_nothing_more_is_sent_to_a_server_that_removed_the_bot(live: LiveBot) -> None:
    live.local.world.delete_guild()
    await live.local.gateway.tell_news()
    await live.play_blind(to_the_end=True)
    assert len(live.logged()) <= 1


async def test_removing_the_bot_from_a_server_voids_the_hand_and_pays_everybody_out(live: LiveBot) -> None:
    live.local.world.delete_guild()
    await live.local.gateway.tell_news()
    await check_everybody_is_paid_out(live)


async def test_the_bots_removal_without_an_event_is_noticed_at_the_next_table_message(live: LiveBot) -> None:
    """The bot starts and finds the server missing."""
    live.local.world.servers[live.local.world.guild_id].has_bot = False
    live.client._connection._guilds.clear()
    await live.play_blind()
    await check_everybody_is_paid_out(live)


async def test_a_server_with_an_outage_keeps_its_tables(live: LiveBot) -> None:
    world = live.local.world
    world.news.append(("GUILD_DELETE", {"id": world.guild_id, "unavailable": True}))
    await live.local.gateway.tell_news()
    await live.play(hands=1)
    assert live.view is not None
    assert not live.view.course.closes_after_hand


async def test_a_member_who_leaves_the_server_in_a_hand_is_cashed_out_and_the_others_play_on(live: LiveBot) -> None:
    leaver = live.people[0]
    live.local.world.leave(leaver)
    await live.local.all_told()
    del live.crowd._by_name[leaver["global_name"]]
    await live.play_until(lambda: live.view is not None and len(live.view.seats) < len(live.people))
    await live.play()
    assert live.logged() == []


async def test_play_continues_in_a_thread_that_has_archived_itself(live: LiveBot) -> None:
    """Nobody has written there for long enough. Discord refuses edits, and a new message reopens the thread."""
    before, minutes = await live.turn(), live.thread["thread_metadata"]["auto_archive_duration"]
    await live.local.let_pass(minutes - 1)
    assert not live.thread["thread_metadata"]["archived"]
    await live.local.let_pass(1)
    assert live.thread["thread_metadata"]["archived"]
    await live.play_blind()
    await live.until(lambda: not live.thread["thread_metadata"]["archived"])
    # If a message that was still on its way has reopened it, the table's message is edited instead of posted.
    await live.until(lambda: live.now() not in (None, before))
    await live.play(whole=True)
    assert live.view is not None
    assert live.view.course.obstacle is None
    assert live.logged() == []
