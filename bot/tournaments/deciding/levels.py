"""A tournament's time: levels, breaks, pauses and outages. Pure.

See sections 1, 3 and 4 of the tournament rules.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Final

from bot.common.outages import Outage
from bot.tables.due_letters import TournamentNewsKind
from bot.tournaments import level_length
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.level_length import AtTable
from bot.tournaments.news import News
from bot.tournaments.questions import CHECK_IN_MS, clock_runs, elapsed_ms, hands_a_level
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Entrant, MatchClock, TournamentPause, TournamentState

CHECK_IN_LEAST_MS: Final = 5 * 60_000
"""The minimum time that entrants have to check in after an outage, in ms."""


def level_is_over(
    settings: TournamentSettings, state: TournamentState, now_ms: int, between_hands: Collection[int]
) -> bool:
    """Return True if the level's time is over, or one table has played the level's hands (T-3.1).

    False during a pause or a break. ``between_hands`` are the table_ids of the tables where no hand is running.
    """
    if not clock_runs(state):
        return False
    level, hands = state.begun.level, hands_a_level(settings, state, now_ms)
    if hands is not None:
        return any(dealt >= hands and table_id in between_hands for table_id, dealt in level.hands)
    return now_ms >= level.since_ms + level.lasts_ms


def next_level(draft: TournamentDraft, tables: Iterable[AtTable] = ()) -> None:
    """Begin the next level, after a break if one is due.

    The level is announced at once and applies from each table's next hand (T-3.1). Its length depends on the time left
    in the tournament (T-4.3).
    """
    settings, done = draft.new.settings, draft.state.begun.level.number
    announced = tuple(kind for kind in draft.state.announced if kind != "level")
    draft.state = replace(level_length.next_level(settings, draft.state, tables, draft.now_ms), announced=announced)
    left = settings.target_minutes - elapsed_ms(draft.state, draft.now_ms) / level_length.MINUTE_MS
    if level_length.breaks_of(settings, draft.state).follows(done, left):
        until = draft.now_ms + settings.break_minutes * 60_000
        draft.state = replace(draft.state, play=replace(draft.state.begun, break_until_ms=until))
        draft.say(News("break"))
    _set_length(draft, draft.state.begun.break_until_ms or draft.now_ms)


def _set_length(draft: TournamentDraft, begins_ms: int) -> None:
    played_ms = elapsed_ms(draft.state, begins_ms)
    draft.state = level_length.with_length(draft.new.settings, draft.state, played_ms)


def end_break(draft: TournamentDraft) -> None:
    """End the break and begin the level.

    The level's length is computed again, because rebuys and add-ons may have been bought during the break.
    """
    play = draft.state.begun
    level = replace(play.level, since_ms=draft.now_ms)
    draft.state = replace(draft.state, play=replace(play, break_until_ms=None, level=level))
    _set_length(draft, draft.now_ms)
    draft.say(News("break_over"))


def pause(draft: TournamentDraft, *, at_once: bool, reason: str) -> None:
    """Pause the tournament: the level's clock stops (T-3.6)."""
    _stop(draft, at_once=at_once, reason=reason)
    draft.say(News("paused", text=reason))
    _write_to_players(draft, "tournament_paused", reason)


def pause_without_place(draft: TournamentDraft) -> None:
    """Pause the tournament because no channel could be made for a table.

    A moderator must provide a channel and resume play.
    """
    _stop(draft, at_once=True, reason="")
    draft.say(News("no_place"))


def _stop(draft: TournamentDraft, *, at_once: bool, reason: str) -> None:
    draft.state = replace(draft.state, pause=TournamentPause(draft.now_ms, at_once, reason))


def resume(draft: TournamentDraft, reason: str) -> None:
    """Resume play; every deadline moves by the length of the pause (T-3.6)."""
    assert draft.state.pause is not None
    lost = draft.now_ms - draft.state.pause.since_ms
    draft.state = delayed(replace(draft.state, pause=None), lost)
    draft.say(News("resumed", text=reason))
    _write_to_players(draft, "tournament_resumed", reason)


def _write_to_players(draft: TournamentDraft, kind: TournamentNewsKind, reason: str) -> None:
    draft.write_to([entrant.player_id for entrant in draft.state.playing()], kind, reason=reason)


def after_outage(
    settings: TournamentSettings, state: TournamentState, outage: Outage, grace_ms: int, *, is_exact: bool = False
) -> TournamentState:
    """Return the state with every deadline moved by the outage and the grace period (T-1.1).

    The start is moved only if it was missed, or if entrants lost time to check in. ``is_exact``: the time at which the
    outage began is known exactly; otherwise it is the earliest possible time.
    """
    if state.phase == "running":
        # The end of the pause adds all of its time, the outage included.
        return state if state.pause is not None else delayed(state, outage.moves_ms(grace_ms))
    if state.phase not in ("registering", "check_in", "scheduled"):
        return state
    if not settings.format.start.is_known and not state.is_full:
        # Nobody could register during the outage.
        return replace(state, start_ms=state.start_ms + outage.moves_ms(grace_ms))
    if state.fill_until_ms is not None:
        state = replace(state, fill_until_ms=state.fill_until_ms + outage.moves_ms(grace_ms))
    lost, now_ms = _check_in_lost(settings, state, outage), outage.to_ms
    if state.start_ms < now_ms + grace_ms:
        return replace(state, start_ms=now_ms + lost + grace_ms)
    if lost <= grace_ms or all(entrant.checked_in for entrant in state.entrants):
        return state
    put_off = state.start_ms + lost + grace_ms
    if state.phase == "check_in" and not is_exact:
        # Check-in was open, and the process may have died long after the last write: move the start only a little.
        put_off = max(state.start_ms, min(put_off, now_ms + CHECK_IN_LEAST_MS))
    return replace(state, start_ms=put_off)


def _check_in_lost(settings: TournamentSettings, state: TournamentState, outage: Outage) -> int:
    """Return how much of the check-in period (ms) the outage took."""
    if not settings.check_in:
        return 0
    opens_ms = state.start_ms - CHECK_IN_MS
    return max(0, min(outage.to_ms, state.start_ms) - max(outage.from_ms, opens_ms))


def delayed(state: TournamentState, lost: int) -> TournamentState:
    """Return the state with its running deadlines ``lost`` ms later."""
    play = state.begun
    until_ms = None if play.break_until_ms is None else play.break_until_ms + lost
    level = replace(play.level, since_ms=play.level.since_ms + lost)
    clocks = tuple(_clock_delayed(clock, lost) for clock in play.clocks)
    play = replace(play, break_until_ms=until_ms, level=level, lost_ms=play.lost_ms + lost, clocks=clocks)
    deal = state.deal
    if deal is not None and deal.is_open:
        deal = replace(deal, since_ms=deal.since_ms + lost, until_ms=deal.until_ms + lost)
    entrants = tuple(_entrant_delayed(entrant, lost) for entrant in state.entrants)
    return replace(state, play=play, deal=deal, entrants=entrants)


def _clock_delayed(clock: MatchClock, lost: int) -> MatchClock:
    level = replace(clock.level, since_ms=clock.level.since_ms + lost)
    return replace(clock, level=level, lost_ms=clock.lost_ms + lost, absent_until_ms=clock.absent_until_ms + lost)


def _entrant_delayed(entrant: Entrant, lost: int) -> Entrant:
    rebuy, arrival = entrant.rebuy_until_ms, entrant.arrives_until_ms
    if rebuy is None and arrival is None:
        return entrant
    return replace(
        entrant,
        rebuy_until_ms=None if rebuy is None else rebuy + lost,
        arrives_until_ms=None if arrival is None else arrival + lost,
    )
