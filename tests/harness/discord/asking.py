"""Commands as a modified client could send them: any command with any values, from anywhere, by anybody."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

import discord
from discord import app_commands
from simcord import Env, interactions
from simcord.backend import serializers
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from bot.client.client import LowballClient

Command = app_commands.Command[Any, ..., Any]

COMMAND: Final = 2
CLICK: Final = 3
SUGGEST: Final = 4
FORM: Final = 5
SUBCOMMAND: Final = 1
GROUP: Final = 2


@dataclass(frozen=True)
class Place:
    """The place from which somebody asks, as Discord reports it."""

    channel_id: int
    guild_id: int | None
    member: bool = True
    """True if Discord sends the user's membership along with the command."""


def every_command(client: LowballClient) -> dict[str, Command]:
    """Return the commands of the tree by their full names."""
    found = (each for each in client.tree.walk_commands() if isinstance(each, app_commands.Command))
    return {each.qualified_name: each for each in sorted(found, key=lambda each: each.qualified_name)}


async def ask(
    env: Env, command: Command, user_id: int, place: Place, values: Mapping[str, Any], *, focus: str | None = None
) -> InteractionResult:
    """Send the command, or a request for suggestions if ``focus`` names an option; users are sent as their ids."""
    kind = COMMAND if focus is None else SUGGEST
    record, payload = _payload(env, command, user_id, place, values, kind)
    if focus is not None:
        for option in _leaf(payload["data"]["options"], command):
            option["focused"] = option["name"] == focus
    env.backend.emit("INTERACTION_CREATE", payload)
    await env._settle_internal(dispatch="INTERACTION_CREATE")
    return InteractionResult(env, record)


async def ask_at_once(
    env: Env, place: Place, *asked: tuple[Command, int, Mapping[str, Any]]
) -> list[InteractionResult]:
    """Send commands, each with its user and values, so that all arrive before the first is answered."""
    records = []
    for command, user_id, values in asked:
        record, payload = _payload(env, command, user_id, place, values, COMMAND)
        env.backend.emit("INTERACTION_CREATE", payload)
        records.append(record)
    await env._settle_internal(dispatch="INTERACTION_CREATE")
    return [InteractionResult(env, record) for record in records]


async def call(
    client: LowballClient, env: Env, command: Command, user_id: int, place: Place, values: Mapping[str, Any]
) -> InteractionResult:
    """Call the command's own function, past the library and Discord's hints.

    The checks that the tree makes for everybody run first, and complaints are answered.
    """
    record, payload = _payload(env, command, user_id, place, values, COMMAND)
    interaction = discord.Interaction[LowballClient](data=cast(Any, payload), state=cast(Any, client._connection))
    given = dict(iter(interaction.namespace))
    named = {each.name: given.get(each.display_name, each.default) for each in command.parameters}
    with env._bot_scope():
        try:
            if await client.tree.interaction_check(interaction):
                await cast(Any, command.callback)(command.binding, interaction, **named)
        except app_commands.AppCommandError as error:
            await client.tree.on_error(interaction, error)
    await env._settle_internal(dispatch="INTERACTION_CREATE")
    return InteractionResult(env, record)


async def press(
    env: Env,
    user_id: int,
    place: Place,
    custom_id: str,
    message: discord.Message | ResponseMessage,
    *,
    fields: Mapping[str, Any] | None = None,
    chosen: Mapping[str, Any] | None = None,
) -> InteractionResult:
    """Click the component with this id, as if a private message of the clicker contained it.

    With ``fields``, submit the form of this id that was opened there. ``chosen`` is the selection in a menu.
    """
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2, **(chosen or {})}
    if fields is not None:
        data["components"] = [_field(*each) for each in fields.items()]
    stored = env.backend.get_message(place.channel_id, message.id)
    stored.flags |= discord.MessageFlags(ephemeral=True).value
    record, payload = interactions.base_payload(
        env.backend,
        type=CLICK if fields is None else FORM,
        channel_id=place.channel_id,
        guild_id=place.guild_id,
        user_id=user_id,
        data=data,
    )
    record.source_message_id = message.id
    shown: dict[str, Any] = dict(serializers.message_payload(env.backend, stored))
    if custom_id not in {part.get("custom_id") for part in walk_components(stored.components)}:
        button = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id, "id": 1}
        shown["components"] = [*shown["components"], {"type": 1, "id": 2, "components": [button]}]
    payload["message"] = shown
    _without_member(payload, place)
    env.backend.emit("INTERACTION_CREATE", payload)
    await env._settle_internal(dispatch="INTERACTION_CREATE")
    return InteractionResult(env, record)


def _field(name: str, value: Any) -> dict[str, Any]:
    return {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}


def _without_member(payload: dict[str, Any], place: Place) -> None:
    if not place.member and "member" in payload:
        payload["user"] = payload.pop("member")["user"]


def _payload(
    env: Env, command: Command, user_id: int, place: Place, values: Mapping[str, Any], kind: int
) -> tuple[Any, dict[str, Any]]:
    path = command.qualified_name.split()
    leaf = [
        {"name": each.display_name, "type": each.type.value, "value": _wire(values[each.display_name])}
        for each in command.parameters
        if each.display_name in values
    ]
    data = {"id": "1", "name": path[0], "type": 1, "options": _nested(path[1:], leaf)}
    data["resolved"] = _resolved(env, command, place.guild_id, values)
    record, payload = interactions.base_payload(
        env.backend, type=kind, channel_id=place.channel_id, guild_id=place.guild_id, user_id=user_id, data=data
    )
    _without_member(payload, place)
    return record, payload


def _nested(path: list[str], leaf: list[dict[str, Any]]) -> list[dict[str, Any]]:
    options = leaf
    for depth, name in enumerate(reversed(path)):
        options = [{"name": name, "type": GROUP if depth else SUBCOMMAND, "options": options}]
    return options


def _leaf(options: list[dict[str, Any]], command: Command) -> Iterator[dict[str, Any]]:
    for _ in command.qualified_name.split()[1:]:
        options = options[0]["options"]
    yield from options


def _wire(value: Any) -> Any:
    """Return a value as sent to Discord: a user or role becomes the text of its id."""
    return str(value.id) if hasattr(value, "id") else value


def _resolved(env: Env, command: Command, guild_id: int | None, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return Discord's data on the named users, with their memberships, and on the server's roles."""
    backend, users, members = env.backend, {}, {}
    roles: dict[str, dict[str, Any]] = {}
    guild = backend.get_guild(guild_id) if guild_id is not None else None
    for each in command.parameters:
        value: Any = values.get(each.display_name)
        if each.type is discord.AppCommandOptionType.role and hasattr(value, "id") and guild is not None:
            roles |= {
                str(key): dict(serializers.role_payload(role)) for key, role in guild.roles.items() if key == value.id
            }
        if each.type is not discord.AppCommandOptionType.user or not hasattr(value, "id"):
            continue
        user_id = value.id
        users[str(user_id)] = dict(serializers.user_payload(backend.get_user(user_id)))
        if guild is not None and user_id in guild.members:
            member = serializers.member_payload(backend, guild, guild.members[user_id], with_user=False)
            members[str(user_id)] = dict(member)
    return {"users": users, "members": members, "roles": roles}
