"""One round of betting: how high it stands, who may still raise, and to what (.docs/rules.md, section 3)."""

from dataclasses import dataclass, field

from bot.poker.stakes import Limit


@dataclass(slots=True)
class Betting:
    """All amounts are what one seat has in on this street, in chips."""

    limit: Limit
    unit: int
    """Fixed limit: the size of every bet and raise. Pot and no limit: the least bet, then the last full raise."""
    cap: int | None
    """How many bets and raises the round allows; None for any number (R-3.3)."""
    level: int = 0
    """The chips that a seat must have in to call."""
    full: int = 0
    """Where the last full bet or raise took it."""
    made: int = 0
    """Bets and raises so far, the bet included."""
    acted: dict[int, int] = field(default_factory=dict)
    """Seat -> the level that it acted at, of those that may not raise again before the next full raise (R-3.2)."""

    def copy(self) -> "Betting":
        return Betting(self.limit, self.unit, self.cap, self.level, self.full, self.made, dict(self.acted))

    @property
    def is_capped(self) -> bool:
        return self.cap is not None and self.made >= self.cap

    def force(self, level: int, *, is_the_bet: bool) -> None:
        """A bring-in or blind asks for ``level``; ``is_the_bet`` where it is itself the round's bet (R-3.1, R-3.3)."""
        self.level = level
        if is_the_bet:
            self.full = level
            self.made = 1

    def act(self, seat: int) -> None:
        """The seat has called, checked or brought it in."""
        self.acted[seat] = self.level

    def raise_range(self, bet: int, stack: int, pot: int) -> tuple[int, int] | None:
        """The least and the most that a seat with ``bet`` in and ``stack`` behind may make it; None where it cannot go
        above a call. ``pot``, asked for in pot limit alone, is all chips in the middle with this round's bets (R-3.7,
        R-3.8)."""
        all_in = bet + stack
        if all_in <= self.level:
            return None
        if self.limit == "fixed":
            to = min(self.full + self.unit, all_in)
            return to, to
        least = self.level + self.unit
        most = all_in if self.limit == "no" else min(all_in, max(least, self.level + pot + self.level - bet))
        return min(least, most), most

    def raise_to(self, seat: int, to: int) -> None:
        """Take a bet, completion or raise. One that is short of full is an all-in; it counts once what the all-ins add
        up to above the last full level is half a bet in fixed limit, a whole raise in the others (R-3.7). In those it
        reopens the betting for a seat where the raises since it acted add up to a full raise, as [TDA] has it."""
        step, above_full = to - self.level, to - self.full
        if self.limit == "fixed":
            counts = 2 * above_full >= self.unit
        else:
            counts = above_full >= self.unit
            self.unit = max(self.unit, step)
            self.acted = {other: level for other, level in self.acted.items() if to - level < self.unit}
        if counts:
            self.full = to
            self.made += 1
            if self.limit == "fixed":
                self.acted.clear()
        self.level = to
        self.act(seat)
