"""Whole hands of every game, dealt from sealed decks, for the tests of proofs."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random

from bot.fairness.cutting import Closing, Contribution, deal_key, whole_cut
from bot.fairness.dealing import CutDecks
from bot.fairness.log import contribution_of
from bot.fairness.proof import DealRecord, Proof, State, discards_of, proof_for, record_of
from bot.fairness.sealing import NO_SEAL, SealedHand, sealed_hand
from bot.fairness.terms import terms_digest
from bot.poker.actions import Action, ActionKind
from bot.poker.cards import JOKER
from bot.poker.events import DeckShuffled, Event
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Refusal
from bot.poker.rule_text import differences

DEFAULT = HouseRules()
JACKPOTS = HouseRules(jackpots=True, forced_bets="ante", max_draw=5)
VARIANTS: tuple[tuple[str, HouseRules], ...] = (
    *((name, HouseRules()) for name in GAMES),
    ("razz", HouseRules(burn=False)),
    ("razz", HouseRules(show_all=True)),
    ("five-card-draw", JACKPOTS),
    ("five-card-draw", HouseRules(joker="wild", max_draw=5)),
    ("badugi", HouseRules(draws=1)),
)


@dataclass(frozen=True)
class Dealt:
    """A hand with everything that the bot knows about it."""

    sealed: SealedHand
    contributions: tuple[Contribution, ...]
    closing: Closing
    hand: Hand

    @property
    def key(self) -> bytes:
        return deal_key(whole_cut(self.sealed.seal, self.contributions), self.closing.thread, self.closing.message)

    def record(self, state: State = "finished", events: Sequence[Event] | None = None) -> DealRecord:
        if events is None and state == "finished" and len(self.hand.events) == self.length:
            return self.whole
        return self._record(state, self.hand.events if events is None else events)

    @cached_property
    def length(self) -> int:
        return len(self.hand.events)

    @cached_property
    def whole(self) -> DealRecord:
        return self._record("finished", self.hand.events)

    def _record(self, state: State, events: Sequence[Event]) -> DealRecord:
        acts = [contribution_of(event) is not None for event in events]
        return record_of(self.sealed, self.contributions, self.closing, events, acts, state)

    def proof(self, seat: int, state: State = "finished", events: Sequence[Event] | None = None) -> Proof:
        happened = self.hand.events if events is None else events
        return proof_for(self.record(state, events), seat, discards_of(happened, seat))

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(player.seat for player in self.hand.state.players)


def deal(
    sealed: SealedHand,
    contributions: tuple[Contribution, ...],
    game: str,
    rules: HouseRules,
    players: int,
    rng: Random,
    *,
    eager: bool = False,
    message: int = 0,
    leaving: frozenset[int] = frozenset(),
    dead: frozenset[int] = frozenset(),
) -> Dealt:
    """Close and play a hand.

    ``eager`` players stay in and draw as much as they may, so that stubs run out; ``leaving`` and ``dead`` go to
    Outside.
    """
    kind = GAMES[game]
    stakes = kind.stakes(rules, 10)
    terms = terms_digest(rules, stakes)
    closing = Closing(10**18, message or 10**18 + sealed.hand, game, 1, tuple(range(1, players + 1)), terms)
    decks = CutDecks.of(sealed, deal_key(whole_cut(sealed.seal, contributions), closing.thread, closing.message))
    joker = JOKER in kind.deck_under(rules)
    seats = [(seat, rng.choice((25, 300))) for seat in closing.seats]
    hand = Hand.start(kind, rules, stakes, seats, closing.button, decks.cards(0, joker=joker))
    while not hand.finished:
        taken = sum(isinstance(event, DeckShuffled) for event in hand.events)
        shuffle = decks.cards(taken, joker=joker) if hand.may_need_shuffle() else ()
        outside = Outside(shuffle, leaving, dead)
        act(hand, outside, rng, eager=eager)
    return Dealt(sealed, contributions, closing, hand)


def act(hand: Hand, outside: Outside, rng: Random, *, eager: bool) -> None:
    assert hand.to_act is not None
    allowed = {option.kind: option for option in hand.legal()}
    if ActionKind.DRAW in allowed:
        cards = list(hand.state.player(hand.to_act).down)[: allowed[ActionKind.DRAW].most]
        thrown = cards if eager else [card for card in cards if rng.random() < 0.4]
        action = Action(hand.to_act, ActionKind.DRAW, cards=tuple(thrown))
    else:
        kinds = list(allowed)
        passive = [kind for kind in (ActionKind.BRING_IN, ActionKind.CHECK, ActionKind.CALL) if kind in allowed]
        often = 0.9 if eager else 0.7
        kind = passive[0] if rng.random() < often else rng.choice(kinds)
        action = Action(hand.to_act, kind, absent=kind is ActionKind.CHECK and rng.random() < 0.2)
    if isinstance(hand.apply(action, outside), Refusal):
        assert not isinstance(hand.apply(Action(action.seat, ActionKind.CHECK), outside), Refusal)


@cache
def evening(game: str, rules: HouseRules = DEFAULT, seed: int = 1, hands: int = 2, eager: bool = False) -> list[Dealt]:
    """Return consecutive hands at a full table."""
    rng, played = Random(f"of {game} {' '.join(differences(rules, DEFAULT))} {seed}"), list[Dealt]()
    before = NO_SEAL
    contributions: tuple[Contribution, ...] = (
        Contribution(2, "cut", word="lucky seven"),
        Contribution(1, "cut", word="ü"),
    )
    for number in range(1, hands + 1):
        sealed = sealed_hand(7, number, before, rng.randbytes(32))
        dealt = deal(sealed, contributions, game, rules, GAMES[game].seats_most, rng, eager=eager)
        played.append(dealt)
        acts = [contribution_of(event) for event in dealt.hand.events]
        contributions = (*(act for act in acts if act), Contribution(1, "cut", word="noch einmal"))
        before = sealed.seal
    return played


def is_reshuffled(dealt: Dealt) -> bool:
    return any(one.use == "passed" and one.seat for entry in dealt.record().whole.log for one in entry.taken)


def reshuffled() -> Dealt:
    """Return a hand whose stub was reshuffled and in which places were passed over for players."""
    return next(dealt for dealt in evening("badugi", HouseRules(), 2, 6, True) if is_reshuffled(dealt))


def folded_to_one(game: str) -> Dealt:
    """Return a hand of two that one of them won without a showdown."""
    for seed in range(50):
        dealt = deal(sealed_hand(1, 1, NO_SEAL, bytes([seed] * 32)), (), game, HouseRules(), 2, Random(seed))
        if sum(not player.folded for player in dealt.hand.state.players) == 1:
            return dealt
    raise AssertionError("nobody ever folded")
