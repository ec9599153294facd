"""A while in which play was impossible, whatever the cause."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outage:
    """Play was impossible between two moments, both as clocks showed them, in milliseconds since 1970: the clocks that
    people play by stood at ``from_ms``, and go on at ``to_ms``. That is earlier where somebody has put the clock
    back."""

    from_ms: int
    to_ms: int

    @property
    def lost_ms(self) -> int:
        return self.to_ms - self.from_ms

    def moves_ms(self, grace_ms: int) -> int:
        """How far the end of somebody's time moves: by what was lost, and by the grace for finding back; a clock that
        was put back has kept nobody away."""
        return self.lost_ms + (grace_ms if self.lost_ms >= 0 else 0)
