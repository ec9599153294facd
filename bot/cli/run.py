"""``run``: serves Discord with DISCORD_TOKEN, or the demo page without it."""

import argparse
import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial

from bot.cli import demo
from bot.cli.serving import add_arguments, quicker_loop, serve
from bot.fleet.identify_turns import IdentifyTurns
from bot.operating import startup
from bot.operating.failed_starts import FailedStarts
from bot.operating.fleet import check_settings, joined
from bot.operating.monitor import HealthMonitor
from bot.operating.startup import Application
from bot.settings import Settings, load_settings
from bot.wiring.build import Wiring
from bot.wiring.features import client_of
from bot.wiring.running import caretaking, recall_messages, running_bot
from db import beside, real_path

__all__ = ["add_arguments", "run", "serve_discord"]


def run(args: argparse.Namespace) -> int:
    settings = load_settings()
    if settings.discord_token is None:
        return demo.run(args)
    work = serve_discord(settings, settings.discord_token.get_secret_value(), args.accept_loss)
    return serve(settings, work, quicker_loop())


async def serve_discord(settings: Settings, token: str, accept_loss: bool = False) -> None:
    """Serve Discord until the bot is stopped.

    Raises StartError if Discord can't be reached or rejects the token, DatabaseError for a bad database, SettingError
    if a port is in use.
    """
    check_settings(settings)
    startup.use_addresses(settings)
    monitor, starts = HealthMonitor(part=settings.shard), FailedStarts(beside(real_path(settings.database), "-starts"))
    async with (
        starts.counted(),
        running_bot(settings, settings.database, monitor, part=settings.shard, accept_loss=accept_loss) as wiring,
        caretaking(wiring),
        metrics_page(settings, monitor),
        starts.asking(),
    ):
        application = await startup.application_of(token)
        users, outbox, orders = wiring.cases.users, wiring.reach.outbox, wiring.base.store.user_orders
        async with joined(settings, users, outbox, orders, monitor, application.id) as turns:
            await recall_messages(wiring)
            await _play(wiring, application, token, turns)


def metrics_page(settings: Settings, monitor: HealthMonitor) -> AbstractAsyncContextManager[None]:
    """Return the page with the metrics, which is served in a ``with`` block; nothing without a port."""
    if not settings.metrics_port:
        return nullcontext()
    # Here, because a bot without the page needs no server and no Prometheus, whose modules take three megabytes.
    from bot.operating.metrics_page import served
    from bot.operating.metrics_text import metrics_text

    text = partial(metrics_text, monitor.figures, settings.shard)
    return served(settings.metrics_port, text, monitor.alive, monitor.saves, settings.metrics_address)


async def _play(wiring: Wiring, application: Application, token: str, turns: IdentifyTurns | None) -> None:
    """Run the client until Discord or a person stops it, then let the tables finish. Raises StartError."""
    shard, monitor = wiring.base.settings.shard, wiring.base.monitor
    total = shard.total(application.shards, exactly=application.is_large)
    client = client_of(
        wiring,
        members=application.may_see_members,
        http_trace=monitor.traffic.trace(),
        shards=shard.shards(total),
        shard_count=total,
        turns=turns,
    )
    client.add_listener(monitor.traffic.came, "on_interaction")
    connection = asyncio.create_task(client.start(token))
    try:
        with startup.errors_in_one_line():
            # In a separate task, because the library ignores a cancellation while it reconnects.
            await asyncio.wait({connection})
            await connection
    finally:
        await wiring.play.tournaments.stop()
        await wiring.play.tables.stop()
        await startup.close_connection(client)
        await startup.end(connection)
