"""The ports through which use cases send stored letters and posts."""

from typing import Protocol

from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost


class DueLetters(Protocol):
    """The sender of stored letters to players."""

    async def reach(self, letter: DueLetter) -> bool:
        """Send a letter that was stored with a change, and return True if it reached its reader. Never raises."""
        ...


class DuePosts(Protocol):
    """The sender of stored posts to channels."""

    def look(self) -> None:
        """Send the posts that were stored with a change. Never raises."""
        ...

    def tell(self, post: DuePost) -> None:
        """Send a post that is not stored. Never raises."""
        ...
