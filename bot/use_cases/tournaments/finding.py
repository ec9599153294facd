"""Finding the tournament that a command is about, among those that the user may see."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.tables.ports import Timer
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import Finished, NewTournament, TournamentView
from bot.tournaments.state import OVER
from bot.typed.tournament_order import NAME_MOST
from bot.use_cases.authority import VIEW_CHANNEL, Authority
from bot.use_cases.origin import Origin

NAMED_MOST: Final = 10
"""The maximum number of tournaments named in one sentence."""
FOUND_MOST: Final = 50
"""The maximum number of finished tournaments that can be looked up."""


class LookedUp(NamedTuple):
    view: TournamentView
    is_over: bool
    """True if the tournament is finished and paid out, so that only its result can be shown."""


class FindingTournaments:
    def __init__(self, tournaments: TournamentManager, authority: Authority, timer: Timer) -> None:
        self._tournaments = tournaments
        self._authority = authority
        self._timer = timer

    async def find(
        self, origin: Origin, chosen: str | None, among: Callable[[TournamentView], bool] = lambda view: True
    ) -> TournamentView:
        """Return the tournament that the user named.

        If they named none, return this channel's tournament, or the only one that fits ``among``. Raises Complaint.
        """
        views = await self.visible(origin)
        if chosen is not None:
            return _tournament_named(chosen, views)
        on = [view for view in views if view.state.phase not in OVER] or views
        here = [view for view in on if _is_here(view, origin.channel_id)]
        found = [view for view in (here or on) if among(view)] or here or on
        if not found:
            raise Complaint("tournament-none")
        if len(found) > 1:
            raise Complaint("tournament-which", names=", ".join(map(title, found[:NAMED_MOST])))
        return found[0]

    async def on_or_over(self, origin: Origin, chosen: str | None) -> LookedUp:
        """Return the tournament that ``find`` returns, or the newest finished one with this name or number.

        Raises Complaint and StoreError.
        """
        try:
            return LookedUp(await self.find(origin, chosen), False)
        except Complaint:
            over = await self._over(origin, chosen)
            if over is None:
                raise
        return LookedUp(over, True)

    async def over(self, origin: Origin, tournament_id: int) -> TournamentView:
        """Return a finished or cancelled tournament that the user may know about. Raises Complaint and StoreError."""
        over = await self._tournaments.store.finished(origin.server, tournament_id)
        if over is None or not (await self.channels_seen(origin))(over.channel_id):
            raise Complaint("result-none")
        return self._view_of(origin, over)

    async def visible(self, origin: Origin) -> list[TournamentView]:
        """Return the server's tournaments that are still to be finished or paid out, the next to start first.

        Users who are not moderators get only those in channels that they can see.
        """
        views = self._tournaments.in_guild(origin.server)
        sees = await self.channels_seen(origin)
        return [view for view in views if sees(view.new.channel_id)]

    async def channels_seen(self, origin: Origin) -> Callable[[int], bool]:
        """Return a function that says whether the user may know about tournaments in a channel.

        Its argument is the channel_id.
        """
        if await self._authority.moderates(origin):
            return lambda channel_id: True
        return lambda channel_id: bool(origin.access(channel_id) & VIEW_CHANNEL)

    async def past(self, origin: Origin) -> list[Finished]:
        """Return the finished tournaments that the user may know about, newest first. Raises StoreError."""
        sees = await self.channels_seen(origin)
        past = await self._tournaments.store.past(origin.server, FOUND_MOST)
        return [each for each in past if sees(each.channel_id)]

    async def _over(self, origin: Origin, chosen: str | None) -> TournamentView | None:
        wanted = (chosen or "").strip().removeprefix("#").casefold()
        for each in await self.past(origin):
            if wanted in (str(each.tournament_id), each.settings.name.casefold()):
                return self._view_of(origin, each)
        return None

    def _view_of(self, origin: Origin, over: Finished) -> TournamentView:
        new = NewTournament(origin.server, over.channel_id, 0, over.settings, over.start_ms, over.start_ms)
        return TournamentView(over.tournament_id, new, over.state, 0, (), (), None, self._timer.now_ms(), 0)


def title(view: TournamentView) -> str:
    """Return the tournament's escaped name."""
    return clean(view.new.settings.name, NAME_MOST)


def _is_here(view: TournamentView, channel_id: int | None) -> bool:
    return channel_id == view.new.channel_id or any(channel_id == channel for _, channel in view.table_channels)


def _tournament_named(chosen: str, views: Iterable[TournamentView]) -> TournamentView:
    wanted = chosen.strip().removeprefix("#").casefold()
    for view in views:
        if wanted in (str(view.tournament_id), view.new.settings.name.casefold()):
            return view
    raise Complaint("tournament-unknown", text=chosen)
