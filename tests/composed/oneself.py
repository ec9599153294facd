"""Messages that only one player asks for: preferences, sealed deals, practice and presets."""

from collections.abc import Iterator

from bot.locales.phrases import Phrases
from bot.tables.preferences import Preferences
from bot.tables.replies import TableReply
from bot.ui.fairness.note import FairNote, explained
from bot.ui.people.preference_lines import preference_lines
from bot.ui.practice.opened import practice_text
from bot.ui.room.presets import preset_line
from tests.composed import tables
from tests.composed.people import name_of
from tests.composed.shown import Shown


def preferences(say: Phrases) -> Iterator[tuple[str, Shown]]:
    changed = Preferences(
        language="fr", pictures=False, reminders=False, letters="never", auto_muck=False, achievements=False
    )
    likes = {"as they are at first": Preferences(), "all changed": changed}
    for (name, each), spoken in zip(likes.items(), ("pt-BR", say.locale), strict=True):
        yield f"preferences, {name}", "\n".join(text for _, text in preference_lines(say, each, spoken))


def fairness(say: Phrases) -> Iterator[tuple[str, Shown]]:
    voided = {None: 1, 101: 2, 103: 3}
    for name in ("sealed, cut by one", "empty"):
        view = tables.views()[name]
        yield f"fairness, {name}", FairNote(say, explained(say, view, voided, name_of), view)
    yield "fairness, elsewhere", FairNote(say, explained(say, None, None, name_of), None)


def practice(say: Phrases) -> Iterator[tuple[str, Shown]]:
    view = tables.views()["sealed, cut by one"]
    seated = view.seats[0].player_id
    yield "practice, opened", practice_text(say, view, None, None)
    yield "practice, goes on", practice_text(say, view, seated, None)
    yield "practice, seated", practice_text(say, view, seated, TableReply(view, done=True))


def presets(say: Phrases) -> Iterator[tuple[str, Shown]]:
    for name, view in tables.views().items():
        yield f"preset, {name}", preset_line(say, "Friday club", view.settings)
