"""The content of a .phh file, parsed and checked as far as that is possible without a replay."""

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal, InvalidOperation
from typing import Any, Final, Literal, cast

from bot.poker.cards import CardError, parse_cards
from bot.poker.games.base import Game
from bot.poker.phh.errors import PhhError
from bot.poker.phh.fields import LISTED, check_fields
from bot.poker.phh.variants import variant_of
from bot.poker.stakes import Limit

LineKind = Literal["dh", "db", "pb", "f", "cc", "cbr", "sd", "sm"]

_PLAYER: Final = r"p(?P<player>[1-9]\d{0,5})"
_LINES: Final = tuple(
    re.compile(pattern)
    for pattern in (
        rf"d (?P<kind>dh) {_PLAYER} (?P<cards>\S+)",
        r"d (?P<kind>db) (?P<cards>\S+)",
        rf"{_PLAYER} (?P<kind>pb|f|cc)",
        rf"{_PLAYER} (?P<kind>cbr) (?P<amount>\d{{1,30}})(?:\.0+)?",
        rf"{_PLAYER} (?P<kind>sm) (?P<as_dealt>-)",
        rf"{_PLAYER} (?P<kind>sd|sm)(?: (?P<cards>\S+))?",
    )
)


_BROKEN_AMOUNT: Final = re.compile(rf"{_PLAYER} cbr (\d{{1,30}}\.\d{{1,30}}|inf)")
_DIGITS_MOST: Final = 30


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of the file's list of actions."""

    number: int
    """The line's position in the file's list of actions, from 1."""
    text: str
    kind: LineKind
    player: int = 0
    """The number of the player in the line, from 1; 0 for a line without a player."""
    cards: tuple[int, ...] = ()
    amount: int = 0
    as_dealt: bool = False
    """True if the player shows the cards that the file has already named (``sm -``)."""
    absent: bool = False
    """True if the bot checked for a player who did not act (R-7.3)."""

    @property
    def mucks(self) -> bool:
        return self.kind == "sm" and not self.cards and not self.as_dealt

    def error(self, why: str) -> PhhError:
        return PhhError(f"action {self.number} {self.text!r}: {why}")


@dataclass(frozen=True, slots=True)
class HandHistory:
    """A hand, as a file of the poker hand history standard describes it.

    Players are numbered from 1, beginning left of the button; the last player has the button.
    """

    variant: str
    antes: tuple[int, ...]
    """Each player's ante, by player number; with two players the file lists antes and blinds in reverse order."""
    blinds: tuple[int, ...]
    """Each player's blind, by player number; negative if a newcomer posts it to join (R-5.2)."""
    bring_in: int
    small_bet: int
    """The small bet; in pot limit and no limit the minimum bet, which the big bet then equals."""
    big_bet: int
    starting_stacks: tuple[int, ...]
    lines: tuple[Line, ...]
    finishing_stacks: tuple[int, ...] | None = None
    winnings: tuple[int, ...] | None = None
    """The chips that each player got from the pots, without uncalled bets."""
    house_rules: tuple[str, ...] = ()
    """The house rules that the file lists, like ``joker=bug``; they are not checked here."""
    taken_out: frozenset[int] = frozenset()
    """Players who were taken out of the tournament and can win nothing more, even if they are all-in (T-3.6)."""


def parse(text: str) -> HandHistory:
    """Parse a file's text. Raises PhhError with the name of the malformed field or action."""
    fields = _toml(text)
    variant = _field(fields, "variant", str, "a text")
    game, limit = variant_of(variant)
    stacks = _chips_list(fields, "starting_stacks")
    for name in LISTED & fields.keys():
        if len(_field(fields, name, list, "a list")) != len(stacks):
            raise PhhError(f"{name} has {len(fields[name])} entries for {len(stacks)} players")
    small_bet, big_bet = _bets(fields, limit)
    check_fields(fields, game, limit)
    return HandHistory(
        variant=variant,
        antes=_posted(fields, "antes", len(stacks)),
        blinds=_blinds(fields, game, len(stacks)),
        bring_in=_chips(fields, "bring_in") if game.forced == "bring_in" else 0,
        small_bet=small_bet,
        big_bet=big_bet,
        starting_stacks=stacks,
        lines=_lines(fields, len(stacks)),
        finishing_stacks=_one_each(fields, "finishing_stacks", len(stacks)) if "finishing_stacks" in fields else None,
        winnings=_one_each(fields, "winnings", len(stacks)) if "winnings" in fields else None,
        house_rules=_texts(fields, "_house_rules") if "_house_rules" in fields else (),
        taken_out=_players(fields, "_taken_out", len(stacks)) if "_taken_out" in fields else frozenset(),
    )


def _players(fields: dict[str, Any], name: str, players: int) -> frozenset[int]:
    numbers = _field(fields, name, list, "a list")
    if not all(type(number) is int and 1 <= number <= players for number in numbers):
        raise PhhError(f"{name} must be numbers of players, from 1 to {players}")
    return frozenset(numbers)


def _toml(text: str) -> dict[str, Any]:
    """Parse TOML from an untrusted file; refuse huge numbers and deep nesting."""
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise PhhError(f"not a TOML file: {error}") from None
    except InvalidOperation:
        raise PhhError("not a hand history: it has a number that is too large") from None
    except RecursionError:
        raise PhhError("not a hand history: it is nested too deeply") from None
    except ValueError:
        raise PhhError("not a hand history: it has a number that is too long") from None


def _bets(fields: dict[str, Any], limit: Limit) -> tuple[int, int]:
    if limit == "fixed":
        return _chips(fields, "small_bet"), _chips(fields, "big_bet")
    least = _chips(fields, "min_bet")
    return least, least


def _blinds(fields: dict[str, Any], game: Game, players: int) -> tuple[int, ...]:
    name = "blinds_or_straddles"
    if game.forced == "bring_in" or (game.forced == "ante" and name not in fields):
        return (0,) * players
    blinds = _posted(fields, name, players, least=None)
    if not _are_blinds(blinds):
        raise PhhError(f"{name} has more than a small and a big blind; straddles and button blinds aren't played here")
    return blinds


def _are_blinds(blinds: Sequence[int]) -> bool:
    """Return True if the amounts are possible blinds (R-5.2).

    They are a small and a big blind left of the button, or one of them, and blinds of newcomers, which are below zero
    and no more than the big blind. Heads-up the first player has the big blind (R-5.1).
    """
    heads_up, places = len(blinds) == 2, [at for at, blind in enumerate(blinds) if blind > 0]
    if not places or -min(blinds) > max(blinds):
        return not any(blinds)
    if len(places) == 1:
        return places[0] <= (0 if heads_up else 1)
    return places == [0, 1] and (blinds[0] >= blinds[1] if heads_up else blinds[0] <= blinds[1])


def _posted(fields: dict[str, Any], name: str, players: int, least: int | None = 0) -> tuple[int, ...]:
    """Return a field's antes or blinds by player; with two players the file lists them in reverse order."""
    amounts = _one_each(fields, name, players, least)
    return amounts[::-1] if players == 2 else amounts


def _one_each(fields: dict[str, Any], name: str, players: int, least: int | None = 0) -> tuple[int, ...]:
    amounts = _chips_list(fields, name, least)
    if len(amounts) != players:
        raise PhhError(f"{name} has {len(amounts)} entries for {players} players")
    return amounts


def _field(fields: dict[str, Any], name: str, kind: type, what: str) -> Any:
    if name not in fields:
        raise PhhError(f"the field {name} is missing")
    if type(fields[name]) is not kind:
        raise PhhError(f"{name} must be {what}")
    return fields[name]


def _chips(fields: dict[str, Any], name: str) -> int:
    if name not in fields:
        raise PhhError(f"the field {name} is missing")
    amount = _whole(fields[name])
    if amount is None or amount < 0:
        raise PhhError(f"{name} must be a whole number of chips, not below zero")
    return amount


def _chips_list(fields: dict[str, Any], name: str, least: int | None = 0) -> tuple[int, ...]:
    amounts = [_whole(amount) for amount in _field(fields, name, list, "a list")]
    chips = tuple(amount for amount in amounts if amount is not None and (least is None or amount >= least))
    if len(chips) != len(amounts):
        raise PhhError(f"{name} must be whole numbers of chips, not below zero")
    return chips


def _whole(amount: object) -> int | None:
    """Return a number of chips as an int; the file may write it as ``10.0``.

    Return None for anything else, for example cents, or ``inf``, which means an unknown stack.
    """
    if isinstance(amount, Decimal) and amount.is_finite() and amount.adjusted() < _DIGITS_MOST:
        return int(amount) if amount == amount.to_integral_value() else None
    return amount if type(amount) is int else None


def _texts(fields: dict[str, Any], name: str) -> tuple[str, ...]:
    texts = _field(fields, name, list, "a list")
    if not all(isinstance(text, str) for text in texts):
        raise PhhError(f"{name} must be texts")
    return tuple(texts)


def _lines(fields: dict[str, Any], players: int) -> tuple[Line, ...]:
    """Parse the actions. Text after a ``#`` is a comment; an action that is only a comment is skipped."""
    stripped = [" ".join(text.partition("#")[0].split()) for text in _texts(fields, "actions")]
    lines = [_line(number, text, players) for number, text in enumerate(stripped, 1) if text]
    absent = _field(fields, "_absent", list, "a list") if "_absent" in fields else []
    checks = {line.number for line in lines if line.kind == "cc"}
    if not all(type(number) is int and number in checks for number in absent):
        raise PhhError("_absent must be numbers of actions that are checks")
    return tuple(replace(line, absent=line.number in absent) for line in lines)


def _line(number: int, text: str, players: int) -> Line:
    match = next(filter(None, (pattern.fullmatch(text) for pattern in _LINES)), None)
    if match is None and _BROKEN_AMOUNT.fullmatch(text):
        raise PhhError(f"action {number} {text!r}: the amount must be a whole number of chips")
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
    return Line(number, text, kind, player, cards, int(parts.get("amount") or 0), bool(parts.get("as_dealt")))
