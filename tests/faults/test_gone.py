"""A table's message, thread, channel or server is deleted under it, and nobody's chips go with it."""

from tests.harness.faults.live_bot import GRANT_CHIPS, LiveBot
from tests.harness.local_discord.world import Json


async def test_a_card_that_was_deleted_is_posted_anew(live: LiveBot) -> None:
    old = live.card
    live.local.world.delete_message(old)
    await live.local.gateway.tell_news()
    await live.play_blind()
    await live.until(lambda: live.card["id"] != old["id"])
    await live.play()
    assert live.logged() == []


async def everybody_has_it_all_back(live: LiveBot) -> None:
    """At once, with the hand undone, and told so by direct message."""
    await live.until(lambda: live.view is None)
    assert [await live.wallet(person) for person in live.people] == [GRANT_CHIPS] * len(live.people)
    await live.until(lambda: all("Hand 1 was voided" in told(live, person) for person in live.people))


def told(live: LiveBot, person: Json) -> str:
    """All direct messages: a letter with cards may have been on its way when the place went."""
    channel, messages = live.local.world.dms.get(person["id"]), live.local.world.messages.values()
    return "\n".join(str(one["content"]) for one in messages if one["channel_id"] == channel)


async def test_a_table_without_its_thread_pays_everybody_out(live: LiveBot) -> None:
    await live.play_blind()
    live.local.world.delete_channel(live.thread)
    await live.local.gateway.tell_news()
    await everybody_has_it_all_back(live)


async def test_a_table_without_its_channel_pays_everybody_out(live: LiveBot) -> None:
    live.local.world.delete_channel(live.local.world.lobby)
    await live.local.gateway.tell_news()
    await everybody_has_it_all_back(live)


async def test_a_table_in_an_archived_thread_without_its_channel_pays_everybody_out(live: LiveBot) -> None:
    """Of such a thread the library knows nothing any more, and Discord tells of the channel alone."""
    live.thread["thread_metadata"]["archived"] = True
    live.local.world.news.append(("THREAD_UPDATE", live.thread))
    live.local.world.delete_channel(live.local.world.lobby)
    await live.local.gateway.tell_news()
    await everybody_has_it_all_back(live)


async def test_a_thread_that_was_deleted_unheard_is_found_gone_with_the_next_card(live: LiveBot) -> None:
    live.local.world.delete_channel(live.thread)
    live.local.world.news.clear()
    await live.play_blind()
    await everybody_has_it_all_back(live)


async def test_a_server_that_throws_the_bot_out_is_told_nothing_more(live: LiveBot) -> None:
    live.local.world.delete_guild()
    await live.local.gateway.tell_news()
    await live.play_blind(to_the_end=True)
    assert len(live.logged()) <= 1


async def test_where_a_server_throws_the_bot_out_the_hand_is_undone_and_everybody_paid_out(live: LiveBot) -> None:
    live.local.world.delete_guild()
    await live.local.gateway.tell_news()
    await everybody_has_it_all_back(live)


async def test_a_server_that_was_left_unheard_is_found_gone_with_the_next_card(live: LiveBot) -> None:
    """As a start without it finds out."""
    live.local.world.servers[live.local.world.guild_id].has_bot = False
    live.client._connection._guilds.clear()
    await live.play_blind()
    await everybody_has_it_all_back(live)


async def test_a_server_in_an_outage_keeps_its_tables(live: LiveBot) -> None:
    world = live.local.world
    world.news.append(("GUILD_DELETE", {"id": world.guild_id, "unavailable": True}))
    await live.local.gateway.tell_news()
    await live.play(hands=1)
    assert live.view is not None
    assert not live.view.course.closes_after_hand


async def test_who_leaves_the_server_in_a_hand_is_cashed_out_and_the_others_play_on(live: LiveBot) -> None:
    leaver = live.people[0]
    live.local.world.leave(leaver)
    await live.local.all_told()
    del live.crowd._by_name[leaver["global_name"]]
    await live.play_until(lambda: live.view is not None and len(live.view.seats) < len(live.people))
    await live.play()
    assert live.logged() == []


async def test_a_table_in_a_thread_that_archives_itself_goes_on(live: LiveBot) -> None:
    """Nobody has written in it for long enough. An edit there is refused, and a new message opens it again."""
    await live.turn()
    before, minutes = live.card, live.thread["thread_metadata"]["auto_archive_duration"]
    await live.local.let_pass(minutes - 1)
    assert not live.thread["thread_metadata"]["archived"]
    await live.local.let_pass(1)
    assert live.thread["thread_metadata"]["archived"]
    await live.play_blind()
    await live.until(lambda: not live.thread["thread_metadata"]["archived"])
    await live.until(lambda: live.card["id"] != before["id"])
    await live.play(whole=True)
    assert live.view is not None
    assert live.view.course.obstacle is None
    assert live.logged() == []
