"""The commands /stats and /leaderboard: their content, players who hide, and pages that survive a restart."""

import io
import re
from typing import Any
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio
from PIL import Image
from simcord.results import InteractionResult

from bot.history.ports import Achieved, Point
from bot.tables.saving import StoreError
from bot.ui.history.board import BOARD_BUTTON, PER_PAGE, Wanted
from bot.ui.history.plot import plot
from tests.harness.cogs.standing import in_standing_room
from tests.harness.discord.asking import Place, press
from tests.harness.discord.room import Room
from tests.harness.discord.staff import hand_over, played_hand
from tests.harness.history.hands import TableFile


@pytest.fixture(scope="module", autouse=True)
def painter() -> None:
    """Load the drawing library in advance, which takes long on a busy machine."""
    plot([Point(0, 1, 5)], "Chips", "Hands")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(standing: Room) -> Room:
    await played_hand(standing)
    return standing


async def ask(room: Room, name: str, command: str = "stats", **options: Any) -> InteractionResult:
    result = await room.people[name].slash(room.table, command, **options)
    assert result.ephemeral
    return result


async def without_pictures(room: Room, *names: str) -> None:
    """Switch pictures off for these players, because drawing is slow."""
    for name in names:
        await room.wiring.base.preferences.set(room.people[name].id, await room.player_id(name), pictures=False)


@in_standing_room
async def test_stats_show_a_players_own_figures_with_a_plot(same_room: Room) -> None:
    shown = await ask(same_room, "an")
    told = same_room.told(shown)
    assert "**an** · all games · all time" in told
    assert "1 hand\n" in told
    assert "Profit: **+5** · +25.0 big bets per 100 hands" in told
    assert "0 showdowns, 0 won: 0%" in told
    assert shown.response is not None
    (file,) = shown.response.attachments
    assert file.description == ("an's chips over 1 hand: at best +5, at worst 0, in the end +5.")
    with Image.open(io.BytesIO(await file.read())) as picture:
        assert picture.format == "PNG"
        assert picture.width > 400


async def test_without_pictures_stats_describe_the_plot_in_words(played: Room) -> None:
    await without_pictures(played, "bo")
    shown = await ask(played, "bo")
    assert shown.response is not None
    assert not shown.response.attachments
    minus = "\N{MINUS SIGN}"
    line = f"bo's chips over 1 hand: at best 0, at worst {minus}5, in the end {minus}5."
    assert line in played.told(shown)


async def test_stats_include_a_hand_as_soon_as_it_is_over(played: Room) -> None:
    await without_pictures(played, "an")
    await played.deal("4s4d 4c", "5h5d 5s")
    assert "1 hand\n" in played.told(await ask(played, "an"))
    await hand_over(played)
    assert "2 hands\n" in played.told(await ask(played, "an"))


async def test_stats_can_be_filtered_by_game_and_period(played: Room) -> None:
    await without_pictures(played, "an")
    told = played.told(await ask(played, "an", game="razz", period="week"))
    assert "**an** · Razz · this week" in told
    assert "Fourth street seen: 0 times" in told
    assert "No hands for this server's chips" in played.told(await ask(played, "an", game="badugi"))
    await played.wait(40 * 24 * 3600)
    assert "No hands" in played.told(await ask(played, "an", period="month"))
    assert "Profit" in played.told(await ask(played, "an", period="all"))


async def test_the_stats_of_a_player_can_be_read_by_others_unless_the_player_hides_them(played: Room) -> None:
    await without_pictures(played, "bo", "cy")
    assert "**bo** ·" in played.told(await ask(played, "cy", player=played.people["bo"]))
    assert "Hidden" in played.told(await ask(played, "bo", hide=True))
    assert "bo prefers not to be looked up" in played.told(await ask(played, "cy", player=played.people["bo"]))
    assert "1 hand" in played.told(await ask(played, "bo", player=played.people["bo"]))
    assert "Hidden" not in played.told(await ask(played, "bo", hide=False))
    assert "**bo** ·" in played.told(await ask(played, "cy", player=played.people["bo"]))


async def test_achievements_with_cards_never_shown_are_visible_only_to_their_player(
    played: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def achieved(*_: int) -> list[Achieved]:
        return [Achieved(name, played.view.table_id, 1, 0) for name in ("snow", "chair")]

    monkeypatch.setattr(played.store.history, "achieved", achieved)
    await without_pictures(played, "an", "cy")
    own = played.told(await ask(played, "an"))
    assert "Snow: stood pat with nothing" in own
    assert "2 of 13 achievements" in own
    seen = played.told(await ask(played, "cy", player=played.people["an"]))
    assert "Snow" not in seen
    assert "1 of 13 achievements" in seen
    assert "Snow" in played.told(await ask(played, "an", player=played.people["an"]))
    await played.slash("an", "show")
    assert "Snow" in played.told(await ask(played, "cy", player=played.people["an"]))
    for error in (None, StoreError("disk full")):
        monkeypatch.setattr(played.store.office.hands, "hand", AsyncMock(return_value=None, side_effect=error))
        seen = played.told(await ask(played, "cy", player=played.people["an"]))
        assert "Snow" not in seen, "a deleted hand proves nothing"
        assert "1 of 13 achievements" in seen


async def test_stats_of_a_member_who_never_played_are_empty(played: Room) -> None:
    told = played.told(await ask(played, "cy"))
    assert "No hands for this server's chips" in told
    played.join("dan")
    assert "dan has never played here" in played.told(await ask(played, "cy", player=played.people["dan"]))


async def test_the_leaderboard_shows_names_and_the_askers_own_place(played: Room) -> None:
    told = played.told(await ask(played, "an", "leaderboard"))
    assert "### Profit · all games · tonight" in told
    assert "1. **an** · +5 chips · 1 hand" in told
    assert "2. bo · \N{MINUS SIGN}5 chips" in told
    by_rate = played.told(await ask(played, "an", "leaderboard", by="rate"))
    assert "### Big bets per 100 hands" in by_rate
    assert "1. **an** · +25.0 big bets per 100 hands" in by_rate
    assert "You haven't played a hand in that time." in played.told(await ask(played, "cy", "leaderboard"))
    await ask(played, "bo", hide=True)
    assert "bo" not in played.told(await ask(played, "an", "leaderboard"))
    own = played.told(await ask(played, "bo", "leaderboard"))
    assert "2. **You** · \N{MINUS SIGN}5 chips" in own


@in_standing_room
@pytest.mark.parametrize("by", ["rate", "profit"])
async def test_the_leaderboard_ranks_players_only_after_twenty_hands(same_room: Room, by: str) -> None:
    told = same_room.told(await ask(same_room, "an", "leaderboard", by=by, game="razz", period="all"))
    assert "· Razz · all time" in told
    assert "Nobody is ranked yet." in told
    assert "You aren't ranked: it takes 20 hands in that time." in told
    assert "Ranked from 20 hands on." not in told


async def test_everyone_sees_a_shared_page_without_the_line_of_the_player_who_shared_it(played: Room) -> None:
    await ask(played, "bo", hide=True)
    shown = await ask(played, "bo", "leaderboard")
    assert "**You**" in played.told(shown)
    before = len(played.table.history())
    told = played.told(await played.pick_button("bo", shown, "Show everyone"))
    assert "in the channel now, for everyone" in told
    (public,) = played.table.history()[before:]
    words = str(public.components)
    assert "1. an" in words
    assert "You" not in words
    assert "bo ·" not in words
    assert "Show everyone" not in words


async def test_the_buttons_of_a_leaderboard_lead_to_other_periods_and_measures(played: Room) -> None:
    shown = await ask(played, "an", "leaderboard")
    assert {"Week", "Month", "Season", "All time", "By big bets per 100 hands"} <= played.labels(shown)
    season = await played.pick_button("an", shown, "Season")
    assert "### Profit · all games · this season" in played.told(season)
    assert "Nobody is ranked yet." in played.told(season)
    by_rate = await played.pick_button("an", season, "By big bets per 100 hands")
    assert "### Big bets per 100 hands · all games · this season" in played.told(by_rate)


async def test_a_deleted_player_disappears_from_the_leaderboard(played: Room) -> None:
    await played.slash("bo", "table leave")
    await played.slash("bo", "privacy delete", confirm="DELETE")
    told = played.told(await ask(played, "an", "leaderboard"))
    assert "**an**" in told
    assert "2." not in told


async def test_hostile_names_do_not_format_the_leaderboard(room: Room) -> None:
    await play_in_pairs(room, 2, name="**@everyone** _x_")
    told = room.told(await ask(room, "an", "leaderboard"))
    assert "@everyone" not in told
    assert r"\*\*" in told


async def play_in_pairs(room: Room, players: int, name: str = "p") -> None:
    """Let players play a hand in pairs, each pair at its own table; ``an`` asks."""
    room.join("an")
    for number in range(0, players, 2):
        pair = (f"{name} {number}", f"{name} {number + 1}")
        room.join(*pair)
        ids = [await room.player_id(each) for each in pair]
        for each, player in zip(pair, ids, strict=True):
            await room.store.bank.wallet(room.guild.id, player, 1_000, 0)
            room.wiring.reach.names.remember_name(room.guild.id, player, each)
        table = await TableFile.open(room.store, (ids[0], ids[1]), guild=room.guild.id, channel_id=10**6 + number)
        await table.play("razz", number, int(room.env.now().timestamp() * 1000))


async def test_leaderboard_pages_are_turned_by_buttons_that_survive_a_restart(room: Room) -> None:
    await play_in_pairs(room, PER_PAGE + 2)
    first = await ask(room, "an", "leaderboard")
    assert len(re.findall(r"^\d+\. ", room.told(first), re.MULTILINE)) == PER_PAGE
    second = await room.pick_button("an", first, "Page 2 of 2 ▶")
    last_page = room.told(second)
    assert len(re.findall(r"^\d+\. p ", last_page, re.MULTILINE)) == 2
    await room.restart()
    again = await room.pick_button("an", second, "◀ Page 1 of 2")
    assert len(re.findall(r"^\d+\. p ", room.told(again), re.MULTILINE)) == PER_PAGE
    assert room.told(await ask(room, "an", "leaderboard", page=900)) == last_page


@in_standing_room
async def test_a_forged_leaderboard_button_shows_a_leaderboard_or_an_explanation(same_room: Room) -> None:
    room, place = same_room, Place(same_room.table.id, same_room.guild.id)
    shown = await ask(room, "an", "leaderboard")
    assert shown.response is not None
    message = await room.client.get_partial_messageable(room.table.id).fetch_message(room.card.id)
    for custom_id in ("lb:k:board:all:profit:999:any", "lb:k:board:week:rate:0:badugi"):
        told = room.told(await press(room.env, room.people["cy"].id, place, custom_id, message))
        assert "###" in told
    told = room.told(await press(room.env, room.people["cy"].id, place, "lb:k:board:all:profit:0:rummy", message))
    assert "Use the newest message, or a command" in told


@pytest.mark.parametrize("wanted", [Wanted("week", "profit"), Wanted("all", "rate", "ace-to-five-triple-draw", 998)])
def test_a_leaderboard_buttons_id_contains_the_whole_request(wanted: Wanted) -> None:
    assert BOARD_BUTTON.fullmatch(wanted.custom_id)
    assert len(wanted.custom_id) <= 100
    assert Wanted.of(wanted.custom_id) == wanted
    assert Wanted.of(wanted.custom_id.replace("lb:k:board", "lb:k:bored")) is None
