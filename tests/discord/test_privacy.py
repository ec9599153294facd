"""A user sees what is kept about them, and is forgotten; moderators see how the bot is doing."""

import json

import pytest
from simcord.results import InteractionResult

from bot.locales.phrases import say
from cogs.people import privacy
from tests.harness.discord.room import Room
from tests.harness.discord.staff import AN, BO, staff


async def file_of(result: InteractionResult) -> dict[str, object]:
    """The JSON file that came with an answer."""
    assert result.ephemeral
    assert result.response is not None
    (attachment,) = result.response.attachments
    assert attachment.filename == "lowball-about-me.json"
    stored: dict[str, object] = json.loads(await attachment.read())
    return stored


async def test_who_is_unknown_is_told_so_and_stays_unknown(room: Room) -> None:
    room.join("an")
    for command in ("privacy export", "privacy delete"):
        assert await room.slash("an", command) == "I know nothing about you."
    assert await room.store.office.privacy.player_id(room.people["an"].id) is None


async def test_the_export_holds_their_own_cards_and_nobody_elses(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    result = await room.people["an"].slash(room.table, "privacy export")
    told = json.dumps(await file_of(result))
    assert '"As"' in told
    assert '"2d"' in told
    assert '"Kh"' not in told
    assert '"Qd"' not in told
    assert result.ephemeral


async def test_an_export_is_made_for_nobody_twice_at_the_same_time(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.join("an", "bo")
    for name in ("an", "bo"):
        await room.slash(name, "wallet")
    cog = room.client.get_cog("Privacy")
    assert isinstance(cog, privacy.PrivacyCommands)
    with cog._exports.of(room.people["an"].id):
        assert "An export is already being made." in await room.slash("an", "privacy export")
        assert "everything" in await room.slash("bo", "privacy export")
    assert "everything" in await room.slash("an", "privacy export")
    monkeypatch.setattr(privacy, "FILE_BYTES_MOST", 10)
    assert await room.slash("an", "privacy export") == say("en-US", "privacy-too-large")


async def test_to_be_forgotten_takes_the_word(room: Room) -> None:
    room.join("an")
    await room.slash("an", "wallet")
    answers = [await room.slash("an", "privacy delete"), await room.slash("an", "privacy delete", confirm="yes")]
    for told in answers:
        assert "This is permanent" in told
        assert "confirm: delete" in told
    assert await room.wallet("an") == 10_000


async def test_who_is_forgotten_has_no_chips_no_name_and_no_second_grant(room: Room) -> None:
    room.join("an")
    await room.slash("an", "wallet")
    before, names = await room.player_id("an"), room.wiring.reach.names
    assert names.name(room.guild.id, before) == "an"
    assert "Your chips are gone, and nothing links you to" in await room.slash(
        "an", "privacy delete", confirm=" Delete "
    )
    assert names.name(room.guild.id, before) is None
    assert await room.store.directory.user_id(before) is None
    assert await room.slash("an", "privacy export") == "I know nothing about you."
    await room.slash("an", "wallet")
    assert await room.wallet("an") == 0
    assert await room.player_id("an") != before


async def test_who_sits_at_a_table_leaves_first(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an")
    assert "/table leave" in await room.slash("an", "privacy delete", confirm="delete")
    await room.slash("an", "table leave")
    assert "Your chips are gone, and nothing links you to" in await room.slash("an", "privacy delete", confirm="delete")


async def test_both_work_in_direct_messages(room: Room) -> None:
    room.join("an")
    await room.slash("an", "wallet")
    user = room.people["an"].user
    assert (await file_of(await user.slash("privacy export")))["user"] == str(user.id)
    gone = await user.slash("privacy delete", confirm="delete")
    assert gone.response is not None
    assert "Your chips are gone, and nothing links you to" in gone.response.content


# Health


async def test_moderators_alone_see_how_the_bot_is_doing(room: Room) -> None:
    staff(room)
    room.join("an")
    await room.open_table("an")
    await room.seat("an")
    told = await room.slash("mo", "room health")
    assert "Tables here: 1, hands in progress: 0, 1 seat taken." in told
    assert "Only moderators" in await room.slash("an", "room health")
