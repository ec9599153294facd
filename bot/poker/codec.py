"""Conversion of events to JSON and back, in two forms.

The file holds millions of events, so there an event is the list of its fields' values, in the order of its class,
without those at the end that have their default. Secret fields are in lists of their own, one for each class of
``SECRETS``. House rules and stakes are objects, without the fields that have their default. So the order of an event's
fields and all defaults are part of the file's format. A proof names every field instead.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

from bot.poker.events import EVENTS, SECRETS, Event

Reader = Callable[[Any], Any]
"""A function that converts a JSON value to a value of the field's type, or raises CodecError."""
_PUBLIC: Final = ""
"""The part of an event with the fields that everybody may see."""


class CodecError(ValueError):
    """An error for stored text that cannot be decoded to an event.

    The message names the kind of event and the field but never a value, which could be a down card.
    """


@dataclass(frozen=True, slots=True)
class Encoded:
    kind: str
    public: str
    """The values of the fields that everybody may see, as a JSON list."""
    secrets: dict[str, str] = field(repr=False)
    """Class of secrets -> the values of the event's fields of that class as a JSON list, e.g. ``{"deck": "[[51]]"}``.

    A class whose fields are all empty is left out; a street of up cards alone keeps an empty list for each seat.
    """


def encode(event: Event) -> Encoded:
    kind = type(event).__name__
    public, *secrets = _parts(kind).items()
    cards = {name: [getattr(event, each) for each in names] for name, names in secrets}
    told = _without_last_defaults(EVENTS[kind], public[1], [getattr(event, each) for each in public[1]])
    return Encoded(kind, _dump(told), {name: _dump(values) for name, values in cards.items() if any(values)})


def decode(kind: str, public: str, secrets: Mapping[str, str]) -> Event:
    """Return the event, given its kind and the texts that ``encode`` made of it.

    If a class of secrets is missing, because it was empty or was deleted after its retention time, its fields are
    empty tuples. Raises CodecError.
    """
    if kind not in EVENTS:
        raise CodecError(f"unknown event {kind!r}")
    values: dict[str, Any] = {name: [] for name in SECRETS.get(kind, {})}
    for part, text in {_PUBLIC: public, **secrets}.items():
        values.update(_load(kind, part, text))
    return cast(Event, _build(EVENTS[kind], values))


def encode_by_name(event: Event) -> dict[str, object]:
    """Return the fields that everybody may see, as JSON values by name."""
    kind = type(event).__name__
    omitted = _omitted_defaults(EVENTS[kind])
    values = {name: getattr(event, name) for name in _parts(kind)[_PUBLIC]}
    return {
        name: _fields_of(value) if is_dataclass(value) else value
        for name, value in values.items()
        if name not in omitted or value != omitted[name]
    }


def decode_by_name(kind: str, values: Mapping[str, Any]) -> Event:
    """Return the event with the fields by name, its secret ones empty unless they are among them. Raises CodecError."""
    if kind not in EVENTS:
        raise CodecError(f"unknown event {kind!r}")
    return cast(Event, _build(EVENTS[kind], {**{name: [] for name in SECRETS.get(kind, {})}, **values}))


def _without_last_defaults(kind: type, names: Sequence[str], values: Sequence[object]) -> Sequence[object]:
    defaults, count = _defaults(kind), len(names)
    while count and names[count - 1] in defaults and values[count - 1] == defaults[names[count - 1]]:
        count -= 1
    return values[:count]


def _fields_of(value: object) -> dict[str, object]:
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} does not belong in an event")
    return {item.name: getattr(value, item.name) for item in fields(value)}


def _other_fields_of(value: object) -> dict[str, object]:
    """Return the fields that differ from their default."""
    kind: type = type(value)
    given, defaults = _fields_of(value), _defaults(kind)
    return {name: own for name, own in given.items() if name not in defaults or own != defaults[name]}


_dump: Final = json.JSONEncoder(default=_other_fields_of, separators=(",", ":")).encode
"""The JSON encoder for all events.

``json.dumps`` would build a new one at each call, because of the separators.
"""


def _load(kind: str, part: str, text: str) -> dict[str, Any]:
    try:
        values = json.loads(text)
    except ValueError:
        # "from None": the JSONDecodeError contains the whole text, secrets included.
        raise CodecError(f"{kind}: not JSON") from None
    if not isinstance(values, list):
        raise CodecError(f"{kind}: not a list")
    names = _parts(kind).get(part, ())
    if len(values) > len(names):
        raise CodecError(f"{kind}: more values than fields")
    return dict(zip(names, values, strict=False))


@cache
def _parts(kind: str) -> dict[str, tuple[str, ...]]:
    """Return the names of the fields of each class of secrets, those of the public part first."""
    secret = SECRETS.get(kind, {})
    names = [item.name for item in fields(EVENTS[kind])]
    return {
        part: tuple(name for name in names if secret.get(name, _PUBLIC) == part)
        for part in (_PUBLIC, *dict.fromkeys(secret.values()))
    }


def _build(kind: type, values: dict[str, Any]) -> object:
    readers = _readers(kind)
    if unknown := values.keys() - readers.keys():
        raise CodecError(f"{kind.__name__}: unknown fields {', '.join(sorted(unknown))}")
    if missing := _required(kind) - values.keys():
        raise CodecError(f"{kind.__name__}: missing fields {', '.join(sorted(missing))}")
    try:
        return kind(**{name: readers[name](value) for name, value in values.items()})
    except CodecError:
        raise
    except (TypeError, ValueError):
        raise CodecError(f"{kind.__name__}: invalid values") from None


@cache
def _required(kind: type) -> frozenset[str]:
    """Return the names of the fields without a default.

    A field that is added later must have a default, because old logs lack it.
    """
    items: tuple[Field[Any], ...] = fields(kind)
    return frozenset(item.name for item in items if item.default is MISSING and item.default_factory is MISSING)


@cache
def _defaults(kind: type) -> dict[str, object]:
    """Return field name -> default, for the fields that have one."""
    items: tuple[Field[Any], ...] = fields(kind)
    return {item.name: item.default for item in items if item.default is not MISSING}


@cache
def _omitted_defaults(kind: type) -> dict[str, object]:
    """Return field name -> default, for the fields that a proof names only if they differ from their default."""
    return {item.name: item.default for item in fields(kind) if item.metadata.get("omit_if_default")}


@cache
def _readers(kind: type) -> dict[str, Reader]:
    hints = get_type_hints(kind)
    return {item.name: _reader(hints[item.name], f"{kind.__name__}.{item.name}") for item in fields(kind)}


def _reader(hint: Any, where: str) -> Reader:
    origin = get_origin(hint)
    if origin is tuple:
        return _tuple_reader(get_args(hint), where)
    if origin in (Union, UnionType):
        return _union_reader([_reader(option, where) for option in get_args(hint)], where)
    if origin is Literal:
        return _literal_reader(get_args(hint), where)
    if is_dataclass(hint) and isinstance(hint, type):
        return _dataclass_reader(hint, where)
    if hint in _PLAIN:
        return _plain_reader(hint, where)
    raise TypeError(f"{where}: no way to read {hint}")


_PLAIN: Final = (int, str, bool, type(None))


def _plain_reader(kind: type, where: str) -> Reader:
    def read(value: Any) -> Any:
        # isinstance would accept True as a number of chips.
        if type(value) is not kind:
            raise CodecError(f"{where}: not {kind.__name__}")
        return value

    return read


def _literal_reader(choices: tuple[Any, ...], where: str) -> Reader:
    allowed = {(type(choice), choice) for choice in choices}
    listed = " or ".join(map(repr, choices))

    def read(value: Any) -> Any:
        if isinstance(value, (list, dict)) or (type(value), value) not in allowed:
            raise CodecError(f"{where}: not {listed}")
        return value

    return read


def _tuple_reader(items: tuple[Any, ...], where: str) -> Reader:
    any_length = len(items) == 2 and items[1] is Ellipsis
    readers = [_reader(item, where) for item in items if item is not Ellipsis]

    def read(value: Any) -> Any:
        if not isinstance(value, list) or not (any_length or len(value) == len(readers)):
            raise CodecError(f"{where}: not a list of the right length")
        if any_length:
            return tuple(map(readers[0], value))
        return tuple(reader(item) for reader, item in zip(readers, value, strict=True))

    return read


def _union_reader(options: list[Reader], where: str) -> Reader:
    def read(value: Any) -> Any:
        for option in options:
            try:
                return option(value)
            except CodecError:
                continue
        raise CodecError(f"{where}: fits none of its types")

    return read


def _dataclass_reader(kind: type, where: str) -> Reader:
    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise CodecError(f"{where}: not an object")
        return _build(kind, value)

    return read
