"""Laid-out decks and a short way to play a hand: what the rule tests are written with."""

from collections.abc import Mapping, Sequence

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK, parse_cards
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules, Stakes
from bot.poker.refusals import Refusal

STAKES = Stakes.of(20, ante=2, bring_in=3)
"""Small bets of 20, so that half a bet is a round figure."""


def razz_deck(
    order: Sequence[int], cards: Mapping[int, str], *, out: Mapping[int, int] | None = None, burn: bool = True
) -> tuple[int, ...]:
    """A deck that deals each seat its cards, ``"down down up up up up down"`` as far as they are given.

    ``order`` is the order of dealing, ``out`` the street (0 third ... 4 seventh) from which a folded seat gets nothing.
    What is not given is filled from the rest of the deck, and so are the burns.
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
        if len(rest) < len(order):
            break
    return (*deck, *rest)


class Table:
    """A Razz hand that is told what to do in words: ``table.play("3 bring_in", "1 raise 40")``."""

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
    ) -> None:
        rules = rules or HouseRules()
        self.button = max(stacks) if button is None else button
        order = sorted(stacks, key=lambda seat: (seat <= self.button, seat))
        deck = razz_deck(order, cards, out=out, burn=rules.burn)
        self.hand = Hand.start(GAMES["razz"], rules, stakes, list(stacks.items()), self.button, deck, last_two=last_two)

    def play(self, *acts: str) -> "Table":
        """Each act must be allowed."""
        for act in acts:
            outcome = self._apply(act)
            assert not isinstance(outcome, Refusal), f"{act}: {outcome}"
        return self

    def refused(self, act: str) -> Refusal:
        """The refusal of an act, which must change nothing."""
        before = self.hand.copy()
        outcome = self._apply(act)
        assert isinstance(outcome, Refusal), f"{act} was allowed"
        assert self.hand == before
        return outcome

    def _apply(self, act: str) -> object:
        seat, kind, *to = act.split()
        return self.hand.apply(Action(int(seat), ActionKind(kind), int(to[0]) if to else None))

    @property
    def may(self) -> dict[str, int]:
        """What the seat to act may do: what a check, fold or call costs, and to what the rest goes."""
        passive = (ActionKind.CHECK, ActionKind.FOLD, ActionKind.CALL)
        return {str(option.kind): option.cost if option.kind in passive else option.to for option in self.hand.legal()}

    def stacks(self) -> dict[int, int]:
        return {player.seat: player.stack for player in self.hand.state.players}

    def events(self, kind: type) -> list[object]:
        return [event for event in self.hand.events if isinstance(event, kind)]
