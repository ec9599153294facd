"""Questions about a tournament that its settings and state answer: what is open, who plays on, how long a level lasts.
Pure; whoever shows the tournament asks here."""

from typing import Final

from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import OVER, Entrant, TournamentState

CHECK_IN_MS: Final = 15 * 60_000
"""Check-in opens so long before the start (T-1.4)."""
OVERRUN_MS: Final = 10 * 60_000
"""So long past the target a level begins to last two hands; announced when half of it has passed (T-4.3)."""
OVERRUN_HANDS: Final = 2


# Getting in


def late_is_open(settings: TournamentSettings, state: TournamentState) -> bool:
    """True if one may still register, re-enter or rebuy while it runs (T-1.5, T-1.6)."""
    return state.phase == "running" and not state.late_over and state.level <= settings.late_until(state.ladder)


def may_rebuy(settings: TournamentSettings, state: TournamentState, entrant: Entrant) -> bool:
    return entrant.rebuys < settings.rebuys and late_is_open(settings, state)


def may_re_enter(settings: TournamentSettings, state: TournamentState, entrant: Entrant) -> bool:
    return entrant.entries <= settings.re_entries and late_is_open(settings, state)


def plays_on(settings: TournamentSettings, state: TournamentState, player_id: int) -> bool:
    """True if the entrant is in, or waits for a place, or may come back."""
    entrant = state.entrant(player_id)
    if entrant is None or entrant.removed or state.phase in OVER:
        return False
    return entrant.playing or entrant.out is None or may_re_enter(settings, state, entrant)


def add_on_is_open(settings: TournamentSettings, state: TournamentState) -> bool:
    """True if add-ons are sold now: in the break after the late levels (T-1.6)."""
    return (
        settings.add_on
        and state.phase == "running"
        and not state.late_over
        and state.break_until_ms is not None
        and state.level == settings.late_until(state.ladder) + 1
    )


# Time


def elapsed_ms(state: TournamentState, now_ms: int) -> int:
    """Time since the start, breaks included, without pauses and outages."""
    standing = now_ms - state.paused_since_ms if state.paused else 0
    return now_ms - state.start_ms - state.lost_ms - standing


def overruns(settings: TournamentSettings, state: TournamentState, now_ms: int) -> bool:
    """True if the tournament is so late that levels last hands (T-4.3)."""
    return elapsed_ms(state, now_ms) >= settings.target_minutes * 60_000 + OVERRUN_MS


def hands_a_level(settings: TournamentSettings, state: TournamentState, now_ms: int) -> int:
    """The level is over after so many hands at a table; 0 where it is timed."""
    if overruns(settings, state, now_ms):
        return OVERRUN_HANDS
    return state.level_lasts_hands or settings.level_hands


def level_lasts_ms(settings: TournamentSettings, state: TournamentState) -> int:
    return state.level_ms or settings.level_ms


def level_ends_ms(settings: TournamentSettings, state: TournamentState, now_ms: int) -> int | None:
    """The end of the level; None where it is counted in hands, or time stands still."""
    if state.phase != "running" or state.paused or state.break_until_ms is not None:
        return None
    if hands_a_level(settings, state, now_ms):
        return None
    return state.level_since_ms + level_lasts_ms(settings, state)


# Prizes


def paid_places(state: TournamentState) -> int:
    return len(state.prizes)
