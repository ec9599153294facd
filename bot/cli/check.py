"""``check``: proves the ledger of a database from its file alone."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

import db

NOT_PROVED: Final = 1
_BAR: Final = 40
"""Its length in characters."""
_PROCESSES_MOST: Final = 4
"""Unless more are asked for: each takes some 60 MiB."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("database", metavar="DATABASE", type=Path)
    cores = min(os.cpu_count() or 1, _PROCESSES_MOST)
    parser.add_argument(
        "--processes",
        metavar="N",
        type=_positive,
        default=cores,
        help=f"read the deals of a long history with so many at once (default: {cores} here)",
    )


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def run(args: argparse.Namespace) -> int:
    """Print every row that does not prove. A terminal is shown how far the proof is."""
    shown = sys.stderr.isatty()
    problems = db.check(args.database, args.processes, _show_progress if shown else None)
    if shown:
        print("\r\x1b[K", end="", file=sys.stderr)
    print("\n".join(problems) or f"{args.database}: every balance, every pot and the audit prove")
    return NOT_PROVED if problems else 0


def _show_progress(done: int, of: int) -> None:
    filled = _BAR * done // of
    bar = "#" * filled + "." * (_BAR - filled)
    print(f"\r[{bar}] {100 * done // of} % of the deals", end="", file=sys.stderr, flush=True)
