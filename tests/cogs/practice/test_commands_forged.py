"""Forged clicks at a guided table, which are answered and change nothing."""

import re
from typing import Any

import pytest

from tests.harness.discord.forging import forge
from tests.harness.discord.room import Room


async def learn(room: Room, **options: object) -> dict[str, Any]:
    """Open Ann's guided table before its first hand, with bo as a bystander; return the place of the clicks."""
    room.join("Ann", "bo")
    place = re.search(r"<#(\d+)>", await room.slash("Ann", "learn", at=room.lobby, **options))
    assert place
    room.table = next(channel for channel in room.lobby.threads if channel.id == int(place[1]))
    tutor = room.wiring.posts.tutor
    assert tutor.learner_at(room.view.table_id) == await room.player_id("Ann")
    return {"at": room.table, "guild_id": room.guild.id}


@pytest.mark.parametrize("name", ["Ann", "bo"])
async def test_a_click_sent_without_a_server_membership_at_a_guided_table_is_refused(room: Room, name: str) -> None:
    here = await learn(room)
    for custom_id in (f"lb:l:{room.view.table_id}:now", f"lb:t:{room.view.table_id}:cards", "x"):
        told = room.told(await forge(room, room.people[name], custom_id, member=False, **here))
        assert "Only members of this server" in told, custom_id


async def test_only_the_learner_can_use_the_guides_buttons(room: Room) -> None:
    """A player without a seat forges clicks on them at the learner's table."""
    here = await learn(room)
    before, table = room.view, room.view.table_id
    for custom_id, expected in {
        f"lb:l:{table}:now": "Nothing to decide",
        f"lb:l:{table}:more": "This guided hand isn't yours.",
        f"lb:l:{table}:0:0:fold": "You aren't seated",
    }.items():
        assert re.search(expected, room.told(await forge(room, room.people["bo"], custom_id, **here))), custom_id
    tutor = room.wiring.posts.tutor
    assert tutor.learner_at(table) == await room.player_id("Ann")
    assert (room.view.seats, room.view.hand) == (before.seats, before.hand)


async def test_a_click_on_an_advised_raise_raises_to_its_amount(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """An amount that the rules do not allow is refused."""
    monkeypatch.setenv("HOUSE_PLAYER_SECONDS", "0")
    await room.restart()
    here = await learn(room, game="deuce-to-seven-single-draw")
    room.seats = {"Ann": 1}
    await room.click("Ann", next(label for label in room.buttons if label.startswith("Sit down")))
    while room.view.hand is None or room.view.hand.to_act != 1:
        await room.wait(1)
    place = f"lb:l:{room.view.table_id}:{room.view.hand_number}:{room.view.hand.version}"
    told = room.told(await forge(room, room.people["Ann"], f"{place}:raise:1", **here))
    assert "That amount isn't allowed here." in told
    assert room.view.hand.to_act == 1
    await forge(room, room.people["Ann"], f"{place}:raise:47", **here)
    assert any(getattr(event, "to", None) == 47 for event in room.view.last.recent)
