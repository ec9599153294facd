"""The commands /tournament and /league, through the commands and buttons that people use."""

import re
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest

from bot.poker.house_rules import HouseRules
from bot.publishing.tournament.venue import ThreadVenue
from bot.tables.saving import AuditEntry, Request
from bot.tournaments.rules.schedule import zone_of
from bot.tournaments.settings import TournamentSettings
from bot.ui.discord import outbox
from bot.ui.tournament.recurring import league
from tests.harness.discord.room import Room
from tests.harness.discord.staff import acts, audit
from tests.harness.discord.tournaments import create, finish, finished, lobby_text, preview, running, say, tournaments
from tests.harness.ui.easel import QuickStudio

# Entering


async def test_players_can_register_and_check_in_and_withdraw_by_command(club: Room) -> None:
    await create(club, buy_in=100, start="in 20 minutes")
    told = await say(club, "an", "register")
    assert "100" in told
    assert await club.wallet("an") == 9_900
    assert "already in" in await say(club, "an", "register")
    assert "You aren't in this tournament" in await say(club, "bo", "withdraw")
    assert "Check-in isn't open yet." in await say(club, "an", "checkin")
    await club.wait(6 * 60)
    assert "You're checked in" in await say(club, "an", "checkin")
    assert "back in your wallet" in await say(club, "an", "withdraw")
    assert await club.wallet("an") == 10_000


async def test_in_a_free_tournament_no_text_mentions_money(club: Room) -> None:
    await create(club, start="in 20 minutes", entrants_most=4)
    club.join("ed", "fy")
    told = [lobby_text(club)]
    told += [await say(club, name, "register") for name in ("an", "bo", "cy", "di", "ed", "fy")]
    assert "number 2 on the waiting list, and you'll be pinged" in told[-1]
    told.append(await say(club, "bo", "withdraw"))
    await club.wait(6 * 60)
    told += [
        lobby_text(club),
        await club.slash("mo", "mod ban", at=club.lobby, player=club.people["ed"], reason="rude"),
    ]
    assert "ed is out of Friday." in told[-1]
    assert "you've moved up from the waiting list." in lobby_text(club)
    await club.wait(15 * 60)
    # The last line in the channel says why the tournament does not start.
    told.append(lobby_text(club))
    assert "**Friday** is canceled. It didn't reach 4 entrants." in told[-1]
    assert "**an** didn't check in and isn't playing." in told[-1]
    for text in told:
        assert not re.search(r"refund|paid|pay\b|cost|pool|wallet|buy-in(?<!No buy-in)| 0 chips", text), text


async def test_in_a_paid_tournament_the_texts_say_where_the_chips_are(club: Room) -> None:
    await create(club, start="in 20 minutes", buy_in=100, entrants_most=4)
    assert "refunded and not seated" in lobby_text(club)
    club.join("ed")
    told = [await say(club, name, "register") for name in ("an", "bo", "cy", "di", "ed")]
    assert "on the waiting list; you only pay if you" in told[-1]
    assert "back in your wallet" in await say(club, "bo", "withdraw")
    assert "your buy-in is paid" in lobby_text(club)
    club.join("fy")
    told.append(await say(club, "fy", "register"))
    waiter = await club.slash("mo", "mod ban", at=club.lobby, player=club.people["fy"], reason="rude")
    assert "fy is out of Friday." in waiter, "a waiting player gets no refund"
    ban = await club.slash("mo", "mod ban", at=club.lobby, player=club.people["ed"], reason="rude")
    assert "and the buy-in is back in their wallet." in ban
    await club.wait(21 * 60)
    assert "**Friday** is canceled. It didn't reach 4 entrants. Everyone got their" in lobby_text(club)
    assert [await club.wallet(name) for name in ("an", "bo", "cy", "di", "ed")] == [10_000] * 5


async def test_a_player_must_name_the_tournament_if_several_are_open(club: Room) -> None:
    assert "There's no tournament here" in await say(club, "an", "register")
    await create(club)
    second = await create(club, name="Saturday")
    assert "Which tournament do you mean?" in await say(club, "an", "register")
    await say(club, "an", "register", tournament="saturday")
    assert [entrant.player_id for entrant in tournaments(club)[1].state.entrants] == [await club.player_id("an")]
    await say(club, "bo", "register", tournament=str(second.tournament_id))
    assert "There's no tournament “Sunday”" in await say(club, "an", "register", tournament="Sunday")
    # an is in only one of them, so that one is meant.
    assert "You're no longer registered for Saturday." in await say(club, "an", "withdraw")


async def test_T1_1_after_a_restart_registration_continues_in_the_same_post(club: Room) -> None:
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


async def test_T1_1_after_a_restart_missing_tables_open_once_discord_is_connected(
    club: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*given: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as patch:
        patch.setattr(ThreadVenue, "_make", fail)
        await running(club, "an", "bo", "cy", "di")
    assert club.wiring.play.tables.in_guild(club.guild.id) == []
    club.stand_still()
    await club.restart()
    (table,) = club.wiring.play.tables.in_guild(club.guild.id)
    assert len(table.seats) == 4
    assert table.clock.next_hand_ms is not None


# Changing


async def test_an_edit_changes_only_the_given_options(club: Room) -> None:
    before = await create(club, start="2026-05-01 20:00", buy_in=100, seats=8)
    told = await say(club, "mo", "edit", name="Big Friday", minutes=30, start="2026-05-01 21:00", reason="asked for")
    assert "Big Friday was changed" in told
    after = tournaments(club)[0]
    wanted = replace(before.new.settings, name="Big Friday", target_minutes=30, level_minutes=3)
    assert after.new.settings == wanted
    assert after.state.start_ms == before.state.start_ms + 3_600_000
    assert (await audit(club))[0].reason == "asked for"


async def test_an_edit_warns_that_the_stakes_rise_too_fast(club: Room) -> None:
    await create(club, minutes=120)
    result = await club.people["mo"].slash(club.lobby, "tournament edit", minutes=20)
    assert "minutes, the stakes rise too fast for much play." in club.told(result)


async def test_an_edit_that_changes_nothing_is_refused(club: Room) -> None:
    await create(club, buy_in=100)
    assert "Nothing to change." in await say(club, "mo", "edit")
    assert "Nothing to change." in await say(club, "mo", "edit", buy_in=100)
    await say(club, "an", "register")
    assert "The buy-in can't change anymore, because someone has paid" in await say(club, "mo", "edit", buy_in=50)


async def test_cancelling_refunds_the_buy_ins_and_shows_the_reason(club: Room) -> None:
    await create(club, buy_in=100)
    await say(club, "an", "register")
    assert "is canceled" in await say(club, "mo", "cancel", reason="the power is out")
    assert await club.wallet("an") == 10_000
    assert (await audit(club))[0].reason == "the power is out"
    assert "There's no tournament here" in await say(club, "mo", "cancel", reason="again")
    told = await say(club, "bo", "info", tournament="Friday")
    assert "Reason: the power is out" in told
    assert "Everyone got their buy-in back." not in told


async def test_only_a_running_tournament_can_be_paused_and_resumed(club: Room) -> None:
    await create(club)
    assert "It isn't running." in await say(club, "mo", "pause", reason="because")
    assert "It isn't running." in await say(club, "mo", "resume", reason="because")


async def test_a_moderator_can_pause_or_resume_or_cancel_a_running_tournament_or_remove_a_player(club: Room) -> None:
    await running(club, "an", "bo", "cy", "di")
    assert "is paused now, clocks and all." in await say(club, "mo", "pause", reason="fire", at_once=True)
    assert tournaments(club)[0].state.paused_at_once
    assert "already paused" in await say(club, "mo", "pause", reason="fire")
    assert "Reason: fire" in await say(club, "bo", "info")
    assert "is back on" in await say(club, "mo", "resume", reason="no fire")
    assert tournaments(club)[0].state.pause is None
    assert "di is out of Friday" in await say(club, "mo", "remove", player="di", reason="rude")
    assert "isn't in this tournament, or is already out." in await say(club, "mo", "remove", player="di", reason="rude")
    assert (await acts(club))[-3:] == ["tournament_pause", "tournament_resume", "tournament_remove"]
    assert (await audit(club))[0].subject_id == await club.player_id("di")
    assert "It has started, and that's only possible before the" in await say(club, "mo", "edit", buy_in=5)
    assert "It has started, and that's only possible before the" in await say(club, "an", "withdraw")
    assert "is canceled" in await say(club, "mo", "cancel", reason="late")
    await club.wait(60)
    assert tournaments(club) == []
    told = await say(club, "an", "info", tournament="Friday")
    assert "Reason: late" in told
    assert len(re.findall(r"(?m)^\w+ got \d+ back$", told)) == 3


@pytest.mark.parametrize("name", ["mo", "ada"])
async def test_T3_8_a_moderator_playing_in_a_tournament_can_neither_remove_players_nor_cancel_it(
    club: Room, name: str
) -> None:
    await running(club, "an", "bo", "cy", name)
    assert "You're playing in this tournament, so another moderator has" in await say(
        club, name, "remove", player="an", reason="mine"
    )
    assert "You're playing in this tournament, so another moderator has" in await say(
        club, name, "cancel", reason="I lead"
    )
    other = "ada" if name == "mo" else "mo"
    told = await club.slash(name, "mod kick", at=club.lobby, player=club.people["an"], reason="mine")
    assert "You're playing" in told
    assert "is out of Friday" in await say(club, other, "remove", player=name, reason="tried")
    assert "is canceled" in await say(club, name, "cancel", reason="out of it now")


async def test_a_registered_moderator_cannot_remove_other_entrants(club: Room) -> None:
    await create(club)
    await say(club, "an", "register")
    await say(club, "mo", "register")
    assert "You're playing in this tournament, so another moderator has" in await say(
        club, "mo", "remove", player="an", reason="mine"
    )
    # Before the start the pool can only be refunded.
    assert "is canceled" in await say(club, "mo", "cancel", reason="rain")


# Announcing


async def test_announcing_reposts_the_tournament_and_pings_its_entrants_if_a_text_is_given(club: Room) -> None:
    await create(club)
    await say(club, "an", "register")
    (card,) = club.lobby.history()
    assert "was reposted" in await say(club, "mo", "announce")
    (anew,) = club.lobby.history()
    assert anew.id > card.id
    assert "<@" not in "".join(message.content for message in club.lobby.history())
    told = await say(club, "mo", "announce", text="**Bring** friends @everyone")
    assert "1 player was pinged" in told
    said = next(message.content for message in club.lobby.history() if message.content)
    assert f"<@{club.people['an'].id}>" in said
    assert "@everyone" not in said
    assert "\\*\\*Bring" in said


async def test_an_announcement_refused_temporarily_is_posted_again(club: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "RETRY_SECONDS", (0.0,))
    await create(club)
    club.env.inject_error("POST", f"/channels/{club.lobby.id}/messages", status=503, times=1)
    assert "was reposted" in await say(club, "mo", "announce", text="Tonight")
    assert ["Tonight" in message.content for message in club.lobby.history() if message.content] == [True]


async def test_an_announcement_that_may_not_be_posted_is_reported(club: Room) -> None:
    await create(club)
    club.env.inject_error("POST", f"/channels/{club.lobby.id}/messages", status=403, code=50013, times=2)
    assert "The invitation couldn't be posted in" in await say(club, "mo", "announce", text="Tonight")


# Recurring


async def test_T1_2_a_recurring_tournament_shows_its_next_three_starts_across_a_clock_change(club: Room) -> None:
    result = await preview(
        club, "mo", "schedule", start="2026-03-20 20:00", zone="Europe/Berlin", repeats="every friday"
    )
    shown = club.told(result)
    assert "It repeats every Friday at 20:00 (Europe/Berlin)." in shown
    # 19:00 UTC twice, then 18:00 UTC.
    for start in (1774033200, 1774638000, 1775239200):
        assert f"<t:{start}:F>" in shown
    told = club.told(await club.pick_button("mo", result, "Post"))
    assert "<t:1774033200:F>" in told
    (view,) = tournaments(club)
    assert view.state.start_ms == 1774033200_000
    assert (await acts(club))[:1] == ["tournament_schedule"]
    listed = await say(club, "an", "schedules")
    assert "every Friday at 20:00 (Europe/Berlin)" in listed
    assert "FREQ" not in listed
    assert "<t:1774033200:F>" in listed


async def test_ending_a_recurrence_keeps_the_announced_tournament(club: Room) -> None:
    assert "No tournaments repeat here." in await say(club, "an", "schedules")
    shown = await preview(club, "mo", "schedule", repeats="weekly")
    await club.pick_button("mo", shown, "Post")
    assert "There's no schedule “Nope”" in await say(club, "mo", "series end", series="Nope", reason="because")
    (choice,) = await club.people["mo"].autocomplete(club.lobby, "series end", "series", "fri")
    told = await say(club, "mo", "series end", series=choice["value"], reason="summer")
    assert "Friday no longer repeats" in told
    assert len(tournaments(club)) == 1
    assert "There's no schedule" in await say(club, "mo", "series end", series=choice["value"], reason="summer")
    assert (await audit(club))[0].reason == "summer"


async def test_an_invalid_recurrence_is_explained(club: Room) -> None:
    for repeats in ("sometimes", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "hourly"):
        told = club.told(await preview(club, "mo", "schedule", repeats=repeats))
        assert "I can't read" in told or "” doesn't start within two years." in told, repeats


async def test_T1_2_an_ambiguous_recurrence_is_answered_with_both_meanings(club: Room) -> None:
    given: dict[str, Any] = {"start": "2026-03-20 20:00", "zone": "Europe/Berlin"}
    told = club.told(await preview(club, "mo", "schedule", repeats="every second friday", **given))
    assert "Enter “every other friday” or “second friday of the month”." in told
    # 20 March, 3 April, 17 April; 10 April, 8 May, 12 June.
    for repeats, starts in (
        ("every other friday", (1774033200, 1775239200, 1776448800)),
        ("second friday of the month", (1775844000, 1778263200, 1781287200)),
    ):
        shown = club.told(await preview(club, "mo", "schedule", repeats=repeats, **given))
        listed = shown.partition("The next starts")[2].partition("\n")[0]
        assert re.findall(r"<t:(\d+):F>", listed) == [str(start) for start in starts]
    # 20 March is the third Friday.
    assert "<t:1774033200:D> isn't one of these days, so the first start is <t:1775844000:F>." in shown


# Looking up


async def test_the_tournament_list_command_shows_all_tournaments_and_the_info_command_shows_one(club: Room) -> None:
    assert "No tournaments are set up here." in await say(club, "an", "list")
    view = await create(club, buy_in=100)
    await say(club, "an", "register")
    listed = await say(club, "bo", "list")
    assert f"`#{view.tournament_id}` **Friday** · Razz" in listed
    assert "registration is open · 1 of 64" in listed
    assert "an" in await say(club, "bo", "info")
    await say(club, "mo", "cancel", reason="rain")
    assert "canceled" in await say(club, "bo", "list")
    assert "Friday: result" in await say(club, "bo", "info", tournament="friday")


async def test_a_tournament_in_a_hidden_channel_is_not_shown(club: Room) -> None:
    hall, closed = club.lobby, discord.PermissionOverwrite(view_channel=False)
    club.lobby = club.guild.create_text_channel("back-room", overwrites={club.people["an"]: closed})
    await create(club)
    told = await club.slash("an", "tournament list", at=hall)
    assert "No tournaments are set up here." in told
    assert "There's no tournament “Friday”" in await club.slash("an", "tournament info", at=hall, tournament="Friday")
    assert "Friday" in await club.slash("mo", "tournament list", at=hall)
    shown = await preview(club, "mo", "schedule", name="Secret", repeats="weekly")
    await club.pick_button("mo", shown, "Post")
    assert "No tournaments repeat here." in await club.slash("an", "tournament schedules", at=hall)
    await say(club, "mo", "cancel", tournament="Friday", reason="rain")
    assert "No tournaments are set up here." in await club.slash("an", "tournament list", at=hall)
    assert "There's no tournament “Friday”" in await club.slash("an", "tournament info", at=hall, tournament="Friday")
    assert "Friday" in await club.slash("mo", "tournament list", at=hall)


# Templates


async def test_templates_can_be_saved_and_used_and_listed_and_deleted(club: Room) -> None:
    assert "There are no templates yet" in await say(club, "mo", "template list")
    await create(club, buy_in=250, seats=5, prizes="70 30")
    assert "buy-in 250" in await say(club, "mo", "template save", name="Weekly one")
    assert "5-max" in await say(club, "mo", "template list")
    assert await club.people["mo"].autocomplete(club.lobby, "tournament create", "template", "week") == [
        {"name": "Weekly one", "value": "Weekly one"}
    ]
    used = await create(club, name="Sunday", template="weekly ONE")
    assert (used.new.settings.buy_in, used.new.settings.seats, used.new.settings.shares) == (250, 5, ("70", "30"))
    assert used.new.settings.name == "Sunday"
    assert "was deleted" in await say(club, "mo", "template delete", name="WEEKLY one")
    assert "There's no template" in await say(club, "mo", "template delete", name="Weekly one")
    await say(club, "mo", "cancel", tournament="Friday", reason="rain")
    assert "buy-in 250" in await say(club, "mo", "template save", name="As it was", tournament="friday")
    assert "” doesn't work as a template's name." in await say(
        club, "mo", "template save", name="**x**", tournament="Sunday"
    )


@pytest.mark.parametrize("command", ["create", "schedule"])
async def test_options_saved_in_a_template_need_not_be_given_again(club: Room, command: str) -> None:
    await create(club, game="badugi", start="2026-05-01 20:00", zone="Europe/Berlin", buy_in=250)
    assert "Friday 20:00 (Europe/Berlin)" in await say(club, "mo", "template save", name="fun")
    options = {"template": "Fun", **({"repeats": "weekly"} if command == "schedule" else {})}
    shown = await club.people["mo"].slash(club.lobby, f"tournament {command}", **options)
    told = club.told(shown)
    assert "### fun" in told
    assert "Fixed limit Badugi" in told
    assert "Buy-in **250**" in told
    await club.pick_button("mo", shown, "Post")
    view = next(view for view in tournaments(club) if view.new.settings.name == "fun")
    # Next Friday at 20:00 in Berlin.
    start = datetime.fromtimestamp(view.state.start_ms / 1000, zone_of("Europe/Berlin"))
    assert (start.weekday(), start.hour, start.minute) == (4, 20, 0)
    assert timedelta() < start - club.env.now() <= timedelta(days=7)
    assert (view.new.settings.zone, view.new.settings.usual_start) == ("Europe/Berlin", "")


async def test_typed_options_override_those_of_a_template(club: Room) -> None:
    await create(club, game="badugi", start="2026-05-01 20:00", zone="Europe/Berlin")
    await say(club, "mo", "template save", name="fun")
    view = await create(club, name="Other", game="a-5 t", start="in 30 minutes", template="fun")
    assert (view.new.settings.name, view.new.settings.game) == ("Other", "ace-to-five-triple-draw")
    assert view.state.start_ms - club.env.now().timestamp() * 1000 <= 31 * 60_000


async def test_options_missing_from_both_command_and_template_are_named(club: Room) -> None:
    lacking = "Missing: {}. Add that to the command, or choose a template that has it."
    for options, parts in (
        ({}, "a name, a game, and a start, like friday 20:00"),
        ({"name": "Friday", "start": "20:00"}, "a game"),
        ({"name": "Friday", "game": "razz"}, "a start, like friday 20:00"),
    ):
        assert await say(club, "mo", "create", **options) == lacking.format(parts)
        assert await say(club, "mo", "schedule", repeats="weekly", **options) == lacking.format(parts)
    # A template saved before templates contained a start.
    settings, line = TournamentSettings("Old", "razz", HouseRules()), AuditEntry(club.guild.id, "x", None, "", 0)
    await club.store.tournaments.save_template(club.guild.id, "Old", settings, Request(7, None, "x"), line)
    assert await say(club, "mo", "create", template="old") == lacking.format("a start, like friday 20:00")
    assert "20:00 (" not in await say(club, "mo", "template list")
    assert tournaments(club) == []


# The league


async def test_T5_2_the_league_adds_up_the_points_of_a_season(club: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Nobody has points" in await club.slash("an", "league", at=club.lobby)
    await finished(club, "an", "bo", "cy", "di")
    await finished(club, "an", "cy", "di", "bo")
    await finished(club, "di", "cy", "bo", "an", season="none")
    told = await club.slash("bo", "league", at=club.lobby)
    lines = told.splitlines()
    assert "League 2026-Q1" in lines[0]
    # 10 sqrt(4 / place): 20, 14, 12, and none for last place.
    assert lines[1:5] == [
        "1\\. **an** · 40 points · 2 played · best place 1",
        "2\\. **cy** · 26 points · 2 played · best place 2",
        "3\\. **bo** · 14 points · 2 played · best place 2",
        "4\\. **di** · 12 points · 2 played · best place 3",
    ]
    assert lines[5].startswith("-# Points by the place and the number of entrants")
    assert "Nobody has points in 2025" in await club.slash("bo", "league", at=club.lobby, season="2025")
    assert "**an** · 40" in await club.slash("bo", "league", at=club.lobby, season="2026")
    monkeypatch.setattr(league, "SHOWN", 1)
    await club.restart()
    told = await club.slash("bo", "league", at=club.lobby)
    assert told.splitlines()[1:4] == [lines[1], "…", lines[3]], "the leader and the asker"
    assert "I can't read “spring”" in await club.slash("bo", "league", at=club.lobby, season="spring")
    choices = await club.people["bo"].autocomplete(club.lobby, "league", "season", "2026-q")
    assert choices[0]["value"] == "2026-Q1"


async def test_the_standings_are_shown_to_everyone_with_a_picture_and_sent_as_a_file(club: Room) -> None:
    club.wiring.reach.pictures._studio = QuickStudio()
    await finished(club, "an", "bo", "cy", "di")
    private = await club.people["bo"].slash(club.lobby, "league")
    file = await club.pick_button("bo", private, "As a file")
    assert "The standings of 2026-Q1." in club.told(file)
    (attached,) = file.followups[-1].attachments
    assert attached.filename == "league-2026-Q1.csv"
    await club.pick_button("bo", private, "Show everyone")
    public = club.lobby.last_message
    assert public is not None
    assert "**an** · 20 points" in str([part.to_dict() for part in public.components])
    assert len(public.attachments) == 1


async def test_public_standings_and_files_name_nobody_who_hides_from_leaderboards(club: Room) -> None:
    await finished(club, "an", "bo", "cy", "di")
    await club.slash("bo", "stats", at=club.lobby, hide=True)
    private = await club.people["di"].slash(club.lobby, "league")
    file = await club.pick_button("di", private, "As a file")
    raw = (await file.followups[-1].attachments[0].read()).decode("utf-8-sig")
    assert ("an" in raw, "bo" in raw) == (True, False)
    await club.pick_button("di", private, "Show everyone")
    public = club.lobby.last_message
    assert public is not None
    shown = str([part.to_dict() for part in public.components])
    assert ("**an**" in shown, "**bo**" in shown) == (True, False)
    assert "14 points" in shown, "the place stays"


async def test_a_series_is_not_shown_to_everyone_where_not_everyone_sees_its_channel(club: Room) -> None:
    see = discord.PermissionOverwrite(view_channel=True)
    seen_by: dict[Any, discord.PermissionOverwrite] = {
        club.guild.default_role: discord.PermissionOverwrite(view_channel=False),
        club.guild.roles["mods"]: see,
    }
    back = club.guild.create_text_channel("back", overwrites={**seen_by, club.bot_role: see})
    mo = club.people["mo"]
    options = {"name": "Friday", "game": "razz", "start": "in 1 minute", "repeats": "weekly", "check_in": False}
    weekly = await mo.slash(back, "tournament schedule", **options)
    await club.pick_button("mo", weekly, "Post")
    await finish(club, tournaments(club)[0], "an", "bo", "cy", "di")
    for place, told in ((club.lobby, "Not everyone in this channel can see that series"), (back, "in the channel now")):
        private = await mo.slash(place, "league", series="Friday")
        assert told in club.told(await club.pick_button("mo", private, "Show everyone"))


# Discord's limits


def test_the_tournament_commands_are_small_enough_for_discord(club: Room) -> None:
    (group,) = [each for each in club.client.tree.get_commands() if each.name == "tournament"]
    body = group.to_dict(club.client.tree)
    assert _characters(body) < 6000, "another language takes a third more, and the limit is 8,000"
    assert max(len(each.get("options", [])) for each in body["options"]) <= 25


def _characters(body: dict[str, Any]) -> int:
    own = len(body["name"]) + len(body.get("description", ""))
    choices = sum(len(choice["name"]) + len(str(choice["value"])) for choice in body.get("choices", []))
    return own + choices + sum(map(_characters, body.get("options", [])))


# Times in any language


async def test_a_start_may_be_typed_in_any_of_the_bots_languages(club: Room) -> None:
    view = await create(club, start="2026-05-01 20:00", zone="Europe/Berlin")
    for typed in ("2. mai 2026 um 20 uhr", "den 2 maj 2026 kl 20", "samedi 2 mai 2026 à 20h"):
        await say(club, "mo", "edit", start="2026-05-01 20:00", name=f"Before {typed}"[:30])
        await say(club, "mo", "edit", start=typed)
        assert tournaments(club)[0].state.start_ms == view.state.start_ms + 24 * 3_600_000, typed


async def test_an_ambiguous_start_is_answered_with_both_meanings(club: Room) -> None:
    options = {"name": "Friday", "game": "razz", "start": "3/4/2027 20:00"}
    told = await say(club, "mo", "create", **options)
    assert "can mean `2027-03-04 20:00` or `2027-04-03 20:00`" in told
    assert not tournaments(club)


async def test_a_recurrence_with_a_day_and_a_time_needs_no_start(club: Room) -> None:
    shown = await preview(club, "mo", "schedule", start=None, repeats="jeden freitag 20 uhr", zone="Europe/Berlin")
    told = club.told(await club.pick_button("mo", shown, "Post"))
    assert "Saved as schedule #1" in told
    (kept,) = await club.wiring.play.tournaments.store.schedules(club.guild.id)
    assert kept.rule == "FREQ=WEEKLY;BYDAY=FR"
    assert (datetime.fromisoformat(kept.wall).weekday(), kept.wall[11:16]) == (4, "20:00")


# Spots and seats


async def test_an_edit_that_leaves_fewer_spots_than_entrants_is_refused(club: Room) -> None:
    await create(club)
    club.join("ed")
    for name in ("an", "bo", "cy", "di", "ed"):
        await say(club, name, "register")
    assert "5 players are already registered" in await say(club, "mo", "edit", entrants_most=4)
    assert "was changed" in await say(club, "mo", "edit", entrants_most=5)
    assert tournaments(club)[0].new.settings.entrants_most == 5


async def test_T2_4_seven_entrants_of_a_6_max_tournament_start_at_two_tables(club: Room) -> None:
    club.join("ed", "fy", "gus")
    view = await running(club, "an", "bo", "cy", "di", "ed", "fy", "gus", seats=6)
    await club.wait(1)
    tables = club.wiring.play.tables.of_tournament(view.tournament_id)
    assert sorted(len(table.seats) for table in tables) == [3, 4]
