"""Everybody's cards as the lines of a file tell them, read once before the hand is played.

Errors of the file are passed over here: the replay meets them at their line.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.poker.cards import UNKNOWN
from bot.poker.phh.history import Line
from bot.poker.seats import clockwise


@dataclass
class PlayerCards:
    """One player's cards in one deal. A card goes by its place among all that the player got, from 0."""

    cards: list[int] = field(default_factory=list)
    """All cards that the player got, in order, UNKNOWN where the file does not tell."""
    held: list[int] = field(default_factory=list)
    """Places of the cards that the player still has."""
    waiting: deque[int] = field(default_factory=deque)
    """Places of the cards that the player drew and the file has not told yet."""

    def take(self, card: int = UNKNOWN) -> int:
        self.held.append(len(self.cards))
        self.cards.append(card)
        return self.held[-1]


@dataclass
class Deal:
    """The cards dealt from one deck: one deal a hand, or more in Jackpots (R-7.3)."""

    players: dict[int, PlayerCards]
    """In order of dealing."""
    community: list[int] = field(default_factory=list)
    served: list[tuple[int, int]] = field(default_factory=list)
    """(player, place) of the cards drawn, in the order of serving."""
    thrown: list[tuple[int, int]] = field(default_factory=list)
    """(player, place) of discards and folded hands."""
    folded: set[int] = field(default_factory=set)
    absent: set[int] = field(default_factory=set)
    """Players whose check was made for them: dealt in no more if the deal is passed in (R-7.3)."""
    opener: int = 0
    """The player who opened Jackpots, if their cards are kept aside (R-5.5)."""
    seen: set[int] = field(default_factory=set)
    """Cards told, but those that a made-up stub may deal again."""

    def card(self, player: int, place: int) -> int:
        return self.players[player].cards[place]

    def thrown_at(self, key: tuple[int, int]) -> tuple[int, int, int]:
        """Sorts (player, place) by when the card was thrown, those that were kept last."""
        return self.thrown.index(key) if key in self.thrown else len(self.thrown), *key


@dataclass
class DealtCards:
    deals: list[Deal]
    discards: dict[int, tuple[int | None, ...]] = field(default_factory=dict)
    """Places of a draw's discards by the number of its line; None for a card that the player does not have."""
    mucked: set[int] = field(default_factory=set)


def read_dealt_cards(lines: Sequence[Line], players: int, deck: Iterable[int], redealt_at: int | None) -> DealtCards:
    """Read the lines. ``redealt_at`` is for Jackpots: who holds so many cards before any draw and gets more is dealt in
    again."""
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
        self.put_away = {line.player for line in lines if line.mucks}
        draws = [line for line in lines if line.kind == "sd"]
        self.thrown = [(line.number, line.player, card) for line in draws for card in line.cards]

    @property
    def deal(self) -> Deal:
        return self.dealt.deals[-1]

    def read(self, line: Line) -> None:
        if line.kind == "dh":
            self._dealt(line)
            return
        if line.kind == "db":
            self.deal.community += line.cards
            self.deal.seen.update(line.cards)
            return
        self._even_out()
        if line.kind == "f":
            self._fold(line.player)
        elif line.kind == "cc" and line.absent:
            self.deal.absent.add(line.player)
        elif line.kind == "cbr" and self.redealt_at is not None:
            # What the opener of Jackpots throws away is dealt to nobody.
            self.deal.opener = self.deal.opener or line.player
        elif line.kind == "sd":
            self.dealt.discards[line.number] = self._draw(line)
        elif line.mucks:
            self.dealt.mucked.add(line.player)

    def finish(self) -> None:
        """Put the cards that a player shows at last in the place of those that were dealt to them unknown."""
        self._even_out()
        deal = self.deal
        told = {card for got in deal.players.values() for card in got.cards}
        for player, cards in self.shown.items():
            got = deal.players[player]
            mine = {got.cards[place] for place in got.held}
            unseen = [card for card in cards if card in self.cards and card not in deal.seen | mine]
            new = deque(sorted(unseen, key=lambda card: card in told))  # who got another's discard drew it late
            for place in got.held:
                if got.cards[place] == UNKNOWN and new:
                    got.cards[place] = new.popleft()
                    deal.seen.add(got.cards[place])

    def _new_deal(self) -> Deal:
        """The next deal begins left of the next player clockwise who stays (R-7.3)."""
        folded = self.deal.folded | self.deal.absent if self.dealt.deals else set[int]()
        if self.dealt.deals:
            stay = [player for player in self.players if player not in folded] or [self.button]
            self.button = min(stay, key=lambda player: clockwise(self.button, player))
        order = sorted(self.players, key=lambda player: clockwise(self.button, player))
        return Deal({player: PlayerCards() for player in order}, folded=set(folded))

    def _dealt(self, line: Line) -> None:
        if line.player in self.deal.folded:
            return
        if len(self.deal.players[line.player].held) == self.redealt_at and not self.deal.served:
            self.dealt.deals.append(self._new_deal())
        deal = self.deal
        got = deal.players[line.player]
        for card in line.cards:
            told = card if card in self.cards and card not in deal.seen else UNKNOWN
            if got.waiting:
                got.cards[got.waiting.popleft()] = told
            else:
                got.take(told)
            deal.seen.add(card)

    def _even_out(self) -> None:
        """Leave a place for each card that the file has forgotten, so that the others stay in theirs."""
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
        """Find the discards among the player's cards, and leave places for the cards drawn in their stead."""
        got = self.deal.players[line.player]
        found: list[int | None] = [None] * len(line.cards)
        for at in sorted(range(len(found)), key=lambda at: line.cards[at] == UNKNOWN):  # named cards first
            card = line.cards[at]
            place = self._unknown_discard(line, got) if card == UNKNOWN else self._discard(card, got)
            if place is not None:
                got.held.remove(place)
            found[at] = place
        self._throw(line.player, [place for place in found if place is not None])
        for _ in line.cards:
            got.waiting.append(got.take())
            self.deal.served.append((line.player, got.waiting[-1]))
        return tuple(found)

    def _discard(self, card: int, got: PlayerCards) -> int | None:
        """The card's place; one that was dealt unknown becomes known by being named."""
        for place in got.held:
            if got.cards[place] == card:
                return place
        unknown = next((place for place in got.held if got.cards[place] == UNKNOWN), None)
        if unknown is not None and card in self.cards and card not in self.deal.seen:
            got.cards[unknown] = card
            return unknown
        return None

    def _unknown_discard(self, line: Line, got: PlayerCards) -> int | None:
        """A card that the player may have thrown: none that they show or name later. A player who mucks in the end lost
        with the hand, so the card may well be a known one, such as of openers that they split (R-7.2)."""
        shown = self.shown.get(line.player, ())
        later = [card for number, player, card in self.thrown if player == line.player and number > line.number]
        idle = [place for place in got.held if got.cards[place] not in (UNKNOWN, *shown, *later)]
        unknown = [place for place in reversed(got.held) if got.cards[place] == UNKNOWN]
        first = shown or line.player in self.put_away
        for place in (*idle, *unknown) if first else (*unknown, *idle):
            return place
        return got.held[0] if got.held else None
