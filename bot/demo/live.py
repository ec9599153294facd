"""Keeps every open tab true: what a click does, and what the bot does by its own clock."""

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
    """Actions of tabs and the passing of time, one after the other: simcord refuses two operations at once."""

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
        """Let time pass and show what it brought, until cancelled."""
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
        """Carry out what a tab asks for, then show the other tabs what came of it."""
        async with self.lock:
            await self.catch_up()
            page = next((page for page in previews.browser_pages(preview) if page.id == context), None)
            before = page.revision if page else 0
            if page is not None:
                self.accept_late_click(page, body)
            with previews.acting(self._env, preview):
                answer = await previews.act(preview, context, body)
                previews.accept_slow_answer(answer)
            # A tab that has published itself is left alone: a newer state would overtake the answer it waits for.
            self._publish_changed(but=page if page and page.revision > before else None)
            self._log_errors()
        return answer

    async def catch_up(self) -> None:
        """Move the world's clock to the present, which fires what has fallen due."""
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
        # The first state of a new tab counts, too, though it is published again before anybody has looked.
        self.remember([page for _, page in pages])
        for preview, page in pages:
            if preview.channel.id in self._changed and page is not but:
                previews.publish(preview, page)
        self._changed.clear()
        self.remember([page for _, page in pages])

    def _listen_for_whispers(self, channel_ids: set[int]) -> None:
        """Notice messages to one person that come later than their click, such as the next note of a guide."""
        now = {channel_id: simulation.whispers(self._env, channel_id) for channel_id in channel_ids}
        self._changed |= {id_ for id_ in now.keys() & self._whispered.keys() if now[id_] != self._whispered[id_]}
        self._whispered = now

    def remember(self, pages: Iterable[previews.Page]) -> None:
        """Remember what the open tabs show now; tabs that are not among them are forgotten."""
        self._shown = {page.id: self._revisions_of(page) for page in pages}

    def _revisions_of(self, page: previews.Page) -> dict[int, dict[str, Any]]:
        known = self._shown.get(page.id, {}) | {page.revision: page.snapshot}
        return dict(sorted(known.items())[-REVISIONS_REMEMBERED:])

    def accept_late_click(self, page: previews.Page, body: previews.Body) -> None:
        """simcord refuses an action of a tab that was published again since the browser's last look. Let a click pass
        where its button is still the same one, as Discord does, and everything that is not about a button."""
        seen, key = self._shown.get(page.id, {}).get(body.get("published_revision", 0)), body.get("control_key")
        if seen is None:
            return
        if body.get("kind") not in COMPONENT_ACTIONS or control(seen, key) == control(page.snapshot, key):
            body["published_revision"] = page.revision

    def _log_errors(self) -> None:
        """The page says no more than that an outcome is uncertain."""
        for error in self._env.errors_since(self._errors_logged):
            log.error("the bot raised an error", exc_info=error)
        self._errors_logged = self._env.error_cursor


def control(part: object, key: object) -> object:
    """The button or menu of this key anywhere in what a tab shows; None where there is none."""
    if isinstance(part, dict):
        if part.get("control_key") == key:
            return part
        part = list(part.values())
    if isinstance(part, list):
        return next((found for item in part if (found := control(item, key)) is not None), None)
    return None
