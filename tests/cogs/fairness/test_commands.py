"""The command /fair, which explains how deals are proved, and the page that verifies them."""

from typing import Any

import pytest

from bot.fairness.page import LANGUAGES
from bot.ui.fairness.note import CUT_BUTTON, CUT_FORM
from tests.harness.discord.room import Room
from tests.harness.discord.staff import AN, BO, mod, staff


async def test_the_fair_command_at_a_table_says_whether_its_deals_are_sealed(table: Room) -> None:
    told = await table.slash("an", "fair")
    assert "**Sealed deals.**" in told
    assert "The deals at Table 1 aren't sealed" in told
    assert "**Not proved:**" in told
    assert len(told) < 2000


async def test_the_fair_command_at_a_practice_table_says_that_its_deals_are_not_sealed(room: Room) -> None:
    room.join("an")
    await room.open_table("an", practice=True)
    assert "Table 1 is a practice table. Its deals aren't sealed" in await room.slash("an", "fair")


async def test_the_fair_command_in_the_lobby_says_that_it_must_be_used_at_a_table(room: Room) -> None:
    room.join("an")
    told = await room.slash("an", "fair", at=room.lobby)
    assert "Use `/fair` at a table" in told
    assert "No hand has ever been voided on this server." in told


async def test_the_fair_command_in_a_direct_message_explains_the_proof_and_mentions_no_server(room: Room) -> None:
    room.join("an")
    told = room.told(await room.people["an"].user.slash("fair"))
    assert "**Sealed deals.**" in told
    assert "Use `/fair` at a table" in told
    assert "voided on this server" not in told


async def test_the_fair_command_counts_the_voided_hands_by_moderator(table: Room) -> None:
    staff(table)
    await table.seat("an", "bo")
    await table.deal(AN, BO)
    await mod(table, "mo", "void")
    assert "One hand was voided on this server: mo 1." in await table.slash("an", "fair")
    await table.deal(AN, BO)
    await mod(table, "mo", "close", void_hand=True)
    assert "2 hands were voided on this server: mo 2." in await table.slash("an", "fair", at=table.lobby)


async def test_closing_a_table_without_voiding_its_hand_is_not_counted_as_a_voided_hand(table: Room) -> None:
    staff(table)
    await table.seat("an", "bo")
    await mod(table, "mo", "close")
    assert "No hand has ever been voided" in await table.slash("an", "fair", at=table.lobby)


async def page_of(room: Room, name: str, **where: Any) -> str:
    result = await room.people[name].slash(where.get("at", room.lobby), "fair", page=True)
    assert result.ephemeral
    assert result.response is not None
    (sent,) = result.response.attachments
    assert sent.filename == "verify.html"
    return (await sent.read()).decode()


async def test_the_verification_page_is_sent_as_one_file(room: Room) -> None:
    room.join("an")
    page = await page_of(room, "an")
    assert page.startswith("<!doctype html>")
    assert '("en-US" || navigator.language' in page


@pytest.mark.parametrize("locale", ["de", "sv-SE", "fr"])
async def test_the_verification_page_uses_the_readers_language(room: Room, locale: str) -> None:
    room.join("an")
    await room.slash("an", "settings language", at=room.lobby, language=locale)
    page = await page_of(room, "an")
    assert f'("{locale}" || navigator.language' in page
    assert locale[:2] in LANGUAGES


# Cutting


async def test_the_cut_command_is_refused_at_a_table_without_sealed_deals(table: Room) -> None:
    await table.seat("an", "bo")
    told = await table.slash("an", "cut", word="lucky seven")
    assert "The deals at this table aren't sealed, so there's" in told


async def test_the_cut_command_is_refused_for_players_without_a_seat(table: Room) -> None:
    assert "You aren't seated at this table" in await table.slash("cy", "cut", word="x")
    assert "You aren't seated at any table" in await table.slash("cy", "cut", word="x", at=table.lobby)


async def test_the_fair_command_shows_no_cut_button_where_nothing_can_be_cut(table: Room) -> None:
    shown = await table.people["an"].slash(table.table, "fair")
    assert not table.labels(shown)


def test_the_cut_button_and_its_form_name_their_table_in_their_ids() -> None:
    assert CUT_BUTTON.fullmatch("lb:f:12")
    assert not CUT_BUTTON.fullmatch("lb:f:12:word")
    assert CUT_FORM.fullmatch("lb:f:12:word")
