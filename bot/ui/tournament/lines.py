"""The announcements of a tournament, one or two lines for each event, and the channels for them.

An announcement pings only the players who have to act.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.common.escaping import clean
from bot.tournaments.ports import TournamentView
from bot.tournaments.questions import add_on_is_open, hands_a_level, may_deal, paid_places
from bot.ui.text.moments import at_second, clock_stamp, full_stamp, second_stamp
from bot.ui.tournament.buttons import Verb
from bot.ui.tournament.deal_news import OFF, deal_news, shares_text
from bot.ui.tournament.match_news import absence, goes_through, match_begins
from bot.ui.tournament.outgoing import CHARACTERS_MOST, PINGED_MOST, AnnouncedNews, OutgoingMessage
from bot.ui.tournament.post import PostExtras, why_cancelled
from bot.ui.tournament.scene import REASON_MOST, TournamentScene, minutes_of, ordinal, prizes_text

_TO_ALL: Final = frozenset({"break", "break_over", "bubble", "hand_for_hand", "in_the_money", "final_table", "overrun"})
"""The kinds of news announced in the same words at the tables and in the tournament's channel."""
_BEFORE_DEALS: Final = ("in_the_money", "final_table")
"""The kinds of news with a button to propose a deal, if one is possible by then (T-9.1)."""


@dataclass(frozen=True, slots=True)
class Announcement(AnnouncedNews):
    """A piece of news that can tell itself."""

    def messages(self) -> list[OutgoingMessage]:
        """Return the messages that announce the news; none if another message covers it."""
        kind = self.news.kind
        if kind in _TO_ALL:
            return self._everywhere(self._plain(kind), self._verbs())
        tell = _TELLERS.get(kind)
        return list(tell(self)) if tell is not None else []

    def _everywhere(self, text: str, verbs: tuple[Verb, ...] = ()) -> list[OutgoingMessage]:
        return [OutgoingMessage(channel_id, text, verbs=verbs) for channel_id in (*self.threads(), self.home)]

    def _verbs(self) -> tuple[Verb, ...]:
        settings, state = self.scene.settings, self.scene.state
        if self.news.kind in _BEFORE_DEALS and may_deal(settings, state):
            return ("deal",)
        return ("addon",) if self.news.kind == "break" and add_on_is_open(settings, state) else ()

    def _plain(self, kind: str) -> str:
        state, say = self.scene.state, self.scene.say
        if kind == "break" and add_on_is_open(self.scene.settings, state):
            kind = "break-add-on"
        if kind == "bubble" and state.seats:
            kind = "bubble-seats"
        return say(
            f"tourney-said-{kind.replace('_', '-')}",
            when=at_second(say, state.begun.break_until_ms or 0),
            left=len(state.playing()),
            paid=paid_places(state),
            amount=self.scene.settings.buy_in,
            stack=state.begun.ladder.stack,
        )


def _reminder(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield the reminder.

    During check-in it pings the entrants who have not checked in; before that, nobody.
    """
    scene, kind = announcement.scene, announcement.news.kind
    state = scene.state
    text = scene.say(
        f"tourney-said-{kind.replace('_', '-')}",
        name=scene.title,
        when=clock_stamp(state.start_ms) if kind == "reminder_soon" else full_stamp(state.start_ms),
        count=len(state.registered()),
        most=scene.settings.entrants_most,
    )
    late = [entrant.player_id for entrant in state.entrants if not entrant.checked_in]
    verbs: tuple[Verb, ...] = ("checkin",) if state.phase == "check_in" and late else ()
    for pinged in _in_groups(announcement, late if state.phase == "check_in" else ()):
        missing = scene.say("tourney-said-missing", users=" ".join(f"<@{user}>" for user in pinged)) if pinged else ""
        yield OutgoingMessage(announcement.home, f"{text} {missing}".strip(), pinged, verbs)


def _in_groups(announcement: Announcement, players: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the players' Discord users in groups that one message may ping; one empty group if there are none."""
    users = [user for user in map(announcement.user_of, players) if user is not None]
    yield from (tuple(users[at : at + PINGED_MOST]) for at in range(0, max(len(users), 1), PINGED_MOST))


def _full(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield the one ping to the entrants of a sit and go, once its last seat is taken (T-6.1)."""
    scene = announcement.scene
    when = at_second(scene.say, scene.state.start_ms)
    text = scene.say("tourney-said-full", name=scene.title, when=when)
    for pinged in _in_groups(announcement, [entrant.player_id for entrant in scene.state.registered()]):
        yield OutgoingMessage(announcement.home, f"{text} {' '.join(f'<@{user}>' for user in pinged)}".strip(), pinged)


def _started(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield a message to each table, and one to the tournament's channel with all seats.

    The message in a table's thread pings the table's players, which adds them to the thread.
    """
    scene = announcement.scene
    state, play = scene.state, scene.state.begun
    stakes = scene.level(play.level.number)
    lists = []
    for table_id, channel_id in scene.view.table_channels:
        seats = _seats(scene.view, table_id)
        mentions = [announcement.mention(player_id) for _, player_id in seats]
        seat_lines = [
            scene.say("tourney-said-seat", seat=seat, name=mention)
            for (seat, _), (mention, _) in zip(seats, mentions, strict=True)
        ]
        text = scene.say("tourney-said-started-here", name=scene.title, stakes=stakes, stack=play.ladder.stack)
        users = tuple(user for _, pinged in mentions for user in pinged)
        yield OutgoingMessage(channel_id, "\n".join([text, *seat_lines]), users)
        names = [scene.say("tourney-said-seat", seat=seat, name=scene.name(player)) for seat, player in seats]
        lists.append(f"<#{channel_id}>\n-# {' · '.join(names)}")
    text = scene.say(
        "tourney-said-started",
        name=scene.title,
        entrants=len(state.started()),
        tables=len(lists),
        breaks="yes" if len(lists) > 1 and not scene.tree else "no",
        stakes=stakes,
    )
    prizes = prizes_text(scene.say, state.prizes or (), scene.tree, scene.settings.seat_chips)
    fixed = [scene.say("tourney-prizes", prizes=prizes)] if prizes else []
    waiting = [player for match in scene.tree if not match.is_known for player in match.players]
    idle = [scene.say("tourney-said-byes", names=", ".join(scene.each_name(waiting)))] if waiting else []
    yield from (announcement.here(part) for part in _parts([text, *lists, *idle, *fixed]))


def _seats(view: TournamentView, table_id: int) -> list[tuple[int, int]]:
    """Return (seat, player_id) for each player at the table, sorted by seat."""
    return sorted((count.seat or 0, count.player_id) for count in view.counts if count.table_id == table_id)


def _parts(lines: Sequence[str]) -> list[str]:
    """Join the lines into as few messages as possible."""
    parts = [""]
    for line in lines:
        if parts[-1] and len(parts[-1]) + len(line) + 1 > CHARACTERS_MOST:
            parts.append("")
        parts[-1] += f"\n{line}" if parts[-1] else line
    return parts


def _level(announcement: Announcement) -> Iterator[OutgoingMessage]:
    scene = announcement.scene.at_table(announcement.news.table_id)
    state = scene.state
    level, hands = state.begun.level, hands_a_level(scene.settings, state, scene.view.now_ms)
    key, count = ("tourney-lasts-hands", hands) if hands else ("tourney-lasts-minutes", minutes_of(level))
    lasts = scene.say(key, count=count)
    text = scene.say("tourney-said-level", level=level.number, stakes=scene.level(level.number), lasts=lasts)
    tables = dict(scene.view.table_channels)
    channels = list(tables.values()) if announcement.news.table_id is None else [tables.get(announcement.news.table_id)]
    yield from (OutgoingMessage(channel_id, text) for channel_id in channels if channel_id is not None)


def _late_over(announcement: Announcement) -> Iterator[OutgoingMessage]:
    scene, state = announcement.scene, announcement.scene.state
    if "seated" not in state.announced:
        return  # There was no late registration, and the announcement of the start has the prizes.
    figures = state.prizes or ()
    text = scene.say("tourney-said-late-over", entrants=len(state.started()), pool=sum(figures))
    prizes = prizes_text(scene.say, figures, scene.tree, scene.settings.seat_chips)
    yield announcement.here(f"{text}\n{scene.say('tourney-prizes', prizes=prizes)}" if prizes else text)


def _moved(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield a message that pings the entrant at their new table, and one without a ping for the old table."""
    scene, player, table_id = announcement.scene, announcement.news.player_id, announcement.news.table_id
    if player is None or table_id is None or (to := announcement.player_tables.channels.get(table_id)) is None:
        return
    entrant = scene.state.entrant(player)
    seat = next((count.seat for count in scene.view.counts if count.player_id == player), None)
    mention, users = announcement.mention(player)
    until = entrant.arrives_until_ms if entrant is not None else None
    text = scene.say("tourney-said-moved", name=mention, seat=seat or 0)
    if until is not None:
        text = f"{text} {scene.say('tourney-said-waits', when=second_stamp(until))}"
    before = announcement.player_tables.before.get(player, 0)
    # The players of a broken table have read there where they go.
    old = dict(scene.view.table_channels).get(before)
    if old is not None and old != to and announcement.player_tables.before.get(player) != table_id:
        yield OutgoingMessage(old, scene.say("tourney-said-moves", name=scene.name(player), channel=f"<#{to}>"))
    yield OutgoingMessage(to, text, users, ("here",) if until is not None else (), adds=users)


def _table_breaks(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield a message for the breaking table that says where its players will sit, and that they are pinged there."""
    scene, table_id = announcement.scene, announcement.news.table_id or 0
    channels = announcement.player_tables.channels
    seats = [
        scene.say("tourney-said-new-seat", name=scene.name(each.player_id), channel=f"<#{to}>", seat=each.drawn.seat)
        for each in scene.state.playing()
        if each.drawn is not None and each.table_id == table_id and (to := channels.get(each.drawn.table_id))
    ]
    if table_id in channels and seats:
        yield OutgoingMessage(channels[table_id], "\n".join([scene.say("tourney-said-table-breaks"), *seats]))


def _table_broken(announcement: Announcement) -> Iterator[OutgoingMessage]:
    channel = announcement.player_tables.channels.get(announcement.news.table_id or 0)
    left = len(announcement.scene.view.table_channels)
    if channel is not None:
        yield announcement.here(announcement.scene.say("tourney-said-table-broken", channel=f"<#{channel}>", left=left))


def _knocked_out(announcement: Announcement) -> Iterator[OutgoingMessage]:
    scene, news = announcement.scene, announcement.news
    if news.player_id is None or news.place is None:
        return
    place, name = ordinal(scene.say, news.place), scene.name(news.player_id)
    key = "tourney-said-out-prize" if news.amount else "tourney-said-out"
    yield announcement.here(scene.say(key, name=f"**{name}**", place=place, amount=news.amount or 0))


def _bounty(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield a line at the winner's table that says whose bounty they won (T-7.6)."""
    scene, news = announcement.scene, announcement.news
    busted = scene.state.entrant(news.of)
    if news.player_id is None or busted is None:
        return
    text = scene.say(
        "tourney-said-bounty",
        name=f"**{scene.name(news.player_id)}**",
        of=scene.name(busted.player_id),
        shared="yes" if len(busted.lost_to) > 1 else "no",
        amount=news.amount or 0,
        kept=news.kept,
    )
    yield OutgoingMessage(announcement.player_tables.channels.get(news.table_id or 0, announcement.home), text)


def _rebuy_offered(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield a message that offers a rebuy at the entrant's table; it pings them because the offer expires."""
    scene, player = announcement.scene, announcement.news.player_id
    entrant = scene.state.entrant(player)
    if player is None or entrant is None or entrant.rebuy_until_ms is None:
        return
    mention, users = announcement.mention(player)
    text = scene.say(
        "tourney-said-rebuy",
        name=mention,
        amount=scene.settings.buy_in,
        stack=scene.state.begun.ladder.stack,
        when=second_stamp(entrant.rebuy_until_ms),
    )
    place = announcement.player_tables.channels.get(announcement.player_tables.at.get(player, 0), announcement.home)
    yield OutgoingMessage(place, text, users, ("again",))


def _of_player(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield a message that an entrant bought in again, was refunded, or was removed."""
    scene, news = announcement.scene, announcement.news
    if news.player_id is None or (news.kind == "refunded" and scene.state.phase == "cancelled"):
        return  # The result lists all refunds.
    text = scene.say(
        f"tourney-said-{news.kind.replace('_', '-')}",
        name=f"**{scene.name(news.player_id)}**",
        amount=news.amount or scene.settings.buy_in,
    )
    yield announcement.here(f"{text} {_reason(scene, news.text)}".strip())


def _floor_order(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield messages about a moderator's order for a player, at each table that it concerns (T-3.6)."""
    scene, news, tables = announcement.scene, announcement.news, announcement.player_tables
    entrant = scene.state.entrant(news.player_id)
    if entrant is None:
        return
    concerned = {tables.channels.get(each or 0) for each in (tables.at.get(entrant.player_id), news.table_id)} - {None}
    text = scene.say(
        f"tourney-said-{news.kind.replace('_', '-')}",
        name=f"**{scene.name(entrant.player_id)}**",
        channel=f"<#{tables.channels.get(news.table_id or 0, announcement.home)}>",
        change=scene.say.signed(news.amount or 0),
    )
    full_text = f"{text} {_reason(scene, news.text)}".strip()
    yield from (OutgoingMessage(channel, full_text) for channel in sorted(filter(None, concerned)))


def _moved_up(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield a message that pings an entrant who moved up from the waiting list, and may have to check in."""
    scene, player = announcement.scene, announcement.news.player_id
    if player is None:
        return
    mention, users = announcement.mention(player)
    entrant = scene.state.entrant(player)
    late = scene.settings.check_in and entrant is not None and not entrant.checked_in
    text = scene.say(
        "tourney-said-moved-up", name=mention, when=full_stamp(scene.state.start_ms), amount=scene.settings.buy_in
    )
    verbs: tuple[Verb, ...] = ("checkin",) if late and scene.state.phase == "check_in" else ()
    yield OutgoingMessage(announcement.home, text, users, verbs)


def _stopped(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield messages for all channels about a pause, resumption or cancellation, with the reason."""
    scene, news = announcement.scene, announcement.news
    text = scene.say(f"tourney-said-{news.kind}", name=scene.title)
    reason = (
        why_cancelled(scene, PostExtras(reason=news.text)) if news.kind == "cancelled" else _reason(scene, news.text)
    )
    full_text = f"{text} {reason}".strip()
    yield from (OutgoingMessage(channel_id, full_text) for channel_id in announcement.threads())
    yield announcement.here(full_text)


def _finished(announcement: Announcement) -> Iterator[OutgoingMessage]:
    """Yield a message about the winner for the last table; the tournament's channel gets the result.

    After a deal it has everybody's share (T-9.2).
    """
    scene, news = announcement.scene, announcement.news
    if news.player_id is None:
        return
    facts = {"event": scene.title, "channel": f"<#{announcement.home}>"}
    deal = scene.state.made if scene.state.ended_by_deal else None
    names = [f"**{scene.name(each.player_id)}**" for each in scene.state.entrants if each.seat_in]
    if deal is not None:
        text = scene.say("tourney-said-finished-deal", shares=shares_text(scene, deal), **facts)
    elif names:
        text = scene.say("tourney-said-seats", names=scene.say.all_of(names), target=scene.target, **facts)
    else:
        text = scene.say("tourney-said-finished", name=f"**{scene.name(news.player_id)}**", **facts)
    yield from (OutgoingMessage(channel_id, text) for channel_id in announcement.threads())


def _reason(scene: TournamentScene, text: str) -> str:
    return scene.say("tourney-reason", text=clean(text, REASON_MOST)) if text else ""


_TELLERS: Final[Mapping[str, Callable[[Announcement], Iterator[OutgoingMessage]]]] = {
    "reminder_day": _reminder,
    "check_in_open": _reminder,
    "full": _full,
    "reminder_soon": _reminder,
    "started": _started,
    "late_over": _late_over,
    "level": _level,
    "moved": _moved,
    "table_breaks": _table_breaks,
    "table_broken": _table_broken,
    "knocked_out": _knocked_out,
    "bounty": _bounty,
    "match": match_begins,
    "through": goes_through,
    "absent": absence,
    "forfeited": absence,
    "rebuy_offered": _rebuy_offered,
    "bought_again": _of_player,
    "refunded": _of_player,
    "removed": _of_player,
    "sent": _floor_order,
    "stays": _floor_order,
    "corrected": _floor_order,
    "correction_lapsed": _floor_order,
    "moved_up": _moved_up,
    **dict.fromkeys(("deal_proposed", "deal_agreed", "deal_made", *OFF), deal_news),
    "paused": _stopped,
    "resumed": _stopped,
    "cancelled": _stopped,
    "finished": _finished,
}
