"""A scripted hand of each draw game, to be played by commands or with the picker."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from tests.harness.discord.room import Room

Draw = Callable[[Room, str, str], Awaitable[None]]
"""A function that draws for a player; the text names the discards, as in ``"Kc"``, and is empty to stand pat."""


@dataclass(frozen=True)
class Script:
    """A heads-up hand: ``an`` sits left of the button, which ``bo`` has.

    A line names the player, the action, and the amount or cards.
    """

    game: str
    stakes: str
    cards: tuple[str, str]
    """The cards dealt to ``an`` and ``bo``."""
    stub: str
    lines: tuple[str, ...]
    """All lines except the last one, which leads to the showdown."""
    last: str
    stacks: dict[str, int]
    drawn: tuple[str, ...] = ()
    """The cards that ``an`` and ``bo`` have drawn by the end."""
    limit: str | None = None


_TRIPLE: Final = (
    *("bo call", "an check"),
    *("an draw {first}", "bo draw", "an bet", "bo call"),
    *("an draw {second}", "bo draw", "an bet", "bo raise", "an call"),
    *("an draw", "bo draw", "an check"),
)


def _triple(game: str, an: str, bo: str, first: str, second: str, third: str) -> Script:
    """Return a hand in which ``an`` draws one card twice (``second``, ``third``) and wins, and ``bo`` stands pat."""
    lines = tuple(line.format(first=first, second=second) for line in _TRIPLE)
    stacks = {"an": 460, "bo": 340}
    return Script(game, "10/20", (an, bo), second + third, lines, "bo check", stacks, (second + third, ""))


SCRIPTS: Final = (
    _triple("badugi", "As2d3cKc", "5s6d7c8h", "Kc", "Qc", "4h"),
    _triple("ace-to-five-triple-draw", "As2d3c4hKs", "6c5s4d3h2c", "Ks", "Qs", "5d"),
    _triple("deuce-to-seven-triple-draw", "2s3d4c5hKs", "8c5s4d3h2c", "Ks", "Qs", "7d"),
    Script(
        "deuce-to-seven-single-draw",
        "5/10",
        ("2s3d4c5hKs", "8c5s4d3h2c"),
        "7d",
        ("bo raise 30", "an call", "an draw Ks", "bo draw", "an bet 50", "bo raise 200", "an raise 470"),
        "bo call",
        {"an": 1000, "bo": 0},
        ("7d", ""),
    ),
    Script(
        "five-card-draw",
        "10/20",
        ("AsAdAc7h2d", "KsKdKc3h4d"),
        "9s9h4c5h",
        ("an bet", "bo raise", "an call", "an draw 7h2d", "bo draw 3h4d", "bo bet", "an raise"),
        "bo call",
        {"an": 462, "bo": 338},
        ("9s9h", "4c5h"),
    ),
)


async def sit_down(room: Room, script: Script, **options: object) -> None:
    """Open the script's table and deal its hand."""
    room.join("an", "bo")
    await room.open_table("an", script.stakes, game=script.game, **options)
    await room.seat("an", "bo")
    await room.deal(*script.cards, stub=script.stub)


async def play(room: Room, lines: tuple[str, ...], draw: Draw) -> None:
    """Play each line as the player to act, and check that it succeeds."""
    for line in lines:
        name, verb, *more = line.split()
        assert room.to_act == name, f"{line}: it is {room.to_act}'s turn"
        before = (room.view.hand_number, room.view.hand)
        if verb == "draw":
            await draw(room, name, "".join(more))
        else:
            amount: dict[str, Any] = {"amount": int(more[0])} if more else {}
            told = await room.slash(name, verb, **amount)
            assert "You can" not in told, f"{line}: {told}"
        assert (room.view.hand_number, room.view.hand) != before, line


async def draw_by_command(room: Room, name: str, discards: str) -> None:
    if discards:
        await room.slash(name, "draw", cards=discards)
    else:
        await room.slash(name, "pat")


async def draw_by_picker(room: Room, name: str, discards: str) -> None:
    await room.pick(name, discards)
