"""The state of a tournament, saved with every change, and values derived from it. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from bot.tournaments.rules import matches
from bot.tournaments.rules.deal import DealKind
from bot.tournaments.rules.matches import Placed, Tree
from bot.tournaments.rules.prizes import places_of
from bot.tournaments.rules.structure import Ladder

Phase = Literal["scheduled", "registering", "check_in", "running", "finished", "cancelled"]
"""The phases of a tournament (T-1.1)."""
BEFORE_THE_START = frozenset({"scheduled", "registering", "check_in"})
OVER = frozenset({"finished", "cancelled"})


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """A seat that a player of a breaking table has drawn, and takes as soon as that table has finished its hand."""

    table_id: int
    seat: int


@dataclass(frozen=True, slots=True)
class Entrant:
    player_id: int
    waiting: bool = False
    """True if the player is on the waiting list, and so has not paid yet."""
    checked_in: bool = False
    playing: bool = False
    entries: int = 1
    """The number of times that the player entered: the first entry and the re-entries."""
    rebuys: int = 0
    add_on: bool = False
    out: int | None = None
    """The number of the knock-out round in which the player lost their last chips; None while they have some."""
    out_stack: int = 0
    """The player's stack at the start of the hand in which they lost their last chips (T-3.4)."""
    rebuy_until_ms: int | None = None
    """The time until which a player without chips may rebuy; None if they have no rebuy offer."""
    removed: bool = False
    """True if a moderator removed the player (T-3.6)."""
    lost_to: tuple[int, ...] = ()
    """player_ids of those who won the player's last chips, first those who get odd chips (T-7.2); empty before."""
    bounty: int = 0
    """The chips on the player's head, in escrow (T-7.1)."""
    won_bounties: int = 0
    """The chips that the player was paid for bounties."""
    prize: int = 0
    """The chips that the player won, paid into their wallet or, for a seat, into its pool."""
    deal: int = 0
    """The part of ``prize`` that a deal brought (T-9.2)."""
    proposed_at: int = 0
    """The level at which the player last proposed a deal; 0 if they never did (T-9.1)."""
    seat_in: int = 0
    """The id of the tournament in which the player won a seat that is paid for (T-8.3); 0 for none."""
    lot: int = 0
    """The player's rank by lot among equal stacks, the higher the better (T-8.2); 0 if no lot was drawn."""
    left: bool = False
    """True if the player left the server while the tournament ran."""
    refund: int = 0
    """The chips that the player got back when the running tournament was cancelled (T-3.7)."""
    table_id: int | None = None
    """The table where the player last sat; None until they are seated for their current entry."""
    moved: int = 0
    """How often the player has moved from table to table."""
    arrives_until_ms: int | None = None
    """The time until which the new table waits for a moved player; None once they have arrived (T-2.2)."""
    drawn: DrawnSeat | None = None
    """The seat that the player drew when their table broke; None once they are seated (T-2.4)."""
    sent_to: int | None = None
    """The table_id to which a moderator sent the player; once they sit there, balancing moves others first (T-3.6)."""
    owes: int = 0
    """The chips that a moderator's correction takes off the player before their next hand (T-3.6)."""
    corrected: int = 0
    """The chips that corrections have added to the player's chips, or if it is negative, taken off them (T-3.6)."""


@dataclass(frozen=True, slots=True)
class Level:
    number: int = 1
    since_ms: int = 0
    lasts_ms: int = 0
    """The length of the level in ms, fixed when it begins."""
    lasts_hands: int | None = None
    """The number of hands at a table after which the level ends; None if levels are timed."""
    hands: tuple[tuple[int, int], ...] = ()
    """(table_id, number of hands dealt there at this level)."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The measured values from which the length of a level is computed (T-4.3)."""

    hand_ms: int
    """The length of a hand at a full table in ms, as measured so far."""
    open_share: float
    """The open share when the level began; the docstring of ``rules.forecast`` defines it."""
    chips: int
    """The chips in play when the level began."""
    at_tables: tuple[tuple[int, int, int], ...] = ()
    """(table_id, hands dealt so far, players) of each table when the level began."""


@dataclass(frozen=True, slots=True)
class MatchClock:
    """The time of a running match, which has a ladder and levels of its own (T-10.1)."""

    match: int
    """The number of the match."""
    since_ms: int
    ladder: Ladder
    level: Level
    forecast: Forecast
    lost_ms: int = 0
    """The time lost to pauses and outages since the match began, in ms."""
    absent_id: int | None = None
    """player_id of the only player of the two who has not been there yet; None if there is no such player."""
    absent_until_ms: int = 0
    """The time by which that player has to act, or they lose the match (T-10.3)."""


@dataclass(frozen=True, slots=True)
class TournamentPlay:
    """The part of the state that exists once the tournament has started."""

    ladder: Ladder
    """The ladder of stakes, computed at the start."""
    level: Level
    forecast: Forecast
    tables: tuple[int, ...] = ()
    """The ids of the open tables; the last in this order is the first to be broken (T-2.4)."""
    tables_made: int = 0
    """The number of tables opened so far, from which new tables get their names."""
    rounds: int = 0
    """The number of rounds so far in which players were knocked out."""
    hand_for_hand: bool = False
    break_until_ms: int | None = None
    """The end of the current break; None between breaks."""
    lost_ms: int = 0
    """The time lost to pauses and outages since the start, in ms."""
    matches: Tree = ()
    """The tree of matches, drawn at the start; empty if everybody plays for the same chips (section 10)."""
    clocks: tuple[MatchClock, ...] = ()
    """The time of each match that has begun and is not decided."""


@dataclass(frozen=True, slots=True)
class TournamentPause:
    """A pause by a moderator (T-3.6), or because no table can get a channel."""

    since_ms: int
    at_once: bool = False
    """True if the tables stopped at once, in the middle of their hands."""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Share:
    player_id: int
    stack: int
    """The player's tournament chips when the deal was put to the players."""
    chips: int
    """The chips of the guild that the player gets."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A proposal to divide the unpaid prizes (T-9.1). It is put to the players once no hand is running."""

    number: int
    by: int
    """player_id of the player who proposed it."""
    kind: DealKind
    play_for: int = 0
    """The chips that are left for the winner."""
    seen: int = 0
    """The share that the proposer saw; if they get as much, they need not agree again."""
    shares: tuple[Share, ...] = ()
    """The share of each player, the largest stack first; empty until it is put to the players."""
    agreed: tuple[int, ...] = ()
    """player_ids of those who have agreed."""
    since_ms: int = 0
    """The time at which it was put to the players."""
    until_ms: int = 0
    """The time until which all have to agree."""

    @property
    def is_open(self) -> bool:
        """True once it is put to the players."""
        return bool(self.shares)

    @property
    def total(self) -> int:
        """The chips that are divided."""
        return sum(share.chips for share in self.shares)


@dataclass(frozen=True, slots=True)
class End:
    at_ms: int
    reason: str = ""
    """A moderator's reason for the cancellation."""
    settled: bool = False
    """True once the tournament's tables are closed and its chips are out of play."""


@dataclass(frozen=True, slots=True)
class TournamentState:
    phase: Phase = "registering"
    start_ms: int = 0
    """The time at which the tournament starts, or started."""
    entrants: tuple[Entrant, ...] = ()
    """The entrants, in the order of registration."""
    announced: tuple[str, ...] = ()
    """The kinds of one-time announcements that have already been made (T-1.4)."""
    play: TournamentPlay | None = None
    """The state of play; None before the start, and if the tournament never started."""
    prizes: tuple[int, ...] | None = None
    """The prizes from first place down; None while late registration may still change them."""
    seats: int = 0
    """The number of seats in another tournament, fixed with the prizes (T-8.1)."""
    first_extra: int = 0
    """The chips of the pool that belong to the first prize alone: bounties that nobody can win (T-7.5)."""
    pause: TournamentPause | None = None
    deal: Deal | None = None
    """The deal that is proposed; None if there is none (T-9.1)."""
    deals: int = 0
    """The number of deals proposed so far."""
    made: Deal | None = None
    """The last deal to which all agreed."""
    end: End | None = None
    """How the tournament ended; None until it is finished or cancelled."""
    check_in_cut: bool = False
    """True if an edit left less time than a check-in lasts; then nobody loses their seat for missing it (T-1.4)."""
    offered: tuple[int, ...] = ()
    """player_ids of the players to whom a moderator has sent an offer to register that they have not taken."""
    fill_until_ms: int | None = None
    """The time until which the seats had to be taken, once they are and the countdown runs (T-6.1); None before."""

    @property
    def begun(self) -> TournamentPlay:
        """The state of play. Read it only for a tournament that has started."""
        assert self.play is not None, "it has not started"
        return self.play

    @property
    def ended(self) -> End:
        """The end of the tournament. Read it only for a tournament that is over."""
        assert self.end is not None, "it is not over"
        return self.end

    @property
    def is_full(self) -> bool:
        """True if the last seat of a sit and go is taken and it starts within a minute (T-6.1)."""
        return self.fill_until_ms is not None and self.play is None

    @property
    def ends_at(self) -> int:
        """The number of players left at which the tournament ends (T-8.2)."""
        return max(1, self.seats)

    @property
    def late_over(self) -> bool:
        """True once late registration has ended, so that nobody can enter or rebuy any more."""
        return self.prizes is not None

    @property
    def may_unite(self) -> bool:
        """True if the players left may unite at a final table, which may have one seat more than others (T-2.4).

        Nobody can enter any more, somebody is out, and there were several tables.
        """
        play = self.play
        return play is not None and self.late_over and play.tables_made > 1 and play.rounds > 0

    @property
    def asks_about_deal(self) -> bool:
        """True while a deal is put to the players and play waits for their answers (T-9.1)."""
        return self.deal is not None and self.deal.is_open

    @property
    def ended_by_deal(self) -> bool:
        """True if a deal ended the tournament, with nothing left to play for (T-9.2)."""
        return self.phase == "finished" and self.made is not None and not self.made.play_for

    @property
    def paused_at_once(self) -> bool:
        """True if a pause has stopped the tables at once, in the middle of their hands."""
        return self.pause is not None and self.pause.at_once

    @property
    def settled(self) -> bool:
        """True once the tournament is over, its tables are closed and its chips are out of play."""
        return self.end is not None and self.end.settled

    @property
    def reason(self) -> str:
        """A moderator's reason for the cancellation or the current pause; empty if there is none."""
        stopped = self.end or self.pause
        return stopped.reason if stopped is not None else ""

    def entrant(self, player_id: int | None) -> Entrant | None:
        return next((entrant for entrant in self.entrants if entrant.player_id == player_id), None)

    def registered(self) -> list[Entrant]:
        """Return the entrants who have paid; those on the waiting list have not."""
        return [entrant for entrant in self.entrants if not entrant.waiting]

    def playing(self) -> list[Entrant]:
        """Return the entrants who have chips, or may still rebuy."""
        return [entrant for entrant in self.entrants if entrant.playing]

    def started(self) -> list[Entrant]:
        """Return everybody who was ever dealt in."""
        return [entrant for entrant in self.entrants if entrant.playing or entrant.out is not None]

    def with_entrant(self, entrant: Entrant) -> "TournamentState":
        """Return the state with the entrant added, or put in place of the same player's old entry."""
        if self.entrant(entrant.player_id) is None:
            return replace(self, entrants=(*self.entrants, entrant))
        return replace(
            self,
            entrants=tuple(entrant if each.player_id == entrant.player_id else each for each in self.entrants),
        )

    def without(self, player_id: int) -> "TournamentState":
        return replace(self, entrants=tuple(each for each in self.entrants if each.player_id != player_id))

    def places(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Yield (place, players who share it) for the places decided, best first (T-3.3, T-3.4)."""
        left = len(self.playing())
        if self.play is not None and self.play.matches:
            yield from self._places_in_matches()
            return
        out = [entrant for entrant in self.entrants if entrant.out is not None and not entrant.playing]
        if left and self.phase == "finished":
            yield 1, tuple(entrant.player_id for entrant in self.playing())
        for number in sorted({entrant.out for entrant in out if entrant.out is not None}, reverse=True):
            busts = {entrant.player_id: (entrant.out_stack, entrant.lot) for entrant in out if entrant.out == number}
            yield from sorted(places_of(busts, left))
            left += len(busts)

    # Matches

    def placed(self) -> list[Placed]:
        """Return the players who are out of a match, with the places that they share; none without matches."""
        out = {each.player_id: (each.out, each.out_stack) for each in self.entrants if each.out and not each.playing}
        return list(matches.places(self.play.matches, out)) if self.play is not None else []

    def _places_in_matches(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        if self.phase == "finished":
            yield 1, tuple(entrant.player_id for entrant in self.playing())
        placed = self.placed()
        for place in sorted({each.place for each in placed}):
            yield place, tuple(each.player_id for each in placed if each.place == place)

    def match_at(self, table_id: int | None) -> int | None:
        """Return the number of the match that is played at the table; None if there is none."""
        tree = self.play.matches if self.play is not None and table_id is not None else ()
        return next((number for number, match in enumerate(tree) if match.table_id == table_id), None)

    def clock_of(self, number: int | None) -> MatchClock | None:
        """Return the time of the match; None if it has not begun, or is decided."""
        return next((clock for clock in self.begun.clocks if clock.match == number), None)

    def at_table(self, table_id: int | None) -> "TournamentState":
        """Return the state of the match at the table, as if it were a tournament of its own; otherwise the state."""
        clock = self.clock_of(number) if (number := self.match_at(table_id)) is not None else None
        return self.of_match(clock) if clock is not None else self

    def of_match(self, clock: MatchClock) -> "TournamentState":
        """Return the state of a match, as if it were a tournament of its own."""
        players = self.begun.matches[clock.match].players
        play = replace(self.begun, ladder=clock.ladder, level=clock.level, forecast=clock.forecast)
        play = replace(play, lost_ms=clock.lost_ms, matches=(), clocks=())
        entrants = tuple(entrant for entrant in self.entrants if entrant.player_id in players)
        return replace(self, start_ms=clock.since_ms, entrants=entrants, play=play)

    def courses(self) -> list["TournamentState"]:
        """Return the state of each match that runs; without matches, the state itself."""
        play = self.begun
        return [self.of_match(clock) for clock in play.clocks] if play.matches else [self]
