"""What a table stands on is deleted under it: message, thread, channel, server. Nobody's chips go with it."""

from tests.faults.house import GRANT_CHIPS, House
from tests.local_discord.world import Json


async def test_a_card_that_was_deleted_is_posted_anew(house: House) -> None:
    old = house.card
    house.local.world.delete_message(old)
    await house.local.gateway.tell_news()
    await house.play_blind()
    await house.until(lambda: house.card["id"] != old["id"])
    await house.play()
    assert house.logged() == []


async def everybody_has_it_all_back(house: House) -> None:
    """At once, with the hand undone, and told so by direct message."""
    await house.until(lambda: house.view is None)
    assert [await house.wallet(person) for person in house.people] == [GRANT_CHIPS] * len(house.people)
    await house.until(lambda: all("Hand 1 was undone" in told(house, person) for person in house.people))


def told(house: House, person: Json) -> str:
    """All direct messages: a letter with cards may have been on its way when the place went."""
    channel, messages = house.local.world.dms.get(person["id"]), house.local.world.messages.values()
    return "\n".join(str(one["content"]) for one in messages if one["channel_id"] == channel)


async def test_a_table_without_its_thread_pays_everybody_out(house: House) -> None:
    await house.play_blind()
    house.local.world.delete_channel(house.thread)
    await house.local.gateway.tell_news()
    await everybody_has_it_all_back(house)


async def test_a_table_without_its_channel_pays_everybody_out(house: House) -> None:
    house.local.world.delete_channel(house.local.world.lobby)
    await house.local.gateway.tell_news()
    await everybody_has_it_all_back(house)


async def test_a_table_in_an_archived_thread_without_its_channel_pays_everybody_out(house: House) -> None:
    """Of such a thread the library knows nothing any more, and Discord tells of the channel alone."""
    house.thread["thread_metadata"]["archived"] = True
    house.local.world.news.append(("THREAD_UPDATE", house.thread))
    house.local.world.delete_channel(house.local.world.lobby)
    await house.local.gateway.tell_news()
    await everybody_has_it_all_back(house)


async def test_a_thread_that_was_deleted_unheard_is_found_gone_with_the_next_card(house: House) -> None:
    house.local.world.delete_channel(house.thread)
    house.local.world.news.clear()
    await house.play_blind()
    await everybody_has_it_all_back(house)


async def test_a_server_that_throws_the_bot_out_is_told_nothing_more(house: House) -> None:
    house.local.world.delete_guild()
    await house.local.gateway.tell_news()
    await house.play_blind(to_the_end=True)
    assert len(house.logged()) <= 1


async def test_where_a_server_throws_the_bot_out_the_hand_is_undone_and_everybody_paid_out(house: House) -> None:
    house.local.world.delete_guild()
    await house.local.gateway.tell_news()
    await everybody_has_it_all_back(house)


async def test_a_server_that_was_left_unheard_is_found_gone_with_the_next_card(house: House) -> None:
    """As a start without it finds out."""
    house.local.world.gone = True
    house.client._connection._guilds.clear()
    await house.play_blind()
    await everybody_has_it_all_back(house)


async def test_a_server_in_an_outage_keeps_its_tables(house: House) -> None:
    world = house.local.world
    world.news.append(("GUILD_DELETE", {"id": world.guild_id, "unavailable": True}))
    await house.local.gateway.tell_news()
    await house.play(hands=1)
    assert house.view is not None
    assert not house.view.closing
