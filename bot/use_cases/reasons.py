"""The reasons that moderators give for their commands, as the audit stores them."""

from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import printable
from bot.moderation.powers import Asker
from bot.tables.ports import TableView

REASON_MOST: Final = 200
"""The maximum number of characters in a reason."""


def reason_of(text: str, most: int = REASON_MOST) -> str:
    """Return the text as one line of visible characters. Raises Complaint if it is empty or too long."""
    line = printable(text)
    if not 1 <= len(line) <= most:
        raise Complaint("reason-needed", most=most)
    return line


def command_as_reason(command: str, view: TableView, asker: Asker) -> str | None:
    """Return the command's name as the reason, if a command about a table was given without a reason.

    None for the table's owner, because owners' commands about their own tables are not audited.
    """
    return None if view.place.owner_id == asker.player_id else command
