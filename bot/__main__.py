"""The command line.

    python -m bot [run]                      serves Discord with DISCORD_TOKEN, and without it the demo page
    python -m bot demo                       the demo page
    python -m bot rank | replay | simulate   for disputes, without Discord
    python -m bot verify                     proofs of deals, without Discord
    python -m bot check | backup | export    the database

What an owner can mend is one line on standard error and exit status 2; where Discord cannot be reached or the disk
fails, which may pass by itself, it is 75. What a command does not need is imported when it runs, so that the offline
ones start at once.
"""

import argparse
import asyncio
import gc
import logging
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bot.cli import export, rank, replay, simulate, verify
from bot.settings import SettingError, Settings, load_settings, mistyped

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

log = logging.getLogger("bot")

Run = Callable[[argparse.Namespace], int]

NOT_PROVED: Final = 1
UNUSABLE: Final = 2
TRY_AGAIN: Final = 75
"""A temporary failure in sysexits.h; a supervisor starts the bot again after it."""
INTERRUPTED: Final = 130


def main(arguments: list[str] | None = None) -> int:
    """The exit status; 2 where something must be mended before it can work, 75 where only Discord cannot be reached
    or the disk fails. One line on standard error tells which."""
    args = parser().parse_args(arguments)
    run: Run = args.run
    try:
        return run(args)
    except KeyboardInterrupt:
        return INTERRUPTED
    except errors_for_the_owner() as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return TRY_AGAIN if may_pass(error) else UNUSABLE


def may_pass(error: Exception) -> bool:
    from bot.cli.startup import Unreachable
    from db import DatabaseFailing

    return isinstance(error, Unreachable | DatabaseFailing)


def needs_its_owner(error: Exception) -> bool:
    return isinstance(error, errors_for_the_owner()) and not may_pass(error)


def errors_for_the_owner() -> tuple[type[Exception], ...]:
    """The errors whose text is a line for the owner; asked for only when something went wrong."""
    from bot.cli.startup import StartError
    from bot.demo import DemoError
    from bot.tables.saving import StoreError
    from db import DatabaseError

    return SettingError, StartError, DemoError, DatabaseError, StoreError, export.ExportError


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m bot", description="Poker tables for a Discord server.")
    top.set_defaults(run=run_bot, accept_loss=False)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    serving = add(commands, "run", "serve Discord, or without DISCORD_TOKEN the demo page (the default)", run_bot)
    may_accept_loss(top, serving, add(commands, "demo", "serve the demo page on this computer", run_demo))
    rank.add_arguments(add(commands, "rank", "rank holdings read from standard input", rank.run))
    replay.add_arguments(add(commands, "replay", "replay hand histories strictly", replay.run))
    simulate.add_arguments(add(commands, "simulate", "play random legal hands", simulate.run))
    verify.add_arguments(add(commands, "verify", "check proofs of deals", verify.run))
    check = add(commands, "check", "prove the ledger of a database from its file alone", run_check)
    check.add_argument("database", metavar="DATABASE", type=Path)
    backup = add(commands, "backup", "copy the database, also while the bot runs", run_backup)
    backup.add_argument("target", metavar="TARGET", type=Path, help="a file that does not exist yet")
    backup.add_argument("--database", metavar="FILE", type=Path, help="what to copy, instead of the setting DATABASE")
    export.add_arguments(add(commands, "export", "write all that is known of a server to a file", run_export))
    return top


def may_accept_loss(*commands: argparse.ArgumentParser) -> None:
    for command in commands:
        command.add_argument(
            "--accept-loss",
            action="store_true",
            # A default of the command's own would take back what stands before the command.
            default=argparse.SUPPRESS,
            help="start although the database lacks some of its last writes, and do without them",
        )


def add(commands: "Commands", name: str, does: str, run: Run) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=does, description=f"{does[0].upper()}{does[1:]}.")
    command.set_defaults(run=run)
    return command


def run_bot(args: argparse.Namespace) -> int:
    settings = load_settings()
    if settings.discord_token is None:
        return serve(settings, serve_demo(settings, args.accept_loss))
    return serve(settings, serve_discord(settings, settings.discord_token.get_secret_value(), args.accept_loss))


def run_demo(args: argparse.Namespace) -> int:
    settings = load_settings()
    return serve(settings, serve_demo(settings, args.accept_loss))


def run_check(args: argparse.Namespace) -> int:
    """Print every row that does not prove."""
    from db import check

    problems = check(args.database)
    print("\n".join(problems) or f"{args.database}: every balance, every pot and the audit prove")
    return NOT_PROVED if problems else 0


def run_backup(args: argparse.Namespace) -> int:
    from db import backup

    backup(args.database or load_settings().database, args.target)
    print(f"{args.target}: copied and proved")
    return 0


def run_export(args: argparse.Namespace) -> int:
    tables = asyncio.run(everything(args.database or load_settings().database, args.guild))
    export.write(args.target, args.guild, tables, args.format)
    print(f"{args.target}: {sum(map(len, tables.values()))} rows in {len(tables)} lists")
    return 0


async def everything(database: Path, guild_id: int) -> dict[str, list[dict[str, Any]]]:
    """Out of a copy, for the file may be in use."""
    from db import backup, open_store

    with tempfile.TemporaryDirectory(prefix="lowball-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        backup(database, copy)
        store = await open_store(copy)
        try:
            return await store.office.accounts.everything(guild_id)
        finally:
            await store.close()


def serve(settings: Settings, work: Coroutine[Any, Any, None]) -> int:
    from bot.cli.lifetime import until_told_to_stop
    from bot.cli.startup import collect_garbage_seldom, set_logging_up
    from bot.operating.logs import write_logs

    set_logging_up(settings.log_level)
    token = settings.discord_token
    secrets = [] if token is None else [token.get_secret_value()]
    try:
        write_logs(settings.log_format, settings.log_file, settings.log_keep_days, secrets)
    except SettingError:
        work.close()
        raise
    warn_of_mistyped()
    collect_garbage_seldom()
    asyncio.run(until_told_to_stop(work))
    return 0


def warn_of_mistyped() -> None:
    """One line, for a setting that is written wrongly is not read, and its default holds without a word."""
    if slips := mistyped():
        told = "; ".join(f"{name}: did you mean {nearest}?" for name, nearest in slips.items())
        log.warning("the file .env has names that are no settings: %s", told)


async def serve_discord(settings: Settings, token: str, accept_loss: bool = False) -> None:
    """Raises StartError where Discord cannot be reached or refuses the token, DatabaseError for a bad database,
    SettingError for a taken port."""
    from bot.cli import startup
    from bot.cli.failed_starts import FailedStarts
    from bot.client import LowballClient
    from bot.operating.metrics_page import served
    from bot.operating.monitor import HealthMonitor
    from bot.wiring import caretaking, recall_messages, running_bot
    from db import beside, real_path

    startup.use_addresses(settings)
    monitor, starts = HealthMonitor(), FailedStarts(beside(real_path(settings.database), "-starts"))
    async with (
        starts.counted(needs_its_owner),
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


async def serve_demo(settings: Settings, accept_loss: bool = False) -> None:
    """Raises DemoError, and DatabaseError for a bad database. Cards are posted again: messages end with the page."""
    from bot import demo
    from bot.client import LowballClient
    from bot.operating.monitor import HealthMonitor
    from bot.wiring import running_bot

    monitor = HealthMonitor()
    # The page shows no emojis of the application's own.
    settings = settings.model_copy(update={"card_emojis": "off"})
    # Whoever deletes the file wants the page afresh.
    accept_loss = accept_loss or not settings.demo_database.exists()
    async with running_bot(settings, settings.demo_database, monitor, accept_loss=accept_loss) as (store, services):

        async def make_client() -> LowballClient:
            return LowballClient(services)

        await demo.serve(make_client, settings.demo_port, await store.open_tables())


if __name__ == "__main__":
    status = main()
    # All is put away. Python would look through every object for rubbish on the way out, for nothing: 0.4 s of a stop.
    gc.freeze()
    sys.exit(status)
