"""Summaries of finished hands for fair play: payments, bets and folds between pairs of players."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.moderation.fair_play.flows import flows
from bot.moderation.hand_archive import HandTournament, LoggedHand
from bot.poker.actions import BIGGER
from bot.poker.cards import UNKNOWN
from bot.poker.events import AntePosted, BetMade, Called, Checked, Completed, Event, Folded, HandStarted, Raised
from bot.poker.games import GAMES
from bot.poker.machine.legal import options
from bot.poker.machine.state import HandState
from bot.poker.machine.transitions import evolve, opening_state
from bot.poker.seats import Player

Stage = tuple[str | int, ...]
"""The key of comparable situations: game, house rules that change its hands, limit and street."""

_AGGRESSIVE: Final = frozenset({BetMade, Completed, Raised})
_ACTS: Final = frozenset({Checked, Called, Folded}) | _AGGRESSIVE


class HandId(NamedTuple):
    table_id: int
    number: int


class Chance(NamedTuple):
    """A decision with two players left in the pot: the player to act could bet or raise, and did not fold."""

    actor: int
    other: int
    stage: Stage
    """The key of comparable situations, including whether the player faced a bet."""
    taken: bool


class Facing(NamedTuple):
    """A decision of a player who faces a bet and whose cards are known.

    It contains the strength of the cards, never the cards.
    """

    actor: int
    bettor: int
    stage: Stage
    """The key of comparable situations, including whether only the two players were left."""
    strength: int = 0
    folded: bool = False


@dataclass(frozen=True, slots=True)
class HandSummary:
    """The facts of one hand. Players are identified by player_id.

    ``net`` counts the chips that a player put in as well as those won, so it sums to zero.
    """

    hand: HandId
    at_ms: int
    """The time of the deal, in milliseconds since 1970."""
    kind: Stage
    """The kind of hand: game, limit and number of players."""
    setting: Stage
    """The kind of table: games and stakes."""
    unit: int
    """The number of chips in a big bet; without fixed limit, in the minimum bet."""
    players: tuple[int, ...]
    stacks: dict[int, int]
    """player_id -> the player's stack before the hand."""
    net: dict[int, int]
    """player_id -> the chips that the player won; negative for a loss."""
    paid: dict[tuple[int, int], float]
    """(payer, winner) -> the chips that went from the payer to the winner."""
    folded: frozenset[int]
    chances: tuple[Chance, ...]
    facings: tuple[Facing, ...] = field(repr=False)
    knows_cards: bool
    """True if some player whose cards are known faced a bet; down cards are deleted after some time."""
    tournament: HandTournament | None = None
    """The hand's tournament; None for a hand for the server's chips."""


def summarise(logged: LoggedHand, *, hidden_from: int | None = None) -> HandSummary | None:
    """Return the summary of a hand; None for an unfinished hand, or a game that no longer exists.

    ``hidden_from`` is the player_id of the reader; if they were dealt into the hand, or entered its tournament, its
    cards are ignored.
    """
    events = [item.event for item in logged.events]
    if logged.state != "done" or not events or not isinstance(events[0], HandStarted) or events[0].game not in GAMES:
        return None
    entrants = logged.tournament.entrants if logged.tournament is not None else frozenset[int]()
    judges_cards = hidden_from not in entrants.union(logged.players.values())
    reading = _Reading(logged, events[0], judges_cards=judges_cards)
    for event in events[1:]:
        reading.read_event(event)
    return reading.summary()


class _Reading:
    """A replay of a hand's log that looks at the state before each action."""

    def __init__(self, logged: LoggedHand, started: HandStarted, *, judges_cards: bool) -> None:
        self._logged = logged
        self._started = started
        self._state = opening_state(GAMES[started.game], started)
        self._judges = judges_cards
        self._knows_cards = False
        rules, limit = started.rules, started.stakes.limit
        self._stages: list[Stage] = [
            (started.game, rules.joker, rules.draws, limit, street) for street in range(len(self._state.streets))
        ]
        self._dead: dict[int, int] = {}
        self._chances: list[Chance] = []
        self._facings: list[Facing] = []

    def read_event(self, event: Event) -> None:
        if type(event) in _ACTS:
            self._examine(event)
        elif isinstance(event, AntePosted) and event.dead:
            self._dead[event.seat] = event.amount
        evolve(self._state, event)

    def _examine(self, event: Event) -> None:
        assert isinstance(event, Checked | Called | Folded | BetMade | Completed | Raised)
        state = self._state
        player, betting = state.by_seat[event.seat], state.betting
        assert betting is not None
        faces_bet, live = player.bet < betting.level, state.live
        alone = len(live) == 2
        # With only two players dealt in, there is no third one to play against.
        if alone and len(state.players) > 2 and type(event) is not Folded and _could_bet(state, player):
            other = live[0] if live[1] is player else live[1]
            stage = (*self._stages[state.street], faces_bet)
            self._chances.append(
                Chance(self._player_id(player.seat), self._player_id(other.seat), stage, type(event) in _AGGRESSIVE)
            )
        if faces_bet and state.aggressor not in (None, player.seat):
            self._add_facing(player, state.aggressor or 0, alone, type(event) is Folded)

    def _add_facing(self, player: Player, bettor: int, alone: bool, folded: bool) -> None:
        cards = self._state.cards(player)
        strength = _strength(self._state, cards) if self._judges and UNKNOWN not in cards else None
        if strength is not None:
            self._knows_cards = True
            stage = (*self._stages[self._state.street], alone)
            self._facings.append(Facing(self._player_id(player.seat), self._player_id(bettor), stage, strength, folded))

    def _player_id(self, seat: int) -> int:
        return self._logged.players[seat]

    def summary(self) -> HandSummary:
        started, state, logged = self._started, self._state, self._logged
        stakes, settings = started.stakes, logged.settings
        before = dict(zip(started.seats, started.stacks, strict=True))
        return HandSummary(
            HandId(logged.table_id, logged.number),
            logged.opened_ms,
            (started.game, stakes.limit, len(started.seats)),
            (settings.game, *settings.rotation, settings.stakes.limit, settings.stakes.big_bet),
            max(1, stakes.big_bet),
            tuple(map(self._player_id, started.seats)),
            {self._player_id(seat): stack for seat, stack in before.items()},
            {self._player_id(player.seat): player.stack - before[player.seat] for player in state.players},
            {(self._player_id(a), self._player_id(b)): chips for (a, b), chips in flows(state, self._dead).items()},
            frozenset(self._player_id(player.seat) for player in state.players if player.folded),
            tuple(self._chances),
            tuple(self._facings),
            self._knows_cards,
            logged.tournament,
        )


def _could_bet(state: HandState, player: Player) -> bool:
    return any(option.kind in BIGGER for option in options(state, player))


def _strength(state: HandState, cards: Sequence[int]) -> int | None:
    """Return the strength of the cards by the game's ranking.

    For an incomplete stud hand, it is the strength as upcards. None if there are too few cards for either.
    """
    with suppress(ValueError):
        return state.ranking.strength(cards, state.board)
    with suppress(ValueError):
        return state.ranking.board_strength(cards)
    return None
