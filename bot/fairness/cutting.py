"""The contributions that set a sealed deck's order: players' cuts, then Discord's message id (F-3)."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Final

from bot.fairness.hashing import HASH_BYTES, beginning, hashed, measured

CUT: Final = "cut"
KINDS: Final = ("fold", "check", "call", "bet", "raise", "complete", "bring-in", "draw", CUT)
"""The kinds; the file has their places in this list."""
WORD_LENGTH_MOST: Final = 64
"""The maximum length of a word to cut with, in code points."""
_BEFORE_CUT: Final = beginning("cut") + HASH_BYTES.to_bytes(4, "big")
_INVISIBLE: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode categories of invisible characters: control, format, surrogate, line and paragraph separator."""
_LINE: Final = re.compile(
    r"([1-9][0-9]{0,17})-([1-9][0-9]{0,17}) · ([a-z0-9-]+) · button ([0-9]{1,3})"
    r" · seats ((?:[0-9]{1,3} ){0,9}[0-9]{1,3})"
    r" · rules ([0-9a-f]{32}) · seal ([0-9a-f]{64}) · next ([0-9a-f]{64}) · cut ([0-9a-f]{64})"
)


class NotAWord(ValueError):
    """An error for text that cannot be used as a player's word to cut with."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """One action that cuts the next hand's decks: a poker action of a player, or a word that they chose."""

    seat: int
    kind: str
    """One of ``KINDS``."""
    count: int = 0
    """The number of cards drawn; 0 for all kinds except a draw."""
    word: str = ""
    """The word that a player chose to cut with; empty for all kinds except ``cut``."""


@dataclass(frozen=True, slots=True)
class Closing:
    """The message that closes a deal; after it, no contribution is accepted."""

    thread: int
    """Discord's id of the record thread in which the message was posted."""
    message: int
    """Discord's id of the message."""
    game: str
    button: int
    seats: tuple[int, ...]
    """The seats dealt in, in ascending order; fixed even if players come or go."""
    rules: bytes
    """The digest of the house rules and stakes."""


@dataclass(frozen=True, slots=True)
class ClosingLine:
    """The machine-readable line about one deal in a closing message."""

    table: int
    hand: int
    game: str
    button: int
    seats: tuple[int, ...]
    rules: bytes
    """The digest of the house rules and stakes."""
    seal: bytes
    next_seal: bytes
    """The seal of the deal after this one, sealed before anything cuts it."""
    cut: bytes


def begun_cut(seal: bytes) -> bytes:
    return hashed("cut", seal)


def whole_cut(seal: bytes, contributions: Iterable[Contribution]) -> bytes:
    """Return the cut: a hash of the seal and the contributions, added one after the other."""
    cut = begun_cut(seal)
    for added in contributions:
        # Equal to hashed("cut", cut, ...), with the bytes of an action cached, because few different ones occur.
        bytes_of = _contribution_bytes.__wrapped__ if added.word else _contribution_bytes
        cut = sha256(_BEFORE_CUT + cut + bytes_of(added.seat, added.kind, added.count, added.word)).digest()
    return cut


@lru_cache(maxsize=512)
def _contribution_bytes(seat: int, kind: str, count: int, word: str) -> bytes:
    return measured(seat) + measured(kind) + measured(count) + measured(word)


def deal_key(cut: bytes, thread: int, message: int) -> bytes:
    """Return the key that determines the order of the decks and of their cards.

    Discord chooses the closing message's id after everything else in the key is fixed.
    """
    return hashed("close", cut, thread, message)


def word_to_cut_with(text: str) -> str:
    """Return the word in the form that is stored and hashed.

    Raises NotAWord for text that is empty, too long, or has invisible characters.
    """
    word = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(word) <= WORD_LENGTH_MOST:
        raise NotAWord(f"a word has 1 to {WORD_LENGTH_MOST} characters")
    if any(unicodedata.category(character) in _INVISIBLE for character in word):
        raise NotAWord("a word has no characters that nobody sees")
    return word


def closing_line(line: ClosingLine) -> str:
    """Return the machine-readable part of the closing message; it is the same in every language."""
    seats = " ".join(map(str, line.seats))
    return (
        f"{line.table}-{line.hand} · {line.game} · button {line.button} · seats {seats}"
        f" · rules {line.rules.hex()} · seal {line.seal.hex()} · next {line.next_seal.hex()} · cut {line.cut.hex()}"
    )


def closing_lines(text: str) -> tuple[ClosingLine, ...]:
    """Parse the closing lines in a message's text, one for each deal that the message closes."""
    return tuple(
        ClosingLine(
            int(table),
            int(hand),
            game,
            int(button),
            tuple(map(int, seats.split())),
            bytes.fromhex(rules),
            bytes.fromhex(seal),
            bytes.fromhex(next_seal),
            bytes.fromhex(cut),
        )
        for table, hand, game, button, seats, rules, seal, next_seal, cut in _LINE.findall(text)
    )
