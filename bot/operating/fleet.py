"""The connection to the other parts of the bot, if it has several."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Protocol

from bot.fleet.asked_turns import AskedTurns
from bot.fleet.identify_turns import IdentifyTurns
from bot.fleet.messages import Json, Messages
from bot.fleet.nats_messages import FleetError, NatsMessages
from bot.fleet.orders import OrderBook, UserOrders
from bot.fleet.part import Part
from bot.fleet.roll_call import RollCall
from bot.operating.lifetime import beside
from bot.operating.monitor import HealthMonitor
from bot.operating.overview import STATE, PartState
from bot.settings import Settings
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks
from bot.use_cases.users import FleetBook, FleetUsers, Users

BLOCKED: Final = "blocked"
"""The message to other parts that Discord refused to open a direct-message channel.

Discord does that if a token opens too many.
"""
BLOCKED_SECONDS: Final = 2.0


class FleetFile(OrderBook, FleetBook, Protocol):
    """The database methods that a bot with several parts needs, to store and carry out users' orders."""


def check_settings(settings: Settings) -> None:
    """Raise FleetError if this process is one of several parts but no NATS server is set."""
    if not settings.shard.is_whole and settings.nats_url is None:
        raise FleetError(
            f"SHARD={settings.shard} is one of several: NATS_URL must be the address of the NATS server where they meet"
        )


@asynccontextmanager
async def joined(
    settings: Settings, users: Users, outbox: Outbox, book: FleetFile, monitor: HealthMonitor, application_id: int
) -> AsyncIterator[IdentifyTurns | None]:
    """Connect to the other parts of the bot, and yield the turns in which all shards begin their sessions.

    Yield None if there are no other parts. Raises NotAdmitted if another process runs as the same part, and
    FleetError.
    """
    url, part = settings.nats_url, settings.shard
    if not isinstance(users, FleetUsers) or url is None:
        yield None
        return
    messages = NatsMessages(url.get_secret_value(), application_id, part.index)
    roll_call = RollCall(part, messages)
    orders = UserOrders(part, messages, book, users.carry_out_orders)
    users.join(part, messages, orders, book)
    stop_openings_together(part, messages, outbox)

    async def state(asked: Json) -> Json:
        return PartState.of(part, outbox.servers, monitor, await orders.waiting()).body()

    messages.answer(STATE, state)
    turns = AskedTurns(part, messages)
    async with messages.connected(roll_call.call), beside(orders.run(), "orders of users"):
        roll_call.is_playing = True
        yield turns


def stop_openings_together(part: Part, messages: Messages, outbox: Outbox) -> None:
    """If Discord refuses to open a direct-message channel, stop all parts from opening more.

    Discord counts the channels of all parts together.
    """
    tasks = Tasks()

    async def stop(told: Json) -> Json:
        outbox.open_no_more()
        return {}

    messages.answer(BLOCKED, stop)

    def tell() -> None:
        tasks.run(messages.ask_others(BLOCKED, {}, BLOCKED_SECONDS, parts=part.count))

    outbox.on_blocked = tell
