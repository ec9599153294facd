"""The state that a tournament remembers, saved with every change; and the questions that it answers about itself.
Pure."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from bot.tournaments.rules.prizes import places_of
from bot.tournaments.rules.structure import Ladder

Phase = Literal["scheduled", "registering", "check_in", "running", "finished", "cancelled"]
"""T-1.1."""
OVER = frozenset({"finished", "cancelled"})


@dataclass(frozen=True, slots=True)
class Entrant:
    player_id: int
    registered_ms: int
    waiting: bool = False
    """On the waiting list: nothing is paid yet."""
    checked_in: bool = False
    playing: bool = False
    entries: int = 1
    """Buy-ins for a seat: the first, and re-entries."""
    rebuys: int = 0
    add_on: bool = False
    out: int | None = None
    """The round in which the player lost their last chips; None while they have some, or may still rebuy."""
    out_stack: int = 0
    """Their stack at the start of that hand (T-3.4)."""
    rebuy_until_ms: int | None = None
    """The player is broke, and asked whether they rebuy until then."""
    removed: bool = False
    """By a moderator (T-3.6)."""
    prize: int = 0
    """Chips paid into the player's wallet."""
    refund: int = 0
    """Chips that the player got back where the tournament was cancelled while it ran (T-3.7)."""
    table_id: int = 0
    """The table where the player was last noted to sit; 0 while they have not been seated since their last entry."""
    moved: int = 0
    """How often the player has moved from table to table."""
    arrives_until_ms: int | None = None
    """Moved to another table, and not seen there yet (T-2.2)."""


@dataclass(frozen=True, slots=True)
class TournamentState:
    phase: Phase = "registering"
    start_ms: int = 0
    """When it starts, or started."""
    entrants: tuple[Entrant, ...] = ()
    """In the order of registration."""
    told: tuple[str, ...] = ()
    """Reminders sent, and what else is said once (T-1.4)."""
    bets: tuple[int, ...] = ()
    """The ladder as it was at the start, and its growth past the end."""
    growth: float = 1.0
    stack: int = 0
    """A starting stack, fixed at the start."""
    level: int = 0
    level_since_ms: int = 0
    level_ms: int = 0
    """How long it lasts, fixed when it begins; 0 where an older version began it, for as long as was set."""
    level_lasts_hands: int = 0
    """The same in hands at a table, where levels go by hands."""
    hand_ms: int = 0
    """How long a hand takes at a full table, as known so far."""
    open_share: float = 0.0
    """The part of the tournament that was left to be decided, by the forecast, when the level began."""
    chips: int = 0
    """In play when the level began."""
    at_tables: tuple[tuple[int, int, int], ...] = ()
    """(table_id, hands dealt there, players) when the level began."""
    level_hands: tuple[tuple[int, int], ...] = ()
    """(table_id, hands dealt there at this level)."""
    tables: tuple[int, ...] = ()
    """In the order in which they stay; the last breaks first (T-2.4)."""
    tables_made: int = 0
    """For their names."""
    rounds: int = 0
    """Of busts."""
    late_over: bool = False
    prizes: tuple[int, ...] = ()
    """From first place down, fixed when late registration is over."""
    hand_for_hand: bool = False
    paused: Literal["after_hand", "at_once"] | None = None
    paused_since_ms: int = 0
    lost_ms: int = 0
    """Of pauses, breaks and outages since the start."""
    break_until_ms: int | None = None
    breaks: int = 0
    """Had so far."""
    finished_ms: int = 0
    reason: str = ""
    """A moderator's, for the pause that lasts or for the cancellation."""
    settled: bool = False
    """Over, its tables closed and its chips gone."""

    def entrant(self, player_id: int | None) -> Entrant | None:
        return next((entrant for entrant in self.entrants if entrant.player_id == player_id), None)

    def registered(self) -> list[Entrant]:
        """The entrants who have paid."""
        return [entrant for entrant in self.entrants if not entrant.waiting]

    def playing(self) -> list[Entrant]:
        """The entrants who have chips, or may still rebuy."""
        return [entrant for entrant in self.entrants if entrant.playing]

    def started(self) -> list[Entrant]:
        """Everybody who was ever dealt in."""
        return [entrant for entrant in self.entrants if entrant.playing or entrant.out is not None]

    def with_entrant(self, entrant: Entrant) -> "TournamentState":
        """New, or in place of the one of the same player."""
        if self.entrant(entrant.player_id) is None:
            return replace(self, entrants=(*self.entrants, entrant))
        return replace(
            self,
            entrants=tuple(entrant if each.player_id == entrant.player_id else each for each in self.entrants),
        )

    def without(self, player_id: int) -> "TournamentState":
        return replace(self, entrants=tuple(each for each in self.entrants if each.player_id != player_id))

    def bet(self, level: int) -> int:
        """The small bet of a level, or the big blind (T-4.1)."""
        return self.ladder.bet(max(level, 1))

    def level_of(self, bet: int) -> int | None:
        """The level, from 1, that is played with this bet; None where none is."""
        return self.ladder.level(bet)

    @property
    def ladder(self) -> Ladder:
        """The ladder as it was made at the start."""
        return Ladder(self.bets, self.growth, self.stack, None)

    def places(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        """(place, the players who have or share it), the best first, of the places that are known (T-3.3, T-3.4)."""
        left = len(self.playing())
        out = [entrant for entrant in self.entrants if entrant.out is not None and not entrant.playing]
        if left == 1 and self.phase == "finished":
            yield 1, (self.playing()[0].player_id,)
        for number in sorted({entrant.out for entrant in out if entrant.out is not None}, reverse=True):
            busts = {entrant.player_id: entrant.out_stack for entrant in out if entrant.out == number}
            yield from sorted(places_of(busts, left))
            left += len(busts)
