"""The text of the list of recurring tournaments."""

from collections.abc import Sequence

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tournaments.ports import Schedule
from bot.typed.game_names import kind_of
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.preview import repeats_text
from bot.ui.tournament.scene import NAME_MOST
from bot.use_cases.origin import Origin
from bot.use_cases.tournaments.limits import SCHEDULES_MOST
from bot.use_cases.tournaments.schedules import Schedules
from cogs.tournament.words import told_lines


async def schedules_text(origin: Origin, schedules: Schedules) -> str:
    """Return the text of the list of recurring tournaments. Raises StoreError."""
    say = Phrases(origin.locale)
    lines = [await _line(say, each, schedules) for each in await schedules.known(origin)]
    lines += [say("schedules-unreadable", id=each) for each in await schedules.unreadable(origin)]
    if not lines:
        return say("schedules-none")
    return "\n".join([say("schedules-title"), told_lines(say.locale, lines, SCHEDULES_MOST)])


async def _line(say: Phrases, wanted: Schedule, schedules: Schedules) -> str:
    starts: Sequence[int] = ()
    try:
        starts, repeats = await schedules.next_starts(wanted), repeats_text(say, wanted)
    except Complaint:
        starts, repeats = (), f"`{wanted.rule}`"
    return say(
        "schedules-line",
        id=wanted.schedule_id,
        name=clean(wanted.settings.name, NAME_MOST),
        game=say(f"game-{kind_of(wanted.settings.game, wanted.settings.rotation)}"),
        channel=f"<#{wanted.channel_id}>",
        repeats=repeats,
        next=full_stamp(starts[0]) if starts else say("schedules-over"),
    )
