"""The files that a message shows: each is uploaded by the same request, or kept by its id."""

from collections.abc import Iterator
from typing import Any, Final

from tests.harness.local_discord.refusals import Refused

Json = dict[str, Any]
SCHEME: Final = "attachment://"


def show(body: Json) -> None:
    """Raise Refused if a new or edited message shows a file that is not among its ``attachments``."""
    there = {one.get("filename") for one in body.get("attachments") or ()}
    for url in _shown(body):
        if url.startswith(SCHEME) and url.removeprefix(SCHEME) not in there:
            raise Refused(400, 50035, f"Invalid Form Body: no file is attached for {url}")


def _shown(body: Json) -> Iterator[str]:
    """Yield the address of every picture and file that the message shows."""
    for embed in body.get("embeds") or ():
        yield from (embed[part]["url"] for part in ("image", "thumbnail") if embed.get(part))
        yield from (embed[part].get("icon_url", "") for part in ("author", "footer") if embed.get(part))
    yield from media(body.get("components") or ())


def media(components: Any) -> Iterator[str]:
    """Yield the address of every picture and file in components, at any depth."""
    for one in components:
        items = [one, {"media": one.get("file")}, *(one.get("items") or ())]
        yield from (item["media"]["url"] for item in items if item.get("media"))
        yield from media([*(one.get("components") or ()), *filter(None, [one.get("accessory")])])
