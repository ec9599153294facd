"""Parsing of typed names of games, in any language of the menus or as the bot's code names them."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from bot.locales import DEFAULT
from bot.locales.phrases import LOCALES, say
from bot.poker.games import GAMES
from bot.poker.games.mixes import mix_of

MIX: Final = "mix"
"""The option value that means a mix of games instead of a single game."""
DEALERS_CHOICE: Final = "dealers-choice"
"""The option value that means a mix in which the players take turns to choose the game (R-14.2)."""
WORDS_MOST: Final = 6
"""The maximum number of words in one name, including words that people add to it."""


def kind_of(game: str, rotation: tuple[str, ...]) -> str:
    """Return the option value of what is played: a game, a ready-made mix, or MIX."""
    return (mix_of(rotation) or MIX) if rotation else game


def games_called(text: str, among: Sequence[str] = tuple(GAMES)) -> list[str]:
    """Return the game with this name in any language.

    If there is none, return the game with this nickname, like ``plo``, or else all games whose English name begins with
    the text; empty if there are none. Only letters and digits are compared, so ``a5`` matches ``A-5``.
    """
    wanted = _letters(text)
    exact = [game for game in among if wanted in _names(game)]
    by_nickname = [game for game in among if wanted in _nicknames(game)]
    by_beginning = [game for game in among if wanted and any(name.startswith(wanted) for name in _english(game))]
    return exact or by_nickname or by_beginning


def games_containing(text: str, among: Sequence[str]) -> list[str]:
    """Return the games whose name, in any language, contains the text, or whose nickname begins with it."""
    wanted = _letters(text)
    begins = {game for game in among if any(nickname.startswith(wanted) for nickname in _nicknames(game))}
    return [game for game in among if game in begins or any(wanted in name for name in _names(game))]


def split_names(text: str) -> Iterator[str]:
    """Yield the single names in a list of games, even if no game has that name.

    Names may contain spaces: a name takes as many words as possible if they still begin the name of a game. A comma
    ends a name.
    """
    for part in re.split("[,;]", text):
        words = part.split()
        while words:
            runs = (" ".join(words[:count]) for count in range(WORDS_MOST, 0, -1))
            name = next(filter(games_called, runs), words[0])
            yield name
            words = words[len(name.split()) :]


@cache
def _names(game: str) -> frozenset[str]:
    """Return the game's names in all languages, also with its usual limit, like ``No-Limit Hold'em``."""
    usual = GAMES[game].limits[0] if game in GAMES else "fixed"
    plain = {(locale, say(locale, f"game-{game}")) for locale in LOCALES}
    limited = {say(locale, f"game-in-{usual}", game=name) for locale, name in plain}
    return _english(game) | {_letters(name) for name in (*limited, *(name for _, name in plain))}


def _nicknames(game: str) -> tuple[str, ...]:
    return GAMES[game].nicknames if game in GAMES else ()


@cache
def _english(game: str) -> frozenset[str]:
    """Return the two English names of the game: the one in the bot's code and the one in the menus."""
    return frozenset({_letters(game), _letters(say(DEFAULT, f"game-{game}"))})


def _letters(text: str) -> str:
    """Return the text's letters and digits, without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if sign.isalnum())
