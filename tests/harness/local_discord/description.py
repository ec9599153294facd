"""Discord's own description of its API (OpenAPI 3.1), if present: the valid form of each request's body.

Validating a body takes up to 30 ms, so it is first reduced to its shape, and each shape is validated once. A shape
keeps everything that a schema can check: keys, small numbers and words of the description. For every other text and
number it keeps only the range between the description's limits.

Most of the time goes into components, of which each may be one of many kinds. Kinds with another ``type`` are skipped,
and a component that was valid once is recognized in any message.
"""

import json
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from referencing import Registry
from referencing.jsonschema import DRAFT202012

PATH: Final = Path(__file__).parents[4] / "shared" / "discord" / "openapi.json"
ABSENT: Final = f"Discord's description of its API is not at hand ({PATH})"
_Validator: Any = import_module("jsonschema").Draft202012Validator
_extend: Any = import_module("jsonschema").validators.extend
"""Imported dynamically because the package has no type information."""
_PLACE: Final = "urn:discord"
_SCHEMAS: Final = "#/components/schemas/"
_LENGTHS: Final = frozenset({"maxLength", "minLength"})
_SIZES: Final = frozenset({"maximum", "minimum"})
_COUNTS: Final = frozenset({"maxItems", "minItems"})
_EXACT_MOST: Final = 1000
"""Numbers up to this one stay as they are: types, styles, codes."""
_ID: Final = re.compile(r"0|[1-9][0-9]*")


@dataclass
class Description:
    content: dict[str, Any]
    _seen: dict[bytes, list[str]] = field(default_factory=dict)
    """Problems by the body itself: many bodies are sent repeatedly and identically, such as all the commands."""
    _proved: dict[tuple[str, str, str], list[str]] = field(default_factory=dict)
    """Problems by the shape of the body."""
    _right: set[tuple[int, str]] = field(default_factory=set)
    """(id of a list of kinds, shape) pairs that were valid; the lists live as long as the description."""
    _validators: dict[tuple[str, str], Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        resource = DRAFT202012.create_resource(self.content)
        self._registry: Registry[Any] = Registry().with_resource(_PLACE, resource)
        among = {name: partial(self._among_kinds, _Validator.VALIDATORS[name]) for name in ("oneOf", "anyOf")}
        self._kinds = _extend(_Validator, among)
        parts = list(_parts(self.content))
        self._words = _words(parts)
        self._lengths, self._sizes, self._counts = (_limits(parts, keys) for keys in (_LENGTHS, _SIZES, _COUNTS))
        self._paths: dict[tuple[int, str], list[tuple[re.Pattern[str], str]]] = {}
        for path in sorted(self.content["paths"], key=_places):
            self._paths.setdefault(_beginning(path), []).append((re.compile(_pattern(path)), path))

    def problems(self, method: str, path: str, body: Any, *, sort: str = "application/json") -> list[str]:
        """Return the problems of a body according to the description; an unknown route is one."""
        alike = self._paths.get(_beginning(path), ())
        name = next((name for pattern, name in alike if pattern.fullmatch(path)), None)
        operation = self.content["paths"].get(name, {}).get(method.lower())
        if name is None or operation is None:
            return [f"{method} {path} is no route of Discord's"]
        body = as_described(body)
        whole = blake2b(json.dumps([method, name, sort, body]).encode(), digest_size=16).digest()
        if whole not in self._seen:
            self._seen[whole] = self._of_shape(name, method.lower(), sort, body)
        return self._seen[whole]

    def _of_shape(self, name: str, method: str, sort: str, body: Any) -> list[str]:
        key = (f"{method} {name}", sort, json.dumps(self._shape(body), sort_keys=True))
        if key not in self._proved:
            self._proved[key] = list(self._prove(name, method, sort, body))
        return self._proved[key]

    def _prove(self, path: str, method: str, sort: str, body: Any) -> Iterator[str]:
        validator = self._validator(path, method, sort)
        if validator is None:
            if body is not None:
                yield f"{method} {path} takes no body of {sort}"
            return
        if body is None:
            if self.content["paths"][path][method]["requestBody"].get("required"):
                yield f"{method} {path} needs a body"
            return
        for error in validator.iter_errors(body):
            yield f"{method} {path}: {'/'.join(map(str, error.absolute_path))}: {_brief(error.message)}"

    def _validator(self, path: str, method: str, sort: str) -> Any:
        if (f"{method} {path}", sort) not in self._validators:
            self._validators[f"{method} {path}", sort] = self._make_validator(path, method, sort)
        return self._validators[f"{method} {path}", sort]

    def _make_validator(self, path: str, method: str, sort: str) -> Any:
        if sort not in self.content["paths"][path][method].get("requestBody", {}).get("content", {}):
            return None
        way = "/".join(_escaped(part) for part in ("paths", path, method, "requestBody", "content", sort, "schema"))
        return self._kinds({"$ref": f"{_PLACE}#/{way}"}, registry=self._registry)

    def _among_kinds(self, plainly: Any, validator: Any, options: list[Any], value: Any, schema: Any) -> Iterator[Any]:
        """Yield the errors of a value that may have one of several kinds.

        Only kinds with the value's ``type`` are tried, or all if there is none, so that the errors are reported.
        ``plainly`` is the library's own check.
        """
        known = (id(options), json.dumps(self._shape(value), sort_keys=True))
        if known in self._right:
            return
        own = [option for option in options if self._may_be(option, value)]
        wrong = list(plainly(validator, own or options, value, schema))
        if not wrong:
            self._right.add(known)
        yield from wrong

    def _may_be(self, option: dict[str, Any], value: Any) -> bool:
        """Return False if value and kind have different ``type``s."""
        if not isinstance(value, dict) or "type" not in value:
            return True
        named = option.get("$ref", "").removeprefix(_SCHEMAS)
        schema = self.content["components"]["schemas"].get(named, option)
        kinds = schema.get("properties", {}).get("type", {}).get("enum")
        return kinds is None or value["type"] in kinds

    def _shape(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self._shape(one) for key, one in value.items()}
        if isinstance(value, list):
            return self._list(value)
        if isinstance(value, str):
            return value if value in self._words else [bisect_right(self._lengths, len(value)), _looks(value)]
        if isinstance(value, bool) or value is None or abs(value) <= _EXACT_MOST:
            return value
        return [type(value).__name__, bisect_right(self._sizes, value)]

    def _list(self, values: list[Any]) -> Any:
        shapes = [self._shape(one) for one in values]
        if not all(isinstance(one, dict) for one in values):
            return shapes
        kinds = sorted({json.dumps(shape, sort_keys=True) for shape in shapes})
        return [bisect_right(self._counts, len(values)), kinds]


@cache
def description() -> Description | None:
    """Return the description, or None if it is not present."""
    return Description(json.loads(PATH.read_text())) if PATH.exists() else None


def as_described(body: Any) -> Any:
    """Return the body with texts for the numbers that discord.py sends instead; Discord accepts both."""
    if not isinstance(body, dict):
        return body
    if isinstance(body.get("recipient_id"), int):
        body = body | {"recipient_id": str(body["recipient_id"])}
    if body.get("attachments"):
        body = body | {"attachments": [_attachment(one) for one in body["attachments"]]}
    if isinstance(body.get("allowed_mentions"), dict):
        only = body["allowed_mentions"]
        ids = {key: list(map(str, only[key])) for key in ("users", "roles") if key in only}
        body = body | {"allowed_mentions": only | ids}
    if isinstance(body.get("data"), dict):
        body = body | {"data": as_described(body["data"])}
    return body


def _attachment(one: dict[str, Any]) -> dict[str, Any]:
    return one | {"id": str(one["id"])} if isinstance(one.get("id"), int) else one


def _looks(text: str) -> int:
    """Classify a text by the patterns of the description: an id, a web address, or anything else."""
    return 1 if _ID.fullmatch(text) else 2 if re.match(r"\w+://", text) else 0


def _words(parts: Iterable[dict[str, Any]]) -> set[str]:
    """Return every word that the description requires literally."""
    words = {one for part in parts for one in (*part.get("enum", ()), part.get("const"))}
    return {one for one in words if isinstance(one, str)}


def _limits(parts: Iterable[dict[str, Any]], keys: frozenset[str]) -> list[int]:
    """Return the sorted values at which a limit of the description changes sides."""
    bounds = {part[key] for part in parts for key in keys & part.keys() if isinstance(part[key], int)}
    return sorted(bounds | {bound + 1 for bound in bounds})


def _parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _parts(one)


def _places(path: str) -> tuple[int, str]:
    """Return a sort key that puts the most literal path first: ``/users/@me`` before ``/users/{user_id}``."""
    return path.count("{"), path


def _beginning(path: str) -> tuple[int, str]:
    """Return the number of parts of a path and its first part, which is always literal."""
    return path.count("/"), "/".join(path.split("/", 2)[:2])


def _pattern(path: str) -> str:
    return re.sub(r"\\\{[^/]+?\\\}", "[^/]+", re.escape(path))


def _escaped(part: str) -> str:
    return part.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")


def _brief(message: str) -> str:
    return message if len(message) <= 300 else message[:297] + "..."
