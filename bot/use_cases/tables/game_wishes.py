"""The games for which a player wants pings, and which *Play now* prefers."""

from bot.moderation.lobby_book import LobbyBook
from bot.poker.games import GAMES
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests


class GameWishes:
    def __init__(self, authority: Authority, requests: Requests, book: LobbyBook) -> None:
        self._authority = authority
        self._requests = requests
        self._book = book

    async def of(self, origin: Origin) -> tuple[str, ...]:
        """Return the games that the user has chosen; empty if they have chosen none."""
        player = await self._requests.known_player(origin)
        return await self._book.wanted_by(origin.server, player) if player is not None else ()

    async def save(self, origin: Origin, games: list[str]) -> None:
        """Save the games for which the user wants pings. Raises Complaint."""
        asker = await self._authority.asker_of(origin)
        await self._book.save_games_wanted(origin.server, asker.player_id, games)


def first_game(liked: tuple[str, ...]) -> str:
    """Return the first game of GAMES that the player has chosen, otherwise the first of all."""
    return next((name for name in GAMES if name in liked), next(iter(GAMES)))
