"""The data of a hand panel's picture, as one immutable value: the table from one player's seat.

Only that player may see it. The other seats come from the public picture, and the player's cards from their own view,
so that no other player's down card can be in it.
"""

from dataclasses import dataclass, field

from bot.poker.views import PlayerView
from bot.ui.pictures.hand_picture import HandPicture, hand_picture
from bot.ui.pictures.seat_picture import SeatPicture, dealt_picture
from bot.ui.pictures.table_picture import TablePicture, table_picture
from bot.ui.scene.scene import Scene


@dataclass(frozen=True, slots=True)
class PanelPicture:
    table: TablePicture
    seat: SeatPicture
    """The player's own seat as everybody sees it, without their down cards."""
    hand: HandPicture = field(repr=False)
    """The player's own cards."""

    @property
    def others(self) -> tuple[SeatPicture, ...]:
        """The other seats, clockwise from the player's left."""
        seats = sorted(self.table.seats, key=lambda seat: (seat.seat < self.seat.seat, seat.seat))
        return tuple(seat for seat in seats if seat.seat != self.seat.seat)


def panel_picture(scene: Scene, private: PlayerView) -> PanelPicture:
    """Return the data of a hand panel's picture, which only the player may see."""
    return PanelPicture(table_picture(scene), dealt_picture(scene, private.seat), hand_picture(scene, private))
