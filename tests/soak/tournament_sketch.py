"""A tournament without tables, file and network.

It has the real clock, levels, busts, rebuys and breaks, and whole hands by the people of ``tests.soak tournament``,
which take as long as these people think. It takes a twentieth of the time, so that many settings can be tried. What
only tables do is left out: moves between hands are free, and nobody is waited for.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from bot.poker.actions import Action
from bot.poker.events import PassedIn
from bot.poker.hand import Hand
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Refusal
from bot.tables.deciding.acting import absent_action
from bot.tournaments import questions
from bot.tournaments.deciding import lifecycle
from bot.tournaments.deciding.due import RunningTables, draft_due_while_running
from bot.tournaments.level_length import AtTable
from bot.tournaments.messages import AddOn, BuyAgain, Register
from bot.tournaments.rules.seating import tables_for
from bot.tournaments.settings import TournamentSettings
from tests.harness.tournaments.field import MINUTE, START, Field, running
from tests.harness.tournaments.people import KINDS, Guest, think_ms
from tests.soak.tournament_run import ABSENTEES, BUYS_AGAIN, LATE_MS, LATECOMERS, SKILLS

HAND_PAUSE_MS: Final = 8_000
LONGEST_MS: Final = 8 * 60 * MINUTE


@dataclass(eq=False)
class Table:
    number: int
    players: list[int]
    next_ms: int
    """When its hand ends, or the next may be dealt."""
    hands: int = 0
    result: dict[int, int] = field(default_factory=dict)
    """Player id to stack after the running hand; empty between hands."""


class Sketch:
    """A sketch of a tournament; ``pace`` multiplies people's usual times."""

    def __init__(self, settings: TournamentSettings, entrants: int, chance: Random, *, pace: float = 1.0) -> None:
        self._settings, self._chance, self._pace = settings, chance, pace
        late = entrants // LATECOMERS
        self.field: Field = running(entrants - late, settings)
        self.field.now = START
        self.field.set(announced=(*self.field.state.announced, "seated"))
        self._late = sorted((START + chance.randrange(LATE_MS), entrants - late + 1 + at) for at in range(late))
        self._stacks: dict[int, int] = {}
        self._people = {player: self._person(player) for player in range(1, entrants + 1)}
        seated = [entrant.player_id for entrant in self.field.state.playing()]
        count = tables_for(len(seated), settings.seats, settings.seats)
        self._tables = [Table(at + 1, seated[at::count], START + HAND_PAUSE_MS) for at in range(count)]
        self._take_chips()

    def minutes(self) -> float:
        """Return the minutes from the start to the winner."""
        while self.field.state.phase == "running":
            assert self.field.now < START + LONGEST_MS, "nobody has won"
            self._next()
        return (self.field.state.ended.at_ms - self.field.state.start_ms) / MINUTE

    def _person(self, player: int) -> Guest:
        kind = self._chance.choices(KINDS, SKILLS)[0]
        return Guest(player, kind, present=self._chance.random() > 1 / ABSENTEES)

    # Next steps

    def _next(self) -> None:
        table = min(self._tables, key=lambda each: each.next_ms)
        self.field.now = min([table.next_ms, *(at for at in self._alarms() if at > self.field.now)])
        while self._late and self._late[0][0] <= self.field.now:
            self.field.ask(Register, self._late.pop(0)[1])
        ends = self.field.now == table.next_ms
        if ends and table.result:
            self._end(table)
        self._take_chips()
        self._clock()
        if ends and self.field.state.phase == "running":
            self._deal(table)

    def _alarms(self) -> Iterator[int]:
        state = self.field.state
        asked = (entrant.rebuy_until_ms for entrant in state.playing())
        ends_ms = questions.level_ends_ms(self._settings, state, self.field.now)
        yield from (at for at in (ends_ms, state.begun.break_until_ms, *asked) if at is not None)
        yield from (at for at, _ in self._late[:1])

    def _clock(self) -> None:
        """Do everything that is due by the clock."""
        while self.field.state.phase == "running":
            draft = self.field.draft()
            if draft_due_while_running(draft, self._hall()) is None:
                return
            self.field.keep(draft)
            if questions.add_on_is_open(self._settings, self.field.state):
                self._buy_add_ons()
            self._take_chips()

    def _hall(self) -> RunningTables:
        known = (AtTable(each.number, len(each.players), each.hands, not each.result) for each in self._tables)
        playing = [entrant.player_id for entrant in self.field.state.playing()]
        return RunningTables(tuple(known), sum(self._stacks.get(player, 0) > 0 for player in playing) == 1)

    # Chips that are bought

    def _wants(self) -> bool:
        return self._chance.random() < BUYS_AGAIN

    def _buy_add_ons(self) -> None:
        for entrant in self.field.state.playing():
            if not entrant.add_on and self._wants():
                self.field.ask(AddOn, entrant.player_id)

    def _take_chips(self) -> None:
        """Bring bought chips into play between hands, and seat players without a seat at the shortest table."""
        in_hand = {player for table in self._tables for player in table.result}
        for player, chips in self.field.off_table.items():
            if chips and player not in in_hand:
                self._stacks[player] = self._stacks.get(player, 0) + chips
                self.field.off_table[player] = 0
                if not any(player in table.players for table in self._tables):
                    self._shortest().players.append(player)

    def _shortest(self) -> Table:
        return min(self._tables, key=lambda each: len(each.players))

    # Hands

    def _deal(self, table: Table) -> None:
        if not self._balance(table):
            return
        state = self.field.state
        ready = [player for player in table.players if self._stacks.get(player)]
        if state.begun.break_until_ms is not None:
            table.next_ms = state.begun.break_until_ms
        elif len(ready) < 2:
            table.next_ms = self.field.now + HAND_PAUSE_MS
        else:
            table.hands += 1
            table.next_ms = self.field.now + self._play(table, ready)
            if questions.hands_a_level(self._settings, state, self.field.now):
                dealt = dict(state.begun.level.hands)
                dealt[table.number] = dealt.get(table.number, 0) + 1
                self.field.set_level(hands=tuple(dealt.items()))

    def _balance(self, table: Table) -> bool:
        """Balance the tables; return True if this table remains."""
        playing = {entrant.player_id for entrant in self.field.state.playing()}
        table.players = [player for player in table.players if player in playing]
        needed = tables_for(len(playing), self._settings.seats, self._settings.final_seats)
        if len(self._tables) < needed:
            number = 1 + max(each.number for each in self._tables)
            table.players, apart = table.players[::2], table.players[1::2]
            self._tables.append(Table(number, apart, self.field.now + HAND_PAUSE_MS))
        elif len(self._tables) > needed:
            self._tables.remove(table)
            for player in table.players:
                self._shortest().players.append(player)
            return False
        if len(table.players) > len(self._shortest().players) + 1:
            self._shortest().players.append(table.players.pop(0))
        return True

    def _play(self, table: Table, ready: list[int]) -> int:
        """Play the next hand and return its length in milliseconds.

        The length includes the pause after it and after each deal that nobody opened. The stacks change once this time
        is over.
        """
        settings, state, chance = self._settings, self.field.state, self._chance
        leg = settings.legs[table.hands // settings.seats % len(settings.legs)]
        game, rules = leg.game, leg.rules
        stakes = leg.at(state.begun.ladder.bet(state.begun.level.number)).stakes
        deck = game.deck_under(rules)
        seats = dict(enumerate(ready, 1))
        stacks = [(seat, self._stacks[player]) for seat, player in seats.items()]
        button = 1 + table.hands % len(ready)
        hand = Hand.start(game, rules, stakes, stacks, button, chance.sample(deck, len(deck)))
        thought, pauses = 0, 1
        while hand.to_act is not None:
            person = self._people[seats[hand.to_act]]
            if person.present:
                action = person.decide(hand.view(hand.to_act), seats, chance)
                thought += think_ms(action, chance)
            else:
                action = Action(hand.to_act, absent_action(hand), absent=True)
            outside = Outside(chance.sample(deck, len(deck)) if hand.may_need_shuffle() else ())
            happened = hand.apply(action, outside)
            if isinstance(happened, Refusal):
                happened = hand.apply(Action(hand.to_act, absent_action(hand)), outside)
            assert not isinstance(happened, Refusal)
            pauses += any(isinstance(event, PassedIn) for event in happened) and not hand.finished
        table.result = {player: hand.stack(seat) for seat, player in seats.items()}
        return round(self._pace * thought) + pauses * HAND_PAUSE_MS

    def _end(self, table: Table) -> None:
        before = {player: self._stacks[player] for player in table.result}
        self._stacks |= table.result
        table.result = {}
        broke = {player: chips for player, chips in before.items() if not self._stacks[player]}
        if broke:
            self.field.do(lambda draft: lifecycle.bust(draft, broke))
        for player in broke:
            entrant = self.field.entrant(player)
            offered = entrant.rebuy_until_ms is not None
            if (offered or questions.may_re_enter(self._settings, self.field.state, entrant)) and self._wants():
                self.field.ask(BuyAgain, player)
