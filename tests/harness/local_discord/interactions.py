"""Commands and clicks that a test makes, and the bot's answers to them."""

import asyncio
import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Any

from tests.harness.local_discord.gateway import Gateway
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.local_discord.messages import EPHEMERAL, custom_ids
from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.rules import demands
from tests.harness.local_discord.rules.rights import IN_DIRECT_MESSAGES
from tests.harness.local_discord.world import DM, Json, World

COMMAND, COMPONENT, MODAL = 2, 3, 5
MESSAGE, DEFERRED_MESSAGE, UPDATE = 4, 5, 7
ACKNOWLEDGE_SECONDS = 3
"""The time that Discord gives the bot."""


@dataclass
class Answer:
    """The outcome of one interaction."""

    interaction: Json
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    type: int | None = None
    data: Json = field(default_factory=dict)
    """The data of the callback."""
    original: Json | None = None
    """The current state of the message that ``@original`` refers to."""
    followups: list[Json] = field(default_factory=list)
    asked_at: float = field(default_factory=time.monotonic)
    acknowledged_seconds: float | None = None
    """The time from the dispatch to the callback."""

    @property
    def ephemeral(self) -> bool:
        return self.original is not None and bool(self.original["flags"] & EPHEMERAL)


class Interactions:
    def __init__(self, world: World, gateway: Gateway, commands: dict[str, Json]) -> None:
        """Set up the interactions; ``commands``: the synced ones by name, which the REST side updates."""
        self._world = world
        self._gateway = gateway
        self._commands = commands
        self.by_token: dict[str, Answer] = {}
        self.patience_seconds: float = PATIENCE_SECONDS
        """The time after which no callback is accepted.

        Tests that lose clicks on purpose, or time them, set it to ``ACKNOWLEDGE_SECONDS``; others allow for a busy
        machine.
        """

    async def command(self, user: Json, name: str, /, *, channel_id: str | None = None, **options: Any) -> Answer:
        """Send the command with this full name (``table open``) and wait for the callback; raise TimeoutError."""
        return await self.send(self.asked(user, name, channel_id=channel_id, **options))

    def asked(self, user: Json, name: str, /, *, channel_id: str | None = None, **options: Any) -> Answer:
        """Return a command that is ready to be sent."""
        root, *path = name.split()
        given = [{"name": key, "type": option_type(value), "value": value} for key, value in options.items()]
        for part in reversed(path):
            given = [{"name": part, "type": 1, "options": given}]
        data = {"id": self._commands[root]["id"], "name": root, "type": 1, "options": given}
        return self.prepare(COMMAND, user, channel_id or self._world.lobby["id"], data)

    async def click(self, user: Json, message: Json, custom_id: str) -> Answer:
        """Press the button; raise Refused if it is absent or disabled, since the user's app would not allow it."""
        return await self.send(self.pressed(user, message, custom_id))

    async def submit(self, user: Json, opened: Answer, **typed: str) -> Answer:
        """Submit the modal that the bot answered with; ``typed`` has the values by custom_id."""
        data = opened.data
        fields = [
            {"type": 1, "components": [one | {"value": typed.get(key, "")}]}
            for key, one in custom_ids(data["components"]).items()
        ]
        given = {"custom_id": data["custom_id"], "components": fields}
        more = {"message": opened.interaction["message"]} if "message" in opened.interaction else {}
        return await self.send(self.prepare(MODAL, user, opened.interaction["channel_id"], given, **more))

    async def make(self, kind: int, user: Json, channel_id: str, data: Json, **more: Any) -> Answer:
        """Send one interaction to the bot and wait for its callback."""
        return await self.send(self.prepare(kind, user, channel_id, data, **more))

    def pressed(self, user: Json, message: Json, custom_id: str) -> Answer:
        """Return a click on the message as it is now, ready to be sent; raise Refused as ``click`` does."""
        button = custom_ids(message["components"]).get(custom_id)
        if button is None or button.get("disabled"):
            raise Refused(400, 50035, f"no button {custom_id} to click")
        data = {"custom_id": custom_id, "component_type": button["type"]}
        return self.prepare(COMPONENT, user, message["channel_id"], data, message=dict(message))

    def prepare(self, kind: int, user: Json, channel_id: str, data: Json, **more: Any) -> Answer:
        """Return an interaction ready to be sent; raise Refused if the user's app would not allow it."""
        self._enter(user, self._world.channels[channel_id])
        answer = Answer(self._payload(kind, user, channel_id, data) | more)
        self.by_token[answer.interaction["token"]] = answer
        return answer

    def _enter(self, user: Json, channel: Json) -> None:
        """Check that the user sees the place of a command or click, and reopen an archived thread."""
        if "guild_id" not in channel:
            return
        place = self._world.place(user["id"], channel)
        # Nobody has to join a public thread first.
        demands.need(replace(place, belongs=True), "use_application_commands")
        if place.is_locked:
            raise Refused(403, *demands.LOCKED)
        if place.is_archived:
            self._world.change_channel(channel, {"archived": False})

    async def send(self, answer: Answer) -> Answer:
        """Send the interaction, or send it again, and wait for the callback; raise TimeoutError."""
        answer.asked_at = time.monotonic()
        await self.deliver(answer)
        async with asyncio.timeout(self.patience_seconds):
            await answer.acknowledged.wait()
        return answer

    async def deliver(self, answer: Answer, *, late: bool = False) -> None:
        """Send the interaction without waiting; ``late``: so late after the click that no callback is accepted."""
        if late:
            answer.asked_at = time.monotonic() - self.patience_seconds - 1
        await self._gateway.dispatch("INTERACTION_CREATE", answer.interaction)

    def _payload(self, kind: int, user: Json, channel_id: str, data: Json) -> Json:
        channel = self._world.channels[channel_id]
        payload: Json = {
            "id": self._world.snowflake(),
            "application_id": self._world.bot["id"],
            "type": kind,
            "token": secrets.token_urlsafe(32),
            "version": 1,
            "data": data,
            "channel": channel,
            "channel_id": channel_id,
            "locale": "en-US",
            "attachment_size_limit": 10 * 2**20,
            "app_permissions": str(IN_DIRECT_MESSAGES),
            "entitlements": [],
            "authorizing_integration_owners": {"0": channel.get("guild_id", "0")},
        }
        if "guild_id" not in channel:
            return payload | {"user": user, "context": 1 if channel["type"] == DM else 2}
        guild_id = channel["guild_id"]
        theirs, ours = (self._world.rights(one["id"], guild_id, channel) for one in (user, self._world.bot))
        member = self._world.member_of(guild_id, user["id"]) | {"permissions": str(theirs)}
        guild = {"id": guild_id, "locale": "en-US", "features": []}
        place = {"guild_id": guild_id, "guild": guild, "guild_locale": "en-US", "context": 0}
        place |= {"app_permissions": str(ours)}
        return payload | place | {"member": member}

    def allow(self, token: str, *, files: bool = False, posts: bool = False) -> None:
        """Raise Refused in a locked thread, and for an edit in an archived one."""
        channel = self._world.channels.get(self.known(token).interaction["channel_id"])
        if channel is None or "guild_id" not in channel:
            return
        place = self._world.place(self._world.bot["id"], channel)
        demands.answer(place, files=files, posts=posts)
        if place.is_archived:
            self._world.change_channel(channel, {"archived": False})

    def callback(self, interaction_id: str, token: str, body: Json, *, files: bool = False) -> Json:
        """Take the bot's first answer; raise Refused for one that is unknown, late or repeated."""
        answer = self.by_token.get(token)
        if answer is None or answer.interaction["id"] != interaction_id:
            raise Refused(404, 10062, "Unknown interaction")
        if answer.acknowledged.is_set():
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        waited = time.monotonic() - answer.asked_at
        if waited > self.patience_seconds:
            raise Refused(404, 10062, "Unknown interaction")
        if body["type"] in {MESSAGE, DEFERRED_MESSAGE, UPDATE}:
            self.allow(token, files=files, posts=body["type"] != UPDATE)
        answer.type, answer.data, answer.acknowledged_seconds = body["type"], body.get("data") or {}, waited
        answer.original = self._carry_out(answer)
        answer.acknowledged.set()
        return self._receipt(answer)

    def _carry_out(self, answer: Answer) -> Json | None:
        given: Json | None = answer.interaction.get("message")
        clicked = self._world.messages.get(given["id"], given) if given is not None else None
        if answer.type in {MESSAGE, DEFERRED_MESSAGE}:
            return self.post(answer, answer.data)
        if answer.type == UPDATE and clicked is not None:
            return self._world.edit(clicked, answer.data)
        return clicked

    def _receipt(self, answer: Answer) -> Json:
        """Return the answer to a callback with ``with_response``."""
        interaction: Json = {"id": answer.interaction["id"], "type": answer.interaction["type"]}
        resource: Json = {"type": answer.type}
        if answer.original is not None:
            interaction |= {"response_message_id": answer.original["id"]}
            resource |= {"message": answer.original}
        return {"interaction": interaction, "resource": resource}

    def post(self, answer: Answer, body: Json) -> Json:
        """Post a message with the interaction's token; an ephemeral one is in no channel's list."""
        channel_id = answer.interaction["channel_id"]
        if not (body.get("flags") or 0) & EPHEMERAL:
            return self._world.message(channel_id, body)
        message = self._world.unsent_message(channel_id, body)
        self._world.tell_privately(message)
        return message

    def follow_up(self, token: str, body: Json, *, files: bool = False) -> Json:
        """Add a follow-up; it fills the placeholder of a deferral that is still empty."""
        answer = self.known(token)
        waiting = answer.original if answer.type == DEFERRED_MESSAGE else None
        if waiting is not None and waiting["edited_timestamp"] is not None:
            waiting = None
        self.allow(token, files=files, posts=waiting is None)
        message = self._world.edit(waiting, body) if waiting is not None else self.post(answer, body)
        answer.followups.append(message)
        return message

    def known(self, token: str) -> Answer:
        if token not in self.by_token:
            raise Refused(404, 10015, "Unknown Webhook")
        return self.by_token[token]

    def message(self, token: str, message_id: str) -> Json:
        answer = self.known(token)
        owned = {message["id"]: message for message in answer.followups}
        found = answer.original if message_id == "@original" else owned.get(message_id)
        if found is None:
            raise Refused(404, 10008, "Unknown Message")
        return found


def option_type(value: Any) -> int:
    if isinstance(value, bool):
        return 5
    return 4 if isinstance(value, int) else 3
