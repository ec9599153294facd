"""The things that the clock brings while a tournament runs, in the order of their precedence. Pure."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from bot.tournaments import questions
from bot.tournaments.deciding import levels, lifecycle
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.level_length import AtTable
from bot.tournaments.ports import News
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState

OVERRUN_NOTICE_MS: Final = 5 * 60_000
BY_THE_CLOCK: Final = frozenset({"rebuy_declined", "late_over", "level", "break_over"})
"""Causes that people may lose something by: they wait while play is impossible."""


@dataclass(frozen=True, slots=True)
class RunningTables:
    """The tables, as far as the clock depends on them."""

    tables: tuple[AtTable, ...] = ()
    decided: bool = False
    """One player has all the chips: it is over, unless somebody buys more."""

    @property
    def between_hands(self) -> list[int]:
        """table_ids of those that may deal their next hand."""
        return [table.table_id for table in self.tables if table.between_hands]


def due_while_it_runs(draft: TournamentDraft, now: RunningTables) -> str | None:
    """Draft the next thing that is due; its cause, None where nothing is. Once all is decided no level begins, and what
    would come next is not announced."""
    state = draft.state
    asked = [entrant for entrant in state.playing() if entrant.rebuy_until_ms is not None]
    if asked and len(asked) == len(state.playing()):
        lifecycle.last_standing(draft)
        return "last_standing"
    if not asked and len(state.playing()) == 1:
        return _end(draft)
    if state.pause is not None:
        return None
    if any((entrant.rebuy_until_ms or 0) <= draft.now_ms for entrant in asked):
        lifecycle.end_rebuy_offers(draft)
        return "rebuy_declined"
    if not asked and not state.late_over and _late_is_over(draft.new.settings, state, draft.now_ms):
        return _close_late_registration(draft)
    return None if now.decided else _level_or_break(draft, now) or _said_once(draft, now)


def _end(draft: TournamentDraft) -> str:
    """One player is left: close what is still open, then they have won."""
    if not draft.state.late_over:
        return _close_late_registration(draft)
    lifecycle.finish(draft)
    return "finish"


def _close_late_registration(draft: TournamentDraft) -> str:
    lifecycle.close_late_registration(draft)
    lifecycle.pay(draft)
    return "late_over"


def _late_is_over(settings: TournamentSettings, state: TournamentState, now_ms: int) -> bool:
    """True if registration has closed, and nobody may take an add-on any more. Nor may anybody be asked for a rebuy:
    their answer decides the places of those below them."""
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


def _said_once(draft: TournamentDraft, now: RunningTables) -> str | None:
    for kind, holds in _SAID_ONCE.items():
        if kind not in draft.state.told and holds(draft, now):
            draft.state = replace(draft.state, told=(*draft.state.told, kind))
            draft.say(_NEWS[kind])
            return kind
    return None


def all_are_seated(draft: TournamentDraft) -> bool:
    """True if everybody has their first seat."""
    return all(
        entrant.table_id is not None and not draft.off_table.get(entrant.player_id) for entrant in draft.state.playing()
    )


def _has_begun(draft: TournamentDraft) -> bool:
    """True once the start is announced: a small field may be on the bubble from its first hand."""
    return "seated" in draft.state.told


_SAID_ONCE: Final[dict[str, Callable[[TournamentDraft, RunningTables], bool]]] = {
    "seated": lambda draft, now: all_are_seated(draft),
    "level": lambda draft, now: bool(now.between_hands),
    "bubble": lambda draft, now: _has_begun(draft) and lifecycle.on_the_bubble(draft.state),
    "in_the_money": lambda draft, now: (
        _has_begun(draft) and lifecycle.in_the_money(draft.state) and questions.paid_places(draft.state) > 1
    ),
    "final_table": lambda draft, now: len(now.tables) == 1 and draft.state.begun.tables_made > 1,
    "overrun": lambda draft, now: questions.overruns(draft.new.settings, draft.state, draft.now_ms + OVERRUN_NOTICE_MS),
}
_NEWS: Final = {
    "seated": News("started"),
    "level": News("level"),
    "bubble": News("bubble"),
    "in_the_money": News("in_the_money"),
    "final_table": News("final_table"),
    "overrun": News("overrun"),
}
