"""The fields of each event and the values that each field can have, for the verifying web page."""

from dataclasses import fields, is_dataclass
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from bot.poker.events import EVENTS, SECRETS

Shape = str | list[Any] | dict[str, Any]
"""A description of the values that a field can have.

A plain string is ``number``, ``text``, ``flag`` or ``nothing``. A list begins with ``list`` (any number of one shape),
``row`` (one of each shape), ``any`` (one of the shapes), ``of`` (one of these values) or ``maybe`` (a field that can
be missing). A dict maps an object's field names to their shapes.
"""

_PLAIN: Final = {int: "number", str: "text", bool: "flag", type(None): "nothing"}


def event_shapes() -> dict[str, dict[str, Shape]]:
    """Return event name -> field name -> shape, without the secret fields, which a proof never contains."""
    return {
        name: {field: shape for field, shape in _fields(kind).items() if field not in SECRETS.get(name, {})}
        for name, kind in EVENTS.items()
    }


def _fields(kind: type) -> dict[str, Shape]:
    hints = get_type_hints(kind)
    shapes: dict[str, Shape] = {}
    for item in fields(kind):
        shape = _shape(hints[item.name])
        if item.metadata.get("omit_if_default"):
            # The default is not stored, so it is not among the choices.
            choices = ["of", *(choice for choice in get_args(hints[item.name]) if choice != item.default)]
            shape = ["maybe", choices if get_origin(hints[item.name]) is Literal else shape]
        shapes[item.name] = shape
    return shapes


def _shape(hint: Any) -> Shape:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if is_dataclass(hint) and isinstance(hint, type):
        return _fields(hint)
    parts = get_args(hint)
    if get_origin(hint) is Literal:
        return ["of", *parts]
    if get_origin(hint) is tuple and parts[1:] == (...,):
        return ["list", _shape(parts[0])]
    kind = "row" if get_origin(hint) is tuple else "any"
    return [kind, *map(_shape, parts)]
