"""The pots and the stage of a hand as text."""

from collections.abc import Iterator, Sequence

from bot.poker.events import PotReturned
from bot.poker.holdings import SplitRanking
from bot.poker.views import PotView, RoomView
from bot.ui.scene.events import shares_text, street_name
from bot.ui.scene.scene import Scene
from bot.ui.text.cards import card_marks


def pots_text(scene: Scene, hand: RoomView, *, pictured: bool = False) -> list[str]:
    """Return lines with the pots and the stage of the hand; after the hand, with the winners.

    ``pictured`` leaves out everything that the table's picture shows: all but the winners.
    """
    stage = f"**{stage_name(scene, hand)}**"
    lines = [scene.say("community", card=card_marks(hand.board), count=len(hand.board))] if hand.board else []
    if hand.finished:
        awards = [line for number in range(len(hand.pots)) for line in _awards(scene, hand, number)]
        return [*([] if pictured else [*lines, stage]), *awards, *returned_lines(scene)]
    if pictured:
        return []
    pots = settled_pots(hand)
    pot_texts = " · ".join(pot_line(scene, number, pot, len(pots)) for number, pot in enumerate(pots))
    return [*lines, f"**{pot_texts}** · {stage}" if pot_texts else stage]


def _awards(scene: Scene, hand: RoomView, number: int) -> Iterator[str]:
    """Yield a line about who won the pot; in a split pot, a line for each half (R-11.1)."""
    pot, title = hand.pots[number], pot_name(scene, number, len(hand.pots))
    if not pot.halves:
        yield _award(scene, title, pot.shares)
    for half, shares in enumerate(pot.halves, 1):
        yield _award(scene, scene.say("pot-half", pot=title, half=half_name(scene, half)), shares, half)


def half_name(scene: Scene, half: int) -> str:
    """Return the name of a split pot's half, 1 or 2: ``high``."""
    assert isinstance(scene.ranking, SplitRanking)
    return scene.say(f"half-{scene.ranking.names[half - 1]}")


def _award(scene: Scene, title: str, given: Sequence[tuple[int, int]], half: int = 0) -> str:
    if len(given) != 1:
        shares = [scene.say("award-share", name=_winner(scene, seat), amount=chips) for seat, chips in given]
        amount = sum(chips for _, chips in given)
        return scene.say("award-split", pot=title, amount=amount, shares=scene.say.all_of(shares))
    ((seat, chips),) = given
    dealt = scene.dealt.get(seat)
    if dealt is None or dealt.holding is None:
        return scene.say("award-unseen", pot=title, name=_winner(scene, seat), amount=chips)
    holding = scene.holding(dealt.holding.of_half(half))
    key = "award-scoop" if not half and dealt.holding.claims_both else "award-one"
    return scene.say(key, pot=title, name=_winner(scene, seat), amount=chips, holding=holding)


def _winner(scene: Scene, seat: int) -> str:
    return f"**{scene.seat_names[seat]}**"


def pot_name(scene: Scene, number: int, pots: int) -> str:
    """Return the name of a pot without its chips; ``number`` is 0 for the main pot."""
    if pots == 1:
        return scene.say("pot-name")
    return scene.say("pot-name-side", number=number) if number else scene.say("pot-name-main")


def stage_name(scene: Scene, hand: RoomView) -> str:
    """Return the name of the hand's stage: ``Fifth street``, ``Showdown``."""
    if hand.finished:
        # A player who won without a showdown may have shown their cards voluntarily.
        live = [seat for seat in hand.seats if not seat.folded]
        shown = len(live) > 1 and any(seat.shown for seat in live)
        return scene.say("street-showdown" if shown else "street-over")
    return street_name(scene, hand.street, drawing=hand.drawing)


def settled_pots(hand: RoomView) -> list[PotView]:
    """Return the pots as players count them: only an all-in creates a side pot, an uncalled bet does not."""
    all_in = {seat.seat for seat in hand.seats if seat.all_in}
    pots: list[PotView] = []
    for pot in hand.pots:
        if pots and not all_in & (set(pots[-1].eligible) - set(pot.eligible)):
            pots[-1] = pots[-1]._replace(amount=pots[-1].amount + pot.amount)
        else:
            pots.append(pot)
    return pots


def pot_line(scene: Scene, number: int, pot: PotView, pots: int) -> str:
    """Return a pot's name with its chips; ``number`` is 0 for the main pot, ``pots`` how many there are."""
    if pots == 1:
        return scene.say("pot", amount=pot.amount)
    if number == 0:
        return scene.say("pot-main", amount=pot.amount)
    seats = ", ".join(map(str, sorted(pot.eligible)))
    return scene.say("pot-side", number=number, amount=pot.amount, seats=seats, count=len(pot.eligible))


def returned_lines(scene: Scene) -> Iterator[str]:
    """Yield a line with the players who got their chips back, because nobody opened the hand (R-7.3)."""
    for event in scene.view.last.recent:
        if isinstance(event, PotReturned):
            yield scene.say("pot-returned", shares=shares_text(scene, event.shares))
