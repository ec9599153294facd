"""Tournaments that moderators order, without Discord."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.typed.tournament_order import TournamentOrder
from bot.use_cases.authority import MANAGE_GUILD
from bot.use_cases.origin import Spot
from tests.harness.tournaments.field import SETTINGS
from tests.harness.use_cases.fakes import CHANNEL, GUILD, asks, moderator, refused
from tests.harness.use_cases.tournaments.fakes import Desk, tournament

ORDER = TournamentOrder(name="Cup", game="razz", start="in 2 hours")
HERE = Spot(GUILD, CHANNEL, None, -1)


async def test_a_preview_contains_the_tournament_that_will_be_posted() -> None:
    desk, origin = Desk(), moderator(name="tournament create")
    previewed = await desk.orders.single(origin, ORDER, None, HERE)
    assert (previewed.command, previewed.schedule) == ("tournament create", None)
    new, now_ms = previewed.new, desk.house.timer.now_ms()
    assert (new.channel_id, new.owner_id, new.opens_ms) == (CHANNEL, 109, now_ms)
    assert (new.settings.name, new.settings.zone) == ("Cup", "Europe/Berlin")
    assert 0 <= new.start_ms - now_ms - 2 * 3_600_000 < 60_000


async def test_a_zone_typed_with_the_start_becomes_the_zone_of_the_tournament_unless_another_is_chosen() -> None:
    desk = Desk()
    for zone, kept in ((None, "America/New_York"), ("london", "Europe/London")):
        order = replace(ORDER, start="tomorrow 8pm EST", zone=zone)
        new = (await desk.orders.single(moderator(), order, None, HERE)).new
        local = datetime.fromtimestamp(new.start_ms / 1000, ZoneInfo("America/New_York"))
        assert (new.settings.zone, local.hour) == (kept, 20)


async def test_the_right_to_create_tournaments_is_checked_before_the_channel_and_the_options() -> None:
    desk, thread = Desk(), HERE._replace(is_text=False)
    assert await refused(desk.orders.single(asks(), TournamentOrder(), None, thread)) == "forbidden-not-moderator"
    assert await refused(desk.orders.single(moderator(), TournamentOrder(), None, thread)) == (
        "tournament-text-channel"
    )
    assert await refused(desk.orders.single(moderator(), TournamentOrder(), None, HERE)) == "tournament-lacks"
    assert await refused(desk.orders.single(moderator(), ORDER, "Gone", HERE)) == "template-unknown"


async def test_only_administrators_may_give_a_guarantee_even_from_a_template() -> None:
    desk = Desk()
    desk.store.named["Rich"] = replace(SETTINGS, guarantee=500)
    for order, template in ((replace(ORDER, guarantee=500), None), (ORDER, "rich")):
        assert await refused(desk.orders.single(moderator(), order, template, HERE)) == "forbidden-guarantee"
        given = await desk.orders.single(asks(9, permissions=MANAGE_GUILD), order, template, HERE)
        assert given.new.settings.guarantee == 500


async def test_T4_3_the_measured_hand_length_is_bounded_and_a_mix_uses_the_mean_of_its_games() -> None:
    desk = Desk()
    for known, order, seconds in (
        ({}, ORDER, None),
        ({"razz": 5}, ORDER, 20),
        ({"razz": 900}, ORDER, 300),
        ({"razz": 40, "badugi": 60}, replace(ORDER, game="mix", rotation="razz badugi"), 50),
    ):
        desk.store.seconds = known
        settings, _ = await desk.orders.settings(moderator(), order, None, HERE)
        assert settings.hand_seconds == seconds, known


async def test_an_edit_that_changes_nothing_is_refused_and_other_settings_are_kept() -> None:
    desk, view = Desk(), tournament(4)
    settings = replace(view.new.settings, zone="Europe/Berlin", usual_start="")
    view = replace(view, new=replace(view.new, settings=settings))
    assert await refused(desk.orders.edited(moderator(), TournamentOrder(), view)) == "tournament-edit-what"
    edited, start_ms = await desk.orders.edited(moderator(), TournamentOrder(name="Sunday"), view)
    assert (edited, start_ms) == (replace(settings, name="Sunday"), view.state.start_ms)
    generous = TournamentOrder(guarantee=100)
    assert await refused(desk.orders.edited(moderator(), generous, view)) == "forbidden-guarantee"
