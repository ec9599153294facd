"""The parts that all others stand on: the settings, the open file, and the clocks."""

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
    """In place of the house's clock; it is not watched."""
    dealer: Dealer
    """With one of a test's own, deals are not sealed."""
    studio: Draws | None
    """None draws no pictures."""
    think: Think
    """Decides for house players."""
    chance: Random | None
    """Of house players."""
    odds: OddsWorker


@dataclass(frozen=True, slots=True)
class Base:
    settings: Settings
    store: SqliteStore
    monitor: HealthMonitor
    clock: HouseClock
    timer: Timer
    """The same, or what a test has in its place."""
    steady: Timer
    """For how long something is ago: it never jumps, as the time of day may."""
    preferences: PlayerPreferences
    """Each player's preferences."""
    studio: Draws | None
    """Draws the pictures; without it everything is told in words."""
    dealer: Dealer | None
    """A test's own; None deals from sealed decks."""


async def base_over(
    settings: Settings, store: SqliteStore, monitor: HealthMonitor, **overrides: Unpack[Overrides]
) -> Base:
    """Raises StoreError."""
    # The clock is looked up at each call: the demo puts its own there.
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
