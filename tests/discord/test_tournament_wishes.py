"""*Notify me* for tournaments: who asked hears of each of its moments once, and nobody who is in."""

import re

import discord
from simcord.backend.models import Overwrite
from simcord.components import walk_components
from simcord.enums import OverwriteType
from simcord.results import InteractionResult

from tests.discord.test_tournament_news import letters, pings, words_at
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import create, press, preview, running, say, tournaments

HOUR = 3600
DAY = 24 * HOUR


async def opened(club: Room, name: str) -> InteractionResult:
    """Open the menus from the answer to /tournament list."""
    shown = await club.people[name].slash(club.lobby, "tournament list")
    return await club.pick_button(name, shown, "Notify me")


async def wish(club: Room, name: str, *wishes: str, menu: str = "games") -> str:
    menus = await opened(club, name)
    assert menus.response is not None
    result = await club.people[name].select(menus.response, list(wishes), custom_id=f"lb:y:{menu}")
    return club.told(result)


def openings(club: Room, name: str) -> list[str]:
    return [text for text in club.letters(name) if text.startswith("Registration for Friday")]


async def test_a_player_is_told_once_of_the_opening_and_once_the_day_before_and_of_the_last_call(club: Room) -> None:
    assert "You'll hear of: Razz." in await wish(club, "an", "game:razz")
    await wish(club, "bo", "game:badugi")
    await wish(club, "cy", "all")
    view = await create(club, start="in 3 days", buy_in=100)
    assert len(openings(club, "an")) == len(openings(club, "cy")) == 1
    assert club.letters("bo") == []
    await press(club, "cy", view.tournament_id, "register")
    await club.restart()
    await club.wait(2 * DAY + HOUR)
    await club.restart()
    await club.wait(22 * HOUR + 50 * 60)
    await club.restart()
    await club.wait(60)
    about = [text.split(" (")[0] for text in club.letters("an")]
    assert about == ["Registration for Friday", "Friday", "Last call for Friday"]
    assert [text for text in club.letters("cy") if "Last call" in text or "still register" in text] == []
    assert pings(club, "an") == []


async def test_the_register_button_of_a_direct_message_registers_its_reader(club: Room) -> None:
    await wish(club, "an", "all")
    await create(club, start="in 3 days", buy_in=100)
    letter = club.people["an"].user.dm_channel.history()[-1]
    told = club.told(await club.people["an"].user.click(letter, label="Register (100)"))
    assert "You're registered for Friday" in told
    (view,) = tournaments(club)
    assert view.state.entrant(await club.player_id("an")) is not None


async def test_a_player_with_closed_direct_messages_is_pinged_once_in_the_channel(club: Room) -> None:
    for name in ("an", "bo"):
        await wish(club, name, "all", "game:razz")
        club.people[name].user.dm_channel.history()
        club.close_dms(name)
    await create(club, start="in 3 days")
    await club.wait(10)
    assert len(pings(club, "an")) == len(pings(club, "bo")) == 1
    assert pings(club, "an") == pings(club, "bo")


async def test_an_edit_of_the_start_does_not_repeat_the_call_to_register(club: Room) -> None:
    await wish(club, "an", "all")
    await create(club, start="in 20 hours")
    await club.wait(19 * HOUR + 50 * 60)
    await say(club, "mo", "edit", start="in 26 hours")
    await club.wait(26 * HOUR - 60)
    calls = [text.split(" (")[0] for text in club.letters("an")]
    assert sorted(calls) == ["Friday", "Last call for Friday", "Registration for Friday"]


async def test_a_player_who_asks_to_be_notified_of_a_series_is_told_of_each_of_its_tournaments(club: Room) -> None:
    weekly = await preview(club, "mo", "schedule", name="Weekly", start="in 2 days", repeats="every week")
    await club.pick_button("mo", weekly, "Post")
    menus = await opened(club, "an")
    assert menus.response is not None
    parts = [part for part in walk_components(menus.response.components) if part.get("custom_id") == "lb:y:series"]
    (option,) = parts[0]["options"]
    assert option["label"] == "Weekly"
    assert "You'll hear of: Weekly." in await wish(club, "an", option["value"], menu="series")
    await create(club, name="Other", start="in 3 days")
    assert club.letters("an") == []
    await club.wait(2 * DAY + HOUR)
    assert sum(text.startswith("Registration for Weekly") for text in club.letters("an")) == 1


async def test_followers_of_a_series_are_told_once_of_a_date_that_is_skipped_or_moved(club: Room) -> None:
    weekly = {"name": "Weekly", "start": "in 2 days", "repeats": "daily"}
    await club.pick_button("mo", await preview(club, "mo", "schedule", **weekly), "Post")
    for name in ("an", "bo", "di", "mo"):
        await wish(club, name, "series:1", menu="series")
    await wish(club, "cy", "all")
    club.close_dms("bo")
    hidden = discord.Permissions(view_channel=True).value
    club.env.backend.set_overwrite(club.lobby.id, Overwrite(club.people["di"].id, OverwriteType.MEMBER, deny=hidden))
    because = {"series": "Weekly", "reason": "holidays"}
    await say(club, "mo", "series skip", date="2026-01-04", **because)
    await say(club, "mo", "series move", date="2026-01-05", start="2026-01-05 23:00", **because)
    await club.restart()
    await club.wait(10)
    skipped, moved = club.letters("an")
    assert re.fullmatch(r"Weekly \(<#\d+>\) isn't played on <t:\d+:F>\.\nReason: holidays", skipped)
    assert re.fullmatch(r"Weekly \(<#\d+>\) is moved: <t:\d+:F> → <t:\d+:F>\nReason: holidays", moved)
    assert len(pings(club, "bo")) == 2
    assert club.letters("cy") == club.letters("di") == club.letters("mo") == []


async def test_followers_of_a_series_who_are_not_in_are_told_of_a_new_start_and_a_cancellation(club: Room) -> None:
    weekly = {"name": "Weekly", "start": "in 3 days", "repeats": "weekly"}
    await club.pick_button("mo", await preview(club, "mo", "schedule", **weekly), "Post")
    for name in ("an", "bo", "mo"):
        await wish(club, name, "series:1", menu="series")
    await wish(club, "cy", "all")
    (view,) = tournaments(club)
    await press(club, "bo", view.tournament_id, "register")
    before = len(club.letters("cy"))
    await say(club, "mo", "edit", start="in 4 days", reason="football")
    await say(club, "mo", "edit", seats=5)
    await say(club, "mo", "cancel", reason="fire")
    await club.wait(10)
    moved, skipped, opened = (text.partition("(")[2].partition(">) ")[2] for text in club.letters("an"))
    assert moved.startswith("is moved: ")
    assert moved.endswith("Reason: football")
    assert skipped.startswith("isn't played on ")
    assert skipped.endswith("Reason: fire")
    assert opened.startswith("is open.")
    assert not [text for text in club.letters("bo") if "is moved" in text or "isn't played" in text]
    assert len(club.letters("cy")) - before == 1, "only the next one"


async def test_a_skipped_date_of_a_series_that_nobody_follows_is_posted_without_a_ping(club: Room) -> None:
    weekly = {"name": "Weekly", "start": "in 2 days", "repeats": "daily"}
    await club.pick_button("mo", await preview(club, "mo", "schedule", **weekly), "Post")
    await say(club, "mo", "series skip", series="Weekly", date="2026-01-04", reason="holidays")
    await club.wait(10)
    (post,) = [each for each in club.lobby.history() if "isn't played on" in each.content]
    assert post.flags.silent
    assert post.mentions == []


async def test_nobody_is_told_of_a_tournament_in_a_channel_hidden_from_them_or_during_a_ban(club: Room) -> None:
    for name in ("an", "bo"):
        await wish(club, name, "all")
    closed = discord.PermissionOverwrite(view_channel=False)
    club.lobby = club.guild.create_text_channel("back-room", overwrites={club.people["an"]: closed})
    await club.slash("mo", "mod ban", at=club.lobby, player=club.people["bo"], reason="odd")
    await create(club, start="in 3 days")
    await club.wait(10)
    assert openings(club, "an") == openings(club, "bo") == []
    assert pings(club, "an") == []


async def test_a_player_can_take_back_the_wish_to_be_notified(club: Room) -> None:
    await wish(club, "an", "all", "game:razz")
    assert "You won't hear of tournaments anymore." in await wish(club, "an")
    await create(club, start="in 3 days")
    assert club.letters("an") == []


# A rematch


async def test_nobody_gets_both_the_message_about_a_rematch_and_the_call_to_register(club: Room) -> None:
    await wish(club, "an", "all")
    view = await running(club, "an", "bo", "cy", "di")
    before = len(club.letters("an"))
    for name in ("bo", "cy", "di"):
        await say(club, "mo", "remove", player=name, reason="gone")
    await club.wait(10)
    await press(club, "an", view.tournament_id, "rematch")
    assert len(club.letters("an")) == before


# A role


async def test_a_role_is_pinged_once_at_the_opening_and_its_holders_get_no_direct_message_then(club: Room) -> None:
    role = club.guild.create_role("Poker", mentionable=True)
    club.join("gus", roles=(role,))
    for name in ("gus", "an"):
        await wish(club, name, "all")
    await create(club, start="in 3 days", ping=role)
    await club.wait(10)
    mention = f"<@&{role.id}>"
    assert sum(mention in text for text in words_at(club.lobby)) == 1
    assert openings(club, "gus") == []
    assert len(openings(club, "an")) == 1
    await club.restart()
    await club.wait(2 * DAY + HOUR)
    assert sum(mention in text for text in words_at(club.lobby)) == 1
    assert len(letters(club, "gus")) == 1, "the call of the day before is a letter"


async def test_only_a_member_who_may_mention_a_role_can_have_that_role_pinged(club: Room) -> None:
    role = club.guild.create_role("Quiet", mentionable=False)
    refused = club.told(await preview(club, "mo", ping=role))
    assert "so I won't ping it for you" in refused
    assert tournaments(club) == []
    may = discord.PermissionOverwrite(mention_everyone=True)
    club.lobby = club.guild.create_text_channel("here", overwrites={club.people["mo"]: may})
    assert "I can't mention" in club.told(await preview(club, "mo", ping=role))
    club.lobby = club.guild.create_text_channel("there", overwrites={club.people["mo"]: may, club.bot_role: may})
    assert "is pinged when registration opens" in club.told(await preview(club, "mo", ping=role))
