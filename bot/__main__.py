"""The command line.

    python -m bot [run]                      serves Discord with DISCORD_TOKEN, and without it the demo page
    python -m bot demo                       the demo page
    python -m bot invite | doctor            before an evening on Discord
    python -m bot rank | replay | simulate   for disputes, without Discord
    python -m bot verify                     proofs of deals, without Discord
    python -m bot check | backup | export    the database
    python -m bot split                      the database, for more than one process
    python -m bot fleet                      how the processes of a running bot are doing

An error that the owner can mend is one line on standard error and exit status 2. If Discord can't be reached or the
disk fails, which may be temporary, the status is 75 (.docs/operating.md lists them). Each command is a module of
``bot.cli``, and only the requested one is imported, so that the offline ones start fast.
"""

import argparse
import gc
import sys
from collections.abc import Callable, Collection
from importlib import import_module
from typing import Final, Protocol, cast

from bot.common.owner_error import OwnerError

COMMANDS: Final = {
    "run": "the default: serve Discord, or the demo page without a DISCORD_TOKEN",
    "demo": "serve the demo page on this computer",
    "invite": "print the link that adds the bot to a server",
    "doctor": "look at the token, the file, this machine, and each server's permissions, and say what to mend",
    "rank": "rank hands from standard input",
    "replay": "replay hand histories strictly",
    "simulate": "play random legal hands",
    "verify": "check proofs of deals",
    "check": "verify a database's balances, pots, and audit log",
    "backup": "back up the database, even while the bot is running",
    "export": "export everything stored about a server to a file",
    "split": "divide the database of a stopped bot among several processes",
    "fleet": "ask all processes of a running bot how they are doing",
}
"""Command -> its description. Each command is a module of ``bot.cli``."""

UNUSABLE: Final = 2
TRY_AGAIN: Final = 75
"""The exit status after a temporary failure, as in sysexits.h; a supervisor then starts the bot again."""
INTERRUPTED: Final = 130


class Command(Protocol):
    """A module of ``bot.cli`` that implements a command."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int:
        """Run the command and return the exit status. Raises OwnerError."""
        ...


def start() -> int:
    """Run the command line as a program.

    A search for garbage among what is imported takes a seventh of the imports' time and finds next to nothing. The
    modules stay for good, so later searches, for which every click waits, leave them out.
    """
    gc.disable()
    return main(imported=_search_again)


def _search_again() -> None:
    gc.freeze()
    gc.enable()


def main(arguments: list[str] | None = None, imported: Callable[[], None] = lambda: None) -> int:
    """Run the command line and return the exit status; call ``imported`` when the command has been imported.

    The status is 2 if the owner must fix something first, and 75 if Discord can't be reached or the disk fails. One
    line on standard error then says what happened.
    """
    words = sys.argv[1:] if arguments is None else arguments
    try:
        args = parser([name for name in COMMANDS if name in words]).parse_args(words)
        chosen = command(args.command)
        imported()
        return chosen.run(args)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OwnerError as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return TRY_AGAIN if error.may_pass else UNUSABLE


def parser(named: Collection[str] = COMMANDS) -> argparse.ArgumentParser:
    """Return a parser that knows all commands, and the arguments of those in ``named``."""
    top = argparse.ArgumentParser(prog="python -m bot", description="Poker tables for a Discord server.")
    top.set_defaults(command="run", accept_loss=False)
    top.add_argument("--accept-loss", action="store_true", help="the same as run --accept-loss")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for name, does in COMMANDS.items():
        one = commands.add_parser(name, help=does, description=f"{does[0].upper()}{does[1:]}.")
        one.set_defaults(command=name)
        if name in named:
            command(name).add_arguments(one)
    return top


def command(name: str) -> Command:
    return cast(Command, import_module(f"bot.cli.{name}"))


if __name__ == "__main__":
    sys.exit(start())
