"""Moderators' commands about tables: valid and invalid, by each kind of user, with their audit lines."""

import re

import pytest
import pytest_asyncio

from tests.harness.cogs.standing import in_standing_room
from tests.harness.discord.room import Room
from tests.harness.discord.staff import acts, audit, hand_over, mod, seated_hand, staff
from tests.harness.discord.tournaments import running

ORDERS = ["pause", "resume", "close", "void", "lasthand"]
ABOUT_PLAYERS = ["kick", "handover", "ban", "unban", "freeze", "unfreeze", "reset"]


@pytest.fixture
async def hand(room: Room) -> Room:
    """Deal a hand to ``an`` and ``bo`` at ``an``'s table; ``cy`` is a member, ``mo`` moderates, ``ada`` administers."""
    await seated_hand(room)
    return room


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(standing: Room) -> Room:
    await seated_hand(standing)
    return standing


# Permission


@in_standing_room
@pytest.mark.parametrize("order", ORDERS)
async def test_players_cannot_use_the_moderators_commands_about_tables(same_room: Room, order: str) -> None:
    before = same_room.view
    assert "Only" in await mod(same_room, "bo", order)
    assert (same_room.view, await acts(same_room)) == (before, [])


@in_standing_room
@pytest.mark.parametrize("order", ABOUT_PLAYERS)
async def test_players_cannot_use_the_moderators_commands_about_each_other(same_room: Room, order: str) -> None:
    before = same_room.view
    assert "Only moderators" in await mod(same_room, "bo", order, player="an")
    assert (same_room.view, await acts(same_room)) == (before, [])


async def test_only_moderators_can_read_flags(hand: Room) -> None:
    assert "Only moderators" in await mod(hand, "an", "flags")
    assert "Only moderators" not in await mod(hand, "mo", "flags")
    assert await acts(hand) == ["see_flags"]


async def test_a_moderator_who_plays_at_the_table_cannot_influence_its_hand(hand: Room) -> None:
    await hand.slash("mo", "table sit")
    assert "You're playing at this table" in await mod(hand, "mo", "void")
    assert "You're playing at this table" in await mod(hand, "mo", "kick", player="bo")
    assert "You're playing at this table" in await mod(hand, "mo", "close", void_hand=True)
    assert await acts(hand) == []
    assert hand.view.hand_number == 1


async def test_an_owner_can_close_their_table_but_not_void_its_hand(hand: Room) -> None:
    assert "Only moderators" in await mod(hand, "an", "close", void_hand=True)
    assert "closes after this hand, and everyone is cashed out." in await mod(hand, "an", "close")
    assert await acts(hand) == ["close"]


async def test_closing_ones_own_table_does_not_end_a_moderators_pause(hand: Room) -> None:
    await mod(hand, "mo", "pause")
    await mod(hand, "an", "close")
    assert hand.view.course.paused == "moderator"
    assert hand.view.clock.deadline_ms is None
    await mod(hand, "mo", "close")
    assert hand.view.course.paused is None
    assert hand.view.clock.deadline_ms is not None


@in_standing_room
@pytest.mark.parametrize("reason", [" ", "\u200b\u202e"])
async def test_a_moderators_command_needs_a_visible_reason(same_room: Room, reason: str) -> None:
    assert "up to 200 characters" in await mod(same_room, "mo", "pause", reason=reason)
    assert same_room.view.course.paused is None
    assert await acts(same_room) == []


# Pausing


async def test_a_table_can_be_resumed_without_a_reason(hand: Room) -> None:
    await mod(hand, "mo", "pause", reason="pizza")
    assert "is back on" in await hand.slash("mo", "mod resume")
    assert hand.view.course.paused is None
    resumed = next(entry for entry in await audit(hand) if entry.act == "resume")
    assert resumed.reason == ""
    assert "resumed the table" in await hand.slash("mo", "audit")
    assert "up to 200 characters" in await mod(hand, "mo", "resume", reason="\u200b")


async def test_pausing_a_table_at_once_and_resuming_it_are_both_audited(hand: Room) -> None:
    assert "is paused" in await mod(hand, "mo", "pause", reason="  a   phone\ncall ")
    assert "A moderator has paused this table" in await hand.slash("bo", "bringin")
    await hand.wait(600)
    assert hand.view.hand is not None
    assert not hand.view.hand.finished
    assert "is back on" in await mod(hand, "mo", "resume")
    await hand.slash("bo", "bringin")
    resumed, paused = await audit(hand)
    assert (paused.act, paused.reason, paused.actor_id) == ("pause", "a phone call", await hand.player_id("mo"))
    assert (paused.table_id, paused.hand_number) == (hand.view.table_id, 1)
    assert (resumed.act, resumed.before) == ("resume", "paused")


async def test_a_player_who_cannot_sit_down_at_a_paused_table_can_join_the_waiting_list(
    hand: Room,
) -> None:
    await mod(hand, "mo", "pause")
    told = await hand.click("cy", "Sit down (400)")
    assert told.startswith("A moderator has paused this table, so nobody can sit down right now. `/table wait`")
    assert "You're number 1 on the waiting list" in await hand.slash("cy", "table wait")
    await mod(hand, "mo", "resume")
    assert await hand.player_id("cy") in {line.player_id for line in hand.view.seats}


async def test_a_table_can_be_paused_after_its_hand(hand: Room) -> None:
    assert "pauses when this hand ends" in await mod(hand, "mo", "pause", after_hand=True)
    await hand_over(hand)
    await hand.wait(60)
    assert hand.view.course.paused == "moderator"
    assert hand.view.hand_number == 1


async def test_a_pause_after_the_hand_can_be_changed_to_a_pause_at_once(hand: Room) -> None:
    await mod(hand, "mo", "pause", after_hand=True)
    told = await mod(hand, "mo", "pause", after_hand=True)
    assert told.startswith("Table 1 already pauses when this hand ends.")
    assert "is paused" in await mod(hand, "mo", "pause")
    assert hand.view.course.paused == "moderator"


async def test_a_paused_table_cannot_be_paused_again(hand: Room) -> None:
    assert "No moderator has paused" in await mod(hand, "mo", "resume")
    await mod(hand, "mo", "pause")
    assert "already paused" in await mod(hand, "mo", "pause")
    assert await acts(hand) == ["pause"]


# Undoing, closing, kicking, handing over


async def test_voiding_a_hand_returns_every_chip(hand: Room) -> None:
    await hand.slash("bo", "bringin")
    assert "Hand 1 at" in await mod(hand, "mo", "void")
    assert hand.stacks() == {"an": 400, "bo": 400}
    (line,) = await audit(hand)
    assert (line.act, line.before, line.after) == ("void", "pot 7", "every chip given back")


async def test_a_request_to_void_a_hand_is_refused_between_hands(hand: Room) -> None:
    await hand_over(hand)
    assert "There's no hand in progress." in await mod(hand, "mo", "void")
    assert await acts(hand) == []


async def test_a_table_can_be_closed_with_its_hand_voided(hand: Room) -> None:
    await hand.slash("bo", "bringin")
    assert "voided" in await mod(hand, "mo", "close", void_hand=True)
    assert not hand.is_open
    assert (await hand.wallet("an"), await hand.wallet("bo")) == (10_000, 10_000)
    assert await acts(hand) == ["close"]


async def test_a_table_can_be_closed_from_another_channel_by_its_name(hand: Room) -> None:
    assert "Add it to the command" not in await mod(hand, "mo", "pause", at=hand.lobby)
    assert "no open table called" in await mod(hand, "mo", "close", at=hand.lobby, table="Table 9")
    assert "closes after this hand, and everyone is cashed out." in await mod(
        hand, "mo", "close", at=hand.lobby, table="table 1"
    )


async def test_the_answer_to_a_command_from_another_channel_links_the_chosen_table(hand: Room) -> None:
    """A single open table needs no name, so the moderator must see which one was meant."""
    place = f"-# The table is in <#{hand.table.id}>."
    told = await mod(hand, "mo", "pause", at=hand.lobby)
    assert told.startswith("Table 1 is paused.")
    assert place in told
    # Also if the order changed nothing.
    assert place in await mod(hand, "mo", "pause", at=hand.lobby)
    assert place in await mod(hand, "mo", "kick", at=hand.lobby, player="bo")
    assert place not in await mod(hand, "mo", "resume")


async def test_a_moderator_must_name_the_table_if_several_tables_are_open(hand: Room) -> None:
    await hand.open_table("an")
    assert "Add it to the command: Table 1, Table 2" in await mod(hand, "mo", "pause", at=hand.lobby)
    assert await acts(hand) == []


async def test_a_kicked_player_who_asks_for_a_seat_reads_that_they_were_removed(hand: Room) -> None:
    await mod(hand, "mo", "kick", player="bo")
    for command in ("table sit", "table wait"):
        assert (await hand.slash("bo", command)).startswith("A moderator removed you from this table.")


async def test_a_player_is_kicked_from_the_only_table_where_they_sit(hand: Room) -> None:
    await hand.open_table("an")
    assert "bo will leave Table 1" in await mod(hand, "mo", "kick", at=hand.lobby, player="bo")
    (line,) = await audit(hand)
    assert (line.act, line.subject_id) == ("kick", await hand.player_id("bo"))


async def test_a_player_without_a_seat_cannot_be_kicked(hand: Room) -> None:
    assert "cy has never played here" in await mod(hand, "mo", "kick", player="cy")
    assert await hand.store.directory.known(hand.people["cy"].id) is None
    await hand.slash("cy", "wallet")
    assert "cy isn't seated at Table 1" in await mod(hand, "mo", "kick", player="cy")
    assert await mod(hand, "mo", "kick", player="cy", at=hand.lobby) == "cy isn't seated at any table here."
    assert await acts(hand) == []


async def test_a_kicked_player_gets_one_direct_message_with_the_reason(hand: Room) -> None:
    await hand.slash("bo", "settings language", language="sv-SE")
    before = len(hand.letters("bo"))
    await mod(hand, "mo", "kick", player="bo", reason="*rude*")
    await mod(hand, "mo", "kick", player="bo", reason="*rude*")
    (letter,) = hand.letters("bo")[before:]
    assert letter == "En moderator har avvisat dig från Table 1 på Card room. Du är inte bannad.\nSkäl: ”\\*rude\\*”"
    hand.close_dms("an")
    told = await mod(hand, "mo", "kick", player="an")
    assert told.startswith("an has left Table 1")
    assert told.endswith("I can't DM an, so please pass that on yourself, with the reason.")


async def test_the_players_of_a_voided_hand_read_the_reason(hand: Room) -> None:
    """Each player gets a letter in their own language, and the table's message shows it; bystanders get no letter."""
    await hand.slash("bo", "settings language", language="fr")
    hand.join("cy")
    await mod(hand, "mo", "void", reason="a *card* was exposed")
    assert hand.letters("an")[-1] == (
        "A moderator voided hand 1-1 at Table 1 on Card room; the pot was refunded.\nReason: “a \\*card\\* was exposed”"
    )
    assert "a annulé la main 1-1 à Table 1" in hand.letters("bo")[-1]
    assert hand.letters("cy") == []
    assert "A moderator voided hand 1" in hand.card_text
    assert "Reason: “a \\*card\\* was exposed”" in hand.card_text


async def test_a_table_can_be_handed_over_to_another_player(hand: Room) -> None:
    assert "Owner: an" in await hand.slash("cy", "table info")
    assert "bo is now the owner of Table 1" in await mod(hand, "mo", "handover", player="bo")
    assert hand.view.place.owner_id == await hand.player_id("bo")
    assert await mod(hand, "mo", "handover", player="bo") == "bo already owns Table 1."
    assert "Owner: bo" in await hand.slash("cy", "table info")
    assert "Another moderator" in await mod(hand, "mo", "handover", player="mo")
    assert await acts(hand) == ["hand_over"]


# The last hand


async def test_the_last_hand_command_closes_every_table_after_its_hand(hand: Room) -> None:
    running = hand.table
    await hand.open_table("an")
    empty = hand.table
    told = await mod(hand, "mo", "lasthand")
    assert "Closed, and everyone cashed out: Table 2." in told
    assert "Closes after its hand: Table 1." in told
    tables = hand.wiring.play.tables
    assert tables.in_channel(empty.id) is None
    hand.table = running
    assert hand.view.course.closes_after_hand
    await hand_over(hand)
    await hand.wait(60)
    assert not hand.is_open
    assert sorted(await acts(hand)) == ["close", "close", "last_hand"]


async def test_the_last_hand_command_leaves_tournament_tables_open(room: Room) -> None:
    staff(room)
    room.join("an", "bo", "cy", "di")
    await running(room, "an", "bo", "cy", "di")
    left = "Friday 1 belongs to a tournament and stays open: `/tournament cancel` ends the tournament."
    assert await mod(room, "mo", "lasthand", at=room.lobby) == left
    assert "last_hand" not in await acts(room)
    await room.open_table("an")
    told = await mod(room, "mo", "lasthand", at=room.lobby)
    assert told == f"Closed, and everyone cashed out: Table 1.\n{left}"
    (order,) = await audit(room, act="last_hand")
    assert order.after == "tables 2"
    assert [view.place.name for view in room.wiring.play.tables.in_guild(room.guild.id)] == ["Friday 1"]


async def test_the_last_hand_command_is_refused_without_open_tables(room: Room) -> None:
    staff(room)
    assert "No tables are open" in await mod(room, "mo", "lasthand")
    assert "There's no table in this channel." in await mod(room, "mo", "pause")
    assert await acts(room) == []


# Texts that a newcomer reads


async def test_help_fits_into_one_message_and_its_topics_name_every_command(room: Room) -> None:
    staff(room)
    room.client.command_ids = dict.fromkeys(room.client.command_ids, 1234567890123456789)
    assert len(await room.slash("mo", "help")) <= 2000
    topics = await room.people["mo"].autocomplete(room.lobby, "help", "topic", "")
    pages = [await room.slash("mo", "help", topic=topic["value"]) for topic in topics]
    named = {command.qualified_name for command in room.client.tree.walk_commands() if not hasattr(command, "commands")}
    assert all(re.search(rf"[/]{name}[:`]", "".join(pages)) for name in named)
    assert max(map(len, pages)) <= 4000
