"""A reader of PokerStars' text by pokerkit's own patterns, which makes a .phh file for pokerkit to replay.

pokerkit's parser knows only no-limit hold'em, so a small grammar here covers stud and draw games. A line that fits no
pattern is an error.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from pokerkit.notation import PokerStarsParser

_HEAD: Final = re.compile(
    r"PokerStars Hand #(?P<hand>\d+):  (?P<mix>HORSE|HOSE|8-Game)?(?(mix) \()(?P<game>.+?)"
    r" (?P<limit>Limit|Pot Limit|No Limit)(?(mix)(?:, |\) - Level [IVXLC]+ \()| \()"
    r"(?:ante \d+, )?(?P<small>\d+)/(?P<big>\d+)\)"
    r" - \d{4}/\d\d/\d\d \d{1,2}:\d\d:\d\d \S+ \[\d{4}/\d\d/\d\d \d{1,2}:\d\d:\d\d ET\]"
)
_TABLE: Final = re.compile(r"Table '[^']+' \d+-max \(Play Money\)( Seat #\d+ is the button)?")
_HEADING: Final = re.compile(r"\*\*\* (.+) \*\*\*((?: \[[^\]]+\])*)")
_BOARD: Final = re.compile(r"Board \[(?P<cards>[^\]]+)\]")
_ANTE: Final = re.compile(r"(?P<player>\S+): posts the ante (?P<amount>\d+)")
_BRING_IN: Final = re.compile(r"(?P<player>\S+): brings in for (?P<amount>\d+)")
_RAISE: Final = re.compile(r"(?P<player>\S+): (?:bets|raises \d+ to) (?P<amount>\d+)")
_DEALT: Final = re.compile(r"Dealt to (?P<player>\S+)(?: \[(?P<held>[^\]]+)\])? \[(?P<cards>[^\]]+)\]")
_DISCARD: Final = re.compile(r"(?P<player>\S+): discards (?P<count>\d) cards?(?: \[(?P<cards>.+)\])?")
_PAT: Final = re.compile(r"(?P<player>\S+): stands pat(?: on \[(?P<cards>.+)\])?")
_UNCALLED: Final = re.compile(r"Uncalled bet \((?P<amount>\d+)\) returned to (?P<player>\S+)")
_COLLECTED: Final = re.compile(r"(?P<player>\S+) collected (?P<amount>\d+) from (?:pot|main pot|side pot(?:-\d)?)")
_QUIET: Final = re.compile(r"(?P<player>\S+): (?P<what>mucks hand|doesn't show hand)")
_TOTAL: Final = re.compile(r"Total pot (?P<total>\d+)(?: Main pot \d+\.(?: Side pot(?:-\d)? \d+\.)+)? \| Rake 0")
_FATE: Final = re.compile(
    r"Seat \d+: \S+(?: \((?:button|small blind|big blind)\))*"
    r" (?:folded .+|mucked|collected \(\d+\)|showed \[.+\] and (?:won \(\d+\)|lost) with .+)"
)
_CODES: Final = {
    ("Razz", "Limit"): "FR",
    ("7 Card Stud", "Limit"): "F7S",
    ("7 Card Stud Hi/Lo", "Limit"): "F7S/8",
    ("Triple Draw 2-7 Lowball", "Limit"): "F2L3D",
    ("Single Draw 2-7 Lowball", "No Limit"): "N2L1D",
    ("Badugi", "Limit"): "FB",
    ("Hold'em", "Limit"): "FT",
    ("Hold'em", "No Limit"): "NT",
    ("Omaha", "Pot Limit"): "PO",
    ("Omaha Hi/Lo", "Limit"): "FO/8",
    ("5 Card Omaha", "Pot Limit"): "P5O",
    ("5 Card Omaha Hi/Lo", "Pot Limit"): "P5O/8",
}
STUD: Final = ("FR", "F7S", "F7S/8")
_HELD: Final = {"Badugi": 4, "Hold'em": 2, "Omaha": 4, "Omaha Hi/Lo": 4}
"""Game -> the number of cards dealt at first; five in other games."""
_BOARD_STREETS: Final = ("FLOP", "TURN", "RIVER")
_PARSER: Final = PokerStarsParser


def known(text: str) -> str:
    return text.replace(" ", "")


@dataclass
class Reading:
    """The contents of the text."""

    text: str
    stacks: dict[str, int] = field(default_factory=dict)
    seats: dict[str, int] = field(default_factory=dict)
    antes: dict[str, int] = field(default_factory=dict)
    blinds: dict[str, int] = field(default_factory=dict)
    in_front: dict[str, int] = field(default_factory=dict)
    """Chips put in on this street."""
    order: list[str] = field(default_factory=list)
    """The players from left of the button."""
    actions: list[tuple[str, str]] = field(default_factory=list)
    """(player, the action in .phh)."""
    served: list[tuple[str, str]] = field(default_factory=list)
    folded: set[str] = field(default_factory=set)
    bring_in: int = 0
    total: int = 0
    collected: int = 0
    board: str = ""
    """The cards of the board in the summary, with spaces between."""
    mix: str = ""
    game: str = ""
    limit: str = ""
    small: int = 0
    big: int = 0
    drawing: bool = False
    """Whether the last line was part of a draw."""

    def __post_init__(self) -> None:
        head, table, *lines = self.text.splitlines()
        match = _HEAD.fullmatch(head)
        assert match, head
        self.mix, self.game, self.limit = match["mix"] or "", match["game"], match["limit"]
        self.small, self.big = int(match["small"]), int(match["big"])
        assert _TABLE.fullmatch(table), table
        self._sit(table, lines)
        summary = lines.index("*** SUMMARY ***")
        for line in lines[len(self.stacks) : summary]:
            assert self._read(line), line
        match = _TOTAL.fullmatch(lines[summary + 1])
        assert match, lines[summary + 1]
        self.total = int(match["total"])
        fates = lines[summary + 2 :]
        if board := _BOARD.fullmatch(fates[0]):
            self.board = board["cards"]
            fates = fates[1:]
        assert all(_FATE.fullmatch(line) for line in fates), self.text
        assert len(fates) == len(self.seats)

    def _sit(self, table: str, lines: list[str]) -> None:
        for line in lines:
            seat, stack = _PARSER.SEATS.search(line), _PARSER.STARTING_STACKS.search(line)
            if seat is None or stack is None:
                break
            self.seats[seat["player"]] = int(seat["seat"])
            self.stacks[stack["player"]] = int(stack["starting_stack"])
        button = _PARSER.FINAL_SEAT.search(table)
        names = sorted(self.seats, key=lambda name: self.seats[name])
        if button is not None:
            last = int(button["final_seat"])
            names.sort(key=lambda name: (self.seats[name] <= last, self.seats[name]))
        else:
            names = [match["player"] for line in lines if (match := _ANTE.match(line))]
        self.order = names
        self.start = dict(self.stacks)

    def _pay(self, player: str, chips: int) -> None:
        self.stacks[player] -= chips
        self.in_front[player] = self.in_front.get(player, 0) + chips
        assert self.stacks[player] >= 0

    def _read(self, line: str) -> bool:
        return self._posted(line) or self._dealt(line) or self._acted(line) or self._ended(line)

    def _posted(self, line: str) -> bool:
        if match := _ANTE.match(line):
            self.antes[match["player"]] = int(match["amount"])
            self.stacks[match["player"]] -= int(match["amount"])
            return True
        if match := _PARSER.BLIND_OR_STRADDLE_POSTING.search(line):
            self.blinds[match["player"]] = int(match["blind_or_straddle"])
            self._pay(match["player"], int(match["blind_or_straddle"]))
            return True
        return False

    def _dealt(self, line: str) -> bool:
        if match := _HEADING.fullmatch(line):
            self._street(match[1], match[2])
            return True
        if match := _DEALT.fullmatch(line):
            # Pokerkit's pattern finds the last of the cards in brackets.
            dealt = _PARSER.HOLE_DEALING.search(line)
            assert dealt, line
            assert dealt["player"].partition(" [")[0] == match["player"]
            self._give(match["player"], known(match["cards"]))
            return True
        return False

    def _street(self, heading: str, shown: str) -> None:
        self._serve()
        if heading == "SHOW DOWN":
            return
        if heading not in ("3rd STREET", "DEALING HANDS", "HOLE CARDS"):
            self.in_front.clear()
        if heading in _BOARD_STREETS and self.code not in STUD:
            new = shown.rpartition("[")[2].rstrip("]")
            self.actions.append(("", f"d db {known(new)}"))
            return
        held = "??" * _HELD.get(self.game, 5)
        hidden = {"3rd STREET": "????", "RIVER": "??", "DEALING HANDS": held, "HOLE CARDS": held}.get(heading, "")
        for player in self.order:
            if player not in self.folded and "DRAW" not in heading:
                self.actions.append((player, f"d dh {{}} {hidden}"))

    def _give(self, player: str, cards: str) -> None:
        """Replace the unknown cards dealt to the player, or add to them if only the upcard is visible."""
        if self.served and self.served[-1][0] == player:
            self.served[-1] = (player, f"d dh {{}} {cards}")
            return
        at = next(at for at in reversed(range(len(self.actions))) if self.actions[at][0] == player)
        before = self.actions[at][1].split()[-1] if self.actions[at][1].count(" ") == 3 else ""
        hidden = before if set(before) == {"?"} and len(cards) == 2 and len(before) == 4 else ""
        self.actions[at] = (player, f"d dh {{}} {hidden}{cards}")

    def _acted(self, line: str) -> bool:
        drawn = _DISCARD.fullmatch(line) or _PAT.fullmatch(line)
        if drawn is None:
            self._serve()
        elif not self.served and not self.drawing:
            self.in_front.clear()
        self.drawing = drawn is not None
        if drawn is not None:
            self._drew(drawn)
            return True
        if match := _BRING_IN.match(line):
            self.bring_in = int(match["amount"])
            self._pay(match["player"], self.bring_in)
            self.actions.append((match["player"], "{} pb"))
            return True
        if match := _PARSER.FOLDING.fullmatch(line):
            self.folded.add(match["player"])
            self.actions.append((match["player"], "{} f"))
            return True
        if match := _PARSER.CHECKING_OR_CALLING.match(line):
            called = re.search(r"calls (\d+)", line)
            self._pay(match["player"], int(called[1]) if called else 0)
            self.actions.append((match["player"], "{} cc"))
            return True
        if match := _PARSER.COMPLETION_BETTING_OR_RAISING.match(line):
            raised = _RAISE.match(line)
            assert raised, line
            to, most = int(raised["amount"]), max(self.in_front.values(), default=0)
            assert int(match["amount"]) == to - most, line
            self._pay(match["player"], to - self.in_front.get(match["player"], 0))
            self.actions.append((match["player"], f"{{}} cbr {to}"))
            return True
        return False

    def _drew(self, match: re.Match[str]) -> None:
        told = match.groupdict()
        count = int(told.get("count") or 0)
        cards = known(told.get("cards") or "") if count else ""
        self.actions.append((told["player"], f"{{}} sd {cards or '??' * count}".strip()))
        if count:
            self.served.append((told["player"], f"d dh {{}} {'??' * count}"))

    def _serve(self) -> None:
        self.actions += self.served
        self.served = []

    def _ended(self, line: str) -> bool:
        if line == "No low hand qualified":
            return True
        if match := _UNCALLED.fullmatch(line):
            self.stacks[match["player"]] += int(match["amount"])
            return True
        if match := _COLLECTED.fullmatch(line):
            self.stacks[match["player"]] += int(match["amount"])
            self.collected += int(match["amount"])
            return True
        if match := _QUIET.fullmatch(line):
            if match["what"] == "mucks hand":
                self.actions.append((match["player"], "{} sm"))
            return True
        if match := _PARSER.HOLE_CARDS_SHOWING.search(line):
            self.actions.append((match["player"], f"{{}} sm {known(match['cards'])}"))
            return True
        return False

    # For pokerkit

    @property
    def code(self) -> str | None:
        return _CODES.get((self.game, self.limit))

    def phh(self) -> str:
        """Return the hand as a file of the poker hand history standard."""
        numbers = {player: f"p{at}" for at, player in enumerate(self.order, 1)}
        two = -1 if len(self.order) == 2 else 1
        antes = [self.antes.get(player, 0) for player in self.order][::two]
        blinds = [self.blinds.get(player, 0) for player in self.order][::two]
        told: dict[str, object] = {"variant": self.code, "ante_trimming_status": True, "antes": antes}
        if self.code in STUD:
            told["bring_in"] = self.bring_in
        else:
            told["blinds_or_straddles"] = blinds
        bets = {"min_bet": self.big} if self.limit != "Limit" else {"small_bet": self.small, "big_bet": self.big}
        told |= {**bets, "starting_stacks": [self.start[player] for player in self.order]}
        told["actions"] = [action.format(numbers.get(player)) for player, action in self._in_order()]
        return "".join(f"{key} = {_toml(value)}\n" for key, value in told.items())

    def _in_order(self) -> list[tuple[str, str]]:
        """Return the actions with hands that were all-in shown before the rest of the board, as pokerkit wants them."""
        is_act = [action.startswith("{}") and " sm" not in action for _, action in self.actions]
        end = len(is_act) - is_act[::-1].index(True)
        return [*self.actions[:end], *sorted(self.actions[end:], key=lambda told: told[1].startswith("d db"))]


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return repr(value)
