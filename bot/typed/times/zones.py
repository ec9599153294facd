"""Parsing of time zones: ``europe/berlin``, ``new york``."""

from functools import cache
from typing import Final
from zoneinfo import available_timezones

from bot.common.discord_limits import CHOICES_MOST

_REGIONS: Final = frozenset(
    {"Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)


@cache
def zones() -> tuple[str, ...]:
    """Return the time zones of inhabited places, and UTC. Others exist only for old programs."""
    return tuple(sorted(zone for zone in available_timezones() if zone == "UTC" or zone.partition("/")[0] in _REGIONS))


def zone_named(text: str) -> str:
    """Return the IANA name of the typed time zone, or the text itself if it is unknown.

    Upper and lower case do not matter. The last part is enough if only one zone ends with it, like ``berlin``.
    """
    wanted = text.strip().casefold().replace(" ", "_")
    exact = [zone for zone in zones() if zone.casefold() == wanted]
    cities = [zone for zone in zones() if zone.casefold().rpartition("/")[2] == wanted]
    found = exact or cities
    return found[0] if len(found) == 1 else text.strip()


def suggest_zones(typed: str) -> list[str]:
    """Return the IANA zones that contain the text; first those with a part that begins with it."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [zone for zone in zones() if wanted in zone.casefold()]
    return sorted(found, key=lambda zone: (not _begins(zone, wanted), zone))[:CHOICES_MOST]


def _begins(zone: str, wanted: str) -> bool:
    return any(part.startswith(wanted) for part in zone.casefold().split("/"))
