"""Hostile player names, which every command must show as ``clean`` makes them."""

import csv
import io
from typing import Final

import pytest

from bot.common.escaping import clean
from cogs.history import figures
from tests.discord.test_abuse import lift_limits
from tests.harness.discord.room import Room
from tests.harness.discord.staff import mod, staff
from tests.harness.practice.room import work_odds_out_at_once

NAMES: Final = ("@everyone", "\u202e**boB**", "[Bob](https://x.yz)", "Bob\n# Pot 9,999", "=cmd|' /C calc'!A0")
"""One name of each kind; tests/ui/test_hostile_names.py tries all 200 on every text."""


async def everything_about(room: Room, name: str) -> dict[str, str]:
    """Return the answers to the player, and to a moderator about them, after a hand."""
    them = room.people[name]
    return {
        "stats": await room.slash(name, "stats"),
        "stats of them": await room.slash("mo", "stats", player=them),
        "leaderboard": await room.slash(name, "leaderboard"),
        "statement": await room.slash(name, "ledger"),
        "last hand": await room.slash(name, "hand last"),
        "odds": await room.slash(name, "odds"),
        "report": await mod(room, "mo", "hand", id=f"{room.view.table_id}-1"),
        "grant": await mod(room, "mo", "grant", player=name, amount=1, reason=name + "x"),
        "kick": await mod(room, "mo", "kick", player=name),
        "ban": await mod(room, "mo", "ban", player=name, hours=1),
        "audit": await room.slash("mo", "audit", whom=them),
        "disputes": await mod(room, "mo", "disputes"),
    }


async def hand_over(room: Room) -> None:
    """End the running hand by folds."""
    await room.slash(room.to_act, "bringin")
    while room.view.hand is not None and not room.view.hand.finished:
        await room.slash(room.to_act, "fold")


async def test_every_answer_about_a_player_shows_the_sanitized_name(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.history.ranking.RANKED_HANDS_LEAST", 1)
    work_odds_out_at_once(monkeypatch)
    # Plots of chips contain no names.
    monkeypatch.setattr(figures, "plot", lambda *_: b"a plot")
    lift_limits(room)
    staff(room)
    room.join(*NAMES, "bo")
    await room.open_table("bo")
    await room.seat(*NAMES, "bo")
    await room.deal("As2d3c", "4h5s6d", "7c8d9h", "2s3d4c", "5h6s7d", "KhQdKs")
    await hand_over(room)
    for name in NAMES:
        await room.slash(name, "dispute", text=f"by {name}")
    for name in NAMES:
        for where, text in (await everything_about(room, name)).items():
            assert clean(name) in text, f"{where} of {name!a}"
            for other in NAMES:
                assert other not in text or clean(other) == other, f"{other!a} in {where} of {name!a}"
    result = await room.people["mo"].slash(room.table, "audit", export=True)
    assert result.response is not None
    (attached,) = result.response.attachments
    raw = (await attached.read()).decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(raw)))
    assert len(rows) == len(raw.splitlines())
    assert not any(cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row)
