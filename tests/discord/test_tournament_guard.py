"""What moderators of tournaments cannot do to the room, and what others cannot see of them."""


import discord
import pytest

from bot.ui import tournament_announcer
from bot.ui.discard_picker import PrivateNote
from tests.discord.asking import Place, press
from tests.discord.room import Room
from tests.discord.staff import audit, staff
from tests.discord.test_tournament_commands import preview, say, tournaments

PROMISED = "Only administrators can set up or change a tournament with a guarantee"


@pytest.fixture
async def club(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.setattr(tournament_announcer, "EVERY_MS", {"event": 0, "card": 0, "board": 10 * 60_000})
    staff(room)
    room.join("an", "bo", "cy", "di")
    return room


async def promised(room: Room, chips: int = 500) -> None:
    """An administrator sets up a tournament with a guarantee."""
    shown = await preview(room, "ada", guarantee=chips, buy_in=100)
    assert "is announced" in room.told(await room.pick_button("ada", shown, "Post"))


# Guarantees: chips that are made out of nothing


@pytest.mark.parametrize("command", ["create", "schedule"])
async def test_a_moderator_promises_no_guarantee(club: Room, command: str) -> None:
    more = {"repeats": "weekly"} if command == "schedule" else {}
    assert PROMISED in club.told(await preview(club, "mo", command, guarantee=1, **more))
    shown = club.told(await preview(club, "ada", command, guarantee=1, **more))
    assert "Nobody else sees it yet" in shown
    assert "Nobody else sees it yet" in club.told(await preview(club, "mo", command, guarantee=0, **more))


async def test_nor_by_a_template_or_an_edit(club: Room) -> None:
    await promised(club)
    await say(club, "mo", "template save", name="Promised", tournament="Friday")
    assert PROMISED in club.told(await preview(club, "mo", template="Promised"))
    assert "Nobody else sees it yet" in club.told(await preview(club, "mo", template="Promised", guarantee=0))
    assert PROMISED in await say(club, "mo", "edit", tournament="Friday", guarantee=501)
    # Nor may he turn what another has promised to his own use.
    assert PROMISED in await say(club, "mo", "edit", tournament="Friday", entrants_most=2)
    assert tournaments(club)[0].new.settings.guarantee == 500
    assert "is changed" in await say(club, "mo", "edit", tournament="Friday", guarantee=0)
    assert PROMISED in await say(club, "mo", "edit", tournament="Friday", guarantee=500)
    assert "is changed" in await say(club, "ada", "edit", tournament="Friday", guarantee=900)


async def test_who_administrates_no_more_posts_no_guarantee(club: Room) -> None:
    shown = await preview(club, "ada", guarantee=500)
    members = club.env.backend.get_guild(club.guild.id).members
    members[club.people["ada"].id].role_ids[:] = members[club.people["mo"].id].role_ids
    assert PROMISED in club.told(await club.pick_button("ada", shown, "Post"))
    assert tournaments(club) == []


async def test_the_audit_tells_what_a_tournament_costs_and_promises(club: Room) -> None:
    await promised(club)
    (view,) = tournaments(club)
    made = f"tournament {view.tournament_id}, buy-in 100, guarantee 500"
    assert (await audit(club))[0].after == made
    await say(club, "ada", "edit", buy_in=50, guarantee=1000)
    edited = (await audit(club))[0]
    assert (edited.before, edited.after) == (made, f"tournament {view.tournament_id}, buy-in 50, guarantee 1000")
    shown = await preview(club, "ada", "schedule", repeats="weekly", guarantee=70)
    await club.pick_button("ada", shown, "Post")
    (schedule,) = await audit(club, act="tournament_schedule")
    assert schedule.after == "buy-in 0, guarantee 70"


# Previews


async def forged(room: Room, name: str, place: Place, custom_id: str) -> str:
    channel = room.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    message = await channel.send(view=PrivateNote("here"))
    return room.told(await press(room.env, room.people[name].id, place, custom_id, message))


async def test_a_preview_is_posted_and_dropped_in_its_own_server_by_who_has_the_power(club: Room) -> None:
    shown = await preview(club)
    assert shown.response is not None
    key = str(shown.response.components).partition("lb:v:")[2].partition(":")[0]
    away = club.env.create_guild("Elsewhere")
    manage = away.create_role("admins", permissions=discord.Permissions(manage_guild=True))
    lounge = away.create_text_channel("lounge")
    club.people["spy"] = away.add_member(club.env.create_user("spy"), roles=(manage,))
    abroad = Place(lounge.id, away.id)
    for verb in ("post", "drop"):
        assert "I do not remember that preview" in await forged(club, "spy", abroad, f"lb:v:{key}:{verb}")
        assert "Only moderators" in await forged(club, "an", Place(club.lobby.id, club.guild.id), f"lb:v:{key}:{verb}")
    assert tournaments(club) == []
    assert "is announced" in club.told(await club.pick_button("mo", shown, "Post"))
