"""Hands of tournaments in /stats, on the leaderboard and in the weekly recap, apart from the server's chips."""

import re
from datetime import UTC, datetime
from random import Random

import pytest
import pytest_asyncio

from bot.publishing.tournament import announcer
from tests.harness.discord.decks import LaidOutDealer
from tests.harness.discord.room import Room
from tests.harness.discord.staff import staff
from tests.harness.discord.tournaments import lobby_text, running, tournaments

NAMES = ("an", "bo", "cy", "di")


@pytest_asyncio.fixture
async def evening(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """Return a server where a tournament of four absent players was played, and nothing else."""
    rng = Random(7)
    monkeypatch.setattr(LaidOutDealer, "shuffle", lambda self, deck: tuple(rng.sample(deck, len(deck))))
    monkeypatch.setattr(announcer, "EVERY_MS", {"event": 0, "post": 0, "board": 10 * 60_000})
    staff(room)
    room.join(*NAMES)
    await running(room, *NAMES, minutes=15)
    while tournaments(room):
        await room.wait(60)
    return room


async def test_stats_and_leaderboard_keep_tournament_hands_apart_from_the_wallet(evening: Room) -> None:
    told = await evening.slash("an", "stats", at=evening.lobby)
    assert "No hands for this server's chips" in told
    assert "1 tournament, " in told
    assert re.search(r"In tournaments: \d\d hands · [^ ]\d+\.\d big bets per 100 hands · \d+ showdowns?, ", told), told
    assert "Profit" not in told
    assert re.search(r"achievements, .*\(`1-\d+` · Friday 1\)", told, re.DOTALL), "earned at a tournament's table"
    assert "In tournaments" not in await evening.slash("an", "stats", at=evening.lobby, game="badugi")
    for period in ("tonight", "week"):
        told = await evening.slash("an", "leaderboard", at=evening.lobby, period=period)
        assert "`/league` has their standings" in told
    await evening.wait(86_400)
    assert "/league" not in await evening.slash("an", "leaderboard", at=evening.lobby), "it was yesterday"


async def test_the_recap_of_a_week_names_its_tournaments_and_their_winners(evening: Room) -> None:
    await evening.slash(
        "ada", "room set", at=evening.lobby, setting="announcement_channel", value=evening.lobby.mention
    )
    await evening.slash("ada", "room set", at=evening.lobby, setting="recap", value="on")
    played = await evening.store.office.hands.count_of_tournament(evening.guild.id, 1)
    now = datetime.fromtimestamp(evening.wiring.base.timer.now_ms() / 1000, UTC)
    monday = 7 - now.weekday()
    await evening.wait(monday * 86_400 - now.hour * 3_600 + 9 * 3_600)
    shown = lobby_text(evening)
    assert "The week in review" in shown
    assert f"{played} hands · of these in tournaments: {played}" in shown
    assert re.search(r"\*\*Friday\*\*, 4 entrants: won by \*\*(an|bo|cy|di)\*\*", shown)
    assert re.search(r"Biggest tournament pot: \*\*(an|bo|cy|di)\*\* · \d+\.\d big bets", shown)
    assert "Biggest pot" not in shown
