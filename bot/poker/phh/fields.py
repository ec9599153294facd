"""The fields that a hand history file can have."""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.poker.games.base import Game
from bot.poker.phh.errors import PhhError
from bot.poker.stakes import Limit

LISTED: Final = frozenset({"players", "seats"})
"""Optional fields that list one value per player and that the replay ignores."""
_REQUIRED: Final = ("variant", "antes", "starting_stacks", "actions")
_OPTIONAL: Final = (
    *("author", "event", "url", "venue", "address", "city", "region", "postal_code", "country", "time", "time_zone"),
    *("time_zone_abbreviation", "day", "month", "year", "hand", "level", "seats", "seat_count", "table", "players"),
    *("finishing_stacks", "winnings", "currency", "currency_symbol", "ante_trimming_status", "time_limit"),
    "time_banks",
)


def check_fields(names: Iterable[str], game: Game, limit: Limit) -> None:
    """Raise PhhError for a field that the standard does not define for this variant.

    Ignoring an unknown field could change the hand. Names that begin with an underscore are for private use.
    """
    known = {*_REQUIRED, *_OPTIONAL, *_bet_fields(game, limit)}
    for name in names:
        if name not in known and not name.startswith("_"):
            raise PhhError(f"the field {name} isn't one of this variant's; a field of one's own begins with _")


def _bet_fields(game: Game, limit: Limit) -> Iterator[str]:
    yield from ("small_bet", "big_bet") if limit == "fixed" else ("min_bet",)
    yield "bring_in" if game.forced == "bring_in" else "blinds_or_straddles"
