"""The timed changes of a running tournament, in order of precedence. Pure."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Final

from bot.tournaments import questions
from bot.tournaments.deciding import deals, levels, lifecycle, seats
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.deciding.matches import draft_due_in_matches
from bot.tournaments.level_length import AtTable
from bot.tournaments.news import News
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Deal, TournamentState

OVERRUN_NOTICE_MS: Final = 5 * 60_000
SEATS: Final = "seats"
"""The cause of the changes that the draft leaves to ``SeatGiver``, because they need chance or another tournament."""
BY_THE_CLOCK: Final = frozenset({"rebuy_declined", "late_over", "level", "break_over", "forfeit", "deal_off"})
"""The causes of timed changes that can cost a player something; they wait while play is impossible."""


@dataclass(frozen=True, slots=True)
class RunningTables:
    """The data about a running tournament's tables that decides which timed change is due."""

    tables: tuple[AtTable, ...] = ()
    decided: bool = False
    """True if no more players have chips than end the tournament, unless somebody buys more chips."""

    came: Collection[int] = ()
    """player_ids of the players who have been at their table since their match began."""

    @property
    def between_hands(self) -> list[int]:
        """The table_ids of the tables that may deal their next hand."""
        return [table.table_id for table in self.tables if table.between_hands]


def draft_due_while_running(draft: TournamentDraft, now: RunningTables) -> str | None:
    """Draft the next change that is due and return its cause; return None if no change is due.

    Once play is decided, no level begins and no reminder is posted. For ``SEATS`` nothing is drafted.
    """
    state = draft.state
    with_offer = [entrant for entrant in state.playing() if entrant.rebuy_until_ms is not None]
    if with_offer and len(with_offer) == len(state.playing()):
        lifecycle.end_with_last_standing(draft)
        return "last_standing"
    if not with_offer and len(state.playing()) <= state.ends_at:
        return _end(draft)
    if state.pause is not None:
        return None
    if state.deal is not None and state.deal.is_open:
        return _deal_is_late(draft, state.deal)
    if any((entrant.rebuy_until_ms or 0) <= draft.now_ms for entrant in with_offer):
        lifecycle.end_rebuy_offers(draft)
        return "rebuy_declined"
    if not with_offer and not state.late_over and _late_is_over(draft.new.settings, state, draft.now_ms):
        return _close_late_registration(draft, announced=not now.decided)
    if now.decided:
        return None
    if state.begun.matches:
        return draft_due_in_matches(draft, now.tables, now.came) or _announcement(draft, now, _OF_MATCHES)
    return _level_or_break(draft, now) or _announcement(draft, now)


def _deal_is_late(draft: TournamentDraft, deal: Deal) -> str | None:
    """Call the deal off if not all have agreed in time (T-9.1); nothing else is due while play waits for it."""
    if draft.now_ms < deal.until_ms:
        return None
    deals.call_off(draft, "deal_late")
    return "deal_off"


def _end(draft: TournamentDraft) -> str:
    """Close late registration without announcing it, give the seats, and finally finish the tournament."""
    if not draft.state.late_over:
        return _close_late_registration(draft, announced=False)
    if seats.winner_without_seat(draft.state) is not None:
        return SEATS
    lifecycle.finish(draft)
    return "finish"


def _close_late_registration(draft: TournamentDraft, *, announced: bool) -> str:
    lifecycle.close_late_registration(draft)
    if announced:
        draft.say(News("late_over"))
    lifecycle.pay(draft)
    return "late_over"


def _late_is_over(settings: TournamentSettings, state: TournamentState, now_ms: int) -> bool:
    """Return True if late registration and the sale of add-ons have both ended.

    Call it only when no rebuy offer is open. Until an offer is answered, the places of players who went out earlier
    are not known.
    """
    if questions.late_is_open(settings, state):
        return False
    return not questions.add_on_is_open(settings, state) or now_ms >= (state.begun.break_until_ms or 0)


def _level_or_break(draft: TournamentDraft, now: RunningTables) -> str | None:
    until_ms = draft.state.begun.break_until_ms
    if until_ms is not None:
        if draft.now_ms < until_ms:
            return None
        levels.end_break(draft)
        return "break_over"
    if levels.level_is_over(draft.new.settings, draft.state, draft.now_ms, now.between_hands):
        levels.next_level(draft, now.tables)
        return "level"
    return None


def _announcement(draft: TournamentDraft, now: RunningTables, kinds: Collection[str] = ()) -> str | None:
    """Draft the next announcement that is due, of these kinds or of all."""
    for kind, holds in _ANNOUNCED_WHEN.items():
        if kind in (kinds or _ANNOUNCED_WHEN) and kind not in draft.state.announced and holds(draft, now):
            draft.state = replace(draft.state, announced=(*draft.state.announced, kind))
            draft.say(_NEWS[kind])
            return kind
    return None


def all_are_seated(draft: TournamentDraft) -> bool:
    """Return True if every player still in has been given a seat, or waits for an opponent."""
    waiting = _without_opponent(draft.state)
    return all(
        entrant.table_id is not None and not draft.off_table.get(entrant.player_id)
        for entrant in draft.state.playing()
        if entrant.player_id not in waiting
    )


def _without_opponent(state: TournamentState) -> set[int]:
    """Return the players of the matches that wait for the winner of another."""
    return {player for match in state.begun.matches if not match.is_known for player in match.players}


def _has_begun(draft: TournamentDraft) -> bool:
    """Return True once the news that all players are seated is announced.

    Other news waits for it, because a small field may be on the bubble from its first hand.
    """
    return "seated" in draft.state.announced


_ANNOUNCED_WHEN: Final[dict[str, Callable[[TournamentDraft, RunningTables], bool]]] = {
    "seated": lambda draft, now: all_are_seated(draft),
    "level": lambda draft, now: bool(now.between_hands),
    "bubble": lambda draft, now: _has_begun(draft) and lifecycle.on_the_bubble(draft.state),
    "in_the_money": lambda draft, now: (
        _has_begun(draft) and lifecycle.in_the_money(draft.state) and questions.paid_places(draft.state) > 1
    ),
    "final_table": lambda draft, now: len(now.tables) == 1 and draft.state.begun.tables_made > 1,
    "overrun": lambda draft, now: questions.overruns(draft.new.settings, draft.state, draft.now_ms + OVERRUN_NOTICE_MS),
}
_OF_MATCHES: Final = ("seated",)
"""The announcements in a bracket or a shootout; each match has its own for the others."""
_NEWS: Final = {
    "seated": News("started"),
    "level": News("level"),
    "bubble": News("bubble"),
    "in_the_money": News("in_the_money"),
    "final_table": News("final_table"),
    "overrun": News("overrun"),
}
