"""Permissions as data: every command, and every kind of moderators' button and form, for every kind of user.

The expected answers are in the right-hand column; tests/discord/test_who_may.py checks them.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.locales.phrases import say
from tests.harness.discord.parties import First, Word

MAY: Final = "."
DOES: Final = "+"
"""As MAY, and something is saved."""
REFUSALS: Final = {
    "X": re.escape(say("en-US", "forbidden-outsider")),
    "S": re.escape(say("en-US", "only-in-a-server")),
    "B": re.escape(say("en-US", "forbidden-banned", until="until further notice"))
    + "|You're banned from the tables of this server until further notice, so you can't",
    "M": re.escape(say("en-US", "forbidden-not-moderator")),
    "A": re.escape(say("en-US", "forbidden-not-administrator")),
    "C": re.escape(say("en-US", "table-close-forbidden")),
    "R": re.escape(say("en-US", "table-rename-forbidden")),
    "G": "Only its players",
    "O": "|".join(re.escape(say("en-US", f"forbidden-own-{what}")) for what in ("table", "tournament")),
    "H": "|".join(re.escape(say("en-US", f"forbidden-oneself{whom}")) for whom in ("", "-equal")),
    "E": re.escape(say("en-US", "forbidden-equal")),
    "D": "There's no finished hand .* that you were dealt into",
    "J": "already disputed",
    "N": "There('s| are) no (open table|finished hand|dispute|preset|tournament)|No tables are open"
    "|isn't a member of|isn't (banned|frozen)",
    "Z": "You aren't (in this tournament|seated at this table|seated at any table)|You have no cards"
    "|not time to draw|You haven't finished a hand",
    "T": "It's .* turn, not yours",
    "Q": "You weren't in that hand|is still in progress",
    "I": "already in seat|already in",
}
"""The tables' letters for refusals: the answers to users who may not, or who have nothing to use it on."""


@dataclass(frozen=True)
class Row:
    what: str
    """A command, or the id of a button or form."""
    options: Mapping[str, Any]
    told: str
    """A pattern for the answer to those who may."""
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
"""A pattern that no answer matches: nobody may."""

# Askers:  pl plays and is to act · ow owns the table and plays · ba banned
#            mr mp ms moderate: by a role, by permission, the last plays · bm moderates and is banned
#            ad manages the server · go owns it · nm no member · dm by direct message
#            ae pe from another server: ae manages it, pe plays there
COMMANDS: Final = (
    # what, with what, the answer                                                 "poa rpsb ag nd ep"
    # Without a table
    Row("help", {}, "I deal poker",                                              "... .... .. X. .."),
    Row("rules", {}, "Razz",                                                     "... .... .. X. .."),
    Row("fair", {}, "Sealed deals",                                              "... .... .. X. .."),
    Row("privacy export", {}, "everything kept about you",                       "... .... .. X. .."),
    Row("privacy delete", {}, "This is permanent",                               "... .... .. X. .."),
    Row("settings show", {}, "Your settings",                                    "... .... .. X. .."),
    Row("settings language", {"language": "en-US"}, "Saved",                     "... .... .. X. .."),
    Row("settings pictures", {"pictures": "off"}, "Saved",                       "... .... .. X. .."),
    Row("settings reminders", {"reminders": "off"}, "Saved",                     "... .... .. X. .."),
    Row("settings letters", {"letters": "never"}, "Saved",                       "... .... .. X. .."),
    Row("settings achievements", {"achievements": "off"}, "Saved",               "... .... .. X. .."),
    Row("settings muck", {"muck": "ask"}, "Saved",                               "... .... .. X. .."),
    Row("wallet", {}, "chips",                                                   "... .... .. XS .."),
    Row("claim", {}, "You can only claim",                                         "... .... .. XS .."),
    Row("ledger", {}, "Chip history of",                                         "... .... .. XS .."),
    Row("ledger", {"player": Word.SUBJECT}, "Chip history of subject",           "MMM ...B .. XS .M"),
    Row("dispute", {"text": "x", "hand": Word.HAND}, "Dispute ",                 "++D DDJD DD XS DD", First.OVER),
    Row("cut", {"word": "lucky"}, "aren't sealed",                               "..Z ZZ.Z ZZ XS ZZ"),
    Row("hand last", {}, "Step 1 of",                                            "..Z ZZ.Z ZZ XS ZZ", First.OVER),
    Row("hand id", {"hand": Word.HAND}, "Step 1 of",                             "... .... .. XS NN", First.OVER),
    Row("hand id", {"hand": Word.RUNNING}, NOBODY,                               "QQQ QQQQ QQ XS NN", First.OVER),
    Row("hand proof", {"hand": Word.HAND}, "wasn't sealed",                      "... .... .. XS NN", First.OVER),
    Row("hand proof", {}, "wasn't sealed",                                       "..Z ZZ.Z ZZ XS ZZ", First.OVER),
    Row("hand export", {"hand": Word.HAND}, "as you saw it",                     "..Q QQ.Q QQ XS NN", First.OVER),
    Row("stats", {}, "all games",                                                "... .... .. XS .."),
    Row("stats", {"player": Word.SUBJECT}, "all games",                          "... .... .. XS .."),
    Row("leaderboard", {}, "Profit · all games · tonight",                         "... .... .. XS .."),
    Row("odds", {"hand": Word.HAND}, "Odds in hand",                             "..D DD.D DD XS DD", First.OVER),
    Row("practice", {}, "already|practice table is",                             "..B ...B .. XS ++"),
    Row("learn", {}, "already|Your guided hand",                                 "..B ...B .. XS ++"),
    # Tables
    Row("table list", {}, "Table 1|No tables are open here",                     "... .... .. XS .."),
    Row("table info", AT, "Stakes:",                                             "... .... .. XS NN"),
    Row("table open", STAKES, "already|The table is open",                       "..B ...B .. XS ++"),
    Row("table sit", AT, "You're in seat",                                       "IIB ++IB ++ XS NN"),
    Row("table leave", AT, "You're in the hand",                                 "..Z ZZ.Z ZZ XS NN"),
    Row("table sitout", AT, "sit out starting",                                  "++Z ZZ+Z ZZ XS NN"),
    Row("table back", AT, "sitting out or leaving",                              "..Z ZZ.Z ZZ XS NN"),
    Row("table close", AT, "closes after this hand",                             "C+C +++B ++ XS NN"),
    Row("table watch", AT, "no down cards",                                      "... .... .. XS NN"),
    Row("table rename", {**AT, "name": "Mine"}, "new name is Mine",              "R+R +++B ++ XS NN"),
    Row("table invite", {**AT, "member": Word.SUBJECT}, "has been invited to",   "++G GG+G GG XS NN"),
    Row("table uninvite", {**AT, "member": Word.SUBJECT}, "Anyone can sit",      "... .... .. XS NN"),
    Row("table wait", AT, "No need to wait: a seat is free",                    "IIB ..IB .. XS NN"),
    Row("table unwait", AT, "You aren't on this table's waiting list",           "... .... .. XS NN"),
    Row("table seat", {**AT, "number": 8}, "You'll move to seat 8",              "++Z ZZ+Z ZZ XS NN"),
    # Actions on the player's turn
    Row("bringin", {}, "You bring it in for",                                    "+TZ ZZTZ ZZ XS ZZ"),
    Row("complete", {}, "You complete",                                          "+TZ ZZTZ ZZ XS ZZ"),
    Row("check", {}, "You have the bring-in.",                                   ".TZ ZZTZ ZZ XS ZZ"),
    Row("bet", {}, "You have the bring-in.",                                     ".TZ ZZTZ ZZ XS ZZ"),
    Row("call", {}, "You have the bring-in.",                                    ".TZ ZZTZ ZZ XS ZZ"),
    Row("raise", {}, "You have the bring-in.",                                   ".TZ ZZTZ ZZ XS ZZ"),
    Row("fold", {}, "You have the bring-in.",                                    ".TZ ZZTZ ZZ XS ZZ"),
    Row("pat", {}, "You have the bring-in.",                                     ".TZ ZZTZ ZZ XS ZZ"),
    Row("draw", {"cards": "1"}, "You have the bring-in.",                        ".TZ ZZTZ ZZ XS ZZ"),
    Row("plan", {}, "already your turn|Plan your next turn",                     "..Z ZZ.Z ZZ XS ZZ"),
    Row("plan", {"action": "fold_any"}, "already your turn|Planned",             ".+Z ZZ+Z ZZ XS ZZ"),
    Row("choose", {"game": "razz"}, "no game to choose",                         "..Z ZZ.Z ZZ XS ZZ"),
    Row("time", {}, "time bank at this table is empty|Time bank on",             "+TZ ZZTZ ZZ XS ZZ"),
    Row("show", {}, "You have nothing to show",                                  "..Z ZZ.Z ZZ XS ZZ"),
    Row("cards", {}, "Your cards",                                               "..Z ZZ.Z ZZ XS ZZ"),
    # Moderators, of tables
    Row("mod pause", THERE, "is paused",                                         "MMM +++B ++ XS NM"),
    Row("mod resume", THERE, "is back on",                                       "MMM +++B ++ XS NM", First.PAUSED),
    Row("mod close", THERE, "closes after this hand",                            "C+C +++B ++ XS NN"),
    Row("mod close", {**THERE, "void_hand": True}, "was voided",                 "CMC ++OB ++ XS NN"),
    Row("mod void", THERE, "was voided and",                                     "MMM ++OB ++ XS NM"),
    Row("mod kick", {**THERE, **HIM}, "will leave Table 1",                      "MMM ++OB ++ XS NM"),
    Row("mod handover", {**THERE, **HIM}, "is now the owner of",                 "MMM +++B ++ XS NM"),
    Row("mod handover", {**THERE, **MYSELF}, "is now the owner of",              "MMM HHHB ++ XS NM"),
    Row("mod lasthand", BECAUSE, "Closes after its hand",                        "MMM +++B ++ XS NM"),
    # Moderators, of players
    Row("mod ban", HIM, "is banned",                                             "MMM +++B ++ XS +M"),
    Row("mod ban", MODERATOR, "is banned",                                       "MMM EEEB ++ XS +M"),
    Row("mod ban", MYSELF, "is banned",                                          "MMM HHHB ++ XS +M"),
    Row("mod unban", HIM, "can play again.",                                     "MMM +++B ++ XS NM", First.BANNED),
    Row("mod unban", MYSELF, "can play again.",                                  "MMM HHHB ++ XS +M"),
    Row("mod freeze", HIM, "is frozen",                                          "MMM +++B ++ XS +M"),
    Row("mod freeze", MODERATOR, "is frozen",                                    "MMM EEEB ++ XS +M"),
    Row("mod freeze", MYSELF, "is frozen",                                       "MMM HHHB ++ XS +M"),
    Row("mod unfreeze", HIM, "is no longer frozen",                              "MMM +++B ++ XS NM", First.FROZEN),
    Row("mod unfreeze", MYSELF, "is no longer frozen",                           "MMM HHHB ++ XS +M"),
    Row("mod grant", {**HIM, "amount": 1}, "got 1 chip",                         "MMM +++B ++ XS +M"),
    Row("mod grant", {**MODERATOR, "amount": 1}, "got 1 chip",                   "MMM +++B ++ XS +M"),
    Row("mod grant", {**MYSELF, "amount": 1}, "got 1 chip",                      "MMM HHHB ++ XS +M"),
    Row("mod deduct", {**HIM, "amount": 1}, "1 chip was deducted",               "MMM +++B ++ XS +M"),
    Row("mod deduct", {**MODERATOR, "amount": 1}, "1 chip was deducted",         "MMM EEEB ++ XS +M"),
    Row("mod reset", HIM, "wallet had",                                           "MMM +++B ++ XS +M"),
    Row("mod reset", MODERATOR, "wallet had",                                     "MMM EEEB ++ XS +M"),
    # Moderators, of hands and disputes
    Row("mod hand", {"id": Word.HAND}, "pots were awarded",                      "MMM +++B ++ XS NM", First.OVER),
    Row("mod hand", {"id": Word.RUNNING}, "never",                               "MMM NNNB NN XS NM"),
    Row("mod disputes", {}, "open",                                              "MMM ...B .. XS .M"),
    Row("mod settle", {"id": Word.DISPUTE, "ruling": "so"}, "settled",           "MMM +++B ++ XS NM", First.OVER),
    Row("mod settle", {"id": Word.OWN_DISPUTE, "ruling": "so"}, "settled",       "MMM ++HB ++ XS NM", First.OVER),
    Row("mod flags", {}, "Nothing looks odd",                                    "MMM +++B ++ XS +M"),
    Row("audit", {}, "Audit log, page 1",                                        "MMM ...B .. XS .M"),
    # The room
    Row("room show", {}, "The room's settings",                                  "MMM ...B .. XS .M"),
    Row("room health", {}, "How the bot is doing",                               "MMM ...B .. XS .M"),
    Row("room report", {}, "The last 8 weeks",                                   "MMM ...B .. XS .M"),
    Row("room preset list", {}, "preset",                                        "MMM ...B .. XS .M"),
    Row("room preset save", {**STAKES, "name": "mine"}, "Saved",                 "MMM +++B ++ XS +M"),
    Row("room preset delete", {"name": "kept"}, "was deleted",                    "MMM +++B ++ XS NM", First.PRESET),
    Row("room setup", {}, "Setup, step 1",                                       "AAA AAAB .. XS .A"),
    Row("room set", {"setting": "tables_most", "value": "9"}, "Saved|already set", "AAA AAAB ++ XS +A"),
    Row("lobby", {}, "The lobby is in",                                          "AAA AAAB ++ XS +A"),
    Row("room export", {"format": "csv"}, "stored about this room",              "AAA AAAB ++ XS +A"),
    # Tournaments, for everybody: pl and ms are registered
    Row("league", {}, "Nobody has points",                                       "... .... .. XS .."),
    Row("tournament list", {}, "No tournaments are set up|Cup",                  "... .... .. XS .."),
    Row("tournament schedules", {}, "No tournaments repeat here.",               "... .... .. XS .."),
    Row("tournament info", EVENT, "Cup",                                         "... .... .. XS NN", First.EVENT),
    Row("tournament register", EVENT, "You're (registered|already in)",          ".+B ++.B ++ XS NN", First.EVENT),
    Row("tournament withdraw", EVENT, "no longer registered",                    "+ZZ ZZ+Z ZZ XS NN", First.EVENT),
    Row("tournament checkin", EVENT, "This tournament has no check-in.",         ".ZZ ZZ.Z ZZ XS NN", First.EVENT),
    Row("tournament deal", EVENT, "A deal is possible once",                     ".ZZ ZZ.Z ZZ XS NN", First.EVENT),
    # Tournaments, for moderators; one who plays in a running tournament cannot change its pool
    Row("tournament create", FRIDAY, "a text channel|This is how",               "MMM ...B .. XS .M"),
    Row("tournament schedule", WEEKLY, "a text channel|This is how",             "MMM ...B .. XS .M"),
    Row("series show", {"series": "1"}, "no schedule",                           "... .... .. XS .."),
    Row("series edit", {"series": "1", "buy_in": 5}, "no schedule",              "MMM ...B .. XS .M"),
    Row("series skip", {**BECAUSE, "series": "1", "date": "friday"}, "no schedule", "MMM ...B .. XS .M"),
    Row("series move", {**BECAUSE, "series": "1", "date": "friday", "start": "saturday 20:00"}, "no schedule",
        "MMM ...B .. XS .M"),
    Row("series end", {**BECAUSE, "series": "1"}, "no schedule",                 "MMM ...B .. XS .M"),
    Row("tournament template list", {}, "There are no templates",                "MMM ...B .. XS .M"),
    Row("tournament template delete", {"name": "x"}, "no template",              "MMM ...B .. XS .M"),
    Row("tournament template save", {**EVENT, "name": "mine"}, "kept|saved|Saved", "MMM +++B ++ XS NM", First.EVENT),
    Row("tournament edit", {**EVENT, "name": "Mug"}, "was changed",              "MMM +++B ++ XS NM", First.EVENT),
    Row("tournament announce", EVENT, "was reposted",                            "MMM ...B .. XS NM", First.EVENT),
    Row("tournament cancel", OVER, "is canceled",                                "MMM +++B ++ XS NM", First.EVENT),
    Row("tournament add", {**EVENT, "player": Word.EQUAL}, "got a message|is reg", "MMM +++B ++ XS NM", First.EVENT),
    Row("tournament remove", OUT, "is out of",                                   "MMM ++OB ++ XS NM", First.EVENT),
    Row("tournament move", {**OUT, "table": "1"}, "There's only one table",      "MMM ..OB .. XS NM", First.PLAY),
    Row("tournament chips", {**OUT, "chips": 5}, r"before the next hand: \+5",   "MMM ++OB ++ XS NM", First.PLAY),
    Row("tournament pause", OVER, "is paused|will pause",                        "MMM +++B ++ XS NM", First.PLAY),
    Row("tournament resume", OVER, "isn't paused|is running",                    "MMM ...B .. XS NM", First.PLAY),
    Row("tournament cancel", {**OVER, "reason": "x"}, "is canceled",             "MMM ++OB ++ XS NM", First.PLAY),
    Row("tournament remove", {**OUT, "reason": "x"}, "is out of",                "MMM ++OB ++ XS NM", First.PLAY),
)  # fmt: skip

# Buttons, menus and forms of moderators. Those that players see at a table have their own tests.
CLICKS: Final = (
    # its id, the answer                                                          "poa rpsb ag nd ep"
    Row("lb:s:1", {}, "Setup, step 1",                                           "AAA AAAB .. XS .A"),
    Row("lb:s:2:moderator_roles", {}, "Setup, step 2",                           "AAA AAAB ++ XS .A"),
    Row("lb:s:3:chips", {}, "a form",                                            "AAA AAAB .. XS .A"),
    Row("lb:s:5:done", {}, "set up",                                             "AAA AAAB .. XS .A"),
    Row("lb:h:{the table}:1", {}, "pots were awarded",                           "MMM +++B ++ XS NM", First.OVER),
    Row("lb:h:{the table}:1:0", {}, "pots were awarded",                         "MMM +++B ++ XS NM", First.OVER),
    Row("lb:h:{the table}:2", {}, NOBODY,                                        "MMM NNNB NN XS NM", First.OVER),
    Row("lb:k:{the table}:1:f0", {}, "Step 1 of",                                "... .... .. XS NN", First.OVER),
    Row("lb:k:{the table}:1:o0:p", {}, "Step 1 of",                              "... .... .. XS NN", First.OVER),
    Row("lb:k:{the table}:2:l99", {}, NOBODY,                                    "QQQ QQQQ QQ XS NN", First.OVER),
    Row("lb:k:board:all:profit:0:any", {}, "Profit",                          "... .... .. XS .."),
    Row("lb:u:csv:2026-Q1:0", {}, "The standings of",                             "... .... .. XS .."),
    Row("lb:u:share:2026-Q1:0", {}, "has points in 2026-Q1",                      "... .... .. XS .."),
    Row("lb:u:winners:1", {}, "no schedule",                                     "... .... .. XS .."),
    Row("lb:e:1:csv", {}, "I have no result of that tournament",                 "... .... .. XS .."),
    Row("lb:e:1:share", {}, "I have no result of that tournament",               "... .... .. XS .."),
    Row("lb:v:1:post", {}, "That preview has expired.",                          "MMM ...B .. XS .M"),
    Row("lb:e:{the tournament}:manage", {}, "starts",                             "MMM ...B .. XS NM", First.EVENT),
    Row("lb:e:{the tournament}:now:1", {}, "changed meanwhile",                   "MMM ...B .. XS NM", First.EVENT),
    Row("lb:q:1:table", {}, "That question has expired.",                        "MMM ...B .. XS .M"),
    Row("lb:q:1:tournament", {}, "That question has expired.",                   "MMM ...B .. XS .M"),
)  # fmt: skip
FORMS: Final = (
    Row("lb:s:3:chips", {"starting_chips": "77"}, "Setup, step 3",               "AAA AAAB ++ XS +A"),
)  # fmt: skip
PLAYERS: Final = (
    *(
        "lb:t:1:sit",
        "lb:t:1:cards",
        "lb:t:1:menu",
        "lb:t:1:again",
        "lb:a:1:1:1:fold",
        "lb:r:1:1:1:raise",
        "lb:d:1:1:1",
        "lb:m:1:1:1:raise",
    ),
    *("lb:p:1:ahead", "lb:p:1:1:plan:call_any", "lb:p:1:1:1:time", "lb:p:1:post", "lb:p:1:1:stay"),
    *("lb:e:1:register:0", "lb:e:1:next:0", "lb:e:1:rematch:0", "lb:e:1:series"),
    *("lb:e:1:deal", "lb:e:1:rest", "lb:e:1:propose:icm:0:450", "lb:e:1:agree:1"),
    *("lb:l:1:1:1:fold", "lb:l:1:1:1:raise:40", "lb:l:1:now", "lb:l:1:more"),
    "lb:j:1",
    *("lb:f:1", "lb:f:1:fair"),
    "lb:o:1",
    *("lb:b:play", "lb:b:join:0", "lb:b:games", "lb:b:start:razz:regular:3", "lb:b:practise:regular:3", "lb:n:open"),
    "lb:g:1:1",
    *("lb:y:open", "lb:y:games"),
    *("lb:w:1:wait", "lb:w:help", "lb:w:rules:razz"),
)
