"""The news of tournaments that is kept in the database file until it is announced.

If the process dies before the announcement, the next start announces the news that is still useful. The last news,
which comes with the result, is deleted once the result is shown.
"""

import logging
from collections.abc import Sequence

from bot.tables.saving import StoreError
from bot.tournaments.news import KEPT, News
from bot.tournaments.ports import NewsBook, SavedTournament, TournamentView
from bot.tournaments.state import OVER

log = logging.getLogger(__name__)


class DueNews:
    def __init__(self, book: NewsBook) -> None:
        self._book = book
        self._announcing: set[tuple[int, int, News]] = set()
        """(tournament_id, time, news) of the kept news that this process has queued for announcement."""

    def note(self, tournament_id: int, news: News) -> None:
        """Remember that this process will announce the news."""
        if news.kind in KEPT:
            self._announcing.add((tournament_id, news.at_ms, news))

    async def left(self) -> list[tuple[SavedTournament, list[News]]]:
        """Return the news that an earlier process left unannounced. Never raises."""
        announcing = set(self._announcing)
        try:
            due = await self._book.due()
        except StoreError as error:
            log.warning("news of tournaments waits for the next start, because the file cannot be read: %s", error)
            return []
        # News announced during the read has left ``_announcing``, but may still be in ``due``.
        announcing |= self._announcing
        remaining = [
            (saved, [each for each in news if (saved.tournament_id, each.at_ms, each) not in announcing])
            for saved, news in due
        ]
        return [(saved, news) for saved, news in remaining if news]

    async def delete_due(self, tournament_id: int, news: Sequence[News]) -> None:
        """Delete the news from the database file, because it is announced or outdated. Never raises."""
        kept = [each for each in news if each.kind in KEPT]
        if not kept:
            return
        try:
            await self._book.delete_told(tournament_id, kept)
            self._announcing -= {(tournament_id, each.at_ms, each) for each in kept}
        except StoreError as error:
            log.warning("news of tournament %d may be announced again: %s", tournament_id, error)


def view_of(saved: SavedTournament, now_ms: int) -> TournamentView:
    """Return a view of a settled tournament: nobody has chips in it, and its tables are closed."""
    return TournamentView(saved.tournament_id, saved.new, saved.state, saved.pool, (), (), None, now_ms, 0)


def is_of_use(view: TournamentView, news: News) -> bool:
    """Return False if the news is out of date, for example a pause that is over."""
    state = view.state
    match news.kind:
        case "check_in_open":
            return state.phase == "check_in"
        case "full":
            return state.is_full
        case "moved":
            return any((each.player_id, each.table_id) == (news.player_id, news.table_id) for each in view.counts)
        case "sent":
            sent = state.entrant(news.player_id)
            return sent is not None and sent.sent_to == news.table_id != sent.table_id
        case "match":
            number = state.match_at(news.table_id)
            return number is not None and state.clock_of(number) is not None
        case "absent":
            return state.play is not None and any(clock.absent_id == news.player_id for clock in state.play.clocks)
        case "table_breaks":
            return any(entrant.drawn is not None for entrant in state.entrants)
        case "paused":
            return state.pause is not None
        case "resumed":
            return state.pause is None and state.phase not in OVER
        case "deal_proposed":
            return state.asks_about_deal and state.deals == news.place
        case "moved_up" | "started" | "late_over":
            return state.phase not in OVER
    return True
