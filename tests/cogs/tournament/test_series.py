"""/series: later tournaments changed, dates skipped or moved, and an end; it is 1 January 2026."""

import re
from datetime import UTC, datetime
from typing import Final

import pytest

from tests.harness.discord.asking import Place, ask_at_once, every_command
from tests.harness.discord.forging import forge
from tests.harness.discord.room import Room
from tests.harness.discord.staff import acts, audit
from tests.harness.discord.tournaments import preview, say, tournaments

BECAUSE: Final = {"reason": "holidays"}


@pytest.fixture
async def weekly(club: Room) -> Room:
    """Return a server with a tournament every Friday at 20:00 UTC; the first, on 2 January, is announced."""
    options = {"start": None, "repeats": "every friday 20:00", "buy_in": 100}
    await club.pick_button("mo", await preview(club, "mo", "schedule", **options), "Post")
    return club


def days(told: str) -> list[str]:
    """Return the times in the text, like ``01-09 20:00``, in UTC."""
    return [f"{datetime.fromtimestamp(int(each), UTC):%m-%d %H:%M}" for each in re.findall(r"<t:(\d+):F>", told)]


async def test_a_skipped_date_is_never_listed_and_has_no_tournament(weekly: Room) -> None:
    (choice, *_) = await weekly.people["mo"].autocomplete(weekly.lobby, "series skip", "date", "", series="1")
    assert choice["value"] == "2026-01-09"
    told = await say(weekly, "mo", "series skip", series="friday", date="january 9", **BECAUSE)
    assert days(told) == ["01-09 20:00", "01-02 20:00", "01-16 20:00", "01-23 20:00"]
    assert days(await say(weekly, "an", "schedules")) == ["01-02 20:00"]
    await weekly.wait(2 * 24 * 3600)
    assert [f"{datetime.fromtimestamp(each.state.start_ms / 1000, UTC):%m-%d}" for each in tournaments(weekly)] == [
        "01-16"
    ]
    assert (await audit(weekly))[0].act == "tournament_create"
    assert "tournament_series" in await acts(weekly)


async def test_a_moved_date_starts_at_its_new_time_and_the_others_stay(weekly: Room) -> None:
    told = await say(weekly, "mo", "series move", series="1", date="9.1.", start="saturday 10 january 18:00", **BECAUSE)
    assert days(told)[:2] == ["01-10 18:00", "01-02 20:00"]
    assert days(told)[2:] == ["01-10 18:00", "01-16 20:00"]
    await weekly.wait(2 * 24 * 3600)
    (view,) = tournaments(weekly)
    assert f"{datetime.fromtimestamp(view.state.start_ms / 1000, UTC):%m-%d %H:%M}" == "01-10 18:00"


async def test_skipping_a_date_that_is_announced_or_not_in_the_series_is_refused_with_the_reason(weekly: Room) -> None:
    told = await say(weekly, "mo", "series skip", series="1", date="2026-01-02", **BECAUSE)
    assert "already announced" in told
    told = await say(weekly, "mo", "series skip", series="1", date="january 10", **BECAUSE)
    assert "no start on “january 10”. It has: `2026-01-09`" in told
    assert "I can't read “blursday” as a day" in await say(
        weekly, "mo", "series move", series="1", date="blursday", start="20:00", **BECAUSE
    )
    assert "There's no schedule “Nope”" in await say(weekly, "mo", "series edit", series="Nope", buy_in=5)
    assert "tournament_series" not in await acts(weekly)


async def test_an_edit_of_the_series_changes_only_tournaments_that_are_not_announced_yet(weekly: Room) -> None:
    told = await say(weekly, "mo", "series edit", series="1", buy_in=50, start="saturday 21:00")
    assert "every Saturday at 21:00" in told
    assert days(told)[0] == days(told)[-1] == "01-02 20:00"
    assert "is already announced and stays as it is" in told
    assert tournaments(weekly)[0].new.settings.buy_in == 100
    await weekly.wait(2 * 24 * 3600)
    (view,) = tournaments(weekly)
    assert view.new.settings.buy_in == 50
    assert f"{datetime.fromtimestamp(view.state.start_ms / 1000, UTC):%a %H:%M}" == "Sat 21:00"
    assert "Nothing to change" in await say(weekly, "mo", "series edit", series="1")


async def test_after_an_edit_of_one_tournament_a_button_applies_the_edit_to_the_rest_of_the_series(
    weekly: Room,
) -> None:
    (view,) = tournaments(weekly)
    told = await say(weekly, "mo", "edit", start="friday 21:30", buy_in=70)
    assert "was changed" in told
    button = f"lb:e:{view.tournament_id}:series"
    refused = await forge(weekly, weekly.people["an"], button, at=weekly.lobby, guild_id=weekly.guild.id)
    assert "Only moderators can do that" in weekly.told(refused)
    asked = await forge(weekly, weekly.people["mo"], button, at=weekly.lobby, guild_id=weekly.guild.id)
    assert "repeats every Friday at 21:30" in weekly.told(asked)
    await weekly.wait(2 * 24 * 3600)
    (later,) = tournaments(weekly)
    assert later.new.settings.buy_in == 70
    assert f"{datetime.fromtimestamp(later.state.start_ms / 1000, UTC):%m-%d %H:%M}" == "01-09 21:30"


async def test_a_series_ends_after_a_date_or_a_number_of_tournaments(weekly: Room) -> None:
    told = await say(weekly, "mo", "series end", series="1", until="17 january", **BECAUSE)
    assert days(told)[:3] == ["01-02 20:00", "01-09 20:00", "01-16 20:00"]
    told = await say(weekly, "mo", "series end", series="1", count=2, **BECAUSE)
    assert "01-16 20:00" not in days(told)
    await weekly.wait(12 * 24 * 3600)
    assert tournaments(weekly) == []


async def test_the_overview_of_a_series_shows_its_next_starts_and_its_standings_and_its_winners(club: Room) -> None:
    options = {"start": "in 10 minutes", "repeats": "daily", "check_in": False, "buy_in": 100}
    more = "points=places points_showing_up=2 turn_seconds=10"
    await club.pick_button("mo", await preview(club, "mo", "schedule", more=more, **options), "Post")
    for name in ("an", "bo", "cy", "di"):
        await say(club, name, "register")
    await club.wait(610)
    for name in ("bo", "cy", "di"):
        await say(club, "mo", "remove", player=name, reason="gone to bed")
    await club.wait(60)
    told = await say(club, "di", "series show", series="1")
    assert "**Winners**" in told
    assert "an" in told.rpartition("**Winners**")[2]
    assert "12 points" in told
    table = await club.slash("an", "league", at=club.lobby, series="Friday")
    assert "Points by the place: 10, 8, 6, 5, 4, 3, 2, 1." in table
    assert "And 2 points for playing." in table


async def test_only_who_may_give_a_guarantee_extends_one_to_all_later_tournaments(weekly: Room) -> None:
    (view,) = tournaments(weekly)
    assert "was changed" in await say(weekly, "ada", "edit", guarantee=5000)
    button = f"lb:e:{view.tournament_id}:series"
    for name, told in (("mo", "guarantee"), ("ada", "repeats every Friday")):
        answer = await forge(weekly, weekly.people[name], button, at=weekly.lobby, guild_id=weekly.guild.id)
        assert told in weekly.told(answer)
        (schedule,) = await weekly.store.tournaments.schedules(weekly.guild.id)
        assert schedule.settings.guarantee == (5000 if name == "ada" else 0)


async def test_a_moved_date_is_not_played_after_the_end_of_the_series(weekly: Room) -> None:
    await say(weekly, "mo", "series move", series="1", date="january 16", start="january 17 20:00", **BECAUSE)
    told = await say(weekly, "mo", "series end", series="1", until="10 january", **BECAUSE)
    assert days(told)[:2] == ["01-02 20:00", "01-09 20:00"]
    assert "01-17 20:00" not in days(told)


async def test_a_zone_typed_with_the_recurrence_is_that_of_the_tournaments(club: Room) -> None:
    told = club.told(await preview(club, "mo", "schedule", start=None, repeats="every friday 8pm EST"))
    assert "every Friday at 20:00 (America/New_York)" in told
    assert "01-03 01:00" in days(told)


async def test_of_two_changes_of_a_series_at_once_neither_is_lost_without_a_word(weekly: Room) -> None:
    command, orders = every_command(weekly.client)["series skip"], ({"date": "january 9"}, {"date": "january 16"})
    both = [
        (command, weekly.people[name].id, {"series": "1", **BECAUSE, **order})
        for name, order in zip(("mo", "ada"), orders, strict=True)
    ]
    told = list(map(weekly.told, await ask_at_once(weekly.env, Place(weekly.lobby.id, weekly.guild.id), *both)))
    (schedule,) = await weekly.store.tournaments.schedules(weekly.guild.id)
    assert schedule.rule.count("202601") == sum("isn't played" in each for each in told) >= 1
    assert all("isn't played" in each or "changed or ended by somebody else" in each for each in told)
