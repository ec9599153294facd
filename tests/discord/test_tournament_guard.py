"""Limits on the moderators of tournaments, and the secrecy of hidden tournaments."""

from dataclasses import replace

import discord
import pytest

from bot.publishing.tournament import announcer
from bot.tables.saving import Request
from bot.tournaments.messages import Cancel, TournamentDenial
from bot.ui.discord.components import PrivateNote
from tests.harness.discord.asking import Place, press
from tests.harness.discord.room import Room
from tests.harness.discord.staff import audit, mod, staff
from tests.harness.discord.tournaments import create, preview, running, say, tournaments

PROMISED = "Only administrators can set up or change a tournament with a guarantee"


@pytest.fixture
async def club(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.setattr(announcer, "EVERY_MS", {"event": 0, "post": 0, "board": 10 * 60_000})
    staff(room)
    room.join("an", "bo", "cy", "di")
    return room


async def create_with_guarantee(room: Room, chips: int = 500) -> None:
    """Create a tournament with a guarantee, as an administrator."""
    shown = await preview(room, "ada", guarantee=chips, buy_in=100)
    assert "is announced" in room.told(await room.pick_button("ada", shown, "Post"))


# Guarantees, which create new chips


@pytest.mark.parametrize("command", ["create", "schedule"])
async def test_a_moderator_cannot_create_a_tournament_with_a_guarantee(club: Room, command: str) -> None:
    more = {"repeats": "weekly"} if command == "schedule" else {}
    assert PROMISED in club.told(await preview(club, "mo", command, guarantee=1, **more))
    shown = club.told(await preview(club, "ada", command, guarantee=1, **more))
    assert "Only you can see it so far." in shown
    assert "Only you can see it so far." in club.told(await preview(club, "mo", command, guarantee=0, **more))


async def test_a_moderator_cannot_add_a_guarantee_through_a_template_or_an_edit(club: Room) -> None:
    await create_with_guarantee(club)
    await say(club, "mo", "template save", name="Promised", tournament="Friday")
    assert PROMISED in club.told(await preview(club, "mo", template="Promised"))
    assert "Only you can see it so far." in club.told(await preview(club, "mo", template="Promised", guarantee=0))
    assert PROMISED in await say(club, "mo", "edit", tournament="Friday", guarantee=501)
    # A moderator cannot exploit a guarantee given by somebody else either.
    assert PROMISED in await say(club, "mo", "edit", tournament="Friday", entrants_most=2)
    assert tournaments(club)[0].new.settings.guarantee == 500
    assert "was changed, and its post is up to date." in await say(club, "mo", "edit", tournament="Friday", guarantee=0)
    assert PROMISED in await say(club, "mo", "edit", tournament="Friday", guarantee=500)
    assert "was changed, and its post is up to date." in await say(
        club, "ada", "edit", tournament="Friday", guarantee=900
    )


async def test_a_former_administrator_cannot_post_the_preview_of_a_tournament_with_a_guarantee(club: Room) -> None:
    shown = await preview(club, "ada", guarantee=500)
    members = club.env.backend.get_guild(club.guild.id).members
    members[club.people["ada"].id].role_ids[:] = members[club.people["mo"].id].role_ids
    assert PROMISED in club.told(await club.pick_button("ada", shown, "Post"))
    assert tournaments(club) == []


async def test_the_audit_records_a_tournaments_buy_in_and_guarantee(club: Room) -> None:
    await create_with_guarantee(club)
    (view,) = tournaments(club)
    made = f"tournament {view.tournament_id} Friday, buy-in 100, guarantee 500"
    assert (await audit(club))[0].after == made
    await say(club, "ada", "edit", buy_in=50, guarantee=1000)
    edited = (await audit(club))[0]
    named = f"tournament {view.tournament_id} Friday"
    assert (edited.before, edited.after) == (f"{named}, buy_in 100, guarantee 500", "buy_in 50, guarantee 1000")
    shown = await preview(club, "ada", "schedule", repeats="weekly", guarantee=70)
    await club.pick_button("ada", shown, "Post")
    (schedule,) = await audit(club, act="tournament_schedule")
    assert schedule.after == "schedule 1 Friday, buy-in 0, guarantee 70"


# Previews


async def forged(room: Room, name: str, place: Place, custom_id: str) -> str:
    channel = room.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    message = await channel.send(view=PrivateNote("here"))
    return room.told(await press(room.env, room.people[name].id, place, custom_id, message))


async def test_a_preview_is_posted_or_dropped_only_by_moderators_of_its_own_server(club: Room) -> None:
    shown = await preview(club)
    assert shown.response is not None
    key = str(shown.response.components).partition("lb:v:")[2].partition(":")[0]
    away = club.env.create_guild("Elsewhere")
    manage = away.create_role("admins", permissions=discord.Permissions(manage_guild=True))
    lounge = away.create_text_channel("lounge")
    club.people["spy"] = away.add_member(club.env.create_user("spy"), roles=(manage,))
    abroad = Place(lounge.id, away.id)
    for verb in ("post", "drop"):
        assert "That preview has expired." in await forged(club, "spy", abroad, f"lb:v:{key}:{verb}")
        assert "Only moderators" in await forged(club, "an", Place(club.lobby.id, club.guild.id), f"lb:v:{key}:{verb}")
    assert tournaments(club) == []
    assert "is announced" in club.told(await club.pick_button("mo", shown, "Post"))


# Bans and cancelling


async def test_a_ban_withdraws_a_player_from_tournaments_that_have_not_started(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    await create(club, name="Saturday", buy_in=100)
    await create(club, name="Sunday", buy_in=100)
    await say(club, "an", "register", tournament="Saturday")
    await say(club, "an", "register", tournament="Sunday")
    await say(club, "mo", "register", tournament="Sunday")
    told = await mod(club, "mo", "ban", player="an")
    assert "an is out of Saturday, and the buy-in is back in their wallet" in told
    assert "an is still in Friday and Sunday" in told
    assert await club.wallet("an") == 10_000 - 200
    banned = await club.player_id("an")
    friday, saturday, sunday = (view.state.entrant(banned) for view in tournaments(club))
    assert friday is not None
    assert friday.playing
    assert saturday is None
    assert sunday is not None


async def test_a_request_to_cancel_a_tournament_before_its_start_is_refused_once_it_runs(club: Room) -> None:
    view = await running(club, "an", "bo", "cy", "mo")
    late = Cancel(Request(7, await club.player_id("mo"), "test"), "I lose", before_start=True)
    with club.env._bot_scope():
        reply = await club.wiring.play.tournaments.submit(view.tournament_id, late)
    assert reply is not None
    assert reply.denial is TournamentDenial.RUNNING
    assert tournaments(club)[0].state.phase == "running"


async def test_a_moderator_who_could_still_re_enter_cannot_cancel_the_tournament(club: Room) -> None:
    await create(club, start="in 10 minutes", check_in=False, re_entries=1, more="late_levels=4")
    for name in ("an", "bo", "cy", "mo"):
        await say(club, name, "register")
    club.dealer.decks.clear()
    await club.wait(600)
    manager = club.wiring.play.tournaments
    assert manager is not None
    book = manager._directors[tournaments(club)[0].tournament_id]._book
    entrant = book.state.entrant(await club.player_id("mo"))
    assert entrant is not None
    book.state = book.state.with_entrant(replace(entrant, playing=False, out=1))
    assert "You're playing in this tournament, so another moderator has" in await say(
        club, "mo", "cancel", reason="mine"
    )


# Suggestions


async def test_templates_and_schedules_are_suggested_only_to_moderators(club: Room) -> None:
    await create(club)
    await say(club, "mo", "template save", name="Secret")
    shown = await preview(club, "mo", "schedule", repeats="weekly")
    await club.pick_button("mo", shown, "Post")
    for command, option, typed in (("tournament create", "template", "sec"), ("series end", "series", "fri")):
        assert len(await club.people["mo"].autocomplete(club.lobby, command, option, typed)) == 1
        assert await club.people["an"].autocomplete(club.lobby, command, option, typed) == []
