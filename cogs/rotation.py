"""Which games a mixed table plays, as people type them: ``razz badugi five-card-draw``. Pure."""

from collections.abc import Sequence
from typing import Final

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.house_rules import Limit
from bot.poker.rule_text import words_of
from cogs.options import CHOICE_CHARACTERS, CHOICES_MOST, OptionError

MIX: Final = "mix"
"""What is chosen instead of a game; it is no game."""


def games_of(game: str, rotation: str | None, limit: Limit | None) -> tuple[Game, ...]:
    """The game alone, or the games of a mix in their order; by default all that are played in the limit, which is fixed
    where none is asked for."""
    if game != MIX:
        if rotation is not None:
            raise OptionError("rotation-without-mix")
        return (GAMES[game],)
    if rotation is None:
        return tuple(each for each in GAMES.values() if (limit or "fixed") in each.limits)
    return parse_rotation(rotation)


def parse_rotation(text: str) -> tuple[Game, ...]:
    """Two games or more, each once; the beginning of a name will do where only one begins so."""
    games = tuple(GAMES[_name(word)] for word in words_of(text))
    if len(games) < 2 or len({game.name for game in games}) < len(games):
        raise OptionError("rotation-order")
    return games


def _name(word: str) -> str:
    beginning = [name for name in GAMES if name.startswith(word.casefold())]
    if len(beginning) != 1:
        raise OptionError("rotation-unknown", text=word, known=", ".join(GAMES))
    return beginning[0]


def suggest_rotations(typed: str, limit: Limit | None) -> list[str]:
    """Texts that go on from what is typed with each game that fits the limit and is not yet named."""
    words = [word.casefold() for word in words_of(typed)]
    last = words.pop() if words and not typed.endswith((" ", ",")) else ""
    fitting = [name for name, game in GAMES.items() if (limit or "fixed") in game.limits]
    texts = [" ".join([*words, name]) for name in fitting if last in name and not _is_named(name, words)]
    return [text for text in texts if len(text) <= CHOICE_CHARACTERS][:CHOICES_MOST]


def _is_named(name: str, words: Sequence[str]) -> bool:
    return any(name.startswith(word) for word in words)
