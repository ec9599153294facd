"""Writing a finished hand as a .phh file."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.poker.cards import UNKNOWN, cards_text
from bot.poker.events import (
    AntePosted,
    BetMade,
    BlindPosted,
    BroughtIn,
    Called,
    Checked,
    Completed,
    DeckShuffled,
    Drew,
    Event,
    Folded,
    HandFinished,
    HandStarted,
    HoldingMucked,
    HoldingShown,
    OpenersShown,
    PassedIn,
    PotAwarded,
    PotReturned,
    Raised,
    StreetDealt,
    UncalledReturned,
)
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.machine.showdown import can_win
from bot.poker.machine.state import HandState
from bot.poker.machine.transitions import evolve, opening_state
from bot.poker.phh.layout import worst_cards
from bot.poker.phh.start import big_blind_at
from bot.poker.phh.variants import code_of, notes_on
from bot.poker.rule_text import differences

_CODES: Final[dict[type, str]] = {BroughtIn: "pb", Folded: "f", Checked: "cc", Called: "cc", HoldingMucked: "sm"}


def write(events: Iterable[Event], *, seat: int | None = None) -> str:
    """Return the hand as a .phh file, with its final stacks; without ``seat`` all cards are named.

    ``variants`` describes each game's fields. With ``seat``, other players' down cards are ``??`` unless they were
    shown. Seat 0 means nobody: then the file has the public view, for which a log without its secrets is enough. Antes
    cut short by a small stack are trimmed (R-3.6), and the file says so. Comments explain features outside the
    standard. Raises ValueError for a hand that is not finished.
    """
    log = list(events)
    if not log or not isinstance(log[0], HandStarted) or not any(isinstance(event, HandFinished) for event in log):
        raise ValueError("only a finished hand can be written")
    started = log[0]
    writer = _LineWriter(started, seat, log)
    lines = writer.lines()
    content = {
        **_stakes(started),
        **({"_absent": writer.absent} if writer.absent else {}),
        **({"_taken_out": taken_out} if (taken_out := _taken_out(log, seat)) else {}),
        "starting_stacks": list(started.stacks),
        "actions": lines,
        "finishing_stacks": _finishing_stacks(started, log),
    }
    notes = notes_on(GAMES[started.game], started.stakes.limit, started.rules)
    comments = "".join(f"# {note}\n" for note in notes)
    return comments + "".join(f"{name} = {_toml(value)}\n" for name, value in content.items())


def _stakes(started: HandStarted) -> dict[str, Any]:
    """Return the fields of the file that are known before the first card.

    They are the game, stakes, forced bets and stacks.
    """
    stakes, game = started.stakes, GAMES[started.game]
    posted: dict[str, Any] = {
        "variant": code_of(game, stakes.limit),
        "ante_trimming_status": not started.table_ante,
        "antes": _listed(_antes(started)),
    }
    if rules := differences(started.rules, HouseRules()):
        posted["_house_rules"] = rules
    if game.forced == "bring_in":
        posted["bring_in"] = stakes.bring_in
    else:
        posted["blinds_or_straddles"] = _listed(_blinds(started))
    if stakes.limit == "fixed":
        return {**posted, "small_bet": stakes.small_bet, "big_bet": stakes.big_bet}
    return {**posted, "min_bet": stakes.small_bet}


def _taken_out(log: Sequence[Event], viewer: int | None) -> list[int]:
    """Return the players of a tournament who mucked a hand that could have won (T-3.6).

    They mucked because they were taken out of the tournament. To other viewers this would reveal how good their cards
    were. So it includes only players whose cards the viewer knows, or whose upcards already show that they could have
    won.
    """
    started, taken_out = log[0], set[int]()
    assert isinstance(started, HandStarted)
    state = opening_state(GAMES[started.game], started)
    for event in log[1:]:
        match event:
            case HoldingMucked(seat) if can_win(state, state.player(seat)):
                if viewer in (None, seat) or _upcards_win(state, seat):
                    taken_out.add(seat)
        evolve(state, event)
    return [number for number, seat in enumerate(started.seats, 1) if seat in taken_out]


def _upcards_win(state: HandState, seat: int) -> bool:
    """Return True if the seat's hand would win even with the worst possible down cards."""
    supposed = state.copy()
    player = supposed.mutable_player(seat)
    seen = {*state.board, *(card for other in state.players for card in (*other.up, *other.shown))}
    spare = [card for card in state.game.deck_under(state.rules) if card not in seen]
    player.down = worst_cards(state.ranking, player.up, spare, len(player.down), state.board)
    return can_win(supposed, player)


def _antes(started: HandStarted) -> Sequence[int]:
    """Return each player's ante. If the big blind antes for the whole table, all other antes are 0."""
    if not started.table_ante:
        return started.antes
    big_blind = _big_blind(started)
    return [started.table_ante if at == big_blind else 0 for at in range(len(started.seats))]


def _blinds(started: HandStarted) -> Sequence[int]:
    """Return each player's blind, negative if a newcomer posts it to join (R-5.2).

    The standard writes it so.
    """
    if not started.blinds:
        return (0,) * len(started.seats)
    last = 1 if len(started.seats) == 2 else _big_blind(started)
    return [blind if at <= last else -blind for at, blind in enumerate(started.blinds)]


def _big_blind(started: HandStarted) -> int:
    """Return the index of the big blind among the players."""
    return started.seats.index(started.big_blind) if started.big_blind else big_blind_at(started.blinds)


def _listed(posted: Sequence[int]) -> list[int]:
    """Return the amounts in the standard's order.

    With two players, the button (the small blind) comes first.
    """
    return list(posted if len(posted) > 2 else posted[::-1])


class _LineWriter:
    """A converter of events to a file's lines; players are numbered from the left of the button."""

    def __init__(self, started: HandStarted, viewer: int | None, events: Sequence[Event]) -> None:
        self.players = {seat: f"p{at}" for at, seat in enumerate(started.seats, 1)}
        self.game = GAMES[started.game]
        self.streets = self.game.streets_under(started.rules)
        self.viewer = viewer
        self.events = events
        over = next(at for at, event in enumerate(events) if isinstance(event, HandFinished))
        self.shown_after = {event.seat: event for event in events[over:] if isinstance(event, HoldingShown)}
        """Seat -> the event with which its player shows cards voluntarily after the hand.

        The standard has one show-or-muck line per player, so this show replaces the player's muck.
        """
        self.mucked = {event.seat for event in events if isinstance(event, HoldingMucked)}
        self.openers = {event.seat: event.cards for event in events if isinstance(event, OpenersShown)}
        self.passed_in = sum(isinstance(event, PassedIn) for event in events)
        """The number of deals, from the current one on, that nobody opens."""
        self.holdings: dict[int, tuple[int, ...]] = dict.fromkeys(started.seats, ())
        self.served: list[str] = []
        """The lines for drawn cards, which the standard puts after all players' discards."""
        self.absent: list[int] = []
        """The numbers, from 1, of lines for checks that the bot made for absent players; only in Jackpots."""
        self.jackpots = started.rules.jackpots

    def lines(self) -> list[str]:
        written: list[str] = []
        for event in self.events:
            written += (*self._serve(event), *self._lines(event))
            if self.jackpots and isinstance(event, Checked) and event.absent:
                self.absent.append(len(written))
        return written

    def _serve(self, event: Event) -> list[str]:
        if isinstance(event, Drew | DeckShuffled):
            return []
        lines, self.served = self.served, []
        return lines

    def _lines(self, event: Event) -> list[str]:
        match event:
            case StreetDealt():
                return self._dealt(event)
            case Drew():
                return self._drew(event)
            case PassedIn():
                self.passed_in -= 1
                self.holdings = dict.fromkeys(self.holdings, ())
                return [f"{self.players[seat]} f" for seat in event.left]
            case HoldingMucked() if event.seat in self.shown_after:
                return self._showing(self.shown_after[event.seat])
            case HoldingShown() if event is self.shown_after.get(event.seat) and event.seat in self.mucked:
                return []
            case BroughtIn() | Folded() | Checked() | Called() | HoldingMucked():
                return [f"{self.players[event.seat]} {_CODES[type(event)]}"]
            case Completed() | BetMade() | Raised():
                return [f"{self.players[event.seat]} cbr {event.to}"]
            case HoldingShown():
                return self._showing(event)
            case _:
                return []

    def _dealt(self, event: StreetDealt) -> list[str]:
        lines = []
        hidden = (UNKNOWN,) * self.streets[event.street].down
        downs = event.down or (hidden,) * len(event.seats)
        for seat, down, up in zip(event.seats, downs, event.up, strict=True):
            self.holdings[seat] += down + up
            lines.append(f"d dh {self.players[seat]} {cards_text(self._down_cards_for_viewer(seat, down) + up)}")
        if event.shared:
            lines.append(f"d db {cards_text(event.shared)}")
        return lines

    def _drew(self, event: Drew) -> list[str]:
        seat, player = event.seat, self.players[event.seat]
        kept = tuple(card for card in self.holdings[seat] if card not in event.discards)
        self.holdings[seat] = kept + event.cards
        if not event.count:
            return [f"{player} sd"]
        hidden = (UNKNOWN,) * event.count
        self.served.append(f"d dh {player} {cards_text(self._hidden_from_others(seat, event.cards or hidden))}")
        return [f"{player} sd {cards_text(self._hidden_from_others(seat, event.discards or hidden))}"]

    def _showing(self, event: HoldingShown) -> list[str]:
        return [f"{self.players[event.seat]} sm {cards_text(self._shown(event))}"]

    def _shown(self, event: HoldingShown) -> tuple[int, ...]:
        """Return the player's whole hand; if the log lacks its secrets, only the shown cards and the upcards."""
        if self.game.has_draws and self.viewer not in (None, event.seat):
            return event.cards
        holding = self.holdings[event.seat]
        if UNKNOWN not in holding:
            return holding
        return event.cards + tuple(card for card in holding if card != UNKNOWN)

    def _down_cards_for_viewer(self, seat: int, down: tuple[int, ...]) -> tuple[int, ...]:
        """Return the down cards dealt to the seat, with UNKNOWN for those that the viewer may not know.

        The opener's cards from the deal that they opened are public once they prove openers (R-7.2). The cards of a
        draw stay unknown, because the opener need not announce that they split their openers.
        """
        openers = () if self.passed_in else self.openers.get(seat, ())
        return tuple(
            card if card in openers else own
            for card, own in zip(down, self._hidden_from_others(seat, down), strict=True)
        )

    def _hidden_from_others(self, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        return cards if self.viewer in (None, seat) else (UNKNOWN,) * len(cards)


def _finishing_stacks(started: HandStarted, events: Iterable[Event]) -> list[int]:
    stacks = dict(zip(started.seats, started.stacks, strict=True))
    for event in events:
        match event:
            case AntePosted() | BlindPosted():
                stacks[event.seat] -= event.amount
            case BroughtIn() | Completed() | BetMade() | Called() | Raised():
                stacks[event.seat] -= event.cost
            case UncalledReturned():
                stacks[event.seat] += event.amount
            case PotAwarded() | PotReturned():
                for seat, chips in event.shares:
                    stacks[seat] += chips
    return list(stacks.values())


def _toml(value: Any) -> str:
    """Return the value as TOML. All texts here are plain codes and cards, which need no escaping."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return f"'{value}'" if isinstance(value, str) else str(value)
