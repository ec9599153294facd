"""The message about an evening at a table, shown once the table has closed or everybody has left."""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

import discord

from bot.common.escaping import plain
from bot.history.evening import Evening, EveningResult
from bot.locales.phrases import Phrases
from bot.ui.discord.attachments import Drawn
from bot.ui.discord.components import Composed, PlainButton, row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.pictures.podium_picture import STEPS_MOST, PodiumPicture, PodiumStep
from bot.ui.scene.scene import Scene, holding_words
from bot.ui.scene.stakes import title
from bot.ui.table.message import closed_key
from bot.ui.table.message_buttons import table_row
from bot.ui.tournament.scene import NAME_MOST, ordinal, placed

AGAIN_BUTTON: Final = re.compile(rf"lb:t:(?P<table>{NUMBER}):again")
RESULTS_MOST: Final = 12
"""The maximum number of results in the text; an evening rarely has more players."""
_GOLD: Final = 0xD9A514


class EveningPost(Composed):
    """The message that sums up an evening at a table.

    It has buttons to replay the biggest pot, and to sit down or to open the closed table again.
    """

    def __init__(self, scene: Scene, evening: Evening, drawn: Drawn | None = None) -> None:
        buttons = list(_buttons(scene, evening))
        rows = (row(*buttons) if buttons else None, table_row(scene))
        super().__init__([[], [evening_text(scene, evening)]], filter(None, rows), _GOLD, drawn)


def _buttons(scene: Scene, evening: Evening) -> Iterator[PlainButton]:
    """Yield the buttons to open the table again and to replay the biggest pot.

    A private table cannot be opened again, because the new table would not know the guests.
    """
    view, say = scene.view, scene.say
    if view.course.closed and not view.settings.is_private:
        again = f"lb:t:{view.table_id}:again"
        yield PlainButton(again, say("button-again"), discord.ButtonStyle.primary)
    if (pot := evening.pot) is not None:
        yield PlainButton(f"lb:k:{pot.table_id}:{pot.number}:f0", say("button-replay-pot"))


def without_again(message: discord.Message) -> discord.ui.LayoutView:
    """Return the message's content with the button *Same again* disabled, because somebody has clicked it."""
    shown = discord.ui.LayoutView.from_message(message, timeout=None)
    shown.stop()
    for item in shown.walk_children():
        if isinstance(item, discord.ui.Button) and AGAIN_BUTTON.fullmatch(item.custom_id or ""):
            item.disabled = True
    return shown


def evening_text(scene: Scene, evening: Evening) -> str:
    return "\n".join(_lines(scene, evening))


def own_evening(say: Phrases, result: EveningResult) -> str:
    """Return a player's own result of the evening as text, which they see when they leave."""
    return say("evening-own", amount=say.signed(result.net), hands=result.hands)


def _lines(scene: Scene, evening: Evening) -> Iterator[str]:
    say = scene.say
    yield f"### {say('table-title', name=scene.table_name(), game=title(scene))}"
    yield f"-# {_heading(scene, evening)}"
    placings = [(place, result) for place, results in _places(evening) for result in results]
    for place, result in placings[:RESULTS_MOST]:
        amount = say("evening-result", amount=say.signed(result.net), hands=result.hands)
        yield f"{placed(say, place, scene.name(result.player_id))} · {amount}"
    if len(placings) > RESULTS_MOST:
        yield say("evening-others", count=len(placings) - RESULTS_MOST)
    for label, player_id, fact in _facts(scene, evening):
        yield say("with-label", label=label, text=f"**{scene.name(player_id)}** · {fact}")
    yield say(closed_key(scene)) if scene.view.course.closed else say("waiting-for-players")


def _heading(scene: Scene, evening: Evening) -> str:
    return f"{scene.say('evening-over')} · {scene.say('tourney-result-hands', count=evening.hands)}"


def _facts(scene: Scene, evening: Evening) -> Iterator[tuple[str, int, str]]:
    """Yield (label, player_id, text) for the biggest pot and the best hand."""
    say = scene.say
    if (pot := evening.pot) is not None:
        chips, hand = say("tourney-chips", amount=pot.chips), say("audit-hand", id=pot.number)
        yield say("recap-pot"), pot.player_id, f"{chips} ({hand})"
    if (best := evening.best) is not None:
        is_low = best.holding.kind in ("low", "wheel")
        yield say("recap-low" if is_low else "evening-best"), best.player_id, holding_words(say, best.holding)


def _places(evening: Evening) -> Iterator[tuple[int, list[EveningResult]]]:
    """Yield (place, results of the players who share it), the best place first."""
    place = 1
    for _, group in groupby(evening.results, key=lambda result: result.net):
        results = list(group)
        yield place, results
        place += len(results)


def evening_picture(scene: Scene, evening: Evening) -> PodiumPicture:
    """Return the data of a podium picture: the first three places, the biggest pot and the best hand."""
    say = scene.say
    steps = tuple(
        PodiumStep(
            place,
            ordinal(say, place),
            tuple(plain(_name(scene, result.player_id), NAME_MOST) for result in results),
            say.signed(results[0].net),
        )
        for place, results in _places(evening)
        if place <= STEPS_MOST
    )
    facts = tuple(
        (label, f"{plain(_name(scene, player_id), NAME_MOST)}, {fact}")
        for label, player_id, fact in _facts(scene, evening)
    )
    return PodiumPicture(say.locale, plain(scene.view.place.name, NAME_MOST), _heading(scene, evening), steps, facts)


def _name(scene: Scene, player_id: int) -> str:
    return scene.name_of(player_id) or scene.say("player-nameless")
