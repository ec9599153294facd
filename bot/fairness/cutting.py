"""The players' contributions to a sealed deck, and Discord's last one: together they choose the order (F-3)."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Final

from bot.fairness.hashing import beginning, hashed, measured

CUT: Final = "cut"
KINDS: Final = ("fold", "check", "call", "bet", "raise", "complete", "bring-in", "draw", CUT)
WORD_LENGTH_MOST: Final = 64
"""Code points."""
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Categories of characters that nobody sees: control, format, halves of characters, ends of lines."""
_LINE: Final = re.compile(
    r"([1-9][0-9]{0,17})-([1-9][0-9]{0,17}) · ([a-z0-9-]+) · button ([0-9]{1,3})"
    r" · seats ((?:[0-9]{1,3} ){0,9}[0-9]{1,3})"
    r" · rules ([0-9a-f]{32}) · seal ([0-9a-f]{64}) · cut ([0-9a-f]{64})"
)


class NotAWord(ValueError):
    """Text that cannot be cut with."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """One act that cuts the next hand's decks."""

    seat: int
    kind: str
    """Of ``KINDS``."""
    count: int = 0
    """Cards drawn; 0 for all but a draw."""
    word: str = ""
    """The word that a player cut with; empty for all but ``cut``."""


@dataclass(frozen=True, slots=True)
class Closing:
    """The message that closes a deal: from here on nothing can be added to it."""

    thread: int
    """Discord's id of the record thread that the message stands in."""
    message: int
    """Discord's id of the message."""
    game: str
    button: int
    seats: tuple[int, ...]
    """Those dealt in, in rising order; they stand, whoever comes or goes."""
    rules: bytes
    """The digest of the house rules and stakes."""


@dataclass(frozen=True, slots=True)
class ClosingLine:
    """The message's line for one deal."""

    table: int
    hand: int
    game: str
    button: int
    seats: tuple[int, ...]
    rules: bytes
    """The digest of the house rules and stakes."""
    seal: bytes
    cut: bytes


def begun_cut(seal: bytes) -> bytes:
    return hashed("cut", seal)


def further_cut(cut: bytes, one: Contribution) -> bytes:
    if one.word:
        return hashed("cut", cut, one.seat, one.kind, one.count, one.word)
    # The same bytes, for every action is hashed, and there are few kinds of them.
    return sha256(b"".join((beginning("cut"), measured(cut), _act(one.seat, one.kind, one.count)))).digest()


@lru_cache(maxsize=512)
def _act(seat: int, kind: str, count: int) -> bytes:
    return measured(seat) + measured(kind) + measured(count) + measured("")


def whole_cut(seal: bytes, contributions: Iterable[Contribution]) -> bytes:
    """The seal with everything that was added to it, in order."""
    cut = begun_cut(seal)
    for one in contributions:
        cut = further_cut(cut, one)
    return cut


def deal_key(cut: bytes, thread: int, message: int) -> bytes:
    """The key to the deal's order. Discord chooses the message's id when all else stands."""
    return hashed("close", cut, thread, message)


def word_to_cut_with(text: str) -> str:
    """The word as it is stored and hashed. Raises NotAWord for one that is empty, too long, or has characters that
    nobody sees."""
    word = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(word) <= WORD_LENGTH_MOST:
        raise NotAWord(f"a word has 1 to {WORD_LENGTH_MOST} characters")
    if any(unicodedata.category(character) in _UNSEEN for character in word):
        raise NotAWord("a word has no characters that nobody sees")
    return word


def closing_line(line: ClosingLine) -> str:
    """The part of the closing message that programs read; the same in every language."""
    seats = " ".join(map(str, line.seats))
    return (
        f"{line.table}-{line.hand} · {line.game} · button {line.button} · seats {seats}"
        f" · rules {line.rules.hex()} · seal {line.seal.hex()} · cut {line.cut.hex()}"
    )


def closing_lines(text: str) -> tuple[ClosingLine, ...]:
    """The deals that a message closes."""
    return tuple(
        ClosingLine(
            int(table),
            int(hand),
            game,
            int(button),
            tuple(map(int, seats.split())),
            bytes.fromhex(rules),
            bytes.fromhex(seal),
            bytes.fromhex(cut),
        )
        for table, hand, game, button, seats, rules, seal, cut in _LINE.findall(text)
    )
