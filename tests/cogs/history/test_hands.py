"""Replaying a hand step by step and exporting hands: who may, which cards are shown, and restarts."""

import io
import re
import tomllib
import zipfile
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.locales.phrases import say
from bot.moderation.hand_archive import LoggedHand
from bot.poker.cards import parse_cards
from bot.poker.phh import parse
from bot.ui.discord.components import PrivateNote
from bot.ui.text.cards import DOWN, card_marks
from cogs.history import hands
from db import Housekeeping
from tests.harness.cogs.standing import in_standing_room
from tests.harness.discord.asking import Place, press
from tests.harness.discord.room import Room
from tests.harness.discord.staff import AN, BO, hand_over, mod, played_hand
from tests.harness.history.pokerstars_reader import Reading
from tests.harness.on_file import damaged
from tests.harness.practice.room import work_odds_out_at_once

AN_DOWN, BO_DOWN = card_marks(parse_cards("As2d")), card_marks(parse_cards("KhQd"))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(standing: Room) -> Room:
    await played_hand(standing)
    return standing


async def look(room: Room, name: str, command: str = "hand last", **options: Any) -> InteractionResult:
    result = await room.people[name].slash(room.table, command, **options)
    assert result.ephemeral
    return result


async def clicked(room: Room, name: str, shown: InteractionResult, label: str) -> InteractionResult:
    return await room.pick_button(name, shown, label)


def steps(told: str) -> tuple[int, int]:
    match = re.search(r"Step (\d+) of (\d+)", told)
    assert match, told
    return int(match[1]), int(match[2])


async def test_at_its_table_a_hand_can_be_given_by_its_number_alone(
    played: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    work_odds_out_at_once(monkeypatch)
    room = played
    for number in ("1", "#1", "1-1", "1\u20131"):
        assert "Table 1, hand 1 (1-1)" in room.told(await look(room, "an", "hand id", hand=number)), number
    assert "Hand 1 at which table?" in await room.slash("an", "hand id", at=room.lobby, hand="1")
    assert "no finished hand 1-9" in await room.slash("an", "hand id", hand="9")
    assert "about hand 1-1 " in await room.slash("bo", "dispute", text="Look here", hand="1")
    assert "hand 1-1" in await room.slash("an", "odds", hand="1")


@in_standing_room
async def test_the_buttons_of_a_replay_step_from_the_deal_to_the_end_and_back(same_room: Room) -> None:
    room = same_room
    shown = await look(room, "an")
    told = room.told(shown)
    assert "Table 1, hand 1 (1-1) · Razz 10/20" in told
    assert steps(told) == (1, 5)
    assert "Third street" in told
    assert f"**Your cards** {AN_DOWN}" in told
    assert BO_DOWN not in told
    assert "brings in" not in told
    shown = await clicked(room, "an", shown, "Next")
    assert "bo brings it in for 3" in room.told(shown)
    assert "bet 3" in room.told(shown)
    shown = await clicked(room, "an", shown, "Last")
    told = room.told(shown)
    assert steps(told) == (5, 5)
    assert "The pot: **an** wins\u00a010" in told
    assert "an +5" in told
    assert "bo \N{MINUS SIGN}5" in told
    shown = await clicked(room, "an", shown, "Back")
    assert steps(room.told(shown)) == (4, 5)
    assert steps(room.told(await clicked(room, "an", shown, "First"))) == (1, 5)
    room.assert_secret("an", "As2d")
    room.assert_secret("bo", "KhQd")


async def test_the_hands_of_an_evening_can_be_replayed_in_order_or_with_the_biggest_pots_first(played: Room) -> None:
    room = played
    await room.deal("4s4d 4c", "5h5d 5s")
    await hand_over(room)
    shown = await look(room, "cy", "hand id", hand="1-2")
    assert "Next hand" not in clickable(shown)
    shown = await clicked(room, "cy", shown, "Previous hand")
    assert "hand 1 (1-1)" in room.told(shown)
    assert steps(room.told(shown)) == (1, 5)
    shown = await clicked(room, "cy", await clicked(room, "cy", shown, "Next hand"), "Biggest pots first")
    told = room.told(shown)
    assert "hand 1 (1-1)" in told
    assert "pot 1 of 2, biggest first" in told
    shown = await clicked(room, "cy", await clicked(room, "cy", shown, "Smaller pot"), "Last")
    told = room.told(shown)
    assert "hand 2 (1-2)" in told
    assert "pot 2 of 2, biggest first" in told
    assert "Smaller pot" not in clickable(shown)
    shown = await clicked(room, "cy", shown, "In order played")
    assert "Step" in room.told(shown)
    assert "biggest first" not in room.told(shown)
    assert "Previous hand" in clickable(shown)
    for name, cards in (("an", "As2d"), ("bo", "KhQd"), ("bo", "4s4d"), ("an", "5h5d")):
        room.assert_secret(name, cards)


async def test_at_a_private_table_a_replay_leads_only_to_hands_that_its_reader_was_dealt(room: Room) -> None:
    room.join("an", "bo", "cy")
    await room.open_table("an", private=True)
    for name in ("bo", "cy"):
        await room.slash("an", "table invite", member=room.people[name])
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    await hand_over(room)
    await room.seat("cy")
    await room.deal("4s4d 4c", "5h5d 5s", "6h6d 6s")
    await room.slash(room.to_act, "bringin")
    await room.slash(room.to_act, "fold")
    await room.slash(room.to_act, "fold")
    assert "Previous hand" in clickable(await look(room, "bo"))
    assert "Previous hand" not in clickable(await look(room, "cy"))


def clickable(shown: InteractionResult) -> set[str]:
    """Return the labels of the answer's enabled buttons."""
    assert shown.response is not None
    parts = walk_components(shown.response.components)
    return {part["label"] for part in parts if part["type"] == 2 and not part.get("disabled")}


async def test_a_hand_of_a_closed_table_can_be_given_by_its_number_alone(
    played: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command that takes a hand accepts it, also after a restart; channels without a table do not."""
    work_odds_out_at_once(monkeypatch)
    await played.slash("an", "table close")
    assert not played.is_open
    await played.restart()
    assert "Step 1 of" in played.told(await look(played, "an", "hand id", hand="1"))
    assert "Odds in hand 1-1" in await played.slash("an", "odds", hand="1")
    assert "about hand 1-1" in await played.slash("an", "dispute", text="x", hand="1")
    assert "Table 1, hand 1 (1-1)" in await mod(played, "mo", "hand", id="1")
    assert "Hand 1 at which table?" in await played.slash("an", "hand id", at=played.lobby, hand="1")
    assert "no finished hand 1-9" in await played.slash("an", "hand id", hand="9")


@in_standing_room
async def test_a_replay_shows_players_their_own_cards_and_nobody_elses(same_room: Room) -> None:
    assert BO_DOWN in same_room.told(await look(same_room, "bo"))
    told = same_room.told(await look(same_room, "cy", "hand id", hand="1-1"))
    assert "Your cards" not in told
    for down in (AN_DOWN, BO_DOWN):
        assert down not in told
    assert DOWN in told


async def test_a_replay_shows_mucked_cards_only_to_their_player_and_the_other_showdown_hands_to_all(room: Room) -> None:
    room.join("an", "cy")
    await room.open_table("an", game="deuce-to-seven-single-draw", stakes="5/10")
    await room.seat("an", "bo")
    await room.deal("2c3d4h5s7c", "KcKdKhQsQd")
    while room.view.hand is not None and not room.view.hand.finished:
        name = room.to_act
        await room.slash(name, "pat" if room.view.hand.drawing else "call" if "Call" in str(room.buttons) else "check")
    shown = await look(room, "cy", "hand id", hand="1-1")
    told = room.told(await clicked(room, "cy", shown, "Last"))
    assert "Showdown" in told
    assert card_marks(parse_cards("7c5s4h3d2c")) in told
    assert "mucked" in told
    for card in parse_cards("KcKdKhQsQd"):
        assert card_marks([card]) not in told
    own = room.told(await clicked(room, "bo", await look(room, "bo"), "Last"))
    assert card_marks(parse_cards("QdQsKcKdKh")) in own


async def test_replay_buttons_still_work_after_a_restart(played: Room) -> None:
    shown = await look(played, "an")
    await played.restart()
    shown = await clicked(played, "an", shown, "Next")
    assert steps(played.told(shown)) == (2, 5)
    assert AN_DOWN in played.told(shown)


@in_standing_room
async def test_a_replay_button_shows_only_the_cards_that_its_clicker_may_see(same_room: Room) -> None:
    """A button may be forged or passed on: its id contains only the hand and the step."""
    room = same_room
    message = await _message(room)
    place = Place(room.table.id, room.guild.id)
    told = room.told(await press(room.env, room.people["cy"].id, place, "lb:k:1:1:l9999", message))
    assert steps(told) == (5, 5)
    assert AN_DOWN not in told
    for custom_id in ("lb:k:1:2:f0", "lb:k:9:1:f0", "lb:k:1:999999999:n3"):
        result = await press(room.env, room.people["cy"].id, place, custom_id, message)
        assert "no finished hand" in room.told(result), custom_id


async def _message(room: Room) -> discord.Message:
    channel = room.client.get_partial_messageable(room.table.id, guild_id=room.guild.id)
    return await channel.send(view=PrivateNote("here"))


async def test_a_running_hand_cannot_be_replayed(played: Room) -> None:
    await played.deal("4s4d 4c", "5h5d 5s")
    assert "is still in progress." in played.told(await look(played, "an", "hand id", hand="1-2"))
    assert "Table 1, hand 1 (1-1)" in played.told(await look(played, "an"))
    played.assert_secret("bo", "4s4d")


async def test_a_hand_of_another_server_is_not_found(played: Room) -> None:
    room = played
    elsewhere = room.env.create_guild("Elsewhere")
    lounge = elsewhere.create_text_channel("lounge")
    room.people["eve"] = elsewhere.add_member(room.env.create_user("eve"))
    for command, options in (("hand id", {"hand": "1-1"}), ("hand export", {"hand": "1-1"})):
        told = await room.slash("eve", command, at=lounge, **options)
        assert "no finished hand 1-1" in told or "haven't finished a hand" in told
    assert "You haven't finished a hand here yet, or it's" in await room.slash("eve", "hand last", at=lounge)


async def test_only_players_and_those_who_see_the_tables_channel_can_replay_its_hands(room: Room) -> None:
    secret = room.guild.create_role("insiders")
    room.join("an", "bo", roles=(secret,))
    room.join("cy")
    see = discord.PermissionOverwrite(view_channel=True, send_messages=True, create_public_threads=True)
    overwrites: dict[Any, discord.PermissionOverwrite] = {
        room.guild.default_role: discord.PermissionOverwrite(view_channel=False),
        secret: see,
        room.bot_role: see,
    }
    public, room.lobby = room.lobby, room.guild.create_text_channel("closed", overwrites=overwrites)
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    await hand_over(room)
    told = await room.slash("cy", "hand id", at=public, hand="1-1")
    assert "no finished hand 1-1 that you can see" in told
    assert "Step 1" in await room.slash("bo", "hand last", at=public)


async def test_only_players_of_a_private_tables_hand_can_replay_it(room: Room) -> None:
    room.join("an", "bo", "cy")
    await room.open_table("an", private=True)
    for name in ("bo", "cy"):
        await room.slash("an", "table invite", member=room.people[name])
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    await hand_over(room)
    assert "Step 1" in room.told(await look(room, "bo"))
    assert "no finished hand 1-1" in await room.slash("cy", "hand id", hand="1-1")


async def test_players_can_replay_a_hand_of_a_closed_table(played: Room) -> None:
    await played.slash("an", "table close")
    assert "Step 1" in await played.slash("an", "hand last", at=played.lobby)


async def test_a_hand_with_a_deleted_record_is_reported_as_deleted(played: Room) -> None:
    await delete_old_records(played, keep_hands_days=1, keep_cards_days=1)
    assert "was played, but its record has been deleted: it's" in await played.slash("an", "hand id", hand="1-1")
    assert "You haven't finished a hand here yet, or it's" in await played.slash("an", "hand last")


async def test_a_replay_says_that_the_players_own_cards_were_deleted(played: Room) -> None:
    await delete_old_records(played, keep_hands_days=0, keep_cards_days=1)
    told = played.told(await look(played, "an"))
    assert "Your cards in this hand have been deleted: they're" in told
    assert AN_DOWN not in told


async def delete_old_records(room: Room, **days: int) -> None:
    """Delete old records, as happens after a long time."""
    later = room.env.now() + timedelta(days=9)
    await Housekeeping(room.store.database, **days, now=lambda: later).clear()


@in_standing_room
async def test_requests_with_invalid_hands_and_dates_get_an_explanation(same_room: Room) -> None:
    assert "I can't read “first”" in await same_room.slash("an", "hand id", hand="first")
    assert "You haven't finished a hand here yet, or it's" in await same_room.slash("cy", "hand last")
    assert "You haven't finished a hand here yet, or it's" in await same_room.slash("cy", "hand export")
    assert "I can't read “soon” as a date" in await same_room.slash("an", "hand export", since="soon")


async def test_an_incomplete_log_is_reported_as_unreadable(played: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = played.store.office.hands
    whole = await hands.hand(played.guild.id, 1, 1)
    assert whole is not None

    async def broken(*_: int) -> LoggedHand:
        return replace(whole, events=whole.events[1:])

    monkeypatch.setattr(hands, "hand", broken)
    told = await played.slash("an", "hand last")
    assert told == say("en-US", "replay-unreadable")


async def test_a_damaged_hand_is_reported_as_unreadable_and_logged_without_its_cards(
    played: Room, caplog: pytest.LogCaptureFixture
) -> None:
    """Players and moderators get the same answer from commands and buttons."""
    unreadable, message = say("en-US", "replay-unreadable"), await _message(played)
    place = Place(played.table.id, played.guild.id)
    with damaged(played.path, "hand_event", "body", '{"up": [[51]]}', "hand_id = 1 AND seq = 5"):
        told = [
            await played.slash("an", "hand last"),
            await played.slash("an", "hand id", hand="1-1"),
            await played.slash("an", "hand export", hand="1-1"),
            await mod(played, "mo", "hand", id="1-1"),
            played.told(await press(played.env, played.people["an"].id, place, "lb:k:1:1:n1", message)),
            played.told(await press(played.env, played.people["mo"].id, place, "lb:h:1:1", message)),
        ]
    assert [each.removeprefix("here\n") for each in told] == [unreadable] * 6
    assert caplog.text.count("hand 1 of table 1 cannot be read") >= 6
    assert "[51]" not in caplog.text
    played.forgive()


@in_standing_room
async def test_the_askers_latest_hands_are_suggested(same_room: Room) -> None:
    for command in ("hand id", "hand export"):
        choices = await same_room.people["an"].autocomplete(same_room.table, command, "hand", "1-")
        assert [choice["value"] for choice in choices] == ["1-1"]
        assert await same_room.people["cy"].autocomplete(same_room.table, command, "hand", "") == []


# Files


async def exported(room: Room, name: str, **options: Any) -> tuple[str, dict[str, str]]:
    result = await look(room, name, "hand export", **options)
    assert result.response is not None
    (file,) = result.response.attachments
    with zipfile.ZipFile(io.BytesIO(await file.read())) as folder:
        return room.told(result), {each: folder.read(each).decode() for each in folder.namelist()}


@in_standing_room
async def test_a_player_can_export_a_hand(same_room: Room) -> None:
    told, files = await exported(same_room, "an")
    assert "poker hand history standard" in told
    assert "Cards you never saw appear as ??." in told
    history = parse(files["table-1-hand-001.phh"])
    assert history.variant == "FR"
    read = tomllib.loads(files["table-1-hand-001.phh"])
    assert read["venue"] == same_room.guild.name
    assert f"{read['year']}-{read['month']:02}-{read['day']:02}" == f"{same_room.env.now():%Y-%m-%d}"
    text = files["pokerstars.txt"]
    assert Reading(text).seats == {"an": 1, "bo": 2}
    assert "Dealt to an [As 2d 3c]" in text
    assert "Kh" not in text
    assert "Qd" not in text


async def test_an_export_has_the_latest_hands_or_all_hands_since_a_given_day(played: Room) -> None:
    await played.deal("4s4d 4c", "5h5d 5s")
    await hand_over(played)
    assert len((await exported(played, "an", last=5))[1]) == 3
    day = f"{played.env.now():%Y-%m-%d}"
    assert len((await exported(played, "an", since=day))[1]) == 3
    assert len((await exported(played, "an", hand="1-2"))[1]) == 2
    assert "You haven't finished a hand here since 2999-01-01" in await played.slash(
        "an", "hand export", since="2999-01-01"
    )


async def test_the_export_of_a_voided_hand_and_an_export_that_is_too_large_are_refused(
    played: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played.deal("4s4d 4c", "5h5d 5s")
    await mod(played, "mo", "void")
    assert await played.slash("an", "hand export", hand="1-2") == say("en-US", "own-hands-undone")
    monkeypatch.setattr(hands, "FILE_BYTES_MOST", 100)
    assert await played.slash("an", "hand export", hand="1-1") == say("en-US", "own-hands-too-large")


async def test_nobody_can_export_a_hand_they_were_not_dealt(played: Room) -> None:
    await played.slash("cy", "table sit")
    assert "You weren't in that hand." in await played.slash("cy", "hand export", hand="1-1")


async def test_the_answer_counts_the_hands_that_the_format_of_the_export_does_not_support(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="ace-to-five-triple-draw")
    await room.seat("an", "bo")
    await room.deal("2c3d4h5s7c", "KcKdKhQsQd")
    await room.slash(room.to_act, "fold")
    told, files = await exported(room, "an")
    assert "One hand isn't in it: that format doesn't have" in told
    assert list(files) == ["table-1-hand-001.phh"]
