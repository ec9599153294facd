"""Moderators' commands about players and their chips: bans, frozen wallets, grants, deductions, resets."""

from typing import Any

import pytest
import pytest_asyncio

from bot.moderation.ports import FOREVER
from bot.tables.messages import Kick, Leave, Message
from bot.tables.replies import TableReply
from bot.tables.saving import Request, StoreError
from tests.harness.cogs.standing import in_standing_room
from tests.harness.discord.asking import Place, ask_at_once, every_command
from tests.harness.discord.room import GRANT, Room
from tests.harness.discord.staff import acts, audit, mod, seated_hand, staff


@pytest.fixture
async def room_with_staff(room: Room) -> Room:
    """Set up ``mo`` and ``ada``, ``an`` with a wallet, and ``cy``, who has never done anything."""
    await gather(room)
    return room


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(standing: Room) -> Room:
    await gather(standing)
    return standing


async def gather(room: Room) -> None:
    staff(room)
    room.join("an", "cy")
    await room.slash("an", "wallet")


# Bans


async def test_a_ban_takes_effect_even_if_the_player_gets_no_message_and_the_answer_says_so(
    room_with_staff: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*about: object) -> int:
        raise StoreError("the disk is full")

    room = room_with_staff
    monkeypatch.setattr(type(room.store.directory), "dm_channel", fails)
    told = await mod(room, "mo", "ban", player="an", reason="abuse")
    assert "an is banned from all tables until you unban" in told
    assert "please pass that on yourself" in told


async def test_a_ban_removes_a_player_from_all_tables_and_blocks_new_seats(room: Room) -> None:
    await seated_hand(room)
    await room.slash("bo", "bringin")
    told = await mod(room, "mo", "ban", player="bo", reason="abuse")
    assert "bo is banned from all tables until you unban" in told
    assert "bo leaves Table 1" in told
    await room.slash("an", "complete")
    assert await room.wallet("bo") == GRANT - 5
    assert "You're banned" in await room.slash("bo", "table sit")
    assert sorted(await acts(room)) == ["ban", "kick"]
    ban = (await audit(room, act="ban"))[0]
    assert (ban.before, ban.after, ban.reason, ban.subject_id) == (
        "free",
        "banned",
        "abuse",
        await room.player_id("bo"),
    )
    assert "can play again." in await mod(room, "mo", "unban", player="bo")
    assert "You're in seat" in await room.slash("bo", "table sit")


async def test_banning_a_player_who_was_just_kicked_is_answered_with_when_they_leave_the_table(room: Room) -> None:
    await seated_hand(room)
    assert "bo will leave" in await mod(room, "mo", "kick", player="bo")
    told = await mod(room, "mo", "ban", player="bo")
    assert "bo leaves Table 1; the chips go back to their wallet when the hand ends." in told
    assert "still seated" not in told


async def test_the_answer_to_a_ban_leaves_out_a_table_that_the_player_has_just_left(
    room_with_staff: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = room_with_staff
    await room.open_table("an")
    await room.seat("an")
    tables, player = room.wiring.play.tables, await room.player_id("an")
    submit = tables.submit

    async def overtaken(table_id: int, message: Message) -> TableReply | None:
        if isinstance(message, Kick):
            await submit(table_id, Leave(Request(7, player, "test")))
        return await submit(table_id, message)

    monkeypatch.setattr(tables, "submit", overtaken)
    told = await mod(room, "mo", "ban", player="an")
    assert "an is banned from all tables" in told
    assert "Table 1" not in told
    assert room.view.seats == ()


async def test_a_timed_ban_ends_without_a_moderators_command(room_with_staff: Room) -> None:
    room = room_with_staff
    assert "until <t:" in await mod(room, "mo", "ban", player="cy", hours=2)
    await room.open_table("an")
    assert "You're banned" in await room.slash("cy", "table sit")
    await room.wait(2 * 3600)
    await room.open_table("an")
    assert "You're in seat" in await room.slash("cy", "table sit")
    assert "isn't banned." in await mod(room, "mo", "unban", player="cy")
    assert await acts(room) == ["ban"]


async def test_a_moderator_at_the_same_table_can_ban_but_not_fold_the_players_hand(room: Room) -> None:
    await seated_hand(room)
    await room.slash("mo", "table sit")
    before = room.view.hand
    told = await mod(room, "mo", "ban", player="bo")
    assert "still seated at Table 1" in told
    assert room.view.hand == before
    assert await acts(room) == ["ban"]
    assert "bo will leave" in await mod(room, "ada", "kick", player="bo")


@in_standing_room
@pytest.mark.parametrize("order", ["ban", "freeze", "deduct", "reset"])
async def test_a_moderator_cannot_punish_a_moderator_or_administrator(same_room: Room, order: str) -> None:
    await same_room.slash("ada", "wallet")
    amount: dict[str, Any] = {"amount": 5} if order == "deduct" else {}
    assert "Only an administrator" in await mod(same_room, "mo", order, player="ada", **amount)
    assert await acts(same_room) == []


@in_standing_room
@pytest.mark.parametrize("order", ["ban", "freeze", "unban", "unfreeze", "reset"])
async def test_moderators_cannot_use_their_commands_on_themselves(same_room: Room, order: str) -> None:
    await same_room.slash("mo", "wallet")
    told = await mod(same_room, "mo", order, player="mo")
    assert told == "You can't do that to yourself. An administrator can."
    assert await acts(same_room) == []


@in_standing_room
@pytest.mark.parametrize("order", ["unban", "unfreeze", "deduct", "reset"])
async def test_a_command_about_a_member_who_never_played_creates_no_player(same_room: Room, order: str) -> None:
    amount: dict[str, Any] = {"amount": 5} if order == "deduct" else {}
    assert "cy has never played here" in await mod(same_room, "mo", order, player="cy", **amount)
    assert await same_room.store.directory.known(same_room.people["cy"].id) is None


@in_standing_room
async def test_a_refused_command_by_a_player_creates_no_player(same_room: Room) -> None:
    assert "Only moderators" in await mod(same_room, "an", "ban", player="cy")
    assert "Only moderators" in await mod(same_room, "an", "grant", player="cy", amount=5)
    assert await same_room.store.directory.known(same_room.people["cy"].id) is None


async def test_a_bot_cannot_be_given_chips(room_with_staff: Room) -> None:
    room = room_with_staff
    bot = room.guild.add_member(room.env.create_user("robot", bot=True))
    room.people["robot"] = bot
    assert "That's a bot, and bots don't play here." in await mod(room, "mo", "grant", player="robot", amount=5)


# Frozen wallets


async def test_no_chips_leave_a_frozen_wallet(room_with_staff: Room) -> None:
    room = room_with_staff
    await room.open_table("an")
    assert "is frozen" in await mod(room, "mo", "freeze", player="an")
    assert "'s wallet is already frozen." in await mod(room, "mo", "freeze", player="an")
    assert "froze your wallet" in await room.slash("an", "table sit")
    assert await room.wallet("an") == GRANT
    assert "is no longer frozen" in await mod(room, "mo", "unfreeze", player="an")
    assert "'s wallet isn't frozen." in await mod(room, "mo", "unfreeze", player="an")
    assert "You're in seat" in await room.slash("an", "table sit")
    assert await acts(room) == ["freeze", "unfreeze"]


# Messages to the players


async def test_every_refusal_tells_a_banned_player_the_end_and_the_reason_of_the_ban(room: Room) -> None:
    await seated_hand(room)
    await room.slash("bo", "settings language", language="de")
    await mod(room, "mo", "ban", player="bo", hours=2, reason="abuse")
    end = f"<t:{room.wiring.base.timer.now_ms() // 1000 + 7200}:f>"
    assert room.letters("bo")[-1] == (
        f"Du bist bis {end} für die Tische auf Card room gesperrt. Zuschauen darfst du, aber "
        "keinen Platz nehmen, dich nicht für Turniere anmelden und keine Gratis-Chips holen.\nGrund: „abuse“"
    )
    await room.slash("bo", "settings language", language="en-US")
    wallet = await room.slash("bo", "wallet")
    assert f"You're banned from the tables here until {end}.\nReason: “abuse”" in wallet
    end_of_it = f"until {end}"
    await room.slash("an", "complete")
    for refused in (
        await room.slash("bo", "table sit"),
        await room.click("bo", "Sit down (400)"),
        await room.slash("bo", "table wait"),
        await room.slash("bo", "table open", game="razz", stakes="10/20"),
        await room.slash("bo", "practice"),
        await room.slash("bo", "learn"),
    ):
        assert end_of_it in refused, refused
    await mod(room, "mo", "unban", player="bo", reason="sorry")
    assert "no longer banned from the tables of Card room.\nReason: “sorry”" in room.letters("bo")[-1]
    assert "banned" not in await room.slash("bo", "wallet")


async def test_a_ban_without_an_end_is_described_as_until_further_notice(room_with_staff: Room) -> None:
    room = room_with_staff
    await room.open_table("an")
    await mod(room, "mo", "ban", player="cy", reason="abuse")
    assert "banned from the tables of Card room until further notice" in room.letters("cy")[-1]
    assert "until further notice" in await room.slash("cy", "table sit")


async def test_a_refused_claim_names_the_ban_or_the_frozen_wallet(room_with_staff: Room) -> None:
    room = room_with_staff
    await mod(room, "ada", "deduct", player="an", amount=GRANT)
    for order, told in (("ban", "You're banned"), ("freeze", "Your wallet is frozen by a mod")):
        await mod(room, "mo", order, player="an")
        assert told in await room.slash("an", "claim")
        assert await room.wallet("an") == 0
        await mod(room, "mo", f"un{order}", player="an")


async def test_the_player_of_a_frozen_wallet_reads_the_reason(room_with_staff: Room) -> None:
    room = room_with_staff
    await mod(room, "mo", "freeze", player="an", reason="too many chips @everyone")
    assert "Your wallet on Card room is frozen until a moderator unfreezes it" in room.letters("an")[-1]
    assert room.letters("an")[-1].endswith("Reason: “too many chips @\u200beveryone”")
    wallet = await room.slash("an", "wallet")
    assert "Your wallet is frozen until a moderator unfreezes it:" in wallet
    assert "too many chips" in wallet
    await mod(room, "mo", "unfreeze", player="an", reason="it was right")
    assert "is no longer frozen.\nReason: “it was right”" in room.letters("an")[-1]
    assert "frozen" not in await room.slash("an", "wallet")


async def test_the_answer_tells_a_moderator_that_the_player_cannot_be_sent_a_direct_message(
    room_with_staff: Room,
) -> None:
    room = room_with_staff
    room.close_dms("an")
    for order in ("ban", "unban", "freeze", "unfreeze"):
        told = await mod(room, "mo", order, player="an")
        assert "I can't DM an, so please pass that on yourself" in told, order


async def test_a_waiting_player_who_is_banned_reads_that_the_ban_removed_them(room: Room) -> None:
    staff(room)
    room.join("an", "bo", "cy")
    await room.open_table("an", seats=2)
    await room.seat("an", "bo")
    await room.slash("cy", "table wait")
    await mod(room, "mo", "ban", player="cy", hours=1)
    assert any("off the waiting list" in each and "banned" in each and "<t:" in each for each in room.letters("cy"))


# Chips


async def test_granting_or_deducting_or_resetting_chips_adds_a_line_to_the_audit(room_with_staff: Room) -> None:
    room = room_with_staff
    assert "had 10,000 and now has 10,500" in await mod(room, "mo", "grant", player="an", amount=500)
    assert "had 10,500 and now has 10,100" in await mod(room, "mo", "deduct", player="an", amount=400)
    assert "has 10,100 chips, and you can't deduct more" in await mod(room, "mo", "deduct", player="an", amount=10_101)
    assert await room.wallet("an") == 10_100
    assert "now has 10,000" in await mod(room, "mo", "reset", player="an")
    assert await room.wallet("an") == GRANT
    assert [(line.act, line.before, line.after) for line in reversed(await audit(room))] == [
        ("grant", "chips 10000", "chips 10500"),
        ("deduct", "chips 10500", "chips 10100"),
        ("reset", "chips 10100", "chips 10000"),
    ]


async def test_a_change_of_chips_reaches_the_player_and_their_ledger_with_its_reason(room_with_staff: Room) -> None:
    room = room_with_staff
    before = len(room.letters("an"))
    assert "DM" not in await mod(room, "mo", "grant", player="an", amount=500, reason="won the *quiz*")
    await mod(room, "mo", "deduct", player="an", amount=500, reason="wrong player")
    await mod(room, "mo", "reset", player="an", reason="nothing changes")
    granted, deducted = room.letters("an")[before:]
    assert granted == "A moderator gave you 500 chips on Card room.\nReason: “won the \\*quiz\\*”"
    assert deducted.startswith("A moderator took 500 chips from your wallet on Card room.\nReason: “wrong player”")
    told = await room.slash("an", "ledger")
    assert "granted by a moderator · 10,500 in the wallet\n-# “won the \\*quiz\\*”" in told
    assert "deducted by a moderator · 10,000 in the wallet\n-# “wrong player”" in told
    room.close_dms("an")
    assert "I can't DM an, so please pass that on" in await mod(room, "mo", "grant", player="an", amount=1)


async def test_a_reset_above_the_transfer_limit_is_refused_with_advice(room_with_staff: Room) -> None:
    room = room_with_staff
    rich, now_ms = await room.player_id("cy"), room.wiring.base.timer.now_ms()
    await room.store.bank.wallet(room.guild.id, rich, 10**12, now_ms)
    assert " got " in await mod(room, "mo", "grant", player="cy", amount=GRANT + 1)
    told = await mod(room, "mo", "reset", player="cy")
    assert "has 1,000,000,010,001 chips, and a reset removes at most 1,000,000,000,000" in told
    assert "/mod deduct" in told
    assert await room.wallet("cy") == 10**12 + GRANT + 1
    assert "chip was deducted from" in await mod(room, "mo", "deduct", player="cy", amount=1)
    assert "now has 10,000" in await mod(room, "mo", "reset", player="cy")
    assert await room.wallet("cy") == GRANT


async def test_a_grant_opens_a_new_players_wallet(room_with_staff: Room) -> None:
    room = room_with_staff
    assert "had 10,000 and now has 10,001" in await mod(room, "mo", "grant", player="cy", amount=1)
    assert "**10,001**" in await room.slash("cy", "wallet")


async def test_only_an_administrator_can_grant_chips_to_themselves(room_with_staff: Room) -> None:
    room = room_with_staff
    assert "You can't do that for yourself." in await mod(room, "mo", "grant", player="mo", amount=1)
    assert "got 1 chip." in await mod(room, "ada", "grant", player="ada", amount=1)
    assert await acts(room) == ["grant"]


async def test_a_moderators_command_delivered_twice_takes_effect_only_once(
    room_with_staff: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = room_with_staff
    same = Request(77, await room.player_id("mo"), "mod grant")

    async def again(_: object) -> Request:
        return same

    monkeypatch.setattr(room.wiring.cases.requests, "request_of", again)
    await mod(room, "mo", "grant", player="an", amount=500)
    assert "It only counts once." in await mod(room, "mo", "grant", player="an", amount=500)
    assert await room.wallet("an") == GRANT + 500
    assert await acts(room) == ["grant"]


async def at_once(room: Room, *orders: tuple[str, str]) -> list[str]:
    """Return the answers to simultaneous orders about ``an``, in the order given."""
    commands, user = every_command(room.client), room.people["an"]
    asked = [
        (commands[f"mod {act}"], room.people[name].id, {"player": user, "reason": "because"}) for name, act in orders
    ]
    return list(map(room.told, await ask_at_once(room.env, Place(room.lobby.id, room.guild.id), *asked)))


async def test_a_simultaneous_ban_and_freeze_both_take_effect(room_with_staff: Room) -> None:
    room = room_with_staff
    banned, frozen = await at_once(room, ("mo", "ban"), ("ada", "freeze"))
    assert "an is banned" in banned
    assert "frozen" in frozen
    standing = await room.store.office.conduct.standing(room.guild.id, await room.player_id("an"))
    assert (standing.banned_until_ms, standing.frozen) == (FOREVER, True)


async def test_of_two_simultaneous_freezes_the_second_reports_an_already_frozen_wallet(room_with_staff: Room) -> None:
    told = await at_once(room_with_staff, ("mo", "freeze"), ("ada", "freeze"))
    assert ["wallet is already frozen" in each for each in told] == [False, True]
    assert await acts(room_with_staff) == ["freeze"]
