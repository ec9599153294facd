"""Lines of the audit and of a statement: as a moderator reads them, and as a file for a spreadsheet."""

import csv
import io
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from bot.locales import DEFAULT
from bot.moderation.ports import Recorded, StatementLine
from bot.ui.answers import NameOf
from bot.ui.names import clean
from bot.ui.phrases import Phrases, find, nearest

ACTS: Final = (
    *("pause", "resume", "close", "void", "kick", "hand_over", "last_hand", "rename"),
    *("ban", "unban", "freeze", "unfreeze", "grant", "deduct", "reset"),
    *("see_hand", "see_flags", "settle", "set_room", "save_preset", "drop_preset", "export"),
    "returned",
)
"""What the audit can be asked for by name; it takes any other word, too."""
TEXT_MOST: Final = 3500
"""Characters of all lines together; Discord takes 4,000 in a message of components."""
REASON_MOST: Final = 200
SHORT_MOST: Final = 40
CHANGE_MOST: Final = 120
"""Characters of a reason, and of what was or is, that a line tells; the file tells all."""
COLUMNS: Final = (
    *("number", "at", "act", "actor", "actor_player", "subject", "subject_player"),
    *("table", "hand", "reason", "before", "after", "digest"),
)
_OWNER: Final = re.compile(r"\bowner (\d{1,19})\b")
_UNTIL: Final = re.compile(r"\bbanned until (\d{1,19})\b")
_FORMULA: Final = ("=", "+", "-", "@")
"""What a spreadsheet would reckon with."""


def audit_text(
    say: Phrases, recorded: Sequence[Recorded], page: int, name_of: NameOf, broken: int | None, *, more: bool
) -> str:
    """A page of the audit. ``broken``: the first line that does not prove; ``more``: whether another page follows."""
    proof = say("audit-proves") if broken is None else say("audit-broken", number=broken)
    ends = [say("records-more", page=page + 1)] if more else []
    lines = [audit_line(say, each, name_of) for each in recorded] or [say("records-none")]
    if sum(map(len, lines)) > TEXT_MOST:
        lines = [audit_line(say, each, name_of, short=True) for each in recorded]
    return "\n".join([f"### {say('audit-title', page=page)}", proof, *lines, *ends])


def audit_line(say: Phrases, recorded: Recorded, name_of: NameOf, *, short: bool = False) -> str:
    """Who, what, whom, where and when; why, and, unless it is to be ``short``, what was before and after. The why is
    in marks, not in a block quote, which some programs carry on over the lines after it."""
    entry = recorded.entry
    who = _name(say, entry.actor_id, name_of) if entry.actor_id is not None else say("audit-the-bot")
    parts = [f"`#{recorded.number}` <t:{entry.at_ms // 1000}:f>", f"**{who}**", act_words(say, entry.act)]
    if entry.subject_id is not None:
        parts.append(f"**{_name(say, entry.subject_id, name_of)}**")
    if entry.table_id is not None:
        place = f"{entry.table_id}" if entry.hand_number is None else f"{entry.table_id}-{entry.hand_number}"
        parts.append(say("audit-table" if entry.hand_number is None else "audit-hand", id=place))
    lines = [" · ".join(parts)]
    if entry.reason:
        lines.append(say("audit-reason", text=clean(entry.reason, SHORT_MOST if short else REASON_MOST)))
    change = _change(say, recorded, name_of)
    if change and not short:
        lines.append(f"-# {change}")
    return "\n".join(lines)


def act_words(say: Phrases, act: str) -> str:
    """What was done; the bare word of the file for one that no phrase tells."""
    return _phrase(say, f"act-{act.replace('_', '-')}") or clean(act, 40)


def _phrase(say: Phrases, key: str) -> str | None:
    return find(nearest(say.locale), key) or find(DEFAULT, key)


def _change(say: Phrases, recorded: Recorded, name_of: NameOf) -> str:
    before, after = (_told(say, text, name_of) for text in (recorded.entry.before, recorded.entry.after))
    if before and after:
        return say("audit-change", before=before, after=after)
    return before or after


def _told(say: Phrases, text: str, name_of: NameOf) -> str:
    """With moments for the reader's clock, and names in place of pseudonyms; empty where nothing was noted."""
    if not text:
        return ""
    owners = {match[0]: say("audit-owner", name=_name(say, int(match[1]), name_of)) for match in _OWNER.finditer(text)}
    ends = {match[0]: say("audit-banned-until", when=_moment(int(match[1]))) for match in _UNTIL.finditer(text)}
    told = clean(text, CHANGE_MOST)
    for stored, words in {**owners, **ends}.items():
        told = told.replace(stored, words)
    return told


def _moment(at_ms: int) -> str:
    return f"<t:{at_ms // 1000}:f>"


def _name(say: Phrases, player_id: int, name_of: NameOf) -> str:
    name = name_of(player_id)
    return clean(name) if name else say("somebody-gone")


def people(recorded: Sequence[Recorded]) -> set[int]:
    """Whose names the lines need."""
    found = {player for each in recorded for player in (each.entry.actor_id, each.entry.subject_id)}
    texts = [text for each in recorded for text in (each.entry.before, each.entry.after)]
    owners = {int(match[1]) for text in texts for match in _OWNER.finditer(text)}
    return {player for player in found if player is not None} | owners


# As a file


def audit_csv(recorded: Sequence[Recorded], name_of: NameOf) -> bytes:
    """One line each, the newest first, in UTF-8 with a mark that spreadsheets go by."""
    return _csv(COLUMNS, [_row(each, name_of) for each in recorded])


def _csv(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    writer.writerows([_cell(value) for value in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def _row(recorded: Recorded, name_of: NameOf) -> list[str]:
    entry = recorded.entry
    return [
        str(recorded.number),
        datetime.fromtimestamp(entry.at_ms / 1000, UTC).isoformat(timespec="milliseconds"),
        entry.act,
        *_person(entry.actor_id, name_of),
        *_person(entry.subject_id, name_of),
        *("" if number is None else str(number) for number in (entry.table_id, entry.hand_number)),
        *(entry.reason, entry.before, entry.after, recorded.digest),
    ]


def _person(player_id: int | None, name_of: NameOf) -> tuple[str, str]:
    """His name and his pseudonym."""
    if player_id is None:
        return "", ""
    return name_of(player_id) or "", str(player_id)


def _cell(value: str) -> str:
    """A text of one line that no spreadsheet takes for a formula."""
    plain = printable(value)
    return f"'{plain}" if plain.startswith(_FORMULA) else plain


def printable(text: str) -> str:
    """On one line, without what cannot be seen: control and bidirectional characters, halves of surrogate pairs."""
    return " ".join("".join(char if char.isprintable() else " " * char.isspace() for char in text).split())


# A statement of chips


def statement_text(say: Phrases, name: str, lines: Sequence[StatementLine], page: int, *, more: bool) -> str:
    """A page of a statement; ``name`` is safe to print already."""
    ends = [say("records-more", page=page + 1)] if more else []
    told = [statement_line(say, line) for line in lines] or [say("records-none")]
    return "\n".join([f"### {say('ledger-title', name=name, page=page)}", *told, *ends])


def statement_line(say: Phrases, line: StatementLine) -> str:
    """When, how much, what for, and what was left."""
    amount = f"{line.amount:+,}".replace("-", "\N{MINUS SIGN}")
    where = f" · {clean(line.table, 60)}" if line.table else ""
    what = _phrase(say, f"moved-{line.code.replace('_', '-')}") or clean(line.code, 40)
    return say("ledger-line", when=_moment(line.at_ms), amount=amount, what=what + where, balance=line.balance)
