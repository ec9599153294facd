"""A hand's lines in PokerStars' format after the heading: the actions and the summary."""

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
from bot.poker.holdings import halves


@dataclass
class _Seat:
    """A player's state after the lines written so far."""

    name: str
    stack: int
    down: tuple[int, ...] = ()
    """The down cards; empty unless they are the reader's own, or shown."""
    up: tuple[int, ...] = ()
    bet: int = 0
    """The chips bet on this street."""
    bets: bool = False
    """True if the player put in more than an ante."""
    folded_at: int | None = None
    """The street on which the player folded."""
    shown: tuple[int, ...] = ()
    mucked: bool = False
    won: int = 0

    @property
    def held(self) -> tuple[int, ...]:
        return self.down + self.up


@dataclass
class LineWriter:
    """Writes the lines; call ``lines_of_event`` first, then ``summary``."""

    started: HandStarted
    viewer: int
    names: Mapping[int, str]
    seats: dict[int, _Seat] = field(init=False)
    street: int = -1
    board: tuple[int, ...] = ()
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

    # The actions

    def lines_of_event(self, events: Iterable[Event]) -> list[str]:
        written = list(_without_early_shows(events))
        self.pots = len({event.pot for event in written if isinstance(event, PotAwarded)})
        return [line for event in written for line in self._lines(event)]

    def _lines(self, event: Event) -> Iterable[str]:
        match event:
            case AntePosted():
                return [self._pay_line(event.seat, "posts the ante", event.amount)] if event.amount else []
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

    def _pay_line(self, seat: int, what: str, amount: int) -> str:
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
        return [self._pay_line(event.seat, f"posts {name} blind", event.amount)]

    def _small_blind(self) -> int | None:
        """Return the seat that owes the small blind: left of the button, or heads-up the button (R-5.1)."""
        stakes, blinds = self.started.stakes, dict(zip(self.started.seats, self.started.blinds, strict=True))
        order = list(blinds) if len(blinds) > 2 else list(blinds)[::-1]
        owing = [seat for seat in order if blinds[seat]]
        small = len(owing) > 1 and blinds[owing[0]] == stakes.small_blind and owing[0] != self.started.big_blind
        return owing[0] if small else None

    def _heading(self, event: StreetDealt) -> Iterator[str]:
        self.street = event.street
        if event.street:
            for player in self.seats.values():
                player.bet = 0
        heading = street_heading(self.game, event.street)
        if heading is not None:
            yield f"*** {heading} ***{''.join(f' {cards(part)}' for part in (self.board, event.board) if part)}"
        self.board += event.board

    def _dealt(self, event: StreetDealt) -> Iterator[str]:
        """Yield the lines for the cards dealt; other players' down cards are left out."""
        hidden = (UNKNOWN,) * self.streets[event.street].down
        for seat, down, up in zip(event.seats, event.down or (hidden,) * len(event.seats), event.up, strict=True):
            player = self.seats[seat]
            before, new = self._known_cards(player.held), self._known_cards(down + up)
            player.down, player.up = player.down + down, player.up + up
            if new:
                yield self._dealt_line(player, before, new)

    def _dealt_line(self, player: _Seat, before: tuple[int, ...], new: tuple[int, ...]) -> str:
        held = f" {cards(before)}" if before else ""
        return f"Dealt to {player.name}{held} {cards(new)}"

    def _known_cards(self, dealt: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(card for card in dealt if card != UNKNOWN)

    def _bet(self, event: BroughtIn | Completed | BetMade | Called | Raised) -> str:
        player, most = self.seats[event.seat], max(each.bet for each in self.seats.values())
        player.bet, player.bets = event.to, True
        match event:
            case BroughtIn():
                return self._pay_line(event.seat, "brings in for", event.cost)
            case Called():
                return self._pay_line(event.seat, "calls", event.cost)
        if not most:
            return self._pay_line(event.seat, "bets", event.cost)
        line = self._pay_line(event.seat, "raises", event.cost)
        return line.replace(f"raises {event.cost}", f"raises {event.to - most} to {event.to}", 1)

    def _drew(self, event: Drew) -> Iterator[str]:
        player, own = self.seats[event.seat], event.seat == self.viewer
        before, known = player.held, own and UNKNOWN not in player.held
        if not event.count:
            yield f"{player.name}: stands pat" + (f" on {cards(before)}" if known else "")
            return
        discards = f" {cards(event.discards)}" if known and event.discards else ""
        yield f"{player.name}: discards {event.count} card{'' if event.count == 1 else 's'}{discards}"
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

    # The end of the hand

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
        return f"{player.name}: shows {cards(player.shown)}{self._holding_suffix(player.shown)}"

    def _holding_suffix(self, held: tuple[int, ...]) -> str:
        """Return the holding's name for the end of a line.

        It is empty if the player won and showed before the hand had enough cards for a name.
        """
        try:
            return f" ({self._holding(held)})"
        except ValueError:
            return ""

    def _holding(self, held: tuple[int, ...], *, article: bool = False) -> str:
        return holding_text(self.ranking, self.started.rules, held, self.board, article=article)

    def _awarded(self, event: PotAwarded) -> Iterator[str]:
        self.awards.append(event)
        for part in self._halves(event):
            for seat, chips in part:
                player = self.seats[seat]
                player.won += chips
                player.stack += chips
                yield f"{player.name} collected {chips} from {self._pot(event.pot)}"
        if not self.shown_down and event.pot == self.pots - 1:
            yield f"{self.seats[event.shares[0][0]].name}: doesn't show hand"

    def _halves(self, event: PotAwarded) -> list[list[tuple[int, int]]]:
        """Return the shares of the pot; if the same players won both halves, those of the high half first (R-18.2)."""
        lows = self._lows(seat for seat, _ in event.shares)
        if event.half or not lows or "no_low" in lows:
            return [list(event.shares)]
        low = [(seat, chips // 2) for seat, chips in event.shares]
        high = [(seat, chips - chips // 2) for seat, chips in event.shares]
        return [high, [(seat, chips) for seat, chips in low if chips]]

    def _pot(self, number: int) -> str:
        if self.pots == 1:
            return "pot"
        if number == 0:
            return "main pot"
        return "side pot" if self.pots == 2 else f"side pot-{number}"

    def summary(self) -> Iterator[str]:
        if self._lows(self.seats) == {"no_low"}:
            yield "No low hand qualified"
        yield "*** SUMMARY ***"
        total = sum(award.amount for award in self.awards)
        yield f"Total pot {total}{self._pot_amounts()} | Rake 0"
        if self.board:
            yield f"Board {cards(self.board)}"
        for seat in sorted(self.seats):
            yield f"Seat {seat}: {self.seats[seat].name}{self._position(seat)} {self._outcome(seat)}"

    def _lows(self, seats: Iterable[int]) -> set[str]:
        """Return the kinds of the hands that these players showed for the low half; empty without such a half."""
        if not (self.board and self.shown_down):
            return set()
        shown = [self.seats[seat].shown for seat in seats if self.seats[seat].shown]
        return {half.describe(held, board=self.board).kind for half in halves(self.ranking)[1:] for held in shown}

    def _pot_amounts(self) -> str:
        if self.pots < 2:
            return ""
        amounts = Counter[int]()
        for award in self.awards:
            amounts[award.pot] += award.amount
        named = [f"{self._pot(pot).capitalize()} {amount}." for pot, amount in amounts.items()]
        return " " + " ".join(named)

    def _position(self, seat: int) -> str:
        if self.game.has_upcards:
            return ""
        marks = [" (button)"] if seat == self.started.button else []
        if self.started.blinds:
            marks += [" (small blind)"] if seat == self._small_blind() else []
            marks += [" (big blind)"] if seat == self._big_blind() else []
        return "".join(marks)

    def _big_blind(self) -> int | None:
        blinds = zip(self.started.seats, self.started.blinds, strict=True)
        small = self._small_blind()
        return next((seat for seat, blind in blinds if seat != small and blind == self.started.stakes.big_blind), None)

    def _outcome(self, seat: int) -> str:
        player = self.seats[seat]
        if player.folded_at is not None:
            unbet = "" if player.bets else " (didn't bet)"
            return f"folded {folded_when(self.game, max(player.folded_at, 0))}{unbet}"
        if player.shown and self.shown_down:
            won = f"won ({player.won})" if player.won else "lost"
            return f"showed {cards(player.shown)} and {won} with {self._holding(player.shown, article=True)}"
        return f"collected ({player.won})" if player.won else "mucked"


def _without_early_shows(events: Iterable[Event]) -> Iterator[Event]:
    """Return the events with the hands of all-in players only at the end.

    The format has a showdown only after the last cards. In stud those players show their whole hand there; in a game
    with a board they showed it all before, so the event moves.
    """
    log = list(events)
    last = max((at for at, event in enumerate(log) if isinstance(event, StreetDealt)), default=0)
    early = [event for event in log[:last] if isinstance(event, HoldingShown)]
    moved = early if any(isinstance(event, StreetDealt) and event.board for event in log) else []
    return iter([*(event for event in log[: last + 1] if event not in early), *moved, *log[last + 1 :]])
