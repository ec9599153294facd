"""Notes that a tournament makes of its tables: each function changes the draft. Pure."""

from dataclasses import replace

from bot.tournaments.deciding.draft import Draft
from bot.tournaments.director_steps import NoteSeats
from bot.tournaments.ports import News


def note_table(draft: Draft, table_id: int) -> None:
    """Note that one more table is open."""
    state = draft.state
    draft.state = replace(state, tables=(*state.tables, table_id), tables_made=state.tables_made + 1)


def forget_table(draft: Draft, table_id: int) -> None:
    """Note that the table has closed."""
    draft.state = replace(draft.state, tables=tuple(each for each in draft.state.tables if each != table_id))
    draft.say(News("table_broken", table_id=table_id))


def note_seats(draft: Draft, step: NoteSeats, arrival_ms: int) -> None:
    """Note where players sit now. Once the field has sat down, players who are moved are told, and the table waits for
    them (T-2.2). So are latecomers, who do not count as moved (T-2.3)."""
    told = "seated" in draft.state.told
    for player_id, table_id in step.seats.items():
        entrant = draft.state.entrant(player_id)
        if entrant is None:
            continue
        moved = entrant.moved + (1 if entrant.table_id else 0)
        waited_for = told and player_id not in step.absent
        until_ms = draft.now_ms + arrival_ms if waited_for else None
        draft.put(replace(entrant, table_id=table_id, moved=moved, arrives_until_ms=until_ms))
        if told:
            draft.say(News("moved", player_id, table_id))


def hand_for_hand(draft: Draft, *, on: bool) -> None:
    """Begin or end play hand for hand (T-3.3)."""
    draft.state = replace(draft.state, hand_for_hand=on)
    if on:
        draft.say(News("hand_for_hand"))


def count_hand(draft: Draft, table_id: int) -> None:
    """Count a hand that is dealt there at a level that lasts hands (T-3.1)."""
    dealt = dict(draft.state.level_hands)
    dealt[table_id] = dealt.get(table_id, 0) + 1
    draft.state = replace(draft.state, level_hands=tuple(dealt.items()))
