"""``check``: proves the ledger of a database from its file alone."""

import argparse
from pathlib import Path
from typing import Final

import db

NOT_PROVED: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("database", metavar="DATABASE", type=Path)


def run(args: argparse.Namespace) -> int:
    """Print every row that does not prove."""
    problems = db.check(args.database)
    print("\n".join(problems) or f"{args.database}: every balance, every pot and the audit prove")
    return NOT_PROVED if problems else 0
