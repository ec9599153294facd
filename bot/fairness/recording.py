"""The recorder of a hand: it finds out which deck positions each event used (F-4, F-5)."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain, count, repeat
from typing import Final

from bot.fairness.dealing import CutDecks
from bot.fairness.log import Taken, Use, may_open, opens, uses_of
from bot.poker.cards import JOKER
from bot.poker.events import DeckShuffled, Drew, Event, Folded, HandStarted, PassedIn, StreetDealt
from bot.poker.games import GAMES
from bot.poker.games.base import Street

_FOLLOWED: Final = frozenset[type[Event]]({HandStarted, DeckShuffled, PassedIn, Folded, StreetDealt, Drew})


class NotFromTheseDecks(ValueError):
    """An error for a hand that was not dealt from these decks in this order; a bug in this program."""


_Spot = tuple[int, int, int, int | None]
"""A deck position that was not dealt yet: its deck, the position, the card, and the seat that has the card already.

A position is skipped if a seat has its card: 0 stands for the joker in a game without one, -1 for the player who is
drawing now, and None for nobody.
"""


@dataclass(slots=True)
class Recorder:
    """The recorder of one hand. Call ``follow`` with each event in order."""

    decks: CutDecks = field(repr=False)
    _streets: tuple[Street, ...] = ()
    _jackpots: bool = False
    _joker: bool = False
    _opener: int = 0
    _taken: int = 0
    """The number of decks used so far."""
    _drawing: bool = False
    _ahead: deque[_Spot] = field(default_factory=deque, repr=False)
    _burns: deque[_Spot] = field(default_factory=deque, repr=False)
    _own: dict[int, set[int]] = field(default_factory=dict, repr=False)
    """Seat -> its cards that are not in the pile: the cards it holds, and an opener's discards."""
    _drawn_from_old: list[int] = field(default_factory=list, repr=False)
    """The cards that the drawing player still gets from the old stub, before the reshuffled cards."""
    _is_owner_unnamed: bool = False
    """True if some of these cards are skipped in the new deck, for a player whom only the next event names."""

    @property
    def decks_taken(self) -> int:
        return self._taken

    def follow(self, event: Event) -> tuple[Taken, ...]:
        """Return the deck positions that the event used, in order.

        Raises NotFromTheseDecks if the event's cards do not come from these decks.
        """
        if type(event) not in _FOLLOWED and not self._jackpots:
            return ()
        match event:
            case HandStarted():
                self._start(event)
            case DeckShuffled():
                self._next_deck(event)
            case PassedIn():
                self._own, self._opener, self._drawing = {}, 0, False
            case Folded() if event.seat != self._opener:
                self._own.pop(event.seat, None)
            case StreetDealt():
                self._drawing = self._streets[event.street].draw
                return self._dealt(event)
            case Drew():
                return self._drew(event)
            case _ if self._jackpots and not self._opener and opens(event):
                self._opener = getattr(event, "seat", 0)
        return ()

    def _start(self, event: HandStarted) -> None:
        game = GAMES[event.game]
        self._streets = game.streets_under(event.rules)
        self._jackpots = may_open(game, event)
        self._joker = JOKER in game.deck_under(event.rules)

    def _next_deck(self, event: DeckShuffled) -> None:
        """Begin the next deck. During a draw, the old stub except its last card is dealt first (R-5.5)."""
        kept = self._without_last() if self._drawing else []
        self._drawn_from_old = [spot[2] for spot in kept if spot[3] is None]
        pile = set(event.cards[len(self._drawn_from_old) :])
        cards = tuple(self.decks.taken(self._taken).cards)
        owners = [None if card in pile else self._owner(card) for card in cards]
        self._ahead = deque(chain(kept, zip(repeat(self._taken), count(), cards, owners, strict=False)))
        self._taken += 1
        self._burns.clear()
        if tuple([spot[2] for spot in self._ahead if spot[3] is None]) != event.cards:
            raise NotFromTheseDecks("the deck is not the next one, or not in its order")

    def _without_last(self) -> list[_Spot]:
        """Return the positions that a draw still deals from the old stub: all except the last card's."""
        spots = list(self._ahead)
        while spots and spots.pop()[3] is not None:
            pass
        while spots and spots[-1][3] is not None:
            spots.pop()
        return spots

    def _owner(self, card: int) -> int:
        """Return the seat that has the card; 0 for the joker in a game without it, -1 for the drawing player.

        The later ``Drew`` event replaces -1 by the seat. Raises NotFromTheseDecks if nobody has the card.
        """
        if card == JOKER and not self._joker:
            return 0
        owner = next((seat for seat, cards in self._own.items() if card in cards), None)
        if owner is None and card not in self._drawn_from_old:
            raise NotFromTheseDecks("a card is neither in the pile nor in a hand")
        if owner is None:
            self._is_owner_unnamed = True
            return -1
        return owner

    def _dealt(self, event: StreetDealt) -> tuple[Taken, ...]:
        cards = chain(*event.up, *event.down, event.shared)
        taken, given = self._take(uses_of(event, self._streets))
        if sorted(given) != sorted(cards):
            raise NotFromTheseDecks("a street was dealt other cards")
        for seat, down in zip(event.seats, event.down, strict=True):
            self._own.setdefault(seat, set()).update(down)
        return taken

    def _drew(self, event: Drew) -> tuple[Taken, ...]:
        own = self._own.setdefault(event.seat, set())
        if self._is_owner_unnamed:
            self._is_owner_unnamed = False
            self._ahead = deque(
                (deck, position, card, event.seat if owner == -1 else owner)
                for deck, position, card, owner in self._ahead
            )
        taken, given = self._take(uses_of(event, self._streets))
        if tuple(given) != event.cards:
            raise NotFromTheseDecks("a player drew other cards")
        own.update(event.cards)
        if event.seat != self._opener:
            own.difference_update(event.discards)
        return taken

    def _take(self, uses: Iterable[tuple[Use, int]]) -> tuple[tuple[Taken, ...], list[int]]:
        """Take a position for each use; return all positions taken, and the cards dealt.

        The positions include skipped and burned ones; the cards do not.
        """
        taken: list[Taken] = []
        cards: list[int] = []
        for use, seat in uses:
            spot = deck, position, card, _ = self._next(taken)
            taken.append(Taken(deck, position, use, seat))
            if use == "burn":
                self._burns.append(spot)
            else:
                cards.append(card)
        return tuple(taken), cards

    def _next(self, taken: list[Taken]) -> _Spot:
        """Return the next position to deal; append the positions skipped before it to ``taken``.

        After the last position, burned cards are dealt. Raises NotFromTheseDecks if there are none left.
        """
        while self._ahead:
            spot = deck, position, _, owner = self._ahead.popleft()
            if owner is None:
                return spot
            taken.append(Taken(deck, position, "passed", owner))
        if not self._burns:
            raise NotFromTheseDecks("the deck has run out")
        return self._burns.popleft()


class Recording:
    """The deck positions that the log of one running hand took, found out as the log grows.

    A change of the hand that could not be saved is discarded after its events were followed. The next call brings a log
    without them, and then all positions are found out again.
    """

    __slots__ = ("_last", "_recorder", "_taken", "decks")

    def __init__(self, decks: CutDecks) -> None:
        self.decks: Final = decks
        self._begin()

    def _begin(self) -> None:
        self._recorder = Recorder(self.decks)
        self._taken: list[tuple[Taken, ...]] = []
        """The positions of each event that was followed."""
        self._last: Event | None = None
        """The last event that was followed."""

    @property
    def decks_taken(self) -> int:
        return self._recorder.decks_taken

    def follow(self, log: Sequence[Event], first: int = 0) -> tuple[tuple[Taken, ...], ...]:
        """Return the positions that each event of the hand's log took, from index ``first`` on.

        Raises NotFromTheseDecks if the cards do not come from these decks.
        """
        followed = len(self._taken)
        if followed > len(log) or (followed and log[followed - 1] is not self._last):
            self._begin()
            followed = 0
        # Forgotten before: an event that is refused must not be taken for one that was followed.
        self._last = None
        self._taken += map(self._recorder.follow, log[followed:])
        self._last = log[-1] if log else None
        return tuple(self._taken[first:])

    def taken(self, log: Sequence[Event]) -> Iterable[Taken]:
        """Return all positions that the hand's log took, in order. Raises NotFromTheseDecks."""
        return chain.from_iterable(self.follow(log))
