"""Forms as the client's library writes them, read for what they bring."""

import json

import aiohttp
import pytest

from tests.local_discord.forms import Part, of_form, parts

PICTURE = bytes(range(256)) + b"\r\n--\r\n\r\n" + b"\r\n" * 3
NAMES = ["table.png", "with space.zip", 'so "called" \\ .json', "königin; name=x.txt", ""]


async def form(*files: tuple[str, bytes], payload: object = None) -> tuple[bytes, bytes]:
    """Its boundary and its bytes."""
    data = aiohttp.FormData(quote_fields=False)
    data.add_field("payload_json", json.dumps(payload))
    for number, (name, content) in enumerate(files):
        data.add_field(f"files[{number}]", content, filename=name, content_type="application/octet-stream")
    writer = data()
    assert isinstance(writer, aiohttp.MultipartWriter)
    return writer.boundary.encode(), await writer.as_bytes()


@pytest.mark.parametrize("name", NAMES)
async def test_every_part_is_read_as_it_was_written(name: str) -> None:
    boundary, written = await form((name, PICTURE), ("second.png", b""), payload={"content": "é"})
    assert list(parts(written, boundary)) == [
        Part("payload_json", None, json.dumps({"content": "é"}).encode()),
        Part("files[0]", name, PICTURE),
        Part("files[1]", "second.png", b""),
    ]


async def test_files_are_told_by_name_and_size_and_documents_are_kept() -> None:
    payload = {"attachments": [{"id": 0}, {"id": 1, "description": "all hands"}]}
    boundary, written = await form(("table.png", PICTURE), ("hands.zip", b"PK"), payload=payload)
    brought = of_form(list(parts(written, boundary)))
    shown = [(one["filename"], one["size"]) for one in brought.body["attachments"]]
    assert shown == [("table.png", len(PICTURE)), ("hands.zip", 2)]
    assert brought.files == {"hands.zip": b"PK"}


async def test_a_form_that_was_cut_short_is_none() -> None:
    boundary, written = await form(("table.png", PICTURE))
    for length in range(len(written)):
        with pytest.raises(ValueError, match="form"):
            list(parts(written[:length], boundary))


def test_a_part_without_a_name_is_none() -> None:
    with pytest.raises(ValueError, match="a part without a name"):
        list(parts(b"--x\r\nContent-Type: text/plain\r\n\r\nwords\r\n--x--\r\n", b"x"))
