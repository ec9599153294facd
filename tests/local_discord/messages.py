"""The contents of messages: how a request changes them, and what is found in them."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from tests.local_discord.refusals import Refused

Json = dict[str, Any]
EPHEMERAL = 1 << 6


def told(body: Json, before: Json) -> Json:
    """Changes a message's contents as a request says, and leaves the rest. What one alone sees no edit shows to all."""
    keys = ("content", "embeds", "components", "attachments", "flags")
    contents = {key: before[key] if body.get(key) is None else body[key] for key in keys}
    return contents | {"flags": contents["flags"] | before["flags"] & EPHEMERAL}


def proved(contents: Json) -> Json:
    """The contents of a message; raises Refused where a component shows a file that is not attached."""
    there = {f"attachment://{one['filename']}" for one in contents["attachments"]}
    for url in media(contents["components"]):
        if url.startswith("attachment://") and url not in there:
            raise Refused(400, 50035, f"Invalid Form Body: no file is attached for {url}")
    return contents


def media(components: list[Json]) -> Iterator[str]:
    """The address of every picture in a gallery, at any depth."""
    for component in components:
        yield from (item["media"]["url"] for item in component.get("items") or () if "media" in item)
        yield from media(component.get("components") or [])


def attached(body: Json, files: dict[str, tuple[str, int]]) -> Json:
    """The body with its attachments as the message shows them; ``files`` are the names and sizes in bytes by field."""
    if isinstance(body.get("data"), dict):
        return body | {"data": attached(body["data"], files)}
    given = body.get("attachments") or []
    shown = [_attachment(one, files.get(f"files[{one['id']}]", ("", 0))) for one in given]
    return body | {"attachments": shown} if given else body


def _attachment(one: Json, file: tuple[str, int]) -> Json:
    name, size = one.get("filename") or file[0], file[1]
    url = f"https://cdn.example/{name}"
    shown = {"id": str(one["id"]), "filename": name, "size": size, "url": url, "proxy_url": url}
    return shown | {key: one[key] for key in ("description",) if one.get(key)}


def age_seconds(message: Json) -> float:
    return (datetime.now(UTC) - datetime.fromisoformat(message["timestamp"])).total_seconds()


def now() -> str:
    return datetime.now(UTC).isoformat()


def custom_ids(components: list[Json]) -> dict[str, Json]:
    """Every component that can be clicked, at any depth, by its custom_id."""
    found: dict[str, Json] = {}
    for component in components:
        if "custom_id" in component:
            found[component["custom_id"]] = component
        below = [*component.get("components", []), component.get("accessory"), component.get("component")]
        found |= custom_ids([one for one in below if one])
    return found
