"""Limits on open tables, for one member and for a server; and tables that do not come to be."""

from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.common.complaint import Complaint
from bot.moderation.powers import Asker, Rank
from bot.moderation.room_settings import TABLES_MOST, RoomSettings
from bot.moderation.token_bucket import MEMBER_OPENS
from bot.tables.saving import StoreError
from cogs.table.opening import Openings
from tests.discord.asking import Place, ask_at_once, every_command
from tests.discord.room import Room

AN, BO = Asker(1, Rank.PLAYER), Asker(2, Rank.PLAYER)
MO = Asker(3, Rank.MODERATOR)
ROOM = RoomSettings()


def asking(open_tables: int, owner: Asker = AN, guild: int = 7, now_ms: int = 0) -> Any:
    tables = SimpleNamespace(
        in_guild=lambda asked: [SimpleNamespace(owner_id=owner.player_id, practice=False)] * open_tables
    )
    services = SimpleNamespace(tables=tables, timer=SimpleNamespace(now_ms=lambda: now_ms))
    return SimpleNamespace(guild_id=guild, client=SimpleNamespace(services=services))


def test_tables_that_are_being_opened_count_with_those_that_are_open() -> None:
    openings, asked = Openings(), asking(ROOM.tables_each - 1)
    with openings.one_more(asked, AN, ROOM):
        with pytest.raises(Complaint, match="tables-too-many") as caught, openings.one_more(asked, AN, ROOM):
            pass
        assert caught.value.facts == {"most": ROOM.tables_each}
        with openings.one_more(asked, BO, ROOM):
            pass
    with openings.one_more(asked, AN, ROOM):
        pass


def test_an_opening_that_fails_does_not_count() -> None:
    openings = Openings()
    for _ in range(ROOM.tables_each + 1):
        with pytest.raises(RuntimeError), openings.one_more(asking(0), AN, ROOM):
            raise RuntimeError


def test_a_moderator_may_open_any_number() -> None:
    with Openings().one_more(asking(ROOM.tables_each, MO), MO, ROOM):
        pass
    with pytest.raises(Complaint), Openings().one_more(asking(ROOM.tables_each), AN, ROOM):
        pass


def test_the_room_sets_how_many_one_may_have() -> None:
    with Openings().one_more(asking(4), AN, RoomSettings(tables_each=5)):
        pass
    with pytest.raises(Complaint) as caught, Openings().one_more(asking(1), AN, RoomSettings(tables_each=1)):
        pass
    assert caught.value.facts == {"most": 1}


@pytest.mark.parametrize(("settings", "most"), [(RoomSettings(tables_most=6), 6), (ROOM, TABLES_MOST)])
def test_a_server_has_no_more_than_its_most_whoever_opens_them(settings: RoomSettings, most: int) -> None:
    openings, asked = Openings(), asking(most - 1, owner=BO)
    with openings.one_more(asked, MO, settings):
        for asker in (AN, MO):
            with (
                pytest.raises(Complaint, match="room-tables-most") as caught,
                openings.one_more(asked, asker, settings),
            ):
                pass
            assert caught.value.facts == {"most": most}
        with openings.one_more(asking(0, guild=8), AN, settings):
            pass
    with openings.one_more(asked, AN, settings):
        pass


def test_who_opens_and_closes_tables_without_end_is_stopped_and_no_moderator_is() -> None:
    """Each would leave a thread behind."""
    openings = Openings()

    def opens(asker: Asker, times: int, guild: int = 7, now_ms: int = 0) -> int:
        opened = 0
        for _ in range(times):
            with suppress(Complaint), openings.one_more(asking(0, guild=guild, now_ms=now_ms), asker, ROOM):
                opened += 1
        return opened

    assert opens(AN, 100) == MEMBER_OPENS.burst
    assert opens(MO, 100) == 100
    assert opens(AN, 1, guild=8) == 1
    assert opens(AN, 100, now_ms=3 * 60_000) == 3
    with pytest.raises(Complaint, match="tables-too-fast"), openings.one_more(asking(0, now_ms=180_000), AN, ROOM):
        pass


# On Discord


async def test_a_table_that_cannot_be_saved_leaves_nothing_in_the_channel(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreError("disk full")

    room.join("an")
    monkeypatch.setattr(room.client.services.tables, "open", full)
    told = await room.slash("an", "table open", at=room.lobby, game="razz", stakes="10/20")
    assert "That couldn't be saved, so nothing has changed." in told
    (thread,) = room.lobby.threads
    kept = await room.client.fetch_channel(thread.id)
    assert isinstance(kept, discord.Thread)
    assert kept.archived
    assert not [message for message in room.lobby.history() if message.components]
    room.forgive()


async def test_of_two_tables_opened_at_the_same_instant_in_a_channel_without_threads_one_opens(room: Room) -> None:
    room.join("an", "bo")
    deny = discord.PermissionOverwrite(create_public_threads=False)
    narrow = room.guild.create_text_channel("narrow", overwrites={room.bot_role: deny})
    command, order = every_command(room.client)["table open"], {"game": "razz", "stakes": "10/20"}
    both = [(command, room.people[name].id, order) for name in ("an", "bo")]
    first, second = map(room.told, await ask_at_once(room.env, Place(narrow.id, room.guild.id), *both))
    assert "The table is open" in first
    assert "There's already a table in this channel." in second
    assert len(room.client.services.tables.in_guild(room.guild.id)) == 1
