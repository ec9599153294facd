"""The table's private menu, which anybody can open."""

import discord

from tests.harness.discord.room import Room


async def test_a_menu_choice_is_answered_in_the_menu_and_shown_at_the_table(hand: Room) -> None:
    opened, messages = await hand.menu("an"), len(hand.table.history())
    assert opened.ephemeral
    told = hand.told(await hand.pick_button("an", opened, "Sit out next hand"))
    assert "You'll sit out starting next hand." in told
    assert "Seat" not in told, "the table does not replace the menu"
    assert hand.labels(opened) == set(), "a choice is made once"
    assert "sitting out" in hand.card_text
    assert len(hand.table.history()) == messages
    assert "I'm back" in hand.labels(await hand.menu("an"))


async def test_the_menu_offers_each_reader_their_own_actions(hand: Room) -> None:
    assert "More time (60 s)" in hand.labels(await hand.menu("bo"))
    assert "Plan ahead" in hand.labels(await hand.menu("an"))
    assert hand.labels(await hand.menu("cy")) == {"Table rules"}


async def test_a_menu_opened_in_an_earlier_turn_does_nothing(hand: Room) -> None:
    opened = await hand.menu("bo")
    await hand.click("bo", "Bring in 3")
    bank = hand.view.clock.bank_ms
    told = hand.told(await hand.pick_button("bo", opened, "More time (60 s)"))
    assert "That button was for an earlier turn." in told
    assert hand.view.clock.bank_ms == bank


async def test_the_menu_shows_the_tables_rules(hand: Room) -> None:
    told = hand.told(await hand.pick_button("cy", await hand.menu("cy"), "Table rules"))
    assert "Table 1" in told
    assert "one bet and" in told, "house rules in sentences"
    assert "=" not in told


async def test_the_menu_shows_moderators_their_commands(hand: Room) -> None:
    hand.join("mo", roles=(hand.guild.create_role("Mods", permissions=discord.Permissions(moderate_members=True)),))
    opened = await hand.menu("mo")
    assert hand.labels(opened) == {"Table rules", "Moderate"}
    told = hand.told(await hand.pick_button("mo", opened, "Moderate"))
    assert "mod pause" in told


async def test_an_open_menu_still_works_after_a_restart(hand: Room) -> None:
    opened = await hand.menu("an")
    await hand.restart()
    await hand.pick_button("an", opened, "Sit out next hand")
    assert hand.view.seats[0].status == "sitting_out"


async def test_joining_the_waiting_list_is_confirmed_privately(room: Room) -> None:
    room.join("an", "cy")
    await room.open_table("an", seats=2)
    await room.seat("an", "bo")
    assert "Waiting list" in room.buttons
    assert "You're number 1 on the waiting list" in await room.click("cy", "Waiting list")
    assert "Waiting list (1)" in room.buttons


async def test_buttons_of_earlier_table_messages_still_work(hand: Room) -> None:
    for verb, status in (("sitout", "sitting_out"), ("back", "playing")):
        assert await hand.click_lost("an", f"lb:t:1:{verb}") == ""
        assert hand.view.seats[0].status == status
    asked = await hand.click_lost("an", "lb:t:1:leave")
    assert "with 2 chips in the pot" in asked
