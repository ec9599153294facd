"""The data of a picture of a player's own cards, as one immutable value; for private messages only."""

from dataclasses import dataclass, field

from bot.common.escaping import plain
from bot.poker.views import PlayerView
from bot.ui.pictures.table_picture import TABLE_NAME_MOST
from bot.ui.scene.private_cards import (
    fresh_cards,
    held_cards,
    mixed_game,
    own_drawing,
    own_halves,
    own_holding,
    own_stage,
    own_start,
)
from bot.ui.scene.scene import Scene


@dataclass(frozen=True, slots=True)
class HandPicture:
    locale: str
    table: str
    hand: str
    """The text ``Hand 12`` in the reader's language."""
    stage: str
    down: tuple[int, ...] = field(repr=False)
    fresh: tuple[int, ...] = field(repr=False)
    """The down cards that the player drew last."""
    upcards: tuple[int, ...]
    board: tuple[int, ...]
    """The cards that lie face up for all players."""
    holding: str = field(repr=False)
    """The name of the player's hand; empty after a fold.

    If they have too few cards for a hand, it is the name of their draw or of their first cards.
    """
    playing: tuple[int, ...] = field(repr=False)
    """The cards that count in the player's hand."""
    halves: tuple[str, ...] = field(default=(), repr=False)
    """The hand's name in each half of the pot in a split-pot game; empty in other games."""
    folded: bool = False
    folded_text: str = ""
    down_label: str = ""
    """The label of the down cards; empty if the game has no upcards."""
    up_label: str = ""
    board_label: str = ""
    game: str = ""
    """The game's name at a mixed table; empty at other tables."""
    board_game: bool = False
    """True if the game has a board, which gets a row of its own."""


def hand_picture(scene: Scene, private: PlayerView) -> HandPicture:
    """Return the data of the picture of a player's own cards, which only that player may see."""
    room, say = private.room, scene.say
    own = next(seat for seat in room.seats if seat.seat == private.seat)
    stud = any(street.up for street in scene.streets)
    holding = None if own.folded else own_holding(scene, private)
    cards = (*private.downcards, *own.upcards)
    return HandPicture(
        locale=say.locale,
        table=plain(scene.view.place.name, TABLE_NAME_MOST) or "?",
        hand=say("table-hand", number=scene.view.hand_number),
        stage=own_stage(scene, private),
        down=held_cards(private),
        fresh=fresh_cards(scene, private),
        upcards=own.upcards,
        board=room.board,
        holding=holding or ("" if own.folded else own_drawing(scene, private) or own_start(scene, private)),
        playing=scene.ranking.playing(cards, scene.rules.suit_order, room.board) if holding else (),
        halves=own_halves(scene, private) if holding else (),
        folded=own.folded,
        folded_text=say("my-cards-folded") if own.folded else "",
        down_label=say("my-cards-down") if stud else "",
        up_label=say("my-cards-up", count=len(own.upcards)) if own.upcards else "",
        board_label=say("my-cards-community", count=len(room.board)) if room.board else "",
        game=mixed_game(scene),
        board_game=scene.game.has_board,
    )
