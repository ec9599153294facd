"""The one way to a table or tournament, for clicks and commands alike: what is asked, the answer, and that in words."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from bot.interactions.bans import end_told
from bot.interactions.click import BotInteraction
from bot.interactions.defaults import starting_chips
from bot.interactions.first_words import first_words
from bot.publishing.services import Services
from bot.tables.messages import Sit
from bot.tables.replies import Reply
from bot.tables.saving import Request
from bot.tables.seat_messages import Wait
from bot.tournaments.messages import Register
from bot.ui.discord.replies import in_time
from bot.ui.scene.answers import Asking, answer

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
        until = None if self.done else await end_told(services, guild, self.player_id, locale, self.reply)
        return answer(locale, self.message, self.reply, services.readers.name_of(guild, locale), until)

    async def first_words(self) -> str | None:
        """How the game goes, for those who sit down to it for the first time."""
        if self.done is None or not isinstance(self.message, Sit | Wait):
            return None
        services, locale, _ = _around(self.interaction)
        return await first_words(services, self.interaction.user.id, self.player_id, self.done.view, locale)

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
    player, message, reply = await brought(interaction, message_of, take)
    return Submitted(interaction, player, message, reply)


async def brought(
    interaction: BotInteraction, message_of: Callable[[Request], Message], take: Callable[[Message], Awaitable[Answer]]
) -> tuple[int, Message, Answer]:
    """Bring what a click or command asks before whoever takes it: the asker's pseudonym, the message and the answer.
    Where that takes long, it is acknowledged meanwhile. Raises StoreError."""
    return await in_time(interaction, _brought(interaction, message_of, take))


async def _brought(
    interaction: BotInteraction, message_of: Callable[[Request], Message], take: Callable[[Message], Awaitable[Answer]]
) -> tuple[int, Message, Answer]:
    player = await player_of(interaction)
    message = message_of(Request(interaction.id, player, name_of(interaction)))
    if isinstance(message, Sit | Wait | Register):
        await open_wallet(interaction, player)
    return player, message, await take(message)


def name_of(interaction: BotInteraction) -> str:
    """The name of a request, as the file has it."""
    command = interaction.command
    return "button" if command is None else command.qualified_name


async def player_of(interaction: BotInteraction) -> int:
    """The asker's pseudonym."""
    services, _, guild = _around(interaction)
    player = await services.directory.player_id(interaction.user.id)
    services.names.saw(guild, player, interaction.user.display_name)
    return player


async def open_wallet(interaction: BotInteraction, player_id: int) -> None:
    """A newcomer's wallet opens with the first grant, so that they can buy in at all."""
    services, _, guild = _around(interaction)
    await services.bank.wallet(guild, player_id, await starting_chips(services, guild), services.timer.now_ms())
