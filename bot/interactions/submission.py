"""Sending users' clicks and commands to tables, and converting the replies into text."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Generic, TypeVar

from bot.interactions.ban_words import end_if_banned
from bot.interactions.click import BotInteraction
from bot.interactions.first_words import first_words
from bot.interactions.origin import origin_of
from bot.interactions.refusals import Refusals
from bot.locales.phrases import Phrases
from bot.publishing.table.evenings import TableEvenings
from bot.publishing.table.leaving import EditText, LeavingAnswers
from bot.tables.manager import TableManager
from bot.tables.messages import Leave, Sit
from bot.tables.ports import TableView
from bot.tables.replies import TableReply
from bot.tables.saving import Request
from bot.tables.seat_messages import Wait
from bot.ui.discord.replies import in_time, tell
from bot.ui.history.evening import own_evening
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.answers import Asking, answer
from bot.ui.scene.readers import Readers
from bot.use_cases import requests
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests
from bot.use_cases.standing import Standings

Asks = TypeVar("Asks", bound=Asking)


class Submissions:
    """The sender of users' messages to tables."""

    def __init__(
        self,
        tables: TableManager,
        requests: Requests,
        standings: Standings,
        preferences: PlayerPreferences,
        readers: Readers,
        evenings: TableEvenings,
        leaving: LeavingAnswers,
        refusals: Refusals,
    ) -> None:
        self.tables = tables
        self._requests = requests
        self.standings = standings
        self.preferences = preferences
        self.readers = readers
        self.evenings = evenings
        self.leaving = leaving
        self._refusals = refusals

    async def submit(
        self,
        interaction: BotInteraction,
        table_id: int,
        message_of: Callable[[Request], Asks],
        *,
        thinking: bool = False,
    ) -> "SubmittedToTable[Asks]":
        """Send the user's message to the table; acknowledge the interaction first if that takes long.

        ``thinking``: the answer is a message of its own, even to a click. Raises StoreError.
        """
        take, origin = partial(self.tables.submit, table_id), origin_of(interaction)
        submitting = self._requests.submit(origin, message_of, take)
        return self.outcome(origin, await in_time(interaction, submitting, thinking=thinking))

    def outcome(self, origin: Origin, found: requests.Submitted[Asks, TableReply | None]) -> "SubmittedToTable[Asks]":
        """Return the outcome of a message that a use case has already sent; its methods convert it into text."""
        return SubmittedToTable(self, origin, found.player_id, found.message, found.reply)

    async def submit_and_tell(
        self, interaction: BotInteraction, table_id: int, message_of: Callable[[Request], Asking]
    ) -> None:
        """Send the user's message to the table, and tell the user the outcome."""
        submitted = await self.submit(interaction, table_id, message_of)
        words = await submitted.all_words()
        if submitted.done is None:
            await self.refuse(interaction, words)
            return
        message = await tell(interaction, words)
        edit = interaction.edit_original_response if message is None else message.edit
        submitted.follow_leaving(lambda words: edit(content=words))

    async def refuse(self, interaction: BotInteraction, words: str) -> None:
        """Tell the user privately why nothing was done; this replaces their previous refusal."""
        await self._refusals.tell(interaction, words)


@dataclass(frozen=True, slots=True)
class SubmittedToTable(Generic[Asks]):
    """A user's message to a table, and its outcome."""

    _by: Submissions = field(repr=False)
    origin: Origin
    player_id: int
    message: Asks
    reply: TableReply | None
    """The table's reply; None if the table is no longer open."""

    @property
    def done(self) -> TableReply | None:
        """The reply if the table did what the message asks; None if it refused."""
        return self.reply if self.reply is not None and self.reply.done else None

    async def words(self) -> str:
        """Return text that says what was done, or why nothing was done. Raises StoreError."""
        guild, locale = self.origin.guild_id or 0, self.origin.locale
        until = (
            None if self.done else await end_if_banned(self._by.standings, guild, self.player_id, locale, self.reply)
        )
        text = answer(locale, self.message, self.reply, self._by.readers.name_of(guild, locale), until)
        result = await self._evening()
        return text if result is None else f"{text} {result}"

    @property
    def _has_left(self) -> bool:
        """True if the user left and the seat is empty; during a hand, the seat is kept until the hand ends."""
        done = self.done
        return done is not None and isinstance(self.message, Leave) and self.player_id not in _seated(done.view)

    def follow_leaving(self, edit: EditText) -> None:
        """If the user leaves after the running hand, let the answer, changed by ``edit``, show their result then."""
        done = self.done
        if done is not None and isinstance(self.message, Leave) and not self._has_left:
            view = self._by.tables.view(done.view.table_id) or done.view
            self._by.leaving.keep(view, self.player_id, self.origin.locale, edit)

    async def _evening(self) -> str | None:
        """Return a departing player's result of the evening as text; None if they played no hand."""
        if self.done is None or not self._has_left:
            return None
        result = await self._by.evenings.result_of(self.done.view, self.player_id)
        if result is None:
            return None
        return own_evening(Phrases(self.origin.locale), result)

    async def first_words(self, *, on_panel: bool = False) -> str | None:
        """Return an introduction to the game if the user sits down to it, or waits for it, for the first time.

        ``on_panel``: their hand panel is open, which explains the table.
        """
        if self.done is None or not isinstance(self.message, Sit | Wait):
            return None
        scene = self._by.readers.scene(self.done.view, self.origin.locale)
        preferences, user_id = self._by.preferences, self.origin.asker.user_id
        return await first_words(preferences, user_id, self.player_id, scene, on_panel=on_panel)

    async def beside_message(self) -> str | None:
        """Return text about the part of the outcome that the table's message does not show.

        None if the message shows everything. For example, a player who leaves during a hand stays in the message until
        the hand ends.
        """
        done = self.done
        if done is None:
            return await self.words()
        if isinstance(self.message, Leave):
            return await self._evening() if self._has_left else await self.words()
        return await self.first_words()

    async def all_words(self) -> str:
        """Return the outcome as text, plus an introduction to the game if it is new to the user.

        Raises StoreError.
        """
        words, first = await self.words(), await self.first_words()
        return words if first is None else f"{words}\n\n{first}"


def _seated(view: TableView) -> set[int]:
    return {line.player_id for line in view.seats}
