"""The waiting list and changes of seat, as people use them on Discord."""

import re

import discord
import pytest

from bot.fleet.orders import UserOrder
from bot.publishing.table.waiting_list import RETRY_MS
from bot.use_cases.users import Users
from tests.cogs.table.test_around_play import lose_role, posts
from tests.harness.discord.forging import forge
from tests.harness.discord.room import Room


@pytest.fixture
async def full(room: Room) -> Room:
    """Open a table for two, with ``an`` and ``bo`` seated."""
    room.join("an", "bo", "cy", "di")
    await room.open_table("an", seats=2)
    await room.seat("an", "bo")
    return room


async def waiting(room: Room) -> list[str]:
    names = {await room.player_id(name): name for name in room.people}
    return [names[entry.player_id] for entry in room.view.people.waiting]


async def seated(room: Room) -> dict[int, str]:
    names = {await room.player_id(name): name for name in room.people}
    return {line.seat: names[line.player_id] for line in room.view.seats}


async def test_a_full_table_offers_its_waiting_list_and_shows_its_length(full: Room) -> None:
    told = await full.click("cy", "Waiting list")
    assert "You're number 1 on the waiting list for Table 1, with a buy-in of 400" in told
    assert "Your first time at Razz?" in told
    assert "Waiting list (1)" in full.buttons
    assert "number 2" in await full.slash("di", "table wait")
    assert "Waiting list: 2 players" in await full.slash("di", "table info")
    assert await full.wallet("cy") == 10_000


async def test_the_next_player_in_line_is_seated_automatically_and_is_the_only_one_pinged(full: Room) -> None:
    for name in ("cy", "di"):
        await full.slash(name, "table wait")
    await full.slash("an", "table leave")
    assert (await seated(full), await waiting(full)) == ({1: "cy", 2: "bo"}, ["di"])
    assert await full.wallet("cy") == 9_600
    (post,) = posts(full, full.table.id)
    assert re.search(r"^<@\d+>: a seat opened up at Table 1\. You're in seat 1 with 400", post["content"])
    assert post["allowed_mentions"]["users"] == [full.people["cy"].id]


async def test_a_waiting_player_without_enough_chips_is_told_privately_and_the_next_one_sits(full: Room) -> None:
    role = full.guild.create_role("mods", permissions=discord.Permissions(moderate_members=True))
    full.join("mo", roles=(role,))
    await full.slash("cy", "table wait")
    await full.slash("di", "table wait")
    await full.slash("mo", "mod deduct", at=full.lobby, player=full.people["cy"], amount=9_900, reason="late")
    await full.slash("bo", "table leave")
    assert await seated(full) == {1: "an", 2: "di"}
    assert any("Your turn came up on the waiting list for" in letter for letter in full.letters("cy"))
    assert all(str(full.people["cy"].id) not in post["content"] for post in posts(full, full.table.id))


async def test_the_waiting_list_can_be_left_by_button_and_by_command(full: Room) -> None:
    shown = await full.people["cy"].click(full.card, custom_id=full.buttons["Waiting list"])
    note = next(answer for answer in (shown.response, *shown.followups) if answer is not None and answer.ephemeral)
    left = await full.people["cy"].click(note, label="Leave the list")
    assert left.acknowledged
    assert await waiting(full) == []
    await full.slash("cy", "table wait")
    assert "You're off the waiting list for" in await full.slash("cy", "table unwait", at=full.lobby)
    assert "You aren't on any waiting list here." in await full.slash("cy", "table unwait", at=full.lobby)


async def test_a_player_waiting_at_two_tables_must_say_which_list_to_leave(full: Room) -> None:
    first = full.table
    await full.slash("cy", "table wait")
    await full.open_table("an", seats=2)
    full.seats.clear()
    await full.seat("an", "bo")
    await full.slash("cy", "table wait")
    told = await full.slash("cy", "table unwait", at=full.lobby)
    assert "Which table do you mean?" in told
    assert first.mention in told
    assert full.table.mention in told
    assert await waiting(full) == ["cy"]
    assert "Table 2" in await full.slash("cy", "table unwait")
    assert await waiting(full) == []
    assert "Table 1" in await full.slash("cy", "table unwait", at=full.lobby), "only one list is left"


async def test_the_waiting_list_survives_a_restart(full: Room) -> None:
    await full.slash("cy", "table wait")
    await full.restart()
    assert await waiting(full) == ["cy"]
    await full.slash("an", "table leave")
    assert await seated(full) == {1: "cy", 2: "bo"}


async def test_a_banned_player_is_removed_from_the_list_and_cannot_join_it(full: Room) -> None:
    role = full.guild.create_role("mods", permissions=discord.Permissions(moderate_members=True))
    full.join("mo", roles=(role,))
    await full.slash("cy", "table wait")
    await full.slash("mo", "mod ban", at=full.lobby, player=full.people["cy"], reason="late")
    assert await waiting(full) == []
    assert any("You're off the waiting list for" in letter for letter in full.letters("cy"))
    assert "You're banned" in await full.slash("cy", "table wait")
    assert "You're banned" in await full.click("cy", "Waiting list")


async def test_a_player_with_a_pending_deletion_can_neither_sit_nor_join_the_waiting_list(
    full: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leaving(users: Users, user_id: int) -> bool:
        return user_id == full.people["cy"].id

    monkeypatch.setattr(Users, "is_leaving", leaving)
    assert "You asked me to delete your data" in await full.slash("cy", "table wait")
    assert "You asked me to delete your data" in await full.click("cy", "Waiting list")
    assert await waiting(full) == []
    order = UserOrder(1, full.people["cy"].id, "delete", {}, 0)
    await full.store.user_orders.take(order, (), 2)
    await full.slash("bo", "table leave")
    assert "You asked me to delete your data" in await full.slash("cy", "table sit")


async def test_leaving_the_server_removes_a_player_from_the_list(full: Room) -> None:
    await full.slash("cy", "table wait")
    full.guild.remove_member(full.people["cy"])
    await full.env.settle()
    assert await waiting(full) == []


async def test_a_waiting_player_must_leave_the_list_before_deleting_their_data(full: Room) -> None:
    await full.slash("cy", "table wait")
    assert "/table unwait" in await full.slash("cy", "privacy delete", confirm="delete")
    await full.slash("cy", "table unwait")
    assert "/table unwait" not in await full.slash("cy", "privacy delete", confirm="delete")


async def test_closing_a_table_pings_all_waiting_players_in_one_message(full: Room) -> None:
    for name in ("cy", "di"):
        await full.slash(name, "table wait")
    table = full.table.id
    await full.slash("an", "table close")
    (post,) = posts(full, table)
    assert "its waiting list with it" in post["content"]
    assert post["allowed_mentions"]["users"] == [full.people["cy"].id, full.people["di"].id]


async def test_a_waiting_player_who_lost_the_tables_role_is_not_seated(room: Room) -> None:
    role = room.guild.create_role("club")
    room.join("an", "bo", "cy", "di", roles=(role,))
    await room.open_table("an", seats=2, role=role)
    for name in ("bo", "cy", "di"):
        assert "It's private" in await room.slash(name, "table watch", at=room.lobby)
    await room.seat("an", "bo")
    for name in ("cy", "di"):
        assert "on the waiting list" in await room.slash(name, "table wait")
    lose_role(room, "cy", role)
    await room.slash("bo", "table leave")
    await room.env.settle()
    assert (await seated(room), await waiting(room)) == ({1: "an", 2: "di"}, [])
    assert any("): you can't sit there anymore." in letter for letter in room.letters("cy"))


async def test_a_gateway_outage_only_delays_seating_the_next_player(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    role = room.guild.create_role("club")
    room.join("an", "bo", "cy", roles=(role,))
    await room.open_table("an", seats=2, role=role)
    for name in ("bo", "cy"):
        await room.slash(name, "table watch", at=room.lobby)
    await room.seat("an", "bo")
    await room.slash("cy", "table wait")
    with monkeypatch.context() as away:

        async def closing(*_: object, **__: object) -> list[discord.Member]:
            raise ConnectionResetError("Cannot write to closing transport")

        away.setattr(discord.Guild, "query_members", closing)
        await room.slash("bo", "table leave")
        await room.env.settle()
        assert await waiting(room) == ["cy"]
    await room.wait(RETRY_MS / 1000 + 1)
    await room.env.settle()
    assert (await seated(room), await waiting(room)) == ({1: "an", 2: "cy"}, [])


async def test_forged_and_repeated_clicks_are_answered_and_change_nothing(full: Room) -> None:
    table = full.view.table_id
    other = full.env.create_guild("Elsewhere")
    lounge = other.create_text_channel("lounge")
    stranger = other.add_member(full.env.create_user("zo"))
    told = await forge(full, stranger, f"lb:w:{table}:wait", at=lounge, guild_id=other.id)
    assert "another server" in full.told(told)
    told = await forge(full, full.people["cy"], f"lb:w:{table}:unwait", at=full.lobby, guild_id=full.guild.id)
    assert "You aren't on this table's waiting list." in full.told(told)
    told = await forge(full, full.people["cy"], "lb:w:999:wait", at=full.lobby, guild_id=full.guild.id)
    assert "closed" in full.told(told)
    assert await waiting(full) == []


async def test_a_table_with_a_free_seat_has_no_waiting_list_button(full: Room) -> None:
    assert "Waiting list" in full.buttons
    await full.slash("an", "table leave")
    assert "Waiting list" not in full.buttons


# Seats


async def test_a_player_changes_seats_between_hands_or_when_the_hand_ends(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    await room.seat("bo", "an")
    assert await room.slash("bo", "table seat", number=5) == "You're now in seat 5."
    assert await room.slash("bo", "table seat", number=1) == "You're now in seat 1."
    await room.deal("As2d Kc", "3s4d 5c")
    assert "You'll move to seat 7 when this hand ends" in await room.slash("bo", "table seat", number=7)
    assert "That seat is taken. Free seats: 3, 4, 5, 6, and 8." in await room.slash("an", "table seat", number=7)
    await room.slash("bo", "bringin")
    await room.slash("an", "fold")
    assert await seated(room) == {7: "bo", 2: "an"}


@pytest.mark.parametrize("sits_out", [False, True])
async def test_a_player_cancels_a_move_by_choosing_their_own_seat(room: Room, sits_out: bool) -> None:
    room.join("an", "bo", "cy")
    await room.open_table("an", game="badugi")
    await room.seat("an", "bo", "cy")
    await room.wait(8)
    if sits_out:
        await room.slash("cy", "table sitout")
    assert "You'll move to seat 5 when this hand ends." in await room.slash("cy", "table seat", number=5)
    assert await room.slash("cy", "table seat", number=3) == "You stay in seat 3."


async def test_a_player_who_leaves_a_seat_and_returns_to_it_between_hands_counts_as_a_newcomer(room: Room) -> None:
    room.join("an", "bo", "cy")
    await room.open_table("an", game="badugi")
    await room.seat("an", "bo", "cy")
    await room.wait(8)
    await room.slash(room.to_act, "fold")
    await room.slash(room.to_act, "fold")
    await room.slash("an", "table seat", number=5)
    assert "You're now in seat 1. You count as new there" in await room.slash("an", "table seat", number=1)


async def test_with_blinds_a_player_who_moves_must_wait_or_post_a_big_blind(room: Room) -> None:
    room.join("an", "bo", "cy")
    await room.open_table("an", game="badugi")
    await room.seat("an", "bo", "cy")
    await room.wait(8)
    assert "You count as new there: you're dealt in when" in await room.slash("an", "table seat", number=6)
    assert "post a big blind" in await room.slash("an", "table seat", number=6, post=True)
