"""``invite``: prints the link with which an administrator adds the bot to a server."""

import argparse
import asyncio

from bot.operating import startup
from bot.settings import SettingError, load_settings
from bot.ui.discord.invite import invite_link


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add no arguments; the token in the settings identifies the application."""


def run(args: argparse.Namespace) -> int:
    """Print the link. Raises SettingError and StartError."""
    settings = load_settings()
    if settings.discord_token is None:
        raise SettingError("DISCORD_TOKEN must be set: the link is that of the token's application")
    startup.use_addresses(settings)
    application = asyncio.run(startup.application_of(settings.discord_token.get_secret_value()))
    print(invite_link(application.id))
    return 0
