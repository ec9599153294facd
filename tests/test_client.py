"""The client by itself."""

from bot.client import intents


def test_the_least_intents() -> None:
    assert {name for name, on in intents(members=True) if on} == {"guilds", "guild_messages", "members"}
    assert {name for name, on in intents(members=False) if on} == {"guilds", "guild_messages"}
