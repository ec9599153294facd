"""The limits on everything that users can create.

The last permitted one is created; the next is refused with advice and has no effect. The limits on tables and presets
are tested in test_ranks and next to their use cases.
"""

import pytest

from bot.publishing.tournament import announcer
from bot.tables.deciding.guests import GUESTS_MOST
from bot.tables.deciding.waiting_list import WAITING_MOST
from bot.tables.messages import Message
from bot.tables.saving import Request
from bot.tables.seat_messages import Invite, Wait
from bot.use_cases.tournaments import limits, previews, templates
from tests.harness.discord.room import Room
from tests.harness.discord.staff import acts, hand_over, seated_hand, staff
from tests.harness.discord.tournaments import create, preview, say, tournaments


@pytest.fixture
async def club(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.setattr(announcer, "EVERY_MS", {"event": 0, "post": 0, "board": 10 * 60_000})
    staff(room)
    room.join("an", "bo")
    return room


async def test_a_tournament_beyond_the_limit_is_refused_until_another_one_ends(
    club: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TOURNAMENTS_MOST", 2)
    weekly = await preview(club, "mo", "schedule", name="Weekly", repeats="weekly")
    assert "Saved as schedule" in club.told(await club.pick_button("mo", weekly, "Post"))
    waiting = [await preview(club, name=f"Cup {number}") for number in range(3)]
    for shown in waiting[:2]:
        assert "is announced" in club.told(await club.pick_button("mo", shown, "Post"))
    assert "2 tournaments are already on" in club.told(await club.pick_button("mo", waiting[2], "Post"))
    assert "2 tournaments are already on" in club.told(await preview(club, name="Another guided hand"))
    assert {view.new.settings.name for view in tournaments(club)} == {"Cup 0", "Cup 1", "Weekly"}
    await say(club, "mo", "cancel", tournament="Cup 0", reason="room")
    assert "is announced" in club.told(await club.pick_button("mo", waiting[2], "Post"))


async def test_recurring_tournaments_have_a_separate_limit(club: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SCHEDULES_MOST", 1)
    shown, late = [await preview(club, "mo", "schedule", repeats="weekly") for _ in range(2)]
    await club.pick_button("mo", shown, "Post")
    assert "1 tournaments already repeat" in club.told(await club.pick_button("mo", late, "Post"))
    assert "1 tournaments already repeat" in club.told(await preview(club, "mo", "schedule", repeats="daily"))
    assert (await acts(club)).count("tournament_schedule") == 1


async def test_a_template_beyond_the_limit_is_refused_unless_it_overwrites_an_existing_one(
    club: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(templates, "TEMPLATES_MOST", 1)
    await create(club)
    assert "no buy-in" in await say(club, "mo", "template save", name="One")
    assert "There are already 1 templates" in await say(club, "mo", "template save", name="Two")
    assert "no buy-in" in await say(club, "mo", "template save", name="ONE")


async def test_a_new_tournament_preview_beyond_the_limit_makes_the_oldest_preview_expire(
    club: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "PREVIEWS_MOST", 2)
    first, second, _ = [await preview(club, name=f"Cup {number}") for number in range(3)]
    assert "That preview has expired." in club.told(await club.pick_button("mo", first, "Post"))
    assert "is announced" in club.told(await club.pick_button("mo", second, "Post"))


async def test_a_player_cannot_open_more_than_five_disputes(room: Room) -> None:
    await seated_hand(room)
    for number in range(1, 7):
        await hand_over(room)
        told = await room.slash("an", "dispute", text="odd", hand=f"1-{number}")
        assert ("You have 5 open disputes" in told) is (number == 6)
        # The holdings alternate; ``hand_over`` acts for the player who brings it in.
        holdings = ("As2d3c", "Kh Qd Ks") if number % 2 else ("Kh Qd Ks", "As2d3c")
        await room.deal(*holdings[::-1])
    assert len(await room.store.office.disputes.unsettled(room.guild.id)) == 5


async def test_a_private_table_refuses_guests_beyond_the_limit(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an", private=True)
    owner = await room.player_id("an")
    for number in range(1, GUESTS_MOST + 1):
        await submit(room, Invite(Request(number, owner, "test"), 10**9 + number))
    told = await room.slash("an", "table invite", member=room.people["bo"])
    assert "Take one back with" in told
    assert len(room.view.people.guests) == GUESTS_MOST


async def test_a_full_waiting_list_refuses_another_player(room: Room) -> None:
    room.join("an", "bo", "cy")
    await room.open_table("an", seats=2)
    await room.seat("an", "bo")
    for number in range(1, WAITING_MOST + 1):
        await submit(room, Wait(Request(number, 10**9 + number, "test")))
    assert "The waiting list is full" in await room.slash("cy", "table wait")
    assert len(room.view.people.waiting) == WAITING_MOST


async def submit(room: Room, message: Message) -> None:
    """Submit a message in the name of somebody who is not on the server."""
    with room.env._bot_scope():
        reply = await room.wiring.play.tables.submit(room.view.table_id, message)
    assert reply is not None
    assert reply.done
