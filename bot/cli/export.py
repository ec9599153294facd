"""``export``: writes everything stored about a server to a zip file, even while the bot runs."""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.common.owner_error import OwnerError
from bot.moderation.export_files import FORMATS, Format, Rows, zipped
from bot.settings import load_settings
from db import backup, open_store


class ExportError(OwnerError):
    """The reason why no file was written, in one line."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "guild", metavar="GUILD", type=int, help="the server's id, as Discord's developer mode shows it"
    )
    parser.add_argument("target", metavar="TARGET", type=Path, help="a zip file that doesn't exist yet")
    parser.add_argument("--format", choices=FORMATS, default="csv", help="a CSV file for each list, or one JSON file")
    parser.add_argument(
        "--database", metavar="FILE", type=Path, help="the database to read; the setting DATABASE if left out"
    )


def run(args: argparse.Namespace) -> int:
    tables = asyncio.run(everything(args.database or load_settings().database, args.guild))
    write(args.target, args.guild, tables, args.format)
    print(f"{args.target}: {sum(map(len, tables.values()))} rows in {len(tables)} lists")
    return 0


async def everything(database: Path, guild_id: int) -> dict[str, list[dict[str, Any]]]:
    """Read everything stored about the server from a copy of the file, because the file may be in use."""
    with tempfile.TemporaryDirectory(prefix="lowball-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        backup(database, copy)
        store = await open_store(copy)
        try:
            return await store.office.accounts.everything(guild_id)
        finally:
            await store.close()


def write(target: Path, guild_id: int, tables: Mapping[str, Rows], format: Format) -> None:
    """Write the zip file, which only its owner can read.

    Raises ExportError if nothing is stored about the server, or if the target exists or cannot be written.
    """
    if not any(tables.values()):
        raise ExportError(f"nothing is stored about server {guild_id}")
    try:
        descriptor = os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError as error:
        raise ExportError(f"{target} already exists, and exports don't overwrite") from error
    except OSError as error:
        raise ExportError(f"can't write {target}: {error.strerror}") from error
    with os.fdopen(descriptor, "wb") as file:
        file.write(zipped(tables, format))
