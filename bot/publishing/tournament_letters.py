"""Letters with news of a tournament: their buttons, and the pings of players who accept no direct messages."""

from collections.abc import Iterator, Sequence
from typing import Final, cast, get_args

import discord

from bot.locales.phrases import Phrases
from bot.publishing.members import ServerMembers
from bot.publishing.player_notices import PlayerNotices
from bot.tables.due_letters import DueKind, DueLetter, SeriesNewsKind
from bot.tables.due_posts import DuePost
from bot.tables.ports import Directory, Timer
from bot.tournaments.manager import TournamentManager
from bot.ui.discord.components import BelowText
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.scene.readers import Readers
from bot.ui.tournament.buttons import can_be_entered, tournament_button
from bot.ui.tournament.letter_lines import About, letter_lines, letter_verbs
from bot.ui.tournament.outgoing import PINGED_MOST

OPENS: Final[DueKind] = "tournament_opens"
CALLS: Final = frozenset[DueKind]({OPENS, "tournament_tomorrow", "tournament_last_call"})
"""The kinds of letters to players who are not in the tournament, but want to know about it."""
DATE_NEWS: Final = frozenset[DueKind](get_args(SeriesNewsKind))
"""The kinds of letters to the followers of a series about one of its dates."""
PAUSES: Final = frozenset[DueKind]({"tournament_paused", "tournament_resumed"})
CREATED_MS: Final = 60_000
"""The time after which a call to an unknown tournament is no longer early: the tournament is over."""


class TournamentLetters:
    def __init__(
        self,
        tournaments: TournamentManager,
        notices: PlayerNotices,
        directory: Directory,
        outbox: Outbox,
        timer: Timer,
        *,
        hears_clicks: bool,
    ) -> None:
        """Take the dependencies.

        ``hears_clicks`` is False if another process gets the clicks in direct messages; then letters have no buttons.
        """
        self._tournaments = tournaments
        self._notices = notices
        self._directory = directory
        self._outbox = outbox
        self._timer = timer
        self._members = ServerMembers(outbox)
        self._hears_clicks = hears_clicks

    def is_early(self, letter: DueLetter) -> bool:
        """Return True for a call to a tournament that is just being created; it is sent a moment later."""
        known = letter.kind not in CALLS or self._tournaments.view(int(letter.about["tournament_id"])) is not None
        return not known and self._timer.now_ms() - letter.at_ms < CREATED_MS

    async def unwanted(self, letters: Sequence[DueLetter]) -> list[DueLetter]:
        """Return the letters that their readers do not need. Raises StoreError.

        These are calls to a tournament that cannot be entered any more, calls and news of series' dates to players who
        are in by now, who have left the server, who cannot see the channel, or whose role is pinged for the same news,
        and news of a pause that later news replaces. ``letters`` are in order, the oldest first.
        """
        found = [letter for letter in letters if letter.kind in CALLS | DATE_NEWS]
        late = [letter for letter in found if letter.kind in CALLS and not self._can_be_entered(letter)]
        timely: dict[int, list[DueLetter]] = {}
        for letter in found:
            if letter not in late:
                timely.setdefault(letter.guild_id, []).append(letter)
        unseen = [each for guild_id, some in timely.items() for each in await self._unseen(guild_id, some)]
        return [*_replaced(letters), *late, *unseen]

    def _can_be_entered(self, letter: DueLetter) -> bool:
        view = self._tournaments.view(int(letter.about["tournament_id"]))
        return view is not None and can_be_entered(view) and view.state.entrant(letter.player_id) is None

    async def _unseen(self, guild_id: int, letters: Sequence[DueLetter]) -> list[DueLetter]:
        """Return the letters to users who may not see the channel, or are pinged there."""
        users = {letter.player_id: await self._directory.user_id(letter.player_id) for letter in letters}
        members = await self._members.members(guild_id, [user for user in users.values() if user is not None])
        guild = self._outbox.guild(guild_id)
        if members is None or guild is None:
            return []
        found = ((letter, members.get(users[letter.player_id] or 0)) for letter in letters)
        return [
            letter for letter, member in found if not (_reaches(guild, member, letter) and self._admits(letter, member))
        ]

    def _admits(self, letter: DueLetter, member: discord.Member | None) -> bool:
        """Return True if the member has the role that the tournament asks for, if any."""
        view = self._tournaments.view(int(letter.about.get("tournament_id", 0)))
        role_id = view.new.settings.entry_role if view is not None else 0
        return not role_id or (member is not None and any(role.id == role_id for role in member.roles))

    async def buttons(self, letter: DueLetter) -> BelowText | None:
        """Return the buttons that the reader may need; None if there are none."""
        if not self._hears_clicks or "tournament_id" not in letter.about:
            return None
        say = await self._notices.phrases(letter.guild_id, letter.player_id)
        return buttons_of(self._tournaments, say, letter.kind, letter.about)


def _replaced(letters: Sequence[DueLetter]) -> list[DueLetter]:
    """Return the letters about a pause, or its end, after which their readers get another one."""
    found = [letter for letter in letters if letter.kind in PAUSES]
    newest = {(letter.player_id, letter.about.get("tournament_id")): letter for letter in found}
    return [letter for letter in found if letter not in newest.values()]


def _reaches(guild: discord.Guild, member: discord.Member | None, letter: DueLetter) -> bool:
    """Return True if the member sees the tournament's channel, and no ping of a role has told them already."""
    channel = guild.get_channel(int(letter.about["channel_id"]))
    if member is None or channel is None or not channel.permissions_for(member).view_channel:
        return False
    return all(role.id != letter.about.get("role_id") for role in member.roles)


class TournamentPings:
    """The sender of news to players who accept no direct messages: one message in the channel pings them all."""

    def __init__(self, tournaments: TournamentManager, directory: Directory, readers: Readers, outbox: Outbox) -> None:
        self._tournaments = tournaments
        self._directory = directory
        self._readers = readers
        self._outbox = outbox

    async def ping(self, post: DuePost, nonce: str) -> None:
        """Post the letter's text with a mention of each player; without players, silently.

        Raises discord.py's errors and StoreError.
        """
        say, kind = await self._readers.room_phrases(post.guild_id), cast(DueKind, post.about["kind"])
        text = "\n".join(letter_lines(say, kind, post.about))
        buttons = buttons_of(self._tournaments, say, kind, post.about)
        channel = self._outbox.channel(post.guild_id, post.channel_id)
        for number, users in enumerate(_batches(await self._users(post)) if post.players else [[]]):
            own = nonce if number == 0 else nonce_of(nonce, number)
            await self._send(channel, users, text, buttons, own)

    async def ping_role(self, post: DuePost, nonce: str) -> None:
        """Post that registration is open, with a mention of the organizer's role. Raises the errors of ``ping``."""
        say, role_id = await self._readers.room_phrases(post.guild_id), int(post.about["role_id"])
        text = "\n".join(letter_lines(say, OPENS, post.about))
        view = buttons_of(self._tournaments, say, OPENS, post.about) or discord.utils.MISSING
        channel = self._outbox.channel(post.guild_id, post.channel_id)
        # The role @everyone has the id of the server, and its mention another form.
        everyone = role_id == post.guild_id
        mention = "@everyone" if everyone else f"<@&{role_id}>"
        roles = [] if everyone else [discord.Object(role_id)]
        allowed = discord.AllowedMentions(everyone=everyone, roles=roles, users=False)
        await self._outbox.post(
            lambda _: channel.send(f"{mention} {text}", nonce=nonce, allowed_mentions=allowed, view=view)
        )

    async def _send(
        self, channel: discord.PartialMessageable, users: list[int], text: str, buttons: BelowText | None, nonce: str
    ) -> None:
        mentions, view = " ".join(f"<@{user}>" for user in users), buttons or discord.utils.MISSING
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
        await self._outbox.post(
            lambda _: channel.send(
                f"{mentions} {text}".strip(), nonce=nonce, allowed_mentions=allowed, view=view, silent=not users
            )
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
