"""A player's own cards as text, for their direct messages and private answers only."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.poker.cards import DECK, RANKS, ace_low, rank_of
from bot.poker.events import Drew, Event, StreetDealt
from bot.poker.games import GAMES
from bot.poker.games.base import Street
from bot.poker.holdings import ACE_TO_FIVE, SplitRanking, drawing, halves, paired
from bot.poker.holdings.outs import low_outs, outs
from bot.poker.views import PlayerView
from bot.practice.strategies.draw import in_order
from bot.tables.ports import TableView
from bot.tables.replies import TableReply
from bot.ui.scene.events import street_name
from bot.ui.scene.scene import Scene
from bot.ui.text.cards import card_marks, discard_marks, rank_mark

_DRAWS_OF_THREE: Final = {4: "drawing-six", 5: "drawing-seven", 6: "drawing-eight"}
"""The highest rank of three low cards -> the phrase key for their draw."""


def private_text(scene: Scene, private: PlayerView, link: str | None = None) -> str:
    """Return a text with the player's cards in large print, the new cards, their hand's name and a link."""
    drawn = scene.draws.get(private.seat, [])
    cards = _cards(scene, private, drawn[-1] if drawn else 0)
    lines = [_title(scene, private), *cards, *private_notes(scene, private)]
    if link is not None:
        lines.append(scene.say("my-cards-link", link=link))
    return "\n".join(lines)


def private_title(scene: Scene, private: PlayerView) -> str:
    """Return the title of the player's cards, without the street."""
    title = scene.say("my-cards-title", table=scene.table_name(), number=scene.view.hand_number)
    return " · ".join(filter(None, (f"**{title}**", mixed_game(scene))))


def cardless(private: PlayerView | None) -> str | None:
    """Return the phrase key for why the player holds no cards; None if they hold some.

    Either they are in no hand, or they are out because they were absent in a deal that nobody opened (R-7.3).
    """
    if private is None:
        return "no-cards"
    if private.downcards:
        return None
    out = not private.room.finished and any(seat.out for seat in private.room.seats if seat.seat == private.seat)
    return "no-cards-out" if out else "no-cards"


def drawn_text(scene: Scene, private: PlayerView, discards: Sequence[int]) -> str:
    """Return the text after a draw: the discards, the new cards and the name of the hand."""
    cards = _cards(scene, private, len(discards))
    return "\n".join([gone_text(scene, discards), *cards, *private_notes(scene, private)])


def gone_text(scene: Scene, discards: Sequence[int]) -> str:
    """Return the lines with which the answer to a draw begins; they name the discards."""
    done = scene.say("done-draw", count=len(discards))
    return f"{done}\n{scene.say('drawn-gone', cards=discard_marks(discards))}" if discards else done


def served(reply: TableReply, hand_number: int) -> PlayerView | None:
    """Return the player's view from the answer to a draw; None if the next hand has already begun."""
    return reply.private if reply.view.hand_number == hand_number else None


def served_text(scene: Scene, private: PlayerView | None, discards: Sequence[int]) -> str:
    """Return ``drawn_text``, or a short answer if ``private`` is None because the next hand has begun."""
    return scene.say("done-act") if private is None else drawn_text(scene, private, discards)


def own_holding(scene: Scene, private: PlayerView) -> str | None:
    """Return the name of the player's hand; None if they hold too few cards.

    In a split-pot game it is ``pair of kings; eight-six low``, without the names of the halves.
    """
    try:
        if named := own_halves(scene, private):
            return scene.say("holding-halves", first=named[0], second=named[1])
        return scene.holding(scene.ranking.describe(_own(private), None, private.room.board))
    except ValueError:
        return None


def own_halves(scene: Scene, private: PlayerView) -> tuple[str, ...]:
    """Return the name of the player's hand in each half of a split pot; empty in other games.

    The names do not say to which half they belong.
    """
    if not isinstance(scene.ranking, SplitRanking):
        return ()
    name = scene.ranking.describe(_own(private), None, private.room.board)
    return scene.holding(name.of_half(1)), scene.holding(name.of_half(2))


def _own(private: PlayerView) -> tuple[int, ...]:
    upcards = next(seat.upcards for seat in private.room.seats if seat.seat == private.seat)
    return (*private.downcards, *upcards)


def own_start(scene: Scene, private: PlayerView) -> str:
    """Return the name of the first cards in stud when they are no low draw.

    It is the pair if there is one, ``pair of kings``, otherwise the ranks from the highest, ``Q-7-2``. An ace counts
    low where the wheel is the best hand.
    """
    cards = _own(private)
    if (pair := paired(cards)) is not None:
        return scene.holding(pair)
    height = ace_low if scene.ranking is ACE_TO_FIVE else rank_of
    return "-".join(map(rank_mark, sorted(cards, key=height, reverse=True)))


def own_drawing(scene: Scene, private: PlayerView) -> str | None:
    """Return the hands that the player is drawing to: ``8-6 draw, 3 to a wheel``, or ``flush draw`` with a board.

    None if no more cards come, or if there is no name for what the cards may become.
    """
    if not _cards_to_come(scene, private):
        return None
    if scene.game.has_board:
        return ", ".join(scene.say(f"drawing-{draw}") for draw in _draws_with_board(scene, private)) or None
    draws = drawing(scene.ranking, _own(private))
    if draws is None:
        return None
    texts = []
    if draws.highest:
        texts.append(scene.say("drawing-four", ranks="-".join(RANKS[rank] for rank in draws.highest)))
    if draws.best:
        texts.append(scene.say("drawing-wheel" if draws.to_wheel else "drawing-seven", count=draws.best))
    return ", ".join(texts or [scene.say(_DRAWS_OF_THREE[draws.top], count=3)])


def _draws_with_board(scene: Scene, private: PlayerView) -> Iterator[str]:
    """Yield what one more card of the board may make: a flush, a straight, and in a split-pot game a low."""
    own, board = private.downcards, private.room.board
    if not board:
        return
    high, *others = halves(scene.ranking)
    seen = {*own, *board, *(card for seat in private.room.seats for card in seat.shown)}
    unseen = [card for card in DECK if card not in seen]
    made = outs(high, own, board, unseen)
    yield from (kind for kind in ("flush", "straight") if kind in made)
    if any(low_outs(low, own, board, unseen) for low in others):
        yield "low"


def _cards_to_come(scene: Scene, private: PlayerView) -> bool:
    room = private.room
    own = next(seat for seat in room.seats if seat.seat == private.seat)
    if room.finished or own.folded:
        return False
    return bool(scene.streets[room.street + 1 :]) or (room.drawing and own.drew is None)


def times_served(view: TableView, seat: int) -> int:
    """Return how often the seat got down cards in this hand, counted from public events."""
    if view.hand is None:
        return 0
    streets = GAMES[view.hand.game].streets_under(view.settings.rules)
    return sum(_serves(event, seat, streets) for event in view.last.recent)


def _serves(event: Event, seat: int, streets: Sequence[Street]) -> bool:
    match event:
        case StreetDealt():
            return seat in event.seats and streets[event.street].down > 0
        case Drew():
            return event.seat == seat and event.count > 0
        case _:
            return False


def known_by(scene: Scene, private: PlayerView, link: str) -> tuple[str, ...]:
    """Return the parts of ``private_text`` that change only when the player gets new down cards."""
    return scene.say("my-cards-title", table=scene.table_name(), number=scene.view.hand_number), _down(private), link


def _title(scene: Scene, private: PlayerView) -> str:
    return " · ".join(filter(None, (private_title(scene, private), own_stage(scene, private))))


def mixed_game(scene: Scene) -> str:
    """Return the game's name at a table where games change from hand to hand; empty at other tables."""
    return scene.game_name() if scene.view.settings.rotation else ""


def own_stage(scene: Scene, private: PlayerView) -> str:
    """Return the name of the street that the player's cards belong to; empty before the first street.

    If the next draw has begun and the player has not drawn yet, it is the street before that draw. When nobody can bet
    any more, the draws follow each other at once.
    """
    room, seat = private.room, private.seat
    if room.street < 0:
        return ""
    yet_to_draw = room.drawing and any(dealt.seat == seat and dealt.drew is None for dealt in room.seats)
    if yet_to_draw and scene.draws.get(seat):
        return street_name(scene, room.street - 1, drawing=False)
    return street_name(scene, room.street, drawing=room.drawing)


def _cards(scene: Scene, private: PlayerView, fresh: int) -> Iterator[str]:
    """Yield lines with the player's cards; the last ``fresh`` down cards are those from the last draw."""
    room = private.room
    upcards = next(seat.upcards for seat in room.seats if seat.seat == private.seat)
    if any(street.up for street in scene.streets):
        yield f"## {scene.say('my-cards-down')} {_down(private)}"
    else:
        yield f"## {_down(private)}"
    if fresh:
        yield scene.say("my-cards-new", cards=card_marks(_last(private, fresh)))
    if upcards:
        yield f"## {scene.say('my-cards-up', count=len(upcards))} {card_marks(upcards)}"
    if room.board:
        yield f"## {scene.say('my-cards-community', count=len(room.board))} {card_marks(room.board)}"


def _down(private: PlayerView) -> str:
    return card_marks(held_cards(private))


def held_cards(private: PlayerView) -> tuple[int, ...]:
    """Return the player's down cards in the order in which they are shown and counted.

    They are sorted in games with draws or a board, and in the order dealt in the others.
    """
    return in_order(GAMES[private.room.game], private.downcards)


def fresh_cards(scene: Scene, private: PlayerView) -> tuple[int, ...]:
    """Return the cards that the player got in their last draw."""
    drawn = scene.draws.get(private.seat, [])
    return _last(private, drawn[-1] if drawn else 0)


def _last(private: PlayerView, count: int) -> tuple[int, ...]:
    return tuple(card for card in held_cards(private) if card in private.downcards[len(private.downcards) - count :])


def private_notes(scene: Scene, private: PlayerView, *, pictured: bool = False) -> Iterator[str]:
    """Yield the lines below the player's cards: what they hold or draw to, or that they folded or are away.

    ``pictured`` leaves out that they folded, because the picture says so in large letters.
    """
    room = private.room
    if any(seat.folded for seat in room.seats if seat.seat == private.seat):
        yield from [] if pictured else [scene.say("my-cards-folded")]
    elif holding := _made_or_drawn_to(scene, private) or own_start(scene, private):
        yield scene.say("my-cards-holding", holding=holding)
    if is_away(scene, private.seat):
        yield scene.say("my-cards-away", back=scene.button_label("button-back"))


def _made_or_drawn_to(scene: Scene, private: PlayerView) -> str:
    parts = [part for part in (own_holding(scene, private), own_drawing(scene, private)) if part]
    if len(parts) == 2 and scene.game.has_board and isinstance(scene.ranking, SplitRanking):
        return scene.say("holding-halves", first=parts[0], second=parts[1])
    return ", ".join(parts)


def is_away(scene: Scene, seat: int) -> bool:
    """Return True if the player dealt in at the seat is absent in a tournament, so nobody waits (T-3.2)."""
    line = scene.lines.get(seat)
    is_same_player = line is not None and line.player_id == scene.dealt_players.get(seat)
    return scene.of_tournament and is_same_player and line is not None and line.status == "sitting_out"
