"""Lines of the audit log and of a player's statement, for a moderator and for a spreadsheet."""

import csv
import io
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from bot.common.escaping import clean, printable
from bot.locales import DEFAULT
from bot.locales.phrases import Phrases, find, nearest
from bot.moderation.ports import AuditLine, StatementLine
from bot.ui.moderation.audit_notes import change_words, owners, reason_words
from bot.ui.scene.answers import NameOf
from bot.ui.text.hand_names import HandNames
from bot.ui.text.moments import short_stamp

ON_PLAYERS: Final = (
    *("kick", "hand_over", "ban", "unban", "freeze", "unfreeze", "grant", "deduct", "reset"),
    *(
        "settle",
        "tournament_remove",
        "tournament_add",
        "tournament_offer",
        "tournament_send",
        "tournament_correct",
        "tournament_correction_lapsed",
        "tournament_seat",
        "tournament_lot",
        "returned",
    ),
)
"""The acts about a player; the sentence about such an act names that player."""
ACTS: Final = (
    *("pause", "resume", "close", "void", "last_hand", "rename"),
    *ON_PLAYERS,
    *("see_hand", "see_flags", "set_room", "save_preset", "drop_preset", "export"),
    *("tournament_create", "tournament_edit", "tournament_move", "tournament_cancel", "tournament_pause"),
    *("tournament_resume", "tournament_guarantee", "tournament_deal", "tournament_schedule", "tournament_unschedule"),
    *("tournament_series", "save_template", "drop_template"),
)
"""All acts that the audit log can contain."""
TEXT_MOST: Final = 3500
"""The maximum number of characters of all lines; Discord accepts 4,000 in a message of components."""
REASON_MOST: Final = 200
SHORT_MOST: Final = 40
"""The maximum length of a reason in a short line, in characters; the database has the full text."""
LEDGER_REASON_MOST: Final = 100
"""The maximum length of a reason in a statement, in characters."""
COLUMNS: Final = (
    *("number", "at", "act", "actor", "actor_player", "subject", "subject_player"),
    *("table", "hand", "reason", "before", "after", "digest"),
)
_BY_ID: Final = HandNames()
_FORMULA: Final = ("=", "+", "-", "@")
"""The characters that make a spreadsheet treat a cell as a formula if they are its first."""


def audit_text(
    say: Phrases,
    recorded: Sequence[AuditLine],
    page: int,
    name_of: NameOf,
    broken: int | None,
    called: HandNames = _BY_ID,
    *,
    more: bool,
) -> str:
    """Return a page of the audit log.

    ``broken`` is the number of the first line whose hash is wrong; ``more`` is True if another page follows.
    """
    proof = say("audit-proves") if broken is None else say("audit-broken", number=broken)
    ends = [say("records-more", page=page + 1)] if more else []
    lines = [audit_line(say, each, name_of, called) for each in recorded] or [say("records-none")]
    if sum(map(len, lines)) > TEXT_MOST:
        lines = [audit_line(say, each, name_of, short=True) for each in recorded]
    return "\n".join([f"### {say('audit-title', page=page)}", proof, *lines, *ends])


def audit_line(
    say: Phrases, recorded: AuditLine, name_of: NameOf, called: HandNames = _BY_ID, *, short: bool = False
) -> str:
    """Return a line about an entry: time, actor, act, subject, place and reason.

    Unless ``short``, it also has the state before and after. The reason is not a block quote, because some clients
    would quote the next lines too.
    """
    entry = recorded.entry
    who = _name(say, entry.actor_id, name_of) if entry.actor_id is not None else say("audit-the-bot")
    whom = "" if entry.subject_id is None else f"**{_name(say, entry.subject_id, name_of)}**"
    parts = [f"`#{recorded.number}` {short_stamp(entry.at_ms)}", sentence(say, entry.act, f"**{who}**", whom)]
    if entry.table_id is not None:
        if entry.hand_number is None:
            parts.append(say("audit-table", id=called.of_table(entry.table_id)))
        else:
            parts.append(say("audit-hand", id=called.plain(entry.table_id, entry.hand_number)))
    change = "" if short else change_words(say, entry, name_of)
    reason = reason_words(say, entry, SHORT_MOST if short else REASON_MOST)
    return "\n".join([" · ".join(parts), *filter(None, (reason, f"-# {change}" if change else ""))])


def sentence(say: Phrases, act: str, who: str, whom: str) -> str:
    """Return a sentence about an act, like ``**mo** banned **cy**``.

    Both names are escaped; ``whom`` is empty if the act concerns nobody. An act without a phrase, e.g. from a newer
    version, is shown by its word in the database.
    """
    key = f"act-{act.replace('_', '-')}"
    if _phrase(say, key) is None:
        return " · ".join(filter(None, (who, clean(act, 40), whom)))
    if act not in ON_PLAYERS and whom:
        return f"{say(key, who=who, whom='')} · {whom}"
    return say(key, who=who, whom=whom or say("somebody-gone"))


def act_words(say: Phrases, act: str) -> str:
    """Return the act without names, for a menu: ``banned …``."""
    return sentence(say, act, "", "…" if act in ON_PLAYERS else "").strip()


def _phrase(say: Phrases, key: str) -> str | None:
    return find(nearest(say.locale), key) or find(DEFAULT, key)


def _name(say: Phrases, player_id: int, name_of: NameOf) -> str:
    name = name_of(player_id)
    return clean(name) if name else say("somebody-gone")


def people(recorded: Sequence[AuditLine]) -> set[int]:
    """Return the player_ids whose names are needed to show the lines."""
    players = {player for each in recorded for player in (each.entry.actor_id, each.entry.subject_id)}
    texts = [text for each in recorded for text in (each.entry.before, each.entry.after)]
    return {player for player in players if player is not None}.union(*map(owners, texts))


# As a file


def audit_csv(recorded: Sequence[AuditLine], name_of: NameOf) -> bytes:
    """Return the audit as CSV, one row per line, the newest first.

    It is UTF-8 with a byte order mark, which spreadsheets need.
    """
    return _csv(COLUMNS, [_row(each, name_of) for each in recorded])


def _csv(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    writer.writerows([_cell(value) for value in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def _row(recorded: AuditLine, name_of: NameOf) -> list[str]:
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
    """Return the person's name and pseudonym, each for a cell of a spreadsheet."""
    if player_id is None:
        return "", ""
    return name_of(player_id) or "", str(player_id)


def _cell(value: str) -> str:
    """Return the text on one line, escaped so that no spreadsheet treats it as a formula."""
    plain = printable(value)
    return f"'{plain}" if plain.startswith(_FORMULA) else plain


# A statement of chips


def statement_text(say: Phrases, name: str, lines: Sequence[StatementLine], page: int, *, more: bool) -> str:
    """Return a page of a player's statement; ``name`` is already escaped."""
    ends = [say("records-more", page=page + 1)] if more else []
    texts = [statement_line(say, line) for line in lines] or [say("records-none")]
    return "\n".join([f"### {say('ledger-title', name=name, page=page)}", *texts, *ends])


def statement_line(say: Phrases, line: StatementLine) -> str:
    """Return a line with the transfer's time, amount, purpose and the balance after it, and a moderator's reason."""
    amount = say.signed(line.amount)
    where = "".join(f" · {clean(name, 60)}" for name in (line.table, line.tournament) if name)
    purpose = _phrase(say, f"moved-{line.code.replace('_', '-')}") or clean(line.code, 40)
    text = say("ledger-line", when=short_stamp(line.at_ms), amount=amount, what=purpose + where, balance=line.balance)
    return f"{text}\n-# {say('audit-reason', text=clean(line.reason, LEDGER_REASON_MOST))}" if line.reason else text
