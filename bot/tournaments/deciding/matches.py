"""Brackets and shootouts: how a match begins, runs and ends (section 10 of the tournament rules).

Each function changes the draft. A match is a small tournament of its own: ``TournamentState.of_match`` gives its state.
Pure.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from bot.tournaments import level_length
from bot.tournaments.deciding import levels, lifecycle
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.level_length import AtTable
from bot.tournaments.news import News
from bot.tournaments.questions import elapsed_ms
from bot.tournaments.rules.matches import with_winner
from bot.tournaments.state import MatchClock, TournamentState

ABSENT_MS: Final = 5 * 60_000
"""The time that a player has who alone is not there when a match begins, in ms (T-10.3)."""


def begin(draft: TournamentDraft, number: int) -> None:
    """Begin a match: its clock and its ladder start now.

    The matches of players who had no earlier one are announced together, as the start of the tournament.
    """
    match = draft.state.begun.matches[number]
    state = level_length.first_level(draft.new.settings, len(match.players), draft.state, draft.now_ms)
    draft.state = _with_clock(draft.state, _clock(state, number, draft.now_ms))
    if any(slot.winner_of is not None for slot in match.slots):
        draft.say(News("match", table_id=match.table_id))


def end(draft: TournamentDraft, number: int, winner: int) -> None:
    """Record the winner of a match, who goes through to the next."""
    play = draft.state.begun
    clocks = tuple(clock for clock in play.clocks if clock.match != number)
    play = replace(play, matches=with_winner(play.matches, number, winner), clocks=clocks)
    draft.state = replace(draft.state, play=play)
    entrant = draft.state.entrant(winner)
    if entrant is not None and entrant.playing:
        draft.say(News("through", winner, play.matches[number].table_id))


def fresh_stack(draft: TournamentDraft, player_id: int) -> None:
    """Burn the chips that the player brings from a finished match, and mint a starting stack (T-10.1)."""
    draft.burn(player_id, "tournament_match_over")
    draft.mint_stack(player_id, draft.state.begun.ladder.stack)


def note_absence(draft: TournamentDraft, number: int, player_id: int | None) -> None:
    """Record who of a match has not been there yet; they have five minutes (T-10.3)."""
    clock = draft.state.clock_of(number)
    if clock is None:
        return
    draft.state = _with_clock(
        draft.state, replace(clock, absent_id=player_id, absent_until_ms=draft.now_ms + ABSENT_MS)
    )
    if player_id is not None:
        draft.say(News("absent", player_id, draft.state.begun.matches[number].table_id))


def draft_due_in_matches(draft: TournamentDraft, tables: Sequence[AtTable], came: Collection[int] = ()) -> str | None:
    """Draft the next timed change of a match that is due and return its cause; None if there is none.

    Who is in ``came`` is there, even if that is not noted yet.
    """
    for clock in draft.state.begun.clocks:
        absent = clock.absent_id if clock.absent_id not in came else None
        if absent is not None and draft.now_ms >= clock.absent_until_ms:
            _forfeit(draft, clock, absent)
            return "forfeit"
        table_id = draft.state.begun.matches[clock.match].table_id
        here = [table for table in tables if table.table_id == table_id]
        free = [table.table_id for table in here if table.between_hands]
        if levels.level_is_over(draft.new.settings, draft.state.of_match(clock), draft.now_ms, free):
            _next_level(draft, clock, here)
            return "level"
    return None


def _forfeit(draft: TournamentDraft, clock: MatchClock, player_id: int) -> None:
    """Let the absent player lose the match; the opponent knocks them out."""
    draft.state = _with_clock(draft.state, replace(clock, absent_id=None))
    match = draft.state.begun.matches[clock.match]
    draft.say(News("forfeited", player_id, match.table_id))
    others = tuple(player for player in match.players if player != player_id)
    lifecycle.bust(draft, {player_id: 0}, {player_id: others})


def _next_level(draft: TournamentDraft, clock: MatchClock, tables: Sequence[AtTable]) -> None:
    """Begin the next level of a match; it counts from the next hand (T-3.1, T-4.3)."""
    settings, state = draft.new.settings, draft.state.of_match(clock)
    state = level_length.next_level(settings, state, tables, draft.now_ms)
    state = level_length.with_length(settings, state, elapsed_ms(state, draft.now_ms))
    play = state.begun
    draft.state = _with_clock(draft.state, replace(clock, ladder=play.ladder, level=play.level, forecast=play.forecast))
    draft.say(News("level", table_id=draft.state.begun.matches[clock.match].table_id))


def count_hand(draft: TournamentDraft, number: int, table_id: int) -> None:
    """Count a hand of a match, for a level that lasts a number of hands (T-3.1)."""
    clock = draft.state.clock_of(number)
    if clock is not None:
        dealt = sum(count for _, count in clock.level.hands)
        level = replace(clock.level, hands=((table_id, dealt + 1),))
        draft.state = _with_clock(draft.state, replace(clock, level=level))


def _clock(state: TournamentState, number: int, now_ms: int) -> MatchClock:
    play = state.begun
    return MatchClock(number, now_ms, play.ladder, play.level, play.forecast)


def _with_clock(state: TournamentState, clock: MatchClock) -> TournamentState:
    others = [each for each in state.begun.clocks if each.match != clock.match]
    clocks = tuple(sorted([*others, clock], key=lambda each: each.match))
    return replace(state, play=replace(state.begun, clocks=clocks))
