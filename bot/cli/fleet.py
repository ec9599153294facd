"""``fleet``: asks all parts of a running bot for their state, and prints a line for each."""

import argparse
import asyncio
from typing import Final

from bot.fleet.nats_messages import FleetError, NatsMessages
from bot.operating import startup
from bot.operating.overview import lines, states
from bot.settings import SettingError, Settings, load_settings

LACKING: Final = 1
"""The exit status if some part has not answered."""


class NobodyThere(FleetError):
    """The NATS server, or every part of the bot, did not answer."""

    may_pass = True


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add no arguments; the settings have the address of the NATS server."""


def run(args: argparse.Namespace) -> int:
    """Print a line for each part of the bot, and return the exit status.

    Raises SettingError, StartError and FleetError.
    """
    settings = load_settings()
    if settings.discord_token is None or settings.nats_url is None:
        raise SettingError("DISCORD_TOKEN and NATS_URL must be those of the running parts")
    part_lines = asyncio.run(
        _part_lines(settings, settings.discord_token.get_secret_value(), settings.nats_url.get_secret_value())
    )
    print("\n".join(part_lines))
    return LACKING if any(line.endswith("no answer") for line in part_lines) else 0


async def _part_lines(settings: Settings, token: str, url: str) -> list[str]:
    startup.use_addresses(settings)
    application = await startup.application_of(token)
    messages = NatsMessages(url, application.id, None)
    async with messages.connected():
        if not messages.is_connected:
            raise NobodyThere(
                f"NATS can't be reached ({messages.problem}): check that it's running, and check NATS_URL"
            )
        part_lines = lines(await states(messages))
    if not part_lines:
        raise NobodyThere("no part answers: are the processes running, with this NATS_URL and DISCORD_TOKEN?")
    return part_lines
