"""Letters with news of a tournament: their buttons, and the pings of players who accept no direct messages."""

from collections.abc import Iterator
from typing import cast

import discord

from bot.locales.phrases import Phrases
from bot.publishing.player_notices import PlayerNotices
from bot.tables.due_letters import DueKind, DueLetter
from bot.tables.due_posts import DuePost
from bot.tables.ports import Directory
from bot.tournaments.manager import TournamentManager
from bot.ui.discord.components import BelowText
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.scene.readers import Readers
from bot.ui.tournament.buttons import tournament_button
from bot.ui.tournament.letter_lines import About, letter_lines, letter_verbs
from bot.ui.tournament.outgoing import PINGED_MOST


class TournamentLetters:
    def __init__(self, tournaments: TournamentManager, notices: PlayerNotices, *, hears_clicks: bool) -> None:
        """Take the dependencies.

        ``hears_clicks`` is False if another process gets the clicks in direct messages; then letters have no buttons.
        """
        self._tournaments = tournaments
        self._notices = notices
        self._hears_clicks = hears_clicks

    async def buttons(self, letter: DueLetter) -> BelowText | None:
        """Return the buttons that the reader may need; None if there are none."""
        if not self._hears_clicks or "tournament_id" not in letter.about:
            return None
        say = await self._notices.phrases(letter.guild_id, letter.player_id)
        return buttons_of(self._tournaments, say, letter.kind, letter.about)


class TournamentPings:
    """The sender of news to players who accept no direct messages: one message in the channel pings them all."""

    def __init__(self, tournaments: TournamentManager, directory: Directory, readers: Readers, outbox: Outbox) -> None:
        self._tournaments = tournaments
        self._directory = directory
        self._readers = readers
        self._outbox = outbox

    async def ping(self, post: DuePost, nonce: str) -> None:
        """Post the letter's text with a mention of each player. Raises discord.py's errors and StoreError."""
        say, kind = await self._readers.room_phrases(post.guild_id), cast(DueKind, post.about["kind"])
        text = "\n".join(letter_lines(say, kind, post.about))
        buttons = buttons_of(self._tournaments, say, kind, post.about)
        channel = self._outbox.channel(post.guild_id, post.channel_id)
        for number, users in enumerate(_batches(await self._users(post))):
            own = nonce if number == 0 else nonce_of(nonce, number)
            await self._send(channel, users, text, buttons, own)

    async def _send(
        self, channel: discord.PartialMessageable, users: list[int], text: str, buttons: BelowText | None, nonce: str
    ) -> None:
        mentions, view = " ".join(f"<@{user}>" for user in users), buttons or discord.utils.MISSING
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
        await self._outbox.post(
            lambda _: channel.send(f"{mentions} {text}", nonce=nonce, allowed_mentions=allowed, view=view)
        )

    async def _users(self, post: DuePost) -> list[int]:
        """Return the Discord user ids to ping, without players whose data was deleted."""
        return [user for player in post.players if (user := await self._directory.user_id(player)) is not None]


def buttons_of(tournaments: TournamentManager, say: Phrases, kind: DueKind, about: About) -> BelowText | None:
    """Return the buttons below the news in the tournament's current state; None if there are none."""
    view = tournaments.view(int(about["tournament_id"]))
    verbs = letter_verbs(kind, view, about) if view is not None else ()
    return BelowText(*(tournament_button(say, view, verb) for verb in verbs)) if view is not None and verbs else None


def _batches(users: list[int]) -> Iterator[list[int]]:
    for at in range(0, len(users), PINGED_MOST):
        yield users[at : at + PINGED_MOST]
