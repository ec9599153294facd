"""The texts of the direct messages that wait in the database file, in each reader's current language."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, get_args

from bot.common.escaping import clean
from bot.history.ids import hand_name
from bot.locales.phrases import Phrases
from bot.moderation.ports import FOREVER, Conduct
from bot.publishing.player_notices import PlayerNotices
from bot.tables.due_letters import DueKind, DueLetter, TournamentNewsKind
from bot.ui.text.hand_names import HandNames
from bot.ui.text.standing import ban_end, reason_given
from bot.ui.tournament.letter_lines import letter_lines

NAME_MOST: Final = 60
"""The maximum number of characters of a name."""
KEYS: Final[dict[DueKind, str]] = {
    "passed_over": "tourney-passed-over",
    "missed_check_in": "tourney-missed-check-in",
    "left_out": "tourney-left-out",
    "tournament_edited": "tourney-letter-edited",
    "tournament_cancelled": "tourney-letter-cancelled",
    "tournament_removed": "tourney-letter-removed",
    "tournament_offered": "tourney-letter-offered",
    "tournament_added": "tourney-letter-added",
    "tournament_no_show": "tourney-letter-no-show",
    "tournament_corrected": "tourney-letter-corrected",
    "tournament_correction_lapsed": "tourney-letter-correction-lapsed",
    "tournament_paused": "tourney-letter-paused",
    "tournament_resumed": "tourney-letter-resumed",
    "tournament_rematch": "tourney-letter-rematch",
    "tournament_opens": "tourney-letter-opens",
    "tournament_tomorrow": "tourney-letter-tomorrow",
    "tournament_last_call": "tourney-letter-last-call",
    "tournament_skipped": "tourney-letter-skipped",
    "tournament_moved": "tourney-letter-moved",
    "tournament_seat": "tourney-letter-seat",
    "tournament_seat_paid": "tourney-letter-seat-paid",
    "ban": "letter-ban",
    "unban": "letter-unban",
    "freeze": "letter-freeze",
    "unfreeze": "letter-unfreeze",
    "grant": "letter-grant",
    "deduct": "letter-deduct",
    "reset": "letter-reset",
    "kick": "kick-letter",
    "ruling": "ruling-letter",
    "undone": "letter-undone",
    "place_gone": "gone-channel",
    "cannot_pay": "waiting-cannot-pay",
    "barred": "waiting-barred",
    "list_gone": "waiting-gone",
    "given_up": "waiting-given-up",
}
"""The phrase key of each kind of letter; if a letter has several phrases, the key of the first."""
_MAY_BE_BANNED: Final = frozenset[DueKind]({"cannot_pay", "barred", "list_gone"})
"""The kinds of letters to players on a waiting list.

A player who has been banned in the meantime gets a letter about the ban instead.
"""

About = Mapping[str, str | int]


class DueLetterWords:
    def __init__(self, notices: PlayerNotices, conduct: Conduct) -> None:
        self._notices = notices
        self._conduct = conduct

    async def of(self, letter: DueLetter, now_ms: int) -> str:
        """Return the letter's text. Raises StoreError if the reader's bans cannot be read from the database."""
        say = await self._notices.phrases(letter.guild_id, letter.player_id)
        if letter.kind in _MAY_BE_BANNED:
            standing = await self._conduct.standing(letter.guild_id, letter.player_id)
            if standing.banned(now_ms):
                until = ban_end(say, standing.banned_until_ms)
                return say("waiting-banned", table=_name(letter.about), place=_place(letter.about), until=until)
        words = _WORDS.get(letter.kind, _of_table)
        return "\n".join(words(say, KEYS[letter.kind], letter.about, self._notices.server_name(letter.guild_id)))


def _name(about: About) -> str:
    return clean(str(about["table"]), NAME_MOST)


def _place(about: About) -> str:
    return f"<#{about['channel_id']}>"


def _of_tournament(say: Phrases, key: str, about: About, _: str) -> Iterator[str]:
    yield say(key, place=_place(about), name=clean(str(about["name"]), NAME_MOST), amount=about["amount"])


def _news(kind: DueKind) -> Callable[[Phrases, str, About, str], Iterator[str]]:
    return lambda say, _, about, __: letter_lines(say, kind, about)


def _of_standing(say: Phrases, key: str, about: About, server: str) -> Iterator[str]:
    yield say(key, server=server, until=ban_end(say, int(about.get("until_ms", FOREVER))))
    yield reason_given(say, str(about["reason"]))


def _of_wallet(say: Phrases, key: str, about: About, server: str) -> Iterator[str]:
    yield say(key, server=server, amount=about["amount"])
    yield reason_given(say, str(about["reason"]))


def _kicked(say: Phrases, key: str, about: About, server: str) -> Iterator[str]:
    yield say(key, table=_name(about), server=server)
    yield reason_given(say, str(about["reason"]))


def _ruled(say: Phrases, key: str, about: About, server: str) -> Iterator[str]:
    table_id, ruling = int(about["table_id"]), str(about["ruling"])
    names = HandNames({table_id: str(about["table"])} if about["table"] else {})
    hand = names.plain(table_id, int(about["hand_number"]))
    yield say(key, hand=hand, ruling=clean(ruling, len(ruling)), server=server)


def _undone(say: Phrases, key: str, about: About, server: str) -> Iterator[str]:
    hand = hand_name(int(about["table_id"]), int(about["hand_number"]))
    yield say(key, hand=hand, table=_name(about), server=server)
    if about["reason"]:
        yield reason_given(say, str(about["reason"]))


def _place_gone(say: Phrases, _: str, about: About, __: str) -> Iterator[str]:
    sentences = [say(f"gone-{about['gone']}", table=f"**{_name(about)}**")]
    if about["undone"]:
        sentences.append(say("gone-undone", number=about["hand_number"]))
    if about["amount"]:
        sentences.append(say("gone-off-table" if about["of_tournament"] else "gone-paid-out", amount=about["amount"]))
    yield " ".join(sentences)


def _of_table(say: Phrases, key: str, about: About, _: str) -> Iterator[str]:
    yield say(key, table=_name(about), place=_place(about))


_WORDS: Final[Mapping[DueKind, Callable[[Phrases, str, About, str], Iterator[str]]]] = {
    "passed_over": _of_tournament,
    "missed_check_in": _of_tournament,
    "left_out": _of_tournament,
    **{kind: _news(kind) for kind in get_args(TournamentNewsKind)},
    "ban": _of_standing,
    "unban": _of_standing,
    "freeze": _of_standing,
    "unfreeze": _of_standing,
    "grant": _of_wallet,
    "deduct": _of_wallet,
    "reset": _of_wallet,
    "kick": _kicked,
    "ruling": _ruled,
    "undone": _undone,
    "place_gone": _place_gone,
}
