"""Sit and gos through the commands: no start, what is refused, templates, bans, and no event of Discord's."""

from tests.harness.discord.room import Room
from tests.harness.discord.staff import audit
from tests.harness.discord.tournaments import create, lobby_text, press, preview, say, tournaments

SIX = "sit and go 6, progressive 50"
DAY_MS = 24 * 3_600_000


async def test_T6_1_a_sit_and_go_is_created_with_neither_a_start_time_nor_an_event_on_discord(club: Room) -> None:
    view = await create(club, start=None, format=SIX, buy_in=100)
    settings = view.new.settings
    assert (settings.sit_and_go, settings.entrants_least, settings.entrants_most) == (True, 6, 6)
    assert (settings.target_minutes, settings.check_in, settings.bounty) == (30, False, 50)
    assert abs(view.state.start_ms - club.wiring.base.timer.now_ms() - DAY_MS) < 60_000
    await club.wait(10)
    assert "Join (100)" in lobby_text(club)
    assert not club.env.backend.get_guild(club.guild.id).scheduled_events
    assert [entry.after for entry in await audit(club, act="tournament_create")] == [
        f"tournament {view.tournament_id} Friday, sit and go of 6, buy-in 100, progressive bounty 50%, guarantee 0"
    ]


async def test_T6_1_a_start_time_or_a_recurrence_for_a_sit_and_go_is_refused(club: Room) -> None:
    refused = "A sit and go starts when it's full."
    assert refused in club.told(await preview(club, start="20:00", format=SIX, buy_in=100))
    weekly = await preview(club, "mo", "schedule", start=None, format=SIX, buy_in=100, repeats="every friday 20:00")
    assert refused in club.told(weekly)
    assert "for 2, 3, 4, 6" in club.told(await preview(club, start=None, format="sit and go 7"))
    assert tournaments(club) == []


async def test_a_scheduled_tournament_cannot_become_a_sit_and_go_or_the_other_way_round(club: Room) -> None:
    await create(club, name="Clock", buy_in=100)
    await create(club, name="Full", start=None, format=SIX, buy_in=100)
    for name, change in (("Clock", {"format": "sit and go 6"}), ("Full", {"format": "bounty 25"})):
        assert "can't become a sit and go" in await say(club, "mo", "edit", tournament=name, **change)
    assert "starts when it's full" in await say(club, "mo", "edit", tournament="Full", start="20:00")
    assert "was changed" in await say(club, "mo", "edit", tournament="Full", format="sit and go 4")
    assert tournaments(club)[-1].new.settings.entrants_most == 4


async def test_T6_3_a_template_of_a_standing_sit_and_go_makes_another_without_a_start(club: Room) -> None:
    await create(club, start=None, format="sit and go 2 standing", buy_in=100)
    assert "is saved as a template" in await say(club, "mo", "template save", name="Duel")
    view = await create(club, name="Again", start=None, game=None, template="Duel")
    assert (view.new.settings.standing, view.new.settings.entrants_most) == (True, 2)


async def test_T6_1_even_a_short_ban_refunds_an_entrant_of_a_sit_and_go_at_once(club: Room) -> None:
    view = await create(club, start=None, format=SIX, buy_in=100)
    assert "You're registered" in await press(club, "an", view.tournament_id, "register")
    await club.slash("mo", "mod ban", player=club.people["an"], reason="rude", hours=1)
    (now,) = tournaments(club)
    assert (now.state.registered(), now.pool) == ([], 0)
