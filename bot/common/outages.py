"""A period in which play was impossible, whatever the cause."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outage:
    """A period in which play was impossible, in ms since 1970 by the wall clock.

    Deadlines stop at ``from_ms`` and continue at ``to_ms``, which is earlier if somebody set the clock back.
    """

    from_ms: int
    to_ms: int

    @property
    def lost_ms(self) -> int:
        return self.to_ms - self.from_ms

    def moves_ms(self, grace_ms: int) -> int:
        """Return how far a deadline moves, in ms: by the lost time and by the grace for players to come back.

        There is no grace if the clock was only set back, because that kept nobody from playing.
        """
        return self.lost_ms + (grace_ms if self.lost_ms >= 0 else 0)
