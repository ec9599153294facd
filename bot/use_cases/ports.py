"""The ports through which use cases send stored letters and posts."""

from typing import Protocol

from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost


class DueLetters(Protocol):
    """Sends the stored letters to players."""

    async def reach(self, letter: DueLetter) -> bool:
        """Send a letter that was stored with a change, and return True if it reached its reader; never raise."""
        ...


class DuePosts(Protocol):
    """Sends the stored posts to channels."""

    def look(self) -> None:
        """Send the posts that were stored with a change; never raise."""
        ...

    def tell(self, post: DuePost) -> None:
        """Send a post that is not stored; never raise."""
        ...
