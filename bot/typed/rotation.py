"""Parsing of a mix of games: a list like ``A-5 Triple Draw, Razz``, or the name of a known mix.

No I/O.
"""

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.mixes import MIXES
from bot.poker.stakes import Limit
from bot.typed.game_names import DEALERS_CHOICE, MIX, games_called, games_containing, split_names


def games_of(game: str, rotation: str | None, limit: Limit | None) -> tuple[Game, ...]:
    """Return the single game, or the games of a mix in their order.

    In dealer's choice, players choose among them. The default mix is all games that can be played with the limit, or
    with fixed limit if no limit is given. Raises Complaint.
    """
    if game not in (MIX, DEALERS_CHOICE):
        if rotation is not None:
            raise Complaint("rotation-without-mix")
        return (GAMES[game],)
    if rotation is None:
        return tuple(each for each in GAMES.values() if (limit or "fixed") in each.limits)
    return parse_rotation(rotation)


def parse_rotation(text: str) -> tuple[Game, ...]:
    """Parse two or more different games, or the name of one known mix (R-14.1). Raises Complaint.

    The beginning of a name is enough if only one game begins with it.
    """
    names = MIXES.get(text.strip().casefold().replace(" ", "-")) or map(_game, split_names(text))
    games = tuple(GAMES[name] for name in names)
    if len(games) < 2 or len({game.name for game in games}) < len(games):
        raise Complaint("rotation-order")
    return games


def _game(name: str) -> str:
    found = games_called(name)
    if len(found) != 1:
        raise Complaint("rotation-unknown", text=name, games=", ".join(GAMES))
    return found[0]


def suggest_rotations(typed: str, limit: Limit | None) -> list[str]:
    """Return texts that complete the typed one with each game that fits the limit and is not named yet.

    If nothing is typed, the known mixes that fit the limit are suggested too.
    """
    *before, last = split_names(typed) if typed.strip(" ,") else ("",)
    if typed.endswith((" ", ",")) and last:
        before, last = [*before, last], ""
    named = [found[0] if len(found := games_called(name)) == 1 else name.casefold() for name in before]
    fitting = [name for name, game in GAMES.items() if (limit or "fixed") in game.limits and name not in named]
    texts = [" ".join([*named, name]) for name in games_containing(last, fitting)]
    texts += [] if named else [name for name in _mixes_in(limit or "fixed") if last.casefold() in name]
    return [text for text in texts if len(text) <= CHOICE_CHARACTERS][:CHOICES_MOST]


def _mixes_in(limit: Limit) -> list[str]:
    return [mix for mix, games in MIXES.items() if all(limit in GAMES[name].limits for name in games)]
