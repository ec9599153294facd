"""Who may do what: every command, and every kind of button and form for moderators, asked for by everybody there is, by
Discord's own path and by direct call. What is expected stands in the tables below.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pytest
from simcord.backend.errors import SetupError
from simcord.results import InteractionResult

from bot.ui.discard_picker import PrivateNote
from bot.ui.phrases import say
from tests.discord.asking import ask, call, every_command, press
from tests.discord.clockwork import by_hand
from tests.discord.parties import KINDS, First, Parties, Word
from tests.discord.room import Room

MAY: Final = "."
DOES: Final = "+"
"""As MAY, and something is written down."""
REFUSALS: Final = {
    "X": re.escape(say("en-US", "forbidden-outsider")),
    "S": re.escape(say("en-US", "only-in-a-server")),
    "B": re.escape(say("en-US", "forbidden-banned")) + "|You are banned from the tables of this server, so you cannot",
    "M": re.escape(say("en-US", "forbidden-not-moderator")),
    "A": re.escape(say("en-US", "forbidden-not-administrator")),
    "C": re.escape(say("en-US", "table-close-forbidden")),
    "O": "|".join(re.escape(say("en-US", f"forbidden-own-{what}")) for what in ("table", "tournament")),
    "H": re.escape(say("en-US", "forbidden-himself")),
    "E": re.escape(say("en-US", "forbidden-equal")),
    "D": "There is no finished hand .* that you were dealt into",
    "J": "You have disputed that hand already",
    "N": "There is no (open table|finished hand|dispute|preset|tournament)|No table is open"
    "|is no member of|is not (banned|frozen)",
    "Z": "You are not in this tournament|You do not sit at this table|You are not seated at any table|You have no cards"
    "|No draw is on",
    "T": "It is .* turn, not yours",
    "I": "You sit here already|in already",
}
"""What a letter of the tables stands for: what is said to him who may not, or for whom there is no such thing."""


@dataclass(frozen=True)
class Row:
    what: str
    """A command, or the id of a button or form."""
    options: Mapping[str, Any]
    told: str
    """A pattern of what he is told for whom it is carried out."""
    who: str
    """A letter for each of KINDS, in their order."""
    first: First | None = None

    @property
    def name(self) -> str:
        return f"{self.what} {dict(self.options)}"

    @property
    def letters(self) -> str:
        return self.who.replace(" ", "")


BECAUSE: Final = {"reason": "because"}
AT: Final = {"table": Word.TABLE}
THERE: Final = {**BECAUSE, **AT}
HIM: Final = {**BECAUSE, "player": Word.SUBJECT}
MODERATOR: Final = {**BECAUSE, "player": Word.EQUAL}
MYSELF: Final = {**BECAUSE, "player": Word.HIMSELF}
EVENT: Final = {"tournament": Word.EVENT}
OVER: Final = {**BECAUSE, **EVENT}
OUT: Final = {**HIM, **EVENT}
STAKES: Final = {"game": "razz", "stakes": "10/20"}
FRIDAY: Final = {"name": "Friday", "game": "razz", "start": "in 2 hours"}
WEEKLY: Final = {**FRIDAY, "repeats": "weekly"}
NOBODY: Final = "(?!)"
"""Carried out for nobody."""

# Who asks:  pl plays, his turn · ow has opened the table, plays · ba banned
#            mr mp ms moderate: by a role, by permission, the last plays · bm moderates and is banned
#            ad manages the server · go owns it · nm no member · dm by direct message
#            ae pe from another server: who manages it, and who plays there
COMMANDS: Final = (
    # what, with what, what is told                                              "poa rpsb ag nd ep"
    # Off the table
    Row("help", {}, "I deal poker",                                              "... .... .. X. .."),
    Row("rules", {}, "Razz",                                                     "... .... .. X. .."),
    Row("privacy export", {}, "everything that is kept about you",               "... .... .. X. .."),
    Row("privacy delete", {}, "cannot be undone",                                "... .... .. X. .."),
    Row("wallet", {}, "chips",                                                   "... .... .. XS .."),
    Row("claim", {}, "You are not broke",                                        "... .... .. XS .."),
    Row("ledger", {}, "Statement of",                                            "... .... .. XS .."),
    Row("ledger", {"player": Word.SUBJECT}, "Statement of subject",              "MMM ...B .. XS .M"),
    Row("dispute", {"text": "x", "hand": Word.HAND}, "Your dispute",             "++D DDJD DD XS DD", First.OVER),
    # Tables
    Row("table list", {}, "Table 1|No table is open here",                       "... .... .. XS .."),
    Row("table info", AT, "Stakes:",                                             "... .... .. XS NN"),
    Row("table open", STAKES, "already|The table is open",                       "..B ...B .. XS ++"),
    Row("table sit", AT, "You sit in seat",                                      "IIB ++IB ++ XS NN"),
    Row("table leave", AT, "after this hand",                                    "++Z ZZ+Z ZZ XS NN"),
    Row("table sitout", AT, "You sit out",                                       "++Z ZZ+Z ZZ XS NN"),
    Row("table back", AT, "You are neither",                                     "..Z ZZ.Z ZZ XS NN"),
    Row("table close", AT, "closes and pays out",                                "C+C +++B ++ XS NN"),
    # On one's turn
    Row("bringin", {}, "You bring in",                                           "+TZ ZZTZ ZZ XS ZZ"),
    Row("complete", {}, "You complete",                                          "+TZ ZZTZ ZZ XS ZZ"),
    Row("check", {}, "You must open",                                            ".TZ ZZTZ ZZ XS ZZ"),
    Row("bet", {}, "You must open",                                              ".TZ ZZTZ ZZ XS ZZ"),
    Row("call", {}, "You must open",                                             ".TZ ZZTZ ZZ XS ZZ"),
    Row("raise", {}, "You must open",                                            ".TZ ZZTZ ZZ XS ZZ"),
    Row("fold", {}, "You must open",                                             ".TZ ZZTZ ZZ XS ZZ"),
    Row("pat", {}, "You must open",                                              ".TZ ZZTZ ZZ XS ZZ"),
    Row("draw", {"cards": "1"}, "You must open",                                 ".TZ ZZTZ ZZ XS ZZ"),
    Row("cards", {}, "Your cards",                                               "..Z ZZ.Z ZZ XS ZZ"),
    # Moderators, of tables
    Row("mod pause", THERE, "is paused",                                         "MMM +++B ++ XS NM"),
    Row("mod resume", THERE, "goes on",                                          "MMM +++B ++ XS NM", First.PAUSED),
    Row("mod close", THERE, "closes and pays out",                               "C+C +++B ++ XS NN"),
    Row("mod close", {**THERE, "void_hand": True}, "was undone",                 "CMC ++OB ++ XS NN"),
    Row("mod void", THERE, "is undone",                                          "MMM ++OB ++ XS NM"),
    Row("mod kick", {**THERE, **HIM}, "leaves Table 1",                          "MMM ++OB ++ XS NM"),
    Row("mod handover", {**THERE, **HIM}, "is the owner",                        "MMM +++B ++ XS NM"),
    Row("mod handover", {**THERE, **MYSELF}, "is the owner",                     "MMM HHHB ++ XS NM"),
    Row("mod lasthand", BECAUSE, "Closes after its hand",                        "MMM +++B ++ XS NM"),
    # Moderators, of players
    Row("mod ban", HIM, "is banned",                                             "MMM +++B ++ XS +M"),
    Row("mod ban", MODERATOR, "is banned",                                       "MMM EEEB ++ XS +M"),
    Row("mod unban", HIM, "may play again",                                      "MMM +++B ++ XS NM", First.BANNED),
    Row("mod unban", MYSELF, "is not banned",                                    "MMM HHHB .. XS .M"),
    Row("mod freeze", HIM, "is frozen",                                          "MMM +++B ++ XS +M"),
    Row("mod freeze", MODERATOR, "is frozen",                                    "MMM EEEB ++ XS +M"),
    Row("mod unfreeze", HIM, "can be used again",                                "MMM +++B ++ XS NM", First.FROZEN),
    Row("mod unfreeze", MYSELF, "is not frozen",                                 "MMM HHHB .. XS .M"),
    Row("mod grant", {**HIM, "amount": 1}, "has got 1 chip",                     "MMM +++B ++ XS +M"),
    Row("mod grant", {**MODERATOR, "amount": 1}, "has got 1 chip",               "MMM +++B ++ XS +M"),
    Row("mod grant", {**MYSELF, "amount": 1}, "has got 1 chip",                  "MMM HHHB ++ XS +M"),
    Row("mod deduct", {**HIM, "amount": 1}, "1 chip was taken",                  "MMM +++B ++ XS +M"),
    Row("mod deduct", {**MODERATOR, "amount": 1}, "1 chip was taken",            "MMM EEEB ++ XS +M"),
    Row("mod reset", HIM, "wallet held",                                         "MMM +++B ++ XS +M"),
    Row("mod reset", MODERATOR, "wallet held",                                   "MMM EEEB ++ XS +M"),
    # Moderators, of hands and disputes
    Row("mod hand", {"id": Word.HAND}, "How the pots were ruled",                "MMM +++B ++ XS NM", First.OVER),
    Row("mod hand", {"id": Word.RUNNING}, "never",                               "MMM NNNB NN XS NM"),
    Row("mod disputes", {}, "open",                                              "MMM ...B .. XS .M"),
    Row("mod settle", {"id": Word.DISPUTE, "ruling": "so"}, "settled",           "MMM +++B ++ XS NM", First.OVER),
    Row("mod settle", {"id": Word.OWN_DISPUTE, "ruling": "so"}, "settled",       "MMM ++HB ++ XS NM", First.OVER),
    Row("mod flags", {}, "Nothing looks odd",                                    "MMM +++B ++ XS +M"),
    Row("audit", {}, "Audit, page 1",                                            "MMM ...B .. XS .M"),
    # The room
    Row("room show", {}, "The room's settings",                                  "MMM ...B .. XS .M"),
    Row("room health", {}, "How the bot is doing",                               "MMM ...B .. XS .M"),
    Row("room report", {}, "The last 8 weeks",                                   "MMM ...B .. XS .M"),
    Row("room preset list", {}, "preset",                                        "MMM ...B .. XS .M"),
    Row("room preset save", {**STAKES, "name": "mine"}, "Saved",                 "MMM +++B ++ XS +M"),
    Row("room preset delete", {"name": "kept"}, "is gone",                       "MMM +++B ++ XS NM", First.PRESET),
    Row("room setup", {}, "Set-up, step 1",                                      "AAA AAAB .. XS .A"),
    Row("room set", {"setting": "tables_most", "value": "9"}, "Saved|It was so", "AAA AAAB ++ XS +A"),
    Row("room export", {"format": "csv"}, "Everything that is known",            "AAA AAAB ++ XS +A"),
    # Tournaments, for everybody: pl and ms are registered
    Row("league", {}, "Nobody has points",                                       "... .... .. XS .."),
    Row("tournament list", {}, "No tournament is set up|Cup",                    "... .... .. XS .."),
    Row("tournament schedules", {}, "No tournament recurs",                      "... .... .. XS .."),
    Row("tournament info", EVENT, "Cup",                                         "... .... .. XS NN", First.EVENT),
    Row("tournament register", EVENT, "You are in",                              ".+B ++.B ++ XS NN", First.EVENT),
    Row("tournament withdraw", EVENT, "You are out",                             "+ZZ ZZ+Z ZZ XS NN", First.EVENT),
    Row("tournament checkin", EVENT, "Check-in is not open",                     ".ZZ ZZ.Z ZZ XS NN", First.EVENT),
    # Tournaments, for moderators; of one that runs who plays in it touches no pool
    Row("tournament create", FRIDAY, "a text channel|This is how",               "MMM ...B .. XS .M"),
    Row("tournament schedule", WEEKLY, "a text channel|This is how",             "MMM ...B .. XS .M"),
    Row("tournament unschedule", {**BECAUSE, "schedule": "1"}, "no schedule",    "MMM ...B .. XS .M"),
    Row("tournament template list", {}, "There is no template",                  "MMM ...B .. XS .M"),
    Row("tournament template delete", {"name": "x"}, "no template",              "MMM ...B .. XS .M"),
    Row("tournament template save", {**EVENT, "name": "mine"}, "kept|saved|Saved", "MMM +++B ++ XS NM", First.EVENT),
    Row("tournament edit", {**EVENT, "name": "Mug"}, "is changed",                "MMM +++B ++ XS NM", First.EVENT),
    Row("tournament announce", EVENT, "is posted anew",                          "MMM ...B .. XS NM", First.EVENT),
    Row("tournament cancel", OVER, "is cancelled",                               "MMM +++B ++ XS NM", First.EVENT),
    Row("tournament remove", OUT, "is out of",                                   "MMM ++OB ++ XS NM", First.EVENT),
    Row("tournament pause", OVER, "is paused|pauses",                            "MMM +++B ++ XS NM", First.PLAY),
    Row("tournament resume", OVER, "not paused|is running",                      "MMM ...B .. XS NM", First.PLAY),
    Row("tournament cancel", {**OVER, "reason": "x"}, "is cancelled",            "MMM ++OB ++ XS NM", First.PLAY),
    Row("tournament remove", {**OUT, "reason": "x"}, "is out of",                "MMM ++OB ++ XS NM", First.PLAY),
)  # fmt: skip

# Buttons, menus and forms of moderators. Those that players see with a table are its players' and have their own tests.
CLICKS: Final = (
    # its id, what is told                                                       "poa rpsb ag nd ep"
    Row("lb:s:1", {}, "Set-up, step 1",                                          "AAA AAAB .. XS .A"),
    Row("lb:s:2:moderator_roles", {}, "Set-up, step 2",                          "AAA AAAB ++ XS .A"),
    Row("lb:s:3:chips", {}, "a form",                                            "AAA AAAB .. XS .A"),
    Row("lb:s:5:done", {}, "set up",                                             "AAA AAAB .. XS .A"),
    Row("lb:h:{the table}:1", {}, "How the pots were ruled",                     "MMM +++B ++ XS NM", First.OVER),
    Row("lb:h:{the table}:1:0", {}, "How the pots were ruled",                   "MMM +++B ++ XS NM", First.OVER),
    Row("lb:h:{the table}:2", {}, NOBODY,                                        "MMM NNNB NN XS NM", First.OVER),
    Row("lb:v:1:post", {}, "I do not remember that preview",                     "MMM ...B .. XS .M"),
)  # fmt: skip
FORMS: Final = (
    Row("lb:s:3:chips", {"starting_chips": "77"}, "Set-up, step 3",              "AAA AAAB ++ XS +A"),
)  # fmt: skip
PLAYERS: Final = (
    *("lb:t:1:sit", "lb:a:1:1:1:fold", "lb:r:1:1:1:raise", "lb:d:1:1:1", "lb:m:1:1:1:raise"),
    "lb:e:1:register",
)

Asks = Callable[[Parties, Row, str], Awaitable[InteractionResult]]


async def by_discord(parties: Parties, row: Row, name: str) -> InteractionResult:
    """As somebody types it. What Discord does not offer him is asked for past it."""
    actor, options = parties.actor(name), parties.filled_in(name, row.options)
    if name == "nm":
        return await by_changed_client(parties, row, name)
    try:
        if name == "dm":
            found: InteractionResult = await actor.user.slash(row.what, **options)
            return found
        return await actor.slash(parties.channel(name), row.what, **options)
    except SetupError:
        assert name == "dm", f"Discord does not offer {name} /{row.what}"
        return await by_changed_client(parties, row, name)


async def by_changed_client(parties: Parties, row: Row, name: str) -> InteractionResult:
    command = every_command(parties.room.client)[row.what]
    options = parties.filled_in(name, row.options)
    return await ask(parties.room.env, command, parties.actor(name).id, parties.place(name), options)


async def by_direct_call(parties: Parties, row: Row, name: str) -> InteractionResult:
    client, env = parties.room.client, parties.room.env
    command, options = every_command(client)[row.what], parties.filled_in(name, row.options)
    return await call(client, env, command, parties.actor(name).id, parties.place(name), options)


async def by_click(parties: Parties, row: Row, name: str, fields: Mapping[str, str] | None = None) -> InteractionResult:
    """On a message of the bot's where he asks, which has that button."""
    env, place = parties.room.env, parties.place(name)
    channel = parties.room.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    message = await channel.send(view=PrivateNote("here"))
    return await press(env, parties.actor(name).id, place, parties.written(row.what), message, fields=fields)


async def by_form(parties: Parties, row: Row, name: str) -> InteractionResult:
    return await by_click(parties, row, name, row.options)


def letter(told: str, row: Row, changed: bool) -> str:
    """What came of it. Whoever was refused must not have changed anything."""
    if re.search(row.told, told):
        return DOES if changed else MAY
    found = [each for each, pattern in REFUSALS.items() if re.search(pattern, told)]
    assert found, f"{row.name}: {told!r}"
    assert not changed, f"{row.name} was refused, and something is written down: {told!r}"
    return found[0]


async def answers(parties: Parties, row: Row, asks: Asks) -> str:
    """A letter for each who asks."""
    found = ""
    for name in KINDS:
        if parties.is_spoilt or parties.first is not row.first:
            await parties.lay_out(row.first)
        before = parties.books()
        result = await asks(parties, row, name)
        assert result.acknowledged, f"{row.name}: {name} got no answer"
        private = result.modal or result.ephemeral or (result.response is not None and result.response.ephemeral)
        assert private, f"{row.name}: {name} was answered in public"
        told = "a form" if result.modal else parties.room.told(result)
        found += letter(told, row, parties.books() != before)
    return found


@pytest.fixture
def clock() -> Iterator[None]:
    with by_hand():
        yield


@pytest.fixture
async def parties(clock: None, room: Room) -> AsyncIterator[Parties]:
    """One world for all rows."""
    gathered = await Parties.gather(room)
    yield gathered
    gathered.close()
    # Thousands of answers, whose like the other tests have looked at.
    room.env.http_requests.clear()


@pytest.mark.parametrize(
    ("rows", "asks"),
    [(COMMANDS, by_discord), (COMMANDS, by_direct_call), (CLICKS, by_click), (FORMS, by_form)],
    ids=["commands by Discord", "commands by direct call", "clicks", "forms"],
)
async def test_who_may(parties: Parties, rows: Sequence[Row], asks: Asks) -> None:
    expected = [(row.name, row.letters) for row in rows]
    assert [(row.name, await answers(parties, row, asks)) for row in rows] == expected


async def test_every_command_has_a_row(room: Room) -> None:
    """A new command says here who may use it."""
    assert {row.what for row in COMMANDS} == set(every_command(room.client))


async def test_every_family_of_buttons_has_a_row_or_is_the_players(room: Room) -> None:
    ids = [row.what.replace(Word.TABLE, "1") for row in (*CLICKS, *FORMS)] + [*PLAYERS]
    for family in room.client.families:
        assert any(family.fullmatch(each) for each in ids), family.pattern
    assert len({row.name for row in COMMANDS}) == len(COMMANDS)
    assert all(len(row.letters) == len(KINDS) for row in (*COMMANDS, *CLICKS, *FORMS))
