"""An edit of a tournament that has not started, and what its entrants are told about it. Pure."""

from collections.abc import Callable, Mapping, Set
from dataclasses import fields, replace
from typing import Final

from bot.poker.house_rules import HouseRules
from bot.tournaments.deciding import calls, entering
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.messages import Edit, TournamentDenial
from bot.tournaments.ports import DateChange
from bot.tournaments.questions import CHECK_IN_MS
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Phase, TournamentState

_SHOWN: Final[Mapping[str, Callable[[TournamentSettings], str | int]]] = {
    "name": lambda settings: settings.name,
    "game": lambda settings: " ".join([settings.limit or "usual", *(settings.rotation or (settings.game,))]),
    "minutes": lambda settings: settings.target_minutes,
    "seats": lambda settings: settings.seats,
    "stack": lambda settings: settings.ladder(settings.entrants_least).stack,
    "first_bet": lambda settings: settings.first_bet,
    "level_minutes": lambda settings: settings.level_minutes,
    "late_levels": lambda settings: settings.late_levels,
    "re_entries": lambda settings: settings.re_entries,
    "rebuys": lambda settings: settings.rebuys,
    "buy_in": lambda settings: settings.buy_in,
    "guarantee": lambda settings: settings.guarantee,
    "prizes": lambda settings: " ".join(settings.shares),
    "entrants_most": lambda settings: settings.entrants_most,
    "check_in": lambda settings: int(settings.check_in),
    "add_on": lambda settings: int(settings.add_on),
}
"""Name -> a function that returns the setting's value, which the letter about an edit shows."""
_SETTING_OF: Final = {"minutes": "target_minutes", "stack": "stack_bets", "prizes": "shares"}
"""Name in ``_SHOWN`` -> name of the setting, where they differ."""
_IN_SHOWN: Final = ("limit", "rotation", "rules")
"""The settings that the audit shows otherwise: limit and rotation in ``game``, rules one by one."""
_Change = tuple[str, object, object]
"""(name of a setting, old value, new value)."""
_UNTOLD: Final = frozenset(
    {*(_SETTING_OF.get(name, name) for name in _SHOWN), "limit", "rotation"}
    | {"hand_seconds", "zone", "usual_start", "ping_role", "entry_role", "password"}
)
"""The settings that do not count for ``other`` in the letter.

``_SHOWN`` covers them, or they concern no entrant.
"""


def edit(draft: TournamentDraft, message: Edit) -> TournamentDenial | None:
    if draft.state.phase == "running":
        return TournamentDenial.RUNNING
    if draft.state.is_full:
        return TournamentDenial.STARTING
    if message.of not in (None, (draft.new.settings, draft.state.start_ms)):
        return TournamentDenial.EDITED
    if message.settings.price != draft.new.settings.price and draft.state.registered():
        return TournamentDenial.BUY_IN_FIXED
    if message.settings.entrants_most < len(draft.state.registered()):
        return TournamentDenial.TOO_FEW_SPOTS
    draft.new = replace(draft.new, settings=message.settings)
    draft.state = _with_new_start(draft, message)
    if draft.base[1].phase == "scheduled" and draft.state.phase != "scheduled":
        draft.new = replace(draft.new, opens_ms=draft.now_ms)
        calls.call_once(draft, "tournament_opens")
    elif draft.state.check_in_cut and not draft.base[1].check_in_cut:
        calls.call_once(draft, "tournament_last_call")
    if draft.now_ms < message.start_ms - CHECK_IN_MS:
        # Entrants who checked in for the old start must check in for the later one.
        absent = tuple(replace(entrant, checked_in=False) for entrant in draft.state.entrants)
        draft.state = replace(draft.state, entrants=absent)
    draft.audit_act("tournament_edit", message.request, message.reason)
    _audit_changes(draft)
    _tell_entrants(draft, message.reason)
    _renew_offers(draft)
    before_ms, start_ms = draft.base[1].start_ms, draft.state.start_ms
    if start_ms != before_ms:
        calls.tell_followers(draft, DateChange(start_ms, before_ms, message.reason))
    return None


def _audit_changes(draft: TournamentDraft) -> None:
    """Add the name of each changed setting to the audit entry, with its values before and after the edit."""
    changes = _changes(draft)
    shown = (name.removeprefix("old_") for name in changes if name.startswith("old_"))
    told: list[_Change] = [(name, changes[f"old_{name}"], changes[f"new_{name}"]) for name in shown]
    before, after = draft.base[0].settings, draft.new.settings
    told += _differences(
        before, after, without={_SETTING_OF.get(name, name) for name in (*_SHOWN, *_IN_SHOWN)} | {"password"}
    )
    if before.password != after.password:
        # The audit says only that the password was set, changed, or removed.
        told.append(("password", "old" if before.password else None, "new" if after.password else None))
    told += _differences(before.rules, after.rules)
    draft.audit_change(
        [f"{name} {_noted(old)}" for name, old, _ in told], [f"{name} {_noted(new)}" for name, _, new in told]
    )


def _differences(
    before: TournamentSettings | HouseRules, after: TournamentSettings | HouseRules, without: Set[str] = frozenset()
) -> list[_Change]:
    names = [each.name for each in fields(before) if each.name not in without]
    pairs = [(name, getattr(before, name), getattr(after, name)) for name in names]
    return [change for change in pairs if change[1] != change[2]]


def _noted(value: object) -> str:
    """Return the value as text without commas, because commas separate the parts of an audit note."""
    if isinstance(value, bool):
        return str(int(value))
    words = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return " ".join(words.replace(",", " ").split()) if value not in (None, "", ()) else "none"


def _with_new_start(draft: TournamentDraft, message: Edit) -> TournamentState:
    """Return the state with the edited start, and the phase that follows from it.

    If the start changes, the reminders that are not due yet are sent again (T-1.4). If registration has not opened yet,
    it still opens at its own time; but it opens at once if that time is not before the check-in for the new start
    (T-1.1). If less time is left than a check-in lasts, check-in opens at once, and players who miss it keep their
    seats (T-1.4).
    """
    state, before, now_ms = draft.state, draft.base[0].settings, draft.now_ms
    settings, is_moved = message.settings, message.start_ms != state.start_ms
    opens_now = settings.check_in and message.start_ms - now_ms < CHECK_IN_MS
    is_delayed = state.phase == "check_in" and message.start_ms >= state.start_ms
    if opens_now and not is_delayed and (is_moved or not before.check_in):
        state = replace(state, phase="check_in", check_in_cut=True)
    elif not is_moved:
        closes = state.phase == "check_in" and not settings.check_in
        return replace(state, phase="registering") if closes else state
    elif not opens_now:
        waits = state.phase == "scheduled" and draft.new.opens_ms < message.start_ms - CHECK_IN_MS
        phase: Phase = "scheduled" if waits else "registering"
        state = replace(state, phase=phase, check_in_cut=False)
    passed = (kind for kind, ahead in entering.reminders(settings) if now_ms >= message.start_ms - ahead)
    called = (kind for kind in state.announced if kind in calls.KINDS)
    return replace(state, start_ms=message.start_ms, announced=(*called, *passed))


def _tell_entrants(draft: TournamentDraft, reason: str) -> None:
    """Write to each entrant what has changed, with the old and the new value (T-1.1)."""
    changes = _changes(draft)
    if not changes:
        return
    for entrant in draft.state.entrants:
        absent = draft.state.phase == "check_in" and not entrant.checked_in
        about = {**changes, "reason": reason, "checkin": int(absent), "cut": int(absent and draft.state.check_in_cut)}
        draft.write_to([entrant.player_id], "tournament_edited", **about)


def _renew_offers(draft: TournamentDraft) -> None:
    """Send the offers that nobody has taken again, if what they say of the price or the start is not true any more."""
    (before, state), settings = draft.base, draft.new.settings
    if (before.settings.price, state.start_ms) == (settings.price, draft.state.start_ms):
        return
    start = {"start_ms": draft.state.start_ms} if settings.format.start.is_known else {}
    draft.write_to(draft.state.offered, "tournament_offered", **start, runs=0)


def _changes(draft: TournamentDraft) -> dict[str, str | int]:
    """Return each changed value as ``old_NAME`` and ``new_NAME``, and ``other`` for any other change."""
    before, after = draft.base[0].settings, draft.new.settings
    pairs = {name: (value(before), value(after)) for name, value in _SHOWN.items()}
    pairs = {"start": (draft.base[1].start_ms, draft.state.start_ms), **pairs}
    found: dict[str, str | int] = {}
    for name, (old, new) in pairs.items():
        if old != new:
            found |= {f"old_{name}": old, f"new_{name}": new}
    told = (each.name for each in fields(TournamentSettings) if each.name not in _UNTOLD)
    if any(getattr(before, name) != getattr(after, name) for name in told):
        found["other"] = 1
    return found
