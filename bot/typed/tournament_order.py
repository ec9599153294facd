"""Conversion of the options of /tournament into a tournament's settings.

No I/O. Options that do not fit together raise Complaint.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final, NamedTuple, get_args

from bot.common.complaint import Complaint
from bot.common.escaping import plain
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.mixes import MIXES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit
from bot.tournaments.rules.formats import SIZES
from bot.tournaments.rules.league import Season
from bot.tournaments.settings import GUARANTEE_MOST, TournamentSettings
from bot.typed.game_names import DEALERS_CHOICE, MIX, games_called
from bot.typed.house_rules import parse_house_rules
from bot.typed.rotation import games_of
from bot.typed.stakes import LIMITS, parse_limit
from bot.typed.tournament_formats import parse_format
from bot.typed.tournament_options import parse_more

NAME_MOST: Final = 60
"""The maximum number of characters in a tournament's name."""
LEVELS_OF_A_TARGET: Final = 10
"""A level's default length is the tournament's planned length divided by this number."""
LEVEL_MINUTES: Final = (3, 8)
"""The minimum and the maximum of the default length of a level, in minutes."""
BRACKET_SEATS: Final = 2
USUAL: Final = "usual"
"""The option value that means the usual table of prizes."""
NO_SEASON: Final = "none"
DEFAULTS: Final = TournamentSettings("", next(iter(GAMES)), HouseRules(), season="quarter")
_SEASONS: Final[dict[str, Season]] = {name: name for name in get_args(Season)}
_SETTING_OF: Final = {
    **dict.fromkeys(("buy_in", "guarantee", "re_entries"), ""),
    **dict.fromkeys(("rebuys", "add_on", "check_in", "entrants_most"), ""),
    "minutes": "target_minutes",
    "stack": "stack_bets",
}
"""Option -> name of the setting that gets its value unchanged; empty if both have the same name."""
_SHARE: Final = re.compile(r"\d{1,3}(?:\.\d{1,2})?", re.ASCII)


class PingedRole(NamedTuple):
    """A role of the server that the organizer wants pinged."""

    role_id: int
    is_mentionable: bool
    """True if everybody may mention the role; otherwise a permission is needed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentOrder:
    """The options of the command as the user typed them; None for those left out."""

    name: str | None = None
    game: str | None = None
    start: str | None = None
    zone: str | None = None
    minutes: int | None = None
    seats: int | None = None
    buy_in: int | None = None
    guarantee: int | None = None
    limit: str | None = None
    rules: str | None = None
    rotation: str | None = None
    re_entries: int | None = None
    rebuys: int | None = None
    add_on: bool | None = None
    check_in: bool | None = None
    entrants_most: int | None = None
    prizes: str | None = None
    season: str | None = None
    stack: int | None = None
    format: str | None = None
    ping: PingedRole | None = None
    more: str | None = None


def games_wanted(order: TournamentOrder, base: TournamentSettings | None) -> tuple[Game, ...]:
    """Return the game, or the games of the mix in their order. Raises Complaint.

    ``base`` has the defaults for options that are left out.
    """
    limit = _limit_asked(order)
    game = _game(order.game) if order.game is not None else _game_of(base)
    is_new = order.rotation is not None or game != MIX or (order.game is not None and limit is not None)
    return base.games if base is not None and base.rotation and not is_new else games_of(game, order.rotation, limit)


def lacking(order: TournamentOrder, base: TournamentSettings | None) -> list[str]:
    """Return the required options that neither the command nor the template gives."""
    from_template = {"name": base, "game": base, "start": base is not None and base.usual_start}
    if not start_is_known(order, base):
        del from_template["start"]
    return [part for part, given in from_template.items() if not given and getattr(order, part) is None]


def start_is_known(order: TournamentOrder, base: TournamentSettings | None) -> bool:
    """Return True unless the ordered tournament starts when it is full, at no known time. Raises Complaint."""
    chosen = parse_format(order.format) if order.format is not None else {}
    return not chosen.get("sit_and_go", base is not None and base.sit_and_go)


def settings_of(
    order: TournamentOrder, base: TournamentSettings | None, *, zone: str, hand_seconds: int | None
) -> TournamentSettings:
    """Return the tournament's settings. Raises Complaint.

    ``base`` has the defaults: a template's settings, or the tournament's own before an edit. ``hand_seconds`` is the
    measured length of a hand in this server; None if it is unknown.
    """
    before, games = base or DEFAULTS, games_wanted(order, base)
    seats = _seats(order, before, games)
    limit = parse_limit(_limit_asked(order) or _limit_kept(base, games), games)
    settings = replace(
        before,
        name=before.name if order.name is None else _name(order.name),
        game=games[0].name,
        rotation=tuple(game.name for game in games) if len(games) > 1 else (),
        limit=limit,
        rules=_rules(order, before, games, limit),
        seats=seats,
        hand_seconds=hand_seconds,
        shares=before.shares if order.prizes is None else parse_shares(order.prizes),
        season=before.season if order.season is None else _season(order.season),
        zone=zone,
        usual_start="",
        ping_role=before.ping_role if order.ping is None else order.ping.role_id,
        **_settings_as_typed(order, seats),
    )
    least = settings.entrants_most if settings.sit_and_go else min(settings.entrants_least, settings.entrants_most)
    settings = replace(settings, entrants_least=least)
    _check(settings)
    return settings


def _settings_as_typed(order: TournamentOrder, seats: int) -> dict[str, Any]:
    """Return the settings that depend on single options alone; those typed singly override those of the format.

    A level's length follows from the tournament's; ``more`` may then set another.
    """
    of_format = parse_format(order.format, seats) if order.format is not None else {}
    more = parse_more(order.more) if order.more is not None else {}
    values = {(name or option): getattr(order, option) for option, name in _SETTING_OF.items()}
    if order.minutes is not None:
        least, most = LEVEL_MINUTES
        values["level_minutes"] = min(most, max(least, round(order.minutes / LEVELS_OF_A_TARGET)))
    return of_format | {name: value for name, value in values.items() if value is not None} | more


def _check(settings: TournamentSettings) -> None:
    """Raise Complaint if some of the settings contradict each other."""
    if settings.sit_and_go and settings.check_in:
        raise Complaint("tournament-sit-and-go-check-in")
    if settings.sit_and_go and not settings.entrants_least == settings.entrants_most in SIZES:
        raise Complaint("tournament-sit-and-go-size", sizes=", ".join(map(str, SIZES)))
    again = bool(settings.re_entries) or bool(settings.rebuys) or settings.add_on
    if settings.matches != "none" and (again or settings.late_levels or settings.break_levels):
        raise Complaint("tournament-matches-again")
    if settings.matches == "bracket" and settings.seats != BRACKET_SEATS:
        raise Complaint("tournament-bracket-seats")
    if settings.matches == "shootout" and settings.seats <= BRACKET_SEATS:
        raise Complaint("tournament-shootout-seats")
    if settings.re_entries and settings.rebuys:
        raise Complaint("tournament-again-both")
    if again and not settings.late_levels:
        raise Complaint("tournament-again-needs-late")
    if settings.shares and not (settings.buy_in or settings.guarantee):
        raise Complaint("tournament-shares-of-nothing")
    if settings.is_satellite and settings.matches != "none":
        raise Complaint("tournament-satellite-matches")
    if settings.seats_guaranteed and not settings.is_satellite:
        raise Complaint("tournament-seats-need-target")
    if settings.is_satellite and not (settings.buy_in or settings.seats_guaranteed):
        raise Complaint("tournament-satellite-buy-in")
    if settings.is_satellite and settings.shares:
        raise Complaint("tournament-satellite-prizes")
    if settings.bounty and not settings.bounty_chips:
        least = -(-100 // settings.bounty)
        raise Complaint("tournament-bounty-buy-in", percent=settings.bounty, least=least)
    if 2 * settings.level_minutes > settings.target_minutes:
        raise Complaint("tournament-level-too-long", most=settings.target_minutes // 2)
    if settings.guarantee > GUARANTEE_MOST:
        raise Complaint("tournament-guarantee-most", most=GUARANTEE_MOST)
    try:
        settings.check()
    except ValueError as error:
        raise Complaint("tournament-undealable") from error


# Reading the order


def _name(text: str) -> str:
    name = plain(text, NAME_MOST)
    if not name:
        raise Complaint("tournament-bad-name", most=NAME_MOST)
    return name


def _game(text: str) -> str:
    names = (*GAMES, MIX, *MIXES)
    found = games_called(text, (*names, DEALERS_CHOICE))
    if found == [DEALERS_CHOICE]:
        raise Complaint("tournament-no-choice")
    if len(found) != 1:
        raise Complaint("tournament-no-such-game", text=text, games=", ".join(names))
    return found[0]


def _game_of(base: TournamentSettings | None) -> str:
    settings = base or DEFAULTS
    return MIX if settings.rotation else settings.game


def _limit_asked(order: TournamentOrder) -> Limit | None:
    if order.limit is None:
        return None
    limit = LIMITS.get(order.limit.casefold().split()[0] if order.limit.split() else "")
    if limit is None:
        raise Complaint("tournament-no-such-limit", text=order.limit, known=", ".join(LIMITS))
    return limit


def _limit_kept(base: TournamentSettings | None, games: Sequence[Game]) -> Limit | None:
    """Return the limit of ``base`` if all the games can be played with it, otherwise None."""
    return base.limit if base is not None and all(base.limit in game.limits for game in games) else None


def _rules(
    order: TournamentOrder, before: TournamentSettings, games: Sequence[Game], limit: Limit | None
) -> HouseRules:
    if order.rules is not None:
        return parse_house_rules(order.rules, games, limit)
    return games[0].fitting(before.rules) if len(games) == 1 else before.rules


def _seats(order: TournamentOrder, before: TournamentSettings, games: Sequence[Game]) -> int:
    most = min(game.seats_most for game in games)
    if order.seats is not None and order.seats > most:
        raise Complaint("seats-too-many", most=most)
    chosen = parse_format(order.format) if order.format is not None else {}
    matches = chosen.get("matches", before.matches)
    if matches == "bracket":
        return order.seats or BRACKET_SEATS
    usual = DEFAULTS.seats if before.matches == "bracket" else before.seats
    entrants = chosen.get("entrants_most", 0) if matches == "none" else 0
    # A sit and go that one table can seat has one table.
    return order.seats or min(entrants if usual < entrants <= most else usual, most)


def _season(text: str) -> Season | None:
    wanted = text.strip().casefold()
    if wanted != NO_SEASON and wanted not in _SEASONS:
        raise Complaint("tournament-no-such-season", text=text, known=", ".join([*_SEASONS, NO_SEASON]))
    return _SEASONS.get(wanted)


def parse_shares(text: str) -> tuple[str, ...]:
    """Parse the shares of the prizes, as percentages from first place down, like ``50 30 20`` (T-5.1).

    Empty means the usual table of prizes. Raises Complaint.
    """
    words = [word for word in re.split(r"[\s/;,%]+", text.casefold()) if word]
    if words == [USUAL]:
        return ()
    if not words or not all(_SHARE.fullmatch(word) for word in words):
        raise Complaint("tournament-shares-unreadable", text=text)
    figures = [Fraction(word) for word in words]
    falling = all(figure > 0 for figure in figures) and figures == sorted(figures, reverse=True)
    if sum(figures) != 100 or not falling:
        raise Complaint("tournament-shares-sum", text=text)
    return tuple(words)
