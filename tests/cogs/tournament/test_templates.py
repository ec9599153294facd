"""The commands /tournament template: their audit lines, and an unreadable template."""

import sqlite3

from tests.harness.discord.room import Room
from tests.harness.discord.staff import audit
from tests.harness.discord.tournaments import create, say


async def test_the_audit_names_replaced_and_deleted_templates(club: Room) -> None:
    for name, buy_in in (("Weekly one", 250), ("WEEKLY one", 50)):
        await create(club, name=f"Cup {buy_in}", buy_in=buy_in)
        await say(club, "mo", "template save", name=name, tournament=f"Cup {buy_in}")
    assert "The template WEEKLY one was deleted." in await say(club, "mo", "template delete", name="weekly  ONE")
    saved = await audit(club, act="save_template")
    assert [(entry.before, entry.after) for entry in reversed(saved)] == [
        ("", "Weekly one, buy-in 250, guarantee 0"),
        ("Weekly one, buy-in 250, guarantee 0", "WEEKLY one, buy-in 50, guarantee 0"),
    ]
    (dropped,) = await audit(club, act="drop_template")
    assert dropped.before == "WEEKLY one"


async def test_a_template_saved_without_a_tournament_tells_which_one_it_took_and_takes_no_cancelled_one(
    club: Room,
) -> None:
    await create(club, name="Cup", seats=5)
    assert "**Cup** is saved as a template" in await say(club, "mo", "template save", name="Weekly")
    await say(club, "mo", "cancel", reason="rain")
    assert "no tournament" in (await say(club, "mo", "template save", name="Weekly")).lower()
    assert "**Cup** is saved as a template" in await say(club, "mo", "template save", name="Weekly", tournament="Cup")


async def test_an_unreadable_template_does_not_block_others_and_can_be_deleted(club: Room) -> None:
    def damage(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE tournament_template SET body = '{}' WHERE key = 'old'")

    await create(club, seats=5)
    for name in ("Old", "New"):
        await say(club, "mo", "template save", name=name)
    await club.store.database.write(damage)
    listed = await say(club, "mo", "template list")
    assert "New" in listed
    assert "Old" not in listed
    assert (await create(club, template="new")).new.settings.seats == 5
    assert "The template OLD was deleted." in await say(club, "mo", "template delete", name="OLD")
    club.forgive()
