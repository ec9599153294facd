"""What people type into a command, as values: stakes and house rules. Pure; a bad text is an OptionError naming it."""

import re
from collections.abc import Iterator
from dataclasses import asdict, fields, replace
from types import NoneType
from typing import Final, Literal, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter, ValidationError

from bot.poker.house_rules import PRESETS, HouseRules, Stakes

STAKES_MOST: Final = 10**9
"""The highest big bet, so that a pot of eight players stays far from 64 bits."""
USUAL_STAKES: Final = ((2, 4), (5, 10), (10, 20), (20, 40), (50, 100), (100, 200), (500, 1000))
CHOICE_CHARACTERS: Final = 100
"""Discord's limit for a suggestion."""

_STAKES = re.compile(r"\s*(\d{1,12})\s*(?:/\s*(\d{1,12})\s*)?", re.ASCII)
_VALUES: Final = TypeAdapter(HouseRules)
_WORDS: Final = {"none": None, "on": True, "off": False}


class OptionError(ValueError):
    """``key`` is the phrase that says what is wrong, ``values`` its variables."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


def parse_stakes(text: str, ante: int | None = None, bring_in: int | None = None) -> Stakes:
    """``"10/20"`` (small bet, big bet) or ``"10"``, with the customary ante and bring-in for what is None (R-3.1)."""
    match = _STAKES.fullmatch(text)
    if match is None:
        raise OptionError("stakes-unreadable", text=text)
    small, big = int(match[1]), int(match[2]) if match[2] else 2 * int(match[1])
    if not 1 <= small <= big <= STAKES_MOST:
        raise OptionError("stakes-out-of-range", most=STAKES_MOST)
    try:
        return Stakes.of(small, big, ante, bring_in)
    except ValueError as error:
        raise OptionError("stakes-order", small=small) from error


def stakes_text(stakes: Stakes) -> str:
    return f"{stakes.small_bet}/{stakes.big_bet}"


def parse_house_rules(text: str | None) -> HouseRules:
    """``"tda low_tie=position burn=off"``: a preset and single rules in any order; the single ones win."""
    words = (text or "").replace(",", " ").split()
    base = HouseRules()
    for word in words:
        if "=" not in word:
            base = _preset(word)
    return _with_rules(base, [word for word in words if "=" in word])


def _preset(word: str) -> HouseRules:
    if word.casefold() not in PRESETS:
        raise OptionError("rules-unknown-preset", text=word, presets=", ".join(PRESETS))
    return PRESETS[word.casefold()]


def _with_rules(base: HouseRules, words: list[str]) -> HouseRules:
    values = asdict(base)
    for word in words:
        name, _, value = word.casefold().partition("=")
        if name not in values:
            raise OptionError("rules-unknown-name", text=name, names=", ".join(values))
        try:
            rules = _VALUES.validate_python({**values, name: _allowed(name).get(value, value)})
        except ValidationError as error:
            choices = ", ".join(_allowed(name))
            raise OptionError("rules-bad-value", name=name, text=value, choices=choices) from error
        values = asdict(rules)
    return replace(base, **values)


def rule_choices() -> dict[str, tuple[str, ...]]:
    """Every house rule with the values it may have, as people type them."""
    return {field.name: tuple(_allowed(field.name)) for field in fields(HouseRules)}


def _allowed(name: str) -> dict[str, object]:
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
    """A house rule's value as people type it."""
    if value is None or isinstance(value, bool):
        return next(word for word, meant in _WORDS.items() if meant is value)
    return str(value)


def house_rules_text(rules: HouseRules) -> str:
    """The shortest text that ``parse_house_rules`` reads as these rules."""
    texts = [" ".join([name, *_differences(rules, preset)]) for name, preset in PRESETS.items()]
    return min(texts, key=len)


def _differences(rules: HouseRules, base: HouseRules) -> list[str]:
    usual = asdict(base)
    return [f"{name}={value_text(value)}" for name, value in asdict(rules).items() if value != usual[name]]


def suggest_rules(typed: str, most: int = 25) -> list[str]:
    """Texts that go on from what is typed: presets first, then each rule not yet set. At most ``most``."""
    words = typed.replace(",", " ").split()
    last = words.pop() if words and not typed.endswith((" ", ",")) else ""
    taken = {word.partition("=")[0].casefold() for word in words}
    presets = () if any("=" not in word for word in words) else tuple(PRESETS)
    rules = [f"{name}={value}" for name, values in rule_choices().items() if name not in taken for value in values]
    fitting = [word for word in (*presets, *rules) if last.casefold() in word]
    texts = [" ".join([*words, word]) for word in fitting]
    return [text for text in texts if len(text) <= CHOICE_CHARACTERS][:most]


def suggest_stakes(typed: str) -> list[Stakes]:
    """The usual stakes that fit what is typed; what is typed itself first, where it is readable."""
    usual = [Stakes.of(small, big) for small, big in USUAL_STAKES]
    wanted = typed.replace(" ", "")
    fitting = [stakes for stakes in usual if stakes_text(stakes).startswith(wanted)]
    try:
        own = [parse_stakes(typed)]
    except OptionError:
        own = []
    return [*own, *(stakes for stakes in fitting if stakes not in own)]
