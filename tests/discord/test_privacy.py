"""Users read and delete the data saved about them; moderators read the bot's health."""

import json

import pytest
from simcord.results import InteractionResult

from bot.locales.phrases import say
from cogs.people import privacy
from tests.harness.discord.room import Room
from tests.harness.discord.staff import AN, BO, staff


async def file_of(result: InteractionResult) -> dict[str, object]:
    """Return the JSON file attached to an answer."""
    assert result.ephemeral
    assert result.response is not None
    (attachment,) = result.response.attachments
    assert attachment.filename == "lowball-about-me.json"
    stored: dict[str, object] = json.loads(await attachment.read())
    return stored


async def test_asking_for_data_creates_no_data(room: Room) -> None:
    room.join("an")
    for command in ("privacy export", "privacy delete"):
        assert await room.slash("an", command) == "I know nothing about you."
    assert await room.store.office.privacy.player_id(room.people["an"].id) is None


async def test_the_export_contains_the_users_own_cards_and_nobody_elses(room: Room) -> None:
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


async def test_a_user_can_make_only_one_export_at_a_time(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_deleting_data_needs_the_confirmation_word(room: Room) -> None:
    room.join("an")
    await room.slash("an", "wallet")
    answers = [await room.slash("an", "privacy delete"), await room.slash("an", "privacy delete", confirm="yes")]
    for told in answers:
        assert "This is permanent" in told
        assert "confirm: delete" in told
    assert await room.wallet("an") == 10_000


async def test_a_deleted_user_loses_chips_and_name_and_gets_no_second_grant(room: Room) -> None:
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


async def test_a_seated_user_must_leave_before_deleting_their_data(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an")
    assert "/table leave" in await room.slash("an", "privacy delete", confirm="delete")
    await room.slash("an", "table leave")
    assert "Your chips are gone, and nothing links you to" in await room.slash("an", "privacy delete", confirm="delete")


async def test_export_and_deletion_work_in_direct_messages(room: Room) -> None:
    room.join("an")
    await room.slash("an", "wallet")
    user = room.people["an"].user
    assert (await file_of(await user.slash("privacy export")))["user"] == str(user.id)
    gone = await user.slash("privacy delete", confirm="delete")
    assert gone.response is not None
    assert "Your chips are gone, and nothing links you to" in gone.response.content


# Health


async def test_only_moderators_can_read_the_bots_health(room: Room) -> None:
    staff(room)
    room.join("an")
    await room.open_table("an")
    await room.seat("an")
    told = await room.slash("mo", "room health")
    assert "Tables here: 1, hands in progress: 0, 1 seat taken." in told
    assert "Only moderators" in await room.slash("an", "room health")
