"""The audit log's notes in the reader's language: the state before and after an act, and its reason.

The database file has fixed English words, because the hash chain covers them: ``paused``, ``chips 500``, ``banned
until 1795…``. Text that people wrote, for example a ruling or a table's name, stays unchanged.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.common.escaping import clean
from bot.locales import DEFAULT
from bot.locales.phrases import Phrases, find
from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES
from bot.tables.saving import AuditEntry
from bot.typed.game_names import DEALERS_CHOICE, MIX
from bot.typed.room_settings import BACK, OFF, ON, SETTINGS, languages
from bot.ui.room.words import dashed, mentions
from bot.ui.scene.answers import NameOf
from bot.ui.text.moments import short_stamp
from bot.ui.tournament.letter_lines import changed_value

NOTE_MOST: Final = 120
"""The maximum number of characters of a person's own words in one line; the database has all of them."""
PARTS_MOST: Final = 8
"""The maximum number of parts of a note in one line.

An administrator may change every setting of a room at once.
"""
OWNER: Final = re.compile(r"owner (\d{1,19})")
WORDS: Final = frozenset(
    {
        *("free", "frozen", "banned", "open", "paused", "pauses after the hand", "closes after the hand", "closed"),
        *("hand undone", "every chip given back", "every chip paid out", "leaves after the hand", "left", "paid out"),
        *("whole", "as a player", "as the room saw it", "none"),
    }
)
"""The notes that contain no variable part; there is one phrase for each."""
FIGURES: Final[Mapping[str, str]] = {
    "chips-at-table": r"chips (\d+) at the table",
    "chips": r"chips (\d+)",
    "pot": r"pot (\d+)",
    "seat": r"seat (\d+)",
    "table": r"table (\d+)",
    "correction-more": r"correction \+(\d+)",
    "correction-fewer": r"correction -(\d+)",
    "page": r"page (\d+)",
    "hints": r"(\d+) hints",
    "days": r"(\d+) days",
    "buy-in": r"buy-in (\d+)",
    "guarantee": r"guarantee (\d+)",
    "bounty": r"bounty (\d+)%",
    "progressive-bounty": r"progressive bounty (\d+)%",
    "pool": r"pool (\d+)",
    "deal-chips": r"deal by chips (\d+)",
    "deal-icm": r"deal by icm (\d+)",
    "unclaimed-bounty": r"bounty (\d+) to the first prize",
    "sit-and-go": r"sit and go of (\d+)",
    "standing-sit-and-go": r"standing sit and go of (\d+)",
    "bracket": r"bracket with matches of (\d+) min",
    "shootout": r"shootout with matches of (\d+) min",
    "seat-worth": r"seat worth (\d+)",
    "seats-guaranteed": r"(\d+) seats guaranteed",
    "equal-stacks": r"(\d+) equal stacks",
}
DEALS: Final[Mapping[str, str]] = {"closed, not dealt": "deal-closed", "given up": "deal-given-up"}
"""The notes about a sealed deal that was never played."""
NUMBERED: Final[Mapping[str, str]] = {
    "tournament": r"tournament (\d+)(?: (.+))?",
    "schedule": r"schedule (\d+)(?: (.+))?",
    "satellite": r"satellite for tournament (\d+)(?: (.+))?",
    "series-satellite": r"satellite for series (\d+)(?: (.+))?",
    "from-satellite": r"from tournament (\d+)(?: (.+))?",
}
"""The notes with a number, and with a name in newer entries."""
REASONS: Final[Mapping[str, str]] = {
    "The hand's record could not be played on after a restart, so the table undid it.": "unplayable",
    "What the file holds of the table cannot be read any more, so all its chips were paid out.": "unreadable",
    "The bot was taken from the server.": "server-left",
    "Its channel was deleted.": "channel-deleted",
    "Its thread was locked.": "thread-locked",
    "Its thread was unlocked.": "thread-unlocked",
}
"""The reasons for acts of the bot itself: English text in the log -> part of the phrase key."""
_LACKING: Final = re.compile(r"(\d+) chips were lacking of the guarantee")
_FOLLOWS: Final = re.compile(r"follows tournament (\d+)")
_DISPUTE: Final = re.compile(r"dispute (\d+)")
_COMMAND: Final = re.compile(r"/[a-z]+(?: [a-z]+){0,2}")
_UNTIL: Final = re.compile(r"banned until (\d{1,19})")
_SETTING_NAME: Final = re.compile(r"[a-z_]+")
_CHANNEL: Final = re.compile(r"channel (\d{1,19})")
_TABLES: Final = re.compile(r"tables (\d+(?:, \d+)*)")
_NAME: Final = re.compile(r"name (.+)")
_SETTING: Final = re.compile(r"([a-z_]+) (.+)")
_PRESET: Final = re.compile(r"(.{1,100}): ([a-z0-9-]+) (fixed|pot|no) (\d+/\d+), (\d+) s")
_TEMPLATE: Final = re.compile(
    r"(.{1,100}?), ((?:(?:standing )?sit and go of \d+, )?"
    r"(?:(?:bracket|shootout) with matches of \d+ min, )?"
    r"(?:satellite for (?:tournament|series) \d+, seat worth \d+, \d+ seats guaranteed, )?"
    r"buy-in \d+(?:, (?:progressive )?bounty \d+%)?, guarantee \d+)"
)


def change_words(say: Phrases, entry: AuditEntry, name_of: NameOf) -> str:
    """Return the change that an entry records, ``open → paused``; empty if it records none."""
    if entry.act == "settle":
        return say("noted-ruling", text=clean(entry.after, NOTE_MOST)) if entry.after else ""
    if entry.act == "tournament_edit" and (edited := _edited(say, entry, name_of)):
        return edited
    before, after = (noted(say, entry.act, text, name_of) for text in (entry.before, entry.after))
    if before and after:
        return say("audit-change", before=before, after=after)
    return before or after


def noted(say: Phrases, act: str, text: str, name_of: NameOf) -> str:
    """Return the note about the state before or after an act, in the reader's language.

    A note that the bot did not write stays unchanged.
    """
    if not text or act in ("drop_template", "export"):
        return clean(text, NOTE_MOST) if text else ""
    if act == "set_room":
        return _joined(_setting(say, part) or clean(part, NOTE_MOST) for part in text.split(", "))
    whole = _whole(say, act, text)
    if whole is not None:
        return whole
    parts = [_part(say, part, name_of) for part in text.split(", ")]
    words = [each for each in parts if each is not None]
    return _joined(iter(words)) if len(words) == len(parts) else clean(text, NOTE_MOST)


def reason_words(say: Phrases, entry: AuditEntry, most: int) -> str:
    """Return the reason of an entry; empty if it has none.

    A person's own words are cut to ``most`` characters; a reason given by the bot is translated.
    """
    reason = entry.reason
    own = _own_reason(say, entry)
    if own is not None:
        return own
    return say("audit-reason", text=clean(reason, most)) if reason else ""


def _own_reason(say: Phrases, entry: AuditEntry) -> str | None:
    if entry.actor_id is None and entry.reason in REASONS:
        return say(f"noted-why-{REASONS[entry.reason]}")
    if entry.actor_id is None and (lacking := _LACKING.fullmatch(entry.reason)):
        return say("noted-why-guarantee", amount=int(lacking[1]))
    if entry.actor_id is None and (followed := _FOLLOWS.fullmatch(entry.reason)):
        return say("noted-why-follows", id=int(followed[1]))
    if entry.act == "settle" and (dispute := _DISPUTE.fullmatch(entry.reason)):
        return say("noted-dispute", id=int(dispute[1]))
    return f"`{entry.reason}`" if _COMMAND.fullmatch(entry.reason) else None


def owners(text: str) -> set[int]:
    """Return the player_ids of table owners that the note contains."""
    return {int(match[1]) for match in OWNER.finditer(text)}


def _joined(parts: Iterator[str]) -> str:
    texts = list(parts)
    more = ["…"] if len(texts) > PARTS_MOST else []
    return ", ".join([*texts[:PARTS_MOST], *more])


# Notes of one value


def _whole(say: Phrases, act: str, text: str) -> str | None:
    """Return the phrase for a note that is one unit; None for a note that consists of parts."""
    if act == "void" and text in DEALS:
        return say(f"noted-{DEALS[text]}")
    if act == "rename" and (match := _NAME.fullmatch(text)):
        return say("noted-name", text=clean(match[1], NOTE_MOST))
    if act == "last_hand" and (match := _TABLES.fullmatch(text)):
        return say("noted-tables", numbers=clean(match[1], NOTE_MOST), count=match[1].count(",") + 1)
    if act in ("save_preset", "drop_preset") and (match := _PRESET.fullmatch(text)):
        return _preset(say, match)
    if act == "save_template" and (match := _TEMPLATE.fullmatch(text)):
        name, terms = match.groups()
        parts = (_part(say, part, lambda _: None) or part for part in terms.split(", "))
        return say("noted-template", name=clean(name, NOTE_MOST), terms=", ".join(parts))
    return None


def _preset(say: Phrases, match: re.Match[str]) -> str:
    name, game, limit, stakes, seconds = match.groups()
    game_name = say(f"game-{game}") if game in (*GAMES, MIX, DEALERS_CHOICE, *MIXES) else clean(game)
    line = say(f"game-line-{limit}", game=game_name, stakes=say.grouped(stakes))
    return say("noted-preset", name=clean(name, NOTE_MOST), game=line, seconds=int(seconds))


# Changes of a tournament


def _edited(say: Phrases, entry: AuditEntry, name_of: NameOf) -> str:
    """Return the tournament and each change, ``Start: … → …``; empty for an entry that an older program wrote."""
    named, *before = entry.before.split(", ")
    olds, news = (dict(map(_pair, parts)) for parts in (before, entry.after.split(", ")))
    tournament = _part(say, named, name_of)
    if tournament is None or olds.keys() != news.keys() or not all(map(_SETTING_NAME.fullmatch, news)):
        return ""
    changes = (_changed(say, name, olds[name], news[name]) for name in news)
    return _joined(iter((tournament, *changes)))


def _pair(part: str) -> tuple[str, str]:
    name, _, value = part.partition(" ")
    return name, value


def _changed(say: Phrases, name: str, old: str, new: str) -> str:
    """Return the change of a setting; one that only `more` has keeps the name that is typed there."""
    key = f"tourney-changed-{dashed(name)}"
    if find(DEFAULT, key) is None:
        return say("tourney-changed", what=f"`{name}`", old=clean(old, NOTE_MOST), new=clean(new, NOTE_MOST))
    values = ("" if value == "none" else changed_value(say, name, value) for value in (old, new))
    shown_old, shown_new = (value or say("noted-none") for value in values)
    return say("tourney-changed", what=say(key), old=shown_old, new=shown_new)


# Notes in parts


def _part(say: Phrases, part: str, name_of: NameOf) -> str | None:
    """Return the phrase for one part of a note; None if it is not in the bot's own wording."""
    if part in WORDS:
        return say(f"noted-{part.replace(' ', '-')}")
    for key, pattern in FIGURES.items():
        if match := re.fullmatch(pattern, part):
            return say(f"noted-{key}", amount=int(match[1]))
    for key, pattern in NUMBERED.items():
        if match := re.fullmatch(pattern, part):
            noted_key = f"noted-{key}-named" if match[2] else f"noted-{key}"
            return say(noted_key, id=int(match[1]), name=clean(match[2] or "", NOTE_MOST))
    if match := OWNER.fullmatch(part):
        name = name_of(int(match[1]))
        return say("noted-owner", name=clean(name) if name else say("somebody-gone"))
    if match := _CHANNEL.fullmatch(part):
        return f"<#{match[1]}>"
    if match := _UNTIL.fullmatch(part):
        return say("noted-banned-until", when=short_stamp(int(match[1])))
    return None


# A room's settings


def _setting(say: Phrases, part: str) -> str | None:
    match = _SETTING.fullmatch(part)
    if match is None or match[1] not in SETTINGS:
        return None
    name, value = match.groups()
    return say("noted-setting", setting=say(f"setting-{dashed(name)}"), value=_value(say, name, value))


def _value(say: Phrases, name: str, value: str) -> str:
    if value in BACK:
        return say("noted-none")
    return _VALUES[SETTINGS[name].kind](say, value) or clean(value, NOTE_MOST)


def _ids(mark: str) -> Callable[[Phrases, str], str]:
    def told(say: Phrases, value: str) -> str:
        ids = value.split()
        return mentions(say, [f"<{mark}{each}>" for each in ids]) if all(each.isdecimal() for each in ids) else ""

    return told


def _number(say: Phrases, value: str) -> str:
    return say("room-amount", amount=int(value)) if value.isdecimal() else ""


def _switch(say: Phrases, value: str) -> str:
    return {ON: say("room-on"), OFF: say("room-off")}.get(value, "")


_VALUES: Final[Mapping[str, Callable[[Phrases, str], str]]] = {
    "channels": _ids("#"),
    "channel": _ids("#"),
    "roles": _ids("@&"),
    "number": _number,
    "stakes": lambda say, value: ", ".join(map(say.grouped, clean(value, NOTE_MOST).split())),
    "language": lambda say, value: languages().get(value, ""),
    "switch": _switch,
}
