"""Requests to tables and tournaments, for the features that still look their parts up."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar, cast

from bot.interactions.click import BotInteraction, Click
from bot.interactions.origin import origin_of
from bot.interactions.submission import Submitted
from bot.interactions.table_answers import TableAnswers
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.ui.discord.replies import in_time
from bot.ui.scene.answers import Asking
from bot.use_cases import requests

Asks = TypeVar("Asks", bound=Asking)
Message = TypeVar("Message")
Answer = TypeVar("Answer")


class _Answering(Protocol):
    answers: TableAnswers


def answers_of(interaction: BotInteraction) -> TableAnswers:
    return cast(_Answering, interaction.client).answers


async def submit(interaction: BotInteraction, table_id: int, message_of: Callable[[Request], Asks]) -> Submitted[Asks]:
    """Bring what is asked before its table. Raises StoreError."""
    return await answers_of(interaction).submit(interaction, table_id, message_of)


async def brought(
    interaction: BotInteraction, message_of: Callable[[Request], Message], take: Callable[[Message], Awaitable[Answer]]
) -> requests.Submitted[Message, Answer]:
    """Bring what is asked before whoever takes it. Raises StoreError."""
    submit = interaction.client.services.requests.submit
    return await in_time(interaction, submit(origin_of(interaction), message_of, take))


def wrong_place(interaction: BotInteraction, table_id: int) -> str | None:
    return answers_of(interaction).wrong_place(interaction, table_id)


def table_of(interaction: BotInteraction, table_id: int) -> TableView:
    return answers_of(interaction).table_of(interaction, table_id)


async def answered(click: Click, table_id: int, message_of: Callable[[Request], Asking]) -> None:
    await answers_of(click.interaction).answered(click, table_id, message_of)
