"""Parsing of typed house rules, and the check whether they apply to the games.

No I/O. Complaints name the part that cannot be parsed.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.poker.games.base import FIXED_LIMIT_RULES, Game, rule_names
from bot.poker.house_rules import PRESETS, HouseRules
from bot.poker.rule_text import HouseRuleError, read_rules, rule_choices, rules_named, value_text, words_of
from bot.poker.stakes import Limit

_NEEDS: Final = {
    "jackpots": "rules-need-antes",
    "bb_ante": "rules-need-blinds",
    "pass_in_max": "rules-need-jackpots",
    "joker": "rules-need-another-joker",
}
"""The complaint for each rule that applies to the game only together with another rule (Game.misfit)."""


def parse_house_rules(text: str | None, games: Sequence[Game], limit: Limit | None) -> HouseRules:
    """Parse ``"tda jackpots=on joker=bug"``: a preset and single rules, in any order.

    A single rule overrides the preset, and must apply to at least one of the games. ``limit`` is that of all the
    games; None if each is played in its usual limit (R-17.2). Raises Complaint.
    """
    rules = readable_rules(text, rule_names(games, limit))
    for name in rules_named(text or ""):
        _check_fit(name, rules, games, limit)
    return rules


def readable_rules(text: str | None, names: Iterable[str] = ()) -> HouseRules:
    """Parse the rules without checking whether they apply to a game. Raises Complaint.

    The complaint about an unknown word lists ``names``, by default the names of all house rules.
    """
    try:
        return read_rules(text or "")
    except HouseRuleError as error:
        key = f"rules-unknown-{error.wrong}" if error.wrong in ("preset", "name") else "rules-bad-value"
        known = ", ".join(names or rule_choices())
        presets_or_values = known if error.wrong == "name" else error.known
        raise Complaint(key, text=error.text, known=presets_or_values, rules=known, name=error.name) from error


def _check_fit(name: str, rules: HouseRules, games: Sequence[Game], limit: Limit | None) -> None:
    known = rule_names(games, limit)
    if name not in known:
        key = "rules-need-fixed-limit" if name in FIXED_LIMIT_RULES else "rules-misfit"
        raise Complaint(key, name=name, known=", ".join(known))
    having = [game for game in games if name in game.house_rules]
    if all(getattr(game.fitting(rules), name) != getattr(rules, name) for game in having):
        raise Complaint(_NEEDS[name])


def suggest_rules(typed: str, games: Sequence[Game], limit: Limit | None) -> list[str]:
    """Return texts that complete the typed one: first presets, then rules that apply and are not set yet.

    Before the first letter of a word is typed, each rule is suggested with one value only. So all rules fit into the
    list.
    """
    words = words_of(typed)
    last = words.pop() if words and not typed.endswith((" ", ",")) else ""
    taken = {word.partition("=")[0].casefold() for word in words}
    presets = () if any("=" not in word for word in words) else tuple(PRESETS)
    settings = _settings(games, limit, taken) if last else _first_settings(games, limit, taken)
    fitting_words = [word for word in (*presets, *settings) if last.casefold() in word]
    texts = [" ".join([*words, word]) for word in fitting_words]
    return [text for text in texts if len(text) <= CHOICE_CHARACTERS][:CHOICES_MOST]


def _first_settings(games: Sequence[Game], limit: Limit | None, taken: set[str]) -> Iterator[str]:
    """Yield each rule that is not in ``taken``, with the first value that is not its default."""
    choices, usual = rule_choices(), HouseRules()
    for name in rule_names(games, limit):
        if name not in taken:
            default = value_text(getattr(usual, name))
            yield f"{name}={next(value for value in choices[name] if value != default)}"


def _settings(games: Sequence[Game], limit: Limit | None, taken: set[str]) -> Iterator[str]:
    choices = rule_choices()
    for name in rule_names(games, limit):
        if name not in taken:
            yield from (f"{name}={value}" for value in choices[name])
