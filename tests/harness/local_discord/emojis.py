"""The application's own emojis, as Discord stores them."""

import base64
import binascii
import re
from dataclasses import dataclass, field
from typing import Any, Final

from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.world import Json, World

NAME: Final = re.compile(r"[A-Za-z0-9_]{2,32}")
IMAGE: Final = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(?P<data>[A-Za-z0-9+/]+=*)")
BYTES_MOST: Final = 256 * 1024
EMOJIS_MOST: Final = 2000


@dataclass
class Emojis:
    world: World
    by_name: dict[str, Json] = field(default_factory=dict)
    images: dict[str, bytes] = field(default_factory=dict)
    """Pictures by the name of the emoji."""

    def all(self) -> Json:
        return {"items": list(self.by_name.values())}

    def make(self, body: Any) -> Json:
        """Create an emoji; raise Refused for an invalid one."""
        name, image = str(body["name"]), _bytes(str(body["image"]))
        if not NAME.fullmatch(name):
            raise Refused(400, 50035, f"Invalid Form Body: {name!r} is no name of an emoji")
        if name in self.by_name:
            raise Refused(400, 50035, f"Invalid Form Body: an emoji is called {name} already")
        if not 0 < len(image) <= BYTES_MOST:
            raise Refused(400, 50138, f"an image of {len(image)} bytes, at most {BYTES_MOST}")
        if len(self.by_name) >= EMOJIS_MOST:
            raise Refused(400, 30008, "Maximum number of emojis reached")
        self.by_name[name] = self._emoji(name)
        self.images[name] = image
        return self.by_name[name]

    def _emoji(self, name: str) -> Json:
        return {
            "id": self.world.snowflake(),
            "name": name,
            "roles": [],
            "user": self.world.bot,
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }


def _bytes(image: str) -> bytes:
    found = IMAGE.fullmatch(image)
    try:
        return base64.b64decode(found["data"], validate=True) if found else b""
    except binascii.Error:
        return b""
