"""House rules as people type them: ``tda burn=off raise_cap=none``."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, fields, replace
from functools import cache
from types import NoneType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from bot.poker.house_rules import PRESETS, HouseRules

Wrong = Literal["preset", "form", "name", "value"]

_WORDS: Final[Mapping[object, str]] = {None: "none", True: "on", False: "off"}
_SYNONYMS: Final = {"yes": "on", "true": "on", "no": "off", "false": "off"}
"""Other words for on and off."""
_MESSAGES: Final[Mapping[Wrong, str]] = {
    "preset": "unknown preset {text!r}; known: {known}",
    "form": "a house rule is given as NAME=VALUE, not {text!r}",
    "name": "unknown house rule {text!r}; known: {known}",
    "value": "{name} can't be {text!r}; it can be {known}",
}


class HouseRuleError(ValueError):
    """An error for a preset, house rule or value that does not exist; the message lists those that do.

    ``wrong`` is the part at fault, ``text`` what the person typed, ``known`` the valid choices, and ``name`` the house
    rule whose value is wrong.
    """

    def __init__(self, wrong: Wrong, text: str, known: Iterable[str] = (), name: str = "") -> None:
        self.wrong = wrong
        self.text = text
        self.known = ", ".join(known)
        self.name = name
        super().__init__(_MESSAGES[wrong].format(text=text, known=self.known, name=name))


def read_rules(text: str) -> HouseRules:
    """Parse house rules from a text with a preset and single rules, in any order. Raises HouseRuleError.

    Single rules override the preset; if a rule has two values, the last one counts.
    """
    base = HouseRules()
    for word in words_of(text):
        if "=" not in word:
            base = preset(word)
    return with_rules(base, [word for word in words_of(text) if "=" in word])


def words_of(text: str) -> list[str]:
    return text.replace(",", " ").split()


def rules_named(text: str) -> tuple[str, ...]:
    """Return the names of the single rules, without the preset, in a text that ``read_rules`` accepts."""
    return tuple(dict.fromkeys(word.partition("=")[0].casefold() for word in words_of(text) if "=" in word))


def preset(text: str) -> HouseRules:
    if text.casefold() not in PRESETS:
        raise HouseRuleError("preset", text, PRESETS)
    return PRESETS[text.casefold()]


def with_rules(base: HouseRules, changes: Sequence[str]) -> HouseRules:
    """Return ``base`` with changes like ``raise_cap=none`` applied. Raises HouseRuleError."""
    return replace(base, **dict(map(_change, changes)))


def _change(text: str) -> tuple[str, Any]:
    name, equals, value = text.casefold().partition("=")
    if not equals:
        raise HouseRuleError("form", text)
    if name not in rule_choices():
        raise HouseRuleError("name", name, rule_choices())
    values = _values(name)
    value = _SYNONYMS.get(value, value)
    if value not in values:
        raise HouseRuleError("value", text.partition("=")[2], values, name)
    return name, values[value]


def rule_choices() -> dict[str, tuple[str, ...]]:
    """Return house rule -> its possible values, as people type them."""
    return {field.name: tuple(_values(field.name)) for field in fields(HouseRules)}


@cache
def _values(name: str) -> Mapping[str, object]:
    """Return text -> value for the values of a house rule. Cached, because reading the type hints is slow."""
    return {value_text(value): value for value in _members(get_type_hints(HouseRules)[name])}


def _members(hint: object) -> Iterator[object]:
    if hint is bool:
        yield from (True, False)
    elif hint is NoneType:
        yield None
    elif get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for part in get_args(hint):
            yield from _members(part)


def value_text(value: object) -> str:
    """Return a house rule's value as people type it."""
    # 1 equals True, so looking a number up would find "on".
    return _WORDS[value] if value is None or isinstance(value, bool) else str(value)


def differences(rules: HouseRules, base: HouseRules) -> list[str]:
    """Return the changes, like ``raise_cap=none``, that turn ``base`` into ``rules``."""
    usual = asdict(base)
    return [f"{name}={value_text(value)}" for name, value in asdict(rules).items() if value != usual[name]]
