"""One betting round: the current bet, and who may still raise and to what (.docs/rules.md, section 3)."""

from dataclasses import dataclass, field

from bot.poker.stakes import Limit


@dataclass(slots=True)
class Betting:
    """The state of a betting round. Each amount is the total that one seat has bet on this street."""

    limit: Limit
    unit: int
    """In fixed limit the size of every bet and raise; otherwise the minimum size of the next one.

    Without a fixed limit it begins as the minimum bet and becomes the size of the last full raise.
    """
    cap: int | None
    """The maximum number of bets and raises in the round; None for no cap (R-3.3)."""
    level: int = 0
    """The current bet: the total that a seat must have bet to call."""
    full: int = 0
    """The total that the last full bet or raise reached; an all-in may have raised the level above it."""
    made: int = 0
    """The number of bets and raises so far in the round."""
    acted: dict[int, int] = field(default_factory=dict)
    """Seat -> the level when the seat last acted.

    A seat listed here may not raise before the next full raise (R-3.2).
    """

    def copy(self) -> "Betting":
        return Betting(self.limit, self.unit, self.cap, self.level, self.full, self.made, dict(self.acted))

    @property
    def is_capped(self) -> bool:
        return self.cap is not None and self.made >= self.cap

    def force(self, level: int, *, is_the_bet: bool) -> None:
        """Raise the current bet to a bring-in or blind (R-3.1, R-3.3).

        ``is_the_bet``: it counts as the round's bet.
        """
        self.level = level
        if is_the_bet:
            self.full = level
            self.made = 1

    def act(self, seat: int) -> None:
        """Record that the seat has called, checked or brought it in."""
        self.acted[seat] = self.level

    def raise_range(self, bet: int, stack: int, pot: int) -> tuple[int, int] | None:
        """Return the minimum and maximum total for a raise, or None (R-3.7, R-3.8).

        None if the seat can only call, or the round is capped. The seat has ``bet`` in front of it and ``stack``
        behind. ``pot`` is all chips in the middle, this round's bets included; only pot limit uses it.
        """
        all_in = bet + stack
        if all_in <= self.level or self.is_capped:
            return None
        if self.limit == "fixed":
            to = self.full + self.unit
            return (to, to) if to < all_in else (all_in, all_in)
        least = self.level + self.unit
        most = all_in if self.limit == "no" else min(all_in, max(least, self.level + pot + self.level - bet))
        return min(least, most), most

    def raise_to(self, seat: int, to: int) -> None:
        """Record that the seat bets, completes or raises to ``to``.

        An amount below the full size is an all-in. It counts as a raise once the all-ins since the last full level add
        up to half a bet in fixed limit, and to a whole raise in no limit and pot limit (R-3.7). In these two, a seat
        may raise again if all raises since it acted add up to a full one, as in the TDA rules.
        """
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
