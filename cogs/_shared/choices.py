"""Fixed choices and autocomplete for the options of a table: game, limit, stakes, rules and pace.

Some depend on the game and the limit that the user has chosen so far.
"""

from collections.abc import Sequence
from typing import Final, get_args

from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases, say
from bot.moderation.ports import RoomBook
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.mixes import MIXES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import BigBetBlinds, Limit
from bot.tables.rules.pace import PACE_NAMES
from bot.typed.game_names import DEALERS_CHOICE, MIX, games_called
from bot.typed.house_rules import readable_rules, suggest_rules
from bot.typed.rotation import games_of, suggest_rotations
from bot.typed.stakes import LIMITS, first_limit, parse_limit, stakes_text, suggest_from, suggest_stakes
from bot.ui.scene.stakes import game_line
from bot.ui.scene.table_text import game_name, sentence_of, stakes_line
from bot.ui.text.command_texts import described, phrase

Choices = list[app_commands.Choice[str]]
SEATS_MOST: Final = max(game.seats_most for game in GAMES.values())


def game_choices(*more: str) -> Choices:
    """Return the games as choices, followed by ``more``, for example mixes, as far as Discord shows them."""
    names = (*GAMES, *more)[:CHOICES_MOST]
    return [app_commands.Choice(name=phrase(f"game-{name}"), value=name) for name in names]


def limit_choices() -> Choices:
    return [app_commands.Choice(name=described(f"limit-{name}"), value=name) for name in LIMITS]


def big_bet_blinds_choices() -> Choices:
    return [
        app_commands.Choice(name=described(f"big-bet-blinds-{name}"), value=name) for name in get_args(BigBetBlinds)
    ]


def limit_named(name: str | None) -> Limit | None:
    """Return the limit with this name; None if there is no such limit."""
    return LIMITS.get(name) if name is not None else None


class OrderSuggestions:
    """Autocomplete for the options stakes and preset, with the values that the room allows."""

    def __init__(self, rooms: RoomBook) -> None:
        self._rooms = rooms

    async def stakes(self, interaction: BotInteraction, typed: str) -> Choices:
        origin = origin_of(interaction)
        games, limit = _chosen(interaction)
        limit, rules = first_limit(limit, games), games[0].fitting(_rules(interaction))
        locale = origin.locale
        menu = (await self._rooms.settings(origin.server)).stakes_menu
        if menu:
            stakes_found = suggest_from(menu, typed, games[0], rules, limit)
        else:
            stakes_found = suggest_stakes(typed, games[0], rules, limit)[:CHOICES_MOST]
        return [app_commands.Choice(name=stakes_line(locale, each), value=stakes_text(each)) for each in stakes_found]

    async def presets(self, interaction: BotInteraction, typed: str) -> Choices:
        origin = origin_of(interaction)
        presets = await self._rooms.presets(origin.server)
        fitting = [name for name in presets if typed.strip().casefold() in name.casefold()]
        say_ = Phrases(origin.locale)
        texts = {each: say_("with-label", label=each, text=game_line(say_.locale, presets[each])) for each in fitting}
        lines = list(texts.items())[:CHOICES_MOST]
        return [app_commands.Choice(name=line[:CHOICE_CHARACTERS], value=name) for name, line in lines]


async def rules_choices(interaction: BotInteraction, typed: str) -> Choices:
    """Suggest texts for the option rules; each suggestion explains the last house rule that it names."""
    locale = origin_of(interaction).locale
    games, limit = _chosen(interaction)
    texts = suggest_rules(typed, games, limit)
    return [app_commands.Choice(name=_with_sentence(locale, text, games, limit), value=text) for text in texts]


def _with_sentence(locale: str, rules: str, games: Sequence[Game], limit: Limit | None) -> str:
    return _short(say(locale, "with-label", label=rules, text=sentence_of(locale, rules.split()[-1], games, limit)))


def _short(text: str) -> str:
    return text if len(text) <= CHOICE_CHARACTERS else f"{text[: CHOICE_CHARACTERS - 1]}…"


async def rotation_choices(interaction: BotInteraction, typed: str) -> Choices:
    """Suggest values for the option rotation, displayed with the games' names in the user's language.

    None beside a game or a ready-made mix, with which the option is refused.
    """
    if _called(interaction) not in ([], [MIX], [DEALERS_CHOICE]):
        return []
    locale = origin_of(interaction).locale
    texts = suggest_rotations(typed, limit_named(interaction.namespace.limit))
    return [app_commands.Choice(name=_in_names(locale, text), value=text) for text in texts]


def _in_names(locale: str, rotation: str) -> str:
    """Return the rotation with the games' names, like ``Razz, A-5 Triple Draw``.

    A mix is shown as its name, followed by its games.
    """
    if rotation not in MIXES:
        return _short(", ".join(game_name(locale, word) for word in rotation.split()))
    games = ", ".join(game_name(locale, name) for name in MIXES[rotation])
    return _short(say(locale, "with-label", label=game_name(locale, rotation), text=games))


def _chosen(interaction: BotInteraction) -> tuple[Sequence[Game], Limit | None]:
    """Return the games that the user has chosen in the command so far, and the limit of all of them.

    The limit is None if each is played in its usual limit (R-17.2). Options that cannot be parsed are ignored.
    """
    chosen, called = interaction.namespace, _called(interaction)
    game = called[0] if len(called) == 1 else next(iter(GAMES))
    limit = limit_named(chosen.limit)
    try:
        games = games_of(game, chosen.rotation or None, limit)
        return games, parse_limit(limit, games)
    except Complaint:
        games = games_of(game, None, None)
        return games, parse_limit(None, games)


def _called(interaction: BotInteraction) -> list[str]:
    """Return the game or mix that the user has chosen or typed so far; several if the text can mean several."""
    return games_called(interaction.namespace.game or "", (*GAMES, MIX, DEALERS_CHOICE, *MIXES))


def _rules(interaction: BotInteraction) -> HouseRules:
    try:
        return readable_rules(interaction.namespace.rules)
    except Complaint:
        return HouseRules()


def pace_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=phrase(f"pace-name-{name}"), value=name) for name in PACE_NAMES]
