"""Cards that were dealt in the replay but that the file has not listed yet."""

from collections import deque
from dataclasses import dataclass

from bot.poker.events import Drew, StreetDealt


@dataclass
class DueCards:
    """The cards of one street that the file has not listed yet."""

    street: int
    cards: dict[int, deque[tuple[int, bool]]]
    """Seat -> (card, is_down) of each card, in order of dealing."""
    board: tuple[int, ...] = ()
    drawn: bool = False
    begun: bool = False
    """True if the file has listed some of the street's cards."""

    @classmethod
    def dealt(cls, event: StreetDealt) -> "DueCards":
        rows = zip(event.seats, event.down, event.up, strict=True)
        cards = {seat: deque([(c, True) for c in down] + [(c, False) for c in up]) for seat, down, up in rows}
        return cls(event.street, cards, event.shared)

    def draw(self, event: Drew) -> None:
        self.cards[event.seat] = deque((card, True) for card in event.cards)

    def __bool__(self) -> bool:
        return bool(self.board) or any(self.cards.values())

    def __str__(self) -> str:
        if any(self.cards.values()):
            return "cards of " + ", ".join(f"p{seat}" for seat, cards in self.cards.items() if cards)
        return "the community card" if len(self.board) == 1 else "the community cards"
