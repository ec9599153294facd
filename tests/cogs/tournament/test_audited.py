"""Moderators' acts on tournaments in /audit: the tournament's name, and what was changed."""

import re

from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import create, preview, say


async def audited(club: Room) -> list[str]:
    """Return the audit's lines, the newest first, each with the lines below it."""
    shown = await club.slash("mo", "audit", at=club.lobby)
    return re.split(r"\n(?=`#)", shown)[1:]


async def test_the_audit_names_the_tournament_and_each_value_that_an_edit_changed(club: Room) -> None:
    await create(club, name="Razz, late", start="2026-03-06 20:00", zone="Europe/Berlin")
    told = await say(club, "mo", "edit", start="2026-03-07 20:00", seats=5, more="turn_seconds=45", reason="clash")
    assert "was changed" in told, told
    (edited, created, *_) = await audited(club)
    start = "Start: <t:1772823600:F> → <t:1772910000:F>"
    assert f"“Razz late” (#1), {start}, Seats at a table: 6 → 5, `turn_seconds`: 30 → 45" in edited
    assert "“Razz late” (#1), no buy-in, no guarantee" in created
    await say(club, "mo", "cancel", reason="no room")
    (cancelled, *_) = await audited(club)
    assert "**mo** canceled a tournament" in cancelled
    assert "“Razz late” (#1)" in cancelled


async def test_the_audit_names_a_series_when_it_begins_and_ends(club: Room) -> None:
    shown = await preview(club, "mo", "schedule", name="Cup", repeats="weekly")
    await club.pick_button("mo", shown, "Post")
    assert any("series “Cup” (#1), no buy-in" in line for line in await audited(club))
    await say(club, "mo", "series end", series="Cup", reason="over")
    assert "series “Cup” (#1)" in (await audited(club))[0]
