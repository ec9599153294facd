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
    table_id: int | None = None
    """The table where the player was last noted to sit; None while they have not been seated since their last entry."""
    moved: int = 0
    """How often the player has moved from table to table."""
    arrives_until_ms: int | None = None
    """Moved to another table, and not seen there yet (T-2.2)."""


@dataclass(frozen=True, slots=True)
class Level:
    number: int = 1
    since_ms: int = 0
    lasts_ms: int = 0
    """Fixed when it begins."""
    lasts_hands: int | None = None
    """The same in hands at a table; None where levels go by the clock."""
    hands: tuple[tuple[int, int], ...] = ()
    """(table_id, hands dealt there at this level)."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The facts that the length of a level is worked out from (T-4.3)."""

    hand_ms: int
    """How long a hand takes at a full table, as known so far."""
    open_share: float
    """The part of the tournament that was left to be decided when the level began."""
    chips: int
    """In play when the level began."""
    at_tables: tuple[tuple[int, int, int], ...] = ()
    """(table_id, hands dealt there, players) when the level began."""


@dataclass(frozen=True, slots=True)
class Play:
    """The part of the state that there is from the start on."""

    ladder: Ladder
    """As it was made at the start."""
    level: Level
    forecast: Forecast
    tables: tuple[int, ...] = ()
    """In the order in which they stay; the last breaks first (T-2.4)."""
    tables_made: int = 0
    """For their names."""
    rounds: int = 0
    """Of busts."""
    hand_for_hand: bool = False
    break_until_ms: int | None = None
    """None between breaks."""
    lost_ms: int = 0
    """Of pauses, breaks and outages since the start."""


@dataclass(frozen=True, slots=True)
class Pause:
    """By a moderator (T-3.6), or because no table can be placed."""

    since_ms: int
    at_once: bool = False
    """True if the tables stop in the middle of their hands."""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class End:
    at_ms: int
    reason: str = ""
    """A moderator's, for the cancellation."""
    settled: bool = False
    """Its tables are closed and its chips gone."""


@dataclass(frozen=True, slots=True)
class TournamentState:
    phase: Phase = "registering"
    start_ms: int = 0
    """When it starts, or started."""
    entrants: tuple[Entrant, ...] = ()
    """In the order of registration."""
    told: tuple[str, ...] = ()
    """Reminders sent, and what else is said once (T-1.4)."""
    play: Play | None = None
    """None before the start, and where it never began."""
    prizes: tuple[int, ...] | None = None
    """From first place down; None while late registration may still change them."""
    pause: Pause | None = None
    end: End | None = None
    """None until it is finished or cancelled."""

    @property
    def begun(self) -> Play:
        """The play of a tournament that has started."""
        assert self.play is not None, "it has not started"
        return self.play

    @property
    def ended(self) -> End:
        """The end of a tournament that is over."""
        assert self.end is not None, "it is not over"
        return self.end

    @property
    def late_over(self) -> bool:
        """True once nobody can enter or rebuy any more."""
        return self.prizes is not None

    @property
    def paused_at_once(self) -> bool:
        """True if the tables stop, too."""
        return self.pause is not None and self.pause.at_once

    @property
    def settled(self) -> bool:
        """Over, its tables closed and its chips gone."""
        return self.end is not None and self.end.settled

    @property
    def reason(self) -> str:
        """A moderator's, for the cancellation or for the pause that lasts; empty where none was given."""
        stopped = self.end or self.pause
        return stopped.reason if stopped is not None else ""

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
