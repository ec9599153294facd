"""What a request brings, a JSON text alone or one with files (multipart/form-data).

aiohttp's own reader puts every file on the disk and tries 128 patterns on every part, as the web's browsers want it:
that was a fifth of the time of a table played here. The one client here sends every part whole, with its name in
quotation marks.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from aiohttp import web

from tests.local_discord.world import attached

JSON: Final = "application/json"
FORM: Final = "multipart/form-data"
DOCUMENTS: Final = (".json", ".zip")
"""Files whose contents stand in the journal end so."""
_BOUNDARY: Final = re.compile(r'boundary="?([^";]+)"?')
_NAMES: Final = re.compile(rb'^content-disposition: form-data; name="(.*?)"(?:; filename="(.*)")?\r?$', re.I | re.M)
_ESCAPED: Final = re.compile(rb"\\(.)")
_END: Final = b"--\r\n"


@dataclass(frozen=True, slots=True)
class Part:
    field: str
    file: str | None
    """Its name, None where it is no file."""
    content: bytes


@dataclass(frozen=True, slots=True)
class Brought:
    body: Any
    """The JSON; of a form its payload_json, with the files as attachments."""
    files: dict[str, bytes]
    """The text files and archives, by name."""


async def brought_by(request: web.Request) -> Brought:
    sort = sort_of(request)
    if sort == JSON:
        return Brought(await request.json(), {})
    if sort == FORM:
        boundary = _BOUNDARY.search(request.headers["Content-Type"])
        if boundary is None:
            raise ValueError("a form without a boundary")
        return of_form(list(parts(await request.read(), boundary[1].encode())))
    return Brought(None, {})


def sort_of(request: web.Request) -> str:
    """The content type, without what every form has of its own: that is parsed at some length by aiohttp."""
    return request.headers.get("Content-Type", "application/octet-stream").partition(";")[0].strip().lower()


def parts(form: bytes, boundary: bytes) -> Iterator[Part]:
    """Raises ValueError for what is no form, or was cut short."""
    before, *pieces = (b"\r\n" + form).split(b"\r\n--" + boundary)
    if before or not pieces or pieces.pop() != _END:
        raise ValueError("no whole form")
    for piece in pieces:
        head, _, content = piece.partition(b"\r\n\r\n")
        names = _NAMES.search(head)
        if names is None:
            raise ValueError(f"a part without a name: {head!r}")
        yield Part(_named(names[1]), None if names[2] is None else _named(names[2]), content)


def _named(quoted: bytes) -> str:
    return _ESCAPED.sub(rb"\1", quoted).decode()


def of_form(found: list[Part]) -> Brought:
    payload = next((part.content for part in found if part.field == "payload_json"), b"{}")
    files = {part.field: (part.file, len(part.content)) for part in found if part.file is not None}
    documents = {part.file: part.content for part in found if part.file is not None and part.file.endswith(DOCUMENTS)}
    return Brought(attached(json.loads(payload), files), documents)
