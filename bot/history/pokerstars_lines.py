"""The lines of a hand in PokerStars' format, after its heading: what happened, and the summary."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.history.pokerstars_words import cards, folded_when, holding_text, street_heading
from bot.poker.cards import UNKNOWN
from bot.poker.events import (
    AntePosted,
    BetMade,
    BlindPosted,
    BroughtIn,
    Called,
    Checked,
    Completed,
    Drew,
    Event,
    Folded,
    HandFinished,
    HandStarted,
    HoldingMucked,
    HoldingShown,
    PotAwarded,
    Raised,
    StreetDealt,
    UncalledReturned,
)
from bot.poker.games import GAMES


@dataclass
class _Seat:
    """A player as the lines so far have them."""

    name: str
    stack: int
    down: tuple[int, ...] = ()
    """Known to the reader only where they are the reader's own, or shown."""
    up: tuple[int, ...] = ()
    bet: int = 0
    """Chips on this street."""
    bets: bool = False
    """Put in more than an ante."""
    folded_at: int | None = None
    """Street."""
    shown: tuple[int, ...] = ()
    mucked: bool = False
    won: int = 0

    @property
    def held(self) -> tuple[int, ...]:
        return self.down + self.up


@dataclass
class Scribe:
    """``told`` first, then ``summary``."""

    started: HandStarted
    viewer: int
    names: Mapping[int, str]
    seats: dict[int, _Seat] = field(init=False)
    street: int = -1
    shown_down: bool = False
    awards: list[PotAwarded] = field(default_factory=list)
    pots: int = 0
    over: bool = False

    def __post_init__(self) -> None:
        started = self.started
        self.game = GAMES[started.game]
        self.streets = self.game.streets_under(started.rules)
        self.ranking = self.game.ranking_under(started.rules)
        stacks = zip(started.seats, started.stacks, strict=True)
        self.seats = {seat: _Seat(self.names[seat], stack) for seat, stack in stacks}

    # Events

    def lines_of_event(self, events: Iterable[Event]) -> list[str]:
        happened = list(_at_the_showdown(events))
        self.pots = len({event.pot for event in happened if isinstance(event, PotAwarded)})
        return [line for event in happened for line in self._lines(event)]

    def _lines(self, event: Event) -> Iterable[str]:
        match event:
            case AntePosted():
                return [self._paid(event.seat, "posts the ante", event.amount)] if event.amount else []
            case BlindPosted():
                return self._blind(event)
            case StreetDealt():
                return [*self._heading(event), *self._dealt(event)]
            case BroughtIn() | Completed() | BetMade() | Called() | Raised():
                return [self._bet(event)]
            case Checked():
                return [f"{self.names[event.seat]}: checks"]
            case Folded():
                self.seats[event.seat].folded_at = self.street
                return [f"{self.names[event.seat]}: folds"]
            case Drew():
                return self._drew(event)
            case UncalledReturned():
                return [self._returned(event)]
            case HoldingShown() | HoldingMucked():
                return [*self._showdown(), self._shown(event)]
            case PotAwarded():
                return self._awarded(event)
            case HandFinished():
                self.over = True
        return []

    def _paid(self, seat: int, what: str, amount: int) -> str:
        player = self.seats[seat]
        player.stack -= amount
        all_in = "" if player.stack else " and is all-in"
        return f"{player.name}: {what} {amount}{all_in}"

    def _blind(self, event: BlindPosted) -> list[str]:
        if not event.amount:
            return []
        player = self.seats[event.seat]
        player.bet, player.bets = player.bet + event.amount, True
        name = "small" if event.seat == self._small_blind() else "big"
        return [self._paid(event.seat, f"posts {name} blind", event.amount)]

    def _small_blind(self) -> int | None:
        """The seat that was asked for it: left of the button, but the button itself where two play (R-5.1)."""
        stakes, asked = self.started.stakes, dict(zip(self.started.seats, self.started.blinds, strict=True))
        order = list(asked) if len(asked) > 2 else list(asked)[::-1]
        due = [seat for seat in order if asked[seat]]
        small = len(due) > 1 and asked[due[0]] == stakes.small_blind and due[0] != self.started.big_blind
        return due[0] if small else None

    def _heading(self, event: StreetDealt) -> Iterator[str]:
        self.street = event.street
        if event.street:
            for player in self.seats.values():
                player.bet = 0
        heading = street_heading(self.game, event.street)
        if heading is not None:
            yield f"*** {heading} ***"

    def _dealt(self, event: StreetDealt) -> Iterator[str]:
        """Cards of others are told as far as they lie face up."""
        hidden = (UNKNOWN,) * self.streets[event.street].down
        for seat, down, up in zip(event.seats, event.down or (hidden,) * len(event.seats), event.up, strict=True):
            player = self.seats[seat]
            before, new = self._visible(player.held), self._visible(down + up)
            player.down, player.up = player.down + down, player.up + up
            if new:
                yield self._dealt_line(player, before, new)

    def _dealt_line(self, player: _Seat, before: tuple[int, ...], new: tuple[int, ...]) -> str:
        held = f" {cards(before)}" if before else ""
        return f"Dealt to {player.name}{held} {cards(new)}"

    def _visible(self, some: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(card for card in some if card != UNKNOWN)

    def _bet(self, event: BroughtIn | Completed | BetMade | Called | Raised) -> str:
        player, most = self.seats[event.seat], max(each.bet for each in self.seats.values())
        player.bet, player.bets = event.to, True
        match event:
            case BroughtIn():
                return self._paid(event.seat, "brings in for", event.cost)
            case Called():
                return self._paid(event.seat, "calls", event.cost)
        if not most:
            return self._paid(event.seat, "bets", event.cost)
        line = self._paid(event.seat, "raises", event.cost)
        return line.replace(f"raises {event.cost}", f"raises {event.to - most} to {event.to}", 1)

    def _drew(self, event: Drew) -> Iterator[str]:
        player, own = self.seats[event.seat], event.seat == self.viewer
        before, known = player.held, own and UNKNOWN not in player.held
        if not event.count:
            yield f"{player.name}: stands pat" + (f" on {cards(before)}" if known else "")
            return
        told = f" {cards(event.discards)}" if known and event.discards else ""
        yield f"{player.name}: discards {event.count} card{'' if event.count == 1 else 's'}{told}"
        if not (known and event.cards):
            player.down = (UNKNOWN,) * len(player.down)
            return
        kept = tuple(card for card in before if card not in event.discards)
        player.down = kept + event.cards
        yield self._dealt_line(player, kept, event.cards)

    def _returned(self, event: UncalledReturned) -> str:
        player = self.seats[event.seat]
        player.stack += event.amount
        return f"Uncalled bet ({event.amount}) returned to {player.name}"

    # The end of it

    def _showdown(self) -> Iterator[str]:
        in_it = sum(player.folded_at is None for player in self.seats.values())
        if not self.shown_down and in_it > 1:
            self.shown_down = True
            yield "*** SHOW DOWN ***"

    def _shown(self, event: HoldingShown | HoldingMucked) -> str:
        player = self.seats[event.seat]
        if isinstance(event, HoldingMucked):
            player.mucked = True
            return f"{player.name}: mucks hand"
        player.shown = event.cards + player.up
        return f"{player.name}: shows {cards(player.shown)}{self._named(player.shown)}"

    def _named(self, held: tuple[int, ...]) -> str:
        """The holding's name; empty where a hand was won, and shown, before there were cards enough for one."""
        try:
            return f" ({self._holding(held)})"
        except ValueError:
            return ""

    def _holding(self, held: tuple[int, ...], *, article: bool = False) -> str:
        return holding_text(self.ranking, self.started.rules, held, article=article)

    def _awarded(self, event: PotAwarded) -> Iterator[str]:
        self.awards.append(event)
        for seat, chips in event.shares:
            player = self.seats[seat]
            player.won += chips
            player.stack += chips
            yield f"{player.name} collected {chips} from {self._pot(event.pot)}"
        if not self.shown_down and event.pot == self.pots - 1:
            yield f"{self.seats[event.shares[0][0]].name}: doesn't show hand"

    def _pot(self, number: int) -> str:
        if self.pots == 1:
            return "pot"
        if number == 0:
            return "main pot"
        return "side pot" if self.pots == 2 else f"side pot-{number}"

    def summary(self) -> Iterator[str]:
        yield "*** SUMMARY ***"
        total = sum(award.amount for award in self.awards)
        yield f"Total pot {total}{self._sides()} | Rake 0"
        for seat in sorted(self.seats):
            yield f"Seat {seat}: {self.seats[seat].name}{self._position(seat)} {self._fate(seat)}"

    def _sides(self) -> str:
        if self.pots < 2:
            return ""
        amounts = Counter[int]()
        for award in self.awards:
            amounts[award.pot] += award.amount
        named = [f"{self._pot(pot).capitalize()} {amount}." for pot, amount in amounts.items()]
        return " " + " ".join(named)

    def _position(self, seat: int) -> str:
        if not self.game.has_draws:
            return ""
        marks = [" (button)"] if seat == self.started.button else []
        if self.started.blinds:
            marks += [" (small blind)"] if seat == self._small_blind() else []
            marks += [" (big blind)"] if seat == self._big_blind() else []
        return "".join(marks)

    def _big_blind(self) -> int | None:
        asked = zip(self.started.seats, self.started.blinds, strict=True)
        small = self._small_blind()
        return next((seat for seat, blind in asked if seat != small and blind == self.started.stakes.big_blind), None)

    def _fate(self, seat: int) -> str:
        player = self.seats[seat]
        if player.folded_at is not None:
            unbet = "" if player.bets else " (didn't bet)"
            return f"folded {folded_when(self.game, max(player.folded_at, 0))}{unbet}"
        if player.shown and self.shown_down:
            won = f"won ({player.won})" if player.won else "lost"
            return f"showed {cards(player.shown)} and {won} with {self._holding(player.shown, article=True)}"
        return f"collected ({player.won})" if player.won else "mucked"


def _at_the_showdown(events: Iterable[Event]) -> Iterator[Event]:
    """Without the hands that all-in players show before the last cards: the format has a showdown at the end alone, and
    there they show all they hold."""
    happened = list(events)
    last = max((at for at, event in enumerate(happened) if isinstance(event, StreetDealt)), default=0)
    return (event for at, event in enumerate(happened) if at > last or not isinstance(event, HoldingShown))
