"""``demo``: serves the demo page on this computer."""

import argparse

import bot.demo
from bot.cli.serving import add_arguments, serve
from bot.fleet.part import Part
from bot.operating.monitor import HealthMonitor
from bot.settings import Settings, load_settings
from bot.wiring.build import Wiring
from bot.wiring.features import client_of
from bot.wiring.running import running_bot

__all__ = ["add_arguments", "run"]


def run(args: argparse.Namespace) -> int:
    settings = load_settings()
    return serve(settings, _serve(settings, args.accept_loss))


async def _serve(settings: Settings, accept_loss: bool) -> None:
    """Serve the page. Raises DemoError, and DatabaseError for a bad database.

    The tables' messages are posted again, because the simulated Discord loses its messages when the process ends.
    """
    monitor = HealthMonitor()
    settings = of_the_page(settings)
    # Somebody who deleted the file wants a new page.
    accept_loss = accept_loss or not settings.demo_database.exists()
    async with running_bot(settings, settings.demo_database, monitor, accept_loss=accept_loss) as wiring:
        wiring.reach.pictures.is_patient = True
        open_tables = await wiring.base.store.open_tables()
        await bot.demo.serve(client_of(wiring), _house(wiring), settings.demo_port, open_tables)


def _house(wiring: Wiring) -> bot.demo.House:
    base, cases = wiring.base, wiring.cases
    return bot.demo.House(
        wiring.play.tables, base.store.office.rooms, base.store.directory, cases.wallets, base.preferences
    )


def of_the_page(settings: Settings) -> Settings:
    """Return the settings adapted to the demo: no application emojis, and a single process."""
    return settings.model_copy(update={"card_emojis": "off", "shard": Part()})
