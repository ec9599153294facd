"""The way in which each table's rows are assigned to a server, and so to a part.

A new table needs a line here.
"""

from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True, slots=True)
class Follows:
    """The row goes into the same part as the row that it refers to."""

    table: str
    by: str
    """The column with that row's id."""


Way = Literal["server", "every part", "transfer", "request", "own"] | Follows
"""The ways in which rows are assigned to parts.

``server``: the row names its server. ``every part``: it belongs to no server, and each part gets it. ``transfer``: it
goes with its accounts and gets a new number. ``request``: it goes with the rows that it caused, and into every part if
it caused none. ``own``: each part has a row of its own.
"""

WAYS: Final[dict[str, Way]] = {
    "migration": "every part",
    "file_key": "every part",
    "file_part": "own",
    "player_link": "every part",
    "preference": "every part",
    "preference_change": "every part",
    "forgotten_order": "every part",
    "user_order": "every part",
    "poker_table": "server",
    "letter": Follows("poker_table", "table_id"),
    "lesson": Follows("poker_table", "table_id"),
    "seal": Follows("poker_table", "table_id"),
    "record_thread": "server",
    "hand": Follows("poker_table", "table_id"),
    "hand_seat": Follows("hand", "hand_id"),
    "hand_event": Follows("hand", "hand_id"),
    "hand_secret": Follows("hand", "hand_id"),
    "hand_record": Follows("hand", "hand_id"),
    "hand_record_rest": Follows("hand", "hand_id"),
    "copied_hand": Follows("hand", "hand_id"),
    "forgotten_hand": Follows("hand", "hand_id"),
    "uncounted_hand": Follows("hand", "hand_id"),
    "tournament_schedule": "server",
    "tournament_template": "server",
    "tournament": "server",
    "tournament_change": Follows("tournament", "tournament_id"),
    "due_news": Follows("tournament", "tournament_id"),
    "account": "server",
    "transfer": "transfer",
    "audit": "server",
    "room_settings": "server",
    "table_preset": "server",
    "standing": "server",
    "dispute": "server",
    "dispute_hint": "server",
    "due_letter": "server",
    "due_post": "server",
    "forgotten_user": "server",
    "returned_player": "server",
    "house_player": "server",
    "hand_result": "server",
    "player_day": "server",
    "tournament_day": "server",
    "achievement": "server",
    "showdown_run": "server",
    "unlisted_player": "server",
    "lobby_place": "server",
    "lobby_wanted": "server",
    "lobby_ping": "server",
    "tournament_wanted": "server",
    "recap": "server",
    "request": "request",
}
"""Table -> its way. A table comes after the tables that its rows refer to."""
