"""The page that verifies proofs in a browser, by code of its own: one file that asks for nothing from anywhere."""

import json
from importlib.resources import files
from typing import Final, get_args, get_type_hints

from bot.fairness.page.shapes import event_shapes
from bot.poker.cards import JOKER
from bot.poker.games import GAMES
from bot.poker.games.base import Game, Street
from bot.poker.house_rules import HouseRules

LANGUAGES: Final = ("en", "de", "sv", "fr")
"""The texts of each stand in a file beside this one."""
_JOKERS: Final = get_args(get_type_hints(HouseRules)["joker"])


def verify_page(language: str | None = None) -> str:
    """The whole page, with how each game is dealt, what each event tells, and its texts in every language. It begins in
    ``language``, such as ``de`` or ``de-AT``; in the browser's own where none is given."""
    folder = files(__name__)
    texts = {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in LANGUAGES}
    games = {name: _dealt(game) for name, game in GAMES.items()}
    page = (folder / "verify.html").read_text(encoding="utf-8")
    filled = {"GAMES": games, "EVENTS": event_shapes(), "TEXTS": texts, "LANGUAGE": language}
    for name, value in filled.items():
        page = page.replace(f"{{/*{name}*/}}", _told(value))
    return page


def _told(value: object) -> str:
    """As a value in a script; ``</`` would end it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")


def _dealt(game: Game) -> dict[str, object]:
    """How many cards each street of the game deals: all that the page must know of it."""
    return {
        "streets": [_street(street) for street in game.streets],
        "short": [_street(street) for street in game.short_streets],
        "jokers": [name for name in _JOKERS if JOKER in game.deck_under(HouseRules(joker=name))],
        "jackpots": game.jackpots,
    }


def _street(street: Street) -> dict[str, object]:
    return {"down": street.down, "up": street.up, "burn": street.burn, "draw": street.draw}
