"""Counting the figures of finished hands.

The hands are read on a separate connection and written in one short transaction. The schema lists each hand when it
closes; a hand is counted once, even if two processes or tasks count at the same time.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.history.achievements import BY_DOWN_CARDS, SHOWDOWNS, SHOWDOWNS_IN_A_ROW, earned
from bot.history.facts import SeatFacts, big_bet, facts, has_shown
from bot.history.ports import Earned
from bot.poker.events import Event, HandStarted
from bot.poker.machine.transitions import CORRUPT_LOG
from bot.tables.saving import StoreError
from db.history.hand_archive import Filed, filed
from db.json_codecs import SETTINGS

DAY_MS: Final = 24 * 60 * 60 * 1000
UNKNOWN_GAME: Final = ""
"""The game stored for a hand of a mixed table if the hand's log was deleted.

Such a hand counts only in the figures of all games.
"""

_WAITING: Final = "SELECT hand_id FROM uncounted_hand ORDER BY place LIMIT ?"
_LEFT: Final = "SELECT count(*) FROM uncounted_hand"
_PRACTICE: Final = """SELECT h.id FROM json_each(?) wanted JOIN hand h ON h.id = wanted.value
    JOIN poker_table t ON t.id = h.table_id WHERE t.practice"""
_DONE: Final = "DELETE FROM uncounted_hand WHERE hand_id = ?"
_RESULT: Final = """INSERT INTO hand_result(player_id, hand_id, guild_id, game, closed_ms, net, bets)
    VALUES (:player, :hand, :guild, :game, :closed, :net, :bets)"""
_DAY: Final = """INSERT INTO player_day(guild_id, player_id, day, game, hands, profit, bets, second_streets, showdowns,
        showdowns_won, biggest_pot)
    VALUES (:guild, :player, :day, :game, 1, :net, :bets, :second, :showdown, :won, :collected)
    ON CONFLICT(guild_id, player_id, day, game) DO UPDATE SET hands = hands + 1, profit = profit + excluded.profit,
        bets = bets + excluded.bets, second_streets = second_streets + excluded.second_streets,
        showdowns = showdowns + excluded.showdowns, showdowns_won = showdowns_won + excluded.showdowns_won,
        biggest_pot = max(biggest_pot, excluded.biggest_pot)"""
_TOURNAMENT_DAY: Final = """INSERT INTO tournament_day(guild_id, player_id, day, game, hands, bets, second_streets,
        showdowns, showdowns_won, last_ms)
    VALUES (:guild, :player, :day, :game, 1, :bets, :second, :showdown, :won, :closed)
    ON CONFLICT(guild_id, player_id, day, game) DO UPDATE SET hands = hands + 1, bets = bets + excluded.bets,
        second_streets = second_streets + excluded.second_streets, showdowns = showdowns + excluded.showdowns,
        showdowns_won = showdowns_won + excluded.showdowns_won, last_ms = max(last_ms, excluded.last_ms)"""
_LINKED: Final = "EXISTS(SELECT 1 FROM player_link WHERE player_id = :player)"
_EARNED: Final = f"""INSERT INTO achievement(guild_id, player_id, name, hand_id)
    SELECT :guild, :player, :name, :hand WHERE {_LINKED} ON CONFLICT(guild_id, player_id, name) DO NOTHING"""
_UNLISTED: Final = "SELECT 1 FROM unlisted_player WHERE guild_id = :guild AND player_id = :player"
_RUN: Final = f"""INSERT INTO showdown_run(guild_id, player_id, showdowns)
    SELECT :guild, :player, :showdown WHERE {_LINKED}
    ON CONFLICT(guild_id, player_id) DO UPDATE SET showdowns = iif(:showdown, showdowns + 1, 0) RETURNING showdowns"""


@dataclass(frozen=True, slots=True)
class Share:
    """One player's part in a hand."""

    player_id: int
    net: int
    facts: SeatFacts
    earned: frozenset[str] = frozenset()
    shown: bool = False
    """True if everybody saw the player's cards at the end."""


@dataclass(frozen=True, slots=True)
class CountedHand:
    hand_id: int
    guild_id: int
    closed_ms: int
    game: str = UNKNOWN_GAME
    big_bet: int = 1
    cash: bool = False
    """True if the hand was played for the server's chips; hands of tournaments are counted separately."""
    shares: tuple[Share, ...] = field(default=(), repr=False)
    """The players' parts; empty for practice."""
    table_id: int = 0


@dataclass(frozen=True, slots=True)
class Batch:
    counted: tuple[CountedHand, ...]
    left: int
    """The number of finished hands that are not counted yet."""


# Reading


def next_batch(most: int, connection: sqlite3.Connection) -> Batch:
    """Return up to ``most`` uncounted hands, the oldest first."""
    waiting = [hand_id for (hand_id,) in connection.execute(_WAITING, (most,))]
    practice = {hand_id for (hand_id,) in connection.execute(_PRACTICE, (str(waiting),))}
    real = [hand_id for hand_id in waiting if hand_id not in practice]
    counted = (*map(tally, filed(connection, real)), *(CountedHand(hand_id, 0, 0) for hand_id in practice))
    (left,) = connection.execute(_LEFT).fetchone()
    return Batch(counted, left - len(waiting))


def tally(one: Filed) -> CountedHand:
    """Return the figures of a hand.

    If its log is deleted or unreadable, only the chips in the ledger count.
    """
    players = {} if one.hand is None else one.hand.players
    events = () if one.hand is None else tuple(logged.event for logged in one.hand.events)
    told, praised = facts(events), _earned(events)
    parts = {
        player: (told[seat], praised.get(seat, frozenset()), has_shown(events, seat))
        for seat, player in players.items()
        if seat in told
    }
    shares = [Share(player, net, *parts.get(player, (SeatFacts(),))) for player, net in one.net.items()]
    game, bet = _played(one, events)
    cash, table_id = one.tournament_id is None, 0 if one.hand is None else one.hand.table_id
    return CountedHand(one.hand_id, one.guild_id, one.closed_ms, game, bet, cash, tuple(shares), table_id)


def _earned(events: Sequence[Event]) -> dict[int, frozenset[str]]:
    try:
        return earned(events) if events else {}
    except CORRUPT_LOG:
        # The log makes no sense: count only the chips.
        return {}


def _played(one: Filed, events: Sequence[Event]) -> tuple[str, int]:
    """Return the hand's game and big bet; without a log, they come from the table's settings."""
    if events and isinstance(events[0], HandStarted):
        return events[0].game, big_bet(events[0].stakes)
    try:
        settings = SETTINGS.load(one.settings)
    except StoreError:
        return UNKNOWN_GAME, 1
    return UNKNOWN_GAME if settings.rotation else settings.game, big_bet(settings.stakes)


# Writing


def put(counted: Iterable[CountedHand], connection: sqlite3.Connection) -> list[Earned]:
    """Save the hands that are still uncounted; return the new achievements that they bring."""
    found: list[Earned] = []
    for each in counted:
        if connection.execute(_DONE, (each.hand_id,)).rowcount == 1:
            found += _put(connection, each)
    return found


def _put(connection: sqlite3.Connection, each: CountedHand) -> Iterator[Earned]:
    rows = [_row(each, share) for share in each.shares]
    if each.cash:
        connection.executemany(_RESULT, rows)
        connection.executemany(_DAY, rows)
    else:
        connection.executemany(_TOURNAMENT_DAY, rows)
    for row, share in zip(rows, each.shares, strict=True):
        run = connection.execute(_RUN, row).fetchone()
        streak = {SHOWDOWNS} if run is not None and run[0] >= SHOWDOWNS_IN_A_ROW else set()
        for name in sorted(share.earned | streak):
            if connection.execute(_EARNED, {**row, "name": name}).rowcount == 1:
                is_public = share.shown or name not in BY_DOWN_CARDS
                is_open_to_all = is_public and connection.execute(_UNLISTED, row).fetchone() is None
                yield Earned(each.guild_id, each.table_id, share.player_id, name, each.closed_ms, is_open_to_all)


def _row(each: CountedHand, share: Share) -> dict[str, int | float | str]:
    return {
        "player": share.player_id,
        "hand": each.hand_id,
        "guild": each.guild_id,
        "game": each.game,
        "closed": each.closed_ms,
        "day": each.closed_ms // DAY_MS,
        "net": share.net,
        "bets": share.net / each.big_bet,
        "second": int(share.facts.second_street),
        "showdown": int(share.facts.showdown),
        "won": int(share.facts.showdown_won),
        "collected": share.facts.collected,
    }
