"""A simulated room over some weeks: evenings with several tables, honest players, newcomers and planted colluders.

Everything is drawn from one seed. The result is logged hands as the file would give them, with down cards.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final, Literal

from bot.moderation.hand_archive import LoggedEvent, LoggedHand
from bot.poker.events import DeckShuffled, Event
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Refusal
from bot.poker.stakes import Limit, Stakes
from bot.tables.state import TableSettings
from tests.soak.collusion_people import Person, Scheme, Skill, Spot, act

EVENINGS: Final = 40
_DAY_MS: Final = 86_400_000
_EVENING_MS: Final = 3 * 3_600_000
TABLES: Final = 3
SEATS: Final = 6
HONEST: Final = 24
NEWCOMERS: Final = 4
"""Honest players who joined lately, play badly, and may lose everything and leave."""
SCHEMES: Final[tuple[Literal["dump", "soft", "fold", "friends", "new"], ...]] = (
    "dump",
    "soft",
    "fold",
    "friends",
    "new",
)
EACH: Final = 2
"""Planted pairs of each scheme."""
_TOGETHER: Final = 0.9
"""The share of evenings on which a colluder comes or stays away together with the partner."""
_SAME_TABLE: Final = 0.7
SMALL_BET: Final = 10


@dataclass(frozen=True, slots=True)
class Kind:
    game: Game
    limit: Limit

    @property
    def stakes(self) -> Stakes:
        return self.game.stakes(HouseRules(), SMALL_BET, limit=self.limit)

    @property
    def buy_in(self) -> int:
        stakes = self.stakes
        return 20 * stakes.big_bet if self.limit == "fixed" else 50 * stakes.big_bet

    @property
    def settings(self) -> TableSettings:
        return TableSettings(self.game.name, self.stakes, HouseRules(), SEATS, self.buy_in, self.buy_in)


NAMES: Final = (
    "razz",
    "five-card-draw",
    "ace-to-five-triple-draw",
    "deuce-to-seven-triple-draw",
    "deuce-to-seven-single-draw",
    "badugi",
)
"""The games of the room; one more would change the evenings of every seed."""
KINDS: Final = tuple(Kind(GAMES[name], limit) for name in NAMES for limit in GAMES[name].limits if limit != "pot")


@dataclass(slots=True)
class Room:
    """A room with ``hands`` in all over EVENINGS, and ``tables`` at once."""

    seed: int
    hands: int
    honest: int = HONEST
    each: int = EACH
    tables: int = TABLES
    people: dict[int, Person] = field(default_factory=dict)
    schemes: list[Scheme] = field(default_factory=list)
    _rng: Random = field(init=False)

    def __post_init__(self) -> None:
        self._rng = Random(self.seed)
        for _ in range(self.honest):
            self._join()
        for kind in SCHEMES:
            for _ in range(self.each):
                self._plant(kind)
        for _ in range(NEWCOMERS if self.honest else 0):
            first = self._rng.randrange(EVENINGS - 5)
            person = self._join(comes=0.8, joined_ms=first * _DAY_MS, evenings=frozenset(range(first, first + 5)))
            person.broke_at = self._rng.choice((400, 800, 1600))

    @property
    def planted(self) -> set[frozenset[int]]:
        return {frozenset((scheme.giver, scheme.taker)) for scheme in self.schemes}

    @property
    def joined_ms(self) -> dict[int, int]:
        return {person.player_id: person.joined_ms for person in self.people.values()}

    def _join(
        self, comes: float | None = None, joined_ms: int = -60 * _DAY_MS, evenings: frozenset[int] | None = None
    ) -> Person:
        rng, number = self._rng, len(self.people) + 1
        tastes = tuple(rng.random() ** 2 + 0.02 for _ in KINDS)
        comes = rng.uniform(0.25, 0.6) if comes is None else comes
        self.people[number] = Person(number, Skill.drawn(rng), tastes, comes, joined_ms, evenings=evenings)
        return self.people[number]

    def _plant(self, kind: Literal["dump", "soft", "fold", "friends", "new"]) -> None:
        rng, taker = self._rng, self._join()
        if kind == "new":
            first = rng.randrange(EVENINGS - 3)
            evenings = frozenset(range(first, first + 3))
            giver = self._join(comes=1.0, joined_ms=first * _DAY_MS, evenings=evenings)
            giver.broke_at = rng.choice((800, 1600))
        else:
            # Friends come more often: rare players rarely meet anybody.
            taker.comes += 0.25 if kind == "friends" else 0
            giver = self._join(comes=taker.comes)
        shares = {"dump": rng.uniform(0.4, 0.9), "new": rng.uniform(0.5, 1.0)}
        scheme = Scheme(kind, giver.player_id, taker.player_id, shares.get(kind, 1.0))
        scheme.alone = kind == "new" and rng.random() < 0.5
        giver.scheme = taker.scheme = scheme
        self.schemes.append(scheme)

    def play(self) -> Iterator[LoggedHand]:
        each = max(1, self.hands // (EVENINGS * self.tables))
        for evening in range(EVENINGS):
            kinds = self._rng.sample(KINDS, min(self.tables, len(KINDS)))
            for at, (kind, group) in enumerate(zip(kinds, self._seat(kinds, evening), strict=True)):
                if len(group) >= 2:
                    yield from self._table(kind, _table_id(evening, at), group, evening, each)
            for at, group in enumerate(self._by_themselves(evening), self.tables):
                yield from self._table(self._rng.choice(kinds), _table_id(evening, at), group, evening, each // 3)

    def _by_themselves(self, evening: int) -> Iterator[list[Person]]:
        for scheme in self.schemes:
            giver, taker = self.people[scheme.giver], self.people[scheme.taker]
            if scheme.alone and evening in (giver.evenings or ()) and giver.has_chips:
                yield [giver, taker]

    def _seat(self, kinds: list[Kind], evening: int) -> list[list[Person]]:
        """Seat everybody at a table that they like and that has a seat, colluders mostly with their partner."""
        groups: list[list[Person]] = [[] for _ in kinds]
        there = self._present(evening)
        self._rng.shuffle(there)
        places = {person.player_id: at for at, person in enumerate(there)}
        for scheme in self.schemes:  # partners arrive together
            if {scheme.giver, scheme.taker} <= places.keys():
                places[scheme.giver] = places[scheme.taker]
        there.sort(key=lambda person: places[person.player_id])
        for person in there:
            open_tables = [at for at, group in enumerate(groups) if len(group) < min(SEATS, kinds[at].game.seats_most)]
            if not open_tables:
                break
            weights = [person.tastes[KINDS.index(kinds[at])] for at in open_tables]
            chosen = self._rng.choices(open_tables, weights)[0]
            beside = self._partners_table(person, groups)
            if beside in open_tables:
                chosen = beside
            elif beside >= 0 and person.scheme is not None and person.scheme.kind in ("friends", "new"):
                continue  # they stay away without their partner
            groups[chosen].append(person)
        return groups

    def _partners_table(self, person: Person, groups: list[list[Person]]) -> int:
        scheme = person.scheme
        if scheme is None or (scheme.kind not in ("friends", "new") and self._rng.random() > _SAME_TABLE):
            return -1
        partner = self.people[scheme.partner(person.player_id)]
        return next((at for at, group in enumerate(groups) if partner in group), -1)

    def _present(self, evening: int) -> list[Person]:
        there: dict[int, bool] = {}
        for person in self.people.values():
            scheme, rng = person.scheme, self._rng
            comes = rng.random() < person.comes
            if scheme is not None and scheme.kind != "new" and person.player_id == scheme.giver:
                with_partner = there.get(scheme.taker, False)
                comes = with_partner if rng.random() < _TOGETHER else comes
            if person.evenings is not None:
                comes = comes and evening in person.evenings
            there[person.player_id] = comes and person.has_chips
        for scheme in self.schemes:
            if scheme.kind == "new":
                there[scheme.giver] = there[scheme.giver] and not scheme.alone
                there[scheme.taker] = there[scheme.giver] or (there[scheme.taker] and not scheme.alone)
        return [self.people[number] for number, comes in there.items() if comes]

    def _table(self, kind: Kind, table_id: int, group: list[Person], evening: int, hands: int) -> Iterator[LoggedHand]:
        rng, stacks = self._rng, {person.player_id: kind.buy_in for person in group}
        seats = dict(enumerate(group, 1))
        for number in range(1, hands + 1):
            seats = {seat: person for seat, person in seats.items() if self._stays(person, stacks, kind)}
            if len(seats) < 2:
                return
            at_ms = evening * _DAY_MS + _EVENING_MS * number // hands
            hand = self._hand(kind, seats, stacks, number)
            net = {}
            for seat, person in seats.items():
                net[seat] = hand.stack(seat) - stacks[person.player_id]
                stacks[person.player_id] = hand.stack(seat)
                person.lost -= net[seat]
            who = {seat: person.player_id for seat, person in seats.items()}
            yield logged(hand, kind.settings, who, table_id, number, at_ms, net)
            if rng.random() < 0.004:
                seats.pop(rng.choice(list(seats)))

    def _stays(self, person: Person, stacks: dict[int, int], kind: Kind) -> bool:
        """Return whether the person stays: broke players buy in again unless they have no more to lose."""
        if stacks[person.player_id] < kind.stakes.big_bet:
            if not person.has_chips:
                return False
            stacks[person.player_id] = kind.buy_in
        return True

    def _hand(self, kind: Kind, seats: dict[int, Person], stacks: dict[int, int], number: int) -> Hand:
        rng, deck = self._rng, kind.game.deck_under(HouseRules())
        who = {seat: person.player_id for seat, person in seats.items()}
        for scheme in self.schemes:
            scheme.new_hand(frozenset(who.values()), rng)
        in_front = [(seat, stacks[player]) for seat, player in who.items()]
        button = sorted(who)[number % len(who)]
        hand = Hand.start(kind.game, HouseRules(), kind.stakes, in_front, button, rng.sample(deck, len(deck)))
        while (seat := hand.to_act) is not None:
            action = act(Spot(seats[seat], hand.view(seat), who), rng)
            outside = Outside(rng.sample(deck, len(deck)) if hand.may_need_shuffle() else ())
            result = hand.apply(action, outside)
            assert not isinstance(result, Refusal), (action.kind, result.reason)
        return hand


def logged(
    hand: Hand,
    settings: TableSettings,
    who: dict[int, int],
    table_id: int,
    number: int,
    at_ms: int,
    net: dict[int, int],
) -> LoggedHand:
    """Return the finished hand as the log has it: the deck is deleted at the end."""
    events = tuple(LoggedEvent(_kept(event), None, at_ms) for event in hand.events)
    return LoggedHand(1, table_id, "Table", number, "done", settings, who, events, at_ms, at_ms + 60_000, net)


def _kept(event: Event) -> Event:
    return DeckShuffled(()) if isinstance(event, DeckShuffled) else event


def _table_id(evening: int, at: int) -> int:
    return 100 * (evening + 1) + at
