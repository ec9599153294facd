"""A click that the browser sent just before its page was published again."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
import simcord

from bot.demo import world
from bot.demo.live import LivePages, control
from bot.demo.simcord_private import previews

KEY = "message:7:component:12"


def snapshot(label: str, text: str = "Pot 4") -> dict[str, Any]:
    button = {"type": 2, "control_key": KEY, "label": label}
    return {"messages": {"7": {"components": [{"type": 17, "components": [{"content": text}, button]}]}}}


class Tab:
    id = "p_1"

    def __init__(self) -> None:
        self.revision = 1
        self.snapshot = snapshot("Call 3")


@pytest.fixture
async def live() -> LivePages:
    env = simcord.Env(discord.Client(intents=discord.Intents.none()))
    world.build(env)
    return LivePages(env)


def late_click(live: LivePages, then: dict[str, Any], kind: str = "click") -> int:
    """Return the revision that a click on revision 1 gets when it arrives after ``then`` is shown."""
    tab = Tab()
    live.remember([tab])
    tab.revision, tab.snapshot = 2, then
    live.remember([tab])
    body: dict[str, Any] = {"kind": kind, "control_key": KEY, "published_revision": 1}
    live.accept_late_click(tab, body)
    return int(body["published_revision"])


async def test_a_click_on_an_outdated_page_is_accepted_if_the_button_is_unchanged(live: LivePages) -> None:
    assert late_click(live, snapshot("Call 3", "Pot 7")) == 2


async def test_a_click_on_an_outdated_page_is_refused_if_another_button_took_its_place(live: LivePages) -> None:
    assert late_click(live, snapshot("Raise to 20")) == 1


async def test_a_click_on_an_outdated_page_is_refused_if_the_button_is_gone(live: LivePages) -> None:
    assert late_click(live, {"messages": {}}) == 1


async def test_a_command_from_an_outdated_page_is_accepted_even_if_the_buttons_changed(live: LivePages) -> None:
    assert late_click(live, snapshot("Raise to 20"), "run_command") == 2


async def test_a_tabs_request_with_the_revision_it_loaded_first_is_accepted_after_the_next_update(
    live: LivePages, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab, room = Tab(), SimpleNamespace(channel=SimpleNamespace(id=5))

    def publish(preview: SimpleNamespace, page: Tab) -> None:
        page.revision = 2

    monkeypatch.setattr(previews, "is_open", lambda preview: True)
    monkeypatch.setattr(previews, "browser_pages", lambda preview: [tab])
    monkeypatch.setattr(previews, "publish", publish)
    live.add(cast(Any, room))
    live._changed.add(room.channel.id)
    live._publish_changed()
    assert tab.revision == 2
    body: dict[str, Any] = {"kind": "configure_presentation", "published_revision": 1}
    live.accept_late_click(tab, body)
    assert body["published_revision"] == 2


async def test_a_click_with_a_revision_that_the_tab_never_showed_is_left_to_simcord(live: LivePages) -> None:
    body = {"kind": "click", "control_key": KEY, "published_revision": 1}
    live.accept_late_click(Tab(), body)
    assert body["published_revision"] == 1


@pytest.mark.parametrize(
    ("acknowledgement", "certain"), [("acknowledged", True), ("deferred", True), ("pending", False)]
)
def test_an_answered_click_is_not_reported_as_uncertain(acknowledgement: str, certain: bool) -> None:
    answer: dict[str, Any] = {"settlement": "timeout", "acknowledgement": acknowledgement, "uncertain": True}
    previews.accept_slow_answer(answer)
    assert answer["uncertain"] is not certain
    assert (answer["settlement"] == "settled") is certain


def test_a_button_or_menu_of_the_page_is_found_however_deeply_it_is_nested() -> None:
    assert control(snapshot("Call 3"), KEY) == {"type": 2, "control_key": KEY, "label": "Call 3"}
    assert control(snapshot("Call 3"), "message:7:component:99") is None
