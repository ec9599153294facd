"""Request bodies that Discord would refuse: found by its API description and by rules that it leaves out."""

from typing import Any

import discord
import pytest
import simcord
from discord.ext import commands

from tests.harness.local_discord.bodies import all_problems, problems
from tests.harness.local_discord.description import ABSENT, description
from tests.harness.local_discord.simulated import bodies_are_valid as bodies_are_valid
from tests.harness.local_discord.world import Json

V2 = 1 << 15
POST, EDIT = ("POST", "/channels/1/messages"), ("PATCH", "/channels/1/messages/2")
CALLBACK = ("POST", "/interactions/1/token/callback")
COMMANDS = ("PUT", "/applications/1/commands")

described = pytest.mark.skipif(description() is None, reason=ABSENT)


def button(custom_id: str, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Call", "custom_id": custom_id, **more}


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def card(*parts: Json, **more: Any) -> Json:
    return {"components": list(parts), "flags": V2, **more}


def command(name: str = "table", *options: Json, **more: Any) -> Json:
    return {"name": name, "description": "Tables", "type": 1, "options": list(options), **more}


def option(name: str, **more: Any) -> Json:
    return {"name": name, "description": "What", "type": 3, **more}


VALID = [
    (*POST, {"content": "x" * 2000, "nonce": "a" * 25, "enforce_nonce": True}),
    (*POST, card(text("x" * 4000), row(button("a" * 100), button("b")))),
    (*EDIT, {"content": None}),
    (*CALLBACK, {"type": 7, "data": card(text("card"))}),
    (*CALLBACK, {"type": 6}),
    (*COMMANDS, [command("table", option("stakes", required=True), option("seats"))]),
    ("POST", "/users/@me/channels", {"recipient_id": 123456789012345678}),
    ("DELETE", "/channels/1/messages/2", None),
]

UNSTATED = [
    (*POST, {"content": "x" * 2001}, "2001 characters"),
    (*POST, {"content": ""}, "an empty message"),
    (*POST, card(text("x" * 2000), text("x" * 2001)), "4001 characters"),
    (*POST, card(*({"type": 17, "components": [text("x")] * 20} for _ in range(2))), "42 components"),
    (*POST, card(text("x"), content="y"), "beside the flag"),
    (*POST, card(row(button("a"), button("a"))), "twice"),
    (*POST, card(row(button("a"), {"type": 2, "style": 1, "label": "Call"})), "needs a custom_id"),
    (*POST, card(row(button("a", label=""))), "without label"),
    (*POST, {"content": "x", "components": [text("x")]}, "without its flag"),
    (*POST, {"content": "x", "components": [row(button(str(n))) for n in range(6)]}, "6 rows"),
    (*POST, {"embeds": [{"description": "x" * 4000}, {"description": "y" * 2001}]}, "6001 characters in embeds"),
    (*CALLBACK, {"type": 7, "data": card(row(button("a"), button("a")))}, "twice"),
    (*COMMANDS, [command(f"c{n}") for n in range(101)], "101 commands"),
    (*COMMANDS, [command("Table")], "no name for it"),
    (*COMMANDS, [command("t", option("a"), option("b", required=True))], "required option after"),
    (*COMMANDS, [command("t", option("a"), option("a"))], "two options"),
]

STATED = [
    (*POST, card(row(button("a" * 101)))),
    (*POST, card(row(*(button(str(n)) for n in range(6))))),
    (*POST, {"content": 5}),
    (*POST, card(text(""))),
    (*POST, {"content": "x", "nonce": "a" * 26}),
    (*CALLBACK, {"type": 99}),
    (*COMMANDS, [command("t", description="x" * 101)]),
    ("POST", "/nowhere", {}),
    ("POST", "/channels/1/messages", None),
]


@pytest.mark.parametrize("case", VALID)
def test_a_valid_body_has_no_problems(case: tuple[str, str, Any]) -> None:
    method, path, body = case
    assert problems(method, path, body) == []


@pytest.mark.parametrize("case", UNSTATED)
def test_limits_missing_from_discords_description_are_enforced(case: tuple[str, str, Any, str]) -> None:
    method, path, body, finding = case
    found = problems(method, path, body)
    assert len(found) == 1
    assert finding in found[0]


@described
@pytest.mark.parametrize(("method", "path", "body"), STATED)
def test_bodies_that_discords_description_forbids_are_found(method: str, path: str, body: Any) -> None:
    assert problems(method, path, body) != []


@described
def test_a_valid_body_does_not_hide_an_invalid_one_of_the_same_shape() -> None:
    assert problems(*POST, card(row(button("a" * 100)))) == []
    assert problems(*POST, card(row(button("a" * 101)))) != []
    assert problems(*POST, card(row(button("a" * 100)))) == []


async def test_an_invalid_body_sent_to_the_simulated_discord_is_found(bodies_are_valid: list[simcord.Env]) -> None:
    env = simcord.Env(commands.Bot("!", intents=discord.Intents(guilds=True)))
    channel = env.create_guild("Card room").create_text_channel("razz")
    await env.start()
    try:
        bot_channel = env.bot.get_partial_messageable(channel.id)
        await bot_channel.send("fine", nonce="a" * 25)
        assert all_problems(env.http_requests) == []
        await bot_channel.send("not fine", nonce="a" * 26)
        assert len(all_problems(env.http_requests)) == 1
    finally:
        await env.shutdown()
        bodies_are_valid.clear()
