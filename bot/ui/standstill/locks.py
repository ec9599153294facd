"""A moderator who locks a table's thread means to pause the table: so it is taken, and unlocking resumes it."""

import secrets
from typing import Final

from bot.tables.manager import TableManager
from bot.tables.messages import Pause, Resume
from bot.tables.ports import TableView
from bot.tables.rules.position import LOCKED
from bot.tables.saving import Request

REASONS: Final = {True: "Its thread was locked.", False: "Its thread was unlocked."}
"""As the audit has them."""


async def follow_lock(tables: TableManager, view: TableView, *, locked: bool) -> None:
    """Pause the table or resume it, as its thread is now. A pause that was ordered by command stays."""
    if locked == (view.paused == LOCKED):
        return
    # Discord does not say who has locked it. No click has a number below 0.
    request = Request(-secrets.randbits(62), None, "thread locked" if locked else "thread unlocked")
    order = Pause(request, REASONS[locked], by_lock=True) if locked else Resume(request, REASONS[locked])
    await tables.submit(view.table_id, order)
