"""``check``: verifies the ledger of a database, using nothing but the database file."""

import argparse
import os
import sys
from functools import partial
from pathlib import Path
from typing import Final

import db
from bot.cli import progress

NOT_PROVED: Final = 1
_PROCESSES_MOST: Final = 4
"""The default maximum number of processes, because each takes some 60 MiB."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("database", metavar="DATABASE", type=Path)
    add_processes(parser)


def add_processes(parser: argparse.ArgumentParser) -> None:
    cores = min(os.cpu_count() or 1, _PROCESSES_MOST)
    parser.add_argument(
        "--processes",
        metavar="N",
        type=_positive,
        default=cores,
        help=f"number of processes that read a long history's deals (default: {cores} here)",
    )


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def run(args: argparse.Namespace) -> int:
    """Print every row that fails a check, and show the progress on a terminal. Return the exit status."""
    on_terminal = sys.stderr.isatty()
    problems = db.check(args.database, args.processes, partial(progress.show, "of the deals") if on_terminal else None)
    if on_terminal:
        progress.clear()
    print("\n".join(problems) or f"{args.database}: all balances, pots, and the audit log check out")
    return NOT_PROVED if problems else 0
