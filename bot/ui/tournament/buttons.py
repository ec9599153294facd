"""The buttons of a tournament's posts.

A button's custom_id holds all that its click needs, so it survives a restart.

lb:e:12:register:100      register for tournament 12; the last part is the buy-in on the button
lb:e:12:manage            private: the organizer's buttons
lb:e:12:now:1795000000000 there: start in a minute; the last part is the start that the organizer sees, in ms
lb:e:12:delay:...         there: start ten minutes later
lb:e:12:series            under the answer to an edit: change the later tournaments of the series too
lb:e:12:rematch:100       on its result: play a rematch for this buy-in
lb:e:12:csv               on its result: send it as a file
lb:e:12:next:100          on its result: register for the next tournament of its schedule, for this buy-in
"""

import re
from collections.abc import Iterator
from typing import Final, Literal, get_args

import discord

from bot.locales.phrases import Phrases
from bot.tournaments.ports import TournamentView
from bot.tournaments.questions import add_on_is_open, late_is_open
from bot.ui.discord.components import Button
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.tournament.wishes import wish_button

Entry = Literal["register", "withdraw", "checkin", "again", "addon", "here", "hands"]
Return = Literal["next", "rematch"]
"""The actions on a finished tournament's result that create or find another tournament."""
Taking = Literal["share", "csv"]
"""The actions that show a finished tournament's result to everyone, or send it as a file."""
Verb = Entry | Return | Taking | Literal["deal"]

_PRICED: Final = frozenset[Verb]({"register", "next", "rematch"})
"""The actions that take a buy-in which may have changed since the button was sent."""
_UNPRICED: Final = "|".join(verb for verb in get_args(Entry) if verb not in _PRICED)
EVENT_BUTTON: Final = re.compile(
    rf"lb:e:(?P<tournament>{NUMBER}):(?P<verb>register(?=:)|{_UNPRICED})(?:(?<=register):(?P<price>{NUMBER}))?"
)
RETURN_BUTTON: Final = re.compile(
    rf"lb:e:(?P<tournament>{NUMBER}):(?P<verb>{'|'.join(get_args(Return))}):(?P<price>{NUMBER})"
)
MANAGE_BUTTON: Final = re.compile(rf"lb:e:(?P<tournament>{NUMBER}):manage")
START_BUTTON: Final = re.compile(rf"lb:e:(?P<tournament>{NUMBER}):(?P<verb>now|delay):(?P<seen>{NUMBER})")
RESULT_BUTTON: Final = re.compile(rf"lb:e:(?P<tournament>{NUMBER}):(?P<verb>{'|'.join(get_args(Taking))})")
SERIES_BUTTON: Final = re.compile(rf"lb:e:(?P<tournament>{NUMBER}):series")
_STYLES: Final = {
    "register": discord.ButtonStyle.success,
    "checkin": discord.ButtonStyle.primary,
    "again": discord.ButtonStyle.success,
    "addon": discord.ButtonStyle.success,
    "here": discord.ButtonStyle.primary,
    "next": discord.ButtonStyle.success,
    "rematch": discord.ButtonStyle.primary,
}
_LABELS: Final = {"share": "button-show-everyone", "csv": "league-file", "deal": "deal-button"}


def tournament_button(say_: Phrases, view: TournamentView, verb: Verb) -> Button:
    style = _STYLES.get(verb, discord.ButtonStyle.secondary)
    label = say_(_label(view, verb), amount=view.new.settings.buy_in)
    price = f":{view.new.settings.buy_in}" if verb in _PRICED else ""
    return Button(custom_id=f"lb:e:{view.tournament_id}:{verb}{price}", label=label, style=style)


def _label(view: TournamentView, verb: Verb) -> str:
    if verb == "register" and view.state.phase == "running":
        return "tourney-button-late"
    if verb == "register" and len(view.state.registered()) >= view.new.settings.entrants_most:
        return "tourney-button-wait"
    if verb == "register" and not view.new.settings.format.start.is_known:
        return "tourney-button-join"
    if verb == "again":
        return "tourney-button-rebuy" if view.new.settings.rebuys else "tourney-button-re-entry"
    return _LABELS.get(verb, f"tourney-button-{verb}")


def result_verbs(view: TournamentView, *, recurs: bool, shareable: bool = False) -> Iterator[Verb]:
    """Yield the actions on a result (T-5.3).

    They are: register for the next tournament, play a rematch, show hands, get a file. ``shareable`` adds showing it to
    everyone.
    """
    if recurs:
        yield "next"
    if view.state.phase == "finished" and not view.new.settings.standing:
        yield "rematch"
    if view.state.play is not None:
        yield "hands"
        if shareable:
            yield "share"
        yield "csv"


def post_buttons(say_: Phrases, view: TournamentView) -> list[Button]:
    """Return the post's buttons, without those that nobody can use at this moment."""
    buttons = [tournament_button(say_, view, verb) for verb in _verbs(view)]
    if not is_awaited(view):
        return buttons
    manage = Button(custom_id=f"lb:e:{view.tournament_id}:manage", label=say_("tourney-button-manage"))
    return [*buttons, wish_button(say_), *([manage] if view.new.settings.format.start.is_known else [])]


def is_awaited(view: TournamentView) -> bool:
    """Return True until the tournament starts, or its countdown begins (T-6.1)."""
    return view.state.phase in ("scheduled", "registering", "check_in") and not view.state.is_full


def can_be_entered(view: TournamentView) -> bool:
    """Return True if anybody may register now."""
    return "register" in _verbs(view)


def _verbs(view: TournamentView) -> Iterator[Verb]:
    settings, state = view.new.settings, view.state
    if state.phase == "scheduled" and state.entrants:
        yield "withdraw"
    if state.phase in ("registering", "check_in") and state.fill_until_ms is None:
        yield "register"
        if state.phase == "check_in" and not all(entrant.checked_in for entrant in state.entrants):
            yield "checkin"
        if state.entrants:
            yield "withdraw"
    if state.phase != "running":
        return
    late = late_is_open(settings, state)
    if late and len(state.started()) < settings.entrants_most:
        yield "register"
    if any(entrant.rebuy_until_ms is not None for entrant in state.playing()) or (late and settings.re_entries):
        yield "again"
    if add_on_is_open(settings, state):
        yield "addon"
