"""What a .phh file says, typed and checked as far as that goes without playing it."""

import re
import tomllib
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from bot.poker.cards import CardError, parse_cards
from bot.poker.games import GAMES
from bot.poker.games.base import Game

LineKind = Literal["dh", "db", "pb", "f", "cc", "cbr", "sm"]

_PLAYER: Final = r"p(?P<player>[1-9]\d*)"
_LINES: Final = tuple(
    re.compile(pattern)
    for pattern in (
        rf"d (?P<kind>dh) {_PLAYER} (?P<cards>\S+)",
        r"d (?P<kind>db) (?P<cards>\S+)",
        rf"{_PLAYER} (?P<kind>pb|f|cc)",
        rf"{_PLAYER} (?P<kind>cbr) (?P<amount>\d+)",
        rf"{_PLAYER} (?P<kind>sm)(?: (?P<cards>\S+))?",
    )
)


class PhhError(ValueError):
    """A hand history that is malformed, or that the rules do not allow; the message names the place."""


@dataclass(frozen=True, slots=True)
class Line:
    """One action of the file."""

    number: int
    """Counted from 1, as the file has them."""
    text: str
    kind: LineKind
    player: int = 0
    """Counted from 1; 0 where the line is nobody's."""
    cards: tuple[int, ...] = ()
    amount: int = 0

    def error(self, why: str) -> PhhError:
        return PhhError(f"action {self.number} {self.text!r}: {why}")


@dataclass(frozen=True, slots=True)
class HandHistory:
    """A hand in the poker hand history standard. Players count from 1, left of the button; the last has the button."""

    variant: str
    antes: tuple[int, ...]
    bring_in: int
    small_bet: int
    big_bet: int
    starting_stacks: tuple[int, ...]
    lines: tuple[Line, ...]
    finishing_stacks: tuple[int, ...] | None = None


def parse(text: str) -> HandHistory:
    """The hand that a file's text tells. Raises PhhError naming the field or action that is malformed."""
    try:
        fields = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PhhError(f"not a TOML file: {error}") from None
    variant = game_of(_field(fields, "variant", str, "a text")).phh
    stacks = _chips_list(fields, "starting_stacks")
    history = HandHistory(
        variant=variant,
        antes=_chips_list(fields, "antes"),
        bring_in=_chips(fields, "bring_in"),
        small_bet=_chips(fields, "small_bet"),
        big_bet=_chips(fields, "big_bet"),
        starting_stacks=stacks,
        lines=_lines(fields, len(stacks)),
        finishing_stacks=_chips_list(fields, "finishing_stacks") if "finishing_stacks" in fields else None,
    )
    for name, values in (("antes", history.antes), ("finishing_stacks", history.finishing_stacks)):
        if values is not None and len(values) != len(stacks):
            raise PhhError(f"{name} has {len(values)} entries for {len(stacks)} players")
    return history


def game_of(variant: str) -> Game:
    """The game with that code in the standard. Raises PhhError where there is none."""
    for game in GAMES.values():
        if game.phh == variant:
            return game
    known = ", ".join(game.phh for game in GAMES.values())
    raise PhhError(f"unknown variant {variant!r}; known: {known}")


def _field(fields: dict[str, Any], name: str, kind: type, what: str) -> Any:
    if name not in fields:
        raise PhhError(f"the field {name} is missing")
    if type(fields[name]) is not kind:
        raise PhhError(f"{name} must be {what}")
    return fields[name]


def _chips(fields: dict[str, Any], name: str) -> int:
    what = "a whole number of chips, not below zero"
    amount: int = _field(fields, name, int, what)
    if amount < 0:
        raise PhhError(f"{name} must be {what}")
    return amount


def _chips_list(fields: dict[str, Any], name: str) -> tuple[int, ...]:
    amounts = _field(fields, name, list, "a list")
    if any(type(amount) is not int or amount < 0 for amount in amounts):
        raise PhhError(f"{name} must be whole numbers of chips, not below zero")
    return tuple(amounts)


def _lines(fields: dict[str, Any], players: int) -> tuple[Line, ...]:
    """The actions; what follows a ``#`` is commentary, and a line of nothing else is none."""
    texts = _field(fields, "actions", list, "a list")
    if not all(isinstance(text, str) for text in texts):
        raise PhhError("actions must be texts")
    stripped = [" ".join(text.partition("#")[0].split()) for text in texts]
    return tuple(_line(number, text, players) for number, text in enumerate(stripped, 1) if text)


def _line(number: int, text: str, players: int) -> Line:
    match = next(filter(None, (pattern.fullmatch(text) for pattern in _LINES)), None)
    if match is None:
        raise PhhError(f"action {number} {text!r}: no such action")
    parts = match.groupdict()
    kind = cast(LineKind, parts["kind"])
    player = int(parts.get("player") or 0)
    if player > players:
        raise PhhError(f"action {number} {text!r}: there are only {players} players")
    try:
        cards = parse_cards(parts.get("cards") or "")
    except CardError as error:
        raise PhhError(f"action {number} {text!r}: {error}") from None
    return Line(number, text, kind, player, cards, int(parts.get("amount") or 0))
