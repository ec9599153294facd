"""A tournament's settings, and values derived from them. Pure."""

from dataclasses import dataclass
from fractions import Fraction

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.speed import Speed
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit
from bot.tables.rules.rotation import checked_legs
from bot.tables.state import TableSettings
from bot.tournaments.rules import structure
from bot.tournaments.rules.league import Season
from bot.tournaments.rules.prizes import shares
from bot.tournaments.rules.seating import final_seats

ENTRANTS_MOST = 64
TOURNAMENTS_MOST = 50
"""The most unfinished tournaments of a server, without recurrences.

Each has a message, an event and deadlines.
"""
LATE_BIG_BETS = 8
"""Late registration closes once a starting stack is worth fewer big bets (T-1.5)."""
GUARANTEE_MOST = 10**9
"""The most chips that a server may guarantee."""
NEVER_SECONDS = 10**9
"""The idle time of a tournament's table: only its director closes it."""


@dataclass(frozen=True, slots=True)
class TournamentSettings:
    """The settings of a tournament.

    Chips of ``buy_in`` and ``guarantee`` are the guild's; all others are the tournament's own.
    """

    name: str
    game: str
    rules: HouseRules
    limit: Limit = "fixed"
    rotation: tuple[str, ...] = ()
    """A mix's games in their order, ``game`` the first; empty for one game."""
    seats: int = 6
    """Seats at a table."""
    target_minutes: int = 60
    level_minutes: int = 6
    level_hands: int = 0
    """A level lasts this many hands; 0 if it lasts minutes."""
    hand_seconds: int | None = None
    """The measured length of a hand here; None if it is not known yet."""
    stack_bets: int | None = None
    first_bet: int = structure.FIRST_BET
    buy_in: int = 0
    guarantee: int = 0
    entrants_least: int = 4
    entrants_most: int = ENTRANTS_MOST
    late_levels: int = 2
    """Late registration, re-entries and rebuys end with this level, or an earlier one (``late_until``); 0 for none."""
    re_entries: int = 0
    rebuys: int = 0
    add_on: bool = False
    """Offered in a break after the late levels."""
    break_levels: int = 0
    """The number of levels from one break to the next; 0 for no breaks."""
    break_minutes: int = 5
    check_in: bool = True
    shares: tuple[str, ...] = ()
    """The organiser's own percentages from first place down; empty for the usual table."""
    turn_seconds: int = 30
    season: Season | None = None
    """The league season it counts for."""
    zone: str = "UTC"
    """The IANA zone where it is held; the league's dates use it."""
    usual_start: str = ""
    """A template's usual start, like ``friday 20:00``; empty if there is none."""

    @property
    def games(self) -> tuple[Game, ...]:
        return tuple(GAMES[name] for name in self.rotation or (self.game,))

    @property
    def final_seats(self) -> int:
        return final_seats(self.seats, min(game.seats_most for game in self.games))

    @property
    def tempo(self) -> structure.Tempo:
        return structure.tempo_of([(game, game.fitting(self.rules)) for game in self.games])

    @property
    def speeds(self) -> tuple[Speed, ...]:
        """The speed of each of its games, in its limit."""
        return tuple(game.speed_under(game.fitting(self.rules), self.limit) for game in self.games)

    @property
    def usual_hand_seconds(self) -> int:
        """``h`` (T-4.1): the length of a hand, as known before the first."""
        if self.hand_seconds is not None:
            return self.hand_seconds
        return round(sum(speed.hand_seconds for speed in self.speeds) / len(self.speeds))

    @property
    def usual_level_minutes(self) -> float:
        """``m`` (T-4.1)."""
        return self.level_hands * self.usual_hand_seconds / 60 if self.level_hands else self.level_minutes

    def ladder(self, entrants: int) -> structure.Ladder:
        """Return the ladder of stakes (T-4.1), from the usual length of a hand here if it is known."""
        return structure.ladder(
            structure.Requirements(
                self.target_minutes,
                self.usual_level_minutes,
                self.usual_hand_seconds,
                max(entrants, 2),
                self.tempo,
                self.limit,
                self.stack_bets,
                self.first_bet,
            )
        )

    def late_until(self, ladder: structure.Ladder) -> int:
        """Return the last level with late registration, re-entries and rebuys.

        It is the organiser's, or the last at which a starting stack is worth enough (T-1.5); 0 if there is none.
        """
        big = 2 if self.limit == "fixed" else 1
        levels = range(1, self.late_levels + 1)
        return sum(ladder.stack >= LATE_BIG_BETS * big * ladder.bet(level) for level in levels)

    def percentages(self, entrants: int) -> tuple[Fraction, ...]:
        """Return the percentages from first place down; those of places that nobody can take go to the first."""
        wanted = tuple(map(Fraction, self.shares)) or shares(entrants)
        kept = wanted[: max(entrants, 1)]
        return (Fraction(100) - sum(kept[1:]), *kept[1:])

    @property
    def terms(self) -> str:
        """Its price and promises for the audit: what players pay, and what may have to be minted."""
        return f"buy-in {self.buy_in}, guarantee {self.guarantee}"

    def check(self) -> None:
        """Raise ValueError if no hand can be dealt, or the guarantee is out of range."""
        self.at_table(self.final_seats)
        if not 0 <= self.guarantee <= GUARANTEE_MOST:
            raise ValueError(f"a guarantee is between 0 and {GUARANTEE_MOST} chips")

    def at_table(self, seats: int) -> TableSettings:
        """Return the settings of its tables, with the stakes of the first level.

        Raises ValueError if no hand can be dealt.
        """
        game, limit = self.games[0], self.limit
        rules = game.fitting(self.rules) if self.rotation else self.rules
        settings = TableSettings(
            self.game,
            structure.stakes_at(game, rules, self.first_bet, limit),
            self.rules,
            seats,
            1,
            1,
            self.turn_seconds,
            NEVER_SECONDS,
            self.rotation,
            None,
            limit if self.rotation else None,
        )
        checked_legs(settings)
        return settings
