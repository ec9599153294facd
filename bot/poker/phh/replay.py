"""The strict replay of a hand history, which reports the first line that breaks the rules.

It repairs nothing.
"""

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import assert_never

from bot.poker.actions import BIGGER, Action, ActionKind, Option
from bot.poker.cards import UNKNOWN, card_text
from bot.poker.events import (
    DeckShuffled,
    Drew,
    Event,
    HoldingMucked,
    HoldingShown,
    PassedIn,
    PotAwarded,
    PotReturned,
    StreetDealt,
)
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.phh.due import DueCards
from bot.poker.phh.errors import PhhError
from bot.poker.phh.history import HandHistory, Line
from bot.poker.phh.layout import DeckLayout
from bot.poker.phh.options import options_text, reason_text
from bot.poker.phh.start import Posted, start


@dataclass(frozen=True, slots=True)
class Replayed:
    """The result of a replay. Player i of the file has seat i."""

    hand: Hand
    pots: tuple[PotAwarded, ...]
    finishing_stacks: tuple[int, ...]
    winnings: tuple[int, ...]
    """The chips that each player got from the pots."""


def replay(history: HandHistory, rules: HouseRules) -> Replayed:
    """Replay the hand under ``rules``, with the file's blinds and antes.

    A player with a short ante can win only as much from each other player (R-3.6), whatever ``ante_trimming_status``
    says. But if only the big blind antes, the ante is dead money (R-5.1). Raises PhhError with the first line that is
    illegal, missing or superfluous.
    """
    posted = Posted.of(history, rules)
    layout = DeckLayout(posted.game, posted.rules, len(history.starting_stacks), history.lines)
    hand = start(history, posted, layout.deck(0))
    replayer = _Replayer(hand, layout, deque(history.lines), history.taken_out)
    replayer.take(hand.events)
    while replayer.lines:
        replayer.play(replayer.lines.popleft())
    replayer.end()
    pots = tuple(event for event in hand.events if isinstance(event, PotAwarded))
    players = range(1, len(history.starting_stacks) + 1)
    won = Counter[int]()
    for event in hand.events:
        if isinstance(event, PotAwarded | PotReturned):
            won.update(dict(event.shares))
    return Replayed(
        hand, pots, tuple(hand.stack(player) for player in players), tuple(won[player] for player in players)
    )


@dataclass
class _Replayer:
    hand: Hand
    layout: DeckLayout
    lines: deque[Line]
    """The lines that are still to be replayed."""
    taken_out: frozenset[int]
    deal: int = 0
    """The index of the current deal; above 0 only in Jackpots (R-7.3)."""
    served: int = 0
    """The number of cards drawn in this deal."""
    due: deque[DueCards] = field(default_factory=deque)
    seen: set[int] = field(default_factory=set)
    """The cards that the file has named, except those that were shuffled since."""
    dealt: dict[int, list[int]] = field(default_factory=dict)
    """Seat -> all cards that it has been dealt in this deal, in order."""
    holdings: dict[int, list[int]] = field(default_factory=dict)
    """Seat -> the cards that it holds now."""
    unnamed: set[int] = field(default_factory=set)
    """The cards of this deal that the file has not named."""
    contested: set[int] = field(default_factory=set)
    """The seats that take part in the showdown."""
    paid: set[int] = field(default_factory=set)
    """The seats that won or tied a pot."""
    done: set[int] = field(default_factory=set)
    """The seats that have shown all their down cards, or mucked."""

    def take(self, events: Iterable[Event]) -> None:
        """Process the events that the rules caused; the file's next lines must agree with them."""
        for event in events:
            match event:
                case StreetDealt():
                    self._expect(DueCards.dealt(event))
                case Drew():
                    self._note_draw(event)
                case DeckShuffled():
                    self.seen -= set(event.cards)
                case PassedIn():
                    self.deal, self.served = self.deal + 1, 0
                    self.dealt.clear()
                    self.holdings.clear()
                    self.unnamed.clear()
                case HoldingShown() | HoldingMucked():
                    self.contested.add(event.seat)
                case PotAwarded():
                    self.paid.update(seat for seat, _ in event.shares)
                case _:
                    pass

    def play(self, line: Line) -> None:
        match line.kind:
            case "dh" | "db":
                self._deal(line)
            case "sm":
                self._show_or_muck(line)
            case "sd":
                self._draw(line)
            case "pb" | "f" | "cc" | "cbr":
                self._act(line)
            case _:
                assert_never(line.kind)

    def end(self) -> None:
        """Check that the hand is complete at the end of the file. Raises PhhError."""
        if self.due:
            raise PhhError(f"the file ends, but {self.due[0]} still have to be dealt")
        if not self.hand.finished:
            raise PhhError(f"the file ends in mid-hand: {self._allowed()}")
        unshown = sorted(self.contested - self.done)
        if unshown:
            names = ", ".join(f"p{seat}" for seat in unshown)
            raise PhhError(f"the file ends, but {names} must show or muck")

    def _expect(self, due: DueCards) -> None:
        if due:
            self.due.append(due)

    def _note_draw(self, event: Drew) -> None:
        self.served += event.count
        held = self.holdings[event.seat]
        self.holdings[event.seat] = [card for card in held if card not in event.discards]
        if event.count:
            if not self.due:
                self.due.append(DueCards(self.hand.state.street, {}, drawn=True))
            self.due[-1].draw(event)

    def _deal(self, line: Line) -> None:
        if not self.due:
            raise line.error(f"no card is due; {self._allowed()}")
        due = self.due[0]
        due.begun = True
        for card in line.cards:
            self._check_card(line, card)
        if line.kind == "db":
            self._deal_board(line, due)
        else:
            self._deal_player(line, due)
        if not due:
            self.due.popleft()

    def _check_card(self, line: Line, card: int) -> None:
        if card == UNKNOWN:
            return
        if card not in self.layout.cards:
            raise line.error(f"{card_text(card)} isn't in this deck")
        if card in self.seen:
            raise line.error(f"{card_text(card)} has already been dealt")
        self.seen.add(card)

    def _deal_board(self, line: Line, due: DueCards) -> None:
        if not due.board or any(due.cards.values()):
            raise line.error(f"no community card is due, but {due}")
        if line.cards != due.board:
            several = f"{len(due.board)} known community cards are due"
            raise line.error("one known community card is due" if len(due.board) == 1 else several)
        due.board = ()

    def _deal_player(self, line: Line, due: DueCards) -> None:
        waiting = due.cards.get(line.player)
        if not waiting:
            raise line.error(f"p{line.player} gets no card now; due: {due}")
        if len(line.cards) > len(waiting):
            raise line.error(f"p{line.player} gets {len(waiting)} now, not {len(line.cards)}")
        for card in line.cards:
            dealt, is_down = waiting.popleft()
            if card == UNKNOWN and not is_down:
                raise line.error("an upcard must be known")
            if card not in (dealt, UNKNOWN):
                raise line.error(f"{card_text(card)} can't be the next card here")
            self.dealt.setdefault(line.player, []).append(dealt)
            self.holdings.setdefault(line.player, []).append(dealt)
            (self.unnamed.add if card == UNKNOWN else self.unnamed.discard)(dealt)
            if is_down:
                self.done.discard(line.player)

    def _act(self, line: Line) -> None:
        if self.due:
            raise line.error(f"{self.due[0]} are to be dealt first")
        option = self._option(line)
        to = line.amount if line.kind == "cbr" else None
        if line.absent and option.kind is not ActionKind.CHECK:
            raise line.error("only a check is made for a player who doesn't act")
        self._apply(line, Action(line.player, option.kind, to, absent=line.absent))

    def _draw(self, line: Line) -> None:
        """Replay a player's discards.

        The file may list the drawn cards at once, or after all players have discarded.
        """
        if self.due and not (self.due[0].drawn and self.due[0].street == self.hand.state.street):
            raise line.error(f"{self.due[0]} are to be dealt first")
        self._check_turn(line)
        if not self.hand.state.drawing:
            raise line.error(f"not allowed; {self._allowed()}")
        self._apply(line, Action(line.player, ActionKind.DRAW, cards=self._discards(line)))

    def _discards(self, line: Line) -> tuple[int, ...]:
        dealt = self.dealt[line.player]
        places = self.layout.dealt.discards[line.number]
        cards = [dealt[place] if place is not None else card for card, place in zip(line.cards, places, strict=True)]
        if UNKNOWN in cards:
            raise line.error(f"p{line.player} doesn't hold that many cards")
        return tuple(cards)

    def _apply(self, line: Line, action: Action) -> None:
        leaving = [after.player for after in takewhile(lambda after: after.kind == "f", self.lines)]
        try:
            result = self.hand.apply(action, Outside(self._shuffle(action), frozenset(leaving), self.taken_out))
        except ValueError as error:
            raise line.error(f"no deck fits the cards that the file names: {error}") from None
        if not isinstance(result, tuple):
            raise line.error(f"{reason_text(result.reason)}; {self._allowed()}")
        self.take(result)
        for event in result:
            if isinstance(event, PassedIn):
                self._pass_leavers(event)

    def _shuffle(self, action: Action) -> tuple[int, ...]:
        """Return the shuffle that the action may need: to refill the stub, or as the deck of the next deal."""
        state = self.hand.state
        if not self.hand.may_need_shuffle(action):
            return ()
        return self.layout.refill(self.deal, self.served, state) if state.drawing else self.layout.deck(self.deal + 1)

    def _pass_leavers(self, event: PassedIn) -> None:
        """Skip the lines of players who leave and give up their share. Raises PhhError if another line comes."""
        for _ in event.left:
            line = self.lines.popleft()
            if line.player not in event.left:
                raise line.error(f"not allowed; {self._allowed()}")

    def _check_turn(self, line: Line) -> None:
        if line.player != self.hand.to_act:
            raise line.error(f"it isn't p{line.player}'s turn; {self._allowed()}")

    def _option(self, line: Line) -> Option:
        self._check_turn(line)
        kinds = {
            "pb": (ActionKind.BRING_IN,),
            "f": (ActionKind.FOLD,),
            "cc": (ActionKind.CHECK, ActionKind.CALL),
            "cbr": BIGGER,
        }[line.kind]
        for option in self.hand.legal():
            if option.kind in kinds:
                return option
        raise line.error(f"not allowed; {self._allowed()}")

    def _show_or_muck(self, line: Line) -> None:
        seat = line.player
        if not self.hand.finished:
            raise line.error(f"no showdown yet; {self._allowed()}")
        if not self.contested:
            self._show_uncontested(line)
        elif seat not in self.contested:
            raise line.error(f"p{seat} has folded")
        elif seat in self.done:
            raise line.error(f"p{seat} has already shown or mucked")
        else:
            self._check_early(line)
            self._check_mucked(line) if line.mucks else self._check_shown(line)
        self.done.add(seat)

    def _show_uncontested(self, line: Line) -> None:
        """Replay a voluntary show by a player who won without a showdown (R-3.5)."""
        if line.player not in self.paid or line.player in self.done or line.mucks:
            raise line.error("the hand is over")
        self._check_shown(line)

    def _check_early(self, line: Line) -> None:
        """Raise PhhError for a show or muck that comes too early.

        Once betting is over with somebody all-in, players may show before the remaining streets, but not before a draw
        (R-4.11).
        """
        if self.due and (self.due[0].begun or self.due[0].drawn):
            raise line.error(f"{self.due[0]} are to be dealt first")
        if self.due and line.mucks:
            raise line.error(f"p{line.player} can't muck before the last card")

    def _check_mucked(self, line: Line) -> None:
        if line.player in self.paid:
            raise line.error(f"p{line.player} can't muck a hand that wins or ties")

    def _check_shown(self, line: Line) -> None:
        if line.as_dealt:
            if self.unnamed & set(self.holdings.get(line.player, [])):
                raise line.error(f"the file hasn't named all the cards of p{line.player}")
        elif Counter(line.cards) != Counter(self.holdings.get(line.player, [])):
            raise line.error(f"these aren't the cards of p{line.player}")

    def _allowed(self) -> str:
        seat = self.hand.to_act
        if seat is None:
            return "the hand is over"
        return f"p{seat} may {options_text(self.hand.legal())}"
