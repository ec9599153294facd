"""The permissions and the state of the channel that each request of the bot's needs; raises Refused where these are
missing. ``README.md`` says which of these are documented."""

from dataclasses import dataclass
from typing import Any, Final

from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.rules.rights import bits

Json = dict[str, Any]
PUBLIC_THREAD, PRIVATE_THREAD, NEWS_THREAD = 11, 12, 10
THREADS: Final = frozenset({PUBLIC_THREAD, PRIVATE_THREAD, NEWS_THREAD})
FORUM: Final = 15
MISSING: Final = (50013, "Missing Permissions")
ARCHIVED: Final = (50083, "Thread is archived")
LOCKED: Final = (160005, "Thread is locked")
ACTIVE_THREADS_MOST: Final = 1000
"""Of one server."""


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread of a server, with somebody who wants to do something there."""

    channel: Json
    """As Discord sends it."""
    rights: int
    """Theirs there; of a thread, in its parent."""
    owns: bool = False
    """They have made the thread."""
    belongs: bool = True
    """They are a member of it, where it is a private thread."""

    def may(self, *names: str) -> bool:
        return all(self.rights & bits(name) for name in names)

    @property
    def is_thread(self) -> bool:
        return self.channel["type"] in THREADS

    @property
    def is_visible(self) -> bool:
        hidden = self.channel["type"] == PRIVATE_THREAD and not (self.belongs or self.may("manage_threads"))
        return self.may("view_channel") and not hidden

    @property
    def is_archived(self) -> bool:
        return self.is_thread and bool(self.channel["thread_metadata"]["archived"])

    @property
    def is_locked(self) -> bool:
        """For those who want something there."""
        locked = self.is_thread and bool(self.channel["thread_metadata"]["locked"])
        return locked and not self.may("manage_threads")


def see(place: Place) -> None:
    if not place.is_visible:
        raise Refused(403, 50001, "Missing Access")


def need(place: Place, *names: str) -> None:
    see(place)
    if not place.may(*names):
        raise Refused(403, *MISSING)


def post(place: Place, body: Json, *, files: bool = False) -> None:
    """A message; ``files``: some come with it. In an archived thread it opens that again, which the caller does."""
    need(place, "send_messages_in_threads" if place.is_thread else "send_messages")
    if place.is_locked:
        raise Refused(403, *LOCKED)
    _upload(place, files=files)
    if body.get("embeds") and not (place.may("embed_links") or body.get("content")):
        raise Refused(403, *MISSING)


def shown(place: Place, body: Json) -> Json:
    """The body as Discord takes it: without Embed Links embeds are dropped silently."""
    return body if place.may("embed_links") or not body.get("embeds") else body | {"embeds": []}


def edit(place: Place, *, files: bool = False) -> None:
    """An own message. It needs no permission to send any."""
    see(place)
    _active(place)
    _upload(place, files=files)


def delete(place: Place, *, own: bool) -> None:
    see(place)
    if place.is_locked and place.is_archived:
        raise Refused(400, *ARCHIVED)
    if not own:
        need(place, "manage_messages")


def open_thread(place: Place, kind: int, *, active: int, from_message: bool = False) -> None:
    """``active``: the threads of the server that are open."""
    if place.channel["type"] == FORUM:
        need(place, "send_messages")
    elif kind == PRIVATE_THREAD:
        need(place, "create_private_threads")
    else:
        need(place, "create_public_threads", *(["read_message_history"] if from_message else []))
    if active >= ACTIVE_THREADS_MOST:
        raise Refused(400, 160006, "Maximum number of active threads reached")


def add_member(place: Place) -> None:
    """Somebody else, to a thread."""
    need(place, "send_messages_in_threads")
    _active(place)
    closed = place.channel["type"] == PRIVATE_THREAD and not place.channel["thread_metadata"].get("invitable", True)
    if closed and not (place.owns or place.may("manage_threads")):
        raise Refused(403, *MISSING)


def remove_member(place: Place) -> None:
    """Somebody else, from a thread."""
    see(place)
    _active(place)
    own = place.owns and place.channel["type"] == PRIVATE_THREAD
    if not (own or place.may("manage_threads")):
        raise Refused(403, *MISSING)


def change(place: Place, body: Json) -> None:
    """A channel's or a thread's own properties."""
    if not place.is_thread:
        need(place, "manage_channels")
        return
    see(place)
    opens = body.get("archived") is False
    if place.is_archived and not opens:
        raise Refused(400, *ARCHIVED)
    if opens and set(body) == {"archived"} and not place.is_locked:
        need(place, "send_messages_in_threads")
    elif not place.may("manage_threads") and (place.is_locked or not place.owns or "locked" in body):
        raise Refused(403, *MISSING)


def answer(place: Place, *, files: bool = False, posts: bool = False) -> None:
    """By an interaction's token, which needs neither View Channel nor Send Messages, but an open thread. A message that
    ``posts`` opens an archived one again, which the caller does."""
    if place.is_locked or (place.is_archived and not posts):
        raise Refused(403, *ARCHIVED)
    _upload(place, files=files)


def _active(place: Place) -> None:
    if place.is_archived:
        raise Refused(400, *ARCHIVED)
    if place.is_locked:
        raise Refused(403, *LOCKED)


def _upload(place: Place, *, files: bool) -> None:
    """Only files that come with the request need Attach Files, and none that the message keeps."""
    if files and not place.may("attach_files"):
        raise Refused(403, *MISSING)
