"""Brackets through the commands: preview, the picture, who goes through, and what is refused (section 10)."""

import asyncio

import pytest

from bot.publishing.tournament import announcer
from bot.tables.saving import Request
from bot.tournaments.messages import Remove
from tests.harness.discord.room import Room
from tests.harness.discord.staff import staff
from tests.harness.discord.tournaments import lobby_text, preview, running, say, tournaments

FIVE = ("an", "bo", "cy", "di", "ed")


@pytest.fixture
async def club(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.setattr(announcer, "EVERY_MS", {"event": 0, "post": 0, "board": 10 * 60_000})
    staff(room)
    room.join(*FIVE, "gus")
    return room


async def test_T10_1_the_preview_of_a_bracket_has_its_rounds_and_byes(club: Room) -> None:
    told = club.told(await preview(club, format="bracket", buy_in=100))
    assert "heads-up bracket" in told
    assert "**Bracket with 9 entrants:** 4 rounds, 7 byes" in told


async def test_T10_1_a_match_that_ends_sends_its_winner_to_the_next_table(club: Room) -> None:
    view = await running(club, *FIVE, format="bracket, bounty 50")
    assert len(club.wiring.play.tables.of_tournament(view.tournament_id)) == 2
    assert "Waiting for opponents" in lobby_text(club)
    first = view.state.begun.matches[0]
    loser, winner = first.players
    removal = Remove(Request(10**9, await club.player_id("mo"), "test"), loser, "rude")
    # The answer comes once the next table has its thread.
    removing = asyncio.create_task(club.wiring.play.tournaments.submit(view.tournament_id, removal))
    for _ in range(12):
        await club.wait(15)
    reply = await removing
    assert reply is not None
    assert reply.done
    (state,) = (each.state for each in tournaments(club))
    assert state.begun.matches[0].winner == winner
    assert winner in state.begun.matches[2].players


async def test_T10_1_moves_and_late_entries_make_no_sense_in_a_bracket_and_are_refused(club: Room) -> None:
    view = await running(club, *FIVE, format="bracket")
    own, other = club.wiring.play.tables.of_tournament(view.tournament_id)
    names = {await club.player_id(name): name for name in FIVE}
    mover = names[own.seats[0].player_id]
    refused = await say(club, "mo", "move", player=mover, table=other.place.name, reason="friends")
    assert refused.startswith("The draw decides who meets whom")
    assert "registration" in (await say(club, "gus", "register")).lower()
    assert len(tournaments(club)[0].state.entrants) == 5


async def test_T10_1_a_bracket_with_rebuys_is_refused_with_what_it_has_not(club: Room) -> None:
    told = club.told(await preview(club, format="bracket", buy_in=100, rebuys=1))
    assert "A bracket or a shootout has no late registration, re-entries, rebuys" in told
