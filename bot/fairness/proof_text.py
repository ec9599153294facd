"""The JSON format of a proof file (README.md describes it).

A proof has exactly one form, apart from white space and the order of names: ``read`` refuses anything that ``written``
would not write. So any two programs read a file in the same way, and ``verify.html`` refuses the same files.
"""

import base64
import json
import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any, Final, TypeVar, cast, get_args

from bot.fairness.cutting import KINDS, Closing, Contribution
from bot.fairness.log import USES, Entry, Taken, contribution_of
from bot.fairness.proof import VERSION, Opening, Proof, ShownDeck, State
from bot.fairness.sealing import DECKS, LEAF_BYTES, PLACES, SALT_BYTES
from bot.fairness.terms import TERMS_BYTES
from bot.poker.cards import JOKER
from bot.poker.codec import CodecError, decode_by_name, encode_by_name
from bot.poker.events import HandStarted, without_secrets
from bot.poker.games import GAMES

T = TypeVar("T")

BYTES_MOST: Final = 1 << 20
"""The maximum size of a proof file in bytes; a real proof takes about 2 % of this."""
ROWS_MOST: Final = 5000
"""The maximum number of items in any list of a proof."""
SEAT_MOST: Final = 999
"""The largest seat number: a closing line has at most three digits for a seat."""
SEATS_MOST: Final = 10
_SAFE: Final = (1 << 53) - 1
"""The largest number that every JSON parser reads exactly.

Discord's ids can be larger, so they are written as strings.
"""
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,15}")
_ID: Final = re.compile(r"[1-9][0-9]{0,19}")
_HEX: Final = re.compile(r"[0-9a-f]*")
_OUTSIDE_EVENT: Final = ("event", "taken", "person")


class NotAProof(ValueError):
    """An error for text that is not a valid proof; the message says which part is wrong."""


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
            "closing": None if closing is None else _closing_json(closing),
            "decks": _decks_json(proof.decks),
            "log": [_entry_json(entry) for entry in proof.log],
            "openings": _openings_json(proof.openings),
            "discards": proof.discards,
        }
    )


def _decks_json(decks: Iterable[ShownDeck]) -> list[dict[str, str]]:
    return [{deck.kind: _deck_json(deck)} for deck in decks]


def _openings_json(openings: Iterable[Opening]) -> list[list[object]]:
    return [[one.deck, one.place, one.card, one.salt.hex()] for one in openings]


def read(text: str) -> Proof:
    """Parse a proof. Raises NotAProof for any other text, including a record."""
    value = _parsed(text)
    if not isinstance(value, dict) or "version" not in value:
        raise NotAProof("this isn't a proof")
    version = value["version"]
    if type(version) is not int or version != VERSION:
        raise NotAProof("this program doesn't know this proof's version")
    if value.keys() != {"version", *_FIELDS}:
        raise NotAProof("this proof lacks a part, or has one too many")
    proof = Proof(**{name: _at(name, reader, value[name]) for name, reader in _FIELDS.items()})
    if json.loads(written(proof)) != value:
        raise NotAProof("this proof has something in it that no proof has, or tells it in another way")
    return proof


def _parsed(text: str) -> Any:
    """Parse the JSON. Raises NotAProof for a number that is not whole, or a duplicate key."""
    if len(text) > BYTES_MOST or len(text.encode(errors="surrogatepass")) > BYTES_MOST:
        raise NotAProof("this is too long for a proof")
    try:
        value = _JSON.decode(text)
        # Fails for a lone surrogate, which can be neither hashed nor printed.
        _dump(value).encode()
    except NotAProof:
        raise
    except (ValueError, RecursionError) as error:
        raise NotAProof("this isn't JSON") from error
    return value


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise NotAProof("this proof has the same name twice in one place")
    return value


def _whole_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise NotAProof("a proof has no numbers but whole ones, from 0")
    return _number(int(text))


_JSON: Final = json.JSONDecoder(
    object_pairs_hook=_without_duplicates,
    parse_int=_whole_number,
    parse_float=_whole_number,
    parse_constant=_whole_number,
    strict=True,
)
_dump: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _closing_json(closing: Closing) -> dict[str, object]:
    return {
        "thread": str(closing.thread),
        "message": str(closing.message),
        "game": closing.game,
        "button": closing.button,
        "seats": closing.seats,
        "rules": closing.rules.hex(),
    }


def _deck_json(deck: ShownDeck) -> str:
    return base64.b64encode(deck.value).decode() if deck.kind == "leaves" else deck.value.hex()


def _entry_json(entry: Entry) -> dict[str, object]:
    row = {"event": type(entry.event).__name__, **encode_by_name(entry.event)}
    if entry.taken:
        row["taken"] = entry.taken
    if entry.by_person:
        row["person"] = True
    return row


def _at(name: str, reader: Callable[[Any], T], value: Any) -> T:
    try:
        return reader(value)
    except NotAProof:
        raise
    except (ValueError, TypeError, KeyError, RecursionError):
        raise NotAProof(f"{name} can't be read") from None


def _number(value: Any, most: int = _SAFE, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError
    return value


def _seat(value: Any) -> int:
    """Return the value as a seat number, or 0 for nobody. Raises ValueError for anything else."""
    return _number(value, SEAT_MOST)


def _text(value: Any, *choices: str) -> str:
    if not isinstance(value, str) or (choices and value not in choices):
        raise ValueError
    return value


def _id(value: Any) -> int:
    if not _ID.fullmatch(_text(value)):
        raise ValueError
    return _number(int(value), (1 << 64) - 1)


def _hex(value: Any, length: int) -> bytes:
    if not _HEX.fullmatch(_text(value)) or len(value) != 2 * length:
        raise ValueError
    return bytes.fromhex(value)


def _state(value: Any) -> State:
    if value == "running":
        raise NotAProof("the hand isn't over, and there's a proof of it only once it is")
    return cast(State, _text(value, *get_args(State)))


def _rows(value: Any, reader: Callable[..., T], most: int = ROWS_MOST) -> tuple[T, ...]:
    if not isinstance(value, list) or len(value) > most:
        raise ValueError
    return tuple(reader(row) for row in value)


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError
    return value


def _contribution(row: Any) -> Contribution:
    seat, kind, count, word = row
    return Contribution(_seat(seat), _text(kind, *KINDS), _number(count, PLACES), _text(word))


def _closing(value: Any) -> Closing | None:
    if value is None:
        return None
    if _object(value).keys() != {"thread", "message", "game", "button", "seats", "rules"}:
        raise ValueError
    seats = _rows(value["seats"], _seat, SEATS_MOST)
    # In ascending order without duplicates, as in the closing line.
    if any(one >= other for one, other in pairwise((0, *seats))):
        raise ValueError
    return Closing(
        _id(value["thread"]),
        _id(value["message"]),
        _text(value["game"], *GAMES),
        _seat(value["button"]),
        seats,
        _hex(value["rules"], TERMS_BYTES),
    )


def _decks(value: Any) -> tuple[ShownDeck, ...]:
    decks = _rows(value, _deck)
    if len(decks) != DECKS:
        raise ValueError
    return decks


def _deck(value: Any) -> ShownDeck:
    ((kind, text),) = _object(value).items()
    if _text(kind, "seed", "leaves") == "seed":
        return ShownDeck("seed", _hex(text, 32))
    leaves = base64.b64decode(_text(text), validate=True)
    if len(leaves) != PLACES * LEAF_BYTES:
        raise ValueError
    return ShownDeck("leaves", leaves)


def _entry(value: Any) -> Entry:
    inside = {name: item for name, item in _object(value).items() if name not in _OUTSIDE_EVENT}
    try:
        event = decode_by_name(_text(value["event"]), inside)
    except CodecError as error:
        # The message quotes the file: no control characters of it may reach a terminal.
        raise NotAProof(f"log: {error}" if str(error).isprintable() else "log can't be read") from None
    if without_secrets(event) != event:
        raise NotAProof("log: it has cards the table didn't see")
    if isinstance(event, HandStarted) and _uneven(event):
        raise ValueError
    if "person" in value and (value["person"] is not True or contribution_of(event) is None):
        raise ValueError
    return Entry(event, _rows(value.get("taken", []), _taken), "person" in value)


def _uneven(started: HandStarted) -> bool:
    """Return True if the numbers of seats, stacks and antes differ."""
    return not len(started.seats) == len(started.stacks) == len(started.antes)


def _taken(row: Any) -> Taken:
    deck, position, use, seat = row
    return Taken(_number(deck, DECKS - 1), _number(position, PLACES - 1), cast(Any, _text(use, *USES)), _seat(seat))


def _opening(row: Any) -> Opening:
    deck, place, card, salt = row
    return Opening(_number(deck, DECKS - 1), _number(place, PLACES - 1), _number(card, JOKER), _hex(salt, SALT_BYTES))


def _cards(value: Any) -> tuple[int, ...]:
    return _rows(value, lambda card: _number(card, JOKER))


_FIELDS: Final[dict[str, Callable[[Any], Any]]] = {
    "table": _number,
    "hand": _number,
    "reader": _seat,
    "state": _state,
    "before": lambda value: _hex(value, 32),
    "seal": lambda value: _hex(value, 32),
    "contributions": lambda value: _rows(value, _contribution),
    "closing": _closing,
    "decks": _decks,
    "log": lambda value: _rows(value, _entry),
    "openings": lambda value: _rows(value, _opening),
    "discards": lambda value: _rows(value, _cards),
}
