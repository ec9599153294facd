"""The seats in a table's message as text: the players, their stacks, cards and bets."""

from collections.abc import Iterator

from bot.poker.views import RoomView, SeatView
from bot.tables.ports import SeatLine
from bot.tables.rules.position import NOBODY_PRESENT_MS
from bot.ui.scene.scene import Scene
from bot.ui.text.cards import holding_marks

TO_ACT = "➤"
_BUTTON = "Ⓓ"


def seat_texts(scene: Scene) -> list[str]:
    """Return a text for each occupied seat by number, with its cards, then one for the free seats.

    Players who left after the deal, and players who wait for the next hand, have a line too.
    """
    numbers = range(1, scene.view.settings.seats_max + 1)
    texts = ["\n".join(_seat(scene, seat)) for seat in numbers if scene.lines.get(seat) or scene.dealt.get(seat)]
    return [*texts, *free_texts(scene)]


def free_texts(scene: Scene) -> list[str]:
    """Return a line that lists the free seats; an empty list if nobody can sit down."""
    free = [] if scene.of_tournament else scene.free_seats
    return [f"-# {_free(scene, free)}"] if free and not scene.view.course.closed else []


def _free(scene: Scene, free: list[int]) -> str:
    if len(free) == scene.view.settings.seats_max:
        return scene.say("seats-all-free", count=len(free))
    return scene.say("seats-free", count=len(free), seats=", ".join(_runs(free)))


def _runs(numbers: list[int]) -> Iterator[str]:
    """Yield texts for runs of consecutive numbers: ``3-5`` for 3, 4, 5."""
    starts = [number for number in numbers if number - 1 not in numbers]
    ends = [number for number in numbers if number + 1 not in numbers]
    for start, end in zip(starts, ends, strict=True):
        yield str(start) if start == end else f"{start}-{end}" if end > start + 1 else f"{start}, {end}"


def _seat(scene: Scene, seat: int) -> Iterator[str]:
    line, dealt = scene.lines.get(seat), scene.dealt.get(seat)
    player = scene.dealt_players.get(seat)
    present = line if line is not None and line.player_id == player else None
    if dealt is not None:
        yield from _dealt(scene, dealt, present)
    if line is not None and (dealt is None or present is None):
        marks = [scene.say("seat-stack", amount=line.stack), *standing(scene, line)]
        yield f"-# `{seat}` {scene.player_name(line.player_id, seat)} · " + " · ".join(marks)


def _dealt(scene: Scene, dealt: SeatView, line: SeatLine | None) -> Iterator[str]:
    """Yield the lines of a seat that was dealt in.

    ``line`` is the current seat of the same player; None if they have left.
    """
    yield _seat_text(scene, dealt, line)
    if not dealt.folded and (cards := _cards(scene, dealt)):
        yield f"> {cards}"


def _seat_text(scene: Scene, dealt: SeatView, line: SeatLine | None) -> str:
    """Return a line about the seat without its cards; all messages of a scene share it."""
    if (known := scene.seat_heads.get(dealt.seat)) is not None:
        return known
    hand = scene.view.hand
    assert hand is not None
    name = scene.seat_names[dealt.seat]
    shown_name = " ".join([name if dealt.folded else f"**{name}**", *_marks(scene, hand, dealt.seat)])
    text = " · ".join([f"`{dealt.seat}` {shown_name}", *_facts(scene, hand, dealt, line)])
    if dealt.folded:
        text = f"-# {text}"
    elif hand.to_act == dealt.seat:
        text = f"{TO_ACT} {text}"
    scene.seat_heads[dealt.seat] = text
    return text


def brief_texts(scene: Scene, own: int | None) -> list[str]:
    """Return a line for each seat that was dealt in, by number, with its face-up cards.

    The seat ``own`` is shown without cards, because its player sees them elsewhere.
    """
    hand = scene.view.hand
    return [] if hand is None else [_brief(scene, dealt, own) for dealt in sorted(hand.seats)]


def _brief(scene: Scene, dealt: SeatView, own: int | None) -> str:
    line = scene.lines.get(dealt.seat)
    present = line if line is not None and line.player_id == scene.dealt_players.get(dealt.seat) else None
    text = _seat_text(scene, dealt, present)
    cards = "" if dealt.folded or dealt.seat == own else _cards(scene, dealt, backs=False)
    return f"{text} · {cards}" if cards else text


def _facts(scene: Scene, hand: RoomView, dealt: SeatView, line: SeatLine | None) -> Iterator[str]:
    # Between hands the stack may have grown by a new buy-in.
    stack = line.stack if line is not None and hand.finished else dealt.stack
    yield scene.say("seat-stack", amount=stack)
    yield from _in_hand(scene, dealt)
    if line is not None:
        yield from standing(scene, line)
    elif not scene.view.course.closed:
        yield scene.say("seat-left")


def _marks(scene: Scene, hand: RoomView, seat: int) -> Iterator[str]:
    """Yield the marks of the seat: the dealer button and its blind."""
    if hand.button == seat:
        yield _BUTTON
    if (blind := scene.blinds.get(seat)) is not None:
        yield scene.say(f"seat-{blind}-blind")


def _cards(scene: Scene, dealt: SeatView, *, backs: bool = True) -> str:
    """Return a seat's cards, its draws, and the name of the hand that it showed.

    ``backs`` is True to include face-down cards.
    """
    shown, down = ((), 0) if dealt.mucked else (dealt.shown, dealt.downcards if backs else 0)
    cards = holding_marks(shown, down, dealt.upcards)
    holding = f"*{scene.holding(dealt.holding)}*" if dealt.holding else ""
    return " ".join(part for part in (cards, draws_text(scene, dealt.seat), holding) if part)


def draws_text(scene: Scene, seat: int) -> str:
    """Return the seat's draws as text, ``drew 3, 1, pat``; empty before the first draw."""
    draws = scene.draws.get(seat, [])
    first = next((at for at, count in enumerate(draws) if count), 0)
    texts = [str(count) if count else scene.say("seat-pat") for count in draws]
    if draws and draws[first]:
        texts[first] = scene.say("seat-drew", count=draws[first])
    return ", ".join(texts)


def _in_hand(scene: Scene, dealt: SeatView) -> Iterator[str]:
    if dealt.folded:
        yield scene.say("seat-out" if dealt.out else "seat-folded")
    if dealt.mucked:
        yield scene.say("seat-mucked")
    if dealt.bet and scene.running is not None:
        yield scene.say("seat-bet", amount=dealt.bet)
    if dealt.all_in:
        yield f"**{scene.say('seat-all-in')}**"
    if dealt.won:
        yield f"**{scene.say('seat-won', amount=dealt.won)}**"


def is_in_hand(scene: Scene, line: SeatLine) -> bool:
    """Return True if the player was dealt into the running hand, even if they will sit out the next."""
    return scene.running is not None and scene.dealt_players.get(line.seat) == line.player_id


def is_broke(scene: Scene, line: SeatLine) -> bool:
    """Return True if the player has no chips to play with and is not in a hand.

    At a cash table they sit out until they buy in again.
    """
    out = scene.of_tournament or line.status == "sitting_out"
    return out and not line.stack and not is_in_hand(scene, line)


def _waiting(scene: Scene, line: SeatLine) -> str:
    """Return the phrase key for what the player waits for (R-5.2)."""
    if line.waits_for_blind:
        return "seat-waiting-for-blind"
    comes = scene.running is not None or scene.view.clock.next_hand_ms is not None
    return "seat-waiting-for-hand" if comes and line.stack else "seat-waiting"


def away_line(scene: Scene) -> Iterator[str]:
    """Yield a line about a tournament table's absent players, and how they come back (T-3.2)."""
    view = scene.view
    away = [line for line in view.seats if line.status == "sitting_out"]
    if not scene.of_tournament or not away:
        return
    if len(away) == len(view.seats):
        yield scene.say("table-deserted", seconds=NOBODY_PRESENT_MS // 1000, back=scene.say("button-back"))
    else:
        names = scene.say.all_of([scene.player_name(line.player_id, line.seat) for line in away])
        yield scene.say("seats-away", count=len(away), names=names, back=scene.say("button-back"))


def standing(scene: Scene, line: SeatLine) -> Iterator[str]:
    """Yield notes about a player that do not concern their hand, for example that they sit out."""
    broke = is_broke(scene, line)
    if line.bounty:
        yield scene.say("seat-bounty", amount=line.bounty)
    if broke:
        yield scene.say("seat-broke")
    elif line.waits_for_blind or line.status == "waiting":
        yield scene.say(_waiting(scene, line))
    if line.status == "sitting_out" and (scene.of_tournament or not broke):
        yield scene.say("seat-absent" if scene.of_tournament else "seat-sitting-out")
    if line.status == "leaving":
        yield scene.say("seat-leaving")
    if line.dm_closed:
        yield scene.say("seat-dm-closed")
