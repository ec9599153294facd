"""The referee, which recomputes a hand from its log by the wording of the rules.

It checks who speaks first, the options, who shows and the winnings, and uses none of the hand's pots, betting rounds
or rankings.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.poker.actions import BIGGER, ActionKind, Option
from bot.poker.events import (
    AntePosted,
    BetMade,
    BlindPosted,
    BroughtIn,
    Called,
    Checked,
    Completed,
    DeckShuffled,
    Event,
    Folded,
    HandStarted,
    HoldingMucked,
    HoldingShown,
    PassedIn,
    PotAwarded,
    PotReturned,
    Raised,
    StreetDealt,
    UncalledReturned,
)
from bot.poker.hand import Hand
from bot.poker.house_rules import SuitOrder
from bot.poker.machine.state import HandState
from bot.poker.seats import Player
from tests.harness.oracle.worths import (
    FIVE_HIGH_STRAIGHTS,
    FOR_HIGH,
    Worth,
    ace_to_five,
    five_worth,
    fives,
    low_rank,
    rank_in,
    suit,
    worths,
)

PAID = (BroughtIn, Completed, BetMade, Called, Raised)
Held = dict[int, tuple[Worth | None, ...]]
"""The worth of each seat's cards in each half of the pot."""
BETS = (Completed, BetMade, Raised)


# The first to act


def first_in_stud(state: HandState) -> int:
    """Return the seat that starts a street of stud (R-4.3, R-4.5, R-4.10, R-12.1, R-12.3)."""
    live = [player for player in state.players if not player.folded]
    for_high = state.game.name in FOR_HIGH
    if state.street == 0:
        next_worst = state.rules.allin_bringin == "next_worst"
        begins = _worst_upcard(state, [player for player in live if player.stack] if next_worst else live)
    else:
        best = (max if for_high else min)(_board(state, player) for player in live)
        tied = [player for player in live if _board(state, player) == best]
        begins = _among_equals(state, tied)
    return next(player.seat for player in state.clockwise(begins.at) if player.stack and not player.folded)


def _worst_upcard(state: HandState, players: Sequence[Player]) -> Player:
    worst, order = min if state.game.name in FOR_HIGH else max, state.rules.suit_order
    return worst(players, key=lambda player: (rank_in(state, player.up[0]), height(player.up[0], order)))


def height(card: int, order: SuitOrder) -> int:
    return order.index(suit(card))


def _board(state: HandState, player: Player) -> tuple[list[int], tuple[int, ...]]:
    often = Counter(rank_in(state, card) for card in player.up)
    return sorted(often.values(), reverse=True), tuple(
        sorted(often, key=lambda each: (often[each], each), reverse=True)
    )


def _among_equals(state: HandState, tied: Sequence[Player]) -> Player:
    order, for_high = state.rules.suit_order, state.game.name in FOR_HIGH
    rule = {"suit": "high_card_suit"}.get(state.rules.high_tie, "position") if for_high else state.rules.low_tie
    if len(tied) == 1 or rule == "position":
        return tied[0]

    def of_its(player: Player, rank: int) -> int:
        return max(height(card, order) for card in player.up if rank_in(state, card) == rank)

    if rule in ("low_suit", "high_card_suit"):
        first = min if rule == "low_suit" else max
        return first(tied, key=lambda player: of_its(player, max(rank_in(state, card) for card in player.up)))
    return max(tied, key=lambda player: of_its(player, min(rank_in(state, card) for card in player.up)))


# Options


@dataclass
class Round:
    """A round of betting, recomputed from its events (R-3.3, R-3.7)."""

    unit: int
    fixed: bool
    level: int = 0
    full: int = 0
    made: int = 0
    bets: Counter[int] = field(default_factory=Counter)
    acted: dict[int, int] = field(default_factory=dict)
    """Seat -> the level of the bet at which the player may not raise again."""

    def take(self, event: Event, bring_in_is_the_bet: bool, bring_in: int) -> None:
        match event:
            case BroughtIn():
                self.level = bring_in
                if bring_in_is_the_bet:
                    self.full, self.made = bring_in, 1
            case Completed() | BetMade() | Raised():
                self._raised(event.to)
        if isinstance(event, PAID):
            self.bets[event.seat] += event.cost
        if isinstance(event, (*PAID, Checked, Folded)):
            self.acted[event.seat] = self.level

    def _raised(self, to: int) -> None:
        if self.fixed:
            if 2 * (to - self.full) >= self.unit:
                self.full, self.made, self.acted = to, self.made + 1, {}
        else:
            self.unit = max(self.unit, to - self.level)
            self.acted = {seat: level for seat, level in self.acted.items() if to - level < self.unit}
        self.level = to


def round_of(hand: Hand) -> Round:
    state, stakes, events = hand.state, hand.state.stakes, hand.events
    begun = max(at for at, event in enumerate(events) if isinstance(event, StreetDealt))
    fixed = stakes.limit == "fixed"
    played = Round(stakes.big_bet if fixed and state.streets[state.street].big_bet else stakes.small_bet, fixed)
    if state.street == 0 and isinstance(events[0], HandStarted) and any(events[0].blinds):
        played.level = played.full = stakes.big_blind
        played.made = 1
        played.bets.update({e.seat: e.amount for e in events[:begun] if isinstance(e, BlindPosted)})
    for event in events[begun + 1 :]:
        played.take(event, stakes.bring_in == stakes.small_bet, stakes.bring_in)
    return played


def check_options(hand: Hand, options: Sequence[Option]) -> None:
    """Check the options of the player to act, in betting without a bring-in to decide."""
    state, played, found = hand.state, round_of(hand), {option.kind: option for option in options}
    player = next(each for each in state.players if each.seat == hand.to_act)
    own, has = played.bets[player.seat], player.stack
    assert (ActionKind.CHECK in found) is (own >= played.level)
    assert (ActionKind.FOLD in found) is (ActionKind.CALL in found) is (own < played.level)
    if ActionKind.CALL in found:
        assert found[ActionKind.CALL].cost == min(played.level - own, has)
    others = [each for each in state.players if each is not player and not each.folded and each.stack]
    called = any(played.bets[each.seat] + each.stack > played.level for each in others)
    cap = _cap(hand)
    may = own + has > played.level and player.seat not in played.acted and called
    bigger = [option for option in options if option.kind in BIGGER]
    assert bool(bigger) is (may and (cap is None or played.made < cap))
    if bigger:
        assert (bigger[0].to, bigger[0].most) == _sizes(state, played, own, own + has)


def check_bring_in(hand: Hand, options: Sequence[Option]) -> None:
    """Check the bring-in, which passes on until a player takes it (R-4.10).

    Only the player with the worst upcard may not fold.
    """
    state = hand.state
    assert hand.to_act == first_in_stud(state)
    live = [player for player in state.players if not player.folded]
    assert sum(player.stack > 0 for player in live) > 1, "somebody could call it"
    may_fold = _worst_upcard(state, live).seat != hand.to_act
    assert (ActionKind.FOLD in {option.kind for option in options}) is may_fold
    assert not may_fold or not _worst_upcard(state, live).stack


def _cap(hand: Hand) -> int | None:
    state, rules = hand.state, hand.state.rules
    begun = max(at for at, event in enumerate(hand.events) if isinstance(event, StreetDealt))
    folded = sum(isinstance(event, Folded) for event in hand.events[begun:])
    in_it = folded + sum(not player.folded for player in state.players)
    lifted = {"last_two": state.last_two, "round": in_it == 2, "off": False}[rules.heads_up_uncapped]
    return None if rules.raise_cap is None or lifted or state.stakes.limit != "fixed" else 1 + rules.raise_cap


def _sizes(state: HandState, played: Round, own: int, all_in: int) -> tuple[int, int]:
    if played.fixed:
        to = min(played.full + played.unit, all_in)
        return to, to
    least = played.level + played.unit
    # The ante for the table is no part of the pot before the second street.
    middle = (state.dead if state.street else 0) + sum(player.put_in for player in state.players)
    most = max(least, played.level + middle + played.level - own) if state.stakes.limit == "pot" else all_in
    return min(least, most, all_in), min(most, all_in)


# The end


def check_end(hand: Hand) -> None:
    got: Counter[int] = Counter()
    for event in hand.events:
        if isinstance(event, PotAwarded | PotReturned):
            got.update(dict(event.shares))
    remaining, returned = after_passing_in(hand.events)
    assert any(isinstance(event, PotReturned) for event in hand.events) is returned
    assert +got == +Counter(dict(_given_back(hand.events, remaining) if returned else _winnings(hand)))
    live = [player for player in hand.state.players if not player.folded]
    if len(live) > 1 and not returned:
        _check_showing(hand, live)


def _given_back(events: Sequence[Event], remaining: set[int]) -> Iterator[tuple[int, int]]:
    """Yield (seat, chips) of a returned pot (R-7.3).

    Each player gets what they put in, and the leavers' chips go out one by one from left of the button.
    """
    put, _, _, button = _put_in(events)
    back = Counter({seat: put[seat] for seat in remaining})
    order = sorted(remaining, key=lambda seat: (seat <= button, seat))
    for at in range(sum(put.values()) - sum(back.values())):
        back[order[at % len(order)]] += 1
    yield from back.items()


def after_passing_in(events: Sequence[Event]) -> tuple[set[int], bool]:
    """Return the players still eligible after the deals nobody opened, and whether the pot is returned (R-7.3).

    On the way each deal is checked: who antes and gets cards, who is out, and where the button goes.
    """
    started = events[0]
    assert isinstance(started, HandStarted)
    present, absent, button = set(started.seats), set[int](), started.button
    away, deals, over = set[int](), 0, False
    for event, after in zip(events[1:], [*events[2:], None], strict=True):
        if isinstance(event, AntePosted):
            assert event.seat in present
        elif isinstance(event, StreetDealt) and event.street == 0:
            assert list(event.seats) == sorted(present, key=lambda seat: (seat <= button, seat))
        elif isinstance(event, Checked) and event.absent:
            away.add(event.seat)
        elif isinstance(event, PassedIn):
            deals += 1
            remaining = (present | absent) - set(event.left)
            assert set(event.out) == (away - set(event.left) if len(remaining) > 1 else set())
            absent = (absent | away) & remaining if len(remaining) > 1 else set()
            present, away = remaining - absent, set()
            over = len(present) < 2 or deals == started.rules.pass_in_max
            button = button if over else min(present, key=lambda seat: (seat <= button, seat))
            assert event.button == button
            assert isinstance(after, AntePosted | DeckShuffled) is not over
    return present | absent, over and len(present | absent) > 1


def _winnings(hand: Hand) -> Iterator[tuple[int, int]]:
    """Yield (seat, chips): each layer of the pot goes to the best who paid into it (R-3.6, R-3.9)."""
    put, dead, folded, button = _put_in(hand.events)
    if len(folded) == len(put):  # all others have left
        folded -= after_passing_in(hand.events)[0]
    total: Counter[int] = Counter()
    order = sorted(put, key=lambda seat: (seat <= button, seat))
    live = [seat for seat in order if seat not in folded]
    held = {seat: worths(hand.state, hand.state.player(seat)) for seat in live if len(live) > 1}
    below = 0
    for level in sorted({put[seat] for seat in live}):
        top = max(put.values()) if level == max(put[seat] for seat in live) else level
        layer = dead + sum(min(chips, top) - min(chips, below) for chips in put.values())
        rivals = [seat for seat in live if put[seat] >= level]
        first, *others = _winners_by_half(hand.state, rivals, held) if held else [live]
        second = others[0] if others and len(rivals) > 1 else []
        if not second or set(first) == set(second):
            total.update(_even(layer, first))
        else:
            total.update(_even(layer - layer // 2, first))
            total.update(_even(layer // 2, second))
        below, dead = level, 0
    yield from total.items()


def _even(chips: int, winners: Sequence[int]) -> dict[int, int]:
    share, odd = divmod(chips, len(winners))
    return {seat: share + (at < odd) for at, seat in enumerate(winners)}


def _winners_by_half(state: HandState, rivals: Sequence[int], held: Held) -> Iterator[list[int]]:
    """Yield the winners of each half, the one with the odd chip first; a half without a low has none (R-11.2)."""
    for half in range(len(held[rivals[0]])):
        worth_of = {seat: value for seat in rivals if (value := held[seat][half]) is not None}
        winners = [seat for seat, value in worth_of.items() if value == max(worth_of.values())]
        if state.game.odd_chips == "high_card" and len(winners) > 1:
            suits = {seat: _best_suits(state, seat, worth_of[seat], low=half == 1) for seat in winners}
            winners.sort(key=suits.__getitem__, reverse=True)
        yield winners


def _put_in(events: Sequence[Event]) -> tuple[Counter[int], int, set[int], int]:
    """Return seat -> chips put in, the dead chips, the folded seats and the button."""
    put, dead, folded, button = Counter[int](), 0, set[int](), 0
    for event in events:
        match event:
            case HandStarted():
                put, button = Counter(dict.fromkeys(event.seats, 0)), event.button
            case AntePosted(dead=True):
                dead += event.amount
            case AntePosted() | BlindPosted():
                put[event.seat] += event.amount
            case BroughtIn() | Completed() | BetMade() | Called() | Raised():
                put[event.seat] += event.cost
            case UncalledReturned():
                put[event.seat] -= event.amount
            case Folded():
                folded.add(event.seat)
            case PassedIn():
                folded.update(event.left, event.out)
                button = event.button
    return put, dead, folded, button


def _best_suits(state: HandState, seat: int, best: Worth, *, low: bool = False) -> list[tuple[int, int]]:
    """Return the cards that play, highest first, by rank and suit.

    The ace is low in a five-high straight (R-12.4) and in the ``low`` half.
    """
    order = state.rules.suit_order
    value = ace_to_five if low else partial(five_worth, state)
    playing = (five for five in fives(state, state.player(seat)) if value(five) == best)
    low = low or (state.game.name in FOR_HIGH and best in FIVE_HIGH_STRAIGHTS)
    ranked = low_rank if low else partial(rank_in, state)
    return max(sorted(((ranked(c), height(c, order)) for c in five), reverse=True) for five in playing)


def _check_showing(hand: Hand, live: Sequence[Player]) -> None:
    """Check who showed (R-4.11): all if somebody is all-in, otherwise in turn those who beat or tie the best shown."""
    shown = [event for event in hand.events if isinstance(event, HoldingShown | HoldingMucked)]
    mucked = {event.seat for event in shown if isinstance(event, HoldingMucked)}
    if hand.state.rules.show_all or any(player.stack == player.won for player in live):
        assert not mucked
        assert all(set(player.shown) == set(player.down) for player in live)
        return
    begun = max(at for at, event in enumerate(hand.events) if isinstance(event, StreetDealt))
    acts = [event for event in hand.events[begun:] if isinstance(event, (*PAID, Checked, Folded))]
    first = next((event.seat for event in reversed(acts) if isinstance(event, BETS)), acts[0].seat)
    order = [player.seat for player in hand.state.clockwise(hand.state.player(first).at) if not player.folded]
    assert [event.seat for event in shown] == order
    best: list[Worth | None] = []
    for seat in order:
        own = worths(hand.state, hand.state.player(seat))
        best = best or [None] * len(own)
        wins = [mine is not None and (other is None or mine >= other) for mine, other in zip(own, best, strict=True)]
        assert (seat in mucked) is not any(wins)
        best = [mine if won else other for won, mine, other in zip(wins, own, best, strict=True)]
