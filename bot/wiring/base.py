"""The objects that everything else is built on: the settings, the open database, and the clocks."""

from dataclasses import dataclass
from random import Random
from typing import TypedDict, Unpack

import discord

from bot.common.house_clock import HouseClock
from bot.operating.monitor import HealthMonitor
from bot.practice.house_players import Think
from bot.practice.worker import OddsWorker
from bot.settings import Settings
from bot.tables.ports import Dealer, Timer
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.pictures.pictures import Draws
from bot.ui.pictures.settings import studio_for
from db import SqliteStore


class Overrides(TypedDict, total=False):
    """Replacements for parts of the bot, for tests."""

    timer: Timer
    """A timer in place of the HouseClock; jumps of the clock are not detected then."""
    dealer: Dealer
    """A dealer that deals the cards that a test chooses; such deals are not sealed."""
    studio: Draws | None
    """The renderer of pictures; None to draw no pictures."""
    think: Think
    """A function that makes the decisions of house players."""
    chance: Random | None
    """The random number generator of house players."""
    odds: OddsWorker


@dataclass(frozen=True, slots=True)
class Base:
    settings: Settings
    store: SqliteStore
    monitor: HealthMonitor
    clock: HouseClock
    timer: Timer
    """The bot's clock and timer, which a test may have replaced."""
    steady: Timer
    """A clock and timer for durations; unlike the time of day, it never jumps."""
    preferences: PlayerPreferences
    studio: Draws | None
    """The renderer of pictures; None if everything is shown as text."""
    dealer: Dealer | None
    """The dealer that a test has chosen; None to deal from sealed decks."""


async def base_over(
    settings: Settings, store: SqliteStore, monitor: HealthMonitor, **overrides: Unpack[Overrides]
) -> Base:
    """Return the base objects for an open database. Raises StoreError."""
    # Looks utcnow up at each call, because the demo replaces it.
    clock = HouseClock(lambda: discord.utils.utcnow())
    return Base(
        settings,
        store,
        monitor,
        clock,
        timer=overrides.get("timer") or clock,
        steady=overrides.get("timer") or clock.steady,
        preferences=await PlayerPreferences.loaded(store.preferences, store.directory),
        studio=overrides["studio"] if "studio" in overrides else studio_for(settings),
        dealer=overrides.get("dealer"),
    )
