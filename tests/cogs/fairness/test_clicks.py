"""*Fair deal* in a table's menu, and the menu itself: only for those who can see the table."""

from tests.harness.discord.forging import forge
from tests.harness.discord.room import Room


async def test_a_forged_click_shows_a_private_table_only_to_its_owner_and_its_guests(room: Room) -> None:
    room.join("an", "bo", "eve")
    outside = room.lobby
    await room.open_table("an", private=True)
    await room.slash("an", "table invite", member=room.people["bo"])
    table = room.view.table_id
    for custom_id in (f"lb:f:{table}:fair", f"lb:t:{table}:menu"):
        told = await forge(room, room.people["eve"], custom_id, at=outside, guild_id=room.guild.id)
        assert room.told(told) == "That table is closed. See open ones with `/table list`."
        for name, place in (("bo", outside), ("an", room.table)):
            told = await forge(room, room.people[name], custom_id, at=place, guild_id=room.guild.id)
            assert "closed" not in room.told(told)
