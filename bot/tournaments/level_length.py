"""The length of a tournament's levels, chosen so that the tournament ends on time (T-4.3). Pure.

A level lasts about as long as the organiser set, and its length is fixed when it begins. It depends on the measured
speed of play, on the chips that were bought, and on breaks, but not on how the chips are distributed.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from bot.tournaments.rules.forecast import Breaks, Course, depth_share, hand_share, mixed
from bot.tournaments.rules.seating import tables_for
from bot.tournaments.rules.structure import Ladder
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Forecast, Level, TournamentPlay, TournamentState

MINUTE_MS: Final = 60_000
LEAST_SHARE: Final = 1 / 3
"""The minimum length of a level, as a share of the organiser's setting."""
MOST_SHARE: Final = 5.0
"""The maximum length of a level, as a share of the organiser's setting."""
LEAST_MINUTES: Final = 1.0
"""The minimum length of a level in minutes, whatever the organiser set."""
CHANGE_MOST: Final = 2.0
"""The maximum factor by which a level may be longer or shorter than the level before it."""
HANDS_KNOWN: Final = 2
"""The usual hand length counts as much as this number of hands measured at each table."""
EARLY_SHARE: Final = 0.1
"""The forecast end is shown if it is earlier than the target by more than this share of the target."""
MEAN_HAND: Final = 1.15
"""The mean length of a hand, divided by its median length (T-4.3); a few long hands raise the mean."""


@dataclass(frozen=True, slots=True)
class AtTable:
    """The data about a table that a level's length depends on."""

    table_id: int
    players: int = 0
    hands: int = 0
    """The number of hands dealt at the table so far."""
    between_hands: bool = False
    """True if the table may deal its next hand."""


def first_level(settings: TournamentSettings, entrants: int, state: TournamentState, now_ms: int) -> TournamentState:
    """Return the state of a tournament that starts now, with its ladder and the length of its first level."""
    players, ladder = max(entrants, 2), settings.ladder(entrants)
    forecast = Forecast(_usual_hand_ms(settings), open_share=1 - 1 / players, chips=players * ladder.stack)
    begun = replace(state, play=TournamentPlay(ladder, Level(since_ms=now_ms), forecast))
    return _with_length(settings, begun, players, 0)


@lru_cache(maxsize=256)
def planned(settings: TournamentSettings, entrants: int) -> TournamentState:
    """Return the state that the tournament would have at its start with this many entrants.

    Cached, because many people view a tournament before it starts.
    """
    return first_level(settings, entrants, TournamentState(), 0)


@lru_cache(maxsize=256)
def likely_minutes(settings: TournamentSettings, entrants: int) -> int:
    """Return the expected length of the tournament in minutes, with this many entrants.

    It is the target, unless the tournament would end much earlier even with the longest levels.
    """
    state, target = planned(settings, entrants), settings.target_minutes
    ends = _course(settings, state, max(entrants, 2)).minutes(state.begun.level.lasts_ms / MINUTE_MS, target)
    return target if ends >= (1 - EARLY_SHARE) * target else max(5, 5 * round(ends / 5))


def next_level(
    settings: TournamentSettings, state: TournamentState, tables: Iterable[AtTable], now_ms: int
) -> TournamentState:
    """Return the state moved to the next level; ``with_length`` then sets how long it lasts.

    The estimated length of a hand is updated with the level that has just ended.
    """
    before = state.begun.level
    state = _with_hand_length(settings, state, tables, now_ms - before.since_ms)
    left = _course(settings, state, _players(state)).open_after((now_ms - before.since_ms) / MINUTE_MS)
    level = replace(before, number=before.number + 1, since_ms=now_ms, hands=())
    forecast = replace(state.begun.forecast, open_share=left)
    return replace(state, play=replace(state.begun, level=level, forecast=forecast))


def _usual_hand_ms(settings: TournamentSettings) -> int:
    return round(1000 * MEAN_HAND * settings.usual_hand_seconds)


def with_length(settings: TournamentSettings, state: TournamentState, played_ms: int) -> TournamentState:
    """Return the state with the length of the current level set; it begins ``played_ms`` after the start.

    Chips bought during the level before are included from now on.
    """
    stack, before = state.begun.ladder.stack, state.begun.forecast
    chips = max(_chips(state), stack)
    stacks = before.chips**2 * (1 - before.open_share) + max(0, chips - before.chips) * stack
    forecast = replace(before, open_share=max(0.0, 1 - stacks / chips**2), chips=chips)
    state = replace(state, play=replace(state.begun, forecast=forecast))
    return _with_length(settings, state, _players(state), played_ms)


def _with_length(settings: TournamentSettings, state: TournamentState, players: int, played_ms: int) -> TournamentState:
    level = state.begun.level
    usual, left = settings.usual_level_minutes, settings.target_minutes - played_ms / MINUTE_MS
    least, most = max(LEAST_MINUTES, LEAST_SHARE * usual), max(LEAST_MINUTES, MOST_SHARE * usual)
    if level.number > 1:
        before = level.lasts_ms / MINUTE_MS
        least, most = max(least, before / CHANGE_MOST), min(most, before * CHANGE_MOST)
    lasts_ms = round(MINUTE_MS * _level_minutes(_course(settings, state, players), left, least, most))
    hands = _hands_in(settings, state, players, lasts_ms) if settings.level_hands else None
    return replace(state, play=replace(state.begun, level=replace(level, lasts_ms=lasts_ms, lasts_hands=hands)))


def _hands_in(settings: TournamentSettings, state: TournamentState, players: int, lasts_ms: int) -> int:
    final = settings.seats_at_only_table(unites=state.may_unite)
    at_table = players / tables_for(players, settings.seats, final)
    return max(1, round(lasts_ms / state.begun.forecast.hand_ms / hand_share(at_table)))


@lru_cache(maxsize=256)
def _level_minutes(course: Course, minutes_left: float, least: float, most: float) -> float:
    """Return ``course.level_minutes`` for these arguments.

    Cached, because it takes milliseconds to compute, and tournaments with equal settings start with equal courses.
    """
    return course.level_minutes(minutes_left, least, most)


def _course(settings: TournamentSettings, state: TournamentState, players: int) -> Course:
    ladder, forecast = state.begun.ladder, state.begun.forecast
    return Course(
        _bets(ladder),
        state.begun.level.number,
        players,
        forecast.chips,
        ladder.stack,
        forecast.open_share,
        forecast.hand_ms / 1000,
        settings.seats,
        settings.final_seats,
        mixed(settings.speeds),
        breaks_of(settings, state),
    )


@lru_cache(maxsize=256)
def _bets(ladder: Ladder) -> Callable[[int], int]:
    """Return a function that maps a level to its bet.

    It is cached per ladder, so that two courses with the same ladder compare equal.
    """
    return cache(ladder.bet)


def breaks_of(settings: TournamentSettings, state: TournamentState) -> Breaks:
    """Return the breaks still to come: one for add-ons at the end of late registration, and regular ones."""
    sells = settings.add_on and not state.late_over
    add_on_level = settings.late_until(state.begun.ladder) if sells else None
    return Breaks(settings.break_minutes, settings.break_levels, add_on_level)


def _players(state: TournamentState) -> int:
    return max(2, len(state.playing()))


def _chips(state: TournamentState) -> int:
    """Return the chips in play: every stack that was bought and every correction, except those of removed players."""
    counted = [each for each in state.started() if not each.removed]
    bought = sum(each.entries + each.rebuys + each.add_on for each in counted)
    return bought * state.begun.ladder.stack + sum(each.corrected for each in counted)


def _with_hand_length(
    settings: TournamentSettings, state: TournamentState, tables: Iterable[AtTable], lasted_ms: int
) -> TournamentState:
    """Return the state with the estimated length of a hand updated from the level that has just ended."""
    play, forecast = state.begun, state.begun.forecast
    before = {table_id: (dealt, players) for table_id, dealt, players in forecast.at_tables}
    after = tuple((table.table_id, table.hands, table.players) for table in tables)
    bet = play.ladder.bet(play.level.number)
    shallow = depth_share(mixed(settings.speeds), forecast.chips / _players(state) / bet)
    took_ms, hands = 0, 0.0
    known = HANDS_KNOWN * max(1, len(after))
    for table_id, dealt, players in after:
        if table_id not in before and play.level.number > 1:
            continue  # opened in the middle of the level
        # At the start the first hand is dealt at once: on average the hand that runs now is half over.
        dealt_before, players_before = before.get(table_id, (0.5, players))
        # A level may be too short for a hand, but its time still counts.
        took_ms += lasted_ms
        hands += shallow * max(0, dealt - dealt_before) * (hand_share(players) + hand_share(players_before)) / 2
    known_ms = round((known * forecast.hand_ms + took_ms) / (known + hands))
    return replace(state, play=replace(play, forecast=replace(forecast, at_tables=after, hand_ms=known_ms)))
