"""Calls to those who want news of tournaments: when registration opens, the day before, and as a last call.

Followers of a series also hear of a date that is skipped or moved. Each call of a tournament is made at most once, even
if its start is edited. Pure.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Final, Literal

from bot.tables.due_letters import DueLetter, SeriesNewsKind
from bot.tables.due_posts import DuePost
from bot.tournaments.deciding.draft import TournamentDraft, basics, basics_of
from bot.tournaments.news import News
from bot.tournaments.ports import Call, DateChange, DateNews, NewTournament, Schedule

CallKind = Literal["tournament_opens", "tournament_tomorrow", "tournament_last_call"]
OPENS: Final[CallKind] = "tournament_opens"
KINDS: Final = frozenset({"tournament_opens", "tournament_tomorrow", "tournament_last_call"})
"""The kinds of calls; the state lists those already made among its announcements."""


def call_once(draft: TournamentDraft, kind: CallKind) -> None:
    """Call those who want to know about the tournament, unless they were called already or it is full.

    When registration opens, the organizer's role is pinged too.
    """
    new, state = draft.new, draft.state
    is_known = kind == OPENS or new.settings.format.start.is_known
    if kind in state.announced or not is_known or len(state.registered()) >= new.settings.entrants_most:
        return
    draft.state = replace(state, announced=(*state.announced, kind))
    draft.call = call(replace(new, start_ms=state.start_ms), kind, draft.now_ms, _without(draft))
    if kind == OPENS:
        draft.posts += role_posts(draft.new, draft.now_ms, draft.tournament_id)
    draft.say(News("letters"))


def call(new: NewTournament, kind: CallKind, now_ms: int, without: Collection[int]) -> Call:
    """Return the call to all who want to know about a tournament like this one, except the players ``without``."""
    about = {**_basics(new), "role_id": new.settings.ping_role if kind == OPENS else 0}
    return Call(DueLetter(new.guild_id, 0, kind, about, now_ms), wishes_of(new), tuple(without))


def role_posts(new: NewTournament, now_ms: int, tournament_id: int = 0) -> tuple[DuePost, ...]:
    """Return the post that pings the organizer's role because registration has opened; none without a role."""
    if not new.settings.ping_role:
        return ()
    about = {**_basics(new), "role_id": new.settings.ping_role, "kind": OPENS}
    return (DuePost(new.guild_id, new.channel_id, "tournament_role", about | {"tournament_id": tournament_id}, now_ms),)


def date_news(schedule: Schedule, change: DateChange, now_ms: int, actor_id: int | None) -> DateNews:
    """Return the news that a date of a series is skipped or moved before its tournament is announced.

    It calls the series' followers, except the player who asked for it, and is posted without a ping for everybody else.
    """
    about = basics_of(schedule.settings, schedule.channel_id) | {"tournament_id": 0}
    letter = _date_letter(schedule.guild_id, about, change, now_ms)
    told = {**letter.about, "kind": letter.kind}
    post = DuePost(schedule.guild_id, schedule.channel_id, "tournament_news", told, now_ms)
    return DateNews(Call(letter, _followers(schedule.schedule_id), () if actor_id is None else (actor_id,)), post)


def tell_followers(draft: TournamentDraft, change: DateChange) -> None:
    """Call the followers of the tournament's series who are not in, because it is canceled or moved.

    Another call of the same change has the new start already.
    """
    new = draft.new
    if new.schedule_id is None or draft.call is not None:
        return
    letter = _date_letter(new.guild_id, basics(new), change, draft.now_ms)
    draft.call = Call(letter, _followers(new.schedule_id), _without(draft))
    draft.say(News("letters"))


def _date_letter(guild_id: int, about: dict[str, str | int], change: DateChange, now_ms: int) -> DueLetter:
    kind: SeriesNewsKind = "tournament_skipped" if change.old_start_ms is None else "tournament_moved"
    old = {} if change.old_start_ms is None else {"old_start_ms": change.old_start_ms}
    return DueLetter(guild_id, 0, kind, {**about, "start_ms": change.start_ms, **old, "reason": change.reason}, now_ms)


def _followers(schedule_id: int) -> tuple[str, ...]:
    return (f"series:{schedule_id}",)


def _without(draft: TournamentDraft) -> tuple[int, ...]:
    """Return the players whom a call leaves out: the entrants, and the one who asked for the change."""
    actor = () if draft.actor_id is None else (draft.actor_id,)
    return (*(entrant.player_id for entrant in draft.state.entrants), *actor)


def _basics(new: NewTournament) -> dict[str, str | int]:
    """Return the variables of all calls: the start only if it is known beforehand (T-6.1)."""
    return basics(new) | ({"start_ms": new.start_ms} if new.settings.format.start.is_known else {})


def wishes_of(new: NewTournament) -> tuple[str, ...]:
    """Return the wishes that the tournament fulfils."""
    settings = new.settings
    games = ["mix", *settings.rotation] if settings.rotation else [settings.game]
    series = _followers(new.schedule_id) if new.schedule_id is not None else ()
    return ("all", *(f"game:{game}" for game in games), *series)
