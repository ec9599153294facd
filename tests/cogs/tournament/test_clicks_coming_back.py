"""The buttons of a result: *Next one* and *Rematch* (T-5.3)."""

import re
from itertools import product

import pytest

from bot.tournaments.ports import TournamentView
from bot.use_cases.tournaments import limits
from tests.discord.conftest import club as club
from tests.discord.conftest import room as room
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import create, lobby_text, press, preview, running, say, tournaments
from tests.harness.ui.easel import QuickStudio

HOUR = 3600


async def finish_a_tournament(club: Room, **options: object) -> int:
    """Return the number of a finished tournament that ``an`` has won because the others were removed."""
    view = await running(club, "an", "bo", "cy", "di", **options)
    for name in ("bo", "cy", "di"):
        await say(club, "mo", "remove", player=name, reason="gone to bed")
    await club.wait(10)
    assert club.wiring.play.tournaments.view(view.tournament_id) is None
    return view.tournament_id


async def names(club: Room, view: TournamentView) -> set[int]:
    now = club.wiring.play.tournaments.view(view.tournament_id)
    assert now is not None
    return {entrant.player_id for entrant in now.state.entrants}


async def test_T5_3_the_first_click_on_rematch_opens_one_tournament_with_the_same_settings_for_all(club: Room) -> None:
    """It starts in ten minutes and gives no league points. Without a schedule there is no *Next one*."""
    first = await finish_a_tournament(club, season="month")
    assert f"lb:e:{first}:rematch" in lobby_text(club)
    assert f"lb:e:{first}:next" not in lobby_text(club)
    assert "You're registered for Friday" in await press(club, "an", first, "rematch")
    (view,) = tournaments(club)
    assert view.new.rematch_of == first
    assert view.new.settings.buy_in == 100
    assert view.new.settings.season is None
    wait = view.state.start_ms - club.wiring.base.timer.now_ms()
    assert 10 * 60_000 - 5_000 <= wait <= 11 * 60_000
    assert "You're registered for Friday" in await press(club, "bo", first, "rematch")
    assert "You're already in" in await press(club, "an", first, "rematch")
    assert [each.tournament_id for each in tournaments(club)] == [view.tournament_id]
    assert await names(club, view) == {await club.player_id("an"), await club.player_id("bo")}


async def test_T5_3_a_rematch_counts_towards_the_limit_and_recurring_tournaments_do_not(
    club: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TOURNAMENTS_MOST", 1)
    first = await finish_a_tournament(club)
    weekly = await preview(club, "mo", "schedule", name="Weekly", repeats="weekly")
    await club.pick_button("mo", weekly, "Post")
    cup = await create(club, name="Cup")
    assert "1 tournaments are already on" in await press(club, "an", first, "rematch")
    await say(club, "mo", "cancel", tournament=str(cup.tournament_id), reason="rain")
    assert "You're registered for Friday" in await press(club, "an", first, "rematch")


async def test_T5_3_a_rematch_can_still_be_joined_by_clicks_after_a_restart_and_then_starts(club: Room) -> None:
    first = await finish_a_tournament(club)
    await press(club, "an", first, "rematch")
    await club.restart()
    for name in ("bo", "cy", "di"):
        assert "You're registered for Friday" in await press(club, name, first, "rematch")
    (view,) = tournaments(club)
    await club.wait(11 * 60)
    assert tournaments(club)[0].state.phase == "running"
    for name in ("bo", "cy", "di"):
        await say(club, "mo", "remove", player=name, reason="gone to bed", tournament=str(view.tournament_id))
    await club.wait(10)
    assert "That rematch is already over." in await press(club, "an", first, "rematch")
    assert not tournaments(club)


async def test_T5_3_only_players_can_offer_a_rematch_and_only_within_an_hour(club: Room) -> None:
    first = await finish_a_tournament(club)
    assert "Only people who played can offer a rematch." in await press(club, "mo", first, "rematch")
    await club.slash("mo", "mod ban", at=club.lobby, player=club.people["an"], reason="rude")
    assert "You're banned" in await press(club, "an", first, "rematch")
    await club.slash("mo", "mod unban", at=club.lobby, player=club.people["an"], reason="sorry")
    await club.wait(HOUR)
    assert "within" not in (told := await press(club, "an", first, "rematch"))
    assert "for an hour after the end" in told
    assert not tournaments(club)


async def test_T5_3_the_next_one_button_registers_for_the_next_tournament_of_the_series(club: Room) -> None:
    weekly = {"repeats": "every friday", "start": "2026-01-02 20:00", "zone": "UTC", "buy_in": 100, "check_in": False}
    await club.pick_button("mo", await preview(club, "mo", "schedule", **weekly), "Post")
    (first,) = tournaments(club)
    await club.wait(first.state.start_ms // 1000 - club.wiring.base.timer.now_ms() // 1000 - 60)
    for name in ("an", "bo", "cy", "di"):
        await say(club, name, "register")
    await club.wait(70)
    for name in ("bo", "cy", "di"):
        await say(club, "mo", "remove", player=name, reason="gone to bed")
    await club.wait(10)
    told = await press(club, "di", first.tournament_id, "next")
    (second,) = tournaments(club)
    assert (second.state.phase, second.state.start_ms - first.state.start_ms) == ("registering", 7 * 24 * HOUR * 1000)
    assert f"<t:{second.state.start_ms // 1000}:F>" in told
    await club.restart()
    assert "You're already in" in await press(club, "di", first.tournament_id, "next")
    assert await names(club, second) == {await club.player_id("di")}
    assert "back in your wallet" in await press(club, "di", second.tournament_id, "withdraw")
    schedule = re.search(r"#(\d+)", await club.slash("mo", "tournament schedules", at=club.lobby))
    assert schedule is not None
    await say(club, "mo", "series end", series=schedule[1], reason="summer")
    await say(club, "mo", "cancel", tournament=str(second.tournament_id), reason="summer")
    assert "No further tournament of this series is planned." in await press(club, "an", first.tournament_id, "next")


async def test_result_buttons_of_an_unfinished_or_unknown_tournament_are_refused(club: Room) -> None:
    from tests.harness.discord.forging import forge

    view = await create(club)
    for tournament_id, verb in product((view.tournament_id, 999), ("next:0", "rematch:0")):
        button = f"lb:e:{tournament_id}:{verb}"
        result = await forge(club, club.people["an"], button, at=club.lobby, guild_id=club.guild.id)
        assert "That tournament is over, or belongs to another server." in club.told(result), button


async def test_T5_3_the_result_is_posted_with_a_picture_of_the_podium(club: Room) -> None:
    club.wiring.reach.pictures._studio = (studio := QuickStudio())
    first = await finish_a_tournament(club)
    (picture,) = set(studio.podiums)
    assert (picture.title, picture.heading) == ("Friday", "4 entrants")
    assert [(step.place, step.names) for step in picture.steps] == [(1, ("an",)), (2, ("di",)), (3, ("cy",))]
    shown = {str([part.to_dict() for part in each.components]): each for each in club.lobby.history()}
    words, result = next((words, each) for words, each in shown.items() if f"lb:e:{first}:rematch" in words)
    assert [each.filename for each in result.attachments] == ["podium.png"]
    assert "1st an" in words


async def test_without_pictures_the_result_is_posted_as_text(club: Room) -> None:
    club.wiring.reach.pictures._studio = (studio := QuickStudio())
    await club.slash("ada", "room set", at=club.lobby, setting="pictures", value="off")
    await finish_a_tournament(club)
    assert not studio.podiums
    assert "podium.png" not in lobby_text(club)
