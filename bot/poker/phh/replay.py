"""A hand history played again, strictly: nothing is repaired, and the first line that does not fit is named."""

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, assert_never

from bot.poker.actions import Action, ActionKind, Option
from bot.poker.cards import DECK, UNKNOWN, card_text
from bot.poker.events import Event, HoldingMucked, HoldingShown, PotAwarded, StreetDealt
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules, Stakes
from bot.poker.phh.history import HandHistory, Line, PhhError, game_of
from bot.poker.phh.layout import lay_out

_CBR: Final = (ActionKind.BET, ActionKind.COMPLETE, ActionKind.RAISE)


@dataclass(frozen=True, slots=True)
class Replayed:
    """The outcome of a replay. Player i of the file sat in seat i."""

    hand: Hand
    pots: tuple[PotAwarded, ...]
    finishing_stacks: tuple[int, ...]


def replay(history: HandHistory, rules: HouseRules) -> Replayed:
    """Play the hand under ``rules``. Raises PhhError naming the first line that is illegal, missing or too much.

    A short ante wins only as much from each other player (R-3.6), whatever the file's ``ante_trimming_status`` says.
    """
    game = game_of(history.variant)
    hand = _start(game, history, rules)
    replayer = _Replayer(hand)
    replayer.take(hand.events)
    for line in history.lines:
        replayer.play(line)
    replayer.end()
    pots = tuple(event for event in hand.events if isinstance(event, PotAwarded))
    players = range(1, len(history.starting_stacks) + 1)
    return Replayed(hand, pots, tuple(hand.stack(player) for player in players))


def _start(game: Game, history: HandHistory, rules: HouseRules) -> Hand:
    """Player i sits in seat i and the last has the button. Each posts his own ante, whatever the stakes' is."""
    stacks = list(enumerate(history.starting_stacks, 1))
    if not stacks:
        raise PhhError("starting_stacks names no players")
    deck = lay_out(game, rules, len(stacks), history.lines)
    try:
        stakes = Stakes(history.small_bet, history.big_bet, min(max(history.antes), history.bring_in), history.bring_in)
        antes = dict(enumerate(history.antes, 1))
        return Hand.start(game, rules, stakes, stacks, len(stacks), deck, last_two=len(stacks) == 2, antes=antes)
    except ValueError as error:
        raise PhhError(f"no table allows this hand: {error}") from None


@dataclass
class _Due:
    """Cards of one street that the rules have dealt and the file has not told yet."""

    cards: dict[int, deque[tuple[int, bool]]]
    """(card, whether it is down) by seat, in order of dealing."""
    community: int | None
    begun: bool = False
    """Whether the file has told some of them."""

    @classmethod
    def of(cls, event: StreetDealt) -> "_Due":
        rows = zip(event.seats, event.down, event.up, strict=True)
        cards = {seat: deque([(c, True) for c in down] + [(c, False) for c in up]) for seat, down, up in rows}
        return cls(cards, event.community)

    def __bool__(self) -> bool:
        return self.community is not None or any(self.cards.values())

    def __str__(self) -> str:
        if self.community is not None:
            return "the community card"
        return "cards of " + ", ".join(f"p{seat}" for seat, cards in self.cards.items() if cards)


@dataclass
class _Replayer:
    hand: Hand
    due: deque[_Due] = field(default_factory=deque)
    seen: set[int] = field(default_factory=set)
    """Cards that the file has told."""
    holdings: dict[int, list[int]] = field(default_factory=dict)
    """What each seat has got so far in the file, in order."""
    contested: set[int] = field(default_factory=set)
    """Seats in the showdown."""
    paid: set[int] = field(default_factory=set)
    """Seats that won or tied a pot."""
    done: set[int] = field(default_factory=set)
    """Seats that have shown all their down cards, or mucked."""

    def take(self, events: Iterable[Event]) -> None:
        """Note what the rules did by themselves, for the file to confirm."""
        for event in events:
            if isinstance(event, StreetDealt):
                self.due.append(_Due.of(event))
            elif isinstance(event, HoldingShown | HoldingMucked):
                self.contested.add(event.seat)
            elif isinstance(event, PotAwarded):
                self.paid.update(seat for seat, _ in event.shares)

    def play(self, line: Line) -> None:
        match line.kind:
            case "dh" | "db":
                self._deal(line)
            case "sm":
                self._show_or_muck(line)
            case "pb" | "f" | "cc" | "cbr":
                self._act(line)
            case _:
                assert_never(line.kind)

    def end(self) -> None:
        """The file is over: so must the hand be."""
        if self.due:
            raise PhhError(f"the file ends, but {self.due[0]} are still to be dealt")
        if not self.hand.finished:
            raise PhhError(f"the file ends in mid-hand: {self._allowed()}")
        silent = sorted(self.contested - self.done)
        if silent:
            names = ", ".join(f"p{seat}" for seat in silent)
            raise PhhError(f"the file ends, but {names} must show or muck")

    def _deal(self, line: Line) -> None:
        if not self.due:
            raise line.error(f"no card is due; {self._allowed()}")
        due = self.due[0]
        due.begun = True
        for card in line.cards:
            self._check_card(line, card)
        if line.kind == "db":
            self._deal_community(line, due)
        else:
            self._deal_player(line, due)
        if not due:
            self.due.popleft()

    def _check_card(self, line: Line, card: int) -> None:
        if card == UNKNOWN:
            return
        if card not in DECK:
            raise line.error(f"{card_text(card)} is not in this deck")
        if card in self.seen:
            raise line.error(f"{card_text(card)} has been dealt before")
        self.seen.add(card)

    def _deal_community(self, line: Line, due: _Due) -> None:
        if due.community is None:
            raise line.error(f"no community card is due, but {due}")
        if line.cards != (due.community,):
            raise line.error("one known community card is due")
        due.community = None

    def _deal_player(self, line: Line, due: _Due) -> None:
        waiting = due.cards.get(line.player)
        if not waiting:
            raise line.error(f"p{line.player} gets no card now; due: {due}")
        if len(line.cards) > len(waiting):
            raise line.error(f"p{line.player} gets {len(waiting)} now, not {len(line.cards)}")
        for card in line.cards:
            dealt, is_down = waiting.popleft()
            if card == UNKNOWN and not is_down:
                raise line.error("an up card must be known")
            if card not in (dealt, UNKNOWN):
                raise line.error(f"{card_text(card)} cannot be the next card here")
            self.holdings.setdefault(line.player, []).append(dealt)
            if is_down:
                self.done.discard(line.player)

    def _act(self, line: Line) -> None:
        if self.due:
            raise line.error(f"{self.due[0]} are to be dealt first")
        if line.player != self.hand.to_act:
            raise line.error(f"it is not p{line.player}'s turn; {self._allowed()}")
        option = self._option(line)
        result = self.hand.apply(Action(line.player, option.kind, line.amount if line.kind == "cbr" else None))
        if not isinstance(result, tuple):
            raise line.error(f"{result.reason}; {self._allowed()}")
        self.take(result)

    def _option(self, line: Line) -> Option:
        kinds = {
            "pb": (ActionKind.BRING_IN,),
            "f": (ActionKind.FOLD,),
            "cc": (ActionKind.CHECK, ActionKind.CALL),
            "cbr": _CBR,
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
            raise line.error(f"p{seat} has shown or mucked before")
        else:
            self._check_early(line)
            self._check_shown(line) if line.cards else self._check_mucked(line)
        self.done.add(seat)

    def _show_uncontested(self, line: Line) -> None:
        """The last player need not show, but may (R-3.5)."""
        if line.player not in self.paid or line.player in self.done or not line.cards:
            raise line.error("the hand is over")
        self._check_shown(line)

    def _check_early(self, line: Line) -> None:
        """Once betting is over with somebody all-in, hands may be shown before the coming streets (R-4.11)."""
        if self.due and self.due[0].begun:
            raise line.error(f"{self.due[0]} are to be dealt first")
        if self.due and not line.cards:
            raise line.error(f"p{line.player} cannot muck before the last card")

    def _check_mucked(self, line: Line) -> None:
        if line.player in self.paid:
            raise line.error(f"p{line.player} cannot muck a hand that wins or ties")

    def _check_shown(self, line: Line) -> None:
        if Counter(line.cards) != Counter(self.holdings.get(line.player, [])):
            raise line.error(f"these are not the cards of p{line.player}")

    def _allowed(self) -> str:
        seat = self.hand.to_act
        if seat is None:
            return "the hand is over"
        return f"p{seat} may {options_text(self.hand.legal())}"


def options_text(options: Sequence[Option]) -> str:
    """``fold, call 20 or raise to 40``."""
    texts = [_option_text(option) for option in options]
    return " or ".join(filter(None, (", ".join(texts[:-1]), texts[-1])))


def _option_text(option: Option) -> str:
    name = option.kind.replace("_", " ")
    if option.kind in _CBR:
        return f"{name} to {option.to}" if option.to == option.most else f"{name} to {option.to}-{option.most}"
    return f"{name} {option.cost}" if option.cost else name
