"""*Notify me*: the tournaments about which a player wants letters."""

from collections.abc import Collection, Mapping
from typing import Final

from bot.poker.games import GAMES
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import TournamentWishes
from bot.typed.game_names import MIX
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests
from bot.use_cases.tournaments.finding import FindingTournaments

SERIES_MOST: Final = 25
"""The maximum number of series in a menu, by Discord's limit."""
OF_GAMES: Final = ("all", *(f"game:{kind}" for kind in (*GAMES, MIX)))
"""The wishes of the menu of games."""


class WishingTournaments:
    """Methods raise Complaint outside a server, and StoreError."""

    def __init__(
        self,
        authority: Authority,
        requests: Requests,
        finding: FindingTournaments,
        tournaments: TournamentManager,
        book: TournamentWishes,
    ) -> None:
        self._authority = authority
        self._requests = requests
        self._finding = finding
        self._tournaments = tournaments
        self._book = book

    async def of(self, origin: Origin) -> tuple[str, ...]:
        """Return the wishes that the user has chosen; empty if they have chosen none."""
        player = await self._requests.known_player(origin)
        return await self._book.of(origin.server, player) if player is not None else ()

    async def series(self, origin: Origin) -> Mapping[str, str]:
        """Return wish -> name of each series whose channel the user can see."""
        sees = await self._finding.channels_seen(origin)
        schedules = await self._tournaments.store.schedules(origin.server)
        seen = [each for each in schedules if sees(each.channel_id)]
        return {f"series:{each.schedule_id}": each.settings.name for each in seen[:SERIES_MOST]}

    async def choose(self, origin: Origin, offered: Collection[str], chosen: Collection[str]) -> None:
        """Save which of the wishes offered the user has chosen."""
        asker = await self._authority.asker_of(origin)
        wanted = [wish for wish in offered if wish in chosen]
        await self._book.save(origin.server, asker.player_id, offered, wanted)
