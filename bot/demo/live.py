"""Updates for every open browser tab: the effects of clicks, and of the bot's own timers."""

import asyncio
import logging
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

import simcord
from simcord.preview import Preview

from bot.demo.simcord_private import previews, simulation

log: Final = logging.getLogger(__name__)

PERIOD_SECONDS: Final = 0.5
REVISIONS_REMEMBERED: Final = 20
COMPONENT_ACTIONS: Final = frozenset({"click", "select"})


class LivePages:
    """The open browser tabs. Their actions and the advances of the clock are handled one at a time.

    simcord refuses two operations at the same time.
    """

    def __init__(self, env: simcord.Env) -> None:
        self.lock = asyncio.Lock()
        self._env = env
        self._previews: list[Preview] = []
        self._changed: set[int] = set()
        self._whispered: dict[int, list[tuple[int, str | None]]] = {}
        self._shown: dict[str, dict[int, dict[str, Any]]] = {}
        self._errors_logged = env.error_cursor
        simulation.on_change(env, self._changed.add)

    def add(self, preview: Preview) -> None:
        self._previews.append(preview)

    async def run(self) -> None:
        """Keep advancing the clock and updating the tabs until cancelled."""
        while True:
            await asyncio.sleep(PERIOD_SECONDS)
            try:
                async with self.lock:
                    await self.catch_up()
                    self._publish_changed()
                    simulation.forget_history(self._env)
            except Exception:
                # One state that cannot be shown must not stop the clock of every table.
                log.exception("the pages could not be brought up to date")

    async def act(self, preview: Preview, context: str | None, body: previews.Body) -> previews.Body:
        """Carry out a tab's action, then update the other tabs."""
        async with self.lock:
            await self.catch_up()
            page = next((page for page in previews.browser_pages(preview) if page.id == context), None)
            before = page.revision if page else 0
            if page is not None:
                self.accept_late_click(page, body)
            with previews.acting(self._env, preview):
                answer = await previews.act(preview, context, body)
                previews.accept_slow_answer(answer)
            # Skip a tab that has published itself: a newer state would arrive before the answer it waits for.
            self._publish_changed(but=page if page and page.revision > before else None)
            self._log_errors()
        return answer

    async def catch_up(self) -> None:
        """Advance the simulated clock to the current time, which fires due timers."""
        behind = (datetime.now(UTC) - self._env.now()).total_seconds()
        try:
            await self._env.advance_time(max(0.0, behind))
        except TimeoutError as slow:
            log.debug("the bot is still busy: %s", slow)
        self._log_errors()

    def _publish_changed(self, but: previews.Page | None = None) -> None:
        self._previews = [preview for preview in self._previews if previews.is_open(preview)]
        self._listen_for_whispers({preview.channel.id for preview in self._previews})
        pages = [(preview, page) for preview in self._previews for page in previews.browser_pages(preview)]
        # Remember a new tab's first state too, although it is published again at once.
        self.remember([page for _, page in pages])
        for preview, page in pages:
            if preview.channel.id in self._changed and page is not but:
                previews.publish(preview, page)
        self._changed.clear()
        self.remember([page for _, page in pages])

    def _listen_for_whispers(self, channel_ids: set[int]) -> None:
        """Detect ephemeral messages that come later than their click, for example in a guided hand."""
        now = {channel_id: simulation.whispers(self._env, channel_id) for channel_id in channel_ids}
        self._changed |= {id_ for id_ in now.keys() & self._whispered.keys() if now[id_] != self._whispered[id_]}
        self._whispered = now

    def remember(self, pages: Iterable[previews.Page]) -> None:
        """Remember the state that each open tab shows now, and forget closed tabs."""
        self._shown = {page.id: self._revisions_of(page) for page in pages}

    def _revisions_of(self, page: previews.Page) -> dict[int, dict[str, Any]]:
        snapshots = self._shown.get(page.id, {}) | {page.revision: page.snapshot}
        return dict(sorted(snapshots.items())[-REVISIONS_REMEMBERED:])

    def accept_late_click(self, page: previews.Page, body: previews.Body) -> None:
        """Let simcord accept a click that was made before the tab's last update, as Discord would.

        simcord refuses every action of a tab that was updated since the browser's last poll. This method accepts the
        action if its button has not changed since that poll, or if the action does not concern a button.
        """
        seen, key = self._shown.get(page.id, {}).get(body.get("published_revision", 0)), body.get("control_key")
        if seen is None:
            return
        if body.get("kind") not in COMPONENT_ACTIONS or control(seen, key) == control(page.snapshot, key):
            body["published_revision"] = page.revision

    def _log_errors(self) -> None:
        """Log the bot's errors, because the page does not show them."""
        for error in self._env.errors_since(self._errors_logged):
            log.error("the bot raised an error", exc_info=error)
        self._errors_logged = self._env.error_cursor


def control(part: object, key: object) -> object:
    """Return the button or menu with this key in ``part`` of a tab's state; None if there is none."""
    if isinstance(part, dict):
        if part.get("control_key") == key:
            return part
        part = list(part.values())
    if isinstance(part, list):
        return next((found for item in part if (found := control(item, key)) is not None), None)
    return None
