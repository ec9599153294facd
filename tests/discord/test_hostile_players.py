"""Players whose names are meant to do harm, wherever a command tells of them: each is shown as ``clean`` makes it."""

import csv
import io
from typing import Final

import pytest

from bot.ui.text.escaping import clean
from tests.discord.room import Room
from tests.discord.staff import hand_over, mod, staff
from tests.practice.room import work_odds_out_at_once

NAMES: Final = ("@everyone", "\u202e**boB**", "[Bob](https://x.yz)", "Bob\n# Pot 9,999", "=cmd|' /C calc'!A0")
"""One of a kind; all 200 are tried on every text by itself (tests/ui/test_hostile_names.py)."""


async def everything_about(room: Room, name: str) -> dict[str, str]:
    """The answers to them and to a moderator about them, after a hand that they have played."""
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


@pytest.mark.parametrize("name", NAMES, ids=ascii)
async def test_whatever_tells_of_a_player_tells_their_name_made_safe(
    room: Room, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.history.ranking.RANKED_HANDS_LEAST", 1)
    work_odds_out_at_once(monkeypatch)
    staff(room)
    room.join(name, "bo")
    await room.open_table("bo")
    await room.seat(name, "bo")
    await room.deal("As2d3c 4h5s6d Kc", "Kh Qd Ks 9c 8c 7c 2s")
    await hand_over(room)
    await room.slash(name, "dispute", text=f"by {name}")
    told = await everything_about(room, name)
    for where, text in told.items():
        assert clean(name) in text, where
        assert name not in text or clean(name) == name, where
    result = await room.people["mo"].slash(room.table, "audit", export=True)
    assert result.response is not None
    (attached,) = result.response.attachments
    raw = (await attached.read()).decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(raw)))
    assert len(rows) == len(raw.splitlines())
    assert not any(cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row)
