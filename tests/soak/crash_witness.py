"""A witness that hears everything the tables say, and compares it with the file as it is at that step."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.fairness.cutting import ClosingLine
from bot.poker.events import SECRETS, DeckShuffled, Event
from bot.poker.hand import Hand
from bot.poker.views import PlayerView
from bot.tables.deciding.decide import player_of, request_of
from bot.tables.messages import Act, Close, Kick, Leave, Message, ModeratorOrder, Pause, Sit, VoidHand
from bot.tables.ports import TableView
from bot.tables.replies import TableDenial, TableReply
from bot.tables.rules.position import MODERATOR
from bot.tables.saving import Request
from tests.soak.crash_file import Facts, HandId, standing_of

Dealt = tuple[int, int, int, tuple[int, ...]]
"""(table_id, hand_number, seat, down cards)."""
Deed = tuple[int, Message | None]
"""The table id, and what was done there; None for its opening."""

_FIRST_MESSAGE = 1_573_982_276_461_527_103


class Witness:
    """A witness whose ``problems`` are sentences without cards.

    What it hears is kept until ``check``, at the end of the step.
    """

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.problems: list[str] = []
        self.dealt: set[Dealt] = set()
        self.acknowledged: dict[int, Deed] = {}
        """By request id."""
        self.posts: dict[tuple[int, int], tuple[int, ClosingLine]] = {}
        """The record thread: table and hand to the id of its message and the line."""
        self._delivered: Counter[int] = Counter()
        self._heard: list[Callable[[], None]] = []

    def of_the_next_process(self, facts: Facts) -> "Witness":
        """Return a witness who remembers what people were told before."""
        after = Witness(facts)
        after.dealt, after._delivered = set(self.dealt), self._delivered.copy()
        after.acknowledged = dict(self.acknowledged)
        after.posts = dict(self.posts)
        return after

    def check(self) -> None:
        heard, self._heard = self._heard, []
        for look_into in heard:
            look_into()
        for kind in self.facts.notices:
            self.complain(f"the moderators are told of {kind}")

    def complain(self, problem: str) -> None:
        self.problems.append(problem)

    def closes(self, line: ClosingLine, *, again: bool) -> int:
        """Return the id of the message that closes the deal; post it if it is missing."""
        of = line.table, line.hand
        if of in self.posts and not again:
            self.complain(f"hand {line.hand} of table {line.table} would be closed twice")
        message, posted = self.posts.setdefault(of, (_FIRST_MESSAGE + len(self.posts), line))
        if posted != line:
            self.complain(f"hand {line.hand} of table {line.table} is to be closed in two ways")
        return message

    # Hearing

    def delivers(self, message: Message) -> None:
        request = request_of(message)
        if request is not None:
            self._delivered[request.request_id] += 1

    def shown(self, view: TableView) -> None:
        self._heard.append(lambda: self._view(view, "shown", whole=True))

    def given_cards(self, view: TableView, player_id: int, private: PlayerView) -> None:
        def look() -> None:
            self._view(view, "dealt")
            self._cards(view, player_id, private, "given to a player")
            dealt = (view.table_id, view.hand_number, private.seat, private.downcards)
            if dealt in self.dealt:
                self.complain(f"hand {view.hand_number} of table {view.table_id}: the same down cards are sent again")
            self.dealt.add(dealt)

        self._heard.append(look)

    def opened(self, view: TableView, request: Request) -> None:
        def look() -> None:
            self._view(view, "opened")
            self._acknowledge(request.request_id, (view.table_id, None))

        self._heard.append(look)

    def answered(self, message: Message, reply: TableReply) -> None:
        self._heard.append(lambda: self._answer(message, reply))

    # Comparing with the file

    def _view(self, view: TableView, how: str, *, whole: bool = False) -> None:
        """Compare a view with the file; ``whole`` also compares the visible hand with its log."""
        table = f"table {view.table_id}, hand {view.hand_number}"
        if standing_of(view) not in self.facts.been[view.table_id]:
            self.complain(f"{table}: {how} as it never stood in the file")
        if view.hand is None:
            return
        hand_id = view.table_id, view.hand_number
        log = self.facts.logs[hand_id][: view.hand.version]
        if tuple(view.last.recent) != public(log) or len(log) != view.hand.version:
            self.complain(f"{table}: {how} with events that are not those of the log, or not for the room")
        elif dict(view.last.hand_players) != self.facts.players.get(hand_id):
            self.complain(f"{table}: {how} with other players than the file has")
        elif whole and view.hand != Hand.from_events(log).view(None):
            self.complain(f"{table}: {how} otherwise than what its log makes of it")

    def _cards(self, view: TableView, player_id: int | None, private: PlayerView, how: str) -> None:
        hand_id = view.table_id, view.hand_number
        where = f"hand {view.hand_number} of table {view.table_id}"
        log = self.facts.logs[hand_id][: private.room.version]
        if self.facts.players.get(hand_id, {}).get(private.seat) != player_id:
            self.complain(f"{where}: down cards are {how} who is not their owner")
        elif len(log) < private.room.version:
            self.complain(f"{where}: down cards are {how} before they are saved")
        elif Hand.from_events(log).view(private.seat) != private:
            self.complain(f"{where}: other down cards are {how} than the log has")

    def _answer(self, message: Message, reply: TableReply) -> None:
        name, player_id, request = type(message).__name__, player_of(message), request_of(message)
        self._view(reply.view, f"answered to {name}")
        if reply.private is not None:
            self._cards(reply.view, player_id, reply.private, "shown in an answer to")
        if reply.done:
            self._effect(message, reply)
        if request is None:
            return
        for stray in self.facts.audited.keys() - self.facts.requests:
            self.complain(f"the audit has an order of request {stray}, which is not in the file")
        if reply.done:
            self._acknowledge(request.request_id, (reply.view.table_id, message))
        elif reply.denial is TableDenial.ALREADY_DONE:
            if request.request_id not in self.facts.requests:
                self.complain(f"{name} is said to be done already, and is not in the file")
        elif request.request_id in self.facts.requests and self._delivered[request.request_id] == 1:
            self.complain(f"{name} was refused, and its request is in the file")

    def _acknowledge(self, request_id: int, deed: Deed) -> None:
        if request_id in self.acknowledged:
            self.complain(f"request {request_id} is acknowledged twice")
        self.acknowledged[request_id] = deed
        self.check_acknowledged([request_id])

    def check_acknowledged(self, request_ids: Iterable[int]) -> None:
        """Check that the requests are in the file, each with all its effects, once."""
        for request_id in request_ids:
            message = self.acknowledged[request_id][1]
            name = type(message).__name__ if message else "the opening"
            if request_id not in self.facts.requests:
                self.complain(f"{name} was acknowledged, and its request is not in the file")
            if self.facts.acts[request_id] != isinstance(message, Act):
                self.complain(f"{name} was acknowledged once, and is {self.facts.acts[request_id]} times in the log")
            if bool(self.facts.bought[request_id]) != isinstance(message, Sit):
                self.complain(f"{name} was acknowledged, and brought {self.facts.bought[request_id]} chips")
            if self.facts.audited[request_id] != _is_order(message):
                self.complain(f"{name} was acknowledged, and is {self.facts.audited[request_id]} times in the audit")

    def _effect(self, message: Message, reply: TableReply) -> None:
        least = reply.view.settings.buy_in_least
        match message:
            case Sit(request, buy_in):
                if self.facts.bought[request.request_id] != (least if buy_in is None else buy_in):
                    self.complain(f"a buy-in brought {self.facts.bought[request.request_id]} chips")
            case Leave(request):
                lines = [line for line in reply.view.seats if line.player_id == request.player_id]
                if any(line.status != "leaving" for line in lines):
                    self.complain("a player who was told that they leave stays")
            case Kick(player_id=player_id):
                if any(line.player_id == player_id and line.status != "leaving" for line in reply.view.seats):
                    self.complain("a player who was kicked stays")
            case VoidHand():
                if reply.view.hand is not None or reply.view.last.voided != "moderator":
                    self.complain("a hand that was undone goes on")
            case Pause():
                if reply.view.course.paused != MODERATOR and not reply.view.course.pausing:
                    self.complain("a table that was paused goes on")

    def check_hands(self) -> None:
        """Check that the ledger moved the chips of each changed hand as its log says."""
        while self.facts.touched:
            hand_id = self.facts.touched.pop()
            moved = {player: chips for player, chips in self.facts.won.get(hand_id, {}).items() if chips}
            if moved != self._by_the_log(hand_id):
                self.complain(f"hand {hand_id[1]} of table {hand_id[0]}: ledger and log differ")

    def _by_the_log(self, hand_id: HandId) -> dict[int, int] | None:
        """Return each player's chips by the log, or None if the log is empty."""
        if self.facts.states[hand_id] == "void":
            return {}
        if not self.facts.logs[hand_id]:
            return None
        hand = Hand.from_events(self.facts.logs[hand_id])
        started: Any = hand.events[0]
        before = dict(zip(started.seats, started.stacks, strict=True))
        players = self.facts.players[hand_id]
        won = {players[seat]: hand.stack(seat) - before[seat] for seat in players}
        return {player: chips for player, chips in won.items() if chips}


def _is_order(message: Message | None) -> bool:
    return isinstance(message, ModeratorOrder) or (isinstance(message, Close) and message.reason is not None)


_NOT_TOLD: Final = DeckShuffled


def public(log: Sequence[Event]) -> tuple[Event, ...]:
    """Return these events as the room may know them."""
    return tuple(_bare(event) for event in log if not isinstance(event, _NOT_TOLD))


def _bare(event: Event) -> Event:
    fields: dict[str, Any] = dict.fromkeys(SECRETS.get(type(event).__name__, {}), ())
    return replace(event, **fields) if fields else event
