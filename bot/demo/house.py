"""The parts of the bot that the demo's page uses, other than the client."""

from dataclasses import dataclass

from bot.moderation.ports import RoomBook
from bot.tables.manager import TableManager
from bot.tables.ports import Directory
from bot.ui.people.preferences import PlayerPreferences
from bot.use_cases.wallets import Wallets


@dataclass(frozen=True, slots=True)
class House:
    tables: TableManager
    rooms: RoomBook
    directory: Directory
    wallets: Wallets
    preferences: PlayerPreferences
