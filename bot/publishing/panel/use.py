"""A record of the players who use a hand panel.

The table's message and the players' direct messages depend on it. Pure, and in memory only: after a restart nobody has
a panel until they click one.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.ports import TableView


@dataclass(slots=True)
class _Use:
    clicked_in: int = -1
    """The number of the hand in which the player last clicked their panel; -1 for none."""
    live: bool = False


def _ignore(table_id: int) -> None:
    """Do nothing; used until ``PanelUse.lost`` is set."""


class PanelUse:
    def __init__(self) -> None:
        self._uses: dict[int, dict[int, _Use]] = {}
        """table_id -> player_id -> whether and when the player uses their panel."""
        self.lost: Callable[[int], None] = _ignore
        """A callback with a table_id, called when a player's panel there stops being updated."""

    # Reports from the panels

    def clicked(self, table_id: int, player_id: int, hand_number: int) -> None:
        self._use(table_id, player_id).clicked_in = hand_number

    def panel_live(self, table_id: int, player_id: int, *, live: bool) -> None:
        """Store whether the player's panel is being updated (``live``)."""
        if live:
            self._use(table_id, player_id).live = True
        elif (use := self._of(table_id, player_id)) is not None and use.live:
            use.live = False
            self.lost(table_id)

    def forget(self, table_id: int) -> None:
        """Forget the players of a table that has closed."""
        self._uses.pop(table_id, None)

    def _use(self, table_id: int, player_id: int) -> _Use:
        return self._uses.setdefault(table_id, {}).setdefault(player_id, _Use())

    # Questions

    def is_live(self, table_id: int, player_id: int) -> bool:
        use = self._of(table_id, player_id)
        return use is not None and use.live

    def is_used(self, table_id: int, player_id: int, hand_number: int) -> bool:
        """Return True if the player clicked their panel in this hand or the previous one.

        Without a click the bot cannot know whether they still see it: a restarted Discord client loses the panel.
        """
        use = self._of(table_id, player_id)
        return use is not None and use.clicked_in >= hand_number - 1

    def covers(self, view: TableView) -> bool:
        """Return True if everybody who may still act in the running hand has clicked an up-to-date panel in it."""
        playing = _to_act(view) if view.table_id in self._uses else ()
        return bool(playing) and all(
            use is not None and use.live and use.clicked_in >= view.hand_number
            for use in (self._of(view.table_id, player) for player in playing)
        )

    def _of(self, table_id: int, player_id: int) -> _Use | None:
        return self._uses.get(table_id, {}).get(player_id)


def _to_act(view: TableView) -> set[int]:
    """Return the players, except house players, who may still act in the running hand."""
    hand = view.hand
    if hand is None or hand.finished:
        return set()
    acting = {seat.seat for seat in hand.seats if not seat.folded and (seat.stack or hand.drawing)}
    players = {player for seat, player in view.last.hand_players if seat in acting}
    return {line.player_id for line in view.seats if line.status == "playing" and not line.house} & players
