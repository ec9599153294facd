"""Facts that follow from a tournament's settings and state.

For example what is open, who is in, and how long a level lasts. Pure. Code that shows a tournament uses these too.
"""

from typing import Final

from bot.tournaments.rules.league import Result
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import OVER, Entrant, TournamentState

CHECK_IN_MS: Final = 15 * 60_000
"""The time before the start at which check-in opens, in ms (T-1.4)."""
DELAY_MS: Final = 10 * 60_000
"""The time by which *Delay 10 minutes* moves the start, in ms."""
OVERRUN_MS: Final = 10 * 60_000
"""The time past the target length after which each level lasts only 2 hands, in ms (T-4.3).

An announcement warns players when half of it has passed.
"""
OVERRUN_HANDS: Final = 2


def start_is_set(settings: TournamentSettings, state: TournamentState) -> bool:
    """Return True if the time of the start is known: a sit and go has one only once it is full (T-6.1)."""
    return settings.format.start.is_known or state.is_full or state.play is not None


# Getting in


def late_is_open(settings: TournamentSettings, state: TournamentState) -> bool:
    """Return True if players may register, re-enter or rebuy while the tournament runs (T-1.5, T-1.6)."""
    if state.phase != "running" or state.late_over:
        return False
    return state.begun.level.number <= settings.late_until(state.begun.ladder)


def may_rebuy(settings: TournamentSettings, state: TournamentState, entrant: Entrant) -> bool:
    return entrant.rebuys < settings.rebuys and late_is_open(settings, state)


def may_re_enter(settings: TournamentSettings, state: TournamentState, entrant: Entrant) -> bool:
    return entrant.entries <= settings.re_entries and late_is_open(settings, state)


def plays_on(settings: TournamentSettings, state: TournamentState, player_id: int) -> bool:
    """Return True if the entrant is still in, is on the waiting list, or may re-enter."""
    entrant = state.entrant(player_id)
    if entrant is None or entrant.removed or state.phase in OVER:
        return False
    return entrant.playing or entrant.out is None or may_re_enter(settings, state, entrant)


def add_on_is_open(settings: TournamentSettings, state: TournamentState) -> bool:
    """Return True if add-ons are sold now: in the break after the late levels (T-1.6)."""
    if not settings.add_on or state.phase != "running" or state.late_over:
        return False
    play = state.begun
    return play.break_until_ms is not None and play.level.number == settings.late_until(play.ladder) + 1


# Deals at the end


def may_deal(settings: TournamentSettings, state: TournamentState) -> bool:
    """Return True if the players left may make a deal: all are in the money and at one table (T-9.1)."""
    if not settings.format.deals or state.phase != "running" or len(state.begun.tables) != 1:
        return False
    if sum(match.winner is None for match in state.begun.matches) > 1:
        return False
    return 2 <= len(state.playing()) <= paid_places(state)


def unpaid_prizes(state: TournamentState, pool: int) -> tuple[int, ...]:
    """Return the prizes of the players left, best first; they add up to the ``pool`` (T-3.5)."""
    others = (state.prizes or ())[1 : len(state.playing())]
    return pool - sum(others), *others


# Time


def elapsed_ms(state: TournamentState, now_ms: int) -> int:
    """Return the time since the start, including breaks but not pauses and outages."""
    standing = now_ms - state.pause.since_ms if state.pause is not None else 0
    return now_ms - state.start_ms - state.begun.lost_ms - standing


def overruns(settings: TournamentSettings, state: TournamentState, now_ms: int) -> bool:
    """Return True if the tournament runs so long past its target that levels are counted in hands (T-4.3)."""
    return elapsed_ms(state, now_ms) >= settings.target_minutes * 60_000 + OVERRUN_MS


def hands_a_level(settings: TournamentSettings, state: TournamentState, now_ms: int) -> int | None:
    """Return after how many hands at a table the level ends; None if the level ends after a time."""
    return OVERRUN_HANDS if overruns(settings, state, now_ms) else state.begun.level.lasts_hands


def clock_runs(state: TournamentState) -> bool:
    """Return True if the level's clock runs, because there is no pause, no break and no deal to answer."""
    if state.phase != "running" or state.pause is not None or state.asks_about_deal:
        return False
    return state.begun.break_until_ms is None


def level_ends_ms(settings: TournamentSettings, state: TournamentState, now_ms: int) -> int | None:
    """Return the time when the level ends; None if it is counted in hands, or the clock is stopped.

    A tournament in matches has no level of its own, only its matches have.
    """
    if not clock_runs(state) or state.begun.matches or hands_a_level(settings, state, now_ms) is not None:
        return None
    return state.begun.level.since_ms + state.begun.level.lasts_ms


# Prizes and points


def league_results(settings: TournamentSettings, state: TournamentState) -> list[Result]:
    """Return each player's result for the league, without players who were removed (T-5.2)."""
    prizes, entrants = sum(entrant.prize for entrant in state.entrants), len(state.started())
    found = []
    for place, players in state.places():
        for entrant in filter(None, map(state.entrant, players)):
            if not entrant.removed:
                knocked_out = _knockouts(state, entrant.player_id)
                scoring = settings.scoring
                found.append(Result(entrant.player_id, place, entrants, entrant.prize, prizes, scoring, knocked_out))
    return found


def _knockouts(state: TournamentState, player_id: int) -> int:
    """Return how many others lost their last chips to the player, alone or with others."""
    return sum(player_id in each.lost_to for each in state.entrants if each.player_id != player_id)


def paid_places(state: TournamentState) -> int:
    """Return the number of places that are paid; where seats are won, the number of seats (T-8.2)."""
    return state.seats or len(state.prizes or ())
