"""The replay of a proof's log according to the rules; cards that were not shown stay unknown (F-8)."""

from dataclasses import replace
from functools import partial
from typing import Final

from bot.fairness.log import Entry, uses_of
from bot.fairness.proof import Proof
from bot.fairness.verifying.positions import Refill, Supply, Wrong
from bot.poker.actions import ActionKind
from bot.poker.cards import JOKER, UNKNOWN
from bot.poker.events import (
    BetMade,
    BroughtIn,
    Called,
    Checked,
    Completed,
    DeckShuffled,
    Drew,
    Event,
    Folded,
    HandStarted,
    HoldingMucked,
    HoldingShown,
    OpenersShown,
    PassedIn,
    Raised,
    StreetDealt,
    without_secrets,
)
from bot.poker.games import GAMES
from bot.poker.machine.legal import options
from bot.poker.machine.procedure import Outside, next_event, whose_turn
from bot.poker.machine.set_up import check_set_up
from bot.poker.machine.showdown import is_open, turned_up
from bot.poker.machine.state import HandState
from bot.poker.machine.transitions import evolve, opening_state
from bot.poker.seats import Player, clockwise

_ACTS: Final[dict[type, ActionKind]] = {
    Folded: ActionKind.FOLD,
    Checked: ActionKind.CHECK,
    Called: ActionKind.CALL,
    BetMade: ActionKind.BET,
    Raised: ActionKind.RAISE,
    Completed: ActionKind.COMPLETE,
    BroughtIn: ActionKind.BRING_IN,
    Drew: ActionKind.DRAW,
}


def replayed(proof: Proof) -> Supply:
    """Replay the log and return the final state of the decks.

    Raises Wrong at the first event that breaks the rules.
    """
    started = proof.started
    if started is None or started.game not in GAMES:
        raise Wrong("the log doesn't begin with the start of a hand of a known game")
    try:
        replay = _Replay(proof, started)
        for entry in proof.log[1:]:
            replay.follow(entry)
    except Wrong:
        raise
    except Exception as error:
        # A forged log can cause any error in the rules.
        raise Wrong("the log has something that the rules don't allow") from error
    return replay.supply


class _Replay:
    def __init__(self, proof: Proof, started: HandStarted) -> None:
        game = GAMES[started.game]
        check_set_up(game, started.rules, started.stakes, list(zip(started.seats, started.stacks, strict=True)))
        if list(started.seats) != sorted(started.seats, key=partial(clockwise, started.button)):
            raise Wrong("the cards weren't dealt around from the left of the button")
        self.state: HandState = opening_state(game, started)
        self.deck = game.deck_under(started.rules)
        self.supply = Supply(JOKER in self.deck)
        self.dead = frozenset(entry.event.seat for entry in proof.log if isinstance(entry.event, HoldingMucked))
        """The seats that mucked their hand; a proof cannot show whether a mucked hand could have won."""
        self.aside = 0
        """The number of cards that the opener has discarded; these discards are never reshuffled (R-7.2)."""
        self.dealt = False
        self.least_drawn = 0
        """The minimum number of cards in the draw after a refill; 0 without a refill.

        A smaller draw would not have needed the refill.
        """

    def follow(self, entry: Entry) -> None:
        event, state = entry.event, self.state
        player = whose_turn(state)
        if isinstance(event, DeckShuffled):
            self._check_deck(player)
        elif player is not None:
            self._check_act(player, event)
        else:
            self._check_follows(event)
        self.supply.take_positions(entry.taken, uses_of(event, state.streets))
        if not isinstance(event, DeckShuffled):
            self._apply(event)

    def _check_deck(self, player: Player | None) -> None:
        state = self.state
        if not self.dealt or (player is None and isinstance(self._next(), DeckShuffled)):
            self.dealt = True
            self.supply.begin_deck()
            evolve(state, DeckShuffled((UNKNOWN,) * len(self.deck)))
            return
        if player is None or not state.drawing:
            raise Wrong("a deck was taken where none is needed")
        kept, pile = len(state.stub) - 1, 1 + len(state.thrown)
        self.supply.refill(kept, Refill(self._cards_in_no_pile(player, kept), pile))
        evolve(state, DeckShuffled((UNKNOWN,) * (kept + pile)))
        self.least_drawn = kept + 1

    def _cards_in_no_pile(self, drawer: Player, kept: int) -> dict[int, int]:
        """Return seat -> the number of its cards that a refill does not reshuffle (R-5.5).

        ``drawer`` still gets ``kept`` cards from the old stub.
        """
        opener = self.state.opened.seat if self.state.opened else 0
        own = {
            player.seat: len(player.down) for player in self.state.players if not player.folded or player.seat == opener
        }
        if opener:
            own[opener] += self.aside
        own[drawer.seat] += kept
        return own

    def _check_act(self, player: Player, event: Event) -> None:
        kind = _ACTS.get(type(event))
        if kind is None or getattr(event, "seat", 0) != player.seat:
            raise Wrong(f"it was the turn of seat {player.seat}, and something else happened")
        option = next((option for option in options(self.state, player) if option.kind is kind), None)
        if option is None:
            raise Wrong(f"seat {player.seat} did what was not allowed")
        match event:
            case Drew(count=count):
                least, most = self.least_drawn, min(option.most, self._drawable())
                if not least <= count <= most:
                    raise Wrong(f"seat {player.seat} drew {count} cards, which wasn't possible")
            case BetMade() | Called() | Raised() | Completed() | BroughtIn():
                if not option.to <= event.to <= option.most or event.cost != option.cost + event.to - option.to:
                    raise Wrong(f"seat {player.seat} put in what was not allowed")

    def _drawable(self) -> int:
        """Return how many cards can be drawn: all of a refilled stub, otherwise all but the stub's last card."""
        return len(self.state.stub) - (0 if self.least_drawn else 1)

    def _check_follows(self, event: Event) -> None:
        if self.state.finished:
            self._check_late_show(event)
            return
        self._turn_up(event)
        leaving = frozenset(event.left) if isinstance(event, PassedIn) else frozenset[int]()
        expected = self._next(leaving)
        if expected is None or not _is_same_event(without_secrets(expected), event):
            raise Wrong(f"by the rules {type(expected).__name__} follows, the log has {type(event).__name__}")

    def _next(self, leaving: frozenset[int] = frozenset()) -> Event | None:
        return next_event(self.state, Outside(self.deck, leaving, self.dead))

    def _turn_up(self, event: Event) -> None:
        """Put the cards that the event shows into the state, in place of unknown cards."""
        state = self.state
        if isinstance(event, HoldingShown):
            player = state.mutable_player(event.seat)
            self._check_cards(event.cards, len(player.down))
            player.down = event.cards
        elif isinstance(event, OpenersShown) and state.jackpots is not None and state.opened is not None:
            self._check_cards(event.cards, len(event.cards))
            state.jackpots = replace(state.jackpots, opened=replace(state.opened, dealt=event.cards))

    def _check_late_show(self, event: Event) -> None:
        """Check a show after the hand: the player stayed in and has not shown before (R-3.5)."""
        player = self.state.by_seat.get(getattr(event, "seat", 0))
        if not isinstance(event, HoldingShown) or player is None or player.folded or is_open(player):
            raise Wrong("something happened after the hand was over")
        self._turn_up(event)
        if turned_up(self.state, self.state.player(event.seat)) != event:
            raise Wrong("a hand was shown out of order")

    def _check_cards(self, cards: tuple[int, ...], count: int) -> None:
        if len(cards) != count or len(set(cards)) != count or not set(cards) <= set(self.deck):
            raise Wrong("cards were shown that nobody can hold")

    def _apply(self, event: Event) -> None:
        state = self.state
        opener = state.opened.seat if state.opened else 0
        evolve(state, event)
        if isinstance(event, Drew):
            self.least_drawn = 0
            if event.seat == opener:
                self.aside += event.count
            else:
                state.thrown += (UNKNOWN,) * event.count
        elif isinstance(event, PassedIn):
            self.aside = 0


def _is_same_event(expected: Event, event: Event) -> bool:
    """Return True if the events are equal, ignoring a street's cards, which the rules do not determine."""
    if isinstance(expected, StreetDealt) and isinstance(event, StreetDealt):
        same_cards = [len(up) for up in expected.up] == [len(up) for up in event.up]
        same_community = (expected.community is None) == (event.community is None)
        same_board = len(expected.board) == len(event.board)
        expected = replace(expected, up=event.up, community=event.community, board=event.board)
        return same_cards and same_community and same_board and expected == event
    return expected == event
