"""Reading all players' cards from a file's lines, before the hand is replayed.

Errors in the file are ignored here; the replay reports them with their line.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.poker.cards import UNKNOWN
from bot.poker.phh.history import Line
from bot.poker.seats import clockwise


@dataclass
class PlayerCards:
    """One player's cards in one deal. The place of a card is its index in ``cards``."""

    cards: list[int] = field(default_factory=list)
    """All cards that the player was dealt, in order; UNKNOWN where the file does not name one."""
    held: list[int] = field(default_factory=list)
    """The places (indexes in ``cards``) of the cards that the player still holds."""
    waiting: deque[int] = field(default_factory=deque)
    """The places (indexes in ``cards``) of drawn cards that the file has not named yet."""

    def take(self, card: int = UNKNOWN) -> int:
        self.held.append(len(self.cards))
        self.cards.append(card)
        return self.held[-1]


@dataclass
class Deal:
    """The cards dealt from one deck. A hand has one deal; in Jackpots it may have several (R-7.3)."""

    players: dict[int, PlayerCards]
    """Player number -> their cards, in order of dealing."""
    board: list[int] = field(default_factory=list)
    """The cards dealt face up for all players, in order."""
    served: list[tuple[int, int]] = field(default_factory=list)
    """(player, place in their cards) of each card drawn, in order of dealing."""
    thrown: list[tuple[int, int]] = field(default_factory=list)
    """(player, place in their cards) of each discard and each card of a folded hand, in order."""
    folded: set[int] = field(default_factory=set)
    absent: set[int] = field(default_factory=set)
    """The players for whom the bot checked; if nobody opens the deal, they are not dealt in again (R-7.3)."""
    opener: int = 0
    """The player who opened in Jackpots; 0 for none.

    The opener's cards are not shuffled into a refilled stub (R-5.5).
    """
    seen: set[int] = field(default_factory=set)
    """The cards named so far, except those that can be dealt again from a refilled stub."""

    def card(self, player: int, place: int) -> int:
        return self.players[player].cards[place]

    def thrown_at(self, key: tuple[int, int]) -> tuple[int, int, int]:
        """Return a sort key that puts discarded cards first, in order of their discard, and then the others.

        ``key`` is (player, place in their cards).
        """
        return self.thrown.index(key) if key in self.thrown else len(self.thrown), *key


@dataclass
class DealtCards:
    deals: list[Deal]
    discards: dict[int, tuple[int | None, ...]] = field(default_factory=dict)
    """Line number of a draw -> the places of the discards in the player's cards.

    A place is None for a card that the player does not hold.
    """
    mucked: set[int] = field(default_factory=set)


def read_dealt_cards(lines: Sequence[Line], players: int, deck: Iterable[int], redealt_at: int | None) -> DealtCards:
    """Return all players' cards, as far as the lines name them.

    ``redealt_at`` is for Jackpots: if a player with that many cards gets more before any draw, a new deal has begun.
    """
    reader = _DealtCardsReader(lines, players, frozenset(deck), redealt_at)
    for line in lines:
        reader.read(line)
    reader.finish()
    return reader.dealt


class _DealtCardsReader:
    def __init__(self, lines: Sequence[Line], players: int, deck: frozenset[int], redealt_at: int | None) -> None:
        self.players = range(1, players + 1)
        self.cards = deck
        self.redealt_at = redealt_at
        self.button = players
        self.dealt = DealtCards([])
        self.dealt.deals.append(self._new_deal())
        self.shown = {line.player: line.cards for line in lines if line.kind == "sm" and line.cards}
        self.muckers = {line.player for line in lines if line.mucks}
        draws = [line for line in lines if line.kind == "sd"]
        self.thrown = [(line.number, line.player, card) for line in draws for card in line.cards]

    @property
    def deal(self) -> Deal:
        return self.dealt.deals[-1]

    def read(self, line: Line) -> None:
        if line.kind == "dh":
            self._read_deal(line)
            return
        if line.kind == "db":
            self.deal.board += line.cards
            self.deal.seen.update(line.cards)
            return
        self._fill_gaps()
        if line.kind == "f":
            self._fold(line.player)
        elif line.kind == "cc" and line.absent:
            self.deal.absent.add(line.player)
        elif line.kind == "cbr" and self.redealt_at is not None:
            # Nobody is dealt the discards of the opener of Jackpots.
            self.deal.opener = self.deal.opener or line.player
        elif line.kind == "sd":
            self.dealt.discards[line.number] = self._draw(line)
        elif line.mucks:
            self.dealt.mucked.add(line.player)

    def finish(self) -> None:
        """Replace unknown cards of a player by the cards that they show at the showdown."""
        self._fill_gaps()
        deal = self.deal
        named = {card for got in deal.players.values() for card in got.cards}
        for player, cards in self.shown.items():
            got = deal.players[player]
            mine = {got.cards[place] for place in got.held}
            unseen = [card for card in cards if card in self.cards and card not in deal.seen | mine]
            # Cards that another player discarded come last: they were drawn late.
            new = deque(sorted(unseen, key=lambda card: card in named))
            for place in got.held:
                if got.cards[place] == UNKNOWN and new:
                    got.cards[place] = new.popleft()
                    deal.seen.add(got.cards[place])

    def _new_deal(self) -> Deal:
        """Return a new deal, with the button moved to the next player who stays in (R-7.3).

        The first deal keeps the button.
        """
        folded = self.deal.folded | self.deal.absent if self.dealt.deals else set[int]()
        if self.dealt.deals:
            staying = [player for player in self.players if player not in folded] or [self.button]
            self.button = min(staying, key=lambda player: clockwise(self.button, player))
        order = sorted(self.players, key=lambda player: clockwise(self.button, player))
        return Deal({player: PlayerCards() for player in order}, folded=set(folded))

    def _read_deal(self, line: Line) -> None:
        if line.player in self.deal.folded:
            return
        if len(self.deal.players[line.player].held) == self.redealt_at and not self.deal.served:
            self.dealt.deals.append(self._new_deal())
        deal = self.deal
        got = deal.players[line.player]
        for card in line.cards:
            dealt = card if card in self.cards and card not in deal.seen else UNKNOWN
            if got.waiting:
                got.cards[got.waiting.popleft()] = dealt
            else:
                got.take(dealt)
            deal.seen.add(card)

    def _fill_gaps(self) -> None:
        """Add an unknown card for each dealt card that the file omits.

        So later cards get the right place.
        """
        deal = self.deal
        if deal.served:
            return
        most = max((len(got.cards) for got in deal.players.values()), default=0)
        for player, got in deal.players.items():
            while player not in deal.folded and len(got.cards) < most:
                got.take()

    def _fold(self, player: int) -> None:
        self.deal.folded.add(player)
        self._throw(player, self.deal.players[player].held)

    def _throw(self, player: int, places: Iterable[int]) -> None:
        deal = self.deal
        if player == deal.opener:
            return
        deal.thrown += [(player, place) for place in places]
        deal.seen -= {deal.players[player].cards[place] for place in places}

    def _draw(self, line: Line) -> tuple[int | None, ...]:
        """Record a player's draw; return the places of the discards in the player's cards.

        Each card drawn gets a new place after the player's other cards.
        """
        got = self.deal.players[line.player]
        places: list[int | None] = [None] * len(line.cards)
        for at in sorted(range(len(places)), key=lambda at: line.cards[at] == UNKNOWN):  # named cards first
            card = line.cards[at]
            place = self._unknown_discard(line, got) if card == UNKNOWN else self._discard(card, got)
            if place is not None:
                got.held.remove(place)
            places[at] = place
        self._throw(line.player, [place for place in places if place is not None])
        for _ in line.cards:
            got.waiting.append(got.take())
            self.deal.served.append((line.player, got.waiting[-1]))
        return tuple(places)

    def _discard(self, card: int, got: PlayerCards) -> int | None:
        """Return the place of the discarded card in the player's cards; None if the player does not hold it.

        If one of the player's cards is unknown, it may become this card.
        """
        for place in got.held:
            if got.cards[place] == card:
                return place
        unknown = next((place for place in got.held if got.cards[place] == UNKNOWN), None)
        if unknown is not None and card in self.cards and card not in self.deal.seen:
            got.cards[unknown] = card
            return unknown
        return None

    def _unknown_discard(self, line: Line, got: PlayerCards) -> int | None:
        """Return the place of a card to take as the discard, if the file does not name the discard.

        If possible, it is a card that the player neither shows nor discards later. It may be a known card, for example
        of split openers (R-7.2), if the player shows or mucks at the end.
        """
        shown = self.shown.get(line.player, ())
        later = [card for number, player, card in self.thrown if player == line.player and number > line.number]
        unneeded = [place for place in got.held if got.cards[place] not in (UNKNOWN, *shown, *later)]
        unknown = [place for place in reversed(got.held) if got.cards[place] == UNKNOWN]
        known_first = shown or line.player in self.muckers
        for place in (*unneeded, *unknown) if known_first else (*unknown, *unneeded):
            return place
        return got.held[0] if got.held else None
