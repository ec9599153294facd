"""A tournament's post: it shows registration, then the running tournament, finally the winner (T-1.3).

Discord allows 4,000 characters of text in a message; lists of names are cut to the remaining room.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.common.escaping import clean
from bot.tournaments.level_length import MINUTE_MS, likely_minutes, planned
from bot.tournaments.questions import late_is_open, overruns
from bot.tournaments.rules.matches import entrants_drawn
from bot.tournaments.state import Entrant, Level
from bot.ui.discord.attachments import Drawn
from bot.ui.discord.components import Layout, Row
from bot.ui.text.moments import clock_stamp
from bot.ui.text.obstacles import reason_of
from bot.ui.tournament.buttons import post_buttons
from bot.ui.tournament.matches import format_line, match_lines
from bot.ui.tournament.scene import (
    REASON_MOST,
    TournamentScene,
    again,
    fitting,
    in_a_row,
    ladder_text,
    level_words,
    minutes_of,
    ordinal,
    prize_figures,
    prizes_text,
)

CHARACTERS_MOST: Final = 3900
"""The maximum number of characters of the whole text; Discord's limit is 4,000."""
MATCHES_MOST: Final = 1800
"""The maximum number of characters of the list of matches."""
WAITING_MOST: Final = 600
"""The maximum number of characters of the waiting list."""
_OPEN: Final = 0x5865F2
_RUNNING: Final = 0x2D7D46
_STOPPED: Final = 0x80848E
_WON: Final = 0xD9A514


@dataclass(frozen=True, slots=True)
class PostExtras:
    """The data of a post that the tournament's view does not contain."""

    link: str | None = None
    """A link to the chip counts; once the tournament is over, to the result."""
    reason: str = ""
    """A moderator's reason for a pause or a cancellation, unescaped."""


class TournamentPost(Layout):
    """A post about a tournament: groups of texts with separators, and buttons; built for each update.

    Every button is a dynamic item, so discord.py stores no view.
    """

    def __init__(
        self,
        groups: Sequence[Sequence[str]],
        buttons: Sequence[discord.ui.Item[Any]] = (),
        *,
        colour: int = _OPEN,
        drawn: Drawn | None = None,
    ) -> None:
        super().__init__()
        items: list[discord.ui.Item[Any]] = []
        for text in ("\n".join(lines) for lines in groups):
            if text and items:
                items.append(discord.ui.Separator())
            if text:
                items.append(discord.ui.TextDisplay(text))
            if drawn is not None and len(items) == 1:
                media = discord.MediaGalleryItem(f"attachment://{drawn.filename}", description=drawn.alt)
                items.append(discord.ui.MediaGallery(media))
        if buttons:
            items.append(Row(*buttons))
        self.add_item(discord.ui.Container(*items, accent_colour=colour))

    @property
    def text(self) -> str:
        """The post's whole text."""
        shown = [item.content for item in self.walk_children() if isinstance(item, discord.ui.TextDisplay)]
        return "\n".join(shown)

    @property
    def body(self) -> str:
        """The texts and buttons as one string; two posts with equal strings look the same."""
        buttons = [item for item in self.walk_children() if isinstance(item, discord.ui.Button)]
        return "\n".join([self.text, *(f"{button.custom_id} {button.label}" for button in buttons)])


def tournament_post(
    scene: TournamentScene, extras: PostExtras | None = None, drawn: Drawn | None = None, *, buttons: bool = True
) -> TournamentPost:
    """Return the post for the tournament's current state; a preview has no ``buttons``.

    ``drawn``: the picture of a bracket.
    """
    extras = extras or PostExtras()
    match scene.state.phase:
        case "running":
            groups, colour = _while_it_runs(scene, extras), _STOPPED if scene.state.pause is not None else _RUNNING
        case "finished":
            groups, colour = [_title(scene), list(_finished(scene, extras))], _WON
        case "cancelled":
            groups, colour = [_title(scene), _cancelled(scene, extras)], _STOPPED
        case _:
            groups, colour = _before(scene), _OPEN
    if drawn is not None and drawn.nameless:
        groups.insert(1, [_beside(scene, drawn.nameless)])
    pressed = post_buttons(scene.say, scene.view) if buttons else []
    return TournamentPost(groups, pressed, colour=colour, drawn=drawn)


def _beside(scene: TournamentScene, numbers: Sequence[int]) -> str:
    """Return the names that the picture of the bracket shows only as numbers of the draw."""
    players = entrants_drawn(scene.tree)
    return f"-# {' · '.join(f'#{number} {scene.name(players[number - 1])}' for number in numbers)}"


def _title(scene: TournamentScene) -> list[str]:
    settings = scene.settings
    key = "tourney-game-line" if settings.matches == "none" else f"tourney-game-line-{settings.matches}"
    lines = [f"### {scene.title}", scene.say(key, game=scene.game(), seats=settings.seats)]
    rules = scene.rules()
    return [*lines, scene.say("tourney-rules", rules=rules)] if rules else lines


# Before the start


def _before(scene: TournamentScene) -> list[list[str]]:
    groups = [_title(scene), [*_times(scene), *_money(scene), *_needed(scene)], list(_structure(scene))]
    room = CHARACTERS_MOST - sum(len(line) + 1 for lines in groups for line in lines)
    return [*groups, _entrants(scene, room)]


def _times(scene: TournamentScene) -> Iterator[str]:
    settings, new = scene.settings, scene.view.new
    if settings.format.start.is_known or scene.state.is_full:
        yield scene.say("tourney-starts", when=scene.date(scene.state.start_ms))
    else:
        yield scene.say("tourney-fills", when=scene.date(scene.state.start_ms), buy_in=settings.buy_in)
    if settings.standing:
        yield scene.say("tourney-standing")
    if scene.state.phase == "scheduled":
        yield scene.say("tourney-opens", when=scene.date(new.opens_ms))
    if settings.check_in:
        opened = scene.check_in_ms <= scene.view.now_ms
        key = "tourney-check-in-open" if opened else "tourney-check-in-opens"
        times = {"when": clock_stamp(scene.check_in_ms), "start": clock_stamp(scene.state.start_ms)}
        yield scene.say(key, **times, buy_in=settings.buy_in)
    level = _late_until(scene)
    if not (settings.format.start.is_known or level):
        return
    yield scene.say("tourney-late-until" if level else "tourney-no-late", level=level, again=again(settings))


def _late_until(scene: TournamentScene) -> int:
    """Return the last level with late registration, by the ladder for the current number of entrants."""
    return scene.settings.late_until(planned(scene.settings, scene.entrants).begun.ladder)


def _money(scene: TournamentScene) -> Iterator[str]:
    settings = scene.settings
    amounts = [scene.say("tourney-buy-in", amount=settings.buy_in)]
    if settings.bounty_chips:
        kind = "progressive" if settings.progressive else "plain"
        amounts.append(scene.say("tourney-bounty", kind=kind, amount=settings.bounty_chips))
    if settings.buy_in or scene.view.pool:
        amounts.append(scene.say("tourney-pool", amount=scene.view.pool))
    if settings.guarantee:
        amounts.append(scene.say("tourney-guarantee", amount=settings.guarantee))
    yield "\N{NO-BREAK SPACE}· ".join(amounts)
    yield from _seats(scene)
    bought = []
    if settings.re_entries:
        bought.append(scene.say("tourney-re-entries", count=settings.re_entries))
    if settings.rebuys:
        bought.append(scene.say("tourney-rebuys", count=settings.rebuys))
    if settings.add_on:
        bought.append(scene.say("tourney-add-on"))
    if bought and _late_until(scene):
        yield "\N{NO-BREAK SPACE}· ".join(bought)


def _needed(scene: TournamentScene) -> Iterator[str]:
    """Yield what people need to register: a role, or the password."""
    if scene.settings.entry_role:
        yield scene.say("tourney-needs-role", role=f"<@&{scene.settings.entry_role}>")
    if scene.settings.password:
        yield scene.say("tourney-needs-password")


def _seats(scene: TournamentScene) -> Iterator[str]:
    """Yield lines about the seats that a satellite's winners get: how many there are so far, and where (T-8.1)."""
    settings = scene.settings
    if not settings.seat_chips:
        return
    parts = [scene.say("tourney-seats-for", target=scene.target, amount=settings.seat_chips)]
    if scene.state.play is None:
        so_far = (scene.view.pool - scene.state.first_extra) // settings.seat_chips
        parts.append(scene.say("tourney-seats-so-far", count=so_far))
        if settings.seats_guaranteed:
            parts.append(scene.say("tourney-seats-guaranteed", count=settings.seats_guaranteed))
    yield "\N{NO-BREAK SPACE}· ".join(parts)
    if scene.target_link == "" and scene.state.phase != "finished":
        yield scene.say("tourney-target-gone", target=scene.target)


def _structure(scene: TournamentScene) -> Iterator[str]:
    settings, entrants = scene.settings, scene.entrants
    matches = format_line(scene.say, settings, entrants) if settings.format.rounds.seats else None
    begun = planned(settings, settings.players_at(entrants) if matches else entrants).begun
    if matches is not None:
        yield matches
    yield in_a_row([scene.say("tourney-stack", amount=begun.ladder.stack), *_pace(scene, begun.level)])
    ladder = "tourney-ladder" if matches is None else "tourney-ladder-fixed"
    yield scene.say(ladder, entrants=entrants, stakes=ladder_text(scene.say, settings, begun.ladder.bets))
    yield from _first_level(scene, begun.ladder.bets[0])
    if matches is None:
        yield scene.say("tourney-on-time")
    figures = prize_figures(scene.view, scene.entrants)
    if figures:
        prizes = prizes_text(scene.say, figures, scene.tree, settings.seat_chips)
        yield scene.say("tourney-prizes-with", entrants=entrants, prizes=prizes)


def _first_level(scene: TournamentScene, bet: int) -> Iterator[str]:
    """Yield the first level's stakes if they also have blinds for games without a fixed limit (R-17.7)."""
    if scene.settings.legs[0].is_of_both_kinds:
        yield scene.say("tourney-level", level=1, stakes=level_words(scene.say, scene.settings, bet))


def _pace(scene: TournamentScene, level: Level) -> Iterator[str]:
    """Yield how long a level lasts and how long the tournament; a level that would outlast it is left out."""
    alone = not scene.settings.format.rounds.seats
    likely = likely_minutes(scene.settings, scene.entrants)
    if level.lasts_hands is not None:
        yield scene.say("tourney-level-hands", count=level.lasts_hands)
    elif not alone or minutes_of(level) < likely:
        yield scene.say("tourney-level-minutes", count=minutes_of(level))
    if alone:
        yield scene.say("tourney-target", minutes=likely)


def _entrants(scene: TournamentScene, room: int) -> list[str]:
    """Return lines with the entrants in order of registration, then with the waiting list."""
    entered = [entrant for entrant in scene.state.entrants if not entrant.waiting]
    waiting = [entrant for entrant in scene.state.entrants if entrant.waiting]
    settings = scene.settings
    line = scene.say("tourney-entrants", count=len(entered), most=settings.entrants_most)
    if len(entered) < settings.entrants_least < settings.entrants_most:
        line = f"{line} · {scene.say('tourney-needed', least=settings.entrants_least)}"
    lines = [line]
    queued = ""
    if waiting:
        names = scene.each_name([each.player_id for each in waiting])
        queue = [f"{number}. {name}" for number, name in enumerate(names, 1)]
        queued = scene.say("tourney-waiting", names=fitting(scene.say, queue, WAITING_MOST))
    if entered:
        names = scene.each_name([each.player_id for each in entered])
        texts = [_entrant(scene, *each) for each in zip(entered, names, strict=True)]
        lines.append(fitting(scene.say, texts, room - len(line) - len(queued) - 4))
    return [*lines, queued] if queued else lines


def _entrant(scene: TournamentScene, entrant: Entrant, name: str) -> str:
    """Return the entrant's name, with a mark if they have checked in to a tournament with check-in."""
    return scene.say("tourney-checked-in", name=name) if scene.settings.check_in and entrant.checked_in else name


# While it runs


def _while_it_runs(scene: TournamentScene, extras: PostExtras) -> list[list[str]]:
    groups = [_title(scene), list(_now(scene, extras)), list(_stakes_and_prizes(scene))]
    if scene.state.begun.matches:
        groups.insert(2, [fitting(scene.say, list(match_lines(scene)), MATCHES_MOST, "\n")])
    room = CHARACTERS_MOST - sum(len(line) + 1 for lines in groups for line in lines)
    out = list(_places(scene))
    if not out:
        return groups
    heading = scene.say("tourney-out-so-far")
    return [*groups, [heading, fitting(scene.say, out, room - len(heading) - 2, " · ")]]


def _now(scene: TournamentScene, extras: PostExtras) -> Iterator[str]:
    state, view, play = scene.state, scene.view, scene.state.begun
    if not play.matches:
        yield scene.say("tourney-level", level=play.level.number, stakes=scene.level(play.level.number))
    yield from standing(scene, extras)
    if play.hand_for_hand:
        yield scene.say("tourney-hand-for-hand")
    yield scene.say("tourney-left", left=len(state.playing()), entrants=len(state.started()), pool=view.pool)
    if late_is_open(scene.settings, state):
        level = scene.settings.late_until(play.ladder)
        yield scene.say("tourney-late-open", level=level, again=again(scene.settings))
    if extras.link is not None:
        yield scene.say("tourney-counts-link", link=extras.link)


def standing(scene: TournamentScene, extras: PostExtras) -> Iterator[str]:
    """Yield texts about the clock: the next level, a break, a pause or an obstacle to play."""
    state, view, play = scene.state, scene.view, scene.state.begun
    following = scene.level(play.level.number + 1)
    if view.obstacle is not None:
        yield scene.say("tourney-standstill", reason=reason_of(scene.say, view.obstacle))
    elif state.pause is not None:
        yield scene.say("tourney-paused")
        if extras.reason:
            yield scene.say("tourney-reason", text=clean(extras.reason, REASON_MOST))
    elif play.break_until_ms is not None:
        yield scene.say("tourney-break-until", when=scene.soon(play.break_until_ms))
    elif play.matches:
        return
    elif view.level_ends_ms is not None:
        yield scene.say("tourney-next-level", stakes=following, when=scene.soon(view.level_ends_ms))
    else:
        yield scene.say("tourney-next-level-hands", stakes=following)


def _stakes_and_prizes(scene: TournamentScene) -> Iterator[str]:
    state, play = scene.state, scene.state.begun
    yield scene.say("tourney-ladder-fixed", stakes=ladder_text(scene.say, scene.settings, play.ladder.bets))
    ends_ms = state.start_ms + play.lost_ms + scene.settings.target_minutes * MINUTE_MS
    if not play.matches and not overruns(scene.settings, state, scene.view.now_ms):
        yield scene.say("tourney-ends-about", when=clock_stamp(ends_ms))
    figures = prize_figures(scene.view, scene.entrants)
    if figures:
        key = "tourney-prizes" if state.late_over else "tourney-prizes-so-far"
        yield scene.say(key, prizes=prizes_text(scene.say, figures, scene.tree, scene.settings.seat_chips))
    yield from _seats(scene)


def _places(scene: TournamentScene) -> Iterator[str]:
    """Yield a text for each entrant who is out, the best place first."""
    for place, players in scene.state.places():
        for player_id in players:
            entrant = scene.state.entrant(player_id)
            text = f"{ordinal(scene.say, place)} {scene.name(player_id)}"
            gain = won_text(scene, entrant) if entrant is not None and entrant.prize else ""
            yield f"{text} ({gain})" if gain else text


def won_text(scene: TournamentScene, entrant: Entrant) -> str:
    """Return what the entrant won: chips, a seat, or both (T-8.1)."""
    if not entrant.seat_in:
        return scene.say("tourney-chips", amount=entrant.prize)
    seat, more = scene.say("tourney-won-seat", target=scene.target), entrant.prize - scene.settings.seat_chips
    return f"{seat} + {scene.say('tourney-chips', amount=more)}" if more else seat


# When it is over


def _finished(scene: TournamentScene, extras: PostExtras) -> Iterator[str]:
    winners = next((players for place, players in scene.state.places() if place == 1), ())
    yield scene.say("tourney-won", names=scene.names(winners), entrants=len(scene.state.started()))
    if extras.link is not None:
        yield scene.say("tourney-result-link", link=extras.link)


def _cancelled(scene: TournamentScene, extras: PostExtras) -> list[str]:
    return [scene.say("tourney-cancelled"), why_cancelled(scene, extras)]


def why_cancelled(scene: TournamentScene, extras: PostExtras) -> str:
    """Return the reason for the cancellation.

    If the moderator gave one, it is that reason. Without one, the text says that there were too few entrants or, if
    play had begun, how the pool was shared out.
    """
    if extras.reason:
        return scene.say("tourney-reason", text=clean(extras.reason, REASON_MOST))
    if scene.state.play is not None:
        return scene.say("tourney-cancelled-running", pool=scene.settings.buy_in + scene.settings.guarantee)
    return scene.say("tourney-too-few", least=scene.settings.entrants_least, buy_in=scene.settings.buy_in)
