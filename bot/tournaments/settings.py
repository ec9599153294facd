"""A tournament's settings, and values derived from them. Pure."""

from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.mixes import is_of_both_kinds, least_bet
from bot.poker.games.speed import Speed
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit
from bot.tables.rules.rotation import Leg, checked_legs, legs
from bot.tables.state import TableSettings
from bot.tournaments.rules import structure
from bot.tournaments.rules.formats import FILL_HOURS, Ending, Format, Matches, format_of, rounds_for
from bot.tournaments.rules.league import Formula, Scoring, Season
from bot.tournaments.rules.prizes import prizes, shares
from bot.tournaments.rules.seating import final_seats

ENTRANTS_MOST = 64
TOURNAMENTS_MOST = 50
"""The maximum number of unfinished tournaments per server, not counting recurrences.

Each of them needs a message, an event and deadlines.
"""
LATE_BIG_BETS = 8
"""Late registration ends when a starting stack is worth fewer big bets than this (T-1.5)."""
GUARANTEE_MOST = 10**9
"""The maximum prize pool that a server may guarantee, in chips."""
NEVER_SECONDS = 10**9
"""The idle time of a tournament's table, so long that it never ends: only the director closes the table."""


@dataclass(frozen=True)
class TournamentSettings:
    """The settings of a tournament.

    ``buy_in`` and ``guarantee`` are in chips of the guild; all other amounts are in chips of the tournament.
    """

    name: str
    game: str
    rules: HouseRules
    limit: Limit | None = "fixed"
    """None in a mix whose games are each played in their usual limit (R-17.2)."""
    rotation: tuple[str, ...] = ()
    """A mix's games in order, beginning with ``game``; empty if there is only one game."""
    seats: int = 6
    """The number of seats at a table."""
    target_minutes: int = 60
    level_minutes: int = 6
    level_hands: int = 0
    """The number of hands that a level lasts; 0 if levels are timed."""
    hand_seconds: int | None = None
    """The measured length of a hand in this guild, in seconds; None if it is not known yet."""
    stack_bets: int | None = None
    first_bet: int = structure.FIRST_BET
    buy_in: int = 0
    guarantee: int = 0
    bounty: int = 0
    """The percentage of each buy-in and re-entry that is the entrant's bounty; 0 for none (T-7.1)."""
    progressive: bool = False
    """True if half of each bounty goes onto the head of the player who wins it (T-7.4)."""
    sit_and_go: bool = False
    """True if the tournament starts once its last seat is taken, and not at a time (T-6.1)."""
    fill_hours: int = FILL_HOURS
    """The number of hours in which a sit and go has to fill (T-6.1)."""
    matches: Matches = "none"
    """The tree of matches in which it is played; a match lasts about ``target_minutes`` (section 10)."""
    standing: bool = False
    """True if the next one opens as soon as this one starts, or was not filled in time (T-6.3)."""
    target: int = 0
    """The id of the tournament in which seats are won; 0 for none (T-8.1)."""
    target_series: int = 0
    """The id of the recurrence in whose next tournament seats are won; 0 for none (T-8.1)."""
    target_name: str = ""
    """The name of that tournament or recurrence."""
    seat_chips: int = 0
    """The buy-in of the target when the tournament was set up: what a seat is worth."""
    seats_guaranteed: int = 0
    entrants_least: int = 4
    entrants_most: int = ENTRANTS_MOST
    late_levels: int = 2
    """The last level with late registration, re-entries and rebuys; 0 for none.

    ``late_until`` may return an earlier level.
    """
    re_entries: int = 0
    rebuys: int = 0
    add_on: bool = False
    """True to offer an add-on in a break after the late levels."""
    break_levels: int = 0
    """The number of levels between two breaks; 0 for no breaks."""
    break_minutes: int = 5
    check_in: bool = True
    shares: tuple[str, ...] = ()
    """The percentages of the pool that the organiser set, from first place down; empty for the usual ones."""
    turn_seconds: int = 30
    season: Season | None = None
    """The league season (a month, a quarter or a year) in which the tournament counts; None if it does not count."""
    points: Formula = "field"
    """The league's formula for this tournament."""
    points_knockout: int = 0
    points_showing_up: int = 0
    zone: str = "UTC"
    """The IANA time zone of the tournament; it also decides in which league season the tournament counts."""
    ping_role: int = 0
    """Discord's id of the role that is pinged once, when registration opens; 0 for none."""
    entry_role: int = 0
    """Discord's id of the role that everyone needs to register; 0 for none."""
    password: str = field(default="", repr=False)
    """The hash of the password that everyone needs to register; empty for none."""
    usual_start: str = ""
    """The usual start of tournaments made from a template, like ``friday 20:00``; empty if there is none."""

    @property
    def is_satellite(self) -> bool:
        """True if seats in another tournament are won (T-8.1)."""
        return bool(self.target or self.target_series)

    @property
    def promises(self) -> int:
        """The guaranteed chips and seats, as a figure that is 0 if nothing is guaranteed."""
        return self.guarantee + self.seats_guaranteed

    @property
    def games(self) -> tuple[Game, ...]:
        return tuple(GAMES[name] for name in self.rotation or (self.game,))

    @cached_property
    def legs(self) -> tuple[Leg, ...]:
        """The games in order, each with its rules and the first level's stakes, at least one."""
        return legs(self._table_settings(self.seats))

    @property
    def has_fixed_bets(self) -> bool:
        """True if a game has a fixed limit: then the levels' bets are small bets, otherwise big blinds (R-17.7)."""
        return any(leg.stakes.limit == "fixed" for leg in self.legs)

    @cached_property
    def format(self) -> Format:
        fill_hours = self.fill_hours if self.sit_and_go else 0
        rounds = rounds_for(self.matches, self.seats)
        ending = Ending(self.seat_chips, self.seats_guaranteed)
        return format_of(self.bounty, progressive=self.progressive, fill_hours=fill_hours, rounds=rounds, ending=ending)

    def players_at(self, entrants: int) -> int:
        """Return how many play for the same chips: all entrants, or those of the largest match."""
        return self.format.rounds.players(entrants)

    def minutes_for(self, entrants: int) -> int:
        """Return the target length of the whole tournament in minutes, with all its rounds."""
        return self.format.rounds.minutes(self.target_minutes, entrants)

    @cached_property
    def bounty_chips(self) -> int:
        """The chips of each buy-in and re-entry that are the entrant's bounty (T-7.1)."""
        return self.format.bounty.of(self.buy_in)

    @property
    def price(self) -> tuple[int | bool, ...]:
        """Everything that says what an entry costs and where its chips go."""
        seats = self.target, self.target_series, self.seat_chips, self.seats_guaranteed
        return self.buy_in, self.bounty, self.progressive, *seats

    @cached_property
    def pool_chips(self) -> int:
        """The chips of each buy-in and re-entry that go into the prize pool: all but the bounty."""
        return self.buy_in - self.bounty_chips

    @property
    def scoring(self) -> Scoring:
        return Scoring(self.points, self.points_knockout, self.points_showing_up)

    @property
    def final_seats(self) -> int:
        return final_seats(self.seats, min(game.seats_most for game in self.games))

    def seats_at_only_table(self, *, unites: bool) -> int:
        """Return the most players who may sit at the only table; ``unites``: it unites the last of several (T-2.4)."""
        return self.final_seats if unites else self.seats

    @property
    def tempo(self) -> structure.Tempo:
        return structure.tempo_of([(leg.game, leg.rules) for leg in self.legs])

    @cached_property
    def speeds(self) -> tuple[Speed, ...]:
        """The speed of each of the tournament's games, at the limit that it is played with."""
        return tuple(
            replace(leg.game.speed_under(leg.rules, leg.stakes.limit), bets_per_level=leg.bets_per_level)
            for leg in self.legs
        )

    @property
    def usual_hand_seconds(self) -> int:
        """The length of a hand in seconds: measured, or expected from the games (``h`` in T-4.1)."""
        if self.hand_seconds is not None:
            return self.hand_seconds
        return round(sum(speed.hand_seconds for speed in self.speeds) / len(self.speeds))

    @property
    def usual_level_minutes(self) -> float:
        """The usual length of a level in minutes (``m`` in T-4.1)."""
        return self.level_hands * self.usual_hand_seconds / 60 if self.level_hands else self.level_minutes

    def ladder(self, entrants: int) -> structure.Ladder:
        """Return the ladder of stakes (T-4.1); it uses the measured length of a hand if that is known."""
        return structure.ladder(
            structure.Requirements(
                self.target_minutes,
                self.usual_level_minutes,
                self.usual_hand_seconds,
                max(entrants, 2),
                self.tempo,
                self.has_fixed_bets,
                self.stack_bets,
                self.first_bet,
            )
        )

    def late_until(self, ladder: structure.Ladder) -> int:
        """Return the last level with late registration, re-entries and rebuys; 0 if there is none.

        It is the level that the organiser set, or an earlier one: the last at which a starting stack is worth enough
        (T-1.5).
        """
        big = 2 if self.has_fixed_bets else 1
        levels = range(1, self.late_levels + 1)
        return sum(ladder.stack >= LATE_BIG_BETS * big * ladder.bet(level) for level in levels)

    def percentages(self, entrants: int) -> tuple[Fraction, ...]:
        """Return the percentages of the pool from first place down.

        If there are fewer entrants than percentages, first place also gets the shares of the missing places.
        """
        wanted = tuple(map(Fraction, self.shares)) or shares(entrants)
        kept = wanted[: max(entrants, 1)]
        return (Fraction(100) - sum(kept[1:]), *kept[1:])

    def prizes(self, pool: int, entrants: int) -> tuple[int, ...]:
        """Return what the places of a pool get, in chips, from first place down: prizes or seats (T-5.1, T-8.1)."""
        if self.seat_chips:
            ending = self.format.ending
            figures = ending.prizes(pool, ending.seats(pool, entrants))
        else:
            figures = prizes(pool, self.percentages(entrants))
        return tuple(chips for chips in figures if chips > 0)

    @property
    def noted_name(self) -> str:
        """The name without commas, because commas separate the parts of an audit note."""
        return " ".join(self.name.replace(",", " ").split())

    @property
    def terms(self) -> str:
        """Return the text for the audit about what players pay and what the server guarantees."""
        standing = "standing " if self.standing else ""
        fills = f"{standing}sit and go of {self.entrants_most}, " if self.sit_and_go else ""
        bounty = f", {'progressive ' if self.progressive else ''}bounty {self.bounty}%" if self.bounty else ""
        matches = f"{self.matches} with matches of {self.target_minutes} min, " if self.matches != "none" else ""
        kind, number = ("series", self.target_series) if self.target_series else ("tournament", self.target)
        worth = f"seat worth {self.seat_chips}, {self.seats_guaranteed} seats guaranteed, "
        seats = f"satellite for {kind} {number}, {worth}" if self.is_satellite else ""
        return f"{fills}{matches}{seats}buy-in {self.buy_in}{bounty}, guarantee {self.guarantee}"

    def check(self) -> None:
        """Raise ValueError if no hand can be dealt, or the guarantee is out of range."""
        self.at_table(self.final_seats)
        if not 0 <= self.guarantee <= GUARANTEE_MOST:
            raise ValueError(f"a guarantee is between 0 and {GUARANTEE_MOST} chips")

    def at_table(self, seats: int) -> TableSettings:
        """Return the settings of the tournament's tables, with the first level's stakes.

        Raises ValueError if no hand can be dealt.
        """
        settings = self._table_settings(seats)
        checked_legs(settings)
        return settings

    def _table_settings(self, seats: int) -> TableSettings:
        game = self.games[0]
        rules = game.fitting(self.rules) if self.rotation else self.rules
        limits = [self.limit or each.limits[0] for each in self.games]
        bet = least_bet(limits[0], self.first_bet) if is_of_both_kinds(limits) else self.first_bet
        return TableSettings(
            self.game,
            game.stakes(rules, bet, None, limits[0]),
            self.rules,
            seats,
            1,
            1,
            self.turn_seconds,
            NEVER_SECONDS,
            self.rotation,
            None,
            self.limit if self.rotation else None,
        )
