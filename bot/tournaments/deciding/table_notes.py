"""Changes to the part of a tournament's state that describes its tables. Each changes the draft. Pure."""

from dataclasses import replace

from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.director_steps import NoteDraw, NoteSeats
from bot.tournaments.news import News
from bot.tournaments.rules.matches import Tree
from bot.tournaments.state import DrawnSeat


def note_table(draft: TournamentDraft, table_id: int, match: int | None = None) -> None:
    """Add a table that was opened to the tournament's state; ``match``: the number of the match played there."""
    play = draft.state.begun
    play = replace(play, tables=(*play.tables, table_id), tables_made=play.tables_made + 1)
    play = replace(play, matches=_at_table(play.matches, match, table_id))
    draft.state = replace(draft.state, play=play)


def forget_table(draft: TournamentDraft, table_id: int) -> None:
    """Remove a table that was closed from the tournament's state."""
    play = draft.state.begun
    match = draft.state.match_at(table_id)
    play = replace(play, tables=tuple(each for each in play.tables if each != table_id))
    play = replace(play, matches=_at_table(play.matches, match, None))
    draft.state = replace(draft.state, play=play)
    if match is None:
        draft.say(News("table_broken", table_id=table_id))


def _at_table(tree: Tree, match: int | None, table_id: int | None) -> Tree:
    return tuple(replace(each, table_id=table_id) if at == match else each for at, each in enumerate(tree))


def note_draw(draft: TournamentDraft, step: NoteDraw) -> None:
    """Record where the players of a breaking table will sit, and tell them at once (T-2.4)."""
    for player_id, (table_id, seat) in step.seats.items():
        entrant = draft.state.entrant(player_id)
        if entrant is not None:
            draft.put(replace(entrant, drawn=DrawnSeat(table_id, seat)))
    draft.say(News("table_breaks", table_id=step.table_id))


def note_seats(draft: TournamentDraft, step: NoteSeats, arrival_ms: int) -> None:
    """Record at which tables players sit now.

    Once all players have their first seats, a player who moves is notified, and the new table waits for them (T-2.2).
    The same is true of latecomers, but their first seat does not count as a move (T-2.3).
    """
    field_is_seated = "seated" in draft.state.announced
    for player_id, table_id in step.seats.items():
        entrant = draft.state.entrant(player_id)
        if entrant is None:
            continue
        moved = entrant.moved + (entrant.table_id is not None)
        waited_for = field_is_seated and player_id not in step.absent
        until_ms = draft.now_ms + arrival_ms if waited_for else None
        sent_to = entrant.sent_to if entrant.sent_to == table_id else None
        seated = replace(entrant, table_id=table_id, moved=moved, drawn=None, sent_to=sent_to)
        draft.put(replace(seated, arrives_until_ms=until_ms))
        if field_is_seated and not _is_about_to_begin(draft, table_id):
            draft.say(News("moved", player_id, table_id))


def _is_about_to_begin(draft: TournamentDraft, table_id: int) -> bool:
    """Return True if a match begins at the table, which then has its own announcement."""
    match = draft.state.match_at(table_id)
    return match is not None and draft.state.clock_of(match) is None


def hand_for_hand(draft: TournamentDraft, *, on: bool) -> None:
    """Begin or end hand for hand play (T-3.3)."""
    draft.state = replace(draft.state, play=replace(draft.state.begun, hand_for_hand=on))
    if on:
        draft.say(News("hand_for_hand"))


def count_hand(draft: TournamentDraft, table_id: int) -> None:
    """Count a hand dealt at the table, for a level that lasts a number of hands (T-3.1)."""
    play = draft.state.begun
    dealt = dict(play.level.hands)
    dealt[table_id] = dealt.get(table_id, 0) + 1
    play = replace(play, level=replace(play.level, hands=tuple(dealt.items())))
    draft.state = replace(draft.state, play=play)
