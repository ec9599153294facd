"""Discord's demands on a body that its own API description leaves out. Each finding is one sentence."""

import re
from collections.abc import Iterator
from typing import Any, Final

from tests.harness.local_discord.world import Json

CONTENT_MOST: Final = 2000
TEXT_MOST: Final = 4000
"""The most text in a message of Components V2."""
COMPONENTS_MOST: Final = 40
ROWS_MOST: Final = 5
CUSTOM_ID_MOST: Final = 100
EMBEDS_MOST: Final = 6000
COMMANDS_MOST: Final = 100
COMMAND_TEXT_MOST: Final = 8000
"""The most characters in the names, descriptions and values of a command with all its options."""
V2: Final = 1 << 15
ROW, BUTTON, TEXT_INPUT, TEXT = 1, 2, 4, 10
V2_ONLY: Final = frozenset({9, 10, 11, 12, 13, 14, 17})
LINK, PREMIUM = 5, 6
"""Button styles without a custom_id."""
CHAT_INPUT: Final = 1
NAME: Final = re.compile(r"[-_'\w]{1,32}")
POSTS: Final = re.compile(r"/channels/\d+/messages|/webhooks/\d+/[^/]+")
EDITS: Final = re.compile(r"/channels/\d+/messages/\d+|/webhooks/\d+/[^/]+/messages/[^/]+")
CALLBACK: Final = re.compile(r"/interactions/\d+/[^/]+/callback")
COMMANDS: Final = re.compile(r"/applications/\d+(?:/guilds/\d+)?/commands")
MESSAGE_CALLBACKS: Final = frozenset({4, 7})


def problems(method: str, path: str, body: Any) -> Iterator[str]:
    """Yield all problems of a request's body; ``path`` is relative to the API's address."""
    if COMMANDS.fullmatch(path) and method == "PUT":
        yield from _commands(body)
    elif CALLBACK.fullmatch(path):
        yield from _callback(body)
    elif method == "POST" and POSTS.fullmatch(path):
        yield from _message(body, edits=False)
    elif method == "PATCH" and EDITS.fullmatch(path):
        yield from _message(body, edits=True)


def _callback(body: Json) -> Iterator[str]:
    data = body.get("data") or {}
    if body["type"] in MESSAGE_CALLBACKS:
        yield from _message(data, edits=body["type"] == 7)
    elif body["type"] == 9:
        yield from _custom_ids(data.get("components") or [])
    elif body["type"] == 8 and len(data.get("choices") or []) > 25:
        yield "more than 25 choices"


# Messages


def _message(body: Json, *, edits: bool) -> Iterator[str]:
    content, components = body.get("content") or "", body.get("components") or []
    flags = body.get("flags") or 0
    if len(content) > CONTENT_MOST:
        yield f"content of {len(content)} characters, at most {CONTENT_MOST}"
    if not edits and not any(body.get(key) for key in ("content", "embeds", "components", "attachments", "poll")):
        yield "an empty message"
    yield from _embeds(body.get("embeds") or [])
    yield from _custom_ids(components)
    if flags & V2:
        yield from _components_v2(body, components)
    else:
        yield from _components_v1(components, edits=edits)
    nonce = body.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        yield "a nonce of more than 25 characters"


def _embeds(embeds: list[Json]) -> Iterator[str]:
    told = sum(len(text) for embed in embeds for text in _embed_texts(embed))
    if told > EMBEDS_MOST:
        yield f"{told} characters in embeds, at most {EMBEDS_MOST}"


def _embed_texts(embed: Json) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield (embed.get("footer") or {}).get("text") or ""
    yield (embed.get("author") or {}).get("name") or ""
    for part in embed.get("fields") or []:
        yield part["name"]
        yield part["value"]


def _components_v2(body: Json, components: list[Json]) -> Iterator[str]:
    if body.get("content") or body.get("embeds") or body.get("poll"):
        yield "content, embeds or a poll beside the flag of Components V2"
    everything = list(walk(components))
    if len(everything) > COMPONENTS_MOST:
        yield f"{len(everything)} components, at most {COMPONENTS_MOST}"
    told = sum(len(part.get("content") or "") for part in everything if part["type"] == TEXT)
    if told > TEXT_MOST:
        yield f"{told} characters of text, at most {TEXT_MOST}"
    yield from _rows(everything)


def _components_v1(components: list[Json], *, edits: bool) -> Iterator[str]:
    if not edits and any(part["type"] in V2_ONLY for part in walk(components)):
        yield "components of V2 without its flag"
    if len(components) > ROWS_MOST and not any(part["type"] in V2_ONLY for part in components):
        yield f"{len(components)} rows, at most {ROWS_MOST}"
    yield from _rows(walk(components))


def _rows(components: Any) -> Iterator[str]:
    for part in components:
        if part["type"] != ROW:
            continue
        inside = part.get("components") or []
        if not 1 <= len(inside) <= 5:
            yield f"a row of {len(inside)}"
        if len(inside) > 1 and any(one["type"] not in {BUTTON, TEXT_INPUT} for one in inside):
            yield "a select that shares its row"


def _custom_ids(components: list[Json]) -> Iterator[str]:
    seen: set[str] = set()
    for part in walk(components):
        if part["type"] == BUTTON:
            yield from _button(part)
        custom_id = part.get("custom_id")
        if custom_id is None:
            continue
        if not 1 <= len(custom_id) <= CUSTOM_ID_MOST:
            yield f"a custom_id of {len(custom_id)} characters"
        if custom_id in seen:
            yield f"the custom_id {custom_id} twice"
        seen.add(custom_id)


def _button(button: Json) -> Iterator[str]:
    wants_id = button.get("style") not in {LINK, PREMIUM}
    if wants_id != (button.get("custom_id") is not None):
        yield "a button needs a custom_id, a link or premium button has none"
    if button.get("style") != PREMIUM and not button.get("label") and not button.get("emoji"):
        yield "a button without label or emoji"


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component, at any depth."""
    for part in components:
        yield part
        below = [*(part.get("components") or []), part.get("accessory"), part.get("component")]
        yield from walk([one for one in below if one])


# Commands


def _commands(commands: list[Json]) -> Iterator[str]:
    chat = [command for command in commands if command.get("type", CHAT_INPUT) == CHAT_INPUT]
    if len(chat) > COMMANDS_MOST:
        yield f"{len(chat)} commands, at most {COMMANDS_MOST}"
    if len({command["name"] for command in chat}) < len(chat):
        yield "two commands of one name"
    for command in chat:
        told = _told(command)
        if told > COMMAND_TEXT_MOST:
            yield f"/{command['name']} has {told} characters, at most {COMMAND_TEXT_MOST}"
        yield from _named(command, f"/{command['name']}")


def _named(part: Json, where: str) -> Iterator[str]:
    for name in (part["name"], *(part.get("name_localizations") or {}).values()):
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"{where}: {name!r} is no name for it"
    if not 1 <= len(part.get("description") or "") <= 100:
        yield f"{where}: a description of {len(part.get('description') or '')} characters"
    yield from _options(part.get("options") or [], where)


def _options(options: list[Json], where: str) -> Iterator[str]:
    if len(options) > 25:
        yield f"{where}: {len(options)} options, at most 25"
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        yield f"{where}: a required option after one that is not"
    if len({option["name"] for option in options}) < len(options):
        yield f"{where}: two options of one name"
    for option in options:
        yield from _named(option, f"{where} {option['name']}")
        choices = option.get("choices") or []
        if choices and option.get("autocomplete"):
            yield f"{where} {option['name']}: choices and autocomplete"
        if len(choices) > 25:
            yield f"{where} {option['name']}: {len(choices)} choices, at most 25"


def _told(part: Json) -> int:
    """Return the number of characters that count: each text in its longest language."""
    own = sum(
        max(map(len, [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]))
        for key in ("name", "description")
    )
    choices = sum(len(choice["name"]) + len(str(choice["value"])) for choice in part.get("choices") or [])
    return own + choices + sum(map(_told, part.get("options") or []))
