"""``doctor``: checks everything that the bot needs, and says what to fix."""

import argparse
import asyncio
import os
from collections.abc import Mapping
from typing import Final

import db
from bot.moderation.room_settings import RoomSettings
from bot.operating import doctor
from bot.operating.doctor import Diagnosis, Verdict
from bot.settings import Settings, load_settings

TO_MEND: Final = 2
_SIGNS: Final[dict[Verdict, str]] = {"ok": "ok    ", "note": "note  ", "mend": "MEND  "}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add no arguments; the settings determine what is checked."""


def run(args: argparse.Namespace) -> int:
    """Print a line for each check. Return the exit status. Raises SettingError."""
    settings = load_settings()
    rooms, file = _of_file(settings)
    findings = [file, *doctor.of_machine(settings), *asyncio.run(_of_discord(settings, rooms))]
    print("\n".join(f"{_SIGNS[verdict]}{line}" for verdict, line in findings))
    return TO_MEND if any(finding.verdict == "mend" for finding in findings) else 0


async def _of_discord(settings: Settings, rooms: Mapping[int, RoomSettings]) -> list[Diagnosis]:
    if settings.discord_token is None:
        return [
            Diagnosis("mend", "token: DISCORD_TOKEN isn't set, so the bot serves the demo page only"),
            Diagnosis("note", "clock, servers: these are compared with Discord's once the token is set"),
        ]
    return await doctor.of_discord(settings, settings.discord_token.get_secret_value(), rooms)


def _of_file(settings: Settings) -> tuple[Mapping[int, RoomSettings], Diagnosis]:
    """Check the database file, and return (settings of all rooms, result of the check).

    The settings name the channels in use, which a later check needs.
    """
    path = settings.database
    try:
        rooms = db.rooms(path) if os.path.exists(path) else None
    except db.DatabaseError as error:
        return {}, Diagnosis("mend", f"file: {error}")
    if obstacle := db.unwritable(path):
        return rooms or {}, Diagnosis("mend", f"file: {obstacle}, or set DATABASE to another path")
    if rooms is None:
        return {}, Diagnosis("ok", f"file: {path} isn't there yet; the first start makes it")
    return rooms, Diagnosis("ok", f"file: {path} can be read and written")
