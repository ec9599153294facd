"""Parsing of a mix of games: a list like ``A-5 Triple Draw, Razz``, or the name of a known mix like ``horse``.

No I/O.
"""

from collections.abc import Iterable

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.mixes import MIXES
from bot.poker.stakes import Limit
from bot.typed.game_names import DEALERS_CHOICE, MIX, games_called, games_containing, split_names


def games_of(game: str, rotation: str | None, limit: Limit | None) -> tuple[Game, ...]:
    """Return the single game, or the games of a mix in their order.

    ``game`` is a game, a known mix, or MIX or DEALERS_CHOICE, which has the games of ``rotation``. Without it, they
    are all games that can be played with the limit, or with fixed limit if no limit is given. Raises Complaint.
    """
    if game in MIXES:
        if rotation is not None:
            raise Complaint("rotation-beside-mix", game=game)
        return tuple(GAMES[name] for name in MIXES[game])
    if game not in (MIX, DEALERS_CHOICE):
        if rotation is not None:
            raise Complaint("rotation-without-mix")
        return (GAMES[game],)
    if rotation is None:
        return tuple(each for each in GAMES.values() if (limit or "fixed") in each.limits)
    return parse_rotation(rotation)


def parse_rotation(text: str) -> tuple[Game, ...]:
    """Parse two or more different games, or the name of one known mix (R-14.1, R-17.1). Raises Complaint.

    The beginning of a name is enough if only one game or mix begins with it.
    """
    mixes = games_called(text, tuple(MIXES))
    names = MIXES[mixes[0]] if len(mixes) == 1 else [_game(name) for name in split_names(text)]
    games = tuple(GAMES[name] for name in names)
    if len(games) < 2 or len({game.name for game in games}) < len(games):
        raise Complaint("rotation-order")
    return games


def _game(name: str) -> str:
    found = games_called(name)
    if len(found) != 1:
        raise Complaint("rotation-unknown", text=name, games=", ".join(GAMES), mixes=", ".join(MIXES))
    return found[0]


def suggest_rotations(typed: str, limit: Limit | None) -> list[str]:
    """Return texts that complete the typed one with each game that fits the limit and is not named yet.

    The known mixes that fit the limit and whose names contain the whole text come last.
    """
    mixes = games_containing(typed, [mix for mix, games in MIXES.items() if _fit(games, limit)])
    *before, last = split_names(typed) if typed.strip(" ,") else ("",)
    if typed.endswith((" ", ",")) and last:
        before, last = [*before, last], ""
    called = [games_called(name) for name in before]
    if any(len(found) != 1 for found in called):
        return mixes  # nothing completes a list with a word that is not a game
    named = [name for (name,) in called]
    fitting = [name for name in GAMES if name not in named and _fit([name], limit)]
    texts = [*(" ".join([*named, name]) for name in games_containing(last, fitting)), *mixes]
    return [text for text in texts if len(text) <= CHOICE_CHARACTERS][:CHOICES_MOST]


def _fit(games: Iterable[str], limit: Limit | None) -> bool:
    """Return True if all the games can be played with the limit; None fits every game (R-17.2)."""
    return limit is None or all(limit in GAMES[name].limits for name in games)
