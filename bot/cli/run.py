"""``run``: serves Discord with DISCORD_TOKEN, and without it the demo page."""

import argparse

from bot.cli import demo
from bot.cli.serving import add_arguments, quicker_loop, serve
from bot.client import LowballClient
from bot.operating import startup
from bot.operating.failed_starts import FailedStarts
from bot.operating.metrics_page import served
from bot.operating.monitor import HealthMonitor
from bot.settings import Settings, load_settings
from bot.wiring import caretaking, recall_messages, running_bot
from db import beside, real_path

__all__ = ["add_arguments", "run", "serve_discord"]


def run(args: argparse.Namespace) -> int:
    settings = load_settings()
    if settings.discord_token is None:
        return demo.run(args)
    work = serve_discord(settings, settings.discord_token.get_secret_value(), args.accept_loss)
    return serve(settings, work, quicker_loop())


async def serve_discord(settings: Settings, token: str, accept_loss: bool = False) -> None:
    """Raises StartError where Discord cannot be reached or refuses the token, DatabaseError for a bad database,
    SettingError for a taken port."""
    startup.use_addresses(settings)
    monitor, starts = HealthMonitor(), FailedStarts(beside(real_path(settings.database), "-starts"))
    async with (
        starts.counted(),
        running_bot(settings, settings.database, monitor, accept_loss=accept_loss) as (store, services),
        caretaking(settings, store, monitor),
        served(settings.metrics_port, monitor.figures.text, monitor.alive),
        starts.asking(),
    ):
        members = await startup.may_see_members(token)
        await recall_messages(store, services)
        client = LowballClient(services, members=members, http_trace=monitor.traffic.trace())
        client.add_listener(monitor.traffic.came, "on_interaction")
        try:
            with startup.errors_in_one_line():
                await client.start(token)
        finally:
            await services.tournaments.stop()
            await services.tables.stop()
            await startup.close_connection(client)
