"""A web page that verifies proofs with its own code: one file without any external requests."""

import json
from importlib.resources import files
from typing import Final, get_args, get_type_hints

from bot.fairness.page.shapes import event_shapes
from bot.poker.cards import JOKER
from bot.poker.games import GAMES
from bot.poker.games.base import Game, Street
from bot.poker.house_rules import HouseRules

LANGUAGES: Final = ("en", "de", "sv", "fr")
"""Each language's texts are in a file beside this one."""
_JOKERS: Final = get_args(get_type_hints(HouseRules)["joker"])


def verify_page(language: str | None = None) -> str:
    """Return the page with each game's deal, each event's fields, and the texts of every language.

    It starts in ``language``, for example ``de`` or ``de-AT``; without one, in the browser's language.
    """
    folder = files(__name__)
    texts = {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in LANGUAGES}
    games = {name: _deal_of(game) for name, game in GAMES.items()}
    page = (folder / "verify.html").read_text(encoding="utf-8")
    filled = {"GAMES": games, "EVENTS": event_shapes(), "TEXTS": texts, "LANGUAGE": language}
    for name, value in filled.items():
        page = page.replace(f"{{/*{name}*/}}", _as_script(value))
    return page


def _as_script(value: object) -> str:
    """Return the value for use in a script; ``</`` is escaped because it would end the script."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")


def _deal_of(game: Game) -> dict[str, object]:
    """Return how many cards each street of the game deals, which is all that the page needs."""
    return {
        "streets": [_street(street) for street in game.streets],
        "short": [_street(street) for street in game.short_streets],
        "jokers": [name for name in _JOKERS if JOKER in game.deck_under(HouseRules(joker=name))],
        "jackpots": game.jackpots,
    }


def _street(street: Street) -> tuple[int, int, bool, bool]:
    """Return the street without names for its fields, which would be a large part of the page."""
    return street.down, street.up, street.burn, street.draw
