"""Letters to players, with their final texts."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Final, get_args

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.moderation.ports import FOREVER, Standing
from bot.publishing.administrators import no_channel_text
from bot.publishing.due_letter_words import DueLetterWords
from bot.publishing.player_notices import PlayerNotices
from bot.tables.due_letters import DueKind, DueLetter
from tests.composed.shown import Shown

ABOUT: Final[dict[str, str | int]] = {
    "table_id": 7,
    "table": "*Riverside*",
    "hand_number": 1,
    "ruling": "No. *He* did not.",
    "reason": "*rude*",
    "name": "*Sunday* Cup",
    "channel_id": 2,
    "amount": 1,
    "gone": "channel",
    "undone": 1,
    "of_tournament": 0,
    "tournament_id": 9,
    "start_ms": 1_795_000_000_000,
    "old_start_ms": 1_794_900_000_000,
    "chips": -1_250,
    "player": "*Ann*",
    "satellite": "*Last* chance",
    "target": "*Sunday* Cup",
    "why": "already_in",
    "least": 4,
    "old_start": 1_795_000_000_000,
    "new_start": 1_795_003_600_000,
    "old_game": "fixed razz",
    "new_game": "fixed razz badugi",
    "old_prizes": "",
    "new_prizes": "60 40",
    "old_check_in": 0,
    "new_check_in": 1,
    "old_seats": 6,
    "new_seats": 8,
    "checkin": 1,
    "cut": 0,
}
OTHERWISE: Final[dict[str, str | int]] = {
    "until_ms": 1_795_000_000_000,
    "gone": "server",
    "undone": 0,
    "of_tournament": 1,
    "why": "too_few_spots",
    "reason": "",
    "cut": 1,
    "other": 1,
    "amount": 1_200,
}


@dataclass
class Desk:
    """The parts of the bot that letters need, with one language for all players."""

    say: Phrases
    banned: bool = False

    def language(self, player_id: int) -> str:
        return self.say.locale

    def guild(self, guild_id: int) -> Any:
        return SimpleNamespace(name="Card *room*")

    async def standing(self, guild_id: int, player_id: int) -> Standing:
        return Standing(banned_until_ms=FOREVER if self.banned else None)


def letters(say: Phrases) -> Iterator[tuple[str, Shown]]:
    client: Any = Desk(say)
    for kind in get_args(DueKind):
        for name, about in (("", ABOUT), (", otherwise", ABOUT | OTHERWISE)):
            yield f"letter, {kind}{name}", _worded(client, kind, about)
    client.banned = True
    yield "letter, no channel for disputes", no_channel_text(say, clean(client.guild(1).name))
    yield "letter, banned while waiting", _worded(client, "barred", ABOUT)


def _worded(desk: Any, kind: DueKind, about: dict[str, str | int]) -> str:
    words = DueLetterWords(PlayerNotices(desk, desk, desk), desk)
    return asyncio.run(words.of(DueLetter(1, 101, kind, about), 1))
