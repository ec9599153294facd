"""The contents of messages: how a request changes them, and how to search them."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from tests.harness.local_discord.refusals import Refused

Json = dict[str, Any]
EPHEMERAL = 1 << 6


def told(body: Json, before: Json) -> Json:
    """Return a message's contents after a request; an edit never makes an ephemeral message public."""
    keys = ("content", "embeds", "components", "attachments", "flags")
    contents = {key: before[key] if body.get(key) is None else body[key] for key in keys}
    return contents | {"flags": contents["flags"] | before["flags"] & EPHEMERAL}


def attached(body: Json, files: dict[str, tuple[str, int]]) -> Json:
    """Return the body with the uploaded files among its attachments; ``files``: name and size in bytes by field."""
    if isinstance(body.get("data"), dict):
        return body | {"data": attached(body["data"], files)}
    given = body.get("attachments") or []
    shown = [_uploaded(one, *files.get(f"files[{one['id']}]", ("", 0))) for one in given]
    return body | {"attachments": shown} if given else body


def _uploaded(one: Json, name: str, size: int) -> Json:
    """Return an attachment with its file's name and size; one without an upload is unchanged."""
    return {"filename": name, **one, "size": size, "is_new": True} if name else one


def kept_or_new(given: list[Json], before: list[Json], snowflake: Callable[[], str]) -> list[Json]:
    """Return the attachments that a request uploads or keeps by their ids; raise Refused for any other id."""
    known = {one["id"]: one for one in before}
    return [_new(one, snowflake()) if one.get("is_new") else _kept(known, str(one["id"])) for one in given]


def _kept(known: dict[str, Json], id_: str) -> Json:
    if id_ not in known:
        raise Refused(400, 50035, f"Invalid Form Body: the message has no attachment {id_}")
    return known[id_]


def _new(one: Json, id_: str) -> Json:
    url = f"https://cdn.example/{id_}/{one['filename']}"
    shown = {"id": id_, "filename": one["filename"], "size": one["size"], "url": url, "proxy_url": url}
    return shown | {key: one[key] for key in ("description",) if one.get(key)}


def age_seconds(message: Json) -> float:
    return (datetime.now(UTC) - datetime.fromisoformat(message["timestamp"])).total_seconds()


def now() -> str:
    return datetime.now(UTC).isoformat()


def custom_ids(components: list[Json]) -> dict[str, Json]:
    """Return every clickable component, at any depth, by its custom_id."""
    found: dict[str, Json] = {}
    for component in components:
        if "custom_id" in component:
            found[component["custom_id"]] = component
        below = [*component.get("components", []), component.get("accessory"), component.get("component")]
        found |= custom_ids([one for one in below if one])
    return found
