"""Counts of everything that the soak of killed processes has seen."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """Counts of the soak."""

    kills: int = 0
    in_the_start: int = 0
    actions: int = 0
    acts: Counter[str] = field(default_factory=Counter)
    """Requests reported as done to people."""
    via: Counter[str] = field(default_factory=Counter)
    """The origin of acts in a hand: people, house players, plans, the clock."""
    hands: int = 0
    in_flight_there: int = 0
    in_flight_not_there: int = 0
    again: int = 0
    live_hands_restored: int = 0
    closed: int = 0
    """Deals of the file that the record thread closes once each, as the file says."""
    games: Counter[str] = field(default_factory=Counter)

    def lines(self, seconds: float) -> list[str]:
        acts = ", ".join(f"{name} {count}" for name, count in sorted(self.acts.items()))
        games = ", ".join(f"{name} {count}" for name, count in sorted(self.games.items()))
        return [
            f"{self.kills} kills, {self.in_the_start} of them before the process was up, in {seconds:.0f} s",
            f"{self.actions} commits acknowledged, none lost; {self.hands} hands finished",
            f"{self.in_flight_there + self.in_flight_not_there} commits were under way: "
            f"{self.in_flight_there} are there, {self.in_flight_not_there} are not, none by half",
            f"{self.again} messages were delivered again, none of them carried out twice",
            f"{self.live_hands_restored} live hands came back as they stood: {games}",
            f"{self.closed} deals of the last file were closed by one message each, and none was dealt unclosed",
            f"acts: {acts}",
            "acts in hands by " + ", ".join(f"{name} {count}" for name, count in sorted(self.via.items())),
        ]
