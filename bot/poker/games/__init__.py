"""The games, by name. A game's file holds only what makes it different."""

from typing import Final

from bot.poker.games.base import Game
from bot.poker.games.razz import RAZZ

GAMES: Final[dict[str, Game]] = {game.name: game for game in (RAZZ,)}
