"""A web page that verifies proofs in the browser: one HTML file that makes no external requests."""

import json
from importlib.resources import files
from typing import Final, get_args, get_type_hints

from bot.fairness.page.shapes import event_shapes
from bot.poker.cards import JOKER
from bot.poker.games import GAMES
from bot.poker.games.base import Game, Street
from bot.poker.house_rules import HouseRules

LANGUAGES: Final = ("en", "de", "sv", "fr")
"""The page's languages. The texts of each are in a JSON file in this folder."""
_JOKERS: Final = get_args(get_type_hints(HouseRules)["joker"])


def verify_page(language: str | None = None) -> str:
    """Return the page's HTML, which includes the games, the event fields and the texts of every language.

    The page starts in ``language``, for example ``de`` or ``de-AT``; without one, in the browser's language.
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
    """Return the value as JSON for use inside a script element.

    ``</`` is escaped, because it could end the element.
    """
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")


def _deal_of(game: Game) -> dict[str, object]:
    """Return the data of a game that the page needs: its streets, its jokers, and whether it has Jackpots."""
    return {
        "streets": [_street(street) for street in game.streets],
        "short": [_street(street) for street in game.short_streets],
        "jokers": [name for name in _JOKERS if JOKER in game.deck_under(HouseRules(joker=name))],
        "jackpots": game.jackpots,
    }


def _street(street: Street) -> tuple[int, int, bool, bool, *tuple[int, ...]]:
    """Return (down cards, upcards, burn, draw) of the street, and the board's cards if it deals any.

    Field names would make the page larger.
    """
    board = (street.board,) if street.board else ()
    return street.down, street.up, street.burn, street.draw, *board
