"""The notes about a game with a board in a guided hand: position, what plays, outs, and the low half."""

from collections.abc import Iterator

from bot.poker.cards import rank_of
from bot.poker.holdings import SplitRanking
from bot.poker.views import PlayerView
from bot.practice.board_facts import LOWS_NEEDED, BoardFacts, Lows, Start, low_ranks
from bot.ui.scene.scene import Scene
from bot.ui.text.cards import card_marks


def of_position(scene: Scene, private: PlayerView, facts: BoardFacts) -> Iterator[str]:
    """Yield the learner's place at the table, and when they act from the flop on."""
    preflop = not private.room.board
    if preflop and (place := _place(scene, private)) is not None:
        yield scene.say("lesson-place", place=place)
    if facts.before or facts.after:
        order = "between" if facts.before and facts.after else "last" if facts.before else "first"
        key = "lesson-order-later" if preflop else "lesson-order"
        yield scene.say(key, order=order, before=facts.before, after=facts.after)


def _place(scene: Scene, private: PlayerView) -> str | None:
    blind, button = scene.blinds.get(private.seat), private.room.button == private.seat
    return "both" if blind == "small" and button else blind or ("button" if button else None)


def of_hand(scene: Scene, private: PlayerView, facts: BoardFacts) -> Iterator[str]:
    """Yield what the learner's own cards and the board make, or may make on the next street."""
    split = isinstance(scene.ranking, SplitRanking)
    if facts.everyones:
        yield scene.say("lesson-everyones", half="high" if split else "whole")
    if any(facts.unbeaten):
        yield scene.say("lesson-unbeaten", half=_unbeaten(facts, split=split))
    if facts.start is not None:
        yield _start(scene, facts.start, len(private.downcards))
    if facts.two_and_three:
        yield from _two_and_three(scene, private, facts, split=split)
    if facts.outs:
        made = [scene.say("lesson-outs-kind", kind=kind, count=count) for kind, count in facts.outs.items()]
        half = "high" if split else "whole"
        yield scene.say("lesson-outs", count=sum(facts.outs.values()), half=half, made=", ".join(made))
    if facts.lows is not None:
        yield from _low(scene, private, facts.lows)


def _start(scene: Scene, start: Start, held: int) -> str:
    """Return a pair or the highest card, the suits, and the cards of one straight if they are more than half."""
    parts = [scene.holding(start.name)]
    if start.suits:
        suits = "double" if start.suits > 1 else "single" if held > 2 else "suited"
        parts.append(scene.say("lesson-start-suits", suits=suits))
    if start.straight > held // 2:
        parts.append(scene.say("lesson-start-straight", count=start.straight))
    return scene.say("lesson-start", parts=", ".join(parts))


def of_end(scene: Scene) -> Iterator[str]:
    """Yield the board of the finished hand, and that it allowed no low."""
    board = scene.view.hand.board if scene.view.hand is not None else ()
    if board:
        yield scene.say("community", count=len(board), card=card_marks(board))
    split = scene.game.has_board and isinstance(scene.ranking, SplitRanking) and scene.rules.qualifier is not None
    ended = len(board) == sum(street.board for street in scene.streets)
    if split and ended and len(low_ranks(board)) < LOWS_NEEDED:
        yield scene.say("lesson-no-low", count=len(low_ranks(board)))


def _unbeaten(facts: BoardFacts, *, split: bool) -> str:
    if not split:
        return "whole"
    return "both" if all(facts.unbeaten) else "high" if facts.unbeaten[0] else "low"


def _two_and_three(scene: Scene, private: PlayerView, facts: BoardFacts, *, split: bool) -> Iterator[str]:
    """Yield which cards play; before the flop, yield the rule (R-16.2)."""
    if not private.room.board:
        yield scene.say("lesson-two-and-three", pot="split" if split else "whole")
    for half, playing in zip(("high", "low") if split else ("whole",), facts.plays, strict=False):
        own = [card for card in playing if card in private.downcards]
        board = [card for card in playing if card not in own]
        if playing:
            yield scene.say("lesson-plays", half=half, cards=_marks(own), board=_marks(board))


def _marks(cards: list[int]) -> str:
    return card_marks(sorted(cards, key=rank_of, reverse=True))


def _low(scene: Scene, private: PlayerView, lows: Lows) -> Iterator[str]:
    """Yield what the low half needs, and what the learner has of it (R-16.3)."""
    if not private.room.board:
        yield scene.say("lesson-low-start", count=lows.live)
        return
    if not lows.possible:
        yield scene.say("lesson-no-low", count=lows.on_board)
        return
    if lows.on_board < LOWS_NEEDED:
        yield scene.say("lesson-low-board", count=lows.on_board)
    if lows.counterfeited:
        cards = card_marks(lows.counterfeited)
        yield scene.say("lesson-counterfeit", count=len(lows.counterfeited), cards=cards)
    if not lows.made:
        yield scene.say("lesson-low-live", count=lows.live)
    if lows.outs:
        yield scene.say("lesson-low-outs", count=lows.outs)
