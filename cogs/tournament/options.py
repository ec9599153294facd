"""The options that /tournament create, edit and schedule share, declared once.

A new option needs an entry here, a field in TournamentOrder, and code in bot/typed/tournament_order.py that converts
it into a setting.
"""

from collections.abc import Mapping
from typing import Final, get_args

import discord
from discord import app_commands

from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases, say
from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES
from bot.poker.stakes import Limit
from bot.tournaments.rules.league import Season
from bot.tournaments.settings import ENTRANTS_MOST, GUARANTEE_MOST
from bot.typed.game_names import MIX
from bot.typed.times.zones import suggest_zones
from bot.typed.tournament_formats import parse_format, texts_of_formats
from bot.typed.tournament_options import MORE, suggest_more
from bot.typed.tournament_order import DEFAULTS, NAME_MOST, NO_SEASON, PingedRole
from cogs._shared.choices import SEATS_MOST, rotation_choices, rules_choices
from cogs._shared.ordering import CommandOption, Options

CHIPS_MOST: Final = 10**9
Typed = app_commands.Range[str, 1, 200]
Chips = app_commands.Range[int, 0, CHIPS_MOST]
Choices = list[app_commands.Choice[str]]


async def zone_choices(interaction: BotInteraction, typed: str) -> Choices:
    return [app_commands.Choice(name=zone, value=zone) for zone in suggest_zones(typed)]


async def game_choices(interaction: BotInteraction, typed: str) -> Choices:
    return _choices(origin_of(interaction).locale, typed, {name: f"game-{name}" for name in (*GAMES, MIX, *MIXES)})


async def limit_choices(interaction: BotInteraction, typed: str) -> Choices:
    return _choices(origin_of(interaction).locale, typed, {name: f"command-limit-{name}" for name in get_args(Limit)})


async def season_choices(interaction: BotInteraction, typed: str) -> Choices:
    return _choices(
        origin_of(interaction).locale, typed, {name: f"season-{name}" for name in (*get_args(Season), NO_SEASON)}
    )


async def format_choices(interaction: BotInteraction, typed: str) -> Choices:
    phrases = Phrases(origin_of(interaction).locale)
    found = {text: format_text(phrases, text) for text in texts_of_formats()}
    wanted = typed.strip().casefold()
    fitting = {text: name for text, name in found.items() if wanted in text or wanted in name.casefold()}
    return [app_commands.Choice(name=name, value=text) for text, name in fitting.items()]


async def more_choices(interaction: BotInteraction, typed: str) -> Choices:
    """Suggest each setting with its value and what it does."""
    phrases = Phrases(origin_of(interaction).locale)
    texts = [text for text in suggest_more(typed, DEFAULTS) if len(text) <= CHOICE_CHARACTERS]
    return [app_commands.Choice(name=_explained(phrases, text), value=text) for text in texts]


def _explained(phrases: Phrases, text: str) -> str:
    """Return the text with what its last setting does, if both fit into a suggestion."""
    name = text.rpartition(" ")[2].partition("=")[0]
    if name not in MORE:
        return text
    dashed = name.replace("_", "-")
    whole = f"{text} · {phrases(f'more-{dashed}')}"
    return whole if len(whole) <= CHOICE_CHARACTERS else text


def format_text(phrases: Phrases, text: str) -> str:
    """Return the name of a format in the user's language; ``text`` is how it is typed."""
    settings = parse_format(text)
    if settings["matches"] != "none":
        ending = "-sit-and-go" if settings["sit_and_go"] else ""
        return phrases(f"format-{settings['matches']}{ending}", entrants=settings.get("entrants_most", 0))
    if settings["sit_and_go"]:
        key = "format-standing" if settings["standing"] else "format-sit-and-go"
        return phrases(key, entrants=settings["entrants_most"])
    kind = "progressive" if settings["progressive"] else "bounty" if settings["bounty"] else "plain"
    return phrases(f"format-{kind}", percent=settings["bounty"])


def _choices(locale: str, typed: str, keys: Mapping[str, str]) -> Choices:
    names = {value: say(locale, key) for value, key in keys.items()}
    wanted = typed.strip().casefold()
    fitting = [(value, name) for value, name in names.items() if wanted in name.casefold() or wanted in value]
    return [app_commands.Choice(name=name, value=value) for value, name in fitting[:CHOICES_MOST]]


def _role(role: discord.Role) -> PingedRole:
    return PingedRole(role.id, role.mentionable and not role.is_default())


OPTIONS: Final[Options] = {
    "name": CommandOption("tournament-option-name", app_commands.Range[str, 1, NAME_MOST]),
    "game": CommandOption("tournament-option-game", Typed, game_choices),
    "start": CommandOption("tournament-option-start", Typed, lambda cog: cog.suggestions.starts),
    "zone": CommandOption("tournament-option-zone", Typed, zone_choices),
    "minutes": CommandOption("tournament-option-minutes", app_commands.Range[int, 15, 240]),
    "seats": CommandOption("tournament-option-seats", app_commands.Range[int, 2, SEATS_MOST]),
    "buy_in": CommandOption("tournament-option-buy-in", Chips),
    "guarantee": CommandOption("tournament-option-guarantee", app_commands.Range[int, 0, GUARANTEE_MOST]),
    "limit": CommandOption("tournament-option-limit", Typed, limit_choices),
    "rules": CommandOption("tournament-option-rules", Typed, rules_choices),
    "rotation": CommandOption("tournament-option-rotation", Typed, rotation_choices),
    "re_entries": CommandOption("tournament-option-re-entries", app_commands.Range[int, 0, 10]),
    "rebuys": CommandOption("tournament-option-rebuys", app_commands.Range[int, 0, 20]),
    "add_on": CommandOption("tournament-option-add-on", bool),
    "check_in": CommandOption("tournament-option-check-in", bool),
    "entrants_most": CommandOption("tournament-option-entrants-most", app_commands.Range[int, 2, ENTRANTS_MOST]),
    "prizes": CommandOption("tournament-option-prizes", Typed),
    "season": CommandOption("tournament-option-season", Typed, season_choices),
    "stack": CommandOption("tournament-option-stack", app_commands.Range[int, 5, 500]),
    "format": CommandOption("tournament-option-format", Typed, format_choices),
    "ping": CommandOption("tournament-option-ping", discord.Role, read=_role),
    "more": CommandOption("tournament-option-more", Typed, more_choices),
}
