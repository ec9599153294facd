"""Laid-out decks and a short notation to play a hand, for the tests of the rules."""

from collections.abc import Mapping, Sequence
from typing import Self

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK, cards_text, parse_cards
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Refusal
from bot.poker.stakes import Limit, Stakes

STAKES = Stakes.of(20, ante=2, bring_in=3)
"""Stakes with small bets of 20, so that half a bet is a round number."""


def razz_deck(
    order: Sequence[int], cards: Mapping[int, str], *, out: Mapping[int, int] | None = None, burn: bool = True
) -> tuple[int, ...]:
    """Return a deck that deals each seat its cards, given in order (``"down down up up up up down"``).

    ``order`` is the order of dealing; ``out`` maps a folded seat to the street (0 third ... 4 seventh) from which it
    gets no card. The rest of the deck fills the cards not given and the burns.
    """
    held = {seat: list(parse_cards(cards.get(seat, ""))) for seat in order}
    named = [card for hand in held.values() for card in hand]
    assert len(set(named)) == len(named), "a card is laid out twice"
    rest = [card for card in DECK if card not in named]
    deck: list[int] = []

    def deal(street: int) -> None:
        for seat in order:
            if street < (out or {}).get(seat, 5):
                deck.append(held[seat].pop(0) if held[seat] else rest.pop())

    for street in range(5):
        if burn and street < 4:
            deck.append(rest.pop())
        for _ in range(3 if street == 0 else 1):
            deal(street)
        if len(rest) + sum(map(len, held.values())) < len(order):
            break
    return (*deck, *rest)


def draw_deck(order: Sequence[int], cards: Mapping[int, str], each: int, stub: str, deck: Sequence[int]) -> list[int]:
    """Return a deck that deals each seat its cards and then serves the stub; the rest of the deck fills the gaps."""
    held = {seat: list(parse_cards(cards.get(seat, ""))) for seat in order}
    served = list(parse_cards(stub))
    named = [card for hand in held.values() for card in hand] + served
    assert len(set(named)) == len(named), "a card is laid out twice"
    rest = [card for card in deck if card not in named]
    dealt = [held[seat].pop(0) if held[seat] else rest.pop() for _ in range(each) for seat in order]
    return [*dealt, *served, *rest]


def board_deck(
    order: Sequence[int], cards: Mapping[int, str], each: int, board: str, *, burn: bool = True
) -> tuple[int, ...]:
    """Return a deck that deals each seat its cards, and then a board of 3, 1 and 1 with burns before each."""
    held, shared = {seat: list(parse_cards(cards.get(seat, ""))) for seat in order}, parse_cards(board)
    named = [card for hand in held.values() for card in hand] + [*shared]
    assert len(set(named)) == len(named), "a card is laid out twice"
    rest = [card for card in DECK if card not in named]
    deck = [held[seat].pop(0) if held[seat] else rest.pop() for _ in range(each) for seat in order]
    for dealt in (shared[:3], shared[3:4], shared[4:]):
        deck += [*([rest.pop()] if burn else []), *dealt]
    return (*deck, *rest)


class Played:
    """A hand played in words: ``played.play("3 bring_in", "1 raise 40", "2 draw KdQc", "2 draw")``.

    ``"1 check absent"`` is a check that the clock makes for an absent player.
    """

    hand: Hand
    shuffle: Sequence[int] = ()
    """The order of the cards after a reshuffle of the stub, or in the next deal of Jackpots."""
    leaving: frozenset[int] = frozenset()

    def play(self, *acts: str) -> Self:
        """Apply these acts, each of which must be allowed."""
        for act in acts:
            outcome = self._apply(act)
            assert not isinstance(outcome, Refusal), f"{act}: {outcome}"
        return self

    def refused(self, act: str) -> Refusal:
        """Return the refusal of an act, which must change nothing."""
        before = self.hand.copy()
        outcome = self._apply(act)
        assert isinstance(outcome, Refusal), f"{act} was allowed"
        assert self.hand == before
        return outcome

    def _apply(self, act: str) -> object:
        seat, kind, *more = act.split()
        outside = Outside(self.shuffle, self.leaving)
        if kind == "draw":
            return self.hand.apply(Action(int(seat), ActionKind.DRAW, cards=parse_cards("".join(more))), outside)
        to = int(more[0]) if more and more[0].isdigit() else None
        return self.hand.apply(Action(int(seat), ActionKind(kind), to, absent="absent" in more), outside)

    @property
    def may(self) -> dict[str, int]:
        """The options of the seat to act, by kind.

        A check, fold or call maps to its cost, a draw to the most cards allowed, any other to the amount it goes to.
        """
        passive = (ActionKind.CHECK, ActionKind.FOLD, ActionKind.CALL)
        return {
            str(option.kind): option.cost
            if option.kind in passive
            else option.most
            if option.kind is ActionKind.DRAW
            else option.to
            for option in self.hand.legal()
        }

    def most(self, kind: str) -> int:
        return next(option.most for option in self.hand.legal() if option.kind == kind)

    def stacks(self) -> dict[int, int]:
        return {player.seat: player.stack for player in self.hand.state.players}

    def holding(self, seat: int) -> str:
        return cards_text(self.hand.state.player(seat).down)

    def events(self, kind: type) -> list[object]:
        return [event for event in self.hand.events if isinstance(event, kind)]

    def pat(self) -> Self:
        """Let everybody stand pat in the current draw."""
        while self.hand.state.drawing:
            self.play(f"{self.hand.to_act} draw")
        return self

    def check_deal(self) -> Self:
        """Let all check a deal of Jackpots, so that nobody opens it."""
        for player in [player for player in self.hand.state.players if player.stack and not player.folded]:
            self.play(f"{player.seat} check")
        return self

    def check_round(self) -> Self:
        """Let all check or call until the street is over."""
        street = self.hand.state.street
        while not self.hand.finished and self.hand.state.street == street:
            self.play(f"{self.hand.to_act} {'call' if 'call' in self.may else 'check'}")
        return self


class Table(Played):
    """A hand of Razz, or of another stud game."""

    def __init__(
        self,
        stacks: Mapping[int, int],
        cards: Mapping[int, str],
        *,
        button: int | None = None,
        stakes: Stakes = STAKES,
        rules: HouseRules | None = None,
        out: Mapping[int, int] | None = None,
        last_two: bool = False,
        game: Game = GAMES["razz"],
    ) -> None:
        rules = rules or HouseRules()
        self.button = max(stacks) if button is None else button
        order = sorted(stacks, key=lambda seat: (seat <= self.button, seat))
        deck = razz_deck(order, cards, out=out, burn=rules.burn)
        self.hand = Hand.start(game, rules, stakes, list(stacks.items()), self.button, deck, last_two=last_two)


class DrawTable(Played):
    """A hand of a draw game; ``stub`` lists the cards that the draws get, in order."""

    def __init__(
        self,
        game: str | Game,
        stacks: Mapping[int, int],
        cards: Mapping[int, str],
        *,
        stub: str = "",
        button: int | None = None,
        stakes: Stakes | None = None,
        rules: HouseRules | None = None,
        blinds: Mapping[int, int] | None = None,
    ) -> None:
        rules = rules or HouseRules()
        self.game = GAMES[game] if isinstance(game, str) else game
        self.button = max(stacks) if button is None else button
        order = sorted(stacks, key=lambda seat: (seat <= self.button, seat))
        each = self.game.streets[0].down
        full = self.game.deck_under(rules)
        self.shuffle = full
        self.hand = Hand.start(
            self.game,
            rules,
            stakes or self.game.stakes(rules, 10),
            list(stacks.items()),
            self.button,
            draw_deck(order, cards, each, stub, full),
            blinds=blinds,
        )


class BoardTable(Played):
    """A hand of a board game at 10/20; ``board`` lists its cards in order, each seat's others are any."""

    def __init__(
        self,
        game: str,
        stacks: Mapping[int, int],
        cards: Mapping[int, str],
        board: str = "",
        *,
        button: int | None = None,
        limit: Limit | None = None,
        stakes: Stakes | None = None,
        rules: HouseRules | None = None,
        blinds: Mapping[int, int] | None = None,
    ) -> None:
        rules = rules or HouseRules()
        self.game = GAMES[game]
        self.button = max(stacks) if button is None else button
        order = sorted(stacks, key=lambda seat: (seat <= self.button, seat))
        deck = board_deck(order, cards, self.game.streets[0].down, board, burn=rules.burn)
        stakes = stakes or self.game.stakes(rules, 10, limit=limit)
        self.hand = Hand.start(self.game, rules, stakes, list(stacks.items()), self.button, deck, blinds=blinds)

    @property
    def board(self) -> str:
        return cards_text(self.hand.state.board)

    def check_down(self) -> Self:
        """Let all check or call to the end."""
        while not self.hand.finished:
            self.check_round()
        return self
