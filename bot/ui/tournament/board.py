"""The chip counts of a running tournament, as a post."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.tables.ports import TableView
from bot.tournaments.ports import Count, TournamentView
from bot.ui.text.trimming import leading
from bot.ui.tournament.matches import match_lines
from bot.ui.tournament.post import CHARACTERS_MOST, PostExtras, TournamentPost, standing
from bot.ui.tournament.scene import TournamentScene, fitting

RANKED_MOST: Final = 20
"""The maximum number of players with a line of their own; the rest share lines."""
_RUNNING: Final = 0x2D7D46
_STOPPED: Final = 0x80848E


def settled_counts(view: TournamentView, table_of: Callable[[int], TableView | None]) -> tuple[Count, ...]:
    """Return the chip counts, with each table's counts as of its last finished hand.

    During a hand, bets would make stacks look small, and an all-in player would look knocked out.
    """
    began: dict[int, int] = {}
    for table_id, _ in view.table_channels:
        table = table_of(table_id)
        if table is None or table.hand is None or table.hand.finished:
            continue
        dealt = {player for _, player in table.last.hand_players}
        began |= {line.player_id: line.started_with for line in table.seats if line.player_id in dealt}
    counts = [replace(count, chips=began.get(count.player_id, count.chips)) for count in view.counts]
    entered = {entrant.player_id: at for at, entrant in enumerate(view.state.entrants)}
    # Equal stacks are ordered by registration: the order must not reveal who has just bet.
    return tuple(sorted(counts, key=lambda count: (-count.chips, entered.get(count.player_id, 0))))


def chip_board(scene: TournamentScene, counts: Sequence[Count], extras: PostExtras | None = None) -> TournamentPost:
    """Return the post with the chip counts, the leader first."""
    heading = [f"### {scene.say('tourney-board-title', name=scene.title)}", *_figures(scene, counts)]
    heading += standing(scene, extras or PostExtras())
    tables = [_tables(scene, counts)] if scene.view.table_channels else []
    room = CHARACTERS_MOST - sum(len(line) + 1 for line in (*heading, *tables))
    if scene.state.begun.matches:
        groups = [heading, [fitting(scene.say, list(match_lines(scene, counts)), room, "\n")]]
    else:
        groups = [heading, _ranking(scene, counts, room), tables]
    return TournamentPost(groups, colour=_STOPPED if scene.state.pause is not None else _RUNNING)


def _figures(scene: TournamentScene, counts: Sequence[Count]) -> Iterator[str]:
    state = scene.state
    average = sum(count.chips for count in counts) // max(len(counts), 1)
    # After a deal, only what was left to play for is still to be won.
    paid = sum(chips > 0 for chips in state.prizes or ())
    if state.begun.matches:
        yield scene.say("tourney-players-left", count=len(counts))
        return
    figures = [scene.say("tourney-players-left", count=len(counts)), scene.say("tourney-average", amount=average)]
    if paid:
        figures.append(scene.say("tourney-paid", count=paid))
    level = state.begun.level.number
    yield scene.say("tourney-level", level=level, stakes=scene.level(level))
    yield " · ".join(figures)


def _ranking(scene: TournamentScene, counts: Sequence[Count], room: int) -> list[str]:
    numbers = {table_id: number for number, (table_id, _) in enumerate(scene.view.table_channels, 1)}
    lines = [_line(scene, place, count, numbers) for place, count in enumerate(counts, 1)]
    first, rest = lines[:RANKED_MOST], lines[RANKED_MOST:]
    shown = leading(first, room // 2 if rest else room)
    rest = [*first[len(shown) :], *rest]
    left = room - sum(len(line) + 1 for line in shown) - 8
    return [*shown, f"-# {fitting(scene.say, rest, left, ' · ')}"] if rest else shown


def _line(scene: TournamentScene, place: int, count: Count, numbers: dict[int, int]) -> str:
    """Return a player's line, ``**1** Ada 12,000 · table 2``.

    The table's number is its position in the list of tables below.
    """
    entrant = scene.state.entrant(count.player_id)
    text = scene.say("tourney-count", place=place, name=scene.name(count.player_id), amount=count.chips)
    if entrant is not None and entrant.rebuy_until_ms is not None:
        return scene.say("tourney-count-rebuys", count=text)
    if count.table_id in numbers and len(numbers) > 1:
        return scene.say("tourney-count-table", count=text, table=numbers[count.table_id])
    return text


def _tables(scene: TournamentScene, counts: Sequence[Count]) -> str:
    if len(scene.view.table_channels) == 1:
        return scene.say("tourney-only-table", channel=f"<#{scene.view.table_channels[0][1]}>")
    seated = [count.table_id for count in counts]
    listed = " · ".join(
        scene.say("tourney-table", number=number, channel=f"<#{channel_id}>", players=seated.count(table_id))
        for number, (table_id, channel_id) in enumerate(scene.view.table_channels, 1)
    )
    return scene.say("tourney-tables", tables=listed)
