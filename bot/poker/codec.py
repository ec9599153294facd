"""Conversion of events to JSON and back.

Secret fields are put into separate JSON objects, one for each class of ``SECRETS``.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

from bot.poker.events import EVENTS, SECRETS, Event

Reader = Callable[[Any], Any]
"""A function that converts a JSON value to a value of the field's type, or raises CodecError."""


class CodecError(ValueError):
    """An error for stored text that cannot be decoded to an event.

    The message names the kind of event and the field but never a value, which could be a down card.
    """


@dataclass(frozen=True, slots=True)
class Encoded:
    kind: str
    public: str
    """The fields that everybody may see, as a JSON object."""
    secrets: dict[str, str] = field(repr=False)
    """Class of secrets -> the event's fields of that class as a JSON object, e.g. ``{"deck": '{"cards":[...]}'}``."""


def encode(event: Event) -> Encoded:
    kind = type(event).__name__
    classes = SECRETS.get(kind, {})
    public: dict[str, object] = {}
    secrets: dict[str, dict[str, object]] = {}
    omitted = _omitted_defaults(EVENTS[kind])
    for name in _readers(EVENTS[kind]):
        if name in omitted and getattr(event, name) == omitted[name]:
            continue
        part = secrets.setdefault(classes[name], {}) if name in classes else public
        part[name] = getattr(event, name)
    return Encoded(kind, _dump(public), {secret: _dump(part) for secret, part in secrets.items()})


def decode(kind: str, public: str, secrets: Mapping[str, str]) -> Event:
    """Return the event, given its kind and the texts that ``encode`` made of it.

    If a class of secrets is missing, because it was deleted after its retention time, its fields are empty tuples.
    Raises CodecError.
    """
    if kind not in EVENTS:
        raise CodecError(f"unknown event {kind!r}")
    values: dict[str, Any] = {name: [] for name in SECRETS.get(kind, {})}
    for text in (public, *secrets.values()):
        values.update(_load(kind, text))
    return cast(Event, _build(EVENTS[kind], values))


def _fields_of(value: object) -> dict[str, object]:
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} does not belong in an event")
    return {item.name: getattr(value, item.name) for item in fields(value)}


_dump: Final = json.JSONEncoder(default=_fields_of, separators=(",", ":")).encode
"""The JSON encoder for all events.

``json.dumps`` would build a new one at each call, because of the separators.
"""


def _load(kind: str, text: str) -> dict[str, Any]:
    try:
        values = json.loads(text)
    except ValueError:
        # "from None": the JSONDecodeError contains the whole text, secrets included.
        raise CodecError(f"{kind}: not JSON") from None
    if not isinstance(values, dict):
        raise CodecError(f"{kind}: not an object")
    return values


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
def _omitted_defaults(kind: type) -> dict[str, object]:
    """Return field name -> default, for the fields that are stored only if they differ from their default."""
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
