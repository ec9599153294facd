"""Results of tournaments as files and as public posts, and the winners of a series."""

import csv
import io
from typing import Any

import discord
from simcord.results import InteractionResult

from bot.tournaments.ports import TournamentView
from bot.tournaments.state import Entrant
from tests.harness.discord.forging import forge
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import create, finish, finished, save_result, tournaments
from tests.harness.ui.easel import QuickStudio


async def info(room: Room, who: str, view: TournamentView) -> InteractionResult:
    """Look the result up; a user who has just started the program sees it without its director."""
    await room.restart()
    return await room.people[who].slash(room.lobby, "tournament info", tournament=str(view.tournament_id))


async def rows_of(result: InteractionResult) -> list[dict[str, str]]:
    """Return the rows of the CSV file that was sent."""
    (attached,) = result.followups[-1].attachments
    assert attached.filename.endswith(".csv")
    return list(csv.DictReader(io.StringIO((await attached.read()).decode("utf-8-sig"))))


def public(room: Room) -> str:
    message = room.lobby.last_message
    assert message is not None
    return str([part.to_dict() for part in message.components])


async def test_T5_3_a_result_is_sent_as_a_file_with_places_and_prizes_and_bounties_and_entries(club: Room) -> None:
    view = await finished(club, "an", "bo", "cy", "di", buy_in=100, format="bounty 50")
    rows = await rows_of(await club.pick_button("bo", await info(club, "bo", view), "As a file"))
    assert [(row["place"], row["name"], row["points"]) for row in rows] == [
        ("1", "an", "20"),
        ("2", "bo", "14"),
        ("3", "cy", "12"),
        ("4", "di", "0"),
    ]
    assert {row["title"] for row in rows} == {"Friday"}
    assert {(row["entrants"], row["entries"], row["prize"], row["bounties"]) for row in rows} == {("4", "1", "0", "0")}


async def test_T3_4_players_who_share_a_place_have_the_same_number_in_the_file(club: Room) -> None:
    view = await create(club, start="in 1 minute", check_in=False)
    ids = [await club.player_id(name) for name in ("an", "bo", "cy")]
    entrants = (
        Entrant(ids[0], playing=True, prize=300, won_bounties=50, entries=2),
        *(Entrant(player, out=1, out_stack=500) for player in ids[1:]),
    )
    await save_result(club, view, entrants)
    rows = await rows_of(await club.pick_button("di", await info(club, "di", view), "As a file"))
    assert [(row["place"], row["name"]) for row in rows] == [("1", "an"), ("2", "bo"), ("2", "cy")]
    assert [rows[0][key] for key in ("prize", "bounties", "entries")] == ["300", "50", "2"]


async def test_a_name_in_a_result_file_cannot_become_a_formula(club: Room) -> None:
    view = await finished(club, "an", "bo", "cy", "di", name="=1+1")
    rows = await rows_of(await club.pick_button("bo", await info(club, "bo", view), "As a file"))
    assert {row["title"] for row in rows} == {"'=1+1"}


async def test_T5_3_a_result_is_shown_to_everyone_with_the_picture_of_its_podium(club: Room) -> None:
    club.wiring.reach.pictures._studio = QuickStudio()
    view = await finished(club, "an", "bo", "cy", "di")
    shown = await info(club, "bo", view)
    club.wiring.reach.pictures._studio = QuickStudio()
    assert "The result is in the channel now" in club.told(await club.pick_button("bo", shown, "Show everyone"))
    message = club.lobby.last_message
    assert message is not None
    assert len(message.attachments) == 1
    assert "**an**" in public(club)
    assert "lb:e:" not in public(club)


async def test_public_results_and_files_name_nobody_who_hides_from_leaderboards(club: Room) -> None:
    view = await finished(club, "an", "bo", "cy", "di")
    await club.slash("bo", "stats", at=club.lobby, hide=True)
    shown = await info(club, "di", view)
    rows = await rows_of(await club.pick_button("di", shown, "As a file"))
    assert [row["name"] for row in rows] == ["an", "", "cy", "di"]
    await club.pick_button("di", shown, "Show everyone")
    assert ("**an**" in public(club), "**bo**" in public(club)) == (True, False)


async def test_a_result_is_not_shown_where_not_everyone_sees_the_tournaments_channel(club: Room) -> None:
    see = discord.PermissionOverwrite(view_channel=True)
    seen_by: dict[Any, discord.PermissionOverwrite] = {
        club.guild.default_role: discord.PermissionOverwrite(view_channel=False),
        club.guild.roles["mods"]: see,
        club.bot_role: see,
    }
    back = club.guild.create_text_channel("back", overwrites=seen_by)
    mo = club.people["mo"]
    preview = await mo.slash(back, "tournament create", name="Friday", game="razz", start="in 1 minute", check_in=False)
    await club.pick_button("mo", preview, "Post")
    (view,) = tournaments(club)
    await finish(club, view, "an", "bo", "cy", "di")
    shown = await info(club, "mo", view)
    refused = club.told(await club.pick_button("mo", shown, "Show everyone"))
    assert "Not everyone in this channel can see that tournament" in refused
    custom_id = f"lb:e:{view.tournament_id}:csv"
    told = club.told(await forge(club, club.people["an"], custom_id, at=club.lobby, guild_id=club.guild.id))
    assert "I have no result of that tournament." in told


async def test_the_winners_of_a_series_are_listed_with_their_names_and_sent_as_a_file(club: Room) -> None:
    options = {"name": "Friday", "game": "razz", "start": "in 1 minute", "repeats": "weekly", "check_in": False}
    weekly = await club.people["mo"].slash(club.lobby, "tournament schedule", **options)
    await club.pick_button("mo", weekly, "Post")
    view = tournaments(club)[0]
    await finish(club, view, "an", "bo", "cy", "di")
    await club.restart()
    shown = await club.people["bo"].slash(club.lobby, "series show", series="Friday")
    assert "an" in club.told(shown).splitlines()[-1]
    rows = await rows_of(await club.pick_button("bo", shown, "Winners as a file"))
    assert [(row["tournament"], row["name"], row["place"]) for row in rows] == [(str(view.tournament_id), "an", "1")]
