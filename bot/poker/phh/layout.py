"""Reconstructing the decks from which a hand history was dealt.

A file names the cards that each player got, but not the burned cards or the rest of the stub. In these places, and for
dealt cards that the file does not name, the reconstructed deck has cards that appear nowhere else in the file. So the
replay deals from a complete deck.
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

_BOARD: Final = 0
"""The number that stands for the board where others have a player's number."""
_TRIED_TOGETHER: Final = 3
"""The maximum number of unknown cards for which all combinations are tried; more are chosen one at a time."""


class DeckLayout:
    """The decks from which the rules deal exactly the cards that a file lists.

    See R-1.4, R-4.8, R-4.9 and R-5.4.
    """

    def __init__(self, game: Game, rules: HouseRules, players: int, lines: Sequence[Line]) -> None:
        self.game, self.rules = game, rules
        self.streets = game.streets_under(rules)
        self.ranking = game.ranking_under(rules)
        self.cards = game.deck_under(rules)
        self.laid: dict[tuple[int, int], int] = {}
        """(player, place in their cards) -> the card, in the current deal."""
        redealt_at = self.streets[0].down if rules.jackpots else None
        self.dealt = read_dealt_cards(lines, players, self.cards, redealt_at)

    def deck(self, at: int) -> tuple[int, ...]:
        """Return the deck of the deal with index ``at``; for a deal that the file does not list, any deck."""
        if at >= len(self.dealt.deals):
            return self.cards
        deal = self.dealt.deals[at]
        plan = _Plan(self.cards)
        self._lay_streets(deal, plan)
        drawn = self._lay_draws(deal, plan)
        self._lay_late_cards(deal, plan, drawn)
        if deal is self.dealt.deals[-1]:
            self._fill_mucked(deal, plan)
        deck = plan.filled()
        self.laid = {key: deck[place] for key, place in plan.places.items()}
        return deck

    def refill(self, at: int, served: int, state: HandState) -> tuple[int, ...]:
        """Return a shuffle with which the refilled stub deals the cards that the file names (R-5.5).

        ``served`` is the number of cards already drawn in this deal.
        """
        deal = self.dealt.deals[at]
        pile = {state.stub[-1], *state.thrown}
        rest = deal.served[served + len(state.stub) - 1 :]
        coming, later = rest[: len(pile) - 1], rest[len(pile) - 1 :]
        from_file = {key: deal.card(*key) for key in coming}
        spare = pile - set(from_file.values())
        chosen = self._chosen_for_mucked(deal, from_file, sorted(spare))
        known = {card: key for key, card in {**from_file, **chosen}.items() if card in pile}
        # A card that the file has drawn later must first be discarded: give it to whoever discards earliest.
        drawn_later = {deal.card(*key) for key in later}
        others = sorted(spare - known.keys(), key=lambda card: (card not in drawn_later, card))
        unknown = sorted(set(coming) - set(known.values()), key=deal.thrown_at)
        by_key = {key: card for card, key in known.items()} | dict(zip(unknown, others, strict=False))
        self.laid.update(by_key)
        order = [by_key[key] for key in coming if key in by_key]
        return (*order, *(card for card in self.cards if card not in order))

    def _chosen_for_mucked(
        self, deal: Deal, from_file: Mapping[tuple[int, int], int], spare: Sequence[int]
    ) -> dict[tuple[int, int], int]:
        """Choose the worst cards from the refilled stub for players who muck.

        Return (player, place in their cards) -> card, only for places whose card the file does not name.
        """
        chosen: dict[tuple[int, int], int] = {}
        for player in sorted(self.dealt.mucked):
            held = [(player, place) for place in deal.players[player].held]
            unknown = [key for key in held if from_file.get(key) == UNKNOWN]
            known = [from_file.get(key, self.laid.get(key, UNKNOWN)) for key in held if key not in unknown]
            left = [card for card in spare if card not in (*chosen.values(), *known)]
            if unknown and UNKNOWN not in known and len(set(known)) == len(known):
                chosen.update(zip(unknown, worst_cards(self.ranking, known, left, len(unknown)), strict=False))
        return chosen

    def _lay_streets(self, deal: Deal, plan: "_Plan") -> None:
        taken, shown = 0, 0
        for street in self.streets:
            if street.burn and self.rules.burn:
                plan.burn()
            for nth in range(taken, taken + street.down + street.up):
                for player, got in deal.players.items():
                    if nth < len(got.cards):
                        plan.place(player, nth, got.cards[nth])
            taken += street.down + street.up
            shown = self._lay_board(deal, plan, shown, shown + street.board)
        self._lay_board(deal, plan, shown, len(deal.board))  # the community card, which no street foresees

    def _lay_board(self, deal: Deal, plan: "_Plan", start: int, end: int) -> int:
        """Put these cards of the board into the deck; return the index of the next one."""
        for place, card in enumerate(deal.board[start:end], start):
            plan.place(_BOARD, place, card)
        return min(end, len(deal.board))

    def _lay_draws(self, deal: Deal, plan: "_Plan") -> int:
        """Put the drawn cards into the deck; return how many of them come from the original deck.

        The rest come from a refilled stub (R-5.5).
        """
        plan.keep_last = bool(deal.served)
        for count, (player, place) in enumerate(deal.served):
            if not plan.place(player, place, deal.card(player, place)):
                return count
        return len(deal.served)

    def _lay_late_cards(self, deal: Deal, plan: "_Plan", drawn: int) -> None:
        """Put cards into the deck that the file names only after the stub was refilled.

        Each was the stub's last card, or a discard that the file does not name.
        """
        rest = [deal.card(*key) for key in deal.served[drawn:]]
        new = deque(dict.fromkeys(card for card in rest if card != UNKNOWN and card not in plan.deck))
        unknown = [plan.places.get(thrown) for thrown in deal.thrown]
        for at in (len(plan.deck) - 1, *unknown):
            if new and at is not None and plan.deck[at] == UNKNOWN:
                plan.deck[at] = new.popleft()

    def _fill_mucked(self, deal: Deal, plan: "_Plan") -> None:
        """Give players who muck the worst possible cards in place of those that the file does not name.

        If their hand wins even so, the replay reports the muck as an error at its line.
        """
        for player in sorted(self.dealt.mucked):
            got = deal.players[player]
            from_file = [got.cards[place] for place in got.held]
            known = tuple(dict.fromkeys(card for card in from_file if card in self.cards))
            board = tuple(dict.fromkeys(card for card in deal.board if card in self.cards))
            unknown = [place for place in got.held if got.cards[place] == UNKNOWN]
            spare = sorted(set(self.cards) - {*plan.deck, *known, *board})
            worst = worst_cards(self.ranking, known, spare, len(unknown), board)
            for place, card in zip(unknown, worst, strict=False):
                if (player, place) in plan.places:
                    plan.deck[plan.places[player, place]] = card


class _Plan:
    """A deck under construction; UNKNOWN at each position that has no card yet."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.cards = cards
        self.deck = [UNKNOWN] * len(cards)
        self.at = 0
        self.burns: deque[int] = deque()
        self.places: dict[tuple[int, int], int] = {}
        """(player, place in their cards) -> index in the deck; a board card's player is 0."""
        self.keep_last = False
        """True if the deck's last card is never dealt (R-5.5)."""

    def burn(self) -> None:
        if self.at < len(self.deck):
            self.burns.append(self.at)
            self.at += 1

    def place(self, player: int, place: int, card: int) -> bool:
        """Set the deck's next card to ``card``; return False if no position is left.

        The stub's positions are used first, then those of the burned cards in the order of the burns (R-4.9).
        """
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


def worst_cards(
    ranking: Ranking, known: Sequence[int], spare: Sequence[int], count: int, board: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Return ``count`` spare cards that make the worst hand with the known own cards and the board.

    Return an empty tuple if the cards cannot make a hand.
    """
    rankings = halves(ranking)
    try:
        if count <= _TRIED_TOGETHER:
            return min(combinations(spare, count), key=lambda filling: _worth(rankings, (*known, *filling), board))
        return _worst_of_many(rankings, known, spare, count, board)
    except ValueError:
        return ()


def _worst_of_many(
    rankings: Sequence[Ranking], known: Sequence[int], spare: Sequence[int], count: int, board: tuple[int, ...]
) -> tuple[int, ...]:
    """Return bad cards found by local search, which replaces one card at a time to make the hand worse.

    The search starts from the worst run of neighbouring cards, for example the four cards of a rank.
    """
    runs = [tuple(spare[at : at + count]) for at in range(max(1, len(spare) - count + 1))]
    chosen = min(runs, key=lambda filling: _worth(rankings, (*known, *filling), board))
    while True:
        others = [card for card in spare if card not in chosen]
        swaps = [(*chosen[:at], card, *chosen[at + 1 :]) for at in range(count) for card in others]
        worst = min([chosen, *swaps], key=lambda filling: _worth(rankings, (*known, *filling), board))
        if worst == chosen:
            return chosen
        chosen = worst


def _worth(rankings: Sequence[Ranking], cards: tuple[int, ...], board: tuple[int, ...]) -> int:
    """Return the strength of a hand; in a split game, the product of its strengths in both halves.

    The product is used because a mucked hand won neither half.
    """
    if len(rankings) == 1:
        return rankings[0].strength(cards, board)
    return prod([1 + half.strength(cards, board) for half in rankings])
