"""A month of weekly tournaments on one server, told day by day with the messages that each person got."""

import argparse
import asyncio
import logging
import tempfile
from pathlib import Path
from unittest.mock import patch

from bot.publishing.tournament.known_posts import EVERY_MS
from bot.ui.discord import outbox
from tests.soak import month_story
from tests.soak.month_diary import Diary
from tests.soak.month_world import World


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1, help="of the cards (%(default)s)")


def run(args: argparse.Namespace) -> int:
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder:
        diary = asyncio.run(lived(Path(folder) / "month.sqlite3", args.seed))
    print("\n".join(diary.lines))
    print("\n".join(f"PROBLEM {problem}" for problem in diary.problems))
    print(f"{len(diary.got)} messages rang, {len(diary.problems)} problems")
    return 1 if diary.problems else 0


async def lived(path: Path, seed: int) -> Diary:
    """Live through the month and return its diary."""
    with (
        patch.object(outbox, "OPEN_EVERY_SECONDS", 0.0),
        patch.dict(EVERY_MS, {"event": 0, "post": 0, "board": 600_000}),
    ):
        world = await World.open(path, seed)
        try:
            await month_story.tell(world)
        finally:
            await world.room.shut()
    world.count_chips()
    return world.diary
