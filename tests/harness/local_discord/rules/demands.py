"""The permissions and the channel state that each request needs; without them the functions raise Refused.

``README.md`` says which of these are documented.
"""

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
"""The limit for one server."""


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread of a server, and the member who wants to do something there."""

    channel: Json
    """The channel as Discord sends it."""
    rights: int
    """The member's permissions in the channel, or in the thread's parent."""
    owns: bool = False
    """True if the member created the thread."""
    belongs: bool = True
    """False if the member is not in this private thread."""

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
        """True if the thread is locked for the member."""
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
    """Check a new message; ``files``: True if it brings some. The caller reopens an archived thread."""
    need(place, "send_messages_in_threads" if place.is_thread else "send_messages")
    if place.is_locked:
        raise Refused(403, *LOCKED)
    _upload(place, files=files)
    if body.get("embeds") and not (place.may("embed_links") or body.get("content")):
        raise Refused(403, *MISSING)


def shown(place: Place, body: Json) -> Json:
    """Return the body as Discord accepts it: without Embed Links, embeds are dropped silently."""
    return body if place.may("embed_links") or not body.get("embeds") else body | {"embeds": []}


def edit(place: Place, *, files: bool = False) -> None:
    """Check the edit of a message of one's own, which needs no permission to send messages."""
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
    """Check the creation of a thread; ``active``: the number of the server's active threads."""
    if place.channel["type"] == FORUM:
        need(place, "send_messages")
    elif kind == PRIVATE_THREAD:
        need(place, "create_private_threads")
    else:
        need(place, "create_public_threads", *(["read_message_history"] if from_message else []))
    if active >= ACTIVE_THREADS_MOST:
        raise Refused(400, 160006, "Maximum number of active threads reached")


def add_member(place: Place) -> None:
    """Check that the member may add somebody else to a thread."""
    need(place, "send_messages_in_threads")
    _active(place)
    closed = place.channel["type"] == PRIVATE_THREAD and not place.channel["thread_metadata"].get("invitable", True)
    if closed and not (place.owns or place.may("manage_threads")):
        raise Refused(403, *MISSING)


def remove_member(place: Place) -> None:
    """Check that the member may remove somebody else from a thread."""
    see(place)
    _active(place)
    own = place.owns and place.channel["type"] == PRIVATE_THREAD
    if not (own or place.may("manage_threads")):
        raise Refused(403, *MISSING)


def change(place: Place, body: Json) -> None:
    """Check a change of a channel's or thread's properties."""
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
    """Check an answer with an interaction's token, which needs neither View Channel nor Send Messages.

    The thread must be open. If the answer ``posts`` a message, the caller reopens an archived thread.
    """
    if place.is_locked or (place.is_archived and not posts):
        raise Refused(403, *ARCHIVED)
    _upload(place, files=files)


def _active(place: Place) -> None:
    if place.is_archived:
        raise Refused(400, *ARCHIVED)
    if place.is_locked:
        raise Refused(403, *LOCKED)


def _upload(place: Place, *, files: bool) -> None:
    """Check Attach Files, which only new files need."""
    if files and not place.may("attach_files"):
        raise Refused(403, *MISSING)
