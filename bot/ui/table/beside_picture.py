"""The text beside a table's picture: the hands shown or mucked, and names that its font cannot write."""

from collections.abc import Iterator

from bot.poker.views import SeatView
from bot.ui.discord.attachments import Drawn
from bot.ui.scene.scene import Scene
from bot.ui.text.cards import card_marks


def beside_picture(scene: Scene, picture: Drawn) -> list[str]:
    """Return one text, with a line for each shown hand and each name that the picture lacks.

    The winners' hands come first. The list is empty if there are no such lines.
    """
    lines = [*_shown_hands(scene), *_missing_names(scene, picture)]
    return ["\n".join(lines)] if lines else []


def _shown_hands(scene: Scene) -> Iterator[str]:
    """Yield a line for each shown hand, with the cards that count, and for each mucked one.

    Examples: ``Ada 7♠ 5♦ 4♣ 3♥ A♣``, ``Ben · mucked``. The lines about the pots say what was won.
    """
    if scene.running is None:
        for seat in sorted(scene.dealt.values(), key=lambda seat: (seat.mucked, -seat.won, seat.seat)):
            name = f"**{scene.seat_names[seat.seat]}**"
            if seat.shown and seat.holding is not None:
                yield f"{name} {card_marks(_counting(scene, seat))}"
            elif seat.mucked:
                yield f"{name} · {scene.say('seat-mucked')}"


def _counting(scene: Scene, seat: SeatView) -> tuple[int, ...]:
    board = () if scene.view.hand is None else scene.view.hand.board
    return scene.ranking.playing((*seat.shown, *seat.upcards), scene.rules.suit_order, board)


def _missing_names(scene: Scene, picture: Drawn) -> Iterator[str]:
    for seat in picture.nameless:
        line = None if seat in scene.dealt else scene.lines.get(seat)
        name = scene.seat_names[seat] if line is None else scene.player_name(line.player_id, seat)
        yield f"-# {scene.say('with-label', label=scene.say('seat-name', seat=seat), text=name)}"
