"""The bot's health as text for moderators."""

import math
from typing import Final

from bot.locales.phrases import Phrases
from bot.ui.text.moments import short_stamp
from bot.use_cases.health import Health

MEGABYTE: Final = 10**6


def latency_line(say: Phrases, seconds: float) -> str:
    """Return a line with the gateway's latency.

    Before the first heartbeat, discord.py reports infinity or NaN.
    """
    return say("health-latency", ms=round(seconds * 1000)) if math.isfinite(seconds) else say("health-latency-none")


def health_lines(say: Phrases, health: Health) -> list[str]:
    return [
        say("health-database", waiting=health.waiting, ms=say.tenths(health.batch_ms))
        if health.is_writable
        else say("health-database-failed"),
        _backup_line(say, health),
        say("health-errors", hour=health.errors_hour, day=health.errors_day),
        say("health-disk", megabytes=health.free_bytes // MEGABYTE),
        say("health-version", version=health.version, when=short_stamp(health.since_ms)),
        *([] if health.part is None else [say("health-part", part=health.part)]),
    ]


def _backup_line(say: Phrases, health: Health) -> str:
    if health.backup_ms is not None:
        return say("health-backup", when=short_stamp(health.backup_ms))
    return say("health-backup-none" if health.wants_backups else "health-backup-off")
