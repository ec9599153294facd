"""The bot over an open store, built as in the composition root but with the simulated Discord's clock."""

import os
from functools import cache
from random import Random

from bot.operating.monitor import HealthMonitor
from bot.settings import Settings
from bot.tables.ports import Dealer, Timer
from bot.ui.pictures.pictures import Draws
from bot.wiring.base import Overrides
from bot.wiring.build import Wiring, build
from bot.wiring.running import recall_messages
from db.store import SqliteStore
from tests.harness.practice.room import OddsAtOnce, think_at_once

PAUSE_SECONDS = 8
"""The pause between hands."""


def default_settings() -> Settings:
    """Return the settings of the environment, read again only if a test has changed it."""
    return _settings(tuple(os.environ.get(name.upper()) for name in Settings.model_fields))


@cache
def _settings(_environment: tuple[str | None, ...]) -> Settings:
    return Settings()


async def assembled(
    store: SqliteStore,
    settings: Settings,
    dealer: Dealer | None,
    timer: Timer,
    studio: Draws | None,
    chance: Random | None,
) -> Wiring:
    """Build the bot.

    Without a ``dealer`` deals are sealed. With ``chance`` house players play the same each time, and they think, and
    odds are computed, without delay.
    """
    settings = settings.model_copy(update={"hand_pause_seconds": PAUSE_SECONDS, "card_emojis": "off"})
    parts = Overrides(timer=timer, studio=studio)
    if dealer is not None:
        parts |= Overrides(dealer=dealer)
    if chance is not None:
        parts |= Overrides(chance=chance, think=think_at_once, odds=OddsAtOnce())
    wiring = await build(settings, store, HealthMonitor(), **parts)
    await recall_messages(wiring)
    return wiring
