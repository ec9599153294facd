"""Clicks and forms as a modified client could send them: with any id, on any message, from anywhere."""

from collections.abc import Sequence
from typing import Any, Final

from simcord import interactions
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from tests.harness.discord.room import Room

CLICK: Final = 3
FORM: Final = 5


async def forge(
    room: Room,
    actor: MemberActor,
    custom_id: str,
    *,
    at: ChannelHandle,
    kind: int = CLICK,
    there: bool = True,
    guild_id: int | None = None,
    member: bool = True,
    values: Sequence[str] | None = None,
) -> InteractionResult:
    """Click this id on a message that has it (``there``) or on one without buttons, or submit a form with it.

    ``values`` is the selection in a menu.
    """
    backend = room.env.backend
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
    if values is not None:
        data |= {"component_type": 3, "values": list(values)}
    if kind == FORM:
        data = {"custom_id": custom_id, "components": [_field("amount", "20"), _field("starting_chips", "999999")]}
    record, payload = interactions.base_payload(
        backend, type=kind, channel_id=at.id, guild_id=guild_id, user_id=actor.id, data=data
    )
    if not member and "member" in payload:
        payload["user"] = payload.pop("member")["user"]
    payload["message"] = _message(room, custom_id if there else "lb:none", at.id)
    backend.emit("INTERACTION_CREATE", payload)
    await room.env._settle_internal(dispatch="INTERACTION_CREATE")
    return InteractionResult(room.env, record)


def _field(name: str, value: str) -> dict[str, Any]:
    return {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}


def _message(room: Room, custom_id: str, channel_id: int) -> dict[str, Any]:
    """Return a message of the bot with one button."""
    assert room.client.user is not None
    button = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
    author = {"id": str(room.client.user.id), "username": "bot", "discriminator": "0", "avatar": None, "bot": True}
    empty: dict[str, Any] = {key: [] for key in ("embeds", "attachments", "mentions", "mention_roles")}
    return {
        **empty,
        "id": "1",
        "channel_id": str(channel_id),
        "author": author,
        "content": "",
        "timestamp": "2030-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "pinned": False,
        "type": 0,
        "flags": 1 << 15,
        "components": [{"type": 1, "components": [button]}],
    }
