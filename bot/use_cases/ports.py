"""Letters and posts that are due, as use cases ask for them to be sent."""

from typing import Protocol

from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost


class DueLetters(Protocol):
    """Sends the letters that the file holds for players."""

    async def reach(self, letter: DueLetter) -> bool:
        """Sends one that was stored with a change; whether it reached its reader. Never fails."""
        ...


class DuePosts(Protocol):
    """Sends the posts that the file holds for channels."""

    def look(self) -> None:
        """Posts were stored with a change. Never fails."""
        ...

    def tell(self, post: DuePost) -> None:
        """Sends one that no change has stored. Never fails."""
        ...
