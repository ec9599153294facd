"""Button, blinds and newcomers under random arrivals, departures and mixes of games (R-5.2, T-2.3, T-2.5)."""

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from bot.poker.games import GAMES
from bot.tables.deciding.dealing import HandToDeal, hand_to_deal, next_hand
from bot.tables.rules import dealers_choice, newcomers, seating
from bot.tables.rules.newcomers import blinds_due
from bot.tables.rules.position import Position, Table
from bot.tables.rules.rotation import checked_legs
from bot.tables.saving import NewTable
from bot.tables.state import BlindSeats, LegState, SeatState, TableSettings, TableState
from db.json_codecs import STATE
from tests.harness.tables.doubles import LiteralDealer
from tests.harness.tables.room import GUILD, OWNER, PAUSE_MS
from tests.tables.rules.test_rotation import mix

SEATS = 6
MIXES = (
    mix("badugi"),
    mix("badugi", "razz", rotation_hands=1),
    mix("razz", "badugi", rotation_hands=2),
    mix("badugi", "razz", "ace-to-five-triple-draw"),
    mix("badugi", "five-card-draw", rotation_hands=1),
    mix("five-card-draw", "razz", "badugi", rotation_hands=2),
    mix("badugi", "five-card-draw", "razz", "badeucey", dealers_choice=True),
    mix("five-card-draw", "badugi", "stud-hi-lo", dealers_choice=True, rotation_hands=1),
)
ALONE = mix("badugi")
"""A table that plays only a blind game, as the model for the blinds of the mixes."""


@st.composite
def mixes(draw: st.DrawFn) -> TableSettings:
    """Return a mix with at least one blind game, played by orbits, by hands or by dealer's choice."""
    games = draw(st.lists(st.sampled_from(list(GAMES)), min_size=2, max_size=5, unique=True))
    assume(any(GAMES[game].forced == "blinds" for game in games))
    hands, choice = draw(st.none() | st.integers(1, 4)), draw(st.booleans())
    return mix(*games, rotation_hands=hands, dealers_choice=choice)


def table_of(played: TableSettings, *, tournament: bool) -> Table:
    new = NewTable(GUILD, 500, OWNER, "Table", played, tournament_id=3 if tournament else None)
    return Table(1, new, checked_legs(played), PAUSE_MS)


def blinds_of(hand: HandToDeal) -> BlindSeats:
    """Return the seats of button and blinds of a hand that has blinds."""
    assert hand.state.blinds is not None
    assert (hand.state.blinds.seats.button, hand.state.blinds.seats.big) == (hand.button, hand.big_blind)
    return hand.state.blinds.seats


class ChangingTable(RuleBasedStateMachine):
    """A table at which players come and go, with an independent model of who owes no blind.

    ``known`` are the players whom the blinds have reached at their seats and have not skipped since.
    """

    @initialize(played=st.sampled_from(MIXES) | mixes(), tournament=st.booleans(), seed=st.integers(0, 5))
    def open(self, played: TableSettings, tournament: bool, seed: int) -> None:
        self.tournament = tournament
        self.table = table_of(played, tournament=tournament)
        self.alone = table_of(ALONE, tournament=tournament)
        self.blinds: TableState | None = None
        self.dealer = LiteralDealer(seed=seed)
        self.state, self.stacks = TableState(), dict[int, int]()
        self.known: set[int] | None = None
        self.big: int | None = None
        self.players = 100
        for seat in (1, 3, 4):
            self.sit(seat, False)

    # Acts

    @rule(seat=st.integers(1, SEATS), post=st.booleans())
    def sit(self, seat: int, post: bool) -> None:
        if seating.at(self.state.seats, seat) is None:
            self.players += 1
            self.stacks[self.players] = 1_000
            self.put(SeatState(seat, self.players, posts=post))

    @rule(seat=st.integers(1, SEATS))
    def leave(self, seat: int) -> None:
        """Remove the player: they leave, go broke in a tournament, or move to another table of it."""
        line = seating.at(self.state.seats, seat)
        if line is not None:
            state = newcomers.forgotten(self.state, line.player_id)
            self.state = replace(state, seats=seating.without(state.seats, seat))
            self.blinds = self.blinds and newcomers.forgotten(self.blinds, line.player_id)
            self.forget(line.player_id)

    @precondition(lambda self: not self.tournament)
    @rule(seat=st.integers(1, SEATS))
    def leave_and_come_back(self, seat: int) -> None:
        line = seating.at(self.state.seats, seat)
        if line is not None:
            self.leave(seat)
            self.put(SeatState(seat, line.player_id))

    @precondition(lambda self: not self.tournament)
    @rule(seat=st.integers(1, SEATS), out=st.booleans(), post=st.booleans())
    def sit_out_or_come_back(self, seat: int, out: bool, post: bool) -> None:
        line = seating.at(self.state.seats, seat)
        if line is not None and line.sitting_out is not out:
            self.put(replace(line, sitting_out=out, posts=not out and post))

    @precondition(lambda self: not self.tournament)
    @rule(seat=st.integers(1, SEATS), to=st.integers(1, SEATS), post=st.booleans())
    def move(self, seat: int, to: int, post: bool) -> None:
        line = seating.at(self.state.seats, seat)
        if line is not None and seating.at(self.state.seats, to) is None:
            self.put(replace(line, moves_to=to, posts=post))
            self.state = replace(self.state, seats=seating.moved(self.state.seats, lambda _: False, blinds=True))
            self.forget(line.player_id)

    @rule()
    def restart(self) -> None:
        self.state = STATE.load(STATE.dump(self.state))

    def put(self, seat: SeatState) -> None:
        self.state = replace(self.state, seats=seating.with_seat(self.state.seats, seat))

    def forget(self, player: int) -> None:
        if self.known is not None:
            self.known.discard(player)
        self.big = None if player == self.big else self.big

    # Deals

    @property
    def ready(self) -> tuple[int, ...]:
        return seating.ready(self.state.seats, self.stacks, absent=self.tournament)

    @precondition(lambda self: dealers_choice.is_due(self.table.new.settings, self.state))
    @rule(place=st.integers(0, 4))
    def choose(self, place: int) -> None:
        played = self.table.new.settings
        self.state = dealers_choice.settled(played, self.state, played.rotation[place % len(played.rotation)])

    @rule(hands=st.integers(1, 3))
    def deal(self, hands: int) -> None:
        for _ in range(hands):
            if len(self.ready) >= 2:
                self.next_deal()

    def next_deal(self) -> HandToDeal:
        posting = {seat.seat for seat in self.state.seats if seat.posts}
        due = blinds_due(self.table, Position(self.state, self.stacks)) if self.table.of_tournament else None
        first = self.state.blinds is None
        hand = hand_to_deal(self.table, self.state, next_hand(self.table, self.state, self.ready, self.dealer)[1])
        dealt = sorted(hand.players)
        if not hand.big_blind:
            assert dealt == list(self.ready)
        else:
            positions = blinds_of(hand)
            self.check_places(positions, dealt)
            old = set(dealt) if self.known is None else {at for at in self.ready if self.player_at(at) in self.known}
            if not first:
                assert due is None or due.big == hand.big_blind or len(dealt) == 2
                self.check_newcomers(hand, dealt, old, posting)
            assert self.player_at(hand.big_blind) != self.big, "big blind twice in a row"
            self.check_nothing_came_between(hand)
            self.known, self.big = set(hand.players.values()), self.player_at(hand.big_blind)
        self.state = hand.state
        return hand

    def player_at(self, number: int) -> int:
        seat = seating.at(self.state.seats, number)
        assert seat is not None
        return seat.player_id

    def check_nothing_came_between(self, hand: HandToDeal) -> None:
        """Check that the blinds move as at a table that plays only blind games (R-14.1)."""
        if self.blinds is None:
            self.blinds = replace(hand.state, leg=LegState())
            return
        state = replace(self.blinds, seats=self.state.seats)
        alone = hand_to_deal(self.alone, state, next_hand(self.alone, state, self.ready, self.dealer)[1])
        assert (hand.button, hand.big_blind, hand.players) == (alone.button, alone.big_blind, alone.players)
        assert set(hand.blinds) == set(alone.blinds)
        self.blinds = alone.state

    def check_places(self, positions: BlindSeats, dealt: Sequence[int]) -> None:
        button, small, big = positions.button, positions.small, positions.big
        assert len(dealt) >= 2
        assert big in dealt
        if len(dealt) == 2:
            assert (button == small, small in dealt) == (True, True), "heads-up the button is the small blind"
            return
        clockwise = [1 + (button - 1 + step) % SEATS for step in range(SEATS + 1)]
        assert clockwise.index(small) < clockwise[1:].index(big) + 1, "the button lies between the blinds"
        assert not set(clockwise[1 : clockwise.index(small)]) & set(dealt), "dealt in behind the button"
        after = clockwise[clockwise.index(small) + 1 : clockwise[1:].index(big) + 1]
        assert not set(after) & set(dealt), "the big blind passed somebody over"

    def check_newcomers(self, hand: HandToDeal, dealt: Sequence[int], old: set[int], posting: set[int]) -> None:
        """Check why newcomers were dealt in.

        In a cash game they have or post the big blind, unless fewer than two would play. In a tournament they wait
        only for the button to pass.
        """
        came = set(dealt) - old
        if self.tournament:
            stands = blinds_of(hand)
            assert set(hand.blinds) <= {stands.small, stands.big}
            waits = [seat for seat in self.ready if seat not in dealt]
            assert all(stands.is_behind_the_button(seat) for seat in waits)
        elif any(
            hand.blinds.get(seat) != hand.leg.stakes.big_blind or seat not in posting | {hand.big_blind}
            for seat in came
        ):
            assert len(old) < 2
            assert dealt == list(self.ready) or len(dealt) == 2

    def teardown(self) -> None:
        """Check that soon everybody is dealt in and then has each blind once an orbit."""
        if not hasattr(self, "table") or len(self.ready) < 2:
            return
        played = [self.next_deal() for _ in range(30 * len(self.table.legs))]
        hands = [hand for hand in played if hand.big_blind][-3 * len(self.ready) :]
        assert all(sorted(hand.players) == list(self.ready) for hand in hands)
        for start in range(len(hands) - len(self.ready) + 1):
            orbit = hands[start : start + len(self.ready)]
            for blind in ("small_blind", "big_blind"):
                posts = [(getattr(hand.leg.stakes, blind), hand.blinds) for hand in orbit]
                had = [seat for chips, blinds in posts for seat, posted in blinds.items() if posted == chips]
                assert sorted(had) == list(self.ready), "each blind once a round"


TestChangingTable = ChangingTable.TestCase
TestChangingTable.settings = settings(max_examples=60, stateful_step_count=25)
