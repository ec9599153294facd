"""/tournament template: what the audit says of it."""

from tests.discord.room import Room
from tests.discord.staff import audit
from tests.discord.tournaments import create, say


async def test_the_audit_says_which_template_was_replaced_and_deleted(club: Room) -> None:
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
