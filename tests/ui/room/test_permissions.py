"""The permissions that the bot asks for, and those that it lacks."""

import re
from pathlib import Path
from typing import cast, get_args
from unittest.mock import Mock
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.locales.phrases import LOCALES, Phrases
from bot.moderation.room_settings import RoomSettings
from bot.ui.discord.invite import NEEDED, OPTIONAL, invite_link
from bot.ui.room.permissions import Lack, Use, lacks, missing
from bot.ui.room.words import lack_lines
from tests.harness.source_code import sources

EN = Phrases("en-US")
README = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")


def test_the_readme_names_the_permissions_of_the_invite_link() -> None:
    step = re.sub(r"\s+", " ", README.split("\n3. `cp .env.example")[1].split("\n4. ")[0])
    named = re.findall(r"\*([A-Z][A-Za-z ]+)\*", step)
    words = {name: EN(f"permission-{name.replace('_', '-')}") for name in (*NEEDED, *OPTIONAL)}
    # Discord writes "View Channels" in a role, and "View Channel" in a channel's settings.
    assert named == [word.replace("View Channel", "View Channels") for word in words.values()]


def test_the_invite_link_asks_for_exactly_the_listed_permissions() -> None:
    asked = parse_qs(urlsplit(invite_link(1234)).query)
    assert asked["client_id"] == ["1234"]
    assert asked["scope"] == ["bot applications.commands"]
    granted = {name for name, value in discord.Permissions(int(asked["permissions"][0])) if value}
    # The library has two names for this permission and lists the older one.
    assert granted == {*NEEDED, *OPTIONAL} - {"view_channel"} | {"read_messages"}


def test_every_invite_link_is_built_in_one_module() -> None:
    """The start, ``invite``, ``doctor`` and the answer where the bot is missing all show such a link."""
    makers = [path for folder in ("bot", "cogs") for path in sources(folder) if "oauth" in path.read_text("utf-8")]
    assert [path.name for path in makers] == ["invite.py"]


def test_every_permission_that_can_be_reported_missing_is_in_the_invite_and_has_words() -> None:
    nothing = discord.Permissions.none()
    seeing = discord.Permissions(view_channel=True)
    for use in get_args(Use):
        places: list[discord.abc.GuildChannel | None] = [text_channel(), None]
        if use == "tables":
            places.append(discord.ForumChannel.__new__(discord.ForumChannel))
        for name in {name for place in places for may in (nothing, seeing) for name in missing(place, may, use)}:
            assert name in NEEDED
            for locale in LOCALES if use != "events" else ():
                assert lack_lines(Phrases(locale), [Lack(5, use, name)])


def text_channel() -> discord.TextChannel:
    return discord.TextChannel.__new__(discord.TextChannel)


@pytest.mark.parametrize(
    "case",
    [
        ("tables", [], []),
        ("tables", ["send_messages"], []),
        ("tables", ["create_public_threads"], ["create_public_threads"]),
        ("tables", ["create_private_threads"], ["create_private_threads"]),
        ("tables", ["send_messages_in_threads", "send_messages"], ["send_messages_in_threads", "send_messages"]),
        ("tables", ["view_channel", "send_messages"], ["view_channel"]),
        ("tables", ["read_message_history"], ["read_message_history"]),
        ("tables", ["attach_files"], ["attach_files"]),
        ("announcements", ["create_public_threads"], []),
        ("announcements", ["send_messages"], ["send_messages"]),
        ("moderators", ["view_channel"], ["view_channel"]),
    ],
)
def test_a_denied_permission_is_reported_only_if_the_bots_use_of_the_channel_needs_it(
    case: tuple[str, list[str], list[str]],
) -> None:
    use, denied, names = cast(Use, case[0]), *case[1:]
    allowed = discord.Permissions.all()
    allowed.update(**dict.fromkeys(denied, False))
    assert missing(text_channel(), allowed, use) == names
    for name in names:
        (line,) = lack_lines(EN, [Lack(5, use, name)])
        assert "<#5>" in line


def test_attach_files_is_not_reported_as_missing_if_the_bot_may_write_only_in_threads() -> None:
    assert lacks(server(discord.Permissions.none()), RoomSettings(), 5)[0].permission == "view_channel"
    allowed = discord.Permissions.all()
    allowed.update(send_messages=False, administrator=False)
    assert lacks(server(allowed), RoomSettings(), 5) == []


def test_the_bot_reports_that_it_may_not_create_events() -> None:
    allowed = discord.Permissions.all()
    allowed.update(create_events=False, administrator=False)
    found = lacks(server(allowed), RoomSettings(), 5)
    assert found == [Lack(None, "events", "create_events")]
    assert lack_lines(EN, found) == [
        "- **Create Events** in my role: tournaments aren't listed among the server's events."
    ]


def server(everyone: discord.Permissions) -> discord.Guild:
    """Return a server as the library keeps it, with text channel 5 and these permissions for everyone."""
    us = Mock(id=7)
    state = Mock(shard_count=1, self_id=7, user=us, member_cache_flags=discord.MemberCacheFlags.all())
    state.store_user.return_value = us
    data = {
        "id": 1,
        "name": "Friday club",
        "owner_id": 9,
        "roles": [{"id": 1, "name": "@everyone", "permissions": str(everyone.value), "position": 0, "flags": 0}],
        "channels": [{"id": 5, "name": "lounge", "type": 0, "position": 0, "permission_overwrites": []}],
        "members": [{"user": {"id": 7, "username": "Lowball"}, "roles": [], "flags": 0, "joined_at": None}],
    }
    return discord.Guild(data=data, state=state)  # type: ignore[arg-type]  # what the library reads of it
