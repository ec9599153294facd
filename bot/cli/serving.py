"""Serving the bot until it is stopped, on Discord or on the demo page."""

import argparse
import asyncio
import logging
from collections.abc import Callable, Coroutine
from importlib import import_module
from typing import Any, cast

from bot.operating.lifetime import until_told_to_stop
from bot.operating.logs import write_logs
from bot.operating.startup import collect_garbage_seldom, set_logging_up
from bot.settings import SettingError, Settings, mistyped

NewLoop = Callable[[], asyncio.AbstractEventLoop]

log = logging.getLogger("bot")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--accept-loss",
        action="store_true",
        # A default of the subcommand would override the option given before the subcommand.
        default=argparse.SUPPRESS,
        help="start even if the database is missing its last writes, and do without them",
    )


def serve(settings: Settings, work: Coroutine[Any, Any, None], new_loop: NewLoop | None = None) -> int:
    """Run ``work`` until it is done or stopped, and return the exit status.

    ``new_loop`` creates the event loop, by default Python's own. Raises SettingError, and what ``work`` raises.
    """
    set_logging_up(settings.log_level)
    try:
        write_logs(settings.log_format, settings.log_file, settings.log_keep_days, settings.secrets)
    except SettingError:
        work.close()
        raise
    warn_of_mistyped()
    collect_garbage_seldom()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(until_told_to_stop(work))
    return 0


def quicker_loop() -> NewLoop | None:
    """Return uvloop's event loop factory if uvloop is installed, otherwise None.

    The demo uses Python's own event loop, because simcord controls its clock.
    """
    try:
        loops = import_module("uvloop")
    except ImportError:
        return None
    return cast(NewLoop, loops.new_event_loop)


def warn_of_mistyped() -> None:
    """Log names in the file .env that look like misspelt settings.

    Otherwise, such a setting would silently keep its default.
    """
    if misspelt := mistyped():
        corrections = "; ".join(f"{name}: did you mean {nearest}?" for name, nearest in misspelt.items())
        log.warning(".env has unknown settings: %s", corrections)
