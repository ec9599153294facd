"""The base of all other parts: the settings, the open database, and the clocks."""

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
    """The parts that tests replace."""

    timer: Timer
    """Replaces the HouseClock; it is not watched for jumps."""
    dealer: Dealer
    """Deals a test's own cards; such deals are not sealed."""
    studio: Draws | None
    """None draws no pictures."""
    think: Think
    """Decides for house players."""
    chance: Random | None
    """The randomness of house players."""
    odds: OddsWorker


@dataclass(frozen=True, slots=True)
class Base:
    settings: Settings
    store: SqliteStore
    monitor: HealthMonitor
    clock: HouseClock
    timer: Timer
    """The clock, or the timer that a test has in its place."""
    steady: Timer
    """Measures durations: unlike the time of day, it never jumps."""
    preferences: PlayerPreferences
    studio: Draws | None
    """Draws the pictures; without it everything is shown in words."""
    dealer: Dealer | None
    """A test's dealer; None deals from sealed decks."""


async def base_over(
    settings: Settings, store: SqliteStore, monitor: HealthMonitor, **overrides: Unpack[Overrides]
) -> Base:
    """Return the base over an open database; raise StoreError."""
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
