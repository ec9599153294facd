"""A table as text: stakes with forced bets, a full description, and its house rules."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.common.discord_limits import CHOICE_CHARACTERS
from bot.common.escaping import clean
from bot.locales.phrases import Phrases, say
from bot.poker.games import GAMES
from bot.poker.games.base import Game, rule_names
from bot.poker.games.mixes import is_of_both_kinds
from bot.poker.house_rules import HouseRules
from bot.poker.rule_text import value_text
from bot.poker.stakes import Limit, Stakes
from bot.tables.ports import TableView
from bot.tables.rules.pace import is_slow
from bot.tables.rules.rotation import Leg, legs
from bot.tables.rules.time_bank import REFILL_HANDS
from bot.tables.state import TableSettings
from bot.ui.scene.stakes import (
    buy_in_text,
    forced_bets,
    game_in,
    game_line,
    games_to_choose,
    kind_of_game,
    names_in_limits,
    stakes_words,
)

_ONLY_WITH: Final = {"pass_in_max": "jackpots"}
_SAYS_OFF: Final = ("raise_cap", "burn", "qualifier")
"""The house rules mentioned even if their value is off or none; other rules are then left out."""
NAME_SHOWN_MOST: Final = 60


def game_name(locale: str, game: str) -> str:
    """Return the name of a game or of a kind of mix."""
    return say(locale, f"game-{game}")


def stakes_line(locale: str, stakes: Stakes) -> str:
    """Return the stakes with all forced bets, cut to Discord's limit for a suggestion."""
    return ", ".join([stakes_words(Phrases(locale), stakes), *forced_bets(Phrases(locale), stakes)])[:CHOICE_CHARACTERS]


def games_at(settings: TableSettings) -> tuple[Game, ...]:
    return tuple(GAMES[name] for name in settings.rotation or (settings.game,))


def describe_table(locale: str, view: TableView, owner: str | None = None) -> str:
    """Return the answer to ``/table info``.

    ``owner`` is the name of the player who may close the table; None if it is unknown.
    """
    return "\n".join(_description(locale, view, owner))


def _description(locale: str, view: TableView, owner: str | None) -> Iterator[str]:
    settings = view.settings
    yield say(
        locale, "table-info-title", name=clean(view.place.name, NAME_SHOWN_MOST), channel=f"<#{view.place.channel_id}>"
    )
    yield from _games(locale, view)
    if view.tournament_id is None:
        yield say(locale, "table-info-buy-in", buy_in=buy_in_text(Phrases(locale), settings))
        yield say(locale, "table-info-seats", taken=len(view.seats), seats=settings.seats_max)
    else:
        # The number of seats is left out: the table may have one that only the final table uses.
        yield say(locale, "table-info-players", taken=len(view.seats))
    yield say(locale, "table-info-hands", hand=view.hand_number)
    if owner is not None and view.tournament_id is None:
        yield say(locale, "table-info-owner", name=clean(owner))
    if view.practice:
        yield say(locale, "practice-note", strength=say(locale, f"house-strength-{settings.house_strength}"))
    if settings.is_private:
        yield say(locale, "table-info-private", role=f"<@&{settings.role_id}>" if settings.role_id else "none")
    if view.people.waiting:
        yield say(locale, "table-info-waiting", count=len(view.people.waiting))
    yield from _pace(locale, view)
    yield say(locale, "table-info-rules")
    limit = settings.rotation_limit if settings.rotation else settings.stakes.limit
    yield _listed(rule_sentences(locale, settings.rules, games_at(settings), limit))


def _pace(locale: str, view: TableView) -> Iterator[str]:
    settings = view.settings
    if view.tournament_id is not None:
        # It never closes for being idle, and it has no time bank.
        yield clock_text(Phrases(locale), settings)
        return
    if is_slow(settings):
        days = settings.idle_seconds // 86_400
        yield say(locale, "table-info-slow", hours=settings.turn_seconds // 3600, days=days)
        return
    yield say(locale, "table-info-clock", seconds=settings.turn_seconds, minutes=settings.idle_seconds // 60)
    if settings.time_bank_seconds:
        yield say(locale, "table-info-bank", seconds=settings.time_bank_seconds, hands=REFILL_HANDS)
    else:
        yield say(locale, "table-info-no-bank")


def _games(locale: str, view: TableView) -> Iterator[str]:
    settings = view.settings
    game = game_name(locale, kind_of_game(settings))
    if len({leg.stakes.limit for leg in legs(settings)}) == 1:
        yield say(locale, "table-info-game", game=game, limit=say(locale, f"limit-{settings.stakes.limit}"))
    else:
        # The stakes below are those of the current game. In a tournament, those of the settings are of no level.
        mix = game if view.tournament_id is not None else game_line(locale, settings)
        yield say(locale, "table-info-mix", game=mix)
    if settings.rotation:
        names = rotation_names(locale, settings) if view.tournament_id is not None else _with_stakes(locale, settings)
        key = "table-info-choice" if settings.dealers_choice else "table-info-rotation"
        yield say(locale, key, games=names, hands=settings.rotation_hands or 0)
        if view.hand is not None or not view.choice.to_be_chosen:
            now, stakes = view.games.game or settings.game, view.games.stakes or settings.stakes
            yield say(locale, "table-info-now", game=game_in(Phrases(locale), now, stakes.limit))
    yield say(locale, "table-info-stakes", stakes=stakes_line(locale, view.games.stakes or settings.stakes))


def _with_stakes(locale: str, settings: TableSettings) -> str:
    """Return the names of a mixed table's games, with the stakes of those for which the mix's are not the stakes."""
    return ", ".join(games_to_choose(Phrases(locale), settings).values())


def rotation_names(locale: str, settings: TableSettings) -> str:
    """Return the names of a mixed table's games, in the order of the rotation, with their limits if these differ."""
    return ", ".join(names_in_limits(Phrases(locale), [(leg.game.name, leg.stakes.limit) for leg in legs(settings)]))


def rules_in_force(locale: str, settings: TableSettings, game: Game) -> str:
    """Return the table's house rules for one of its games, one sentence for each rule."""
    leg = leg_of(settings, game)
    return _listed(rule_sentences(locale, leg.rules, [game], leg.stakes.limit))


def leg_of(settings: TableSettings, game: Game) -> Leg:
    """Return one of the table's games with its rules and stakes."""
    if not settings.rotation:
        return Leg(game, settings.rules, settings.stakes)
    return next(leg for leg in legs(settings) if leg.game == game)


def rule_sentences(locale: str, rules: HouseRules, games: Sequence[Game], limit: Limit | None) -> list[str]:
    """Return a sentence for each house rule that applies to one of the games.

    ``limit`` is that of all the games; None if each is played in its usual limit (R-17.2).
    """
    return _sentences(locale, games, limit, _values(rules, rule_names(games, limit)))


def unusual_rules(locale: str, rules: HouseRules, games: Sequence[Game], limit: Limit | None) -> list[str]:
    """Return a sentence for each house rule whose value differs from its default."""
    names = rule_names(games, limit)
    usual = _values(HouseRules(), names).items()
    unusual = dict(item for item in _values(rules, names).items() if item not in usual)
    return _sentences(locale, games, limit, unusual)


def _sentences(locale: str, games: Sequence[Game], limit: Limit | None, values: Mapping[str, object]) -> list[str]:
    facts = _facts(games, limit)
    return [_rule(locale, name, value, facts) for name, value in values.items() if _matters(name, value)]


def _facts(games: Sequence[Game], limit: Limit | None) -> dict[str, str]:
    """Return what the sentences say of the games: where cards are burned, and where a big blind ante is posted.

    In a mix of both kinds, it is posted in some of the games only (R-17.4).
    """
    both = limit is None and is_of_both_kinds({game.limits[0] for game in games})
    return {"streets": _burned_streets(games), "kinds": "both" if both else "one"}


def _burned_streets(games: Sequence[Game]) -> str:
    """Return the kind of games in which cards are burned: ``stud``, ``board`` or ``both``."""
    boards = {game.has_board for game in games if "burn" in game.house_rules}
    return "both" if len(boards) > 1 else "board" if True in boards else "stud"


def _listed(sentences: Iterable[str]) -> str:
    return "\n".join(f"- {sentence}" for sentence in sentences)


def _values(rules: HouseRules, names: Iterable[str]) -> dict[str, object]:
    """Return rule -> value, without rules that have no effect because another rule is off."""
    values = {name: getattr(rules, name) for name in names}
    return {name: value for name, value in values.items() if name not in _ONLY_WITH or values[_ONLY_WITH[name]]}


def _matters(name: str, value: object) -> bool:
    """Return True if the rule needs a sentence: it is set, or is mentioned even if it is off."""
    return name in _SAYS_OFF or value_text(value) not in ("off", "none")


def sentence_of(locale: str, word: str, games: Sequence[Game], limit: Limit | None) -> str:
    """Return a sentence about a preset of house rules, ``tda``, or a single rule, ``burn=off``, of these games.

    ``limit`` is that of all the games; None if each is played in its usual limit (R-17.2).
    """
    name, equals, value = word.partition("=")
    if not equals:
        return say(locale, f"rules-preset-{name}")
    if value in ("off", "none") and name not in _SAYS_OFF:
        return say(locale, "house-rule-off")
    shown_value = int(value) if value.isdecimal() else value
    return say(locale, f"house-rule-{name}", value=shown_value, **_facts(games, limit))


def _rule(locale: str, name: str, value: object, facts: Mapping[str, str]) -> str:
    # Phrases format numbers and words differently.
    shown_value = value if isinstance(value, int) and not isinstance(value, bool) else value_text(value)
    return say(locale, f"house-rule-{name}", value=shown_value, **facts)


def clock_text(say_: Phrases, settings: TableSettings) -> str:
    if is_slow(settings):
        return say_("pace-clock-hours", hours=settings.turn_seconds // 3600)
    return say_("pace-clock-seconds", seconds=settings.turn_seconds)
