"""A warning before the demo breaks: simcord may rename private parts that the demo uses."""

import asyncio
from collections.abc import Mapping
from dataclasses import fields
from types import MappingProxyType, SimpleNamespace
from typing import Any, cast

import discord
import pytest
import simcord
from aiohttp import web
from aiohttp.test_utils import make_mocked_request
from simcord.backend import Backend
from simcord.backend.models import Interaction, Message
from simcord.preview import Preview, _markdown

from bot.demo import world
from bot.demo.simcord_private import made_once, previews, simulation

NAMES = {**previews.PRIVATE_NAMES, **simulation.PRIVATE_NAMES}


@pytest.fixture
async def env() -> simcord.Env:
    return simcord.Env(discord.Client(intents=discord.Intents.none()))


@pytest.mark.parametrize(("owner", "name"), [(owner, name) for owner, names in NAMES.items() for name in names])
def test_the_private_names_of_simcords_classes_still_exist(owner: type, name: str) -> None:
    assert hasattr(owner, name)


@pytest.mark.parametrize("name", ["create_thread", "reserve_id", "advance_clock"])
def test_the_backend_still_has_the_methods_that_the_world_needs(name: str) -> None:
    assert callable(getattr(Backend, name))


def test_the_message_class_of_simcord_still_has_its_method_visible_to() -> None:
    assert callable(Message.visible_to)


async def test_the_environments_private_state_still_exists(env: simcord.Env) -> None:
    assert env._preview is None
    assert env.backend.transcript == []
    assert env.backend.http_requests == []
    assert env.backend.clock.elapsed == 0
    assert env.backend.bot_user.id in env.backend.users


async def test_a_bot_that_is_busy_in_its_first_seconds_counts_as_started(
    env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(self: simcord.Env, **options: Any) -> None:
        raise TimeoutError

    monkeypatch.setattr(simcord.Env, "_settle_internal", busy)
    await simulation.start(env)
    assert env._started
    with pytest.raises(TimeoutError):
        await env._settle_internal()
    monkeypatch.undo()
    await env.shutdown()


async def test_a_previews_private_state_still_exists(env: simcord.Env) -> None:
    demo = world.build(env)
    env._started = True
    preview = env.preview(demo.room, viewers=[demo.moderator.member], layout="channel")
    assert isinstance(preview, Preview)
    assert preview._pages == {}
    assert preview._active is False
    assert preview._active_action is None
    assert "responded" in {field.name for field in fields(Interaction)}
    assert preview._server.port is None
    assert preview.capability


@pytest.mark.parametrize("seconds", [0.0, 600.0])
async def test_a_click_on_a_busy_bot_is_reported_once_it_is_answered(
    env: simcord.Env, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    async def busy(self: simcord.Env, **options: Any) -> None:
        raise TimeoutError

    monkeypatch.setattr(simcord.Env, "_settle_internal", busy)
    monkeypatch.setattr(previews, "ANSWER_SECONDS", seconds)
    clicked = SimpleNamespace(responded=False)
    if seconds:
        asyncio.get_running_loop().call_later(0.01, setattr, clicked, "responded", True)
    preview = cast(Preview, SimpleNamespace(_active_action=SimpleNamespace(interaction=clicked)))
    with previews.acting(env, preview), pytest.raises(TimeoutError):
        await env._settle_internal()
    assert clicked.responded is (seconds > 0), "waiting for the bot must end"


def test_simcords_page_has_the_markers_that_the_frame_replaces() -> None:
    page = previews.STATIC_FILES["/"].read_text(encoding="utf-8")
    for place in ("<title>SimCord Preview</title>", "</head>", "<body>", '<script type="module"', 'id="action-status"'):
        assert page.count(place) == 1, place


def test_every_file_of_simcords_page_exists() -> None:
    assert all(path.is_file() for path in previews.STATIC_FILES.values())


def asked(page: previews.Page, headers: Mapping[str, str] = MappingProxyType({}), **options: Any) -> web.Request:
    """Return a request from a tab."""
    own = {"Host": "127.0.0.1:80", previews.CAPABILITY_HEADER: "key", "X-Simcord-Context": page.id}
    return make_mocked_request("GET", "/", headers={**own, **headers}, **options)


async def test_a_tab_gets_its_state_again_only_after_a_change(env: simcord.Env) -> None:
    demo = world.build(env)
    env._started = True
    preview = await previews.open_preview(env, demo.room, demo.moderator.member, "key", 80, previews.act)
    page, server = preview._open_page(), previews.server_of(preview)
    first = await server._state(asked(page))
    assert first.status == 200
    known = {"If-None-Match": first.headers["ETag"]}
    page.last_activity = before = page.last_activity - 1
    assert (await server._state(asked(page, known))).status == 304
    assert page.last_activity > before, "an unchanged tab must count as active, or simcord ends it after ten minutes"
    with pytest.raises(web.HTTPUnauthorized):
        await server._state(asked(page, known | {previews.CAPABILITY_HEADER: "another"}))
    previews.publish(preview, page)
    second = await server._state(asked(page, known))
    assert (second.status, second.headers["ETag"] != first.headers["ETag"]) == (200, True)
    preview._close_page(page.id)
    assert (await server._state(asked(page, known))).status == 410
    await preview.__aexit__(None, None, None)


async def test_a_page_that_no_browser_shows_is_not_rendered(env: simcord.Env) -> None:
    demo = world.build(env)
    env._started = True
    preview = await previews.open_preview(env, demo.room, demo.moderator.member, "key", 80, previews.act)
    hidden, page = preview._pages[previews.NO_BROWSERS], preview._open_page()
    preview._publish_message_pages()
    assert (hidden.revision, page.revision) == (0, 2)
    assert list(previews.browser_pages(preview)) == [page]
    await preview.__aexit__(None, None, None)


def test_an_entry_of_the_command_list_is_made_once_per_version_of_the_command() -> None:
    made: list[str] = []

    def make(command: made_once.Command, path: list[str], leaf: made_once.Command) -> made_once.Entry:
        made.append(leaf["description"])
        return {"path": path, "guild": command.get("guild_id"), "described": leaf["description"]}

    entries = made_once.Entries(make)
    sit = {"description": "Sit down"}
    everywhere, here = {"id": "7", "options": [sit]}, {"id": "7", "guild_id": 5, "options": [sit]}
    first = entries(everywhere, ["table", "sit"], sit)
    assert entries(everywhere, ["table", "sit"], dict(sit)) is first
    assert entries(here, ["table", "sit"], sit)["guild"] == 5
    assert entries(everywhere, ["table", "leave"], {"description": "Leave"})["path"] == ["table", "leave"]
    sit["description"] = "Take a seat"
    assert entries(everywhere, ["table", "sit"], sit)["described"] == "Take a seat"
    assert made == ["Sit down", "Sit down", "Leave", "Take a seat"]


def test_a_parser_is_made_once_for_each_policy_and_context(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made_once, "PARSERS_MOST", 2)
    made: list[object] = []

    def make(policy: Mapping[str, Any], context: Mapping[str, Any]) -> object:
        made.append((policy, context))
        return object()

    parsers = made_once.Parsers(make)
    first = parsers({"links": True}, {"users": {"7": "Ada"}})
    assert parsers({"links": True}, {"users": {"7": "Ada"}}) is first
    assert parsers({"links": True}, {"users": {"7": "Ben"}}) is not first
    assert parsers({"links": False}, {"users": {"7": "Ada"}}) is not first
    assert len(made) == 3


def test_cached_parsers_give_the_same_result_as_new_ones() -> None:
    made_once.install()
    made_once.install()
    kept = vars(_markdown)["_markdown_parser"]
    for name in ("Ada", "Ben"):
        context = {"users": {"7": name}}
        for text in (
            "",
            "**<@7>** and <t:0:R>",
            "||hidden||\n- one\n- two",
            "https://example.org [link](https://a.example)",
        ):
            told = [_markdown.markdown_tokens(text, "message", context=context) for _ in range(2)]
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(_markdown, "_markdown_parser", kept._make)
                assert told == [_markdown.markdown_tokens(text, "message", context=context)] * 2


async def test_files_that_no_message_shows_any_more_are_dropped(
    env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "FILES_MOST", 2)
    backend, room = env.backend, world.build(env).room
    stored = [backend.cdn.store_attachment(number, room.id, "table.png", b"png", None) for number in range(3)]
    backend.create_message(room.id, backend.bot_user.id, "a picture", attachments=[stored[1]])
    simulation.forget_history(env)
    assert [backend.cdn.get(one["url"]) for one in stored] == [None, b"png", None]


async def test_a_picture_in_a_tabs_state_can_still_be_fetched_after_its_message_changed(
    env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "PICTURES_PROMISED", 2)
    demo = world.build(env)
    env._started = True
    backend, bot = env.backend, env.backend.bot_user.id

    drawn = [previews.PNG + bytes([number]) for number in range(4)]
    pictures = [
        backend.cdn.store_attachment(9000 + number, demo.room.id, "table.png", data, None)
        for number, data in enumerate(drawn)
    ]
    message = backend.create_message(demo.room.id, bot, "a picture", attachments=pictures[:1])
    preview = await previews.open_preview(env, demo.room, demo.moderator.member, "key", 80, previews.act)
    page = preview._open_page()

    def shown() -> str:
        assets = preview._page_payload(page)["assets"]
        return str(next(asset_id for asset_id, one in assets.items() if one["filename"] == "table.png"))

    async def fetched(asset_id: str) -> object:
        answer = await previews.server_of(preview)._asset(asked(page, match_info={"asset_id": asset_id}))
        assert isinstance(answer, web.Response)
        return answer.body if answer.status == 200 else answer.status

    told = [shown()]
    for attachment in pictures[1:]:
        backend.edit_message(demo.room.id, message.id, {"attachments": [attachment]})
        previews.publish(preview, page)
        told.append(shown())
    assert len(set(told)) == 4
    assert [await fetched(asset_id) for asset_id in told] == [404, 404, *drawn[2:]]
    await preview.__aexit__(None, None, None)
