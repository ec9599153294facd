"""/tournament and /league, through the commands and buttons that people use."""

import re
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.backend.serializers import message_payload
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.moderation.ports import FOREVER, Standing
from bot.tables.saving import AuditEntry, Request
from bot.tournaments.ports import TournamentCommit, TournamentView
from bot.tournaments.state import Entrant
from bot.ui import tournament_announcer
from tests.discord.room import Room
from tests.discord.staff import acts, audit, staff


@pytest.fixture
async def club(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    # How often posts are changed has a test of its own; here each command would wait for it.
    monkeypatch.setattr(tournament_announcer, "EVERY_MS", {"event": 0, "card": 0, "board": 10 * 60_000})
    staff(room)
    room.join("an", "bo", "cy", "di")
    return room


async def preview(room: Room, who: str = "mo", command: str = "create", /, **options: Any) -> InteractionResult:
    """What the moderator sees before anybody else does."""
    given = {"name": "Friday", "game": "razz", "start": "in 2 hours", **options}
    result = await room.people[who].slash(room.lobby, f"tournament {command}", **given)
    assert result.ephemeral
    return result


async def create(room: Room, **options: Any) -> TournamentView:
    shown = await preview(room, **options)
    told = room.told(await room.pick_button("mo", shown, "Post"))
    number = re.search(r"#(\d+)", told)
    assert number, told
    view = room.client.services.tournaments.view(int(number[1])) if room.client.services.tournaments else None
    assert view is not None
    return view


def tournaments(room: Room) -> list[TournamentView]:
    assert room.client.services.tournaments is not None
    return room.client.services.tournaments.in_guild(room.guild.id)


async def say(room: Room, who: str, command: str, /, **options: Any) -> str:
    named = {key: room.people[value] if key == "player" else value for key, value in options.items()}
    return await room.slash(who, f"tournament {command}", at=room.lobby, **named)


def lobby_text(room: Room) -> str:
    return "\n".join(str([part.to_dict() for part in message.components]) for message in room.lobby.history())


# Creating


async def test_name_game_and_time_are_enough(club: Room) -> None:
    view = await create(club)
    assert (view.new.settings.name, view.new.settings.game) == ("Friday", "razz")
    assert view.state.phase == "registering"
    assert view.state.start_ms == (int(club.env.now().timestamp()) // 60 + 120) * 60_000
    assert view.new.channel_id == club.lobby.id
    assert await acts(club) == ["tournament_create"]
    assert "Friday" in lobby_text(club)


async def test_the_preview_tells_the_start_the_ladder_the_prizes_and_what_to_beware_of(club: Room) -> None:
    shown = club.told(await preview(club, start="2026-05-01 20:00", zone="berlin", buy_in=100))
    assert "Nobody else sees it yet" in shown
    assert "<t:1777658400:F>" in shown
    assert "by the clocks of Europe/Berlin: 2026-05-01 20:00" in shown
    assert (
        "**Stakes with 4 entrants:** 100/200 · 150/300 · 180/360 · 250/500 · 350/700 · 400/800 · 600/1200 · 800/1600"
        in shown
    )
    assert "**With 9:**" in shown
    assert "1st 450 · 2nd 270 · 3rd 180" in shown
    assert "With 16 entrants in 60 minutes the stakes climb too fast" in shown
    assert re.search(r"6\d minutes is the shortest", shown)
    assert tournaments(club) == []
    assert club.lobby.history() == []


async def test_the_longest_preview_fits_a_message(club: Room) -> None:
    most: dict[str, Any] = {"name": "*" * 60, "game": "mix", "minutes": 240, "level_minutes": 2, "rules": "tda draws=1"}
    chips: dict[str, Any] = {"buy_in": 10**9, "guarantee": 10**9, "stack": 500}
    others: dict[str, Any] = {"late_levels": 20, "re_entries": 10, "add_on": True, "more": "breaks=3 first_bet=100000"}
    shown = await preview(club, "ada", **most, **chips, **others)
    assert len(club.told(shown)) <= 4000
    assert "is announced in" in club.told(await club.pick_button("ada", shown, "Post"))


async def test_a_preview_that_is_cancelled_creates_nothing(club: Room) -> None:
    shown = await preview(club)
    assert "Nothing was posted" in club.told(await club.pick_button("mo", shown, "Cancel"))
    assert tournaments(club) == []


async def test_a_second_click_creates_no_second_tournament(club: Room) -> None:
    shown = await preview(club)
    assert shown.response is not None
    stored = club.env.backend.get_message(club.lobby.id, shown.response.id)
    message = dict(message_payload(club.env.backend, stored))
    parts = list(walk_components(message["components"]))
    data = {
        "custom_id": next(part["custom_id"] for part in parts if part.get("label") == "Post"),
        "component_type": 2,
    }
    told = []
    for _ in range(2):
        # A click that set out while the preview still had its buttons.
        result = await club.people["mo"]._dispatch_interaction(
            3, club.lobby, data, extra={"message": message}, source_message_id=stored.id
        )
        told.append(club.told(result))
    assert "carried out already" in told[1]
    assert len(tournaments(club)) == 1


async def test_after_a_restart_a_preview_says_so(club: Room) -> None:
    shown = await preview(club)
    await club.restart()
    told = club.told(await club.pick_button("mo", shown, "Post"))
    assert "Give the command once more" in told
    assert tournaments(club) == []


async def test_a_preview_whose_start_has_passed_is_not_posted(club: Room) -> None:
    shown = await preview(club, start="in 5 minutes")
    await club.wait(600)
    assert "is past" in club.told(await club.pick_button("mo", shown, "Post"))
    assert tournaments(club) == []


async def test_who_moderates_no_more_posts_nothing(club: Room) -> None:
    shown = await preview(club)
    entry = AuditEntry(club.guild.id, "ban", None, "test", 0, await club.player_id("mo"))
    conduct = club.store.office.conduct
    await conduct.change(Request(7, None, "test"), entry, await club.player_id("mo"), Standing(FOREVER))
    assert "You are banned" in club.told(await club.pick_button("mo", shown, "Post"))
    assert tournaments(club) == []


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"start": "whenever"}, "I cannot read “whenever” as a start"),
        ({"start": "2020-01-01 20:00"}, "is past"),
        ({"zone": "Atlantis"}, "There is no time zone “Atlantis”"),
        ({"game": "snap"}, "There is no game “snap”"),
        ({"prizes": "50 20"}, "must sum to 100"),
        ({"rules": "jackpots=on"}, "“jackpots” "),
        ({"rebuys": 2, "re_entries": 1}, "re-entries or rebuys, not both"),
        ({"template": "none such"}, "There is no template “none such”"),
        ({"name": "\u200b"}, "that can be seen"),
    ],
)
async def test_a_bad_option_is_told_what_is_allowed(club: Room, options: dict[str, Any], told: str) -> None:
    answered = club.told(await preview(club, **options))
    assert told.replace("“jackpots” ", "jackpots") in answered
    assert tournaments(club) == []


async def test_a_tournament_needs_a_text_channel_and_room_for_threads(club: Room) -> None:
    await club.open_table("an")
    told = await club.slash("mo", "tournament create", at=club.table, name="X", game="razz", start="20:00")
    assert "needs a text channel" in told
    deny = discord.PermissionOverwrite(create_public_threads=False)
    club.lobby = club.guild.create_text_channel("narrow", overwrites={club.bot_role: deny})
    assert "I cannot hold a tournament in this channel" in club.told(await preview(club))


async def test_the_zone_of_last_time_is_remembered(club: Room) -> None:
    await create(club, start="tomorrow 20:00", zone="America/New_York")
    await club.restart()
    shown = club.told(await preview(club, start="tomorrow 20:00"))
    assert "America/New_York" in shown


async def test_how_long_a_hand_takes_here_is_learnt(club: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forty(guild_id: int, game: str) -> int:
        assert (guild_id, game) == (club.guild.id, "razz")
        return 40

    monkeypatch.setattr(club.store.tournaments, "hand_seconds", forty)
    assert (await create(club)).new.settings.hand_seconds == 40


async def test_starts_zones_games_and_repeats_are_suggested(club: Room) -> None:
    ask = club.people["mo"].autocomplete
    assert (await ask(club.lobby, "tournament create", "zone", "berl"))[0]["value"] == "Europe/Berlin"
    assert await ask(club.lobby, "tournament create", "game", "raz") == [{"name": "Razz", "value": "razz"}]
    (start,) = await ask(club.lobby, "tournament create", "start", "2026-05-01 20:00", zone="Europe/Berlin")
    assert start == {"name": "2026-05-01 20:00 Europe/Berlin", "value": "2026-05-01 20:00"}
    assert await ask(club.lobby, "tournament create", "start", "wh") == []
    assert {"name": "every friday", "value": "every friday"} in await ask(
        club.lobby, "tournament schedule", "repeats", "fri"
    )


# Who may


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("create", {"name": "X", "game": "razz", "start": "20:00"}),
        ("schedule", {"name": "X", "game": "razz", "start": "20:00", "repeats": "weekly"}),
        ("edit", {"buy_in": 5}),
        ("cancel", {"reason": "because"}),
        ("pause", {"reason": "because"}),
        ("resume", {"reason": "because"}),
        ("remove", {"reason": "because", "player": "bo"}),
        ("announce", {}),
        ("unschedule", {"schedule": "1", "reason": "because"}),
        ("template save", {"name": "X"}),
        ("template delete", {"name": "X"}),
        ("template list", {}),
    ],
)
async def test_players_set_nothing_up(club: Room, command: str, options: dict[str, Any]) -> None:
    await create(club)
    before = (tournaments(club), await acts(club))
    assert "Only moderators of this room" in await say(club, "an", command, **options)
    assert (tournaments(club)[0].state, await acts(club)) == (before[0][0].state, before[1])


async def test_an_administrator_may_what_a_moderator_may(club: Room) -> None:
    await create(club)
    assert "is changed" in await say(club, "ada", "edit", buy_in=50)
    assert "is cancelled" in await say(club, "ada", "cancel", reason="rain")


# Entering


async def test_people_register_check_in_and_withdraw_by_commands(club: Room) -> None:
    await create(club, buy_in=100, start="in 20 minutes")
    told = await say(club, "an", "register")
    assert "100" in told
    assert await club.wallet("an") == 9_900
    assert "in already" in await say(club, "an", "register")
    assert "You are not in this tournament" in await say(club, "bo", "withdraw")
    assert "Check-in is not open" in await say(club, "an", "checkin")
    await club.wait(6 * 60)
    assert "You are checked in" in await say(club, "an", "checkin")
    assert "back in your wallet" in await say(club, "an", "withdraw")
    assert await club.wallet("an") == 10_000


async def test_where_several_are_on_the_name_decides(club: Room) -> None:
    assert "There is no tournament here" in await say(club, "an", "register")
    await create(club)
    second = await create(club, name="Saturday")
    assert "Which tournament do you mean?" in await say(club, "an", "register")
    await say(club, "an", "register", tournament="saturday")
    assert [entrant.player_id for entrant in tournaments(club)[1].state.entrants] == [await club.player_id("an")]
    await say(club, "bo", "register", tournament=str(second.tournament_id))
    assert "There is no tournament “Sunday”" in await say(club, "an", "register", tournament="Sunday")
    # He is in one of them only, so that is the one.
    assert "back in your wallet" in await say(club, "an", "withdraw")


async def test_T1_1_after_a_restart_registration_goes_on_with_the_same_card(club: Room) -> None:
    await create(club, buy_in=100)
    await say(club, "an", "register")
    (card,) = club.lobby.history()
    await club.restart()
    await say(club, "bo", "register")
    assert [entrant.player_id for entrant in tournaments(club)[0].state.entrants] == [
        await club.player_id("an"),
        await club.player_id("bo"),
    ]
    assert [message.id for message in club.lobby.history()] == [card.id]
    assert "bo" in lobby_text(club)
    assert "back in your wallet" in await say(club, "an", "withdraw")


# Changing


async def test_an_edit_changes_what_was_given_and_nothing_else(club: Room) -> None:
    before = await create(club, start="2026-05-01 20:00", buy_in=100, seats=8)
    told = await say(club, "mo", "edit", name="Big Friday", minutes=30, start="2026-05-01 21:00", reason="asked for")
    assert "Big Friday is changed" in told
    after = tournaments(club)[0]
    wanted = replace(before.new.settings, name="Big Friday", target_minutes=30, level_minutes=3)
    assert after.new.settings == wanted
    assert after.state.start_ms == before.state.start_ms + 3_600_000
    assert (await audit(club))[0].reason == "asked for"


async def test_an_edit_warns_of_a_ladder_that_climbs_too_fast(club: Room) -> None:
    await create(club, minutes=120)
    result = await club.people["mo"].slash(club.lobby, "tournament edit", minutes=20)
    assert "the stakes climb too fast" in club.told(result)


async def test_an_edit_needs_something_to_change(club: Room) -> None:
    await create(club, buy_in=100)
    assert "That changes nothing" in await say(club, "mo", "edit")
    assert "That changes nothing" in await say(club, "mo", "edit", buy_in=100)
    await say(club, "an", "register")
    assert "somebody has paid it" in await say(club, "mo", "edit", buy_in=50)


async def test_cancelling_refunds_and_takes_a_reason(club: Room) -> None:
    await create(club, buy_in=100)
    await say(club, "an", "register")
    assert "is cancelled" in await say(club, "mo", "cancel", reason="the power is out")
    assert await club.wallet("an") == 10_000
    assert (await audit(club))[0].reason == "the power is out"
    assert "There is no tournament here" in await say(club, "mo", "cancel", reason="again")


async def test_pause_and_resume_are_for_what_runs(club: Room) -> None:
    await create(club)
    assert "It is not running" in await say(club, "mo", "pause", reason="because")
    assert "It is not running" in await say(club, "mo", "resume", reason="because")


async def running(room: Room, *players: str) -> TournamentView:
    """It has just started, with these players."""
    await create(room, start="in 10 minutes", check_in=False, buy_in=100)
    for name in players:
        await say(room, name, "register")
    room.dealer.decks.clear()
    await room.wait(600)
    view = tournaments(room)[0]
    assert view.state.phase == "running"
    return view


async def test_a_running_tournament_is_paused_resumed_and_a_player_taken_out(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    assert "is paused at once" in await say(club, "mo", "pause", reason="fire", at_once=True)
    assert tournaments(club)[0].state.paused == "at_once"
    assert "paused already" in await say(club, "mo", "pause", reason="fire")
    assert "goes on" in await say(club, "mo", "resume", reason="no fire")
    assert tournaments(club)[0].state.paused is None
    assert "di is out of Friday" in await say(club, "mo", "remove", player="di", reason="rude")
    assert "is not in this tournament, or out already" in await say(club, "mo", "remove", player="di", reason="rude")
    assert (await acts(club))[-3:] == ["tournament_pause", "tournament_resume", "tournament_remove"]
    assert (await audit(club))[0].subject_id == await club.player_id("di")
    assert "that can be done before the start only" in await say(club, "mo", "edit", buy_in=5)
    assert "that can be done before the start only" in await say(club, "an", "withdraw")
    assert "is cancelled" in await say(club, "mo", "cancel", reason="late")
    await club.wait(60)
    assert tournaments(club) == []


@pytest.mark.parametrize("name", ["mo", "ada"])
async def test_T3_8_who_plays_in_it_takes_nobody_out_and_does_not_share_out_its_pool(club: Room, name: str) -> None:
    await running(club, "an", "bo", "cy", name)
    assert "You play in this tournament" in await say(club, name, "remove", player="an", reason="mine")
    assert "You play in this tournament" in await say(club, name, "cancel", reason="I lead")
    other = "ada" if name == "mo" else "mo"
    told = await club.slash(name, "mod kick", at=club.lobby, player=club.people["an"], reason="mine")
    assert "You play" in told
    assert "is out of Friday" in await say(club, other, "remove", player=name, reason="tried")
    assert "is cancelled" in await say(club, name, "cancel", reason="out of it now")


async def test_a_moderator_in_the_list_does_not_thin_it(club: Room) -> None:
    await create(club)
    await say(club, "an", "register")
    await say(club, "mo", "register")
    assert "You play in this tournament" in await say(club, "mo", "remove", player="an", reason="mine")
    # Before it runs there is no pool to be shared but by giving back.
    assert "is cancelled" in await say(club, "mo", "cancel", reason="rain")


# Announcing


async def test_an_announcement_posts_the_card_anew_and_calls_who_is_in(club: Room) -> None:
    await create(club)
    await say(club, "an", "register")
    (card,) = club.lobby.history()
    assert "is posted anew" in await say(club, "mo", "announce")
    (anew,) = club.lobby.history()
    assert anew.id > card.id
    assert "<@" not in "".join(message.content for message in club.lobby.history())
    told = await say(club, "mo", "announce", text="**Bring** friends @everyone")
    assert "1 player is called" in told
    said = next(message.content for message in club.lobby.history() if message.content)
    assert f"<@{club.people['an'].id}>" in said
    assert "@everyone" not in said
    assert "\\*\\*Bring" in said


# Recurring


async def test_T1_2_a_recurring_tournament_shows_its_next_three_starts_across_the_change_of_clocks(club: Room) -> None:
    result = await preview(
        club, "mo", "schedule", start="2026-03-20 20:00", zone="Europe/Berlin", repeats="every friday"
    )
    shown = club.told(result)
    # 19:00 UTC twice, then 18:00.
    for start in (1774033200, 1774638000, 1775239200):
        assert f"<t:{start}:F>" in shown
    told = club.told(await club.pick_button("mo", result, "Post"))
    assert "<t:1774033200:F>" in told
    (view,) = tournaments(club)
    assert view.state.start_ms == 1774033200_000
    assert (await acts(club))[:1] == ["tournament_schedule"]
    listed = await say(club, "an", "schedules")
    assert "FREQ=WEEKLY;BYDAY=FR" in listed
    assert "<t:1774033200:F>" in listed


async def test_a_recurrence_is_ended_and_what_is_announced_stays(club: Room) -> None:
    assert "No tournament recurs here" in await say(club, "an", "schedules")
    shown = await preview(club, "mo", "schedule", repeats="weekly")
    await club.pick_button("mo", shown, "Post")
    assert "There is no schedule “Nope”" in await say(club, "mo", "unschedule", schedule="Nope", reason="because")
    (choice,) = await club.people["mo"].autocomplete(club.lobby, "tournament unschedule", "schedule", "fri")
    told = await say(club, "mo", "unschedule", schedule=choice["value"], reason="summer")
    assert "Friday recurs no more" in told
    assert len(tournaments(club)) == 1
    assert "There is no schedule" in await say(club, "mo", "unschedule", schedule=choice["value"], reason="summer")
    assert (await audit(club))[0].reason == "summer"


@pytest.mark.parametrize("repeats", ["sometimes", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "hourly"])
async def test_a_bad_recurrence_is_told_what_is_allowed(club: Room, repeats: str) -> None:
    told = club.told(await preview(club, "mo", "schedule", repeats=repeats))
    assert "I cannot read" in told or "comes to no start" in told


# Looking up


async def test_the_list_and_one_whole(club: Room) -> None:
    assert "No tournament is set up here" in await say(club, "an", "list")
    view = await create(club, buy_in=100)
    await say(club, "an", "register")
    listed = await say(club, "bo", "list")
    assert f"`#{view.tournament_id}` **Friday** · Razz" in listed
    assert "registration is open · 1 of 64" in listed
    assert "an" in await say(club, "bo", "info")
    await say(club, "mo", "cancel", reason="rain")
    assert "cancelled" in await say(club, "bo", "list")
    assert "Friday: result" in await say(club, "bo", "info", tournament="friday")


async def test_a_tournament_in_a_channel_that_one_cannot_see_is_not_told_of(club: Room) -> None:
    hall, closed = club.lobby, discord.PermissionOverwrite(view_channel=False)
    club.lobby = club.guild.create_text_channel("back-room", overwrites={club.people["an"]: closed})
    await create(club)
    told = await club.slash("an", "tournament list", at=hall)
    assert "No tournament is set up here" in told
    assert "There is no tournament “Friday”" in await club.slash("an", "tournament info", at=hall, tournament="Friday")
    assert "Friday" in await club.slash("mo", "tournament list", at=hall)
    shown = await preview(club, "mo", "schedule", name="Secret", repeats="weekly")
    await club.pick_button("mo", shown, "Post")
    assert "No tournament recurs here" in await club.slash("an", "tournament schedules", at=hall)
    await say(club, "mo", "cancel", tournament="Friday", reason="rain")
    assert "No tournament is set up here" in await club.slash("an", "tournament list", at=hall)
    assert "There is no tournament “Friday”" in await club.slash("an", "tournament info", at=hall, tournament="Friday")
    assert "Friday" in await club.slash("mo", "tournament list", at=hall)


# Templates


async def test_a_template_is_saved_used_listed_and_deleted(club: Room) -> None:
    assert "There is no template yet" in await say(club, "mo", "template list")
    await create(club, buy_in=250, seats=5, prizes="70 30")
    assert "buy-in 250" in await say(club, "mo", "template save", name="Weekly one")
    assert "5 to a table" in await say(club, "mo", "template list")
    assert await club.people["mo"].autocomplete(club.lobby, "tournament create", "template", "week") == [
        {"name": "Weekly one", "value": "Weekly one"}
    ]
    used = await create(club, name="Sunday", template="weekly ONE")
    assert (used.new.settings.buy_in, used.new.settings.seats, used.new.settings.shares) == (250, 5, ("70", "30"))
    assert used.new.settings.name == "Sunday"
    assert "is gone" in await say(club, "mo", "template delete", name="WEEKLY one")
    assert "There is no template" in await say(club, "mo", "template delete", name="Weekly one")
    await say(club, "mo", "cancel", tournament="Friday", reason="rain")
    assert "buy-in 250" in await say(club, "mo", "template save", name="As it was", tournament="friday")
    assert "is no name for a template" in await say(club, "mo", "template save", name="**x**", tournament="Sunday")


# The league


async def finished(room: Room, *order: str, season: str = "quarter") -> None:
    """A tournament that is over, the winner first, written as its director would."""
    view = await create(room, start="in 1 minute", check_in=False, season=season)
    ids = [await room.player_id(name) for name in order]
    entrants = tuple(
        Entrant(player, 0, playing=place == 0, out=None if place == 0 else len(ids) - place)
        for place, player in enumerate(ids)
    )
    state = replace(view.state, phase="finished", entrants=entrants, settled=True, level=1, finished_ms=1)
    await room.store.tournaments.commit(TournamentCommit(view.tournament_id, state, 1, "test"))


async def test_T5_2_the_league_adds_up_a_season(club: Room) -> None:
    assert "Nobody has points" in await club.slash("an", "league", at=club.lobby)
    await finished(club, "an", "bo", "cy", "di")
    await finished(club, "an", "cy", "di", "bo")
    await finished(club, "di", "cy", "bo", "an", season="none")
    told = await club.slash("bo", "league", at=club.lobby)
    lines = told.splitlines()
    assert "League 2026-Q1" in lines[0]
    # 10 sqrt(4 / place): 20, 14, 12, nothing.
    assert lines[1:] == [
        "1\\. **an** · 40 points · 2 played · best place 1",
        "2\\. **cy** · 26 points · 2 played · best place 2",
        "3\\. **bo** · 14 points · 2 played · best place 2",
        "4\\. **di** · 12 points · 2 played · best place 3",
    ]
    assert "Nobody has points in 2025" in await club.slash("bo", "league", at=club.lobby, season="2025")
    assert "**an** · 40" in await club.slash("bo", "league", at=club.lobby, season="2026")
    assert "I cannot read “spring”" in await club.slash("bo", "league", at=club.lobby, season="spring")
    choices = await club.people["bo"].autocomplete(club.lobby, "league", "season", "2026-q")
    assert choices[0]["value"] == "2026-Q1"


# As Discord takes it


def test_the_commands_are_small_enough_for_discord(club: Room) -> None:
    (group,) = [each for each in club.client.tree.get_commands() if each.name == "tournament"]
    body = group.to_dict(club.client.tree)
    assert _characters(body) < 6000, "in another language the same takes a third more, and 8,000 is the limit"
    assert max(len(each.get("options", [])) for each in body["options"]) <= 25


def _characters(body: dict[str, Any]) -> int:
    own = len(body["name"]) + len(body.get("description", ""))
    choices = sum(len(choice["name"]) + len(str(choice["value"])) for choice in body.get("choices", []))
    return own + choices + sum(map(_characters, body.get("options", [])))
