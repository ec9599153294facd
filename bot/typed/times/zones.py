"""Parsing of time zones: ``Europe/Berlin``, ``berlin``, ``EST``, alone or at the end of a time."""

import re
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.common.discord_limits import CHOICES_MOST

_REGIONS: Final = frozenset(
    {"Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)
_CITIES: Final = {
    "America/Anchorage": "AKST AKDT",
    "America/Chicago": "CST CDT CT",
    "America/Denver": "MST MDT MT",
    "America/Halifax": "AST ADT",
    "America/Los_Angeles": "PST PDT PT",
    "America/New_York": "EST EDT ET",
    "America/Sao_Paulo": "BRT",
    "America/St_Johns": "NST NDT",
    "Asia/Hong_Kong": "HKT",
    "Asia/Kolkata": "IST",
    "Asia/Seoul": "KST",
    "Asia/Singapore": "SGT",
    "Asia/Tokyo": "JST",
    "Australia/Adelaide": "ACST ACDT",
    "Australia/Perth": "AWST",
    "Australia/Sydney": "AEST AEDT",
    "Europe/Berlin": "CET CEST MEZ MESZ HNEC HAEC",
    "Europe/Helsinki": "EET EEST",
    "Europe/Lisbon": "WET WEST",
    "Europe/London": "GMT BST",
    "Europe/Moscow": "MSK",
    "Pacific/Auckland": "NZST NZDT",
    "Pacific/Honolulu": "HST",
    "UTC": "UTC Z",
}
"""Zone -> the usual abbreviations of its time.

The zone is used in place of the abbreviation, because the zone also has summer time.
"""
_ABBREVIATIONS: Final = {short.casefold(): zone for zone, all_ in _CITIES.items() for short in all_.split()}
_AT_END: Final = re.compile(
    r"(?P<time>.*\S)(?:\s+\(?(?P<zone>[a-z_/]+)\)?|(?<=\d)(?P<utc>z))", re.ASCII | re.IGNORECASE
)


@cache
def zones() -> tuple[str, ...]:
    """Return the time zones of inhabited places, and UTC. Others exist only for old programs."""
    return tuple(sorted(zone for zone in available_timezones() if zone == "UTC" or zone.partition("/")[0] in _REGIONS))


def zone_named(text: str) -> str:
    """Return the IANA name of the typed time zone, or the text itself if it is unknown.

    Upper and lower case do not matter. The last part is enough if only one zone ends with it, like ``berlin``. An
    abbreviation like EST means the zone of a city, which also has summer time.
    """
    wanted = text.strip().casefold().replace(" ", "_")
    if short := _ABBREVIATIONS.get(wanted):
        return short
    exact = [zone for zone in zones() if zone.casefold() == wanted]
    cities = [zone for zone in zones() if zone.casefold().rpartition("/")[2] == wanted]
    found = exact or cities
    return found[0] if len(found) == 1 else text.strip()


def without_zone(text: str) -> tuple[str, ZoneInfo | None]:
    """Return (the text without the time zone at its end, that zone); without a zone, (the text, None).

    ``friday 8pm EST`` ends with America/New_York.
    """
    match = _AT_END.fullmatch(text.strip())
    if match is None:
        return text, None
    name = zone_named(match["zone"] or "utc")
    return (match["time"], ZoneInfo(name)) if name in zones() else (text, None)


def zone_in(text: str | None) -> str | None:
    """Return the name of the time zone at the end of the text; None if there is none."""
    zone = without_zone(text)[1] if text is not None else None
    return zone.key if zone is not None else None


def suggest_zones(typed: str) -> list[str]:
    """Return the IANA zones that contain the text; first those with a part that begins with it.

    If the text is an abbreviation, the zone that it means comes before all others.
    """
    wanted = typed.strip().casefold().replace(" ", "_")
    short = _ABBREVIATIONS.get(wanted)
    found = [zone for zone in zones() if wanted in zone.casefold() or zone == short]
    return sorted(found, key=lambda zone: (zone != short, not _begins(zone, wanted), zone))[:CHOICES_MOST]


def _begins(zone: str, wanted: str) -> bool:
    return any(part.startswith(wanted) for part in zone.casefold().split("/"))
