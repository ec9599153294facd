"""The interfaces through which use cases send stored direct messages and channel messages."""

from typing import Protocol

from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost


class DueLetters(Protocol):
    """The sender of stored direct messages to players."""

    async def reach(self, letter: DueLetter) -> bool:
        """Send a direct message that is already stored; return True if it reached the player. Never raises."""
        ...


class DuePosts(Protocol):
    """The sender of stored messages to channels."""

    def look(self) -> None:
        """Look for stored messages that are not sent yet, and send them. Never raises."""
        ...

    def tell(self, post: DuePost) -> None:
        """Send a message that is not stored. Never raises."""
        ...
