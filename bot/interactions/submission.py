"""The one way to a table or tournament, for clicks and commands alike: what is asked, the answer, and that in words."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from bot.interactions.ban_words import end_told
from bot.interactions.click import BotInteraction
from bot.interactions.first_words import first_words
from bot.interactions.origin import origin_of
from bot.publishing.services import Services
from bot.tables.messages import Leave, Sit
from bot.tables.replies import Reply
from bot.tables.saving import Request
from bot.tables.seat_messages import Wait
from bot.ui.discord.replies import in_time, tell
from bot.ui.scene.answers import Asking, answer
from bot.use_cases import requests

Asks = TypeVar("Asks", bound=Asking)
Message = TypeVar("Message")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Submitted(Generic[Asks]):
    """A request to a table, and its outcome."""

    interaction: BotInteraction
    player_id: int
    message: Asks
    reply: Reply | None
    """None where no such table is open any more."""

    @property
    def done(self) -> Reply | None:
        """The reply, where the table did it."""
        return self.reply if self.reply is not None and self.reply.done else None

    async def words(self) -> str:
        """The outcome in words: the deed, or why nothing was done. Raises StoreError."""
        services, locale, guild = _around(self.interaction)
        until = None if self.done else await end_told(services.standings, guild, self.player_id, locale, self.reply)
        return answer(locale, self.message, self.reply, services.readers.name_of(guild, locale), until)

    async def first_words(self) -> str | None:
        """How the game goes, for those who sit down to it for the first time."""
        if self.done is None or not isinstance(self.message, Sit | Wait):
            return None
        services, locale, _ = _around(self.interaction)
        return await first_words(services, self.interaction.user.id, self.player_id, self.done.view, locale)

    async def beside_message(self) -> str | None:
        """The part of the outcome that the table's message alone does not tell. A player who leaves in mid-hand sits
        there until it ends."""
        done = self.done
        if done is None:
            return await self.words()
        if isinstance(self.message, Leave) and any(line.player_id == self.player_id for line in done.view.seats):
            return await self.words()
        return await self.first_words()

    async def all_words(self) -> str:
        """The outcome, and how the game goes where that is news to the asker. Raises StoreError."""
        words, first = await self.words(), await self.first_words()
        return words if first is None else f"{words}\n\n{first}"


def _around(interaction: BotInteraction) -> tuple[Services, str, int]:
    return interaction.client.services, interaction.locale.value, interaction.guild_id or 0


async def submit(interaction: BotInteraction, table_id: int, message_of: Callable[[Request], Asks]) -> Submitted[Asks]:
    """Bring what a click or command asks before its table. Where that takes long, it is acknowledged meanwhile.
    Raises StoreError."""
    take = partial(interaction.client.services.tables.submit, table_id)
    found = await brought(interaction, message_of, take)
    return Submitted(interaction, found.player_id, found.message, found.reply)


async def submit_and_tell(interaction: BotInteraction, table_id: int, message_of: Callable[[Request], Asking]) -> None:
    """As ``submit``, and tell the asker how it went."""
    submitted = await submit(interaction, table_id, message_of)
    await tell(interaction, await submitted.all_words())


async def brought(
    interaction: BotInteraction, message_of: Callable[[Request], Message], take: Callable[[Message], Awaitable[Answer]]
) -> requests.Submitted[Message, Answer]:
    """Bring what a click or command asks before whoever takes it. Where that takes long, it is acknowledged meanwhile.
    Raises StoreError."""
    submit = interaction.client.services.requests.submit
    return await in_time(interaction, submit(origin_of(interaction), message_of, take))
