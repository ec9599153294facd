"""Times that Discord counts down or up for the reader, such as "in 37 seconds"."""

import json
import re
from collections.abc import Iterator
from typing import Final

import simcord
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.types import HttpLogEntry

from bot.locales.phrases import LOCALES, say
from bot.publishing.table.turn_pings import ping_patterns
from bot.ui.discord.custom_ids import PANEL_BUTTON
from tests.harness.discord.who_sees import is_private

COUNTS: Final = re.compile(r"<t:\d+:R>")
"""A countdown, not counting one inside a hostile name, where it has no effect."""


def left_to_run_on(env: simcord.Env) -> Iterator[str]:
    """Yield the messages sent so far whose countdown keeps running because nobody updates them.

    Public posts with components are updated, and so are hand panels until they say that they stop. A ping about a
    player's deadline is deleted after it.
    """
    for entry in env.http_requests:
        if not COUNTS.search(json.dumps(entry.json)) or _is_call(entry):
            continue
        try:
            renewed = _is_live_panel(entry) or _is_card(env, entry)
        except BackendError:
            continue  # the clicked message has been deleted since
        if not renewed:
            yield f"{entry.method} {entry.path}: {entry.json}"


def _is_card(env: simcord.Env, entry: HttpLogEntry) -> bool:
    return bool(_data(entry).get("components")) and not is_private(env, entry) and not _is_letter(env, entry)


def _is_live_panel(entry: HttpLogEntry) -> bool:
    components = _data(entry).get("components") or []
    assert isinstance(components, list)
    buttons = [part for part in walk_components(components) if PANEL_BUTTON.fullmatch(str(part.get("custom_id")))]
    return any(button["label"] not in {say(locale, "panel-continue") for locale in LOCALES} for button in buttons)


def _is_call(entry: HttpLogEntry) -> bool:
    return any(call.fullmatch(str(_data(entry).get("content"))) for call in ping_patterns())


def _is_letter(env: simcord.Env, entry: HttpLogEntry) -> bool:
    parts = entry.path.split("/")
    channel = env.backend.channels.get(int(parts[2])) if parts[1] == "channels" else None
    return channel is not None and channel.guild_id is None


def _data(entry: HttpLogEntry) -> dict[str, object]:
    body = entry.json if isinstance(entry.json, dict) else {}
    data = body.get("data") or body
    assert isinstance(data, dict)
    return data
