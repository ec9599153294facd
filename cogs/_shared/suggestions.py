"""Autocomplete for tables and hands."""

from collections.abc import Iterable
from datetime import UTC, datetime

from discord import app_commands

from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.common.escaping import clean
from bot.history.ids import hand_name
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import say
from bot.moderation.hand_archive import RecentHand
from bot.tables.ports import TableView
from bot.ui.scene.stakes import game_line
from bot.use_cases.finding import Finding
from bot.use_cases.hands.finding import FindingHands


class TableSuggestions:
    def __init__(self, finding: Finding) -> None:
        self._finding = finding

    async def visible(self, interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the tables that the user can see."""
        origin = origin_of(interaction)
        return _choices(origin.locale, typed, await self._finding.visible(origin))

    async def findable(self, interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest all tables of the server to a moderator, and to others only those that they can see."""
        origin = origin_of(interaction)
        return _choices(origin.locale, typed, await self._finding.findable(origin))


def _choices(locale: str, typed: str, views: Iterable[TableView]) -> list[app_commands.Choice[str]]:
    wanted = typed.casefold()
    names = [(f"{view.place.name}, {game_line(locale, view.settings)}", str(view.table_id)) for view in views]
    fitting = [(name[:CHOICE_CHARACTERS], value) for name, value in names if wanted in name.casefold()]
    return [app_commands.Choice(name=name, value=value) for name, value in fitting[:CHOICES_MOST]]


class HandSuggestions:
    """Autocomplete for recently finished hands."""

    def __init__(self, hands: FindingHands) -> None:
        self._hands = hands

    async def own(self, interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest hands that the user played."""
        origin = origin_of(interaction)
        return hand_choices(origin.locale, typed, await self._hands.recent_own(origin, 4 * CHOICES_MOST))


def hand_choices(locale: str, typed: str, recent: Iterable[RecentHand]) -> list[app_commands.Choice[str]]:
    wanted = typed.strip().casefold()
    lines = [(hand_name(hand.table_id, hand.number), _hand_line(locale, hand)) for hand in recent]
    fitting = [(value, line) for value, line in lines if wanted in line.casefold()]
    return [app_commands.Choice(name=line, value=value) for value, line in fitting[:CHOICES_MOST]]


def _hand_line(locale: str, hand: RecentHand) -> str:
    """Return the text of a suggestion for the hand, with its time in UTC.

    Discord shows a suggestion as plain text, so it cannot show the time in the reader's time zone.
    """
    when = datetime.fromtimestamp(hand.closed_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return say(locale, "hand-choice", hand=hand_name(hand.table_id, hand.number), table=clean(hand.table), when=when)
