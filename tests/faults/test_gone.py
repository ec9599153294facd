"""What a table stands on is deleted under it: message, thread, channel, server. Nobody's chips go with it."""

from tests.faults.house import GRANT_CHIPS, House


async def test_a_card_that_was_deleted_is_posted_anew(house: House) -> None:
    old = house.card
    house.local.world.delete_message(old)
    await house.local.gateway.tell_news()
    await house.play_blind()
    await house.until(lambda: house.card["id"] != old["id"])
    await house.play()
    assert house.logged() == []


async def test_a_table_without_its_thread_pays_everybody_out(house: House) -> None:
    house.local.world.delete_channel(house.thread)
    await house.local.gateway.tell_news()
    await house.play_blind(to_the_end=True)
    await house.until(lambda: house.view is None)
    assert [await house.wallet(person) for person in house.people] != []
    assert sum([await house.wallet(person) for person in house.people]) == GRANT_CHIPS * len(house.people)


async def test_a_table_without_its_channel_pays_everybody_out(house: House) -> None:
    house.local.world.delete_channel(house.local.world.lobby)
    await house.local.gateway.tell_news()
    await house.play_blind(to_the_end=True)
    await house.until(lambda: house.view is None)
    assert sum([await house.wallet(person) for person in house.people]) == GRANT_CHIPS * len(house.people)


async def test_a_server_that_throws_the_bot_out_is_told_nothing_more(house: House) -> None:
    house.local.world.delete_guild()
    await house.local.gateway.tell_news()
    await house.play_blind(to_the_end=True)
    assert len(house.logged()) <= 1


async def test_a_server_that_throws_the_bot_out_gets_its_chips_back_after_the_hand(house: House) -> None:
    house.local.world.delete_guild()
    await house.local.gateway.tell_news()
    await house.play_blind(to_the_end=True)
    await house.until(lambda: house.view is None)
    assert sum([await house.wallet(person) for person in house.people]) == GRANT_CHIPS * len(house.people)


async def test_a_server_in_an_outage_keeps_its_tables(house: House) -> None:
    world = house.local.world
    world.news.append(("GUILD_DELETE", {"id": world.guild_id, "unavailable": True}))
    await house.local.gateway.tell_news()
    await house.play(hands=1)
    assert house.view is not None
    assert not house.view.closing
