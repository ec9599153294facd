"""Cashing out users who have left a server."""

from bot.moderation.lobby_book import LobbyBook
from bot.tables.manager import TableManager
from bot.tables.messages import MemberGone
from bot.tables.ports import Directory, TableView
from bot.tournaments.manager import TournamentManager


class Leavers:
    def __init__(
        self, tables: TableManager, tournaments: TournamentManager, directory: Directory, book: LobbyBook
    ) -> None:
        self._tables = tables
        self._tournaments = tournaments
        self._directory = directory
        self._book = book

    async def users_in(self, guild_id: int) -> dict[int, int]:
        """Return user id -> pseudonym for the users who sit, wait, or play in a tournament of the server."""
        users = {await self._directory.user_id(player): player for player in self._players_in(guild_id)}
        return {user: player for user, player in users.items() if user is not None}

    def _players_in(self, guild_id: int) -> set[int]:
        views = self._tables.in_guild(guild_id)
        players = {line.player_id for view in views for line in view.seats}
        players |= {entry.player_id for view in views for entry in view.people.waiting}
        tournaments = self._tournaments.in_guild(guild_id)
        return players | {entrant.player_id for view in tournaments for entrant in view.state.entrants}

    async def cash_out_leaver(self, guild_id: int, user_id: int) -> None:
        """Cash out a member who has left the server, and cancel their pings for games there.

        A user without a pseudonym does not get one because of this.
        """
        player = (await self.users_in(guild_id)).get(user_id)
        if player is not None:
            await self.cash_out(guild_id, player)
        known = await self._directory.known(user_id)
        if known is not None and await self._book.wanted_by(guild_id, known):
            # Nobody is pinged about a game in a server that they have left.
            await self._book.save_games_wanted(guild_id, known, ())

    async def cash_out(self, guild_id: int, player_id: int) -> None:
        """Take a player off all tables and waiting lists of the server.

        The player is also taken out of tournaments that have not started.
        """
        waits = [view.table_id for view in self._tables.in_guild(guild_id) if _is_waiting(view, player_id)]
        for table_id in (*self._tables.of_player(guild_id, player_id), *waits):
            await self._tables.submit(table_id, MemberGone(player_id))
        await self._tournaments.member_left(guild_id, player_id)


def _is_waiting(view: TableView, player_id: int) -> bool:
    return any(entry.player_id == player_id for entry in view.people.waiting)
