"""A proof as a JSON file, and back (README.md says what stands where)."""

import base64
import binascii
import json
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar, cast, get_args

from bot.fairness.cutting import KINDS, Closing, Contribution
from bot.fairness.log import USES, Entry, Taken, as_seen
from bot.fairness.proof import EVERYBODY, VERSION, Kept, Opening, Proof, ShownDeck, State
from bot.fairness.sealing import DECKS, LEAF_BYTES, PLACES, SALT_BYTES
from bot.poker.cards import JOKER
from bot.poker.codec import CodecError, decode, encode

T = TypeVar("T")

CHARACTERS_MOST: Final = 1 << 20
"""Of a file; proofs take a fiftieth of it."""
_ROWS_MOST: Final = 5000
_SAFE: Final = (1 << 53) - 1
"""The greatest number that every program reads from JSON as it is; ids of Discord's are greater, and so texts."""
_OUTSIDE: Final = ("event", "taken", "person")


class NotAProof(ValueError):
    """Text that cannot be read as a proof; the message says where."""


def written(proof: Proof) -> str:
    closing = proof.closing
    return _dump(
        {
            "version": VERSION,
            "table": proof.table,
            "hand": proof.hand,
            "reader": proof.reader,
            "state": proof.state,
            "before": proof.before.hex(),
            "seal": proof.seal.hex(),
            "contributions": [[one.seat, one.kind, one.count, one.word] for one in proof.contributions],
            "closing": None if closing is None else _closing_told(closing),
            "decks": _decks_told(proof.decks),
            "log": [_entry_told(entry) for entry in proof.log],
            "openings": _openings_told(proof.openings),
            "discards": proof.discards,
        }
    )


def kept_cards(kept: Kept) -> str:
    """The decks and openings as they are saved beside the hand's log."""
    return _dump({"decks": _decks_told(kept.decks), "openings": _openings_told(kept.openings)})


def read_kept_cards(text: str) -> Kept:
    """Raises NotAProof."""
    try:
        value = json.loads(text)
        return Kept(_decks(value["decks"]), _rows(value["openings"], _opening))
    except (ValueError, TypeError, KeyError, binascii.Error):
        raise NotAProof("what was kept of the hand can't be read") from None


def _decks_told(decks: Iterable[ShownDeck]) -> list[dict[str, str]]:
    return [{deck.kind: _deck_told(deck)} for deck in decks]


def _openings_told(openings: Iterable[Opening]) -> list[list[object]]:
    return [[one.deck, one.place, one.card, one.salt.hex()] for one in openings]


def read(text: str) -> Proof:
    """The proof in the text. Raises NotAProof, for a record, too."""
    proof = _read(text)
    if proof.reader == EVERYBODY:
        raise NotAProof("this isn't a proof for anyone")
    return proof


def _read(text: str) -> Proof:
    if len(text) > CHARACTERS_MOST:
        raise NotAProof("this is too long for a proof")
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotAProof("this isn't JSON") from error
    if not isinstance(value, dict) or "version" not in value:
        raise NotAProof("this isn't a proof")
    if value.pop("version") != VERSION:
        raise NotAProof("this program doesn't know this proof's version")
    if value.keys() != _FIELDS.keys():
        raise NotAProof("this proof lacks a part, or has one too many")
    return Proof(**{name: _at(name, reader, value[name]) for name, reader in _FIELDS.items()})


_dump: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _closing_told(closing: Closing) -> dict[str, object]:
    return {
        "thread": str(closing.thread),
        "message": str(closing.message),
        "game": closing.game,
        "button": closing.button,
        "seats": closing.seats,
    }


def _deck_told(deck: ShownDeck) -> str:
    return base64.b64encode(deck.value).decode() if deck.kind == "leaves" else deck.value.hex()


def _entry_told(entry: Entry) -> dict[str, object]:
    encoded = encode(entry.event)
    told = {"event": encoded.kind, **json.loads(encoded.public)}
    if entry.taken:
        told["taken"] = entry.taken
    if entry.by_person:
        told["person"] = True
    return told


def _at(name: str, reader: Callable[[Any], T], value: Any) -> T:
    try:
        return reader(value)
    except NotAProof:
        raise
    except (ValueError, TypeError, KeyError, binascii.Error, RecursionError):
        raise NotAProof(f"{name} can't be read") from None


def _number(value: Any, most: int = _SAFE) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value


def _text(value: Any, *choices: str) -> str:
    if not isinstance(value, str) or (choices and value not in choices):
        raise ValueError
    return value


def _id(value: Any) -> int:
    if not isinstance(value, str) or not (value.isascii() and value.isdigit()) or not 0 < len(value) <= 20:
        raise ValueError
    return _number(int(value), (1 << 64) - 1)


def _hex(value: Any, length: int) -> bytes:
    if not isinstance(value, str) or len(value) != 2 * length or value != value.lower():
        raise ValueError
    return bytes.fromhex(value)


def _rows(value: Any, reader: Callable[..., T], most: int = _ROWS_MOST) -> tuple[T, ...]:
    if not isinstance(value, list) or len(value) > most:
        raise ValueError
    return tuple(reader(row) for row in value)


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError
    return value


def _contribution(row: Any) -> Contribution:
    seat, kind, count, word = row
    return Contribution(_number(seat), _text(kind, *KINDS), _number(count), _text(word))


def _closing(value: Any) -> Closing | None:
    if value is None:
        return None
    if _object(value).keys() != {"thread", "message", "game", "button", "seats"}:
        raise ValueError
    return Closing(
        _id(value["thread"]),
        _id(value["message"]),
        _text(value["game"]),
        _number(value["button"]),
        _rows(value["seats"], _number),
    )


def _decks(value: Any) -> tuple[ShownDeck, ...]:
    decks = _rows(value, _deck)
    if len(decks) != DECKS:
        raise ValueError
    return decks


def _deck(value: Any) -> ShownDeck:
    ((kind, told),) = _object(value).items()
    if kind != "leaves":
        return ShownDeck(cast(Any, _text(kind, "seed", "digest")), _hex(told, 32))
    leaves = base64.b64decode(_text(told), validate=True)
    if len(leaves) != PLACES * LEAF_BYTES:
        raise ValueError
    return ShownDeck("leaves", leaves)


def _entry(value: Any) -> Entry:
    inside = {name: item for name, item in _object(value).items() if name not in _OUTSIDE}
    try:
        event = decode(_text(value["event"]), json.dumps(inside), {})
    except CodecError as error:
        raise NotAProof(f"log: {error}") from None
    if as_seen(event) != event:
        raise NotAProof("log: it has cards the table didn't see")
    if value.get("person", True) is not True:
        raise ValueError
    return Entry(event, _rows(value.get("taken", []), _taken), "person" in value)


def _taken(row: Any) -> Taken:
    deck, position, use, seat = row
    return Taken(_number(deck, DECKS - 1), _number(position, PLACES - 1), cast(Any, _text(use, *USES)), _number(seat))


def _opening(row: Any) -> Opening:
    deck, place, card, salt = row
    return Opening(_number(deck, DECKS - 1), _number(place, PLACES - 1), _number(card, JOKER), _hex(salt, SALT_BYTES))


def _cards(value: Any) -> tuple[int, ...]:
    return _rows(value, lambda card: _number(card, JOKER))


_FIELDS: Final[dict[str, Callable[[Any], Any]]] = {
    "table": _number,
    "hand": _number,
    "reader": lambda value: value if type(value) is int and value == EVERYBODY else _number(value),
    "state": lambda value: _text(value, *get_args(State)),
    "before": lambda value: _hex(value, 32),
    "seal": lambda value: _hex(value, 32),
    "contributions": lambda value: _rows(value, _contribution),
    "closing": _closing,
    "decks": _decks,
    "log": lambda value: _rows(value, _entry),
    "openings": lambda value: _rows(value, _opening),
    "discards": lambda value: _rows(value, _cards),
}
