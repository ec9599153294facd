"""Values for a command's options: some valid, some nearly valid, some junk."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import discord
from discord import app_commands

from tests.harness.discord.asking import Command
from tests.harness.hostile_names import HOSTILE

STRANGE: Final = tuple(text for text in HOSTILE if not re.search("[♣♦♥♠]", text))
"""Texts without cards, which would look like a leak when an answer quotes them."""
STRING_MOST: Final = 6000
"""The most characters that Discord accepts in an option."""
NUMBERS: Final = (0, 1, -1, 2, 7, 100, 10**6, 2**31, 2**53 - 1, -(2**53) + 1, 2**63 - 1, 2**63, -(2**63), 10**30)
JUNK: Final = (
    *("", " ", "\n", "\t", "0", "-1", "1e9", "NaN", "None", "null", "true", "undefined", "[object Object]"),
    *("'; DROP TABLE account; --", '" OR 1=1 --', "1); DELETE FROM audit; --", "%s%s%s%n", "{0.__class__}", "{name}"),
    *("{ $name }", "${jndi:ldap://x}", "../../etc/passwd", "<script>alert(1)</script>", "\\", "\\u0000", "%00"),
    *("@everyone", "@here", "<@1>", "<@&1>", "<#1>", "</mod ban:1>", "<t:0:R>", "<t:99999999999999999:F>"),
    *(
        "10/20/30",
        "0/0",
        "-5/10",
        "10/5",
        "1/999999999999999999999",
        "10/20 ",
        "\uff11\uff10/\uff12\uff10",
        "\u0663/\u0664",
        "1.5/3",
        "//",
    ),
    *("raise_cap=none burn=off", "rules=rules", "=", "a=b=c", "tda tda tda", "razz razz razz razz", "razz,,badugi"),
    *("0-0", "1-1", "1-999999999999999999", "-1-1", "1-", "999999999999999999-1", "9999999999999999999-1", "#1 / 1"),
    *("1 2 3 4 5 6 7 8", "0", "99", "joker", "??", "1,1,1,1"),
    *("yesterday", "in 0 minutes", "in 99999999999 hours", "2026-02-30 25:61", "0000-00-00 00:00", "9999-12-31 23:59"),
    *("31 February", "tomorrow 24:00", "1970-01-01 00:00", "in -5 minutes", "20:00 UTC+99", "2026-03-29 02:30"),
    *(
        "every monday 20:00",
        "every 0 days",
        "daily",
        "every 30 February",
        "FREQ=SECONDLY",
        "RRULE:FREQ=DAILY;COUNT=99999",
    ),
    *("Europe/Berlin", "Mars/Olympus", "../../../UTC", "utc", "+99:99", "Etc/GMT+12"),
    *("delete", "DELETE ", "default", "off", "none", "all", "*", "everyone", "@Moderators", "#lobby, #lobby"),
)
WRONG_KINDS: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 7, 1.5, -0.5, 10**30, 1e300),
    *("", "7", "1.5", [], ["x"], [7], {}, {"id": 7}),
)
"""JSON in place of a value of the right kind."""
WRONG_SHARE: Final = 0.15
"""The share of commands, menus, forms and ids that contain a value of another kind."""
SENSIBLE: Final = {
    "stakes": ("10/20", "5/10", "50/100", "2/5", "10", "20"),
    "rules": ("tda", "brief", "tda burn=off", "raise_cap=4", "jackpots=on", "joker=bug", "draws=1"),
    "rotation": ("razz badugi", "razz, badugi, five-card-draw", "badugi"),
    "blinds": ("5/10", "1/2", "10/20"),
    "reason": ("because",),
    "text": ("odd",),
    "ruling": ("it stands",),
    "value": ("9", "1", "0", "10/20, 20/40", "#lobby", "@mods", "en", "de", "default", "10000", "500"),
    "cards": ("1", "1 2", "2 3", "1 2 3"),
    "topic": ("tables", "play", "moderation", "tournaments"),
    "act": ("pause", "grant", "ban", "see hand"),
    "start": ("in 2 hours", "20:00", "tomorrow 20:00", "2026-05-01 20:00", "in 20 minutes"),
    "repeats": ("every friday", "daily", "every monday and thursday", "weekly"),
    "zone": ("Europe/Berlin", "berlin", "UTC", "America/New_York"),
    "season": ("Spring", "Summer 2026"),
    "prizes": ("50 30 20", "winner takes all", "60/40"),
    "word": ("lucky seven", "ü"),
    "game": ("razz", "badugi", "five-card-draw", "mix"),
    "limit": ("fixed", "pot", "no"),
    "name": ("Friday", "friday", "house game", "Sunday special"),
    "template": ("Friday", "friday"),
    "preset": ("Friday", "house game"),
}
"""Sensible values by the option's name."""


@dataclass
class Things:
    """The things in the world that a command can name."""

    users: Sequence[Any]
    """Objects with an ``id``: members of the server, of another server, and of none."""
    roles: Sequence[Any]
    """The server's roles, including the one that everybody has."""
    tables: Sequence[str]
    """The tables by name and by number, including those of the other server."""
    hands: Sequence[str]
    numbers: Sequence[int]
    """Numbers of disputes, tournaments and so on."""


class Values:
    """A source of option values; ``chance`` makes the same choices from the same seed."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def of(self, command: Command, things: Things) -> dict[str, Any]:
        """Return a value for each required option and for some of the others.

        Sometimes all of them are what a person might mean, so that the command is carried out.
        """
        chance = self._chance
        shy, meant = chance.choice((0.3, 0.7, 0.95)), chance.random() < 0.35
        values = {
            each.display_name: self._meant(each, things) if meant else self._any(each, things)
            for each in command.parameters
            if each.required or chance.random() >= shy
        }
        if values and self.goes_wrong():
            values[chance.choice(list(values))] = self.wrong_kind()
        return values

    def goes_wrong(self) -> bool:
        return self._chance.random() < WRONG_SHARE

    def wrong_kind(self) -> Any:
        return self._chance.choice(WRONG_KINDS)

    def custom_id(self, known: str) -> str:
        """Return a known id with other numbers, or any text of up to 100 characters, Discord's limit."""
        chance = self._chance
        if chance.random() < 0.3:
            return (self.text().strip() or "x")[:100]
        return re.sub("[0-9]+", lambda _: str(abs(chance.choice(NUMBERS))), known)[:100]

    def _meant(self, option: app_commands.Parameter, things: Things) -> Any:
        if option.type is discord.AppCommandOptionType.integer and option.display_name != "id":
            least, most = int(option.min_value or 0), int(option.max_value or 10**6)
            return self._chance.choice((least, min(most, least + self._chance.randint(0, 99)), min(most, 100)))
        known = self._known(option, things)
        return self._chance.choice(known) if known else self._any(option, things)

    def _any(self, option: app_commands.Parameter, things: Things) -> Any:
        kind = option.type
        if kind is discord.AppCommandOptionType.boolean:
            return self._chance.random() < 0.5
        if kind is discord.AppCommandOptionType.user:
            return self._chance.choice(things.users)
        if kind is discord.AppCommandOptionType.role:
            return self._chance.choice(things.roles)
        if kind is discord.AppCommandOptionType.integer:
            return self._number(option, things)
        assert kind is discord.AppCommandOptionType.string, f"no values are known for the type {kind}"
        known = self._known(option, things)
        return self._chance.choice(known) if known and self._chance.random() < 0.5 else self.text()

    def _number(self, option: app_commands.Parameter, things: Things) -> int:
        chance = self._chance
        least, most = int(option.min_value or 0), int(option.max_value or 10**6)
        near = (
            least,
            most,
            least - 1,
            most + 1,
            chance.randint(least, most),
            chance.randint(least, min(most, least + 99)),
        )
        within = [each for each in near if least <= each <= most]
        return chance.choice(chance.choice((within, within, near, NUMBERS, tuple(things.numbers))))

    def _known(self, option: app_commands.Parameter, things: Things) -> Sequence[Any]:
        """Return the values that are known here to fit the option."""
        numbered = [*map(str, things.numbers), *(f"#{each}" for each in things.numbers)]
        named = {"table": things.tables, "hand": things.hands, "tournament": numbered, "schedule": numbered}
        if option.display_name == "id":
            return things.numbers if option.type is discord.AppCommandOptionType.integer else things.hands
        if option.choices:
            return [choice.value for choice in option.choices]
        return [*SENSIBLE.get(option.display_name, ()), *named.get(option.display_name, ())]

    def text(self) -> str:
        """Return some kind of junk."""
        chance = self._chance
        sort = chance.random()
        if sort < 0.5:
            return chance.choice(JUNK)
        if sort < 0.8:
            return sent(chance.choice(STRANGE))
        if sort < 0.9:
            part = sent(chance.choice(STRANGE)) or "x"
            return (part * (STRING_MOST // len(part) + 1))[:STRING_MOST]
        codes = (
            chance.choice((chance.randint(32, 126), chance.randint(160, 0x2FFF))) for _ in range(chance.randint(1, 400))
        )
        return "".join(map(chr, codes))


def sent(text: str) -> str:
    """Return the text as it arrives over the wire: a lone surrogate is replaced."""
    return text.encode("utf-8", "replace").decode()
