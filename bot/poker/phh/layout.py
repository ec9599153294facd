"""The decks that a hand history was dealt from.

A file tells who got which card, but neither the burns nor the rest of the stub. Those places, and cards that the file
does not know, are filled with cards that appear nowhere else in it, so that the hand is played from a whole deck.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import prod
from typing import Final

from bot.poker.cards import UNKNOWN
from bot.poker.games.base import Game
from bot.poker.holdings import Ranking, halves
from bot.poker.house_rules import HouseRules
from bot.poker.machine.state import HandState
from bot.poker.phh.dealt_cards import Deal, read_dealt_cards
from bot.poker.phh.history import Line

_TRIED_TOGETHER: Final = 3
"""So many unknown cards are tried in all ways; more of them one after another."""


class DeckLayout:
    """The cards of a file in the order in which the rules deal them (R-1.4, R-4.8, R-4.9, R-5.4)."""

    def __init__(self, game: Game, rules: HouseRules, players: int, lines: Sequence[Line]) -> None:
        self.game, self.rules = game, rules
        self.streets = game.streets_under(rules)
        self.ranking = game.ranking_under(rules)
        self.cards = game.deck_under(rules)
        self.laid: dict[tuple[int, int], int] = {}
        """Each card of the deal that is on, by its player and its place among their cards."""
        redealt_at = self.streets[0].down if rules.jackpots else None
        self.dealt = read_dealt_cards(lines, players, self.cards, redealt_at)

    def deck(self, at: int) -> tuple[int, ...]:
        """The deck of a deal, counted from 0; one that the file does not tell is any."""
        if at >= len(self.dealt.deals):
            return self.cards
        deal = self.dealt.deals[at]
        plan = _Plan(self.cards)
        self._lay_streets(deal, plan)
        for place in range(len(deal.community)):
            plan.place(0, place, deal.community[place])
        drawn = self._lay_draws(deal, plan)
        self._lay_newcomers(deal, plan, drawn)
        if deal is self.dealt.deals[-1]:
            self._fill_mucked(deal, plan)
        deck = plan.filled()
        self.laid = {key: deck[place] for key, place in plan.places.items()}
        return deck

    def made_up(self, at: int, served: int, state: HandState) -> tuple[int, ...]:
        """A shuffle that makes up a stub so that it serves what the file has drawn next (R-5.5).

        ``served`` is how many cards of the deal were drawn before.
        """
        deal = self.dealt.deals[at]
        pile = {state.stub[-1], *state.thrown}
        rest = deal.served[served + len(state.stub) - 1 :]
        coming, later = rest[: len(pile) - 1], rest[len(pile) - 1 :]
        told = {key: deal.card(*key) for key in coming}
        spare = pile - set(told.values())
        chosen = self._chosen_for_mucked(deal, told, sorted(spare))
        known = {card: key for key, card in {**told, **chosen}.items() if card in pile}
        # A card that is drawn again later is given to whoever throws first.
        wanted = {deal.card(*key) for key in later}
        others = sorted(spare - known.keys(), key=lambda card: (card not in wanted, card))
        unknown = sorted(set(coming) - set(known.values()), key=deal.thrown_at)
        by_key = {key: card for card, key in known.items()} | dict(zip(unknown, others, strict=False))
        self.laid.update(by_key)
        order = [by_key[key] for key in coming if key in by_key]
        return (*order, *(card for card in self.cards if card not in order))

    def _chosen_for_mucked(
        self, deal: Deal, told: Mapping[tuple[int, int], int], spare: Sequence[int]
    ) -> dict[tuple[int, int], int]:
        """The worst cards for those places of a stub made up whose owners muck them unseen."""
        chosen: dict[tuple[int, int], int] = {}
        for player in sorted(self.dealt.mucked):
            held = [(player, place) for place in deal.players[player].held]
            unknown = [key for key in held if told.get(key) == UNKNOWN]
            known = [told.get(key, self.laid.get(key, UNKNOWN)) for key in held if key not in unknown]
            left = [card for card in spare if card not in (*chosen.values(), *known)]
            if unknown and UNKNOWN not in known and len(set(known)) == len(known):
                chosen.update(zip(unknown, worst_cards(self.ranking, known, left, len(unknown)), strict=False))
        return chosen

    def _lay_streets(self, deal: Deal, plan: "_Plan") -> None:
        taken = 0
        for street in self.streets:
            if street.burn and self.rules.burn:
                plan.burn()
            for nth in range(taken, taken + street.down + street.up):
                for player, got in deal.players.items():
                    if nth < len(got.cards):
                        plan.place(player, nth, got.cards[nth])
            taken += street.down + street.up

    def _lay_draws(self, deal: Deal, plan: "_Plan") -> int:
        """Gives how many drawn cards come from the deck as it was; the others from a stub made up (R-5.5)."""
        plan.keep_last = bool(deal.served)
        for count, (player, place) in enumerate(deal.served):
            if not plan.place(player, place, deal.card(player, place)):
                return count
        return len(deal.served)

    def _lay_newcomers(self, deal: Deal, plan: "_Plan", drawn: int) -> None:
        """A card told only after the stub was made up was its last, or a discard that the file does not know."""
        rest = [deal.card(*key) for key in deal.served[drawn:]]
        new = deque(dict.fromkeys(card for card in rest if card != UNKNOWN and card not in plan.deck))
        unknown = [plan.places.get(thrown) for thrown in deal.thrown]
        for at in (len(plan.deck) - 1, *unknown):
            if new and at is not None and plan.deck[at] == UNKNOWN:
                plan.deck[at] = new.popleft()

    def _fill_mucked(self, deal: Deal, plan: "_Plan") -> None:
        """Give who mucked unseen cards the worst ones left: if even those win, the muck is an error at its line."""
        for player in sorted(self.dealt.mucked):
            got = deal.players[player]
            told = [got.cards[place] for place in got.held] + deal.community
            known = tuple(dict.fromkeys(card for card in told if card in self.cards))
            unknown = [place for place in got.held if got.cards[place] == UNKNOWN]
            spare = sorted(set(self.cards) - {*plan.deck, *known})
            for place, card in zip(unknown, worst_cards(self.ranking, known, spare, len(unknown)), strict=False):
                if (player, place) in plan.places:
                    plan.deck[plan.places[player, place]] = card


class _Plan:
    """A deck as it grows, UNKNOWN where nothing is laid yet."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.cards = cards
        self.deck = [UNKNOWN] * len(cards)
        self.at = 0
        self.burns: deque[int] = deque()
        self.places: dict[tuple[int, int], int] = {}
        """Index of each player's card by its place among their cards; the community card's player is 0."""
        self.keep_last = False
        """The last card is never dealt (R-5.5)."""

    def burn(self) -> None:
        if self.at < len(self.deck):
            self.burns.append(self.at)
            self.at += 1

    def place(self, player: int, place: int, card: int) -> bool:
        """Lay the next card to be dealt, if any is left; when the stub is dealt out the burns follow, first burned
        first (R-4.9)."""
        if self.at < len(self.deck) - self.keep_last:
            at, self.at = self.at, self.at + 1
        elif self.burns:
            at = self.burns.popleft()
        else:
            return False
        self.deck[at] = card
        self.places[player, place] = at
        return True

    def filled(self) -> tuple[int, ...]:
        spare = iter(sorted(set(self.cards) - set(self.deck)))
        return tuple([next(spare) if card == UNKNOWN else card for card in self.deck])


def worst_cards(ranking: Ranking, known: Sequence[int], spare: Sequence[int], count: int) -> tuple[int, ...]:
    """The spare cards that make the worst hand of the known ones; none where they make no hand at all."""
    rankings = halves(ranking)
    try:
        if count <= _TRIED_TOGETHER:
            return min(combinations(spare, count), key=lambda some: _worth(rankings, (*known, *some)))
        return _worst_of_many(rankings, known, spare, count)
    except ValueError:
        return ()


def _worst_of_many(
    rankings: Sequence[Ranking], known: Sequence[int], spare: Sequence[int], count: int
) -> tuple[int, ...]:
    """One card after another is put in the place where it does most harm, until none does any; to begin with the worst
    of those that lie side by side, such as the four of a rank."""
    beside = [tuple(spare[at : at + count]) for at in range(max(1, len(spare) - count + 1))]
    chosen = min(beside, key=lambda some: _worth(rankings, (*known, *some)))
    while True:
        others = [card for card in spare if card not in chosen]
        swaps = [(*chosen[:at], card, *chosen[at + 1 :]) for at in range(count) for card in others]
        worst = min([chosen, *swaps], key=lambda some: _worth(rankings, (*known, *some)))
        if worst == chosen:
            return chosen
        chosen = worst


def _worth(rankings: Sequence[Ranking], cards: tuple[int, ...]) -> int:
    """Of a split pot both halves count, each in proportion: a mucked hand has won neither."""
    if len(rankings) == 1:
        return rankings[0].strength(cards)
    return prod([1 + half.strength(cards) for half in rankings])
