"""The files that a message shows. Each is uploaded by the request that shows it, or kept by its id in that request."""

from collections.abc import Iterator
from typing import Any, Final

from tests.harness.local_discord.refusals import Refused

Json = dict[str, Any]
SCHEME: Final = "attachment://"


def show(body: Json) -> None:
    """Raises Refused where the message, or the edit of one, shows a file that is not among its ``attachments``."""
    there = {one.get("filename") for one in body.get("attachments") or ()}
    for url in _shown(body):
        if url.startswith(SCHEME) and url.removeprefix(SCHEME) not in there:
            raise Refused(400, 50035, f"Invalid Form Body: no file is attached for {url}")


def _shown(body: Json) -> Iterator[str]:
    """The address of every picture and file in it."""
    for embed in body.get("embeds") or ():
        yield from (embed[part]["url"] for part in ("image", "thumbnail") if embed.get(part))
        yield from (embed[part].get("icon_url", "") for part in ("author", "footer") if embed.get(part))
    yield from media(body.get("components") or ())


def media(components: Any) -> Iterator[str]:
    """The address of every picture and file in components, at any depth."""
    for one in components:
        items = [one, {"media": one.get("file")}, *(one.get("items") or ())]
        yield from (item["media"]["url"] for item in items if item.get("media"))
        yield from media([*(one.get("components") or ()), *filter(None, [one.get("accessory")])])
