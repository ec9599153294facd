"""Conversion of a room's settings from typed text and menu choices, and to text for the audit. No I/O."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from bot.common.complaint import Complaint
from bot.locales.phrases import LOCALES, find
from bot.moderation.room_settings import RoomSettings
from bot.poker.games import GAMES
from bot.typed.amounts import parse_amount
from bot.typed.times.zones import zone_named, zones

LISTED_MOST: Final = 25
"""The maximum number of channels, roles or stakes in one setting: as many as fit in a menu."""
CHIPS_MOST: Final = 10**9
CAP_MOST: Final = 1000

Kind = Literal["channels", "roles", "channel", "number", "stakes", "language", "zone", "switch"]


@dataclass(frozen=True, slots=True)
class Setting:
    kind: Kind
    least: int = 0
    most: int = 0
    """The maximum of a setting that is a number; ``least`` is its minimum."""

    @property
    def is_list(self) -> bool:
        return self.kind in ("channels", "roles", "stakes")


SETTINGS: Final[dict[str, Setting]] = {
    "table_channels": Setting("channels"),
    "opener_roles": Setting("roles"),
    "moderator_roles": Setting("roles"),
    "moderator_channel": Setting("channel"),
    "announcement_channel": Setting("channel"),
    "starting_chips": Setting("number", 0, CHIPS_MOST),
    "daily_claim": Setting("number", 0, CHIPS_MOST),
    "stakes_menu": Setting("stakes"),
    "tables_most": Setting("number", 1, CAP_MOST),
    "tables_each": Setting("number", 1, CAP_MOST),
    "seats_most": Setting("number", 2, max(game.seats_most for game in GAMES.values())),
    "buy_in_most": Setting("number", 1, CHIPS_MOST),
    "language": Setting("language"),
    "zone": Setting("zone"),
    "pictures": Setting("switch"),
    "lobby_channel": Setting("channel"),
    "recap": Setting("switch"),
    "record_channel": Setting("channel"),
}
"""Name of each field of RoomSettings -> its kind, and its bounds if it is a number."""

BACK: Final = frozenset({"", "none", "default", "any", "all", "-"})
"""Words that reset a setting to its default."""
ON: Final = "on"
OFF: Final = "off"
_SWITCHES: Final = {True: {ON, "yes", "true"}, False: {OFF, "no", "false"}}
_DEFAULTS: Final = RoomSettings()
_MENTION: Final = {"channels": re.compile(r"<#(\d{1,20})>"), "roles": re.compile(r"<@&(\d{1,20})>")}
_ID: Final = re.compile(r"\d{1,19}", re.ASCII)
_BETWEEN: Final = re.compile(r"[,;\n]")
_STAKES: Final = re.compile(r"(\d{1,10})(?:/(\d{1,10}))?", re.ASCII)


Named = Sequence[tuple[int, str]]


@dataclass(frozen=True, slots=True)
class Places:
    """A server's channels and roles as (id, name) pairs, so that people can type names."""

    guild_id: int
    table_channels: Named = ()
    """The channels in which a table can be opened."""
    channels: Named = ()
    """The channels in which the bot can write permanently, which excludes threads."""
    roles: Named = ()

    def of(self, name: str) -> Named:
        """Return the channels or roles that are possible values of the setting ``name``."""
        if SETTINGS[name].kind == "roles":
            return self.roles
        return self.table_channels if name == "table_channels" else self.channels


def changed(settings: RoomSettings, name: str, text: str, places: Places) -> RoomSettings:
    """Return the settings with the setting ``name`` changed to the typed value. Raises Complaint."""
    plain = text.strip()
    if plain.casefold() in BACK:
        return replace(settings, **{name: getattr(_DEFAULTS, name)})
    return replace(settings, **{name: _READERS[SETTINGS[name].kind](name, plain, places)})


def chosen(settings: RoomSettings, name: str, values: Sequence[str], places: Places) -> RoomSettings:
    """Return the settings with the setting ``name`` changed to the values chosen in a menu.

    An empty choice resets it to its default. Raises Complaint.
    """
    if not values:
        return replace(settings, **{name: getattr(_DEFAULTS, name)})
    if SETTINGS[name].kind in ("language", "switch"):
        return changed(settings, name, values[0], places)
    ids = _without_duplicates(name, [int(value) for value in values if _ID.fullmatch(value)])
    value: Any = _checked(name, ids, places) if SETTINGS[name].is_list else ids[0]
    return replace(settings, **{name: value})


def _checked(name: str, ids: tuple[int, ...], places: Places) -> tuple[int, ...]:
    """Return the ids, checked for @everyone.

    As a role for opening tables, @everyone means no restriction, so no ids are returned. As a moderator role, @everyone
    raises Complaint.
    """
    if SETTINGS[name].kind != "roles" or places.guild_id not in ids:
        return ids
    if name == "moderator_roles":
        raise Complaint("room-everyone-moderates")
    return ()


def _number(name: str, text: str, places: Places) -> int:
    setting, amount = SETTINGS[name], parse_amount(text)
    if amount is None or not setting.least <= amount <= setting.most:
        raise Complaint("room-bad-number", text=text, least=setting.least, most=setting.most)
    return amount


def _stakes(name: str, text: str, places: Places) -> tuple[str, ...]:
    words = [word for part in _BETWEEN.split(re.sub(r"\s*/\s*", "/", text)) for word in part.split()]
    return _without_duplicates(name, [_one_stake(word) for word in words])


def _one_stake(word: str) -> str:
    match = _STAKES.fullmatch(word)
    if match is None:
        raise Complaint("room-bad-stakes", text=word)
    small, big = int(match[1]), int(match[2] or match[1])
    if not 1 <= small <= big <= CHIPS_MOST:
        raise Complaint("room-bad-stakes", text=word)
    return f"{small}/{big}" if match[2] else str(small)


def _language(name: str, text: str, places: Places) -> str:
    for code, called in languages().items():
        if text.casefold() in (code.casefold(), called.casefold()):
            return code
    raise Complaint("room-bad-language", text=text, known=", ".join(languages().values()))


def _zone(name: str, text: str, places: Places) -> str:
    zone = zone_named(text)
    if zone not in zones():
        raise Complaint("no-such-zone", text=text)
    return zone


def _switch(name: str, text: str, places: Places) -> bool:
    for is_on, words in _SWITCHES.items():
        # The word that the settings page shows, in any language.
        shown = {(find(code, "room-on" if is_on else "room-off") or "").casefold() for code in LOCALES}
        if text.casefold() in words | shown:
            return is_on
    raise Complaint("room-bad-switch", text=text)


def languages() -> dict[str, str]:
    """Return language code at Discord -> the language's own name."""
    return {code: find(code, "language-name") or code for code in LOCALES}


def _list(name: str, text: str, places: Places) -> tuple[int, ...]:
    return _checked(name, _without_duplicates(name, list(_ids(name, text, places))), places)


def _single_channel(name: str, text: str, places: Places) -> int:
    ids = list(dict.fromkeys(_ids(name, text, places)))
    if len(ids) != 1:
        raise Complaint("room-one-channel")
    return ids[0]


def _without_duplicates(name: str, found: Sequence[Any]) -> tuple[Any, ...]:
    """Return the values without duplicates. Raises Complaint if there are none or too many."""
    once = tuple(dict.fromkeys(found))
    if not 1 <= len(once) <= LISTED_MOST:
        raise Complaint("room-list-size", most=LISTED_MOST)
    return once


def _ids(name: str, text: str, places: Places) -> Iterator[int]:
    """Yield the ids of the typed mentions and names, in their order.

    A name between commas may contain spaces.
    """
    kind = "roles" if SETTINGS[name].kind == "roles" else "channels"
    known, at = places.of(name), 0
    for mention in _MENTION[kind].finditer(text):
        yield from _named_ids(kind, text[at : mention.start()], known)
        yield _known_id(kind, mention, known)
        at = mention.end()
    yield from _named_ids(kind, text[at:], known)


def _known_id(kind: str, mention: re.Match[str], known: Named) -> int:
    if all(int(mention[1]) != known_id for known_id, _ in known):
        raise Complaint(f"room-unknown-{kind}", text=mention[0])
    return int(mention[1])


def _named_ids(kind: str, text: str, known: Named) -> Iterator[int]:
    for part in filter(None, map(str.strip, _BETWEEN.split(text))):
        channel_or_role = _id_named(kind, part, known)
        if channel_or_role is not None:
            yield channel_or_role
            continue
        for word in part.split():
            found = _id_named(kind, word, known)
            if found is None:
                raise Complaint(f"room-unknown-{kind}", text=word)
            yield found


def _id_named(kind: str, name: str, known: Named) -> int | None:
    """Return the id of the channel or role with this name; None if there is none.

    Raises Complaint if there is more than one.
    """
    wanted = name.removeprefix("@" if kind == "roles" else "#").casefold()
    found = [known_id for known_id, called in known if called.removeprefix("@").casefold() == wanted]
    if len(found) > 1:
        raise Complaint(f"room-two-{kind}", text=name)
    return found[0] if found else None


_READERS: Final[Mapping[Kind, Callable[[str, str, Places], Any]]] = {
    "channels": _list,
    "roles": _list,
    "channel": _single_channel,
    "number": _number,
    "stakes": _stakes,
    "language": _language,
    "zone": _zone,
    "switch": _switch,
}


def typed(settings: RoomSettings, name: str) -> str:
    """Return the current value as text that can be typed, with ids; empty if it is the default."""
    value = getattr(settings, name)
    if value is None or value == ():
        return ""
    if isinstance(value, bool):
        return ON if value else OFF
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


@dataclass(frozen=True, slots=True)
class Change:
    """The difference between a room's settings before and after a change, as the audit stores it."""

    before: RoomSettings = field(repr=False)
    after: RoomSettings = field(repr=False)

    @property
    def names(self) -> list[str]:
        """The names of the settings that differ."""
        return [name for name in SETTINGS if getattr(self.before, name) != getattr(self.after, name)]

    def was(self) -> str:
        """Return the old values of the changed settings as text, like ``tables_each 3, seats_most none``."""
        return _as_text(self.before, self.names)

    def now(self) -> str:
        return _as_text(self.after, self.names)


def _as_text(settings: RoomSettings, names: Iterable[str]) -> str:
    return ", ".join(f"{name} {typed(settings, name) or 'none'}" for name in names)
