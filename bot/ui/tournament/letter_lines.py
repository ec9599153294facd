"""Letters with news of a tournament, as text, and the buttons below them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tables.due_letters import DueKind
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import BEFORE_THE_START
from bot.typed.stakes import LIMITS
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.buttons import Verb, can_be_entered
from bot.ui.tournament.scene import NAME_MOST, REASON_MOST, game_words

About = Mapping[str, str | int]
"""The variables of a letter's text, as they were at the time of the change."""
_WITH_REGISTER: Final = frozenset[DueKind](
    (
        "tournament_rematch",
        "tournament_opens",
        "tournament_tomorrow",
        "tournament_last_call",
        "tournament_offered",
        "tournament_moved",
    )
)
_WITH_START: Final = frozenset[DueKind](
    {"tournament_rematch", "tournament_opens", "tournament_offered", "tournament_added"}
)
"""The kinds that say when the tournament starts, or that it starts once it is full."""
_YES_OR_NO: Final = frozenset({"check_in", "add_on"})


def letter_lines(say_: Phrases, kind: DueKind, about: About) -> Iterator[str]:
    """Yield the letter's text, line by line."""
    name, place = clean(str(about["name"]), NAME_MOST), f"<#{about['channel_id']}>"
    key = f"tourney-letter-{kind.removeprefix('tournament_').replace('_', '-')}"
    if about.get("runs"):
        key = f"{key}-running"
    elif kind in _WITH_START and "start_ms" not in about:
        key = f"{key}-when-full"
    if kind == "tournament_seat" and not about["start_ms"]:
        key = f"{key}-when-full"
    yield say_(key, name=name, place=place, amount=about["amount"], **_more(say_, about))
    if kind == "tournament_edited":
        yield from _changes(say_, about)
    if kind == "tournament_added" and about.get("checkin"):
        yield say_("tourney-changed-check-in-open")
    if kind == "tournament_cancelled" and not about.get("reason") and about.get("least"):
        yield say_("tourney-too-few", least=about["least"], buy_in=0)
    if reason := about.get("reason"):
        yield say_("tourney-reason", text=clean(str(reason), REASON_MOST))


def _more(say_: Phrases, about: About) -> dict[str, str | int]:
    """Return the variables that only some letters have."""
    chips = int(about.get("chips", 0))
    starts = {"when": "start_ms", "old": "old_start_ms"}
    stamps = {name: full_stamp(int(about[key])) if about.get(key) else "" for name, key in starts.items()}
    names = {each: clean(str(about.get(each, "")), NAME_MOST) for each in ("player", "satellite", "target")}
    figures = {"chips": chips, "waiting": int(about.get("waiting", 0))}
    return {**stamps, **names, **figures, "change": say_.signed(chips), "why": str(about.get("why", ""))}


def _changes(say_: Phrases, about: About) -> Iterator[str]:
    """Yield a line for each changed value, and what the reader must do about a new start."""
    for name in (key.removeprefix("new_") for key in about if key.startswith("new_")):
        old, new = (changed_value(say_, name, about[f"{age}_{name}"]) for age in ("old", "new"))
        yield say_("tourney-changed", what=say_(f"tourney-changed-{name.replace('_', '-')}"), old=old, new=new)
    if about.get("outage"):
        yield say_("tourney-changed-outage")
    if about.get("other"):
        yield say_("tourney-changed-other")
    if about.get("checkin"):
        yield say_("tourney-changed-check-in-cut" if about.get("cut") else "tourney-changed-check-in-open")


def changed_value(say_: Phrases, name: str, value: str | int) -> str:
    """Return the old or new value of a setting with this name in ``tourney-changed-``, as people read it."""
    if name in _YES_OR_NO:
        return say_("tourney-changed-yes" if int(value) else "tourney-changed-no")
    return _SHOWN.get(name, _plain)(say_, value)


def _plain(_: Phrases, value: str | int) -> str:
    return clean(str(value), NAME_MOST)


def _game(say_: Phrases, value: str | int) -> str:
    limit, *games = str(value).split()
    return game_words(say_, LIMITS.get(limit), games)


def _prizes(say_: Phrases, value: str | int) -> str:
    return f"{value} %" if value else say_("tourney-changed-usual")


_SHOWN: Final[Mapping[str, Callable[[Phrases, str | int], str]]] = {
    "start": lambda _, value: full_stamp(int(value)),
    "game": _game,
    "prizes": _prizes,
}


def letter_verbs(kind: DueKind, view: TournamentView, about: About) -> tuple[Verb, ...]:
    """Return the actions that the reader of the news may want to take now."""
    if kind in ("tournament_edited", "tournament_added") and view.state.phase in BEFORE_THE_START:
        return ("checkin", "withdraw") if about.get("checkin") and view.state.phase == "check_in" else ("withdraw",)
    if kind == "tournament_seat" and view.state.phase in BEFORE_THE_START and not view.state.is_full:
        return ("withdraw",)
    late = kind == "tournament_no_show" and view.state.phase == "running"
    if (kind in _WITH_REGISTER or late) and can_be_entered(view):
        return ("register",)
    return ()
