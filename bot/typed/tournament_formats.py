"""Parsing of a tournament's format, typed as words: ``progressive 25``, ``sit and go 6, bounty 50, standing``.

No I/O. Words that name no format raise Complaint.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.common.complaint import Complaint
from bot.poker.rule_text import words_of
from bot.tournaments.rules.formats import BOUNTIES, SIZES, Matches, minutes_for

PLAIN: Final = "plain"
"""The word for a tournament without any of this."""
SIT_AND_GO: Final = "sit and go"
STANDING: Final = "standing"
BRACKET: Final = "bracket"
SHOOTOUT: Final = "shootout"
USUAL_SEATS: Final = 6
"""The most players at a table of a shootout, unless the organizer says otherwise."""
BRACKET_SIZES: Final = (4, 8)
"""The sizes of a sit and go bracket that are suggested."""
USUAL_BOUNTY: Final = BOUNTIES[-1]
"""The bounty if ``bounty`` or ``progressive`` is typed without a number, in percent of the buy-in."""
USUAL_SIZE: Final = 6
"""The number of entrants if ``sit and go`` is typed without a number."""
SUGGESTED_SIZES: Final = (2, 4, 6, 9, 16)
_SIT_AND_GO: Final = re.compile(r"\bsit\W*(?:and|und|och|et|n)?\W*go\b|\bsng\b", re.IGNORECASE)
_WORDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("bounty", "bounties", "bountys", "knockout", "ko", "prime", "primes", "kopfgeld"), "bounty"),
    **dict.fromkeys(("progressive", "pko", "progressif", "progressiv", "progressives"), "progressive"),
    **dict.fromkeys((PLAIN, "none", "freezeout", "usual"), PLAIN),
    **dict.fromkeys((STANDING, "permanent", "dauerhaft", "stående", "ständig"), STANDING),
    **dict.fromkeys((BRACKET, "brackets", "heads-up", "headsup", "turnierbaum", "baum", "träd"), BRACKET),
    **dict.fromkeys(("slutspelsträd", "tableau", "knockoutturnier"), BRACKET),
    **dict.fromkeys((SHOOTOUT, "shootouts", "shoot-out"), SHOOTOUT),
    "sitandgo": SIT_AND_GO,
}
"""A word as people type it -> what it means."""
_NOT_AGAIN: Final[Mapping[str, Any]] = {"late_levels": 0, "re_entries": 0, "rebuys": 0, "add_on": False}
"""The settings of a format that nobody enters after the start."""
_NUMBERS: Final[Mapping[str, tuple[str, Sequence[int]]]] = {
    "bounty": ("bounty", BOUNTIES),
    SIT_AND_GO: ("entrants_most", SIZES),
}
"""The meaning of a word -> the setting of the number after it, and the numbers allowed."""


def parse_format(text: str, seats: int = USUAL_SEATS) -> dict[str, Any]:
    """Return setting -> value for everything that makes up the format. Raises Complaint.

    ``seats`` are those of a table; how long a table of a shootout lasts depends on them.
    """
    settings: dict[str, Any] = {"bounty": 0, "progressive": False, "sit_and_go": False, "standing": False}
    settings["matches"] = "none"
    number: tuple[str, Sequence[int]] = ("", ())
    for word in words_of(_SIT_AND_GO.sub(" sitandgo ", text.replace("%", " "))):
        kind = _WORDS.get(word.casefold())
        setting, allowed = number
        if kind is not None:
            settings |= _meaning(kind, settings)
            number = _NUMBERS.get("bounty" if kind == "progressive" else kind, number)
        elif word in map(str, allowed):
            settings[setting] = int(word)
        elif setting == "entrants_most" and word.isdecimal():
            raise Complaint("tournament-sit-and-go-size", sizes=", ".join(map(str, SIZES)))
        else:
            raise Complaint("tournament-no-such-format", text=text, known=", ".join(texts_of_formats()))
    if settings["standing"] and not settings["sit_and_go"]:
        raise Complaint("tournament-standing-alone")
    settings |= _of_sit_and_go(settings["entrants_most"]) if settings["sit_and_go"] else {}
    return settings | (_of_matches(settings["matches"], seats) if settings["matches"] != "none" else {})


def _meaning(kind: str, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings that a word stands for, with the usual number."""
    match kind:
        case "bounty" | "progressive":
            progressive = settings["progressive"] or kind == "progressive"
            return {"bounty": settings["bounty"] or USUAL_BOUNTY, "progressive": progressive}
        case "sit and go":
            return {"sit_and_go": True, "entrants_most": USUAL_SIZE}
        case "standing":
            return {"standing": True}
        case "bracket" | "shootout":
            return {"matches": kind}
    return {}


def _of_sit_and_go(entrants: int) -> dict[str, Any]:
    """Return the settings of a sit and go of this size, unless other options change them (T-6.1, T-6.2)."""
    return {"entrants_least": entrants, "check_in": False, **_length(minutes_for(entrants)), **_NOT_AGAIN}


def _of_matches(matches: Matches, seats: int) -> dict[str, Any]:
    """Return the settings of a bracket or a shootout, unless other options change them (T-10.1, T-10.2)."""
    return {**_length(minutes_for(2 if matches == BRACKET else seats)), **_NOT_AGAIN, "break_levels": 0}


def _length(minutes: int) -> dict[str, int]:
    return {"target_minutes": minutes, "level_minutes": max(3, min(8, round(minutes / 10)))}


def texts_of_formats() -> Iterator[str]:
    """Yield each format as it can be typed."""
    yield PLAIN
    for kind in ("bounty", "progressive"):
        yield from (f"{kind} {percent}" for percent in BOUNTIES)
    for size in SUGGESTED_SIZES:
        yield f"{SIT_AND_GO} {size}"
        yield f"{SIT_AND_GO} {size} {STANDING}"
    yield from (BRACKET, SHOOTOUT)
    yield from (f"{SIT_AND_GO} {size} {BRACKET}" for size in BRACKET_SIZES)
