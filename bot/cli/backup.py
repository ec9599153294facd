"""``backup``: copies the database, even while the bot runs."""

import argparse
from pathlib import Path

import db
from bot.settings import load_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="TARGET", type=Path, help="a file that doesn't exist yet")
    parser.add_argument(
        "--database", metavar="FILE", type=Path, help="the database to copy; the setting DATABASE if left out"
    )


def run(args: argparse.Namespace) -> int:
    db.backup(args.database or load_settings().database, args.target)
    print(f"{args.target}: copied and verified")
    return 0
