"""The options that /tournament create, edit and schedule share, declared once."""

import functools
import inspect
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast, get_args

from discord import app_commands

from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.interactions.click import BotInteraction
from bot.locales.phrases import say
from bot.poker.games import GAMES
from bot.poker.stakes import Limit
from bot.tournaments.rules.league import Season
from bot.tournaments.settings import ENTRANTS_MOST, GUARANTEE_MOST
from bot.typed.game_names import MIX
from bot.typed.times.zones import suggest_zones
from bot.typed.tournament_options import suggest_more
from bot.typed.tournament_order import DEFAULTS, NAME_MOST, NO_SEASON, TournamentOrder
from bot.ui.discord.replies import CogsSuggester, Suggester, suggesting
from bot.ui.text.command_texts import described
from cogs._shared.choices import SEATS_MOST, rotation_choices, rules_choices

CHIPS_MOST: Final = 10**9
Typed = app_commands.Range[str, 1, 200]
Chips = app_commands.Range[int, 0, CHIPS_MOST]

OPTIONS: Final[Mapping[str, Any]] = {
    "name": app_commands.Range[str, 1, NAME_MOST],
    "game": Typed,
    "start": Typed,
    "zone": Typed,
    "minutes": app_commands.Range[int, 15, 240],
    "seats": app_commands.Range[int, 2, SEATS_MOST],
    "buy_in": Chips,
    "guarantee": app_commands.Range[int, 0, GUARANTEE_MOST],
    "limit": Typed,
    "rules": Typed,
    "rotation": Typed,
    "late_levels": app_commands.Range[int, 0, 20],
    "re_entries": app_commands.Range[int, 0, 10],
    "rebuys": app_commands.Range[int, 0, 20],
    "add_on": bool,
    "check_in": bool,
    "entrants_most": app_commands.Range[int, 2, ENTRANTS_MOST],
    "prizes": Typed,
    "season": Typed,
    "stack": app_commands.Range[int, 5, 500],
    "level_minutes": app_commands.Range[int, 1, 60],
    "more": Typed,
}
"""An option's name and type. The options of TournamentOrder, in the order in which Discord shows them."""

Choices = list[app_commands.Choice[str]]
Cog = TypeVar("Cog")
Own = ParamSpec("Own")
"""The further options of a command."""
Result = Coroutine[Any, Any, None]
Ordered = Callable[Concatenate[Cog, BotInteraction, TournamentOrder, Own], Result]
Command = Callable[Concatenate[Cog, BotInteraction, Own], Result]


def ordering(callback: Ordered[Cog, Own]) -> Command[Cog, Own]:
    """Gives a command all of them besides its own; the callback gets them as a TournamentOrder. Discord wants every
    option in the signature, and three times so many would drown what the commands do."""

    @functools.wraps(callback)
    async def command(self: Any, interaction: BotInteraction, **given: Any) -> None:
        order = TournamentOrder(**{name: given.pop(name) for name in OPTIONS if name in given})
        await cast(Callable[..., Result], callback)(self, interaction, order, **given)

    command.__signature__ = _signature(callback)  # type: ignore[attr-defined]  # inspect looks for it
    told = {name: described(f"tournament-option-{name.replace('_', '-')}") for name in OPTIONS}
    return cast(Command[Cog, Own], suggesting(**_SUGGESTING)(app_commands.describe(**told)(command)))


def _signature(callback: Callable[..., Result]) -> inspect.Signature:
    """The callback's signature without the order, and with every option in its place: needed ones first."""
    me, interaction, _, *own = inspect.signature(callback).parameters.values()
    asked = [each.replace(kind=each.KEYWORD_ONLY) for each in own]
    shared = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)
        for name, kind in OPTIONS.items()
    ]
    needed = [each for each in asked if each.default is each.empty]
    return inspect.Signature([me, interaction, *needed, *(each for each in (*asked, *shared) if each not in needed)])


# Suggestions


async def zone_choices(interaction: BotInteraction, typed: str) -> Choices:
    return [app_commands.Choice(name=zone, value=zone) for zone in suggest_zones(typed)]


async def game_choices(interaction: BotInteraction, typed: str) -> Choices:
    return _choices(interaction, typed, {name: f"game-{name}" for name in (*GAMES, MIX)})


async def limit_choices(interaction: BotInteraction, typed: str) -> Choices:
    return _choices(interaction, typed, {name: f"command-limit-{name}" for name in get_args(Limit)})


async def season_choices(interaction: BotInteraction, typed: str) -> Choices:
    return _choices(interaction, typed, {name: f"season-{name}" for name in (*get_args(Season), NO_SEASON)})


async def more_choices(interaction: BotInteraction, typed: str) -> Choices:
    found = [text for text in suggest_more(typed, DEFAULTS) if len(text) <= CHOICE_CHARACTERS]
    return [app_commands.Choice(name=text, value=text) for text in found]


def _choices(interaction: BotInteraction, typed: str, keys: Mapping[str, str]) -> Choices:
    told = {value: say(str(interaction.locale), key) for value, key in keys.items()}
    wanted = typed.strip().casefold()
    fitting = [(value, name) for value, name in told.items() if wanted in name.casefold() or wanted in value]
    return [app_commands.Choice(name=name, value=value) for value, name in fitting[:CHOICES_MOST]]


_SUGGESTING: Final[Mapping[str, Suggester | CogsSuggester]] = {
    "start": lambda cog: cog.suggestions.starts,
    "game": game_choices,
    "limit": limit_choices,
    "season": season_choices,
    "zone": zone_choices,
    "rules": rules_choices,
    "rotation": rotation_choices,
    "more": more_choices,
}
