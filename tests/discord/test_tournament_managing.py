"""*Manage* on a tournament's post: what an organizer may do with a click, and what the entrants read of it."""

import re

from simcord.results import InteractionResult

from bot.locales.phrases import say as phrase
from tests.discord.conftest import club as club
from tests.discord.conftest import room as room
from tests.discord.test_tournament_news import entered, letters, pings
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import press, say, tournaments


async def manage(club: Room, who: str = "mo") -> InteractionResult:
    """Click *Manage* on the tournament's post, and return the private answer."""
    custom_id = f"lb:e:{tournaments(club)[0].tournament_id}:manage"
    message = next(each for each in club.lobby.history() if custom_id in str([c.to_dict() for c in each.components]))
    return await club.people[who].click(message, custom_id=custom_id)


async def choose(club: Room, shown: InteractionResult, label: str, who: str = "mo") -> InteractionResult:
    assert shown.response is not None
    return await club.people[who].click(shown.response, label=label)


async def test_start_now_says_its_consequences_and_tells_each_entrant_once(club: Room) -> None:
    await entered(club, "an", "bo", "cy", "di", start="in 3 hours", more="entrants_least=3")
    shown = await manage(club)
    assert shown.ephemeral
    told = club.told(shown)
    assert "4 entrants are registered, and it needs at least 3." in told
    assert "it starts in a minute, with everyone who is registered. Nobody loses their spot" in told
    before = {name: len(club.letters(name)) for name in ("an", "bo", "cy", "di")}
    done = await choose(club, shown, "Start now")
    assert "**Friday** now starts <t:" in club.told(done)
    assert [len(club.letters(name)) - count for name, count in before.items()] == [1, 1, 1, 1]
    assert re.search(r"Start: <t:\d+:F> → <t:\d+:F>", letters(club, "an")[-1])
    assert pings(club, "an") == []
    club.dealer.decks.clear()
    await club.wait(60)
    assert tournaments(club)[0].state.phase == "running"
    assert len(tournaments(club)[0].state.playing()) == 4
    assert "Start: " in await club.slash("mo", "audit", at=club.lobby)


async def test_every_click_on_the_buttons_needs_the_right_of_a_moderator(club: Room) -> None:
    await entered(club, "an", "bo", more="entrants_least=2")
    forbidden = phrase("en-US", "forbidden-not-moderator")
    assert forbidden in club.told(await manage(club, "an"))
    shown = await manage(club)
    start = tournaments(club)[0].state.start_ms
    await club.slash("ada", "mod ban", at=club.lobby, player=club.people["mo"], reason="rude")
    for label in ("Delay 10 minutes", "Start now"):
        assert "You're banned" in club.told(await choose(club, shown, label))
    assert tournaments(club)[0].state.start_ms == start


async def test_a_delay_clicked_twice_counts_once_and_shows_the_start_as_it_is_now(club: Room) -> None:
    await entered(club, "an")
    start = tournaments(club)[0].state.start_ms
    one, two = await manage(club), await manage(club)
    assert "**Friday** now starts" in club.told(await choose(club, one, "Delay 10 minutes"))
    again = club.told(await choose(club, two, "Delay 10 minutes"))
    assert "The start has changed meanwhile" in again
    assert f"starts <t:{(start + 600_000) // 1000}:F>" in again
    assert tournaments(club)[0].state.start_ms == start + 600_000
    assert len([each for each in letters(club, "an") if "was changed" in each]) == 1


async def test_start_now_waits_for_enough_entrants_and_is_over_once_the_tournament_runs(club: Room) -> None:
    number = await entered(club, "an", "bo", "cy", check_in=False)
    shown = await manage(club)
    assert "*Start now* needs at least 4 entrants" in club.told(shown)
    await press(club, "di", number, "register")
    shown = await manage(club)
    await say(club, "mo", "edit", start="in 1 minute")
    club.dealer.decks.clear()
    await club.wait(120)
    assert "It has started, and that's only possible before the start." in club.told(
        await choose(club, shown, "Start now")
    )
