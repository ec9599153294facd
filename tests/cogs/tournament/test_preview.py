"""The command /tournament create: its preview, its refusals, and who may use it."""

import re
from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord.backend.serializers import message_payload
from simcord.components import walk_components

from bot.moderation.ports import FOREVER, Standing
from bot.tables.saving import AuditEntry, Request, StoreError
from tests.harness.cogs.standing import in_standing_room
from tests.harness.discord.room import Room
from tests.harness.discord.staff import acts, staff
from tests.harness.discord.tournaments import create, lobby_text, preview, say, tournaments


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(standing: Room) -> Room:
    """Set up a shared room with a tournament that has not started."""
    staff(standing)
    standing.join("an", "bo")
    await create(standing)
    return standing


async def test_a_tournament_can_be_created_with_just_its_name_and_game_and_start(club: Room) -> None:
    view = await create(club)
    assert (view.new.settings.name, view.new.settings.game) == ("Friday", "razz")
    assert view.state.phase == "registering"
    assert view.state.start_ms == (int(club.env.now().timestamp()) // 60 + 120) * 60_000
    assert view.new.channel_id == club.lobby.id
    assert await acts(club) == ["tournament_create"]
    assert "Friday" in lobby_text(club)


async def test_the_preview_shows_the_start_and_the_levels_and_the_prizes_and_any_warnings(club: Room) -> None:
    shown = club.told(await preview(club, start="2026-05-01 20:00", zone="berlin", buy_in=100))
    assert "Only you can see it so far." in shown
    assert "<t:1777658400:F>" in shown
    assert "Start in Europe/Berlin time: 2026-05-01 20:00" in shown
    ladder = "\N{NO-BREAK SPACE}· ".join(
        ("100/200", "150/300", "180/360", "250/500", "350/700", "400/800", "600/1,200", "800/1,600")
    )
    assert f"**Levels with 4 entrants:** {ladder}" in shown
    assert "**With 9 entrants:**" in shown
    assert "1st 450 · 2nd 270 · 3rd 180" in shown.replace("\N{NO-BREAK SPACE}", " ")
    assert "With 16 entrants in 60 minutes, the stakes rise too fast" in shown
    assert re.search(r"Plan at least 6\d minutes", shown)
    assert tournaments(club) == []
    assert club.lobby.history() == []


async def test_T1_5_the_preview_warns_if_late_registration_ends_before_the_requested_level(club: Room) -> None:
    shown = club.told(await preview(club, more="late_levels=8", stack=10, re_entries=1))
    assert "Late registration and re-entries until the end of level 2" in shown
    assert (
        "With 4 entrants, late registration and re-entries end with level 2, not 8: after that a starting stack is "
        "worth fewer than 8 big bets."
    ) in shown
    assert "With 32 entrants, late registration and re-entries end with level 1, not 8" in shown
    assert "late registration ends" not in club.told(await preview(club))


async def test_the_longest_preview_fits_one_message(club: Room) -> None:
    most: dict[str, Any] = {"name": "*" * 60, "game": "mix", "minutes": 240, "rules": "tda draws=1"}
    chips: dict[str, Any] = {"buy_in": 10**9, "guarantee": 10**9, "stack": 500}
    others: dict[str, Any] = {
        "re_entries": 10,
        "add_on": True,
        "more": "breaks=3 first_bet=100000 late_levels=20 level_minutes=2",
    }
    shown = await preview(club, "ada", **most, **chips, **others)
    assert len(club.told(shown)) <= 4000
    assert "is announced in" in club.told(await club.pick_button("ada", shown, "Post"))


async def test_a_cancelled_preview_creates_nothing(club: Room) -> None:
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
        # A click that was sent while the preview still had its buttons.
        result = await club.people["mo"]._dispatch_interaction(
            3, club.lobby, data, extra={"message": message}, source_message_id=stored.id
        )
        told.append(club.told(result))
    assert "That already went through." in told[1]
    assert len(tournaments(club)) == 1


async def test_a_preview_can_be_posted_again_if_its_tournament_could_not_be_saved(
    club: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreError("disk full")

    club.forgive()
    shown = await preview(club)
    with monkeypatch.context() as patch:
        patch.setattr(club.store.tournaments, "create", full)
        failed = await club.pick_button("mo", shown, "Post")
    assert "That couldn't be saved, so nothing has changed." in club.told(failed)
    assert (tournaments(club), lobby_text(club)) == ([], "")
    assert "is announced in" in club.told(await club.pick_button("mo", shown, "Post"))
    assert len(tournaments(club)) == 1


async def test_a_click_on_a_preview_from_before_a_restart_asks_for_the_command_again(club: Room) -> None:
    shown = await preview(club)
    await club.restart()
    told = club.told(await club.pick_button("mo", shown, "Post"))
    assert "Run the command again" in told
    assert tournaments(club) == []


async def test_a_preview_with_a_start_in_the_past_is_not_posted(club: Room) -> None:
    shown = await preview(club, start="in 5 minutes")
    await club.wait(600)
    assert "is in the past" in club.told(await club.pick_button("mo", shown, "Post"))
    assert tournaments(club) == []


async def test_a_banned_moderator_cannot_post_a_preview(club: Room) -> None:
    shown = await preview(club)
    entry = AuditEntry(club.guild.id, "ban", None, "test", 0, await club.player_id("mo"))
    conduct = club.store.office.conduct
    await conduct.change(Request(7, None, "test"), entry, await club.player_id("mo"), lambda _: Standing(FOREVER))
    assert "You're banned" in club.told(await club.pick_button("mo", shown, "Post"))
    assert tournaments(club) == []


BAD_OPTIONS: list[tuple[dict[str, Any], str]] = [
    ({"start": "whenever"}, "I can't read “whenever” as a start"),
    ({"start": "2020-01-01 20:00"}, "is in the past"),
    ({"zone": "Atlantis"}, "There's no time zone “Atlantis”"),
    ({"game": "snap"}, "There's no game “snap”"),
    ({"prizes": "50 20"}, "” doesn't work as payouts: they must add up"),
    ({"prizes": "50 30 20"}, "Without a buy-in or a guarantee there's no prize"),
    ({"rules": "jackpots=on"}, "The house rule jackpots doesn't apply to this game"),
    ({"rebuys": 2, "re_entries": 1}, "re-entries or rebuys, not both"),
    ({"template": "none such"}, "There's no template “none such”"),
    ({"name": "\u200b"}, "visible"),
]


@in_standing_room
@pytest.mark.parametrize("case", BAD_OPTIONS)
async def test_the_refusal_of_a_bad_option_names_the_valid_options(
    same_room: Room, case: tuple[dict[str, Any], str]
) -> None:
    options, told = case
    answered = same_room.told(await preview(same_room, **options))
    assert told in answered
    assert len(tournaments(same_room)) == 1


async def test_a_tournament_needs_a_text_channel_where_threads_are_allowed(club: Room) -> None:
    await club.open_table("an")
    told = await club.slash("mo", "tournament create", at=club.table, name="X", game="razz", start="20:00")
    assert "needs a text channel" in told
    deny = discord.PermissionOverwrite(create_public_threads=False)
    club.lobby = club.guild.create_text_channel("narrow", overwrites={club.bot_role: deny})
    assert "I can't run a tournament in this channel." in club.told(await preview(club))


async def test_starts_are_read_in_the_rooms_time_zone_whatever_zone_the_last_tournament_had(club: Room) -> None:
    hint = "Times are in UTC."
    await create(club, start="tomorrow 20:00", zone="America/New_York")
    shown = club.told(await preview(club, start="tomorrow 20:00"))
    assert hint in shown
    assert "America/New_York" not in shown
    await club.slash("ada", "room set", at=club.lobby, setting="zone", value="EST")
    await club.restart()
    shown = club.told(await preview(club, start="tomorrow 20:00"))
    assert "America/New_York" in shown
    assert hint not in shown


async def test_the_measured_seconds_per_hand_are_used_for_new_tournaments(
    club: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forty(guild_id: int, game: str) -> int:
        assert (guild_id, game) == (club.guild.id, "razz")
        return 40

    monkeypatch.setattr(club.store.tournaments, "hand_seconds", forty)
    assert (await create(club)).new.settings.hand_seconds == 40


async def test_starts_and_time_zones_and_games_of_tournaments_are_suggested(club: Room) -> None:
    ask = club.people["mo"].autocomplete
    assert (await ask(club.lobby, "tournament create", "zone", "berl"))[0]["value"] == "Europe/Berlin"
    assert await ask(club.lobby, "tournament create", "game", "badu") == [{"name": "Badugi", "value": "badugi"}]
    (start,) = await ask(club.lobby, "tournament create", "start", "2026-05-01 20:00", zone="Europe/Berlin")
    assert start == {"name": "2026-05-01 20:00 Europe/Berlin", "value": "2026-05-01 20:00"}
    (start,) = await ask(club.lobby, "tournament create", "start", "2026-05-01 8pm EST")
    assert start["value"] == "2026-05-01 20:00 America/New_York"
    for typed, zone in (("wh", "Europe/Berlin"), ("friday 2026-05-02 20:00", "Europe/Berlin"), ("20:00", "Atlantis")):
        assert await ask(club.lobby, "tournament create", "start", typed, zone=zone) == [], typed
    assert await ask(club.lobby, "tournament create", "limit", "pot") == [{"name": "Pot limit", "value": "pot"}]
    assert [each["value"] for each in await ask(club.lobby, "tournament create", "season", "y")] == ["year"]
    (more,) = await ask(club.lobby, "tournament create", "more", "breaks=4 first")
    assert more == {
        "name": "breaks=4 first_bet=100 · first small bet, or small blind",
        "value": "breaks=4 first_bet=100",
    }
    assert {"name": "every friday", "value": "every friday"} in await ask(
        club.lobby, "tournament schedule", "repeats", "fri"
    )


# Permission


MODERATORS_ALONE: list[tuple[str, dict[str, Any]]] = [
    ("create", {"name": "X", "game": "razz", "start": "20:00"}),
    ("schedule", {"name": "X", "game": "razz", "start": "20:00", "repeats": "weekly"}),
    ("edit", {"buy_in": 5}),
    ("cancel", {"reason": "because"}),
    ("pause", {"reason": "because"}),
    ("resume", {"reason": "because"}),
    ("remove", {"reason": "because", "player": "bo"}),
    ("announce", {}),
    ("series end", {"series": "1", "reason": "because"}),
    ("template save", {"name": "X"}),
    ("template delete", {"name": "X"}),
    ("template list", {}),
]


@in_standing_room
@pytest.mark.parametrize("case", MODERATORS_ALONE)
async def test_players_cannot_use_the_moderators_commands(same_room: Room, case: tuple[str, dict[str, Any]]) -> None:
    command, options = case
    before = (tournaments(same_room), await acts(same_room))
    assert "Only moderators can do that: members with one of" in await say(same_room, "an", command, **options)
    assert (tournaments(same_room)[0].state, await acts(same_room)) == (before[0][0].state, before[1])


async def test_an_administrator_can_edit_and_cancel_a_tournament_as_a_moderator_can(club: Room) -> None:
    await create(club)
    assert "was changed, and its post is up to date." in await say(club, "ada", "edit", buy_in=50)
    assert "is canceled" in await say(club, "ada", "cancel", reason="rain")


async def test_the_examples_of_a_start_can_be_typed_as_shown(club: Room) -> None:
    told = club.told(await preview(club, start="when all are here"))
    examples = told.rpartition(": ")[2].partition(".")[0].split(", ")
    assert len(examples) == 6
    for example in examples:
        assert "This is how it will be announced" in club.told(await preview(club, start=example)), example
