"""Parsing of a tournament's format, typed as words: ``bounty 50``, ``progressive 25``.

No I/O. Words that name no format raise Complaint.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.common.complaint import Complaint
from bot.poker.rule_text import words_of
from bot.tournaments.rules.formats import BOUNTIES

PLAIN: Final = "plain"
"""The word for a tournament without bounties."""
USUAL_BOUNTY: Final = BOUNTIES[-1]
"""The bounty if ``bounty`` or ``progressive`` is typed without a number, in percent of the buy-in."""
_KINDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("bounty", "bounties", "bountys", "knockout", "ko", "prime", "primes", "kopfgeld"), "bounty"),
    **dict.fromkeys(("progressive", "pko", "progressif", "progressiv", "progressives"), "progressive"),
    **dict.fromkeys((PLAIN, "none", "freezeout", "usual"), PLAIN),
}
"""A word as people type it -> what it means."""


def parse_format(text: str) -> dict[str, Any]:
    """Return setting -> value for everything that makes up the format. Raises Complaint."""
    settings: dict[str, Any] = {"bounty": 0, "progressive": False}
    for word in words_of(text.replace("%", " ")):
        kind = _KINDS.get(word.casefold())
        if kind in ("bounty", "progressive"):
            settings["bounty"] = settings["bounty"] or USUAL_BOUNTY
            settings["progressive"] |= kind == "progressive"
        elif settings["bounty"] and word in map(str, BOUNTIES):
            settings["bounty"] = int(word)
        elif kind != PLAIN:
            raise Complaint("tournament-no-such-format", text=text, known=", ".join(texts_of_formats()))
    return settings


def texts_of_formats() -> Iterator[str]:
    """Yield each format as it can be typed."""
    yield PLAIN
    for kind in ("bounty", "progressive"):
        yield from (f"{kind} {percent}" for percent in BOUNTIES)
