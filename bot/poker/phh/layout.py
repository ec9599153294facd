"""The deck that a hand history was dealt from.

A file tells who got which card, but neither the burns nor the rest of the stub. Those places, and cards that the file
does not know, are filled with cards that appear nowhere else in it, so that the hand is played from a whole deck.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from bot.poker.cards import DECK, JOKER, UNKNOWN
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules
from bot.poker.phh.history import Line


def lay_out(game: Game, rules: HouseRules, players: int, lines: Sequence[Line]) -> tuple[int, ...]:
    """The 52 cards in the order in which ``game`` deals them (R-1.4, R-4.8, R-4.9).

    Errors of the file are passed over here: the replay meets them at their line.
    """
    dealt = _Dealt.read(lines, players)
    plan = _Plan()
    taken = 0
    for street in game.streets:
        if street.burn and rules.burn:
            plan.burn()
        for nth in range(taken, taken + street.down + street.up):
            for player, cards in dealt.cards.items():
                if nth < len(cards):
                    plan.place(player, cards[nth])
        taken += street.down + street.up
    for card in dealt.community:
        plan.place(0, card)
    _fill_mucked(game, plan, dealt)
    spare = iter(set(DECK) - set(plan.deck))
    return tuple(next(spare) if card == UNKNOWN else card for card in plan.deck)


@dataclass
class _Plan:
    """The deck as it grows, UNKNOWN where nothing is laid yet."""

    deck: list[int] = field(default_factory=lambda: [UNKNOWN] * len(DECK))
    at: int = 0
    burns: deque[int] = field(default_factory=deque)
    unknown: dict[int, list[int]] = field(default_factory=dict)
    """Places of a player's unknown cards."""

    def burn(self) -> None:
        if self.at < len(self.deck):
            self.burns.append(self.at)
            self.at += 1

    def place(self, player: int, card: int) -> None:
        """Lay the next card to be dealt; when the stub is dealt out the burns follow, first burned first (R-4.9)."""
        if self.at < len(self.deck):
            place, self.at = self.at, self.at + 1
        elif self.burns:
            place = self.burns.popleft()
        else:
            return
        self.deck[place] = card
        if card == UNKNOWN:
            self.unknown.setdefault(player, []).append(place)


@dataclass
class _Dealt:
    """What each player got in the whole file, in order."""

    cards: dict[int, list[int]]
    community: list[int]
    mucked: set[int]

    @classmethod
    def read(cls, lines: Sequence[Line], players: int) -> "_Dealt":
        dealt = cls({player: [] for player in range(1, players + 1)}, [], set())
        folded, seen = set[int](), set[int]()
        for line in lines:
            if line.kind not in ("dh", "db"):
                dealt.even_out(folded)
            if line.kind == "f":
                folded.add(line.player)
            elif line.kind == "sm" and not line.cards:
                dealt.mucked.add(line.player)
            elif line.player not in folded:
                dealt.add(line, seen)
        dealt.even_out(folded)
        dealt.reveal(lines)
        return dealt

    def add(self, line: Line, seen: set[int]) -> None:
        if line.kind in ("dh", "db"):
            target = self.cards[line.player] if line.player else self.community
            target += [UNKNOWN if card in seen or card == JOKER else card for card in line.cards]
            seen.update(line.cards)

    def even_out(self, folded: set[int]) -> None:
        """Leave a place for each card that the file has forgotten, so that the others stay in theirs."""
        most = max(map(len, self.cards.values()))
        for player, cards in self.cards.items():
            if player not in folded:
                cards += [UNKNOWN] * (most - len(cards))

    def reveal(self, lines: Sequence[Line]) -> None:
        """Put what a player shows at last in the place of the cards that were dealt to him unknown."""
        shown = {line.player: line.cards for line in lines if line.kind == "sm" and line.cards}
        known = {card for cards in self.cards.values() for card in cards} | set(self.community)
        for player, cards in shown.items():
            mine = self.cards[player]
            new = deque(card for card in cards if card in DECK and card not in known)
            known.update(new)
            self.cards[player] = [new.popleft() if card == UNKNOWN and new else card for card in mine]


def _fill_mucked(game: Game, plan: _Plan, dealt: _Dealt) -> None:
    """Give who mucked unseen cards the worst ones left: if even those win, the muck is an error at its line."""
    for player in sorted(dealt.mucked & plan.unknown.keys()):
        places = plan.unknown[player]
        known = [card for card in (*dealt.cards[player], *dealt.community) if card != UNKNOWN]
        spare = sorted(set(DECK) - set(plan.deck))
        if not 5 <= len(known) + len(places) <= 7 or len(places) > 3:
            continue
        worst = min(combinations(spare, len(places)), key=lambda cards: game.ranking.strength((*known, *cards)))
        for place, card in zip(places, worst, strict=True):
            plan.deck[place] = card
